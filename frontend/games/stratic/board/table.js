/* What cannot be drawn from state alone: the camera, the cursor of the keyboard, gestures. One state for each board. */
import { nothing, render } from '../../../vendor/lit-html.js';
import { camera } from './camera.js';
import { is_small, rows, wanted_of } from './cells.js';
import { cursor, focused_square, keep_cursor, tab_to } from './cursor.js';
import { follow_hand, gesture } from './gesture.js';
import { arrive, is_news, show_change } from './motion.js';
import { show_held } from './held.js';
import { draw_over, over, settle_over } from './over.js';
import { frame_of } from './plane.js';
import { draw_bearing } from './threats.js';

const memory = new WeakMap();

/* On a large board only the visible cells are drawn, and those that contain or offer something. An element can
 * represent another square afterwards, so the focus returns to its own square. */
function far_cells(state) {
  const { board, cursor: key } = state;
  const scene = { ...board.scene, cursor: key };
  const held = board.contains(document.activeElement);
  render(is_small(scene.p) ? nothing : rows(scene, wanted_of(scene, state.camera.sight())),
    board.querySelector('.far'));
  if (key) tab_to(board, key);
  if (held && focused_square() !== key) state.stand(key.split(',').map(Number));
}

function new_state(frame, board) {
  const state = { board, frame, mat: frame.querySelector('.mat'), cursor: null, scene: null, camera: null,
    question: null, motions: new Set(), by_key: false, draw_far: () => far_cells(state) };
  over(state);
  gesture(state);
  cursor(state);
  state.camera = camera(state.mat, {
    rested: () => state.draw_far(),
    moved() {
      settle_over(state);
      if (state.scene) show_held(state);
    },
    is_claimed: () => Boolean(state.hand) && state.hand.kind !== 'wait',
  });
  if (board.scene.how.desk?.value?.sees === 'whole') state.camera.sees = 'whole';
  for (const input of ['pointerdown', 'keydown']) {
    state.mat.addEventListener(input, () => {
      state.by_key = input === 'keydown';
      arrive(state);
    }, { capture: true });
  }
  return state;
}

/* A board that is new, or whose shape has changed. */
function measure({ frame }, before, { p }) {
  if (before?.p.width === p.width && before?.p.height === p.height) return;
  const { width, height } = frame_of(p);
  frame.style.setProperty('--ratio', (width / height).toFixed(4));
}

/* The camera follows the pieces, and the cursor on the board; it waits while a piece is dragged. */
function follow({ board, camera: lens, cursor: key, hand }, before) {
  if (hand?.moving && before) return;
  const stands = board.contains(document.activeElement) && key && board.scene.p.has(key.split(',').map(Number));
  lens.follow({ eased: Boolean(before), more: stands ? [key.split(',').map(Number)] : [] });
}

function attend(frame) {
  const board = frame.querySelector('svg.board');
  if (!memory.has(board)) memory.set(board, new_state(frame, board));
  const state = memory.get(board);
  const before = state.scene;
  const { scene } = board;
  if (before && is_news(before, scene)) arrive(state);
  state.scene = scene;
  state.camera.scene = scene;
  state.mat.classList.toggle('marking', Boolean(scene.how.marks?.on));
  measure(state, before, scene);
  follow(state, before);
  state.camera.label();
  far_cells(state);
  if (before && before !== scene) show_change(state, before, scene, state.dropped, state.camera.k === 1);
  state.dropped = null;
  if (before && before.view.turns !== scene.view.turns) state.question = null;
  draw_bearing(state);
  follow_hand(state, before);
  draw_over(state);
  keep_cursor(state);
}

/** After each paint: every board below `root` is taken care of; a cube first paints what it shows of itself. */
export function mount(root) {
  for (const place of root.querySelectorAll('.stratic.space')) place.given.attend(place);
  for (const frame of root.querySelectorAll('.stratic.frame')) attend(frame);
}

/** Zoom in or out, see the whole board or the pieces. Whether the whole board is wanted is kept with the match. */
export function zoom_board(root, how) {
  const state = memory.get(root.querySelector('.stratic.frame svg.board'));
  if (!state) return root.querySelector('.stratic.space')?.given.zoom(root.querySelector('.stratic.space'), how);
  const { camera: lens, scene } = state;
  lens.look(how);
  if (lens.sees !== 'free') scene.how.desk?.set({ ...scene.how.desk.value, sees: lens.sees });
}
