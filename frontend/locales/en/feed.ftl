# Feeds and calendars, which the server writes. Mail says some of it too.

## Moments and lists

# "Friday, 27 November 2026, 14:05 UTC"
feed-moment = { $weekday }, { $day } { $month } { $year }, { $clock } UTC
# The end of a list: "Ada, Bob and Carl"
feed-and = { $names } and { $name }

## Games that wait for their player

feed-waiting = Quadrivium: games that need you
feed-deadlines = Quadrivium: deadlines
feed-turn = Your turn in { $game }
feed-turn-against = Your turn in { $game } against { $others }
feed-due =
    { $turn ->
        [0] Setup, due by { DATETIME($until) }
       *[other] Turn { $turn }, due by { DATETIME($until) }
    }
feed-due-none =
    { $turn ->
        [0] Setup, no deadline
       *[other] Turn { $turn }, no deadline
    }
feed-due-loss = You lose this tournament game if you do not move by { DATETIME($until) }
# What a calendar shows at the time of the deadline
feed-event =
    { $turn ->
        [0] { $game }: your setup is due
       *[other] { $game }: turn { $turn } is due
    }
feed-event-against =
    { $turn ->
        [0] { $game } against { $others }: your setup is due
       *[other] { $game } against { $others }: turn { $turn } is due
    }

## Tournaments

feed-tournaments = Quadrivium: tournaments
feed-tournament = { $name } ({ $game })
feed-starts = Starts on { DATETIME($start) }
feed-started = { $name } has started
feed-round-paired = { $name }: the pairings of round { $round }
feed-round-over = { $name }: round { $round } is over
feed-bye = { $name } has a bye
feed-over = { $name } is over
feed-winners = First place: { $names }
feed-cancelled = { $name } was cancelled
feed-cancelled-few = Too few players could play.
