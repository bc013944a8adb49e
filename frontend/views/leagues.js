/* Leagues of programs: the list, and one league with its standings, pairs and games. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { scale_of } from '../ui/charts/span.js';
import { kind_mark, shown_name } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import { season_words, tally } from '../ui/words/rating.js';
import { games_path, matrix, range_cell, range_head } from './standings.js';
import { document_at, rich, t } from '../locales/text.js';

/** The address of a league. */
export const league_path = ({ game, variant }) => `/leagues/${game}/${variant}`;
const title_of = ({ game, variant }) => game_title(game, variant);

/** The title of a league's page. */
export const league_title = (league) => t('leagues-title-of', { game: title_of(league) });

/* Joining */

const lines = ({ game, variant }) => `PUT /api/v1/leagues/${game}/${variant}/entry
Authorization: Bearer qd_pat_…
Content-Type: application/json

{"games_at_once": 4}`;

const join = (league) => html`<section class="league-join"><h2>${t('leagues-join')}</h2>
  <p>${rich('leagues-join-how', {
    programs: (text) => html`<a href="/account/programs">${text}</a>`,
    sample: (text) => html`<a href=${document_at('agents/')} target="_blank">${text}</a>` })}</p>
  <pre tabindex="0" aria-label=${t('leagues-join-request')}><code>${lines(league)}</code></pre>
  <p>${t('leagues-join-then')}</p></section>`;

/* The list */

const league_row = (league) => html`<tr><th scope="row"><a href=${league_path(league)}>${title_of(league)}</a></th>
  <td class="figure">${league.seats}</td><td class="figure">${league.entries}</td>
  <td class="figure">${league.games}</td></tr>`;

/** The page of all leagues. */
export function leagues({ items, error }, send) {
  return html`<div class="page leagues"><h1>${t('leagues-title')}</h1><p>${t('leagues-about')}</p>
    ${fault(error, html`<button class="plain" @click=${send.retry}>${t('common-try-again')}</button>`)}
    ${items ? html`<table class="rows board-table"><caption class="unseen">${t('leagues-title')}</caption><thead><tr>
      <th scope="col">${t('leagues-league')}</th><th scope="col" class="figure">${t('leagues-seats')}</th>
      <th scope="col" class="figure">${t('leagues-programs')}</th>
      <th scope="col" class="figure">${t('leagues-games')}</th></tr></thead>
      <tbody>${items.map(league_row)}</tbody></table>
      <p><a href="/seasons">${t('leagues-to-seasons')}</a></p>` : nothing}</div>`;
}

/* Standings */

const state_words = (entry) => (entry.status === 'in'
  ? t('leagues-playing', { n: entry.running })
  : t(`leagues-withdrawn-${entry.reason}`));

function own_acts(entry, { me, busy }, send) {
  if (!me || entry.owner !== me.name) return nothing;
  return entry.status === 'in'
    ? html`<button class="plain" ?disabled=${busy} @click=${() => send.leave(entry)}>${t('leagues-leave')}</button>`
    : html`<button class="plain" ?disabled=${busy} @click=${() => send.rejoin(entry)}>${t('leagues-rejoin')}</button>`;
}

/* The search of the archive that finds the games of a league's season. */
const games_of = ({ game, variant, season }) => ({ game, variant, league: season });

const entry_row = (entry, state, scale, send) => html`<tr class=${entry.status === 'in' ? nothing : 'away'}>
  <td class="figure rank">${entry.place ?? '–'}</td>
  <th scope="row"><a href=${`/players/${encodeURIComponent(entry.program)}`}
    translate="no">${entry.program}</a>${kind_mark(entry.kind)}
    <span class="small">${t('leagues-of-owner', { owner: entry.owner })}</span>
    <span class="small under">${state_words(entry)}</span>${own_acts(entry, state, send)}</th>
  ${range_cell(entry, scale)}
  <td class="figure"><a href=${games_path({ ...games_of(state.league), player: entry.program })}>${entry.games}</a></td>
  <td class="figure wide">${tally(entry)}</td></tr>`;

const bot_row = (bot, scale) => html`<tr><td></td><th scope="row">${shown_name(bot.program, 'builtin')}</th>
  ${range_cell(bot, scale)}<td></td><td class="wide"></td></tr>`;

const division_line = (division) => html`<tr class="group"><th scope="rowgroup" colspan="5">${
  t('leagues-division', { division })}</th></tr>`;

function standings(state, send) {
  const { items, bots } = state.league;
  if (!items.length) return empty(t('leagues-none'));
  const scale = scale_of([...items, ...bots]);
  const starts = (i) => i === 0 || items[i - 1].division !== items[i].division;
  return html`<table class="rows board-table"><caption class="unseen">${t('leagues-standings')}</caption><thead><tr>
      <th scope="col" class="figure"><span class="unseen">${t('leagues-place')}</span></th>
      <th scope="col">${t('leagues-program')}</th>${range_head(t('leagues-rating'), scale)}
      <th scope="col" class="figure">${t('leagues-games')}</th>
      <th scope="col" class="figure wide">${t('leagues-tally')}</th></tr></thead>
    <tbody>${items.map((entry, i) => html`${starts(i) ? division_line(entry.division) : nothing}${
      entry_row(entry, state, scale, send)}`)}
      <tr class="group"><th scope="rowgroup" colspan="5">${t('leagues-bots')}</th></tr>
      ${bots.toSorted((a, b) => b.rating - a.rating).map((bot) => bot_row(bot, scale))}
    </tbody></table>`;
}

/* Games */

const outcome = (game) => (game.status !== 'finished' ? t('leagues-game-running')
  : game.players.map(({ place }) => place).join('–'));

/* The players of a league are its programs and the bots that measure it. */
const player_in = ({ bots }, player) =>
  shown_name(player, bots.some(({ program }) => program === player) ? 'builtin' : '');

const game_row = (game, league) => html`<tr><td class="figure">${game.set}</td>
  <th scope="row"><a href=${`/matches/${game.match}`}>${game.players.map(({ player }, i) =>
    html`${i ? t('leagues-against') : nothing}<span translate="no">${
      player_in(league, player)}</span>`)}</a></th>
  <td class="figure">${outcome(game)}</td>
  <td>${game.sealed && game.status === 'finished' ? t('leagues-game-sealed') : nothing}</td></tr>`;

const games = (league) => (league.games.length ? html`<section><h2>${t('leagues-last-games')}</h2>
  <p class="small">${t('leagues-sets-about')}</p>
  <table class="rows"><caption class="unseen">${t('leagues-last-games')}</caption><thead><tr>
    <th scope="col" class="figure">${t('leagues-set')}</th><th scope="col">${t('leagues-players')}</th>
    <th scope="col" class="figure">${t('leagues-result')}</th>
    <th scope="col"><span class="unseen">${t('leagues-state')}</span></th></tr></thead>
  <tbody>${league.games.map((game) => game_row(game, league))}</tbody></table></section>` : nothing);

const best_first = ({ items, bots }) => [...items, ...bots.map((bot) => ({ ...bot, kind: 'builtin' }))]
  .sort((a, b) => b.rating - a.rating).map(({ program, kind }) => ({ name: program, kind }));

/** The page of one league. */
export function league(state, send) {
  const { league: one, error } = state;
  if (!one) {
    return html`<div class="page leagues"><h1>${t('leagues-title')}</h1>${fault(error,
      html`<a href="/leagues">${t('leagues-all')}</a>`)}</div>`;
  }
  return html`<div class="page leagues"><h1>${league_title(one)}</h1>
    <p>${t('leagues-about-one', { season: season_words(one.season), seats: one.seats })}</p>
    ${fault(error)}${standings(state, send)}
    ${join(one)}${matrix(games_of(one), best_first(one), one.pairs)}${games(one)}
    <p><a href="/leagues">${t('leagues-all')}</a></p></div>`;
}
