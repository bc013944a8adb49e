/* The shape of the land, made once from the map: soft polygons round the provinces' points. Two provinces share a
 * border exactly where an army can pass; between others lies a lake or the open sea. Borders waver a little, always the
 * same way. */
import { LINKS, province, PROVINCES } from './world.js';

const MEET = 0.74; /* how far a border runs from a road towards the lake it ends at */
const COAST = 84;  /* how far the land reaches beyond a province's point */
const SHORE = 52;  /* how far a border runs out to sea */
const WAVER = 0.09;

const angle = (from, to) => Math.atan2(to.y - from.y, to.x - from.x);
const mix = (a, b, t) => ({ x: a.x + (b.x - a.x) * t, y: a.y + (b.y - a.y) * t });

/* The same small number in [-1, 1) for the same two points. */
function waver(a, b) {
  const n = Math.sin(a.x * 12.9898 + a.y * 78.233 + b.x * 37.719 + b.y * 9.151) * 43758.5453;
  return 2 * (n - Math.floor(n)) - 1;
}

/* The way from a to b, without b, bent at ever finer steps. */
function coastline(a, b, depth) {
  if (!depth) return [a];
  const off = waver(a, b) * WAVER;
  const middle = mix(a, b, 0.5);
  const bent = { x: middle.x - (b.y - a.y) * off, y: middle.y + (b.x - a.x) * off };
  return [...coastline(a, bent, depth - 1), ...coastline(bent, b, depth - 1)];
}

/* Neighbours of a province clockwise. */
const around = PROVINCES.map((p) => p.adjacent.map(province).sort((a, b) => angle(p, a) - angle(p, b)));

/* The regions between the roads: each a ring of provinces. */
function rings() {
  const seen = new Set();
  const found = [];
  for (const [a, b] of LINKS.flatMap(([u, v]) => [[u, v], [v, u]])) {
    if (seen.has(`${a.i} ${b.i}`)) continue;
    const ring = [];
    for (let [from, to] = [a, b]; !seen.has(`${from.i} ${to.i}`);) {
      seen.add(`${from.i} ${to.i}`);
      ring.push(from);
      const near = around[to.i];
      const next = near[(near.indexOf(from) + near.length - 1) % near.length];
      [from, to] = [to, next];
    }
    found.push(ring);
  }
  return found;
}

const area = (ring) => ring.reduce((sum, p, i) => {
  const q = ring[(i + 1) % ring.length];
  return sum + p.x * q.y - q.x * p.y;
}, 0);

const centre = (ring) => ({ x: ring.reduce((s, p) => s + p.x, 0) / ring.length,
  y: ring.reduce((s, p) => s + p.y, 0) / ring.length });

/* Where the border between a and b ends on the side of a ring. */
function border_end(a, b, ring, is_sea) {
  const middle = mix(a, b, 0.5);
  if (is_sea) {
    const length = Math.hypot(b.x - a.x, b.y - a.y);
    const out = { x: (b.y - a.y) / length, y: (a.x - b.x) / length };
    const away = (middle.x - 500) * out.x + (middle.y - 500) * out.y > 0 ? 1 : -1;
    return { x: middle.x + out.x * SHORE * away, y: middle.y + out.y * SHORE * away };
  }
  return mix(middle, centre(ring), ring.length === 3 ? 1 : MEET);
}

/* The shore of one province from border end to border end: round the outside at sea, straight at a lake. */
function shore(p, from, to, is_sea) {
  if (!is_sea) return [from];
  const start = angle(p, from);
  let turn = angle(p, to) - start;
  const outwards = Math.atan2(p.y - 500, p.x - 500);
  const half = Math.atan2(Math.sin(start + turn / 2 - outwards), Math.cos(start + turn / 2 - outwards));
  if (Math.abs(half) > Math.PI / 2) turn += turn > 0 ? -2 * Math.PI : 2 * Math.PI;
  const steps = Math.max(2, Math.round(Math.abs(turn) / 0.55));
  const found = [from];
  for (let i = 1; i < steps; i += 1) {
    const at = start + turn * i / steps;
    const reach = COAST * (1 + 0.12 * waver({ x: p.x + i, y: p.y }, { x: at, y: i }));
    found.push({ x: p.x + Math.cos(at) * reach, y: p.y + Math.sin(at) * reach });
  }
  return found;
}

/* Every corner piece of every province: {p, before, after, points}; the walk round a ring passes `before`, p,
 * `after`. */
function corners() {
  const all = rings();
  const sea = all.reduce((best, ring) => (Math.abs(area(ring)) > Math.abs(area(best)) ? ring : best));
  return all.flatMap((ring) => {
    const is_sea = ring === sea;
    return ring.map((p, i) => {
      const before = ring[(i + ring.length - 1) % ring.length];
      const after = ring[(i + 1) % ring.length];
      return { p, before, after, from: border_end(before, p, ring, is_sea),
        to: border_end(p, after, ring, is_sea), is_sea };
    });
  });
}

/* A border is walked both ways: made once, the other way is its reverse. */
function border(from, to) {
  const forward = from.x < to.x || (from.x === to.x && from.y < to.y);
  const [a, b] = forward ? [from, to] : [to, from];
  const line = [...coastline(a, b, 4), b];
  return (forward ? line : line.reverse()).slice(0, -1);
}

/* The outline of a province: its corners one after the other, joined by the borders across its roads. */
function outline(p, mine) {
  const points = [];
  let corner = mine[0];
  do {
    const turns = [...shore(p, corner.from, corner.to, corner.is_sea), corner.to];
    for (let i = 0; i + 1 < turns.length; i += 1) points.push(...coastline(turns[i], turns[i + 1], 2));
    const { after, to } = corner;
    const next = mine.find((one) => one.before === after);
    points.push(...border(to, next.from));
    corner = next;
  } while (corner !== mine[0]);
  return points;
}

const path = (points) => `M${points.map(({ x, y }) => `${Math.round(x)} ${Math.round(y)}`).join('L')}Z`;

function shapes() {
  const all = corners();
  return PROVINCES.map((p) => outline(p, all.filter((corner) => corner.p === p)));
}

const OUTLINES = shapes();

/* The outline drawn in by so much, towards the province's point. */
const inset = (p, points, by) => points.map((q) => mix(q, p, by / Math.max(1, Math.hypot(q.x - p.x, q.y - p.y))));

/** The outline of each province as the `d` of a path, in map order. */
export const LAND = OUTLINES.map(path);

/** The same a little further in, where the colours of its owner run. */
export const RIM = PROVINCES.map((p) => path(inset(p, OUTLINES[p.i], 9)));

/* ---- what grows on it ---- */

/* One small stroke of the engraver at x, y; `n` counts them, so that no two neighbours look alike. */
const STROKES = {
  plains: (x, y, n) => `M${x - 9} ${y}q9 ${n % 2 ? -4 : -2} 18 0M${x - 7} ${y + 5}q8 -3 15 0`,
  forest: (x, y, n) => `M${x} ${y - 9}l5 9h-3l4 6h-12l4 -6h-3zM${x} ${y + 6}v${n % 2 ? 3 : 4}`,
  mountain: (x, y, n) =>
    `M${x - 11} ${y + 7}l10 ${n % 2 ? -17 : -14}l11 ${n % 2 ? 17 : 14}M${x - 1} ${y - 8}l4 7l-3 3l3 5M${x + 4} `
      + `${y + 1}l4 6`,
  coast: (x, y) => `M${x - 10} ${y}q5 -5 10 0t10 0`,
  river: (x, y, n) =>
    (n % 3 ? `M${x} ${y + 5}v-8M${x - 3} ${y + 5}l-2 -6M${x + 3} ${y + 5}l2 -6` : `M${x - 8} ${y}q4 -4 8 0t8 0`),
};
const GAP = { plains: 30, forest: 25, mountain: 32, coast: 30, river: 34 };

/* Most of a grid lies far outside: the box round the points tells that without a look at each of them. */
function box_of(points) {
  const [xs, ys] = [points.map(({ x }) => x), points.map(({ y }) => y)];
  return { left: Math.min(...xs), right: Math.max(...xs), top: Math.min(...ys), bottom: Math.max(...ys) };
}

const in_box = ({ left, right, top, bottom }, x, y) => x >= left && x <= right && y >= top && y <= bottom;

function holds(points, x, y) {
  let inside = false;
  for (let i = 0, j = points.length - 1; i < points.length; j = i, i += 1) {
    const [a, b] = [points[i], points[j]];
    if (a.y > y !== b.y > y && x < (b.x - a.x) * (y - a.y) / (b.y - a.y) + a.x) inside = !inside;
  }
  return inside;
}

/* The strokes of a province, on a wavering grid, where there is room for them. */
function texture(p) {
  const room = inset(p, OUTLINES[p.i], 26);
  const box = box_of(room);
  const gap = GAP[p.terrain];
  const found = [];
  for (let row = -8; row <= 8; row += 1) {
    for (let column = -8; column <= 8; column += 1) {
      const x = p.x + (column + (row % 2 ? 0.5 : 0)) * gap;
      const y = p.y + row * gap * 0.74;
      const at = { x: Math.round(x + 6 * waver({ x, y }, p)), y: Math.round(y + 5 * waver(p, { x, y })) };
      if (!in_box(box, at.x, at.y) || !holds(room, at.x, at.y)) continue;
      found.push(STROKES[p.terrain](at.x, at.y, Math.abs(row * 7 + column)));
    }
  }
  return found.join('');
}

/** The strokes that say what a province is, as the `d` of a path, in map order. */
export const TEXTURE = PROVINCES.map(texture);
