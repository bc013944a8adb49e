/* The tools for one's own marks on a board: draw with a tap, which kind, all away. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../icons.js';

const KINDS = ['Green rings', 'Red squares', 'Blue diamonds', 'Violet crosses'];
const SIGNS = ['ring', 'square', 'diamond', 'cross'];

const tool = (name, words, press, pressed = null) => html`<button class="bare" aria-label=${words} title=${words}
  aria-pressed=${pressed === null ? nothing : String(pressed)} @click=${press}>${icon(name)}</button>`;

/**
 * @param {import('../../games/contract.js').Marks} marks
 */
export function marks_bar(marks) {
  return html`<div class="marks-bar" role="group" aria-label="My marks">
    ${tool('pencil', 'Mark squares, or drag an arrow', marks.toggle, marks.on)}
    ${marks.on ? KINDS.map((words, kind) => html`<span class=${`own-tool own-tool-${kind}`}>
      ${tool(SIGNS[kind], words, () => marks.choose(kind), marks.kind === kind)}</span>`) : nothing}
    ${marks.all.length ? tool('wipe', 'Clear all marks', () => marks.set([])) : nothing}</div>`;
}
