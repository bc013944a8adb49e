/* The end of a match: what comes next, the final places, the rating changes, the record. */
import { html, nothing } from '../../vendor/lit-html.js';
import { list_of, number_text, t } from '../../locales/text.js';
import { export_of } from '../../model/addresses.js';
import { is_judged } from '../../model/catalogue.js';
import { fault } from '../../ui/alerts/note.js';
import { daily_path, ladder_path } from '../../ui/words/runs.js';
import { player_name, shown_name } from '../../ui/seats.js';
import { animation } from './animation.js';
import { how_of } from './how.js';
import { end_rating } from './rating.js';
import { chip, in_a_row, seat_name } from './seat.js';

const names = (state, seats) => list_of(seats.map((seat) => player_name(state, state.live.view, seat)));

/* On the ladder the player continues, or tries the same level again. */
const climb = (act, send) =>
  html`<button class="main" ?disabled=${act.busy} @click=${() => send.level(1)}>${t('match-next-level')}</button>
    <button class="plain" ?disabled=${act.busy} @click=${() => send.level(0)}>${t('match-same-level')}</button>`;

const puzzle_path = ({ game, puzzle }) => (puzzle.day ? daily_path(game, puzzle.day) : `/p/${puzzle.id}`);

const challenge_of = ({ challenge: { number, rule } }) => `/challenges/${number}?rule=${rule}`;

/* What the match belongs to: a puzzle is played once and leads to its results; a tournament pairs its own players. */
function belongs_to({ puzzle, tournament, challenge }) {
  if (challenge) return { href: challenge_of, words: 'match-challenge-back' };
  if (puzzle) return { href: puzzle_path, words: 'match-puzzle-results' };
  return tournament ? { href: () => `/tournaments/${tournament.id}`, words: 'match-tournament-back' } : null;
}

/* The rematch: asked for, accepted, or begun. */
function rematch({ header, seat, act }, send) {
  const { match, wanted_by = [] } = header.rematch ?? {};
  if (match) return html`<a class="button main" href=${`/matches/${match}`}>${t('match-rematch-go')}</a>`;
  if (wanted_by.includes(seat)) {
    return html`<button class="plain" ?disabled=${act.busy}
      @click=${send.rematch_off}>${t('match-rematch-cancel')}</button>`;
  }
  return html`<button class="main" ?disabled=${act.busy}
    @click=${send.rematch}>${wanted_by.length ? t('match-rematch-accept') : t('match-rematch')}</button>`;
}

function again(state, send) {
  const { header, seat, act } = state;
  if (seat === null) return nothing;
  const whole = belongs_to(header);
  if (whole) return html`<a class="button main" href=${whole.href(header)}>${t(whole.words)}</a>`;
  return header.ladder && header.seats.length === 1 ? climb(act, send) : rematch(state, send);
}

function wish(state) {
  const { match, wanted_by = [] } = state.header.rematch ?? {};
  if (state.seat === null || match || !wanted_by.length) return nothing;
  const others = wanted_by.filter((seat) => seat !== state.seat);
  return html`<p class="note" role="status">${others.length
    ? t('match-rematch-wanted', { n: others.length, players: names(state, others) })
    : t('match-rematch-asked')}</p>`;
}

const FORMATS = ['json', 'ndjson', 'text'];
const format_words = (format) => (format === 'text' ? t('match-export-text') : format.toUpperCase());

/* The whole record, to keep or to check. */
const exports = ({ header }) =>
  html`<p class="small">${t('match-export')} ${FORMATS.map((format, i) => html`${i ? ' · ' : nothing}<a
    href=${export_of(header.id, format)}
    download=${`${header.game}-${header.id}.${format === 'text' ? 'txt' : format}`}>${format_words(format)}</a>`)} ·
    <a href="/verify">${t('match-export-verify')}</a></p>`;

/* What the language models were shown and answered. */
const transcripts = ({ header }) => (header.seats.some(({ kind }) => kind === 'llm')
  ? html`<p class="small"><a href=${`/matches/${header.id}/transcript`}>${t('match-transcript')}</a></p>` : nothing);

/* Where the match belongs: a level of a ladder, a puzzle with the results of other players, or a challenge. */
function belongs({ header }) {
  const { game, ladder, puzzle, challenge } = header;
  if (challenge) {
    return html`<p>${challenge.sealed ? t('match-challenge-sealed') : nothing}
      <a href=${challenge_of(header)}>${t('match-challenge-back')}</a></p>`;
  }
  if (puzzle) return html`<p><a href=${puzzle_path(header)}>${t('match-puzzle-results')}</a></p>`;
  return ladder
    ? html`<p><a href=${ladder_path(game, ladder)}>${t('match-level-leaderboard')}</a> ·
      <a href=${ladder_path(game)}>${t('match-ladder')}</a></p>`
    : nothing;
}

/** After a series of an experiment: the button to the next one, or to the end; within reach of the thumb. */
export function next_series({ header, live, act }, send) {
  const { series, of, continues } = header.experiment;
  /* In a pair, somebody has left: what comes next is the server's word. */
  const is_cut = header.seats.length > 1 && ['resign', 'flag'].includes(live.result?.reason);
  const next = series < of ? t('match-series-start', { n: series + 1 }) : t('match-series-finish');
  const words = is_cut ? t('match-practice-continue') : next;
  return html`<div class="commit">
    ${fault(act.error)}<div class="row">
      <button class="main grow" ?disabled=${act.busy}
        @click=${send.series}>${series && !continues ? words : t('match-practice-continue')}</button></div></div>`;
}

/** The way to another game of the same kind. */
export const new_game = ({ header }, kind = 'main') => html`<a class=${`button ${kind}`}
  href=${`${header.is_shared ? '/together' : '/lobbies/new'}?game=${header.game}`}>${t('match-new-game')}</a>`;

/* A player's own costliest turns; in the replay bar the same link stands for everybody. */
const mistakes_link = ({ header, seat }) => (seat !== null && is_judged(header)
  ? html`<a class="button plain" href=${`/matches/${header.id}/mistakes?seat=${seat}`}>${t('match-mistakes-own')}</a>`
  : nothing);

/** What comes next: a rematch, a look at the game, another game; on a ladder, the next step. */
export function end_bar(state, send) {
  return html`<div class="end-bar">${fault(state.act.error)}${wish(state)}<div class="row">${again(state, send)}
    <button class="plain" @click=${send.replay.review}>${t('match-review')}</button>
    ${mistakes_link(state)}
    ${state.header.ladder ? nothing : new_game(state, 'plain')}</div></div>`;
}

/* The seats by their final places. Two at a board are told apart by the sentence alone, and a table in which all are
 * equal says nothing. */
function places(state) {
  const { live, header } = state;
  const { places: all, scores } = live.result ?? header.result ?? {};
  if (!all || header.seats.length < 2 || !in_a_row(state)) return nothing;
  if (all.every((place) => place === 1)) return nothing;
  const order = header.seats.map((_, seat) => seat).sort((a, b) => all[a] - all[b]);
  const is_by_score = !scores || order.every((seat, i) => !i || scores[order[i - 1]] >= scores[seat]);
  return html`<table class="rows places"><caption class="unseen">${t('match-places')}</caption>
    <thead><tr><th scope="col" class="figure">${t('match-places-place')}</th>
      <th scope="col">${t('match-places-player')}</th>
      ${scores ? html`<th scope="col" class="figure">${t('match-places-score')}</th>` : nothing}</tr></thead>
    <tbody>${order.map((seat) => html`<tr class=${seat === state.seat ? 'here' : nothing}>
      <td class="figure">${all[seat]}</td>
      <th scope="row">${chip(state, live.view, seat)} ${seat_name(state, live.view, seat)}
        <span class="quiet">${shown_name(header.seats[seat].name, header.seats[seat].kind) ?? ''}</span></th>
      ${scores ? html`<td class="figure">${number_text(scores[seat])}</td>` : nothing}</tr>`)}</tbody></table>
    ${is_by_score ? nothing : html`<p class="small">${t('match-places-why')}</p>`}`;
}

const series_end = ({ series, of }) =>
  (series ? t('match-series-done', { n: series, of }) : t('match-practice-done'));

/** The result of a finished match. A series that continues with other boards has none until the last of them. */
export function end_panel(state, send) {
  if (state.live.status !== 'finished') return nothing;
  const { experiment } = state.header;
  if (experiment) {
    return experiment.continues ? nothing : html`<p>${series_end(experiment)}</p>`;
  }
  return html`<div class="after">${end_rating(state, send)} ${places(state)} ${belongs(state)}
    ${how_of(state, send).curves() ?? nothing}</div>`;
}

/** The files of a finished match: below what a player looks for first. */
export const end_files = (state, send) =>
  (state.live.status === 'finished' && !state.header.experiment && !state.header.challenge?.sealed
    ? html`<div class="after">${transcripts(state)}${exports(state)}${animation(state, send)}</div>` : nothing);
