/* A question about a position: what readers are asked and told, and what authors write for them. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { fault } from '../../ui/alerts/note.js';
import { is_asked } from '../../model/notebook.js';

/* ---- readers ---- */

const button = (kind, words, press, off = false) =>
  html`<button class=${kind} ?disabled=${off} @click=${press}>${t(words)}</button>`;
const reveal = (send) => button('plain', 'notebook-quiz-reveal', send.quiz.reveal, send.quiz.act.busy);
const again = (kind, send) => button(kind, 'notebook-quiz-again', send.quiz.again);
const told = (said) => said.filter(Boolean).map((text) => html`<p class="notebook-told">${text}</p>`);

function asked({ study, face }, send, is_still) {
  const side = face.seat_names[study.seat];
  return html`${study.seat === null ? nothing : html`<p class="small">${is_still ? t('notebook-quiz-side', { side })
    : t('notebook-quiz-how')}</p>`}<div class="row">${reveal(send)}</div>`;
}

const judging = (state, send) => (send.quiz.act.error
  ? fault(send.quiz.act.error, button('plain', 'notebook-try-again', send.quiz.judge))
  : html`<p role="status">${t('notebook-quiz-judging')}</p>`);

const right = ({ said }) => html`<div class="note good"><p>${icon('check')} ${t('notebook-quiz-right')}</p>
  ${told(said)}</div>`;

const outcomes = {
  asked, judging,
  wrong: ({ quiz }, send) => html`<div class="note warn"><p>${t('notebook-quiz-wrong')}</p>${told(quiz.said)}
    <div class="row">${again('main', send)}${reveal(send)}</div></div>`,
  right: ({ quiz }) => right(quiz),
  shown: ({ quiz }, send, is_still) => html`<div class="note"><p>${t('notebook-quiz-shown')}</p>${told(quiz.said)}
    ${is_still ? nothing : html`<div class="row">${again('plain', send)}</div>`}</div>`,
};

/** The question of the position on the board, and what became of it; `is_still`: the board takes no turns. */
export function quiz_panel(state, send, is_still = false) {
  const { quiz } = state;
  if (!quiz) return nothing;
  if (quiz.mode === 'elsewhere') {
    return html`<p class="row">${button('plain', 'notebook-quiz-go', send.quiz.begin)}</p>`;
  }
  return html`<section class="notebook-quiz" aria-label=${t('notebook-quiz')}>
    ${quiz.last?.mode === 'right' ? right(quiz.last) : nothing}
    <p class="notebook-asked">${quiz.question}</p>
    ${quiz.mode === 'judging' ? nothing : fault(send.quiz.act.error)}
    ${outcomes[quiz.mode](state, send, is_still)}</section>`;
}

/* ---- authors ---- */

const field = ({ study: { at } }, send, name, words) => html`<label class="field"><span>${t(words)}</span>
  <textarea class="notebook-comment" rows="2" maxlength="4000" .value=${at[name]}
    @input=${(e) => send.edit.write(name, e.target.value)} @blur=${() => send.saver.rest()}></textarea></label>`;

const right_box = ({ study: { at } }, send) => html`<label class="check"><input type="checkbox"
  .checked=${at.is_right} @change=${(e) => send.edit.right(e.target.checked)}> ${t('notebook-quiz-is-right')}</label>`;

const fields = (state, send) => html`<section aria-label=${t('notebook-quiz')}>
  ${field(state, send, 'question', 'notebook-quiz-question')}
  ${is_asked(state.study.at) || !state.study.at.question ? nothing
    : html`<p class="small" role="status">${t('notebook-quiz-unfinished')}</p>`}
  ${field(state, send, 'if_right', 'notebook-quiz-if-right')}
  ${field(state, send, 'if_wrong', 'notebook-quiz-if-wrong')}
  <div class="row">${button('plain', 'notebook-quiz-remove', send.edit.ask_not)}</div></section>`;

/** What authors ask readers about the position that is shown, and whether the turn to it is the right answer. */
export function question_fields(state, send) {
  const { at, seat } = state.study;
  const ask = seat === null ? nothing
    : html`<div class="row">${button('plain', 'notebook-quiz-ask', send.edit.ask)}</div>`;
  return html`${at.parent?.question ? right_box(state, send) : nothing}
    ${at.question || send.edit.asks(at) ? fields(state, send) : ask}`;
}
