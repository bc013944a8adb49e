// The practice board: what is drafted for whom, what is sent, and what stays after a turn was taken back or refused.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import {
  begun, drafted, drafts_now, each_of, is_about_line, is_fresh, is_together, refused_at, resolved, sane, scratch_path, taken_back, turn_in,
} from '../../frontend/model/what_if.js';
import { what_if_keep, what_if_kept } from '../../frontend/app/local/settings.js';

const { practice } = await import('../../frontend/app/what_if/practice.js');

const turn = { seats: 3, owes: [0, 2], recorded: ['a', null, null], none: '-' };

test('a turn is sent as it was ordered, but for what is drafted', () => {
  assert.deepEqual(each_of(begun(), turn), ['a', null, null], 'who missed the turn misses it again');
  assert.deepEqual(each_of(begun(), { ...turn, recorded: [null, null, null] }), ['-', null, '-'], 'nobody ordered anything');
  assert.deepEqual(each_of(begun(), { ...turn, recorded: null }), ['-', null, '-'], 'from scratch');
  const value = drafted(begun(), 2, { orders: 'x', n: 1 });
  assert.deepEqual(each_of(value, turn), ['a', null, 'x']);
  assert.deepEqual(each_of(drafted(value, 1, { orders: 'y', n: 1 }), turn), ['a', null, 'x'], 'a seat that is out orders nothing');
  assert.deepEqual(each_of(drafted(value, 2, null), turn), ['a', null, null]);
  assert.deepEqual(each_of(resolved(value, ['a', null, 'x']), turn), ['-', null, '-'], 'the next turn is another one');
});

test('a turn taken back has its drafts, and other orders in it drop those of later turns', () => {
  const first = resolved(drafted(begun(), 0, { orders: 'x', n: 1 }), ['x', null, '-']);
  const second = drafted(first, 2, { orders: 'y', n: 1 });
  const back = taken_back(second, 0);
  assert.deepEqual([back.line, drafts_now(back), back.seat], [[], { 0: { orders: 'x', n: 1 } }, 0]);
  assert.deepEqual([taken_back(second, null).seat, taken_back(resolved(begun(), []), null).seat], [0, null], 'after a reload, who gave other orders');
  assert.deepEqual(drafts_now(resolved(back, ['x', null, '-'])), { 2: { orders: 'y', n: 1 } }, 'resolved again as before');
  assert.deepEqual(drafted(back, 0, { orders: 'z', n: 2 }).drafts, [{ 0: { orders: 'z', n: 2 } }]);
  assert.deepEqual([is_fresh(begun()), is_fresh(back), is_fresh(drafted(back, 0, null))], [true, false, false]);
});

test('what a browser kept can be anything', () => {
  const kept = { line: [['x', null]], drafts: [{ 0: { orders: 'x', n: 1, more: 1 }, 7: { orders: 'x', n: 1 }, a: 1, 1: null }], seat: 1 };
  assert.deepEqual(sane(kept, 2), { line: [['x', null]], drafts: [{ 0: { orders: 'x', n: 1 } }], seat: 1 });
  for (const odd of [null, 3, [], {}, { line: [['x']], drafts: [] }, { line: 'x', drafts: [] }, { line: [], drafts: 1 }]) assert.deepEqual(sane(odd, 2), begun());
  assert.deepEqual([sane({ ...kept, seat: 2 }, 2).seat, sane({ ...kept, seat: -1 }, 2).seat, sane({ ...kept, seat: '1' }, 2).seat], [null, null, null]);
  assert.deepEqual(sane({ ...kept, drafts: [[], 'x'] }, 2).drafts, [{}, {}]);
});

test('addresses and refusals are read with care', () => {
  const named = (words) => turn_in(new URLSearchParams(words));
  assert.deepEqual(['turn=5', '', 'turn=0', 'turn=', 'turn=-1', 'turn=1e3', 'turn=9999999', 'turn=99999999999'].map(named), [5, 1, 1, 1, 1, 1, 1_000_000, 1]);
  assert.equal(scratch_path('cosair', 'base', 5), '/what-if/cosair?variant=base&seats=5');
  const at = (path) => refused_at({ errors: [{ path }] });
  assert.deepEqual(at('/line/3/each/2/build/0/at'), { seat: 2, path: '/build/0/at' });
  assert.deepEqual([at('/line/3/each'), at('/seats'), refused_at(null), refused_at(new Error('x'))], [null, null, null, null]);
  assert.deepEqual(['/line', '/line/3', '/line/0/each/1', '/lines', '/from/turn', ''].map((path) => is_about_line({ errors: [{ path }] })), [true, true, true, false, false, false]);
  assert.deepEqual([is_about_line(undefined), is_about_line(new Error('lost'))], [false, false]);
  assert.deepEqual([{ turns: 'together', seats_max: 4 }, { turns: 'together', seats_max: 1 }, { turns: 'own', seats_max: 4 }, undefined].map(is_together), [true, false, false, false]);
});

/* ---- the boards ---- */

/* A game of two whose orders are lists of letters; each turn tells what was ordered. */
const face = {
  draft: (view, me, kept = null) => ({ view, me, orders: [...kept?.orders ?? []], before: [] }),
  reduce: (draft, { type, letter }) => (type === 'add' ? { ...draft, orders: [...draft.orders, letter], before: [...draft.before, draft] } : draft.before.at(-1) ?? draft),
  order: ({ orders }) => orders, partial: () => null, hints: (legal) => legal, steps: ({ orders }) => orders,
  order_at: ({ orders }, path) => orders[Number(path.split('/')[1])] ?? '',
};

function server({ recorded = [['a'], null] } = {}) {
  const asked = [];
  globalThis.fetch = async (_url, { body }) => {
    const sent = JSON.parse(body);
    asked.push(sent);
    const bad = (sent.line ?? []).flatMap(({ each }, i) => each.map((orders, seat) => [orders?.indexOf('bad') ?? -1, `/line/${i}/each/${seat}`])).find(([at]) => at >= 0);
    const n = sent.line?.length ?? 0;
    const answer = bad ? { code: 'bad_request', title: 'refused', errors: [{ path: `${bad[1]}/${bad[0]}`, code: 'bad_request', hint: 'no such letter' }] }
      : { turn: (sent.from?.turn ?? 1) + n, stage: 'play', seat: sent.seat, owes: [0, 1], view: { seen_by: sent.seat, turn: n }, legal: sent.seat === null ? null : {},
        line: (sent.line ?? []).map(({ each }, i) => ({ text: '', each, tell: each.map((orders, seat) => ({ kind: 'told', turn: i + 1, seat, text: orders?.join('') ?? 'nothing' })) })),
        standing: { over: false }, ...(n === 0 && sent.from ? { recorded } : {}) };
    return { ok: !bad, status: bad ? 422 : 200, headers: { get: () => null, has: () => false }, text: async () => JSON.stringify(answer) };
  };
  return asked;
}

const FROM = { match: 'aaaaaaaaaa', turn: 3 };
const ready = async (holds) => { for (let i = 0; i < 200 && !holds(); i += 1) await new Promise((done) => { setTimeout(done, 1); }); assert.ok(holds()); };

async function begin(name, from = FROM) {
  const told = [];
  const board = practice({ face, game: 'g', variant: 'v', seats: 2, from, name }, { paint() {}, told: (n) => told.push(n) });
  await ready(() => !board.shown().busy);
  return { board, told, now: () => board.shown(), draft: () => board.shown().board.draft?.orders };
}

test('each seat has its own view and draft, everybody\'s orders are sent at once, and a turn can be taken back', async () => {
  const asked = server();
  const { board, told, now, draft } = await begin('one');
  assert.deepEqual(asked.map(({ seat, from, seats }) => [seat, from, seats]), [[null, FROM, undefined]]);
  await board.select(0);
  assert.deepEqual([draft(), now().board.view.seen_by], [['a'], 0], 'the draft starts with the orders of the game');
  board.act({ type: 'add', letter: 'b' });
  await board.select(1);
  board.act({ type: 'add', letter: 'c' });
  await board.select(0);
  assert.deepEqual(draft(), ['a', 'b'], 'kept while another seat was shown');
  await board.resolve();
  assert.deepEqual(asked.at(-1).line, [{ each: [['a', 'b'], ['c']] }]);
  assert.deepEqual([told, now().turn, now().value.seat, now().log.map(({ text }) => text)], [[3], 4, null, ['ab', 'c']]);
  await board.select(0);
  assert.deepEqual([draft(), asked.at(-1).line.length], [[], 1], 'the next turn starts empty');
  await board.resolve();
  assert.deepEqual(asked.at(-1).line[1], { each: [[], []] });
  await board.back();
  await board.back();
  await ready(() => now().board.draft);
  assert.deepEqual([now().turn, draft(), now().log], [3, ['a', 'b'], []]);
  board.restore();
  assert.deepEqual(draft(), ['a']);
  board.close();
});

test('a reload shows the same turn and drafts, and an order that is refused is named', async () => {
  server();
  const first = await begin('two');
  await first.board.select(1);
  first.board.act({ type: 'add', letter: 'x' });
  await first.board.resolve();
  await first.board.select(1);
  first.board.act({ type: 'add', letter: 'bad' });
  first.board.close();
  const { board, now, draft } = await begin('two');
  await ready(() => now().board.draft);
  assert.deepEqual([now().turn, now().value.seat, draft()], [4, 1, ['bad']]);
  await board.select(0);
  await board.resolve();
  assert.deepEqual([now().turn, now().refused, now().value.seat, draft()], [4, 1, 1, ['bad']], 'nothing was resolved, and the board of that seat is shown');
  assert.match(now().error, /no such letter/);
  board.undo();
  board.close();
  what_if_keep('two', { line: [[['bad'], null]], drafts: [], seat: 0 });
  const third = await begin('two');
  await ready(() => third.now().turn === 3);
  assert.deepEqual([third.now().value, Boolean(third.now().notice)], [begun(), true], 'turns that no longer fit are dropped, and it is said');
  assert.equal(what_if_kept('two'), null);
  third.board.close();
});

test('a game from scratch has as many players as were chosen', async () => {
  const asked = server();
  const { board, now } = await begin('three', null);
  await board.select(1);
  assert.deepEqual(asked.map(({ seat, from, seats }) => [seat, from, seats]), [[null, undefined, 2], [1, undefined, 2]]);
  await board.resolve();
  assert.deepEqual(now().value.line, [[[], []]]);
  board.close();
});
