/* Notes appear where something happened: what was wrong and how to fix it. */
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * An error, read out at once; nothing when there is none. `more`: what can be done about it.
 * @param {string|null|undefined} words
 * @param {unknown} [more]
 */
export const fault = (words, more = nothing) =>
  (words ? html`<p class="note bad" role="alert">${words} ${more}</p>` : nothing);

/**
 * A warning.
 * @param {string|null|undefined} words
 * @param {unknown} [more]
 */
export const heed = (words, more = nothing) =>
  (words ? html`<p class="note warn" role="status">${words} ${more}</p>` : nothing);

/**
 * What stands in place of an empty list: why it is empty, and what to do next.
 * @param {unknown} words
 * @param {unknown} [next]
 */
export const empty = (words, next = nothing) => html`<p class="quiet">${words} ${next}</p>`;
