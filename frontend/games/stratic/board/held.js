/* A piece picked up by keyboard moves with the cursor, and a ghost stays on its square, as with dragging. */
import { nothing, render, svg } from '../../../vendor/lit-html.js';
import { key_of } from '../square.js';
import { piece } from './signs.js';

const SIZE = 0.8;

/** What is held of a square: of a stack only the piece on top, unless the one beneath carries it. */
export function in_hand({ cells, draft }, at) {
  const cell = cells.get(key_of(at));
  return cell?.top && draft?.sel?.kind !== 'F' ? { at, base: cell.top } : cell;
}

/* The square that the keyboard has taken a piece from, when the cursor has left it. */
function left_square({ scene, board, cursor, by_key }) {
  const at = scene?.draft?.sel?.at;
  return at && by_key && key_of(at) !== cursor && board.contains(document.activeElement) ? at : null;
}

/** After each paint and step of the cursor. */
export function show_held(state) {
  const { mat, carrier, camera, scene, cursor, hand } = state;
  if (hand?.moving) return;
  const from = left_square(state);
  const cell = from && in_hand(scene, from);
  const was = mat.classList.contains('carrying');
  mat.classList.toggle('carrying', Boolean(cell));
  if (!cell) return void (was && render(nothing, carrier));
  const [x, y, side] = camera.spot(cursor.split(',').map(Number));
  render(svg`${piece(cell, scene.p.bottom)}`, carrier);
  carrier.style.width = `${side * SIZE}px`;
  carrier.style.transform = `translate3d(${x + side * (1 - SIZE)}px, ${y}px, 0)`;
}
