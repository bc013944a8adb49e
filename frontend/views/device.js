/* A game that several people play at this device, drawn: the bar above the board of the one who plays, and the screen
 * between two people, which shows only what everybody can know. */
import { html, nothing } from '../vendor/lit-html.js';
import { list_of, rich, t } from '../locales/text.js';
import { fault } from '../ui/alerts/note.js';
import { line_words } from '../ui/words/tale.js';

/** When this browser does not have the seats, or could not read the match. */
export const lost_seats = (match, why) => html`<div class="page narrow"><h1>${t('together-title')}</h1>
  ${fault(why)}
  <p>${t('together-lost')}</p>
  <p><a class="button plain" href=${`/matches/${match}`}>${t('together-watch')}</a>
    <a class="button plain" href="/together">${t('together-new')}</a></p></div>`;

/* What everybody can know of the last turn. */
function story({ told, lines, face, header, view }) {
  if (!told) return nothing;
  const turn = { turn: String(told) };
  if (!lines.length) return html`<p class="quiet">${t('together-story-none', turn)}</p>`;
  return html`<section class="device-story" aria-labelledby="story"><h2 id="story">${t('together-story', turn)}</h2>
    <ul>${lines.map((line) => html`<li>${line_words(face, line, header, view)}</li>`)}</ul></section>`;
}

/* Somebody else can look first, or answer something. */
function others({ game, next }, send) {
  const all = [...game.people.keys()].filter((seat) => seat !== next);
  return html`<details class="device-others"><summary>${t('together-others')}</summary>
    <p class="row">${all.map((seat) => html`<button class="plain"
      @click=${() => send.pass(seat)}>${game.people[seat].name}</button>`)}</p></details>`;
}

function pass(state, send) {
  const { name } = state.game.people[state.next];
  return html`<div class="page narrow device-pass"><h1 tabindex="-1">${t('together-pass', { name })}</h1>
    <p>${t('together-pass-about', { name })}</p>
    <p><button class="main" @click=${() => send.sit(state.next)}>${t('together-i-am', { name })}</button></p>
    ${story(state)} ${others(state, send)}</div>`;
}

const quiet = (words) => html`<div class="page narrow device-pass"><p class="quiet" role="status">${words}</p></div>`;

/* The turn is being resolved, or programs have not ordered yet. */
const wait = ({ game }) => quiet(t('together-wait', { bots: game.wish.seats - game.people.length }));

const failed = ({ error }, send) => html`<div class="page narrow">${fault(error)}
  <p><button class="main" @click=${send.retry}>${t('together-retry')}</button></p></div>`;

/* In an open game: whose turn it is, and the others, who may want to offer something or resign. */
function open_bar({ game, seat, error }, send) {
  const rest = [...game.people.keys()].filter((other) => other !== seat);
  return html`<p class="device-who" role="status">${rich('together-plays',
    { name: () => html`<strong>${game.people[seat].name}</strong>` })}</p>
    ${error ? html`${fault(error)}<button class="plain" @click=${send.retry}>${t('together-retry')}</button>` : nothing}
    ${rest.map((other) => html`<button class="plain" @click=${() => send.sit(other)}>${t('together-act-for',
      { name: game.people[other].name })}</button>`)}
    <label class="check"><input type="checkbox" .checked=${!game.stays}
      @change=${(e) => send.stays(!e.target.checked)}> ${t('together-turn-board')}</label>`;
}

const hidden_bar = ({ game, seat }, send) => html`<p class="device-who">${rich('together-plays',
  { name: () => html`<strong>${game.people[seat].name}</strong>` })}</p>
  <button class="plain" @click=${send.leave}>${t('together-hide')}</button>`;

const over_bar = ({ game, act }, send) => html`<p class="device-who">${list_of(game.people.map(({ name }) => name))}</p>
  ${fault(act.error)}
  <button class="main" ?disabled=${act.busy} @click=${send.again}>${t('together-again')}</button>`;

const bar_of = ({ phase, is_open }) => (phase === 'over' ? over_bar : is_open ? open_bar : hidden_bar);

const playing = (state, send) => html`<div class="device">
  <div class="device-bar">${bar_of(state)(state, send)}</div>
  ${state.inner ?? html`<div class="page"><p class="quiet">${t('together-loading')}</p></div>`}</div>`;

const PHASES = { looking: () => quiet(t('together-loading')), pass, wait, failed, seat: playing, over: playing,
  lost: (state) => lost_seats(state.game.match, '') };

/** The page. */
export const at_device = (state, send) => PHASES[state.phase](state, send);
