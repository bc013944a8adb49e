/* Which pieces could capture on a square, of either side. Not a referee: the server's legal list says what may be
 * played. That list is only about the side to move, so hints about the other side are worked out here;
 * tests/cli/engine.test.js compares them with the engine. */
import { apply_move, cells_of, kind_of, seat_of } from './position.js';
import { key_of, same } from './square.js';

/** The relation of one square to another: how far, and whether on a straight line or any line. */
export function shape_of(from, to) {
  const way = to.map((v, i) => v - from[i]);
  const axes = way.filter(Boolean).map(Math.abs);
  return { far: Math.max(...axes), straight: axes.length === 1, line: axes.every((v) => v === axes[0]),
    step: way.map(Math.sign) };
}

/** Whether a unit of that kind reaches so far on an empty board; `stack`: it stands on a Fortifier, or carries. */
export function in_reach(kind, shape, stack) {
  const raised = stack && kind !== 'F';
  switch (kind) {
    case 'F': return shape.straight && shape.far <= (stack ? 1 : 2);
    case 'A': return raised ? shape.line : shape.far <= (shape.straight ? 3 : shape.line ? 2 : 0);
    case 'I': return shape.line;
    default: return shape.far === 1;
  }
}

/** Whether a piece is between. */
export function is_blocked(cells, from, { far, step }) {
  for (let i = 1; i < far; i += 1) {
    if (cells.has(key_of(from.map((v, axis) => v + i * step[axis])))) return true;
  }
  return false;
}

const top_of = (cell) => cell.top ?? cell.base;
const is_plain = (view) => view.variant === 'antistratic';

const unit = (letter, cell) =>
  ({ kind: kind_of(letter), seat: seat_of(letter), at: cell.at, stack: Boolean(cell.top) });

const units_of = (cells, seat) => [...cells.values()]
  .flatMap((cell) => [cell.top, cell.base].filter(Boolean).map((letter) => unit(letter, cell)))
  .filter((one) => one.seat === seat);

function reaches(cells, { kind, at: from, stack }, at) {
  const shape = shape_of(from, at);
  return in_reach(kind, shape, stack) && ((stack && kind === 'I') || !is_blocked(cells, from, shape));
}

/* A Commander on a Fortifier is breached, which a Commander cannot do; in Antistratic it is a piece like others. */
function act_on(cell, kind, view) {
  const sheltered = cell.top && kind_of(cell.top) === 'C' && !is_plain(view);
  return sheltered ? 'breach' : 'capture';
}

function may_take(cell, kind, view) {
  if (kind === 'F') return !cell.top && kind_of(cell.base) === 'F';
  if (kind === 'A') return kind_of(top_of(cell)) !== 'F';
  return kind === 'I' || act_on(cell, kind, view) === 'capture';
}

/* Every capture of a side on an occupied square, whether it would expose the Commander or not. */
function bare_captures(view, cells, at, seat) {
  const cell = cells.get(key_of(at));
  if (!cell || seat_of(top_of(cell)) === seat) return [];
  return units_of(cells, seat)
    .filter((one) => !same(one.at, at) && may_take(cell, one.kind, view) && reaches(cells, one, at))
    .map((one) => ({ kind: one.kind, from: one.at, to: cell.at, act: act_on(cell, one.kind, view), stack: one.stack }));
}

/** The square of a side's Commander, or undefined. */
const commander_of = (cells, seat) =>
  [...cells.values()].find((cell) => [cell.top, cell.base].includes(seat === 0 ? 'C' : 'c'));

/**
 * What attacks a side's Commander directly: `{kind, from, to, stack}` for each piece. A Commander on a Fortifier is
 * never in check.
 */
export function checkers(view, cells, seat) {
  const cell = is_plain(view) ? null : commander_of(cells, seat);
  return !cell || cell.top ? [] : bare_captures(view, cells, cell.at, 1 - seat);
}

/** The position after a capture. */
function taken(cells, move, seat) {
  const next = new Map(cells);
  apply_move(next, move, seat);
  return next;
}

/* A Commander cannot go into check, and no other piece can leave its own in check unless both are. */
function is_allowed(view, cells, move, seat) {
  if (is_plain(view)) return true;
  const next = taken(cells, move, seat);
  if (!commander_of(next, 1 - seat) || !checkers(view, next, seat).length) return true;
  return move.kind !== 'C' && (view.variant === 'true_endless' || checkers(view, next, 1 - seat).length > 0);
}

/**
 * The captures that a side could make on a square by one move: `{kind, from, to, act, stack}`.
 * @param {object} view   which game it is
 * @param {Map<string, object>} cells   the pieces by square
 * @param {number[]} at
 * @param {number} seat
 */
export const captures_on = (view, cells, at, seat) =>
  [...bare_captures(view, cells, at, seat), ...crushes(cells, at, seat)]
    .filter((move) => is_allowed(view, cells, move, seat));

/* An Interdictor or a Commander captures the enemy Fortifier on which it stands. */
function crushes(cells, at, seat) {
  const cell = cells.get(key_of(at));
  if (!cell?.top || seat_of(cell.top) !== seat || seat_of(cell.base) === seat) return [];
  const kind = kind_of(cell.top);
  return kind === 'A' ? [] : [{ kind, from: cell.at, to: cell.at, act: 'crush', stack: true }];
}

/* Whether the side that loses a piece on a square can capture there in turn. */
const is_answered = (view, cells, move, seat) =>
  captures_on(view, taken(cells, move, 1 - seat), move.to, seat).length > 0;

const has_of = (cell, seat) => [cell.top, cell.base].some((letter) => letter && seat_of(letter) === seat);

function hanging_on(view, cells, seat) {
  return [...cells.values()]
    .filter((cell) => has_of(cell, seat) && !(cell.top ?? cell.base).match(/c/i))
    .filter((cell) => captures_on(view, cells, cell.at, 1 - seat)
      .some((move) => !is_answered(view, cells, move, seat)))
    .map((cell) => cell.at);
}

/* The last answer for each view: the board and the list of tasks ask for the same position at every paint. */
const answers = new WeakMap();

/**
 * The squares of a side's pieces that the other side could capture by one move without being captured in turn.
 * @param {object} view
 * @param {{place: object[], moves: object[]}|null} draft   of the turn; null: the position as it is
 * @param {Map<string, object>} cells   the pieces after the draft
 * @param {number} seat
 */
export function hanging(view, draft, cells, seat) {
  const { place, moves } = draft ?? {};
  const last = answers.get(view);
  if (last && last.place === place && last.moves === moves && last.seat === seat) return last.squares;
  const squares = hanging_on(view, cells, seat);
  answers.set(view, { place, moves, seat, squares });
  return squares;
}

/**
 * The pieces of a side that bear on a square: those that could capture what stands there, and for the side it
 * belongs to, or on an empty square, those that could capture an Aggressor there.
 */
export function bearing_on(view, cells, at, seat) {
  const cell = cells.get(key_of(at));
  if (cell && seat_of(top_of(cell)) !== seat) return captures_on(view, cells, at, seat);
  const stranger = { at, base: seat === 0 ? 'a' : 'A' };
  const stand_in = cells_of([...cells.values()].filter((one) => one !== cell));
  stand_in.set(key_of(at), stranger);
  return captures_on(view, stand_in, at, seat);
}
