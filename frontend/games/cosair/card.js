/* The rules of CoSAIR on one card, with the present values of a match. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { mine } from './position.js';
import { race, race_words } from './potentials.js';
import { sign } from './signs.js';
import { ITEMS, item_name, item_note, planet_words } from './world.js';

/* Prices differ from planet to planet: those of the first one are told. */
function items(view) {
  const [first] = view.your_planets ?? [];
  return html`<h3>${t('cosair-card-items')}</h3>
    <table class="rows"><caption class="unseen">${t('cosair-card-items')}</caption>
    <thead><tr><th scope="col">${t('cosair-card-item')}</th>
      ${first ? html`<th scope="col" class="figure">${t('cosair-card-price')}</th>` : nothing}
      <th scope="col">${t('cosair-card-effect')}</th></tr></thead>
    <tbody>${ITEMS.map(({ key }) => html`<tr><th scope="row">${sign(key)}\u00a0${item_name(key)}</th>
      ${first ? html`<td class="figure">${first.prices?.[key] ?? ''}</td>` : nothing}
      <td class="small">${item_note(key)}</td></tr>`)}</tbody></table>
    ${first ? html`<p class="small">${t('cosair-card-prices', { planet: planet_words(first.name) })}</p>` : nothing}`;
}

function own(view) {
  const seat = mine(view);
  const now = race(view);
  if (seat === null || !now) return nothing;
  return html`<li>${t('cosair-card-own', { n: view.nations[seat].potential, line: now.line })}</li>`;
}

const goal = ({ goal: set, options }) => t('cosair-card-goal', { ratio: set?.ratio ?? options?.end_ratio ?? 200 });

/** The card. */
export function card(view) {
  const { max_turns: most } = view.options ?? {};
  return html`<p class="card-goal">${goal(view)}</p>
    <h3>${t('cosair-card-win')}</h3>
    <ul><li>${race_words(view) || t('cosair-card-last')}</li>${own(view)}
      ${most ? html`<li>${t('cosair-card-limit', { turn: String(view.turn), most: String(most) })}</li>` : nothing}
      <li>${t('cosair-card-potential')}</li></ul>
    <h3>${t('cosair-card-turn')}</h3>
    <ul><li>${t('cosair-card-standing')}</li><li>${t('cosair-card-flights')}</li></ul>
    ${items(view)}`;
}

/** What a newcomer is told in the first turn. */
export const first_turn = (view) => (view.turn > 1 ? null : { goal: goal(view),
  todo: ['queue', 'research', 'end'].map((step) => t(`cosair-card-first-${step}`)) });
