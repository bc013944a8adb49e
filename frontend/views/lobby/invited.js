/* What a visitor who can join a game sees: who invites, what is played, and one button. */
import { html, nothing } from '../../vendor/lit-html.js';
import { picture_of } from '../../model/addresses.js';
import { game_title } from '../../model/catalogue.js';
import { shown_name } from '../../ui/seats.js';
import { fault } from '../../ui/alerts/note.js';
import { date_text, list_of, t } from '../../locales/text.js';
import {
  asks_of, away_words, blind_words, continues_words, early_words, option_terms, short_terms, terms, variant_of,
} from './terms.js';

const is_free = (seat) => !seat.name && !seat.bot;

/** Whether a visitor without a seat can take one. */
export const can_join = ({ lobby, invite }) =>
  Boolean(lobby.status === 'open' && lobby.seats.some(is_free) && (!lobby.private || invite || lobby.invitation));

/* The rules in one line. */
function blurb(state) {
  const about = variant_of(state)?.options_schema;
  return about?.description
    ? html`<p class="blurb" lang=${about['x-lang'] ?? 'en'}>${about.description}
      <a href=${`/learn/${state.lobby.game}`}>${t('lobby-how-to-play')}</a></p>` : nothing;
}

/* With two seats the title names the other player already. */
function players({ seats }) {
  if (seats.length < 3) return nothing;
  const names = seats.map(({ name, kind, bot }) => (name ? shown_name(name, kind) : shown_name(bot, 'builtin')))
    .filter(Boolean);
  return html`<p>${t('lobby-invited-players', { names: list_of(names), n: seats.filter(is_free).length })}</p>`;
}

const seat_row = (seat, state, send) => html`<li><span class="seat-n">${seat.seat + 1}</span>
  <span class="quiet grow">${t('lobby-free')}</span>
  <button class="plain" ?disabled=${state.act.busy}
    @click=${() => send.sit(seat.seat)}>${t('lobby-join-seat', { n: seat.seat + 1 })}</button></li>`;

/* The seat decides who moves first, or where on the map a player starts, so some people want to choose it. */
function seat_choice(state, send) {
  const free = state.lobby.seats.filter(is_free);
  return free.length < 2 ? nothing : html`<details class="fold"><summary>${t('lobby-choose-seat')}</summary>
    <ul class="seat-list">${free.map((seat) => seat_row(seat, state, send))}</ul></details>`;
}

/** The message of an invitation, in the words of a friend. */
export const word_of = (invitation) => (invitation?.message
  ? html`<blockquote class="word" dir="auto">${invitation.message}</blockquote>` : nothing);

/** @type {Intl.DateTimeFormatOptions} */
const MOMENT = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };

/** Until when an invitation can be accepted. */
export const expiry = ({ expires_at }) =>
  html`<p class="small">${t('lobby-expires', { at: date_text(expires_at, MOMENT) })}</p>`;

/* A friend who was invited by name accepts or declines. */
const answer = ({ lobby: { invitation }, act }, send) => html`<p class="row"><button class="main" ?disabled=${act.busy}
    @click=${() => send.sit()}>${t('lobby-accept')}</button>
  <button class="plain" ?disabled=${act.busy} @click=${send.decline}>${t('lobby-decline')}</button></p>
  ${expiry(invitation)}`;

function title({ lobby, invite }) {
  const names = { name: lobby.creator, game: game_title(lobby.game, lobby.variant) };
  return (invite || lobby.invitation) && lobby.creator ? t('lobby-invited', names) : t('lobby-heading', names);
}

/* The position that is continued, or a still picture of the game. */
const picture = ({ lobby: { continues }, picture: game }) => (continues
  ? html`<img alt="" src=${picture_of(continues.match, continues.turn)}>` : game?.still() ?? nothing);

/** What is asked when an invitation is declined. */
export const decline_fields = () => html`<label class="field"><span>${t('lobby-decline-word')}</span><input
  name="answer" maxlength="200" autocomplete="off"></label>`;

/** The page of a game that this visitor can join. `state.picture`: the still pictures of the game, once loaded. */
export function invited(state, send) {
  const { lobby: it } = state;
  return html`<div class="page narrow invited">
    <h1>${title(state)}</h1> ${word_of(it.invitation)}
    <div class="picture-room" aria-hidden="true">${picture(state)}</div>
    ${continues_words(it)} ${blurb(state)}
    ${it.queued ? html`<p class="quiet">${t('lobby-queued', { name: it.creator })}</p>` : nothing}
    <p class="terms">${[short_terms(it), ...early_words(state), ...asks_of(it), ...option_terms(state)].join(' · ')}
    </p> ${players(it)} ${blind_words(it)}
    ${fault(state.act.error)}
    ${it.invitation ? answer(state, send) : html`<p class="row"><button class="main" ?disabled=${state.act.busy}
      @click=${() => send.sit()}>${t('lobby-join')}</button></p>`}
    ${seat_choice(state, send)}
    <details class="fold"><summary>${t('lobby-terms-more')}</summary><p class="small">${terms(state)}</p>
      ${away_words(state)}</details></div>`;
}
