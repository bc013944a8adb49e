/* What is wrong with a plan: each fault with its place and the way there, what will be played, and the board that gets
 * stuck. */
import { html, nothing } from '../../vendor/lit-html.js';
import { sentence } from '../../ui/words/sentence.js';
import { seen } from '../../games/rulegame/pages/text.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { stuck_rows } from '../../model/plan_report.js';
import { bench_panel } from '../../games/rulegame/pages/views/bench.js';
import { fate } from '../../games/rulegame/pages/views/verdict.js';

const SHOWN = 60;
const count = (n, word) => `${n} ${n === 1 ? word : `${word}s`}`;
const order = { error: 0, warning: 1 };
const signs = { error: ['cross', 'Error'], warning: ['ring', 'Warning'] };

function place(one, state, send) {
  const words = `${seen(one.file)}, line ${one.line}, column ${one.column}`;
  if (state.work.now.files[one.file] === undefined) return html`<span class="small">${seen(one.file) || 'The plan'}</span>`;
  return html`<button type="button" class="ex-place" @click=${() => send.jump(one)}>${words}</button>`;
}

function board_button(one, state, send) {
  if (one.code !== 'can_stalemate') return nothing;
  const row = stuck_rows(state.report).find((stuck) => stuck.list === one.list && stuck.row === one.row);
  if (!row) return nothing;
  const is_shown = state.shown?.list === row.list && state.shown?.row === row.row;
  return html`<button type="button" class="plain" aria-pressed=${is_shown} @click=${() => send.show(row)}>Show the board</button>`;
}

function line(one, state, send) {
  const [sign, words] = signs[one.severity];
  return html`<li class=${one.severity}><span class="ex-sign">${icon(sign)}<span class="unseen">${words}: </span></span>
    <div>${place(one, state, send)}<p>${seen(sentence(one.message))}${one.hint && one.code !== 'can_stalemate' ? html` <span class="small">${seen(sentence(one.hint))}</span>` : nothing}</p>${board_button(one, state, send)}</div></li>`;
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
  return html`<ol class="ex-faults">${all.slice(0, SHOWN).map((one) => line(one, state, send))}</ol>${more > 0 ? html`<p class="small">and ${more} more</p>` : nothing}`;
}

const verdicts = { cannot_stalemate: 'cannot get stuck', can_stalemate: 'can get stuck', unknown: 'not decided' };

const row = (one) => html`<tr><td class="figure">${one.row}</td><td>${one.rule_id ?? ''}</td><td>${verdicts[one.stalemate?.verdict] ?? 'not looked at'}</td></tr>`;

const played = ({ report }) => (report?.lists.length ? html`<details><summary>What is played</summary>${report.lists.map(({ list: name, rows }) => html`<h3>${name}</h3>
  <table class="rows"><caption class="unseen">List ${name}</caption><thead><tr><th scope="col" class="figure">Series</th><th scope="col">Rule set</th><th scope="col">A player</th></tr></thead><tbody>${rows.map(row)}</tbody></table>`)}</details>` : nothing);

/* The board of the verdict, tried by hand when the rules are in the plan and its pieces have names. */
function witness(state, send) {
  const { shown, trial } = state;
  if (!shown) return nothing;
  const answer = { ...shown.stalemate, ok: true };
  return html`<section class="ex-witness" aria-label="A board that gets stuck">
    <p class="small">List ${shown.list}, series ${shown.row}: <bdi>${shown.rule_id}</bdi></p>
    ${trial.board ? bench_panel({ trial, answer }, send) : html`<h2>A board that gets stuck</h2><p>It has ${count(shown.stalemate.witness.board.length, 'piece')}. Boards under a rule set that is not a file of the plan, and those of objects with properties, are not played here.</p>`}
    ${fate(answer)}</section>`;
}

/** Faults, what is played, and the board. */
export const faults_panel = (state, send) => html`<section aria-label="Faults"><h2>Faults</h2>
    <p role="status" class=${`ex-summary${state.report?.ok ? ' good' : ''}`}>${summary(state)}</p>${fault(state.error)}
    <div class=${state.busy && state.report ? 'outdated' : nothing}>${list(state, send)}${played(state)}</div></section>
  ${witness(state, send)}`;
