/* Why a square does nothing, in words. Not a referee: the legal list has already said no; this looks for the likeliest
 * reason. */
import { kind_of, seat_of, SIDES, WORDS } from '../position.js';
import { home_rows, key_of, same } from '../square.js';

const RANGE = {
  F: 'A Fortifier goes 1 or 2 squares straight, not diagonally',
  A: 'An Aggressor goes up to 3 squares straight or 2 diagonally',
  I: 'An Interdictor goes along ranks, files and diagonals',
  C: 'A Commander goes 1 square',
};
const CARRIES = 'A Fortifier that carries a piece goes 1 square straight';
const RAISED = 'From a Fortifier it goes along ranks, files and diagonals';

function shape_of(from, to) {
  const way = to.map((v, i) => v - from[i]);
  const axes = way.filter(Boolean).map(Math.abs);
  return { far: Math.max(...axes), straight: axes.length === 1, line: axes.every((v) => v === axes[0]),
    step: way.map(Math.sign) };
}

function in_reach(kind, shape, stack) {
  const raised = stack && kind !== 'F';
  switch (kind) {
    case 'F': return shape.straight && shape.far <= (stack ? 1 : 2);
    case 'A': return raised ? shape.line : shape.far <= (shape.straight ? 3 : shape.line ? 2 : 0);
    case 'I': return shape.line;
    default: return shape.far === 1;
  }
}

function range_words(kind, stack) {
  if (stack && kind === 'F') return CARRIES;
  return stack && 'AI'.includes(kind) ? RAISED : RANGE[kind];
}

function is_blocked(cells, from, { far, step }) {
  for (let i = 1; i < far; i += 1) {
    if (cells.has(key_of(from.map((v, axis) => v + i * step[axis])))) return true;
  }
  return false;
}

const top_of = (cell) => cell.top ?? cell.base;

const EXPOSED = 'That would leave your own Commander in check';
const FORCED = 'A capture must be made';
const is_plain = (view) => view.variant === 'antistratic';

/* The square is in reach and the way is free: what stands there, or the check, forbids it. */
function occupied(kind, me, cell, view) {
  if (seat_of(top_of(cell)) === me) return 'Your own piece stands there';
  if (view.turns === 0 && kind_of(top_of(cell)) === 'C') return 'On the first turn the Commander may not be taken yet';
  if (kind === 'F') {
    return cell.top ? 'An occupied Fortifier cannot be taken from outside' : 'A Fortifier takes Fortifiers only';
  }
  return is_plain(view) ? FORCED : EXPOSED;
}

/* In Antistratic the Commander is a piece like others, and what is free to go may still have to wait for a capture. */
function unmoved(kind, view) {
  if (is_plain(view)) return FORCED;
  if (kind !== 'C') return EXPOSED;
  return view.check ? 'There it would be in check again' : 'A Commander stays where it is unless it is in check';
}

function not_there({ cells, draft, view }, at) {
  const { kind, at: from } = draft.sel;
  const stack = Boolean(cells.get(key_of(from))?.top);
  const shape = shape_of(from, at);
  if (!in_reach(kind, shape, stack)) return range_words(kind, stack);
  if (is_blocked(cells, from, shape) && !(stack && kind === 'I')) return 'Something stands in the way';
  const cell = cells.get(key_of(at));
  return cell ? occupied(kind, draft.me, cell, view) : unmoved(kind, view);
}

function cannot_act({ draft, hints, view }, at, cell) {
  const own = [cell.top, cell.base].filter((letter) => letter && seat_of(letter) === draft.me);
  if (!own.length) {
    return `That is ${SIDES[1 - draft.me]}’s ${WORDS[kind_of(top_of(cell))]}; choose a piece of your own`;
  }
  if (draft.place.some((p) => same(p.at, at))) return 'It was placed this turn and rests until the next';
  if (hints.movements_left === 0) return 'The turn has its movement: play it, or undo';
  if (hints.must_capture) return `${FORCED}, and this piece has none`;
  if (kind_of(own[0]) === 'C' && !view.check && !is_plain(view)) {
    return 'A Commander stays where it is unless it is in check';
  }
  if (hints.must_resolve) return 'Your Commander is in check, and this piece cannot help';
  return `This ${WORDS[kind_of(own[0])]} has no square to go to`;
}

const FULL = 'That square is taken; a reinforcement needs an empty one';
const PAST = 'Reinforcements do not go past the other side’s starting line';

function placing_reason({ draft, hints, cells }, at) {
  if (hints.free(at) || draft.place.some((p) => same(p.at, at))) return '';
  if (hints.barred.has(key_of(at))) return 'There the Commander would stand in check';
  return cells.has(key_of(at)) ? FULL : PAST;
}

/* Does a tap there do something? */
function is_used({ draft, hints, acts }, at) {
  if (hints.targets.has(key_of(at))) return true;
  return !draft.chain && (acts.has(key_of(at)) || Boolean(draft.sel && same(draft.sel.at, at)));
}

function turn_reason(scene, at) {
  const { draft, hints, cells } = scene;
  if (!hints || hints.waiting) return 'One moment: the arena is asked what is allowed';
  if (hints.placing) return placing_reason(scene, at);
  if (is_used(scene, at)) return '';
  if (draft.chain) return 'Here only a second capture may follow; or keep the first alone';
  if (draft.sel) return not_there(scene, at);
  return cells.has(key_of(at)) ? cannot_act(scene, at, cells.get(key_of(at))) : '';
}

/**
 * Why a tap on a square changes nothing; '' when it does change something, or when nothing was meant by it.
 * @param {object} scene   what the board is drawn from
 * @param {number[]} at
 */
export function why_not(scene, at) {
  const { draft } = scene;
  if (!draft) return '';
  if (draft.mode !== 'setup') return turn_reason(scene, at);
  const home = home_rows(draft.me).includes(at[1]) && at[0] >= 0 && at[0] <= 9;
  return home ? '' : `Your army stands on your own two ${draft.cube ? 'ranks of every level' : 'rows'}`;
}
