/* What the Rule Game teaches (games/contract.js, Lessons). Only the learning pages load it. */
import { t } from '../../locales/text.js';
import { lesson_view } from './lessons_bench.js';
import { texts } from './lessons_text.js';
import { row_of } from './pieces.js';

const seat_of = (draft) => draft.view.seats[0];
const results = (draft) => seat_of(draft).board.history.map((row) => row.result);
const is_clear = (draft) => seat_of(draft).board.pieces.length === 0;
const errors = (draft) => results(draft).filter((result) => result !== 'accept').length;

/* The rules of these boards. */
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

const clearing = (id, pieces, rule) => ({
  view: () => lesson_view(pieces, rule),
  get task() { return t(`rulegame-lessons-${id}-task`); },
  done: (draft) => (is_clear(draft)
    ? t('rulegame-lessons-cleared', { praise: t(`rulegame-lessons-${id}-praise`), errors: errors(draft) }) : ''),
});

const scenes = {
  aim: clearing('aim', FIVE, by_shape),
  answers: {
    view: () => lesson_view(ROWS, top_row),
    get task() { return t('rulegame-lessons-answers-task'); },
    done: (draft) => (['accept', 'deny', 'immovable'].every((kind) => results(draft).includes(kind))
      ? t('rulegame-lessons-answers-praise') : ''),
  },
  order: clearing('order', ROWS, reader),
  memory: clearing('memory', FOUR, carousel),
  turns: clearing('turns', FOUR, pendulum),
};

export const areas = ['rulegame-card', 'rulegame-lessons'];

export const lessons = {
  get intro() { return t('rulegame-lessons-intro'); },
  get chapters() {
    return texts().map((chapter) => ({ ...chapter, board: null, scene: scenes[chapter.id] ?? null }));
  },
  exercises: [], verdict: null, view_of: null,
};
