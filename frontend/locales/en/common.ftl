# What every page can say: the frame around it, dialogs, errors, times.

## The shell

common-page-not-loaded = This page could not be loaded. { $why }
common-try-again = Try again
common-no-other-match = No other game needs you.
