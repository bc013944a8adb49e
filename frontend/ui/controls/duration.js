/* A duration as a number and a unit: 30 minutes, 2 hours, 1 day. Its value is in seconds. */
import { html } from '../../vendor/lit-html.js';
import { span_text } from '../clock.js';
import { t } from '../../locales/text.js';

/** Seconds in each unit, the largest first. */
export const UNITS = { day: 86400, hour: 3600, minute: 60, second: 1 };

const within = (n, [min, max]) => Math.min(max, Math.max(min, n));

/** The largest unit in which so many seconds are a whole number. */
export const unit_of = (seconds) =>
  Object.keys(UNITS).find((unit) => seconds >= UNITS[unit] && seconds % UNITS[unit] === 0) ?? 'second';

/* The chosen unit, if it can say the value. */
const unit_for = (seconds, chosen) => (chosen && seconds % UNITS[chosen] === 0 ? chosen : unit_of(seconds));

const offered = ([, max]) => Object.keys(UNITS).filter((unit) => UNITS[unit] <= max).reverse();

/**
 * @param {string} id
 * @param {string} label
 * @param {{value?: number, unit?: string, bounds: [min: number, max: number]}} time `unit`: chosen by the user
 * @param {(seconds: number, unit: string) => void} set
 */
export function duration(id, label, { value, unit: chosen, bounds }, set) {
  const [min, max] = bounds;
  const seconds = value || min;
  const unit = unit_for(seconds, chosen);
  const size = UNITS[unit];
  const n = seconds / size;
  return html`<div class="field"><label for=${id}>${label}</label><div class="row duration">
    <input id=${id} type="number" inputmode="numeric" step="1" min=${Math.ceil(min / size)}
      max=${Math.floor(max / size)} required .value=${String(n)}
      @input=${(e) => set(Number(e.target.value) * size, unit)}>
    <select id=${`${id}-unit`} aria-label=${t('common-unit-of', { label })}
      @change=${(e) => set(within(n * UNITS[e.target.value], bounds), e.target.value)}>
      ${offered(bounds).map((one) => html`<option value=${one}
        ?selected=${one === unit}>${t(`common-unit-${one}`, { n })}</option>`)}</select>
    <span class="small">${t('common-span-range', { min: span_text(min), max: span_text(max) })}</span></div></div>`;
}
