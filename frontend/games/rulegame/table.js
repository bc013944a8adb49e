/* Around the board: where the series stands, the protocol, guesses, giving up. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { error_curve } from './curve.js';
import { asked, mine, picked_piece } from './draft.js';
import { BUCKETS, bucket_words, cell_words, letter_of, piece_words } from './pieces.js';
import {
  MASTERY, attempts_in_all, attempts_of, attempts_of_result, boards_in_all, errors_words, finish_words, is_over,
  is_shared, level_words, result_words, shown_seat,
} from './position.js';
import { ending, rule } from './ending.js';
import { count, piece_name } from './words.js';

/* ---- the line over the board ---- */

const worth = ([least, most]) => (least === most ? count(least, 'point') : `${least} to ${most} points`);

const part = (name, figure) => html`<span class="rg-figure"><span class="rg-figure-name">${name}</span>
  ${figure}</span>`;

function promise({ factor_promised: n }) {
  return n > 1 ? part('Promised', `${n} ×`) : nothing;
}

function running(view, seat) {
  const { board } = seat;
  const all = board.pieces.length + board.done;
  return html`${part('Removed', `${board.done} of ${all}`)} ${part('Attempts', board.attempts)}
    ${part('Streak', `${Math.min(seat.streak, MASTERY)} of ${MASTERY}`)}
    ${part('Still worth', worth(board.points_range))} ${promise(seat)}`;
}

/** Where the series stands, in one line. */
export function strip(view, draft, hints, how) {
  const at = shown_seat(view, draft, how);
  const seat = at === null ? null : view.seats[at];
  const name = html`<strong>${level_words(view.level)}</strong>`;
  if (!seat) return html`<div class="rg-strip">${name} ${part('Boards', view.boards)}</div>`;
  const over = is_over(view) || seat.over;
  return html`<div class="rg-strip">${name}
    ${part('Board',
      `${Math.min(seat.board.number, boards_in_all(view))} of ${boards_in_all(view)}${seat.bonus ? ', bonus' : ''}`)}
    ${over ? html`${part('Points', seat.points)} ${part('Attempts', seat.attempts)}` : running(view, seat)}</div>`;
}

const shared_facts = (view, at) => html`<span>${count(view.seats[at].removed, 'piece')}</span>${view.to_move === at
  ? html`<span class="tag firm">to move</span>`
  : nothing}`;

/** A seat's line in the roster. */
export function seat_facts(view, at) {
  const seat = view.seats[at];
  if (!seat) return nothing;
  if (view.seats.length === 1) return html`<span>${count(seat.points, 'point')}</span>`;
  return html`<span>${count(seat.points, 'point')}</span>${is_shared(view) ? shared_facts(view, at)
    : html`<span>${seat.over ? 'done' : `board ${seat.boards_done + 1} of ${view.boards}`}</span>
      <span>${count(seat.attempts, 'attempt')}</span>`}`;
}

/* ---- the protocol ---- */

const SIGN = { accept: 'check', deny: 'cross', immovable: 'lock' };

function row(attempt, { jump, before, names }) {
  const { n, piece, bucket, result, seat } = attempt;
  const words = bucket === undefined ? (result === 'accept' ? 'touched: can move' : 'touched: cannot move')
    : result_words(result);
  const line = html`<span class="rg-n">${n}</span> <span class=${`rg-sign ${result}`}>${icon(SIGN[result])}</span>
    <span class="rg-what"><strong>${letter_of(piece.id)}</strong>
      ${piece_words(piece)}<span class="unseen">, ${cell_words(piece.cell)}</span>${seat === undefined ? nothing
        : html` <span class="quiet">${names?.[seat] ?? `player ${seat + 1}`}</span>`}</span>
    <span class="rg-to">${bucket === undefined ? nothing
      : html`<span class="unseen">to bucket </span><span aria-hidden="true">→ </span>${bucket}`}</span>
    <span class="rg-result">${words}</span>`;
  return html`<li>${jump
    ? html`<button type="button" class="rg-line" @click=${() => jump(before + n + 1)}>${line}</button>`
    : html`<span class="rg-line">${line}</span>`}</li>`;
}

/* Newest first; `before`: attempts on the boards before this one. */
function protocol(attempts, of) {
  if (!attempts.length) return html`<p class="quiet small">Nothing was tried yet.</p>`;
  return html`<ol class="rg-protocol" reversed>${[...attempts].reverse().map((attempt) => row(attempt, of))}</ol>`;
}

/* Turns are those of a seat alone at its table; in a race several series run beside each other. */
const jump_of = (view, how) => ((view.seats.length === 1 || is_shared(view)) && how.jump ? how.jump : null);

function boards_of(view, seat) {
  let before = 0;
  const done = seat.results.map((result, i) => {
    const board = { n: i + 1, result, attempts: attempts_of_result(result), before };
    before += result.attempts;
    return board;
  });
  return seat.over ? done : [...done, { n: seat.board.number, attempts: attempts_of(seat), before }];
}

const board_head = ({ n, result }) => html`<h2>Board
  ${n}${result
    ? html`: ${finish_words(result.finish)},
      <span class="quiet">${errors_words(result.half_errors)} errors, ${count(result.points, 'point')}</span>`
    : nothing}</h2>`;

const closed = html`<p class="quiet">The boards of the others open when all have finished.</p>`;

/** Every attempt of the series, the newest board first. */
export function protocol_panel(view, draft, how) {
  const at = shown_seat(view, draft, how);
  if (at === null) return closed;
  return html`<div class="rg-all">
    ${boards_of(view, view.seats[at]).reverse()
      .map((board) => html`${board_head(board)}${protocol(board.attempts,
        { jump: jump_of(view, how), before: board.before, names: how.names })}`)}</div>`;
}

/* ---- what the player does beside the board ---- */

function hand(view, draft, send) {
  const piece = picked_piece(draft);
  if (!piece) return nothing;
  const play = (act) => () => { send(act); send({ type: 'commit' }); };
  const known = (bucket) => piece.stuck || piece.denied.includes(bucket);
  return html`<div class="rg-hand" role="group" aria-label="The piece in your hand"><h2>${piece_name(piece)}</h2>
    <div class="rg-buckets">
      ${[0, 1, 3, 2].map((bucket) =>
        html`<button type="button" class="plain" ?disabled=${known(bucket)} aria-label=${`Into ${bucket_words(bucket)}`}
          @click=${play({ type: 'drop', bucket })}>${bucket}${known(bucket) ? html` ${icon('cross')}`
            : nothing}</button>`)}</div>
    ${view.feedback === 'free' && !piece.stuck && !piece.denied.length
      ? html`<button type="button" class="plain"
        @click=${play({ type: 'touch' })}>Touch it: can it move?
        <span class="small quiet">${touch_cost(view)}</span></button>`
      : nothing}
  </div>`;
}

const touch_cost = ({ pick_cost: cost }) =>
  (cost ? `costs ${cost === 2 ? 'an error' : 'half an error'}` : 'costs nothing');

const sure_words = (n) =>
  ['', 'a mere hunch', 'hardly sure', 'rather unsure', 'half sure', 'rather sure', 'quite sure', 'certain'][n];

function guess_form(seat, send, how) {
  const value = how.desk?.value ?? {};
  const put = (more) => how.desk?.set({ ...how.desk.value, ...more });
  const sure = value.sure ?? 4;
  function note(event) {
    event.preventDefault();
    const text = (value.guess ?? '').trim();
    if (text) {
      send({ type: 'act', act: { type: 'guess', text, confidence: sure }, done: () => put({ guess: '', sure: 4 }) });
    }
  }
  return html`<form class="rg-guess" @submit=${note}>
    <label>The rule might be …
      <textarea maxlength="255" rows="2" .value=${value.guess ?? ''}
        @input=${(e) => put({ guess: e.target.value })}></textarea></label>
    <label>How sure are you? <span class="quiet">${sure} of 7, ${sure_words(sure)}</span>
    <input type="range" min="1" max="7" step="1" .value=${String(sure)}
      aria-valuetext=${`${sure} of 7, ${sure_words(sure)}`}
      @input=${(e) => put({ sure: Number(e.target.value) })}></label>
    <button class="plain" ?disabled=${how.acting?.busy || !(value.guess ?? '').trim()}>Note this guess</button></form>`;
}

const own_guess = ({ boards, guess, confidence }) =>
  html`<li>${boards ? `After board ${boards}` : 'Before the first board ended'}: <q>${guess}</q>
    <span class="quiet">(${sure_words(confidence)})</span></li>`;

/** What one thought, and when. */
export const guesses = (seat) =>
  (seat.guesses?.length ? html`<ul class="plain-list small">${seat.guesses.map(own_guess)}</ul>` : nothing);

/* After each board it is asked for; it costs nothing and is never scored. */
function guessing(seat, send, how) {
  const noted = seat.guesses?.some(({ boards }) => boards === seat.boards_done);
  const due = seat.boards_done > 0 && !noted && !seat.board.attempts;
  return html`<details class="rg-guessing" ?open=${due || Boolean(how.desk?.value?.guess)}>
    <summary>${due ? 'What might the rule be?' : 'Note a guess'}</summary>
    ${guess_form(seat, send, how)}</details>${guesses(seat)}`;
}

function giving_up(seat, send, how) {
  if (!seat.may_give_up) return nothing;
  const asked = how.desk?.value?.leaving;
  const ask = (leaving) => how.desk.set({ ...how.desk.value, leaving });
  if (!asked) {
    return html`<button type="button" class="plain grave" @click=${() => ask(true)}>Give up this series …</button>`;
  }
  return html`<div class="note warn" role="alert">
    <p>Boards that are not finished pay nothing, and the rule is told. Give up?</p>
    <div class="row"><button type="button" class="plain grave" ?disabled=${how.acting?.busy}
      @click=${() => send({ type: 'act', act: { type: 'give_up' }, done: () => ask(false) })}>Give up</button>
      <button type="button" class="plain" @click=${() => ask(false)}>Play on</button></div></div>`;
}

const bonus = (seat, send, how) =>
  (seat.may_start_bonus ? html`<button type="button" class="plain" ?disabled=${how.acting?.busy}
    @click=${() => send({ type: 'act', act: { type: 'start_bonus' } })}>Begin the bonus boards</button>` : nothing);

const keys = html`<details class="small"><summary>How to play with keys</summary>
  <p>On the board: a letter picks the piece that carries it, 0 to 3 drop it into that bucket, arrows walk from piece to
  piece, Escape lays the piece down. A cross in a corner of a piece: that bucket denied it. A lock: it cannot move. Both
  hold until the next accepted move.</p></details>`;

/** The controls of who plays. */
export function entry(view, draft, shown, send, how = {}) {
  const seat = mine(draft);
  if (seat.over) return nothing;
  return html`<div class="rg-entry">${hand(view, draft, send)}
    ${how.acting?.error ? html`<p class="note bad" role="alert">${how.acting.error}</p>` : nothing}
    ${how.typing === false ? html`<p class="asked-act" role="status">${asked(draft).act}</p>`
      : html`${bonus(seat, send, how)} ${guessing(seat, send, how)} ${giving_up(seat, send, how)} ${keys}`}</div>`;
}

/* ---- what everybody may read ---- */

/* Who is waited for. */
function waiting(view, seat, how) {
  if (is_over(view)) return nothing;
  if (is_shared(view)) return html`<p>${how.names?.[view.to_move] ?? `Player ${view.to_move + 1}`} is to move.</p>`;
  return seat?.over ? html`<p>This series is over. Others still play.</p>` : nothing;
}

const racer_name = (view, seat, { names }) =>
  `${names?.[seat] ?? `Seat ${seat + 1}`}${view.seats[seat].over && !is_over(view) ? ', done' : ''}`;

function racers(view, how) {
  if (view.seats.length === 1) return nothing;
  const boards = boards_in_all(view);
  return html`<table class="rows rg-racers"><caption class="unseen">All players</caption>
    <thead><tr><th scope="col">Player</th><th scope="col" class="figure">Boards</th>
      <th scope="col" class="figure">Removed</th><th scope="col" class="figure">Attempts</th>
      <th scope="col" class="figure">Points</th></tr></thead>
    <tbody>
      ${view.seats.map((seat, i) => html`<tr>
        <th scope="row">${racer_name(view, i, how)}</th><td class="figure">${seat.boards_done} of ${boards}</td>
        <td class="figure">${seat.removed}</td><td class="figure">${seat.attempts}</td>
        <td class="figure">${seat.points}</td></tr>`)}</tbody></table>`;
}

const board_words_list = (seat) => html`<details class="small"><summary>The board in words</summary>
  <ul class="plain-list">
    ${seat.board.pieces.map(({ piece, cell, properties }) => html`<li><strong>${letter_of(piece)}</strong>
      ${properties.color ?? ''} ${properties.shape ?? Object.values(properties).join(', ')},
      ${cell_words(cell)}</li>`)}${BUCKETS.map((b) =>
        html`<li>${bucket_words(b)}: ${seat.board.buckets[b].length || 'empty'}</li>`)}</ul></details>`;

/** What everybody may read: the race, the protocol of the board, the errors, and after the end the rule. */
export function facts(view, log, how = {}) {
  const at = shown_seat(view, null, how);
  const seat = at === null ? null : view.seats[at];
  if (!seat) return html`<div class="rg-facts">${racers(view, how)}${closed}</div>`;
  const over = is_over(view);
  return html`<div class="rg-facts">
    ${over ? ending(view, at, how) : rule(view)}${waiting(view, seat, how)}${racers(view, how)}
    ${over ? nothing
      : html`<h2>This board</h2>${protocol(attempts_of(seat),
        { jump: jump_of(view, how), before: attempts_in_all(seat) - seat.board.attempts, names: how.names })}`}
    ${error_curve(view, seat)}${board_words_list(seat)}</div>`;
}
