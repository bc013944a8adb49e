/* The practice board of turns in which all players order at the same time, drawn: whose orders are shown, the map, the
 * panels of the game, and what the turns brought. */
import { html, nothing } from '../vendor/lit-html.js';
import { number_text, rich, t } from '../locales/text.js';
import { game_title, has_capability } from '../model/catalogue.js';
import { drafts_now, given } from '../model/what_if.js';
import { icon } from '../ui/icons.js';
import { empty, fault, heed } from '../ui/alerts/note.js';
import { seat_player } from '../ui/seats.js';
import { tab_panel, tabs } from '../ui/controls/tabs.js';

const link = (href) => (text) => html`<a href=${href}>${text}</a>`;
const match_path = ({ header }) => `/matches/${header.id}`;

/* What the address leads to instead, where nothing can be tried. */
function instead(start) {
  if (!start) return link('/matches')(t('what-if-archive'));
  if (start.header) return link(match_path(start))(t('what-if-to-game'));
  return has_capability(start.game, 'study') ? link(`/analysis/${start.game}`)(t('what-if-analyse'))
    : link(`/learn/${start.game}`)(t('what-if-learn'));
}

/** The page where nothing can be tried. */
export const nothing_here = (why, start) => html`<div class="page narrow"><h1>${t('what-if-title')}</h1>${fault(why)}
  <p>${instead(start)}</p></div>`;

/* What a seat is called on the map, and who had it in the game: nobody where that is from scratch. */
const seat_name = ({ face, all }, seat) => face.seat_name?.(all.view, seat) ?? face.seat_names[seat];
const player = ({ header }, seat) => (header ? seat_player(header.seats[seat]) ?? '' : '');

/* ---- where we are, and whose orders ---- */

function choices(state, send) {
  if (state.header) return nothing;
  return html`${state.variants.length > 1 ? html`<label class="inline">${t('what-if-variant')}
      <select @change=${(e) => send.choose({ variant: e.target.value })}>${state.variants.map(({ id, title }) => html`
        <option value=${id} ?selected=${id === state.variant}>${title}</option>`)}</select></label>` : nothing}
    ${state.numbers.length > 1 ? html`<label class="inline">${t('what-if-players')}
      <select @change=${(e) => send.choose({ seats: Number(e.target.value) })}>${state.numbers.map((n) => html`
        <option value=${n} ?selected=${n === state.seats}>${number_text(n)}</option>`)}</select></label>` : nothing}`;
}

/* From which game this is. */
const origin = (state) => (state.header
  ? rich('what-if-from', { link: link(`${match_path(state)}?turn=${state.from.turn}`) },
    { turn: String(state.from.turn), game: game_title(state.game, state.variant) })
  : t('what-if-scratch', { game: game_title(state.game, state.variant) }));

const head = (state, send) => html`<div class="what-if-head"><h1>${t('what-if-title')}</h1>
  <p class="small">${origin(state)}</p>${choices(state, send)}</div>`;

/* The sign of a seat on the map. */
const sign = ({ face, all }, seat) => (face.seat_sign
  ? html`<span class="own-sign" aria-hidden="true">${face.seat_sign(all.view, seat)}</span>`
  : html`<span class=${`chip chip-${seat}`} aria-hidden="true">${face.seat_names[seat][0]}</span>`);

/* How many orders of a seat were changed, beside its name. */
function whose(state, send) {
  const { value, owes } = state;
  const drafts = drafts_now(value);
  const one = (seat, words, n) => html`<button class="plain" aria-pressed=${value.seat === seat ? 'true' : 'false'}
    @click=${() => send.select(seat)}>${seat === null ? nothing : sign(state, seat)}${words}${n === undefined ? nothing
      : html` <span class="count" title=${t('what-if-count', { n })}>${n}</span>`}</button>`;
  return html`<div class="what-if-seats" role="group" aria-label=${t('what-if-seats')}>
    ${one(null, t('what-if-everything'))}
    ${owes.map((seat) => one(seat, seat_name(state, seat), drafts[seat]?.n))}</div>`;
}

/* ---- the map ---- */

const how_of = (state, send) => ({
  bottom: state.value.seat ?? 0, desk: { value: state.desk, set: (value) => send.set('desk', value) }, memory: null,
  log: state.log, names: Array.from({ length: state.seats }, (_, seat) => player(state, seat)),
  reading: !state.board.draft, show: (panel) => send.set('panel', panel), panel: state.panel, typing: false,
});

const zoom_button = (send, how, sign_name, words) => html`<button class="bare" aria-label=${words} title=${words}
  @click=${() => send.zoom(how)}>${icon(sign_name)}</button>`;

const zooms = ({ face }, send) => (face.zoom ? html`<div class="zoom" role="group" aria-label=${t('what-if-map')}>
  ${zoom_button(send, 'in', 'plus', t('what-if-zoom-in'))} ${zoom_button(send, 'out', 'minus', t('what-if-zoom-out'))}
  ${zoom_button(send, 'whole', 'whole', t('what-if-zoom-whole'))}</div>` : nothing);

function map(state, send) {
  const { face, board, hints } = state;
  return html`<div class="board-frame">${face.board(board.view, board.draft, hints, send.act, how_of(state, send))}
    ${zooms(state, send)}</div>`;
}

/* ---- the panels ---- */

/* How a seat's orders stand, in a word or two. */
function stands(state, seat) {
  const one = drafts_now(state.value)[seat];
  const known = given(state.value, state.recorded);
  if (one) return t('what-if-changed', { n: one.n });
  if (!known) return t('what-if-none');
  return t(known[seat] === null ? 'what-if-missed' : 'what-if-given');
}

/* What each seat orders, and the way to change it. */
const orders = (state, send) => html`<p>${t('what-if-how')}</p>
  <ul class="what-if-orders">${state.owes.map((seat) => html`<li><button class="bare grow"
    @click=${() => send.select(seat)}>${sign(state, seat)}<strong>${seat_name(state, seat)}</strong>
    ${player(state, seat)} <span class="small">${stands(state, seat)}</span></button></li>`)}</ul>
  <p class="small">${t('what-if-limits')}</p>`;

/* How the imagined game ends. */
function ending(state) {
  const { face, result, all, seats } = state;
  const players = Array.from({ length: seats }, (_, seat) => ({ name: player(state, seat) }));
  return html`<p class="asked-act">${face.ended(result, players, all.view)}</p>
    <p>${t(state.value.line.length ? 'what-if-over' : 'what-if-over-before')}</p>`;
}

function own_orders(state, send) {
  const { face, board, hints, value, recorded } = state;
  if (!board.draft) return board.view ? nothing : html`<p role="status">${t('what-if-loading')}</p>`;
  const is_changed = Boolean(drafts_now(value)[value.seat]);
  return html`${fault(board.refused)}
    ${face.entry(board.view, board.draft, hints, send.act, how_of(state, send))}
    ${is_changed ? html`<p class="row"><button class="plain" @click=${send.restore}>${t(given(value, recorded)
      ? 'what-if-restore' : 'what-if-clear')}</button></p>` : nothing}`;
}

/* What can be read off the map without a draft: the place that was chosen on it. */
const facts = (state, send) => state.face.facts(state.all.view, state.log, how_of(state, send));

function act(state, send) {
  if (state.result) return html`${ending(state)} ${facts(state, send)}`;
  return state.value.seat === null ? html`${orders(state, send)} ${facts(state, send)}` : own_orders(state, send);
}

/* What happened, for a game that has no panel of its own for it. */
const lines = ({ face, log, all }) => html`<ol class="what-if-told">${log.map((line) => html`<li>${face.tell(line,
  all.view)}</li>`)}</ol>`;

/* What happened in the turns that were resolved. */
function told(state, own) {
  if (!state.value.line.length) return empty(t('what-if-log-empty'));
  return own.find(({ id, body }) => id === 'log' && body)?.body() ?? lines(state);
}

/* The game's panels without its messages: nobody answers here. */
function panels(state, send) {
  const { face, board, hints } = state;
  const own = face.panels?.(board.view, board.draft, hints, send.act, how_of(state, send)) ?? [];
  const kept = own.filter(({ id, body }) => body && !['talk', 'letters', 'act', 'log'].includes(id));
  return [
    { id: 'act', title: t(state.value.seat === null ? 'what-if-tab-turn' : 'what-if-tab-orders'),
      body: () => act(state, send) },
    { id: 'log', title: t('what-if-tab-log'), body: () => told(state, own) },
    ...kept,
  ];
}

/* Not disabled on the way: a button that is loses the focus. */
const resolve = ({ busy, board, turn, result }, send) => (result ? nothing : html`<button class="main grow"
  ?disabled=${Boolean(board.refused)} @click=${send.resolve}>${busy ? t('what-if-busy')
    : t('what-if-resolve', { turn: String(turn) })}</button>`);

function commit(state, send) {
  const { face, board, value } = state;
  const idle = !board.draft || face.is_empty(board.draft);
  return html`<div class="commit"><div class="row">
    <button class="plain" title=${t('what-if-back')} ?disabled=${!value.line.length} @click=${send.back}>${
      icon('back')} <span>${t('what-if-back')}</span></button>
    ${value.seat === null ? nothing : html`<button class="plain undo" title=${t('study-undo')} ?disabled=${idle}
      @click=${send.undo}>${icon('undo')} <span>${t('study-undo')}</span></button>`}
    ${resolve(state, send)}</div></div>`;
}

/* Why nothing came of it. */
const trouble = (state, send) => html`${heed(state.notice && t('what-if-dropped', { why: state.notice }))}
  ${state.error ? fault(state.refused === null ? state.error
    : t('what-if-refused', { name: seat_name(state, state.refused), why: state.error }), state.is_lost
    ? html`<button class="plain" @click=${send.retry}>${t('what-if-retry')}</button>` : nothing) : nothing}`;

function panel(state, send) {
  const all = panels(state, send);
  const now = all.find(({ id }) => id === state.panel) ?? all[0];
  return html`<div class="panel tabbed">
    <div class="tab-row">${tabs(all.map(({ id, title, news }) => [id, title, news]), now.id,
      (id) => send.set('panel', id), { label: t('what-if-panels') })}</div>
    ${tab_panel(now.id, now.body())}
    <div class="reach">${trouble(state, send)} ${commit(state, send)}
      ${state.value.line.length > 1 ? html`<p class="small"><button class="bare"
        @click=${send.again}>${t('what-if-again')}</button></p>` : nothing}</div></div>`;
}

/* Before the first position is here. */
const waiting = (state, send) => html`<div class="page narrow"><h1>${t('what-if-title')}</h1>
  ${state.is_lost ? html`${trouble(state, send)}<p>${instead(state)}</p>`
    : html`<p role="status">${t('what-if-loading')}</p>`}</div>`;

/** The whole page. */
export function what_if(state, send) {
  const { face, board, all } = state;
  if (!all.view || !board.view) return all.view ? what_if({ ...state, board: all, hints: null }, send)
    : waiting(state, send);
  return html`<div class="match many wide-panel has-strip what-if">
    <div class="match-strip">${face.strip?.(board.view, board.draft, state.hints, how_of(state, send))}</div>
    <div class="seat-top">${head(state, send)} ${whose(state, send)}</div>
    ${map(state, send)}
    ${panel(state, send)}</div>`;
}
