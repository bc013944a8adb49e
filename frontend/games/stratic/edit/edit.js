/* A position set up by hand, as a value: pieces, side to move, rings, passes, reserves, points. Every act gives the
 * next value; undo goes back. It checks the shape only: the server says whether it is a position. */
import { t } from '../../../locales/text.js';
import { formation_cells, kind_of, letter_of } from '../position.js';
import { same, square_name } from '../square.js';
import { PRESETS } from '../setup/presets.js';
import { controls } from './entry.js';

const RINGS_MAX = 60;
const grown_at = (rings) => rings * (rings + 3);

/** How often the board has grown after so many turns (R8.1). */
export function rings_after(turns) {
  let rings = 0;
  while (grown_at(rings + 1) <= turns) rings += 1;
  return rings;
}

const EMPTY = { pieces: [], turns: 0, rings: 0, passes: [0, 0], reserve: [0, 0], score: [0, 0] };

/* A position to change: the one of a view, or an empty board. */
function begin(view = null) {
  const tools = { tool: { kind: 'F', seat: 0 }, rides: true, sel: null, back: null };
  if (!view?.pieces || view.status === 'setup' || view.dims === 3) return { ...EMPTY, ...tools };
  const { turns, expansions, passes, reserve, score } = view;
  return { pieces: view.pieces, turns, rings: expansions, passes, reserve, score, ...tools };
}

const by_place = (a, b) => a.at[1] - b.at[1] || a.at[0] - b.at[0];

/* The position as text (R15.1). */
function text_of(edit) {
  const pieces = [...edit.pieces].sort(by_place).map((p) => `${p.base}${p.top ?? ''}@${square_name(p.at)}`).join(',')
    || '-';
  const pair = (two) => two.join(',');
  return `str1/2 e${edit.rings} t${edit.turns} ${'SN'[edit.turns % 2]} p${pair(edit.passes)} r${pair(edit.reserve)} `
    + `s${pair(edit.score)} ${pieces}`;
}

/* The position as the board draws it. */
function view_of(edit) {
  return {
    status: 'play', extent: [-edit.rings, 9 + edit.rings], expansions: edit.rings, turns: edit.turns,
    to_move: edit.turns % 2,
    pieces: edit.pieces, passes: edit.passes, reserve: edit.reserve, score: edit.score, check: false,
    last: null, result: null,
    next_expansion_at: null, max_expansions: edit.rings, midboard: [0, 0], operation: [false, false],
  };
}

/* What makes every square of the board a button. */
const draft_of = (edit) => ({ mode: 'edit', me: edit.turns % 2, sel: edit.sel });

const step = (edit, change) => ({ ...edit, sel: null, ...change, back: edit });
const on = (edit, at) => edit.pieces.find((p) => same(p.at, at));
const without = (pieces, at) => pieces.filter((p) => !same(p.at, at));

/* Each side has one Commander: setting it again moves it. */
function without_letter(pieces, letter) {
  return pieces.flatMap((p) => {
    if (p.base !== letter && p.top !== letter) return [p];
    return p.top === letter ? [{ at: p.at, base: p.base }] : [];
  });
}

const is_free_fortifier = (piece) => piece && kind_of(piece.base) === 'F' && !piece.top;

function put(edit, at) {
  const letter = letter_of(edit.tool.kind, edit.tool.seat);
  const there = on(edit, at);
  if (there && (there.top ?? there.base) === letter) return take(edit, at);
  const others = edit.tool.kind === 'C' ? without_letter(edit.pieces, letter) : edit.pieces;
  const rides = edit.tool.kind !== 'F' && edit.rides && (is_free_fortifier(there) || there?.top);
  const now = rides ? { at, base: there.base, top: letter } : { at, base: letter };
  return step(edit, { pieces: [...without(others, at), now] });
}

/* The top of a stack first. */
function take(edit, at) {
  const there = on(edit, at);
  if (!there) return edit;
  const rest = without(edit.pieces, at);
  return step(edit, { pieces: there.top ? [...rest, { at, base: there.base }] : rest });
}

function carry(edit, at) {
  if (!edit.sel) return on(edit, at) ? { ...edit, sel: { at } } : edit;
  if (same(edit.sel.at, at)) return { ...edit, sel: null };
  const held = on(edit, edit.sel.at);
  return step(edit, { pieces: [...without(without(edit.pieces, edit.sel.at), at), { ...held, at }] });
}

const TOOLS = { erase: take, move: carry };

const whole = (value, most) => Math.min(most, Math.max(0, Math.trunc(Number(value) || 0)));

function with_turns(edit, value) {
  const turns = whole(value, grown_at(RINGS_MAX + 1) - 1);
  return with_rings_kept(edit, { turns, rings: rings_after(turns) });
}

function with_rings(edit, value) {
  const rings = whole(value, RINGS_MAX);
  const same_side = grown_at(rings) + (edit.turns % 2);
  return with_rings_kept(edit, { rings, turns: rings_after(edit.turns) === rings ? edit.turns : same_side });
}

/* A smaller board has no room for pieces outside it. */
function with_rings_kept(edit, change) {
  const inside = ({ at }) => at.every((v) => v >= -change.rings && v <= 9 + change.rings);
  return step(edit, { ...change, pieces: edit.pieces.filter(inside) });
}

/* The other side moves one turn later, unless the board would grow. */
function with_mover(edit, seat) {
  if (edit.turns % 2 === seat) return edit;
  const later = edit.turns + 1;
  return step(edit, { turns: rings_after(later) > rings_after(edit.turns) ? edit.turns - 1 : later });
}

const MOST = { passes: 2, reserve: 99, score: 999 };

function with_figure(edit, { name, seat, value }) {
  const pair = [...edit[name]];
  pair[seat] = whole(value, MOST[name]);
  return step(edit, { [name]: pair });
}

const ACTS = {
  square: (edit, { at }) => (TOOLS[edit.tool] ?? put)(edit, at),
  tool: (edit, { tool }) => ({ ...edit, tool, sel: null }),
  rides: (edit, { value }) => ({ ...edit, rides: value }),
  turns: (edit, { value }) => with_turns(edit, value),
  rings: (edit, { value }) => with_rings(edit, value),
  mover: (edit, { seat }) => with_mover(edit, seat),
  figure: with_figure,
  clear: (edit) => step(edit, { ...EMPTY }),
  undo: (edit) => edit.back ?? edit,
  cancel: (edit) => ({ ...edit, sel: null }),
};

/* The next value after an act. */
const reduce = (edit, act) => ACTS[act.type]?.(edit, act) ?? edit;

function against(south, north) {
  const pieces = [south, north].flatMap((rows, seat) => [...formation_cells(rows, seat).values()]);
  return text_of({ ...EMPTY, pieces: pieces.map(({ at, base }) => ({ at, base })) });
}

/* Positions to start from, by name. */
const starts = () => PRESETS.map((one) => ({ id: one.id, name: t('stratic-edit-start', { preset: one.name }),
  text: against(one, one) }));

/** The editor as the arena knows it (games/contract.js: Editor). */
export const editor = { begin, reduce, text_of, view_of, draft_of, controls, get starts() { return starts(); } };
