/* The base of all curves: the library is loaded when the first curve is shown, and the colours are those of the theme.
 * The same figures stand in a table beside each curve. A curve has columns and options of its own. */
import { PageElement } from '../element.js';
const STYLE = '/vendor/uplot.css';

function style() {
  if (document.querySelector(`link[href="${STYLE}"]`)) return;
  const link = document.createElement('link');
  link.rel = 'stylesheet';
  link.href = STYLE;
  document.head.append(link);
}

/* A token may be light-dark(a, b): a canvas needs the colour itself. */
function colour(element, name) {
  const probe = document.createElement('span');
  probe.style.color = `var(${name})`;
  element.append(probe);
  const found = getComputedStyle(probe).color;
  probe.remove();
  return found;
}

/* A property set before the class was registered hides the setter of the class: it is set again. */
function given_early(element, name) {
  if (!Object.hasOwn(element, name)) return;
  const value = element[name];
  delete element[name];
  element[name] = value;
}

/** Base of the elements that are curves. `columns()` gives uPlot's data, `options()` its options without size. */
export class Curve extends PageElement {
  /** @type {import('../../vendor/uplot.js').default|null} */
  plot = null;
  height = 150;
  #watch = null;
  #gone = false;
  #themes = null;
  #marks = null;
  /** @type {typeof import('../../vendor/uplot.js').default|null} */
  #maker = null;

  async connectedCallback() {
    this.#gone = false;
    for (const name of ['data', 'points']) given_early(this, name);
    style();
    const { default: UPlot } = await import('../../vendor/uplot.js');
    if (this.#gone || this.plot) return;
    this.#maker = UPlot;
    this.#build();
    this.#watch = new ResizeObserver(() => this.plot?.setSize({ width: this.clientWidth, height: this.height }));
    this.#watch.observe(this);
    this.#themes = matchMedia('(prefers-color-scheme: dark)');
    this.#themes.addEventListener('change', this.#again);
    this.#marks = new MutationObserver(this.#again);
    this.#marks.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme'] });
  }

  disconnectedCallback() {
    this.#gone = true;
    this.#watch?.disconnect();
    this.#marks?.disconnect();
    this.#themes?.removeEventListener('change', this.#again);
    this.plot?.destroy();
    this.plot = null;
  }

  /** A colour of the theme. */
  ink(name) {
    return colour(this, name);
  }

  /** How axes look; `rest` is an axis' own. */
  axis(rest) {
    const font = `12px ${getComputedStyle(this).getPropertyValue('--sans').trim() || 'sans-serif'}`;
    return { stroke: this.ink('--ink-2'), font, grid: { stroke: this.ink('--line'), width: 1 },
      ticks: { show: false }, ...rest };
  }

  /**
   * The columns of figures, as uPlot takes them; the first is the x axis.
   * @returns {import('../../vendor/uplot.js').default.AlignedData}
   */
  columns() {
    throw new Error('a curve has columns of its own');
  }

  /**
   * The options of uPlot without the size.
   * @returns {object}
   */
  options() {
    return { series: [] };
  }

  /** Called each time the curve has been built. */
  built() {}

  /** Build the curve again, when its lines have changed. */
  anew() {
    if (this.plot) this.#again();
  }

  /* Another theme has other colours. */
  #again = () => {
    this.plot?.destroy();
    this.#build();
  };

  #build() {
    this.plot = new this.#maker({ width: this.clientWidth || 320, height: this.height, ...this.options() },
      this.columns(), this);
    this.built();
  }
}
