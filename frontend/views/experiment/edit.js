/* The editor of a plan: what participants are told, its files, the text of one of them with its problems marked, and
 * all problems of the plan. */
import { html, nothing } from '../../vendor/lit-html.js';
import { place_of } from '../../model/text_place.js';
import { chosen } from '../../model/plan_files.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { guest_note } from './experiments.js';
import { faults_panel } from './faults.js';
import { paper } from '../paper.js';
import { fault_text } from '../fault_text.js';
import { document_at, rich, t } from '../../locales/text.js';

const LONGEST = 200_000;

/* The problems of a file, as long as its text is the one that was checked. */
function faults_in({ report, work }, name) {
  if (!report || report.files[name] !== work.now.files[name]) return [];
  return report.faults.filter((one) => one.file === name);
}

/* In a table, the mark of a problem reaches to the end of the cell. */
function reach(text, name, one) {
  const { start, end } = place_of(text, one);
  if (!name.endsWith('.csv')) return { start, end };
  const rest = /^[^,\n]*/.exec(text.slice(start))[0].length;
  return { start, end: Math.max(end, start + rest) };
}

const marks_of = (text, name, faults) =>
  faults.map((one) => ({ ...reach(text, name, one), tone: one.severity === 'error' ? 'bad' : 'warn' }))
    .sort((a, b) => a.start - b.start);

/* ---- titles and consent ---- */

const field = (state, send, name, label, more = nothing) =>
  html`<label class="field"><span>${label}</span><input maxlength="120" autocomplete="off"
    .value=${state.work.now[name]} @input=${(e) => send.set(name, e.target.value)}>${more}</label>`;

const details = (state, send) => html`<section class="ex-told"
  aria-label=${t('research-about-plan')}>
  ${field(state, send, 'title', t('research-own-title'))}${field(state, send, 'shown_title',
    t('research-shown-title'))}
  <label class="field"><span>${t('research-consent')}</span><textarea rows="5"
    maxlength="20000" .value=${state.work.now.consent}
    @input=${(e) => send.set('consent', e.target.value)}></textarea></label>
  <details ?open=${Boolean(state.work.now.plan)}><summary>${t('research-which-lists')}</summary>
    <label class="field"><span>${t('research-plan')}</span><input maxlength="400" autocomplete="off"
      autocapitalize="off" spellcheck="false" .value=${state.work.now.plan}
      @input=${(e) => send.set('plan', e.target.value)}></label>
    <p class="small">${rich('research-plan-about',
      { link: (text) => html`<a href=${document_at('experiments')}>${text}</a>` })}</p></details></section>`;

/* ---- files ---- */

const counted = (tone, n, words) => html`<span class=${`ex-count ${tone}`}><span aria-hidden="true">${n}</span><span
  class="unseen"> ${words}</span></span>`;

function count_mark(faults) {
  const errors = faults.filter((one) => one.severity === 'error').length;
  if (errors) return counted('bad', errors, t('research-errors', { n: errors }));
  return faults.length ? counted('warn', faults.length, t('research-warnings', { n: faults.length })) : nothing;
}

const file_line = (state, send) => (name) =>
  html`<li><button type="button" class="bare" aria-current=${name === state.open ? 'true' : nothing}
    @click=${() => send.open(name)}><span translate="no">${name}</span>${
      count_mark(faults_in(state, name))}</button></li>`;

function drop_place(state, send) {
  const let_go = (event) => {
    event.preventDefault();
    send.over(false);
    send.drop(event.dataTransfer);
  };
  const take = (e) => { send.take(chosen(e.target.files)); e.target.value = ''; };
  return html`<div class=${`drop ex-drop${state.over ? ' over' : ''}`}
    @dragover=${(e) => { e.preventDefault(); send.over(true); }} @dragleave=${() => send.over(false)} @drop=${let_go}>
    <span>${state.desk.drop_words}</span>
    <div class="row">
    <label class="button plain">${t('research-choose-files')}<input type="file" multiple
      accept=".csv,.txt,.json" aria-label=${t('research-choose-files-named')} @change=${take}></label>
    <label class="button plain wide">${t('research-choose-folder')}<input type="file" webkitdirectory
      aria-label=${t('research-choose-folder-named')} @change=${take}></label></div></div>`;
}

const file_acts = (state, send, has_files) => html`<div class="row">
  <button type="button" class="plain" @click=${send.add}>${icon('plus')} ${t('research-new-file')}</button>
  <button type="button" class="plain" aria-keyshortcuts="Control+Z" ?disabled=${!state.work.may_undo}
    @click=${send.undo}>${icon('undo')} ${t('research-undo')}</button>
  <button type="button" class="plain" aria-keyshortcuts="Control+Shift+Z" ?disabled=${!state.work.may_redo}
    @click=${send.redo}>${t('research-redo')}</button>
  ${has_files ? html`<button type="button" class="plain"
    @click=${send.download}>${t('research-download-plan')}</button>` : nothing}</div>`;

function files(state, send) {
  const names = Object.keys(state.work.now.files).sort();
  return html`<section aria-label=${t('research-files')}><h2>${t('research-files')}</h2>${drop_place(state, send)}
    <p class="small" role="status">${state.told}</p>
    ${names.length ? html`<ul class="ex-files">${names.map(file_line(state, send))}</ul>`
      : html`<p class="quiet">${t('research-no-files')}
        <button type="button" class="plain" @click=${send.sample}>${t('research-start-example')}</button></p>`}
    ${file_acts(state, send, names.length > 0)}</section>`;
}

/* ---- the open file ---- */

function told_here(found, send) {
  const [first] = found;
  if (!first) return nothing;
  return html`<p><strong>${t('research-problem-at',
    { line: String(first.line), column: String(first.column) })}</strong> ${fault_text(first)}</p>
    <p><button class="plain" type="button" @click=${() => send.jump(first)}>${t('research-go-to-line')}</button>${
      found.length > 1 ? html` <span class="small">${t('research-more-in-file', { n: found.length - 1 })}</span>`
      : nothing}</p>`;
}

function text(state, send) {
  const { files: all } = state.work.now;
  const name = state.open;
  if (name === null || all[name] === undefined) return nothing;
  const found = faults_in(state, name).toSorted((a, b) => a.severity.localeCompare(b.severity) || a.line - b.line);
  const is_bad = found.some((one) => one.severity === 'error');
  return html`<section aria-label=${t('research-file-text')}><div class="row spread ex-file-head"><h2
      translate="no">${name}</h2>
      <span class="row"><button type="button" class="plain"
        @click=${send.rename}>${t('research-rename')}</button><button type="button" class="plain"
        @click=${send.remove}>${t('research-remove')}</button></span></div>
    ${all[name].length > LONGEST ? html`<p class="quiet">${t('research-too-long')}</p>`
      : paper({ id: 'file-text', name, text: all[name], marks: marks_of(all[name], name, found), told_by: 'file-fault',
        is_bad }, send.write)}
    <div id="file-fault" class=${found.length ? `note ${is_bad ? 'bad' : 'warn'}` : nothing}>
      ${told_here(found, send)}</div></section>`;
}

/* ---- saving and starting ---- */

function saved_words(state) {
  if (!state.saved) return t('research-unsaved');
  const { now } = state.work;
  const is_same = Object.keys(state.saved)
    .every((name) => (name === 'files' ? JSON.stringify(now.files) === JSON.stringify(state.saved.files)
      : now[name] === state.saved[name]));
  return t(is_same ? 'research-saved' : 'research-changes');
}

function may_start({ work, report, busy, start }) {
  return Boolean(report?.ok && !busy && !start.busy && work.now.title.trim());
}

function why_not({ work, report }) {
  if (!report?.ok) return t('research-needs-fixes');
  return work.now.title.trim() ? nothing : t('research-needs-title');
}

const keeping = (state, send) => html`<section class="ex-keep" aria-label=${t('research-save-and-start')}>
  ${fault(state.save.error)}${fault(state.start.error)}${state.too_much
    ? html`<p class="note warn">${t('research-too-large')}</p>`
    : nothing}
  <div class="row"><button type="button" class="plain" ?disabled=${state.save.busy || !state.work.now.title.trim()}
    @click=${send.save}>${t('research-save')}</button>
    <button type="button" class="main" ?disabled=${!may_start(state)}
      @click=${send.start}>${t('research-start-dots')}</button>
    <button type="button" class="plain grave" @click=${send.throw_away}>${t('research-delete-dots')}</button></div>
  <p class="small"><span role="status">${saved_words(state)}</span>
    ${why_not(state)}</p>${state.id ? html`<p><a
      href=${`/experiments/${state.id}/study`}>${t('research-study')}</a></p>`
    : nothing}${guest_note(state.me)}</section>`;

/* Undo for the whole plan replaces that of the text field, which is lost when another file is opened. */
const keys = (send) => (event) => {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return;
  const key = event.key.toLowerCase();
  if (key !== 'z' && key !== 'y') return;
  event.preventDefault();
  if (key === 'y' || event.shiftKey) send.redo();
  else send.undo();
};

/** The whole page. */
export const edit = (state, send) => html`<div class="page rules experiment" @keydown=${keys(send)}>
  <h1>${state.id ? state.work.now.title || t('research-draft') : t('research-new')}</h1>
  <div class="ex-sides"><div class="ex-desk">${details(state, send)}${files(state, send)}${text(state, send)}</div>
    <div class="ex-found">${keeping(state, send)}${faults_panel(state, send)}</div></div></div>`;
