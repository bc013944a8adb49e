# The board of Stratic: the names of sides and pieces, and what a board and a still picture say.

## Sides and pieces

stratic-board-south = South
stratic-board-north = North
stratic-board-kind-F = Fortifier
stratic-board-kind-A = Aggressor
stratic-board-kind-I = Interdictor
stratic-board-kind-C = Commander

## The whole board

stratic-board-name = Stratic board, { $side } by { $side } squares
stratic-board-opening = An opening position, both sides behind a wall
stratic-board-grows =
    { $n ->
        [one] grows after this turn
       *[other] grows in { $n } turns
    }

## A square, for screen readers

stratic-board-empty = empty
stratic-board-unit = { $side } { $piece }
stratic-board-stack = { $side } { $piece } on { $base_side } { $base }
stratic-board-act-move = can move here
stratic-board-act-capture = can be captured
stratic-board-act-occupy = can be occupied
stratic-board-act-breach = can be breached
stratic-board-act-swap = can swap places
stratic-board-act-crush = can be crushed
stratic-board-can-place = can take a reinforcement
stratic-board-can-act = can move
stratic-board-marked = marked
stratic-board-decisive = the game was decided here
