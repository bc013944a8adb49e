// positions.mjs - Stratic positions as literal views, read from position texts (R15.1), and the shared golden files.
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { join } from 'node:path';
import { square_of } from '../../../frontend/games/stratic/square.js';

const root = fileURLToPath(new URL('../../..', import.meta.url));
const folder = join(process.env.QUADRIVIUM_SHARED ?? join(root, '..', 'shared'), 'rules', 'golden', 'stratic');

/** A golden file's content, or null where the shared rules are absent. */
export function golden(name) {
  const path = join(folder, `${name}.json`);
  if (existsSync(path)) return JSON.parse(readFileSync(path, 'utf8'));
  console.log(`# no ${path}: fewer cases`);
  return null;
}

/** `A@c3,fi@c5` as the view's list. */
export function pieces_of(text) {
  if (text === '-') return [];
  return text.split(',').map((item) => {
    const [letters, name] = item.split('@');
    return { at: square_of(name), base: letters[0], ...(letters[1] && { top: letters[1] }) };
  });
}

/** A position text as the view R15.6 describes; what the text does not hold is filled in by `more`. */
export function view_of(text, more = {}) {
  const [, dims, e, t, side, passes, reserve, score, pieces] =
    /^str1\/([23]) e(\d+) t(\d+) ([SN]) p(\S+) r(\S+) s(\S+) (\S+)$/.exec(text);
  const two = (pair) => pair.split(',').map((part) => Number(/^\d+/.exec(part)[0]));
  const n = Number(e);
  return {
    v: 1, dims: Number(dims), status: 'play', expansions: n, turns: Number(t), to_move: side === 'S' ? 0 : 1, extent: [-n, 9 + n],
    passes: two(passes), operation: two(passes).map((p) => p >= 2), reserve: two(reserve), hand: reserve.split(',').map((part) => part.replace(/^\d+/, '')), score: two(score),
    check: false, next_expansion_at: (n + 1) * (n + 4), midboard: [0, 0], pieces: pieces_of(pieces), text, last: null, result: null,
    max_expansions: null, turn_limit: 0, ...more,
  };
}

/** The pieces of a map of cells, sorted as R15.1 says. */
export function listed(cells) {
  return [...cells.values()].map(({ at, base, top }) => ({ at, base, ...(top && { top }) }))
    .sort((a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0]);
}
