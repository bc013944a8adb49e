/* The pictures of an experiment in the editor: all of them, and those of one page. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { t } from '../../locales/text.js';
import { shown_picture } from './picture.js';
import { shown_field } from './shown_field.js';

const line = (picture, state, send) => html`<li>${shown_picture(picture.id, '')}<span>${picture.name}</span>
  ${state.x.status === 'draft' ? html`<button type="button" class="plain" ?disabled=${state.upload.busy}
    aria-label=${t('studies-picture-delete', { name: picture.name })}
    @click=${() => send.drop_picture(picture)}>${t('research-remove')}</button>` : nothing}</li>`;

function chooser(state, send) {
  const take = (event) => {
    const files = [...event.target.files];
    event.target.value = '';
    if (files.length) send.upload(files);
  };
  return html`<label class="field"><span>${t('studies-picture-folder')}</span><input maxlength="100"
      autocomplete="off" spellcheck="false" .value=${state.folder} @input=${(e) => send.set_folder(e.target.value)}>
      <span class="small">${t('studies-picture-folder-about')}</span></label>
    <p class="row"><label class="button plain ex-file">${t('studies-picture-upload')}<input type="file" multiple
      accept=".svg,.png" aria-label=${t('studies-picture-upload-named')} ?disabled=${state.upload.busy}
      @change=${take}></label></p>`;
}

/** All pictures of the experiment, and the way to more. */
export const pictures = (state, send) => html`<section aria-label=${t('studies-pictures')}
  ><h2>${t('studies-pictures')}</h2><p class="small">${t('studies-pictures-about')}</p>${fault(state.upload.error)}
  ${state.pictures.length ? html`<ul class="study-thumbs">${state.pictures.map((one) => line(one, state, send))}</ul>`
    : html`<p class="quiet">${t('studies-pictures-none')}</p>`}
  ${chooser(state, send)}</section>`;

const name_of = (state, id) => state.pictures.find((one) => one.id === id)?.name ?? id;

const shown = (state, path, one, i, send) => html`<div class="study-option">${shown_picture(one.picture, '')}
  ${shown_field(state, [...path, i, 'alt'], t('studies-picture-alt', { name: name_of(state, one.picture) }), send)}
  <button type="button" class="plain"
    aria-label=${t('studies-picture-take-off', { name: name_of(state, one.picture) })}
    @click=${() => send.remove(path, i)}>${t('research-remove')}</button></div>`;

/** The pictures of a page, below its text. */
export function page_pictures(state, path, page, send) {
  if (!state.pictures.length) return nothing;
  const at = [...path, 'pictures'];
  const choose = (event) => {
    if (event.target.value) send.add_picture(path, event.target.value);
    event.target.value = '';
  };
  return html`${(page.pictures ?? []).map((one, i) => shown(state, at, one, i, send))}
    <label class="field"><span>${t('studies-picture-add')}</span><select @change=${choose}>
      <option value="">${t('studies-picture-choose')}</option>
      ${state.pictures.map(({ id, name }) => html`<option value=${id}>${name}</option>`)}</select></label>`;
}
