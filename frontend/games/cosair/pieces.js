/* Small pieces that several panels share: names with their chips, sliders, planets as buttons. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { mine, nation_name, planet_name, sign_of, tint } from './position.js';

/** A nation's chip: two letters on its colour, with its dashes below. */
export function chip(view, seat) {
  const { code, dash } = sign_of(view, seat);
  return html`<span class=${`co-chip ${tint(view, seat)}`}
    aria-hidden="true">${code}<svg viewBox="0 0 24 3" preserveAspectRatio="none">
      <path d="M0 1.5H24" stroke-dasharray=${dash || nothing}/></svg></span>`;
}

/** A nation by name with its chip. */
export const nation_label = (view, seat) => html`<span class="co-nation">${chip(view, seat)}
  ${seat === mine(view) ? t('cosair-nation-you', { nation: nation_name(view, seat) })
    : nation_name(view, seat)}</span>`;

/** A planet's name as a button that opens it. */
export const planet_link = (view, id, look) => html`<button type="button" class="bare co-link"
  @click=${() => look(id)}>${planet_name(view, id)}</button>`;

/** A number on a slider. */
export function slider(label, value, max, set, { min = 0, step = 1 } = {}) {
  return html`<label class="co-slider"><span>${label}</span><input type="range" min=${min} max=${max} step=${step}
    .value=${String(value)} ?disabled=${max <= min}
    @input=${(e) => set(Number(e.target.value))}><output>${value}${min ? nothing
      : html`<span class="small"> / ${max}</span>`}</output></label>`;
}

/** A switch with its label. */
export const toggle = (words, on, flip) =>
  html`<label class="co-toggle"><input type="checkbox" .checked=${on} @change=${flip}> <span>${words}</span></label>`;

/** A bar that fills up to a goal; `words` say how far it is. */
export function bar(words, n, goal) {
  const part = goal > 0 ? Math.min(100, Math.round(100 * n / goal)) : 0;
  return html`<span class="co-bar" role="img"
    aria-label=${words}><svg viewBox="0 0 100 6" preserveAspectRatio="none" aria-hidden="true">
      <rect class="rest" width="100" height="6"/><rect class="part" width=${part} height="6"/></svg></span>`;
}
