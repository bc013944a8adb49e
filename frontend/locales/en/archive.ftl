# The lists of live and finished games, and their search.

archive-title = Games
archive-title-of = <name>{ $player }</name>’s games
archive-title-live = Live games
archive-title-finished = Finished games
archive-status = Which games
archive-live = Live
archive-finished = Finished
archive-openings = Openings
archive-watch = Best live game

## The search form

archive-search = Search
archive-search-clear = Clear search
archive-game = Game
archive-game-any = Any game
archive-variant = Variant
archive-variant-any = Any variant
archive-option-any = Any
archive-player = Player
archive-player-any = Anyone
archive-opponent = Against
archive-seat = Seat of the player
archive-seats = Number of players
archive-faction = Civilization or side
archive-faction-any = Any
archive-result = Result
archive-result-any = Any result
archive-result-drawn = Draw
archive-result-won = Won by the player
archive-result-lost = Lost by the player
archive-result-resign = Resignation
archive-result-flag = Out of time
archive-rated = Mode
archive-rated-any = Any
archive-rated-all = Rated or not
archive-rated-1 = Rated
archive-rated-0 = Unrated
archive-turns-min = Minimum turns
archive-turns-max = Maximum turns
archive-from = Finished from
archive-to = Finished until

## The search in words

archive-wish-player = player <name>{ $player }</name>
archive-wish-opponent = against <name>{ $opponent }</name>
archive-wish-seat = seat { $seat }
archive-wish-seats =
    { $seats ->
        [one] 1 player
       *[other] { $seats } players
    }
archive-wish-league = league, { $season }
archive-wish-as-of = as of { $time }
archive-wish-remove = Remove: { $wish }
archive-wish-option = { $option }: { $value }
archive-wish-result-drawn = draw
archive-wish-result-won = won by the player
archive-wish-result-lost = lost by the player
archive-wish-result-resign = resignation
archive-wish-result-flag = out of time
archive-wish-rated-1 = rated
archive-wish-rated-0 = unrated
archive-wish-turns =
    { $turns ->
        [one] 1 turn
       *[other] { $turns } turns
    }
archive-wish-turns-between = { $min } to { $max } turns
archive-wish-turns-min =
    { $min ->
        [one] 1 turn or more
       *[other] { $min } turns or more
    }
archive-wish-turns-max =
    { $max ->
        [one] 1 turn or fewer
       *[other] { $max } turns or fewer
    }
archive-wish-from = finished from { $day }
archive-wish-to = finished until { $day }

## What was found

archive-none-found = No game matches this search.
archive-show-all = Show all games
archive-none-live = No games are being played right now.
archive-none-finished = No finished games yet.
archive-start = Start a game
archive-searched =
    { $found ->
        [0] Searched back to { $day }. No games found so far.
        [one] Searched back to { $day }. 1 game found so far.
       *[other] Searched back to { $day }. { $found } games found so far.
    }
archive-search-further = Search further back
archive-show-more = Show more
archive-loading = Loading…

## A finished game

archive-last-position = Last position
archive-players-result = Players and result
archive-turns = Turns
archive-date = Finished

## The result in a sentence

archive-name-seat = { $name } (seat { $seat })
archive-told-alone-finished =
    { $n ->
        [one] Finished with 1 point.
       *[other] Finished with { $n } points.
    }
archive-told-alone-give_up =
    { $n ->
        [one] Gave up with 1 point.
       *[other] Gave up with { $n } points.
    }
archive-told-won = { $name } won.
archive-told-won-commander = { $name } won by capturing the Commander.
archive-told-won-no_pieces = { $name } won: one side had no pieces left.
archive-told-won-turn_limit = { $name } won at the turn limit.
archive-told-won-resign = { $name } won by resignation.
archive-told-won-flag = { $name } won on time.
archive-told-won-abandon = { $name } won by forfeit.
archive-told-won-superiority = { $name } won by superiority.
archive-told-won-last_nation = { $name } won as the last nation.
archive-told-won-last = { $name } won as the last one standing.
archive-told-won-domination = { $name } won by domination.
archive-told-won-economy = { $name } won an economic victory.
archive-told-won-score = { $name } won on points.
archive-told-drawn-agreement = Draw by agreement.
archive-told-drawn-reply_capture = Draw: both Commanders were captured.
archive-told-drawn-turn_limit = Draw at the turn limit.
archive-told-drawn-abandoned = Draw: all players left.
