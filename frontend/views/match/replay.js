/* The bar under the board of a finished or watched match: step, play, slide, flip; and the evaluation of the game. */
import { html, nothing } from '../../vendor/lit-html.js';
import { rich, t } from '../../locales/text.js';
import { game_title, has_capability, is_judged, turn_kind, variant_of } from '../../model/catalogue.js';
import { explorer_path } from '../../model/explorer.js';
import { is_together } from '../../model/what_if.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { player_name } from '../../ui/seats.js';
import { line_words } from '../../ui/words/tale.js';
import { score_figure, score_words } from '../../ui/words/score.js';
import { ended_within, is_over, last_turn } from './last_turn.js';
import { seat_name } from './seat.js';

/* What the sides are called in this match. */
const sides = (state) => state.header.seats.map((_, seat) => seat_name(state, state.live.view, seat));

const here = (state) => state.past?.turn ?? state.live.turn;

/* What was played in the turn before the position shown. */
function told(state) {
  const line = state.log.find((item) => ['turn', 'skip'].includes(item.kind) && item.turn === here(state) - 1);
  return line ? line_words(state.face, line, state.header, state.live.view) : '';
}

/* The newest position there is: the end, or the latest one that this viewer can see. */
function newest(state) {
  const [turn, kind] = [String(last_turn(state)), turn_kind(state.header)];
  if (is_over(state)) return t(`match-replay-at-end${kind}`, { turn });
  const n = state.live.delay_turns;
  return n ? t(`match-replay-at-late${kind}`, { turn, n }) : t(`match-replay-at-now${kind}`, { turn });
}

function where(state) {
  const at = here(state);
  if (at === state.live.turn) return newest(state);
  return at === 0 ? t('match-step-first')
    : t(`match-replay-at${turn_kind(state.header)}`, { turn: String(at), last: String(last_turn(state)) });
}

const step = (name, label, off, go) =>
  html`<button class="bare" aria-label=${label} title=${label} ?disabled=${off} @click=${go}>${icon(name)}</button>`;

function steps(state, send) {
  const at = here(state);
  const { playing } = state.replay;
  const last = is_over(state) ? t('match-replay-end') : t('match-step-last');
  return html`<div class="replay-steps" role="group" aria-label=${t('match-replay')}>
    ${step('first', t('match-step-first'), at <= 0, () => send.replay.jump(0))}
    ${step('back', t('match-step-back'), at <= 0, () => send.replay.jump(at - 1))}
    <button class="bare" aria-label=${playing ? t('match-replay-pause') : t('match-replay-play')}
      title=${playing ? t('match-replay-pause-key') : t('match-replay-play-key')}
      ?disabled=${state.live.turn < 1} @click=${send.replay.toggle}>${icon(playing ? 'pause' : 'play')}</button>
    ${step('next', t('match-step-forward'), !state.past, () => send.replay.jump(at + 1))}
    ${step('last', last, !state.past, () => send.replay.jump(null))}</div>`;
}

function slider(state, send) {
  const played = told(state);
  const words = played ? t('match-replay-told', { where: where(state), told: played }) : where(state);
  return html`<input class="replay-slider" type="range" min="0" max=${Math.max(1, state.live.turn)} step="1"
    aria-label=${t(`match-replay-turn${turn_kind(state.header)}`)} aria-valuetext=${words}
    .value=${String(here(state))} @input=${(e) => send.replay.jump(Number(e.target.value))}>`;
}

const speed = (state, send) => html`<label class="replay-speed"><span class="unseen">${t('match-replay-speed')}</span>
  <select title=${t('match-replay-speed')} @change=${(e) => send.replay.speed(Number(e.target.value))}>
    ${state.replay.speeds.map((n) => html`
      <option value=${n} ?selected=${state.replay.speed === n}>${n === 0.5 ? '½' : n} ×</option>`)}</select></label>`;

/* Whose knowledge is shown; only where one player knew what others did not. */
const seen_by = (state, send) => (state.has_eyes ? html`<label class="replay-eyes">${t('match-replay-seen-by')}
  <select @change=${(e) => send.replay.eyes(e.target.value === '' ? null : Number(e.target.value))}>
    <option value="" ?selected=${state.eyes === null}>${t('match-replay-everyone')}</option>
    ${state.header.seats.map((s) => html`<option value=${s.seat}
      ?selected=${state.eyes === s.seat}>${player_name(state, state.live.view, s.seat)
        || state.face.seat_names[s.seat]}</option>`)}</select></label>`
  : nothing);

const late = ({ live, header }) => (live.delay_turns
  ? html`<p class="small quiet">${t(`match-replay-late${turn_kind(header)}`, { n: live.delay_turns })}</p>`
  : nothing);

/* A position by its turn; the first and the last one by what they are, as in the bar. */
function position_words(state, turn) {
  if (turn === 0) return t('match-step-first');
  return turn > last_turn(state) ? t('match-replay-end') : String(turn);
}

function rows(state, send) {
  const names = sides(state);
  return html`<table class="rows"><caption class="unseen">${t('match-evaluation-caption')}</caption>
    <thead><tr><th scope="col">${t('match-replay-turn')}</th>
      <th scope="col" class="figure">${t('match-evaluation-score')}</th>
      <th scope="col">${t('match-evaluation-words')}</th><th scope="col">${t('match-evaluation-best')}</th></tr></thead>
    <tbody>${state.replay.swing.items.map((item) => html`<tr>
      <td><button class="bare" @click=${() => send.replay.jump(item.turn)}>${
        position_words(state, item.turn)}</button></td>
      <td class="figure">${score_figure(item.score)}</td><td>${score_words(item.score, names)}</td>
      <td>${item.best ? html`<code>${item.best}</code>` : ''}</td></tr>`)}</tbody></table>`;
}

function progress({ items, whole }, turns) {
  if (whole) return nothing;
  return html`<p class="small row"><progress max=${turns + 1} value=${items.length}
    aria-label=${t('match-evaluation-progress')}></progress>
    <span>${t('match-evaluation-done', { n: items.length, all: turns + 1 })}</span></p>`;
}

/* From the end a game can only continue if it ended within a turn. A puzzle or a rule of a challenge is played once,
 * so it never can. */
const is_open = (state) => !state.header.puzzle && !state.header.challenge
  && (Boolean(state.past) || ended_within(state));

const fork = (state, send) => (is_open(state) ? html`<button class="plain" ?disabled=${state.replay.fork.busy}
  @click=${send.replay.fork}>${icon('pencil')} ${t('match-replay-fork')}</button>
  ${state.header.seats.length > 1 ? html`<button class="plain" ?disabled=${state.replay.fork.busy}
    @click=${send.replay.fork_open}>${icon('person')} ${t('match-replay-fork-open', { n: state.header.seats.length })}
    </button>` : nothing}` : nothing);

/* Where all players order at the same time: a board on which other orders can be tried for each of them. The end stands
 * for the last turn that was played. */
function trying(state) {
  const { header } = state;
  if (!is_together(variant_of(header)) || header.experiment) return nothing;
  const turn = Math.max(1, Math.min(here(state), last_turn(state)));
  return html`<a class="button plain" href=${`/matches/${header.id}/what-if?turn=${turn}`}>${t('match-what-if')}</a>`;
}

/* What belongs to a study or a puzzle stands in no list. */
const keep = ({ header }, send) => (header.challenge || header.puzzle || header.experiment ? nothing
  : html`<button class="plain" @click=${send.replay.keep}>${icon('bookmark')} ${t('match-keep')}</button>`);

/* A sealed run is shown to its player alone until the challenge is revealed: others could not open a link to it. */
const share = ({ header }, send) => (header.challenge?.sealed ? nothing
  : html`<button class="plain" @click=${send.replay.share}>${icon('copy')} ${t('match-replay-share')}</button>
    <button class="plain" @click=${send.replay.embed}>${icon('copy')} ${t('match-replay-embed')}</button>`);

/* The evaluation of the position on the board. */
function thought(state) {
  const { wanted, items } = state.replay.swing;
  const at = wanted ? items.find((item) => item.turn === here(state)) : null;
  if (!at) return nothing;
  return html`<p class="small swing-words"><strong>${score_figure(at.score)}</strong>
    ${score_words(at.score, sides(state))}
    ${at.best
      ? html`<br>${rich('match-evaluation-best-here', { move: () => html`<code>${at.best}</code>` })}`
      : nothing}</p>`;
}

/** The curve of a finished match, with the same figures as a table. */
function swing(state, send) {
  const now = state.replay.swing;
  if (!now.wanted) return nothing;
  const turns = state.live.turn;
  const data = { items: now.items, turns, last: last_turn(state), at: here(state), names: sides(state) };
  return html`<section class="swing" aria-label=${t('match-evaluation') + (state.beside ?? '')}>
    <quad-swing .data=${data} role="img" aria-label=${t('match-evaluation-chart', { turns: data.last })}
      @jump=${(e) => send.replay.jump(e.detail)}></quad-swing>
    ${progress(now, turns)}
    ${fault(now.error, html`<button class="plain"
      @click=${send.replay.swing_again}>${t('match-evaluation-again')}</button>`)}
    <details><summary>${t('match-evaluation-table')}</summary>
      <div class="swing-table" tabindex="0" role="group" aria-label=${t('match-evaluation-caption')}>
      ${rows(state, send)}</div></details></section>`;
}

/* What others played from the position on the board, as long as openings are compared. */
function others(state) {
  const { header, face } = state;
  if (!has_capability(header.game, 'openings') || !face.opening_steps) return nothing;
  const after = face.opening_steps(state.log.filter(({ turn }) => turn < here(state)));
  return after.length ? html`<a class="button plain" href=${explorer_path({ ...header, after })}>${
    t('match-replay-others')}</a>` : nothing;
}

/* In games with an engine: the evaluation chart, and the link to the analysis board. */
function weighing(state, send) {
  if (!has_capability(state.header.game, 'study')) return nothing;
  /* Turn 0 is the secret setup, which is no position yet. */
  const analysis = `/analysis/${state.header.game}?match=${state.header.id}&turn=${Math.max(1, here(state))}`;
  return html`<button class="plain" aria-pressed=${state.replay.swing.wanted ? 'true' : 'false'}
    @click=${send.replay.swing}>${icon('swing')} ${t('match-evaluation')}</button>
    ${state.live.turn ? html`<a class="button plain" href=${analysis}>${icon('search')}
      ${t('match-replay-analyse')}</a>` : nothing}
    ${is_judged(state.header) ? html`<a class="button plain" href=${`/matches/${state.header.id}/mistakes`}>${
      t('match-mistakes')}</a>` : nothing}`;
}

const bar = (state, send) => html`<div class="replay-bar">${steps(state, send)} ${slider(state, send)}
  <output class="replay-where">${where(state)}</output> ${speed(state, send)}
  ${state.face.is_fixed ? nothing
    : html`<button class="bare replay-turn" aria-label=${t('match-flip')} title=${t('match-flip')}
      @click=${() => send.set('flip', !state.flip)}>${icon('turn')}</button>`}</div>`;

const page_link = ({ id, game, variant }) => html`<a href=${`/matches/${id}`}>${t('match-frame-open',
  { title: game_title(game, variant) })}</a>`;

/**
 * The same where only the board is shown: the turns, how the match stands, and in a frame on another site the way to
 * its page.
 * @param {object} state
 * @param {object} send
 * @param {string} stands
 * @param {boolean} is_away   on another site
 */
export const replay_frame = (state, send, stands, is_away) => html`<section class="replay"
  aria-label=${t('match-replay')}>
  ${state.may_replay ? bar(state, send) : nothing}
  <p class="small replay-home"><strong>${stands}</strong> ${is_away ? page_link(state.header) : nothing}${
    late(state)}</p></section>`;

/** The replay of a match: nothing for its players while it runs. */
export function replay_bar(state, send) {
  if (!state.may_replay) return nothing;
  return html`<section class="replay" aria-label=${t('match-replay') + (state.beside ?? '')}>
    ${bar(state, send)}
    ${is_over(state)
      ? html`<div class="replay-more">${seen_by(state, send)} ${weighing(state, send)}
        ${others(state)} ${trying(state)} ${fork(state, send)} ${keep(state, send)} ${share(state, send)}
        ${thought(state)}${fault(state.replay.fork.error)}</div>`
      : html`<div class="replay-more">${keep(state, send)} ${share(state, send)}${late(state)}</div>`}
    ${swing(state, send)}</section>`;
}
