/* The lines of a study: the main one, and variations set in where they branch off. */
import { html, nothing } from '../../vendor/lit-html.js';
import { stepper } from '../study_parts.js';

const number_of = (node) => node.tell[0]?.turn ?? '';

function turn(state, node, send) {
  const here = state.study.at === node;
  const words = node.tell.map((line) => state.face.tell(line)).join(' ');
  return html`<button class="line-turn" aria-current=${here ? 'step' : nothing} title=${words}
    @click=${() => send.board.to(node)}>
    <span class="line-n">${number_of(node)}</span> <code>${node.text ?? 'skip'}</code></button>`;
}

/* Everything from a first turn on: the turns in a row, each followed by the lists of what else was tried instead of
 * it. */
function row(state, first, send) {
  const items = [];
  for (let node = first; node; node = node.kids[0] ?? null) {
    const others = node === first ? [] : node.parent.kids.slice(1);
    items.push(html`<li>${turn(state, node,
      send)}${others.map((other) => html`<ol class="variation" aria-label=${`Variation at turn ${number_of(other)}`}>
        ${row(state, other, send)}</ol>`)}</li>`);
  }
  return items;
}

/** The list of turns with its steps. */
export function lines_panel(state, send) {
  const { root } = state.study;
  const [first, ...others] = root.kids;
  return html`<section class="study-lines" aria-label="Lines"><div class="log-head"><h2>Lines</h2>
    ${stepper(state.study, send.board)}</div>
    ${first ? html`<ol class="line-tree">${row(state, first, send)}
      ${others.map((other) => html`<li><ol class="variation" aria-label=${`Variation at turn ${number_of(other)}`}>
        ${row(state, other, send)}</ol></li>`)}</ol>`
    : html`<p class="small">Play a turn for either side; what you try instead becomes a variation. Keys: left and right
      step, up and down change the variation.</p>`}</section>`;
}
