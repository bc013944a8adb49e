/* Position texts (R15.1) as views, for pictures that no server answers for: lessons before the first answer,
 * samples. */
import { square_of } from './square.js';

const pair = (text) => text.split(',').map((part) => Number.parseInt(part, 10));

function piece_of(item) {
  const [letters, name] = item.split('@');
  return { at: square_of(name), base: letters[0], ...(letters[1] && { top: letters[1] }) };
}

/** A position text as a view; only what a picture needs, and `more`. */
export function view_of(position, more = {}) {
  const [, dims, expansions, turns, side, passes, reserve, score, pieces] =
    /^str1\/([23]) e(\d+) t(\d+) ([SN]) p(\S+) r(\S+) s(\S+) (\S+)$/.exec(position);
  const n = Number(expansions);
  return {
    v: 1, dims: Number(dims), status: 'play', expansions: n, turns: Number(turns), to_move: side === 'S' ? 0 : 1,
    extent: [-n, 9 + n],
    passes: pair(passes), reserve: pair(reserve), hand: reserve.split(',').map((part) => part.replace(/\d/g, '')),
    score: pair(score), check: false, next_expansion_at: (n + 1) * (n + 4),
    pieces: pieces.split(',').map(piece_of), last: null, result: null, ...more,
  };
}
