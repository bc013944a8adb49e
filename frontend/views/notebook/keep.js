/* The form that saves a board as a chapter of a notebook. */
import { html } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { fault } from '../../ui/alerts/note.js';

const fields = ({ books, act }, send) => html`<form @submit=${(event) => {
  event.preventDefault();
  send.keep(Object.fromEntries(new FormData(event.target)));
}}><label class="field"><span>${t('notebook-keep-in')}</span><select name="book">
  <option value="">${t('notebook-new')}</option>
  ${books.map(({ id, title: name }) => html`<option value=${id}>${name}</option>`)}</select></label>
  <label class="field"><span>${t('notebook-chapter-name')}</span><input name="title" required maxlength="100"
    value=${t('notebook-keep-title')}></label>${fault(act.error)}
  <div class="row"><button class="plain" ?disabled=${act.busy}>${t('notebook-keep')}</button></div></form>`;

/** @param {{books: object[]|null, act: {busy: boolean, error: string}}|null} state   null: guests keep none */
export const keep_form = (state, send) => (state
  ? html`${state.books ? fields(state, send) : fault(state.act.error)}`
  : html`<p class="small">${rich('notebook-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>`);
