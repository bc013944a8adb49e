# How to play the Rule Game.

rulegame-lessons-intro = A hidden rule decides which pieces go into which of four buckets. Every attempt gets an answer, and from the answers you work out the rule. The boards on this page answer at once: try them.

## The aim

rulegame-lessons-aim = The aim
rulegame-lessons-aim-1 = Coloured shapes lie on a board of 6 by 6 cells, with four buckets around it. Watch which attempts are accepted.
rulegame-lessons-aim-2 = A series consists of several boards under the same rule. The sooner you find the rule, the fewer errors you make, and the more points you get.
rulegame-lessons-aim-task = Clear this board. Only the shape of a piece matters here.
rulegame-lessons-aim-praise = Every shape has its own bucket: squares 0, stars 1, triangles 3.

## Putting a piece into a bucket

rulegame-lessons-playing = Putting a piece into a bucket
rulegame-lessons-playing-1 = Drag a piece to a bucket, or tap the piece and then the bucket. On the keyboard, press the small letter above a piece to pick it and <kbd>0</kbd> to <kbd>3</kbd> to drop it. The arrow keys move from piece to piece, and <kbd>Escape</kbd> puts a piece back.
rulegame-lessons-playing-2 = The buckets are numbered clockwise from the top left: 0, 1, 2, 3. An attempt counts as soon as you let go of the piece. You cannot take it back.
rulegame-lessons-playing-3 = Colours that could be confused carry letters. To see a letter on every piece, choose Letters for the pieces in the settings. R is red, Y is yellow, K is black and B is blue.

## Three answers

rulegame-lessons-answers = Three answers
rulegame-lessons-answers-1 = <strong>Accepted</strong>: the piece goes into the bucket and stays visible there. <strong>Denied</strong>: this bucket does not accept the piece now, but another one does. A cross marks that corner of the piece. <strong>Cannot move</strong>: no bucket accepts the piece now. A lock marks the piece.
rulegame-lessons-answers-2 = Crosses and locks stay until the next accepted move. After that, everything can be different, so they disappear.
rulegame-lessons-answers-task = Get one answer of each kind: accepted, denied, cannot move.
rulegame-lessons-answers-praise = You got all three. Only the top row can move here, and only into the two upper buckets.

## Which piece can move

rulegame-lessons-order = Which piece can move
rulegame-lessons-order-1 = Some rules depend on the piece: its shape or its colour. Others depend on where it lies: the top row, the leftmost column, the nearest corner. There are also rules that clear the pieces in a certain order.
rulegame-lessons-order-2 = When a piece cannot move, compare it with the last piece that was accepted. What is different?
rulegame-lessons-order-task = Clear this board. Only one piece at a time can move. Which one is next?
rulegame-lessons-order-praise = The pieces go in reading order: the top row first, from left to right.

## Rules that remember

rulegame-lessons-memory = Rules that remember
rulegame-lessons-memory-1 = A rule can look back at the last bucket that was used, or at the bucket where the last piece of the same colour or shape went. With such a rule, the first piece can often go anywhere.
rulegame-lessons-memory-2 = Only accepted moves are remembered, and every board starts with an empty memory.
rulegame-lessons-memory-task = Clear this board. The first piece can go anywhere. After that, it matters where the last one went.
rulegame-lessons-memory-praise = Each piece goes one bucket further clockwise than the one before.

## Rules that take turns

rulegame-lessons-turns = Rules that take turns
rulegame-lessons-turns-1 = A rule set can have several lines. One line is active at a time. After a number of accepted moves, or when it allows no move, the next line takes over. After the last line, the first one is active again.
rulegame-lessons-turns-task = Clear this board. The pieces themselves do not matter here.
rulegame-lessons-turns-praise = The pieces go to the top left and the bottom right alternately, whatever they are.

## Touching

rulegame-lessons-touch = Touching a piece
rulegame-lessons-touch-1 = In some games you can touch a piece. You learn whether it can move at all, without trying a bucket. Each touch has a cost, usually as much as one error.
rulegame-lessons-touch-2 = In other games, pieces that cannot move carry a lock from the start.

## Points, streak, mastery

rulegame-lessons-points = Points, streak, mastery
rulegame-lessons-points-1 = Every failed attempt is an error. A finished board is worth most without errors, and about half as much with two. The usual values:
rulegame-lessons-points-2 = The <strong>streak</strong> counts accepted moves in a row. After ten, the rule counts as mastered. Leaderboards compare how many attempts you needed before those ten.
rulegame-lessons-points-3 = A board can also get stuck, when none of the remaining pieces can move. The rule can cause this, and so can your moves. A stuck board scores like a cleared one.
rulegame-lessons-points-table = Points for a board
rulegame-lessons-points-errors = Errors
rulegame-lessons-points-points = Points

## Guesses, and the end

rulegame-lessons-guess = Guesses, and the end
rulegame-lessons-guess-1 = After each board you can write down what you think the rule is, and how sure you are. Guesses are not scored. At the end you can compare them with the rule.
rulegame-lessons-guess-2 = From a certain board on, you can give up the series. At the end the rule is revealed, and the slider below the board goes through all your moves. Dots in the corners of a piece show which buckets would have accepted it.

## Against others

rulegame-lessons-race = Playing with others
rulegame-lessons-race-1 = In a race, two to eight players play the same boards, each on their own copy. You see how far the others are, but not what they do. The player with the most points wins. With equal points, the player with fewer attempts wins.
rulegame-lessons-race-2 = Two players can also share a board. As rivals, you keep the turn while your moves are accepted and lose it with a failed attempt. Each rival scores for the pieces they removed. As partners, you alternate and score together.

## What the boards say

rulegame-lessons-cleared = { $praise } { $errors ->
    [0] You cleared the board without an error.
    [one] You cleared the board with one error.
   *[other] You cleared the board with { $errors } errors.
}
