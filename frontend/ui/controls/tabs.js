/* Tabs over one panel, each with a count of its news. Arrow keys go from one to the next. */
import { html, nothing } from '../../vendor/lit-html.js';

const STEP = { ArrowRight: 1, ArrowLeft: -1 };

function keys(event) {
  const all = [...event.currentTarget.querySelectorAll('[role=tab]')];
  const at = all.indexOf(event.target);
  if (!STEP[event.key] || at < 0) return;
  const next = all[(at + STEP[event.key] + all.length) % all.length];
  next.focus();
  next.click();
}

/**
 * @param {[id: string, text: string, news?: number][]} items
 * @param {string} now the id of the one that is shown
 * @param {(id: string) => void} choose
 * @param {{label: string, id?: string}} how  `id`: what the ids of tabs and panel begin with
 */
export function tabs(items, now, choose, { label, id = 'tab' }) {
  return html`<div class="tabs" role="tablist" aria-label=${label} @keydown=${keys}>
    ${items.map(([name, text, news]) => html`
      <button role="tab" id=${`${id}-${name}`} aria-controls=${`${id}-panel`}
        aria-selected=${name === now ? 'true' : 'false'} tabindex=${name === now ? 0 : -1}
        @click=${() => choose(name)}>${text}${news ? html` <span class="count">${news}</span>`
          : nothing}</button>`)}</div>`;
}

/** The panel under tabs with that id. */
export const tab_panel = (now, content, { id = 'tab' } = {}) =>
  html`<div id=${`${id}-panel`} role="tabpanel" aria-labelledby=${`${id}-${now}`}>${content}</div>`;
