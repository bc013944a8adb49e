/* What leagues and season ratings have in common: ranges as bars, and who beats whom. */
import { html, nothing } from '../vendor/lit-html.js';
import { span_bar } from '../ui/charts/span.js';
import { t } from '../locales/text.js';

const MATRIX_PLAYERS = 12;

/** The finished games of a player in a game. */
export const games_path = (game, player) =>
  `/matches?${new URLSearchParams({ status: 'finished', game, player })}`;

/* Ratings have no thousands separator, like everywhere on the page. */
const figure = (n) => String(n).replace('-', '−');

/** A range as a bar and as figures; without one, only that it is not known. */
export const range_cell = (range, scale) => html`<td class="range-cell">${span_bar(range, scale)}<span
  class="small figure">${range.low === null ? t('standings-range-none')
    : t('standings-range', { low: figure(range.low), high: figure(range.high) })}</span></td>`;

const points = ({ games, won, drawn }) => {
  const halves = 2 * won + drawn;
  return `${Math.floor(halves / 2)}${halves % 2 ? '½' : ''}/${games}`;
};

function cell(game, player, against, pair) {
  if (player === against) return html`<td class="figure none" aria-hidden="true">–</td>`;
  if (!pair) return html`<td class="figure"></td>`;
  const title = t('standings-pair', { player, against, won: pair.won, drawn: pair.drawn, games: pair.games });
  return html`<td class="figure"><a href=${games_path(game, player)} title=${title}>${points(pair)}<span
    class="unseen"> ${title}</span></a></td>`;
}

/**
 * Points of each player against each other one; the strongest players only.
 * @param {string} game
 * @param {string[]} names   the best first
 * @param {{player: string, against: string, games: number, won: number, drawn: number}[]} pairs
 */
export function matrix(game, names, pairs) {
  const shown = names.slice(0, MATRIX_PLAYERS);
  if (shown.length < 2 || !pairs.length) return nothing;
  const found = new Map(pairs.map((pair) => [`${pair.player}\n${pair.against}`, pair]));
  return html`<section><h2>${t('standings-matrix')}</h2><p class="small">${t('standings-matrix-about')}</p>
    <div class="scrolls" tabindex="0" role="region" aria-label=${t('standings-matrix')}><table class="rows matrix">
      <caption class="unseen">${t('standings-matrix')}</caption>
      <thead><tr><th scope="col">${t('standings-player')}</th>${shown.map((name, i) =>
        html`<th scope="col" class="figure"><abbr title=${name}>${i + 1}</abbr></th>`)}</tr></thead>
      <tbody>${shown.map((player, i) => html`<tr><th scope="row"><span class="figure">${i + 1}</span>
        <span translate="no">${player}</span></th>${shown.map((against) =>
          cell(game, player, against, found.get(`${player}\n${against}`)))}</tr>`)}</tbody></table></div></section>`;
}
