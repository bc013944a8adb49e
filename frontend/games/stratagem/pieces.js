/* Small pieces that several panels share: names in their colours, goods, numbers to step up and down. */
import { html, nothing } from '../../vendor/lit-html.js';
import { RESOURCES, SEATS } from './world.js';
import { seat_name } from './position.js';
import { good_sign } from './signs.js';
import { story_parts } from './words.js';

/** A seat's chip: letter in its colour. */
export const chip = (seat) =>
  html`<span class=${`sg-chip seat-${seat}`} aria-hidden="true">${SEATS[seat].letter}</span>`;

/** A seat's name with its chip. */
export const seat_label = (seat, me) => html`<span class=${`sg-seat seat-${seat}`}>${chip(seat)}
  ${seat_name(seat)}${seat === me ? ' (you)' : ''}</span>`;

/** A sentence of the story with the seats' names in their colours. */
export const told = (story) => story_parts(story).map((part) =>
  (part.text ?? html`<strong class=${`sg-inline seat-${part.seat}`}>${SEATS[part.seat].name}</strong>`));

/** Three goods in a row; what is nothing is left out unless `all`. */
export function goods(amounts, { all = false, signed = false } = {}) {
  const shown = RESOURCES.map((good, i) => [good, amounts[i]]).filter(([, n]) => all || n);
  if (!shown.length) return html`<span class="sg-goods">free</span>`;
  return html`<span
    class="sg-goods">${shown.map(([good, n]) => html`<span class=${`sg-good ${good}`}
      title=${good}>${good_sign(good)}<span class="unseen">${good}
      </span>${signed && n > 0 ? '+' : ''}${n}</span>`)}</span>`;
}

/** A number between two buttons. */
export function stepper(label, n, max, set) {
  return html`<span class="sg-step" role="group" aria-label=${label}>
    <button type="button" class="plain" aria-label=${`One ${label} fewer`} ?disabled=${n <= 0}
      @click=${() => set(n - 1)}>−</button>
    <output>${n}${max === null ? nothing : html`<span class="small"> / ${max}</span>`}</output>
    <button type="button" class="plain" aria-label=${`One ${label} more`} ?disabled=${max !== null && n >= max}
      @click=${() => set(n + 1)}>+</button></span>`;
}

/** A bar that fills up to a goal, with its words. */
export function bar(words, n, goal, kind) {
  return html`<span class=${`sg-bar ${kind}`} role="img" aria-label=${`${words} ${n} of ${goal}`}
    title=${`${words} ${n} of ${goal}`}>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="6"/>
      <rect class="part" width=${Math.min(100, Math.round(100 * n / goal))} height="6"/></svg>
    <span class="sg-bar-n" aria-hidden="true">${n}/${goal}</span></span>`;
}
