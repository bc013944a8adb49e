/* The turns of a chapter with what is written about them: the main line, and variations where they branch off. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../../ui/icons.js';
import { stepper } from '../study_parts.js';

const start_of = ({ study }) => study.root.answer?.turn ?? 0;

const comment = ({ comment: text }) => (text ? html`<span class="line-comment">${text}</span>` : nothing);
const sign = (is_there, name, words) => (is_there
  ? html`<span class="line-signs" role="img" aria-label=${words} title=${words}>${icon(name)}</span>` : nothing);

/* Only authors see a question that is not finished. */
const signs = ({ save }, { marks, question, asks, is_right, parent }) => [
  sign(is_right && parent?.question, 'check', t('notebook-quiz-is-right')),
  sign(asks || (save && question), 'help', t('notebook-quiz')),
  sign(marks.length, 'pencil', t('notebook-has-marks'))];

const turn = (state, { node, n }, send) => html`<button class="line-turn"
  aria-current=${state.study.at === node ? 'step' : nothing} @click=${() => send.board.to(node)}>
  <span class="line-n">${n}</span> <code>${node.text}</code></button>${signs(state, node)}${comment(node)}`;

const variation = (state, node, n, send) => html`<ol class="variation"
  aria-label=${t('notebook-variation', { turn: String(n) })}>${row(state, node, n, send)}</ol>`;

/* Everything from a first turn on; what was played instead of a turn stands below it. */
function row(state, first, from, send) {
  const items = [];
  let n = from;
  for (let node = first; node; node = node.kids[0], n += 1) {
    const here = n;
    const others = node === first ? [] : node.parent.kids.slice(1);
    items.push(html`<li>${turn(state, { node, n }, send)}${others.map((other) =>
      variation(state, other, here, send))}</li>`);
  }
  return items;
}

const tool = (name, words, off, press) => html`<button class="bare" aria-label=${words} title=${words} ?disabled=${off}
  @click=${press}>${icon(name)}</button>`;

const tools = (state, { edit }) => html`<div class="stepper" role="group" aria-label=${t('notebook-turn-tools')}>
  ${tool('up', t('notebook-promote'), state.is_main, edit.promote)}
  ${tool('cross', t('notebook-remove'), !state.study.at.parent, edit.remove)}</div>`;

/* Removing a turn is a tool of authors, and not one of the steps. */
const steps_of = ({ first, back, forward, last }) => ({ first, back, forward, last });

/** The list of turns with its steps, and for authors what changes it. */
export function lines_panel(state, send) {
  const { root } = state.study;
  const [first, ...others] = root.kids;
  const n = start_of(state);
  const none = root.asks === 'closed' ? 'notebook-quiz-folded' : 'notebook-turns-none';
  return html`<section class="study-lines" aria-label=${t('notebook-turns')}>
    <div class="log-head"><h2>${t('notebook-turns')}</h2>
    ${stepper(state.study, steps_of(send.board))} ${send.edit ? tools(state, send) : nothing}</div>
    ${root.comment ? html`<p class="line-comment">${root.comment}</p>` : nothing}
    ${first ? html`<ol class="line-tree">${row(state, first, n, send)}
      ${others.map((other) => html`<li>${variation(state, other, n, send)}</li>`)}</ol>`
    : html`<p class="small">${t(send.edit ? 'notebook-turns-hint' : none)}</p>`}</section>`;
}
