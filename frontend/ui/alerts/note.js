/* Notes stand where something happened: what was wrong and what would be right. */
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * A fault in words, read out at once; nothing when there is none. `more`: what can be done about it.
 * @param {string|null|undefined} words
 * @param {unknown} [more]
 */
export const fault = (words, more = nothing) =>
  (words ? html`<p class="note bad" role="alert">${words} ${more}</p>` : nothing);

/**
 * Something to heed.
 * @param {string|null|undefined} words
 * @param {unknown} [more]
 */
export const heed = (words, more = nothing) =>
  (words ? html`<p class="note warn" role="status">${words} ${more}</p>` : nothing);

/**
 * Where nothing is yet: why, and the step that changes it.
 * @param {unknown} words
 * @param {unknown} [next]
 */
export const empty = (words, next = nothing) => html`<p class="quiet">${words} ${next}</p>`;
