/* <quad-figures>: one number of each seat over the turns, a line for each in its colour and its own dashes. Give it
 * `.data = {rows: [{turn, values: [n|null, …]}], names, inks?, dashes?}`: `inks` names of tokens and `dashes` lists
 * of lengths, by seat, where colours differ from match to match. The same figures stand in a table beside it. */
import { define } from '../element.js';
import { Curve } from './curve.js';

const SEATS = [1, 2, 3, 4].map((n) => `--seat-line-${n}`);
const DASHES = [[], [9, 4], [2, 4], [12, 4, 2, 4]];

/** The line of a seat: the token of its colour, and the lengths of its dashes. */
export const seat_lines = ({ inks = SEATS, dashes = DASHES }, seat) =>
  ({ ink: inks[seat % inks.length], dash: dashes[seat % dashes.length] });

/** The columns: the turns, and each seat's numbers. */
export const figure_columns = ({ rows, names }) =>
  [rows.map((row) => row.turn), ...names.map((_, seat) => rows.map((row) => row.values[seat] ?? null))];

class QuadFigures extends Curve {
  /** @type {{rows: object[], names: string[], inks?: string[], dashes?: number[][]}} */
  #data = { rows: [], names: [] };
  height = 190;

  set data(value) {
    const before = this.#data;
    this.#data = value;
    if (!this.plot || before === value) return;
    if (`${before.names}` === `${value.names}`) this.plot.setData(this.columns());
    else this.anew();
  }

  columns() {
    return figure_columns(this.#data);
  }

  options() {
    const line = (name, seat) => {
      const { ink, dash } = seat_lines(this.#data, seat);
      return { label: name, stroke: this.ink(ink), width: 2, dash, points: { show: false }, spanGaps: true };
    };
    return {
      padding: [8, 12, 0, 0], legend: { show: false }, cursor: { drag: { x: false, y: false }, y: false },
      scales: { x: { time: false }, y: { range: (_, low, high) => [Math.min(0, low), Math.max(4, high)] } },
      axes: [this.axis({ size: 24, gap: 2, space: 48, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500],
        grid: { show: false } }), this.axis({ size: 40, space: 40 })],
      series: [{}, ...this.#data.names.map(line)],
    };
  }
}

define('quad-figures', QuadFigures);
