/* The tools for one's own marks on a board: draw with a tap, choose the kind, clear all. */
import { html, nothing } from '../../vendor/lit-html.js';
import { t } from '../../locales/text.js';
import { icon } from '../icons.js';

const SIGNS = ['ring', 'square', 'diamond', 'cross'];

const tool = (name, words, press, pressed = null) => html`<button class="bare" aria-label=${words} title=${words}
  aria-pressed=${pressed === null ? nothing : String(pressed)} @click=${press}>${icon(name)}</button>`;

/**
 * @param {import('../../games/contract.js').Marks} marks
 */
export function marks_bar(marks) {
  return html`<div class="marks-bar" role="group" aria-label=${t('common-marks')}>
    ${tool('pencil', t('common-marks-draw'), marks.toggle, marks.on)}
    ${marks.on ? SIGNS.map((sign, kind) => html`<span class=${`own-tool own-tool-${kind}`}>
      ${tool(sign, t(`common-marks-${sign}`), () => marks.choose(kind), marks.kind === kind)}</span>`) : nothing}
    ${marks.all.length ? tool('wipe', t('common-marks-clear'), () => marks.set([])) : nothing}</div>`;
}
