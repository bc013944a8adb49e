/* A match, drawn: board, seats, the asked act, log, chat. The same page for playing, watching and looking back. */
import { html, nothing } from '../../vendor/lit-html.js';
import { list_of, rich, t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { bonus_now } from '../../model/bonus.js';
import { earned_words } from '../experiment/earned.js';
import { tab_panel, tabs } from '../../ui/controls/tabs.js';
import { marks_bar } from '../../ui/controls/marks_bar.js';
import '../../ui/clock.js';
import { player_name } from '../../ui/seats.js';
import { is_given, tournament_name } from '../tournament_name.js';
import { act_panel, commit_bar, asked_line, watching_words } from './act.js';
import { next_series } from './end.js';
import { first_turn } from './first_turn.js';
import { log_panel } from './log.js';
import { queue_asked, queue_bar, queue_head, queue_panel } from './queue.js';
import { replay_bar, replay_frame } from './replay.js';
import { notes_panel } from './notes.js';
import { talk_panel } from './talk.js';
import { turn_kind } from '../../model/catalogue.js';
import { how_of, seated } from './how.js';
import { deadline, in_a_row, roster, seat_card } from './seat.js';
import { offers_row } from './todo.js';
import { help_button, look_button, look_panel, tools } from './tools.js';

/** The page when there is no such match, or it could not be read. */
export function missing(why) {
  return html`<div class="page narrow"><h1>${t(why ? 'match-not-loaded' : 'match-not-found')}</h1>
    <p>${why || t('match-not-found-why')}
      ${why ? html`<a href=${location.pathname}>${t('match-try-again')}</a> ` : nothing}
      <a href="/matches">${t('match-all-games')}</a></p></div>`;
}

const zoom_button = (send, how, sign, words) => html`<button class="bare" aria-label=${words} title=${words}
  @click=${() => send.zoom(how)}>${icon(sign)}</button>`;

const zoom_buttons = ({ face, past, live }, send) => html`${zoom_button(send, 'in', 'plus', t('match-zoom-in'))}
  ${zoom_button(send, 'out', 'minus', t('match-zoom-out'))}
  ${zoom_button(send, 'whole', 'whole', t('match-zoom-whole'))}
  ${face.is_framed?.(past?.view ?? live.view)
    ? zoom_button(send, 'pieces', 'pieces', t('match-zoom-pieces')) : nothing}`;

const board_bar = (state, send) => html`<div class="zoom" role="group" aria-label=${t('match-board')}>
  ${state.face.zoom ? zoom_buttons(state, send) : nothing}
  ${state.face.is_fixed || state.watches ? nothing : marks_bar(state.marks)}
  ${state.narrow || state.watches ? nothing : tools(state, send)}</div>`;

/* The copy of the board for conditional moves, or the end of one of their lines; null while the match is shown. */
function copied(state, send, how) {
  const { face, queue } = state;
  if (queue.look?.node) return face.board(queue.look.node.answer.view, null, null, () => {}, how);
  return queue.is_open && queue.study?.view
    ? face.board(queue.study.view, queue.study.draft, queue.hints, send.queue.send, how)
    : null;
}

/* The match itself: the present position, or an earlier one, where nothing can be played. */
function played(state, send, how) {
  const { past, live } = state;
  const seen = seated(past?.view ?? live.view, state); /* or an earlier position that is still loading */
  return past ? state.face.board(seen, null, null, send.send, how)
    : state.face.board(seen, state.draft, state.hints, send.send, how);
}

/* Which earlier position this is, and the way back; a replay has its own bar for that. */
function past_bar({ past, may_replay, header }, send) {
  if (!past || may_replay) return nothing;
  return html`<div class="past-bar" role="status">
    <span>${past.turn === 0 ? t('match-past-start')
      : t(`match-past-turn${turn_kind(header)}`, { turn: String(past.turn) })}</span>
    <button class="plain" @click=${() => send.jump(null)}>${t('match-past-leave')}</button></div>`;
}

function board_frame(state, send) {
  const how = how_of(state, send);
  const copy = copied(state, send, how);
  const kind = copy ? ' copy' : state.past ? ' looking-back' : '';
  return html`<div class=${`board-frame${kind}`}>
    ${copy ?? played(state, send, how)}
    ${board_bar(state, send)}
    ${copy ? nothing : past_bar(state, send)}</div>`;
}

/* The position that is shown: the present one, or an earlier one, where nothing is drafted. */
const shown = (state) => (state.past ? [seated(state.past.view ?? state.live.view, state), null, null]
  : [seated(state.live.view, state), state.draft, state.hints]);

/* Panels of the face's own, in the order it gives them; one with the name of a panel of the arena takes its place. */
function own_panels(state, send) {
  const { face } = state;
  return face.panels ? face.panels(...shown(state), send.send, how_of(state, send)) : [];
}

/* Chat is off, or nobody else plays. */
const is_silent = ({ header }) => header.press === 'none' || header.seats.length === 1;

/* Players keep private notes; participants of a study note what it asks them, and people at one device have no
 * privacy. */
const may_note = ({ seat, header }) => seat !== null && !header.experiment && !header.is_shared;

function panels(state, own) {
  const named = (id) => own.find((panel) => panel.id === id && panel.body);
  const act_title = own.find((panel) => panel.id === 'act')?.title ?? t('match-panel-game');
  const all = [['act', act_title], ['log', t('match-panel-log')], ['talk', t('match-panel-chat'), state.unread]]
    .filter(([id]) => id !== 'talk' || !is_silent(state) || named('talk'));
  if (may_note(state)) all.push(['notes', t('match-panel-notes')]);
  const kept = all.filter(([id]) => !named(id));
  const mine = own.filter(({ body }) => body).map(({ id, title, news }) => [id, title, news]);
  return [...kept.filter(([id]) => id === 'act'), ...mine, ...kept.filter(([id]) => id !== 'act')];
}

/* While the copy is open, its controls replace those of the match. */
const act = (state, send) => (state.queue.is_open
  ? html`${state.narrow ? queue_head(state, send) : nothing}${queue_panel(state, send)}`
  : html`${state.narrow ? nothing : first_turn(state, send)}${act_panel(state, send)}`);
const asked = (state, send) => (state.queue.is_open ? queue_asked(state, send)
  : html`${asked_line(state)}${offers_row(state, send)}`);
const is_done_series = ({ header, live }) => header.experiment && live.status === 'finished';
const own_bar = (state, send) => (is_done_series(state) ? next_series(state, send) : commit_bar(state, send));
const bar = (state, send) => (state.queue.is_open ? queue_bar(state, send) : own_bar(state, send));

const PANEL = { act, log: log_panel, talk: talk_panel, notes: notes_panel };

/* One panel at a time: on phones, and where a game brings panels of its own. */
function tabbed_panel(state, send) {
  const own = own_panels(state, send);
  const all = panels(state, own);
  const now = all.some(([id]) => id === state.tab) ? state.tab : 'act';
  return html`<div class="panel tabbed">
    <div class="tab-row">${tabs(all, now, (id) => send.set('tab', id), { label: t('match-panels') })}</div>
    ${tab_panel(now, own.find(({ id, body }) => body && id === now)?.body() ?? PANEL[now](state, send))}
    <div class="reach">${asked(state, send)}${state.narrow
      ? html`<div class="reach-tools">${help_button(send)}${look_button()}</div>` : nothing} ${
      bar(state, send)}</div></div>`;
}

const PROGRAMS = new Set(['builtin', 'engine', 'llm']);

/* Whether nobody could read a message, because all others are programs. */
const plays_programs = ({ header, seat }) => seat !== null && header.seats.every((other) => other.seat === seat
  || PROGRAMS.has(other.kind));

/* The chat and, for players, their private notes. Against programs alone both are folded, and the log has the room. */
function side_panel(state, send) {
  if (state.header.is_shared) return nothing;
  const panel = open_side_panel(state, send);
  if (!plays_programs(state)) return panel;
  const words = is_silent(state) ? t('match-panel-notes') : t('match-panel-chat-notes');
  return html`<details class="side-fold"><summary>${words}</summary>${panel}</details>`;
}

function open_side_panel(state, send) {
  const silent = is_silent(state);
  if (state.seat === null) {
    return silent ? nothing
      : html`<section class="panel-talk" aria-label=${t('match-panel-chat')}><h2>${t('match-panel-chat')}</h2>
        ${talk_panel(state, send)}</section>`;
  }
  /** @type {[id: string, title: string][]} */
  const all = [['talk', t('match-panel-chat')], ['notes', t('match-panel-notes')]];
  const both = all.filter(([id]) => id !== 'talk' || !silent);
  const now = silent ? 'notes' : state.side;
  return html`<section class="panel-talk" aria-label=${silent ? t('match-panel-notes') : t('match-panel-chat-notes')}>
    ${tabs(both, now, (id) => send.set('side', id), { label: t('match-panel-chat-notes'), id: 'side' })}
    ${tab_panel(now, PANEL[now](state, send), { id: 'side' })}</section>`;
}

function wide_panel(state, send) {
  return html`<div class="panel">
    <section class="panel-act" aria-label=${t('match-panel-game')}>
      <div class="act-head">${state.queue.is_open ? queue_head(state, send) : nothing}${asked(state, send)}
        ${bar(state, send)}</div>
      ${act(state, send)}</section>
    <section class="panel-log" aria-label=${t('match-panel-log')}>${log_panel(state, send)}</section>
    ${side_panel(state, send)}
  </div>`;
}

/* Two sit opposite each other, one card above and one below the board; more sit in a row. */
const top_seats = (state) => (in_a_row(state) ? roster(state) : seat_card(state, 1 - state.bottom));
const bottom_seat = (state) =>
  (in_a_row(state) ? nothing : html`<div class="seat-bottom">${seat_card(state, state.bottom)}</div>`);

function kinds(state) {
  const all = ['match', state.may_replay && 'replays', in_a_row(state) && 'many', state.face.panels && 'wide-panel',
    (state.face.strip || state.header.experiment) && 'has-strip'];
  return all.filter(Boolean).join(' ');
}

/* What the participant of a study with a bonus has earned so far. */
function earned({ bonus, face, live, seat }) {
  if (!bonus || seat === null || !face.accepted) return nothing;
  const score = live.status === 'finished' ? live.result?.scores?.[seat] ?? 0 : null;
  return html`<span class="earned">${earned_words(bonus_now(bonus, face.accepted(live.view, seat), score),
    bonus)}</span>`;
}

/* Which series of an experiment this is. */
const series_line = (state, x = state.header.experiment) =>
  (x ? html`<p class="series-line"><a href=${`/experiments/${x.id}/take`}>${x.shown_title || t('match-experiment')}</a>
    <span>${x.series ? t('match-series', { n: x.series, of: x.of }) : t('match-practice')}</span>
    ${earned(state)}</p>` : nothing);

/* Which tournament and round this is, and the way back. */
const tournament_line = (state, { tournament: it } = state.header) => (it
  ? html`<p class="tournament-line">${rich(it.rounds ? 'match-tournament-round' : 'match-tournament', {
    link: (text) => html`<a href=${`/tournaments/${it.id}`}><bdi translate=${is_given(it) ? 'no' : nothing}>${
      text}</bdi></a>` }, { name: tournament_name(it, state.header), round: it.round, rounds: it.rounds ?? 0 })}</p>`
  : nothing);

/* Who has to be here by when: a player of a tournament who does nothing loses the game. Whether somebody has moved in
 * secret is not known; then it is said of nobody by name. */
function no_show_words({ live, seat }) {
  const late = (Array.isArray(live.pending) ? live.pending : []).filter((other) => other !== seat);
  if (seat !== null && live.owes) return { id: 'match-no-show-own' };
  return late.length ? { id: 'match-no-show-others', late } : { id: 'match-no-show-any' };
}

function no_show(state) {
  const { header: { tournament: it }, live, skew, past } = state;
  if (!it?.no_show_at || live.status !== 'live' || past) return nothing;
  const { id, late = [] } = no_show_words(state);
  const clock = () => html`<quad-clock class="countdown" role="timer" .time=${{ until: Date.parse(it.no_show_at), skew,
    low_ms: 0 }}></quad-clock>`;
  return html`<p class=${`no-show note${live.owes ? ' warn' : ''}`}>${rich(id, { clock },
    { players: list_of(late.map((other) => player_name(state, live.view, other))), n: late.length })}</p>`;
}

const strip = (state, send) => (state.face.strip || state.header.experiment
  ? html`<div class="match-strip">${series_line(state)}${state.face.strip?.(...shown(state), how_of(state, send))}
    ${deadline(state)}</div>`
  : nothing);

/* The title for screen readers: who plays whom. */
function heading(state) {
  const names = state.header.seats.map((_, seat) =>
    player_name(state, state.live.view, seat) || t('match-open-seat'));
  return names.length === 2 ? t('match-two-players', { first: names[0], second: names[1] }) : list_of(names);
}

const loading = ({ error }) => html`<div class="page"><p class="quiet">${error || t('match-loading')}</p></div>`;

/* The board of a match to look at, which takes what height there is. */
const only_board = (state, send, head, is_away) => html`<div class=${`match embedded${in_a_row(state) ? ' many' : ''}`}>
  ${head}
  <div class="seat-top">${top_seats(state)}</div>
  ${board_frame(state, send)}
  ${bottom_seat(state)}
  ${replay_frame(state, send, watching_words(state), is_away)}</div>`;

/** The board of a match in a frame on another site: to be watched or replayed, with a link to its page. */
export const embedded = (state, send) => (state.live
  ? only_board(state, send, html`<h1 class="unseen">${heading(state)}</h1>`, true) : loading(state));

/** The same in the middle of another page. The view of the match has been read. */
export const staged = (state, send) => only_board(state, send, html`<h2 class="unseen">${heading(state)}</h2>`, false);

/** What has happened in a match, in the words of its game. */
export const story = (state, send) =>
  own_panels(state, send).find(({ id, body }) => id === 'log' && body)?.body() ?? log_panel(state, send);

export function match(state, send) {
  if (!state.live) return loading(state);
  const { face } = state;
  return html`<div class=${kinds(state)}>
    <h1 class="unseen">${heading(state)}</h1>
    ${strip(state, send)}
    <div class="seat-top">${tournament_line(state)}${no_show(state)}${top_seats(state)}</div>
    ${state.narrow ? first_turn(state, send) : nothing}
    ${board_frame(state, send)}
    ${bottom_seat(state)}
    ${replay_bar(state, send)}
    ${state.narrow || face.panels ? tabbed_panel(state, send) : wide_panel(state, send)}
    ${look_panel(state, send)}
  </div>`;
}
