/* One tactic, drawn: the board, the task, the verdict, and the way to the next one. */
import { html, nothing } from '../vendor/lit-html.js';
import { t } from '../locales/text.js';
import { icon } from '../ui/icons.js';
import { fault, heed } from '../ui/alerts/note.js';
import { play_row } from './study_parts.js';
import { rating_words, theme_words } from './tactics.js';

const told = ({ face, study }) => study.at.tell.map((line) => face.tell(line)).join(' ');

const next = (state, send, kind) =>
  html`<button class=${kind} ?disabled=${state.ask.busy} @click=${send.next}>${t('tactics-next')}</button>`;
const again = (send, kind) => html`<button class=${kind} @click=${send.again}>${t('tactics-again')}</button>`;
const give_up = (state, send) =>
  html`<button class="plain" ?disabled=${state.ask.busy} @click=${send.give_up}>${t('tactics-give-up')}</button>`;

const change_words = (change) => (change === null ? ''
  : t('tactics-change', { change: change < 0 ? `−${-change}` : `+${change}` }));

/* What became of the turn on the board. */
function outcome(state, send) {
  const { verdict, is_shown, study, tactic } = state;
  if (is_shown) {
    return !study.at.parent ? html`<p role="status">${t('tactics-loading')}</p>`
      : html`<div class="note"><p>${t('tactics-shown', { turn: told(state) })}</p>
        <div class="row">${next(state, send, 'main')}</div></div>`;
  }
  if (verdict === 'asking') return html`<p role="status">${t('tactics-asking')}</p>`;
  if (verdict === 'lost') {
    return heed(state.ask.error, html`<button class="plain" @click=${send.judge_again}>${t('tactics-retry')}</button>`);
  }
  if (verdict === 'right') {
    return html`<div class="note good"><p>${icon('check')} ${t('tactics-right')} ${change_words(tactic.change)}</p>
      <p class="told">${told(state)}</p><div class="row">${next(state, send, 'main')}</div></div>`;
  }
  return verdict !== 'wrong' ? nothing : html`<div class="note bad"><p>${t('tactics-wrong')}
    ${change_words(tactic.change)}</p><div class="row">${again(send, 'main')}${give_up(state, send)}</div></div>`;
}

/* Undo and play, until a turn is on the board. */
function commit(state, send) {
  const { face, study, hints, tactic } = state;
  if (!study.draft || study.at.parent) return nothing;
  const asked = face.asked(study.draft, hints);
  const is_open = tactic.outcome === null;
  return html`${heed(asked.warn)}<p class="asked-act">${asked.act}</p>${fault(study.refused || study.error)}
    ${play_row({ face, study, asked, undo: send.undo, play: send.play })}
    ${face.entry(study.view, study.draft, hints, send.act, {})}
    <p class="row">${tactic.hint === null ? html`<button class="plain" ?disabled=${state.ask.busy}
      @click=${send.hint}>${t('tactics-hint')}</button>` : nothing} ${give_up(state, send)}
      ${is_open && tactic.chosen ? nothing : next(state, send, 'plain')}</p>
    ${is_open ? html`<p class="small">${t('tactics-help-counts')}</p>` : nothing}`;
}

function board(state, send) {
  const { face, study, hints } = state;
  if (!study.view || state.seat === null) {
    return study.error ? fault(study.error, html`<button class="plain" @click=${send.begin}>${t(
      'tactics-retry')}</button>`) : html`<p role="status">${t('tactics-loading')}</p>`;
  }
  const how = { bottom: state.seat, coordinates: state.look.coordinates };
  const is_open = !study.at.parent;
  return html`<div class="try" role="group" aria-label=${t('tactics-board')}><div class="try-board">
    ${face.board(study.view, is_open ? study.draft : null, is_open ? hints : null, send.act, how)}</div></div>`;
}

/* Themes would be a hint, so those of a tactic are told once it is known. */
function known({ tactic, game }) {
  if (!tactic.themes) return nothing;
  const words = tactic.themes.map((id) => theme_words(game.id, id)).filter(Boolean);
  return html`<p class="small">${words.length ? html`${t('tactics-themes', { themes: words.join(', ') })} ` : nothing}
    ${t('tactics-difficulty', { rating: String(tactic.rating) })}
    ${tactic.tries ? t('tactics-others', { n: tactic.solved, all: tactic.tries }) : nothing}</p>`;
}

function mine(state) {
  const { tactic } = state;
  const is_repeated = tactic.chosen && tactic.outcome;
  return html`${is_repeated ? html`<p class="note">${t('tactics-used-up')}</p>` : nothing}
    ${state.mine ? html`<p class="small" role="status">${rating_words(state.mine)}
    · ${t('tactics-streak', { n: state.mine.streak })}</p>` : nothing}
    ${tactic.outcome && !state.verdict && !state.is_shown
      ? html`<p class="small">${t(`tactics-was-${tactic.outcome}`)}</p>` : nothing}`;
}

/** The whole page. */
export function tactic_page(state, send) {
  const { game, tactic, daily, face } = state;
  const side = state.seat === null ? '' : face.seat_names[state.seat];
  return html`<div class="page learn exercise tactic"><nav class="filters" aria-label=${t('tactics-title')}>
      <a href=${`/tactics/${game.id}`}>${t('tactics-all')}</a>
      <a href=${`/storm/${game.id}`}>${t('tactics-storm')}</a></nav>
    <div class="exercise-head">
      <h1>${daily?.id === tactic.id ? t('tactics-daily') : t('tactics-one')}</h1>
      ${side ? html`<p class="learn-intro">${t('tactics-task', { side })}</p>` : nothing}</div>
    ${board(state, send)}
    <div class="exercise-side">${state.verdict === 'lost' ? nothing : fault(state.ask.error)}
      ${tactic.hint && !tactic.solution ? html`<p class="note" role="status">${t('tactics-hinted', {
        hint: tactic.hint })}</p>` : nothing}
      ${state.seat === null ? nothing : html`${outcome(state, send)} ${commit(state, send)}`}
      ${known(state)} ${mine(state)}</div></div>`;
}
