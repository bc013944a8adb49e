/* A storm, drawn: the time, the board, and at its end what was met. */
import { html, nothing } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';
import { icon } from '../ui/icons.js';
import { fault, heed } from '../ui/alerts/note.js';
import { play_row } from './study_parts.js';

const clock = (seconds) => `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;

const start = (state, send, words) => html`<p class="row"><button class="main" ?disabled=${state.ask.busy}
  @click=${send.begin}>${words}</button>
  <a class="button plain" href=${`/tactics/${state.game.id}`}>${t('tactics-all')}</a></p>`;

const before = (state, send) => html`<div class="page narrow tactics"><h1>${t('tactics-storm')}</h1>
  <p class="learn-intro">${t('tactics-storm-about')}</p><p>${t('tactics-storm-how')}</p>
  ${state.mine?.best_storm ? html`<p>${t('tactics-storm-record', { n: state.mine.best_storm })}</p>` : nothing}
  ${fault(state.ask.error)} ${start(state, send, t('tactics-storm-start'))}</div>`;

const met = ({ storm, game }) => html`<ol class="tactics-met">${storm.met.map(({ id, solved }, i) => html`<li>
  <a href=${`/tactics/${game.id}/${id}`}>${t(solved ? 'tactics-storm-met-solved' : 'tactics-storm-met-failed',
    { n: i + 1 })}</a> ${icon(solved ? 'check' : 'cross')}</li>`)}</ol>`;

const after = (state, send) => html`<div class="page narrow tactics"><h1>${t('tactics-storm-over')}</h1>
  <p class="learn-intro" role="status">${t('tactics-storm-result', { n: state.storm.solved })}</p>
  ${fault(state.ask.error)} ${start(state, send, t('tactics-storm-again'))}
  ${state.storm.met.length ? html`<h2>${t('tactics-storm-met')}</h2>${met(state)}` : nothing}</div>`;

function board(state, send) {
  const { face, study, hints } = state;
  if (!study?.view || state.seat === null) {
    const why = state.lost || study?.error;
    return why ? fault(why, html`<button class="plain" @click=${send.lay}>${t('tactics-retry')}</button>`)
      : html`<p role="status">${t('tactics-loading')}</p>`;
  }
  const is_open = !study.at.parent;
  const how = { bottom: state.seat, coordinates: state.look.coordinates };
  return html`<div class="try" role="group" aria-label=${t('tactics-board')}><div class="try-board">
    ${face.board(study.view, is_open ? study.draft : null, is_open ? hints : null, send.act, how)}</div></div>`;
}

function commit(state, send) {
  const { face, study, hints } = state;
  if (!study?.draft || study.at.parent || state.seat === null) return nothing;
  const asked = face.asked(study.draft, hints);
  return html`${heed(asked.warn)}<p class="asked-act">${asked.act}</p>${fault(study.refused || study.error)}
    ${play_row({ face, study, asked, undo: send.undo, play: send.play })}
    ${face.entry(study.view, study.draft, hints, send.act, {})}`;
}

function during(state, send) {
  const side = state.seat === null ? '' : state.face.seat_names[state.seat];
  return html`<div class="page learn exercise tactic"><div class="exercise-head">
      <h1>${t('tactics-storm')}</h1>
      <p class="storm-clock"><span role="timer" aria-label=${t('tactics-storm-left')}>${clock(state.seconds)}</span>
        <span>${t('tactics-storm-solved', { n: state.storm.solved })}</span></p>
      ${side ? html`<p class="learn-intro">${t('tactics-task', { side })}</p>` : nothing}</div>
    ${board(state, send)}
    <div class="exercise-side">${fault(state.ask.error)}
      ${state.last ? html`<p class=${state.last === 'right' ? 'note good' : 'note bad'}>${t(
        `tactics-storm-${state.last}`)}</p>` : nothing}
      ${commit(state, send)}</div></div>`;
}

/** The whole page. */
export function storm_page(state, send) {
  if (!state.storm) return before(state, send);
  return state.storm.running ? during(state, send) : after(state, send);
}
