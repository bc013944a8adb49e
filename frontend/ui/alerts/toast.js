/* Short messages about events elsewhere. Errors on the page itself are shown where they happen instead. */
import { html, render, repeat } from '../../vendor/lit-html.js';

const SHOWN_MS = 6000;
let root = null;
let items = [];
let last = 0;

/**
 * One toast, drawn.
 * @param {{text: string, link?: {href: string, text: string}}} toast
 */
export const toast_line = ({ text, link }) => html`<p class="toast">${text}
  ${link ? html`<a href=${link.href}>${link.text}</a>` : ''}</p>`;

function paint() {
  if (!root) return;
  render(html`<div class="toasts" role="status">${repeat(items, ({ id }) => id, toast_line)}</div>`, root);
}

/** Set the element in which toasts appear. */
export function toasts_into(element) {
  root = element;
  paint();
}

/**
 * Show a sentence for a few seconds, with at most one link. A toast takes the place of an older one of its `kind`; left
 * out, its text is its kind.
 * @param {string} text
 * @param {{link?: {href: string, text: string}, kind?: string}} [more]
 */
export function toast(text, { link, kind = text } = {}) {
  last += 1;
  const id = last;
  items = [...items.filter((item) => item.kind !== kind).slice(-2), { id, kind, text, link }];
  paint();
  setTimeout(() => {
    items = items.filter((item) => item.id !== id);
    paint();
  }, SHOWN_MS);
}
