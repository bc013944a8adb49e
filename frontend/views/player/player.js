/* Somebody's public page, drawn. */
import { html, nothing } from '../../vendor/lit-html.js';
import { day } from '../account/parts.js';
import { match_rows } from '../match/rows.js';
import { game_title } from '../../model/catalogue.js';
import { empty, fault } from '../../ui/alerts/note.js';
import { kind_mark, player_link } from '../../ui/seats.js';
import { ratings_table } from './ratings_table.js';

const SORTS = { guest: 'Guest', human: 'Player', engine: 'Program', llm: 'Language model',
  builtin: 'Bot of the house' };

function facts(p) {
  return html`<p class="quiet">${SORTS[p.kind]}${p.kind === 'builtin' ? nothing
    : ` since ${day(p.since)}`}${p.model ? ` · ${p.model}` : nothing}${
    p.owner ? html` &#183; owned by ${player_link(p.owner)}` : nothing}</p>`;
}

/* Only what is known is worth a word. */
const reliable = ({ reliability: known }) =>
  (known?.percent === null || !known ? nothing
    : html`<p class="small">No turn missed in ${known.percent} % of the last ${known.matches} matches with other
      people${known.missed ? `, ${known.missed} missed in all` : ''}.</p>`);

function counts(p) {
  if (!p.games.length) return nothing;
  const all = p.games.reduce((sum, g) => sum + g.played, 0);
  return html`<section><h2>Games</h2>
    <table class="rows"><thead><tr><th scope="col">Game</th><th scope="col" class="figure">Played</th>
    <th scope="col" class="figure">Won</th><th scope="col" class="figure">Drawn</th>
    <th scope="col" class="figure end">Lost</th></tr></thead>
    <tbody>
      ${p.games.map((g) =>
        html`<tr><td>${game_title(g.game)}</td><td class="figure">${g.played}</td><td class="figure">${g.won}</td>
          <td class="figure">${g.drawn}</td><td class="figure end">${g.lost}</td></tr>`)}</tbody></table>
    ${reliable(p)} ${all >= p.counted ? html`<p class="small">Counted among the newest ${p.counted} matches.</p>`
      : nothing}</section>`;
}

function recent(state, send) {
  const items = state.matches ?? state.player.recent;
  const more = state.matches ? state.next : items.length === 10;
  return html`<section><h2>Finished matches</h2>
    ${items.length ? match_rows(items) : empty('None yet.')}
    ${more ? html`<p><button class="plain" @click=${send.more}>Show more</button></p>` : nothing}</section>`;
}

const ratings = (told) => (told?.ratings.length
  ? html`<section><h2>Ratings</h2>${ratings_table({ ...told, board: null })}</section>`
  : nothing);

/** @type {[name: string, offer: string, done: string, words: string][]} */
const MARKS = [
  ['following', 'Follow', 'Following', ''], ['muted', 'Mute', 'Muted', 'Their messages do not reach you.'],
  ['blocked', 'Block', 'Blocked', 'You meet at no table, and neither reads the other’s messages. They are not told.'],
];

/** @param {typeof MARKS[number]} one */
function mark([name, offer, done], state, send) {
  const on = state.mine[name];
  return html`<button class="plain" aria-pressed=${on ? 'true' : 'false'} ?disabled=${state.act.busy}
    @click=${() => send.change({ [name]: !on })}>${on ? done : offer}</button>`;
}

/* What I think of them: nobody else sees it. */
function opinion(state, send) {
  if (!state.mine) return nothing;
  const submit = (event) => { event.preventDefault(); send.change({ note: new FormData(event.target).get('note') }); };
  const marks = MARKS.filter(([name]) => name !== 'blocked' || state.player.kind !== 'builtin');
  return html`<div class="row">${marks.map((one) => mark(one, state, send))}</div>
    ${marks.map(([name, , , words]) => (state.mine[name] && words ? html`<p class="small">${words}</p>` : nothing))}
    <details ?open=${Boolean(state.mine.note)}><summary>A note for yourself</summary>
      <form class="sheet" @submit=${submit}>
      <label class="field"><span class="unseen">Note</span><textarea name="note" rows="3" maxlength="2000"
        .value=${state.mine.note}></textarea></label>
      <p class="row"><button class="plain" ?disabled=${state.act.busy}>Keep the note</button>${state.kept
        ? html`<span class="small" role="status">Kept.</span>`
        : nothing}</p></form></details>
    ${fault(state.act.error)}`;
}

const live = (p) => (p.live.length ? html`<section><h2>Playing now</h2>${match_rows(p.live)}</section>` : nothing);

const programs = (p) =>
  (p.programs.length ? html`<section><h2>Programs</h2><ul class="plain-list">${p.programs.map((one) => html`
    <li>${player_link(one.name)}${kind_mark(one.kind)} <span class="small">${one.model ?? ''}</span></li>`)}</ul>
    </section>` : nothing);

export function player(state, send) {
  if (state.unknown) {
    return html`<div class="page narrow"><h1>${state.name}</h1>
      <p>Nobody is called so. A guest who registered has another name since; who left has none.</p>
      <p><a href="/matches">Matches</a></p></div>`;
  }
  const again = html`<button class="plain" @click=${send.read}>Try again</button>`;
  if (!state.player) return html`<div class="page narrow"><h1>${state.name}</h1>${fault(state.error, again)}</div>`;
  const p = state.player;
  return html`<div class="page narrow player"><h1>${p.name}</h1>${facts(p)}
    ${p.name === state.me?.name ? html`<p><a href="/account">Your account</a></p>` : nothing}
    ${fault(state.error, again)} ${opinion(state, send)}
    ${counts(p)} ${ratings(state.ratings)} ${live(p)} ${recent(state, send)} ${programs(p)}</div>`;
}
