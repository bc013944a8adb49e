/* What both sides can read off a position, and off the log that led to it: counters, never advice. */
import { list_of, t } from '../../locales/text.js';
import { html, nothing } from '../../vendor/lit-html.js';
import { taken } from './count.js';
import { seat_of, SIDES } from './position.js';
import { emblem_picture } from './board/signs.js';

const KINDS = ['C', 'I', 'A', 'F'];

/** The turns still to be played before the board grows; null when it grows no more. */
export function turns_to_growth(view) {
  const is_full = view.max_expansions !== null && view.expansions >= view.max_expansions;
  return is_full || !Number.isInteger(view.next_expansion_at) ? null : view.next_expansion_at - view.turns;
}

function countdown(view) {
  const left = turns_to_growth(view);
  if (left === null) return html`<p class="growth">${t('stratic-facts-full')}</p>`;
  const all = view.next_expansion_at - (view.expansions ? view.expansions * (view.expansions + 3) : 0);
  return html`<p class="growth"><strong>${t('stratic-facts-grows', { n: left })}</strong>
    <meter min="0" max=${all} .value=${all - left} aria-hidden="true"></meter></p>`;
}

/** How many pieces the side with more of them on the midboard gets when the board grows. */
export const growth_gain = (one, other) => Math.min(3, Math.abs(one - other));

/* What each side would gain if the board grew now. */
function gains(view) {
  const [south, north] = view.midboard ?? [0, 0];
  const gain = growth_gain(south, north);
  return [south > north ? gain : 0, north > south ? gain : 0];
}

function passes(view, seat) {
  if (view.operation?.[seat]) return html`<strong>${t('stratic-facts-passes-operation')}</strong>`;
  return view.passes[seat] ? t('stratic-facts-passes-of', { n: view.passes[seat] }) : '–';
}

/* "1 Interdictor", "3 Fortifiers": the kinds of which there are some. */
const counted_words = (counted) =>
  KINDS.filter((kind) => counted[kind]).map((kind) => t(`stratic-count-${kind}`, { n: counted[kind] }));

function captured(lost, seat) {
  const words = counted_words(lost);
  if (!words.length) return html`<span aria-label=${t('stratic-facts-nothing')}>–</span>`;
  return html`<span class="captured" role="img" aria-label=${list_of(words)}>${emblems(lost, seat)}</span>`;
}

const emblems = (counted, seat) => KINDS.filter((kind) => counted[kind])
  .map((kind) => html`<span>${emblem_picture(kind, seat)}${counted[kind] > 1 ? counted[kind] : nothing}</span>`);

/* Reinforcements are free to be Fortifiers or Aggressors; what lies in the hand comes back as what it was. */
function waiting(view, seat) {
  const [free, hand] = [view.reserve[seat], view.hand?.[seat] ?? ''];
  if (!hand) return free || '–';
  const counted = Object.fromEntries(KINDS.map((kind) => [kind, hand.split(kind).length - 1]));
  const words = [...counted_words(counted), ...(free ? [t('stratic-count-free', { n: free })] : [])];
  return html`<span class="captured" role="img" aria-label=${list_of(words)}>${
    emblems(counted, seat)}${free ? html`<span>+${free}</span>` : nothing}</span>`;
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

const is_antistratic = ({ variant }) => variant === 'antistratic';

const gain_row = (view) => row(t('stratic-facts-gain'),
  gains(view).map((n) => (n ? t('stratic-facts-gain-pieces', { n }) : '–')), t('stratic-facts-gain-about'));

/* What the next turns may bring: nothing once the game is over. */
function coming_rows(view) {
  const seats = [0, 1];
  const grows = turns_to_growth(view) !== null;
  return [
    ...(grows ? [gain_row(view)] : []),
    row(t('stratic-facts-place'), seats.map((seat) => waiting(view, seat)), t('stratic-facts-place-about')),
    row(t('stratic-facts-passes'), seats.map((seat) => passes(view, seat)), t('stratic-facts-passes-about')),
  ];
}

/* The rows of the table: a title, a cell for each side, and an explanation of the title. */
function rows(view, lost) {
  const seats = [0, 1];
  return [
    ...(is_antistratic(view) ? [row(t('stratic-facts-left'), seats.map((seat) => pieces_left(view, seat)),
      t('stratic-facts-left-about'))] : []),
    row(t('stratic-facts-points'), view.score, t('stratic-facts-points-about')),
    row(t('stratic-facts-midboard'), view.midboard, t('stratic-facts-midboard-about')),
    ...(view.status === 'over' ? [] : coming_rows(view)),
    ...(lost ? [row(t('stratic-facts-captured'), seats.map((seat) => captured(lost[1 - seat], 1 - seat)))] : []),
  ];
}

const table = (view, log) => html`<table class="counts">
  <caption class="unseen">${t('stratic-facts-table')}</caption>
  <thead>
    <tr><td></td>
      ${SIDES.map((side, seat) => html`<th scope="col"><span class=${`chip chip-${seat}`} aria-hidden="true"></span>
        ${side}</th>`)}</tr></thead>
  <tbody>${rows(view, taken(view, log))}</tbody></table>`;

function operations(view) {
  return [0, 1].filter((seat) => view.operation?.[seat]).map((seat) => html`<p class="small operation">
    <span class="tag firm">${t('stratic-facts-operation-tag')}</span>
    ${t(view.to_move === seat ? 'stratic-facts-operation-now' : 'stratic-facts-operation-next',
      { side: SIDES[seat] })}</p>`);
}

/* Nobody is ready yet, or one side is; once both are, the game goes on. */
function setup_words(view) {
  const side = SIDES.find((_, seat) => view.ready?.[seat]);
  return side ? t('stratic-facts-setup-ready', { side }) : t('stratic-facts-setup');
}

/** Which variant this is, and how it is won. */
export const aim = ({ variant = 'base', dims }) =>
  t(dims === 3 ? `stratic-aim-${variant}-cube` : `stratic-aim-${variant}`);

/** The position in figures; `log` are the lines that led to it. */
export function facts(view, log = []) {
  if (view.status === 'setup') return html`<p class="facts">${setup_words(view)}</p>`;
  if (!view.reserve) return nothing; /* it ended before the setups were shown: nothing was counted yet */
  return html`<div class="facts">
    ${view.status === 'over' ? nothing : html`${countdown(view)}${operations(view)}`}${table(view, log)}</div>`;
}

const pass_tag = (n) =>
  html`<span class="tag" title=${t('stratic-seat-passes-about')}>${t('stratic-seat-passes', { n })}</span>`;

function operation_tag(view, seat) {
  if (view.status === 'over') return nothing;
  if (view.operation?.[seat]) {
    return html`<span class="tag firm"
      title=${t('stratic-seat-operation-about')}>${t('stratic-seat-operation')}</span>`;
  }
  return view.passes[seat] ? pass_tag(view.passes[seat]) : nothing;
}

const is_checked = (view, seat) => view.check && view.to_move === seat && !view.result;

/* What counts in this variant: points, or the pieces that are left to lose. */
const counter = (view, seat) => (is_antistratic(view)
  ? html`<span class="points"
      title=${t('stratic-facts-left-about')}>${t('stratic-seat-left', { n: pieces_left(view, seat) })}</span>`
  : html`<span class="points"
      title=${t('stratic-seat-points-about')}>${t('stratic-seat-points', { n: view.score[seat] })}</span>`);

/** What belongs to one side: points or pieces left, reserve, passes. */
export function seat_facts(view, seat) {
  if (view.status === 'setup') {
    return html`<span class="tag">${t(view.ready[seat] ? 'stratic-seat-ready' : 'stratic-seat-placing')}</span>`;
  }
  if (!view.reserve) return nothing; /* it ended before the setups were shown */
  const reserve = view.status === 'over' ? 0 : view.reserve[seat] + (view.hand?.[seat] ?? '').length;
  return html`${counter(view, seat)}
    ${reserve ? html`<span class="tag"
      title=${t('stratic-seat-place-about')}>${t('stratic-seat-place', { n: reserve })}</span>` : nothing}
    ${operation_tag(view, seat)}
    ${is_checked(view, seat) ? html`<span class="tag warn">${t('stratic-seat-check')}</span>` : nothing}`;
}
