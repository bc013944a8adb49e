/* The explorer of openings, drawn: the position, how its games ended, what was played next, and games to open. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { explorer_path, shares } from '../model/explorer.js';
import { empty, fault } from '../ui/alerts/note.js';
import { match_pictures } from './match/finished.js';
import { number_text, t } from '../locales/text.js';

/** The page for a game whose openings are not compared. */
export const no_openings = (games) => html`<div class="page narrow"><h1>${t('explore-title')}</h1>
  <p>${t('explore-not-found')}</p>
  <ul>${games.map((g) => html`<li><a href=${`/explore/${g.id}`}>${g.title}</a></li>`)}</ul></div>`;

/* Whether each seat has an opening of its own, with its own results. */
const is_by_seat = ({ counted }) => counted === 'seats';

/** How often this was played, and how long the games were. */
export const count_words = (told) => t(is_by_seat(told) ? 'explore-count-seat' : 'explore-count',
  { games: told.games, turns: told.turns });

/* "2.25" */
const place_text = (place) => (place === null ? '–'
  : number_text(place / 100, { minimumFractionDigits: 2 }));

/* Won by the first seat, drawn, and won by the second; the figures stand beside it. */
const bar = ({ won, drawn, lost }) => html`<span class="sides-bar" aria-hidden="true">${
  [['first', won], ['drawn', drawn], ['second', lost]].map(([kind, n]) => (n
    ? html`<i class=${`side-${kind}`} .style=${`flex-grow:${n}`}></i>` : nothing))}</span>`;

const shares_words = ({ told, seats }) => {
  const [first, drawn, second] = shares(told);
  if (is_by_seat(told)) {
    return t('explore-shares-seat', { first, drawn, second, place: place_text(told.place), players: told.seats });
  }
  return t('explore-shares', { first, drawn, second, one: seats[0], other: seats[1] });
};

/* ---- choices ---- */

const variants = ({ game, variants: all, wish }) => (all.length < 2 ? nothing
  : html`<nav class="filters" aria-label=${t('explore-variant')}>${all.map(({ id, title }) => html`<a
    href=${explorer_path({ ...wish, game, variant: id, after: [] })}
    aria-current=${id === wish.variant ? 'page' : nothing}>${title}</a>`)}</nav>`);

/* Games for two and for four are different games. */
function players({ variants: all, wish }, send) {
  const { seats_min: least, seats_max: most, seats_step: step, seats_usual: usual } =
    all.find(({ id }) => id === wish.variant) ?? all[0];
  if (least === most) return nothing;
  const numbers = Array.from({ length: Math.floor((most - least) / step) + 1 }, (_, i) => least + i * step);
  return html`<label class="field"><span>${t('explore-players')}</span>
    <select @change=${(e) => send.set({ players: Number(e.target.value) })}>${numbers.map((n) => html`<option
      value=${n} ?selected=${n === (wish.players || usual)}>${number_text(n)}</option>`)}</select></label>`;
}

function band_words({ from, to }) {
  if (!from) return t('explore-band-below', { to: String(to + 1) });
  return to ? t('explore-band', { from: String(from), to: String(to) })
    : t('explore-band-from', { from: String(from) });
}

const bands = ({ told, wish }, send) => html`<label class="field"><span>${t('explore-rating')}</span>
  <select @change=${(e) => send.set({ band: Number(e.target.value) })}>
    <option value="0" ?selected=${!wish.band}>${t('explore-band-any')}</option>
    ${(told?.bands ?? []).map((one) => html`<option value=${one.band}
      ?selected=${one.band === wish.band}>${band_words(one)}</option>`)}</select></label>`;

const whose = ({ me, wish }, send) => (me ? html`<label class="check"><input type="checkbox" .checked=${wish.mine}
  @change=${(e) => send.set({ mine: e.target.checked })}> ${t('explore-mine')}</label>` : nothing);

/* ---- the way here ---- */

const way = ({ told, opening }, send) => html`<ol class="explore-way" aria-label=${t('explore-way')}>
  <li><button class="line-turn" aria-current=${told.after.length ? nothing : 'step'}
    @click=${() => send.to([])}>${t('explore-start')}</button></li>
  ${told.after.map((step, n) => html`<li><button class="line-turn"
    aria-current=${n + 1 === told.after.length ? 'step' : nothing} title=${opening.words(step, n)}
    @click=${() => send.to(told.after.slice(0, n + 1))}>${opening.short(step, n)}</button></li>`)}</ol>`;

/* ---- what was played next ---- */

function step_row(state, one, send) {
  const { told, opening } = state;
  const n = told.after.length;
  const point = () => send.point(one.step);
  const away = () => send.point(null);
  return html`<tr class=${state.pointed === one.step ? 'here' : nothing}
      @pointerenter=${point} @pointerleave=${away}>
    <th scope="row"><button class="explore-step" @focus=${point} @blur=${away}
      aria-label=${t(is_by_seat(told) ? 'explore-step-seat' : 'explore-step',
        { step: opening.words(one.step, n), games: one.games })}
      @click=${() => send.to([...told.after, one.step])}>${opening.label(one.step, n)}</button></th>
    <td class="figure">${number_text(one.games)}</td>
    <td class="bar-cell">${bar(one)}<span class="small">${shares(one).join(' / ')} %</span></td>
    ${is_by_seat(told) ? html`<td class="figure wide">${place_text(one.place)}</td>` : nothing}
    <td class="figure wide">${number_text(one.turns)}</td>
    <td class="figure wide">${one.rating === null ? '–' : number_text(one.rating)}</td>
    <td class="wide"><a href=${`/matches/${one.best ?? one.latest}`}>${
      t(one.best ? 'explore-best' : 'explore-latest')}</a></td></tr>`;
}

const head_of = (seats) => html`<thead><tr><th scope="col">${t('explore-played')}</th>
  <th scope="col" class="figure">${t('explore-games')}</th>
  <th scope="col">${t('explore-results', { one: seats[0], other: seats[1] })}</th>
  <th scope="col" class="figure wide">${t('explore-length')}</th>
  <th scope="col" class="figure wide">${t('explore-rating')}</th>
  <th scope="col" class="wide">${t('explore-game')}</th></tr></thead>`;

const head_by_seat = () => html`<thead><tr><th scope="col">${t('explore-played')}</th>
  <th scope="col" class="figure">${t('explore-games-seat')}</th>
  <th scope="col">${t('explore-results-seat')}</th>
  <th scope="col" class="figure wide">${t('explore-place')}</th>
  <th scope="col" class="figure wide">${t('explore-length-seat')}</th>
  <th scope="col" class="figure wide">${t('explore-rating')}</th>
  <th scope="col" class="wide">${t('explore-game')}</th></tr></thead>`;

function next(state, send) {
  const { told, opening, seats } = state;
  const n = told.after.length;
  if (!told.next.length) {
    return html`<p class="quiet">${t(n >= told.steps ? 'explore-end' : 'explore-nothing-further')}</p>`;
  }
  return html`<table class="rows explore-next"><caption>${opening.asked(n)}</caption>
    ${is_by_seat(told) ? head_by_seat() : head_of(seats)}
    <tbody>${told.next.map((one) => step_row(state, one, send))}</tbody></table>`;
}

/* ---- the page ---- */

function none({ game, wish }) {
  if (wish.mine || wish.band) return empty(t('explore-none-narrowed'));
  return empty(t(wish.after.length ? 'explore-none-here' : 'explore-none'),
    html`<a href=${`/lobbies/new?game=${game}`}>${t('explore-play')}</a>`);
}

const summary = (state) => html`<div class="explore-all">${bar(state.told)}
  <p><strong>${count_words(state.told)}</strong>
    ${shares_words(state)}</p></div>`;

function panel(state, send) {
  const { told } = state;
  if (!told) return state.error ? nothing : html`<p class="quiet">${t('explore-loading')}</p>`;
  return html`${way(state, send)}
    ${told.mirrored ? html`<p class="small">${t('explore-mirrored')}</p>` : nothing}
    ${told.games ? html`${summary(state)} ${next(state, send)}` : none(state)}`;
}

const games = ({ told }) => (told?.matches.length
  ? html`<section class="explore-games"><h2>${t('explore-matches')}</h2>${match_pictures(told.matches)}</section>`
  : nothing);

export function explore(state, send) {
  const { told, opening, game, wish } = state;
  const again = html`<button class="plain" @click=${send.again}>${t('common-try-again')}</button>`;
  return html`<div class="page explore"><h1>${t('explore-title-game', { game: game_title(game, wish.variant) })}</h1>
    ${variants(state)}
    <div class="explore-wishes">${players(state, send)} ${bands(state, send)} ${whose(state, send)}</div>
    ${fault(state.error, again)}
    <div class="explore-desk" aria-busy=${state.busy ? 'true' : 'false'}>
      <div class="explore-board">${told
        ? opening.picture(told.view, told.after, told.next, state.pointed) : nothing}</div>
      <div class="explore-panel">${panel(state, send)}</div></div>
    ${games(state)}</div>`;
}
