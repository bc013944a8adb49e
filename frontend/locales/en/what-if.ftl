# A practice board: one person orders for every player of a turn, and sees what happens.

what-if-title = What if
what-if-title-game = What if: { $game }
what-if-loading = Loading…
what-if-from = Turn { $turn } of a finished game of { $game }. <link>Back to the game</link>
what-if-scratch = A new game of { $game } that only you see.
what-if-variant = Variant
what-if-players = Players

## Where it cannot be tried

what-if-running = This game is still running. Try other orders when it is over.
what-if-in-turn = In { $game } the players do not order at the same time, so there is nothing to resolve.
what-if-no-board = This game cannot be shown.
what-if-archive = Archive
what-if-to-game = Back to the game
what-if-learn = Learn the game
what-if-analyse = Open the analysis board

## The map

what-if-map = Map
what-if-zoom-in = Zoom in
what-if-zoom-out = Zoom out
what-if-zoom-whole = Show the whole map

## Whose orders

what-if-seats = Whose view and orders
what-if-everything = Everything
what-if-count =
    { $n ->
        [one] 1 order drafted
       *[other] { $n } orders drafted
    }
what-if-how = Choose a player to see the map as they do and to change their orders. Then resolve the turn for everybody.
what-if-limits = Messages and treaties cannot be tried here. What the players agreed before still applies.
what-if-given = orders as given in the game
what-if-missed = gave no orders in the game
what-if-none = no orders yet
what-if-changed =
    { $n ->
        [0] no orders any more
        [one] 1 order, changed
       *[other] { $n } orders, changed
    }
what-if-restore = Restore the orders of the game
what-if-clear = Remove all orders

## The turn

what-if-panels = Turn
what-if-tab-turn = Turn
what-if-tab-orders = Orders
what-if-tab-log = What happened
what-if-log-empty = Nothing has happened yet. Resolve the turn to see what comes of the orders.
what-if-resolve = Resolve turn { $turn }
what-if-busy = Resolving…
what-if-resolved = Turn { $turn } is resolved.
what-if-back = Back one turn
what-if-again = Back to the start
what-if-over = The game ends here. Go back one turn to try other orders.
what-if-over-before = This game was over before that turn. Go back to the game and choose an earlier one.
what-if-refused = The orders of { $name } cannot be carried out: { $why }
what-if-dropped = The turns you had resolved here no longer fit, so this starts again. { $why }
what-if-retry = Try again
