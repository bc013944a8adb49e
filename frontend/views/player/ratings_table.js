/* A player's rating on each leaderboard, as a table. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { ladder_words, rating_figure, ratings_path, tally } from '../../ui/words/rating.js';
import { range_cell, range_head, range_of, ratings_scale } from '../standings.js';
import { has_words, t } from '../../locales/text.js';

const NAMES = ['game', 'variant', 'speed', 'ladder', 'pool'];
const is_same = (a, b) => NAMES.every((name) => a?.[name] === b?.[name]);

/* A newer server can send codes that have no words here yet. */
const words_or = (id, other) => (has_words(id) ? t(id) : other);

/** A leaderboard in words, without its pool. */
export function board_words({ game: id, variant, ladder, speed }) {
  const game = game_title(id, variant);
  return ladder
    ? t('player-category-ladder', { game, ladder: words_or(`player-ladder-${ladder}`, ladder_words(ladder)) })
    : t('player-category-speed', { game, speed: words_or(`player-speed-${speed}`, speed) });
}

/** The header cell of the margins, which are two deviations wide. */
export const margin_head = () =>
  html`<th scope="col" class="figure wide" title=${t('player-margin-about')}>${t('player-margin')}</th>`;

function rating_row(told, rating, scale) {
  const looked_at = is_same(told.board, rating);
  return html`<tr class=${looked_at ? 'mine' : nothing}>
    <th scope="row"><a href=${ratings_path(told.player, rating)}
      aria-current=${looked_at ? 'true' : nothing}>${board_words(rating)}</a>
      <span class="small">${t(`player-against-${rating.pool}`)}</span></th>
    <td class="figure"><strong>${rating_figure(rating.rating, rating.provisional)}</strong></td>
    ${range_cell(range_of(rating), scale)}
    <td class="figure">${rating.games}</td><td class="figure wide">${tally(rating)}</td></tr>`;
}

/** One row for each rating of a player; each links to its history. */
export function ratings_table(told) {
  const scale = ratings_scale(told.ratings);
  return html`<table class="rows"><caption class="unseen">${t('player-ratings')}</caption><thead><tr>
      <th scope="col">${t('player-category')}</th><th scope="col" class="figure">${t('player-rating')}</th>
      ${range_head(t('player-margin'), scale, t('player-margin-about'))}
      <th scope="col" class="figure">${t('player-rated')}</th>
      <th scope="col" class="figure wide">${t('player-tally')}</th></tr></thead>
    <tbody>${told.ratings.map((rating) => rating_row(told, rating, scale))}</tbody></table>`;
}
