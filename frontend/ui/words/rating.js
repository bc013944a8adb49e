/* Ratings in words and figures, the same wherever they stand. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, has_words, t } from '../../locales/text.js';

/** "+12", "−7", "±0". */
export const change_text = (n) => (n > 0 ? `+${n}` : n < 0 ? `−${-n}` : '±0');

/** A rating's figure; a provisional one has a question mark, and screen readers say so. */
export const rating_figure = (rating, provisional) =>
  html`<span class="rating" title=${provisional ? t('common-rating-provisional-title') : nothing}>${rating}${
    provisional ? html`<span aria-hidden="true">?</span><span class="unseen"> ${
      t('common-rating-provisional')}</span>` : nothing}</span>`;

/** The gain or loss of a rating. */
export const rating_change = (n) =>
  html`<span class=${n > 0 ? 'change up' : n < 0 ? 'change down' : 'change'}>${change_text(n)}</span>`;

/** A key of the interface as a phrase: turn_limit → Turn limit. */
export function key_words(key) {
  const words = key.replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** A ladder's name as a phrase: 4d_turn_limit → 4D turn limit. */
export const ladder_words = (ladder) => key_words(ladder).replace(/^\d+[a-z]\b/, (dims) => dims.toUpperCase());

/** Whose results count: everyone, people, programs. */
export const pool_words = (pool) => (has_words(`common-pool-${pool}`) ? t(`common-pool-${pool}`) : pool);

/** "2026Q4": fourth quarter of 2026. */
export const season_words = (season) =>
  t('common-season', { quarter: Number(season.at(-1)), year: season.slice(0, 4) });

/** The season before. */
export function season_before(season) {
  const [year, quarter] = [Number(season.slice(0, 4)), Number(season.at(-1))];
  return quarter > 1 ? `${year}Q${quarter - 1}` : `${year - 1}Q4`;
}

/** A day for a narrow column. `zone`: its time zone, by default the reader's own. */
export const day_text = (time, zone) => date_text(time, {
  day: 'numeric', month: 'short',
  year: new Date(time).getFullYear() === new Date().getFullYear() ? undefined : 'numeric', timeZone: zone });

/** Wins, draws and losses, as on a sports page. */
export const tally = ({ won, drawn, lost }) =>
  html`<span aria-label=${t('common-tally', { won, drawn, lost })} role="img">${won}–${drawn}–${lost}</span>`;

/** The address of a leaderboard. */
export function board_path(game, wish) {
  const asked = Object.entries(wish).filter(([, value]) => value);
  return `/boards/${game}${asked.length ? `?${new URLSearchParams(asked)}` : ''}`;
}

/** The page of a player's ratings. */
export const ratings_path = (player, board = {}) => {
  const asked = ['game', 'variant', 'speed', 'ladder', 'pool'].filter((name) => board[name])
    .map((name) => [name, board[name]]);
  return `/players/${encodeURIComponent(player)}/ratings${asked.length ? `?${new URLSearchParams(asked)}` : ''}`;
};
