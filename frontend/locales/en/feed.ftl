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
# Which turn: stands before the deadline. Some languages call a turn in which all play at once a round
feed-at = Turn { $turn }
feed-at-round = Turn { $turn }
feed-at-setup = Setup
feed-due = { $at }, due by { DATETIME($until) }
feed-due-none = { $at }, no deadline
feed-due-loss = You lose this tournament game if you do not move by { DATETIME($until) }
# What a calendar shows at the time of the deadline
feed-event = { $game }: your move is due
feed-event-against = { $game } against { $others }: your move is due

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
feed-cancelled-few = There were not enough players.
