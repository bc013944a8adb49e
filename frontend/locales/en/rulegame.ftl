# The Rule Game during and after a match.

## Players

rulegame-seat-1 = 1st player
rulegame-seat-2 = 2nd player
rulegame-seat-3 = 3rd player
rulegame-seat-4 = 4th player
rulegame-seat-5 = 5th player
rulegame-seat-6 = 6th player
rulegame-seat-7 = 7th player
rulegame-seat-8 = 8th player
rulegame-player = Player { $n }

## Numbers of things

rulegame-of = { $n } of { $all }
rulegame-points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
rulegame-points-range = { $least } to { $most } points
rulegame-attempts = { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
}

## Results of attempts and boards

rulegame-result-accept = accepted
rulegame-result-deny = denied
rulegame-result-immovable = cannot move
rulegame-touched = { $result ->
    [accept] touched: can move
   *[immovable] touched: cannot move
}
rulegame-finish-cleared = cleared
rulegame-finish-stalemate = stuck, no piece could move
rulegame-finish-given_up = given up
rulegame-finish-lost = lost, too many attempts
rulegame-finish-won_early = rule mastered
rulegame-finish-walked_away = left
rulegame-finish-abandoned = ended early

## Questions and answers beside the board

rulegame-tried-move = { $piece } to { $bucket }: { $result ->
    [accept] accepted
    [deny] denied
   *[immovable] it cannot move now
    }.
rulegame-tried-touch = { $piece } was touched: { $result ->
    [accept] it can move
   *[immovable] it cannot move now
    }.
rulegame-other-tried-move = The other player tried { $piece } in { $bucket }: { $result ->
    [accept] accepted
    [deny] denied
   *[immovable] it cannot move now
    }.
rulegame-other-tried-touch = The other player touched { $piece }: { $result ->
    [accept] it can move
   *[immovable] it cannot move now
    }.
rulegame-last-board = Board { $n }: { $finish }. { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
    }, { $pieces ->
    [one] 1 piece removed
   *[other] { $pieces } pieces removed
    }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
rulegame-last-board-rival = Board { $n }: { $finish }. You removed { $own } of { $pieces } pieces: { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
rulegame-ask-first = { $n ->
    [one] There is 1 piece on the board.
   *[other] There are { $n } pieces on the board.
    } Find out which piece goes where: pick a piece, then a bucket.
rulegame-ask-piece = Pick a piece.
rulegame-ask-bucket = Choose a bucket for { $piece }.
rulegame-ask-again = Try another bucket?
rulegame-ask-move = Try { $letter } in bucket { $bucket }?
rulegame-ask-touch = Touch { $letter }?
rulegame-step-move = { $letter } to bucket { $bucket }
rulegame-step-touch = Touch { $letter }
rulegame-commit-move = Try { $letter } in bucket { $bucket }
rulegame-commit-none = Pick a piece and a bucket
rulegame-commit-over = Nothing to do
rulegame-over = This board is over.
rulegame-note-no-piece = Pick a piece first, then a bucket.
rulegame-note-stuck = { $piece } cannot move now, so nothing was tried.
rulegame-note-denied = Bucket { $bucket } has already denied { $letter }, so nothing was tried.

## The board and the line above it

rulegame-closed = All players play the same boards separately. You can see the boards once everyone has finished.
rulegame-closed-count = { $n ->
    [one] 1 of { $all } players has finished.
   *[other] { $n } of { $all } players have finished.
}
rulegame-strip-board = Board
rulegame-strip-boards = Boards
rulegame-strip-bonus = { $n } of { $all }, bonus
rulegame-strip-removed = Removed
rulegame-strip-attempts = Attempts
rulegame-strip-streak = Streak
rulegame-strip-possible = Still possible
rulegame-strip-promised = Promised
rulegame-strip-factor = { $n } ×
rulegame-strip-points = Points

## The list of players

rulegame-seat-removed = { $n } removed
rulegame-seat-turn = to move
rulegame-seat-done = finished
rulegame-seat-at = board { $n } of { $all }

## Attempts

rulegame-panel-rule = Rule
rulegame-panel-play = Play
rulegame-panel-attempts = Attempts
rulegame-none-yet = No attempts yet.
rulegame-to-bucket = to bucket { $bucket }
rulegame-head-open = Board { $n }
rulegame-head-ended = Board { $n }: { $finish }, <quiet>{ $errors ->
    [1] 1 error
   *[other] { $shown } errors
    }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }</quiet>
rulegame-others-closed = You can see the other players’ boards once everyone has finished.
rulegame-this-board = This board

## A piece in the hand

rulegame-hand = Picked piece
rulegame-into = Put into { $bucket }
rulegame-touch = Touch it <cost>to see whether it can move: { $cost ->
    [0] free
    [1] costs half an error
   *[other] costs one error
    }</cost>

## Guesses

rulegame-guess-due = What do you think the rule is?
rulegame-guess-more = Note your guess
rulegame-guess-text = Your guess at the rule
rulegame-guess-sure = How sure are you? <quiet>{ $sure }</quiet>
rulegame-guess-save = Save guess
rulegame-guess-before = Before the end of board 1: <guess>…</guess> <quiet>({ $sure })</quiet>
rulegame-guess-after = After board { $n }: <guess>…</guess> <quiet>({ $sure })</quiet>
rulegame-sure-1 = 1 of 7, a wild guess
rulegame-sure-2 = 2 of 7, very unsure
rulegame-sure-3 = 3 of 7, rather unsure
rulegame-sure-4 = 4 of 7, undecided
rulegame-sure-5 = 5 of 7, rather sure
rulegame-sure-6 = 6 of 7, very sure
rulegame-sure-7 = 7 of 7, certain

## Giving up, bonus boards, keys

rulegame-give-up = Give up series…
rulegame-give-up-ask = Unfinished boards score nothing, and the rule is revealed. Give up?
rulegame-give-up-yes = Give up
rulegame-give-up-no = Keep playing
rulegame-bonus = Start bonus boards
rulegame-keys = Keyboard controls
rulegame-keys-text = Press a letter to pick the piece that carries it, and 0 to 3 to put it into that bucket. The arrow keys move between pieces; Escape puts the piece back. A cross in a corner means that this bucket denied the piece, and a lock means that the piece cannot move. Both stay until the next accepted move.

## Everyone’s progress

rulegame-waiting = { $name } is to move.
rulegame-waiting-others = This series is over. Other players are still playing.
rulegame-racers = All players
rulegame-racers-player = Player
rulegame-racers-boards = Boards
rulegame-racers-removed = Removed
rulegame-racers-attempts = Attempts
rulegame-racers-points = Points
rulegame-racers-done = { $name }, finished
rulegame-numbers = Show the numbers of empty cells
rulegame-as-text = Board as text
rulegame-tray-0 = Bucket 0 (top left): { $n ->
    [0] empty
    [one] 1 piece
   *[other] { $n } pieces
}
rulegame-tray-1 = Bucket 1 (top right): { $n ->
    [0] empty
    [one] 1 piece
   *[other] { $n } pieces
}
rulegame-tray-2 = Bucket 2 (bottom right): { $n ->
    [0] empty
    [one] 1 piece
   *[other] { $n } pieces
}
rulegame-tray-3 = Bucket 3 (bottom left): { $n ->
    [0] empty
    [one] 1 piece
   *[other] { $n } pieces
}
rulegame-curve = Errors
rulegame-curve-label = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
    } in { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
    }.
rulegame-curve-label-boards = { $errors ->
    [one] 1 error
   *[other] { $errors } errors
    } in { $n ->
    [one] 1 attempt
   *[other] { $n } attempts
    }. By board: { $boards }.

## After the end

rulegame-rule = The rule
rulegame-rule-named = The rule: { $name }
rulegame-rule-text = Text of the rule set
rulegame-rule-replay = Move the slider to go through the moves. A dot in a corner of a piece means that this bucket would have accepted it. A lock means that the piece could not move.
rulegame-rule-write = Write your own rule sets
rulegame-boards = Boards
rulegame-boards-board = Board
rulegame-boards-finish = Result
rulegame-boards-attempts = Attempts
rulegame-boards-removed = Removed
rulegame-boards-errors = Errors
rulegame-boards-points = Points
rulegame-boards-bonus = { $n }, bonus
rulegame-boards-sure = confidence { $sure } of 7
rulegame-mastered = { $n ->
    [0] Mastered from the first attempt: ten moves in a row were accepted.
    [one] Mastered after 1 attempt: from then on, ten moves in a row were accepted.
   *[other] Mastered after { $n } attempts: from then on, ten moves in a row were accepted.
}
rulegame-not-mastered = Not mastered: a rule counts as mastered after ten accepted moves in a row.
rulegame-whose = Show the boards of

## The log

rulegame-log-move = Attempt { $n }: { $letter } ({ $cell }) to { $bucket }: { $result }.
rulegame-log-move-of = Attempt { $n }, player { $player }: { $letter } ({ $cell }) to { $bucket }: { $result }.
rulegame-log-touch = Attempt { $n }: { $letter } ({ $cell }) was touched: { $result ->
    [accept] it can move
   *[immovable] it cannot move
    }.
rulegame-log-touch-of = Attempt { $n }, player { $player }: { $letter } ({ $cell }) was touched: { $result ->
    [accept] it can move
   *[immovable] it cannot move
    }.
rulegame-log-board = Board { $n } starts.
rulegame-log-board-end = Board over: { $finish }. { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
    }, { $pieces ->
    [one] 1 piece removed
   *[other] { $pieces } pieces removed
    }, { $points ->
    [one] 1 point
   *[other] { $points } points
    }.
rulegame-log-board-end-two = Board over: { $finish }. { $attempts ->
    [one] 1 attempt
   *[other] { $attempts } attempts
    }, { $pieces ->
    [one] 1 piece removed
   *[other] { $pieces } pieces removed
    }, points { $first }:{ $second }.
rulegame-log-guess = Guess saved, confidence { $sure } of 7: { $guess }
rulegame-log-bonus = The bonus boards start.
rulegame-log-give-up = The series was given up.
rulegame-log-resign = The player resigned.
rulegame-log-flag = Time ran out, so the series is over.
rulegame-log-agreement = The players agreed to end the series here.
rulegame-log-abandoned = All players have left, so the series is over.

## How a match ended

rulegame-alone-over = The series is over: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-alone-give_up = The series was given up: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-alone-resign = The player resigned: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-alone-flag = Time ran out: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-alone-abandoned = The series was abandoned: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-why-give_up = The series was given up.
rulegame-why-resign = A player resigned.
rulegame-why-flag = Time ran out.
rulegame-why-abandoned = All players left.
rulegame-why-agreement = The players agreed to end here.
rulegame-by-give_up = { $name } gave up.
rulegame-by-resign = { $name } resigned.
rulegame-by-flag = { $name } ran out of time.
rulegame-won = { $points ->
    [one] { $name } wins with 1 point.
   *[other] { $name } wins with { $points } points.
}
rulegame-shared = { $points ->
    [one] { $names } share first place with 1 point.
   *[other] { $names } share first place with { $points } points.
}
rulegame-shared-own = { $points ->
    [one] You share first place with { $names }: 1 point.
   *[other] You share first place with { $names }: { $points } points.
}
rulegame-together-found = { $names } found the rule together: { $stars } of 3 stars, { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-together-found-own = You and { $names } found the rule together: { $stars } of 3 stars, { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-together-points = { $names } scored { $n ->
    [one] 1 point
   *[other] { $n } points
    } together.
rulegame-together-points-own = You and { $names } scored { $n ->
    [one] 1 point
   *[other] { $n } points
    } together.
rulegame-ended = The game is over.
rulegame-you-found = You found the rule: { $stars } of 3 stars, { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-you-give_up = You gave up the series: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-you-resign = You resigned: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-you-flag = Your time ran out: { $n ->
    [one] 1 point.
   *[other] { $n } points.
}
rulegame-you-lost-give_up = You lost: you gave up the series.
rulegame-you-lost-resign = You lost: you resigned.
rulegame-you-lost-flag = You lost: you ran out of time.
rulegame-you-won = { $points ->
    [one] You won with 1 point.
   *[other] You won with { $points } points.
}
