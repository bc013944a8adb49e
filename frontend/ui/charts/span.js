/* A range as a bar with a mark at the estimate. The bars of one table have one axis, drawn in its head. */
import { html, nothing } from '../../vendor/lit-html.js';

/** @typedef {{rating: number|null, low: number|null, high: number|null}} Range   what is not known is null */
/** @typedef {{from: number, width: number, step: number}} Scale   an even number of steps, all round numbers; width 0:
 *   there is nothing to draw */

const LEAST_STEP = 10;

/* The least of 10, 20, 50, 100 … that is not below a width. */
function round_step(width) {
  const power = 10 ** Math.floor(Math.log10(Math.max(LEAST_STEP, width)));
  return [1, 2, 5, 10].map((n) => n * power).find((step) => step >= width) ?? LEAST_STEP;
}

/**
 * The axis of some ranges: it begins and ends at round numbers and has one in its middle.
 * @param {Range[]} ranges
 * @returns {Scale}
 */
export function scale_of(ranges) {
  const ends = ranges.flatMap(({ rating, low, high }) => [rating, low, high]).filter((end) => end !== null);
  if (!ends.length) return { from: 0, width: 0, step: 0 };
  const [least, most] = [Math.min(...ends), Math.max(...ends)];
  const step = round_step((most - least) / 4);
  const from = Math.floor(least / step) * step;
  const steps = Math.max(2, 2 * Math.ceil((most - from) / step / 2));
  return { from, width: steps * step, step };
}

const share = (value, scale) => Math.max(0, Math.min(100, ((value - scale.from) / scale.width) * 100));

/* A range can reach beyond the axis. */
function bar(low, high, scale) {
  const [begin, end] = [share(low, scale), share(high, scale)];
  return html`<i .style=${`inset-inline-start:${begin}%;inline-size:${end - begin}%`}></i>`;
}

const grid = (scale) => `--step:${(scale.step / scale.width) * 100}%`;

/**
 * One bar; the figures stand beside it as text, so it is nothing to screen readers.
 * @param {Range} range
 * @param {Scale} scale
 */
export function span_bar({ rating, low, high }, scale) {
  if (!scale.width) return nothing;
  return html`<span class="span-bar" aria-hidden="true" .style=${grid(scale)}>${
    low === null || high === null ? nothing : bar(low, high, scale)}${
    rating === null ? nothing : html`<b .style=${`inset-inline-start:${share(rating, scale)}%`}></b>`}</span>`;
}

/**
 * The figures of the axis, for the head of a column of bars.
 * @param {Scale} scale
 * @param {(n: number) => string} words   a figure as it is written
 */
export const span_axis = ({ from, width }, words) => (width ? html`<span class="span-axis" aria-hidden="true">${
  [from, from + width / 2, from + width].map((n) => html`<i>${words(n)}</i>`)}</span>` : nothing);
