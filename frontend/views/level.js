/* A level, drawn: who found its rule with the fewest errors. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import { day_text } from '../ui/words/rating.js';
import { api_link, ladder_path, level_words, measure_cells, measure_heads, run_words } from '../ui/words/runs.js';
import { kind_mark, player_link } from '../ui/seats.js';
import { stars } from '../ui/stars.js';
import { rich, t } from '../locales/text.js';

function address(state, change) {
  const pairs = Object.entries({ ...state.wish, ...change }).filter(([, value]) => value);
  return ladder_path(state.game, state.id) + (pairs.length ? `?${new URLSearchParams(pairs)}` : '');
}

const choices = (state, label, name, all) =>
  html`<nav class="filters" aria-label=${label}>${all.map(([value, words]) => html`<a
    href=${address(state, { [name]: value })}
    aria-current=${state.board[name] === value ? 'true' : nothing}>${words}</a>`)}</nav>`;

const filters = (state) => html`<div class="filter-lines">
  ${choices(state, t('puzzle-level-runs'), 'runs',
    [['first', t('puzzle-level-runs-first')], ['best', t('puzzle-level-runs-best')]])}
  ${choices(state, t('puzzle-pool'), 'pool',
    [['humans', t('puzzle-pool-humans')], ['programs', t('puzzle-pool-programs')]])}</div>`;

function row(state, item) {
  const is_me = state.me?.name === item.player;
  return html`<tr class=${is_me ? 'mine' : nothing}><td class="figure rank">${item.rank}</td>
    <th scope="row">${player_link(item.player, item.kind)}${kind_mark(item.kind)}${is_me
      ? html` <span class="small">${t('puzzle-you')}</span>` : nothing}</th>
    ${measure_cells(state.board.measures, item)}<td>${stars(item.stars)}</td>
    <td class="figure wide">${day_text(item.at)}</td>
    <td class="wide">${item.match ? html`<a href=${`/matches/${item.match}`}>${t('puzzle-replay')}</a>`
      : nothing}</td></tr>`;
}

function table(state, send) {
  if (!state.items.length) {
    return empty(state.board.pool === 'programs' ? rich('puzzle-level-none-programs', api_link)
      : t('puzzle-level-none'));
  }
  return html`<table class="rows board-table"><caption class="unseen">${t('puzzle-level-board')}</caption>
    <thead><tr><th scope="col" class="figure"><span class="unseen">${t('puzzle-rank')}</span></th>
      <th scope="col">${t('puzzle-player')}</th>${measure_heads(state.board.measures)}
      <th scope="col">${t('puzzle-stars')}</th><th scope="col" class="figure wide">${t('puzzle-day')}</th>
      <th scope="col" class="wide"><span class="unseen">${t('puzzle-replay')}</span></th></tr></thead>
    <tbody>${state.items.map((item) => row(state, item))}</tbody></table>
    ${state.board.next ? html`<p><button class="plain" @click=${send.more}>${t('puzzle-show-more')}</button></p>`
      : nothing}`;
}

/* `which`: first or best. */
function my_run(which, run, { board: { measures } }) {
  if (!run) return nothing;
  const result = run_words(measures, run);
  return html`<li><span>${run.rank ? t(`puzzle-my-${which}-ranked`, { result, rank: run.rank })
    : t(`puzzle-my-${which}`, { result })}</span>
    ${stars(run.stars)} <a href=${`/matches/${run.match}`}>${t('puzzle-replay')}</a></li>`;
}

function mine(state) {
  if (!state.board.mine?.runs) return nothing;
  const { first, best } = state.board.mine;
  return html`<ul class="plain-list my-runs">${my_run('first', first, state)}${best?.match === first?.match
    ? nothing : my_run('best', best, state)}</ul>`;
}

const shared = (state, send) => html`${link_field(state.link, state.copied, send.copy)}<p class="small">
  <a href=${new URL(state.link).pathname}>${t('puzzle-level-share-play')}</a> ·
  <a href="/puzzles">${t('puzzle-shared')}</a></p>`;

const share = (state, send) => html`<section class="share"><h2>${t('puzzle-level-share')}</h2>
  <p class="small">${t('puzzle-level-share-about')}</p>
  ${state.link ? shared(state, send) : html`<button class="plain" ?disabled=${state.share.busy}
    @click=${send.share}>${t('puzzle-level-share-create')}</button>`}${fault(state.share.error)}</section>`;

function body(state, send) {
  const { mine: my } = state.board;
  return html`<p class="row"><button class="main" ?disabled=${state.play.busy}
    @click=${send.play}>${t(my?.match ? 'puzzle-continue' : my?.runs ? 'puzzle-again' : 'puzzle-play')}</button>
      <a href=${ladder_path(state.game)}>${t('puzzle-all-levels')}</a></p>${fault(state.play.error)}${mine(state)}
    ${filters(state)}${table(state, send)}
    <p class="small">${t('puzzle-level-about')} ${my?.runs ? nothing : t('puzzle-level-replays')}</p>${share(
      state, send)}`;
}

/** The title of the page. */
export const level_title = (board) => (board
  ? `${board.number}. ${level_words(board.game, { ...board, id: board.level })}` : t('puzzle-level'));

/** The whole page. */
export const level = (state, send) =>
  html`<div class="page level"><h1>${level_title(state.board)}</h1>
    ${fault(state.error, html`<a href=${ladder_path(state.game)}>${t('puzzle-all-levels')}</a>`)}${state.board
      ? body(state, send) : nothing}</div>`;
