/* A player's ratings, drawn: a line for each board, and the curve and games of the one that is looked at. */
import { html, nothing } from '../../vendor/lit-html.js';
import { kind_mark } from '../../ui/seats.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { board_path, day_text, pool_words, rating_change } from '../../ui/words/rating.js';
import { board_words, ratings_table } from './ratings_table.js';
import '../../ui/charts/rating_curve.js';

const others = (p) => (p.match ? html`<a href=${`/matches/${p.match}`}>${p.against.join(', ')}</a>`
  : p.against.join(', ')); // none to a private match
const point_row = (p) => html`<tr><th scope="row">${others(p)}</th><td>${day_text(p.at)}</td>
  <td class="figure">${rating_change(p.change)}</td><td class="figure">${p.rating}</td>
  <td class="figure wide">± ${2 * p.deviation}</td></tr>`;

/** The way of one rating: curve and table of the same points (newest first). */
export function rating_history(points, next, send) {
  return html`<quad-rating-curve aria-hidden="true"
    .points=${points.toReversed?.() ?? [...points].reverse()}></quad-rating-curve>
    <table class="rows history"><caption class="unseen">Rated games, newest first</caption>
      <thead><tr><th scope="col">Against</th><th scope="col">On</th>
      <th scope="col" class="figure">Change</th><th scope="col" class="figure">Rating</th>
      <th scope="col" class="figure wide">Within</th></tr></thead>
      <tbody>${points.map(point_row)}</tbody></table>
    ${next ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>` : nothing}`;
}

function body({ told, points }, send) {
  if (!told.ratings.length) {
    return empty(`${told.player} has not finished a rated game yet.`, html`<a href="/boards">Look at the boards</a>.`);
  }
  return html`${ratings_table(told)}
    ${told.board ? html`<section><h2>${board_words(told.board)}</h2>
      <p class="small">Against ${pool_words(told.board.pool)}. From game to game; two times in three the true strength
        lies within the wash about the line.
        <a href=${board_path(told.board.game, { ...told.board, game: undefined })}>The whole board</a></p>
      ${rating_history(points, told.next, send)}</section>` : empty('There is no rating on that board.')}`;
}

export function player_ratings(state, send) {
  if (!state.told) {
    return html`<div class="page"><h1>${state.missing ? 'Nobody by that name' : 'The ratings could not be read'}</h1>
      <p>${state.missing ? `Nobody is called ${state.player}. The name may have changed, or the address is mistyped.`
        : state.error} <a href="/boards">To the boards</a></p></div>`;
  }
  return html`<div class="page ratings">
    <h1>${state.told.player}${kind_mark(state.told.kind)}: ratings</h1>${fault(state.error)}${body(state, send)}</div>`;
}
