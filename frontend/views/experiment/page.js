/* A page of a study, drawn: its text, its questions, one button. The same for participants and in a preview. */
import { html, nothing } from '../../vendor/lit-html.js';
import { fault } from '../../ui/alerts/note.js';
import { number_text, t } from '../../locales/text.js';
import { shown_picture } from './picture.js';

const wrong_note = (state, i) => (state.wrong.includes(i)
  ? html`<p class="note bad" id=${`q${i}-wrong`}>${t('studies-answer-wrong')}</p>` : nothing);

const legend = (question) => html`<legend>${question.text}${question.required ? nothing
  : html` <span class="quiet">${t('studies-optional')}</span>`}</legend>`;

/* ---- kinds of questions ---- */

function scale(question, i, state, send) {
  const steps = Array.from({ length: question.max - question.min + 1 }, (_, n) => question.min + n);
  return html`<div class="study-scale"><span class="small">${question.low ?? ''}</span>
    <span class="study-steps">${steps.map((n) => html`<label><input type="radio" name=${`q${i}`} value=${n}
      ?required=${question.required} .checked=${state.answers[i] === n}
      @change=${() => send.answer(i, n)}><span>${number_text(n)}</span></label>`)}</span>
    <span class="small">${question.high ?? ''}</span></div>`;
}

function toggled(list, n) {
  return list.includes(n) ? list.filter((one) => one !== n) : [...list, n].sort((a, b) => a - b);
}

function choice(question, i, state, send) {
  const given = state.answers[i];
  return question.options.map((words, n) => html`<label class="check"><input
    type=${question.several ? 'checkbox' : 'radio'} name=${`q${i}`} value=${n}
    ?required=${question.required && !question.several}
    .checked=${question.several ? given.includes(n) : given === n}
    @change=${() => send.answer(i, question.several ? toggled(given, n) : n)}><span>${words}</span></label>`);
}

const free = (question, i, state, send) => html`<textarea rows="3" maxlength=${question.length}
  ?required=${question.required}
  aria-label=${question.text} .value=${state.answers[i]} @input=${(e) => send.answer(i, e.target.value)}></textarea>`;

const KINDS = { scale, choice, text: free };

const question = (state, send) => (one, i) => html`<fieldset class="study-question"
  aria-describedby=${state.wrong.includes(i) ? `q${i}-wrong` : nothing}>${legend(one)}
  ${KINDS[one.kind](one, i, state, send)}${wrong_note(state, i)}</fieldset>`;

/* ---- the page ---- */

function tries({ page, wrong }) {
  if (!wrong.length) return nothing;
  return html`<p class="note bad" role="alert">${page.tries_left === undefined ? t('studies-try-again')
    : t('studies-try-again-left', { n: page.tries_left })}</p>`;
}

const pictures = (all) => (all?.length ? html`<div class="study-pictures">${all.map(
  ({ picture, alt }) => shown_picture(picture, alt))}</div>` : nothing);

/* The texts before comprehension questions can be read again. */
const again = ({ texts }) => (texts.length ? html`<details><summary>${t('studies-read-again')}</summary>
  ${texts.map(({ title, text, pictures: seen }) => html`<h3>${title}</h3>${text}${pictures(seen)}`)}</details>`
  : nothing);

function practice_result({ page, feedback }) {
  if (!page.over) return nothing;
  return html`<p>${t('studies-practice-result', { n: page.result.attempts })}</p>${feedback ?? nothing}`;
}

const button_words = ({ page }, how) => {
  if (page.kind !== 'practice' || page.over || how.is_preview) return t('studies-continue');
  return how.match ? t('studies-practice-on') : t('studies-practice-begin');
};

/**
 * The page as a form.
 * @param {object} state   of app/experiments/paging.js
 * @param {{busy: boolean, error: string, match?: string|null, is_preview?: boolean}} how
 * @param {{answer: (number: number, value: unknown) => void, submit: () => void}} send
 */
export function study_page(state, how, send) {
  const { page } = state;
  const submit = (event) => {
    event.preventDefault();
    send.submit();
  };
  return html`<form class="study-page" @submit=${submit}><h2 tabindex="-1">${page.title}</h2>
    ${page.over ? nothing : html`${state.text ?? nothing}${pictures(page.pictures)}`}
    ${practice_result(state)}${again(state)}
    ${how.is_preview && page.kind === 'practice' ? html`<p class="note">${t('studies-preview-practice')}</p>` : nothing}
    ${page.questions.map(question(state, send))}
    ${tries(state)}${fault(how.error)}
    <p class="row"><button class="main" ?disabled=${how.busy}>${button_words(state, how)}</button></p></form>`;
}
