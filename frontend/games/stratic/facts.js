/* What both sides may read off a position: counters, never advice. */
import { html, nothing } from '../../vendor/lit-html.js';
import { SIDES } from './position.js';

function expansion(view) {
  if (view.max_expansions !== null && view.expansions >= view.max_expansions) return 'The board has its full size';
  if (!Number.isInteger(view.next_expansion_at)) return nothing;
  const left = view.next_expansion_at - view.turns;
  return left === 1 ? 'The board grows after this turn' : `The board grows in ${left} turns`;
}

function midboard(view) {
  const [south, north] = view.midboard ?? [0, 0];
  const gain = Math.min(3, Math.abs(south - north));
  const reward = gain ? `, ${SIDES[south > north ? 0 : 1]} would gain ${gain}` : '';
  return `Midboard ${south} : ${north}${reward}`;
}

/** One line about the position. */
export function facts(view) {
  if (view.status === 'over') return nothing;
  if (view.status === 'setup') {
    const ready = SIDES.filter((_, seat) => view.ready?.[seat]);
    return html`<p class="facts">Secret placement. ${ready.length ? `${ready.join(' and ')} is ready.` : 'Nobody is ready yet.'}</p>`;
  }
  return html`<p class="facts"><span>${expansion(view)}</span><span>${midboard(view)}</span></p>`;
}

function passes(n, may_operate) {
  if (may_operate) return html`<span class="tag firm" title="After two passes in a row the next turn may have two movements">operation ready</span>`;
  return n ? html`<span class="tag" title="Two passes in a row earn an operation">${n === 1 ? '1 pass' : `${n} passes`}</span>` : nothing;
}

const is_checked = (view, seat) => view.check && view.to_move === seat && !view.result;

/** What belongs to one side: points, reserve, passes. */
export function seat_facts(view, seat) {
  if (view.status === 'setup') return html`<span class="tag">${view.ready[seat] ? 'ready' : 'placing'}</span>`;
  if (!view.reserve) return nothing; /* it ended before the placements were shown */
  const reserve = view.reserve[seat];
  return html`<span class="points" title="Points by captures and promotions">${view.score[seat]} pt</span>
    ${reserve ? html`<span class="tag" title="Reinforcements to be placed">${reserve} in reserve</span>` : nothing}
    ${passes(view.passes[seat], view.operation?.[seat])}
    ${is_checked(view, seat) ? html`<span class="tag warn">check</span>` : nothing}`;
}
