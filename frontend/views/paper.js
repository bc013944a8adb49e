/* A text field with line numbers and marks: a copy of the text with the marks lies under the transparent field. */
import { html, nothing } from '../vendor/lit-html.js';

function line_of(line, from, marks) {
  if (!marks.length) return html`<div>${line || '\u200b'}</div>`;
  const parts = [];
  let at = 0;
  for (const { start, end, tone = 'bad' } of marks) {
    const left = Math.max(start - from, at);
    const right = Math.max(Math.min(end - from, line.length), left);
    parts.push(line.slice(at, left), html`<mark class=${tone}>${line.slice(left, right) || '\u00a0'}</mark>`);
    at = right;
  }
  const kind = marks.some(({ tone = 'bad' }) => tone === 'bad') ? 'has-fault' : 'has-doubt';
  return html`<div class=${kind}>${parts}${line.slice(at)}</div>`; /* spaces count here */
}

/* The copy of the text under the field, hidden from screen readers. */
function under(text, marks) {
  let start = 0;
  return text.split('\n').map((line) => {
    const from = start;
    start += line.length + 1;
    return line_of(line, from, marks.filter((mark) => mark.start >= from && mark.start <= from + line.length));
  });
}

/**
 * @param {{id: string, text: string, marks?: {start: number, end: number, tone?: string}[], told_by?: string,
 *     is_bad?: boolean, name?: string}} how
 *     `marks` by place, `told_by` the id of what describes them
 * @param {(text: string) => void} write   called at each change
 */
export const paper = ({ id, text, marks = [], told_by, is_bad = false, name }, write) =>
  html`<div class="rule-paper"><div class="rule-under" aria-hidden="true" translate="no">${under(text, marks)}</div>
    <textarea id=${id} translate="no" spellcheck="false" autocapitalize="off" autocomplete="off"
      aria-label=${name ?? nothing} aria-invalid=${is_bad ? 'true' : 'false'} aria-describedby=${told_by ?? nothing}
      .value=${text} @input=${(e) => write(e.target.value)}></textarea></div>`;
