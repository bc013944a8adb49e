/* Passkeys, drawn: the list, and the forms to add, rename and delete one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { moment } from './parts.js';
import { proven } from './proof.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const MOST = 10; /* of an account */
const NAME_LETTERS = 60;

const pressed = (words, whole, press, busy) => html`<button class="plain" ?disabled=${busy} aria-label=${whole}
  @click=${press}>${words}</button>`;

const used_words = ({ used_at }) => (used_at ? t('account-passkey-used', { when: moment(used_at) })
  : t('account-passkey-unused'));

const row = (entry, { passkey: { busy } }, send) => html`<tr>
  <td>${entry.name}<br><span class="small">${used_words(entry)}</span></td>
  <td class="end"><div class="row end">
    ${pressed(t('account-passkey-rename'), t('account-passkey-rename-of', { name: entry.name }),
      () => send.passkey_ask('rename', entry), busy)}
    ${pressed(t('account-passkey-delete'), t('account-passkey-delete-of', { name: entry.name }),
      () => send.passkey_ask('delete', entry), busy)}</div></td></tr>`;

const list = (state, send) => html`<table class="rows">
  <thead><tr><th scope="col">${t('account-passkey')}</th>
    <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
  <tbody>${state.passkeys.map((entry) => row(entry, state, send))}</tbody></table>`;

const name_field = (value) => html`<label class="field"><span>${t('account-passkey-name')}</span>
  <input name="name" required maxlength=${NAME_LETTERS} autocomplete="off" .value=${value}>
  <span class="small">${t('account-passkey-name-about')}</span></label>`;

function renaming(state, send, { name }) {
  const submit = (event) => { event.preventDefault(); send.passkey_rename(event.target); };
  return html`<form class="sheet" @submit=${submit}>${name_field(name)} ${fault(state.passkey.error)}
    <p class="row"><button class="main" ?disabled=${state.passkey.busy}>${t('account-passkey-rename')}</button>
      <button type="button" class="plain" @click=${send.passkey_cancel}>${t('account-cancel')}</button></p></form>`;
}

const proof_of = (state) => ({ ...state, ...state.passkey });

const FORMS = {
  add: (state, send) => proven(proof_of(state), { act: send.passkey_add, cancel: send.passkey_cancel, kind: 'main',
    words: t('account-second-go-on'), fields: name_field('') }),
  rename: (state, send, entry) => renaming(state, send, entry),
  delete: (state, send, { name }) => proven(proof_of(state), { act: send.passkey_delete,
    cancel: send.passkey_cancel, kind: 'grave', words: t('account-passkey-delete'),
    fields: html`<p><b>${t('account-passkey-delete-ask', { name })}</b>
      ${t('account-passkey-delete-about')}</p>` }),
};

function adding(state, send) {
  if (!state.passkeys_work) return html`<p class="small">${t('account-passkey-cannot')}</p>`;
  if (state.passkeys.length >= MOST) return html`<p class="small">${t('account-passkey-full')}</p>`;
  return html`<p><button class="plain" ?disabled=${state.passkey.busy}
    @click=${() => send.passkey_ask('add')}>${t('account-passkey-add')}</button></p>`;
}

/** Nothing until the list is known. */
export function passkeys(state, send) {
  if (!state.passkeys) return nothing;
  const asked = state.passkey_asked;
  return html`<section class="passkeys"><h2 tabindex="-1">${t('account-passkeys')}</h2>
    <p>${t('account-passkeys-about')}</p>
    ${state.passkeys.length ? list(state, send) : nothing}
    ${state.passkey_added ? html`<p class="note good" role="status">${t('account-passkey-added')}</p>` : nothing}
    ${asked ? FORMS[asked.act](state, send, asked.entry) : adding(state, send)}</section>`;
}
