/* <quad-rating-curve>: a rating from game to game, oldest first: the line is the rating, the band around it is its
 * deviation. Give it `.points = [{at, rating, deviation}]`; the same figures stand in a table beside it. */
import { define } from '../element.js';
import { Curve } from './curve.js';

/** The columns: the number of the game, the edges of the band, and the rating. */
export function rating_columns(points) {
  return [
    points.map((_, i) => i + 1),
    points.map((p) => p.rating + p.deviation), points.map((p) => p.rating - p.deviation), points.map((p) => p.rating),
  ];
}

class QuadRatingCurve extends Curve {
  #points = [];
  height = 220;

  set points(value) {
    const before = this.#points;
    this.#points = value;
    if (this.plot && before !== value) this.plot.setData(this.columns());
  }

  columns() {
    return rating_columns(this.#points);
  }

  options() {
    const [curve, wash] = [this.ink('--accent'), this.ink('--accent-soft')];
    const edge = { stroke: 'transparent', width: 0, points: { show: false } };
    const few = this.#points.length < 40;
    return {
      padding: [8, 12, 0, 0], legend: { show: false },
      scales: { x: { time: false }, y: { range: (_, low, high) => [low - 20, high + 20] } },
      cursor: { drag: { x: false, y: false }, y: false, points: { size: 8, fill: curve } },
      axes: [
        this.axis({ size: 24, gap: 2, space: 48, incrs: [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000],
          grid: { show: false } }),
        this.axis({ size: 48, space: 44, values: (_, splits) => splits.map(String) }),
      ],
      series: [{}, edge, edge, { stroke: curve, width: 2, points: { show: few, size: 6, fill: curve } }],
      bands: [{ series: [1, 2], fill: wash }],
    };
  }
}

define('quad-rating-curve', QuadRatingCurve);
