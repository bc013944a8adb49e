/* A range of ratings as a bar with a mark at the estimate. The bars of one table have one scale. */
import { html, nothing } from '../../vendor/lit-html.js';

/**
 * The scale of some ranges; a range that is not known has no ends.
 * @param {{rating: number, low: number|null, high: number|null}[]} ranges
 */
export function scale_of(ranges) {
  const ends = ranges.flatMap(({ rating, low, high }) => [rating, low ?? rating, high ?? rating]);
  const [from, to] = [Math.min(...ends), Math.max(...ends)];
  return { from, width: Math.max(1, to - from) };
}

const percent = (value, scale) => `${Math.max(0, Math.min(100, ((value - scale.from) / scale.width) * 100))}%`;

/**
 * One bar; the figures stand beside it as text, so it is nothing to screen readers.
 * @param {{rating: number, low: number|null, high: number|null}} range
 * @param {{from: number, width: number}} scale
 */
export function span_bar({ rating, low, high }, scale) {
  const wide = low === null || high === null ? '' : `${((high - low) / scale.width) * 100}%`;
  return html`<span class="span-bar" aria-hidden="true">${
    wide ? html`<i .style=${`inset-inline-start:${percent(low, scale)};inline-size:${wide}`}></i>` : nothing}<b
    .style=${`inset-inline-start:${percent(rating, scale)}`}></b></span>`;
}
