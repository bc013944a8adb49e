/* A player's ratings, drawn: a row for each leaderboard, and the curve and games of the chosen one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { kind_mark } from '../../ui/seats.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { board_path, day_text, rating_change } from '../../ui/words/rating.js';
import { splits } from './splits.js';
import { board_words, margin_head, ratings_table } from './ratings_table.js';
import { rich, t } from '../../locales/text.js';
import '../../ui/charts/rating_curve.js';

const others = (p) => (p.match ? html`<a href=${`/matches/${p.match}`}>${p.against.join(', ')}</a>`
  : p.against.join(', ')); // no link to a private match
const point_row = (p) => html`<tr><th scope="row">${others(p)}</th><td>${day_text(p.at)}</td>
  <td class="figure">${rating_change(p.change)}</td><td class="figure">${p.rating}</td>
  <td class="figure wide">± ${2 * p.deviation}</td></tr>`;

/** The history of one rating: curve and table of the same points (newest first). */
export function rating_history(points, next, send) {
  return html`<quad-rating-curve aria-hidden="true"
    .points=${points.toReversed?.() ?? [...points].reverse()}></quad-rating-curve>
    <table class="rows history"><caption class="unseen">${t('player-history')}</caption>
      <thead><tr><th scope="col">${t('player-against')}</th><th scope="col">${t('player-date')}</th>
      <th scope="col" class="figure">${t('player-change')}</th>
      <th scope="col" class="figure">${t('player-rating')}</th>${margin_head()}</tr></thead>
      <tbody>${points.map(point_row)}</tbody></table>
    ${next ? html`<p><button class="plain" @click=${send.more}>${t('player-show-more')}</button></p>` : nothing}`;
}

const history = ({ told: { board, next }, points }, send) => html`<section><h2>${board_words(board)}</h2>
  <p class="small">${t(`player-curve-${board.pool}`)}
    <a href=${board_path(board.game, { ...board, game: undefined })}>${t('player-curve-board')}</a></p>
  ${rating_history(points, next, send)}</section>`;

const leaderboards_link = () => html`<a href="/boards">${t('player-leaderboards')}</a>`;

function body(state, send) {
  const { told } = state;
  if (!told.ratings.length) return empty(t('player-ratings-none', { name: told.player }), leaderboards_link());
  return html`${ratings_table(told)}${state.splits ? splits(state.splits, state.seat_names) : nothing}${
    told.board ? history(state, send) : empty(t('player-curve-none'))}`;
}

const unread = ({ missing, player: name, error }) => html`<div class="page">
  <h1>${t(missing ? 'player-ratings-missing' : 'player-ratings-unread')}</h1>
  <p>${missing ? t('player-ratings-missing-about', { name }) : error} ${leaderboards_link()}</p></div>`;

export function player_ratings(state, send) {
  if (!state.told) return unread(state);
  const { player, kind } = state.told;
  const name = (text) => html`${text}${kind_mark(kind)}`;
  return html`<div class="page ratings"><h1>${rich('player-ratings-title', { name }, { name: player })}</h1>
    ${fault(state.error)}${body(state, send)}</div>`;
}
