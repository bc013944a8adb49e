/* The list of open games, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { clock_words } from '../../ui/seats.js';
import { span_text } from '../../ui/clock.js';
import { fault } from '../../ui/alerts/note.js';
import { asks_of } from './terms.js';
import { wait_note } from '../wait_note.js';
import { t } from '../../locales/text.js';
import { turn_at } from '../turns.js';

const is_mine = (lobby) => lobby.seats.some((s) => s.you);
const host = (lobby) => lobby.creator ?? t('lobby-blind-game');
const join_words = ({ creator }) =>
  (creator ? t('lobby-join-named', { name: creator }) : t('lobby-join-blind'));
const open_seats = (lobby) => lobby.seats.filter((s) => !s.name && !s.bot).length;

/* Under the name: that this player is searching for an opponent, or who can join. */
function asks(lobby) {
  const words = lobby.queued ? [t('lobby-searching-now')] : asks_of(lobby);
  return words.length ? html`<span class="small under">${words.join(' · ')}</span>` : nothing;
}

function row(lobby, state, send) {
  const n = open_seats(lobby);
  return html`<tr>
    <td><a href=${`/lobbies/${lobby.id}`}>${host(lobby)}</a>${asks(lobby)}</td>
    <td class="wide">${game_title(lobby.game, lobby.variant)}</td>
    <td>${clock_words(lobby.clock, span_text)}</td>
    <td class="wide">${t(lobby.rated ? 'lobby-rated' : 'lobby-unrated')}</td>
    <td class="figure">${t('lobby-free-seats', { n })}</td>
    <td class="end">${is_mine(lobby) ? html`<a href=${`/lobbies/${lobby.id}`}>${t('lobby-yours')}</a>`
      : html`<button class="plain" ?disabled=${state.sit.busy} @click=${() => send.sit(lobby)}
          aria-label=${join_words(lobby)}>${t('lobby-join')}</button>`}</td></tr>`;
}

function body(state, send) {
  if (!state.items) return state.error ? nothing : html`<p class="quiet">${t('lobby-loading')}</p>`;
  if (!state.items.length) return html`<p class="quiet">${t('lobby-no-open-games')}</p>`;
  return html`<table class="rows">
    <thead><tr><th scope="col">${t('lobby-column-player')}</th>
    <th scope="col" class="wide">${t('lobby-column-game')}</th><th scope="col">${t('lobby-column-clock')}</th>
    <th scope="col" class="wide">${t('lobby-column-mode')}</th>
    <th scope="col" class="figure">${t('lobby-column-seats')}</th>
    <th scope="col"><span class="unseen">${t('lobby-column-action')}</span></th></tr></thead>
    <tbody>${state.items.map((l) => row(l, state, send))}</tbody></table>`;
}

function free_seat(seat) {
  return html`<tr><td>${seat.name}</td><td class="wide">${game_title(seat.game, seat.variant)}</td>
    <td>${clock_words(seat.clock, span_text)}</td><td class="figure">${turn_at(seat)}</td>
    <td class="end"><a class="button plain" href=${`/matches/${seat.match}`}
      aria-label=${t('lobby-view-named', { name: seat.name })}>${t('lobby-view')}</a></td></tr>`;
}

/* Games that continue without one of their players. */
function free_seats(state) {
  if (!state.seats?.length) return nothing;
  return html`<section><h2>${t('lobby-vacant')}</h2>
    <p class="small">${t('lobby-vacant-about')}</p>
    <table class="rows">
      <thead><tr><th scope="col">${t('lobby-column-replacing')}</th>
      <th scope="col" class="wide">${t('lobby-column-game')}</th><th scope="col">${t('lobby-column-clock')}</th>
      <th scope="col" class="figure">${t('lobby-column-turn')}</th>
      <th scope="col"><span class="unseen">${t('lobby-column-action')}</span></th></tr></thead>
      <tbody>${state.seats.map(free_seat)}</tbody></table></section>`;
}

export function lobbies(state, send) {
  return html`<div class="page"><div class="row spread">
    <h1>${t('lobby-open-games')}</h1><a class="button main" href="/lobbies/new">${t('lobby-create')}</a></div>
    ${wait_note(state.wait)} ${fault(state.sit.error || state.error)}
    ${body(state, send)} ${free_seats(state)}</div>`;
}
