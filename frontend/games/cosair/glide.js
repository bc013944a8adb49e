/* When a turn is over, fleets glide to their new places and planets that changed hands flash. A press or a key on the
 * map, the next turn and settings without motion end it at once. The style sheet defines the motions, because the
 * copies of the tile repeat the styles of its parts but not animations made by a script. */
import { at_input, is_still } from '../motion.js';

/* What was drawn last. */
const drawn = new WeakMap();

const heads_of = (svg) => [...svg.querySelectorAll('.co-head')];
const marks_of = (svg) => [...svg.querySelectorAll('.co-mark')];
const place_of = ({ dataset }) => dataset.at.split(' ').map(Number);

const seen_on = (svg) => ({
  turn: Number(svg.dataset.turn),
  heads: Object.fromEntries(heads_of(svg).map((one) => [one.dataset.fleet, place_of(one)])),
  owners: Object.fromEntries(marks_of(svg).map(({ dataset }) => [dataset.planet, dataset.owner])),
});

/* Fleets that were under way in both turns. */
function send_gliding(svg, { heads }) {
  for (const head of heads_of(svg).filter(({ dataset }) => dataset.fleet in heads)) {
    const [[x0, y0], [x, y]] = [heads[head.dataset.fleet], place_of(head)];
    head.style.setProperty('--from-x', `${x0 - x}px`);
    head.style.setProperty('--from-y', `${y0 - y}px`);
    head.dataset.moving = '';
  }
}

function set_flashing(svg, { owners }) {
  for (const mark of marks_of(svg)) {
    const { planet, owner } = mark.dataset;
    if ((owners[planet] ?? owner) !== owner) mark.dataset.moving = '';
  }
}

const halt = (one) => one.removeAttribute('data-moving');
const stop = (svg) => svg.querySelectorAll('[data-moving]').forEach(halt);

/** After each paint of a map. */
export function glide(svg) {
  const before = drawn.get(svg);
  const now = seen_on(svg);
  drawn.set(svg, now);
  if (!before) {
    at_input(svg, () => stop(svg));
    svg.addEventListener('animationend', ({ target }) => halt(target));
    return;
  }
  if (now.turn <= before.turn) return;
  stop(svg);
  if (is_still()) return;
  send_gliding(svg, before);
  set_flashing(svg, before);
}
