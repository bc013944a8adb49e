/* What is wrong with a plan: each fault with its place and the way there, what will be played, and what else the game
 * shows of it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { sentence } from '../../ui/words/sentence.js';
import { seen } from '../../model/text_place.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';

const SHOWN = 60;
const count = (n, word) => `${n} ${n === 1 ? word : `${word}s`}`;
const order = { error: 0, warning: 1 };
const signs = { error: ['cross', 'Error'], warning: ['ring', 'Warning'] };

function place(one, state, send) {
  const words = `${seen(one.file)}, line ${one.line}, column ${one.column}`;
  if (state.work.now.files[one.file] === undefined) {
    return html`<span class="small">${seen(one.file) || 'The plan'}</span>`;
  }
  return html`<button type="button" class="ex-place" @click=${() => send.jump(one)}>${words}</button>`;
}

function line(one, state, send) {
  const [sign, words] = signs[one.severity];
  return html`<li class=${one.severity}><span class="ex-sign">${icon(sign)}<span class="unseen">${words}: </span></span>
    <div>
      ${place(one, state, send)}<p>${seen(sentence(one.message))}${one.hint && state.desk.tells_hint(one)
        ? html` <span class="small">${seen(sentence(one.hint))}</span>`
        : nothing}</p>${state.desk.fault_button(one, state.report, state.bench, send.bench)}</div></li>`;
}

function summary({ report, busy }) {
  if (!report) return busy ? 'Reading the plan …' : 'Nothing was looked at yet.';
  const { error_count: errors, warning_count: warnings } = report;
  if (!errors && !warnings) return 'No faults: it can be started.';
  const found = [errors && count(errors, 'error'), warnings && count(warnings, 'warning')].filter(Boolean).join(', ');
  return `${found}.${errors ? '' : ' It can be started.'}`;
}

function list(state, send) {
  const all = state.report?.faults.toSorted((a, b) => order[a.severity] - order[b.severity]) ?? [];
  const more = all.length - SHOWN + (state.report?.more ?? 0);
  return html`<ol class="ex-faults">${all.slice(0, SHOWN).map((one) => line(one, state, send))}</ol>
    ${more > 0 ? html`<p class="small">and ${more} more</p>` : nothing}`;
}

const played = ({ report, desk }) => (report?.lists.length ? html`<details><summary>What is played</summary>
  ${report.lists.map(({ list: name, rows }) => html`<h3>${name}</h3>
  ${desk.rows_table(name, rows)}`)}</details>` : nothing);

/** Faults, what is played, and what the game shows. */
export const faults_panel = (state, send) => html`<section aria-label="Faults"><h2>Faults</h2>
    <p role="status" class=${`ex-summary${state.report?.ok ? ' good' : ''}`}>${summary(state)}</p>${fault(state.error)}
    <div class=${state.busy && state.report ? 'outdated' : nothing}>${list(state, send)}${played(state)}</div></section>
  ${state.desk.bench_panel(state.bench, send.bench)}`;
