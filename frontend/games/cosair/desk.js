/* The order desk: what waits for a hand, the planet that is chosen with all that may be ordered there, the orders so
 * far. */
import { html, nothing } from '../../vendor/lit-html.js';
import { planet_of, you_of } from './position.js';
import { planet_card, planet_facts } from './planet.js';
import { latest } from './news.js';
import { need_words, order_lines } from './words.js';

const PLANET_NEEDS = new Set(['empty_queue', 'colony_ship']);
const PANEL = { no_research: 'empire', debt: 'empire', free_agent: 'spies', recruit: 'spies' };

/** What tells one need from another. */
export const need_key = (need) => `${need.kind} ${need.planet ?? need.agent ?? ''}`;

/** Where a need is met: an act for the draft, which remembers that it was looked at, and the panel to show. */
export const need_way = (need) =>
  (PLANET_NEEDS.has(need.kind) ? { act: { type: 'need', key: need_key(need), at: need.planet }, panel: 'act' }
    : { act: { type: 'need', key: need_key(need) }, panel: PANEL[need.kind] ?? 'act' });

/** What waits for a hand, after the orders so far. */
export const needs_of = (view, hints) => you_of(view, hints)?.needs ?? [];

function needs(view, hints, send, how) {
  const all = needs_of(view, hints);
  if (!all.length) return html`<p class="small">Nothing waits for you: lists, research and agents are busy.</p>`;
  const go = (need) => {
    const { act, panel } = need_way(need);
    send(act);
    how.show?.(panel);
  };
  return html`<section class="co-menu"><h2>Waits for you <span class="small">${all.length}, key J</span></h2>
    <ul class="co-needs">
      ${all.slice(0, 8)
        .map((need) => html`<li><button type="button" class="bare grow"
          @click=${() => go(need)}>${need_words(view, need)}</button></li>`)}</ul>
    ${all.length > 8 ? html`<p class="small">and ${all.length - 8} more</p>` : nothing}</section>`;
}

function lines(draft, send) {
  const all = order_lines(draft);
  if (!all.length) {
    return html`<p class="small">No orders yet. Lists, taxes, research and flights go on by themselves; an empty turn is
      allowed.</p>`;
  }
  return html`<ol class="co-orders">${all.map(({ i, words, planet }) => html`<li>
    ${planet !== null && planet_of(draft.view, planet)
      ? html`<button type="button" class="bare grow"
        @click=${() => send({ type: 'look', at: planet })}>${words}</button>`
      : html`<span class="grow">${words}</span>`}
    <button type="button" class="bare" aria-label=${`Take back: ${words}`} title="Take back"
      @click=${() => send({ type: 'drop', i })}>×</button></li>`)}</ol>
    ${all.length > 1
      ? html`<button type="button" class="bare" @click=${() => send({ type: 'clear' })}>Clear all</button>`
      : nothing}`;
}

/** The whole desk of orders. */
export function desk(view, draft, hints, send, how = {}) {
  const chosen = draft.at !== null && planet_of(view, draft.at);
  return html`<div class="entry co-desk">
    ${chosen
      ? html`<div class="row co-close">
        <button type="button" class="bare" @click=${() => send({ type: 'cancel' })}>‹ All orders</button></div>
        ${planet_card(view, draft, hints, draft.at, send)}`
      : html`${how.typing === false ? nothing : latest(view, how)} ${needs(view, hints, send, how)}`}
    <section class="co-menu">
      <h2>Your orders <span class="small">${draft.orders.length || 'none'}</span></h2>${lines(draft, send)}</section>
    </div>`;
}

/** What a watcher, or one who looks back, has before them: the chosen planet. */
export function facts(view, log, how = {}) {
  if (!how.reading) return nothing;
  const at = how.desk?.value?.at;
  return Number.isInteger(at) && planet_of(view, at) ? planet_facts(view, at)
    : html`<p class="small">Choose a planet on the chart to read what is known of it.</p>`;
}
