# The position editor of Stratic.

stratic-edit-start = { $preset } against { $preset }

## Pieces and tools

stratic-edit-tools = Tools
stratic-edit-tools-name = Other tools
stratic-edit-move = Move
stratic-edit-erase = Erase
stratic-edit-undo = Undo
stratic-edit-clear = Clear
stratic-edit-stacks = Pieces placed on a Fortifier occupy it

## The turn

stratic-edit-mover-name = Side to move
stratic-edit-mover = To move
stratic-edit-rings = Rings added
stratic-edit-turns = Turns played
stratic-edit-grows =
    { $n ->
        [one] The board grows after this turn.
       *[other] The board grows after { $n } more turns.
    }

## Figures of a side

stratic-edit-passes = Passes in a row
stratic-edit-reserve = In reserve
stratic-edit-score = Points
stratic-edit-figure = { $figure }, { $side }
