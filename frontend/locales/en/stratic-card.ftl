# The rules of Stratic on one card (games/stratic/card.js).

stratic-card-goal = Capture the enemy Commander.
stratic-card-goal-anti = Lose all your pieces before your opponent does. If you can capture, you must.
stratic-card-goal-endless = Captured pieces come back, and no capture ends the game.
stratic-card-pieces = Pieces
stratic-card-piece = Piece
stratic-card-moves = Moves
stratic-card-takes = Captures
stratic-card-worth = Points
stratic-card-moves-F = 1 or 2 squares straight
stratic-card-moves-A = up to 3 straight or 2 diagonally
stratic-card-moves-I = any distance, all directions
stratic-card-moves-C = 1 square, only out of check or to capture
stratic-card-moves-C-anti = 1 square, all directions
stratic-card-takes-F = Fortifiers
stratic-card-takes-A = all but Fortifiers
stratic-card-takes-I = everything
stratic-card-takes-C = everything next to it
stratic-card-worth-F = 1
stratic-card-worth-A = 2
stratic-card-worth-I = 4
stratic-card-worth-C = 8
stratic-card-how = A turn
stratic-card-turn = Place the reinforcements you have, then move one piece or pass.
stratic-card-stack = From a Fortifier, an Aggressor moves any distance, and an Interdictor jumps over other pieces.
stratic-card-promotion = A Fortifier that ends its move behind the enemy’s starting line can become an Aggressor or an Interdictor.
stratic-card-passes = After two passes in a row, you can move twice in one turn.
stratic-card-growth = { $n ->
    [one] The board grows in 1 turn. The side with more pieces on the midboard then gets up to 3 reinforcements. Now: { $first } { $south }, { $second } { $north }.
   *[other] The board grows in { $n } turns. The side with more pieces on the midboard then gets up to 3 reinforcements. Now: { $first } { $south }, { $second } { $north }.
}
stratic-card-end = The end
stratic-card-win = If your Commander is captured, you lose.
stratic-card-win-anti = The first player to lose every piece wins.
stratic-card-win-endless = The game ends by agreement, by resignation or at a turn limit.
stratic-card-limit = Turn { $turn } of { $limit }. At the limit, the higher score wins. Now: { $first } { $south }, { $second } { $north }.
stratic-card-limit-anti = Turn { $turn } of { $limit }. At the limit, fewer pieces win. Now: { $first } { $south }, { $second } { $north }.
stratic-card-cube = In 4D, straight means along one of three axes. Diagonal means the same distance along two or three.

## The first turn of a newcomer

stratic-card-first-preset = Choose a ready-made setup, such as Wall.
stratic-card-first-swap = Change it if you like: choose two squares to swap their pieces.
stratic-card-first-submit = Submit your setup. Your opponent sees it only when both are ready.
stratic-card-first-piece = Choose one of your pieces to see where it can go.
stratic-card-first-square = Choose a marked square to move there.
stratic-card-first-commander = Keep your Commander covered: it can hardly move.
stratic-card-first-must = Look for a capture first. If there is one, you must take it.
