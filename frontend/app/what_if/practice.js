/* Orders for every player of a turn, and what comes of them: a value of model/what_if.js, a board for each seat, and
 * one that sees everything. The server resolves the turns, and stores nothing of them. */
import { words_of } from '../net/form.js';
import { what_if_keep, what_if_kept } from '../local/settings.js';
import { study } from '../study/study.js';
import { path_to } from '../../model/variations.js';
import {
  begun, drafted, drafts_now, each_of, given, is_about_line, is_fresh, refused_at, resolved, sane, taken_back,
} from '../../model/what_if.js';

const same = (a, b) => JSON.stringify(a) === JSON.stringify(b);
const line_of = ({ line }) => line.map((each) => ({ each }));
const TOLD = 10_000; // more lines than a turn has: numbers of the lines of one turn after the other

function put(now, value) {
  now.state.value = value;
  what_if_keep(now.start.name, is_fresh(value) ? null : value);
}

/* ---- the board of a seat ---- */

/* What was kept can be anything. */
function draft_on(board, orders, otherwise) {
  try {
    board.put_orders(orders);
  } catch {
    board.put_orders(otherwise);
  }
}

/* After each change of a seat's draft: what differs from the start is kept. */
function note(now, seat) {
  const held = now.boards.get(seat);
  const draft = held?.is_ready ? held.board.state.draft : null;
  if (!draft) return;
  const { face } = now.start;
  const orders = face.order(draft);
  if (same(orders, held.noted)) return;
  held.noted = orders;
  now.state.error = '';
  put(now, drafted(now.state.value, seat, same(orders, held.first) ? null : { orders, n: face.steps(draft).length }));
}

async function open_seat(now, seat) {
  const { start: { face, from }, state, boards } = now;
  if (boards.has(seat)) return;
  const board = study({ ...now.doors, seat, paint: () => { note(now, seat); now.paint(); } });
  const held = { board, is_ready: false, first: null, noted: null };
  boards.set(seat, held);
  if (!await board.start(from, line_of(state.value)) || boards !== now.boards) {
    if (boards === now.boards) boards.delete(seat);
    Object.assign(state, { error: board.state.error });
    return now.paint();
  }
  const { view } = board.state;
  const was = given(state.value, state.recorded)?.[seat] ?? face.order(face.draft(view, seat));
  held.first = face.order(face.draft(view, seat, { orders: was, at: null }));
  draft_on(board, drafts_now(state.value)[seat]?.orders ?? was, was);
  held.noted = face.order(board.state.draft);
  held.is_ready = true;
  now.paint();
}

function drop_boards(now) {
  for (const { board } of now.boards.values()) board.close();
  now.boards = new Map();
}

const held_now = (now) => now.boards.get(now.state.value.seat) ?? null;

/* ---- the turns ---- */

/* The lines of the turns that were resolved, numbered as those of a log. */
const log_of = (node) => path_to(node).flatMap(({ tell }, i) => tell.map((line, k) => ({ ...line, n: i * TOLD + k })));

/* The board that sees everything has come to a position. */
function land(now) {
  const { answer, at } = now.all.state;
  const { over } = answer.standing;
  drop_boards(now);
  Object.assign(now.state, { owes: over ? [] : answer.owes, turn: answer.turn, log: log_of(at),
    result: over ? answer.standing : null });
}

async function select(now, seat) {
  const { state } = now;
  const there = state.owes.includes(seat) ? seat : null;
  put(now, { ...state.value, seat: there });
  state.last = there ?? state.last;
  now.paint();
  if (there !== null) await open_seat(now, there);
}

/* The position that the kept turns lead to. Turns that the server no longer accepts are dropped, and the page says
 * so. */
async function arrive(now) {
  const { state, start, all } = now;
  Object.assign(state, { busy: true, error: '', is_lost: false });
  const is_there = await all.start(start.from, line_of(state.value));
  if (now.is_closed) return;
  state.busy = false;
  if (is_there) {
    if (!state.value.line.length) state.recorded = all.state.answer.recorded ?? null;
    land(now);
    return select(now, state.value.seat);
  }
  if (state.value.line.length && is_about_line(all.state.fault)) {
    state.notice = all.state.error;
    put(now, begun());
    return arrive(now);
  }
  Object.assign(state, { error: all.state.error, is_lost: true });
  now.paint();
}

/* Which orders of whom the server refuses, with the board on which they can be changed. */
async function refuse(now) {
  const { state, all, start: { face } } = now;
  const { fault } = all.state;
  const at = refused_at(fault);
  if (at) await select(now, at.seat);
  const draft = at && held_now(now)?.board.state.draft;
  state.refused = at?.seat ?? null;
  state.error = draft ? words_of(fault, () => face.order_at?.(draft, at.path) ?? '') : all.state.error;
  all.state.error = '';
  now.paint();
}

async function resolve(now) {
  const { state, start: { face, from, seats }, all } = now;
  if (state.busy || !state.owes.length) return;
  const each = each_of(state.value, { seats, owes: state.owes, recorded: state.recorded,
    none: face.order(face.draft(all.state.view, state.owes[0])) });
  Object.assign(state, { busy: true, error: '', notice: '', refused: null });
  const { turn } = state;
  const is_done = await all.start(from, [...line_of(state.value), { each }]);
  if (now.is_closed) return;
  state.busy = false;
  if (!is_done) return refuse(now);
  put(now, resolved(state.value, each));
  land(now);
  state.panel = state.result ? 'act' : 'log';
  now.told(turn);
  now.paint();
}

function back(now) {
  const { state } = now;
  if (state.busy || !state.value.line.length) return;
  Object.assign(state, { panel: 'act', notice: '', refused: null });
  put(now, taken_back(state.value, state.last));
  return arrive(now);
}

function again(now) {
  if (now.state.busy) return;
  Object.assign(now.state, { panel: 'act', notice: '', refused: null });
  put(now, begun());
  return arrive(now);
}

const fresh = (kept) => ({ value: kept, recorded: null, owes: [], turn: null, result: null, log: [], last: kept.seat,
  panel: 'act', desk: null, busy: true, error: '', refused: null, is_lost: false, notice: '' });

/**
 * @param {{face: import('../../games/contract.js').Face, game: string, variant: string, seats: number,
 *     from: {match: string, turn: number}|null, name: string}} start   `name`: under which this tab keeps it
 * @param {{paint: () => void, told: (turn: number) => void}} doors   `told` is called when a turn was resolved
 */
export function practice(start, { paint, told }) {
  const { face, game, variant, from, seats } = start;
  const doors = { face, game, variant, seats: from ? undefined : seats };
  const now = {
    start, paint, told, doors, state: fresh(sane(what_if_kept(start.name), seats)), boards: new Map(), is_closed: false,
    all: study({ ...doors, seat: null, paint }),
  };
  arrive(now);
  return {
    resolve: () => resolve(now), back: () => back(now), again: () => again(now), retry: () => arrive(now),
    select(seat) {
      now.state.panel = 'act';
      return select(now, seat);
    },
    /** The orders of the seat shown as the turn began. */
    restore() {
      const held = held_now(now);
      if (held?.is_ready) held.board.put_orders(held.first);
    },
    act: (what) => held_now(now)?.board.send(what),
    undo: () => held_now(now)?.board.undo(),
    set(name, value) {
      now.state[name] = value;
      paint();
    },
    /** What is drawn: the state, the board shown, and what may follow its draft. */
    shown() {
      const held = held_now(now);
      const { board } = held ?? { board: now.all };
      return { ...now.state, board: board.state, hints: held ? board.hints() : null, all: now.all.state };
    },
    close() {
      now.is_closed = true;
      drop_boards(now);
      now.all.close();
    },
  };
}
