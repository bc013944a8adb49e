/* Fields of the dialogs of the plan editor. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

/** What kind of file, and its name. */
export const new_file_fields = (kinds) => html`<label class="field">
  <span>${t('research-file-type')}</span><select name="kind">
  ${kinds.map(([id, words]) => html`<option value=${id}>${words}</option>`)}</select></label>
  <label class="field"><span>${t('research-file-stem')}</span><input name="name" maxlength="80"
    autocomplete="off" autocapitalize="off" spellcheck="false"></label>`;

/** A path. */
export const name_field = (name) => html`<label class="field">
  <span>${t('research-file-name')}</span><input name="name" maxlength="200" .value=${name} autocomplete="off"
    autocapitalize="off" spellcheck="false"></label>`;
