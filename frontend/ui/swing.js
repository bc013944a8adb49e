/* <quad-swing>: the evaluations of a match as a curve. Draws what it is given and says where it was clicked; the library
 * that draws comes when the first curve is shown. The same figures stand in a table beside it, for those who read. */
import { score_share } from './score.js';

const HEIGHT = 150;
const STYLE = '/vendor/uplot.css';

function style() {
  if (document.querySelector(`link[href="${STYLE}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLE;
  document.head.append(link);
}

const token = (element, name) => getComputedStyle(element).getPropertyValue(name).trim();

/* A token may be light-dark(a, b): a canvas needs the colour itself. */
function colour(element, name) {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/** The columns of the curve: turns, and seat 0's share from -50 to 50 (null where nothing is known yet). */
export function columns_of(items, turns) {
  const known = new Map(items.map((item) => [item.turn, score_share(item.score) - 50]));
  const xs = Array.from({ length: turns + 1 }, (_, turn) => turn);
  return [xs, xs.map((turn) => known.get(turn) ?? null)];
}

class QuadSwing extends (globalThis.HTMLElement ?? class {}) {
  #data = { items: [], turns: 0, at: 0, names: ['', ''] };
  #plot = null;
  #watch = null;
  #gone = false;

  set data(value) {
    const before = this.#data;
    this.#data = value;
    if (!this.#plot) return;
    if (before.items !== value.items || before.turns !== value.turns) this.#plot.setData(columns_of(value.items, value.turns));
    else if (before.at !== value.at) this.#plot.redraw(false);
  }

  async connectedCallback() {
    this.#gone = false;
    style();
    const { default: UPlot } = await import('../vendor/uplot.js');
    if (this.#gone || this.#plot) return;
    this.#build(UPlot);
    this.#watch = new ResizeObserver(() => this.#plot?.setSize({ width: this.clientWidth, height: HEIGHT }));
    this.#watch.observe(this);
    this.#themes = matchMedia('(prefers-color-scheme: dark)');
    this.#themes.addEventListener('change', this.#again);
    this.#marks = new MutationObserver(this.#again);
    this.#marks.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  }

  #themes = null;
  #marks = null;
  #maker = null;

  /* Another theme: other inks. */
  #again = () => {
    this.#plot?.destroy();
    this.#build(this.#maker);
  };

  disconnectedCallback() {
    this.#gone = true;
    this.#watch?.disconnect();
    this.#marks?.disconnect();
    this.#themes?.removeEventListener('change', this.#again);
    this.#plot?.destroy();
    this.#plot = null;
  }

  #build(UPlot) {
    this.#maker = UPlot;
    const data = columns_of(this.#data.items, this.#data.turns);
    this.#plot = new UPlot(this.#options(), data, this);
    this.#plot.over.addEventListener('click', () => {
      const turn = this.#plot.cursor.idx;
      if (turn !== null && turn !== undefined) this.dispatchEvent(new CustomEvent('jump', { detail: turn }));
    });
  }

  #options() {
    const ink = (name) => colour(this, name);
    const [text, line, curve, wash] = [ink('--ink-2'), ink('--line'), ink('--accent'), ink('--accent-soft')];
    const font = `12px ${token(this, '--sans') || 'sans-serif'}`;
    const axis = { stroke: text, font, grid: { stroke: line, width: 1 }, ticks: { show: false } };
    return {
      width: this.clientWidth || 320, height: HEIGHT, padding: [8, 12, 0, 0], legend: { show: false },
      scales: { x: { time: false }, y: { range: [-52, 52] } },
      cursor: { drag: { x: false, y: false }, y: false, points: { size: 8, fill: curve } },
      axes: [
        { ...axis, size: 24, gap: 2, space: 48, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500] },
        { ...axis, size: 64, splits: () => [-50, 0, 50], values: () => this.#side_names() },
      ],
      series: [{}, { stroke: curve, width: 2, fill: wash, fillTo: 0, points: { show: false } }],
      hooks: { draw: [(plot) => this.#here(plot, ink('--warn'))] },
    };
  }

  #side_names() {
    const [first, second] = this.#data.names;
    return [second, 'even', first];
  }

  /* A line where the board stands. */
  #here(plot, stroke) {
    const x = Math.round(plot.valToPos(this.#data.at, 'x', true));
    const { ctx, bbox } = plot;
    ctx.save();
    ctx.strokeStyle = stroke;
    ctx.lineWidth = 2;
    ctx.beginPath();
    ctx.moveTo(x, bbox.top);
    ctx.lineTo(x, bbox.top + bbox.height);
    ctx.stroke();
    ctx.restore();
  }
}

globalThis.customElements?.get('quad-swing') ?? globalThis.customElements?.define('quad-swing', QuadSwing);
