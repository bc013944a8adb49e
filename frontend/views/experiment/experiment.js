/* A running or closed experiment: the link to share, progress, learning curves, participants by code, downloads. */
import { html, nothing } from '../../vendor/lit-html.js';
import { link_field } from '../../ui/controls/link_field.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';
import { guest_note } from './experiments.js';
import { date_text, document_at, number_text, rich, t } from '../../locales/text.js';
import '../../ui/charts/figures.js';

const TOGETHER = 4;
const NEVER = 300;
const decimal = (milli) => number_text(milli / 1000, { minimumFractionDigits: 1, maximumFractionDigits: 1 });

function standing({ x }) {
  const since = x.status === 'closed'
    ? t('research-ran', { start: day_text(x.started_at), end: day_text(x.closed_at) })
    : t('research-running-since', { day: day_text(x.started_at) });
  const title = x.shown_title || t('research-experiment');
  return html`<p class="ex-lead">${since}
    ${rich('research-participants-see', { title: () => html`<bdi>${title}</bdi>` })}</p>`;
}

function link(state, send) {
  const { x } = state;
  if (x.status !== 'running') return nothing;
  const whole = new URL(`/experiments/${x.id}/take`, state.origin).href;
  return html`<section class="share" aria-label=${t('research-link')}>
    <h2>${t('research-link')}</h2>${link_field(whole, state.copied, send.copy)}</section>`;
}

const ways = ({ x }) => html`<p class="row"><a class="button plain"
  href=${`/experiments/${x.id}/figures`}>${t('research-figures')}</a> <a class="button plain"
  href=${`/experiments/${x.id}/people`}>${t('research-people')}</a> <a class="button plain"
  href=${`/experiments/${x.id}/study`}>${t('research-study')}</a></p>`;

const acts = (state, send) => html`${fault(state.turn.error)}<div class="row">
  ${state.x.status === 'running'
    ? html`<button class="plain grave" ?disabled=${state.turn.busy}
      @click=${send.close}>${t('research-close-dots')}</button>`
    : nothing}
  <button class="plain" @click=${send.again}>${t('research-reuse')}</button></div>`;

/* ---- progress ---- */

const figure = (n, words) => html`<div><dt>${words}</dt><dd>${n}</dd></div>`;

const totals = (p) =>
  html`<dl class="ex-totals">${figure(p.participants, t('research-total-joined'))}${figure(p.complete,
    t('research-total-completed'))}${figure(p.playing, t('research-total-playing'))}${figure(p.gone,
    t('research-total-gone'))}${figure(p.left, t('research-total-left'))}${p.screened_out || p.timed_out
    ? html`${figure(p.screened_out, t('research-total-screened-out'))}${figure(p.timed_out,
      t('research-total-timed-out'))}`
    : nothing}${p.unpaired || p.partner_left
    ? html`${figure(p.unpaired, t('research-total-unpaired'))}${figure(p.partner_left,
      t('research-total-partner-left'))}`
    : nothing}${p.withdrawn ? figure(p.withdrawn, t('research-total-withdrawn')) : nothing}${figure(p.defective,
      t('research-total-excluded'))}</dl>`;

const list_row = (l) => html`<tr><th scope="row">${l.list}</th><td class="figure wide">${l.rows}</td>
  <td class="figure">${l.participants}</td><td class="figure">${l.complete}</td><td class="figure">${l.playing}</td>
  <td class="figure">${l.gone}</td><td class="figure wide">${l.left}</td>
  <td class="figure wide">${l.defective}</td></tr>`;

const balance = (p) => html`<section aria-label=${t('research-lists')}><h2>${t('research-lists')}</h2>
  <table class="rows ex-table"><caption class="unseen">${t('research-by-list')}</caption>
    <thead><tr><th scope="col">${t('research-list')}</th>
  <th scope="col" class="figure wide">${t('research-series')}</th>
  <th scope="col" class="figure">${t('research-joined')}</th>
  <th scope="col" class="figure">${t('research-completed')}</th>
  <th scope="col" class="figure">${t('research-playing')}</th>
  <th scope="col" class="figure">${t('research-gone')}</th>
  <th scope="col" class="figure wide">${t('research-left')}</th>
  <th scope="col" class="figure wide">${t('research-excluded')}</th></tr></thead>
    <tbody>${p.lists.map(list_row)}</tbody></table>
  <p class="small">${t('research-lists-about')}</p></section>`;

/* ---- learning curves ---- */

/* Errors by board, a line for each series. */
function curve_of(series) {
  const most = Math.max(...series.map((one) => one.boards.length));
  const at = (one, n) => one.boards.find((b) => b.board === n)?.mean_errors_milli ?? null;
  return Array.from({ length: most },
    (_, i) => ({ turn: i + 1, values: series.map((one) => (at(one, i + 1) === null ? null : at(one, i + 1) / 1000)) }));
}

/* Keeps the identity of the data while the figures stay the same, so that a curve is not redrawn at every poll. */
const drawn = new Map();
function steady(key, data) {
  const text = JSON.stringify(data);
  if (drawn.get(key)?.text !== text) drawn.set(key, { text, data });
  return drawn.get(key).data;
}

const series_name = (one) => t('research-series-name', { n: one.series, rule: one.rule_id });

/* m*: the median of all, and how many mastered it. */
function mastery_words({ mastery }) {
  const attempts = mastery[Math.floor((mastery.length - 1) / 2)];
  const counts = { done: mastery.filter((m) => m < NEVER).length, all: mastery.length };
  return attempts < NEVER ? t('research-mastered', { attempts, ...counts }) : t('research-mastered-never', counts);
}

const board_cells = (one, boards) => boards.map((n) => {
  const board = one.boards.find((b) => b.board === n);
  return html`<td class="figure">${board ? decimal(board.mean_errors_milli) : ''}</td>`;
});

function series_table(list) {
  const boards = Array.from({ length: Math.max(...list.series.map((one) => one.boards.length)) }, (_, i) => i + 1);
  return html`<div class="ex-wide" tabindex="0" role="group" aria-label=${t('research-series-of', { list: list.list })}>
    <table class="rows"><caption class="unseen">${t('research-errors-by-board', { list: list.list })}</caption>
    <thead><tr><th scope="col">${t('research-series')}</th>
      <th scope="col" class="figure">${t('research-finished')}</th>
      ${boards.map((n) => html`<th scope="col" class="figure">${t('research-board', { n })}</th>`)}
      <th scope="col" class="figure">${t('research-mastered-after')}</th>
      <th scope="col" class="figure">${t('research-points')}</th></tr></thead>
    <tbody>
      ${list.series.map((one) => html`<tr><th scope="row">${series_name(one)}</th>
        <td class="figure">${one.finished}</td>${board_cells(one, boards)}<td class="figure">${mastery_words(one)}</td>
        <td class="figure">${decimal(one.mean_score_milli)}</td></tr>`)}</tbody></table></div>`;
}

const pages_of = (list, from, send) => (list.series.length <= TOGETHER ? nothing
  : html`<label class="inline">${t('research-series')} <select
    @change=${(e) => send.series(list.list, Number(e.target.value))}>
    ${Array.from({ length: Math.ceil(list.series.length / TOGETHER) }, (_, i) => i * TOGETHER)
      .map((n) => html`<option value=${n}
        ?selected=${n === from}>${t('research-series-range',
          { from: n + 1, to: Math.min(n + TOGETHER, list.series.length) })}</option>`)}
    </select></label>`);

function learning(list, state, send) {
  if (!list.series.length) {
    return html`<h3 translate="no">${list.list}</h3><p class="quiet">${t('research-no-series')}</p>`;
  }
  const from = state.page[list.list] ?? 0;
  const shown = list.series.slice(from, from + TOGETHER);
  const names = shown.map(series_name);
  const data = steady(`${state.x.id}:${list.list}`, { rows: curve_of(shown), names });
  return html`<div class="figures-chart" role="group" 
    aria-label=${t('research-list-named', { list: list.list })}>
    <h3 translate="no">${list.list}</h3>${pages_of(list, from, send)}
    <ul class="figures-key">
      ${names.map((name, i) => html`<li class=${`key-${i}`}><svg viewBox="0 0 28 4" aria-hidden="true">
        <path d="M0 2H28"/></svg> ${name}</li>`)}</ul>
    <quad-figures .data=${data} role="img"
      aria-label=${t('research-chart', { list: list.list })}></quad-figures>
    ${series_table(list)}</div>`;
}

const curves = (state, send) => html`<section aria-label=${t('research-curves')}><h2>${t('research-curves')}</h2>
  <p class="small">${t('research-curves-about')}</p>
  ${state.progress.lists.map((list) => learning(list, state, send))}</section>`;

/* ---- participants ---- */

const time_words = (time) => (time
  ? date_text(time, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  : '');

const person = (one, state, send) => html`<tr class=${one.defective ? 'outdated' : nothing}>
  <th scope="row"><code>${one.participant}</code></th><td>${one.list}</td>
  <td class="figure">${t('research-done-of', { done: one.series_done, all: one.series })}</td>
  <td>${t(`research-one-${one.status}`)}</td>
  <td class="wide">${time_words(one.joined_at)}</td><td class="wide">${time_words(one.last_at)}</td>
  <td><label class="check"><input type="checkbox" .checked=${!one.defective} ?disabled=${state.mark.busy}
    aria-label=${t('research-include', { code: one.participant })}
    @change=${(e) => send.defective(one.participant, !e.target.checked)}></label></td></tr>`;

const people = (state, send) => html`<section aria-label=${t('research-participants')}>
  <h2>${t('research-participants')}</h2>${fault(state.mark.error)}
  ${state.people.length
    ? html`<table class="rows ex-table"><caption class="unseen">${t('research-by-code')}</caption>
      <thead><tr><th scope="col">${t('research-code')}</th><th scope="col">${t('research-list')}</th>
        <th scope="col" class="figure">${t('research-series')}</th><th scope="col">${t('research-status')}</th>
        <th scope="col" class="wide">${t('research-joined')}</th>
        <th scope="col" class="wide">${t('research-last-seen')}</th>
        <th scope="col">${t('research-included')}</th></tr></thead>
      <tbody>${state.people.map((one) => person(one, state, send))}</tbody>
      </table>${state.next ? html`<button class="plain" ?disabled=${state.mark.busy}
        @click=${send.more}>${t('research-show-more')}</button>` : nothing}`
    : empty(t('research-no-participants'), t('research-share-link'))}</section>`;

/* ---- downloads ---- */

const TABLES = ['attempts', 'boards', 'series', 'guesses', 'participants', 'answers', 'focus', 'codebook'];

const downloads = (state, send) => html`<section aria-label=${t('research-transcripts')}>
  <h2>${t('research-transcripts')}</h2>${fault(state.load.error)}
  <div class="row"><button class="main" ?disabled=${state.load.busy}
    @click=${() => send.download('ndjson')}>${t('research-everything')}</button></div>
  <div class="row" role="group" aria-label=${t('research-tables')}>
    ${TABLES.map((id) => html`<button class="plain" ?disabled=${state.load.busy}
      @click=${() => send.download('csv', id)}>${t(`research-table-${id}`)}</button>`)}</div>
  <p class="small">${rich('research-transcripts-about',
    { link: (text) => html`<a href=${document_at('experiments')}>${text}</a>` })}</p></section>`;

/** The whole page. */
export const progress = (state, send) =>
  html`<div class="page experiment"><h1>${state.x.title}</h1>${standing(state)}${fault(state.error)}${link(state,
    send)}${ways(state)}
    ${state.progress ? html`${totals(state.progress)}${balance(state.progress)}${curves(state, send)}`
      : html`<p class="quiet">${state.error ? '' : t('research-loading')}</p>`}
    ${people(state, send)}${downloads(state, send)}${acts(state, send)}${guest_note(state.me)}</div>`;
