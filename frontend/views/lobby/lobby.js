/* One game before it starts, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { game_title } from '../../model/catalogue.js';
import { bot_name, kind_mark, player_link, shown_name } from '../../ui/seats.js';
import { by_level } from '../../ui/words/bots.js';
import { fault } from '../../ui/alerts/note.js';
import { schema_form } from '../../ui/controls/schema_form.js';
import { chosen_bot, fill_row } from './fill.js';
import { can_join, expiry, invited, word_of } from './invited.js';
import { invite_path } from '../account/friends.js';
import { share } from './links.js';
import { away_words, blind_words, continues_words, terms } from './terms.js';
import { ended, looking } from './wait.js';
import { rich, t } from '../../locales/text.js';

/* Nobody brings built-in bots into a blind game. */
const bots_of = ({ games, lobby: it }) => (it.blind ? [] : by_level(games.find(({ id }) => id === it.game)?.bots));

/* Whether this visitor can give free seats to bots. */
const fills = (state) => owns(state) && !state.lobby.invitation && bots_of(state).length > 0;

/* The bot that the row below the seats names. */
const add_button = (state, bot, seat, send) => html`<button class="plain" ?disabled=${state.act.busy}
  aria-label=${t('lobby-add-bot-to', { bot: bot_name(bot), n: seat + 1 })} @click=${() => send.bot(seat, bot.id)}>${
  t('lobby-add-bot', { bot: bot_name(bot) })}</button>`;

/* Which bot the creator of an open game adds, to one free seat or to all. */
function fill_all(state, send) {
  if (!fills(state)) return nothing;
  const free = state.lobby.seats.filter((s) => !s.name && !s.bot).length;
  return fill_row(bots_of(state), { free, bot: state.fill, busy: state.act.busy },
    { choose: send.fill_choose, fill: send.instead });
}

/* The seat of a friend who was invited is free, but for nobody else. */
const free_words = ({ invitation }) =>
  (invitation ? t('lobby-seat-invited', { name: invitation.player }) : t('lobby-free'));

function seat_row(state, seat, send) {
  if (seat.name || seat.bot) {
    return html`<li><span class="seat-n">${seat.seat + 1}</span>
      <span>${seat.name ? player_link(seat.name, seat.kind) : shown_name(seat.bot, 'builtin')}${kind_mark(seat.kind)}
        ${seat.you ? t('lobby-you') : nothing}</span></li>`;
  }
  return html`<li><span class="seat-n">${seat.seat + 1}</span> <span class="quiet">${free_words(state.lobby)}</span>
    ${fills(state) ? add_button(state, chosen_bot(bots_of(state), state.fill), seat.seat, send) : nothing}</li>`;
}

function owns(state) {
  const { lobby, me } = state;
  return Boolean(me) && lobby.creator === me.name;
}

/* The author of a hidden rule cannot play the game, only watch it. */
const watches = (state) => Boolean(state.lobby.author_watches && owns(state));

const is_taken = (seat) => Boolean(seat.name || seat.bot);

const keeps = (state) => watches(state) || state.lobby.seats.some((s) => s.you);

/* How many players are still missing. */
function waiting_words({ seats }) {
  const free = seats.filter((s) => !s.name && !s.bot).length;
  if (free === 1 && seats.length === 1) return t('lobby-waiting-player');
  if (seats.length === 2 && free === 1) return t('lobby-waiting-opponent');
  return t('lobby-waiting-more', { n: free });
}

function foot(state, send) {
  if (!keeps(state)) return nothing;
  return html`<p class="row"><span class="waiting-dot"
    aria-hidden="true"></span><span class="grow">${waiting_words(state.lobby)}</span>
    ${owns(state)
      ? html`<button class="plain" ?disabled=${state.act.busy} @click=${send.cancel}>${t('lobby-cancel')}</button>`
      : html`<button class="plain" ?disabled=${state.act.busy} @click=${send.stand}>${t('lobby-leave')}</button>`}</p>`;
}

/* What a player can choose in secret until the game starts. */
function wish(state, send) {
  const { lobby } = state;
  const variants = state.games.find((g) => g.id === lobby.game)?.variants ?? [];
  const schema = variants.find((v) => v.id === lobby.variant)?.choice_schema;
  if (!schema || lobby.continues || !lobby.seats.some((s) => s.you)) return nothing;
  return html`<section><h2>${t('lobby-choice')}</h2>
    <p class="small">${t('lobby-choice-about')}</p>
    ${schema_form(schema, state.choice, send.choice, 'choice')}</section>`;
}

const linked = (href) => (text) => html`<a href=${href}>${text}</a>`;

/* What a friend has answered. */
const declined = ({ invitation: { player, answer } }) => html`<div class="page">
  <h1>${t('lobby-declined', { name: player })}</h1>${word_of({ message: answer })}
  <p>${rich('lobby-declined-next', { again: linked(invite_path(player)), friends: linked('/friends') },
    { name: player })}</p></div>`;

/* Instead of the game: it was not found, its link no longer works, or it was cancelled. */
function absent(state, send) {
  if (state.missing) {
    return html`<div class="page"><h1>${t('lobby-not-found')}</h1>
      <p>${rich('lobby-maybe-cancelled', { link: linked('/lobbies') })}</p></div>`;
  }
  if (state.dead) {
    return html`<div class="page"><h1>${t('lobby-dead-link')}</h1>
      <p>${state.error} <a href="/lobbies">${t('lobby-see-open')}</a></p></div>`;
  }
  if (!state.lobby) {
    return html`<div class="page"><p class="quiet">${state.error || t('lobby-loading')}</p></div>`;
  }
  return state.lobby.status === 'cancelled' ? cancelled(state, send) : null;
}

function cancelled(state, send) {
  if (state.waited && !state.left) return ended(state, send);
  if (state.lobby.invitation?.declined && owns(state)) return declined(state.lobby);
  return html`<div class="page"><h1>${t('lobby-cancelled')}</h1>
    <p>${rich('lobby-cancelled-next', { open: linked('/lobbies'), create: linked('/lobbies/new') })}</p></div>`;
}

/* How others come: by links, or a friend by name. */
function meanwhile(state, send) {
  const { invitation } = state.lobby;
  if (!invitation) return share({ ...state, owns: owns(state) }, send);
  return html`<p>${t('lobby-asked', { name: invitation.player })}</p>${word_of(invitation)} ${expiry(invitation)}`;
}

/* For players and those who wait: the link comes first, then who has joined. */
function waiting(state, send) {
  const { lobby: it } = state;
  return html`<div class="page narrow">
    <h1>${t('lobby-heading', { game: game_title(it.game, it.variant) })}</h1>
    ${it.queued ? html`<p class="quiet">${t('lobby-queued', { name: it.creator })}</p>` : nothing}
    ${continues_words(it)} ${fault(state.act.error)}
    ${keeps(state) ? meanwhile(state, send) : nothing}
    <h2>${t('lobby-joined', { n: it.seats.filter(is_taken).length, of: it.seats.length })}</h2>
    <ul class="seat-list">${it.seats.map((s) => seat_row(state, s, send))}</ul>
    ${it.invitation ? nothing : fill_all(state, send)} ${foot(state, send)}
    ${watches(state) ? html`<p>${t('lobby-author-watches')}</p>` : nothing} ${wish(state, send)}
    ${blind_words(it)}
    <p class="quiet terms">${terms(state)}</p>
    <section class="if-absent"><h2>${t('lobby-away')}</h2>${away_words(state)}</section></div>`;
}

export function lobby(state, send) {
  const instead = absent(state, send);
  if (instead) return instead;
  if (state.lobby.wait) return looking(state, send, wish(state, send));
  return !keeps(state) && can_join(state) ? invited(state, send) : waiting(state, send);
}
