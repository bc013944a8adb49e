/* Small pieces that several panels share: names in their colours, goods, numbers to step up and down. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { good_name, seat_letter, seat_name } from './names.js';
import { RESOURCES } from './world.js';
import { good_sign } from './signs.js';
import { tale_parts } from './tale.js';

/** A seat's chip: letter in its colour. */
export const chip = (seat) =>
  html`<span class=${`sg-chip seat-${seat}`} aria-hidden="true">${seat_letter(seat)}</span>`;

/** A seat's name with its chip. */
export const seat_label = (seat, me) => html`<span class=${`sg-seat seat-${seat}`}>${chip(seat)}
  ${seat === me ? t('stratagem-seat-you', { seat: seat_name(seat) }) : seat_name(seat)}</span>`;

/** A sentence of the log with the seats' names in their colours. */
export const told = (sentence) => tale_parts(sentence).map((part) =>
  (part.text ?? html`<strong class=${`sg-inline seat-${part.seat}`}>${seat_name(part.seat)}</strong>`));

/** What `rich` makes of the marks of emphasis and of words that are only read out. */
export const MARKS = {
  b: (text) => html`<strong>${text}</strong>`,
  small: (text) => html`<span class="small">${text}</span>`,
  unseen: (text) => html`<span class="unseen">${text}</span>`,
};

/** Three goods in a row; those of which there is nothing are left out. */
export function goods(amounts) {
  const shown = RESOURCES.map((good, i) => [good, amounts[i]]).filter(([, n]) => n);
  if (!shown.length) return html`<span class="sg-goods">${t('stratagem-free')}</span>`;
  return html`<span
    class="sg-goods">${shown.map(([good, n]) => html`<span class=${`sg-good ${good}`}
      title=${good_name(good)}>${good_sign(good)}${n}<span class="unseen"> ${good_name(good)}
      </span></span>`)}</span>`;
}

/** A price, said as one. */
export const costs = (amounts) => html`<span class="sg-cost"><span class="small">${t('stratagem-costs')}</span>
  ${goods(amounts)}</span>`;

/** A number between two buttons. */
export function stepper(what, n, max, set) {
  return html`<span class="sg-step" role="group" aria-label=${what}>
    <button type="button" class="plain" aria-label=${t('stratagem-fewer', { what })} ?disabled=${n <= 0}
      @click=${() => set(n - 1)}>−</button>
    <output>${n}${max === null ? nothing : html`<span class="small"> / ${max}</span>`}</output>
    <button type="button" class="plain" aria-label=${t('stratagem-more', { what })}
      ?disabled=${max !== null && n >= max}
      @click=${() => set(n + 1)}>+</button></span>`;
}

/** A bar that fills up to a goal, with its words. */
export function bar(words, n, goal, kind) {
  return html`<span class=${`sg-bar ${kind}`} role="img" aria-label=${words} title=${words}>
    <svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true"><rect class="rest" width="100" height="6"/>
      <rect class="part" width=${Math.min(100, Math.round(100 * n / goal))} height="6"/></svg>
    <span class="sg-bar-n" aria-hidden="true">${words}</span></span>`;
}
