/* Signing in and signing up, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { code_field } from './second_factor.js';
import { field_text } from '../../ui/controls/field_text.js';
import { fault } from '../../ui/alerts/note.js';
import { about_links } from '../about_links.js';
import { t } from '../../locales/text.js';

/** The title of the page, and the text of its button. */
export const sign_title = (is_new) => t(is_new ? 'account-sign-up' : 'account-sign-in');

const sign_up_about = (guest) => html`<p>${guest ? t('account-sign-up-guest', { name: guest.name })
  : t('account-sign-up-about')}</p>`;

/* Without a password: with the site's own provider, with a passkey. */
const other_ways = (state, send) => (state.provider || state.passkeys_work ? html`<p class="row">
  ${state.provider ? html`<button class="plain" ?disabled=${state.busy} @click=${send.with_provider}>${
    t('account-provider-go', { name: state.provider })}</button>` : nothing}
  ${state.passkeys_work ? html`<button class="plain" ?disabled=${state.busy}
    @click=${send.with_passkey}>${t('account-passkey-sign-in')}</button>` : nothing}</p>` : nothing);

export function sign(state, send) {
  const submit = (event) => {
    event.preventDefault();
    const form = new FormData(event.target);
    send.submit(field_text(form, 'name'), form.get('password'), form.get('second_code') ?? undefined);
  };
  return html`<div class="page narrow"><h1>${sign_title(state.is_new)}</h1>
    ${state.is_new ? sign_up_about(state.guest) : nothing}
    <form class="sheet" @submit=${submit}>
      <label class="field"><span>${t('account-name')}</span><input name="name" required maxlength="40"
        autocomplete=${state.is_new ? 'username' : 'username webauthn'} autocapitalize="off" spellcheck="false"
        @input=${send.name_changed}></label>
      <label class="field"><span>${t('account-password')}</span><input name="password" type="password" required
        maxlength="256" autocomplete=${state.is_new ? 'new-password' : 'current-password'}>
        ${state.is_new ? html`<span class="small">${t('account-passphrase')}</span>` : nothing}</label>
      ${state.asks_code ? code_field(false) : nothing}
      ${fault(state.error)}
      <p class="row"><button class="main" ?disabled=${state.busy}>${sign_title(state.is_new)}</button>
        ${state.is_new ? html`<a href="/sign-in">${t('account-have-one')}</a>`
          : html`<a href="/register">${t('account-sign-up')}</a> <a href="/recover">${t('account-forgot')}</a>`}</p>
    </form>
    ${other_ways(state, send)}
    <p class="small">${t('account-not-needed')}</p>${about_links()}</div>`;
}
