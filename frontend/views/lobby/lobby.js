/* One lobby, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { clock_words, kind_mark, player_link } from '../../ui/seats.js';
import { absence_words } from '../../ui/words/absence.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { share } from './links.js';
import { ended, looking } from './wait.js';

function bots_for(state, seat, send) {
  const bots = state.games.find((g) => g.id === state.lobby.game)?.bots ?? [];
  return bots.length ? html`<label><span class="unseen">Give seat ${seat + 1} to a bot</span><select
    @change=${(e) => e.target.value && send.bot(seat, e.target.value)}>
      <option value="">or seat a bot …</option>${bots.map((b) => html`<option value=${b.id}>${b.title}</option>`)}
    </select></label>` : nothing;
}

function seat_row(state, seat, send) {
  const seated = state.lobby.seats.some((s) => s.you);
  if (seat.name || seat.bot) {
    return html`<li><span class="seat-n">${seat.seat + 1}</span>
      <span>${seat.name ? player_link(seat.name) : seat.bot}${kind_mark(seat.kind)}${seat.you ? ' (you)'
        : ''}</span></li>`;
  }
  const may = !seated && !watches(state) && (!state.lobby.private || state.invite);
  return html`<li><span class="seat-n">${seat.seat + 1}</span> <span class="quiet">free</span>
    ${may
      ? html`<button class="main" ?disabled=${state.act.busy}
        @click=${() => send.sit(seat.seat)}>Sit down here</button>`
      : nothing}
    ${owns(state) ? bots_for(state, seat.seat, send) : nothing}</li>`;
}

function owns(state) {
  const { lobby, me } = state;
  return Boolean(me) && lobby.creator === me.name;
}

/* Who wrote what is hidden at a table of one's own cannot play there. */
const watches = (state) => Boolean(state.lobby.author_watches && owns(state));

const keeps = (state) => watches(state) || state.lobby.seats.some((s) => s.you);

/** What a table asks of those who sit down, in words. */
export function asks_of(lobby) {
  const range = lobby.rating_range;
  return [
    range && `for ratings from ${range.from} to ${range.to}`,
    lobby.min_reliability && `at least ${lobby.min_reliability} % of matches without a missed turn`,
  ].filter(Boolean);
}

/** What strangers will see of the match, in words. */
export function audience_words({ spectators, delay_turns: late }) {
  return {
    open: 'spectators see everything at once', public: 'spectators see the public part', none: 'no spectators',
    delayed: `spectators see everything, ${late} ${late === 1 ? 'turn' : 'turns'} late`,
  }[spectators];
}

function terms(lobby) {
  const facts = [clock_words(lobby.clock, span_text), lobby.rated ? 'rated' : 'unrated',
    lobby.private ? 'private' : 'public'];
  if (lobby.press === 'none') facts.push('no talk');
  facts.push(audience_words(lobby));
  return html`<p class="quiet">${[...facts, ...asks_of(lobby)].join(' · ')}</p>`;
}

/* What becomes of who does not turn up, before anybody sits down. */
function missing_words(state) {
  const { lobby: it, games } = state;
  const bots = games.find((g) => g.id === it.game)?.bots ?? [];
  return html`<section class="if-absent"><h2>If somebody is not there</h2>
    ${absence_words(it.absence, it.clock,
      { rated: it.rated, bots, pause: true }).map((words) => html`<p class="small">${words}</p>`)}</section>`;
}

/* How many are still to come. */
function waiting_words({ seats }) {
  const free = seats.filter((s) => !s.name && !s.bot).length;
  if (free === 1 && seats.length === 1) return 'Waiting for a player …';
  if (seats.length === 2 && free === 1) return 'Waiting for the other side …';
  return free === 1 ? 'Waiting for one more …' : `Waiting for ${free} more …`;
}

function foot(state, send) {
  if (!keeps(state)) return nothing;
  return html`<p class="row"><span class="waiting-dot"
    aria-hidden="true"></span><span class="grow">${waiting_words(state.lobby)}</span>
    ${owns(state)
      ? html`<button class="plain" ?disabled=${state.act.busy} @click=${send.cancel}>Clear the table</button>`
      : html`<button class="plain" ?disabled=${state.act.busy} @click=${send.stand}>Stand up</button>`}</p>`;
}

/* What who sits here may wish for in secret, until the match begins. */
function wish(state, send) {
  const { lobby } = state;
  const variants = state.games.find((g) => g.id === lobby.game)?.variants ?? [];
  const schema = variants.find((v) => v.id === lobby.variant)?.choice_schema;
  if (!schema || !lobby.seats.some((s) => s.you)) return nothing;
  return html`<section><h2>Your wish</h2>
    <p class="small">Nobody sees it before the match
      begins.</p>${schema_form(schema, state.choice, send.choice, 'choice')}</section>`;
}

/* Instead of the table: it is not there, its link is worth nothing, it was cleared. */
function absent(state, send) {
  if (state.missing) {
    return html`<div class="page"><h1>No such table</h1>
      <p>It may have been cleared. <a href="/lobbies">See the open ones</a>.</p></div>`;
  }
  if (state.dead) {
    return html`<div class="page"><h1>This link lets nobody in</h1>
      <p>${state.error} <a href="/lobbies">See the open tables</a>.</p></div>`;
  }
  if (!state.lobby) {
    return html`<div class="page"><p class="quiet">${state.error || 'Looking for the table …'}</p></div>`;
  }
  if (state.lobby.status !== 'cancelled') return null;
  if (state.waited && !state.left) return ended(state, send);
  return html`<div class="page"><h1>This table was cleared</h1>
    <p><a href="/lobbies">See the open ones</a> or <a href="/lobbies/new">set your own</a>.</p></div>`;
}

export function lobby(state, send) {
  const instead = absent(state, send);
  if (instead) return instead;
  const { lobby: it } = state;
  if (it.wait) return looking(state, send, wish(state, send));
  return html`<div class="page narrow"><h1>A table of ${game_title(it.game, it.variant)}</h1>${terms(it)}
    ${it.queued
      ? html`<p class="quiet">${it.creator} looks for an opponent here: whose rating is near may sit down at once.</p>`
      : nothing}
    ${fault(state.act.error)}
    <ul class="seat-list">${it.seats.map((s) => seat_row(state, s, send))}</ul>
    ${watches(state) ? html`<p>You wrote what is hidden here: the seats are for others, and you may watch them.</p>`
      : nothing}
    ${keeps(state) ? share({ ...state, owns: owns(state) }, send) : nothing} ${wish(state, send)}
    ${missing_words(state)} ${foot(state, send)}</div>`;
}
