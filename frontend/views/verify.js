/* The place to drop an export on, and what was found. */
import { html, nothing } from '../vendor/lit-html.js';
import { fault } from '../ui/alerts/note.js';
import { sentence } from '../ui/words/sentence.js';

const turns = (n) => (n === 1 ? '1 turn' : `${n} turns`);

function verdict(state) {
  const { ok, turns: n, hash, first_bad_turn: bad, why } = state.verdict;
  if (ok) {
    return html`<div class="note good" role="status">
      <p><strong><bdi>${state.name}</bdi> is true.</strong>
        ${turns(n)} were played again; every hash, the seed and the result fit.</p>
      <p class="small">It ends in the position with the hash <code>${hash}</code>.</p></div>`;
  }
  return html`<div class="note bad" role="alert">
    <p><strong><bdi>${state.name}</bdi>
      was altered${bad === null ? '' : `: the first bad turn is turn ${bad}`}.</strong>
      ${sentence(why ?? '')}</p>
    <p class="small">${n ? `${turns(n)} before that were played again and fit.` : 'Nothing of it was played.'}</p>
    </div>`;
}

export function verify(state, send) {
  const dropped = (event) => {
    event.preventDefault();
    send.take(event.dataTransfer?.files[0]);
  };
  return html`<div class="page narrow"><h1>Verify an export</h1>
    <p>An export holds everything that was played, the seed of all dice, and a hash of every position. Here it is played
      again from the beginning: one changed letter is found, and the turn it stands in.</p>
    <label class=${`drop${state.over ? ' over' : ''}`} @dragover=${(e) => { e.preventDefault(); send.over(true); }}
      @dragleave=${() => send.over(false)} @drop=${dropped}>
      <span>${state.busy ? html`Playing <bdi>${state.name}</bdi> again …`
        : 'Drop a JSON or NDJSON export here, or choose a file'}</span>
      <input type="file" accept=".json,.ndjson,application/json,application/x-ndjson" aria-label="Export to verify"
        ?disabled=${state.busy}
        @change=${(e) => { send.take(e.target.files[0]); e.target.value = ''; }}></label>
    ${fault(state.error)}${state.verdict ? verdict(state) : nothing}
    <p class="small">Nothing is stored. Exports are found below the board of every finished match.</p></div>`;
}
