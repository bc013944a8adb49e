/* The order desk: the chosen planet with everything that can be ordered there, and the orders so far. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { planet_of } from './position.js';
import { empire_panel } from './empire.js';
import { planet_card, planet_facts } from './planet.js';
import { latest } from './news.js';
import { planet_rules, standing_mark, standing_panel } from './standing_panel.js';
import { order_lines } from './words.js';

function lines(draft, send, is_alone) {
  const all = order_lines(draft);
  if (!all.length) {
    return html`<p class="small">${t(is_alone ? 'cosair-desk-no-orders-alone' : 'cosair-desk-no-orders')}</p>`;
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

/** Whether the card of a planet is open. */
export const is_busy = ({ view, at }) => at !== null && Boolean(planet_of(view, at));

/** The whole desk of orders. */
export function desk(view, draft, hints, send, how = {}) {
  const chosen = is_busy(draft);
  return html`<div class=${`entry co-desk${chosen && !draft.aim ? ' chosen' : ''}`}>
    ${chosen
      ? html`<div class="row co-close">
        <button type="button" class="bare"
          @click=${() => send({ type: 'cancel' })}>${t('cosair-desk-back')}</button></div>
        ${planet_card(view, draft, hints, draft.at, send)} ${planet_rules(view, draft, draft.at, how)}`
      : how.typing === false ? nothing : latest(view, how)}
    <section class="co-menu">
      <h2>${t('cosair-desk-orders')} ${draft.orders.length ? html`<span class="small">${draft.orders.length}</span>`
        : nothing}</h2>
      ${lines(draft, send, how.is_alone)}</section>
    ${how.is_alone ? empire_panel(view, draft, hints, send, (at) => send({ type: 'look', at })) : nothing}
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
