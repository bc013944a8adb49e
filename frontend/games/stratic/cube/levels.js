/* The levels of a cube as boards: one alone, or all of them side by side in one picture, the lowest first. What draws,
 * aims or walks on a flat board does so here too, because each level is a plane like any other (plane.js). */
import { t } from '../../../locales/text.js';
import { nothing, svg } from '../../../vendor/lit-html.js';
import { rows } from '../board/cells.js';
import { ground, veil } from '../board/ground.js';
import { is_named, names_of } from '../board/labels.js';
import { lines_of, plane, S, square_at } from '../board/plane.js';
import { rank_name } from '../square.js';

const LEFT = 90;
const HEAD = 180;
const EDGE = 50;
const NAME = 0.7 * S;
const STEP = 2;
const TITLE = 0.64 * S;
const CELLS_MOST = 1000;
const SHAPE = 1.3; // about what a frame is wider than high

/** The lowest and the highest level that are shown. */
export function span_of(view, { window = null } = {}) {
  const [lo, hi] = view.extent ?? [0, 9];
  return [Math.max(lo, window?.z0 ?? lo), Math.min(hi, window?.z1 ?? hi)];
}

/** What a level is called: 4 -> 5, -1 -> -1. */
export const level_name = rank_name;

const is_outer = (z) => z < 0 || z > 9;

function raised(flat, z, dx = 0, dy = 0) {
  const place = (at) => {
    const [x, y] = flat.place(at);
    return [x + dx, y + dy];
  };
  return {
    ...flat, z, place, outer: is_outer(z), x: flat.x + dx, y: flat.y + dy,
    middle: (at) => place(at).map((v) => v + S / 2), at: ([x, y]) => [x, y, z],
    has: (at) => at[2] === z && flat.has(at),
  };
}

/** One level as a plane. */
export const level = (view, how, z) => raised(plane(view, how), z);

/* The names along the edges of one panel: every other one, large enough to be read. */
function edge_names(flat, how, view) {
  const names = names_of(view, how.coordinates);
  const { files, ranks } = lines_of(flat);
  const text = (x, y, words) => svg`<text x=${x} y=${y}>${words}</text>`;
  return svg`<g class="level-names" font-size=${NAME}>
    ${files.filter((x) => is_named(x, STEP)).map((x) =>
      text(flat.place([x, 0])[0] + S / 2, flat.y + flat.height + 44, names.file(x)))}
    ${ranks.filter((y) => is_named(y, STEP)).map((y) =>
      text(flat.x - 42, flat.place([0, y])[1] + S / 2, names.rank(y)))}</g>`;
}

const panel_ground = (flat, how) => (view, me) => ({ z, dx, dy }) => {
  const p = { ...flat, outer: is_outer(z) };
  return svg`<g transform=${`translate(${dx} ${dy})`} aria-hidden="true">${ground(p, view)}
    ${is_outer(z) ? nothing : veil(p, view, me)} ${edge_names(flat, how, view)}
    <text class=${z === how.level ? 'level-title now' : 'level-title'} x=${flat.x} y=${flat.y - 26}
      font-size=${TITLE}>${t('stratic-cube-level', { level: level_name(z) })}</text></g>`;
};

const panel_rows = (panels) => (scene, wanted) =>
  panels.map((panel) => svg`<g role="rowgroup"
    aria-label=${t('stratic-cube-level', { level: level_name(panel.z) })}>
    ${rows({ ...scene, p: panel.p }, wanted)}</g>`);

function found(panels, px, py) {
  for (const { p, dx, dy } of panels) {
    const at = square_at(p, px - dx, py - dy);
    if (at) return at;
  }
  return null;
}

/* How many panels stand in a row: as many as make them largest in a frame of the usual shape. */
function columns_of(n) {
  const size = (columns) => Math.max(columns / SHAPE, Math.ceil(n / columns));
  return Array.from({ length: n }, (_, i) => i + 1).reduce((best, one) => (size(one) < size(best) ? one : best));
}

/**
 * All levels side by side as one plane.
 * @param {object} view
 * @param {object} how   as for `plane`; `window` may have z0 and z1, `level` is the level that is looked at
 */
export function side_by_side(view, how) {
  const flat = { ...plane(view, how), cut: true };
  const [lo, hi] = span_of(view, how);
  const n = hi - lo + 1;
  const columns = columns_of(n);
  const [wide, high] = [flat.width + LEFT, flat.height + HEAD];
  const panels = Array.from({ length: n }, (_, i) => {
    const [z, dx, dy] = [lo + i, (i % columns) * wide, Math.floor(i / columns) * high];
    return { z, dx, dy, p: raised(flat, z, dx, dy) };
  });
  const of = (at) => panels[at[2] - lo]?.p;
  const drawn = panel_ground(flat, how);
  return {
    ...flat, panels, band: EDGE, x: flat.x - LEFT, y: flat.y - HEAD + EDGE, width: columns * wide,
    height: Math.ceil(n / columns) * high,
    place: (at) => (of(at) ?? flat).place(at), middle: (at) => (of(at) ?? flat).middle(at),
    has: (at) => Boolean(of(at)) && flat.has(at), at: ([x, y]) => [x, y, how.level ?? lo],
    find: (px, py) => found(panels, px, py), is_large: n * flat.width * flat.height > CELLS_MOST * S * S,
    rows: panel_rows(panels), ground: (shown, me) => panels.map(drawn(shown, me)),
  };
}
