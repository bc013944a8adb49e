/* My account, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { leaving, recovery } from './data.js';
import { decisions } from './decisions.js';
import { account_nav, moment, sign_up_link, strangers } from './parts.js';
import { passkeys } from './passkeys.js';
import { provider_link } from './provider.js';
import { second_factor } from './second_factor.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

/** The password once more, before something that cannot be undone. */
export const password_field = () => html`<label class="field"><span>${t('account-your-password')}</span><input
  name="password" type="password" required autocomplete="current-password"></label>`;

function password(state, send) {
  const first = state.provider?.has_password === false;
  const submit = (event) => { event.preventDefault(); send.password(event.target); };
  return html`<section><h2>${t('account-password')}</h2><form class="sheet" @submit=${submit}>
    <input class="unseen" name="username" autocomplete="username" tabindex="-1" aria-hidden="true" readonly
      .value=${state.me.name}>
    ${first ? html`<p>${t('account-password-first')}</p>` : html`<label class="field"><span>${
      t('account-password-old')}</span><input name="old" type="password" required
      autocomplete="current-password"></label>`}
    <label class="field"><span>${t('account-password-new')}</span><input name="new" type="password" required
      autocomplete="new-password"></label>
    ${fault(state.password.error)}
    ${state.changed ? html`<p class="note good" role="status">${t('account-password-changed')}</p>` : nothing}
    <p><button class="plain" ?disabled=${state.password.busy}>${
      t(first ? 'account-password-set' : 'account-password-change')}</button></p></form>
    </section>`;
}

const session_row = (session, state, send) => html`<tr><td>${moment(session.created_at)}</td>
  <td class="wide">${moment(session.seen_at)}</td>
  <td class="end">${session.current ? t('account-session-this') : html`<button class="plain" ?disabled=${state.act.busy}
    aria-label=${t('account-session-end-of', { when: moment(session.created_at) })}
    @click=${() => send.end(session.id)}>${t('account-session-end')}</button>`}</td></tr>`;

function sessions(state, send) {
  if (!state.sessions) return nothing;
  return html`<section><h2>${t('account-sessions')}</h2><table class="rows">
    <thead><tr><th scope="col">${t('account-session-since')}</th>
      <th scope="col" class="wide">${t('account-session-seen')}</th>
      <th scope="col"><span class="unseen">${t('account-action')}</span></th></tr></thead>
    <tbody>${state.sessions.map((session) => session_row(session, state, send))}</tbody></table></section>`;
}

/* What asks for the password: nothing without one. */
const secured = (state, send) => (state.provider?.has_password === false ? nothing
  : html`${second_factor(state, send)} ${passkeys(state, send)} ${recovery(state, send)}`);

export function account(state, send) {
  if (!state.me) return strangers(t('account-pages'));
  const guest = state.me.kind === 'guest';
  return html`<div class="page narrow"><h1>${state.me.name}</h1>${account_nav('/account')}
    ${guest ? html`<p>${rich('account-guest', sign_up_link)}</p>` : nothing}
    <p><a href=${`/players/${encodeURIComponent(state.me.name)}`}>${t('account-profile')}</a> &#183;
      <a href="/settings">${t('account-settings')}</a></p>
    ${decisions(state, send)}
    ${guest ? nothing : html`${password(state, send)} ${provider_link(state, send)} ${secured(state, send)}`}
    ${sessions(state, send)}
    ${fault(state.act.error || state.error)}
    <p><button class="plain" ?disabled=${state.act.busy} @click=${send.leave}>${t('account-sign-out')}</button></p>
    ${leaving(state, send)}</div>`;
}
