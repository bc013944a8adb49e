# The Rule Game's board in words: pictures, matches, lessons and the page of rule sets need these.

## Pieces, cells and buckets

rulegame-board-piece = { $color } { $shape }
rulegame-board-property = { $name } { $value }
rulegame-board-piece-plain = plain piece
rulegame-board-piece-picture = picture
rulegame-board-piece-named = { $letter } ({ $piece })
rulegame-board-color-red = red
rulegame-board-color-black = black
rulegame-board-color-blue = blue
rulegame-board-color-yellow = yellow
rulegame-board-shape-square = square
rulegame-board-shape-star = star
rulegame-board-shape-circle = circle
rulegame-board-shape-triangle = triangle
rulegame-board-cell = column { $column }, row { $row }
rulegame-board-bucket-0 = bucket 0 (top left)
rulegame-board-bucket-1 = bucket 1 (top right)
rulegame-board-bucket-2 = bucket 2 (bottom right)
rulegame-board-bucket-3 = bucket 3 (bottom left)

## The board

rulegame-board-name = Board
rulegame-board-name-keys = Board. Letters pick a piece, 0 to 3 choose its bucket
rulegame-board-svg = 6 by 6 cells, four buckets
rulegame-board-on-cell = { $letter }: { $piece }, { $cell }
rulegame-board-accepted-by = { $n ->
    [one] accepted by bucket { $buckets }
   *[other] accepted by buckets { $buckets }
}
rulegame-board-denied-by = { $n ->
    [one] denied by bucket { $buckets }
   *[other] denied by buckets { $buckets }
}
rulegame-board-immovable = cannot move
rulegame-board-tray-0 = Bucket 0 (top left): { $pieces }
rulegame-board-tray-1 = Bucket 1 (top right): { $pieces }
rulegame-board-tray-2 = Bucket 2 (bottom right): { $pieces }
rulegame-board-tray-3 = Bucket 3 (bottom left): { $pieces }
rulegame-board-empty = empty

## Small pictures

rulegame-board-hidden-rule = Hidden rule
rulegame-board-picture = { $level }: { $n ->
    [one] 1 piece on the board
   *[other] { $n } pieces on the board
}
rulegame-board-opening = Coloured shapes on a board of 6 by 6 cells, with a bucket at each corner
