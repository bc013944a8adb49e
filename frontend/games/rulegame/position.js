/* Reading a view: whose board is shown, what is on it, what was tried. Nothing here is derived that the view does not
 * say. */
import { has_words, t } from '../../locales/text.js';

const SIGNS = { '+': 'accept', '-': 'deny', x: 'immovable' };
export const MASTERY = 10;

/* A newer server may send a code that has no words yet. */
const coded = (id, code) => (has_words(id) ? t(id) : code.replaceAll('_', ' '));

/** "denied" */
export const result_words = (result) => coded(`rulegame-result-${result}`, result);

/** "cleared" */
export const finish_words = (finish) => coded(`rulegame-finish-${finish}`, finish);

/** The name of a level for people, the same as on its ladder: tidy_roof -> The tidy roof. Small pictures come without
 * the catalogue. */
export function level_words(level) {
  if (!level) return t('rulegame-board-hidden-rule');
  const words = coded(`catalogue-rulegame-option-level-value-${level}`, level);
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/** Whether the match is over and the rule revealed. */
export const is_over = (view) => Boolean(view?.reason);

/** Whether all players share one board and take turns at it. */
export const is_shared = (view) => view.series !== undefined;

/** Whether the players of one board are partners: every attempt counts for both. Known from the first attempt on. */
export const is_together = (view) => Boolean(view) && is_shared(view)
  && view.seats.every((seat) => seat.attempts > 0 && seat.attempts === attempts_in_all(seat));

/** Whether the players of one board are rivals: each has attempts, removed pieces and errors of their own. */
export const is_rival = (view) => is_shared(view) && !is_together(view);

/** How many boards there are in all. */
export const boards_in_all = (view) => view.boards * (view.series ?? 1);

/** Attempts made on all boards of a seat, whoever made them. */
export const attempts_in_all = (seat) =>
  seat.results.reduce((sum, { attempts }) => sum + attempts, seat.over ? 0 : seat.board.attempts);

/** The seats whose boards this viewer can see. */
export const open_seats = (view) => view.seats.map((seat, i) => (seat.board ? i : -1)).filter((i) => i >= 0);

/** The seat whose board is shown: the viewer's own, the chosen one, or the first one visible; null: none. */
export function shown_seat(view, draft, how = {}) {
  const open = open_seats(view);
  const wished = [draft?.me, how.desk?.value?.seat, view.seat].find((seat) => open.includes(seat));
  return wished ?? open[0] ?? null;
}

/* Property pieces have what they have: the first text stands for the shape. */
function looks(properties) {
  const { shape, color } = properties;
  if (shape !== undefined && color !== undefined) return { shape, color };
  const words = Object.entries(properties).map(([name, value]) => t('rulegame-board-property', { name, value }));
  return { shape: shape ?? Object.values(properties)[0] ?? '', color: color ?? '',
    words: words.join(', ') || t('rulegame-board-piece-plain') };
}

/* Of a piece with a picture a view says nothing else. */
const seen = ({ properties, image }) => (image === undefined ? looks(properties)
  : { shape: '', color: '', image, words: t('rulegame-board-piece-picture') });

/** A piece of a view as the bench draws it. */
export const piece_of = ({ piece, cell, properties, image, refused = [], movable, accepts }) => ({
  id: piece, cell, ...seen({ properties, image }), ...(accepts && { accepts }),
  denied: refused.length < 4 ? refused : [], stuck: refused.length === 4 || movable === false,
});

/** All pieces of a seat's board: those on it, and those in the trays in the order they came. */
export function pieces_of({ board }) {
  const gone = board.buckets.flatMap((held, into) => held.map((piece, order) => ({ ...piece_of(piece), into, order })));
  return [...board.pieces.map(piece_of), ...gone];
}

/** The attempts of the board that is played: [{piece, bucket?, result}], each with its piece. */
export function attempts_of(seat) {
  const by_id = new Map(pieces_of(seat).map((piece) => [piece.id, piece]));
  return seat.board.history.map((row, i) => ({ ...row, n: i + 1, piece: by_id.get(row.piece) }));
}

const digit = (sign) => (/\d/.test(sign) ? Number(sign) : sign.charCodeAt(0) - 87);

/** The attempts of a finished board, from its short form: "72-", "5?x". */
export function attempts_of_result({ pieces, played, by }) {
  const found = [...played.matchAll(/([0-9a-z])([0-3?])([-+x])/g)];
  return found.map(([, id, bucket, sign], i) => ({
    n: i + 1, piece: piece_of({ ...pieces[digit(id)], piece: digit(id) }), result: SIGNS[sign],
    ...(bucket !== '?' && { bucket: Number(bucket) }), ...(by && { seat: Number(by[i]) }),
  }));
}

/** Attempts and removed pieces on a finished board, in figures; of rivals, those of the seat. */
export function board_figures(view, at, { attempts, done, removed, by }) {
  if (!is_rival(view)) return { attempts, removed: done };
  return { attempts: by.split('').filter((seat) => Number(seat) === at).length,
    removed: t('rulegame-of', { n: removed, all: done }) };
}

/** Errors on a board: attempts paid for, less those accepted. */
export const errors_words = (half) => (half % 2 ? `${Math.floor(half / 2)}½`.replace(/^0½/, '½') : String(half / 2));

/** The errors after each attempt of a series, with the boards they were made on: [{board, errors}]. Of rivals, those of
 * the seat alone. */
export function error_course(view, seat) {
  const at = view.seats.indexOf(seat);
  const counts = (attempt) => !is_rival(view) || attempt.seat === at;
  const pick = view.pick_cost / 2;
  const cost = ({ bucket, result }) => (bucket === undefined ? pick : result === 'accept' ? 0 : 1);
  const boards = [...seat.results.map(attempts_of_result), ...(seat.over ? [] : [attempts_of(seat)])];
  let errors = 0;
  return boards.flatMap((attempts, board) =>
    attempts.filter(counts).map((attempt) => ({ board: board + 1, errors: errors += cost(attempt) })));
}
