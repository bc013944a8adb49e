/* What a hand does on the board: it drags a piece, draws a mark, or only taps. Whatever ends a drag early (a lost
 * pointer, another window, a turn that moved on) brings the piece back to its square and costs nothing. */
import { t } from '../../../locales/text.js';
import { nothing, render, svg } from '../../../vendor/lit-html.js';
import { OWN_KINDS, own_marks, with_mark } from './arrows.js';
import { is_still } from '../../motion.js';
import { in_hand } from './held.js';
import { square_clicked, square_under } from './plane.js';
import { piece } from './signs.js';
import { home_rows, key_of, same } from '../square.js';
import { why_not } from './reasons.js';
import { say_at } from './over.js';
import { ask_bearing } from './threats.js';

const SLOP = { mouse: 4, pen: 6, touch: 9 };
const HOLD_MS = 450;
const BACK_MS = 160;
const EDGE = 36;

const at_home = (me, [x, y]) => home_rows(me).includes(y) && x >= 0 && x <= 9;

/* Whether a hand can pick up the piece there. */
function is_loose({ draft, hints, cells, acts }, at) {
  if (!draft || !cells.has(key_of(at))) return false;
  if (draft.mode === 'setup') return at_home(draft.me, at);
  return !hints?.waiting && acts.has(key_of(at));
}

/* Whether the next tap would still move that piece. In the setup the drop says what is moved. */
function is_held(draft, from) {
  if (draft.mode === 'setup') return true;
  const at = draft.chain ? draft.moves.at(-1).to : draft.sel?.at;
  return Boolean(at) && same(at, from);
}

function may_land({ draft, hints }, from, at) {
  if (!draft || !at || same(from, at) || !is_held(draft, from)) return false;
  return draft.mode === 'setup' ? at_home(draft.me, at) : Boolean(hints?.targets?.has(key_of(at)));
}

/* Choose the piece under the hand as a tap would, after deselecting another. */
function take_up({ draft, send }, at) {
  if (draft.mode === 'setup' || draft.chain || (draft.sel && same(draft.sel.at, at))) return;
  if (draft.ask) send({ type: 'cancel' });
  if (draft.sel) send({ type: 'cancel' });
  send({ type: 'square', at });
}

function carry(state, event) {
  const { hand, camera, carrier, landing, scene } = state;
  const cell = in_hand(scene, hand.from);
  const side = camera.pixels();
  const big = hand.touch ? 1.5 : 1.1;
  if (cell && hand.shown !== `${cell.base}${cell.top ?? ''}`) {
    hand.shown = `${cell.base}${cell.top ?? ''}`;
    render(svg`${piece(cell, scene.p.bottom)}`, carrier);
  }
  carrier.style.width = `${side * big}px`;
  const lift = hand.touch ? 0.7 * side : 0;
  hand.spot = [event.clientX - hand.mat.left - side * big / 2, event.clientY - hand.mat.top - side * big / 2 - lift];
  carrier.style.transform = `translate3d(${hand.spot[0]}px, ${hand.spot[1]}px, 0)`;
  const at = square_under(state.board, event);
  const lands = may_land(scene, hand.from, at);
  landing.hidden = !lands;
  if (!lands) return;
  const [x, y] = camera.spot(at);
  landing.style.width = `${side}px`;
  landing.style.transform = `translate3d(${x}px, ${y}px, 0)`;
}

/* Near the edge of a board that is larger than its frame, the board moves under the hand. */
function drift(state) {
  const { hand, camera } = state;
  if (hand?.kind !== 'piece' || !hand.moving || camera.k === 1) return;
  const { left, top, width, height } = hand.mat;
  const pull = (v, length) => (v < EDGE ? EDGE - v : v > length - EDGE ? length - EDGE - v : 0) / 4;
  const [dx, dy] = [pull(hand.last.clientX - left, width), pull(hand.last.clientY - top, height)];
  if (dx || dy) {
    camera.zoom?.shift(dx, dy);
    carry(state, hand.last);
  }
  hand.frame = requestAnimationFrame(() => drift(state));
}

function lift(state, event) {
  const { hand, mat } = state;
  hand.moving = true;
  hand.mat = mat.getBoundingClientRect();
  mat.setPointerCapture?.(hand.id);
  mat.classList.remove('carrying');
  mat.classList.add('dragging');
  say_at(state, hand.from, '');
  take_up(state.board.scene, hand.from);
  drift(state);
  carry(state, event);
}

function put_away(state) {
  const { mat, carrier, landing } = state;
  mat.classList.remove('dragging');
  landing.hidden = true;
  render(nothing, carrier);
}

/** Back to its square, with a motion. A new press completes it at once (`arrive`), before anything else is picked up.
 * */
function bring_back(state, hand) {
  const [x, y, side] = state.camera.spot(hand.from);
  const big = state.carrier.clientWidth || side;
  const to = `translate3d(${x - (big - side) / 2}px, ${y - (big - side) / 2}px, 0)`;
  const way = is_still() ? null
    : state.carrier.animate?.([{ transform: state.carrier.style.transform }, { transform: to }],
      { duration: BACK_MS, easing: 'ease-out' });
  if (!way) return put_away(state);
  state.motions.add(way);
  way.finished.then(() => put_away(state), () => put_away(state));
}

function drop(state, hand, event) {
  const { board } = state;
  const at = square_under(board, event);
  if (may_land(board.scene, hand.from, at)) {
    put_away(state);
    state.dropped = key_of(at);
    const { draft, send } = board.scene;
    send(draft.mode === 'setup' ? { type: 'drag', from: hand.from, to: at } : { type: 'square', at });
    return;
  }
  bring_back(state, hand);
  if (at && !same(at, hand.from)) say_at(state, at, why_not(board.scene, at));
}

/* ---- marks ---- */

const sketch = (state, marks) =>
  render(marks.length ? own_marks(state.scene.p, marks) : nothing, state.board.querySelector('.sketch'));

function mark_of(hand, event, marks) {
  const kind = (marks.kind + (event.shiftKey ? 1 : 0) + (event.altKey ? 2 : 0)) % OWN_KINDS;
  return { from: hand.from, to: hand.to, kind };
}

function aim(state, event) {
  const { hand } = state;
  const at = square_under(state.board, event);
  if (!at || same(at, hand.to)) return;
  hand.to = at;
  sketch(state, [mark_of(hand, event, state.scene.how.marks)]);
}

function set_mark(state, hand, event) {
  const { marks } = state.scene.how;
  sketch(state, []);
  if (!marks) return;
  const all = with_mark(marks.all, mark_of(hand, event, marks));
  /* A player who marks one square wants to know about it, so the mark also shows what attacks it. */
  const is_asked = same(hand.from, hand.to) && all.length > marks.all.length;
  marks.set(all);
  ask_bearing(state, is_asked ? hand.from : null);
}

function begin_mark(state) {
  const { hand, mat } = state;
  hand.kind = 'mark';
  hand.moving = true;
  mat.setPointerCapture?.(hand.id);
}

/* ---- the pointer ---- */

function let_go(state) {
  const { hand } = state;
  if (!hand) return;
  clearTimeout(hand.timer);
  cancelAnimationFrame(hand.frame);
  state.hand = null;
  if (hand.kind === 'piece' && hand.moving) bring_back(state, hand);
  if (hand.kind === 'mark') sketch(state, []);
}

/* What a press may become: a mark, a piece in the hand, or a tap (with a finger, also a mark when it stays). */
function kind_of_press(event, { scene }, at) {
  const { marks } = scene.how;
  if (marks && (event.button === 2 || marks.on)) return 'mark';
  if (event.button !== 0) return null;
  return is_loose(scene, at) ? 'piece' : 'wait';
}

function down(event, state) {
  state.silent = false;
  if (state.hand) return let_go(state);
  const at = event.target.closest?.('.choice') ? null : square_under(state.board, event);
  const kind = at && kind_of_press(event, state, at);
  if (!kind) return;
  const touch = event.pointerType === 'touch';
  state.hand = { kind, id: event.pointerId, from: at, to: at, touch, x: event.clientX, y: event.clientY,
    last: event, frame: 0 };
  if (kind === 'mark') begin_mark(state);
  else if (kind === 'wait' && touch && state.scene.how.marks) state.hand.timer = setTimeout(held, HOLD_MS, state);
}

/* A finger that stays in place begins a mark. */
function held(state) {
  if (state.hand?.kind !== 'wait') return;
  begin_mark(state);
  sketch(state, [{ from: state.hand.from, to: state.hand.to, kind: state.scene.how.marks.kind }]);
}

function moved(event, state) {
  const { hand } = state;
  if (!hand || hand.id !== event.pointerId) return;
  hand.last = event;
  if (hand.kind === 'mark') return aim(state, event);
  if (hand.moving) return carry(state, event);
  if (Math.hypot(event.clientX - hand.x, event.clientY - hand.y) < (SLOP[event.pointerType] ?? SLOP.mouse)) return;
  if (hand.kind === 'piece') lift(state, event);
  else let_go(state);
}

function up(event, state) {
  const { hand } = state;
  if (!hand || hand.id !== event.pointerId) return;
  if (!hand.moving) return let_go(state);
  state.hand = null;
  state.silent = true;
  cancelAnimationFrame(hand.frame);
  if (hand.kind === 'mark') set_mark(state, hand, event);
  else drop(state, hand, event);
}

/* A click that only ended a drag or a mark is ignored; one that does nothing is explained. */
function clicked(event, state) {
  if (state.silent) {
    state.silent = false;
    event.stopPropagation();
    return;
  }
  if (!state.board.contains(event.target)) return;
  ask_bearing(state, null);
  const at = square_clicked(state.board, event);
  if (at) say_at(state, at, why_not(state.board.scene, at));
}

/** When the turn moves on, the piece is dropped from the hand. */
export function follow_hand(state, before) {
  const { hand, scene } = state;
  if (hand?.kind !== 'piece' || !hand.moving) return;
  if (before && (before.view.turns !== scene.view.turns || !scene.draft)) {
    let_go(state);
    state.silent = true;
    say_at(state, hand.from, t('stratic-turn-over'));
  } else carry(state, hand.last);
}

/** Make the board respond to touch. */
export function gesture(state) {
  const { mat } = state;
  Object.assign(state, {
    hand: null, silent: false, dropped: null, carrier: mat.querySelector('.carrier'),
    landing: mat.querySelector('.landing'),
  });
  const on = (name, work, options) => mat.addEventListener(name, (event) => work(event, state), options);
  on('pointerdown', down, { capture: true });
  on('pointermove', moved);
  on('pointerup', up);
  on('pointercancel', () => let_go(state));
  on('lostpointercapture', (event) => { if (event.target === mat) let_go(state); });
  on('click', clicked, { capture: true });
  on('contextmenu', (event) => { if (state.scene.how.marks) event.preventDefault(); });
  on('touchmove', (event) => {
    if (state.hand && state.hand.kind !== 'wait' && event.cancelable) event.preventDefault();
  }, { passive: false });
  const gone = () => (mat.isConnected ? let_go(state) : removeEventListener('blur', gone));
  addEventListener('blur', gone);
}
