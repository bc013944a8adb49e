/* Stratic's face: the drafts, hints, board and words of this folder under the names the arena knows
 * (games/contract.js). */
import { board as draw, miniature, still } from './board/board.js';
import { crowd } from './crowd.js';
import {
  choices, left_to_place, reduce_turn, turn_draft, turn_hints, turn_order, turn_partial, typed,
} from './draft.js';
import { entry } from './entry.js';
import { turn_text } from './notation.js';
import { SIDES, WORDS } from './position.js';
import * as rows from './setup/setup.js';
import { sane } from './setup/shelf.js';
import { mount, zoom_board } from './board/table.js';
import { reason_words, sound, steps_of, tell } from './words.js';
import { facts, pieces_left, seat_facts } from './facts.js';

const is_setup = (draft) => draft?.mode === 'setup';

/* What a game in three dimensions needs beyond the flat one: cube.js, once it was fetched. */
let cube = null;

async function prepare({ dims }) {
  if (dims === 3) cube ??= await import('./cube/cube.js');
}

/* A placement is two rows, or in a cube a list of pieces. */
const placing = (of) => (of.cube ? cube : rows);

const board = (view, ...rest) => (view.dims === 3 && cube ? cube.board(view, ...rest) : draw(view, ...rest));

function draft(view, me, kept = null) {
  return view.status === 'setup' ? placing({ cube: view.dims === 3 }).setup_draft(view, me, kept)
    : turn_draft(view, me, kept);
}

const reduce = (old, act, hints) =>
  (is_setup(old) ? placing(old).reduce_setup(old, act) : reduce_turn(old, act, hints));
const order = (now) => (is_setup(now) ? placing(now).setup_order(now) : turn_order(now));
const partial = (now) => (is_setup(now) ? null : turn_partial(now));

/* A newer view of the same turn (an offer, a pause) must not disturb what is drafted; a placement that was not touched
 * here follows what was handed in elsewhere. */
function renew(now, view) {
  const untouched = is_setup(now) && is_empty(now) && view.setup && !(now.view.setup && placing(now).is_changed(now));
  return { ...now, view, ...(untouched && placing(now).handed_in(view, now.me)) };
}

/* Typed text the server is asked to judge as it stands: once it is a turn, or cannot become one. */
function trial(now) {
  const reading = now && !is_setup(now) ? typed(now) : null;
  return reading && !reading.begun ? { type: 'turn', text: now.text } : null;
}

function keep(now) {
  if (is_setup(now)) return placing(now).keep(now);
  return now.place.length || now.moves.length ? { mode: 'turn', place: now.place, moves: now.moves } : null;
}

function hints(legal, now) {
  if (!now || is_setup(now)) return null;
  return turn_hints(legal, now);
}

/* What has to be placed: a Commander in the hand comes first. */
function waiting_words(now, { kinds }) {
  const left = left_to_place(now);
  if (kinds.length === 1 && kinds[0] === 'C') return `your Commander${left > 1 ? ` and ${left - 1} more` : ''}`;
  const word = now.view.hand?.[now.me] ? 'piece' : 'reinforcement';
  return `${left} ${word}${left === 1 ? '' : 's'}`;
}

/* What cannot be answered yet, and why: unfinished text, the server's answer still to come, pieces to place first. */
function not_yet(now, h) {
  const no = { may: false, main: false };
  const reading = typed(now);
  if (reading?.error) {
    return { ...no, act: reading.begun ? 'Type on: the turn is not complete yet.' : 'What is typed is not a turn.',
      commit: 'Not a turn yet' };
  }
  if (!h || h.waiting) return { ...no, act: 'One moment …', commit: 'Looking …', waiting: true };
  if (!h.placing) return null;
  const what = waiting_words(now, h);
  return { ...no, act: `Place ${what}, then move.`, commit: `Place ${what} first` };
}

function warning(now, h) {
  if (now.view.check && !now.moves.length) return 'Check: your Commander is under attack.';
  if (h?.movements_left > 0 && now.moves.some((m) => m.risky)) {
    return 'As it stands your Commander would be left in check: the second movement must mend that.';
  }
  return '';
}

const is_whole = (now, h) =>
  now.moves.length > 0 && h.movements_left === 0 && !now.chain && !now.ask && now.text === null;

function asked_turn(now, h) {
  const base = { may: true, main: now.moves.length > 0, warn: warning(now, h) };
  const wait = not_yet(now, h);
  if (wait) return { ...base, ...wait };
  return { ...base, act: act_words(now, h), ...commit_words(now, h), whole: is_whole(now, h) };
}

function act_words(now, h) {
  if (now.chain) return 'A second capture is open: choose it, or play the first alone.';
  if (now.ask) return 'Choose what this move does.';
  if (now.sel) return `${WORDS[now.sel.kind]} chosen: where to?`;
  if (now.moves.length && h.movements_left > 0) {
    return 'A second movement is yours (operation): choose a piece, or play this alone.';
  }
  if (now.moves.length) return 'Ready to play. Nothing is sent before you press the button.';
  return turn_words(now, h);
}

/* How a turn begins: what it must or may be. */
function turn_words(now, h) {
  if (h.must_capture) {
    return `Your turn: a capture must be made${h.operation ? ', and a second movement may follow' : ''}.`;
  }
  if (h.operation) return 'Your turn, an operation: up to two movements.';
  if (!h.may_pass && now.view.variant === 'antistratic') {
    return 'Your turn: you have passed twice, so now a piece must move.';
  }
  return now.place.length ? 'Now move a piece, or pass.' : 'Your turn: move a piece, or pass.';
}

function commit_words(now, h) {
  const text = turn_text(now.place, now.moves);
  if (now.moves.length) return { commit: `Play ${text}` };
  if (!h.may_pass) {
    return { commit: h.must_capture ? 'A capture must be made' : 'Passing is not allowed now', may: false };
  }
  return { commit: now.place.length ? `Play ${text} (pass)` : 'Pass this turn' };
}

function asked(now, h) {
  return is_setup(now) ? rows.asked_setup(now, placing(now).is_changed(now)) : asked_turn(now, h);
}

/** In a cube the keys climb too. */
const board_keys = (view) =>
  (view?.dims === 3 ? [[['PageUp', 'PageDown'], 'a level up, a level down; so does Shift with ↑ and ↓']] : []);

/** A called check in words, for whoever looks on: `seat` is the viewer's, or null. */
function heed(view, seat) {
  if (!view.check || view.status !== 'play') return '';
  return view.to_move === seat ? 'Check: your Commander is under attack.'
    : `Check: ${SIDES[view.to_move]}’s Commander is under attack.`;
}

/* What decided at the turn limit: points, in Antistratic pieces. */
function counted(result, winner, view) {
  const sides = winner === 1 ? [1, 0] : [0, 1];
  if (view?.variant === 'antistratic') {
    return `, ${sides.map((seat) => pieces_left(view, seat))
      .join(' pieces left to ')}${winner < 0 ? '' : ', and fewer wins'}`;
  }
  return result.scores ? `, ${sides.map((seat) => result.scores[seat]).join(' points to ')}` : '';
}

/** Why a match ended, for the banner. */
function ended(result, seats, view) {
  const first = result.places?.filter((p) => p === 1) ?? [];
  const winner = first.length === 1 ? result.places.indexOf(1) : -1;
  const why = `${reason_words(result.reason)}${result.reason === 'turn_limit' ? counted(result, winner, view) : ''}`;
  if (winner < 0) return `A draw: ${why}.`;
  return `${SIDES[winner]} (${seats[winner]?.name ?? 'somebody'}) wins: ${why}.`;
}

const needs_hints = (now, act) => !is_setup(now) && act.type === 'square';

const is_empty = (now) => (is_setup(now) ? !now.back_to : !now.place.length && !now.moves.length);

export const face = {
  samples: () => import('./samples.js').then((module) => module.samples),
  prepare, seat_names: SIDES, editor: () => import('./edit/edit.js'), shelf: { name: 'formations', sane },
  draft, renew, reduce, order, partial, keep, hints, asked, ended, is_empty, needs_hints,
  steps: (now) => (is_setup(now) ? [] : steps_of(now)),
  choices: (now, h) => (is_setup(now) ? null : choices(now, h)),
  trial, sound, heed, crowd, board_keys,
  board, miniature, still, entry, facts, seat_facts, tell, mount, zoom: zoom_board,
};
