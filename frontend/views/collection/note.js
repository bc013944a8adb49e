/* The note of a game in a collection, to write. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

export const note_field = (note) => html`<label class="field"><span class="unseen">${t('collection-note')}</span>
  <input name="note" maxlength="280" value=${note}></label>`;
