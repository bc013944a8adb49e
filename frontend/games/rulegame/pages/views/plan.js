/* Draws what the validator of plans found about rules: a button at a fault, the verdicts of a list, the board that
 * gets stuck. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { stuck_rows } from '../plan_bench.js';
import { bench_panel } from './bench.js';
import { fate } from './verdict.js';

const is_stuck = (fault) => fault.code === 'can_stalemate';

/** The board says more than the hint of such a fault. */
export const tells_hint = (fault) => !is_stuck(fault);

/** What can be done about a fault beside going to its place. */
export function fault_button(fault, report, bench, send) {
  if (!is_stuck(fault)) return nothing;
  const row = stuck_rows(report).find((stuck) => stuck.list === fault.list && stuck.row === fault.row);
  if (!row) return nothing;
  const is_shown = bench.shown?.list === row.list && bench.shown?.row === row.row;
  return html`<button type="button" class="plain" aria-pressed=${is_shown}
    @click=${() => send.show(row)}>Show the board</button>`;
}

const verdicts = { cannot_stalemate: 'cannot get stuck', can_stalemate: 'can get stuck', unknown: 'not decided' };

const row_line = (one) => html`<tr><td class="figure">${one.row}</td><td>${one.rule_id ?? ''}</td>
  <td>${verdicts[one.stalemate?.verdict] ?? 'not looked at'}</td></tr>`;

/** The series of a list, with the verdict on each. */
export const rows_table = (name, rows) => html`<table class="rows"><caption class="unseen">List ${name}</caption>
  <thead><tr><th scope="col" class="figure">Series</th><th scope="col">Rule set</th>
    <th scope="col">A player</th></tr></thead>
  <tbody>${rows.map(row_line)}</tbody></table>`;

const pieces = (n) => `${n} ${n === 1 ? 'piece' : 'pieces'}`;

/** The board of the verdict, tried by hand when the rules are in the plan and its pieces have names. */
export function plan_bench_panel({ shown, trial }, send) {
  if (!shown) return nothing;
  const answer = { ...shown.stalemate, ok: true };
  return html`<section class="ex-witness" aria-label="A board that gets stuck">
    <p class="small">List ${shown.list}, series ${shown.row}: <bdi>${shown.rule_id}</bdi></p>
    ${trial.board ? bench_panel({ trial, answer }, send) : html`<h2>A board that gets stuck</h2>
      <p>It has ${pieces(shown.stalemate.witness.board.length)}. Boards under a rule set that is not a file of the plan,
        and those of objects with properties, are not played here.</p>`}
    ${fate(answer)}</section>`;
}
