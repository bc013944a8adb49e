/* A sealed challenge, drawn: what it is, its rules, the board of the chosen one, and how to check everything. */
import { html, nothing } from '../vendor/lit-html.js';
import { empty, fault } from '../ui/alerts/note.js';
import { icon } from '../ui/icons.js';
import { kind_mark, player_link, seat_player } from '../ui/seats.js';
import { told_by } from '../ui/words/told_by.js';
import { challenge_path, status_words } from './challenges.js';
import { document_at, number_text, rich, t } from '../locales/text.js';

const MILLION = 1e6;
/** The most runs that a board shows. */
export const BOARD_MAX = 1000;
/* Of the distance between two boards of a curve. */
const [ASIDE, EDGE] = [0.1, 0.4];
const POOLS = ['all', 'humans', 'programs'];

/** The title of a challenge, which may not be loaded. */
export const challenge_title = (c) => (c ? t('challenge-title-of', { number: c.number }) : t('challenge-title'));

/* The rules */

function result({ solved, errors, before, ended, counts }) {
  if (!ended) return t('challenge-mine-open');
  const words = solved ? t('challenge-mine-solved', { errors, boards: before }) : t('challenge-mine-unsolved');
  return counts ? words : `${words} ${t('challenge-mine-late')}`;
}

function way_in({ challenge: c, play }, { n, mine }, send) {
  if (mine?.ended) return html`<p><a href=${`/matches/${mine.match}`}>${t('challenge-my-run')}</a></p>`;
  if (!mine && c.status !== 'open') return nothing;
  return html`<p><button class="main" ?disabled=${play.busy} @click=${() => send.play(n)}>${mine
    ? t('challenge-continue', { n }) : t('challenge-play', { n })}</button></p>`;
}

const code = (words, text) => html`<pre class="solution" tabindex="0" aria-label=${words}>${text}</pre>`;

/* What was committed to, with all comments and line ends. */
const exact = (rule) => html`<details><summary>${t('challenge-rule-exact')}</summary>
  ${code(t('challenge-rule-text', { n: rule.n }), rule.rule)}
  <dl class="small"><dt>${t('challenge-seed')}</dt><dd><code class="hash">${rule.seed}</code></dd>
    <dt>${t('challenge-nonce')}</dt><dd><code class="hash">${rule.nonce}</code></dd></dl></details>`;

/* In words where the rule has some. */
function revealed(rule) {
  if (!rule.rule) return nothing;
  const { title, words, lang, rules } = told_by(rule.rule);
  return html`${title ? html`<p><strong>${title}</strong></p>` : nothing}
    ${words ? html`<p lang=${lang}>${words}</p>` : code(t('challenge-rule', { n: rule.n }), rules)}${exact(rule)}`;
}

const one_rule = (state, rule, send) => html`<li><h3>${t('challenge-rule', { n: rule.n })}</h3>
  <p class="small">${t('challenge-rule-facts', { runs: rule.runs, solved: rule.solved })}</p>
  ${rule.mine ? html`<p>${result(rule.mine)}</p>` : nothing}${way_in(state, rule, send)}${revealed(rule)}
  <p class="small">${t('challenge-commitment')} <code class="hash">${rule.commitment}</code></p></li>`;

const rules = (state, send) => html`<section><h2>${t('challenge-rules')}</h2>
  <ul class="challenge-rules">${state.challenge.rules.map((rule) => one_rule(state, rule, send))}</ul></section>`;

/* The board */

const address = ({ challenge: { number } }, rule, pool) =>
  `${challenge_path(number)}?${new URLSearchParams({ rule: String(rule), ...pool !== 'all' && { pool } })}`;

const chooser = (label, items) => html`<nav class="filters" aria-label=${label}>${items.map(({ href, words, on }) =>
  html`<a href=${href} aria-current=${on ? 'true' : nothing}>${words}</a>`)}</nav>`;

const choosers = (state) => html`
  ${state.challenge.rules.length < 2 ? nothing
    : chooser(t('challenge-rules'), state.challenge.rules.map(({ n }) => ({ href: address(state, n, state.pool),
      words: t('challenge-rule', { n }), on: n === state.rule })))}
  ${chooser(t('challenge-pool'), POOLS.map((pool) => ({ href: address(state, state.rule, pool),
    words: t(`challenge-pool-${pool}`), on: pool === state.pool })))}`;

const is_revealed = ({ challenge: c }) => c.status === 'revealed';

/* On a phone the sign alone has room. */
const replay_link = ({ match, player, kind }) => html`<a href=${`/matches/${match}`}
  aria-label=${t('challenge-replay-of', { player: seat_player({ name: player, kind }) })}><span
  class="narrow-only">${icon('play')}</span><span class="wide-only">${t('challenge-replay')}</span></a>`;

const row = (state, run) => html`<tr class=${run.you ? 'mine' : nothing}>
  <td class="figure rank">${run.rank ?? '–'}</td>
  <th scope="row">${player_link(run.player, run.kind)}${kind_mark(run.kind)}${run.you
    ? html` <span class="small">${t('challenge-you')}</span>` : nothing}${run.solved ? nothing
    : html` <span class="small">${t('challenge-unsolved')}</span>`}</th>
  <td class="figure">${number_text(run.errors)}</td>
  <td class="figure">${run.solved ? number_text(run.before) : '–'}</td>
  ${is_revealed(state) ? html`<td>${replay_link(run)}</td>` : nothing}</tr>`;

const table = (state) => html`<table class="rows board-table"><caption class="unseen">${t('challenge-board')}</caption>
  <thead><tr><th scope="col" class="figure"><span class="unseen">${t('challenge-rank')}</span></th>
  <th scope="col">${t('challenge-player')}</th><th scope="col" class="figure">${t('challenge-errors')}</th>
  <th scope="col" class="figure">${t('challenge-before')}</th>
  ${is_revealed(state) ? html`<th scope="col"><span class="unseen">${t('challenge-replay')}</span></th>` : nothing}
  </tr></thead>
  <tbody>${state.board.items.map((run) => row(state, run))}</tbody></table>`;

function rest({ board: { runs, items }, more }, send) {
  if (runs <= items.length) return nothing;
  return html`<p>${t('challenge-board-rest', { n: runs - items.length })} ${items.length < BOARD_MAX
    ? html`<button class="plain" ?disabled=${more.busy} @click=${send.more}>${t('challenge-more')}</button>`
    : nothing}</p>${fault(more.error)}`;
}

const board = (state, send) => html`<section><h2>${t('challenge-board')}</h2>${choosers(state)}
  ${state.board.items.length ? table(state) : empty(t('challenge-board-none'))}${rest(state, send)}
  <p class="small">${t('challenge-board-about')}</p></section>`;

/* The learning curves */

/* The two curves stand a little beside each other, so that neither range covers the other. */
const points = (curve, aside) => ({ line: curve.map((p) => [p.board + aside, p.share / MILLION]),
  ranges: curve.filter((p) => p.low !== null).map((p) => [p.board + aside, p.low / MILLION, p.high / MILLION]) });

/** The curves of people and programs as a figure. */
export function curve_figure({ people, programs }) {
  const last = Math.max(people.length, programs.length);
  return { x: { from: 1 - EDGE, to: Math.max(2, last) + EDGE, counts: true }, y: { from: 0, to: 1 },
    marks: [{ name: t('challenge-pool-humans'), ...points(people, -ASIDE) },
      { name: t('challenge-pool-programs'), ...points(programs, ASIDE) }] };
}

/** The words on that figure. */
export const curve_words = () => ({ title: t('challenge-curves'), x: t('challenge-curves-x'),
  y: t('challenge-curves-y') });

const percent = (share) => number_text(share / MILLION, { style: 'percent', maximumFractionDigits: 1 });
const share_words = (point) => (point.low === null ? percent(point.share)
  : t('challenge-curves-range', { share: percent(point.share), low: percent(point.low), high: percent(point.high) }));

const curve_cells = (point) => (point
  ? html`<td class="figure">${point.runs}</td><td class="figure">${share_words(point)}</td>`
  : html`<td class="figure">–</td><td class="figure">–</td>`);

function curve_table({ people, programs }) {
  const longer = people.length > programs.length ? people : programs;
  return html`<details><summary>${t('challenge-curves-table')}</summary>
    <div class="ex-wide" tabindex="0" role="group" aria-label=${t('challenge-curves')}><table class="rows">
      <caption class="unseen">${t('challenge-curves')}</caption>
      <thead><tr><th scope="col">${t('challenge-curves-x')}</th>${['humans', 'programs'].map((pool) =>
        html`<th scope="col" class="figure">${t(`challenge-curves-runs-${pool}`)}</th>
          <th scope="col" class="figure">${t(`challenge-curves-errors-${pool}`)}</th>`)}</tr></thead>
      <tbody>${longer.map(({ board: n }, i) => html`<tr><th scope="row">${n}</th>${curve_cells(people[i])}
        ${curve_cells(programs[i])}</tr>`)}</tbody></table></div></details>`;
}

function curves(state) {
  if (!state.node) return nothing;
  return html`<section><h2>${t('challenge-curves')}</h2><p class="small">${t('challenge-curves-about')}</p>
    <div class="ex-plot" role="img" aria-label=${t('challenge-curves')}>${state.node}</div>
    ${curve_table(state.board.curves)}</section>`;
}

/* Checking */

const file_of = ({ number }, format) => `challenge-${number}.${format}`;

/* A loop for a shell: the export has pages. `quad` sees it when one is missing. */
function commands(c) {
  const file = file_of(c, 'ndjson');
  return `url=${globalThis.location?.origin ?? ''}/api/v1/challenges/${c.number}/export more=
while curl -fsS "$url$more" -o page; do
  cat page
  more=$(tail -n 1 page | sed -n 's/.*"next":"\\([^"]*\\)".*/?cursor=\\1/p')
  [ "$more" ] || break
done > ${file}
quad challenge verify ${file}`;
}

const file_button = (state, send, format) => (text) => html`<button class="plain" ?disabled=${state.file.busy}
  @click=${() => send.file(format, file_of(state.challenge, format))}>${text}</button>`;

const open_files = (state, send) => html`<p class="files">${rich('challenge-export',
  { ndjson: file_button(state, send, 'ndjson'), csv: file_button(state, send, 'csv') })}</p>${fault(state.file.error)}
  <p>${t('challenge-commands-about')}</p>${code(t('challenge-commands'), commands(state.challenge))}`;

const checking = (state, send) => html`<section><h2>${t('challenge-check')}</h2><p>${t('challenge-check-about')}</p>
  ${is_revealed(state) ? open_files(state, send) : html`<p class="quiet">${t('challenge-check-later')}</p>`}
  <p class="small"><a href=${document_at('challenges')}>${t('challenge-docs')}</a></p></section>`;

/* The whole page */

const guest_note = ({ me, challenge: c }) => (me?.kind === 'guest' && c.status === 'open'
  ? html`<p class="note">${rich('challenge-guest', { link: (text) => html`<a href="/register">${text}</a>` })}</p>`
  : nothing);

const lead = (state) => {
  const { challenge: c } = state;
  return html`<p class="ladder-lead">${t('challenge-goal', { rules: c.rules_count, row: c.row, boards: c.boards })}</p>
    <p>${status_words(c)} <a href="/challenges">${t('challenge-all')}</a></p>${guest_note(state)}`;
};

/** The whole page. */
export const challenge = (state, send) => html`<div class="page challenge"><h1>${challenge_title(state.challenge)}</h1>
  ${fault(state.error, html`<a href="/challenges">${t('challenge-all')}</a>`)}${fault(state.play.error)}
  ${state.challenge && state.board
    ? html`${lead(state)}${rules(state, send)}${board(state, send)}${curves(state)}
      ${checking(state, send)}` : nothing}</div>`;
