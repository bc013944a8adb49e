/* Which game a channel shows: one after another, and none is taken away in the middle. */

/** How long the end of a game stays, and how long a game may be without news while another goes on. */
export const END_MS = 15_000;
export const QUIET_MS = 180_000;

/**
 * @typedef {object} Shown
 * @property {string} id
 * @property {boolean} is_over
 * @property {boolean} is_busy   somebody looks at an earlier turn of it
 * @property {number} news_at    when it last changed, or ended
 */

/**
 * The match that a channel shows from now on: the same, or another.
 * @param {Shown|null} shown
 * @param {{id: string}[]} best   running matches, the best first
 * @param {number} now            milliseconds, as in `news_at`
 * @returns {string|null} an id; null while there is nothing to show
 */
export function next_shown(shown, best, now) {
  const other = best.find(({ id }) => id !== shown?.id)?.id ?? null;
  if (!shown) return other;
  if (!other || shown.is_busy) return shown.id;
  const idle = now - shown.news_at;
  if (shown.is_over) return idle >= END_MS ? other : shown.id;
  return best[0].id === other && idle >= QUIET_MS ? other : shown.id;
}

/** Seconds until the next game follows one that is over; null: no game follows it by itself. */
export function seconds_left(shown, best, now) {
  if (!shown?.is_over || shown.is_busy || !best.some(({ id }) => id !== shown.id)) return null;
  return Math.max(0, Math.ceil((END_MS - (now - shown.news_at)) / 1000));
}

/**
 * When a game that did not open is asked for again: after each failure twice the patience, and not before the server
 * allows it. Times are in milliseconds, `retry_after` in seconds.
 */
export function attempts() {
  const [FIRST_MS, LONGEST_MS, SECOND_MS] = [1000, 60_000, 1000];
  let wait_ms = FIRST_MS;
  let after = 0;
  return {
    is_early: (now) => now < after,
    failed(now, retry_after = 0) {
      after = now + Math.max(wait_ms, retry_after * SECOND_MS);
      wait_ms = Math.min(2 * wait_ms, LONGEST_MS);
    },
    succeeded() {
      [wait_ms, after] = [FIRST_MS, 0];
    },
  };
}
