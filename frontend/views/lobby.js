/* One lobby, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../app/session.js';
import { clock_words, kind_mark, player_link } from '../ui/seats.js';
import { span_text } from '../ui/clock.js';
import { icon } from '../ui/icons.js';
import { fault } from '../ui/note.js';
import { schema_form } from '../ui/schema_form.js';

function link_of(lobby, origin) {
  return new URL(lobby.join_url ?? `/lobbies/${lobby.id}`, origin).href;
}

function share(state, send) {
  const { lobby } = state;
  if (lobby.private && !lobby.join_url) return nothing;
  const link = link_of(lobby, state.origin);
  return html`<section class="share"><h2>${lobby.private ? 'Send this link to your friend' : 'Share this table'}</h2>
    <div class="row"><label class="grow"><span class="unseen">Link</span><input readonly .value=${link} @focus=${(e) => e.target.select()}></label>
      <button class="plain" @click=${() => send.copy(link)}>${icon('copy')} ${state.copied ? 'Copied' : 'Copy'}</button></div>
    <p class="small">${lobby.private ? 'Only who has it can sit down. ' : ''}The match starts by itself when every seat is taken.</p></section>`;
}

function bots_for(state, seat, send) {
  const bots = state.games.find((g) => g.id === state.lobby.game)?.bots ?? [];
  return bots.length ? html`<label><span class="unseen">Give seat ${seat + 1} to a bot</span><select
    @change=${(e) => e.target.value && send.bot(seat, e.target.value)}>
      <option value="">or seat a bot …</option>${bots.map((b) => html`<option value=${b.id}>${b.title}</option>`)}</select></label>` : nothing;
}

function seat_row(state, seat, send) {
  const seated = state.lobby.seats.some((s) => s.you);
  if (seat.name || seat.bot) {
    return html`<li><span class="seat-n">${seat.seat + 1}</span> <span>${seat.name ? player_link(seat.name) : seat.bot}${kind_mark(seat.kind)}${seat.you ? ' (you)' : ''}</span></li>`;
  }
  const may = !seated && (!state.lobby.private || state.invite);
  return html`<li><span class="seat-n">${seat.seat + 1}</span> <span class="quiet">free</span>
    ${may ? html`<button class="main" ?disabled=${state.act.busy} @click=${() => send.sit(seat.seat)}>Sit down here</button>` : nothing}
    ${owns(state) ? bots_for(state, seat.seat, send) : nothing}</li>`;
}

function owns(state) {
  const { lobby, me } = state;
  return Boolean(me) && lobby.creator === me.name;
}

function terms(lobby) {
  const facts = [clock_words(lobby.clock, span_text), lobby.rated ? 'rated' : 'unrated', lobby.private ? 'private' : 'public'];
  if (lobby.press === 'none') facts.push('no talk');
  if (lobby.spectators === 'none') facts.push('no spectators');
  return html`<p class="quiet">${facts.join(' · ')}</p>`;
}

function foot(state, send) {
  if (!state.lobby.seats.some((s) => s.you)) return nothing;
  return html`<p class="row"><span class="waiting-dot" aria-hidden="true"></span><span class="grow">Waiting for the other side …</span>
    ${owns(state) ? html`<button class="plain" ?disabled=${state.act.busy} @click=${send.cancel}>Clear the table</button>`
      : html`<button class="plain" ?disabled=${state.act.busy} @click=${send.stand}>Stand up</button>`}</p>`;
}

/* What who sits here may wish for in secret, until the match begins. */
function wish(state, send) {
  const { lobby } = state;
  const variants = state.games.find((g) => g.id === lobby.game)?.variants ?? [];
  const schema = variants.find((v) => v.id === lobby.variant)?.choice_schema;
  if (!schema || !lobby.seats.some((s) => s.you)) return nothing;
  return html`<section><h2>Your wish</h2><p class="small">Nobody sees it before the match begins.</p>${schema_form(schema, state.choice, send.choice, 'choice')}</section>`;
}

export function lobby(state, send) {
  if (state.missing) return html`<div class="page"><h1>No such table</h1><p>It may have been cleared. <a href="/lobbies">See the open ones</a>.</p></div>`;
  if (!state.lobby) return html`<div class="page"><p class="quiet">${state.error || 'Looking for the table …'}</p></div>`;
  const { lobby: it } = state;
  if (it.status === 'cancelled') return html`<div class="page"><h1>This table was cleared</h1><p><a href="/lobbies">See the open ones</a> or <a href="/lobbies/new">set your own</a>.</p></div>`;
  return html`<div class="page narrow"><h1>A table of ${game_title(it.game, it.variant)}</h1>${terms(it)}
    ${fault(state.act.error)}
    <ul class="seat-list">${it.seats.map((s) => seat_row(state, s, send))}</ul>
    ${it.seats.some((s) => s.you) ? share(state, send) : nothing} ${wish(state, send)} ${foot(state, send)}</div>`;
}
