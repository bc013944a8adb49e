/* The page of rule sets, drawn: the text with its fault marked, the choice of pieces, the verdict and the bench beside
 * them. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { rules_address } from '../api.js';
import { examples } from '../examples.js';
import { place_of, seen } from '../../../../model/text_place.js';
import { link_field } from '../../../../ui/controls/link_field.js';
import { fault } from '../../../../ui/alerts/note.js';
import { paper } from '../../../../views/paper.js';
import { bench_panel } from './bench.js';
import { verdict_panel } from './verdict.js';

const fault_now = ({ answer, text }) => (answer?.error && answer.text === text ? answer.error : null);

function fault_note(bad, send) {
  if (!bad) return nothing;
  return html`<p><strong>Line ${bad.line}, column ${bad.column}:</strong> ${seen(bad.message)}.</p>
    ${bad.hint ? html`<p>${seen(bad.hint)}</p>` : nothing}
    <p><button class="plain" type="button" @click=${send.show_fault}>Go to the fault</button></p>`;
}

function editor(state, send) {
  const bad = fault_now(state);
  return html`<label class="rule-label" for="rule-text">Rule set</label>
    ${paper({ id: 'rule-text', text: state.text, marks: bad ? [place_of(state.text, bad)] : [], told_by: 'rule-fault',
      is_bad: Boolean(bad) }, send.write)}
    <div id="rule-fault" role="status" class=${bad ? 'note bad' : nothing}>${fault_note(bad, send)}</div>`;
}

const example_row = (state, send) => html`<div class="row"><label class="inline">Example
    <select aria-label="Load an example"
      @change=${(e) => { if (e.target.value) send.example(Number(e.target.value)); e.target.value = ''; }}>
      <option value="">choose …</option>${examples.map(([name], i) => html`<option value=${i}>${name}</option>`)}
  </select></label>
  ${state.before === null ? nothing
    : html`<button class="plain" type="button" @click=${send.back}>Back to my text</button>`}</div>`;

const kinds = [['legacy', 'The sixteen'], ['mentioned', 'Those mentioned'], ['own', 'My own names']];
const told = {
  legacy: 'Square, star, circle, triangle, each in red, black, blue and yellow.',
  mentioned: 'Every shape and every color that the rules name, each with each.',
  own: 'Each shape in each color. Letters, digits and _, up to 16 names.',
};

function own_names(state, send) {
  if (state.pieces !== 'own') return nothing;
  return html`<label class="field"><span>Shapes</span><input .value=${state.shapes}
    @input=${(e) => send.choose({ shapes: e.target.value })}></label>
    <label class="field"><span>Colors</span><input .value=${state.colors}
      @input=${(e) => send.choose({ colors: e.target.value })}></label>`;
}

const pieces_choice = (state, send) => html`<fieldset class="choice"><legend>Pieces it is tested for</legend>
  <div class="choices">
    ${kinds.map(([id, words]) =>
      html`<label><input type="radio" name="pieces" value=${id} .checked=${state.pieces === id}
        @change=${() => send.choose({ pieces: id })}><span>${words}</span></label>`)}</div>
  <p class="small">${told[state.pieces]}</p></fieldset>${own_names(state, send)}`;

function printed(state, send) {
  if (!state.answer?.printed) return nothing;
  return html`<details><summary>In its printed form</summary>
    <pre class="printed" tabindex="0">${state.answer.printed}</pre>
    <button class="plain" type="button" @click=${send.take_printed}>Write it so</button></details>`;
}

/* Somebody else finds out: the text goes to the server, and neither into the link nor onto its page. */
function shared(state, send) {
  if (!state.answer?.ok || state.answer.text !== state.text) return nothing;
  return html`<section class="share">
    <h2>Let others find it</h2>${state.link ? html`${link_field(state.link, state.copied, send.copy)}
        <p class="small">Good for thirty days. The rule is told to nobody before the end of his go.
          <a href="/puzzles">Links you share</a></p>`
      : html`<p class="small">Who has the link plays under this rule set without seeing it; you may watch.</p>
        <button class="plain" type="button" ?disabled=${state.share.busy}
          @click=${send.share}>Share as a puzzle</button>`}${fault(state.share.error)}</section>`;
}

/** The whole page. */
export function rules(state, send) {
  const bench = state.text.trim() ? bench_panel(state, send) : nothing;
  return html`<div class="page rules"><h1>Rule sets</h1>
    <p class="rules-lead">Write hidden rules, and see whether they can leave a player with pieces and no move: a proof,
      or a board to try it on.
      <a href=${rules_address}>The language</a></p>
    <div class="rules-sides"><section class="rules-text" aria-label="Text">
        ${example_row(state, send)}${editor(state, send)}${pieces_choice(state, send)}${fault(state.error)}${printed(
          state, send)}${shared(state, send)}</section>
      <section class="rules-verdict" aria-label="Verdict">${verdict_panel(state)}</section>
      <section class="rules-bench" aria-label="Board">${bench}</section></div></div>`;
}
