# The page before its scripts run, how the installed page describes itself, and the pictures of links. Only the build reads this file.

shell-description = Strategy games in the browser, against friends, strangers or bots.
shell-loading = Loading…
shell-no-script = This page needs JavaScript. You can also play through the HTTP API:
# A shortcut of the installed page
shell-open-games = Open games
# In the picture of a link, under the name of the game
shell-on-site = on Quadrivium
