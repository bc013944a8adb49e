/* The form for a game that several people play at this device, and the games that this browser has the seats of. */
import { html, nothing } from '../vendor/lit-html.js';
import { list_of, rich, t } from '../locales/text.js';
import { game_title } from '../model/catalogue.js';
import { fault } from '../ui/alerts/note.js';
import { levels_row } from '../ui/controls/levels.js';
import { levels_of } from '../ui/words/bots.js';
import { game_pick, options, pick, seat_numbers, unfold } from './lobby/create.js';

const NAME_MOST = 24;

/* Each way a game in the list can stand, and what can be done with it. */
function row(game, send, busy) {
  const names = list_of(game.people.map(({ name }) => name));
  const { game: id, variant } = game.wish;
  const to = game.match && html`<a href=${`/together/${game.match}`}>${names}</a>`;
  return html`<li><span class="grow">${to ?? names} <span class="small">${game_title(id, variant)} · ${
    t(game.is_over ? 'together-state-over' : game.match ? 'together-state-on' : 'together-state-begun')}</span></span>
    ${game.match ? nothing : html`<button class="plain" ?disabled=${busy}
      @click=${() => send.resume(game)}>${t('together-resume')}</button>`}
    ${game.match && !game.is_over ? nothing : html`<button class="plain" ?disabled=${busy}
      aria-label=${t('together-drop-named', { names })} @click=${() => send.drop(game)}>${t('together-drop')}</button>`}
    </li>`;
}

const kept = ({ kept: games, act }, send) => (games.length
  ? html`<section aria-labelledby="kept"><h2 id="kept">${t('together-kept')}</h2>
    <ul class="device-games">${games.map((game) => row(game, send, act.busy))}</ul></section>` : nothing);

const name_field = ({ form }, send, i) => html`<label class="field" for=${`name-${i}`}>
  <span>${t('together-name', { n: i + 1 })}</span><input id=${`name-${i}`} maxlength=${NAME_MOST} autocomplete="off"
    placeholder=${t('together-player', { n: i + 1 })} .value=${form.names[i] ?? ''}
    @input=${(e) => send.name(i, e.target.value)}></label>`;

/* How many people, how many seats, and who plays the others. */
function players(state, game, send) {
  const { form, shown_variant: variant } = state;
  const numbers = Array.from({ length: variant.seats_max - 1 }, (_, i) => i + 2);
  const seats = seat_numbers(variant).filter((n) => n >= form.people && n > 1);
  return html`${numbers.length > 1 ? pick('people', t('together-people'), form.people,
    numbers.map((n) => [n, String(n)]), (n) => send.people(Number(n))) : nothing}
    ${Array.from({ length: form.people }, (_, i) => name_field(state, send, i))}
    ${variant.seats_max > 2 ? pick('seats', t('together-seats'), form.seats,
      seats.map((n) => [n, t('together-seats-bots', { n, bots: n - form.people })]), (n) => send.seats(Number(n)))
      : nothing}
    ${form.seats > form.people ? levels_row({ name: 'bot', label: t('together-bot'),
      bots: levels_of(game.bots), chosen: form.bot, set: send.bot }) : nothing}`;
}

/* Whether all see one board after the setup. */
const is_open = ({ turns, hidden }) => turns === 'alternate' && !hidden;

/** The page. */
export function together(state, send) {
  const { form, act, shown_variant: variant } = state;
  const game = state.games.find(({ id }) => id === form.game);
  const submit = (event) => { event.preventDefault(); send.submit(); };
  return html`<div class="page narrow"><h1>${t('together-title')}</h1>
    <p>${t('together-about')}</p>
    <form class="sheet" @submit=${submit}>${game_pick({ ...state, variant }, game, send)}
      ${players(state, game, send)}
      <p class="small">${t(is_open(variant) ? 'together-how-open' : 'together-how-hidden')}</p>
      ${fault(act.error)}
      <p class="row"><button class="main" ?disabled=${act.busy} @click=${unfold}>${
        t(act.busy ? 'together-starting' : 'together-start')}</button></p>
      <div class="folds">${options({ ...state, variant }, send)}</div></form>
    ${kept(state, send)}
    <p class="small device-limits">${rich('together-limits',
      { link: (text) => html`<a href="/lobbies/new">${text}</a>` })}</p></div>`;
}
