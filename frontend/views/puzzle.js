/* A puzzle, drawn: before my go nothing but the way in; after it how I did, how others did, and the rule. */
import { html, nothing } from '../vendor/lit-html.js';
import { link_field } from '../ui/controls/link_field.js';
import { empty, fault } from '../ui/alerts/note.js';
import { daily_path, ladder_path, measure_cells, measure_heads, run_words } from '../ui/words/runs.js';
import { kind_mark, player_link } from '../ui/seats.js';
import { stars, stars_text } from '../ui/stars.js';

const day_words = (day, how) => new Date(`${day}T12:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', ...how });
const LONG = { weekday: 'long', day: 'numeric', month: 'long' };
const SHORT = { weekday: 'short', day: 'numeric', month: 'short' };

/** What it is called. */
export const puzzle_title = (p) => (p.day ? `Puzzle of ${day_words(p.day, LONG)}` : `A puzzle from ${p.by}`);

/** A line to send on that tells how it went and nothing else. */
export function result_line(p, origin) {
  const name = p.day ? `${p.title} ${p.day}` : p.title;
  return `${name} ${stars_text(p.mine.stars)} ${run_words(p.measures, p.mine)} `
    + `${new URL(p.day ? daily_path(p.game, p.day) : p.url, origin).href}`;
}

const until = (time) =>
  new Date(time).toLocaleString(undefined, { day: 'numeric', month: 'short', hour: 'numeric', minute: '2-digit' });

function closed_words(p) {
  if (p.status === 'revoked') return 'It was taken back: nobody begins it any more.';
  return p.day ? 'The day is over. Its rule is told below.' : 'Its time is over.';
}

function invitation({ puzzle: p }) {
  if (p.status !== 'open') return html`<p>${closed_words(p)}</p>`;
  return html`<p class="ladder-lead">${p.title}:
    ${p.day ? 'the same hidden rule and the same boards for everybody, today.'
      : 'the same hidden rule and the same boards for everybody who has this link.'}
    You have one go. The others’ results and the rule come after it.</p>
    <p class="small">Open until ${until(p.closes_at)}.</p>`;
}

function way_in(state, send) {
  const { puzzle: p } = state;
  if (p.written_by_you) return html`<p>You wrote its rule: send the link on, and watch.</p>`;
  if (p.mine?.ended) return nothing;
  if (p.mine) {
    return html`<p class="row"><button class="main" ?disabled=${state.play.busy}
      @click=${send.play}>Continue</button></p>`;
  }
  return html`${invitation(state)}${p.status === 'open'
    ? html`<p class="row"><button class="main" ?disabled=${state.play.busy} @click=${send.play}>Play</button></p>`
    : nothing}`;
}

function my_end(state, send) {
  const { puzzle: p } = state;
  if (!p.mine?.ended) return nothing;
  const line = result_line(p, state.origin);
  return html`<section class="my-end" aria-label="How you did">
    <p class="verdict">${stars(p.mine.stars)} ${run_words(p.measures, p.mine)}</p>
    <p><a href=${`/matches/${p.mine.match}`}>Your replay</a></p>
    <div class="share">${link_field(line, state.copied === line, send.copy,
      'Your result, to send on')}<p class="small">It tells how you did and nothing of the rule.</p></div></section>`;
}

function solution({ puzzle: p }) {
  if (!p.solution) return nothing;
  const lines = p.solution.split('\n');
  const words = lines.filter((line) => line.startsWith('#'))
    .map((line) => line.replace(/^#\s?/, '').replace(/^Display:\s*/, '')).join(' ');
  return html`<section><h2>The rule</h2>${words ? html`<p>${words}</p>` : nothing}
    <pre class="solution" tabindex="0"
      aria-label="The rule as it is written">${lines.filter((line) => !line.startsWith('#')).join('\n').trim()}</pre>
    </section>`;
}

const row = (p, item) => html`<tr class=${item.you ? 'mine' : nothing}><td class="figure rank">${item.rank}</td>
  <th scope="row">${player_link(item.player)}${kind_mark(item.kind)}${item.you ? html` <span class="small">you</span>`
    : nothing}</th>
  ${measure_cells(p.measures, item)}<td class="figure wide">${item.score}</td><td>${stars(item.stars)}</td>
  <td class="wide"><a href=${`/matches/${item.match}`}>Replay</a></td></tr>`;

function results(state) {
  const { puzzle: p, path, pool = 'humans' } = state;
  if (!p.results) return nothing;
  const who = [['humans', 'People'], ['programs', 'Programs']];
  return html`<section><h2>Results</h2>
    <nav class="filters" aria-label="Who">
      ${who.map(([id, words]) =>
        html`<a href=${`${path}?pool=${id}`} aria-current=${id === pool ? 'true' : nothing}>${words}</a>`)}</nav>
    ${p.results.length
      ? html`<table class="rows board-table"><caption class="unseen">Results</caption>
        <thead><tr><th scope="col" class="figure"><span class="unseen">Rank</span></th><th scope="col">Player</th>
        ${measure_heads(p.measures)}<th scope="col" class="figure wide">Points</th><th scope="col">Stars</th>
        <th scope="col" class="wide"><span class="unseen">Replay</span></th></tr></thead>
        <tbody>${p.results.map((item) => row(p, item))}</tbody></table>`
    : empty('Nobody has finished it yet.')}</section>`;
}

const day_row = (p, one) => html`<li><a href=${daily_path(p.game, one.day)}
  aria-current=${one.day === p.day ? 'true' : nothing}>${day_words(one.day, SHORT)}</a>
  ${one.mine ? stars(one.mine.stars) : nothing}</li>`;

function days({ puzzle: p }) {
  if (!p.days) return nothing;
  return html`<section><h2>Other days</h2>
    ${p.day === p.today ? nothing : html`<p><a href=${daily_path(p.game)}>Today’s puzzle</a></p>`}
    ${p.days.length ? html`<ul class="days">${p.days.map((one) => day_row(p, one))}</ul>`
      : html`<p class="quiet">This is the first one.</p>`}
    <p><a href=${ladder_path(p.game)}>The ladder of levels</a></p></section>`;
}

function link(state, send) {
  const { puzzle: p } = state;
  if (p.day || p.status !== 'open') return nothing;
  const whole = new URL(p.url, state.origin).href;
  return html`<section class="share">
    <h2>Its link</h2>${link_field(whole, state.copied === whole, send.copy)}${p.written_by_you
      ? html`<p class="small"><a href="/puzzles">Links you share</a></p>`
      : nothing}</section>`;
}

/** The whole page. */
export function puzzle(state, send) {
  const { puzzle: p } = state;
  return html`<div class="page puzzle">
    <h1>${p ? puzzle_title(p) : 'A puzzle'}</h1>${fault(state.error,
      html`<a href="/">Home</a>`)}${fault(state.play.error)}
    ${p
      ? html`${way_in(state, send)}${my_end(state, send)}${results(state)}${solution(state)}${link(
        state, send)}${days(state)}`
      : nothing}</div>`;
}
