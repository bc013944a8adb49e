/* A new password by a recovery code, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { code_field } from './second_factor.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

export function recover(state, send) {
  const submit = (event) => { event.preventDefault(); send.recover(event.target); };
  return html`<div class="page narrow"><h1>${t('account-recover')}</h1>
    <p>${t('account-recover-about')}</p>
    <form class="sheet" @submit=${submit}>
      <label class="field"><span>${t('account-name')}</span><input name="name" required autocomplete="username"
        @input=${send.name_changed}></label>
      <label class="field"><span>${t('account-recover-code')}</span><input name="code" required autocomplete="off"
        autocapitalize="none" spellcheck="false" placeholder=${t('account-recover-code-example')}></label>
      <label class="field"><span>${t('account-password-new')}</span><input name="password" type="password" required
        autocomplete="new-password"></label>
      <label class="check"><input type="checkbox" name="end_tokens" checked> ${t('account-recover-tokens')}</label>
      <p class="small">${t('account-recover-tokens-about')}</p>
      ${state.asks_code ? code_field(false) : nothing}
      ${fault(state.act.error)}
      <p class="row"><button class="main" ?disabled=${state.act.busy}>${t('account-recover-set')}</button>
        <a href="/sign-in">${t('account-recover-instead')}</a></p></form></div>`;
}
