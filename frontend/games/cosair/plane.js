/* Positions on the map: a square is 100 units wide, with its planet in the middle. The map has no edge: a course from
 * one planet to another takes the shorter way and can leave the tile. The copies of the tile show the rest of it. */
import { course, planet_of } from './position.js';

export const SQUARE = 100;
export const RING = 27;

export const spot = ({ x, y }) => ({ x: x * SQUARE + SQUARE / 2, y: y * SQUARE + SQUARE / 2 });

/**
 * The straight course between two planets: ends, length, direction; `side` shifts it to keep courses apart.
 */
export function line(view, from, to, side = 0) {
  const [a, b] = [planet_of(view, from), planet_of(view, to)];
  const { dx, dy } = course(view, a, b);
  const at = spot(a);
  const length = Math.hypot(dx, dy) * SQUARE || 1;
  const u = { x: dx * SQUARE / length, y: dy * SQUARE / length };
  const off = { x: -u.y * side, y: u.x * side };
  const point = (s) => ({ x: at.x + u.x * s + off.x, y: at.y + u.y * s + off.y });
  return { length, u, point, start: RING + 8, end: Math.max(RING + 14, length - RING - 8) };
}

/** Where the frame round one whole map begins, in squares of one axis, with a square at its middle or next to it. */
export const frame_at = (size, middle) => middle - Math.floor((size - 1) / 2);

/** A planet's place in that frame, in squares; the frame can reach beyond the tile. */
export const framed = (size, middle, { x, y }) => {
  const [left, top] = [frame_at(size, middle.x), frame_at(size, middle.y)];
  return { x: left + (((x - left) % size) + size) % size, y: top + (((y - top) % size) + size) % size };
};

export const fixed = (n) => n.toFixed(1);
export const path = (...points) => `M${points.map((p) => `${fixed(p.x)} ${fixed(p.y)}`).join('L')}`;

/* The same sprinkle of stars on every visit. */
export function stars(size) {
  let seed = 7919 * size + 31;
  const next = () => { seed = (seed * 1103515245 + 12345) % 2147483648; return seed / 2147483648; };
  return Array.from({ length: size * size * 5 },
    () => `M${fixed(next() * size * SQUARE)} ${fixed(next() * size * SQUARE)}h.01`).join('');
}

/** The lines between the squares. */
export const grid = (size) =>
  Array.from({ length: size }, (_, i) => `M${i * SQUARE} 0V${size * SQUARE}M0 ${i * SQUARE}H${size * SQUARE}`).join('');
