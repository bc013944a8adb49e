/* When a turn is over, fleets glide to their new places and planets that changed hands flash. A press on the map, the
 * next turn and settings without motion end it at once. */
import { is_still } from '../motion.js';

const GLIDE_MS = 200;
const FLASH_MS = 600;
const FLASH = [{ opacity: 1 }, { opacity: 0.15 }, { opacity: 1 }, { opacity: 0.4 }, { opacity: 1 }];

/* What was drawn last, and what is moving. */
const drawn = new WeakMap();

const heads_of = (svg) => [...svg.querySelectorAll('.co-head')];
const marks_of = (svg) => [...svg.querySelectorAll('.co-mark')];
const place_of = ({ dataset }) => dataset.at.split(' ').map(Number);

const seen_on = (svg) => ({
  turn: Number(svg.dataset.turn), running: [],
  heads: Object.fromEntries(heads_of(svg).map((one) => [one.dataset.fleet, place_of(one)])),
  owners: Object.fromEntries(marks_of(svg).map(({ dataset }) => [dataset.planet, dataset.owner])),
});

/* Fleets that were under way in both turns. */
function gliding(svg, { heads }) {
  return heads_of(svg).filter(({ dataset }) => dataset.fleet in heads).map((head) => {
    const [[x0, y0], [x, y]] = [heads[head.dataset.fleet], place_of(head)];
    const from = { transform: `translate(${x0 - x}px, ${y0 - y}px)` };
    return head.animate?.([from, { transform: 'none' }], { duration: GLIDE_MS, easing: 'ease-out' });
  });
}

const flashing = (svg, { owners }) => marks_of(svg)
  .filter(({ dataset: { planet, owner } }) => (owners[planet] ?? owner) !== owner)
  .map((mark) => mark.animate?.(FLASH, FLASH_MS));

const stop = (svg) => drawn.get(svg)?.running.forEach((one) => one?.cancel());

/** After each paint of a map. */
export function glide(svg) {
  const before = drawn.get(svg);
  const now = seen_on(svg);
  const is_next = before && now.turn > before.turn;
  if (!before) svg.addEventListener('pointerdown', () => stop(svg));
  if (is_next) stop(svg);
  const running = is_next && !is_still() ? [...gliding(svg, before), ...flashing(svg, before)]
    : (before?.running ?? []);
  drawn.set(svg, { ...now, running });
}
