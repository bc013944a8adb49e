/* The inbox, drawn: turns with their opponents and deadlines, offers, talk, and the matches where others are to
 * move. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { asks, others_of } from '../model/waiting.js';
import { strangers } from './account/parts.js';
import { empty } from '../ui/alerts/note.js';

const DAY_MS = 86_400_000;
const HOUR_MS = 3_600_000;

/** When an order must be in, as people say it: a moment, and how far away it is. */
export function deadline_words(deadline, now) {
  if (!deadline) return 'no deadline';
  const left = Date.parse(deadline) - now;
  const at = new Date(deadline).toLocaleString(undefined,
    left < DAY_MS ? { timeStyle: 'short' }
      : { weekday: 'short', day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });
  if (left <= 0) return 'time is up';
  if (left < HOUR_MS) return `by ${at}, in ${Math.max(1, Math.round(left / 60_000))} min`;
  return left < 2 * DAY_MS ? `by ${at}, in ${Math.round(left / HOUR_MS)} h`
    : `by ${at}, in ${Math.round(left / DAY_MS)} days`;
}

const link = (id, match) => html`<a href=${`/matches/${id}`}>${others_of(match) || 'Nobody yet'}</a>`;
const game_of = (match) => html`<td class="wide">${match ? game_title(match.game, match.variant) : nothing}</td>`;

function table(title, heads, rows) {
  if (!rows.length) return nothing;
  return html`<section><h2>${title}</h2><table class="rows">
    <thead><tr>${heads.map(([text, kind]) => html`<th scope="col" class=${kind ?? nothing}>${text}</th>`)}</tr></thead>
    <tbody>${rows}</tbody></table></section>`;
}

function turns(state, match_of) {
  return table('Your turn', [['Against'], ['Game', 'wide'], ['Turn', 'figure'], ['Deadline']],
    state.waiting.map((w) => html`<tr>
      <td>${link(w.match, match_of(w.match))}</td>${game_of(match_of(w.match))}<td class="figure">${w.turn}</td>
      <td class=${w.deadline && Date.parse(w.deadline) - state.now < DAY_MS ? 'yours' : nothing}>${deadline_words(
        w.deadline, state.now)}</td></tr>`));
}

function asked({ inbox }, match_of) {
  const offers = inbox.offers.map((o) =>
    html`<tr><td>${link(o.match, match_of(o.match))}</td>${game_of(match_of(o.match))}<td>${asks(o.kind)}</td></tr>`);
  const again = inbox.rematches.map((r) => html`<tr><td><a href=${`/matches/${r.match}`}>${r.from}</a></td>
    <td class="wide"></td><td>wants a rematch</td></tr>`);
  return table('Asked of you', [['By'], ['Game', 'wide'], ['What']], [...offers, ...again]);
}

const messages = (n) => `${n} new ${n === 1 ? 'message' : 'messages'}`;
const talk = ({ inbox }) => table('Talk', [['With'], ['Game', 'wide'], ['Unread', 'figure']],
  inbox.matches.filter((m) => m.unread > 0).map((m) => html`<tr>
    <td>${link(m.match, m)}</td>${game_of(m)}<td class="figure">${messages(m.unread)}</td></tr>`));

const others = ({ inbox }) => table('Others are to move', [['Against'], ['Game', 'wide'], ['Turn', 'figure']],
  inbox.matches.filter((m) => !m.owes).map((m) => html`<tr>
    <td>${link(m.match, m)}</td>${game_of(m)}<td class="figure">${m.turn}</td></tr>`));

function next(state) {
  if (state.next) return html`<p><a class="button main" href=${state.next}>Next match waiting for me</a></p>`;
  return empty(state.count ? 'No turn waits for you.' : 'Nothing waits for you.',
    html`<a href="/">Start a match</a> or <a href="/lobbies">see who waits for a partner</a>.`);
}

export function inbox(state) {
  if (!state.me) return strangers('Inbox');
  const match_of = (id) => state.inbox.matches.find((m) => m.match === id);
  return html`<div class="page narrow"><h1>Inbox</h1>
    ${state.inbox.seq === undefined ? html`<p class="quiet">Reading what waits …</p>`
      : html`${next(state)} ${turns(state, match_of)} ${asked(state, match_of)} ${talk(state)} ${others(state)}`}
    <p class="small">The key <kbd>N</kbd> leads to the next match waiting for you, from any page.
      <a href="/account/notices">How you are told</a></p></div>`;
}
