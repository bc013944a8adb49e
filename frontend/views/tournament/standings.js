/* The standings of a tournament, drawn: who leads, round by round; who met whom; the podium at the end. */
import { html, nothing } from '../../vendor/lit-html.js';
import { empty } from '../../ui/alerts/note.js';
import { kind_mark, player_link, shown_name } from '../../ui/seats.js';
import { by_round, cross_table } from '../../model/cross_table.js';
import { score, score_text, team_name, tie_break_text, tie_break_words } from './words.js';
import { list_of, t } from '../../locales/text.js';

/* Rounds that a table has room for; beyond that each entrant's last ones are shown. */
const ROUNDS_SHOWN = 9;

const names_of = (standings) => new Map(standings.map(({ number, player, kind }) =>
  [number, shown_name(player, kind)]));
const opponents = (numbers, names) => list_of(numbers.map((n) => names.get(n) ?? String(n)));

/* One result as a mark, which leads to its game. */
function mark(meeting, names) {
  const { score: halves, kind, match } = meeting;
  const text = halves === null ? '…' : score_text(halves);
  const values = { points: halves === null ? '' : score_text(halves), opponent: opponents(meeting.opponents, names) };
  const words = kind === 'bye' ? t('tournament-mark-bye', values)
    : t(`tournament-mark-${halves === null ? 'running' : kind}`, values);
  const look = `mark${kind === 'game' ? '' : ' unplayed'}${halves === null ? ' running' : ''}`;
  return match ? html`<a class=${look} href=${`/matches/${match}`} title=${words} aria-label=${words}>${text}</a>`
    : html`<span class=${look} title=${words} role="img" aria-label=${words}>${text}</span>`;
}

/* After the end, all but the winner of a knock-out are out: that need not be said in each row. */
const is_remarkable = ({ status }, tournament) => status !== 'in'
  && !(status === 'out' && tournament.status === 'finished');

const entrant = (item, tournament) => html`${player_link(item.player, item.kind)}${kind_mark(item.kind)}${
  is_remarkable(item, tournament) ? html` <span class="small">${t(`tournament-entrant-${item.status}`)}</span>`
  : nothing}`;

/* In an arena, and where more rounds were played than fit, the last results in order. */
function results(item, { tournament, rounds }, names) {
  const last = item.cross.slice(-ROUNDS_SHOWN);
  if (!rounds.length) return html`<td class="marks wide last-marks">${last.map((one) => mark(one, names))}</td>`;
  const all = by_round(item.cross, tournament.round);
  return rounds.map((n) => html`<td class="marks wide">${all[n - 1].map((one) => mark(one, names))}</td>`);
}

/* The rounds that have a column each. */
function columns({ format, round }) {
  if (format === 'arena') return [];
  return Array.from({ length: Math.min(round, ROUNDS_SHOWN) }, (_, i) => Math.max(0, round - ROUNDS_SHOWN) + i + 1);
}

/* A knock-out has no places to break ties for. */
const shown_ties = ({ format, tie_breaks, status }) => (format === 'knockout' || status === 'open' ? [] : tie_breaks);

const team_of = ({ tournament: { teams: both } }, { team }) => (both?.[team] ? team_name(both[team]) : nothing);

const row = (item, state, names) => html`<tr data-glide=${item.number}
  class=${state.own.has(item.player) ? 'mine' : nothing}>
  <td class="figure rank">${state.tournament.status === 'open' ? item.number : item.place}</td>
  <th scope="row">${entrant(item, state.tournament)}${state.tournament.teams ? html` <span class="small">${
    team_of(state, item)}</span>` : nothing}</th>
  <td class="figure wide quiet">${item.rating}</td>
  ${state.tournament.status === 'open' ? nothing : html`${results(item, state, names)}
    <td class="figure"><strong>${score(item.score)}</strong></td>
    ${shown_ties(state.tournament).map((name) => html`<td class="figure wide quiet">${
      tie_break_text(name, item.tie_breaks[name] ?? 0)}</td>`)}`}</tr>`;

const round_heads = ({ tournament, rounds }) => (rounds.length
  ? rounds.map((n) => html`<th scope="col" class="wide marks"><span class="unseen">${t('tournament-round', { n })}</span
    ><span aria-hidden="true">${n}</span></th>`)
  : html`<th scope="col" class="wide">${t(tournament.format === 'arena' ? 'tournament-column-results'
    : 'tournament-column-games')}</th>`);

const heads = (state) => html`<tr><th scope="col" class="figure"><span class="unseen">${
  t(state.tournament.status === 'open' ? 'tournament-column-number' : 'tournament-column-place')}</span></th>
  <th scope="col">${t('tournament-column-player')}</th>
  <th scope="col" class="figure wide">${t('tournament-column-rating')}</th>
  ${state.tournament.status === 'open' ? nothing : html`${round_heads(state)}
    <th scope="col" class="figure">${t('tournament-column-points')}</th>
    ${shown_ties(state.tournament).map((name) => html`<th scope="col" class="figure wide"><abbr
      title=${tie_break_words(name)}>${tie_break_words(name, 'short')}</abbr></th>`)}`}</tr>`;

/** The table of all entrants; before the start, those who have entered. */
export function standings(given) {
  const { tournament, standings: items } = given;
  const is_open = tournament.status === 'open';
  const state = { ...given, rounds: columns(tournament) };
  const names = names_of(items ?? []);
  const title = t(is_open ? 'tournament-entrants-title' : 'tournament-standings');
  if (!items) return html`<section><h2>${title}</h2><p class="quiet">${t('tournament-loading')}</p></section>`;
  return html`<section class="standings"><h2>${title}</h2>
    ${items.length ? html`<table class="rows board-table"><caption class="unseen">${title}</caption>
      <thead>${heads(state)}</thead><tbody>${items.map((item) => row(item, state, names))}</tbody></table>`
      : empty(t('tournament-no-entrants'))}</section>`;
}

/** How ties are decided, each way by its name and explained. */
export function ties({ tournament }) {
  if (!shown_ties(tournament).length) return nothing;
  return html`<details class="ties"><summary>${t('tournament-ties')}</summary>
    <p class="small">${t('tournament-ties-about')}</p>
    <dl>${tournament.tie_breaks.map((name) => html`<dt>${tie_break_words(name)}</dt>
      <dd>${tie_break_words(name, 'about')}</dd>`)}</dl></details>`;
}

const cell = (meetings, names) => (meetings ? html`<td class="marks">${meetings.map((one) => mark(one, names))}</td>`
  : html`<td class="self" aria-label=${t('tournament-cross-self')}></td>`);

/** Who met whom: a row and a column for each entrant of a round robin. */
export function cross({ tournament, standings: items, own }) {
  if (tournament.format !== 'round_robin' || tournament.seats > 2 || !items?.length || tournament.status === 'open') {
    return nothing;
  }
  const rows = cross_table(items);
  const names = names_of(items);
  return html`<section><h2 id="cross">${t('tournament-cross')}</h2>
    <div class="scroll" role="region" aria-labelledby="cross" tabindex="0"><table class="rows cross-table"><caption
      class="unseen">${t('tournament-cross-about')}</caption>
    <thead><tr><th scope="col">${t('tournament-column-player')}</th>${items.map((item, i) => html`<th scope="col"
      class="marks"><abbr title=${shown_name(item.player, item.kind)}>${i + 1}</abbr></th>`)}
      <th scope="col" class="figure">${t('tournament-column-points')}</th></tr></thead>
    <tbody>${items.map((item, i) => html`<tr class=${own.has(item.player) ? 'mine' : nothing}>
      <th scope="row"><span class="rank">${i + 1}</span> ${player_link(item.player, item.kind)}</th>
      ${rows[i].map((meetings) => cell(meetings, names))}
      <td class="figure"><strong>${score(item.score)}</strong></td></tr>`)}</tbody></table></div></section>`;
}

/* So many share a step by name. */
const ON_STEP = 3;

const step = (items, place) => (items.length
  ? html`<li class=${`step step-${place}`}><span class="step-names">${items.slice(0, ON_STEP).map((item) => html`<span
      >${player_link(item.player, item.kind)}${kind_mark(item.kind)}</span>`)}${items.length > ON_STEP
      ? html`<span class="small">${t('tournament-place-more', { n: items.length - ON_STEP })}</span>` : nothing}</span>
    <span class="step-block"><span class="unseen">${t('tournament-place', { place })}</span><span
      aria-hidden="true">${place}</span><span class="step-points">${
      t('tournament-points', { n: items[0].score / 2 })}</span></span></li>` : nothing);

/** The first three places of a finished tournament. */
export function podium({ tournament, standings: items }) {
  const on = (place) => (items ?? []).filter((item) => item.place === place);
  if (tournament.status !== 'finished' || !on(1).length) return nothing;
  return html`<ol class="podium" aria-label=${t('tournament-podium')}>${[1, 2, 3].map((place) =>
    step(on(place), place))}</ol>`;
}

/** The score of the teams. */
export const teams = ({ tournament: { teams: both } }) => (both ? html`<p class="team-score">
  <bdi translate="no">${team_name(both[0])}</bdi> <strong>${score(both[0].score)} – ${score(both[1].score)}</strong>
  <bdi translate="no">${team_name(both[1])}</bdi></p>` : nothing);
