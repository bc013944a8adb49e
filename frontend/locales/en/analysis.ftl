# The analysis board and its panels.

## The page

analysis-title = Analysis
analysis-title-game = Analysis: { $game }
analysis-loading = Loading…
analysis-try-again = Try again
analysis-board-size = Board size
analysis-flip = Flip board
analysis-zoom-in = Zoom in
analysis-zoom-out = Zoom out
analysis-zoom-whole = Show whole board
analysis-zoom-pieces = Show only the part with the pieces
analysis-to-move = to move

## The turn

analysis-turn = Turn
analysis-asked = { $side } to move. { $task }
analysis-together = Both sides move at the same time here.
analysis-together-how = Start from a later turn, choose an opening position below, or set up a position.

## Setting up

analysis-setup = Set up a position
analysis-setup-how = Choose a piece, then click squares to place it. Click the piece again to remove it.
analysis-setup-checking = Checking the position…
analysis-setup-valid = This position is valid.
analysis-setup-cancel = Cancel
analysis-setup-done = Analyse this position

## Engine

analysis-engine = Engine
analysis-engine-ask = Evaluate position
analysis-engine-thinking = Thinking…
analysis-engine-lines = Lines
analysis-engine-lines-count = Number of lines
analysis-engine-auto = after every move
analysis-engine-nothing = The engine has no suggestion for this position.
analysis-engine-best = Best moves
analysis-engine-nodes = { $n ->
    [one] Based on 1 position. Point at a move to see it on the board, or click it to play it.
   *[other] Based on { $n } positions. Point at a move to see it on the board, or click it to play it.
}
analysis-engine-play = Play this move
analysis-engine-play-move = Play { $move }: { $score }
analysis-engine-play-line = Play the whole line
analysis-engine-play-line-of = Play the whole line: { $line }

## Moves

analysis-moves = Moves
analysis-moves-skip = skipped
analysis-moves-variation = Variation at turn { $turn }
analysis-moves-hint = Play a move for either side. A different move starts a variation. Use ← and → to step through the moves, and ↑ and ↓ to change the variation.
analysis-details = Details

## Position

analysis-position = Position
analysis-position-copy-link = Copy link
analysis-position-copy-text = Copy position
analysis-position-copied-link = Link copied
analysis-position-copied-position = Position copied
analysis-position-copied-nothing = Copying was blocked by the browser. Select the text and copy it yourself.
analysis-position-text = Position as text
analysis-position-load = Load position
analysis-openings = Openings of finished games
analysis-position-start = Start from
analysis-position-choose = choose…
analysis-position-edit = Edit position
analysis-position-clear = Empty board

## Links that cannot be opened

analysis-link-turn = “{ $turn }” is not a valid turn number.
analysis-link-line = Turn { $turn } of this link cannot be played. { $why } The board shows the position before it.
analysis-link-refused = This link could not be opened. { $why } The board shows the opening position instead.
