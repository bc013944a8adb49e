/* How a player does with each number of players, in each seat and with each faction: small tables on one axis. */
import { html, nothing } from '../../vendor/lit-html.js';
import { faction_title } from '../../model/catalogue.js';
import { scale_of, span_axis, span_bar } from '../../ui/charts/span.js';
import { games_path } from '../standings.js';
import { date_text, number_text, t } from '../../locales/text.js';

const ALL = scale_of([{ rating: 0, low: 0, high: 1000 }]);
const percent = (thousandths) => number_text(thousandths / 1000, { style: 'percent', maximumFractionDigits: 0 });

const range = ({ score, low, high }) => ({ rating: score, low, high });
const words = ({ low, high }) => (low === null ? t('player-split-none')
  : t('player-split-range', { low: percent(low), high: percent(high) }));

/* An item without a score had no opponent but the player. */
const cell = (item) => (item.score === null ? html`<td></td>` : html`<td class="range-cell">${
  span_bar(range(item), ALL)}<span class="small figure">${words(item)}</span></td>`);

const row = (item, name, wish) => html`<tr><th scope="row">${name}</th>${cell(item)}
  <td class="figure"><a href=${games_path({ ...wish, seats: item.seats })}>${item.games}</a></td></tr>`;

function part(title, items, name, wish) {
  return items.length ? html`<section class="split"><h3>${title}</h3><table class="rows"><caption class="unseen">${
    title}</caption><thead><tr><th scope="col">${title}</th>
    <th scope="col" class="range-cell">${t('player-split-score')}${span_axis(ALL, percent)}</th>
    <th scope="col" class="figure">${t('player-rated')}</th></tr></thead>
    <tbody>${items.map((item) => row(item, name(item), wish(item)))}</tbody></table></section>` : nothing;
}

const players = ({ seats }) => t('player-split-players', { n: seats });

/**
 * The splits of a player in one variant.
 * @param {{player: string, game: string, variant: string, since: string|null, items: {seats: number, seat: number|null,
 *   faction: string|null, games: number, score: number|null, low: number|null, high: number|null}[]}} told
 * @param {string[]} names   of the seats, where the game has names for them
 */
export function splits(told, names) {
  const { player, game, variant, since, items } = told;
  if (!items.length) return nothing;
  const base = { game, variant, rated: '1', player, from: since };
  const seat = (item) => t('player-split-seat', { seat: names[item.seat] ?? String(item.seat + 1), n: item.seats });
  const faction = (item) => t('player-split-faction', { faction: faction_title(game, item.faction), n: item.seats });
  return html`<section class="splits"><h2>${t('player-splits')}</h2>
    <p class="small">${t('player-splits-about')}${since
      ? html` ${t('player-splits-since', { when: date_text(since) })}` : nothing}</p>
    ${part(t('player-split-by-players'), items.filter((one) => one.seat === null && one.faction === null), players,
      () => base)}
    ${part(t('player-split-by-seat'), items.filter((one) => one.seat !== null), seat,
      (item) => ({ ...base, seat: item.seat + 1 }))}
    ${part(t('player-split-by-faction'), items.filter((one) => one.faction !== null), faction,
      (item) => ({ ...base, faction: item.faction }))}</section>`;
}
