/* The board beside the verdict: tried by hand, or a path shown step by step; below it the moves in words. */
import { html, nothing } from '../../../../vendor/lit-html.js';
import { rich, t } from '../../../../locales/text.js';
import { STALEMATE, pieces_of } from '../trial_pieces.js';
import { bench } from '../../bench.js';
import { bucket_words, cell_words, letter_of, piece_name, piece_words } from '../../pieces.js';
import { fault } from '../../../../ui/alerts/note.js';
import { icon } from '../../../../ui/icons.js';

const RESULTS = { 0: ['check', 'accept'], 4: ['cross', 'deny'], 7: ['lock', 'immovable'] };
const result_of = (code) => RESULTS[code] ?? ['cross', 'other'];
const letter = (text) => html`<strong>${text}</strong>`;

const piece_at = ({ board }, id) => ({ id, shape: board[id][1], color: board[id][2] });

function attempt(trial, [id, bucket], code) {
  const [sign, result] = result_of(code);
  return html`${icon(sign)} ${rich('rulegame-pages-attempt', { letter }, { letter: letter_of(id),
    piece: piece_words(piece_at(trial, id)), cell: cell_words(trial.board[id][0]), bucket, result })}`;
}

function told_last({ answer: { codes, tried, line } }) {
  if (!codes.length) return t('rulegame-pages-bench-start', { line });
  const [id, bucket] = tried.at(-1);
  return t('rulegame-pages-bench-move', { n: tried.length, letter: letter_of(id), bucket: bucket_words(bucket),
    result: result_of(codes.at(-1))[1], line });
}

/* What just happened and how things stand, read out after each step. A refusal leaves the piece picked, and is told
 * first. */
function standing(trial) {
  const { answer, note, picked, board } = trial;
  if (note) return note;
  if (!answer) return t('rulegame-pages-bench-checking');
  if (answer.finish === STALEMATE) {
    return t('rulegame-pages-bench-stalemate', { left: board.length - answer.done, all: board.length });
  }
  if (answer.finish) return t('rulegame-pages-bench-cleared');
  if (picked === null || !trial.is_told) return told_last(trial);
  return t('rulegame-pages-bench-which', { piece: piece_name(piece_at(trial, picked)) });
}

function steps(trial, send) {
  const { at, moves } = trial;
  if (!moves.length) return nothing;
  const end = moves.length;
  const step = (sign, words, to, off) => html`<button class="bare" aria-label=${words} title=${words} ?disabled=${off}
    @click=${() => send.go(to)}>${icon(sign)}</button>`;
  return html`<div class="row steps" role="group" aria-label=${t('rulegame-pages-steps')}>
    ${step('first', t('rulegame-pages-steps-first'), 0, at === 0)}
    ${step('back', t('rulegame-pages-steps-back'), at - 1, at === 0)}
    <span class="small">${t('rulegame-pages-steps-at', { n: at, all: end })}</span>
    ${step('next', t('rulegame-pages-steps-next'), at + 1, at === end)}
    ${step('last', t('rulegame-pages-steps-last'), end, at === end)}</div>`;
}

const way_button = (trial, send, way, moves, words) => html`<button class="plain" aria-pressed=${trial.way === way}
  @click=${() => send.trial.show(way, moves)}>${words}</button>`;

/* The paths of the tester, on its own board. */
function witness_ways(trial, send, { moves, clear }) {
  return html`${moves.length ? way_button(trial, send, 'stuck', moves, t('rulegame-pages-bench-way-stuck'))
      : nothing}
    ${clear ? way_button(trial, send, 'clear', clear, t('rulegame-pages-bench-way-clear')) : nothing}`;
}

function ways(state, send) {
  const { trial, answer } = state;
  const witness = answer?.witness;
  const theirs = trial.from_witness && witness ? witness_ways(trial, send, witness)
    : html`<button class="plain" @click=${send.witness}>${t('rulegame-pages-bench-witness')}</button>`;
  return html`<div class="row">${witness ? theirs : nothing}
    ${trial.moves.length
      ? html`<button class="plain" @click=${send.trial.again}>${t('rulegame-pages-bench-again')}</button>`
      : nothing}
    ${answer?.ok && send.deal
      ? html`<button class="plain" @click=${send.deal}>${t('rulegame-pages-bench-deal')}</button>`
      : nothing}</div>`;
}

function moves_played(trial) {
  const { codes = [], tried } = trial.answer ?? {};
  if (!codes.length) return nothing;
  return html`<h3>${t('rulegame-pages-moves')}</h3>
    <ol class="protocol">${codes.map((code, i) => html`<li
      aria-current=${i + 1 === trial.at ? 'step' : nothing}>${attempt(trial, tried[i], code)}</li>`)}</ol>`;
}

const as_text = (trial) => html`<details><summary>${t('rulegame-pages-as-text')}</summary>
  <ul class="plain-list small">${trial.board.map(([cell], id) =>
    html`<li>${rich('rulegame-pages-as-text-piece', { letter }, { letter: letter_of(id),
      piece: piece_words(piece_at(trial, id)), n: cell, cell: cell_words(cell) })}</li>`)}</ul></details>`;

function laid(state, send) {
  const { trial } = state;
  return html`${bench({ pieces: pieces_of(trial), picked: trial.picked, numbers: true,
    name: t('rulegame-board-name-keys') },
      send.trial)}
    <p class=${trial.answer?.finish ? 'bench-standing over' : 'bench-standing'}
      role="status">${standing(trial)}</p>${fault(trial.error)}
    ${steps(trial, send.trial)}
    <label class="check"><input type="checkbox" .checked=${trial.hints}
      @change=${(e) => send.trial.hints(e.target.checked)}> ${t('rulegame-pages-hints')}</label>
    <p class="small">${t('rulegame-pages-legend')}</p>
    ${moves_played(trial)}${as_text(trial)}`;
}

/** The bench, when something lies on it, and what may be laid there. */
export function bench_panel(state, send) {
  const { trial, answer } = state;
  if (!answer?.ok && !trial.board) return nothing;
  return html`<h2>${trial.from_witness ? t('rulegame-pages-bench-stuck') : t('rulegame-pages-bench-try')}</h2>
    ${ways(state, send)}
    ${trial.board ? laid(state, send) : html`<p class="quiet">${t('rulegame-pages-bench-empty')}</p>`}`;
}
