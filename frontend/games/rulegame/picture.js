/* What draws the still pictures of the Rule Game, apart from the face (games/index.js). */
import { t } from '../../locales/text.js';
import { bench_picture } from './bench.js';
import { level_words, open_seats, pieces_of } from './position.js';

export const areas = ['rulegame-board'];

/** The first open bench of a view as a small still picture. */
export function miniature(view) {
  const seat = view.seats[open_seats(view)[0]];
  if (!seat) return still();
  return bench_picture(pieces_of(seat),
    t('rulegame-board-picture', { level: level_words(view.level), n: seat.board.pieces.length }));
}

const OPENING = [
  [8, 'STAR', 'RED'], [10, 'CIRCLE', 'BLUE'], [15, 'SQUARE', 'YELLOW'],
  [18, 'TRIANGLE', 'BLACK'], [20, 'CIRCLE', 'YELLOW'], [23, 'STAR', 'BLACK'], [27, 'SQUARE', 'BLUE'],
  [31, 'TRIANGLE', 'RED'], [34, 'SQUARE', 'BLACK'],
];
/** A sample bench, when no match can be shown. */
export const still = () => bench_picture(OPENING.map(([cell, shape, color], id) => ({ id, cell, shape, color })),
  t('rulegame-board-opening'));
