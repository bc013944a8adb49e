/* The bonus of a study in words: its scheme and what it costs; and its part of the editor. */
import { html, nothing } from '../../vendor/lit-html.js';
import { CURRENCIES, minor_of, money } from '../../model/bonus.js';
import { number_text, t } from '../../locales/text.js';

const AMOUNTS = ['base', 'per_move', 'per_series', 'per_point', 'ceiling'];
const words_of = (amount, currency) => money(amount, currency, number_text);

/** What participants can earn, as they read it before they join. */
export const scheme_words = ({ base, per_move, per_series, per_point = 0, ceiling, currency }) => t(
  per_point ? 'studies-bonus-scheme-points' : 'studies-bonus-scheme', {
    base: words_of(base, currency), move: words_of(per_move, currency), series: words_of(per_series, currency),
    point: words_of(per_point, currency), ceiling: words_of(ceiling, currency) });

const estimate = (costs) => (costs.participants === null
  ? t('studies-costs-each', { expected: words_of(costs.base + costs.bonus_expected, costs.currency),
    most: words_of(costs.base + costs.bonus_most, costs.currency) })
  : t('studies-costs-all', { n: costs.participants, expected: words_of(costs.total_expected, costs.currency),
    most: words_of(costs.total_most, costs.currency) }));

const amount = (bonus, name, send) => html`<label class="field"><span>${t(`studies-bonus-${name}`)}</span><input
  type="number" min="0" max="100000" step="0.01" inputmode="decimal" .value=${String((bonus[name] ?? 0) / 100)}
  @input=${(e) => send.set(['bonus', name], minor_of(e.target.value) ?? 0)}></label>`;

const begin = () => ({ currency: 'GBP', base: 0, per_move: 0, per_series: 0, ceiling: 0 });

const fields = (bonus, send) => html`<label class="field"><span>${t('studies-bonus-currency')}</span><select
  @change=${(e) => send.set(['bonus', 'currency'], e.target.value)}>${CURRENCIES.map((code) => html`<option
    value=${code} ?selected=${bonus.currency === code}>${code}</option>`)}</select></label>
  ${AMOUNTS.map((name) => amount(bonus, name, send))}`;

/** The part of the editor. */
export const payment = ({ study, costs, is_changed }, send) => html`<section aria-label=${t('studies-payment')}>
  <h2>${t('studies-payment')}</h2><p class="small">${t('studies-payment-about')}</p>
  <label class="check"><input type="checkbox" .checked=${Boolean(study.bonus)}
    @change=${(e) => send.set(['bonus'], e.target.checked ? begin() : undefined)}>
    <span>${t('studies-payment-on')}</span></label>
  ${study.bonus ? fields(study.bonus, send) : nothing}
  ${costs ? html`<p>${estimate(costs)} ${is_changed ? t('studies-costs-saved') : nothing}</p>` : nothing}</section>`;
