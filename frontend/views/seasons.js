/* Ratings of a season, computed from all its results: ranges as bars, who beats whom, what a seat is worth. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title, known } from '../model/catalogue.js';
import { scale_of } from '../ui/charts/span.js';
import { kind_mark } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import { season_words } from '../ui/words/rating.js';
import { games_path, matrix, range_cell } from './standings.js';
import { date_text, rich, t } from '../locales/text.js';

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

const games_link = (board, player) => (board === ALL ? html`${player.games}`
  : html`<a href=${games_path(board.split('/')[0], player.name)}>${player.games}</a>`);

const row = (board, player, scale) => html`<tr><td class="figure rank">${rank_words(player)}</td>
  <th scope="row"><a href=${`/players/${encodeURIComponent(player.name)}`}
    translate="no">${player.name}</a>${kind_mark(player.kind)}</th>
  ${range_cell(player, scale)}<td class="figure">${games_link(board, player)}</td></tr>`;

function players({ board, players: all }) {
  const shown = all.slice(0, SHOWN);
  const scale = scale_of(shown);
  return html`<table class="rows board-table"><caption class="unseen">${t('seasons-ratings')}</caption>
    <thead><tr><th scope="col" class="figure">${t('seasons-rank')}</th><th scope="col">${t('standings-player')}</th>
      <th scope="col">${t('seasons-range')}</th><th scope="col" class="figure">${t('seasons-games')}</th></tr></thead>
    <tbody>${shown.map((player) => row(board, player, scale))}</tbody></table>`;
}

/* A seat's worth in points, with its range. */
const seat_row = (seat, scale) => html`<tr><td class="figure">${seat.seats}</td>
  <td class="figure">${seat.seat + 1}</td>
  ${range_cell({ ...seat, rating: seat.points ?? 0 }, scale)}<td class="figure">${seat.games}</td></tr>`;

function seats({ seats: all = [] }) {
  if (!all.length) return nothing;
  const scale = scale_of(all.map((seat) => ({ ...seat, rating: seat.points ?? 0 })));
  return html`<section><h2>${t('seasons-seats')}</h2><p class="small">${t('seasons-seats-about')}</p>
    <table class="rows"><caption class="unseen">${t('seasons-seats')}</caption><thead><tr>
      <th scope="col" class="figure">${t('seasons-players')}</th>
      <th scope="col" class="figure">${t('seasons-seat')}</th>
      <th scope="col">${t('seasons-worth')}</th><th scope="col" class="figure">${t('seasons-games')}</th></tr></thead>
    <tbody>${all.map((seat) => seat_row(seat, scale))}</tbody></table></section>`;
}

const about = ({ computed_at, season }) => html`<p class="small">${rich('seasons-about', {
  how: (text) => html`<a href="/docs/ratings" target="_blank">${text}</a>`,
}, { at: date_text(computed_at), season })}</p>`;

function table(state) {
  const { table: one } = state;
  if (!one) return nothing;
  const names = one.players.map(({ name }) => name);
  return html`${players(one)}${about({ ...state.found, season: state.season })}
    ${one.groups > 1 ? html`<p class="small">${t('seasons-groups', { n: one.groups })}</p>` : nothing}
    ${one.pairs ? matrix(one.board.split('/')[0], names, one.pairs) : nothing}${seats(one)}`;
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
