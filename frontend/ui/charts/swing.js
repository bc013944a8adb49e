/* <quad-swing>: the evaluations of a match as a curve. A click sends a `jump` event with the turn.
 * The same figures stand in a table beside it. */
import { t } from '../../locales/text.js';
import { define } from '../element.js';
import { Curve } from './curve.js';
import { score_share } from '../words/score.js';

/**
 * The columns of the curve: turns, and seat 0's share from -50 to 50 (null where nothing is known yet).
 * @returns {[turns: number[], shares: (number|null)[]]}
 */
export function columns_of(items, turns) {
  const known = new Map(items.map((item) => [item.turn, score_share(item.score) - 50]));
  const xs = Array.from({ length: turns + 1 }, (_, turn) => turn);
  return [xs, xs.map((turn) => known.get(turn) ?? null)];
}

/** The figures below the axis: the end of a game is a position, and no turn with a number. */
export const turn_ticks = (ticks, last) => ticks.map((turn) => (turn > last ? '' : String(turn)));

class QuadSwing extends Curve {
  #data = { items: [], turns: 0, last: 0, at: 0, names: ['', ''] };

  set data(value) {
    const before = this.#data;
    this.#data = value;
    if (!this.plot) return;
    if (before.items !== value.items || before.turns !== value.turns) this.plot.setData(this.columns());
    else if (before.at !== value.at) this.plot.redraw(false);
  }

  columns() {
    return columns_of(this.#data.items, this.#data.turns);
  }

  built() {
    this.plot.over.addEventListener('click', () => {
      const turn = this.plot.cursor.idx;
      if (turn !== null && turn !== undefined) this.dispatchEvent(new CustomEvent('jump', { detail: turn }));
    });
  }

  options() {
    const [curve, wash, here] = [this.ink('--accent'), this.ink('--accent-soft'), this.ink('--warn')];
    return {
      padding: [8, 12, 0, 0], legend: { show: false },
      scales: { x: { time: false }, y: { range: [-52, 52] } },
      cursor: { drag: { x: false, y: false }, y: false, points: { size: 8, fill: curve } },
      axes: [
        this.axis({ size: 24, gap: 2, space: 48, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
          values: (_, ticks) => turn_ticks(ticks, this.#data.last) }),
        this.axis({ size: 64, splits: () => [-50, 0, 50], values: () => this.#side_names() }),
      ],
      series: [{}, { stroke: curve, width: 2, fill: wash, fillTo: 0, points: { show: false } }],
      hooks: { draw: [(plot) => this.#here(plot, here)] },
    };
  }

  #side_names() {
    const [first, second] = this.#data.names;
    return [second, t('common-score-level'), first];
  }

  /* A line at the turn that the board shows. */
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

define('quad-swing', QuadSwing);
