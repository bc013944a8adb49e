/* Panning and zooming. The board is on a layer of its own: a pan only shifts that layer, and nothing is painted again.
 * When a zoom ends, the layer takes its new size, so that it is sharp. d3-zoom is loaded lazily; without it there is no
 * zooming or panning. The camera follows the pieces (framing.js) until the player zooms or asks for the whole board. */
import { nothing, render } from '../../../vendor/lit-html.js';
import { is_still } from '../../motion.js';
import { pressable_zoom } from '../../../ui/controls/zooming.js';
import { frame_for, part_of } from './framing.js';
import { frame_of, S } from './plane.js';
import { labels, names_of } from './labels.js';

const NARROW = '(max-width: 899px)';
const LEAST_SQUARES = 5;
const UNMEASURED = 800;
const STEP = 1.5;
const EASE_MS = 180;

/* One finger scrolls the page until the player has zoomed; then it pans. */
function wanted(event, self) {
  if (self.is_claimed()) return false;
  if (event.type === 'wheel') return event.ctrlKey || !matchMedia(NARROW).matches;
  if (event.touches) return event.touches.length > 1 || (self.sees === 'free' && self.k > 1);
  return !event.button && !event.ctrlKey && self.k > 1;
}

async function zooming(self) {
  const { select, zoom, zoomIdentity } = await pressable_zoom();
  const act = zoom()
    .filter((event) => wanted(event, self))
    .on('zoom', ({ transform, sourceEvent }) => {
      if (sourceEvent) self.sees = 'free';
      self.finish();
      Object.assign(self, { k: transform.k, x: transform.x, y: transform.y });
      self.place(true);
    })
    .on('end', () => self.settle());
  const chosen = select(self.table).call(act).on('dblclick.zoom', null);
  return {
    act,
    to: ({ k, x, y }) => act.transform(chosen, zoomIdentity.translate(x, y).scale(k)),
    by: (factor) => act.scaleBy(chosen, factor),
    shift: (dx, dy) => act.translateBy(chosen, dx / self.k, dy / self.k),
  };
}

/* ---- what is in sight ---- */

/* How the layer is placed when this rectangle of the picture fills the table. */
function lying({ scene, table }, part) {
  const frame = frame_of(scene.p);
  const k = frame.width / part.width;
  const pixels = table.clientWidth * k / frame.width;
  return { k, x: -(part.x - frame.x) * pixels, y: -(part.y - frame.y) * pixels };
}

/* The rectangle of the picture that fills the table now. */
function seen(self) {
  const { w, frame } = self.size;
  const pixels = w * self.k / frame.width;
  return { x: frame.x - self.x / pixels, y: frame.y - self.y / pixels, width: frame.width / self.k };
}

function lie(self, to) {
  if (self.zoom) return self.zoom.to(to);
  Object.assign(self, to);
  self.settle();
}

/* Animates from the previous part to the present one. Any gesture ends it at once (`finish`). */
function ease(self, from, to) {
  if (is_still()) return;
  const layer = ({ x, y, k }) => `translate3d(${x}px, ${y}px, 0) scale(${k / to.k})`;
  const how = { duration: EASE_MS, easing: 'cubic-bezier(0.25, 0.7, 0.3, 1)' };
  self.easing = [self.stage.animate?.([{ transform: layer(from) }, { transform: layer(to) }], how),
    ...[self.files, self.ranks].map((strip) => strip.animate?.([{ opacity: 0 }, { opacity: 1 }], how))];
}

const alike = (a, b) => Math.abs(a.k - b.k) < 0.001 && Math.abs(a.x - b.x) < 1 && Math.abs(a.y - b.y) < 1;

/* The picture shows this part of itself. The first time, and when the table has another size or the board was turned
 * round, there is nothing to come from. */
function aim(self, part, eased) {
  const { scene: { p }, table, size } = self;
  const to = lying(self, part);
  const comes = eased && size?.bottom === p.bottom && size.w === table.clientWidth;
  const from = comes ? lying(self, seen(self)) : to;
  self.size = { w: table.clientWidth, frame: frame_of(p), bottom: p.bottom };
  if (alike(self, to) && alike(from, to)) return;
  self.finish();
  lie(self, to);
  if (!alike(from, to)) ease(self, from, to);
}

/* The player has zoomed: what is visible stays visible when the table or the board changes its size. */
function kept(self) {
  const { w, frame } = self.size;
  const now = frame_of(self.scene.p);
  if (w === self.table.clientWidth && frame.width === now.width) return;
  self.size = { ...self.size, w: self.table.clientWidth, frame: now };
  if (self.k === 1) return;
  const shift = (from, to) => (self.k * (to - from) / frame.width) * w;
  const scale = self.size.w / w;
  lie(self, { k: self.k * now.width / frame.width, x: (self.x + shift(frame.x, now.x)) * scale,
    y: (self.y + shift(frame.y, now.y)) * scale });
}

function bound({ zoom, table: { clientWidth: w, clientHeight: h } }, outer) {
  zoom?.act.translateExtent([[0, 0], [w, h]]).scaleExtent([1, Math.max(1, outer.width / (LEAST_SQUARES * S))]);
}

/* After each paint, and when the table has changed its size; `more`: squares that have to be in sight. A ring that
 * opens round a board seen whole has a motion of its own (motion.js). */
function followed(self, { eased = false, more = [] } = {}) {
  if (!self.table.clientWidth) return;
  const { p } = self.scene;
  const outer = frame_of(p);
  bound(self, outer);
  self.frame = frame_for(self.scene, self.frame, more);
  if (self.sees === 'free' && self.size) return void kept(self);
  const part = self.sees === 'pieces' ? part_of(p, self.frame) : outer;
  aim(self, part, eased && (self.k > 1 || part.width < outer.width));
}

/* ---- the layer ---- */

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
  table.classList.toggle('larger', k > 1);
  table.classList.toggle('zoomed', k > 1 && self.sees === 'free');
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

/* A square that gets the focus scrolls into view. */
function revealed(self, at) {
  if (self.sees === 'pieces') return followed(self, { eased: true, more: [at] });
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

/* In or out, the whole board, or the pieces; 'other': the pieces if the whole board is in sight, else that. */
function looked(self, how) {
  const step = { in: STEP, out: 1 / STEP }[how];
  if (step) {
    self.sees = 'free';
    self.zoom?.by(step);
  } else {
    self.sees = how === 'other' ? (self.k === 1 ? 'pieces' : 'whole') : how;
    followed(self, { eased: true });
  }
}

/**
 * The camera over one table.
 * @param {Element} table
 * @param {{rested: () => void, moved: () => void, is_claimed: () => boolean}} on   what to do at rest and on the way;
 *     whether a gesture holds the pointer
 */
export function camera(table, { rested, moved, is_claimed }) {
  const sheet = table.parentElement;
  const self = {
    table, is_claimed, k: 1, x: 0, y: 0, sharp: 1, strips: 1, zoom: null, scene: null, size: null,
    /** @type {'pieces'|'whole'|'free'} */ sees: 'pieces',
    frame: null, easing: [],
    stage: table.querySelector('.stage'), files: sheet.querySelector('.files'), ranks: sheet.querySelector('.ranks'),
    pixels: () => (table.clientWidth || UNMEASURED) * self.k / frame_of(self.scene.p).width * S,
    label: () => labelled(self),
    place: (moving) => { placed(self, moving); moved(); },
    settle: () => settled(self, rested),
    finish() {
      for (const way of self.easing) way?.finish();
      self.easing = [];
    },
    follow: (how) => followed(self, how),
    look: (how) => looked(self, how),
    sight: () => in_sight(self),
    reveal: (at) => revealed(self, at),
    spot: (at) => spot(self, at),
  };
  zooming(self).then((zoom) => {
    self.zoom = zoom;
    if (self.scene) self.follow();
    zoom.to(self);
  }).catch(() => { /* without the module there is no zoom */ });
  if (globalThis.ResizeObserver) {
    new globalThis.ResizeObserver(() => { if (self.scene) { self.follow(); self.label(); } }).observe(table);
  }
  return self;
}
