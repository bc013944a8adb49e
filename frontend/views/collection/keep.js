/* The collections of a game, to choose. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';

const box = ({ id, title, keeps }) => html`<label class="check"><input type="checkbox" name="in"
  value=${id} ?checked=${keeps}><span>${title}</span></label>`;

/** One's collections as boxes to tick, and the title of a new one: the first is offered by name. */
export const keep_fields = (all) => html`${all.length
  ? html`<fieldset class="keep-in"><legend class="unseen">${t('common-nav-collections')}</legend>
    ${all.map(box)}</fieldset>` : nothing}
  <label class="field"><span>${t('match-keep-new')}</span><input name="title" maxlength="100"
    value=${all.length ? '' : t('match-keep-favourites')}></label>`;
