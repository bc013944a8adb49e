/* Draws what the validator of plans found about rules: a button at a fault, the verdicts of a list, the board that
 * gets stuck. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { rich, t } from '../../../../locales/text.js';
import { stuck_rows } from '../plan_bench.js';
import { bench_panel } from './bench.js';
import { fate } from './verdict.js';

const is_stuck = (fault) => fault.code === 'can_stalemate';

/** What can be done about a fault beside going to its place. */
export function fault_button(fault, report, bench, send) {
  if (!is_stuck(fault)) return nothing;
  const row = stuck_rows(report).find((stuck) => stuck.list === fault.list && stuck.row === fault.row);
  if (!row) return nothing;
  const is_shown = bench.shown?.list === row.list && bench.shown?.row === row.row;
  return html`<button type="button" class="plain" aria-pressed=${is_shown}
    @click=${() => send.show(row)}>${t('rulegame-pages-plan-show')}</button>`;
}

const verdict_words = ({ stalemate }) => (stalemate ? t(`rulegame-pages-plan-${stalemate.verdict}`)
  : t('rulegame-pages-plan-unchecked'));

const row_line = (one) => html`<tr><td class="figure">${one.row}</td><td translate="no">${one.rule_id ?? ''}</td>
  <td>${verdict_words(one)}</td></tr>`;

/** The series of a list, with the verdict on each. */
export const rows_table = (name, rows) => html`<table class="rows">
  <caption class="unseen">${t('rulegame-pages-plan-list', { list: name })}</caption>
  <thead><tr><th scope="col" class="figure">${t('rulegame-pages-plan-series')}</th>
    <th scope="col">${t('rulegame-pages-plan-rule-set')}</th>
    <th scope="col">${t('rulegame-pages-plan-verdict')}</th></tr></thead>
  <tbody>${rows.map(row_line)}</tbody></table>`;

/** The board of the verdict, tried by hand when the rules are in the plan and its pieces have names. */
export function plan_bench_panel({ shown, trial }, send) {
  if (!shown) return nothing;
  const answer = { ...shown.stalemate, ok: true };
  const at = { list: shown.list, series: shown.row };
  return html`<section class="ex-witness" aria-label=${t('rulegame-pages-bench-stuck')}>
    <p class="small">${rich('rulegame-pages-plan-at', { rule: () => html`<bdi>${shown.rule_id}</bdi>` }, at)}</p>
    ${trial.board ? bench_panel({ trial, answer }, send) : html`<h2>${t('rulegame-pages-bench-stuck')}</h2>
      <p>${t('rulegame-pages-plan-unplayable', { n: shown.stalemate.witness.board.length })}</p>`}
    ${fate(answer)}</section>`;
}
