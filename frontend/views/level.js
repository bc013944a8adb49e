/* A level, drawn: who found its rule with the fewest errors. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import { day_text } from '../ui/words/rating.js';
import { ladder_path, measure_cells, measure_heads, run_words } from '../ui/words/runs.js';
import { kind_mark, player_link } from '../ui/seats.js';
import { stars } from '../ui/stars.js';

function address(state, change) {
  const pairs = Object.entries({ ...state.wish, ...change }).filter(([, value]) => value);
  return ladder_path(state.game, state.id) + (pairs.length ? `?${new URLSearchParams(pairs)}` : '');
}

const choices = (state, label, name, all) =>
  html`<nav class="filters" aria-label=${label}>${all.map(([value, words]) => html`<a
    href=${address(state, { [name]: value })}
    aria-current=${state.board[name] === value ? 'true' : nothing}>${words}</a>`)}</nav>`;

function row(state, item) {
  const is_me = state.me?.name === item.player;
  return html`<tr class=${is_me ? 'mine' : nothing}><td class="figure rank">${item.rank}</td>
    <th scope="row">${player_link(item.player)}${kind_mark(item.kind)}${is_me ? html` <span class="small">you</span>`
      : nothing}</th>
    ${measure_cells(state.board.measures, item)}<td>${stars(item.stars)}</td>
    <td class="figure wide">${day_text(item.at)}</td>
    <td class="wide">${item.match ? html`<a href=${`/matches/${item.match}`}>Replay</a>` : nothing}</td></tr>`;
}

function table(state, send) {
  if (!state.items.length) {
    return empty(state.board.pool === 'programs' ? 'No program stands here yet.'
      : 'Nobody stands here yet. Be the first.');
  }
  return html`<table class="rows board-table"><caption class="unseen">Leaderboard</caption>
    <thead><tr><th scope="col" class="figure"><span class="unseen">Rank</span></th><th scope="col">Player</th>
      ${measure_heads(state.board.measures)}<th scope="col">Stars</th><th scope="col" class="figure wide">Day</th>
      <th scope="col" class="wide"><span class="unseen">Replay</span></th></tr></thead>
    <tbody>${state.items.map((item) => row(state, item))}</tbody></table>
    ${state.board.next ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>` : nothing}`;
}

function my_run(name, run, measures) {
  if (!run) return nothing;
  return html`<li><span>${name}: ${run_words(measures, run)}${run.rank ? `, place ${run.rank}` : ''}</span>
    ${stars(run.stars)} <a href=${`/matches/${run.match}`}>Replay</a></li>`;
}

function mine({ board }) {
  if (!board.mine?.runs) return nothing;
  const { first, best } = board.mine;
  return html`<ul class="plain-list my-runs">
    ${my_run('My first run', first, board.measures)}${best?.match === first?.match ? nothing
      : my_run('My best', best, board.measures)}</ul>`;
}

function share(state, send) {
  return html`<section class="share"><h2>Send it to a friend</h2>
    <p class="small">Who has the link plays this rule on the same boards as you, and sees the others’ results
      after the end.</p>
    ${state.link
      ? html`${link_field(state.link, state.copied,
        send.copy)}<p class="small"><a href=${new URL(state.link).pathname}>Play it yourself</a> ·
          <a href="/puzzles">Links you share</a></p>`
    : html`<button class="plain" ?disabled=${state.share.busy} @click=${send.share}>Make a link</button>`}${fault(
      state.share.error)}</section>`;
}

function body(state, send) {
  const { board } = state;
  const going = board.mine?.match;
  return html`<p class="row"><button class="main" ?disabled=${state.play.busy}
    @click=${send.play}>${going ? 'Continue' : board.mine?.runs ? 'Play again' : 'Play'}</button>
      <a href=${ladder_path(state.game)}>To the ladder</a></p>${fault(state.play.error)}${mine(state)}
    <div class="filter-lines">${choices(state, 'Which runs', 'runs', [['first', 'First runs'], ['best', 'Best runs']])}
      ${choices(state, 'Who', 'pool', [['humans', 'People'], ['programs', 'Programs']])}</div>
    ${table(state, send)}
    <p class="small">m* counts the attempts before ten in a row were accepted. A rule is told at the end of a run, so
      the first one, counted from its first move, is the fair one. Guests stand here once they choose a name.
      ${board.mine?.runs ? nothing : 'Replays open after a run of your own: they show the rule.'}</p>${share(
        state, send)}`;
}

/** The whole page. */
export const level = (state, send) =>
  html`<div class="page level"><h1>${state.board ? `${state.board.number}. ${state.board.title}` : 'A level'}</h1>
    ${fault(state.error, html`<a href=${ladder_path(state.game)}>To the ladder</a>`)}${state.board ? body(state, send)
      : nothing}</div>`;
