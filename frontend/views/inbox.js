/* The inbox, drawn: turns with their opponents and deadlines, offers, chat, and games where others must move. */
import { html, nothing } from '../vendor/lit-html.js';
import { date_text, rich, t } from '../locales/text.js';
import { game_title } from '../model/catalogue.js';
import { conversation_path } from '../model/addresses.js';
import { open_invitations, others_of } from '../model/waiting.js';
import { strangers } from './account/parts.js';
import { empty } from '../ui/alerts/note.js';
import { seat_player } from '../ui/seats.js';
import { turn_at } from './turns.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** @type {Intl.DateTimeFormatOptions} */
const CLOCK = { timeStyle: 'short' };
/** @type {Intl.DateTimeFormatOptions} */
const DAY = { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' };

/** When an order is due: the moment, and how far away it is. */
export function deadline_words(deadline, now) {
  if (!deadline) return t('inbox-deadline-none');
  const left = Date.parse(deadline) - now;
  if (left <= 0) return t('inbox-deadline-over');
  const at = date_text(deadline, left < DAY_MS ? CLOCK : DAY);
  if (left < HOUR_MS) return t('inbox-deadline-minutes', { at, n: Math.max(1, Math.round(left / 60_000)) });
  return left < 2 * DAY_MS ? t('inbox-deadline-hours', { at, n: Math.round(left / HOUR_MS) })
    : t('inbox-deadline-days', { at, n: Math.round(left / DAY_MS) });
}

const link = (id, match) => {
  const names = others_of(match, seat_player);
  const nobody = match?.seats.length === 1 ? 'inbox-alone' : 'inbox-nobody';
  return html`<a href=${`/matches/${id}`} translate=${names ? 'no' : nothing}>${names || t(nobody)}</a>`;
};
const game_of = (match) =>
  html`<td class="wide" translate="no">${match ? game_title(match.game, match.variant) : nothing}</td>`;

const REQUESTS = ['draw', 'truce', 'resume', 'takeback', 'cancel', 'rematch', 'invitation'];
const request_words = (kind) => t(`inbox-request-${REQUESTS.includes(kind) ? kind : 'other'}`);

/* Heads of columns: a message and a class. */
const GAME = [['inbox-game', 'wide']];
const TURN = [['inbox-turn', 'figure']];

function table(title, heads, rows) {
  if (!rows.length) return nothing;
  return html`<section><h2>${t(title)}</h2><table class="rows">
    <thead><tr>${heads.map(([id, kind]) => html`<th scope="col" class=${kind ?? nothing}>${t(id)}</th>`)}</tr></thead>
    <tbody>${rows}</tbody></table></section>`;
}

function turns(state, match_of) {
  return table('inbox-turns', [['inbox-opponent'], ...GAME, ...TURN, ['inbox-deadline']],
    state.waiting.map((w) => html`<tr>
      <td>${link(w.match, match_of(w.match))}</td>${game_of(match_of(w.match))}
      <td class="figure">${turn_at({ ...match_of(w.match), turn: w.turn })}</td>
      <td class=${w.deadline && Date.parse(w.deadline) - state.now < DAY_MS ? 'yours' : nothing}>${deadline_words(
        w.deadline, state.now)}</td></tr>`));
}

/* The terms, and the buttons to answer, are on the page of the game. */
const invitation = (one) => html`<tr><td><a href=${`/lobbies/${one.lobby}`} translate="no">${one.from}</a></td>
  <td class="wide" translate="no">${game_title(one.game, one.variant)}</td>
  <td>${request_words('invitation')}${one.message
    ? html`<span class="small note-line" dir="auto">${one.message}</span>` : nothing}</td></tr>`;

function asked({ inbox, now }, match_of) {
  const offers = inbox.offers.map((o) =>
    html`<tr><td>${link(o.match, match_of(o.match))}</td>${game_of(match_of(o.match))}<td>${
      request_words(o.kind)}</td></tr>`);
  const again = inbox.rematches.map((r) => html`<tr>
    <td><a href=${`/matches/${r.match}`} translate="no">${r.from}</a></td>
    <td class="wide"></td><td>${request_words('rematch')}</td></tr>`);
  return table('inbox-requests', [['inbox-from'], ...GAME, ['inbox-request']],
    [...open_invitations(inbox, now).map(invitation), ...offers, ...again]);
}

const decisions = ({ inbox }) => (inbox.decisions
  ? html`<p class="note warn"><a href="/account#decisions">${t('inbox-decisions', { n: inbox.decisions })}</a></p>`
  : nothing);

const requests = ({ inbox }) => (inbox.friend_requests
  ? html`<p class="note">${rich('inbox-friends', { link: (text) => html`<a href="/friends">${text}</a>` },
    { n: inbox.friend_requests })}</p>`
  : nothing);

const cases = ({ inbox }) => (inbox.cases
  ? html`<p class="note"><a href="/panel">${t('inbox-cases', { n: inbox.cases })}</a></p>` : nothing);

const clubs = ({ inbox }) => inbox.clubs.map(({ club, name, kind, n }) => html`<p class="note">${
  rich(`inbox-club-${kind}`, { link: (text) => html`<a href=${`/clubs/${club}`}>${text}</a>` }, { name, n })}</p>`);

const declined = ({ inbox }) => inbox.declines.map(({ lobby, from, game, variant }) =>
  html`<p class="note">${rich('inbox-declined', { link: (text) => html`<a href=${`/lobbies/${lobby}`}>${text}</a>` },
    { name: from, game: game_title(game, variant) })}</p>`);

const chat = ({ inbox }) => table('inbox-chat', [['inbox-from'], ...GAME, ['inbox-unread', 'figure']],
  inbox.matches.filter((m) => m.unread > 0).map((m) => html`<tr>
    <td>${link(m.match, m)}</td>${game_of(m)}<td class="figure">${t('inbox-messages', { n: m.unread })}</td></tr>`));

const direct = ({ inbox }) => table('inbox-direct', [['inbox-from'], ['inbox-unread', 'figure']],
  inbox.conversations.map(({ player, unread }) => html`<tr>
    <td><a href=${conversation_path(player)} translate="no">${player}</a></td>
    <td class="figure">${t('inbox-messages', { n: unread })}</td></tr>`));

const others = ({ inbox }) => table('inbox-waiting', [['inbox-opponent'], ...GAME, ...TURN],
  inbox.matches.filter((m) => !m.owes).map((m) => html`<tr>
    <td>${link(m.match, m)}</td>${game_of(m)}<td class="figure">${turn_at(m)}</td></tr>`));

function next(state) {
  if (state.next) return html`<p><a class="button main" href=${state.next}>${t('inbox-next')}</a></p>`;
  return empty(t(state.count ? 'inbox-no-turn' : 'inbox-empty'), rich('inbox-start', {
    start: (text) => html`<a href="/">${text}</a>`, open: (text) => html`<a href="/lobbies">${text}</a>` }));
}

export function inbox(state) {
  if (!state.me) return strangers(t('inbox-title'));
  const match_of = (id) => state.inbox.matches.find((m) => m.match === id);
  return html`<div class="page narrow"><h1>${t('inbox-title')}</h1>
    ${state.inbox.seq === undefined ? html`<p class="quiet">${t('inbox-loading')}</p>`
      : html`${decisions(state)} ${cases(state)} ${requests(state)} ${clubs(state)}
        ${declined(state)} ${next(state)} ${turns(state, match_of)}
        ${asked(state, match_of)} ${direct(state)} ${chat(state)} ${others(state)}`}
    <p class="small">${rich('inbox-key', { key: (text) => html`<kbd>${text}</kbd>`,
      link: (text) => html`<a href="/account/notices">${text}</a>` })}</p></div>`;
}
