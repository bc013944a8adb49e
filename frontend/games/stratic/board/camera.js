/* Panning and zooming. The board lies on a layer of its own: a pan only shifts that layer, nothing is painted again.
 * When a zoom comes to rest the layer takes its new size, so that it is sharp. d3-zoom comes lazily; without it the
 * whole board stays in sight. */
import { nothing, render } from '../../../vendor/lit-html.js';
import { frame_of, S } from './plane.js';
import { labels, names_of } from './labels.js';

const NARROW = '(max-width: 899px)';
const LEAST_SQUARES = 5;
const UNMEASURED = 800;

/* One finger scrolls the page while the whole board is in sight, and pans once it is not. */
function wanted(event, self) {
  if (self.is_claimed()) return false;
  if (event.type === 'wheel') return event.ctrlKey || !matchMedia(NARROW).matches;
  if (event.touches) return event.touches.length > 1 || self.k > 1;
  return !event.button && !event.ctrlKey && self.k > 1;
}

async function zooming(self) {
  const { select, zoom, zoomIdentity } = await import('../../../vendor/d3-zoom.js');
  const act = zoom()
    .filter((event) => wanted(event, self))
    .on('zoom', ({ transform }) => {
      Object.assign(self, { k: transform.k, x: transform.x, y: transform.y });
      self.place(true);
    })
    .on('end', () => self.settle());
  const chosen = select(self.table).call(act).on('dblclick.zoom', null);
  const to = ({ k, x, y }) => act.transform(chosen, zoomIdentity.translate(x, y).scale(k));
  return {
    act, to,
    by: (factor) => act.scaleBy(chosen, factor),
    whole: () => act.transform(chosen, zoomIdentity),
    shift: (dx, dy) => act.translateBy(chosen, dx / self.k, dy / self.k),
  };
}

/* What the module is told when the frame or the board has changed its size. */
function bound(self) {
  const { clientWidth: w, clientHeight: h } = self.table;
  if (!self.zoom || !w) return;
  const frame = frame_of(self.scene.p);
  self.zoom.act.translateExtent([[0, 0], [w, h]]).scaleExtent([1, Math.max(1, frame.width / (LEAST_SQUARES * S))]);
  const before = self.size;
  self.size = { w, frame };
  if (!before || self.k === 1) return;
  const grown = frame.width / before.frame.width;
  const shift = (from, to) => (self.k * (to - from) / before.frame.width) * before.w;
  const scale = w / before.w;
  self.zoom.to({
    k: self.k * grown, x: (self.x + shift(before.frame.x, frame.x)) * scale,
    y: (self.y + shift(before.frame.y, frame.y)) * scale,
  });
}

function placed(self, moving) {
  const { table, stage, files, ranks, k, sharp } = self;
  const [x, y] = moving ? [self.x, self.y] : [Math.round(self.x), Math.round(self.y)];
  stage.style.transform = `translate3d(${x}px, ${y}px, 0) scale(${k / sharp})`;
  files.style.transform = `translate3d(${x}px, 0, 0)`;
  ranks.style.transform = `translate3d(0, ${y}px, 0)`;
  table.classList.toggle('panning', moving);
  if (self.strips === k) return;
  self.strips = k;
  files.style.width = `${100 * k}%`;
  ranks.style.height = `${100 * k}%`;
}

function settled(self, rested) {
  const { stage, table, k } = self;
  if (self.sharp !== k) {
    self.sharp = k;
    stage.style.width = `${100 * k}%`;
    stage.style.height = `${100 * k}%`;
  }
  table.classList.toggle('zoomed', k > 1);
  placed(self, false);
  self.label();
  rested();
}

function labelled(self) {
  const { view, how, p } = self.scene;
  const { files, ranks } = p.panels ? {} : labels(p, names_of(view, how.coordinates), self.pixels());
  render(files ?? nothing, self.files);
  render(ranks ?? nothing, self.ranks);
}

/* The squares in sight, as [x0, y0, x1, y1]; null while that is the whole board. */
function in_sight(self) {
  const { p } = self.scene;
  if (self.k === 1 || p.panels) return null;
  const frame = frame_of(p);
  const at = (px, offset, start) => start + (px - offset) / self.pixels() * S;
  const a = [at(0, self.x, frame.x), at(0, self.y, frame.y)];
  const b = [at(self.table.clientWidth, self.x, frame.x), at(self.table.clientHeight, self.y, frame.y)];
  const [u, v] = [a, b].map(([x, y]) => (p.bottom === 0 ? [x / S, 10 - y / S] : [10 - x / S, y / S]).map(Math.floor));
  return [Math.min(u[0], v[0]), Math.min(u[1], v[1]), Math.max(u[0], v[0]), Math.max(u[1], v[1])];
}

/* Where a square is inside the mat, in pixels: left, top, side. */
function spot(self, at) {
  const { p } = self.scene;
  const frame = frame_of(p);
  const [x, y] = p.place(at);
  const side = self.pixels();
  return [self.x + (x - frame.x) / S * side, self.y + (y - frame.y) / S * side, side];
}

/* A square that the keyboard goes to comes into sight. */
function revealed(self, at) {
  if (self.k === 1 || !self.zoom) return;
  const { p } = self.scene;
  const frame = frame_of(p);
  const side = self.pixels();
  const [cx, cy] = p.middle(at);
  const off = (middle, start, offset, length) => {
    const px = offset + (middle - start) / S * side;
    return px < side ? side - px : Math.min(0, length - side - px);
  };
  const [dx, dy] = [off(cx, frame.x, self.x, self.table.clientWidth),
    off(cy, frame.y, self.y, self.table.clientHeight)];
  if (dx || dy) self.zoom.shift(dx, dy);
}

/**
 * The camera over one table.
 * @param {Element} table
 * @param {{rested: () => void, moved: () => void, is_claimed: () => boolean}} on   what to do at rest and on the way;
 *     whether a gesture holds the pointer
 */
export function camera(table, { rested, moved, is_claimed }) {
  const self = {
    table, is_claimed, k: 1, x: 0, y: 0, sharp: 1, strips: 1, zoom: null, scene: null, size: null,
    stage: table.querySelector('.stage'), files: table.querySelector('.files'), ranks: table.querySelector('.ranks'),
    pixels: () => (table.clientWidth || UNMEASURED) * self.k / frame_of(self.scene.p).width * S,
    label: () => labelled(self),
    place: (moving) => { placed(self, moving); moved(); },
    settle: () => settled(self, rested),
    bound: () => bound(self),
    sight: () => in_sight(self),
    reveal: (at) => revealed(self, at),
    spot: (at) => spot(self, at),
  };
  zooming(self).then((zoom) => {
    self.zoom = zoom;
    self.bound();
  }).catch(() => { /* without the module the whole board stays in sight */ });
  if (globalThis.ResizeObserver) {
    new globalThis.ResizeObserver(() => { if (self.scene) { self.bound(); self.label(); } }).observe(table);
  }
  return self;
}
