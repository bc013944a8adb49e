/* What there is to learn of the Rule Game, under the names the arena knows (games/contract.js). Fetched only by those
 * who learn. */
import { lesson_view } from './lessons_bench.js';
import { texts } from './lessons_text.js';
import { row_of } from './pieces.js';

const seat_of = (draft) => draft.view.seats[0];
const results = (draft) => seat_of(draft).board.history.map((row) => row.result);
const is_clear = (draft) => seat_of(draft).board.pieces.length === 0;
const errors = (draft) => results(draft).filter((result) => result !== 'accept').length;
const errors_words = (n) => (n === 0 ? 'without an error' : n === 1 ? 'with one error' : `with ${n} errors`);

/* The rules of the school. */
const by_shape = ({ properties }) => [{ SQUARE: 0, STAR: 1, CIRCLE: 2, TRIANGLE: 3 }[properties.shape]];
const top_row = ({ cell }, { pieces }) => (pieces.every((other) => row_of(other.cell) <= row_of(cell)) ? [0, 1] : []);
const reader = ({ cell }, { pieces }) =>
  (pieces.every((other) => row_of(other.cell) < row_of(cell)
    || (row_of(other.cell) === row_of(cell) && other.cell >= cell)) ? [0, 1, 2, 3] : []);
const carousel = (piece, { gone }) => (gone.length ? [(gone.at(-1).into + 1) % 4] : [0, 1, 2, 3]);
const pendulum = (piece, { gone }) => [gone.length % 2 ? 2 : 0];

const FIVE = [[3, 'SQUARE', 'RED'], [10, 'STAR', 'BLUE'], [20, 'SQUARE', 'YELLOW'], [23, 'TRIANGLE', 'BLACK'],
  [33, 'STAR', 'RED']];
const ROWS = [[4, 'CIRCLE', 'RED'], [14, 'SQUARE', 'BLUE'], [17, 'STAR', 'YELLOW'], [26, 'TRIANGLE', 'RED'],
  [29, 'CIRCLE', 'BLACK']];
const FOUR = [[8, 'STAR', 'BLACK'], [11, 'CIRCLE', 'RED'], [25, 'SQUARE', 'BLUE'], [30, 'TRIANGLE', 'YELLOW']];

const clearing = (pieces, rule, task, praise) => ({
  view: () => lesson_view(pieces, rule), task,
  done: (draft) => (is_clear(draft) ? `${praise} You cleared the board ${errors_words(errors(draft))}.` : ''),
});

const scenes = {
  aim: clearing(FIVE, by_shape, 'Clear this board. Only the shape of a piece matters here.',
    'Every shape had a bucket of its own: squares 0, stars 1, triangles 3.'),
  answers: {
    view: () => lesson_view(ROWS, top_row), task: 'Get one answer of each kind: accepted, denied, cannot move.',
    done: (draft) => (['accept', 'deny', 'immovable'].every((kind) => results(draft).includes(kind))
      ? 'All three. Only the topmost row can move here, and only into the upper buckets.'
      : ''),
  },
  order: clearing(ROWS, reader, 'Clear this board. Only one piece at a time can move: which comes next?',
    'They went as a page is read: the topmost row first, from left to right.'),
  memory: clearing(FOUR, carousel,
    'Clear this board. The first piece goes anywhere; what matters is where the last one went.',
    'Each piece goes one bucket further clockwise than the one before.'),
  turns: clearing(FOUR, pendulum, 'Clear this board. The pieces do not matter at all.',
    'By turns top left and bottom right, whatever the piece.'),
};

export const lessons = {
  intro: 'Somebody has thought of a rule and does not tell it. You have a board, four buckets, and the answer to every '
    + 'attempt. The boards of this page answer at once: try them.',
  chapters: texts.map((chapter) => ({ ...chapter, board: null, scene: scenes[chapter.id] ?? null })),
  exercises: [], verdict: null, view_of: null,
};
