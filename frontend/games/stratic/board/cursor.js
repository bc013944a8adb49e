/* The keyboard on the board: one square has the focus, arrows step, Enter or the space bar acts; in a cube PageUp and
 * PageDown, or Shift and an arrow, change the level. Where marks may be made: X marks
 * the square, Shift and X begins an arrow that X ends, K takes the next kind, Delete clears all. A shows what attacks
 * the square. */
import { t } from '../../../locales/text.js';
import { OWN_KINDS, with_mark } from './arrows.js';
import { show_held } from './held.js';
import { say_at } from './over.js';
import { ask_bearing } from './threats.js';

const ARROWS = { ArrowUp: [0, 1], ArrowDown: [0, -1], ArrowLeft: [-1, 0], ArrowRight: [1, 0] };

const LEVELS = { PageUp: 1, PageDown: -1 };
const level_step = ({ key, shiftKey }) => LEVELS[key] ?? (shiftKey ? ARROWS[key]?.[1] : 0);

const cell = (board, key) => board.querySelector(`[data-sq="${key}"]`);
const square = (key) => key.split(',').map(Number);

/** Only the cursor's cell is reached with Tab: elements that represented it before can represent other squares now. */
export function tab_to(board, key) {
  const next = cell(board, key);
  for (const old of board.querySelectorAll('.cell[tabindex="0"]')) if (old !== next) old.setAttribute('tabindex', '-1');
  next?.setAttribute('tabindex', '0');
  return next;
}

function put(state, key, focus) {
  const { board } = state;
  if (!board.scene.p.has(square(key))) return;
  state.cursor = key;
  if (!cell(board, key)) state.draw_far();
  const next = tab_to(board, key);
  if (focus) next?.focus({ preventScroll: true });
  show_held(state);
}

function walk(state, [dx, dy]) {
  const turned = state.board.scene.p.bottom === 0 ? 1 : -1;
  const [x, y, ...level] = square(state.cursor);
  const at = [x + turned * dx, y + turned * dy, ...level];
  if (!state.board.scene.p.has(at)) return;
  put(state, at.join(), true);
  state.camera.reveal(at);
}

/* In a cube: the same square one level up or down. */
function climb(state, by) {
  const { scene } = state.board;
  const [x, y, z] = square(state.cursor);
  if (z + by < scene.p.lo || z + by > scene.p.hi) return;
  const at = [x, y, z + by];
  if (scene.p.has(at)) {
    put(state, at.join(), true);
    state.camera.reveal(at);
  } else {
    state.cursor = at.join();
    scene.how.to_level?.(z + by);
  }
}

function begin_arrow(state, at) {
  state.aim = at;
  say_at(state, at, t('stratic-arrow-begins'));
}

function mark(state, marks, at) {
  const from = state.aim ?? at;
  state.aim = null;
  say_at(state, at, '');
  marks.set(with_mark(marks.all, { from, to: at, kind: marks.kind }));
}

/* What a key does with marks; null when it is no key of theirs. */
function mark_act(event, state, marks) {
  const at = square(state.cursor);
  if (event.key === 'X') return () => begin_arrow(state, at);
  if (event.key === 'x' || (marks.on && ['Enter', ' '].includes(event.key))) return () => mark(state, marks, at);
  if (['Delete', 'Backspace'].includes(event.key)) return () => marks.set([]);
  return event.key === 'k' ? () => marks.choose((marks.kind + 1) % OWN_KINDS) : null;
}

/* Whether the key was one for marks. The setup uses these letters for other things. */
function marked(event, state) {
  const { how: { marks }, draft } = state.board.scene;
  const act = marks && draft?.mode !== 'setup' ? mark_act(event, state, marks) : null;
  act?.();
  return Boolean(act);
}

/* Whether the key led to another square. */
function went(event, state) {
  const by = state.cursor.split(',').length > 2 && level_step(event);
  if (by) climb(state, by);
  else if (ARROWS[event.key]) walk(state, ARROWS[event.key]);
  return Boolean(by || ARROWS[event.key]);
}

/* Whether the key asked what attacks the square. A second press removes the lines. */
function asked(event, state) {
  if (event.key !== 'a' || ['setup', 'edit'].includes(state.board.scene.draft?.mode)) return false;
  ask_bearing(state, state.question?.join() === state.cursor ? null : square(state.cursor));
  return true;
}

function let_go(state) {
  state.aim = null;
  ask_bearing(state, null);
}

const means_more = (event, state) => marked(event, state) || asked(event, state) || went(event, state);

function pressed(event, state) {
  if (event.ctrlKey || event.metaKey || event.altKey) return;
  if (event.key === 'Escape') let_go(state);
  if (means_more(event, state)) event.preventDefault();
  else if (event.key === 'Enter' || event.key === ' ') {
    event.preventDefault();
    event.target.closest('[data-sq]')?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  }
}

/* Where to begin: in front of the Commander, on the side at the bottom, or in the middle of what is shown. */
function first(board) {
  const { p } = board.scene;
  const home = p.at(p.bottom === 0 ? [4, 1] : [4, 8]);
  const middle = p.at([0, 1].map((i) => Math.floor((p.from[i] + p.to[i]) / 2)));
  return (p.has(home) ? home : middle).join();
}

/** The cursor takes its place on a new board. */
export function cursor(state) {
  state.aim = null;
  state.stand = (at) => put(state, at.join(), true);
  state.board.addEventListener('keydown', (event) => pressed(event, state));
  state.board.addEventListener('focusin', (event) => {
    const key = event.target.closest?.('[data-sq]')?.dataset.sq;
    if (key && key !== state.cursor) put(state, key, false);
  });
}

/** The key of the square that has the focus; undefined: none has. */
export function focused_square() {
  return /** @type {HTMLElement|null} */ (document.activeElement)?.dataset?.sq;
}

/** After a paint the cursor is where it was, and keeps the focus if it had it. */
export function keep_cursor(state) {
  const { board } = state;
  const known = state.cursor && board.scene.p.has(square(state.cursor));
  const key = known ? state.cursor : first(board);
  const held = board.contains(document.activeElement) && focused_square() !== key;
  put(state, key, held);
}
