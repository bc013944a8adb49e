# The costliest turns of a finished game, as questions on a board.

mistakes-title = Your mistakes
mistakes-title-of = Mistakes by { $name }
mistakes-players = Whose mistakes
mistakes-archive = Archive
mistakes-none-here = This game cannot be shown.
mistakes-loading = Loading…

## The search

mistakes-about = An engine searches the game for up to three costly turns of each player.
mistakes-start = Find the mistakes
mistakes-searching = The engine is searching the game. You can leave this page and come back later.
mistakes-progress = Progress of the search
mistakes-failed = The search failed.
mistakes-retry = Try again
mistakes-not-judged = There is no engine for this variant.
mistakes-empty = No costly turn: well played.
mistakes-back = Back to the game

## A question

mistakes-of = Mistake { $n } of { $all }
mistakes-question = Turn { $turn }: { $played } Find a better turn.
mistakes-board = Position before the mistake
mistakes-reveal = Show the best turn
mistakes-next = Next mistake
mistakes-skip = Skip
mistakes-again = Try another turn
mistakes-analyse = Analyse this position

## Why it was a mistake. $reply is a sentence of the game.

mistakes-why-lost =
    { $n ->
        [one] It loses at once: { $reply }
       *[other] It loses by force within { $n } turns: { $reply }
    }
mistakes-why-over = It loses the game at once.
mistakes-why-won =
    { $n ->
        [one] There was a win at once.
       *[other] There was a forced win within { $n } turns.
    }
mistakes-why-reply = The best reply makes it { $by } points worse than the best turn: { $reply }
mistakes-why-worse = It is { $by } points worse than the best turn.

## The comparison

mistakes-comparing = Comparing your turn with the best one…
mistakes-not-compared = The engine did not answer.
mistakes-best = The best turn: { $best }
mistakes-verdict-best = Well found: there is no better turn.
mistakes-verdict-better = Better than the turn that was played, but there is a better one.
mistakes-verdict-same = This is the turn that was played.
mistakes-verdict-worse = This is no better than the turn that was played.

## Orders that all players give at once

mistakes-orders-question = Turn { $turn }: the map starts with the orders that were given. Find better ones.
mistakes-orders-known = The engine compares orders by what this player could know in that turn.
mistakes-orders-board = Map with the orders of that turn
mistakes-orders-compare = Compare these orders
mistakes-orders-comparing = Comparing your orders with the best ones…
mistakes-orders-reveal = Show the best orders
mistakes-orders-again = Try other orders
mistakes-orders-best = The map shows the best orders found.
mistakes-orders-verdict-best = Well found: the engine knows no better orders.
mistakes-orders-verdict-better = Better than the orders that were given, but there are better ones.
mistakes-orders-verdict-same = These are the orders that were given.
mistakes-orders-verdict-worse = These are no better than the orders that were given.
