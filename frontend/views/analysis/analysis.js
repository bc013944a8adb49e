/* Analysis, drawn: the board, the draft, the engine, the moves, the position as text and as a link. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { has_capability } from '../../model/catalogue.js';
import { explorer_path } from '../../model/explorer.js';
import { icon_button } from '../../ui/icons.js';
import { fault, heed } from '../../ui/alerts/note.js';
import { play_row } from '../study_parts.js';
import { advice_panel } from './advice.js';
import { lines_panel } from './lines.js';
import { position_panel } from './position.js';

/** The buttons over the board. */
export const zoom_bar = ({ face, study }, send) => html`<div class="zoom" role="group"
  aria-label=${t('analysis-board-size')}>
  ${icon_button('turn', t('analysis-flip'), send.flip)}
  ${icon_button('plus', t('analysis-zoom-in'), () => send.zoom('in'))}
  ${icon_button('minus', t('analysis-zoom-out'), () => send.zoom('out'))}
  ${icon_button('whole', t('analysis-zoom-whole'), () => send.zoom('whole'))}
  ${face.is_framed?.(study.view)
    ? icon_button('pieces', t('analysis-zoom-pieces'), () => send.zoom('pieces')) : nothing}</div>`;

/* The board shows the position being set up, else the turn pointed at, else the draft. */
function board_of(state, send) {
  const { face, study, editor, edit } = state;
  const how = { bottom: state.flip ? 1 : 0, coordinates: state.look.coordinates };
  if (edit) return face.board(editor.view_of(edit), editor.draft_of(edit), null, send.edit.send, how);
  if (state.pointed && study.draft) {
    const shown = face.reduce(face.draft(study.view, study.seat), { type: 'text', text: state.pointed }, null);
    return face.board(study.view, shown, null, () => {}, how);
  }
  return face.board(study.view, study.draft, state.hints, send.board.send, how);
}

/** The card of one side. */
export function side(state, seat) {
  const { study, face, edit } = state;
  const moves = !edit && study.seat === seat;
  return html`<div class=${moves ? 'seat-card moves' : 'seat-card'}>
    <span class=${`chip chip-${seat}`} aria-hidden="true"></span>
    <span class="seat-name"><strong>${face.seat_names[seat]}</strong>${moves
      ? html`<span class="small"> ${t('analysis-to-move')}</span>`
      : nothing}</span>
    <span class="seat-facts">${edit ? nothing : face.seat_facts(study.view, seat)}</span></div>`;
}

function over(state) {
  const { answer: { standing }, view } = state.study;
  const seats = state.face.seat_names.map((name) => ({ name }));
  return html`<p class="asked-act" role="status">${state.face.ended(standing, seats, view)}</p>`;
}

/* Where both sides send secret orders at the same time, one board cannot play for both. */
const together = () => html`<section class="study-act" aria-label=${t('analysis-turn')}>
  <p class="asked-act">${t('analysis-together')}</p>
  <p class="small">${t('analysis-together-how')}</p></section>`;

/** The draft, and the button that plays it. */
export function act(state, send) {
  const { study, face, hints } = state;
  if (!study.draft) {
    return html`<section class="study-act" aria-label=${t('analysis-turn')}>
      ${over(state)} ${fault(study.error)}</section>`;
  }
  if (study.answer.owes?.length > 1) return together();
  const asked = face.asked(study.draft, hints, { both: true });
  return html`<section class="study-act" aria-label=${t('analysis-turn')}>
    ${heed(asked.warn)}
    <p class="asked-act">${t('analysis-asked', { side: face.seat_names[study.seat], task: asked.act })}</p>
    ${fault(study.error || study.refused)}
    <div class="commit">${play_row({ face, study, asked, undo: send.board.undo, play: () => send.board.play() })}</div>
    ${face.entry(study.view, study.draft, hints, send.board.send)}</section>`;
}

function judged(state) {
  const { judged: said, editor, edit } = state;
  if (!said || said.text !== editor.text_of(edit)) {
    return html`<p class="small" role="status">${t('analysis-setup-checking')}</p>`;
  }
  return said.good ? html`<p class="note good" role="status">${t('analysis-setup-valid')}</p>`
    : html`<p class="note bad" role="status">${said.words}</p>`;
}

function setting_up(state, send) {
  const { judged: said, editor, edit } = state;
  const good = said?.good && said.text === editor.text_of(edit);
  return html`<section class="study-act" aria-label=${t('analysis-setup')}><h2>${t('analysis-setup')}</h2>
    <p class="small">${t('analysis-setup-how')}</p>
    ${editor.controls(edit, send.edit.send)} ${judged(state)} ${fault(state.study.error)}
    <div class="row"><button class="plain" @click=${send.edit.leave}>${t('analysis-setup-cancel')}</button>
      <button class="main grow" ?disabled=${!good}
        @click=${() => send.edit.done()}>${t('analysis-setup-done')}</button></div></section>`;
}

/* What others played at the beginning. */
const openings = ({ game, study }) => (has_capability(game, 'openings')
  ? html`<p class="small"><a href=${explorer_path({ game, variant: study.answer?.variant })}>${
    t('analysis-openings')}</a></p>`
  : nothing);

function panel(state, send) {
  return html`<div class="panel study">
    ${heed(state.notice)}
    ${state.edit ? setting_up(state, send)
      : html`${act(state, send)} ${advice_panel(state, send)} ${lines_panel(state, send)}
        <section aria-label=${t('analysis-details')}>
          ${state.face.facts(state.study.view)}</section>`}
    ${position_panel(state, send)} ${openings(state)}</div>`;
}

export function analysis(state, doors) {
  const send = { ...doors, flip: () => doors.set('flip', !state.flip) };
  if (!state.study.view) {
    return html`<div class="page"><p class="quiet">${state.study.error || t('analysis-loading')}</p>
      ${state.study.error
        ? html`<p><a href=${`/analysis/${state.game}`}>${t('analysis-try-again')}</a></p>` : nothing}</div>`;
  }
  const below = state.flip ? 1 : 0;
  return html`<div class="match analysis"><h1 class="unseen">${t('analysis-title')}</h1>
    <div class="seat-top">${side(state, 1 - below)}</div>
    <div class="board-frame">${board_of(state, send)} ${zoom_bar(state, send)}</div>
    <div class="seat-bottom">${side(state, below)}</div>
    ${panel(state, send)}</div>`;
}
