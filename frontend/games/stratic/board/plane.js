/* Where squares lie on the picture, both ways. One square is 100 units; the seat at the bottom and the window
 * decide. */

export const S = 100;
const BAND = 0.052;
const BAND_LEAST = 40;

const within = (value, lo, hi) => Math.min(hi, Math.max(lo, value));

/* The squares that are shown, [from, to] corner to corner: the whole board, or the part of it that lies in the
 * window. */
function shown(view, window) {
  const [lo, hi] = view.extent ?? [0, 9];
  const { x0, y0, x1, y1 } = { x0: lo, y0: lo, x1: hi, y1: hi, ...window };
  const clip = (a, b) => [within(Math.min(a, b), lo, hi), within(Math.max(a, b), lo, hi)];
  const [[ax, bx], [ay, by]] = [clip(x0, x1), clip(y0, y1)];
  return { lo, hi, from: [ax, ay], to: [bx, by] };
}

/**
 * The picture's plane. In a cube each level is one, whose `at` gives a square its level (levels.js).
 * @param {object} view
 * @param {{bottom?: number, window?: {x0: number, y0: number, x1: number, y1: number}}} [how]
 */
export function plane(view, { bottom = 0, window = null } = {}) {
  const { lo, hi, from, to } = shown(view, window);
  /** @type {(at: number[]) => number[]} */
  const place = ([x, y]) => (bottom === 0 ? [x * S, (9 - y) * S] : [(9 - x) * S, y * S]);
  const [ax, ay] = place(from);
  const [bx, by] = place(to);
  const [width, height] = [Math.abs(ax - bx) + S, Math.abs(ay - by) + S];
  const band = Math.max(BAND_LEAST, Math.round(BAND * Math.max(width, height)));
  return {
    lo, hi, from, to, bottom, place, width, height, band,
    cut: Boolean(window), side: hi - lo + 1,
    x: Math.min(ax, bx), y: Math.min(ay, by),
    middle: (at) => place(at).map((v) => v + S / 2),
    has: ([x, y]) => x >= from[0] && x <= to[0] && y >= from[1] && y <= to[1],
    at: (sq) => sq,
  };
}

/** The picture's frame: the squares shown and the band around them. */
export const frame_of = (p) => ({ x: p.x - p.band, y: p.y - p.band, width: p.width + 2 * p.band,
  height: p.height + 2 * p.band });

/** The square at a point of the picture, or null beside the board. */
export function square_at(p, px, py) {
  if (p.find) return p.find(px, py);
  const [i, j] = [Math.floor(px / S), Math.floor(py / S)];
  const at = p.at(p.bottom === 0 ? [i, 9 - j] : [9 - i, j]);
  return p.has(at) ? at : null;
}

const span = (a, b) => Array.from({ length: b - a + 1 }, (_, i) => a + i);

/** The files from left to right and the ranks from top to bottom, as they are shown. */
export function lines_of(p) {
  const files = span(p.from[0], p.to[0]);
  const ranks = span(p.from[1], p.to[1]);
  return p.bottom === 0 ? { files, ranks: ranks.reverse() } : { files: files.reverse(), ranks };
}

/** The rectangle of the squares [x0,y0]..[x1,y1] as far as it is shown; null when nothing of it is. */
export function area(p, [x0, y0], [x1, y1]) {
  const from = [Math.max(x0, p.from[0]), Math.max(y0, p.from[1])];
  const to = [Math.min(x1, p.to[0]), Math.min(y1, p.to[1])];
  if (from[0] > to[0] || from[1] > to[1]) return null;
  const [ax, ay] = p.place(from);
  const [bx, by] = p.place(to);
  return { x: Math.min(ax, bx), y: Math.min(ay, by), width: Math.abs(ax - bx) + S, height: Math.abs(ay - by) + S };
}

/** The square under a point of the window, or null; `board` is the drawn element. */
export function square_under(board, { clientX, clientY }) {
  const { p } = board.scene;
  const seen = board.getBoundingClientRect();
  const frame = frame_of(p);
  if (!seen.width) return null;
  return square_at(p, frame.x + (clientX - seen.left) * frame.width / seen.width,
    frame.y + (clientY - seen.top) * frame.height / seen.height);
}

/** The square that a click means. A pointer tells by its place: the cell it went down on may stand for another square
 * by now (table.js). A key has no place, but its cell. */
export function square_clicked(board, event) {
  const key = event.detail ? null : event.target.closest?.('[data-sq]')?.dataset.sq;
  return key ? key.split(',').map(Number) : square_under(board, event);
}
