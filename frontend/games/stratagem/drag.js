/* An army is sent by dragging it from its province to another one. A finger pans and scrolls instead: for it there is
 * the March button. */
import { province } from './world.js';

const FEW_PX = 8; /* a shorter pull is a click */

const code_at = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest('.sg-place')?.getAttribute('data-code') ?? null;

/** Whether a press begins a drag, so that the map must not move. */
export const begins_drag = (event, svg) => Boolean(svg.march && event.target.closest?.('.sg-place.movable'));

/* The arrow while the army is in the hand, from the province to the pointer. */
function draw(svg, from, event) {
  const line = svg.querySelector('.sg-drag');
  if (!event) return line.removeAttribute('d');
  const matrix = line.getScreenCTM().inverse();
  const { x, y } = new globalThis.DOMPoint(event.clientX, event.clientY).matrixTransform(matrix);
  line.setAttribute('d', `M${from.x} ${from.y}L${Math.round(x)} ${Math.round(y)}`);
}

function pressed(event) {
  const svg = event.currentTarget;
  if (event.button || event.pointerType === 'touch' || !begins_drag(event, svg)) return;
  const { code } = event.target.closest('.sg-place').dataset;
  const from = province(code);
  let is_far = false;

  function follow(e) {
    is_far ||= Math.hypot(e.clientX - event.clientX, e.clientY - event.clientY) > FEW_PX;
    if (is_far) draw(svg, from, e);
  }

  function end(e) {
    for (const [name, fn] of Object.entries(heard)) removeEventListener(name, fn);
    draw(svg, from, null);
    const to = code_at(e);
    if (is_far && e.type === 'pointerup' && to && to !== code) svg.march?.(code, to);
  }

  const heard = { pointermove: follow, pointerup: end, pointercancel: end };
  for (const [name, fn] of Object.entries(heard)) addEventListener(name, fn);
}

/** Let armies of a map be dragged. */
export const attend_drag = (svg) => svg.addEventListener('pointerdown', pressed);
