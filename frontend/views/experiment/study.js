/* The editor of a study, drawn: recruitment, the pages before and after the series, saving. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { document_at, t } from '../../locales/text.js';
import { payment } from './bonus.js';
import { pictures } from './pictures.js';
import { shown_field } from './shown_field.js';
import { pairing } from './pairs.js';
import { page_card } from './study_page.js';

const PLATFORMS = ['prolific', 'mturk', 'sona', 'other'];
const OUTCOMES = ['complete', 'screened_out', 'timed_out'];
const PAIR_OUTCOMES = ['unpaired', 'partner_left'];
const outcomes_of = ({ pairs }) => (pairs ? [...OUTCOMES, ...PAIR_OUTCOMES] : OUTCOMES);
const BEFORE = ['text', 'practice', 'check', 'questions'];
const AFTER = ['questions', 'text'];

const field = (label, value, change, { type = 'text', about = '' } = {}) => html`<label
  class="field"><span>${label}</span><input
  type=${type} min="1" maxlength="500" autocomplete="off" spellcheck="false" .value=${String(value ?? '')}
  @input=${(e) => change(e.target.value)}>${about ? html`<span class="small">${about}</span>` : nothing}</label>`;

const number = (words) => (words === '' ? undefined : Number(words));
const words_of = (text, mark) => text.split(mark).map((one) => one.trim()).filter(Boolean);

const platform = ({ study }, send) => html`<label class="field"><span>${t('studies-platform')}</span><select
  @change=${(e) => send.set(['platform'], e.target.value || undefined)}>
  <option value="" ?selected=${!study.platform}>${t('studies-platform-any')}</option>
  ${PLATFORMS.map((id) => html`<option value=${id}
    ?selected=${study.platform === id}>${t(`studies-platform-${id}`)}</option>`)}
  </select></label>`;

const recruitment = (state, send) => {
  const { study } = state;
  return html`<section aria-label=${t('studies-recruitment')}><h2>${t('studies-recruitment')}</h2>
    ${platform(state, send)}
    ${field(t('studies-quota'), study.quota, (v) => send.set(['quota'], number(v)), { type: 'number' })}
    ${field(t('studies-minutes'), study.minutes, (v) => send.set(['minutes'], number(v)), { type: 'number' })}
    ${outcomes_of(study).map((id) => field(t(`studies-code-${id}`), study.codes?.[id],
      (v) => send.set(['codes', id], v)))}
    <p class="small">${t('studies-codes-about')}</p>
    ${field(t('studies-hosts'), (study.return_hosts ?? []).join(' '), (v) => send.set(['return_hosts'], words_of(v,
      ' ')))}
    ${field(t('studies-return-to'), study.return_to, (v) => send.set(['return_to'], v || undefined),
      { about: t('studies-return-about') })}</section>`;
};

const texts = (state, send) => html`<section aria-label=${t('studies-languages')}><h2>${t('studies-languages')}</h2>
  ${field(t('studies-languages-codes'), state.study.languages.join(' '),
    (v) => send.set(['languages'], words_of(v, ' ')), { about: t('studies-languages-about') })}
  ${state.study.languages.length > 1 ? html`${shown_field(state, ['shown_title'], t('research-shown-title'), send)}
    ${shown_field(state, ['consent'], t('research-consent'), send, { long: true })}` : nothing}</section>`;

const area = (label, value, change) => html`<label class="field"><span>${label}</span><textarea rows="4"
  maxlength="20000" .value=${value ?? ''} @input=${(e) => change(e.target.value)}></textarea></label>`;

/* What only the preregistration says, and the preregistration itself. */
const intentions = ({ study, put }, send) => html`<section aria-label=${t('studies-preregistration')}>
  <h2>${t('studies-preregistration')}</h2><p class="small">${t('studies-preregistration-about')}</p>
  ${area(t('studies-exclusion'), study.exclusion, (v) => send.set(['exclusion'], v))}
  ${area(t('studies-analysis'), study.analysis, (v) => send.set(['analysis'], v))}
  <div class="row"><button type="button" class="plain" ?disabled=${put.busy}
    @click=${() => send.preregistration('markdown', 'text/markdown')}>${t('studies-preregistration-markdown')}</button>
    <button type="button" class="plain" ?disabled=${put.busy}
      @click=${() => send.preregistration('json', 'application/json')}>
      ${t('studies-preregistration-json')}</button></div>
  </section>`;

const pages = (state, part, kinds, send) => html`<section
  aria-label=${t(`studies-${part}`)}><h2>${t(`studies-${part}`)}</h2>
  ${state.study[part].length ? nothing : html`<p class="quiet">${t(`studies-${part}-none`)}</p>`}
  ${state.study[part].map((_, i) => page_card(state, part, i, send))}
  <div class="row">${kinds.map((kind) => html`<button type="button" class="plain"
    @click=${() => send.add_page(part, kind)}>${t(`studies-add-${kind}`)}</button>`)}</div></section>`;

const saved_words = ({ version, is_changed }) => {
  if (is_changed) return t('research-changes');
  return version ? t('studies-version', { n: version }) : t('research-unsaved');
};

/* Another tab or browser has stored this study meanwhile. */
const rival = (state, send) => (state.has_rival ? html`<div class="note warn" role="alert">
  <p>${t('studies-rival')}</p>
  <div class="row"><button type="button" class="plain" ?disabled=${state.put.busy}
    @click=${send.take_stored}>${t('studies-rival-take')}</button>
    <button type="button" class="plain grave" ?disabled=${state.put.busy}
      @click=${send.replace}>${t('studies-rival-replace')}</button></div></div>` : nothing);

const keeping = (state, send) => html`<section class="ex-keep"
  aria-label=${t('studies-save-section')}>${fault(state.put.error)}${rival(state, send)}
  <div class="row"><button type="button" class="main" ?disabled=${state.put.busy}
    @click=${send.save}>${t('studies-save')}</button>
    <a class="button plain" href=${`/experiments/${state.id}/preview`}>${t('studies-preview')}</a>
    <button type="button" class="plain" @click=${send.download}>${t('studies-download')}</button>
    <label class="button plain ex-file">${t('studies-load')}<input type="file" accept=".json"
      aria-label=${t('studies-load-named')}
        @change=${(e) => e.target.files[0] && send.load(e.target.files[0])}></label></div>
  <p class="small" role="status">${state.told || saved_words(state)}</p>
  ${state.x.status === 'running' ? html`<p class="small">${t('studies-running-about')}</p>` : nothing}</section>`;

/** The whole page. */
export const study = (state, send) => html`<div
  class="page rules experiment study-editor"><h1>${t('studies-heading')}</h1>
  <p class="ex-lead"><a href=${`/experiments/${state.id}`}>${state.x.title}</a></p><p>${t('studies-about')}
    <a href=${document_at('studies')}>${t('studies-docs')}</a></p>
  ${state.x.status === 'closed' ? html`<p class="note">${t('studies-closed')}</p>` : keeping(state, send)}
  ${pages(state, 'before', BEFORE, send)}${pages(state, 'after', AFTER, send)}${pictures(state, send)}
  ${pairing(state, send)}${texts(state, send)}
  ${recruitment(state, send)}${payment(state, send)}${intentions(state, send)}</div>`;
