/* The list of clubs, drawn: one's own, a search, and founding one. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';
import { club_facts, club_fields, for_guest, form_values } from './parts.js';

const row = (one) => html`<li><a href=${`/clubs/${one.id}`} translate="no"><bdi>${one.name}</bdi></a>
  <span class="small">${club_facts(one)}${one.you === 'none' ? nothing : ` · ${t(`clubs-you-${one.you}`)}`}</span>
  ${one.about ? html`<span class="small note-line club-about" dir="auto">${one.about}</span>` : nothing}</li>`;

const mine = ({ mine: items }) => (items?.length ? html`<section aria-labelledby="clubs-mine">
  <h2 id="clubs-mine">${t('clubs-mine')}</h2><ul class="plain-list">${items.map(row)}</ul></section>` : nothing);

function search(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.search(form_values(event.target));
  };
  return html`<form class="row club-search" role="search" @submit=${submit}>
    <label class="grow"><span class="unseen">${t('clubs-search-name')}</span><input type="search" name="q"
      maxlength="24" autocomplete="off" placeholder=${t('clubs-search-name')} .value=${state.q}></label>
    <label><span class="unseen">${t('clubs-language')}</span><select name="language"><option value="">${
      t('clubs-search-any')}</option>${['en', 'de'].map((code) => html`<option value=${code}
        ?selected=${code === state.language}>${t(`clubs-language-${code}`)}</option>`)}</select></label>
    <button class="plain">${t('clubs-search')}</button></form>`;
}

function all(state, send) {
  if (!state.items) return state.error ? nothing : html`<p class="quiet">${t('clubs-loading')}</p>`;
  if (!state.items.length) return empty(t(state.q || state.language ? 'clubs-none-found' : 'clubs-none'));
  return html`<ul class="plain-list">${state.items.map(row)}</ul>${state.next
    ? html`<p><button class="plain" ?disabled=${state.busy} @click=${send.more}>${t('clubs-more')}</button></p>`
    : nothing}`;
}

function found(state, send) {
  const submit = (event) => {
    event.preventDefault();
    send.found(form_values(event.target));
  };
  return html`<details class="club-found"><summary>${t('clubs-found')}</summary>
    <form class="sheet" @submit=${submit}><label class="field"><span>${t('clubs-name')}</span><input name="name"
      required minlength="2" maxlength="24" autocomplete="off" spellcheck="false"><span class="small">${
        t('clubs-name-about')}</span></label>
      ${club_fields({ about: '', language: 'any', joining: 'open' })} ${fault(state.make.error)}
      <p class="row"><button class="main" ?disabled=${state.make.busy}>${t('clubs-found')}</button></p></form>
    </details>`;
}

/** The whole page. */
export const clubs = (state, send) => html`<div class="page narrow clubs"><h1>${t('clubs-title')}</h1>
  <p>${t('clubs-lead')}</p>
  ${fault(state.error, html`<button class="plain" @click=${send.read}>${t('common-try-again')}</button>`)}
  ${for_guest(state.me)} ${mine(state)} ${state.me?.kind === 'human' ? found(state, send) : nothing}
  <section aria-labelledby="clubs-all"><h2 id="clubs-all">${t('clubs-all')}</h2>
    ${search(state, send)} ${all(state, send)}</section></div>`;
