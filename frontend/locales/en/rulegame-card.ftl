# The rules of the Rule Game on one card (games/rulegame/card.js).

rulegame-card-goal = Find the hidden rule: put each piece into a bucket that accepts it, with few errors.
rulegame-card-goal-race = Find the hidden rule with fewer errors than the others. Everyone has a board of their own.
rulegame-card-goal-partners = Two partners look for the hidden rule on one board. They take turns after every attempt and share the points.
rulegame-card-goal-rivals = Two rivals look for the hidden rule on one board. An accepted move keeps the turn, an error passes it on. More points win.
rulegame-card-answers = Answers to an attempt
rulegame-card-answer = Answer
rulegame-card-meaning = What it means
rulegame-card-accept = Accepted
rulegame-card-accept-means = The piece goes into the bucket. All marks disappear.
rulegame-card-deny = Denied
rulegame-card-deny-means = This bucket does not accept the piece now, but another one does.
rulegame-card-immovable = Cannot move
rulegame-card-immovable-means = No bucket accepts the piece now.
rulegame-card-score = Points
rulegame-card-boards = Boards done: { $n } of { $all }.
rulegame-card-points = { $n ->
    [one] 1 point from finished boards.
   *[other] { $n } points from finished boards.
}
rulegame-card-streak = { $n } of { $all } accepted in a row. With { $all }, the rule counts as mastered.
rulegame-card-errors = Each attempt that is not accepted counts as an error. Fewer errors on a board give more points.
rulegame-card-touch = { $cost ->
    [0] You can touch a piece to see whether it can move. It costs nothing.
    [2] You can touch a piece to see whether it can move. It counts as 1 error.
   *[other] You can touch a piece to see whether it can move. It counts as { $shown } errors.
}

## The first board of a newcomer

rulegame-card-first-drop = Drag a piece to a bucket, or choose the piece and then the bucket.
rulegame-card-first-answer = Look at the answer. A cross means that this bucket refused the piece. A lock means that no bucket takes it now.
rulegame-card-first-rule = Look for what the accepted pieces have in common, and try it on the next one.
