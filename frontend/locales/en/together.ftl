# Several people who play at one device.

together-title = Play together on this device
together-about = Two or more people share one screen, each with their own seat. Nobody needs an account.
together-people = People at this device
together-name = Name of player { $n }
together-player = Player { $n }
together-seats = Players in the game
together-seats-bots = { $bots ->
        [0] { $n }
        [one] { $n }, one of them a bot
       *[other] { $n }, { $bots } of them bots
    }
together-bot = Level of the bots
together-how-open = You place your pieces in secret, one after the other. After that everybody sees the board, which turns to the player to move.
together-how-hidden = Each player sees a view of their own. Between players, a screen asks you to pass the device.
together-start = Start game
together-starting = Starting…
together-limits = Games at one device are private and unrated, with up to 14 days per turn. The seats are kept only in this browser, for 90 days: if you clear its data, the game cannot be continued and ends when the time for a turn is up. Up to 300 seats can be taken from one network in an hour. If everybody has a device, <link>create a game</link> instead.
together-kept = Games in this browser
together-state-on = in progress
together-state-over = finished
together-state-begun = not started yet
together-resume = Start game
together-drop = Remove
together-drop-named = Remove the game of { $names }
together-no-storage = This browser stores no data for this site, so it cannot keep your seats. Allow it to store data, then try again.

## At the device

together-pass = Pass the device to { $name }
together-pass-about = Everybody else, please look away. Only { $name } should press the button.
together-i-am = I am { $name }
together-others = Pass it to another player
together-story = Public events of turn { $turn }
together-story-none = Turn { $turn } is over. There were no public events.
together-wait = { $bots ->
        [0] The turn is being played…
       *[other] Waiting for the bots…
    }
together-loading = Loading…
together-retry = Try again
together-plays = At the device: <name></name>
together-act-for = Act for { $name }
together-turn-board = Turn the board
together-hide = Hide and pass on
together-again = Play again with seats swapped
together-new = New game
together-lost = This browser does not have the seats of this game, or can no longer use them. The game cannot be continued here, and ends when the time for a turn runs out.
together-watch = Watch the game
