/* The list of open lobbies, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { clock_words } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';
import { asks_of } from './lobby.js';
import { wait_note } from './wait.js';

const is_mine = (lobby) => lobby.seats.some((s) => s.you);
const host = (lobby) => lobby.creator;
const open_seats = (lobby) => lobby.seats.filter((s) => !s.name && !s.bot).length;

/* What stands under the name: that somebody waits for a rating near the own, or what the table asks for. */
function asks(lobby) {
  const words = lobby.queued ? ['looks for an opponent now'] : asks_of(lobby);
  return words.length ? html`<span class="small under">${words.join(' · ')}</span>` : nothing;
}

function row(lobby, state, send) {
  const n = open_seats(lobby);
  return html`<tr>
    <td><a href=${`/lobbies/${lobby.id}`}>${host(lobby)}</a>${asks(lobby)}</td>
    <td class="wide">${game_title(lobby.game, lobby.variant)}</td>
    <td>${clock_words(lobby.clock, span_text)}</td>
    <td class="wide">${lobby.rated ? 'rated' : 'unrated'}</td>
    <td class="figure">${n} free</td>
    <td class="end">${is_mine(lobby) ? html`<a href=${`/lobbies/${lobby.id}`}>You sit here</a>`
      : html`<button class="plain" ?disabled=${state.sit.busy} @click=${() => send.sit(lobby)}
          aria-label=${`Sit down with ${host(lobby)}`}>Sit down</button>`}</td></tr>`;
}

function body(state, send) {
  if (!state.items) return state.error ? nothing : html`<p class="quiet">Reading the list …</p>`;
  if (!state.items.length) {
    return html`<p class="quiet">Nobody waits for a partner just now. Set a table of your own, or play a bot from the
      first page.</p>`;
  }
  return html`<table class="rows">
    <thead><tr><th scope="col">With</th><th scope="col" class="wide">Game</th><th scope="col">Clock</th>
    <th scope="col" class="wide">Rating</th><th scope="col" class="figure">Seats</th>
    <th scope="col"><span class="unseen">Act</span></th></tr></thead>
    <tbody>${state.items.map((l) => row(l, state, send))}</tbody></table>`;
}

function free_seat(seat) {
  return html`<tr><td>${seat.name}</td><td class="wide">${game_title(seat.game, seat.variant)}</td>
    <td>${clock_words(seat.clock, span_text)}</td><td class="figure">${seat.turn}</td>
    <td class="end"><a class="button plain" href=${`/matches/${seat.match}`}
      aria-label=${`Look at it: the match ${seat.name} has left`}>Look at it</a></td></tr>`;
}

/* Matches that go on without one of their players. */
function free_seats(state) {
  if (!state.seats?.length) return nothing;
  return html`<section><h2>Seats put up</h2>
    <p class="small">Their players did not turn up: take one over, the match goes on. It does not count for
      your rating.</p>
    <table class="rows">
      <thead><tr><th scope="col">Instead of</th><th scope="col" class="wide">Game</th><th scope="col">Clock</th>
      <th scope="col" class="figure">Turn</th><th scope="col"><span class="unseen">Act</span></th></tr></thead>
      <tbody>${state.seats.map(free_seat)}</tbody></table></section>`;
}

export function lobbies(state, send) {
  return html`<div class="page"><div class="row spread">
    <h1>Lobbies</h1><a class="button main" href="/lobbies/new">Set a table</a></div>
    ${wait_note(state.wait)} ${fault(state.sit.error || state.error)}
    ${body(state, send)} ${free_seats(state)}</div>`;
}
