/* Shows attempts in motion: a piece moves to its tray; if accepted it settles there, if denied it shakes and comes back
 * with a cross, and one that cannot move shakes in place. There is no motion if the settings say so; the text says the
 * same. */
import { ends_on_input, is_still } from '../motion.js';

const EASE = 'cubic-bezier(0.25, 0.7, 0.3, 1)';
const GO_MS = 80;
const SETTLE_MS = 120;
const BACK_MS = 120;
const SHAKE_MS = 120;
const SHAKE = [0, -5, 4, 0];

const known = new WeakMap();

const shift = (x, y, more = '') => ({ transform: `translate(${x}px, ${y}px)${more}` });
const figure_of = (bench, piece) => bench.querySelector(`.seen [data-seen="${piece}"]`);

function middle(element) {
  const { x, y, width, height } = element.getBBox();
  return [x + width / 2, y + height / 2];
}

/* How far a figure is from the middle of a tray. */
function to_tray(bench, figure, bucket) {
  const rect = bench.querySelector(`[data-bucket="${bucket}"] rect`);
  const of = (name) => Number(rect?.getAttribute(name));
  const [x, y] = middle(figure);
  return rect ? [of('x') + of('width') / 2 - x, of('y') + of('height') / 2 - y] : [0, 0];
}

const RESULTS = {
  accept(bench, figure, bucket) {
    figure.animate([shift(...to_tray(bench, figure, bucket), ' scale(1.5)'), shift(0, 0)],
      { duration: SETTLE_MS, easing: EASE });
  },
  deny(bench, figure, bucket) {
    const [dx, dy] = to_tray(bench, figure, bucket);
    figure.animate([...SHAKE.map((n) => shift(dx + n, dy)), shift(0, 0)], { duration: BACK_MS, easing: 'ease-in' });
  },
  immovable(bench, figure) {
    figure.animate(SHAKE.map((n) => shift(n, 0)), { duration: SHAKE_MS, easing: 'ease-out' });
  },
};

/* Where a hand released the piece. */
const from_hand = (bench) => bench.dataset.from?.match(/-?[\d.]+/g)?.map(Number) ?? [0, 0];

/* On its way: it stays at the tray until the server has answered. */
function go(bench, state) {
  const { going = '' } = bench.dataset;
  if (going === state.going) return;
  state.way?.cancel();
  Object.assign(state, { going, way: null });
  const [piece, bucket] = going.split(':');
  const figure = bucket && !is_still() ? figure_of(bench, piece) : null;
  if (!figure?.animate) return;
  state.way = figure.animate([shift(...from_hand(bench)), shift(...to_tray(bench, figure, bucket))],
    { duration: GO_MS, easing: EASE, fill: 'forwards' });
}

/* "7:22:1:deny": so many attempts, which piece, which bucket, with what result. */
function came_of(bench, state) {
  const [n, piece, bucket, result] = bench.dataset.tried.split(':');
  const is_next = Number(n) === state.n + 1;
  state.n = Number(n);
  const figure = is_next && !is_still() ? figure_of(bench, piece) : null;
  if (figure?.animate && bucket !== '') RESULTS[result]?.(bench, figure, bucket);
}

/** After a paint: changes on a bench are shown in motion. */
export function animate(bench) {
  if (!known.has(bench)) ends_on_input(bench);
  const state = known.get(bench) ?? { n: NaN, going: '', way: null };
  known.set(bench, state);
  go(bench, state);
  if (bench.dataset.tried && Number.parseInt(bench.dataset.tried, 10) !== state.n) came_of(bench, state);
}
