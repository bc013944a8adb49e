# The settings of the page.

settings-title = Settings
settings-kept-account = Changes apply at once. They are saved in your account and in this browser.
settings-kept-browser = Changes apply at once. They are saved in this browser. <link>Sign in</link> to use them everywhere.
settings-board = Board and pieces
settings-page = Appearance
settings-playing = Playing
settings-preview = Board preview

## Vacation

settings-vacation = Vacation
settings-vacation-clocks = During a vacation, your clock is stopped in correspondence games. Other clocks keep running.
settings-vacation-left = Days left in { $year }: { $left } of { $allowance }.
settings-vacation-whole = Part of a day counts as a full day.
settings-vacation-days = Days
settings-vacation-start = Start vacation
settings-vacation-until = You are on vacation until <time>{ $time }</time>.
settings-vacation-end = End vacation
settings-vacation-none = You have used all vacation days of this year.
