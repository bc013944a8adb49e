# The explorer of openings.

explore-title = Openings
explore-title-game = Openings: { $game }
explore-not-found = There is no opening explorer for this game. Choose another game:
explore-loading = Loading…
explore-variant = Variant
explore-rating = Rating
explore-band-any = All games
explore-band-below = Below { $to }
explore-band = { $from } to { $to }
explore-band-from = { $from } and above
explore-mine = Only my games
explore-players = Players
explore-way = Steps so far
explore-start = Start
explore-mirrored = This is the mirror image of what you opened. Both count as the same opening.
explore-count =
    { $games ->
        [one] One game, { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } long.
       *[other] { $games } games, { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } long on average.
    }
explore-shares =
    { $drawn ->
        [0] { $one } won { $first }%, { $other } won { $second }%.
       *[other] { $one } won { $first }%, { $drawn }% were drawn, { $other } won { $second }%.
    }
# Where each player of a game has an opening of their own.
explore-count-seat =
    { $games ->
        [one] Played once, in a game of { $turns ->
            [one] one turn
           *[other] { $turns } turns
        }.
       *[other] Played { $games } times, in games of { $turns ->
            [one] one turn
           *[other] { $turns } turns
        } on average.
    }
# $place: a number with two decimals
explore-shares-seat =
    { $drawn ->
        [0] { $first }% won. Mean place: { $place } of { $players }.
       *[other] { $first }% won, { $drawn }% shared first place. Mean place: { $place } of { $players }.
    }
explore-played = Played
explore-games = Games
explore-games-seat = Times
explore-results = { $one } / drawn / { $other }
explore-results-seat = Won / shared / lost
explore-place = Place
explore-length = Turns
explore-length-seat = Turns
explore-game = Game
explore-best = Best
explore-latest = Latest
explore-step =
    { $games ->
        [one] { $step }, one game
       *[other] { $step }, { $games } games
    }
explore-step-seat =
    { $games ->
        [one] { $step }, once
       *[other] { $step }, { $games } times
    }
explore-end = Openings are not compared beyond this point.
explore-nothing-further = No game continued from here.
explore-matches = Example games
explore-none = No finished games yet. Openings appear here a moment after a public game has ended.
explore-none-here = No finished game has reached this position.
explore-none-narrowed = None of these games reached this position. Choose all games to see more.
explore-play = Create game
