/* What cannot be drawn from state alone: the camera, the cursor of the keyboard, what a hand does. One state per board. */
import { nothing, render } from '../../vendor/lit-html.js';
import { camera } from './camera.js';
import { is_small, rows, wanted_of } from './cells.js';
import { cursor, keep_cursor } from './cursor.js';
import { frame_of } from './plane.js';

const memory = new WeakMap();

/* On a large board only the cells in sight are drawn, and those that carry or offer something. */
function far_cells(state) {
  const { board } = state;
  const scene = { ...board.scene, cursor: state.cursor };
  const far = board.querySelector('.far');
  render(is_small(scene.p) ? nothing : rows(scene, wanted_of(scene, state.camera.sight())), far);
}

function new_state(frame, board) {
  const state = { board, frame, cursor: null, scene: null, draw_far: () => far_cells(state) };
  state.camera = camera(frame.querySelector('.mat'), { rested: () => state.draw_far(), is_claimed: () => false });
  cursor(state);
  return state;
}

function attend(frame) {
  const board = frame.querySelector('svg.board');
  const fresh = !memory.has(board);
  if (fresh) memory.set(board, new_state(frame, board));
  const state = memory.get(board);
  const { scene } = board;
  const before = state.scene;
  state.scene = scene;
  state.camera.scene = scene;
  const { width, height } = frame_of(scene.p);
  if (before?.p.width !== scene.p.width || before?.p.height !== scene.p.height) {
    frame.style.setProperty('--ratio', (width / height).toFixed(4));
    state.camera.bound();
  }
  state.camera.label();
  far_cells(state);
  keep_cursor(state);
}

/** After each paint: every board below `root` is taken care of. */
export function mount(root) {
  for (const frame of root.querySelectorAll('.stratic.frame')) attend(frame);
}

/** Zoom in, out, or see the whole board again. */
export function zoom_board(root, how) {
  const zoom = memory.get(root.querySelector('.stratic.frame svg.board'))?.camera.zoom;
  if (!zoom) return;
  if (how === 'whole') zoom.whole();
  else zoom.by(how === 'in' ? 1.5 : 1 / 1.5);
}
