/* The order desk: tasks, the chosen planet with everything that can be ordered there, and the orders so far. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { planet_of, you_of } from './position.js';
import { planet_card, planet_facts } from './planet.js';
import { latest } from './news.js';
import { planet_rules, standing_mark, standing_panel } from './standing_panel.js';
import { need_words, order_lines } from './words.js';

const PLANET_NEEDS = new Set(['empty_queue', 'colony_ship']);
const PANEL = { no_research: 'empire', debt: 'empire', free_agent: 'spies', recruit: 'spies' };

/** A key that identifies a task. */
export const need_key = (need) => `${need.kind} ${need.planet ?? need.agent ?? ''}`;

/** Where a task is done: an act for the draft, which notes the task as seen, and the panel to show. */
export const need_way = (need) =>
  (PLANET_NEEDS.has(need.kind) ? { act: { type: 'need', key: need_key(need), at: need.planet }, panel: 'act' }
    : { act: { type: 'need', key: need_key(need) }, panel: PANEL[need.kind] ?? 'act' });

/** The tasks that are left after the orders so far. An agent on guard by a standing order is none. */
export const needs_of = (view, draft, hints) => (you_of(view, hints)?.needs ?? [])
  .filter((need) => need.kind !== 'free_agent' || !draft.guards?.includes(need.agent));

function needs(view, draft, hints, send, how) {
  const all = needs_of(view, draft, hints);
  if (!all.length) return html`<p class="small">${t('cosair-desk-todo-none')}</p>`;
  const go = (need) => {
    const { act, panel } = need_way(need);
    send(act);
    how.show?.(panel);
  };
  const marks = { small: (text) => html`<span class="small">${text}</span>`,
    key: (text) => html`<span class="small co-key">${text}</span>` };
  return html`<section class="co-menu"><h2>${rich('cosair-desk-todo', marks, { n: all.length })}</h2>
    <ul class="co-needs">
      ${all.slice(0, 8)
        .map((need) => html`<li><button type="button" class="bare grow"
          @click=${() => go(need)}>${need_words(view, need)}</button></li>`)}</ul>
    ${all.length > 8 ? html`<p class="small">${t('cosair-desk-todo-more', { n: all.length - 8 })}</p>`
      : nothing}</section>`;
}

function lines(draft, send) {
  const all = order_lines(draft);
  if (!all.length) {
    return html`<p class="small">${t('cosair-desk-no-orders')}</p>`;
  }
  return html`<ol class="co-orders">${all.map(({ i, words, planet }) => html`<li>
    ${planet !== null && planet_of(draft.view, planet)
      ? html`<button type="button" class="bare grow"
        @click=${() => send({ type: 'look', at: planet })}>${words}</button>`
      : html`<span class="grow">${words}</span>`} ${standing_mark(draft, draft.orders[i])}
    <button type="button" class="bare" aria-label=${t('cosair-desk-cancel-one', { order: words })}
      title=${t('cosair-desk-cancel')}
      @click=${() => send({ type: 'drop', i })}>×</button></li>`)}</ol>
    ${all.length > 1
      ? html`<button type="button" class="bare"
        @click=${() => send({ type: 'clear' })}>${t('cosair-desk-clear')}</button>`
      : nothing}`;
}

/** The whole desk of orders. */
export function desk(view, draft, hints, send, how = {}) {
  const chosen = draft.at !== null && planet_of(view, draft.at);
  return html`<div class=${`entry co-desk${chosen && !draft.aim ? ' chosen' : ''}`}>
    ${chosen
      ? html`<div class="row co-close">
        <button type="button" class="bare"
          @click=${() => send({ type: 'cancel' })}>${t('cosair-desk-back')}</button></div>
        ${planet_card(view, draft, hints, draft.at, send)} ${planet_rules(view, draft, draft.at, how)}`
      : html`${needs(view, draft, hints, send, how)} ${how.typing === false ? nothing : latest(view, how)}`}
    <section class="co-menu">
      <h2>${t('cosair-desk-orders')} ${draft.orders.length ? html`<span class="small">${draft.orders.length}</span>`
        : nothing}</h2>
      ${lines(draft, send)}</section>
    ${standing_panel(view, draft, how)}
    </div>`;
}

/** What spectators, and players who look back, read of the chosen planet. */
export function facts(view, log, how = {}) {
  if (!how.reading) return nothing;
  const at = how.desk?.value?.at;
  return Number.isInteger(at) && planet_of(view, at) ? planet_facts(view, at)
    : html`<p class="small">${t('cosair-desk-choose')}</p>`;
}

/* The planet whose card a panel showed last. */
const shown = new WeakMap();

/** After each paint: the card of another planet is read from its top, however far the panel was scrolled. */
export function show_top(root) {
  const panel = root.querySelector('[role="tabpanel"]');
  if (!panel) return;
  const planet = panel.querySelector('.co-desk > .co-card')?.getAttribute('aria-label') ?? null;
  if (planet && planet !== shown.get(panel)) panel.scrollTop = 0;
  shown.set(panel, planet);
}
