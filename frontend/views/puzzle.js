/* A puzzle, drawn: before I have played it, only how to start; afterwards my result, the other results and the rule. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import {
  api_link, daily_path, ladder_path, measure_cells, measure_heads, run_words,
} from '../ui/words/runs.js';
import { kind_mark, player_link } from '../ui/seats.js';
import { stars, stars_text } from '../ui/stars.js';
import { told_by } from '../ui/words/told_by.js';
import { date_text, rich, t } from '../locales/text.js';

const day_words = (day, options) => date_text(`${day}T12:00:00Z`, { timeZone: 'UTC', ...options });
/** @type {Intl.DateTimeFormatOptions} */
const LONG = { weekday: 'long', day: 'numeric', month: 'long' };
/** @type {Intl.DateTimeFormatOptions} */
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' };

/** The title of a puzzle, which may not be loaded yet. */
export function puzzle_title(p) {
  if (!p) return t('puzzle-title');
  return p.day ? t('puzzle-title-day', { day: day_words(p.day, LONG) }) : t('puzzle-title-by', { name: p.by });
}

/** A line to share: the result and nothing else. */
export function result_line(p, origin) {
  const name = p.day ? `${p.title} ${p.day}` : p.title;
  return `${name} ${stars_text(p.mine.stars)} ${run_words(p.measures, p.mine)} `
    + `${new URL(p.day ? daily_path(p.game, p.day) : p.url, origin).href}`;
}

const until = (time) =>
  date_text(time, { day: 'numeric', month: 'short', hour: '2-digit', minute: '2-digit' });

function closed_words(p) {
  if (p.status === 'revoked') return t('puzzle-revoked');
  return t(p.day ? 'puzzle-day-over' : 'puzzle-over');
}

function invitation({ puzzle: p }) {
  if (p.status !== 'open') return html`<p>${closed_words(p)}</p>`;
  return html`<p class="ladder-lead">${t(p.day ? 'puzzle-day-about' : 'puzzle-link-about', { title: p.title })}
    ${t('puzzle-once')}</p>
    <p class="small">${t('puzzle-open-until', { when: until(p.closes_at) })}</p>`;
}

const play_button = (id, state, send) => html`<p class="row"><button class="main" ?disabled=${state.play.busy}
  @click=${send.play}>${t(id)}</button></p>`;

function way_in(state, send) {
  const { puzzle: p } = state;
  if (p.written_by_you) return html`<p>${t('puzzle-yours')}</p>`;
  if (p.mine?.ended) return nothing;
  if (p.mine) return play_button('puzzle-continue', state, send);
  return html`${invitation(state)}${p.status === 'open' ? play_button('puzzle-play', state, send) : nothing}`;
}

function my_end(state, send) {
  const { puzzle: p } = state;
  if (!p.mine?.ended) return nothing;
  const line = result_line(p, state.origin);
  return html`<section class="my-end" aria-label=${t('puzzle-my-end')}>
    <p class="verdict">${stars(p.mine.stars)} ${run_words(p.measures, p.mine)}</p>
    <p><a href=${`/matches/${p.mine.match}`}>${t('puzzle-my-replay')}</a></p>
    <div class="share">${link_field(line, state.copied === line, send.copy,
      t('puzzle-my-line'))}<p class="small">${t('puzzle-my-line-about')}</p></div></section>`;
}

function solution({ puzzle: p }) {
  if (!p.solution) return nothing;
  const { title, words, lang, rules } = told_by(p.solution);
  return html`<section><h2>${t('puzzle-rule')}</h2>${title ? html`<p><strong>${title}</strong></p>` : nothing}
    ${words ? html`<p lang=${lang}>${words}</p>` : nothing}
    <pre class="solution" tabindex="0" aria-label=${t('puzzle-rule-text')}>${rules}</pre></section>`;
}

const row = (p, item) => html`<tr class=${item.you ? 'mine' : nothing}><td class="figure rank">${item.rank}</td>
  <th scope="row">${player_link(item.player, item.kind)}${kind_mark(item.kind)}${item.you
    ? html` <span class="small">${t('puzzle-you')}</span>` : nothing}</th>
  ${measure_cells(p.measures, item)}<td class="figure wide">${item.score}</td><td>${stars(item.stars)}</td>
  <td class="wide"><a href=${`/matches/${item.match}`}>${t('puzzle-replay')}</a></td></tr>`;

const table = (p) => html`<table class="rows board-table"><caption class="unseen">${t('puzzle-results')}</caption>
  <thead><tr><th scope="col" class="figure"><span class="unseen">${t('puzzle-rank')}</span></th>
  <th scope="col">${t('puzzle-player')}</th>${measure_heads(p.measures)}
  <th scope="col" class="figure wide">${t('puzzle-points')}</th><th scope="col">${t('puzzle-stars')}</th>
  <th scope="col" class="wide"><span class="unseen">${t('puzzle-replay')}</span></th></tr></thead>
  <tbody>${p.results.map((item) => row(p, item))}</tbody></table>`;

const POOLS = ['humans', 'programs'];

function results({ puzzle: p, path, pool = 'humans' }) {
  if (!p.results) return nothing;
  return html`<section><h2>${t('puzzle-results')}</h2>
    <nav class="filters" aria-label=${t('puzzle-pool')}>${POOLS.map((id) => html`<a href=${`${path}?pool=${id}`}
      aria-current=${id === pool ? 'true' : nothing}>${t(`puzzle-pool-${id}`)}</a>`)}</nav>
    ${p.results.length ? table(p) : empty(pool === 'programs' ? rich('puzzle-results-none-programs', api_link)
      : t('puzzle-results-none'))}</section>`;
}

const day_row = (p, one) => html`<li><a href=${daily_path(p.game, one.day)}
  aria-current=${one.day === p.day ? 'true' : nothing}>${day_words(one.day, SHORT)}</a>
  ${one.mine ? stars(one.mine.stars) : nothing}</li>`;

function days({ puzzle: p }) {
  if (!p.days) return nothing;
  return html`<section><h2>${t('puzzle-days')}</h2>
    ${p.day === p.today ? nothing : html`<p><a href=${daily_path(p.game)}>${t('puzzle-days-today')}</a></p>`}
    ${p.days.length ? html`<ul class="days">${p.days.map((one) => day_row(p, one))}</ul>`
      : html`<p class="quiet">${t('puzzle-days-none')}</p>`}
    <p><a href=${ladder_path(p.game)}>${t('puzzle-all-levels')}</a></p></section>`;
}

function link(state, send) {
  const { puzzle: p } = state;
  if (p.day || p.status !== 'open') return nothing;
  const whole = new URL(p.url, state.origin).href;
  return html`<section class="share">
    <h2>${t('puzzle-link')}</h2>${link_field(whole, state.copied === whole, send.copy)}${p.written_by_you
      ? html`<p class="small"><a href="/puzzles">${t('puzzle-shared')}</a></p>`
      : nothing}</section>`;
}

/** The whole page. */
export function puzzle(state, send) {
  const { puzzle: p } = state;
  return html`<div class="page puzzle">
    <h1>${puzzle_title(p)}</h1>${fault(state.error,
      state.day ? html`<a href=${daily_path(state.game)}>${t('puzzle-days-today')}</a>`
        : html`<a href="/">${t('puzzle-home')}</a>`)}${fault(state.play.error)}
    ${p
      ? html`${way_in(state, send)}${my_end(state, send)}${results(state)}${solution(state)}${link(
        state, send)}${days(state)}`
      : nothing}</div>`;
}
