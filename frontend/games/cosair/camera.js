/* Pan and zoom over a map without edges, the arrow keys from planet to planet, and the time of flight under the
 * pointer. The map is one tile with eight copies round it. The tile moves by whole widths, so that it always covers the
 * middle of the picture; the viewer does not notice this. While the map is dragged nothing is dimmed or framed, so that
 * no seam is seen. */
import { t } from '../../locales/text.js';
import { pressable_zoom } from '../../ui/controls/zooming.js';
import { glide } from './glide.js';
import { frame_at, SQUARE } from './plane.js';

const FAR_PX = 84;  /* below this a square has no room for whole names */
const TINY_PX = 58; /* below this, for nothing but a word */
const TEXT_PX = { near: 13.5, far: 12, tiny: 11 }; /* as large words are on the screen, whatever the scale */
const MOST = 6;
const NARROW = '(max-width: 899px)';

const cameras = new WeakMap();
let charts = 0;

const size_of = (svg) => Number(svg.dataset.size);
const wide_of = (svg) => size_of(svg) * SQUARE;
const modulo = (n, m) => ((n % m) + m) % m;
const pair = (text) => text.split(' ').map(Number);

/* Where the pointer is on the map, in squares; the count continues beyond the tile. */
function square_at(svg, event) {
  const matrix = svg.querySelector('.co-camera').getScreenCTM?.();
  if (!matrix) return null;
  const { x, y } = new globalThis.DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
  return { x: Math.floor(x / SQUARE), y: Math.floor(y / SQUARE) };
}

function planet_on(svg, square) {
  const m = size_of(svg);
  return svg.querySelector(`.co-tile .co-planet[data-x="${modulo(square.x, m)}"][data-y="${modulo(square.y, m)}"]`);
}

/** The number of the planet an event points at, on the tile or on one of its copies; null: empty space. */
export function pointed_at(event) {
  const direct = event.target.closest?.('.co-planet');
  if (direct) return Number(direct.dataset.id);
  const square = square_at(event.currentTarget, event);
  const found = square && planet_on(event.currentTarget, square);
  return found ? Number(found.dataset.id) : null;
}

function scaled(self) {
  const { svg, k } = self;
  const pixels = Math.min(svg.clientWidth || 600, svg.clientHeight || 600) / size_of(svg) * k;
  const scale = pixels < TINY_PX ? 'tiny' : pixels < FAR_PX ? 'far' : 'near';
  svg.style.setProperty('--co-text', `${Math.min(30, Math.max(7, TEXT_PX[scale] * SQUARE / pixels)).toFixed(1)}px`);
  if (svg.dataset.scale !== scale) svg.dataset.scale = scale;
  svg.classList.toggle('zoomed', k > 1);
}

/* The layer moved so that the tile covers the middle of the picture, and the frame to the middle's whole map. */
function placed(self) {
  const wide = wide_of(self.svg);
  const period = wide * self.k;
  const under = (shift) => wide / 2 - modulo(wide / 2 - shift, period);
  const [x, y] = [under(self.x), under(self.y)];
  self.layer.setAttribute('transform', `translate(${x.toFixed(2)} ${y.toFixed(2)}) scale(${self.k})`);
  const home = frame_middle(self.svg);
  const off = [x, y].map((shift, i) =>
    Math.round(((wide / 2 - shift) / self.k - (home[i] + 0.5) * SQUARE) / wide) * wide);
  for (const part of self.svg.querySelectorAll('.co-veil, .co-buttons')) {
    part.setAttribute('transform', `translate(${off.join(' ')})`);
  }
}

/* The middle of the frame round the home, as the square whose middle it would be. */
const frame_middle = (svg) =>
  pair(svg.dataset.home).map((home) => frame_at(size_of(svg), home) + (size_of(svg) - 1) / 2);

const middle_on = (svg, x, y, k = 1) => ({ x: wide_of(svg) / 2 - (x + 0.5) * SQUARE * k,
  y: wide_of(svg) / 2 - (y + 0.5) * SQUARE * k });

function wanted(event) {
  if (event.type === 'wheel') return event.ctrlKey || !matchMedia(NARROW).matches;
  return event.touches ? true : !event.button && !event.ctrlKey;
}

async function zooming(self) {
  const { select, zoom, zoomIdentity } = await pressable_zoom();
  const act = zoom().scaleExtent([1, MOST]).filter(wanted).on('zoom', ({ transform, sourceEvent }) => {
    Object.assign(self, { k: transform.k, x: transform.x, y: transform.y });
    self.svg.classList.toggle('moving', Boolean(sourceEvent));
    placed(self);
    scaled(self);
  }).on('end', () => self.svg.classList.remove('moving'));
  const chosen = select(self.svg).call(act).on('dblclick.zoom', null);
  const home = () => zoomIdentity.translate(self.home.x, self.home.y);
  chosen.property('__zoom', home());
  self.by = (factor) => act.scaleBy(chosen, factor);
  self.whole = () => act.transform(chosen, home());
  self.show = (x, y) => {
    const to = middle_on(self.svg, x, y, self.k);
    act.transform(chosen, zoomIdentity.translate(to.x, to.y).scale(self.k));
  };
}

/* ---- pointer and focus ---- */

/* The way from the chosen planet to a square, and its turns; nothing where no flight is possible. */
function flight_to(svg, square) {
  const [fx, fy] = pair(svg.dataset.from);
  const m = size_of(svg);
  const [dx, dy] = [square.x - fx, square.y - fy].map((n) => modulo(n + m / 2, m) - m / 2);
  const n = Number(svg.dataset.turns.split(' ')[dx * dx + dy * dy]);
  return n && (dx || dy) ? { dx, dy, n } : null;
}

/* A line from the chosen planet to the one under the pointer, with the turns of the flight. The target of a fleet that
 * is being put together has its own arrow. */
function hinted(self, square) {
  const { svg } = self;
  self.pointed = square;
  const [shaft, words] = svg.querySelector('.co-hover').children;
  const under = square && planet_on(svg, square);
  svg.classList.toggle('over', Boolean(under));
  const found = svg.dataset.from && under?.getAttribute('aria-pressed') === 'false' ? flight_to(svg, square) : null;
  if (!found) {
    shaft.removeAttribute('d');
    words.textContent = '';
    return;
  }
  const { dx, dy, n } = found;
  const to = { x: (square.x + 0.5) * SQUARE, y: (square.y + 0.5) * SQUARE };
  shaft.setAttribute('d', `M${to.x - dx * SQUARE} ${to.y - dy * SQUARE}L${to.x} ${to.y}`);
  words.setAttribute('x', to.x);
  words.setAttribute('y', to.y - 40);
  words.textContent = t('cosair-chart-hint', { n, turn: String(Number(svg.dataset.turn) + n) });
}

const STEP = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/* The nearest planet in a direction, the shorter way round; far off the straight way counts double. */
function next_to(svg, here, [dx, dy]) {
  const m = size_of(svg);
  const cost = (p) => {
    const [x, y] = ['x', 'y'].map((axis) =>
      modulo(Number(p.dataset[axis]) - Number(here.dataset[axis]) + m / 2, m) - m / 2);
    const ahead = x * dx + y * dy;
    return ahead <= 0 ? Infinity : ahead + 2 * Math.abs(x * dy + y * dx);
  };
  const all = [...svg.querySelectorAll('.co-tile .co-planet')];
  const best = all.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return cost(best) === Infinity ? null : best;
}

function keyed(event) {
  const step = STEP[event.key];
  const here = event.target.closest?.('.co-planet');
  if (!step || !here) return;
  event.preventDefault();
  next_to(event.currentTarget, here, step)?.focus({ preventScroll: true });
}

const is_out = (box, frame) =>
  box.left < frame.left || box.right > frame.right || box.top < frame.top || box.bottom > frame.bottom;

/* A planet reached by keyboard is scrolled into view. A pointer press moves nothing, since it would end on another
 * planet. */
function focused(self, event) {
  const planet = event.target.closest?.('.co-planet');
  if (!planet) return;
  const [x, y] = [Number(planet.dataset.x), Number(planet.dataset.y)];
  const [box, frame] = [planet.getBoundingClientRect(), self.svg.getBoundingClientRect()];
  const middle = { clientX: box.left + box.width / 2, clientY: box.top + box.height / 2 };
  hinted(self, square_at(self.svg, middle) ?? { x, y });
  if (frame.width && is_out(box, frame) && planet.matches(':focus-visible')) self.show?.(x, y);
}

/* The home in the middle: at first, and when it is another one, as when the map shows what another nation knows. */
function homed(self) {
  const { svg } = self;
  if (self.home_of === svg.dataset.home) return;
  self.home_of = svg.dataset.home;
  self.home = middle_on(svg, ...frame_middle(svg));
  if (self.whole) return self.whole();
  Object.assign(self, self.home);
  placed(self);
}

function attend(svg) {
  if (!cameras.has(svg)) {
    const self = { svg, layer: svg.querySelector('.co-camera'), k: 1, by: null, whole: null, show: null,
      pointed: null, home: null, home_of: null };
    cameras.set(svg, self);
    svg.querySelector('.co-drawn').id = `co-drawn-${charts += 1}`;
    svg.addEventListener('keydown', keyed);
    svg.addEventListener('focusin', (event) => focused(self, event));
    svg.addEventListener('pointermove',
      (event) => { if (event.pointerType === 'mouse') hinted(self, square_at(svg, event)); });
    svg.addEventListener('pointerleave', () => hinted(self, null));
    for (const copy of svg.querySelectorAll('.co-copies use')) copy.setAttribute('href', `#co-drawn-${charts}`);
    homed(self);
    zooming(self).catch(() => { /* without the module the whole chart stays in sight */ });
    if (globalThis.ResizeObserver) new globalThis.ResizeObserver(() => scaled(self)).observe(svg);
  }
  homed(cameras.get(svg));
  scaled(cameras.get(svg));
  hinted(cameras.get(svg), cameras.get(svg).pointed);
  glide(svg);
}

/** After each paint. */
export function mount(root) {
  for (const svg of root.querySelectorAll('.cosair.frame svg.board')) attend(svg);
}

/** Zoom in, out, or show the whole map again, with one's own home in the middle. */
export function zoom_map(root, how) {
  const self = cameras.get(root.querySelector('.cosair.frame svg.board'));
  if (how === 'whole') self?.whole?.();
  else self?.by?.(how === 'in' ? 1.5 : 1 / 1.5);
}
