/* The bar under the board of a finished or watched match: step, play, slide, turn round; and the swing of the game. */
import { html, nothing } from '../../vendor/lit-html.js';
import { has_capability } from '../../model/catalogue.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { line_words } from '../../ui/words/tale.js';
import { score_figure, score_words } from '../../ui/words/score.js';

const here = (state) => state.past?.turn ?? state.live.turn;
const is_over = (state) => state.live.status === 'finished';

/* What was played in the turn before the position shown. */
function told(state) {
  const line = state.log.find((item) => ['turn', 'skip'].includes(item.kind) && item.turn === here(state) - 1);
  return line ? line_words(state.face, line, state.header) : '';
}

/* The newest position there is: the end, or as near to the present as this viewer may come. */
function newest({ live }) {
  if (live.status === 'finished') return 'The end';
  return live.delay_turns ? `${live.delay_turns} turns late` : 'Now';
}

function where(state) {
  const at = here(state);
  return at === state.live.turn ? `${newest(state)}, turn ${at}` : at === 0 ? 'The start'
    : `Turn ${at} of ${state.live.turn}`;
}

const step = (name, label, off, go) =>
  html`<button class="bare" aria-label=${label} title=${label} ?disabled=${off} @click=${go}>${icon(name)}</button>`;

function steps(state, send) {
  const at = here(state);
  const { playing } = state.replay;
  return html`<div class="replay-steps" role="group" aria-label="Replay">
    ${step('first', 'The start', at <= 0, () => send.replay.jump(0))}
    ${step('back', 'One turn back', at <= 0, () => send.replay.jump(at - 1))}
    <button class="bare" aria-label=${playing ? 'Pause' : 'Play the turns'}
      title=${playing ? 'Pause (space)' : 'Play (space)'}
      ?disabled=${state.live.turn < 1} @click=${send.replay.toggle}>${icon(playing ? 'pause' : 'play')}</button>
    ${step('next', 'One turn on', !state.past, () => send.replay.jump(at + 1))}
    ${step('last', newest(state), !state.past, () => send.replay.jump(null))}</div>`;
}

function slider(state, send) {
  const words = [where(state), told(state)].filter(Boolean).join('. ');
  return html`<input class="replay-slider" type="range" min="0" max=${Math.max(1, state.live.turn)} step="1"
    aria-label="Turn" aria-valuetext=${words}
    .value=${String(here(state))} @input=${(e) => send.replay.jump(Number(e.target.value))}>`;
}

const speed = (state, send) => html`<label class="replay-speed"><span class="unseen">Speed</span>
  <select title="Speed" @change=${(e) => send.replay.speed(Number(e.target.value))}>
    ${state.replay.speeds.map((n) => html`
      <option value=${n} ?selected=${state.replay.speed === n}>${n === 0.5 ? '½' : n} ×</option>`)}</select></label>`;

/* Whose knowledge is shown; only where somebody knew what others did not. */
const seen_by = (state, send) => (state.has_eyes ? html`<label class="replay-eyes">Seen by
  <select @change=${(e) => send.replay.eyes(e.target.value === '' ? null : Number(e.target.value))}>
    <option value="" ?selected=${state.eyes === null}>everybody</option>
    ${state.header.seats.map((s) => html`<option value=${s.seat}
      ?selected=${state.eyes === s.seat}>${s.name ?? state.face.seat_names[s.seat]}</option>`)}</select></label>`
  : nothing);

const late = ({ live }) => (live.delay_turns
  ? html`<p class="small quiet">Strangers see this match ${live.delay_turns} turns late, and then all of it. At the end
    everything is open.</p>`
  : nothing);

function rows(state, send) {
  const names = state.face.seat_names;
  return html`<table class="rows"><caption class="unseen">Evaluation after each turn</caption>
    <thead><tr><th scope="col">Turn</th><th scope="col" class="figure">Score</th><th scope="col">In words</th>
      <th scope="col">Best turn here</th></tr></thead>
    <tbody>${state.replay.swing.items.map((item) => html`<tr>
      <td><button class="bare" @click=${() => send.replay.jump(item.turn)}>${item.turn}</button></td>
      <td class="figure">${score_figure(item.score)}</td><td>${score_words(item.score, names)}</td>
      <td>${item.best ? html`<code>${item.best}</code>` : ''}</td></tr>`)}</tbody></table>`;
}

function progress({ items, busy, whole }, turns) {
  if (whole) return nothing;
  return html`<p class="small row"><progress max=${turns + 1} value=${items.length}
    aria-label="Positions weighed"></progress>
    <span>${items.length} of ${turns + 1} positions weighed${busy ? ' …' : ''}</span></p>`;
}

/* From the end too: who resigned may want to know. Where nothing is left to play, the answer says so. */
const fork = (state, send) => html`<button class="plain" ?disabled=${state.replay.fork.busy}
  @click=${send.replay.fork}>${icon('pencil')} Play on from here</button>`;

const share = (send) =>
  html`<button class="plain" @click=${send.replay.share}>${icon('copy')} Share this position</button>`;

/* What was thought of the position on the board. */
function thought(state) {
  const { wanted, items } = state.replay.swing;
  const at = wanted ? items.find((item) => item.turn === here(state)) : null;
  if (!at) return nothing;
  return html`<p class="small swing-words"><strong>${score_figure(at.score)}</strong>
    ${score_words(at.score, state.face.seat_names)}.
    ${at.best ? html`Best here: <code>${at.best}</code>` : nothing}</p>`;
}

/** The curve of a finished match, with the same figures as a table. */
function swing(state, send) {
  const now = state.replay.swing;
  if (!now.wanted) return nothing;
  const turns = state.live.turn;
  const data = { items: now.items, turns, at: here(state), names: state.face.seat_names };
  return html`<section class="swing" aria-label=${`The swing of the game${state.beside ?? ''}`}>
    <quad-swing .data=${data} role="img" aria-label=${`Evaluation over ${turns} turns; the table below has the figures`}
      @jump=${(e) => send.replay.jump(e.detail)}></quad-swing>
    ${progress(now, turns)}
    ${fault(now.error, html`<button class="plain" @click=${send.replay.swing_again}>Go on</button>`)}
    <details><summary>As a table</summary><div class="swing-table" tabindex="0" role="group" aria-label="Evaluations">
      ${rows(state, send)}</div></details></section>`;
}

/* Where positions can be weighed: the curve of the game, and the way to the board of analysis. */
function weighing(state, send) {
  if (!has_capability(state.header.game, 'study')) return nothing;
  /* Turn 0 is the secret setup, which is no position yet. */
  const analysis = `/analysis/${state.header.game}?match=${state.header.id}&turn=${Math.max(1, here(state))}`;
  return html`<button class="plain" aria-pressed=${state.replay.swing.wanted ? 'true' : 'false'}
    @click=${send.replay.swing}>${icon('swing')} Swing of the game</button>
    ${state.live.turn ? html`<a class="button plain" href=${analysis}>${icon('search')} Analyse from here</a>`
      : nothing}`;
}

/** The replay of a match: nothing while the viewer sits at it and it runs. */
export function replay_bar(state, send) {
  if (!state.may_replay) return nothing;
  return html`<section class="replay" aria-label=${`Replay${state.beside ?? ''}`}>
    <div class="replay-bar">${steps(state, send)} ${slider(state, send)}
      <output class="replay-where">${where(state)}</output> ${speed(state, send)}
      ${state.face.is_fixed ? nothing
        : html`<button class="bare replay-turn" aria-label="Turn the board" title="Turn the board"
          @click=${() => send.set('flip', !state.flip)}>${icon('turn')}</button>`}</div>
    ${is_over(state)
      ? html`<div class="replay-more">${seen_by(state, send)} ${weighing(state, send)} ${fork(state, send)}
        ${share(send)}${thought(state)}${fault(state.replay.fork.error)}</div>`
      : html`<div class="replay-more">${share(send)}${late(state)}</div>`}
    ${swing(state, send)}</section>`;
}
