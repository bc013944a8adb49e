/* A position as a map of squares, and the effect of a drafted turn on it. Not a referee: it draws what the player asks
 * for, and the server's legal list says what is allowed. */
import { t } from '../../locales/text.js';
import { read_turn } from './notation.js';
import { home_rows, key_of } from './square.js';

/** Seat 0 uses capital letters. */
export const seat_of = (letter) => (letter === letter.toUpperCase() ? 0 : 1);
export const kind_of = (letter) => letter.toUpperCase();
export const letter_of = (kind, seat) => (seat === 0 ? kind : kind.toLowerCase());

/** The names of the pieces by kind, in the language of the page. */
export const WORDS = {
  get F() { return t('stratic-board-kind-F'); },
  get A() { return t('stratic-board-kind-A'); },
  get I() { return t('stratic-board-kind-I'); },
  get C() { return t('stratic-board-kind-C'); },
};

const named = (id) => ({ get: () => t(id), enumerable: true });

/**
 * The names of both seats, in the language of the page.
 * @type {string[]}
 */
export const SIDES = Object.defineProperties([], { 0: named('stratic-board-south'), 1: named('stratic-board-north') });

const BY_CAPTURE = new Set(['commander', 'reply_capture']);

/** The square on which the last turn captured a Commander and so ended the game; null if it ended otherwise. */
export function decisive({ last, result }) {
  if (!last || !BY_CAPTURE.has(result?.reason)) return null;
  const move = read_turn(last.replace(/[!#]/g, '')).moves?.at(-1);
  return move?.then ?? move?.to ?? null;
}

/** The pieces of a view by square key: `{at, base, top?}`. */
export function cells_of(pieces) {
  return new Map((pieces ?? []).map((piece) => [key_of(piece.at), { ...piece }]));
}

/** The letter of the unit with that kind of that seat on a square, top first. */
function unit(cell, kind, seat) {
  const letter = letter_of(kind, seat);
  return cell && (cell.top === letter || (!cell.top && cell.base === letter)) ? 'top' : 'base';
}

function lift(cells, from, layer) {
  const cell = cells.get(key_of(from));
  if (!cell) return null;
  const letter = layer === 'top' && cell.top ? cell.top : cell.base;
  if (cell.top && layer === 'top') cells.set(key_of(from), { at: cell.at, base: cell.base });
  else cells.delete(key_of(from));
  return { letter, rider: layer === 'base' ? cell.top : undefined };
}

function land(cells, to, letter, rider, mounts) {
  const there = cells.get(key_of(to));
  if (there && mounts) cells.set(key_of(to), { at: to, base: there.base, top: letter });
  else cells.set(key_of(to), { at: to, base: letter, ...(rider && { top: rider }) });
}

function strike(cells, to, act, letter, rider) {
  const there = cells.get(key_of(to));
  if (act === 'breach') return void (there && cells.set(key_of(to), { at: to, base: there.top }));
  land(cells, to, letter, rider, act === 'occupy' || Boolean(there?.top));
}

function swap(cells, from, to, layer) {
  const a = cells.get(key_of(from));
  const b = cells.get(key_of(to));
  if (!a || !b) return;
  const mine = layer === 'top' && a.top ? 'top' : 'base';
  const theirs = b.top ? 'top' : 'base';
  [a[mine], b[theirs]] = [b[theirs], a[mine]];
}

/** Put one movement into the map. */
export function apply_move(cells, move, seat) {
  const layer = move.kind === 'F' ? 'base' : unit(cells.get(key_of(move.from)), move.kind, seat);
  if (move.act === 'swap') swap(cells, move.from, move.to, layer);
  else if (move.act === 'crush') crush(cells, move.from);
  else legs(cells, move, layer);
  promote(cells, move.then ?? move.to, move.promote, seat);
}

function crush(cells, at) {
  const cell = cells.get(key_of(at));
  if (cell?.top) cells.set(key_of(at), { at: cell.at, base: cell.top });
}

function legs(cells, move, layer) {
  const up = lift(cells, move.from, layer);
  if (!up) return;
  strike(cells, move.to, move.act, up.letter, up.rider);
  if (!move.then) return;
  const on = cells.get(key_of(move.to));
  lift(cells, move.to, on?.top ? 'top' : 'base');
  strike(cells, move.then, move.then_act, up.letter);
}

function promote(cells, at, kind, seat) {
  const cell = cells.get(key_of(at));
  if (cell && kind) cells.set(key_of(at), { ...cell, base: letter_of(kind, seat) });
}

/** The map after a drafted turn. */
export function after(view, draft) {
  const cells = cells_of(view.pieces);
  for (const p of draft.place) cells.set(key_of(p.at), { at: p.at, base: letter_of(p.promote ?? p.kind, draft.me) });
  for (const m of draft.moves) apply_move(cells, m, draft.me);
  return cells;
}

/**
 * The pieces of a formation: front row and back row, letters a to j, "." empty; in a cube a list of kinds and squares.
 */
export function formation_cells(setup, seat) {
  if (setup.pieces) return cells_of(setup.pieces.map(({ kind, at }) => ({ at, base: letter_of(kind, seat) })));
  const rows = home_rows(seat);
  const cells = new Map();
  [setup.front, setup.back].forEach((row, i) => [...row].forEach((kind, x) => {
    if (kind !== '.') cells.set(key_of([x, rows[i]]), { at: [x, rows[i]], base: letter_of(kind, seat) });
  }));
  return cells;
}
