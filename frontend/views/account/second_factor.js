/* The second factor: a picture for an authenticator app, a code that confirms it, and turning it off. */
import { html, nothing, svg } from '../../vendor/lit-html.js';
import { moment } from './parts.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';

const KEY_GROUP = /.{4}(?=.)/g;

/** The field for a code of the app. Recovery codes have letters, so the keyboard is not limited to digits there. */
export const code_field = (digits_only) => html`<label class="field"><span>${t('account-second-code')}</span><input
  name="second_code" required maxlength="64" autocomplete="one-time-code" autocapitalize="none" spellcheck="false"
  inputmode=${digits_only ? 'numeric' : 'text'}>
  <span class="small">${t(digits_only ? 'account-second-code-app' : 'account-second-code-about')}</span></label>`;

/** The password once more; the name beside it tells the browser's password manager whose it is. */
export const password_fields = (me) => html`<input class="unseen" name="username" autocomplete="username" tabindex="-1"
    aria-hidden="true" readonly .value=${me.name}>
  <label class="field"><span>${t('account-your-password')}</span><input name="password" type="password" required
    autocomplete="current-password"></label>`;

/* A row of dark squares is one piece of the path. */
const row_path = (row, y) => row.map((is_dark, x) => (is_dark ? `M${x} ${y}h1v1h-1z` : '')).join('');

/* Rows of dark and light squares, with the margin that readers need. */
const picture = (rows) => html`<svg class="qr" role="img" aria-label=${t('account-second-picture')}
  viewBox="0 0 ${rows.length} ${rows.length}">${svg`<path d=${rows.map(row_path).join('')}></path>`}</svg>`;

const handed = (send) => (event) => { event.preventDefault(); send(event.target); };

const beginning = ({ me, factor }, send) => html`<details><summary>${t('account-second-set-up')}</summary>
  <form class="sheet" @submit=${handed(send.factor_begin)}>${password_fields(me)} ${fault(factor.error)}
    <p><button class="plain" ?disabled=${factor.busy}>${t('account-second-go-on')}</button></p></form></details>`;

const confirming = ({ factor, setup }, send) => html`<form class="sheet" @submit=${handed(send.factor_confirm)}>
  <p>${t('account-second-scan')}</p>
  ${picture(setup.picture)}
  <p>${t('account-second-key')} <code class="key">${setup.secret.replace(KEY_GROUP, '$& ')}</code></p>
  ${code_field(true)} ${fault(factor.error)}
  <p class="row"><button class="main" ?disabled=${factor.busy}>${t('account-second-turn-on')}</button>
    <button type="button" class="plain" @click=${send.factor_cancel}>${t('account-cancel')}</button></p></form>`;

const ending = ({ me, factor }, send) => html`<details><summary>${t('account-second-turn-off')}</summary>
  <form class="sheet" @submit=${handed(send.factor_end)}>${password_fields(me)} ${code_field(false)}
    ${fault(factor.error)}
    <p><button class="grave" ?disabled=${factor.busy}>${t('account-second-turn-off')}</button></p></form></details>`;

function body(state, send) {
  if (state.setup) return confirming(state, send);
  return state.factor_since ? ending(state, send) : beginning(state, send);
}

/** Nothing until it is known whether it is on. */
export function second_factor(state, send) {
  if (state.factor_since === undefined) return nothing;
  return html`<section class="second-factor"><h2>${t('account-second')}</h2>
    <p>${state.factor_since ? t('account-second-on', { when: moment(state.factor_since) })
      : t('account-second-about')}</p>
    ${state.turned_on ? html`<p class="note good" role="status">${t('account-second-turned-on')}</p>` : nothing}
    ${body(state, send)}</section>`;
}
