/* Stratic's face: the drafts, hints, board and words of this folder under the names the arena knows (games/contract.js). */
import { board as draw, miniature, still } from './board.js';
import { left_to_place, reduce_turn, turn_draft, turn_hints, turn_order, turn_partial } from './draft.js';
import { entry } from './entry.js';
import { turn_text } from './notation.js';
import { SIDES, WORDS } from './position.js';
import { asked_setup, reduce_setup, setup_draft, setup_order } from './setup.js';
import { sane } from './setup_shelf.js';
import { mount, zoom_board } from './table.js';
import { reason_words, steps_of, tell } from './words.js';
import { facts, seat_facts } from './facts.js';

const is_setup = (draft) => draft?.mode === 'setup';

function draft(view, me, kept = null) {
  return view.status === 'setup' ? setup_draft(view, me, kept) : turn_draft(view, me, kept);
}

const reduce = (old, act, hints) => (is_setup(old) ? reduce_setup(old, act) : reduce_turn(old, act, hints));
const order = (now) => (is_setup(now) ? setup_order(now) : turn_order(now));
const partial = (now) => (is_setup(now) ? null : turn_partial(now));

/* A newer view of the same turn (an offer, a pause) must not disturb what is drafted. */
const renew = (now, view) => ({ ...now, view });

function keep(now) {
  if (is_setup(now)) return { mode: 'setup', front: now.front, back: now.back };
  return now.place.length || now.moves.length ? { mode: 'turn', place: now.place, moves: now.moves } : null;
}

function hints(legal, now) {
  if (!now || is_setup(now)) return null;
  return turn_hints(legal, now);
}

function asked_turn(now, h) {
  const left = left_to_place(now);
  const base = { may: true, main: now.moves.length > 0, warn: '' };
  if (now.view.check && !now.moves.length) base.warn = 'Check: your Commander is under attack.';
  if (!h || h.waiting) return { ...base, act: 'One moment …', commit: 'Looking …', may: false, main: false };
  if (h.placing) {
    const what = `${left} reinforcement${left === 1 ? '' : 's'}`;
    return { ...base, act: `Place ${what}, then move.`, commit: `Place ${what} first`, may: false, main: false };
  }
  if (now.moves.some((m) => m.risky) && h.movements_left > 0) {
    base.warn = 'As it stands your Commander would be left in check: the second movement must mend that.';
  }
  return { ...base, act: act_words(now, h), ...commit_words(now, h) };
}

function act_words(now, h) {
  if (now.chain) return 'A second capture is open: choose it, or play the first alone.';
  if (now.ask) return 'Choose what this move does.';
  if (now.sel) return `${WORDS[now.sel.kind]} chosen: where to?`;
  if (now.moves.length && h.movements_left > 0) return 'A second movement is yours (operation): choose a piece, or play this alone.';
  if (now.moves.length) return 'Ready to play. Nothing is sent before you press the button.';
  if (h.operation) return 'Your turn, an operation: up to two movements.';
  return now.place.length ? 'Now move a piece, or pass.' : 'Your turn: move a piece, or pass.';
}

function commit_words(now, h) {
  const text = turn_text(now.place, now.moves);
  if (now.moves.length) return { commit: `Play ${text}` };
  if (!h.may_pass) return { commit: 'Passing is not allowed now', may: false };
  return { commit: now.place.length ? `Play ${text} (pass)` : 'Pass this turn' };
}

function asked(now, h) {
  return is_setup(now) ? asked_setup(now) : asked_turn(now, h);
}

/** Why a match ended, for the banner. */
function ended(result, seats) {
  const first = result.places?.filter((p) => p === 1) ?? [];
  const winner = first.length === 1 ? result.places.indexOf(1) : -1;
  const why = reason_words(result.reason);
  if (winner < 0) return `A draw: ${why}.`;
  return `${SIDES[winner]} (${seats[winner]?.name ?? 'somebody'}) wins: ${why}.`;
}

const is_empty = (now) => (is_setup(now) ? !now.back_to : !now.place.length && !now.moves.length);

export const face = {
  seat_names: SIDES, shelf: { name: 'formations', sane },
  draft, renew, reduce, order, partial, keep, hints, asked, ended, is_empty,
  steps: (now) => (is_setup(now) ? [] : steps_of(now)),
  board: draw, miniature, still, entry, facts, seat_facts, tell, mount, zoom: zoom_board,
};
