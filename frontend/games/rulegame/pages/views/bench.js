/* The board beside the verdict: tried by hand, or a way shown step by step; beside it the protocol in words. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { STALEMATE, pieces_of } from '../trial_pieces.js';
import { bench } from '../../bench.js';
import { bucket_words, cell_words, letter_of, piece_words } from '../../pieces.js';
import { fault } from '../../../../ui/alerts/note.js';
import { icon } from '../../../../ui/icons.js';

const results = { 0: ['check', 'accepted'], 4: ['cross', 'denied'], 7: ['lock', 'cannot move'] };

function attempt(trial, [piece, bucket], code) {
  const [sign, words] = results[code] ?? ['cross', 'refused'];
  const [cell, shape, color] = trial.board[piece];
  return html`${icon(sign)} <strong>${letter_of(piece)}</strong>
    ${piece_words({ shape, color })}, ${cell_words(cell)}, to bucket ${bucket}: ${words}`;
}

function told_last({ answer }) {
  if (!answer.codes.length) return `Line ${answer.line} is active. Pick a piece, then a bucket.`;
  const [piece, bucket] = answer.tried.at(-1);
  return `Move ${answer.tried.length}: ${letter_of(piece)} to ${bucket_words(bucket)}, `
    + `${results[answer.codes.at(-1)]?.[1] ?? 'refused'}. Line ${answer.line} is active.`;
}

/* What just happened and how things stand, read out after each step. A refusal leaves the piece picked, and is told
 * first. */
function standing(trial) {
  const { answer, note, picked, board } = trial;
  if (note) return note;
  if (!answer) return 'Asking …';
  if (answer.finish === STALEMATE) {
    return `Stalemate: ${board.length - answer.done} of ${board.length} pieces are left and none can move.`;
  }
  if (answer.finish) return 'Cleared: every piece is in a bucket.';
  if (picked === null || !trial.is_told) return told_last(trial);
  return `${letter_of(picked)}, ${piece_words({ shape: board[picked][1], color: board[picked][2] })}: which bucket?`;
}

function steps(trial, send) {
  const { at, moves } = trial;
  if (!moves.length) return nothing;
  const step = (sign, words, to, off) => html`<button class="bare" aria-label=${words} title=${words} ?disabled=${off}
    @click=${() => send.go(to)}>${icon(sign)}</button>`;
  return html`<div class="row steps" role="group" aria-label="Step through the moves">
    ${step('first', 'To the beginning', 0, at === 0)}${step('back', 'One move back', at - 1, at === 0)}
    <span class="small">move ${at} of ${moves.length}</span>
    ${step('next', 'One move on', at + 1, at === moves.length)}${step('last', 'To the end', moves.length,
      at === moves.length)}</div>`;
}

const way_button = (trial, send, way, moves, words) => html`<button class="plain" aria-pressed=${trial.way === way}
  @click=${() => send.trial.show(way, moves)}>${words}</button>`;

/* The ways of the tester, on its own board. */
function witness_ways(trial, send, { moves, clear }) {
  return html`${moves.length ? way_button(trial, send, 'stuck', moves, 'Show the way into it') : nothing}
    ${clear ? way_button(trial, send, 'clear', clear, 'Show the way out') : nothing}`;
}

function ways(state, send) {
  const { trial, answer } = state;
  const witness = answer?.witness;
  const theirs = trial.from_witness && witness ? witness_ways(trial, send, witness)
    : html`<button class="plain" @click=${send.witness}>The board of the verdict</button>`;
  return html`<div class="row">${witness ? theirs : nothing}
    ${trial.moves.length ? html`<button class="plain" @click=${send.trial.again}>Begin again</button>` : nothing}
    ${answer?.ok && send.deal ? html`<button class="plain" @click=${send.deal}>Deal nine pieces</button>`
      : nothing}</div>`;
}

const protocol = (trial) =>
  (trial.answer?.codes.length ? html`<h3>Moves</h3><ol class="protocol">${trial.answer.codes.map((code, i) =>
    html`<li aria-current=${i + 1 === trial.at ? 'step' : nothing}>${attempt(
      trial, trial.answer.tried[i], code)}</li>`)}</ol>` : nothing);

const legend = (trial) => html`<details><summary>The board in words</summary>
  <ul class="plain-list small">${trial.board.map(([cell, shape, color], id) =>
    html`<li><strong>${letter_of(id)}</strong> ${piece_words({ shape, color })}, cell ${cell}:
      ${cell_words(cell)}</li>`)}</ul></details>`;

function laid(state, send) {
  const { trial } = state;
  return html`${bench({ pieces: pieces_of(trial), picked: trial.picked,
    name: 'Board: letters pick a piece, 0 to 3 its bucket' }, send.trial)}
    <p class=${trial.answer?.finish ? 'bench-standing over' : 'bench-standing'}
      role="status">${standing(trial)}</p>${fault(trial.error)}
    ${steps(trial, send.trial)}
    <label class="check"><input type="checkbox" .checked=${trial.hints}
      @change=${(e) => send.trial.hints(e.target.checked)}> Show what goes where</label>
    <p class="small">A dot in a corner of a cell: that bucket takes the piece. A lock: it cannot move. A cross:
      tried and denied. Keys on the board: a letter picks a piece, 0 to 3 a bucket, arrows walk.</p>
    ${protocol(trial)}${legend(trial)}`;
}

/** The bench, when something lies on it, and what may be laid there. */
export function bench_panel(state, send) {
  const { trial, answer } = state;
  if (!answer?.ok && !trial.board) return nothing;
  return html`<h2>${trial.from_witness ? 'A board that gets stuck' : 'A board to try'}</h2>${ways(state, send)}
    ${trial.board ? laid(state, send) : html`<p class="quiet">Deal nine pieces and try the rules on them.</p>`}`;
}
