/* Fields of the questions that are asked while a plan is edited. */
import { html } from '../../vendor/lit-html.js';

/** What kind of file, and its name. */
export const new_file_fields = (kinds) => html`<label class="field"><span>Kind</span><select name="kind">
  ${kinds.map(([id, words]) => html`<option value=${id}>${words}</option>`)}</select></label>
  <label class="field"><span>Name, without folder and ending</span><input name="name" maxlength="80" autocomplete="off"
    autocapitalize="off" spellcheck="false"></label>`;

/** A path. */
export const name_field = (name) => html`<label class="field"><span>Name</span><input name="name" maxlength="200"
  .value=${name} autocomplete="off" autocapitalize="off" spellcheck="false"></label>`;
