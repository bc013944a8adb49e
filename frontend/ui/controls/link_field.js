/* A link to share: in a field, with a button that copies it. */
import { html } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../icons.js';

export const link_field = (text, is_copied, copy, label = t('common-link')) =>
  html`<div class="row"><label class="grow"><span class="unseen">${label}</span><input readonly .value=${text}
      @focus=${(e) => e.target.select()}></label>
    <button class="plain" type="button" @click=${() => copy(text)}>${icon('copy')}
      ${is_copied ? t('common-copied') : t('common-copy')}</button></div>`;
