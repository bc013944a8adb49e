/* Pan and zoom over the map, the arrow keys from province to province, and what a paint has brought before the viewer's
 * eyes. */
import { pressable_zoom } from '../../ui/controls/zooming.js';
import { ends_on_input } from '../motion.js';
import { attend_drag, begins_drag } from './drag.js';
import { PROVINCES, province } from './world.js';

const NARROW = '(max-width: 899px)';
const NEAR_PX = 0.56; /* pixels of the screen for one of the map, from which on the details can be read */
const MOST = 6;
const WIDTH = 1068;
const HEIGHT = 1052;

const cameras = new WeakMap();

function wanted(event, self) {
  if (event.type === 'wheel') return event.ctrlKey || !matchMedia(NARROW).matches;
  if (event.touches) return event.touches.length > 1 || self.k > 1;
  return !event.button && !event.ctrlKey && !begins_drag(event, self.svg);
}

/* Near enough to read details, or far: decided by the pixels there are. */
function scaled(self) {
  const { svg, k } = self;
  const pixels = Math.min((svg.clientWidth || WIDTH) / WIDTH, (svg.clientHeight || HEIGHT) / HEIGHT) * k;
  const scale = pixels >= NEAR_PX ? 'near' : 'far';
  if (svg.dataset.scale !== scale) svg.dataset.scale = scale;
  svg.classList.toggle('zoomed', k > 1);
}

async function zooming(self) {
  const { select, zoom, zoomIdentity } = await pressable_zoom();
  const act = zoom().scaleExtent([1, MOST]).translateExtent([[-34, -24], [-34 + WIDTH, -24 + HEIGHT]])
    .filter((event) => wanted(event, self))
    .on('zoom', ({ transform }) => {
      self.k = transform.k;
      self.layer.setAttribute('transform', transform.toString());
      scaled(self);
    });
  const chosen = select(self.svg).call(act).on('dblclick.zoom', null);
  self.by = (factor) => act.scaleBy(chosen, factor);
  self.whole = () => act.transform(chosen, zoomIdentity);
}

const STEP = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/* The nearest province in a direction; distance to the side counts double. */
function next_to(code, [dx, dy]) {
  const from = province(code);
  const cost = (p) => {
    const ahead = (p.x - from.x) * dx + (p.y - from.y) * dy;
    const aside = Math.abs((p.x - from.x) * dy) + Math.abs((p.y - from.y) * dx);
    return ahead <= 20 ? Infinity : ahead + 2 * aside;
  };
  const best = PROVINCES.reduce((a, b) => (cost(b) < cost(a) ? b : a));
  return cost(best) === Infinity ? null : best.code;
}

function keyed(event) {
  const step = STEP[event.key];
  const here = event.target.closest?.('.sg-place');
  if (!step || !here) return;
  event.preventDefault();
  const code = next_to(here.dataset.code, step);
  if (code) event.currentTarget.querySelector(`.sg-place[data-code="${code}"]`).focus();
}

function attend(svg) {
  if (!cameras.has(svg)) {
    const self = { svg, layer: svg.querySelector('.sg-camera'), k: 1, by: null, whole: null };
    cameras.set(svg, self);
    svg.addEventListener('keydown', keyed);
    attend_drag(svg);
    ends_on_input(svg);
    zooming(self).catch(() => { /* without the module the whole map stays in sight */ });
    if (globalThis.ResizeObserver) new globalThis.ResizeObserver(() => scaled(self)).observe(svg);
  }
  scaled(cameras.get(svg));
}

/* In a new turn the panel is scrolled to its top, where the tasks and events are. */
const read = new WeakMap();
function from_top(desk) {
  const panel = desk.closest('[role="tabpanel"]');
  if (!panel) return;
  if (read.has(panel) && read.get(panel) !== desk.dataset.turn) panel.scrollTop = 0;
  read.set(panel, desk.dataset.turn);
}

/** After each paint. */
export function mount(root) {
  for (const svg of root.querySelectorAll('.stratagem.frame svg.board')) attend(svg);
  for (const desk of root.querySelectorAll('.sg-desk')) from_top(desk);
  for (const list of root.querySelectorAll('.sg-letters')) list.shown?.();
}

/** Zoom in, out, or see the whole map again. */
export function zoom_map(root, how) {
  const self = cameras.get(root.querySelector('.stratagem.frame svg.board'));
  if (how === 'whole') self?.whole?.();
  else self?.by?.(how === 'in' ? 1.5 : 1 / 1.5);
}
