# How to play Stratic: chapters, boards to try, exercises.

stratic-lessons-intro = Two armies on a board that keeps growing. Everything is visible and nothing is left to chance. Each chapter takes a minute, and you can play on every board here.

## The aim

stratic-lessons-aim = The aim
stratic-lessons-aim-1 = Two armies, South and North, face each other. South moves first, then the sides take turns.
stratic-lessons-aim-2 = You also win when the other side resigns or runs out of time. The number of pieces does not matter: you can lose any number of them on the way.
stratic-lessons-aim-3 = Captures and promotions score points. The points are shown, but they only decide games with an agreed turn limit.
stratic-lessons-aim-task = North has left the way to e10 open. Choose the Aggressor on e7, then the Commander. Confirm with the button beside the board.

## Before the first turn

stratic-lessons-placement = Before the first turn
stratic-lessons-placement-1 = Each side places 19 pieces on its own two rows: one Commander, one Interdictor, and 17 Fortifiers and Aggressors. You choose the mixture, with at least one of each. One of the 20 squares stays empty.
stratic-lessons-placement-2 = Neither side sees the other’s setup until both are ready. From then on <strong>nothing is hidden and nothing is left to chance</strong>.
stratic-lessons-placement-3 = There is one special rule: on turn 1, South cannot capture the Commander.
stratic-lessons-placement-task = Both sides stand behind a wall of Fortifiers. Play South’s first turn.

## The board and its growth

stratic-lessons-board = The board and its growth
stratic-lessons-board-1 = The board starts with 10 by 10 squares. The two coloured lines are the <strong>starting lines</strong>, which have no end. Between them lies the <strong>midboard</strong>, in a slightly different tone: files a to j, ranks 3 to 8. It never grows.
stratic-lessons-board-2 = The board itself does grow. When each side has had two turns, it gains a ring of squares. The next ring comes after three more turns each, then after four, five and so on: after turns 4, 10, 18, 28, 40 …
stratic-lessons-board-3 = Every square keeps its name. To the left of file a is file -a, and below rank 1 is rank -1. There is no zero.
stratic-lessons-board-task = Two turns have been played. You play the third, North passes the fourth, and then the board grows. Play any turn, or pass, and watch the edge.
stratic-lessons-board-after = The board has a new ring. Its squares belong to nobody, and pieces can move there at once.

## Fortifier

stratic-lessons-fortifier = Fortifier
stratic-lessons-fortifier-1 = The Fortifier moves <strong>one or two squares straight</strong>: up, down, left or right. It is worth 1 point.
stratic-lessons-fortifier-2 = It captures other Fortifiers and nothing else. An Aggressor in front of it blocks it, and it never gives check.
stratic-lessons-fortifier-3 = Pieces do not jump over other pieces. There is one exception, explained later. You cannot capture your own pieces.
stratic-lessons-fortifier-task = The Fortifier can capture two of North’s pieces, but not the third. Find out which.

## Aggressor

stratic-lessons-aggressor = Aggressor
stratic-lessons-aggressor-1 = The Aggressor moves <strong>up to three squares straight, or up to two diagonally</strong>. It is worth 2 points.
stratic-lessons-aggressor-2 = It captures Aggressors, Interdictors and Commanders, <strong>but not Fortifiers</strong>. Against Aggressors, a Fortifier is a wall.
stratic-lessons-aggressor-3 = However, it can climb onto a Fortifier of either side. The chapter <link>Stacks</link> explains what that brings.
stratic-lessons-aggressor-task = You can reach the Aggressor on d7, three squares away. The Interdictor on f6 is safe behind a Fortifier.

## Interdictor

stratic-lessons-interdictor = Interdictor
stratic-lessons-interdictor-1 = The Interdictor moves <strong>any distance in all eight directions</strong> and captures everything. It is worth 4 points. Each army starts with exactly one.
stratic-lessons-interdictor-2 = When it reaches a lone enemy Fortifier, it has a choice: capture it, or step onto it.
stratic-lessons-interdictor-task = Go to the Fortifier on d8, then choose what to do there.

## Commander

stratic-lessons-commander = Commander
stratic-lessons-commander-1 = The Commander is worth 8 points, and losing it loses the game. It reaches <strong>one square in any direction</strong>.
stratic-lessons-commander-2 = It can always <em>capture</em> an enemy piece next to it. But it can <em>move</em> to an empty square or onto a free Fortifier <strong>only when it is in check</strong>. Otherwise it stays where it is.
stratic-lessons-commander-3 = It can never move into check.
stratic-lessons-commander-task = The Aggressor on e5 gives check, so this Commander can move. You can also block the line or capture the attacker.

## Stacks

stratic-lessons-stacks = Stacks
stratic-lessons-stacks-1 = An Aggressor, Interdictor or Commander can <strong>occupy</strong> any free Fortifier, of its own side or of the enemy. The Fortifier becomes the base and the other piece the rider. A square never holds more than two pieces, and the base is always a Fortifier.
stratic-lessons-stacks-2 = From outside, <strong>only the rider can be captured</strong>, and the capturing piece takes its place. So a Fortifier cannot attack a stack. A Fortifier with a rider is safe, except from that rider and from a breach; both have their own chapters below.
stratic-lessons-stacks-task = There are three ways up: onto your own Fortifier, onto North’s, or against the rider on e5, whose place you take.

## A Fortifier carries its rider

stratic-lessons-carry = A Fortifier carries its rider
stratic-lessons-carry-1 = A base still belongs to its owner, who can move it <strong>one square straight</strong>. Its rider goes along, friend or enemy. The base can capture a free enemy Fortifier in the same way.
stratic-lessons-carry-2 = A base cannot promote. A rider on an enemy Fortifier slows it down, but the Fortifier can carry the rider somewhere dangerous.
stratic-lessons-carry-task = Carry North’s Aggressor away from d4, or capture the Fortifier on g5 with the base on g4. Click a stack a second time to choose its lower piece.

## Raised powers

stratic-lessons-raised = Raised powers
stratic-lessons-raised-1 = A piece on a Fortifier is raised. <strong>The move that takes it off the Fortifier is stronger.</strong>
stratic-lessons-raised-2 = A raised Aggressor moves any distance in all eight directions. A raised Interdictor can also jump over any number of pieces. A raised Commander is sheltered, but moves no further.
stratic-lessons-raised-3 = The move onto the Fortifier is an ordinary one. So you need two: occupy, then strike.
stratic-lessons-raised-task = Strike from c3 at the far corner, or jump with the Interdictor from f2 to f9.

## Chains

stratic-lessons-chains = Chains
stratic-lessons-chains-1 = When an Aggressor captures a piece <strong>one or two squares away</strong>, it can capture again in the same move.
stratic-lessons-chains-2 = The second capture starts where the first one ended, with the ordinary reach: three squares straight, two diagonally. It is optional, and there is no third. A capture three squares away starts no chain.
stratic-lessons-chains-task = Capture on c5, and you are offered a second capture. Compare the Aggressor on f3: it is three squares away, so no chain follows.

## Crush

stratic-lessons-crush = Crush
stratic-lessons-crush-1 = A Fortifier with a rider cannot be captured from outside. But an Interdictor or Commander <strong>on an enemy Fortifier</strong> can capture it from above and stays on the square. This is a crush, and it counts as the move.
stratic-lessons-crush-2 = Aggressors cannot capture Fortifiers, so they cannot crush.
stratic-lessons-crush-task = Choose the Interdictor on d5, then choose the same square again.

## Breach

stratic-lessons-breach = Breach
stratic-lessons-breach-1 = A Commander on a Fortifier is sheltered. When an Aggressor or Interdictor attacks it there, <strong>both the attacker and the Fortifier leave the board</strong>, and the Commander stays on the ground. So it takes two moves: the breach, then the capture.
stratic-lessons-breach-2 = A chain can end with a breach. A Commander cannot breach. Each side scores what the other has lost.
stratic-lessons-breach-task = Breach the shelter on e8 with your Aggressor.

## Swap

stratic-lessons-swap = Swap
stratic-lessons-swap-1 = An Aggressor, Interdictor or Fortifier that can reach <strong>its own Commander</strong> can swap places with it, in check or not. In this way the Commander travels even when it cannot move by itself. It must not arrive in check.
stratic-lessons-swap-2 = If its partner stood on a Fortifier, the Commander lands on that Fortifier: the quickest way into shelter. A Fortifier can swap only when neither piece is part of a stack.
stratic-lessons-swap-task = Bring the Commander to f2, or onto the Fortifier on g6.

## Promotion

stratic-lessons-promotion = Promotion
stratic-lessons-promotion-1 = A Fortifier that ends its own move <strong>behind the enemy’s starting line</strong> can become an Aggressor or an Interdictor. This scores 1 point. North’s line lies between ranks 8 and 9, South’s between ranks 3 and 2.
stratic-lessons-promotion-2 = You need not promote at once: each later move behind the line offers the choice again. A Fortifier with a rider does not promote. You can have any number of promoted Interdictors.
stratic-lessons-promotion-task = Cross the line with either Fortifier. On g10, an Interdictor would give check.

## Passing and operations

stratic-lessons-operations = Passing and operations
stratic-lessons-operations-1 = You can pass on any turn, as often as you like, unless that leaves your Commander in check. A turn that only places reinforcements is also a pass.
stratic-lessons-operations-2 = Passing has a use. <strong>After two passes in a row, your next turn can be an operation: two moves instead of one</strong>, by the same piece or by two pieces. The second move starts from the position after the first. Further passes earn nothing more, and moving uses up the operation.
stratic-lessons-operations-3 = Both sides see who holds an operation. Two quiet turns are a threat.
stratic-lessons-operations-task = You have passed twice. Breach on c5 with the Aggressor, then capture the Commander with the Interdictor.

## Check

stratic-lessons-check = Check
stratic-lessons-check-1 = A Commander on the ground is <strong>in check</strong> when an enemy Aggressor, Interdictor or Commander could capture it in one move. Checks are announced. Threats by the second capture of a chain, or by an operation, are not: you have to see them yourself.
stratic-lessons-check-2 = You must not end your turn in check, <strong>unless the enemy Commander is also in check</strong>. A Commander on a Fortifier is never in check.
stratic-lessons-check-3 = If no turn with one move helps, you are mated. The game still goes on until the Commander is captured.
stratic-lessons-check-task = Step aside, block the line, or answer with a check of your own. The Interdictor attacks j10 from j4 and from a10.

## The reply draw

stratic-lessons-reply = The reply draw
stratic-lessons-reply-1 = If you capture the Commander while <strong>your own is in check</strong>, the other side’s reply is played at once. Both Commanders fall, and the game is a draw.
stratic-lessons-reply-2 = So a counter-check is a defence. To win, you must prevent the reply: with the second capture of a chain, with the first move of an operation, or by capturing from a square that blocks the line.
stratic-lessons-reply-task = Capture the Commander on c8 with the Interdictor and see the reply. Then find the capture that wins.

## Reinforcements

stratic-lessons-reinforcements = Reinforcements
stratic-lessons-reinforcements-1 = Whenever the board grows, the pieces in the midboard are counted, including both pieces of a stack. <strong>The side with more pieces receives the difference as reinforcements, at most three.</strong>
stratic-lessons-reinforcements-2 = You must place all of them at the start of your next turn. Each one is a Fortifier or an Aggressor, as you like, on an empty square that is not past the enemy’s starting line. If your Commander is past that line, you can also use the empty squares next to it. A Fortifier placed beyond the line can promote at once.
stratic-lessons-reinforcements-3 = A piece placed this turn can block a line, but it cannot move before your next turn.
stratic-lessons-reinforcements-task = You have three pieces in the midboard, North has one. Pass, let the board grow, and place your reinforcements.
stratic-lessons-reinforcements-after = You have two reinforcements. Choose the kind below the board, then an empty square for each. Then move another piece, or pass.

## Time, draws and truce

stratic-lessons-time = Time, draws and truce
stratic-lessons-time-1 = The usual clock limits each turn: a minute, or days in a correspondence game. If you run out of time, <strong>your turn is skipped and the other side gets one reinforcement</strong>, unless this is switched off for the game. A skip is not a pass and does not count towards an operation. Ten skipped turns in a row lose the game, unless another number is set. Other clocks give each side a total time for the game. When it runs out, that side loses.
stratic-lessons-time-2 = The players can agree on a draw at any time. An offer stands until it is answered or the other side completes a turn. Neither repetition nor stalemate ends a game.
stratic-lessons-time-3 = In a <strong>truce</strong>, offered by one side and accepted by the other, the clocks stop for a day, or for any time up to 30 days. It ends when this time is over, or earlier if both sides agree.

## Notation

stratic-lessons-notation = Notation
stratic-lessons-notation-1 = You can write down every turn, and type it instead of clicking. A move is the piece’s letter, its square, a sign, and the square it goes to:
stratic-lessons-notation-2 = Separate the parts of a turn with spaces: <code>+Fe5 Ac3xc5</code>. In the log, <code>!</code> marks a check and <code>#</code> a captured Commander.
stratic-lessons-sign-move = moves
stratic-lessons-sign-capture = captures, and captures again
stratic-lessons-sign-occupy = occupies
stratic-lessons-sign-breach = breaches
stratic-lessons-sign-swap = swaps places with the Commander
stratic-lessons-sign-crush = crushes
stratic-lessons-sign-promote = promotes
stratic-lessons-sign-place = places a reinforcement
stratic-lessons-sign-pass = passes
stratic-lessons-notation-task = Type Ac3xd4xf4 into the field below the board and press Enter. While you type, the page lists the legal turns that start like that.

## Antistratic

stratic-lessons-antistratic = Antistratic
stratic-lessons-antistratic-1 = Pieces in reserve count as well as those on the board.
stratic-lessons-antistratic-2 = With several captures, you choose one. The second capture of a chain is still optional, and so is the second move of an operation. A piece placed this turn cannot capture, so it does not count here.
stratic-lessons-antistratic-3 = The Commander is an ordinary piece. It moves and captures one square in any direction. There is no check, no swap and no breach, and on a Fortifier it can be captured like any rider. Waiting does not help: after two passes in a row you must move a piece if you can. If you run out of time, you receive a new piece yourself.
stratic-lessons-antistratic-4 = Games have a limit of 400 turns unless another limit is agreed. At the limit, the side with fewer pieces wins. <anti>Create an Antistratic game</anti>
stratic-lessons-antistratic-task = You have two captures, so you cannot play anything else. Which one puts your piece where North can be forced to capture it?

## True Endless

stratic-lessons-true_endless = True Endless
stratic-lessons-true_endless-1 = A captured piece returns to its owner’s reserve, as the kind it was when it was captured. You place it at the start of your next turn, together with the reinforcements. This also applies to the Commander.
stratic-lessons-true_endless-2 = If your Commander is in reserve, you must place it <strong>first</strong>, and not on a square where it would be in check unless there is no other. The rest follow in any order, on the same squares as reinforcements.
stratic-lessons-true_endless-3 = Checks are announced, and the Commander still moves only out of check. But you need not answer a check: a captured Commander costs 8 points. A game ends when both sides agree, when one side resigns, or at a turn limit. Points then decide, except after a resignation. These games are not rated. <endless>Create a True Endless game</endless>, or vote in <tournament>the Endless Tournament</tournament>, which uses these rules.
stratic-lessons-true_endless-task = Your Commander and an Aggressor were captured, and you have one reinforcement. Place all three, the Commander first. It cannot go on squares that North’s pieces attack.

## 4D Stratic

stratic-lessons-cube = 4D Stratic
stratic-lessons-cube-1 = The board is a <strong>cube</strong>: ten levels of 10 by 10 squares. The stacks are the fourth dimension. The name of a square ends with its level: <code>c4.5</code> is c4 on level 5.
stratic-lessons-cube-2 = <strong>Straight</strong> means along one axis. There are six such directions, and the two new ones lead up and down through the levels. <strong>Diagonal</strong> means the same distance along two or all three axes. Together these make 26 directions. Ranges do not change, and neither does anything else.
stratic-lessons-cube-3 = Each side places its 19 pieces on its own two ranks, on any levels. The starting lines become planes. When the cube grows, it gains a layer on all six sides. The midboard is ranks 3 to 8 of the first ten files and levels.
stratic-lessons-cube-4 = You can see the levels side by side, one large level with the rest small next to it, or a cube that you can turn. On the keyboard, PageUp and PageDown, or Shift with an arrow key, change the level. You can play each of the three games in three dimensions. <cube>Create a game on a cube</cube>
stratic-lessons-cube-task = The Interdictor on d4.5 can reach two pieces on level 8, and the Aggressor on f3.5 one on level 7. Choose one of them and look at the marks.

## Exercises

stratic-lessons-exercise-free = Something for nothing
stratic-lessons-exercise-free-task = Two of North’s Aggressors are within reach. Capture one, and leave North nothing to capture.
stratic-lessons-exercise-free-hint-1 = One of the two is guarded along a rank.
stratic-lessons-exercise-free-hint-2 = The Interdictor on h7 guards e7. Nothing guards c6.
stratic-lessons-exercise-free-praise = A capture is worth what it gains, minus what the reply costs.
stratic-lessons-exercise-chain = Two in one go
stratic-lessons-exercise-chain-task = Win 6 points with one move.
stratic-lessons-exercise-chain-hint-1 = After a capture at most two squares away, you can capture again.
stratic-lessons-exercise-chain-hint-2 = From which of these squares does an Aggressor reach an Interdictor? Look at the diagonals.
stratic-lessons-exercise-chain-praise = The first capture was within two squares, so the chain could go on.
stratic-lessons-exercise-raise = Raise and strike
stratic-lessons-exercise-raise-task = No capture is possible yet. Win a piece in two turns, whatever North replies.
stratic-lessons-exercise-raise-hint-1 = A raised Aggressor attacks along all eight lines.
stratic-lessons-exercise-raise-hint-2 = From one of your Fortifiers it would attack two pieces at once, and North can only save one.
stratic-lessons-exercise-raise-praise = Occupy, then strike: North could not answer both threats.
stratic-lessons-exercise-promote = Over the line
stratic-lessons-exercise-promote-task = Promote a Fortifier so that it gives check and cannot be captured.
stratic-lessons-exercise-promote-hint-1 = Two Fortifiers can cross the line. One of them would be captured at once.
stratic-lessons-exercise-promote-hint-2 = From c9, the rank is open as far as h9. Which kind of piece attacks that far?
stratic-lessons-exercise-promote-praise = An Interdictor is often best placed far away.
stratic-lessons-exercise-save = Save the Commander
stratic-lessons-exercise-save-task = You are in check. End it, and leave North nothing to capture.
stratic-lessons-exercise-save-hint-1 = Blocking costs the blocking piece, and a counter-check leads to a draw at best.
stratic-lessons-exercise-save-hint-2 = The Commander itself can move now. A Fortifier would shelter it.
stratic-lessons-exercise-save-praise = A Commander in check can move, and on a Fortifier it is never in check. Make sure that no piece can breach it there.
stratic-lessons-exercise-operation = Mate by operation
stratic-lessons-exercise-operation-task = You have passed twice, so this turn can be an operation. Win at once.
stratic-lessons-exercise-operation-hint-1 = None of your pieces reaches f9 in one move. With two, the first can prepare the second.
stratic-lessons-exercise-operation-hint-2 = Raise an Aggressor. The same piece can then move again, with raised powers.
stratic-lessons-exercise-operation-praise = Occupy and strike in one turn: this is what two quiet turns threaten.
stratic-lessons-exercise-reinforce = Count before it grows
stratic-lessons-exercise-reinforce-task = After North’s reply, the board grows. Place your reinforcement and move so that you gain at least two more.
stratic-lessons-exercise-reinforce-hint-1 = Both counts matter: raise yours and lower North’s.
stratic-lessons-exercise-reinforce-hint-2 = Place the piece in the midboard where North cannot capture it. Then bring a piece from outside to capture one in the midboard.
stratic-lessons-exercise-reinforce-praise = The count when the board grows is worth as much as a capture.
stratic-lessons-exercise-reply = No reply
stratic-lessons-exercise-reply-task = Both Commanders are in check. Win the game. A draw is not enough.
stratic-lessons-exercise-reply-hint-1 = If you only capture the Commander, North’s reply makes it a draw.
stratic-lessons-exercise-reply-hint-2 = A chain can start with the Commander and end with the piece that would reply.
stratic-lessons-exercise-reply-praise = The second capture prevented the reply.
stratic-lessons-exercise-breach = A piece to spare
stratic-lessons-exercise-breach-task = The Commander on e8 is sheltered. Bring it down and capture it in two turns, whatever North replies.
stratic-lessons-exercise-breach-hint-1 = You lose the piece that breaches. The others must then leave the Commander no square.
stratic-lessons-exercise-breach-hint-2 = Your pieces already cover files d and f. Which one covers file e?
stratic-lessons-exercise-breach-praise = You could spare the Aggressor. You needed the Interdictor for the check.
stratic-lessons-exercise-quiet = The quiet turn
stratic-lessons-exercise-quiet-task = You passed last turn. Win in two turns, whatever North replies.
stratic-lessons-exercise-quiet-hint-1 = If you breach now, the Commander steps onto another Fortifier. What would let you strike twice?
stratic-lessons-exercise-quiet-hint-2 = Three of your pieces attack d8. North can only block one of them.
stratic-lessons-exercise-quiet-praise = The second pass was the threat: an operation combines breach and capture in one turn.

## Why a goal was missed

stratic-lessons-goal-wins = { $side ->
    [north] North’s Commander was not captured.
   *[south] South’s Commander was not captured.
}
stratic-lessons-goal-draws = The reply draw did not happen.
stratic-lessons-goal-gains = { $n ->
    [one] You won 1 point. You can win { $wanted }.
   *[other] You won { $n } points. You can win { $wanted }.
}
stratic-lessons-goal-loses = { $n ->
    [one] This costs you 1 point.
   *[other] This costs you { $n } points.
}
stratic-lessons-goal-safe = { $side ->
    [north] North replies: { $move }.
   *[south] South replies: { $move }.
}
stratic-lessons-goal-checks = You did not give check.
stratic-lessons-goal-has = You need { $wanted } of these pieces, but you have { $n }.
stratic-lessons-goal-reserve = { $n ->
    [one] You receive 1 reinforcement when the board grows. You can get { $wanted }.
   *[other] You receive { $n } reinforcements when the board grows. You can get { $wanted }.
}
stratic-lessons-goal-both-fell = Both Commanders were captured: a draw.
stratic-lessons-goal-own-fell = Your Commander was captured.
