/* A leaderboard, drawn. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { bot_name, kind_mark, shown_name } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import {
  board_path, day_text, ladder_words, rating_figure, ratings_path, season_before, tally,
} from '../ui/words/rating.js';
import { range_cell, range_head, range_of, ratings_scale } from './standings.js';
import { ladder_path } from '../ui/words/runs.js';
import { has_words, rich, t } from '../locales/text.js';

const POOLS = ['all', 'humans', 'programs'];

/* A newer server can send codes that have no words here yet. */
const words_or = (id, other) => (has_words(id) ? t(id) : other);

/* One line of choices; a line with a single choice is left out. */
function choices(state, label, name, all) {
  if (all.length < 2) return nothing;
  const is = all.find(([value]) => (state.board[name] ?? '') === value)?.[0] ?? all[0][0];
  return html`<nav class="filters" aria-label=${label}>
    ${all.map(([value, text]) => html`<a href=${board_path(state.game, { ...state.wish, [name]: value })}
      aria-current=${value === is ? 'true' : nothing}>${text}</a>`)}</nav>`;
}

/* "2026Q4" */
const season_words = (season) =>
  t('boards-season-quarter', { quarter: Number(season.at(-1)), year: season.slice(0, 4) });

function seasons({ board }) {
  const now = board.season_now;
  const all = [['', t('boards-season-all')], [now, t('boards-season-now')],
    [season_before(now), t('boards-season-last')]];
  return board.season && !all.some(([value]) => value === board.season)
    ? [...all, [board.season, season_words(board.season)]]
    : all;
}

const games = (state) => html`<nav class="filters" aria-label=${t('boards-game')}>${state.games.map((g) => html`<a
  href=${`/boards/${g.id}`} aria-current=${g.id === state.game ? 'true' : nothing}>${game_title(g.id)}</a>`)}</nav>`;

function filters(state) {
  const { board } = state;
  const variants = state.games.find((g) => g.id === state.game)?.variants ?? [];
  return html`${state.games.length > 1 ? games(state) : nothing}
    ${choices(state, t('boards-variant'), 'variant', variants.filter((v) => v.rated).map((v) => [v.id, v.title]))}
    ${board.speed ? rated_filters(state) : nothing}`;
}

/* There is nothing to choose for a kind of game that is not rated. */
function rated_filters(state) {
  const { board } = state;
  const ladders = board.ladders.map((ladder) => [ladder, words_or(`boards-ladder-${ladder}`, ladder_words(ladder))]);
  return html`<div class="filter-lines">
      ${choices(state, t('boards-pool'), 'pool', POOLS.map((pool) => [pool, t(`boards-pool-${pool}`)]))}
      ${choices(state, t('boards-season'), 'season', seasons(state))}
      ${choices(state, t('boards-speed'), 'speed',
        board.speeds.map((speed) => [speed, words_or(`boards-speed-${speed}`, speed)]))}
      ${choices(state, t('boards-ladder'), 'ladder', [['', t('boards-ladder-none')], ...ladders])}
    </div>`;
}

function row(state, item, scale) {
  const { board, me } = state;
  const is_me = me && me.name === item.player;
  return html`<tr class=${is_me ? 'mine' : nothing}>
    <td class="figure rank">${item.rank}</td>
    <th scope="row"><a href=${ratings_path(item.player, board)}>${shown_name(item.player, item.kind)}</a>${
      kind_mark(item.kind)}${is_me
      ? html` <span class="small">${t('boards-you')}</span>`
      : nothing}</th>
    <td class="figure"><strong>${rating_figure(item.rating, item.provisional)}</strong></td>
    ${range_cell(range_of(item), scale)}
    <td class="figure">${item.games}</td>
    <td class="figure wide">${tally(item)}</td>
    <td class="figure wide">${day_text(item.last_at)}</td></tr>`;
}

const provisional_line = () => html`<tr class="group"><th scope="rowgroup" colspan="7">${
  rich('boards-provisional', { small: (text) => html`<span class="small">${text}</span>` })}</th></tr>`;

function rows(state) {
  const first = state.items.findIndex((item) => item.provisional);
  const scale = ratings_scale(state.items);
  return html`<table class="rows board-table"><caption class="unseen">${t('boards-table')}</caption><thead><tr>
      <th scope="col" class="figure"><span class="unseen">${t('boards-rank')}</span></th>
      <th scope="col">${t('boards-player')}</th>
      <th scope="col" class="figure">${t('boards-rating')}</th>
      ${range_head(t('boards-margin'), scale, t('boards-margin-about'))}
      <th scope="col" class="figure">${t('boards-games')}</th>
      <th scope="col" class="figure wide">${t('boards-tally')}</th>
      <th scope="col" class="figure wide">${t('boards-last')}</th></tr></thead>
    <tbody>${state.items.map((item, i) =>
      html`${i === first ? provisional_line() : nothing}${row(state, item, scale)}`)}</tbody></table>`;
}

const create_path = ({ game, board }, versus = {}) =>
  `/lobbies/new?${new URLSearchParams({ game, variant: board.variant, rated: '1', ...versus })}`;

/* Guests play unrated games. */
const can_be_rated = ({ me }) => Boolean(me) && me.kind !== 'guest';

/* A variant without a rating has no speed either. */
function unrated({ game, games }) {
  const has_ladder = games.find((g) => g.id === game)?.ladder;
  return empty(t('boards-unrated'), has_ladder ? html`<a href=${ladder_path(game)}>${t('boards-to-ladder')}</a>`
    : nothing);
}

function none(state) {
  const act = can_be_rated(state)
    ? html`<a class="button main" href=${create_path(state)}>${t('boards-create')}</a>`
    : html`<a class="button main" href="/register">${t('boards-sign-up')}</a>`;
  return html`${empty(t(state.board.season ? 'boards-none-season' : 'boards-none'), t('boards-fill'))}<p>${act}</p>`;
}

const bot_row = (bot, state) => html`<tr><th scope="row">${bot_name(bot)}</th>
  <td class="figure">${bot.level}</td>
  <td class="figure">${bot.measured ?? ''}</td>
  <td class="figure">${bot.rating === null ? t('boards-bot-unrated') : html`<strong>${bot.rating}</strong>`}</td>
  <td class="end">${can_be_rated(state) ? html`<a href=${create_path(state, { versus: bot.bot })}
    >${rich('boards-bot-play', { name: (name) => html`<span class="unseen">${name}</span>` },
      { bot: bot_name(bot) })}</a>`
    : nothing}</td></tr>`;

/* Opponents of known strength, whether or not anybody else is here. A bot of level 0 does not count. */
function bots(state) {
  const all = state.board.bots.filter((bot) => bot.level > 0).sort((a, b) => a.level - b.level);
  if (!all.length || state.board.pool !== 'all' || state.board.season || state.board.ladder) return nothing;
  return html`<section class="board-bots"><h2>${t('boards-bots')}</h2><p class="small">${t('boards-bots-about')}</p>
    <table class="rows board-table"><caption class="unseen">${t('boards-bots')}</caption><thead><tr>
      <th scope="col">${t('boards-bot')}</th><th scope="col" class="figure">${t('boards-bot-level')}</th>
      <th scope="col" class="figure">${t('boards-bot-measured')}</th>
      <th scope="col" class="figure">${t('boards-rating')}</th>
      <th scope="col"><span class="unseen">${t('boards-bot-game')}</span></th></tr></thead>
    <tbody>${all.map((bot) => bot_row(bot, state))}</tbody></table></section>`;
}

function body(state, send) {
  if (!state.board.speed) return unrated(state);
  return html`${list(state, send)} ${bots(state)}`;
}

function list(state, send) {
  if (!state.items.length) return none(state);
  return html`${rows(state)}${state.board.next
    ? html`<p><button class="plain" @click=${send.more}>${t('boards-show-more')}</button></p>`
    : nothing}
    <p class="small">${t('boards-about')}</p>`;
}

/** The title of the page. */
export const boards_title = (game) => t('boards-title', { game: game_title(game) });

export function boards(state, send) {
  return html`<div class="page boards"><h1>${boards_title(state.game)}</h1>
    ${fault(state.error, state.board
      ? html`<button class="plain" @click=${send.more}>${t('common-try-again')}</button>`
      : html`<a href="/boards">${t('boards-all')}</a>`)}
    ${state.board ? html`${filters(state)}${body(state, send)}
      <p><a href="/seasons">${t('boards-to-seasons')}</a> ·
        <a href="/models">${t('boards-to-models')}</a></p>` : nothing}</div>`;
}
