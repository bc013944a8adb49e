/* The question, the ways to answer it, offers and resignation. */
import { html, nothing } from '../../vendor/lit-html.js';
import { date_text, list_of, rich, t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { end_bar, end_files, end_panel, new_game } from './end.js';
import { plan_panel } from './plan.js';
import { commit_label } from '../../ui/words/commit.js';
import { lines_before } from '../../ui/words/tale.js';
import { how_of, seated } from './how.js';
import { absence_panel } from './absence.js';
import { player_name, shown_name } from '../../ui/seats.js';
import { fault } from '../../ui/alerts/note.js';
import { todo } from './todo.js';
import { offer_note } from '../../ui/controls/offer.js';
import { turn_kind } from '../../model/catalogue.js';

const is_over = (state) => state.live.status === 'finished';

/* The game goes on without this player, who has nothing left to agree to or to give up. */
const is_out = ({ face, live, seat }) => seat !== null && Boolean(face.is_out?.(live.view, seat));

/* Whom a player waits for: by name where there is one opponent or partner. */
function waiting_words(state) {
  const { live, seat, header } = state;
  if (seat === null) return t('match-waiting-watched');
  const other = header.seats.length === 2 ? player_name(state, live.view, 1 - seat) : '';
  return other ? t('match-waiting-for', { player: other }) : t('match-waiting');
}

function idle_words(state) {
  const { face, live, seat, header } = state;
  if (live.delay_turns) return t(`match-watching-late${turn_kind(header)}`, { n: live.delay_turns });
  return face.waits?.(live.view, seat) || waiting_words(state);
}

const SHARED = { agreement: 'match-ended-shared-agreed', abandoned: 'match-ended-shared-abandoned' };

/* For one of several winners of a game with more than two players: the others who share first place. */
function shared_words(state, { places = [], reason }) {
  const { live, header: { seats }, seat } = state;
  const others = seats.map((_, other) => other).filter((other) => other !== seat && places[other] === 1);
  if (seats.length < 3 || places[seat] !== 1 || !others.length) return '';
  const names = others.map((other) => player_name(state, live.view, other));
  return t(SHARED[reason] ?? 'match-ended-shared', { others: list_of(names) });
}

/* How it ended: to a player in the words of the game or by the place, to everybody else by names. */
function ended_words(state) {
  const { face, live, header: { seats: all, result: of_header }, seat } = state;
  const seats = all.map((one) => ({ ...one, name: shown_name(one.name, one.kind) }));
  const result = live.result ?? of_header ?? {};
  const ended = face.ended(result, seats, live.view);
  if (seat === null) return ended;
  const own = face.ended_own?.(result, seats, live.view, seat) || shared_words(state, result);
  const place = result.places?.[seat] ?? 1;
  return own || (place > 1 ? t('match-ended-place', { place, of: seats.length, ended }) : ended);
}

/** What stands for everybody: how the match ended, or who is to move. */
export function watching_words(state) {
  const { live } = state;
  if (is_over(state)) return ended_words(state);
  if (live.status === 'quarantined') return t('match-on-hold');
  if (live.paused_until) return t('match-paused-until', { date: date_text(live.paused_until) });
  if (live.status === 'paused') return t('match-paused');
  const players = Array.isArray(live.pending) ? live.pending.map((s) => player_name(state, live.view, s)) : [];
  return players.length ? t('match-to-move', { players: list_of(players) }) : idle_words(state);
}

const asked_of = (state) => (state.draft ? state.face.asked(state.draft, state.hints) : null);

const note = (kind, words) => (words ? html`<p class=${`note ${kind}`}>${words}</p>` : nothing);

/* What speaks against an order whose button was pressed once. */
const doubt = ({ sure }, asked) => (sure ? asked?.doubt ?? '' : '');

/* A warning: a called check, on either side. */
function warning(state, asked) {
  const view = state.past?.view ?? state.live.view;
  return doubt(state, asked) || asked?.warn
    || (state.draft && !state.past ? '' : state.face.heed?.(view, state.seat) ?? '');
}

/* One sentence: the result, the turn just played, what is asked, or whose turn it is. */
function act_line(state, asked) {
  if (is_over(state)) return watching_words(state);
  return state.echo ? t('match-played', { turn: state.echo }) : asked?.act ?? watching_words(state);
}

/* How far the turns were skipped, and what stopped them. */
function skip_words({ skip, live, face }) {
  const n = skip ? live.turn - skip.from : 0;
  if (n < 1 || n > skip.turns || !live.owes) return '';
  const why = n < skip.turns ? face.stops?.(live.view) ?? [] : [];
  return why.length ? t('match-skip-stopped', { n, of: skip.turns, why: why.join(' ') }) : t('match-skip-done', { n });
}

/* The key that commits was pressed with nothing drafted: pressing it again confirms. */
const again_words = ({ sure }, asked) =>
  (sure === 'key' && asked ? t('match-press-again', { action: asked.commit }) : '');

/** The asked act in one line, with the warning that belongs to it. A live region: changes are read out once the
 * server's answer has come. */
export function asked_line(state) {
  const over = is_over(state);
  const asked = over ? null : asked_of(state);
  const mine = asked && state.live.owes;
  return html`<div class=${over ? 'asked result' : 'asked'} aria-live="polite"
    aria-busy=${asked?.waiting ? 'true' : 'false'}>
    ${note('', state.notice)} ${over ? nothing : note('', skip_words(state))}
    ${over ? nothing : note('warn check', warning(state, asked))}
    ${note('warn', again_words(state, asked))}
    <p class=${mine ? 'asked-act yours' : 'asked-act'}>${act_line(state, asked)}</p></div>`;
}

function lost_words(state, send) {
  if (!state.put.lost) return nothing;
  return html`<p class="note warn" role="status">${t('match-no-answer')}
    <button class="plain" @click=${send.retry}>${t('match-send-now')}</button></p>`;
}

const is_untouched = ({ face, draft }) => face.is_empty(draft) && !draft.sel;

function commit_words(state, asked) {
  if (state.put.busy) return t('match-sending');
  return commit_label(state.sure ? { ...asked, commit: t('match-confirm', { action: asked.commit }) } : asked);
}

/* How many turns one order can skip, where the game allows it. */
const STRIDES = [1, 5, 10, 25, 50];
function stride(state, send) {
  const left = state.standing?.left ?? null;
  if (left !== null) {
    return html`<p class="inline stride run"><span>${t('match-run-left', { n: left })}</span>
      <button class="plain" @click=${send.halt}>${t('match-run-stop')}</button></p>`;
  }
  const most = state.header.turns_ahead ?? 1;
  if (most < 2) return nothing;
  const words = (n) => (n === 1 ? t('match-skip-none') : t('match-skip-up-to', { n }));
  return html`<label class="inline stride">${t('match-skip-ahead')}
    <select @change=${(e) => send.set('stride', Number(e.target.value))}>
    ${STRIDES.filter((n) => n <= most)
      .map((n) => html`<option value=${n} ?selected=${n === (state.stride ?? 1)}>${words(n)}</option>`)}
    </select></label>`;
}

/* An order that is sent directly shows no bar, unless it needs confirming, was refused, or the connection is lost. */
const is_gone = ({ sure, put, error }, { direct, may }) => direct && !(may && (sure || put.lost || error));

const WAYS = ['button', 'twice', 'at_once'];

/* Offered to a newcomer after the first turn, until the next: how turns are confirmed from now on. */
function ways(state, send) {
  if (!state.offers_ways || is_over(state) || is_out(state)) return nothing;
  const words = t('match-confirm-ways');
  return html`<div class="confirm-ways" role="group" aria-label=${words}><span>${words}</span>
    <button class="bare" aria-label=${t('match-confirm-decline')} title=${t('match-confirm-decline')}
      @click=${send.ways.decline}>×</button>
    <div>${WAYS.map((way) => html`<button class="plain"
      @click=${() => send.ways.choose(way)}>${t(`common-look-commit-${way}`)}</button>`)}</div></div>`;
}

const NOTICES = { on: 'match-notify-on', denied: 'match-notify-denied' };

/* Offered to a player who waits in a slow game: notifications on this device. */
function notices({ notice_offer: offer }, send) {
  if (!offer) return nothing;
  const { act, came } = offer;
  if (came) return html`<p class="note" role="status">${t(NOTICES[came])}</p>`;
  return html`<div class="note"><p>${t('match-notify')}</p>${fault(act.error)}<div class="row">
    <button class="main" ?disabled=${act.busy} @click=${send.notices.accept}>${t('match-notify-accept')}</button>
    <button class="plain" ?disabled=${act.busy} @click=${send.notices.decline}>${t('match-notify-decline')}</button>
    </div></div>`;
}

/* Undo takes back the draft; where turns are played at once and can be taken back freely, also the last turn. */
function undo_button(state, send) {
  const is_played = is_untouched(state) && state.undoes && may_ask_back(state);
  const undo = is_played ? () => send.offer('takeback') : send.undo;
  return html`<button class="plain undo" ?disabled=${is_played ? state.act.busy : is_untouched(state)}
    @click=${undo}>${icon('undo')} ${t('match-undo')}</button>`;
}

/* A player who is out of a game that goes on can begin another; a study has no links to other games. */
const next_game = (state) => (is_out(state) && !state.header.experiment
  ? html`<div class="end-bar"><div class="row">${new_game(state)}</div></div>` : nothing);

/* The draft is on its way, or the view that follows it is. */
const is_sent = ({ put, taken }) => put.busy || taken;

/** Undo and commit, and after the end what comes next; errors of the order stand right here. */
export function commit_bar(state, send) {
  const refusal = fault(state.error || (state.draft && state.refused));
  if (is_over(state)) return html`${refusal}${end_bar(state, send)}`;
  if (!state.draft || state.past) {
    return html`${refusal}${ways(state, send)}${notices(state, send)}${next_game(state)}`;
  }
  const asked = asked_of(state);
  const may = asked.may && !is_sent(state) && !state.refused;
  if (is_gone(state, asked)) return refusal;
  return html`<div class="commit">${refusal}${ways(state, send)}${lost_words(state, send)}${stride(state, send)}
    <div class="row">${undo_button(state, send)}
    <button class=${asked.main ? 'main grow' : 'plain grow'} ?disabled=${!may}
      @click=${send.commit}>${commit_words(state, asked)}</button></div></div>`;
}

const offers = (state, send) =>
  (state.live.offers ?? []).map((offer) =>
    offer_note(offer, player_name(state, state.live.view, offer.from), state.act.busy, send.answer));

/* Whether the viewer has played a turn that could be taken back: two turns are over if it is their turn, one if not. */
function may_ask_back({ header, live, variant }) {
  const over = live.turn - 1 - (live.taken_back ?? 0);
  return !header.rated && variant?.takeback && live.status === 'live' && live.stage !== 'setup'
    && over >= (live.owes ? 2 : 1);
}

const takeback = (state, button) =>
  (may_ask_back(state) ? button('takeback', state.bot ? t('match-take-back') : t('match-ask-takeback')) : nothing);

const OFFERS = 'offers'; /* the id of the panel */

/* Each button of the panel closes it: what came of the press is said beside the button that opens it. The attributes
 * for that do not do: they are ignored on a button that its press switches off. */
const closing = (act) => (event) => {
  event.currentTarget.closest('[popover]')?.hidePopover();
  act();
};

const resign = (state, send) => html`<button class="plain grave" ?disabled=${state.act.busy}
  @click=${closing(send.resign)}>${icon('flag')} ${t('match-resign')}</button>`;

/* There is nobody to make an offer to; in an experiment, none can be made. */
const alone = (state, send) => html`<p class="consent">${resign(state, send)}</p>${fault(state.act.error)}`;

const hours_field = (state, send) => html`<input type="number" min="1" max="720" .value=${String(state.hours)}
  @input=${(e) => send.set('hours', Number(e.target.value))}>`;

function offer_panel(state, send) {
  const paused = state.live.status === 'paused' || state.live.paused_until;
  const standing = new Set((state.live.offers ?? []).map((o) => o.kind));
  const button = (kind, text) => html`<button class="plain" ?disabled=${state.act.busy || standing.has(kind)}
    @click=${closing(() => send.offer(kind))}>${text}</button>`;
  return html`<div id=${OFFERS} class="look-panel offers-panel" popover role="dialog"
    aria-label=${t('match-offers')}>
    ${state.live.stage === 'setup' ? nothing : button('draw', t('match-offer-draw'))}
    ${paused ? button('resume', t('match-offer-resume')) : nothing}
    ${takeback(state, button)}
    ${paused ? nothing : html`<div class="row">${button('truce', t('match-offer-pause'))}
      <label class="inline">${rich('match-pause-hours', { field: () => hours_field(state, send) })}</label></div>`}
    ${resign(state, send)}</div>`;
}

/* The panel floats over the page, within reach whatever is scrolled. */
function consent(state, send) {
  if (state.seat === null || is_over(state) || is_out(state)) return nothing;
  if (state.header.seats.length === 1 || state.header.experiment) return alone(state, send);
  return html`<div class="consent"><button class="plain"
    popovertarget=${OFFERS}>${t('match-offers')}</button>${fault(state.act.error)}${offer_panel(state, send)}</div>`;
}

/* In an experiment names are never shown. */
const is_masked = ({ blind, experiment }) => blind && !experiment;

/* The card of the first turn begins with the aim. */
const aim_line = (state) => (is_over(state) ? nothing : html`${state.face.aim && !state.first_turn
  ? html`<p class="aim">${state.face.aim(state.live.view)}</p>` : nothing}${is_masked(state.header)
  ? html`<p class="aim">${t('match-blind')}</p>` : nothing}`);

const watcher_line = (state) => (state.seat === null && !is_over(state)
  ? html`<p class="small">${t('match-watching')}</p>` : nothing);

/* The controls of the order; the tasks stand above them until the player opens something. */
function controls(state, send) {
  const { face, live, draft } = state;
  const is_busy = face.is_busy?.(draft) ?? false;
  const tasks = todo(state, send);
  return html`${is_busy ? nothing : tasks} ${face.entry(live.view, draft, state.hints, send.send,
    { ...how_of(state, send), shelf: state.shelf, tried: state.tried, folds: true })} ${is_busy ? tasks : nothing}`;
}

/** Everything of the act panel but the asked line and the commit bar. */
export function act_panel(state, send) {
  const { face, live, draft } = state;
  const view = seated(state.past?.view ?? live.view, state);
  return html`<div class="act">${aim_line(state)} ${end_panel(state, send)}
    ${absence_panel(state, send)} ${offers(state, send)}
    ${draft && !state.past && !is_over(state) ? controls(state, send) : nothing}
    ${face.facts(view, lines_before(state.log, state.past?.turn), how_of(state, send))}
    ${end_files(state, send)} ${watcher_line(state)}
    ${plan_panel(state, send)} ${consent(state, send)}</div>`;
}
