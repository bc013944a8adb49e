/* What cannot be drawn from state alone: the camera, the cursor of the keyboard, what a hand does. One state per
 * board. */
import { nothing, render } from '../../../vendor/lit-html.js';
import { camera } from './camera.js';
import { is_small, rows, wanted_of } from './cells.js';
import { cursor, focused_square, keep_cursor } from './cursor.js';
import { follow_hand, gesture } from './gesture.js';
import { show_change } from './motion.js';
import { draw_over, over, settle_over } from './over.js';
import { frame_of } from './plane.js';
import { draw_bearing } from './threats.js';

const memory = new WeakMap();

/* On a large board only the cells in sight are drawn, and those that carry or offer something. An element may stand for
 * another square afterwards: the keyboard goes back to its own. */
function far_cells(state) {
  const { board, cursor: key } = state;
  const scene = { ...board.scene, cursor: key };
  const held = board.contains(document.activeElement);
  render(is_small(scene.p) ? nothing : rows(scene, wanted_of(scene, state.camera.sight())),
    board.querySelector('.far'));
  if (held && focused_square() !== key) state.stand(key.split(',').map(Number));
}

function new_state(frame, board) {
  const state = { board, frame, mat: frame.querySelector('.mat'), cursor: null, scene: null, question: null,
    draw_far: () => far_cells(state) };
  over(state);
  gesture(state);
  cursor(state);
  state.camera = camera(state.mat, {
    rested: () => state.draw_far(), moved: () => settle_over(state),
    is_claimed: () => Boolean(state.hand) && state.hand.kind !== 'wait',
  });
  return state;
}

/* A board that is new, or has another size than before. */
function measure({ frame, camera: lens }, before, { p }) {
  if (before?.p.width === p.width && before?.p.height === p.height) return;
  const { width, height } = frame_of(p);
  frame.style.setProperty('--ratio', (width / height).toFixed(4));
  lens.bound();
}

function attend(frame) {
  const board = frame.querySelector('svg.board');
  if (!memory.has(board)) memory.set(board, new_state(frame, board));
  const state = memory.get(board);
  const before = state.scene;
  const { scene } = board;
  state.scene = scene;
  state.camera.scene = scene;
  state.mat.classList.toggle('marking', Boolean(scene.how.marks?.on));
  measure(state, before, scene);
  state.camera.label();
  far_cells(state);
  if (before && before !== scene) show_change(board, before, scene, state.dropped, state.camera.k === 1);
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

/** Zoom in, out, or see the whole board again. */
export function zoom_board(root, how) {
  const zoom = memory.get(root.querySelector('.stratic.frame svg.board'))?.camera.zoom;
  const place = root.querySelector('.stratic.space');
  if (!zoom) return place?.given.zoom(place, how);
  if (how === 'whole') zoom.whole();
  else zoom.by(how === 'in' ? 1.5 : 1 / 1.5);
}
