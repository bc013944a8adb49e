# The page of rule sets, and what the editor of experiments shows of this game.

## The page of rule sets

rulegame-pages-title = Rule sets
rulegame-pages-lead = Write hidden rules and check whether they can leave a player with pieces but no legal move. You get a proof, or a board that shows it. <link>The rule language</link>
rulegame-pages-side-text = Text
rulegame-pages-side-verdict = Verdict
rulegame-pages-side-more = Normalised form and sharing
rulegame-pages-side-board = Board

## The text

rulegame-pages-text = Rule set
rulegame-pages-place = Line { $line }, column { $column }:
rulegame-pages-go-to-error = Go to error
rulegame-pages-example = Example
rulegame-pages-example-load = Load an example
rulegame-pages-example-choose = Choose…
rulegame-pages-back = Restore my text
rulegame-pages-printed = Normalised form
rulegame-pages-take-printed = Use this form
rulegame-pages-example-one = One bucket for all
rulegame-pages-example-one-note = Every piece goes to the top left.
rulegame-pages-example-color = Sorted by colour
rulegame-pages-example-color-note = Every colour has its own bucket.
rulegame-pages-example-roof = Roof, then floor
rulegame-pages-example-roof-note = Alternately: a piece of the top row into an upper bucket, a piece of the bottom row into a lower one.
rulegame-pages-example-clock = Round the clock
rulegame-pages-example-clock-note = The first piece goes anywhere, each next piece one bucket further.
rulegame-pages-example-queues = Two queues that cross
rulegame-pages-example-queues-note = Stars leave at the top, squares at the bottom. Each can block the other.
rulegame-pages-example-halves = Two halves of a memory
rulegame-pages-example-halves-note = The first red piece goes to the bottom left, later ones one bucket further. One of the two atoms always applies.
rulegame-pages-example-corner = Last chance in the corner
rulegame-pages-example-corner-note = Only the first move can empty the top right cell.
rulegame-pages-example-star = Only one star
rulegame-pages-example-star-note = A star goes first or never.

## The pieces

rulegame-pages-pieces = Pieces to test
rulegame-pages-pieces-legacy = Standard 16
rulegame-pages-pieces-legacy-note = Square, star, circle and triangle, each in red, black, blue and yellow.
rulegame-pages-pieces-mentioned = Names in the rules
rulegame-pages-pieces-mentioned-note = Every shape and every colour that the rules name, in all combinations.
rulegame-pages-pieces-own = My own names
rulegame-pages-pieces-own-note = Every shape in every colour. Use letters, digits and _, and up to 16 names.
rulegame-pages-shapes = Shapes
rulegame-pages-colors = Colours

## Sharing

rulegame-pages-share = Share
rulegame-pages-share-before = Anyone with the link can play under this rule set without seeing it. You can watch.
rulegame-pages-share-after = Valid for 30 days. Players see the rule when they finish. <link>Your shared puzzles</link>
rulegame-pages-share-button = Share as puzzle

## The verdict

rulegame-pages-verdict = Verdict
rulegame-pages-verdict-empty = Write a rule set or load an example.
rulegame-pages-verdict-none = No verdict yet.
rulegame-pages-verdict-checking = Checking…
rulegame-pages-verdict-error = The text has an error. Correct it to get a verdict.
rulegame-pages-verdict-cannot_stalemate = This rule set cannot stalemate.
rulegame-pages-verdict-can_stalemate = This rule set can stalemate.
rulegame-pages-verdict-unknown = Undecided.
rulegame-pages-tested-kinds = Tested with { $shapes ->
    [one] 1 shape
   *[other] { $shapes } shapes
    } in { $colors ->
    [one] 1 colour
   *[other] { $colors } colours
    }. Proof: { $proof }.
rulegame-pages-tested-objects = Tested with { $objects ->
    [one] 1 object
   *[other] { $objects } objects
    }. Proof: { $proof }.
rulegame-pages-proof-closure = the full board
rulegame-pages-proof-must = permanent atoms only
rulegame-pages-proof-frozen_memory = every possible memory
rulegame-pages-proof-start = the first move
rulegame-pages-proof-witness = a board played to its end
rulegame-pages-proof-none = none
rulegame-pages-why-cannot_stalemate-closure = Start with every piece in every cell and remove whatever can be removed, again and again. Nothing is left. A board with fewer pieces is never harder.
rulegame-pages-why-cannot_stalemate-must = Leave out every atom that can disappear. The other atoms still empty the full board, with every piece in every cell.
rulegame-pages-why-cannot_stalemate-frozen_memory = The memory does not change in a stalemate. For every possible memory, the atoms that apply empty the full board.
rulegame-pages-why-can_stalemate-closure = Start with every piece in every cell and remove whatever can ever be removed. Some pieces remain and block each other. The board shown is made of them.
rulegame-pages-why-can_stalemate-start = At the start the memory is empty, and then no piece of the board shown can move.
rulegame-pages-why-can_stalemate-witness = The board shown was played through, and one of its possible ends is a stalemate.
rulegame-pages-why-unknown-none = The test found neither a proof nor a board that gets stuck.
rulegame-pages-fate-unknown = No way to clear this board was found, but not every way was tried.
rulegame-pages-fate-choice = On this board it depends on the player: one way gets stuck, another clears the board.
rulegame-pages-fate-start = On this board the stalemate is inevitable: it is stuck before the first move.
rulegame-pages-fate-inevitable = On this board the stalemate is inevitable.
rulegame-pages-searched = Searched: { $memories ->
    [one] 1 memory
   *[other] { $memories } memories
    }, { $positions ->
    [one] 1 position
   *[other] { $positions } positions
    }.
rulegame-pages-steady = No atom can disappear: each one always names at least one bucket.
rulegame-pages-disappearing = Atoms that can disappear
rulegame-pages-disappearing-note = Depending on earlier moves, these atoms sometimes name no bucket.
rulegame-pages-atom = Line { $line }, atom { $atom }
rulegame-pages-published-agrees = The published tester gives the same verdict.
rulegame-pages-published-can = The published tester says that it can stalemate, but it does not check atoms that disappear.
rulegame-pages-published-cannot = The published tester says that it cannot stalemate, but it does not check atoms that disappear.
rulegame-pages-lacks = The rules name <names>…</names>, but no piece in this test has such a name. Check the spelling, or test the names in the rules instead.

## The board

rulegame-pages-bench-stuck = A board that gets stuck
rulegame-pages-bench-try = A board to try
rulegame-pages-bench-empty = Deal nine pieces and try the rules on them.
rulegame-pages-bench-way-stuck = Show how it gets stuck
rulegame-pages-bench-way-clear = Show how to clear it
rulegame-pages-bench-witness = Show the board from the verdict
rulegame-pages-bench-again = Start again
rulegame-pages-bench-deal = Deal nine pieces
rulegame-pages-bench-checking = Checking…
rulegame-pages-bench-stalemate = Stalemate: { $left } of { $all } pieces left, and no legal move.
rulegame-pages-bench-cleared = Cleared: every piece is in a bucket.
rulegame-pages-bench-start = Line { $line } is active. Pick a piece, then a bucket.
rulegame-pages-bench-move = Move { $n }: { $letter } to { $bucket }, { $result ->
    [accept] accepted
    [deny] denied
    [immovable] cannot move
   *[other] refused
    }. Line { $line } is active.
rulegame-pages-bench-which = Choose a bucket for { $piece }.
rulegame-pages-bench-over = This board is over. Step back, or start again.
rulegame-pages-bench-no-piece = Pick a piece first, then a bucket.
rulegame-pages-bench-error = The text has an error. Correct it to continue.
rulegame-pages-steps = Step through the moves
rulegame-pages-steps-first = To the start
rulegame-pages-steps-back = One move back
rulegame-pages-steps-at = move { $n } of { $all }
rulegame-pages-steps-next = One move forward
rulegame-pages-steps-last = To the end
rulegame-pages-hints = Show which buckets accept each piece
rulegame-pages-legend = A dot in a corner means that this bucket accepts the piece, a lock that the piece cannot move, and a cross that the bucket denied it. Keys on the board: a letter picks a piece, 0 to 3 choose a bucket, and the arrow keys move between pieces.
rulegame-pages-moves = Moves
rulegame-pages-attempt = <letter>{ $letter }</letter> { $piece }, { $cell }, to bucket { $bucket }: { $result ->
    [accept] accepted
    [deny] denied
    [immovable] cannot move
   *[other] refused
}
rulegame-pages-as-text = Board as text
rulegame-pages-as-text-piece = <letter>{ $letter }</letter> { $piece }, cell { $n }: { $cell }

## The editor of experiments

rulegame-pages-plan-show = Show board
rulegame-pages-plan-list = List { $list }
rulegame-pages-plan-series = Series
rulegame-pages-plan-rule-set = Rule set
rulegame-pages-plan-verdict = Verdict
rulegame-pages-plan-cannot_stalemate = cannot get stuck
rulegame-pages-plan-can_stalemate = can get stuck
rulegame-pages-plan-unknown = undecided
rulegame-pages-plan-unchecked = not checked
rulegame-pages-plan-at = List { $list }, series { $series }: <rule>…</rule>
rulegame-pages-plan-unplayable = { $n ->
    [one] This board has 1 piece.
   *[other] This board has { $n } pieces.
    } You can only try boards whose rule set is a file of the plan and whose pieces have a shape and a colour.
rulegame-pages-plan-drop = Drop files or folders here: lists, rule sets, boards
rulegame-pages-kind-list = Trial list
rulegame-pages-kind-rules = Rule set
rulegame-pages-kind-rules-note = Describe the rule here, for yourself.
rulegame-pages-kind-board = Board
rulegame-pages-kind-modifier = Modifier
rulegame-pages-kind-cond = Condition on boards
rulegame-pages-kind-objects = Objects with properties
rulegame-pages-kind-colors = More colours
rulegame-pages-sample-title = My first experiment
rulegame-pages-sample-shown = A sorting task
rulegame-pages-sample-consent-1 = You will sort pieces into four buckets. A rule that you find out by trying says which piece goes where.
rulegame-pages-sample-consent-2 = The task takes about ten minutes. You can stop at any time.
rulegame-pages-sample-consent-3 = What you do is stored under a random code, without your name, and used for research.
