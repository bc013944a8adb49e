/* A program asks for access, drawn: who asks, where the answer goes, what it could do, and as whom. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

const strong = (text) => html`<strong>${text}</strong>`;
const code = (text) => html`<code>${text}</code>`;

const link = (text) => html`<a href="/account/programs">${text}</a>`;

const scope = (id) => html`<li>${t(`account-scope-${id}`)}
  <span class="small">${t(`account-scope-${id}-about`)}</span></li>`;

const acts_as = (state) => html`<label class="field"><span>${t('account-token-as')}</span><select name="bot">
  <option value="">${t('account-token-as-you', { name: state.me.name })}</option>
  ${state.programs.map((p) => html`<option value=${p.id}>${p.name}</option>`)}</select></label>`;

function request(state, send) {
  const { client, redirect_uri, scopes } = state.asked;
  const submit = (event) => { event.preventDefault(); send.allow(event.target); };
  return html`<form class="sheet" @submit=${submit}>
    <p>${rich('account-connect-ask', { name: strong }, { name: client.name })}</p>
    <p>${rich('account-connect-host', { host: code }, { host: new URL(redirect_uri).host })}</p>
    <h2>${t('account-token-scopes')}</h2><ul>${scopes.map(scope)}</ul>
    ${acts_as(state)}
    <p class="small">${rich('account-connect-end', { link })}</p>
    ${fault(state.act.error)}
    <p class="row"><button class="main" ?disabled=${state.act.busy}>${t('account-connect-yes')}</button>
      <button class="plain" type="button" ?disabled=${state.act.busy} @click=${send.refuse}>${
        t('account-cancel')}</button></p></form>`;
}

const wrong = (state, send) => html`${fault(t('account-connect-wrong'))}
  <p><button class="plain" ?disabled=${state.act.busy} @click=${send.refuse}>${
    t('account-connect-back', { host: new URL(state.asked.redirect_uri).host })}</button></p>`;

function sign_in() {
  const to = (path) => (text) => html`<a href=${path}>${text}</a>`;
  return html`<p>${rich('account-connect-sign-in', { in: to('/sign-in'), up: to('/register') })}</p>`;
}

function body(state, send) {
  if (!state.me) return sign_in();
  if (state.error) return fault(state.error);
  if (!state.asked) return nothing;
  return state.asked.redirect ? wrong(state, send) : request(state, send);
}

export const connect = (state, send) =>
  html`<div class="page narrow"><h1>${t('account-connect')}</h1>${body(state, send)}</div>`;
