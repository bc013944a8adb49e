/* The moves of a study: the main line, with indented variations where they branch off. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { stepper } from '../study_parts.js';

const number_of = (node) => node.tell[0]?.turn ?? '';

function turn(state, node, send) {
  const here = state.study.at === node;
  const words = node.tell.map((line) => state.face.tell(line)).join(' ');
  return html`<button class="line-turn" aria-current=${here ? 'step' : nothing} title=${words}
    @click=${() => send.board.to(node)}>
    <span class="line-n">${number_of(node)}</span> <code>${node.text ?? t('analysis-moves-skip')}</code></button>`;
}

const variation = (state, other, send) => html`<ol class="variation"
  aria-label=${t('analysis-moves-variation', { turn: String(number_of(other)) })}>${row(state, other, send)}</ol>`;

/* Everything from a first turn on: the turns in a row, each followed by the variations instead of it. */
function row(state, first, send) {
  const items = [];
  for (let node = first; node; node = node.kids[0] ?? null) {
    const others = node === first ? [] : node.parent.kids.slice(1);
    items.push(html`<li>${turn(state, node, send)}${others.map((other) => variation(state, other, send))}</li>`);
  }
  return items;
}

/** The list of turns with its steps. */
export function lines_panel(state, send) {
  const { root } = state.study;
  const [first, ...others] = root.kids;
  return html`<section class="study-lines" aria-label=${t('analysis-moves')}>
    <div class="log-head"><h2>${t('analysis-moves')}</h2>
    ${stepper(state.study, send.board)}</div>
    ${first ? html`<ol class="line-tree">${row(state, first, send)}
      ${others.map((other) => html`<li>${variation(state, other, send)}</li>`)}</ol>`
    : html`<p class="small">${t('analysis-moves-hint')}</p>`}</section>`;
}
