/* What is asked, how it is answered, and the consent of both: offers, resigning. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { end_panel } from './end.js';
import { plan_panel } from './plan.js';
import { lines_before } from '../../ui/words/tale.js';
import { how_of, seated } from './how.js';
import { absence_panel } from './absence.js';
import { fault } from '../../ui/alerts/note.js';
import { offer_note } from '../../ui/controls/offer.js';

const is_over = (state) => state.live.status === 'finished';

function idle_words({ face, live, seat }) {
  if (live.delay_turns) return `You watch ${live.delay_turns} turns late.`;
  return face.waits?.(live.view, seat) || 'Waiting.';
}

function watching_words(state) {
  const { live } = state;
  if (is_over(state)) return state.face.ended(live.result ?? state.header.result ?? {}, state.header.seats, live.view);
  if (live.status === 'quarantined') return 'This match is held for repair. Nothing is lost.';
  if (live.paused_until || live.status === 'paused') return `Truce: the clocks are stopped${until(live.paused_until)}.`;
  const side = Array.isArray(live.pending) ? live.pending.map((s) => state.header.seats[s]?.name).join(' and ') : '';
  return side ? `${side} ${live.pending.length > 1 ? 'are' : 'is'} to move.` : idle_words(state);
}

const until = (time) =>
  (time ? ` until ${new Date(time).toLocaleString(undefined, { dateStyle: 'medium', timeStyle: 'short' })}` : '');

const asked_of = (state) => (state.draft ? state.face.asked(state.draft, state.hints) : null);

const note = (kind, words) => (words ? html`<p class=${`note ${kind}`}>${words}</p>` : nothing);

/* What to heed: a called check, on either side. */
function warning(state, asked) {
  const view = state.past?.view ?? state.live.view;
  return asked?.warn || (state.draft && !state.past ? '' : state.face.heed?.(view, state.seat) ?? '');
}

/* The line is down while somebody drafts: said beside the draft, which stays. */
function lost_line(state) {
  if (!state.lost || !state.draft || state.put.lost) return nothing;
  return note('warn', 'No connection just now. Your draft is kept; legal moves load when you are connected again.');
}

/* The one sentence: the result, what was just played, what is asked, or who is to move. */
function act_line(state, asked) {
  if (is_over(state)) return watching_words(state);
  return state.echo ? `Played: ${state.echo}` : asked?.act ?? watching_words(state);
}

/** The asked act in one line, with the warning that belongs to it. A live region: whatever changes here is read out,
 * once the
 *  server's answer has come. */
export function asked_line(state) {
  const over = is_over(state);
  const asked = over ? null : asked_of(state);
  const mine = asked && state.live.owes;
  return html`<div class=${over ? 'asked result' : 'asked'} aria-live="polite"
    aria-busy=${asked?.waiting ? 'true' : 'false'}>
    ${note('', state.notice)} ${over ? nothing : note('warn check', warning(state, asked))} ${lost_line(state)}
    <p class=${mine ? 'asked-act yours' : 'asked-act'}>${act_line(state, asked)}</p></div>`;
}

function lost_words(state, send) {
  if (!state.put.lost) return nothing;
  return html`<p class="note warn" role="status">No answer yet. The turn is kept and sent again by itself.
    <button class="plain" @click=${send.retry}>Send now</button></p>`;
}

const is_untouched = ({ face, draft }) => face.is_empty(draft) && !draft.sel;

function commit_words(state, asked) {
  if (state.put.busy) return 'Sending …';
  return state.sure ? `Sure? ${asked.commit}` : asked.commit;
}

/* Where one order may carry the match over many turns: how many, at most. */
const STRIDES = [1, 5, 10, 25, 50];
function stride(state, send) {
  const most = state.header.turns_ahead ?? 1;
  if (most < 2) return nothing;
  const words = (n) => (n === 1 ? 'this turn only' : `up to ${n}, until something happens`);
  return html`<label class="inline stride">Let turns pass
    <select @change=${(e) => send.set('stride', Number(e.target.value))}>
    ${STRIDES.filter((n) => n <= most)
      .map((n) => html`<option value=${n} ?selected=${n === (state.stride ?? 1)}>${words(n)}</option>`)}
    </select></label>`;
}

/* An order that is sent directly shows no bar, unless it needs confirming, was refused, or the connection is lost. */
const is_gone = ({ sure, put, error }, { direct, may }) => direct && !(may && (sure || put.lost || error));

/** Undo and commit; errors of the order stand right here. */
export function commit_bar(state, send) {
  const refusal = fault(state.error || (state.draft && state.refused));
  if (!state.draft || state.past || is_over(state)) return refusal;
  const asked = asked_of(state);
  const may = asked.may && !state.put.busy && !state.refused;
  if (is_gone(state, asked)) return refusal;
  return html`<div class="commit">${refusal}${lost_words(state, send)}${stride(state, send)}
    <div class="row"><button class="plain undo" ?disabled=${is_untouched(state)}
      @click=${send.undo}>${icon('undo')} Undo</button>
    <button class=${asked.main ? 'main grow' : 'plain grow'} ?disabled=${!may}
      @click=${send.commit}>${commit_words(state, asked)}</button></div></div>`;
}

const offers = (state, send) =>
  (state.live.offers ?? []).map((offer) => offer_note(offer, state.header, state.act.busy, send.answer));

/* Something of mine stands that could be asked back: two turns are over when I am to move, one when the other side
 * is. */
function may_ask_back({ header, live, variant }) {
  const over = live.turn - 1 - (live.taken_back ?? 0);
  return !header.rated && variant?.takeback && live.status === 'live' && live.stage !== 'setup'
    && over >= (live.owes ? 2 : 1);
}

const takeback = (state, button) =>
  (may_ask_back(state) ? button('takeback', state.bot ? 'Take my turn back' : 'Ask to take my turn back') : nothing);

/* Nobody to offer anything to. */
const alone = (state, send) => html`<p class="consent"><button class="plain grave" ?disabled=${state.act.busy}
  @click=${send.resign}>${icon('flag')} Resign …</button></p>${fault(state.act.error)}`;

function consent(state, send) {
  if (state.seat === null || is_over(state)) return nothing;
  if (state.header.seats.length === 1) return alone(state, send);
  const paused = state.live.status === 'paused' || state.live.paused_until;
  const standing = new Set((state.live.offers ?? []).map((o) => o.kind));
  const button = (kind, text) => html`<button class="plain" ?disabled=${state.act.busy || standing.has(kind)}
    @click=${() => send.offer(kind)}>${text}</button>`;
  return html`<details class="consent" ?open=${state.more} @toggle=${(e) => send.set('more', e.target.open)}>
    <summary>Offers and resigning</summary>
    ${state.live.stage === 'setup' ? nothing : button('draw', 'Offer a draw')}
    ${paused ? button('resume', 'Offer to play on') : nothing}
    ${takeback(state, button)}
    ${paused ? nothing : html`<div class="row">${button('truce', 'Offer a truce')}
      <label class="inline">of <input type="number" min="1" max="720" .value=${String(state.hours)}
        @input=${(e) => send.set('hours', Number(e.target.value))}> hours</label></div>`}
    <button class="plain grave" ?disabled=${state.act.busy} @click=${send.resign}>${icon('flag')} Resign …</button>
    ${fault(state.act.error)}</details>`;
}

/** Everything of the act panel but the asked line and the commit bar. */
export function act_panel(state, send) {
  const { face, live, draft } = state;
  const view = seated(state.past?.view ?? live.view, state);
  return html`<div class="act">${end_panel(state, send)} ${absence_panel(state, send)} ${offers(state, send)}
    ${draft && !state.past && !is_over(state)
      ? face.entry(live.view, draft, state.hints, send.send,
        { ...how_of(state, send), shelf: state.shelf, tried: state.tried })
      : nothing}
    ${face.facts(view, lines_before(state.log, state.past?.turn), how_of(state, send))}
    ${state.seat === null && !is_over(state) ? html`<p class="small">You are watching.</p>` : nothing}
    ${plan_panel(state, send)} ${consent(state, send)}</div>`;
}
