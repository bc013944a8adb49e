/* The words of a button that sends an order, with the order in the game's notation small beside them. */
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * What the button shows. The notation is for the eyes: the words say the same.
 * @param {{commit: string, notation?: string}} asked
 */
export const commit_label = ({ commit, notation }) =>
  html`<span>${commit}</span>${notation
    ? html` <code class="commit-notation" aria-hidden="true">${notation}</code>` : nothing}`;
