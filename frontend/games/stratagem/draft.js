/* An unsent turn as a value: the orders so far, the selected province, the move being made. `reduce`
 * makes the next draft and keeps the one before for undo. What can be ordered and what it costs is the server's word
 * (hints); here units are only counted off against those that stand in the province. */
import { are_adjacent, province as fixed, tech_id, UNITS } from './world.js';
import { at } from './position.js';
import { LISTS, none, read } from './typed.js';

/* Neither is a destination chosen on the map, nor are the techs open. */
const IDLE = { is_marching: false, is_studying: false };

/** Orders as they were sent or kept, every list there. */
export function whole(orders) {
  const found = none();
  if (!orders) return found;
  for (const name of LISTS) if (Array.isArray(orders[name])) found[name] = orders[name];
  return { ...found, research: tech_id(orders.research) ?? null };
}

/** Nothing ordered yet by seat `me`, or what was kept, or what was handed in before. */
export function fresh(view, me, kept = null) {
  return { view, me, orders: whole(kept?.orders ?? view.my_orders), at: kept?.at ?? null, edit: null, text: null,
    ...IDLE, is_typed: false, known: view.legal ?? null, before: [] };
}

/** Whether any unit takes part in a move. The move being made can be empty while its units are exchanged. */
export const has_units = ({ units }) => Object.keys(units).length > 0;

/* The complete orders of a list. */
const listed = (orders, name) => (name === 'moves' ? orders.moves.filter(has_units) : orders[name]);

/** What is sent: the non-empty lists. */
export function orders_of({ orders }) {
  const lists = LISTS.map((name) => [name, listed(orders, name)]).filter(([, list]) => list.length);
  return { ...(orders.research && { research: orders.research }), ...Object.fromEntries(lists) };
}

/** How many orders are drafted. */
export const count_of = ({ orders }) =>
  LISTS.reduce((sum, name) => sum + listed(orders, name).length, orders.research ? 1 : 0);

export const is_blank = (draft) => count_of(draft) === 0;

const step = (draft, orders, rest = {}) => ({ ...draft, orders: { ...draft.orders, ...orders }, ...rest,
  before: [...draft.before, draft.orders] });

/* The units that can be moved from a province, as the server says: {kind: {count, speed}}. */
const stack = (draft, code) => draft.view.legal?.moves?.find((m) => m.from === code)?.units ?? {};

/**
 * The units of a province that no other drafted move takes: {kind: {count, speed}}; `but`: a move that is not counted.
 */
export function left_in(draft, code, but = null) {
  const found = {};
  for (const [id, { count, speed }] of Object.entries(stack(draft, code))) {
    const taken = draft.orders.moves.reduce((sum, m, i) => sum + (i !== but && m.from === code ? m.units[id] ?? 0 : 0),
      0);
    if (count - taken > 0) found[id] = { count: count - taken, speed };
  }
  return found;
}

/* A new move takes all fighters that are fast enough except Militia; then Militia, then Scouts, if there is nothing
 * else. */
function marching(left, steps) {
  const able = Object.entries(left).filter(([, { speed }]) => speed >= steps);
  const fighters = able.filter(([id]) => id !== 'scout' && id !== 'militia');
  const chosen = fighters.length ? fighters : able.filter(([id]) => id !== 'scout').length
    ? able.filter(([id]) => id !== 'scout')
    : able;
  return Object.fromEntries(chosen.map(([id, { count }]) => [id, count]));
}

const replace = (list, i, item) => list.map((old, k) => (k === i ? item : old));

/* One more step of the move being made; null when none of its units could go that far. */
function extended(draft, code) {
  const move = draft.orders.moves[draft.edit];
  if (!move || !are_adjacent(move.path.at(-1), code)) return null;
  const steps = move.path.length + 1;
  const left = left_in(draft, move.from, draft.edit);
  const fast = Object.keys(move.units).filter((id) => left[id]?.speed >= steps);
  if (!fast.length) return null;
  const units = Object.fromEntries(fast.map((id) => [id, move.units[id]]));
  const further = { ...move, path: [...move.path, code], units };
  return step(draft, { moves: replace(draft.orders.moves, draft.edit, further) });
}

/* The shortest way between two provinces, without the first. */
function way(from, to) {
  const before = new Map([[from, null]]);
  for (const code of before.keys()) {
    for (const next of fixed(code).adjacent) if (!before.has(next)) before.set(next, code);
  }
  const path = [];
  for (let code = to; code !== from; code = before.get(code)) path.unshift(code);
  return path;
}

/* A new move from the chosen province, of the units that are fast enough. */
function begun(draft, code) {
  if (!draft.at || draft.at === code) return null;
  const path = way(draft.at, code);
  const units = marching(left_in(draft, draft.at), path.length);
  if (!Object.keys(units).length) return null;
  return step(draft, { moves: [...draft.orders.moves, { from: draft.at, path, units }] },
    { edit: draft.orders.moves.length, ...IDLE });
}

const look = (draft, code) =>
  ({ ...draft, ...IDLE, at: draft.at === code && draft.edit === null ? null : code, edit: null });

function province(draft, { at: code }) {
  if (draft.edit !== null) {
    const move = draft.orders.moves[draft.edit];
    if (move?.path.at(-1) === code) return { ...draft, edit: null, at: null };
    return extended(draft, code) ?? look({ ...draft, edit: null, at: null }, code);
  }
  return (draft.is_marching && begun(draft, code)) || look(draft, code);
}

/* Change the number of one kind in a move. A move without units is dropped as soon as it is no longer edited. */
function number(draft, { i, unit, n }) {
  const move = draft.orders.moves[i];
  const max = left_in(draft, move.from, i)[unit]?.count ?? 0;
  const units = { ...move.units, [unit]: Math.min(max, Math.max(0, n)) };
  if (!units[unit]) delete units[unit];
  return step(draft, { moves: replace(draft.orders.moves, i, { ...move, units }) });
}

/* That many more or fewer of a unit from a province. */
function recruit(draft, { at: code, unit, by }) {
  const list = draft.orders.recruit;
  const i = list.findIndex((r) => r.at === code && r.unit === unit);
  const n = (i < 0 ? 0 : list[i].count) + by;
  if (n <= 0) return i < 0 ? draft : step(draft, { recruit: list.filter((_, k) => k !== i) });
  const item = { at: code, unit, count: Math.min(99, n) };
  return step(draft, { recruit: i < 0 ? [...list, item] : replace(list, i, item) });
}

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);

/* In the list, or out of it. */
function toggled(draft, list, item) {
  const old = draft.orders[list];
  const without = old.filter((one) => !same(one, item));
  return step(draft, { [list]: without.length < old.length ? without : [...old, item] });
}

/* At most one building a turn in a province: another choice replaces the first. */
function build(draft, { at: code, what }) {
  const others = draft.orders.build.filter((b) => b.at !== code);
  const is_same = draft.orders.build.some((b) => b.at === code && b.what === what);
  return step(draft, { build: is_same ? others : [...others, { at: code, what }] });
}

function drop(draft, { list, i }) {
  if (list === 'research') return step(draft, { research: null });
  return step(draft, { [list]: draft.orders[list].filter((_, k) => k !== i) }, { edit: null });
}

function undo(draft) {
  if (draft.text !== null) return untext(draft);
  if (!draft.before.length) return { ...draft, ...IDLE, at: null, edit: null };
  return { ...draft, orders: draft.before.at(-1), before: draft.before.slice(0, -1), edit: null };
}

/* Orders as they were typed, once they can be read as such; all of a text is one step for undo. */
function typed(draft, { text }) {
  const orders = read(text);
  if (!orders) return { ...draft, text, edit: null };
  return { ...draft, text, edit: null, orders, is_typed: true,
    before: draft.is_typed ? draft.before : [...draft.before, draft.orders] };
}

const untext = (draft) => ({ ...draft, text: null, is_typed: false });

const acts = {
  province, number, recruit, build, drop, undo,
  look: (draft, act) => ({ ...draft, ...IDLE, at: act.at, edit: null }),
  marching: (draft) => ({ ...draft, edit: null, is_marching: draft.at !== null && !draft.is_marching }),
  study: (draft) => ({ ...draft, ...IDLE, at: null, edit: null, is_studying: true }),
  edit: (draft, { i }) => ({ ...draft, ...IDLE, edit: draft.edit === i ? null : i, at: draft.orders.moves[i].from }),
  march: (draft, { from, to }) => begun({ ...draft, at: from, edit: null }, to) ?? draft,
  onwards: (draft, { to }) => extended(draft, to) ?? draft,
  research: (draft, { what }) => step(draft, { research: draft.orders.research === what ? null : what }),
  route: (draft, { from, to }) => toggled(draft, 'routes', { from, to }),
  drop_route: (draft, { from, to }) => toggled(draft, 'drop', { from, to }),
  break: (draft, { seat }) => toggled(draft, 'break', `p${seat}`),
  notice: (draft, { seat }) => toggled(draft, 'notice', `p${seat}`),
  text: typed, untext,
  cancel: (draft) => ({ ...draft, ...IDLE, at: null, edit: null }),
  clear: (draft) => (is_blank(draft) ? draft : step(draft, none(), { edit: null })),
};

/* Moves without units are dropped, except the one being made. */
function tidied(draft) {
  const { moves } = draft.orders;
  const kept = moves.filter((move, i) => i === draft.edit || has_units(move));
  if (kept.length === moves.length) return draft;
  return { ...draft, orders: { ...draft.orders, moves: kept },
    edit: draft.edit === null ? null : kept.indexOf(moves[draft.edit]) };
}

/** The next draft after an act of the player. */
export function reduce(draft, act, hints) {
  const known = hints && !hints.waiting ? hints : draft.known;
  const next = acts[act.type]?.({ ...draft, known }, act);
  return next ? tidied(next) : draft;
}

/** Provinces that some unit of a move is fast enough to continue to, as codes. */
export function may_go_on(draft, i) {
  const move = draft.orders.moves[i];
  const left = left_in(draft, move.from, i);
  const can = Object.keys(move.units).some((id) => left[id]?.speed > move.path.length);
  return can ? at(draft.view, move.path.at(-1)).adjacent : [];
}

/** The kinds in a province in slot order, with how many are left and how far they can go. */
export const kinds_left = (left) => UNITS.filter((u) => left[u.id]).map((u) => ({ id: u.id, ...left[u.id] }));
