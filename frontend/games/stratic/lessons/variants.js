/* The variants, in words and on boards: what each changes, and nothing of what it leaves as it is. */
import { html } from '../../../vendor/lit-html.js';

/** Chapters, after those of the base game. */
export const chapters = [
  {
    id: 'antistratic', title: 'Antistratic',
    text: html`<p>The aim is turned round: <strong>whoever has no piece left has won</strong>, on the board or
      in reserve.</p>
      <p><strong>If you can capture, you must.</strong> Among several captures the choice is yours, and the second
      capture of a chain stays optional, as does the second movement of an operation. A piece placed this turn counts
      for nothing here: it rests.</p>
      <p>The Commander is a piece like the others. It steps and captures one square in any direction, there is no check,
      no exchange of places and no breach; on a Fortifier it is captured like any rider. Who only waits does not get rid
      of anything: after two passes in a row a piece must move, if one can, and a turn that runs out of time brings a
      new piece to the one who let it run out.</p>
      <p>A table has a limit of 400 turns unless another is agreed. When it is reached, the side with fewer pieces wins.
        <a href="/lobbies/new?game=stratic&variant=antistratic">Set a table of it</a></p>`,
  },
  {
    id: 'true_endless', title: 'True Endless',
    text: html`<p>Nothing ends this game.
      <strong>A captured piece comes back to its owner’s hand</strong>, as the kind
      it was when it fell, and is placed at the start of that side’s next turn, together with the reinforcements. That
      holds for the Commander too.</p>
      <p>A Commander in the hand is placed <strong>first</strong>, and not onto a square where it would stand in check,
      unless there is no other. Then come the rest, in any order, on the same squares as reinforcements.</p>
      <p>Check is called and the Commander still steps only out of it, but nobody has to answer: a Commander that falls
      costs 8 points. A table ends when both agree, when one side resigns, or at a turn limit; then points decide. These
      games are not rated.
        <a href="/lobbies/new?game=stratic&variant=true_endless">Set a table of it</a>, or vote in
      <a href="/endless">the Endless Tournament</a>, which plays by these rules.</p>`,
  },
  {
    id: 'cube', title: '4D Stratic',
    text: html`<p>The board is a <strong>cube</strong>: ten levels of ten by ten squares. The fourth dimension are the
      stacks. A square’s name ends with its level:
      <code>c4.5</code> is c4 on level 5.</p>
      <p><strong>Straight</strong> means along one axis: there are six ways, the new ones lead up and down through the
      levels. <strong>Diagonal</strong> means equally far along two axes or all three; with the straight ones that makes
      26 directions. Ranges stay as they are, and so does everything else.</p>
      <p>Each side places its 19 pieces on its own two ranks, on whichever levels it likes. The starting lines become
      planes. When the cube grows, it gains a layer on all six sides. The midboard is ranks 3 to 8 of the first ten
      files and levels.</p>
      <p>The levels lie side by side, or one of them large with the rest small beside it, or together as a cube to be
      turned. On the keyboard PageUp and PageDown, or Shift with an arrow, change the level. Each of the three games can
      be played in three dimensions.
        <a href="/lobbies/new?game=stratic&dims=3">Set a table with a cube</a></p>`,
  },
];
