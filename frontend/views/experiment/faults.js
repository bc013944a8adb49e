/* The problems of a plan: each with its place and a button that leads there, what will be played, and what else the
 * game shows of it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { seen } from '../../model/text_place.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { fault_text } from '../fault_text.js';
import { t } from '../../locales/text.js';

const SHOWN = 60;
const order = { error: 0, warning: 1 };
const signs = { error: ['cross', 'research-error'], warning: ['ring', 'research-warning'] };

function place(one, state, send) {
  if (state.work.now.files[one.file] === undefined) {
    return html`<span class="small">${seen(one.file) || t('research-plan')}</span>`;
  }
  const words = t('research-place',
    { file: seen(one.file), line: String(one.line), column: String(one.column) });
  return html`<button type="button" class="ex-place" @click=${() => send.jump(one)}>${words}</button>`;
}

function line(one, state, send) {
  const [sign, words] = signs[one.severity];
  return html`<li class=${one.severity}><span class="ex-sign">${icon(sign)}<span
    class="unseen">${t(words)} </span></span>
    <div>
      ${place(one, state, send)}<p>${fault_text(one)}</p>${
        state.desk.fault_button(one, state.report, state.bench, send.bench)}</div></li>`;
}

function summary({ report, busy }) {
  if (!report) return busy ? t('research-checking') : t('research-not-checked');
  const { error_count: errors, warning_count: warnings } = report;
  if (!errors && !warnings) return t('research-no-problems');
  if (!errors) return t('research-found-warnings', { warnings });
  return warnings ? t('research-found-both', { errors, warnings }) : t('research-found-errors', { errors });
}

function list(state, send) {
  const all = state.report?.faults.toSorted((a, b) => order[a.severity] - order[b.severity]) ?? [];
  const more = all.length - SHOWN + (state.report?.more ?? 0);
  return html`<ol class="ex-faults">${all.slice(0, SHOWN).map((one) => line(one, state, send))}</ol>
    ${more > 0 ? html`<p class="small">${t('research-more-problems', { n: more })}</p>` : nothing}`;
}

const played = ({ report, desk }) => (report?.lists.length ? html`<details>
  <summary>${t('research-what-is-played')}</summary>
  ${report.lists.map(({ list: name, rows }) => html`<h3 translate="no">${name}</h3>
  ${desk.rows_table(name, rows)}`)}</details>` : nothing);

/** The problems of the plan, what is played, and what the game shows. */
export const faults_panel = (state, send) => html`<section aria-label=${t('research-problems')}>
    <h2>${t('research-problems')}</h2>
    <p role="status" class=${`ex-summary${state.report?.ok ? ' good' : ''}`}>${summary(state)}</p>${fault(state.error)}
    <div class=${state.busy && state.report ? 'outdated' : nothing}>${list(state, send)}${played(state)}</div></section>
  ${state.desk.bench_panel(state.bench, send.bench)}`;
