/* An experiment that runs or ran: the link to give out, how far it is, learning curves, participants by code, what can
 * be taken home. */
import { html, nothing } from '../../vendor/lit-html.js';
import { link_field } from '../../ui/controls/link_field.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { day_text } from '../../ui/words/rating.js';
import { guest_note, status_words } from './experiments.js';
import '../../ui/charts/figures.js';

const TOGETHER = 4;
const NEVER = 300;
const decimal = (milli) => (milli / 1000).toFixed(1);

function standing({ x }) {
  const since = x.status === 'closed' ? `closed ${day_text(x.closed_at)}` : 'whoever has the link can take part';
  return html`<p class="ex-lead">${status_words[x.status]} since ${day_text(x.started_at)}: ${since}. Participants see
    “<bdi>${x.shown_title || 'An experiment'}</bdi>”.</p>`;
}

function link(state, send) {
  const { x } = state;
  if (x.status !== 'running') return nothing;
  const whole = new URL(`/experiments/${x.id}/take`, state.origin).href;
  return html`<section class="share" aria-label="Link for participants">
    <h2>Link for participants</h2>${link_field(whole, state.copied, send.copy)}</section>`;
}

const acts = (state, send) => html`${fault(state.turn.error)}<div class="row">
  ${state.x.status === 'running'
    ? html`<button class="plain grave" ?disabled=${state.turn.busy} @click=${send.close}>Close …</button>`
    : nothing}
  <button class="plain" @click=${send.again}>Use this plan again</button></div>`;

/* ---- how far it is ---- */

const figure = (n, words) => html`<div><dt>${words}</dt><dd>${n}</dd></div>`;

const totals = (p) =>
  html`<dl class="ex-totals">${figure(p.participants, 'joined')}${figure(p.complete, 'complete')}${figure(
    p.playing, 'at it')}${figure(p.gone, 'gone')}${figure(p.defective, 'not counted')}</dl>`;

const list_row = (l) => html`<tr><th scope="row">${l.list}</th><td class="figure wide">${l.rows}</td>
  <td class="figure">${l.participants}</td><td class="figure">${l.complete}</td><td class="figure">${l.playing}</td>
  <td class="figure">${l.gone}</td><td class="figure wide">${l.defective}</td></tr>`;

const balance = (p) => html`<section aria-label="Lists"><h2>Lists</h2>
  <table class="rows ex-table"><caption class="unseen">Participants by list</caption>
    <thead><tr><th scope="col">List</th><th scope="col" class="figure wide">Series</th>
  <th scope="col" class="figure">Joined</th>
  <th scope="col" class="figure">Complete</th><th scope="col" class="figure">At it</th>
  <th scope="col" class="figure">Gone</th><th scope="col" class="figure wide">Not counted</th></tr></thead>
    <tbody>${p.lists.map(list_row)}</tbody></table>
  <p class="small">Gone: joined more than an hour ago and not done. A newcomer gets the list with the fewest who are
    complete or at it.</p></section>`;

/* ---- learning curves ---- */

/* Errors by board, a line for each series. */
function curve_of(series) {
  const most = Math.max(...series.map((one) => one.boards.length));
  const at = (one, n) => one.boards.find((b) => b.board === n)?.mean_errors_milli ?? null;
  return Array.from({ length: most },
    (_, i) => ({ turn: i + 1, values: series.map((one) => (at(one, i + 1) === null ? null : at(one, i + 1) / 1000)) }));
}

/* The same value as long as the figures are the same, so that a curve is not drawn anew every few seconds. */
const drawn = new Map();
function steady(key, data) {
  const text = JSON.stringify(data);
  if (drawn.get(key)?.text !== text) drawn.set(key, { text, data });
  return drawn.get(key).data;
}

const series_name = (one) => `${one.series}. ${one.rule_id}`;

/* m*: the middle one of those who mastered it, and how many did. */
function mastery_words({ mastery }) {
  const done = mastery.filter((m) => m < NEVER);
  return done.length
    ? `${mastery[Math.floor((mastery.length - 1) / 2)] < NEVER ? mastery[Math.floor((mastery.length - 1) / 2)]
      : 'never'} (${done.length} of ${mastery.length})`
    : `never (0 of ${mastery.length})`;
}

const board_cells = (one, boards) => boards.map((n) => {
  const board = one.boards.find((b) => b.board === n);
  return html`<td class="figure">${board ? decimal(board.mean_errors_milli) : ''}</td>`;
});

function series_table(list) {
  const boards = Array.from({ length: Math.max(...list.series.map((one) => one.boards.length)) }, (_, i) => i + 1);
  return html`<div class="ex-wide" tabindex="0" role="group" aria-label=${`Series of ${list.list}`}>
    <table class="rows"><caption class="unseen">Mean errors by board, list ${list.list}</caption>
    <thead><tr><th scope="col">Series</th><th scope="col" class="figure">Finished</th>
      ${boards.map((n) => html`<th scope="col" class="figure">Board ${n}</th>`)}
      <th scope="col" class="figure">Mastered after</th><th scope="col" class="figure">Points</th></tr></thead>
    <tbody>
      ${list.series.map((one) => html`<tr><th scope="row">${series_name(one)}</th>
        <td class="figure">${one.finished}</td>${board_cells(one, boards)}<td class="figure">${mastery_words(one)}</td>
        <td class="figure">${decimal(one.mean_score_milli)}</td></tr>`)}</tbody></table></div>`;
}

const pages_of = (list, from, send) => (list.series.length <= TOGETHER ? nothing
  : html`<label class="inline">Series <select @change=${(e) => send.series(list.list, Number(e.target.value))}>
    ${Array.from({ length: Math.ceil(list.series.length / TOGETHER) }, (_, i) => i * TOGETHER)
      .map((n) => html`<option value=${n}
        ?selected=${n === from}>${n + 1} to ${Math.min(n + TOGETHER, list.series.length)}</option>`)}
    </select></label>`);

function learning(list, state, send) {
  if (!list.series.length) {
    return html`<h3>${list.list}</h3><p class="quiet">No series of this list is finished yet.</p>`;
  }
  const from = state.page[list.list] ?? 0;
  const shown = list.series.slice(from, from + TOGETHER);
  const names = shown.map(series_name);
  const data = steady(`${state.x.id}:${list.list}`, { rows: curve_of(shown), names });
  return html`<div class="figures-chart" role="group" aria-label=${`List ${list.list}`}>
    <h3>${list.list}</h3>${pages_of(list, from, send)}
    <ul class="figures-key">
      ${names.map((name, i) => html`<li class=${`key-${i}`}><svg viewBox="0 0 28 4" aria-hidden="true">
        <path d="M0 2H28"/></svg> ${name}</li>`)}</ul>
    <quad-figures .data=${data} role="img"
      aria-label=${`Mean errors on each board, list ${list.list}; the table below has the figures`}></quad-figures>
    ${series_table(list)}</div>`;
}

const curves = (state, send) => html`<section aria-label="Learning curves"><h2>Learning curves</h2>
  <p class="small">Mean errors on each board of finished series. Mastered: attempts before the first ten in a row that
    were accepted, the middle one of all, and how many got there.</p>
  ${state.progress.lists.map((list) => learning(list, state, send))}</section>`;

/* ---- participants ---- */

const stands = { playing: 'at it', complete: 'complete', gone: 'gone' };
const time_words = (time) => (time
  ? new Date(time).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' })
  : '');

const person = (one, state, send) => html`<tr class=${one.defective ? 'outdated' : nothing}>
  <th scope="row"><code>${one.participant}</code></th><td>${one.list}</td>
  <td class="figure">${one.series_done} of ${one.series}</td><td>${stands[one.status]}</td>
  <td class="wide">${time_words(one.joined_at)}</td><td class="wide">${time_words(one.last_at)}</td>
  <td><label class="check"><input type="checkbox" .checked=${!one.defective} ?disabled=${state.mark.busy}
    aria-label=${`${one.participant} counts`}
    @change=${(e) => send.defective(one.participant, !e.target.checked)}></label></td></tr>`;

const people = (state, send) => html`<section aria-label="Participants"><h2>Participants</h2>${fault(state.mark.error)}
  ${state.people.length
    ? html`<table class="rows ex-table"><caption class="unseen">Participants by code</caption>
      <thead><tr><th scope="col">Code</th><th scope="col">List</th><th scope="col" class="figure">Series</th>
        <th scope="col">Status</th><th scope="col" class="wide">Joined</th><th scope="col" class="wide">Last seen</th>
        <th scope="col">Counts</th></tr></thead>
      <tbody>${state.people.map((one) => person(one, state, send))}</tbody>
      </table>${state.next ? html`<button class="plain" ?disabled=${state.mark.busy} @click=${send.more}>More</button>`
        : nothing}`
    : empty('Nobody has joined yet.', 'Send the link to those who shall take part.')}</section>`;

/* ---- what is taken home ---- */

const TABLES = [['attempts', 'Attempts'], ['boards', 'Boards'], ['series', 'Series'], ['guesses', 'Guesses'],
  ['participants', 'Participants']];

const downloads = (state, send) => html`<section aria-label="Transcripts"><h2>Transcripts</h2>${fault(state.load.error)}
  <div class="row"><button class="main" ?disabled=${state.load.busy}
    @click=${() => send.download('ndjson')}>Everything, NDJSON</button></div>
  <div class="row" role="group" aria-label="Tables, CSV">
    ${TABLES.map(([id, words]) => html`<button class="plain" ?disabled=${state.load.busy}
      @click=${() => send.download('csv', id)}>${words}, CSV</button>`)}</div>
  <p class="small"><a href="/docs/experiments.md">What each column means</a>. Participants are random codes; what they
    wrote into guesses is theirs: look it over before you publish it.</p></section>`;

/** The whole page. */
export const progress = (state, send) =>
  html`<div class="page experiment"><h1>${state.x.title}</h1>${standing(state)}${fault(state.error)}${link(state, send)}
    ${state.progress ? html`${totals(state.progress)}${balance(state.progress)}${curves(state, send)}`
      : html`<p class="quiet">${state.error ? '' : 'Reading the figures …'}</p>`}
    ${people(state, send)}${downloads(state, send)}${acts(state, send)}${guest_note(state.me)}</div>`;
