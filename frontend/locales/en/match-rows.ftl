# Games as rows of a table: who plays whom, what was decided, what to do.

match-rows-last-position = Last position
match-rows-players = Players
match-rows-players-result = Players and result
match-rows-turns = Turns
match-rows-date = Finished
match-rows-game = Game
match-rows-turn = Turn
match-rows-status = Status
match-rows-open-seat = open seat

## Status

match-rows-your-turn = your turn
match-rows-live = in progress
match-rows-paused = paused
match-rows-quarantined = on hold after an error
match-rows-finished = finished
match-rows-draw = draw

## How a game ended

match-rows-reason-commander = Commander captured
match-rows-reason-no_pieces = no pieces left
match-rows-reason-reply_capture = captured in reply
match-rows-reason-turn_limit = turn limit
match-rows-reason-resign = resignation
match-rows-reason-flag = time ran out
match-rows-reason-abandon = forfeit
match-rows-reason-abandoned = abandoned
match-rows-reason-agreement = by agreement
match-rows-reason-superiority = superiority
match-rows-reason-last_nation = last nation
match-rows-reason-last = last one standing
match-rows-reason-domination = domination
match-rows-reason-economy = economy
match-rows-reason-score = score
match-rows-reason-give_up = gave up
match-rows-reason-finished = finished

## The result in a sentence

match-rows-won = { $name } won.
match-rows-won-commander = { $name } won by capturing the Commander.
match-rows-won-no_pieces = { $name } won: one side had no pieces left.
match-rows-won-turn_limit = { $name } won at the turn limit.
match-rows-won-resign = { $name } won by resignation.
match-rows-won-flag = { $name } won on time.
match-rows-won-abandon = { $name } won by forfeit.
match-rows-won-superiority = { $name } won by superiority.
match-rows-won-last_nation = { $name } won as the last nation.
match-rows-won-last = { $name } won as the last one standing.
match-rows-won-domination = { $name } won by domination.
match-rows-won-economy = { $name } won by economy.
match-rows-won-score = { $name } won on points.
match-rows-drawn-agreement = Draw by agreement.
match-rows-drawn-reply_capture = Draw: both Commanders were captured.
match-rows-drawn-turn_limit = Draw at the turn limit.
match-rows-drawn-abandoned = Draw: all players had left.
