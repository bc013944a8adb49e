/* What there is to learn of Stratic, under the names the arena knows (games/contract.js). Fetched only by those who learn. */
import { boards } from './lessons_boards.js';
import { exercises } from './lessons_exercises.js';
import { chapters } from './lessons_text.js';
import { verdict } from './lessons_goal.js';
import { square_of } from './square.js';

const pair = (text) => text.split(',').map((part) => Number.parseInt(part, 10));

function piece_of(item) {
  const [letters, name] = item.split('@');
  return { at: square_of(name), base: letters[0], ...(letters[1] && { top: letters[1] }) };
}

/* A position text as a view, to be looked at while no server answers; only what a picture needs. */
function view_of(position) {
  const [, expansions, turns, side, passes, reserve, score, pieces] = /^str1\/2 e(\d+) t(\d+) ([SN]) p(\S+) r(\S+) s(\S+) (\S+)$/.exec(position);
  const n = Number(expansions);
  return {
    v: 1, dims: 2, status: 'play', expansions: n, turns: Number(turns), to_move: side === 'S' ? 0 : 1, extent: [-n, 9 + n],
    passes: pair(passes), reserve: pair(reserve), score: pair(score), check: false, next_expansion_at: (n + 1) * (n + 4),
    pieces: pieces.split(',').map(piece_of), last: null, result: null,
  };
}

export const lessons = {
  intro: 'Two armies on a board that grows. Everything lies in the open; nothing is left to chance. Each chapter takes a minute, and every board here can be played.',
  chapters: chapters.map((chapter) => ({ ...chapter, board: boards[chapter.id] ?? null })),
  exercises, verdict, view_of,
};
