/* A copy of the board for conditional moves: which side I play, the line in words, and the button that adds it. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { end_of, path_to } from '../../model/variations.js';
import { given_up, plan_text, queued_lines } from './plan.js';
import { play_row, stepper } from '../study_parts.js';

/** The seat that is to move on the copy is one's own. */
const is_mine = ({ queue, seat }) => queue.study.seat === seat;

/* What the game asks of the side to move on the copy; null when the game would be over. */
const asked_by_game = ({ queue: { study, hints }, face }) => (study.draft ? face.asked(study.draft, hints) : null);

function part(state) {
  const { queue, face } = state;
  if (queue.study.seat === null) return t('match-copy-over');
  return is_mine(state) ? t('match-copy-as-own')
    : t('match-copy-as-other', { side: face.seat_names[queue.study.seat] });
}

function waiting({ queue }) {
  if (queue.error || queue.study?.error) return fault(queue.error || queue.study.error);
  return html`<p class="quiet">${t('match-loading')}</p>`;
}

/* On a phone the way out stays within reach. */
const way_out = ({ narrow }, send) => (narrow
  ? html`<button class="bare" aria-label=${t('match-copy-close')} title=${t('match-copy-close')}
    @click=${send.queue.close}>${icon('cross')}</button>`
  : nothing);

/** What is asked on the copy. */
export function queue_asked(state, send) {
  if (!state.queue.study?.view) {
    return html`<div class="copy-asked"><div class="asked">${waiting(state)}</div>${way_out(state, send)}</div>`;
  }
  const asked = asked_by_game(state);
  return html`<div class="copy-asked"><div class="asked" aria-live="polite"><p class="asked-act">${part(state)}</p>
    ${asked ? html`${asked.warn ? html`<p class="note warn check">${asked.warn}</p>` : nothing}
      <p class="small">${asked.act}</p>` : nothing}</div>${way_out(state, send)}</div>`;
}

/* A complete line that is not saved yet, with no unfinished draft on the board. */
function may_add({ queue, face, plan_act }) {
  const { study } = queue;
  const is_new = queue.is_whole && !queue.is_queued;
  return is_new && !study.busy && !plan_act.busy && (!study.draft || face.is_empty(study.draft));
}

function add_words({ queue, plan_act }) {
  if (plan_act.busy) return t('match-copy-adding');
  return queue.is_queued ? t('match-copy-has') : t('match-copy-add');
}

function add_row(state, send) {
  const may = may_add(state);
  return html`<div class="row"><button class=${may ? 'main grow' : 'plain grow'} ?disabled=${!may}
    @click=${send.queue.add}>${icon('plus')} ${add_words(state)}</button></div>`;
}

/* Undo and play; once the line can be added, adding it is the main button. */
function turn_row(state, send) {
  const { face, queue: { study } } = state;
  const asked = asked_by_game(state);
  if (!asked) return nothing;
  return play_row({ face, study, asked, undo: send.queue.undo, play: send.queue.play,
    may_undo: Boolean(study.at.parent), main: asked.main && !may_add(state) });
}

/** Undo, play, and the button that adds the line. */
export function queue_bar(state, send) {
  const { queue: { study, added }, plan_act } = state;
  if (!study?.view) return nothing;
  return html`<div class="commit">${fault(study.error || study.refused || plan_act.error)}
    ${added ? html`<p class="note good" role="status">${t('match-copy-added', { line: added })}</p>` : nothing}
    ${turn_row(state, send)} ${add_row(state, send)}</div>`;
}

/* Every turn of the line in words: theirs and mine by turns. */
function turn(state, node, i, send) {
  const here = state.queue.study.at === node;
  return html`<li><span class="copy-part">${i % 2 ? t('match-copy-mine') : t('match-copy-theirs')}</span>
    <button class="line-turn" aria-current=${here ? 'step' : nothing}
      @click=${() => send.queue.to(node)}>${node.tell.map((line) => state.face.tell(line)).join(' ')}
      <code>${node.text}</code></button></li>`;
}

function line(state, send) {
  const nodes = path_to(end_of(state.queue.study.at));
  return html`<section class="copy-line" aria-label=${t('match-copy-line')}>
    <div class="log-head"><h3>${t('match-copy-line')}</h3>${stepper(state.queue.study, send.queue)}</div>
    ${nodes.length ? html`<ol>${nodes.map((node, i) => turn(state, node, i, send))}</ol>`
    : html`<p class="small">${t('match-copy-line-hint')}</p>`}</section>`;
}

/** The head of the copy: what it is, and the way out. */
export const queue_head = (state, send) => html`<div class="row spread copy-head"><h2>${t('match-plan')}</h2>
  ${state.narrow ? nothing : html`<button class="plain"
    @click=${send.queue.close}>${t('match-copy-close')}</button>`}</div>
  <p class="small">${t('match-copy-how')}</p>`;

/** Everything of the copy but the asked line and the buttons. */
export function queue_panel(state, send) {
  const { queue, face } = state;
  if (!queue.study?.view) return nothing;
  return html`<div class="act">${line(state, send)}
    ${queue.study.draft ? face.entry(queue.study.view, queue.study.draft, queue.hints, send.queue.send) : nothing}
    <section class="plan" aria-label=${t('match-plan')}>${given_up(state.plan.cancelled)} ${queued_lines(state, send)}
      ${plan_text(state, send)}</section></div>`;
}
