/* What a report of a message or a player asks for. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';

const REASONS = ['abuse', 'spam', 'cheating', 'other'];

/** The fields of a report; `message`: of one, which others than the staff may read. */
export const report_fields = (message = false) =>
  html`${message ? html`<p class="small">${t('common-report-readers')}</p>` : nothing}
    <fieldset class="choice"><legend>${t('common-report-why')}</legend>
    <div class="choices">${REASONS.map((reason, i) => html`<label><input type="radio" name="reason" value=${reason}
      ?checked=${i === 0}><span>${t(`common-report-${reason}`)}</span></label>`)}</div></fieldset>
    <label class="field"><span>${rich('common-report-details',
      { small: (text) => html`<span class="small">${text}</span>` })}</span><textarea
      name="text" rows="3" maxlength="1000"></textarea></label>`;
