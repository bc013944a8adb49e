# Stratic: orders, the log, facts, the secret setup and the cube. The board has stratic-board.ftl, the position editor stratic-edit.ftl.

## A move in words

stratic-moved-move = { $piece } { $from } moves to { $to }
stratic-moved-capture = { $piece } { $from } takes { $to }
stratic-moved-occupy = { $piece } { $from } occupies the Fortifier on { $to }
stratic-moved-breach = { $piece } { $from } breaches { $to }
stratic-moved-swap = { $piece } { $from } swaps with the Commander on { $to }
stratic-moved-crush = { $piece } { $from } crushes the Fortifier below it
stratic-moved-move-promoted = { $piece } { $from } moves to { $to } and promotes to { $promoted }
stratic-moved-capture-promoted = { $piece } { $from } takes { $to } and promotes to { $promoted }
stratic-moved-swap-promoted = { $piece } { $from } swaps with the Commander on { $to } and promotes to { $promoted }
stratic-chained-capture = { $piece } { $from } takes { $to }, then { $then }
stratic-chained-breach = { $piece } { $from } takes { $to }, then breaches { $then }

## A placement in words

stratic-placed = { $piece } on { $square }
stratic-placed-promoted = { $piece } on { $square }, promoted to { $promoted }
stratic-step-place = Place { $piece } on { $square }
stratic-step-place-promoted = Place { $piece } on { $square }, promoted to { $promoted }
stratic-pass = Pass

## The log

stratic-tale-moves = { $side }: { $moves }.
stratic-tale-places = { $side } places { $pieces }.
stratic-tale-places-passes = { $side } places { $pieces } and passes.
stratic-tale-passes = { $side } passes.
stratic-tale-skip = { $side } ran out of time, so the turn was skipped.
stratic-tale-check = Check.
stratic-tale-commander = The Commander is captured.
stratic-tale-reply = Both Commanders are captured: the game is a draw.
stratic-tale-growth = The board grows (ring { $ring }).
stratic-tale-midboard = Midboard: South { $south }, North { $north }.
stratic-tale-gain =
    { $gain ->
        [one] { $side } gains 1 reinforcement.
       *[other] { $side } gains { $gain } reinforcements.
    }
stratic-tale-setup = { $side }’s setup is revealed.
stratic-tale-resign = { $side } resigns.
stratic-tale-flag = { $side } ran out of time.
stratic-tale-abandon = { $side } missed too many turns.
stratic-tale-draw = The players agreed to a draw.
stratic-somebody = A player

## How a game ended

stratic-won = { $side } ({ $name }) wins.
stratic-won-commander = { $side } ({ $name }) wins: the Commander was captured.
stratic-won-resign = { $side } ({ $name }) wins: the other side resigned.
stratic-won-flag = { $side } ({ $name }) wins on time.
stratic-won-abandon = { $side } ({ $name }) wins: the other side missed too many turns.
stratic-won-agreement = { $side } ({ $name }) wins on points, by agreement.
stratic-won-no_pieces = { $side } ({ $name }) wins: all its pieces are gone.
stratic-won-turn_limit = { $side } ({ $name }) wins at the turn limit.
stratic-won-turn_limit-points = { $side } ({ $name }) wins at the turn limit, { $first } to { $second } points.
stratic-won-turn_limit-pieces = { $side } ({ $name }) wins at the turn limit with fewer pieces, { $first } to { $second }.
stratic-drawn = The game is a draw.
stratic-drawn-reply_capture = Draw: both Commanders were captured.
stratic-drawn-agreement = Draw by agreement.
stratic-drawn-abandon = Draw: both sides missed too many turns.
stratic-drawn-abandoned = Draw: both players left.
stratic-drawn-turn_limit = Draw: the turn limit was reached.
stratic-drawn-turn_limit-points = Draw: the turn limit was reached, { $first } to { $second } points.
stratic-drawn-turn_limit-pieces = Draw: the turn limit was reached, { $first } to { $second } pieces.

## How a game ended, to one of its players

stratic-you-won = You won against { $name }.
stratic-you-won-commander = You won: you captured { $name }’s Commander on { $square }.
stratic-you-won-resign = You won: { $name } resigned.
stratic-you-won-flag = You won: { $name } ran out of time.
stratic-you-won-abandon = You won: { $name } missed too many turns.
stratic-you-won-agreement = You won on points, by agreement.
stratic-you-won-no_pieces = You won: you lost all your pieces first.
stratic-you-won-turn_limit-points = You won at the turn limit, { $first } to { $second } points.
stratic-you-won-turn_limit-pieces = You won at the turn limit with fewer pieces, { $first } to { $second }.
stratic-you-lost = You lost against { $name }.
stratic-you-lost-commander = You lost: { $name } captured your Commander on { $square }.
stratic-you-lost-resign = You lost: you resigned.
stratic-you-lost-flag = You lost: you ran out of time.
stratic-you-lost-abandon = You lost: you missed too many turns.
stratic-you-lost-agreement = You lost on points, by agreement.
stratic-you-lost-no_pieces = You lost: { $name } lost all pieces first.
stratic-you-lost-turn_limit-points = You lost at the turn limit, { $second } to { $first } points.
stratic-you-lost-turn_limit-pieces = You lost at the turn limit with more pieces, { $second } to { $first }.

## What to do now

stratic-ask-typing = Keep typing: the turn is not complete yet.
stratic-ask-not-a-turn = This is not a valid turn.
stratic-ask-waiting = Loading legal moves…
stratic-ask-place =
    { $n ->
        [one] Place 1 reinforcement, then move.
       *[other] Place { $n } reinforcements, then move.
    }
stratic-ask-place-pieces =
    { $n ->
        [one] Place 1 piece, then move.
       *[other] Place { $n } pieces, then move.
    }
stratic-ask-place-commander =
    { $more ->
        [0] Place your Commander, then move.
        [one] Place your Commander and 1 more piece, then move.
       *[other] Place your Commander and { $more } more pieces, then move.
    }
stratic-ask-chain = Chain capture available: choose a target, or finish the move.
stratic-ask-choose = Choose what this move does.
stratic-ask-selected = { $piece } selected: choose a square.
stratic-ask-second = Operation: choose a piece for a second move, or play this move alone.
stratic-ask-ready = Confirm your turn.
stratic-ask-capture =
    { $who ->
        [both] A capture is required.
       *[you] Your turn: you must capture.
    }
stratic-ask-capture-operation =
    { $who ->
        [both] A capture is required, and a second move can follow.
       *[you] Your turn: you must capture, and a second move can follow.
    }
stratic-ask-operation =
    { $who ->
        [both] Operation: make up to two moves.
       *[you] Your turn (operation): make up to two moves.
    }
stratic-ask-must-move =
    { $who ->
        [both] After two passes, a move is required.
       *[you] Your turn: you have passed twice, so you must move.
    }
stratic-ask-placed = Now move a piece or pass.
stratic-ask-turn =
    { $who ->
        [both] Move a piece or pass.
       *[you] Your turn: move a piece or pass.
    }
stratic-ask-no-pass =
    { $who ->
        [both] Move a piece. Passing is not possible now.
       *[you] Your turn: move a piece. You cannot pass now.
    }
stratic-ask-placed-no-pass = Now move a piece. You cannot pass now.
stratic-check = Check: your Commander is under attack.
stratic-check-other = Check: { $side }’s Commander is under attack.
stratic-check-risky = This leaves your Commander in check. Your second move must end the check.
stratic-threat-A = The Aggressor on { $square } attacks up to 3 squares straight or 2 diagonally.
stratic-threat-A-raised = The Aggressor on { $square } stands on a Fortifier, so it attacks at any distance.
stratic-threat-I = The Interdictor on { $square } attacks along ranks, files and diagonals.
stratic-threat-I-raised = The Interdictor on { $square } stands on a Fortifier, so it jumps over pieces.
stratic-threat-C = The enemy Commander on { $square } attacks adjacent squares.

## What to look at in this turn

stratic-todo-win = Capture the Commander with { $pieces }
stratic-todo-check = { $n ->
    [one] Answer the check: { $pieces } attacks your Commander
   *[other] Answer the check: { $pieces } attack your Commander
}
stratic-todo-capture = { $n ->
    [one] You must capture: 1 piece can do so
   *[other] You must capture: { $n } pieces can do so
}
stratic-todo-danger = { $n ->
    [one] { $piece } is in danger: { $pieces } can take it
   *[other] { $piece } is in danger: { $pieces } can take it
}
stratic-todo-growth-own = { $n ->
    [one] The board grows after this turn: you lead the midboard { $own } to { $other } and would get { $gain ->
        [one] 1 piece
       *[other] { $gain } pieces
    }
   *[other] The board grows in { $n } turns: you lead the midboard { $own } to { $other } and would get { $gain ->
        [one] 1 piece
       *[other] { $gain } pieces
    }
}
stratic-todo-growth-other = { $n ->
    [one] The board grows after this turn: { $side } leads the midboard { $other } to { $own } and would get { $gain ->
        [one] 1 piece
       *[other] { $gain } pieces
    }
   *[other] The board grows in { $n } turns: { $side } leads the midboard { $other } to { $own } and would get { $gain ->
        [one] 1 piece
       *[other] { $gain } pieces
    }
}
stratic-todo-growth-level = { $n ->
    [one] The board grows after this turn: level on the midboard, { $own } to { $other }
   *[other] The board grows in { $n } turns: level on the midboard, { $own } to { $other }
}

## The button that plays the turn

stratic-commit-move = Move { $piece } to { $to }
stratic-commit-capture = Take { $to } with { $piece }
stratic-commit-occupy = Occupy the Fortifier on { $to }
stratic-commit-breach = Breach { $to }
stratic-commit-swap = Swap with the Commander on { $to }
stratic-commit-crush = Crush the Fortifier on { $to }
stratic-commit-promote = Move { $piece } to { $to } and promote to { $promoted }
stratic-commit-chain-capture = Take { $to }, then { $then }
stratic-commit-chain-breach = Take { $to }, then breach { $then }
stratic-commit-both = Play both moves
stratic-commit-placed-move =
    { $n ->
        [one] Place 1 piece and move
       *[other] Place { $n } pieces and move
    }
stratic-commit-placed-pass =
    { $n ->
        [one] Place 1 piece and pass
       *[other] Place { $n } pieces and pass
    }
stratic-commit-pass = Pass this turn
stratic-commit-not-a-turn = Not a turn yet
stratic-commit-waiting = Loading…
stratic-commit-place =
    { $n ->
        [one] Place 1 reinforcement first
       *[other] Place { $n } reinforcements first
    }
stratic-commit-place-pieces =
    { $n ->
        [one] Place 1 piece first
       *[other] Place { $n } pieces first
    }
stratic-commit-place-commander =
    { $more ->
        [0] Place your Commander first
        [one] Place your Commander and 1 more piece first
       *[other] Place your Commander and { $more } more pieces first
    }
stratic-commit-must-capture = You must capture
stratic-commit-no-pass = You cannot pass now

## Choices

stratic-choice-kind-name = Piece to place
stratic-choice-kind =
    { $n ->
        [one] 1 piece left to place. Choose its kind:
       *[other] { $n } pieces left to place. Choose the next kind:
    }
stratic-choice-square-name = Options on { $square }
stratic-choice-square = On { $square }:
stratic-choice-cancel = Cancel
stratic-choice-chain-name = Second capture
stratic-choice-chain = Capture again?
stratic-choice-chain-capture = Take { $square }
stratic-choice-chain-breach = Breach { $square }
stratic-choice-chain-stop = Stop here
stratic-choice-keep = Keep as Fortifier
stratic-choice-promote = Promote to { $piece }
stratic-choice-below = Select the piece below
stratic-choice-move = Move here
stratic-choice-capture = Capture
stratic-choice-occupy = Occupy
stratic-choice-breach = Breach (attacker and Fortifier are removed)
stratic-choice-swap = Swap places
stratic-choice-crush = Crush the Fortifier below
stratic-choice-move-keep = Move here as Fortifier
stratic-choice-capture-keep = Capture as Fortifier
stratic-choice-swap-keep = Swap places as Fortifier
stratic-choice-move-promoted = Move here and promote to { $piece }
stratic-choice-capture-promoted = Capture and promote to { $piece }
stratic-choice-swap-promoted = Swap places and promote to { $piece }

## Typing a turn

stratic-type-label = Type a turn
stratic-type-open = Type the turn
stratic-type-example = { $move }, { $turn } or --
stratic-type-list = Legal moves that start like this
stratic-type-near = No legal move starts like that. Did you mean:
stratic-type-none = No legal move starts like that.
stratic-type-count =
    { $n ->
        [one] 1 legal option:
       *[other] { $n } legal options:
    }
stratic-type-count-first = The first { $shown } of { $n } legal options:
stratic-type-legal = Legal. Press Enter to play it.
stratic-read-empty = Type a turn such as Ac3xc5, or -- to pass.
stratic-read-pass = A pass (--) must stand alone or come after placements.
stratic-read-after-pass = Nothing can follow --, which ends the turn.
stratic-read-start = “{ $word }” must start with a piece (F, A, I or C), or with + for a placement.
stratic-read-kind = After “{ $read }”, type a piece: F, A, I or C.
stratic-read-square = After “{ $read }”, type a square such as e4.
stratic-read-sign = After “{ $read }”, type a sign: > move, x capture, ^ occupy, % breach, ~ swap, * crush.
stratic-read-promotion = After “{ $read }”, type A or I: the piece that the Fortifier becomes.
stratic-read-end = After “{ $read }”, type a space before the next word.
stratic-read-end-place = After “{ $read }”, type =A, =I or a space.

## Why a square does nothing

stratic-why-loading = Loading legal moves…
stratic-why-range-F = A Fortifier moves 1 or 2 squares straight, not diagonally.
stratic-why-range-A = An Aggressor moves up to 3 squares straight or 2 diagonally.
stratic-why-range-I = An Interdictor moves along ranks, files and diagonals.
stratic-why-range-C = A Commander moves 1 square.
stratic-why-carries = A Fortifier that carries a piece moves 1 square straight.
stratic-why-raised = From a Fortifier, this piece moves along ranks, files and diagonals.
stratic-why-blocked = Another piece is in the way.
stratic-why-own = One of your own pieces is there.
stratic-why-exposed = That would leave your Commander in check.
stratic-why-must-capture = You must capture.
stratic-why-first-turn = The Commander cannot be captured on the first turn.
stratic-why-occupied = An occupied Fortifier cannot be captured from outside.
stratic-why-fortifiers-only = A Fortifier captures only Fortifiers.
stratic-why-still-check = The Commander would still be in check there.
stratic-why-commander = A Commander moves only when it is in check.
stratic-why-theirs = That is { $side }’s { $piece }. Choose one of your own pieces.
stratic-why-rests = This piece was placed this turn and cannot move until your next turn.
stratic-why-moved = You have already moved: play the turn, or undo it.
stratic-why-no-capture = You must capture, and this piece cannot.
stratic-why-no-help = Your Commander is in check, and this piece cannot help.
stratic-why-no-move = This { $piece } has no legal moves.
stratic-why-chain = Choose a target for the second capture, or finish the move.
stratic-why-taken = This square is taken. Choose an empty one.
stratic-why-past = You cannot place pieces past the other side’s starting line.
stratic-why-place = Choose an empty square that is not past the other side’s starting line.
stratic-why-barred = The Commander would be in check there.

## Over the board

stratic-turn-over = The turn has ended. Your move was not played.
stratic-arrow-begins = Arrow started. Go to its end and press X.

## What attacks a square

stratic-bears = { $side } can capture on { $square } with { $pieces }.
stratic-guards = { $side } can recapture on { $square } with { $pieces }.
stratic-bears-none = No piece can capture on { $square }.
stratic-keys-bears = show what attacks the square, or hide it

## Both sides in figures

stratic-aim-base = Stratic: capture the enemy Commander to win.
stratic-aim-true_endless = True Endless: captured pieces come back, and no capture ends the game.
stratic-aim-antistratic = Antistratic: lose all your pieces to win. You must capture whenever you can.
stratic-aim-base-cube = 4D Stratic, in a cube: capture the enemy Commander to win.
stratic-aim-true_endless-cube = 4D True Endless, in a cube: captured pieces come back, and no capture ends the game.
stratic-aim-antistratic-cube = 4D Antistratic, in a cube: lose all your pieces to win. You must capture whenever you can.
stratic-facts-full = The board has reached its full size. The midboard no longer earns reinforcements.
stratic-facts-grows =
    { $n ->
        [one] The board grows after this turn
       *[other] The board grows in { $n } turns
    }
stratic-facts-setup = Secret setup. Nobody is ready yet.
stratic-facts-setup-ready = Secret setup. { $side } is ready.
stratic-facts-operation-tag = Operation
stratic-facts-operation-now = { $side } can make two moves this turn.
stratic-facts-operation-next = { $side } can make two moves next turn.
stratic-facts-table = Both sides compared
stratic-facts-points = Points
stratic-facts-points-about = From captures and promotions
stratic-facts-midboard = In the midboard
stratic-facts-midboard-about = Pieces on files a to j and ranks 3 to 8. Both pieces of a stack count.
stratic-facts-gain = Gain on growth
stratic-facts-gain-about = Reinforcements if the board grew now: the difference in the midboard, at most 3
stratic-facts-gain-pieces =
    { $n ->
        [one] 1 piece
       *[other] { $n } pieces
    }
stratic-facts-place = To place
stratic-facts-place-about = Reinforcements and returned pieces. They are placed at the start of the next turn.
stratic-facts-left = Pieces left
stratic-facts-left-about = On the board and in reserve. The side with none left wins.
stratic-facts-passes = Passes in a row
stratic-facts-passes-about = After two passes in a row, the next turn can have two moves.
stratic-facts-passes-operation = 2 (operation)
stratic-facts-passes-of = { $n } of 2
stratic-facts-captured = Captured
stratic-facts-nothing = none
stratic-count-F =
    { $n ->
        [one] 1 Fortifier
       *[other] { $n } Fortifiers
    }
stratic-count-A =
    { $n ->
        [one] 1 Aggressor
       *[other] { $n } Aggressors
    }
stratic-count-I =
    { $n ->
        [one] 1 Interdictor
       *[other] { $n } Interdictors
    }
stratic-count-C =
    { $n ->
        [one] 1 Commander
       *[other] { $n } Commanders
    }
stratic-count-free =
    { $n ->
        [one] 1 reinforcement
       *[other] { $n } reinforcements
    }

## Beside a player's name

stratic-seat-ready = ready
stratic-seat-placing = setting up
stratic-seat-left =
    { $n ->
        [one] 1 piece left
       *[other] { $n } pieces left
    }
stratic-seat-points =
    { $n ->
        [one] 1 pt
       *[other] { $n } pts
    }
stratic-seat-points-about = Points from captures and promotions
stratic-seat-place = { $n } to place
stratic-seat-place-about = Pieces waiting to be placed
stratic-seat-passes =
    { $n ->
        [one] 1 pass
       *[other] { $n } passes
    }
stratic-seat-passes-about = Two passes in a row earn an operation: a turn with up to two moves
stratic-seat-operation = operation ready
stratic-seat-operation-about = After two passes in a row, the next turn can have two moves
stratic-seat-check = check

## The setup: what to do

stratic-setup-ask = Set up your army: choose two squares to swap their pieces.
stratic-setup-sealed = You have submitted your setup. You can change it until the other side is ready.
stratic-setup-submit = Submit setup
stratic-setup-replace = Replace setup
stratic-setup-submitted = Setup submitted
stratic-setup-count = { $n } of { $all } pieces placed
stratic-setup-home = Place your pieces on your own two rows.
stratic-setup-home-cube = Place your pieces on your own two ranks, on any level.
stratic-setup-full = All { $all } pieces are on the board. Choose an occupied square to replace a piece.

## The setup: pieces, presets, keys

stratic-setup-presets = Start from
stratic-setup-own = Your own formation.
stratic-setup-pieces = Pieces
stratic-setup-pieces-count = { $n } of { $all } pieces
stratic-setup-remove = Remove
stratic-setup-tray = Choose two squares to swap them, or choose a piece and then its square.
stratic-setup-tray-square = { $square }: choose a piece for it, or a second square to swap with.
stratic-setup-tray-piece = { $piece } selected: choose squares for it. Esc cancels.
stratic-setup-tray-remove = Remove selected: choose squares to clear. Esc cancels.
stratic-setup-whole = Change the whole setup
stratic-setup-mirror = Mirror
stratic-setup-shuffle = Shuffle
stratic-setup-clear = Clear
stratic-setup-fill = Fill the rest
stratic-setup-keys = Keyboard
stratic-setup-keys-arrows = Arrow keys
stratic-setup-keys-arrows-about = move between squares
stratic-setup-keys-kinds-about = put that piece here
stratic-setup-keys-delete = Delete
stratic-setup-keys-delete-about = remove the piece here
stratic-setup-keys-enter = Enter
stratic-setup-keys-enter-about = select; on a second square, swap
stratic-setup-keys-undo-about = undo, mirror
stratic-setup-keys-escape = Esc
stratic-setup-keys-escape-about = cancel
stratic-preset-wall = Wall
stratic-preset-wall-about = All Fortifiers in front. Slow and safe, with many Fortifiers to occupy later.
stratic-preset-phalanx = Phalanx
stratic-preset-phalanx-about = Fortifiers in the centre, Aggressors beside them, for a slow advance on all files.
stratic-preset-horns = Horns
stratic-preset-horns-about = Aggressors on both wings go round a wall while the centre holds.
stratic-preset-spear = Spear
stratic-preset-spear-about = Aggressors and the Interdictor behind the middle, for an early attack in the centre.
stratic-preset-storm = Storm
stratic-preset-storm-about = Ten Aggressors, most of them in front. Fast, open and risky.
stratic-preset-lattice = Lattice
stratic-preset-lattice-about = Every Aggressor starts next to a Fortifier, ready to occupy it and attack from afar.
stratic-preset-castle = Castle
stratic-preset-castle-about = The Commander is walled in on the i file, far from the centre.
stratic-preset-hook = Hook
stratic-preset-hook-about = The main force is on the files a to d, the Commander behind Fortifiers on the g file.

## The setup: what is missing or unwise

stratic-army-few =
    { $more ->
        [one] 1 piece is missing.
       *[other] { $more } pieces are missing.
    }
stratic-army-many = { $n } pieces placed: { $more } too many. One square stays empty.
stratic-army-missing-C = The Commander is missing.
stratic-army-missing-I = The Interdictor is missing.
stratic-army-missing-A = At least one Aggressor is needed.
stratic-army-missing-F = At least one Fortifier is needed.
stratic-army-many-C = There are { $n } Commanders, but an army has only one.
stratic-army-many-I = There are { $n } Interdictors, but an army has only one.
stratic-doubt-file = the { $file } file
stratic-doubt-diagonal = the diagonal { $from } to { $to }
stratic-doubt-open =
    { $n ->
        [one] Your Commander is exposed: { $lines } is open. An Interdictor there attacks from any distance.
       *[other] Your Commander is exposed: { $lines } are open. An Interdictor there attacks from any distance.
    }
stratic-doubt-back-row = The back row, behind three pieces, is safer.
stratic-doubt-close =
    { $n ->
        [one] A piece on { $squares } closes it.
       *[other] Pieces on { $squares } close them.
    }
stratic-doubt-flank =
    { $n ->
        [one] No piece stands between your Commander and the { $edges } edge. Once the board grows, it can be attacked along rank { $rank }.
       *[other] No piece stands between your Commander and the { $edges } edges. Once the board grows, it can be attacked along rank { $rank }.
    }
stratic-doubt-guard = No Aggressor or Interdictor stands next to your Commander to recapture.

## The setup: saved formations

stratic-shelf-title =
    { $n ->
        [0] My formations
       *[other] My formations ({ $n })
    }
stratic-shelf-new-name = New name for { $name }
stratic-shelf-rename = Rename
stratic-shelf-rename-name = Rename { $name }
stratic-shelf-cancel = Cancel
stratic-shelf-delete = Delete
stratic-shelf-delete-name = Delete { $name }
stratic-shelf-deleted = “{ $name }” was deleted.
stratic-shelf-restore = Restore
stratic-shelf-name = Formation name
stratic-shelf-save = Save
stratic-shelf-room = You have saved { $n } formations, the maximum.
stratic-shelf-replace = Saving under an existing name replaces that formation.
stratic-shelf-no-name = Enter a name for the formation.
stratic-shelf-unfinished = Only a complete army can be saved.
stratic-shelf-full = You already have { $n } formations. Delete one, or save under an existing name.
stratic-shelf-taken = You already have a formation named “{ $name }”. Choose another name.

## The setup: as text

stratic-text-title = As text
stratic-text-label = Formation as text, front row first
stratic-text-apply = Apply
stratic-text-copy = Copy
stratic-text-copied = Copied
stratic-text-blocked = Copying was blocked by the browser. The text is selected, so copy it yourself.
stratic-text-about = Front row, slash, back row, files a to j. A full stop is the empty square.
stratic-text-about-cube = List each piece with its square, such as A@c1.5, or write two rows for level 5.
stratic-text-empty = Type or paste two rows of ten, front row first, such as FFFFFFFFFF/AAA.CIAAAA.
stratic-text-rows =
    { $n ->
        [one] A formation has two rows of ten with a slash between them. This one has 1 row.
       *[other] A formation has two rows of ten with a slash between them. This one has { $n } rows.
    }
stratic-text-letter = “{ $letter }” is not a piece. Use F, A, I and C, and a full stop for the empty square.
stratic-text-length-front =
    { $n ->
        [one] The front row has 1 square instead of { $all }. Write a full stop for the empty square.
       *[other] The front row has { $n } squares instead of { $all }. Write a full stop for the empty square.
    }
stratic-text-length-back =
    { $n ->
        [one] The back row has 1 square instead of { $all }. Write a full stop for the empty square.
       *[other] The back row has { $n } squares instead of { $all }. Write a full stop for the empty square.
    }
stratic-text-item = “{ $text }” is not a piece with a square. Write it like A@c1.5.
stratic-text-home = { $square } is not on your two ranks.
stratic-text-twice = Two pieces are on the same square.

## The cube

stratic-cube-view = Cube view
stratic-cube-view-all = All levels
stratic-cube-view-one = One level
stratic-cube-view-cube = Cube
stratic-cube-cannot = This browser cannot draw the cube. The levels show the same position.
stratic-cube-loading = Loading the cube…
stratic-cube-levels = Levels
stratic-cube-square = { $square }, level { $level }
stratic-cube-level = Level { $level }
stratic-cube-level-pieces =
    { $pieces ->
        [one] Level { $level }, 1 piece
       *[other] Level { $level }, { $pieces } pieces
    }
stratic-cube-level-targets =
    { $targets ->
        [one] 1 target square
       *[other] { $targets } target squares
    }
stratic-cube-board = The levels of the cube
stratic-cube-board-one = Level { $level } of the cube
stratic-cube-picture =
    { $n ->
        [one] The cube with 1 occupied square. With a keyboard or a screen reader, use the levels.
       *[other] The cube with { $n } occupied squares. With a keyboard or a screen reader, use the levels.
    }
stratic-cube-tools = Cube tools
stratic-cube-left = Rotate left
stratic-cube-right = Rotate right
stratic-cube-slice = Only this level
stratic-cube-tapped = { $square }, { $piece }.
stratic-cube-tapped-why = { $square }, { $piece }. { $why }
stratic-cube-keys-level = one level up or down, like Shift with ↑ and ↓

## The Endless Tournament

stratic-crowd-region = Files { $x0 } to { $x1 }, ranks { $y0 } to { $y1 }
stratic-crowd-pass = pass
stratic-crowd-placed-pass = { $pieces }, then pass
stratic-crowd-placed-move = { $pieces }; then { $acts }
stratic-crowd-vote = Vote: { $turn }
stratic-crowd-vote-pass = Vote to pass
stratic-crowd-change = Change vote: { $turn }
stratic-crowd-change-pass = Change vote: pass
stratic-crowd-movements = Moves
stratic-crowd-placements = Placements
stratic-crowd-nobody = Nobody voted. Waiting pieces were placed automatically, and the turn was a pass.
