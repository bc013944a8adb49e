/* One page of a study in the editor, with its questions. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { value_at } from '../../model/study.js';
import { t } from '../../locales/text.js';
import { page_pictures } from './pictures.js';
import { shown_field } from './shown_field.js';

const QUESTION_KINDS = ['scale', 'choice', 'text'];

const plain_field = (state, path, label, send, { type = 'text' } = {}) => html`<label
  class="field"><span>${label}</span><input
  type=${type} maxlength="400" autocomplete="off" spellcheck="false" .value=${String(value_at(state.study, path) ?? '')}
  @input=${(e) => send.set(path, type === 'number' ? Number(e.target.value) : e.target.value)}></label>`;

const tick = (label, checked, change) => html`<label class="check"><input type="checkbox" .checked=${checked}
  @change=${(e) => change(e.target.checked)}><span>${label}</span></label>`;

const mover = (path, i, count, name, send) => html`<span class="row">
  <button type="button" class="plain" ?disabled=${i === 0} aria-label=${t('studies-up', { name })}
    @click=${() => send.move(path, i, -1)}>${t('studies-up-short')}</button>
  <button type="button" class="plain" ?disabled=${i === count - 1} aria-label=${t('studies-down', { name })}
    @click=${() => send.move(path, i, 1)}>${t('studies-down-short')}</button>
  <button type="button" class="plain" aria-label=${t('studies-remove', { name })}
    @click=${() => send.remove(path, i)}>${t('research-remove')}</button></span>`;

/* ---- questions ---- */

function toggled(list, n, on) {
  return on ? [...list, n].sort((a, b) => a - b) : list.filter((one) => one !== n);
}

function options(state, path, question, send) {
  const at = [...path, 'options'];
  return html`${question.options.map((_, n) => html`<div class="study-option">
    ${shown_field(state, [...at, n], t('studies-option', { n: n + 1 }), send)}
    ${question.right ? tick(t('studies-right'), question.right.includes(n),
      (on) => send.set([...path, 'right'], toggled(question.right, n, on))) : nothing}</div>`)}
    <div class="row"><button type="button" class="plain"
      @click=${() => send.set(at, [...question.options, ''])}>${icon('plus')} ${t('studies-add-option')}</button>
      ${question.options.length > 2 ? html`<button type="button" class="plain" @click=${() => send.set(path,
        { ...question, options: question.options.slice(0, -1),
          ...(question.right && { right: question.right.filter((n) => n < question.options.length - 1) }) })}>
        ${t('studies-remove-option')}</button>` : nothing}
      ${tick(t('studies-several'), Boolean(question.several), (on) => send.set([...path, 'several'],
        on || undefined))}</div>`;
}

const scale = (state, path, send) => html`${plain_field(state, [...path, 'min'], t('studies-scale-min'), send,
  { type: 'number' })}
  ${plain_field(state, [...path, 'max'], t('studies-scale-max'), send, { type: 'number' })}
  ${shown_field(state, [...path, 'low'], t('studies-scale-low'), send)}
  ${shown_field(state, [...path, 'high'], t('studies-scale-high'), send)}`;

function question_card(state, path, i, count, send) {
  const at = [...path, i];
  const question = value_at(state.study, at);
  const name = t('studies-question', { n: i + 1 });
  return html`<fieldset class="study-card"><legend>${name}: ${t(`studies-kind-${question.kind}`)}</legend>
    ${mover(path, i, count, name, send)}${plain_field(state, [...at, 'id'], t('studies-id'), send)}
    ${shown_field(state, [...at, 'text'], t('studies-question-text'), send)}
    ${question.kind === 'choice' ? options(state, at, question, send) : nothing}
    ${question.kind === 'scale' ? scale(state, at, send) : nothing}
    ${question.right ? nothing : tick(t('studies-required'), question.required !== false,
      (on) => send.set([...at, 'required'], on ? undefined : false))}</fieldset>`;
}

function questions(state, path, page, send) {
  const all = [...path, 'questions'];
  const kinds = page.kind === 'check' ? ['choice'] : QUESTION_KINDS;
  return html`${page.questions.map((_, i) => question_card(state, all, i, page.questions.length, send))}
    <div class="row">${kinds.map((how) => html`<button type="button" class="plain"
      @click=${() => send.add_question(path, page.kind,
        how)}>${icon('plus')} ${t(`studies-add-question-${how}`)}</button>`)}</div>`;
}

/* ---- the page ---- */

/** A page as a card. */
export function page_card(state, part, i, send) {
  const path = [part, i];
  const page = state.study[part][i];
  const name = t('studies-page', { n: i + 1 });
  return html`<fieldset class="study-card"><legend>${name}: ${t(`studies-kind-page-${page.kind}`)}</legend>
    ${mover([part], i, state.study[part].length, name, send)}
    ${plain_field(state, [...path, 'id'], t('studies-id'), send)}
    ${shown_field(state, [...path, 'title'], t('studies-page-title'), send)}
    ${shown_field(state, [...path, 'text'], t('studies-page-text'), send, { long: true })}
    ${page_pictures(state, path, page, send)}
    ${page.kind === 'practice' ? html`${plain_field(state, [...path, 'plan'], t('studies-practice-plan'), send)}
      ${shown_field(state, [...path, 'feedback'], t('studies-practice-feedback'), send, { long: true })}` : nothing}
    ${page.kind === 'check' ? plain_field(state, [...path, 'tries'], t('studies-tries'), send, { type: 'number' }) :
      nothing}
    ${page.questions ? questions(state, path, page, send) : nothing}</fieldset>`;
}
