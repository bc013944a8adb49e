/* How to play, chapter by chapter, in words. */
import { html } from '../../vendor/lit-html.js';
import { points_of } from './points.js';

const ERRORS = [0, 1, 2, 3, 4, 5];

const worth = html`<table class="rows"><caption class="unseen">What a board is worth</caption>
  <thead><tr><th scope="row">Errors</th>${ERRORS.map((n) => html`<th scope="col" class="figure">${n}</th>`)}</tr>
  </thead>
  <tbody><tr><th scope="row">Points</th>${ERRORS.map((n) => html`<td class="figure">${points_of(2, 10, n)}</td>`)}</tr>
  </tbody></table>`;

export const texts = [
  {
    id: 'aim', title: 'The aim',
    text: html`<p>Shapes lie on a board of six by six squares. Each must go into one of the four buckets, and a hidden
      rule says which. Put them there, and watch what is taken.</p>
      <p>A series has several boards under the same rule. Whoever finds the rule early makes few errors, and few errors
        are many points.</p>`,
  },
  {
    id: 'playing', title: 'Putting a piece in a bucket',
    text: html`<p>Drag a piece to a bucket, or tap the piece and then the bucket. With the keyboard: the small letter
      above a piece takes it up, <kbd>0</kbd> to <kbd>3</kbd> drop it, arrows walk from piece to piece, Escape
      lays it down.</p>
      <p>Buckets are counted clockwise from the top left: 0, 1, 2, 3. An attempt counts as soon as you let go; nothing
        is taken back.</p>
      <p>Letters on the pieces name their colors: R is red, Y yellow; Bla is black where Blu is blue.</p>`,
  },
  {
    id: 'answers', title: 'Three answers',
    text: html`<p><strong>Accepted</strong>: the piece goes and lies in its tray, in the order of coming.
      <strong>Denied</strong>: this bucket does not take it now, another one does; a cross stays in that
      corner of the piece.
      <strong>Cannot move</strong>: no bucket takes it now; a lock stays on it.</p>
      <p>Crosses and locks hold until the next accepted move: then everything may have changed, and they go.</p>`,
  },
  {
    id: 'order', title: 'Which piece may go',
    text: html`<p>Some rules look at the piece: its shape, its color. Others look at where it lies: the topmost row, the
      leftmost column, the corner nearest to it, or an order in which the pieces have to go.</p>
      <p>So when a piece cannot move, ask what it lacks that the last accepted one had.</p>`,
  },
  {
    id: 'memory', title: 'Rules that remember',
    text: html`<p>A rule may look back: at the bucket used last, at the bucket where the last piece of the same color or
      shape went. The first piece then often goes anywhere.</p>
      <p>The memory is of accepted moves alone, and every board begins with an empty one.</p>`,
  },
  {
    id: 'turns', title: 'Rules that take turns',
    text: html`<p>A rule may have several lines. One is in force; after so many accepted moves, or when it allows
      nothing any more, the next takes over, and after the last the first again.</p>`,
  },
  {
    id: 'touch', title: 'Touching',
    text: html`<p>Where the table allows it, a piece may be touched: you hear whether it can move at all, without trying
      a bucket. It costs what the table says, usually as much as an error that turns out well.</p>
      <p>At other tables pieces that cannot move carry a lock from the beginning.</p>`,
  },
  {
    id: 'points', title: 'Points, streak, mastery',
    text: html`<p>Every failed attempt is an error. A board that ends well is worth most without any, and half the way
      down with two. Usually:</p>${worth}
      <p>The <strong>streak</strong> counts accepted moves in a row. Ten, and the rule counts as mastered; how many
        attempts that took is what leaderboards ask.</p>
      <p>A board can also get stuck, when nothing that is left can move. That is the rule’s doing or yours; it is paid
        like a board that was cleared.</p>`,
  },
  {
    id: 'guess', title: 'Guessing, and the end',
    text: html`<p>After each board you are asked what the rule might be, and how sure you are. That is not scored: it is
      for you, and beside the truth at the end it is good reading.</p>
      <p>From a certain board on a series may be given up. At the end the rule is told, in words and as it was written,
        and the slider under the board goes through all your moves: dots in the corners of a piece say which buckets
        would have taken it.</p>`,
  },
  {
    id: 'race', title: 'Against others',
    text: html`<p>In a race two to eight players have the same boards, each a copy of their own. You see how far the
      others are, not what they do. More points win; with equal points, fewer attempts.</p>
      <p>Two may also sit at one board. Rivals: whoever is accepted goes on, whoever fails hands over, and each is paid
        for the pieces they removed. Partners: by turns, and scored as one.</p>`,
  },
];
