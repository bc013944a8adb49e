/* How to play, chapter by chapter, in words; boards.js holds the position on which each rule can be tried. */
import { html } from '../../../vendor/lit-html.js';
import { emblem } from '../board/signs.js';

const sign = (letter) =>
  html`<svg class="stratic emblem" viewBox="-50 -50 100 100" aria-hidden="true">${emblem(letter, 0)}</svg>`;

const opening = [
  {
    id: 'aim', title: 'The aim',
    text: html`<p>Two armies, South and North, face each other. South begins; then the sides take turns.</p>
      <p><strong>You win by capturing the enemy Commander</strong>, or when the other side resigns or runs
      out of its time. Counting pieces wins nothing: you may lose any number of them on the way.</p>
      <p>Captures and promotions bring points. Points are shown, but they decide only a game with an agreed
        turn limit.</p>`,
  },
  {
    id: 'placement', title: 'Before the first turn',
    text: html`<p>Each side places 19 pieces on its own two rows: one Commander, one Interdictor, and 17 Fortifiers
      and Aggressors in any mixture with at least one of each. One of the 20 squares stays empty.</p>
      <p>Neither sees the other’s placement until both are in. From then on
        <strong>nothing is hidden and nothing is left to chance</strong>.</p>
      <p>One thing is forbidden on turn 1 only: South may not yet take the Commander.</p>`,
  },
  {
    id: 'board', title: 'The board and its growth',
    text: html`<p>The board begins with 10 by 10 squares. The two firm coloured rules are the
      <strong>starting lines</strong>; they run on for ever.
      Between them lies the <strong>midboard</strong>, a tone apart: files a to j, ranks 3 to 8. It never grows.</p>
      <p>The board does. When each side has had two turns, it gains a ring of squares; after three more each the next
      ring, then after four, five and so on: after turns 4, 10, 18, 28, 40 …</p>
      <p>Every square keeps its name. Left of file a comes file -a, below rank 1 comes rank -1; there is no zero.</p>`,
  },
];

const kinds = [
  {
    id: 'fortifier', title: 'Fortifier', sign: sign('F'),
    text: html`<p>The Fortifier goes <strong>one or two squares straight</strong>: up, down, left or right. It is
      worth 1 point.</p>
      <p>It captures other Fortifiers, and nothing else. So an Aggressor in front of it stops it, and it never
        gives check.</p>
      <p>No piece passes over another; the one exception comes later. You never capture your own.</p>`,
  },
  {
    id: 'aggressor', title: 'Aggressor', sign: sign('A'),
    text: html`<p>The Aggressor goes <strong>up to three squares straight, or up to two diagonally</strong>. It is
      worth 2 points.</p>
      <p>It captures Aggressors, Interdictors and Commanders, <strong>but no Fortifiers</strong>. Against Aggressors a
        Fortifier is a wall.</p>
      <p>It may climb onto a Fortifier, though, its own or the enemy’s. What that brings stands under
        <a href="#stacks">Stacks</a>.</p>`,
  },
  {
    id: 'interdictor', title: 'Interdictor', sign: sign('I'),
    text: html`<p>The Interdictor goes <strong>any distance in any of the eight directions</strong> and captures
      everything. It is worth 4 points. An army starts with exactly one.</p>
      <p>Where an enemy Fortifier stands alone, it has a choice: capture it, or step onto it.</p>`,
  },
  {
    id: 'commander', title: 'Commander', sign: sign('C'),
    text: html`<p>The Commander is worth 8 points and the game. It reaches
      <strong>one square in any direction</strong>.</p>
      <p>It may always <em>capture</em> an enemy piece beside it. But it <em>moves</em> to an empty square, or onto a
      free Fortifier,
      <strong>only when it is in check</strong>. Otherwise it stands still.</p>
      <p>It may never place itself in check.</p>`,
  },
];

const stacks = [
  {
    id: 'stacks', title: 'Stacks',
    text: html`<p>Aggressor, Interdictor and Commander may <strong>occupy</strong> any free Fortifier,
      their own side’s or the enemy’s. The Fortifier is then the base, the other piece the rider.
      Never more than two pieces stand on a square, and a base is always a Fortifier.</p>
      <p>From outside <strong>only the rider can be captured</strong>, and the capturer takes its place. So a Fortifier
      cannot attack a stack at all, and a Fortifier with a rider is safe, but for that rider itself and for a breach;
      both have chapters below.</p>`,
  },
  {
    id: 'carry', title: 'A Fortifier carries its rider',
    text: html`<p>A base still belongs to its owner. He may move it <strong>one square straight</strong>, and its rider
      goes along, friend or foe. On the way it may capture a free enemy Fortifier.</p>
      <p>While it carries it cannot promote. To sit on an enemy Fortifier slows it down; but it may carry you where you
        do not want to be.</p>`,
  },
  {
    id: 'raised', title: 'Raised powers',
    text: html`<p>A piece on a Fortifier is raised.
      <strong>Its next movement, the one that takes it off, is stronger.</strong></p>
      <p>A raised Aggressor goes any distance in all eight directions. A raised Interdictor also jumps over any number
      of pieces. A raised Commander gains nothing but shelter.</p>
      <p>The movement that brings a piece up is an ordinary one. So the plan takes two: occupy, then strike.</p>`,
  },
  {
    id: 'chains', title: 'Chains',
    text: html`<p>When an Aggressor captures <strong>one or two squares away</strong> from where it started, it may
      capture once more in the same movement.</p>
      <p>The second capture starts where the first one ended and has the reach of the ground: three straight, two
      diagonally. You may leave it out. There is no third. A capture three squares away starts no chain.</p>`,
  },
  {
    id: 'crush', title: 'Crush',
    text: html`<p>A Fortifier with a rider cannot be captured from outside. But an Interdictor or a Commander that
      stands <strong>on an enemy Fortifier</strong> may capture it from above and stays on the square. That is a crush,
      and it takes the turn.</p>
      <p>An Aggressor takes no Fortifiers, so it cannot crush.</p>`,
  },
  {
    id: 'breach', title: 'Breach',
    text: html`<p>A Commander on a Fortifier is sheltered. When an Aggressor or an Interdictor attacks it there,
      <strong>the attacker and the Fortifier
      both leave the board</strong>, and the Commander is left on the ground. It takes two blows: the breach, then
      the capture.</p>
      <p>A chain may end with a breach. A Commander cannot breach. Each side scores what the other has lost.</p>`,
  },
  {
    id: 'swap', title: 'Swap',
    text: html`<p>An Aggressor, Interdictor or Fortifier that could reach the square of
      <strong>its own Commander</strong> may change places with it, in check or
      not. So the Commander travels, even while it may not move by itself. It may not be in check where it arrives.</p>
      <p>If the partner stood on a Fortifier, the Commander comes to stand there: the quickest way into
      shelter. A Fortifier changes places only when neither of the two is part of a stack.</p>`,
  },
  {
    id: 'promotion', title: 'Promotion',
    text: html`<p>A Fortifier that ends a movement of its own <strong>behind the enemy’s starting line</strong> may
      become an Aggressor or an Interdictor. That brings 1 point. North’s line lies between ranks 8 and 9, South’s
      between ranks 3 and 2.</p>
      <p>You need not promote at once: each later movement behind the line gives the choice again. A Fortifier with a
      rider does not promote. Promoted Interdictors may be as many as you like.</p>`,
  },
];

const turns = [
  {
    id: 'operations', title: 'Passing, and operations',
    text: html`<p>You may pass on any turn, as often as you like, unless that leaves your Commander in check. A turn
      that only places reinforcements is a pass too.</p>
      <p>It is not wasted time. <strong>After two passes in a row your next turn may be an operation: two movements
        instead of one</strong>, by the same
      piece or by two. The second starts from the position after the first. More passes do not add up; a movement uses
      the right up.</p>
      <p>Both sides see who holds an operation. Two quiet turns are a threat.</p>`,
  },
  {
    id: 'check', title: 'Check',
    text: html`<p>A Commander on the ground is <strong>in check</strong> when an enemy Aggressor, Interdictor or
      Commander could capture it in one movement. Check is called. Threats by the second capture of a chain or by an
      operation are not called: you have to see them.</p>
      <p>You must not end your turn in check, <strong>unless the enemy Commander is in check as well</strong>. A
        Commander on a Fortifier is never in check.</p>
      <p>If no turn of one movement helps, you are mated. The game still goes on until the Commander falls.</p>`,
  },
  {
    id: 'reply', title: 'The reply draw',
    text: html`<p>When you capture the Commander while <strong>your own is in check</strong>, the victim’s reply is
      played at once: both Commanders fall, and the game is a draw.</p>
      <p>So counter-check is a defence. To win you must take the reply away: with the second capture of a chain, with
      the first movement of an operation, or by capturing from a square that blocks the line.</p>`,
  },
  {
    id: 'reinforcements', title: 'Reinforcements',
    text: html`<p>Whenever the board grows, the pieces in the midboard are counted, both pieces of a stack.
      <strong>The side with more gets the difference as
      reinforcements, three at most.</strong></p>
      <p>All of them are placed at the start of your next turn, each a Fortifier or an Aggressor as you like, on empty
      squares that are not past the enemy’s starting line. If your Commander stands past it, the empty squares beside
      the Commander are open too; a Fortifier placed beyond the line may promote at once.</p>
      <p>A piece placed this turn rests: it may block a line, but it does not move before your next turn.</p>`,
  },
  {
    id: 'time', title: 'Time, draws and truce',
    text: html`<p>The usual clock only limits the turn: a minute, or days in a match by correspondence. When the time is
      up <strong>the turn is skipped and the
      other side gets one reinforcement</strong>, unless that was switched off. A skip is not a pass and
      earns no operation. Who lets ten turns in a row run out loses the match, unless another number was agreed. Other
      clocks give a bank of time for the whole game: an empty bank loses.</p>
      <p>A draw may be agreed at any time; an offer stands until it is answered or the other side completes a turn. No
        repetition and no stalemate ends a game.</p>
      <p>With a <strong>truce</strong>, offered by one side and accepted by the other, the clocks stop: for a day, or
      any time up to 30 days. It ends when its time is over, or sooner when both agree.</p>`,
  },
  {
    id: 'notation', title: 'Notation',
    text: html`<p>Every turn can be written, and typed instead of clicked. A movement is the piece’s
      letter, its square, a sign, and the square it goes to:</p>
      <dl class="signs">
        <dt><code>Fe2&gt;e4</code></dt><dd>moves</dd><dt><code>Ac3xc5xe7</code></dt>
        <dd>captures, and captures again</dd>
        <dt><code>Ac3^c5</code></dt><dd>occupies</dd><dt><code>Ae6%e8</code></dt><dd>breaches</dd>
        <dt><code>Af2~c2</code></dt><dd>changes places with the Commander</dd><dt><code>Id5*</code></dt><dd>crushes</dd>
        <dt><code>Fd7&gt;d9=I</code></dt><dd>promotes</dd><dt><code>+Fe5</code></dt><dd>places a reinforcement</dd>
        <dt><code>--</code></dt><dd>passes</dd></dl>
      <p>Parts of a turn are parted by blanks: <code>+Fe5 Ac3xc5</code>. In the log <code>!</code> marks a check and
        <code>#</code> a fallen Commander.</p>`,
  },
];

/** The chapters in their order. */
export const chapters = [...opening, ...kinds, ...stacks, ...turns];
