/* What a player is rated on each board, as a table. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { ladder_words, pool_words, rating_figure, ratings_path, tally } from '../../ui/words/rating.js';

const NAMES = ['game', 'variant', 'speed', 'ladder', 'pool'];
const is_same = (a, b) => NAMES.every((name) => a?.[name] === b?.[name]);
/** A board in words, without its pool. */
export const board_words = (b) =>
  `${game_title(b.game, b.variant)}, `
    + `${b.ladder ? ladder_words(b.ladder).replace(/^[A-Z](?=[a-z])/, (c) => c.toLowerCase()) : `${b.speed} clock`}`;

function rating_row(told, rating) {
  const looked_at = is_same(told.board, rating);
  return html`<tr class=${looked_at ? 'mine' : nothing}>
    <th scope="row"><a href=${ratings_path(told.player, rating)}
      aria-current=${looked_at ? 'true' : nothing}>${board_words(rating)}</a>
      <span class="small">against ${pool_words(rating.pool)}</span></th>
    <td class="figure"><strong>${rating_figure(rating.rating, rating.provisional)}</strong></td>
    <td class="figure wide">± ${2 * rating.deviation}</td>
    <td class="figure">${rating.games}</td><td class="figure wide">${tally(rating)}</td></tr>`;
}

/** A line for each rating of a player; each leads to its history. */
export const ratings_table = (told) =>
  html`<table class="rows"><caption class="unseen">Ratings</caption><thead><tr><th scope="col">Board</th>
      <th scope="col" class="figure">Rating</th><th scope="col" class="figure wide">Within</th>
      <th scope="col" class="figure">Games</th>
      <th scope="col" class="figure wide">Won–drawn–lost</th></tr></thead>
    <tbody>${told.ratings.map((rating) => rating_row(told, rating))}</tbody></table>`;
