/* Ratings of a season, computed from all its results: ranges as bars, who beats whom, what a seat is worth. */
import { html, nothing } from '../vendor/lit-html.js';
import { faction_title, game_title, known } from '../model/catalogue.js';
import { scale_of } from '../ui/charts/span.js';
import { kind_mark, seat_player } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import { season_words } from '../ui/words/rating.js';
import { games_path, matrix, range_cell, range_head, season_games } from './standings.js';
import { date_text, document_at, rich, t } from '../locales/text.js';

const ALL = 'all';
const SHOWN = 200;

/** The address of a season's table. */
export const season_path = (season, board) =>
  `/seasons/${season}${board ? `?${new URLSearchParams({ board })}` : ''}`;

function board_words(board) {
  const [game, variant] = board.split('/');
  const variants = known.games.find(({ id }) => id === game)?.variants ?? [];
  const title = variants.find(({ id }) => id === variant)?.title;
  if (board === ALL) return t('seasons-all-games');
  return t('seasons-board', { game: game_title(game), variant: title ?? variant });
}

const choice = (href, text, is) => html`<a href=${href} aria-current=${is ? 'true' : nothing}>${text}</a>`;

function filters({ seasons, season, board }) {
  const boards = seasons.find((one) => one.season === season)?.boards ?? [];
  return html`${seasons.length > 1 ? html`<nav class="filters" aria-label=${t('seasons-season')}>${seasons.map((one) =>
      choice(season_path(one.season), season_words(one.season), one.season === season))}</nav>` : nothing}
    ${boards.length > 1 ? html`<nav class="filters" aria-label=${t('seasons-table')}>${boards.map((one) =>
      choice(season_path(season, one), board_words(one), one === board))}</nav>` : nothing}`;
}

const rank_words = ({ rank }) => (!rank ? '–' : rank[0] === rank[1] ? String(rank[0])
  : t('seasons-ranks', { best: rank[0], worst: rank[1] }));

/* The search that finds the games of a table, as they were when it was computed. */
const games_of = ({ season, found: { computed_at }, table: { board } }) =>
  ({ ...season_games(season, board === ALL ? '' : board), rated: '1', as_of: computed_at });

const games_link = (wish, { games }) => html`<a href=${games_path(wish)}>${games}</a>`;

const row = (wish, player, scale) => html`<tr><td class="figure rank">${rank_words(player)}</td>
  <th scope="row"><a href=${`/players/${encodeURIComponent(player.name)}`}
    translate="no">${seat_player(player)}</a>${kind_mark(player.kind)}</th>
  ${range_cell(player, scale)}<td class="figure">${
    games_link({ ...wish, player: player.name }, player)}</td></tr>`;

function players(wish, { players: all }) {
  const shown = all.slice(0, SHOWN);
  const scale = scale_of(shown);
  return html`<table class="rows board-table"><caption class="unseen">${t('seasons-ratings')}</caption>
    <thead><tr><th scope="col" class="figure">${t('seasons-rank')}</th><th scope="col">${t('standings-player')}</th>
      ${range_head(t('seasons-range'), scale)}<th scope="col" class="figure">${t('seasons-games')}</th></tr></thead>
    <tbody>${shown.map((player) => row(wish, player, scale))}</tbody></table>`;
}

/* What something is worth in points, with its range. */
const worth = (part) => ({ ...part, rating: part.points });

const worth_row = (wish, part, scale, name) => html`<tr><th scope="row">${name}</th>
  <td class="figure">${part.seats}</td>${range_cell(worth(part), scale)}
  <td class="figure">${games_link(wish, part)}</td></tr>`;

/* Parts of the games with what each is worth. `how`: the heading, what it says, the column of names, a name and its
 * search. */
function worths(wish, parts, how) {
  if (!parts.length) return nothing;
  const scale = scale_of(parts.map(worth));
  return html`<section><h2>${how.title}</h2><p class="small">${how.about}</p>
    <table class="rows"><caption class="unseen">${how.title}</caption><thead><tr>
      <th scope="col">${how.column}</th><th scope="col" class="figure">${t('seasons-players')}</th>
      ${range_head(t('seasons-worth'), scale)}<th scope="col" class="figure">${t('seasons-games')}</th></tr></thead>
    <tbody>${parts.map((part) => worth_row({ ...wish, seats: part.seats, ...how.wish(part) }, part, scale,
      how.name(part)))}</tbody></table></section>`;
}

const seats = (wish, { seats: all = [] }) => worths(wish, all, { title: t('seasons-seats'),
  about: t('seasons-seats-about'), column: t('seasons-seat'), name: ({ seat }) => seat + 1, wish: () => ({}) });

const factions = (wish, { factions: all = [] }) => worths(wish, all, { title: t('seasons-factions'),
  about: t('seasons-factions-about'), column: t('seasons-faction'),
  name: ({ faction }) => faction_title(wish.game, faction), wish: ({ faction }) => ({ faction }) });

const about = ({ computed_at, season, has_dumps }) => html`<p class="small">${rich('seasons-about', {
  how: (text) => html`<a href=${document_at('ratings')} target="_blank">${text}</a>`,
}, { at: date_text(computed_at), season })}</p>
  ${has_dumps ? html`<p class="small"><a href="/dumps/" target="_blank">${t('seasons-dumps')}</a></p>` : nothing}`;

function table(state) {
  const { table: one } = state;
  if (!one) return nothing;
  
  const wish = games_of(state);
  return html`${players(wish, one)}${about({ ...state.found, season: state.season, has_dumps: state.has_dumps })}
    ${one.groups > 1 ? html`<p class="small">${t('seasons-groups', { n: one.groups })}</p>` : nothing}
    ${one.pairs ? matrix(wish, one.players, one.pairs) : nothing}${seats(wish, one)}${factions(wish, one)}`;
}

/** The page of season ratings. */
export function seasons(state, send) {
  const { found, error, season } = state;
  return html`<div class="page seasons"><h1>${season ? t('seasons-title-of', { season: season_words(season) })
    : t('seasons-title')}</h1>
    ${fault(error, html`<button class="plain" @click=${send.retry}>${t('common-try-again')}</button>`)}
    ${state.seasons?.length === 0
      ? empty(t('seasons-none'), html`<a href="/boards">${t('common-nav-leaderboards')}</a>`) : nothing}
    ${found ? html`${filters(state)}${table(state)}` : nothing}</div>`;
}
