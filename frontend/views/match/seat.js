/* One seat of a match: name, side, points, clock. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { low_ms, uses_bank } from '../../ui/clock.js';
import { seat_marks } from '../../ui/words/absence.js';
import { is_person, kind_mark, player_link } from '../../ui/seats.js';
import { seat_rating } from './rating.js';

const MINUTE_MS = 60_000;

function ends_in({ live, skew, header }, name = 'turn-ends') {
  const time = { until: Date.parse(live.deadline), skew, low_ms: low_ms(header.clock, live.stage) };
  return figure('match-ends-in', time, name);
}

const MARKS = { label: (text) => html`<span class="small">${text}</span>` };

/* A clock under its label: the time left is the large figure, the time used a small one. */
function figure(id, time, name) {
  return html`<span class=${name}>${rich(id, { ...MARKS, clock: () => html`<quad-clock .time=${time}></quad-clock>` })}
    </span>`;
}

/* Without a clock nothing runs out; while turns are skipped, the server has a deadline there all the same. */
const has_end = (state) => state.live.deadline && state.live.status === 'live' && state.header.clock?.mode !== 'untimed'
  && !is_far(state);

/* People at one device play without a clock: they need not know of the end of a turn before it is near. */
const DAY_MS = 24 * 60 * MINUTE_MS;
const is_far = ({ live, skew, header }) => header.is_shared && Date.parse(live.deadline) - Date.now() - skew > DAY_MS;

function clock_of(state, seat) {
  const { live, skew, header } = state;
  const own = live.clocks.find((c) => c.seat === seat);
  if (!own || state.past) return nothing;
  const banked = own.bank_ms !== null;
  const running = own.running && (!banked || uses_bank(header.clock, live.stage));
  const time = { ...own, running, from: Date.parse(live.now), skew };
  const name = running ? 'time running' : 'time';
  const ends = own.running && has_end(state) ? ends_in(state, banked ? 'turn-ends' : name) : nothing;
  return html`${ends}${banked ? figure('match-clock-left', time, name)
    : figure('match-clock-used', time, 'time-used')}`;
}

const to_move = (state, seat) => {
  const { pending, status } = state.live;
  return status === 'live' && Array.isArray(pending) && pending.includes(seat);
};

/** When the turn, or its running part, ends for everybody. */
export function deadline(state) {
  return state.past || !has_end(state) ? nothing : ends_in(state);
}

/** Whether the seats stand in a row, rather than two opposite each other at a board that can be flipped. */
export const in_a_row = ({ header, face }) => header.seats.length > 2 || Boolean(face.is_fixed);

/** The mark of a seat: the face's sign where signs are dealt anew in each match, else the first letter of its name. */
export function chip(state, view, seat) {
  if (state.face.seat_sign) return html`<span class="own-sign">${state.face.seat_sign(view, seat)}</span>`;
  return html`<span class=${`chip chip-${seat}`}
    aria-hidden="true">${in_a_row(state) ? state.face.seat_names[seat][0] : nothing}</span>`;
}

/** What a seat is called on the board. */
export const seat_name = (state, view, seat) => state.face.seat_name?.(view, seat) ?? state.face.seat_names[seat];

function side_words(state, view, seat) {
  const side = seat_name(state, view, seat);
  return seat === state.seat ? t('match-seat-own', { side }) : side;
}

/* A program takes part under the name of its seat where seats have names of their own: many seats may have the same
 * program. */
function name_of({ face }, view, seat, { name, kind }) {
  if (!name) return t('match-open-seat');
  if (kind !== 'builtin' || !face.seat_name) return player_link(name, kind);
  return rich('match-seat-bot', { bot: () => player_link(name, kind) },
    { side: face.seat_name(view, seat) });
}

/** @type {[minutes: number, id: string][]} */
const AWAY = [[1440, 'match-seat-away-days'], [60, 'match-seat-away-hours'], [1, 'match-seat-away-minutes']];

function away_words(minutes) {
  const [size, id] = AWAY.find(([least]) => minutes >= least) ?? [1, 'match-seat-away-minutes'];
  return t(id, { n: Math.max(1, Math.floor(minutes / size)) });
}

/* Whether another person is here. Until the server answers, the line is empty but keeps the height of the card. */
function presence_mark({ presence, past, seat: own, skew, live }, seat, { kind }) {
  if (seat === own || !is_person(kind) || live.status === 'finished') return nothing;
  if (!presence || past) return html`<span class="presence"></span>`;
  const one = presence.find((p) => p.seat === seat);
  const words = !one ? t('match-seat-unseen')
    : one.online ? t('match-seat-online')
      : away_words(Math.floor((Date.now() + skew - Date.parse(one.seen_at)) / MINUTE_MS));
  return html`<span class=${one?.online ? 'presence online' : 'presence'} title=${words}>${words}</span>`;
}

/** A seat's line. */
export function seat_card(state, seat) {
  const facts = state.header.seats[seat] ?? {};
  const view = state.past?.view ?? state.live.view;
  const moves = !state.past && to_move(state, seat);
  return html`<div class=${moves ? 'seat-card moves' : 'seat-card'}>
    ${chip(state, view, seat)}
    <span class="seat-name"><strong>${name_of(state, view, seat, facts)}</strong>
      ${kind_mark(facts.kind)}${seat_rating(facts)}</span>
    <span class="seat-facts"><span class="side">${side_words(state, view, seat)}${moves
      ? html`<span class="unseen"> ${t('match-seat-to-move')}</span>` : nothing}</span>
      ${state.face.seat_facts(view, seat, facts.kind)}</span>
    <span class="seat-clock">${clock_of(state, seat)}</span>${presence_mark(state, seat, facts)}${
      seat_marks(state.live.attendance, seat)}</div>`;
}

const FEW = 4;

/* The folded list: a sign for each seat, with its figure, and what the figures count where no sign says so. On a phone
 * the line of the goal above the list says it. */
function seat_chips(state) {
  const view = state.past?.view ?? state.live.view;
  const counted = state.face.brief_title?.();
  return html`<span class="unseen">${t('match-seats-count', { n: state.header.seats.length })}</span>
    ${counted ? html`<span class=${state.narrow ? 'unseen' : nothing}>${counted}</span>` : nothing}
    ${state.header.seats.map(({ name }, seat) => html`<span title=${name ?? t('match-open-seat')}
      class=${!state.past && to_move(state, seat) ? 'seat-brief moves' : 'seat-brief'}>${chip(state, view, seat)}
      ${state.face.seat_brief?.(view, seat)}</span>`)}`;
}

/** All players, one line each; folded into signs where there are many or, if the signs say enough, little room. */
export function roster(state) {
  const { seats } = state.header;
  const list = html`<ul class="roster" aria-label=${t('match-seats')}>
    ${seats.map((_, seat) => html`<li>${seat_card(state, seat)}</li>`)}</ul>`;
  return seats.length > FEW || (state.narrow && state.face.seat_brief)
    ? html`<details class="roster-fold"><summary>${seat_chips(state)}</summary>${list}</details>`
    : list;
}
