# Games as rows of a table: who plays whom, what was decided, what to do.

match-rows-players = Players
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
match-rows-reason-reply_capture = both Commanders captured
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
