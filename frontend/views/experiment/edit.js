/* A plan on the desk: what participants are told, its files, the text of one of them with its faults marked, and what
 * is wrong with the whole. */
import { html, nothing } from '../../vendor/lit-html.js';
import { sentence } from '../../ui/words/sentence.js';
import { place_of } from '../../model/text_place.js';
import { chosen } from '../../model/plan_files.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { guest_note } from './experiments.js';
import { faults_panel } from './faults.js';
import { paper } from '../paper.js';

const LONGEST = 200_000;

/* What was found in that file, as long as it is the text that was looked at. */
function faults_in({ report, work }, name) {
  if (!report || report.files[name] !== work.now.files[name]) return [];
  return report.faults.filter((one) => one.file === name);
}

/* A fault in a table reaches to the end of its cell. */
function reach(text, name, one) {
  const { start, end } = place_of(text, one);
  if (!name.endsWith('.csv')) return { start, end };
  const rest = /^[^,\n]*/.exec(text.slice(start))[0].length;
  return { start, end: Math.max(end, start + rest) };
}

const marks_of = (text, name, faults) =>
  faults.map((one) => ({ ...reach(text, name, one), tone: one.severity === 'error' ? 'bad' : 'warn' }))
    .sort((a, b) => a.start - b.start);

/* ---- what it is called, what is told ---- */

const field = (state, send, name, label, more = nothing) =>
  html`<label class="field"><span>${label}</span><input maxlength="120" autocomplete="off"
    .value=${state.work.now[name]} @input=${(e) => send.set(name, e.target.value)}>${more}</label>`;

const details = (state, send) => html`<section class="ex-told" aria-label="What it is called">
  ${field(state, send, 'title', 'Title, for you alone')}${field(state, send, 'shown_title',
    'Title that participants see')}
  <label class="field"><span>Consent text: participants read it and say yes or no</span><textarea rows="5"
    maxlength="20000" .value=${state.work.now.consent}
    @input=${(e) => send.set('consent', e.target.value)}></textarea></label>
  <details ?open=${Boolean(state.work.now.plan)}><summary>Which lists are played</summary>
    <label class="field"><span>Plan</span><input maxlength="400" autocomplete="off" autocapitalize="off"
      spellcheck="false" .value=${state.work.now.plan} @input=${(e) => send.set('plan', e.target.value)}></label>
    <p class="small">Empty: every list in trial-lists/. NAME: those in trial-lists/NAME/. P:NAME:MODIFIER and
      R:RULE:MODIFIER as the <a href="/docs/experiments.md">description</a> says.</p></details></section>`;

/* ---- files ---- */

function count_mark(faults) {
  const errors = faults.filter((one) => one.severity === 'error').length;
  if (errors) {
    return html`<span class="ex-count bad">${errors}<span class="unseen">
      ${errors === 1 ? 'error' : 'errors'}</span></span>`;
  }
  return faults.length
    ? html`<span class="ex-count warn">${faults.length}<span class="unseen">
      ${faults.length === 1 ? 'warning' : 'warnings'}</span></span>`
    : nothing;
}

const file_line = (state, send) => (name) =>
  html`<li><button type="button" class="bare" aria-current=${name === state.open ? 'true' : nothing}
    @click=${() => send.open(name)}><span>${name}</span>${count_mark(faults_in(state, name))}</button></li>`;

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
    <label class="button plain">Choose files<input type="file" multiple accept=".csv,.txt,.json"
      aria-label="Files of the plan" @change=${take}></label>
    <label class="button plain wide">Choose a folder<input type="file" webkitdirectory aria-label="A folder with a plan"
      @change=${take}></label></div></div>`;
}

function files(state, send) {
  const names = Object.keys(state.work.now.files).sort();
  return html`<section aria-label="Files"><h2>Files</h2>${drop_place(state, send)}
    <p class="small" role="status">${state.told}</p>
    ${names.length ? html`<ul class="ex-files">${names.map(file_line(state, send))}</ul>`
      : html`<p class="quiet">Nothing is here yet.
        <button type="button" class="plain" @click=${send.sample}>Begin with a small plan that works</button></p>`}
    <div class="row"><button type="button" class="plain" @click=${send.add}>${icon('plus')} New file</button>
      <button type="button" class="plain" aria-keyshortcuts="Control+Z" ?disabled=${!state.work.may_undo}
        @click=${send.undo}>${icon('undo')} Undo</button>
      <button type="button" class="plain" aria-keyshortcuts="Control+Shift+Z" ?disabled=${!state.work.may_redo}
        @click=${send.redo}>Redo</button>
      ${names.length ? html`<button type="button" class="plain" @click=${send.download}>Download the plan</button>`
        : nothing}</div></section>`;
}

/* ---- the open file ---- */

function told_here(found, { desk }, send) {
  const [first] = found;
  if (!first) return nothing;
  return html`<p><strong>Line ${first.line}, column ${first.column}:</strong> ${sentence(first.message)}</p>
    ${first.hint && desk.tells_hint(first) ? html`<p>${sentence(first.hint)}</p>` : nothing}
    <p><button class="plain" type="button" @click=${() => send.jump(first)}>Go to the fault</button>${found.length > 1
      ? html` <span class="small">and ${found.length - 1} more in this file</span>`
      : nothing}</p>`;
}

function text(state, send) {
  const { files: all } = state.work.now;
  const name = state.open;
  if (name === null || all[name] === undefined) return nothing;
  const found = faults_in(state, name).toSorted((a, b) => a.severity.localeCompare(b.severity) || a.line - b.line);
  const is_bad = found.some((one) => one.severity === 'error');
  return html`<section aria-label="Text of the file"><div class="row spread ex-file-head"><h2>${name}</h2>
      <span class="row"><button type="button" class="plain" @click=${send.rename}>Rename</button><button type="button"
        class="plain" @click=${send.remove}>Remove</button></span></div>
    ${all[name].length > LONGEST
      ? html`<p class="quiet">This file is too long to be edited here. Change it on your own machine and choose
        it again.</p>`
      : paper({ id: 'file-text', name, text: all[name], marks: marks_of(all[name], name, found), told_by: 'file-fault',
        is_bad }, send.write)}
    <div id="file-fault" class=${found.length ? `note ${is_bad ? 'bad' : 'warn'}` : nothing}>
      ${told_here(found, state, send)}</div></section>`;
}

/* ---- keeping and starting ---- */

function saved_words(state) {
  if (!state.saved) return 'Not kept yet.';
  const { now } = state.work;
  return Object.keys(state.saved)
    .every((name) => (name === 'files' ? JSON.stringify(now.files) === JSON.stringify(state.saved.files)
      : now[name] === state.saved[name])) ? 'Kept.' : 'Changed since it was kept.';
}

function may_start({ work, report, busy, start }) {
  return Boolean(report?.ok && !busy && !start.busy && work.now.title.trim());
}

const why_not = ({ work, report }) =>
  (report?.ok ? (work.now.title.trim() ? nothing : 'It needs a title.') : 'It can be started when no error is left.');

const keeping = (state, send) => html`<section class="ex-keep" aria-label="Keep and start">
  ${fault(state.save.error)}${fault(state.start.error)}${state.too_much
    ? html`<p class="note warn">This plan is too large to outlive a reload of the page: keep it often.</p>`
    : nothing}
  <div class="row"><button type="button" class="plain" ?disabled=${state.save.busy || !state.work.now.title.trim()}
    @click=${send.save}>Keep as draft</button>
    <button type="button" class="main" ?disabled=${!may_start(state)} @click=${send.start}>Start …</button>
    <button type="button" class="plain grave" @click=${send.throw_away}>Throw away …</button></div>
  <p class="small"><span role="status">${saved_words(state)}</span>
    ${why_not(state)}</p>${guest_note(state.me)}</section>`;

/* Undo of the whole desk in place of a field's own, which forgets when another file is opened. */
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
  <h1>${state.id ? state.work.now.title || 'A draft' : 'New experiment'}</h1>
  <div class="ex-sides"><div class="ex-desk">${details(state, send)}${files(state, send)}${text(state, send)}</div>
    <div class="ex-found">${keeping(state, send)}${faults_panel(state, send)}</div></div></div>`;
