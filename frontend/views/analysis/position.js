/* The position as text, to copy and to load, as a link, and other positions to start from. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { keep_form } from '../notebook/keep.js';

const text_of = ({ study, edit, editor }) => (edit ? editor.text_of(edit) : study.answer.position);

function begins(state, send) {
  if (!state.editor) return nothing;
  return html`<label class="field"><span class="small">${t('analysis-position-start')}</span><select
    @change=${(e) => { send.position(e.target.value); e.target.value = ''; }}>
    <option value="" selected>${t('analysis-position-choose')}</option>
    ${state.editor.starts.map((one) => html`<option value=${one.text}>${one.name}</option>`)}</select></label>
    <div class="row">
      <button class="plain" @click=${() => send.edit.begin(false)}>${t('analysis-position-edit')}</button>
      <button class="plain" @click=${() => send.edit.begin(true)}>${t('analysis-position-clear')}</button></div>`;
}

/* The whole board, with its variations, as a chapter of a notebook. */
const keep = (state, send) => (send.keeping && !state.edit
  ? html`<details class="fold" @toggle=${(e) => e.target.open && send.keeping.open()}>
    <summary>${t('notebook-keep')}</summary>${keep_form(state.keep, send.keeping)}</details>` : nothing);

/** Position, link, starting positions. */
export function position_panel(state, send) {
  const text = text_of(state);
  const read = (event) => {
    event.preventDefault();
    send.position(new FormData(event.target).get('position'));
  };
  return html`<section class="study-position" aria-label=${t('analysis-position')}>
    <h2>${t('analysis-position')}</h2>
    ${state.edit ? nothing
      : html`<div class="row">
        <button class="plain" @click=${() => send.copy('link', state.link)}>${icon('copy')}
          ${t('analysis-position-copy-link')}</button>
        ${text
          ? html`<button class="plain"
            @click=${() => send.copy('position', text)}>${icon('copy')} ${t('analysis-position-copy-text')}</button>`
          : nothing}</div>`}
    ${state.copied ? html`<p class="small"
      role="status">${t(`analysis-position-copied-${state.copied}`)}</p>` : nothing}
    ${text || state.typed ? html`<form @submit=${read}><label class="field"><span
      class="small">${t('analysis-position-text')}</span>
      <textarea name="position" rows="4" spellcheck="false" autocapitalize="off" autocomplete="off"
        .value=${state.typed ?? text ?? ''}></textarea></label>
      ${fault(state.type_error)}
      <div class="row"><button class="plain">${t('analysis-position-load')}</button></div></form>` : nothing}
    ${state.edit ? nothing : begins(state, send)} ${keep(state, send)}</section>`;
}
