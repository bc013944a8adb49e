/* Recovery codes, my data and deleting my account, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { code_field } from './second_factor.js';
import { fault } from '../../ui/alerts/note.js';
import { rich, t } from '../../locales/text.js';

function codes_form(state, send) {
  const submit = (event) => { event.preventDefault(); send.codes(event.target); };
  return html`<details><summary>${t(state.left ? 'account-codes-again' : 'account-codes-first')}</summary>
    <form class="sheet" @submit=${submit}>
    <input class="unseen" name="username" autocomplete="username" tabindex="-1" aria-hidden="true" readonly
      .value=${state.me.name}>
    <label class="field"><span>${t('account-your-password')}</span><input name="password" type="password" required
      autocomplete="current-password"></label>
    ${state.factor_since ? code_field(false) : nothing}
    ${fault(state.recovery.error)}
    <p><button class="plain" ?disabled=${state.recovery.busy}>${t('account-codes-create')}</button></p></form>
    </details>`;
}

/** Ten codes for a forgotten password. */
export const recovery = (state, send) => html`<section><h2>${t('account-codes')}</h2>
  <p>${t('account-codes-about')}
    ${state.left === null ? nothing : t('account-codes-left', { count: state.left })}</p>
  ${state.codes
    ? html`<div class="note good" role="status"><p>${t('account-codes-save')}</p>
      <ul class="codes">${state.codes.map((code) => html`<li><code>${code}</code></li>`)}</ul></div>`
    : nothing}
  ${codes_form(state, send)}</section>`;

/* How far the download of the games is, and what came of it. */
function games_words({ games, fetching, fetched }) {
  if (games.busy) return fetching ? t('account-games-progress', fetching) : t('account-games-begin');
  if (!fetched) return '';
  const { games: n, sealed } = fetched;
  return [n || !sealed ? t('account-games-done', { n }) : '', sealed ? t('account-games-sealed', { n: sealed }) : '']
    .filter(Boolean).join(' ');
}

const games = (state, send) => html`<p>${rich('account-games-about', {
  verify: (text) => html`<a href="/verify">${text}</a>` })}</p>
  <p class="row"><button class="plain" ?disabled=${state.games.busy} @click=${send.games}>${t('account-games')}</button>
    <span role="status">${games_words(state)}</span></p>
  ${fault(state.games.error)}`;

/** Exporting my games and my data, and deleting my account. */
export const leaving = (state, send) => html`<section><h2>${t('account-data')}</h2>
  ${games(state, send)}
  <p>${rich('account-export', { link: (text) => html`<a href=${state.export_address} download>${text}</a>` })}</p>
  <p>${t('account-delete-about')}</p>
  <p><button class="grave" ?disabled=${state.act.busy} @click=${send.go_away}>${t('account-delete')}</button></p>
  </section>`;
