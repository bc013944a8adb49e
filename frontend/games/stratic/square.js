/* Squares and their names (R2, R12.8): integers fixed for ever, text without a zero; in a cube the level follows a full
 * stop. */

/** 1 -> a, 26 -> z, 27 -> aa. */
function letters(n) {
  let text = '';
  for (let left = n; left > 0; left = Math.floor((left - 1) / 26)) {
    text = String.fromCharCode(97 + ((left - 1) % 26)) + text;
  }
  return text;
}

/** The name of a file: 0 -> a, -1 -> -a. */
export const file_name = (x) => (x >= 0 ? letters(x + 1) : `-${letters(-x)}`);

/** The name of a rank: 0 -> 1, -1 -> -1. */
export const rank_name = (y) => String(y >= 0 ? y + 1 : y);

/**
 * The name of a square: [0,0] -> a1, [-1,-1] -> -a-1, [2,3,4] -> c4.5.
 * @param {number[]} at
 */
export const square_name = ([x, y, z]) => file_name(x) + rank_name(y) + (z === undefined ? '' : `.${rank_name(z)}`);

const rank_of = (text) => (text > 0 ? text - 1 : Number(text));

/** The square of a name, or null. */
export function square_of(text) {
  const parts = /^(-?)([a-z]{1,6})(-?[1-9][0-9]{0,5})(?:\.(-?[1-9][0-9]{0,5}))?$/.exec(text);
  if (!parts) return null;
  const n = [...parts[2]].reduce((sum, c) => sum * 26 + c.charCodeAt(0) - 96, 0);
  return [parts[1] ? -n : n - 1, ...parts.slice(3).filter(Boolean).map(rank_of)];
}

/** A key for maps and sets. */
export const key_of = (at) => at.join();

export const same = (a, b) => a[0] === b[0] && a[1] === b[1] && a[2] === b[2];

/** Home rows of a seat as [front y, back y]. */
export const home_rows = (seat) => (seat === 0 ? [1, 0] : [8, 9]);

export const in_midboard = ([x, y]) => x >= 0 && x <= 9 && y >= 2 && y <= 7;
