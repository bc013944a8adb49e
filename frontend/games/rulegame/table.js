/* Around the board: where the series stands, the attempts, guesses, giving up. */
import { html, nothing } from '../../vendor/lit-html.js';
import { icon } from '../../ui/icons.js';
import { rich, t } from '../../locales/text.js';
import { error_curve } from './curve.js';
import { asked, mine, picked_piece } from './draft.js';
import { BUCKETS, bucket_words, cell_words, letter_of, piece_name, piece_words } from './pieces.js';
import {
  MASTERY, attempts_in_all, attempts_of, attempts_of_result, boards_in_all, errors_words, finish_words, is_over,
  is_shared, is_together, level_words, piece_of, result_words, shown_seat,
} from './position.js';
import { ending, rule } from './ending.js';

const quiet = (text) => html`<span class="quiet">${text}</span>`;

/* ---- the line over the board ---- */

const worth = ([least, most]) => (least === most ? t('rulegame-points', { n: least })
  : t('rulegame-points-range', { least, most }));

const part = (name, figure) => html`<span class="rg-figure"><span class="rg-figure-name">${name}</span>
  ${figure}</span>`;

function promise({ factor_promised: n }) {
  return n > 1 ? part(t('rulegame-strip-promised'), t('rulegame-strip-factor', { n })) : nothing;
}

function running(view, seat) {
  const { board } = seat;
  const all = board.pieces.length + board.done;
  return html`${part(t('rulegame-strip-removed'), t('rulegame-of', { n: board.done, all }))}
    ${part(t('rulegame-strip-attempts'), board.attempts)}
    ${part(t('rulegame-strip-streak'), t('rulegame-of', { n: Math.min(seat.streak, MASTERY), all: MASTERY }))}
    ${part(t('rulegame-strip-possible'), worth(board.points_range))} ${promise(seat)}`;
}

function board_place(view, seat) {
  const place = { n: Math.min(seat.board.number, boards_in_all(view)), all: boards_in_all(view) };
  return seat.bonus ? t('rulegame-strip-bonus', place) : t('rulegame-of', place);
}

/** Where the series stands, in one line. */
export function strip(view, draft, hints, how) {
  const at = shown_seat(view, draft, how);
  const seat = at === null ? null : view.seats[at];
  const name = html`<strong>${level_words(view.level)}</strong>`;
  if (!seat) return html`<div class="rg-strip">${name} ${part(t('rulegame-strip-boards'), view.boards)}</div>`;
  const over = is_over(view) || seat.over;
  return html`<div class="rg-strip">${name}
    ${part(t('rulegame-strip-board'), board_place(view, seat))}
    ${over ? html`${part(t('rulegame-strip-points'), seat.points)} ${part(t('rulegame-strip-attempts'), seat.attempts)}`
      : running(view, seat)}</div>`;
}

const turn_tag = (view, at) => (view.to_move === at
  ? html`<span class="tag firm">${t('rulegame-seat-turn')}</span>` : nothing);

const shared_facts = (view, at) => html`<span>${t('rulegame-seat-removed',
  { n: view.seats[at].removed })}</span>${turn_tag(view, at)}`;

/** A seat's line in the roster. */
export function seat_facts(view, at) {
  const seat = view.seats[at];
  if (!seat) return nothing;
  if (is_together(view)) return turn_tag(view, at);
  const points = html`<span>${t('rulegame-points', { n: seat.points })}</span>`;
  if (view.seats.length === 1) return points;
  return html`${points}${is_shared(view) ? shared_facts(view, at)
    : html`<span>${seat.over ? t('rulegame-seat-done')
      : t('rulegame-seat-at', { n: seat.boards_done + 1, all: view.boards })}</span>
      <span>${t('rulegame-attempts', { n: seat.attempts })}</span>`}`;
}

/* ---- the attempts ---- */

const SIGN = { accept: 'check', deny: 'cross', immovable: 'lock' };

function row(attempt, { jump, before, names }) {
  const { n, piece, bucket, result, seat } = attempt;
  const words = bucket === undefined ? t('rulegame-touched', { result }) : result_words(result);
  const line = html`<span class="rg-n">${n}</span> <span class=${`rg-sign ${result}`}>${icon(SIGN[result])}</span>
    <span class="rg-what"><strong>${letter_of(piece.id)}</strong>
      ${piece_words(piece)}<span class="unseen">, ${cell_words(piece.cell)}</span>${seat === undefined ? nothing
        : html` <span class="quiet">${names?.[seat] ?? t('rulegame-player', { n: seat + 1 })}</span>`}</span>
    <span class="rg-to">${bucket === undefined ? nothing
      : html`<span class="unseen">${t('rulegame-to-bucket', { bucket })}</span>
        <span aria-hidden="true">→ ${bucket}</span>`}</span>
    <span class="rg-result">${words}</span>`;
  return html`<li>${jump
    ? html`<button type="button" class="rg-line" @click=${() => jump(before + n + 1)}>${line}</button>`
    : html`<span class="rg-line">${line}</span>`}</li>`;
}

/* Newest first; `before`: attempts on the boards before this one. */
function protocol(attempts, of) {
  if (!attempts.length) return html`<p class="quiet small">${t('rulegame-none-yet')}</p>`;
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

function board_head({ n, result }) {
  if (!result) return html`<h2>${t('rulegame-head-open', { n })}</h2>`;
  const { finish, half_errors: half, points } = result;
  return html`<h2>${rich('rulegame-head-ended', { quiet },
    { n, finish: finish_words(finish), errors: half / 2, shown: errors_words(half), points })}</h2>`;
}

const closed = () => html`<p class="quiet">${t('rulegame-others-closed')}</p>`;

/** Every attempt of the series, the newest board first. */
export function protocol_panel(view, draft, how) {
  const at = shown_seat(view, draft, how);
  if (at === null) return closed();
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
  return html`<div class="rg-hand" role="group" aria-label=${t('rulegame-hand')}><h2>${piece_name(piece)}</h2>
    <div class="rg-buckets">
      ${[0, 1, 3, 2].map((bucket) =>
        html`<button type="button" class="plain" ?disabled=${known(bucket)}
          aria-label=${t('rulegame-into', { bucket: bucket_words(bucket) })}
          @click=${play({ type: 'drop', bucket })}>${bucket}${known(bucket) ? html` ${icon('cross')}`
            : nothing}</button>`)}</div>
    ${view.feedback === 'free' && !piece.stuck && !piece.denied.length
      ? html`<button type="button" class="plain"
        @click=${play({ type: 'touch' })}>${rich('rulegame-touch',
          { cost: (text) => html`<span class="small quiet">${text}</span>` }, { cost: view.pick_cost })}</button>`
      : nothing}
  </div>`;
}

const sure_words = (n) => t(`rulegame-sure-${n}`);

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
    <label>${t('rulegame-guess-text')}
      <textarea maxlength="255" rows="2" .value=${value.guess ?? ''}
        @input=${(e) => put({ guess: e.target.value })}></textarea></label>
    <label>${rich('rulegame-guess-sure', { quiet }, { sure: sure_words(sure) })}
    <input type="range" min="1" max="7" step="1" .value=${String(sure)} aria-valuetext=${sure_words(sure)}
      @input=${(e) => put({ sure: Number(e.target.value) })}></label>
    <button class="plain" ?disabled=${how.acting?.busy || !(value.guess ?? '').trim()}>
      ${t('rulegame-guess-save')}</button></form>`;
}

function own_guess({ boards, guess, confidence }) {
  const parts = { guess: () => html`<q>${guess}</q>`, quiet };
  const sure = sure_words(confidence);
  return html`<li>${boards ? rich('rulegame-guess-after', parts, { n: boards, sure })
    : rich('rulegame-guess-before', parts, { sure })}</li>`;
}

/** The player's guesses, and when they were made. */
export const guesses = (seat) =>
  (seat.guesses?.length ? html`<ul class="plain-list small">${seat.guesses.map(own_guess)}</ul>` : nothing);

/* The page asks for a guess after each board; it costs nothing and is never scored. */
function guessing(seat, send, how) {
  const noted = seat.guesses?.some(({ boards }) => boards === seat.boards_done);
  const due = seat.boards_done > 0 && !noted && !seat.board.attempts;
  return html`<details class="rg-guessing" ?open=${due || Boolean(how.desk?.value?.guess)}>
    <summary>${due ? t('rulegame-guess-due') : t('rulegame-guess-more')}</summary>
    ${guess_form(seat, send, how)}</details>${guesses(seat)}`;
}

function giving_up(seat, send, how) {
  if (!seat.may_give_up) return nothing;
  const asked = how.desk?.value?.leaving;
  const ask = (leaving) => how.desk.set({ ...how.desk.value, leaving });
  if (!asked) {
    return html`<button type="button" class="plain grave"
      @click=${() => ask(true)}>${t('rulegame-give-up')}</button>`;
  }
  return html`<div class="note warn" role="alert">
    <p>${t('rulegame-give-up-ask')}</p>
    <div class="row"><button type="button" class="plain grave" ?disabled=${how.acting?.busy}
      @click=${() => send({ type: 'act', act: { type: 'give_up' }, done: () => ask(false) })}>
        ${t('rulegame-give-up-yes')}</button>
      <button type="button" class="plain" @click=${() => ask(false)}>${t('rulegame-give-up-no')}</button></div></div>`;
}

const bonus = (seat, send, how) =>
  (seat.may_start_bonus ? html`<button type="button" class="plain" ?disabled=${how.acting?.busy}
    @click=${() => send({ type: 'act', act: { type: 'start_bonus' } })}>${t('rulegame-bonus')}</button>` : nothing);

const keys = () => html`<details class="small rg-keys"><summary>${t('rulegame-keys')}</summary>
  <p>${t('rulegame-keys-text')}</p></details>`;

/** The controls of the player. */
export function entry(view, draft, shown, send, how = {}) {
  const seat = mine(draft);
  if (seat.over) return nothing;
  return html`<div class="rg-entry">${hand(view, draft, send)}
    ${how.acting?.error ? html`<p class="note bad" role="alert">${how.acting.error}</p>` : nothing}
    ${how.typing === false ? html`<p class="asked-act" role="status">${asked(draft).act}</p>`
      : html`${bonus(seat, send, how)} ${guessing(seat, send, how)} ${giving_up(seat, send, how)} ${keys()}`}</div>`;
}

/* ---- what everyone can read ---- */

const player_name = ({ names }, seat) => names?.[seat] ?? t('rulegame-player', { n: seat + 1 });

/* Whose move it is. */
function waiting(view, seat, how) {
  if (is_over(view)) return nothing;
  if (is_shared(view)) {
    if ((view.seat ?? null) !== null) return nothing; // the asked act says it to players
    return html`<p>${t('rulegame-waiting', { name: player_name(how, view.to_move) })}</p>`;
  }
  return seat?.over ? html`<p>${t('rulegame-waiting-others')}</p>` : nothing;
}

const racer_name = (view, seat, how) => (view.seats[seat].over && !is_over(view)
  ? t('rulegame-racers-done', { name: player_name(how, seat) }) : player_name(how, seat));

function racers(view, how) {
  if (view.seats.length === 1 || is_together(view)) return nothing;
  const boards = boards_in_all(view);
  return html`<table class="rows rg-racers"><caption class="unseen">${t('rulegame-racers')}</caption>
    <thead><tr><th scope="col">${t('rulegame-racers-player')}</th>
      <th scope="col" class="figure">${t('rulegame-racers-boards')}</th>
      <th scope="col" class="figure">${t('rulegame-racers-removed')}</th>
      <th scope="col" class="figure">${t('rulegame-racers-attempts')}</th>
      <th scope="col" class="figure">${t('rulegame-racers-points')}</th></tr></thead>
    <tbody>
      ${view.seats.map((seat, i) => html`<tr>
        <th scope="row">${racer_name(view, i, how)}</th>
        <td class="figure">${t('rulegame-of', { n: seat.boards_done, all: boards })}</td>
        <td class="figure">${seat.removed}</td><td class="figure">${seat.attempts}</td>
        <td class="figure">${seat.points}</td></tr>`)}</tbody></table>`;
}

/* Cells have numbers in rule sets; most players can do without them. */
function numbers_choice(desk) {
  if (!desk) return nothing;
  return html`<label class="check small"><input type="checkbox" .checked=${Boolean(desk.value?.numbers)}
    @change=${(e) => desk.set({ ...desk.value, numbers: e.target.checked })}> ${t('rulegame-numbers')}</label>`;
}

const board_words_list = (seat) => html`<details class="small"><summary>${t('rulegame-as-text')}</summary>
  <ul class="plain-list">
    ${seat.board.pieces.map(piece_of).map((piece) => html`<li><strong>${letter_of(piece.id)}</strong>
      ${piece_words(piece)}, ${cell_words(piece.cell)}</li>`)}${BUCKETS.map((bucket) =>
        html`<li>${t(`rulegame-tray-${bucket}`, { n: seat.board.buckets[bucket].length })}</li>`)}</ul></details>`;

/** What everyone can read: the race, the attempts on the board, the errors, and after the end the rule. */
export function facts(view, log, how = {}) {
  const at = shown_seat(view, null, how);
  const seat = at === null ? null : view.seats[at];
  if (!seat) return html`<div class="rg-facts">${racers(view, how)}${closed()}</div>`;
  const over = is_over(view);
  return html`<div class="rg-facts">
    ${over ? ending(view, at, how) : rule(view, how)}${waiting(view, seat, how)}${racers(view, how)}
    ${over ? nothing
      : html`<h2>${t('rulegame-this-board')}</h2>${protocol(attempts_of(seat),
        { jump: jump_of(view, how), before: attempts_in_all(seat) - seat.board.attempts, names: how.names })}`}
    ${error_curve(view, seat)}${numbers_choice(how.desk)}${board_words_list(seat)}</div>`;
}
