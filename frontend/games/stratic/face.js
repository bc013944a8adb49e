/* Stratic's face: the drafts, hints, board and words of this folder under the names the arena knows
 * (games/contract.js). */
import { t, words_load } from '../../locales/text.js';
import { board as draw, miniature, still } from './board/board.js';
import { check_reasons } from './check.js';
import { crowd } from './crowd.js';
import {
  choices, left_to_place, reduce_turn, turn_draft, turn_hints, turn_order, turn_partial, typed,
} from './draft.js';
import { entry } from './entry.js';
import { turn_text } from './notation.js';
import { decisive, SIDES, WORDS } from './position.js';
import { rank_name, square_name } from './square.js';
import { opening_steps } from './opening_steps.js';
import * as rows from './setup/setup.js';
import { sane } from './setup/shelf.js';
import { is_framed } from './board/framing.js';
import { mount, zoom_board } from './board/table.js';
import { commit_text, ended_own_words, ended_words, sound, steps_of, tell } from './words.js';
import { aim, facts, pieces_left, seat_facts } from './facts.js';
import { todo } from './todo.js';

export const areas = ['stratic', 'stratic-board'];

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

/* Typed text that the server is asked to judge: once it is a turn, or cannot become one. */
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

/* What must be placed: a Commander in the hand comes first. */
function placing_words(now, { kinds }) {
  const left = left_to_place(now);
  if (kinds.length === 1 && kinds[0] === 'C') {
    return { act: t('stratic-ask-place-commander', { more: left - 1 }),
      commit: t('stratic-commit-place-commander', { more: left - 1 }) };
  }
  return now.view.hand?.[now.me]
    ? { act: t('stratic-ask-place-pieces', { n: left }), commit: t('stratic-commit-place-pieces', { n: left }) }
    : { act: t('stratic-ask-place', { n: left }), commit: t('stratic-commit-place', { n: left }) };
}

/* Why the order cannot be sent yet: unfinished text, the server's answer still to come, pieces to place first. */
function not_yet(now, h) {
  const no = { may: false, main: false };
  const reading = typed(now);
  if (reading?.error) {
    return { ...no, act: t(reading.begun ? 'stratic-ask-typing' : 'stratic-ask-not-a-turn'),
      commit: t('stratic-commit-not-a-turn') };
  }
  if (!h || h.waiting) {
    return { ...no, act: t('stratic-ask-waiting'), commit: t('stratic-commit-waiting'), waiting: true };
  }
  return h.placing ? { ...no, ...placing_words(now, h) } : null;
}

const with_reasons = (words, view, drafted) => [words, check_reasons(view, drafted)].filter(Boolean).join(' ');

function warning(now, h, who) {
  if (now.view.check && !now.moves.length) return heed(now.view, who === 'both' ? null : now.me);
  const is_risky = h?.movements_left > 0 && now.moves.some((m) => m.risky);
  return is_risky ? with_reasons(t('stratic-check-risky'), now.view, now) : '';
}

const is_whole = (now, h) =>
  now.moves.length > 0 && h.movements_left === 0 && !now.chain && !now.ask && now.text === null;

/* `who`: 'you', or 'both' where one person plays both sides. */
function asked_turn(now, h, who) {
  const base = { may: true, main: now.moves.length > 0, warn: warning(now, h, who) };
  const wait = not_yet(now, h);
  if (wait) return { ...base, ...wait };
  return { ...base, act: act_words(now, h, who), ...commit_words(now, h), whole: is_whole(now, h) };
}

function act_words(now, h, who) {
  if (now.chain) return t('stratic-ask-chain');
  if (now.ask) return t('stratic-ask-choose');
  if (now.sel) return t('stratic-ask-selected', { piece: WORDS[now.sel.kind] });
  if (now.moves.length) return t(h.movements_left > 0 ? 'stratic-ask-second' : 'stratic-ask-ready');
  return turn_words(now, h, who);
}

/* How a turn begins: what the player must or can do. */
function turn_words(now, h, who) {
  if (h.must_capture) return t(h.operation ? 'stratic-ask-capture-operation' : 'stratic-ask-capture', { who });
  if (h.operation) return t('stratic-ask-operation', { who });
  if (!h.may_pass && now.view.variant === 'antistratic') return t('stratic-ask-must-move', { who });
  if (now.place.length) return t(h.may_pass ? 'stratic-ask-placed' : 'stratic-ask-placed-no-pass');
  return t(h.may_pass ? 'stratic-ask-turn' : 'stratic-ask-no-pass', { who });
}

/* The button, and the turn it plays in notation. */
function commit_words(now, h) {
  const turn = turn_text(now.place, now.moves);
  if (now.moves.length) return { turn, notation: turn, commit: commit_text(now.place, now.moves) };
  if (!h.may_pass) {
    return { commit: t(h.must_capture ? 'stratic-commit-must-capture' : 'stratic-commit-no-pass'), may: false };
  }
  return now.place.length ? { turn, notation: turn, commit: commit_text(now.place, []) }
    : { turn, commit: t('stratic-commit-pass') };
}

function asked(now, h, { both = false } = {}) {
  return is_setup(now) ? rows.asked_setup(now, placing(now).is_changed(now))
    : asked_turn(now, h, both ? 'both' : 'you');
}

/** What attacks a square; in a cube the keys climb too. */
const board_keys = (view) => [[['A'], t('stratic-keys-bears')],
  ...(view?.dims === 3 ? [[['PageUp', 'PageDown'], t('stratic-cube-keys-level')]] : [])];

/** A called check as a sentence, for everybody: `seat` is the viewer's, or null. */
function heed(view, seat) {
  if (!view.check || view.status !== 'play') return '';
  const words = view.to_move === seat ? t('stratic-check') : t('stratic-check-other', { side: SIDES[view.to_move] });
  return with_reasons(words, view);
}

/**
 * What decided the game at the turn limit, the winner's number first: points, in Antistratic pieces.
 * @returns {{by: 'points'|'pieces', first: number, second: number}|null}
 */
function count_of(result, winner, view) {
  if (result.reason !== 'turn_limit') return null;
  const [first, second] = winner === 1 ? [1, 0] : [0, 1];
  if (view?.variant === 'antistratic') {
    return { by: 'pieces', first: pieces_left(view, first), second: pieces_left(view, second) };
  }
  return result.scores ? { by: 'points', first: result.scores[first], second: result.scores[second] } : null;
}

/** How a match ended, for the banner. */
function ended(result, seats, view) {
  const first = result.places?.filter((p) => p === 1) ?? [];
  const winner = first.length === 1 ? result.places.indexOf(1) : -1;
  return ended_words(result.reason,
    winner < 0 ? null : { side: SIDES[winner], name: seats[winner]?.name ?? t('stratic-somebody') },
    count_of(result, winner, view));
}

/* A square, in a cube with its level. */
const place_words = ([x, y, z]) => (z === undefined ? square_name([x, y])
  : t('stratic-cube-square', { square: square_name([x, y]), level: rank_name(z) }));

/* How a match ended, to one of its two players; a draw is the same for both. */
function ended_own(result, seats, view, seat) {
  const winner = result.places?.[0] === result.places?.[1] ? -1 : result.places.indexOf(1);
  if (winner < 0) return ended(result, seats, view);
  const at = decisive(view);
  return ended_own_words(result.reason, winner === seat,
    { name: seats[1 - seat]?.name ?? t('stratic-somebody'), ...(at && { square: place_words(at) }) },
    count_of(result, winner, view));
}

/* The position editor, with its words. */
const editor = () =>
  Promise.all([import('./edit/edit.js'), words_load(['stratic-edit'])]).then(([module]) => module.editor);

const needs_hints = (now, act) => !is_setup(now) && act.type === 'square';

const is_empty = (now) => (is_setup(now) ? !now.back_to : !now.place.length && !now.moves.length);

/* How the explorer shows openings. */
const opening = () => Promise.all([import('./opening.js'), words_load(['stratic-opening'])])
  .then(([module]) => module.opening);

/* The card of rules and what newcomers are told, with their words. */
const cards = () => Promise.all([import('./card.js'), words_load(['stratic-card'])]).then(([module]) => module);
const rules_card = () => cards().then((module) => module.card);
const first_turn = () => cards().then((module) => module.first_turn);

export const face = {
  rules_card, first_turn, opening, opening_steps,
  samples: () => import('./samples.js').then((module) => module.samples),
  prepare, seat_names: SIDES, has_exposed: true, editor, shelf: { name: 'formations', sane },
  draft, renew, reduce, order, partial, keep, hints, asked, ended, ended_own, is_empty,
  needs_hints,
  steps: (now) => (is_setup(now) ? [] : steps_of(now)),
  choices: (now, h) => (is_setup(now) ? null : choices(now, h)),
  trial, sound, heed, todo, crowd, board_keys,
  board, miniature, still, entry, aim, facts, seat_facts, tell, mount, zoom: zoom_board, is_framed,
};
