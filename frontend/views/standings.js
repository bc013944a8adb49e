/* What the tables of ratings have in common: ranges as bars on one axis, links to games, and who beats whom. */
import { html, nothing } from '../vendor/lit-html.js';
import { scale_of, span_axis, span_bar } from '../ui/charts/span.js';
import { t } from '../locales/text.js';
import { seat_player } from '../ui/seats.js';

const MATRIX_PLAYERS = 12;

/**
 * The address of the finished games behind a figure.
 * @param {Record<string, string|number|null|undefined>} wish   what the search of the archive has in its address
 */
export const games_path = (wish) => `/matches?${new URLSearchParams([['status', 'finished'],
  ...Object.entries(wish).filter(([, value]) => value).map(([name, value]) => [name, String(value)])])}`;

/**
 * The search for the games of a season.
 * @param {string} season   such as 2026Q4
 * @param {string} board    a game and its variant, '' for all
 */
export function season_games(season, board) {
  const [game, variant] = board.split('/');
  const [year, first] = [Number(season.slice(0, 4)), 3 * Number(season.at(-1)) - 3];
  const day = (month, date) => new Date(Date.UTC(year, month, date)).toISOString().slice(0, 10);
  return { game, variant, from: day(first, 1), to: day(first + 3, 0) };
}

/* Ratings have no thousands separator, like everywhere on the page. */
const figure = (n) => String(n).replace('-', '−');

/* The last digit of an end would say more than is known: ranges are rounded outwards to tens. */
const outwards = ({ low, high }) =>
  ({ low: figure(Math.floor(low / 10) * 10), high: figure(Math.ceil(high / 10) * 10) });

/** A range as a bar and as figures; without one, only that it is not known. */
export const range_cell = (range, scale) => html`<td class="range-cell">${span_bar(range, scale)}<span
  class="small figure">${range.low === null ? t('standings-range-none')
    : t('standings-range', outwards(range))}</span></td>`;

/**
 * The head of a column of ranges, with their axis.
 * @param {string} label
 * @param {import('../ui/charts/span.js').Scale} scale
 * @param {string} [about]   a longer explanation
 */
export const range_head = (label, scale, about) => html`<th scope="col" class="range-cell" title=${about ?? nothing}>${
  label}${span_axis(scale, figure)}</th>`;

/** A rating with its margin of two deviations on both sides, as a range. */
export const range_of = ({ rating, deviation }) =>
  ({ rating, low: rating - 2 * deviation, high: rating + 2 * deviation });

/** The axis of a table of ratings. The ranges of provisional ones can reach beyond it, unless there are no others. */
export function ratings_scale(ratings) {
  const all_provisional = ratings.every(({ provisional }) => provisional);
  return scale_of(ratings.map((one) => (one.provisional && !all_provisional
    ? { rating: one.rating, low: null, high: null } : range_of(one))));
}

const points = ({ games, won, drawn }) => {
  const halves = 2 * won + drawn;
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}/${games}`;
};

function cell(wish, player, against, pair) {
  if (player.name === against.name) return html`<td class="figure none" aria-hidden="true">–</td>`;
  if (!pair) return html`<td class="figure"></td>`;
  const title = t('standings-pair', { player: seat_player(player), against: seat_player(against),
    won: pair.won, drawn: pair.drawn, games: pair.games });
  const path = games_path({ ...wish, player: player.name, opponent: against.name });
  return html`<td class="figure"><a href=${path} title=${title}>${points(pair)}<span
    class="unseen"> ${title}</span></a></td>`;
}

/**
 * Points of each player against each other one; the strongest players only.
 * @param {Record<string, string>} wish   what all these games have in common, for games_path
 * @param {{name: string, kind: string}[]} players   the best first
 * @param {{player: string, against: string, games: number, won: number, drawn: number}[]} pairs
 */
export function matrix(wish, players, pairs) {
  const shown = players.slice(0, MATRIX_PLAYERS);
  if (shown.length < 2 || !pairs.length) return nothing;
  const found = new Map(pairs.map((pair) => [`${pair.player}\n${pair.against}`, pair]));
  return html`<section><h2>${t('standings-matrix')}</h2><p class="small">${t('standings-matrix-about')}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('standings-matrix')}><table class="rows matrix">
      <caption class="unseen">${t('standings-matrix')}</caption>
      <thead><tr><th scope="col">${t('standings-player')}</th>${shown.map((player, i) =>
        html`<th scope="col" class="figure"><abbr title=${seat_player(player)}>${i + 1}</abbr></th>`)}</tr></thead>
      <tbody>${shown.map((player, i) => html`<tr><th scope="row"><span class="figure">${i + 1}</span>
        <span translate="no">${seat_player(player)}</span></th>${shown.map((against) =>
          cell(wish, player, against, found.get(`${player.name}\n${against.name}`)))}</tr>`)}</tbody>
    </table></div></section>`;
}
