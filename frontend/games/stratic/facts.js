/* What both sides may read off a position, and off the log that led to it: counters, never advice. */
import { html, nothing } from '../../vendor/lit-html.js';
import { taken } from './count.js';
import { letter_of, seat_of, SIDES, WORDS } from './position.js';
import { emblem } from './board/signs.js';

const KINDS = ['C', 'I', 'A', 'F'];
const plural = (n, word) => `${n} ${word}${n === 1 ? '' : 's'}`;

const picture = (kind, seat) => html`<svg class="stratic emblem" viewBox="-50 -50 100 100"
  aria-hidden="true">${emblem(letter_of(kind, seat), seat)}</svg>`;

/* The turns still to be played before the board grows; null when it grows no more. */
function turns_to_growth(view) {
  const is_full = view.max_expansions !== null && view.expansions >= view.max_expansions;
  return is_full || !Number.isInteger(view.next_expansion_at) ? null : view.next_expansion_at - view.turns;
}

function countdown(view) {
  const left = turns_to_growth(view);
  if (left === null) return html`<p class="growth">The board has its full size; the midboard earns nothing more.</p>`;
  const all = view.next_expansion_at - (view.expansions ? view.expansions * (view.expansions + 3) : 0);
  return html`<p class="growth"><strong>${left === 1 ? 'The board grows after this turn'
    : `The board grows in ${left} turns`}</strong>
    <meter min="0" max=${all} .value=${all - left} aria-hidden="true"></meter></p>`;
}

/** What each side would gain if the board grew now. */
function gains(view) {
  const [south, north] = view.midboard ?? [0, 0];
  const gain = Math.min(3, Math.abs(south - north));
  return [south > north ? gain : 0, north > south ? gain : 0];
}

function passes(view, seat) {
  if (view.operation?.[seat]) return html`<strong>2, operation</strong>`;
  return view.passes[seat] ? html`${view.passes[seat]} of 2` : '–';
}

function captured(lost, seat) {
  const kinds = KINDS.filter((kind) => lost[kind]);
  const words = kinds.map((kind) => plural(lost[kind], WORDS[kind])).join(', ');
  if (!kinds.length) return html`<span aria-label="nothing">–</span>`;
  return html`<span class="captured" role="img" aria-label=${words}>${emblems(lost, seat)}</span>`;
}

const emblems = (counted, seat) => KINDS.filter((kind) => counted[kind])
  .map((kind) => html`<span>${picture(kind, seat)}${counted[kind] > 1 ? counted[kind] : nothing}</span>`);

/* Reinforcements are free to be Fortifiers or Aggressors; what lies in the hand comes back as what it was. */
function waiting(view, seat) {
  const [free, hand] = [view.reserve[seat], view.hand?.[seat] ?? ''];
  if (!hand) return free || '–';
  const counted = Object.fromEntries(KINDS.map((kind) => [kind, hand.split(kind).length - 1]));
  const words = KINDS.filter((kind) => counted[kind]).map((kind) => plural(counted[kind], WORDS[kind])).join(', ');
  return html`<span class="captured" role="img"
    aria-label=${free ? `${words}, ${free} free` : words}>${emblems(counted, seat)}${free ? html`<span>+${free}</span>`
      : nothing}</span>`;
}

/** Pieces of a side on the board and waiting: what Antistratic counts. */
export function pieces_left(view, seat) {
  const letters = (view.pieces ?? []).flatMap((p) => [p.base, p.top ?? []].flat());
  return letters.filter((letter) => seat_of(letter) === seat).length + view.reserve[seat];
}

function row(name, cells, title) {
  return html`<tr><th scope="row" title=${title ?? nothing}>${name}</th>
    ${cells.map((cell) => html`<td>${cell}</td>`)}</tr>`;
}

function table(view, log) {
  const seats = [0, 1];
  const gain = gains(view);
  const lost = taken(view, log);
  const earns = turns_to_growth(view) !== null;
  return html`<table class="counts"><caption class="unseen">Both sides in figures</caption>
    <thead>
      <tr><td></td>
        ${seats.map((seat) => html`<th scope="col"><span class=${`chip chip-${seat}`} aria-hidden="true"></span>
          ${SIDES[seat]}</th>`)}</tr></thead>
    <tbody>
      ${row('Points', view.score, 'By captures and promotions')}
      ${row('In the midboard', view.midboard, 'Pieces in the ten files of the middle six ranks; both of a stack count')}
      ${earns ? row('Would earn', gain.map((n) => (n ? plural(n, 'piece') : '–')),
        'Reinforcements at the next growth, if it came now: the difference, at most 3') : nothing}
      ${row('To place', seats.map((seat) => waiting(view, seat)),
        'Reinforcements, and pieces that came back; all are placed at the start of the next own turn')}
      ${view.variant === 'antistratic'
        ? row('Pieces left', seats.map((seat) => pieces_left(view, seat)),
          'On the board and waiting; whoever has none left has won')
        : nothing}
      ${row('Passes in a row', seats.map((seat) => passes(view, seat)),
        'After two the next turn may have two movements')}
      ${lost ? row('Has taken', seats.map((seat) => captured(lost[1 - seat], 1 - seat))) : nothing}
    </tbody></table>`;
}

function operations(view) {
  return [0, 1].filter((seat) => view.operation?.[seat]).map((seat) => html`<p class="small operation">
    <span class="tag firm">Operation</span>
    ${SIDES[seat]} may make two movements in ${view.to_move === seat ? 'this' : 'the next own'} turn.</p>`);
}

/** The position in figures; `log` are the lines that led to it. */
export function facts(view, log = []) {
  if (view.status === 'setup') {
    const ready = SIDES.filter((_, seat) => view.ready?.[seat]);
    return html`<p class="facts">Secret placement.
      ${ready.length ? `${ready.join(' and ')} is ready.` : 'Nobody is ready yet.'}</p>`;
  }
  if (!view.reserve) return nothing; /* it ended before the placements were shown: nothing was counted yet */
  return html`<div class="facts">
    ${view.status === 'over' ? nothing : html`${countdown(view)}${operations(view)}`}${table(view, log)}</div>`;
}

const pass_tag = (n) => html`<span class="tag"
  title="Two passes in a row earn an operation: a turn of up to two movements">${n === 1 ? '1 pass'
    : `${n} passes`}</span>`;

function operation_tag(view, seat) {
  if (view.operation?.[seat]) {
    return html`<span class="tag firm"
      title="After two passes in a row the next turn may have two movements">operation ready</span>`;
  }
  return view.passes[seat] ? pass_tag(view.passes[seat]) : nothing;
}

const is_checked = (view, seat) => view.check && view.to_move === seat && !view.result;

/** What belongs to one side: points, reserve, passes. */
export function seat_facts(view, seat) {
  if (view.status === 'setup') return html`<span class="tag">${view.ready[seat] ? 'ready' : 'placing'}</span>`;
  if (!view.reserve) return nothing; /* it ended before the placements were shown */
  const reserve = view.reserve[seat] + (view.hand?.[seat] ?? '').length;
  return html`<span class="points" title="Points by captures and promotions">${view.score[seat]} pt</span>
    ${reserve ? html`<span class="tag" title="Pieces to be placed">${reserve} to place</span>` : nothing}
    ${operation_tag(view, seat)}
    ${is_checked(view, seat) ? html`<span class="tag warn">check</span>` : nothing}`;
}
