/* What there is to learn of the template: the fewest chapters there can be, none with a board. */
import { html } from '../../vendor/lit-html.js';

export const lessons = {
  intro: 'A pile of stones, and a secret number for each player.',
  chapters: [
    { id: 'number', title: 'The number', text: html`<p>First you choose a secret number.</p>`, board: null },
    {
      id: 'pile', title: 'The pile', board: null,
      text: html`<p>Then you take one, two or three stones from the pile, in turn, until none is left.</p>`,
    },
  ],
  exercises: [], verdict: null, view_of: null,
};
