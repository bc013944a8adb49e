/* A bot's score in words, and as a share of a bar. Scores are hundredths of the smallest piece; a found win is 100000
 * less the turns it takes. */
import { number_text, t } from '../../locales/text.js';

const WIN = 100_000;
const WIN_FROM = WIN - 1000;
const EVEN = 30;
const SLIGHT = 150;
const CLEAR = 500;
const HALF_AT = 1000;

/** Whether the bot has found a forced win. */
export const is_win = (score) => Math.abs(score) >= WIN_FROM;

/** Turns until that win. */
export const win_in = (score) => WIN - Math.abs(score);

/** Seat 0's view of a score seen by `seat`. */
export const seen_by_first = (score, seat) => (seat === 1 ? -score : score);

/** Pieces, from hundredths to a tenth. */
export const tenths = (size) => number_text(size / 100, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/* A game that is won already has a result instead of a score. */
const is_over = (score) => is_win(score) && win_in(score) === 0;

/** "+2.1", "−0.4", "#3" (a win in three turns), "1–0" (won): a figure for a narrow column. */
export function score_figure(score) {
  if (is_over(score)) return score > 0 ? '1–0' : '0–1';
  const sign = score > 0 ? '+' : score < 0 ? '−' : '';
  if (is_win(score)) return `${sign}#${win_in(score)}`;
  return `${sign}${tenths(Math.abs(score))}`;
}

/** The score (seat 0's view) in words: "South is clearly better, by 4.2". */
export function score_words(score, names) {
  const size = Math.abs(score);
  const side = names[score > 0 ? 0 : 1];
  if (is_over(score)) return t('common-score-won', { side });
  if (is_win(score)) {
    return win_in(score) <= 1 ? t('common-score-win-now', { side }) : t('common-score-win', { side, n: win_in(score) });
  }
  if (size < EVEN) return t('common-score-even');
  const how = size < SLIGHT ? 'slight' : size < CLEAR ? 'better' : 'clear';
  return t(`common-score-${how}`, { side, by: tenths(size) });
}

/** Seat 0's share of a bar, 0 to 100: steep about the middle, never quite full before a win. */
export function score_share(score) {
  if (is_win(score)) return score > 0 ? 100 : 0;
  return 50 + 50 * (score / (Math.abs(score) + HALF_AT));
}
