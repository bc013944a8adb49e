/* What the player should look at in this turn: what can be won or must be done, what could be lost, and the next growth
 * of the board. All of it can be read off the board; each task shows where. */
import { list_of, t } from '../../locales/text.js';
import { growth_gain, turns_to_growth } from './facts.js';
import { after, kind_of, seat_of, SIDES } from './position.js';
import { captures_on, checkers, hanging } from './reach.js';
import { in_midboard, key_of } from './square.js';
import { place_words } from './words.js';

const VALUE = { F: 1, A: 2, I: 4, C: 8 };
const MIDDLE = [4, 4];
const SOON = 2; /* so many turns before the board grows, the list says so */

const pieces_words = (moves) => list_of(moves.map(({ kind, from }) => place_words({ kind, at: from })));
const unique = (squares) => [...new Map(squares.map((at) => [key_of(at), at])).values()];

/* The board shows rings on squares with the captures there of the side `by`, or the midboard, while the turn is not
 * begun; the keyboard goes to the first square. */
const to_board = (view, at, more = {}) => ({ act: null, panel: 'act',
  look: { shown: { turns: view.turns, at, ...more } },
  focus: `.match .board [data-sq="${key_of(at[0] ?? MIDDLE)}"]` });

const top_of = (cell) => cell?.top ?? cell?.base;

/* The captures of the enemy Commander that the server allows: they end the game, or in True Endless take it. For
 * players who are shown what is in danger. */
function wins({ view, me, cells, hints }, how) {
  if (!how.exposed || view.variant === 'antistratic') return [];
  const commander = me === 0 ? 'c' : 'C';
  const found = hints.units.flatMap(({ kind, at, to }) => to
    .filter(({ act, sq }) => act === 'capture' && top_of(cells.get(key_of(sq))) === commander)
    .map(({ sq }) => ({ kind, from: at, to: sq })));
  return found.length ? [{ key: 'win', is_grave: true, ...to_board(view, [found[0].to], { by: me }),
    words: t('stratic-todo-win', { pieces: pieces_words(found) }) }] : [];
}

function check({ view, draft, cells }) {
  const attackers = view.check && !draft.moves.length ? checkers(view, cells, view.to_move) : [];
  return attackers.length ? [{ key: 'check', is_grave: true,
    ...to_board(view, [attackers[0].to], { by: 1 - view.to_move }),
    words: t('stratic-todo-check', { n: attackers.length, pieces: pieces_words(attackers) }) }] : [];
}

function captures({ view, draft, hints }) {
  if (!hints.must_capture || draft.moves.length) return [];
  const able = unique(hints.units.filter(({ to }) => to.length).map(({ at }) => at));
  return able.length ? [{ key: 'capture', is_grave: true, words: t('stratic-todo-capture', { n: able.length }),
    ...to_board(view, able) }] : [];
}

/* The kind of a side's piece on a square: the upper one, if both are its own. */
const own_kind = ({ top, base }, seat) => kind_of([top, base].find((letter) => letter && seat_of(letter) === seat));

/* Own pieces that the other side could take for nothing, for players whose board marks them too. */
function dangers({ view, draft, me, cells }, how) {
  if (!how.exposed || view.variant === 'antistratic') return [];
  const kind_at = (at) => own_kind(cells.get(key_of(at)), me);
  return [...hanging(view, draft, cells, me)].sort((a, b) => VALUE[kind_at(b)] - VALUE[kind_at(a)]).map((at) => {
    const moves = captures_on(view, cells, at, 1 - me);
    return { key: `danger ${key_of(at)}`, ...to_board(view, [at], { by: 1 - me }), words: t('stratic-todo-danger',
      { piece: place_words({ kind: kind_at(at), at }), n: moves.length, pieces: pieces_words(moves) }) };
  });
}

const on_midboard = (cells, seat) => [...cells.values()].filter(({ at }) => in_midboard(at))
  .flatMap(({ base, top }) => [base, top ?? []].flat())
  .filter((letter) => seat_of(letter) === seat).length;

/* Who leads on the midboard, counted with the drafted turn, when the board is about to grow. */
function growth({ view, me, cells }) {
  const left = turns_to_growth(view);
  if (left === null || left > SOON || view.dims === 3) return [];
  const [own, other] = [on_midboard(cells, me), on_midboard(cells, 1 - me)];
  const gain = growth_gain(own, other);
  const who = own === other ? 'level' : own > other ? 'own' : 'other';
  return [{ key: 'growth', ...to_board(view, [], { midboard: true }),
    words: t(`stratic-todo-growth-${who}`, { n: left, own, other, gain, side: SIDES[1 - me] }) }];
}

/**
 * The tasks of this turn, the gravest first; null: there is nothing to list. Pieces that must be placed are not among
 * them, as the asked line is about nothing else then.
 */
export function todo(view, draft, hints, how) {
  if (draft.mode !== 'turn') return null;
  const turn = { view, draft, me: draft.me, cells: after(view, draft), hints };
  const known = hints && !hints.waiting;
  const all = [...known ? wins(turn, how) : [], ...check(turn), ...known ? captures(turn) : [], ...dangers(turn, how),
    ...growth(turn)];
  return all.length ? all : null;
}
