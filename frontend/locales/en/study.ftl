# Boards that play both sides, and the steps through the turns of a game.

study-undo = Undo

## Steps

study-steps = Step through the line
study-first = Start
study-back = Previous turn
study-forward = Next turn
study-last = End of the line
study-remove = Remove this turn and all later ones
