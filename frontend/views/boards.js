/* A leaderboard, drawn: the sports page. */
import { html, nothing } from '../vendor/lit-html.js';
import { game_title } from '../model/catalogue.js';
import { kind_mark } from '../ui/seats.js';
import { empty, fault } from '../ui/alerts/note.js';
import {
  board_path, day_text, key_words, ladder_words, pool_words, rating_figure, ratings_path, season_before, season_words,
  tally,
} from '../ui/words/rating.js';

/* One line of choices in plain words; a line with a single choice says nothing. */
function choices(state, label, name, all) {
  if (all.length < 2) return nothing;
  const is = all.find(([value]) => (state.board[name] ?? '') === value)?.[0] ?? all[0][0];
  return html`<nav class="filters" aria-label=${label}>
    ${all.map(([value, text]) => html`<a href=${board_path(state.game, { ...state.wish, [name]: value })}
      aria-current=${value === is ? 'true' : nothing}>${text}</a>`)}</nav>`;
}

function seasons({ board }) {
  const now = board.season_now;
  const all = [['', 'All time'], [now, 'This season'], [season_before(now), 'Last season']];
  return board.season && !all.some(([value]) => value === board.season)
    ? [...all, [board.season, `The ${season_words(board.season)}`]]
    : all;
}

function filters(state) {
  const { board } = state;
  const variants = state.games.find((g) => g.id === state.game)?.variants ?? [];
  return html`
    ${state.games.length > 1
      ? html`<nav class="filters" aria-label="Game">${state.games.map((g) => html`<a href=${`/boards/${g.id}`}
        aria-current=${g.id === state.game ? 'true' : nothing}>${game_title(g.id)}</a>`)}</nav>`
      : nothing}
    ${choices(state, 'Variant', 'variant', variants.filter((v) => v.rated).map((v) => [v.id, v.title]))}
    <div class="filter-lines">
      ${choices(state, 'Who', 'pool', ['all', 'humans', 'programs'].map((pool) => [pool, key_words(pool_words(pool))]))}
      ${choices(state, 'When', 'season', seasons(state))}
      ${choices(state, 'Clock', 'speed', board.speeds.map((speed) => [speed, `${key_words(speed)} clock`]))}
      ${choices(state, 'Ladder', 'ladder',
        [['', 'Full games'], ...board.ladders.map((ladder) => [ladder, ladder_words(ladder)])])}
    </div>`;
}

function row(state, item) {
  const { board, me } = state;
  const is_me = me && me.name === item.player;
  return html`<tr class=${is_me ? 'mine' : nothing}>
    <td class="figure rank">${item.rank}</td>
    <th scope="row"><a href=${ratings_path(item.player, board)}>${item.player}</a>${kind_mark(item.kind)}${is_me
      ? html` <span class="small">you</span>`
      : nothing}</th>
    <td class="figure"><strong>${rating_figure(item.rating, item.provisional)}</strong></td>
    <td class="figure wide">± ${2 * item.deviation}</td>
    <td class="figure">${item.games}</td>
    <td class="figure wide">${tally(item)}</td>
    <td class="figure wide">${day_text(item.last_at)}</td></tr>`;
}

const provisional_line = html`<tr class="group">
  <th scope="rowgroup"
    colspan="7">Provisional <span class="small">not well enough known yet; games against different players will place
      them above</span></th></tr>`;

function rows(state) {
  const first = state.items.findIndex((item) => item.provisional);
  return html`<table class="rows board-table"><caption class="unseen">Leaderboard</caption><thead><tr>
      <th scope="col" class="figure"><span class="unseen">Rank</span></th><th scope="col">Player</th>
      <th scope="col" class="figure">Rating</th>
      <th scope="col" class="figure wide" title="95 times in 100 the true strength lies within">Within</th>
      <th scope="col" class="figure">Games</th>
      <th scope="col" class="figure wide">Won–drawn–lost</th><th scope="col" class="figure wide">Last game</th></tr>
    </thead>
    <tbody>${state.items.map((item, i) => html`${i === first ? provisional_line : nothing}${row(state, item)}`)}</tbody>
    </table>`;
}

function body(state, send) {
  const { board } = state;
  if (!state.items.length) {
    return empty(board.season ? 'Nobody has played a rated game on this board in that season.'
      : 'Nobody has played a rated game on this board yet.',
      html`<a href=${`/lobbies/new?${new URLSearchParams({ game: state.game, variant: board.variant })}`}>Set a rated
        table</a> and be the first.`);
  }
  return html`${rows(state)}${board.next
    ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>`
    : nothing}
    <p class="small">Ratings are Glicko-2: who beats a stronger player gains more. The same two within 30 days count
    less and less, programs of one owner not at all among themselves. Guests play unrated. A place here needs five well
    known opponents.</p>`;
}

export function boards(state, send) {
  return html`<div class="page boards"><h1>${game_title(state.game)}: the best</h1>
    ${fault(state.error, state.board ? html`<button class="plain" @click=${send.more}>Try again</button>`
      : html`<a href="/boards">To the boards</a>`)}
    ${state.board ? html`${filters(state)}${body(state, send)}` : nothing}</div>`;
}
