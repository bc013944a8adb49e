// Standing orders on the page of a match, whatever the game: kept for this match alone, drafted once a turn, handed in turn after turn until somebody has to look.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { match_store } = await import('../../frontend/app/match/store.js');
const { standing } = await import('../../frontend/app/match/standing.js');

const sane = (list) => (Array.isArray(list) ? list : []).filter((one) => typeof one?.name === 'string').map(({ name, rules }) => ({ name, rules: Array.isArray(rules) ? rules : [] }));
let matches = 0;

/** A match at turn 1 and its standing orders; `reasons` are what the game says before each further turn. */
function table({ reasons = [], id = `m${++matches}` } = {}) {
  const sent = [];
  const drafts = [];
  const face = { standing: { name: 'standing', sane, is_followed: (draft) => draft.stood, halt: (before) => (reasons[before.turn - 1] ?? '') } };
  const store = match_store({ id, header: { id, game: 'somegame', seats: [{ seat: 0, you: true }] }, face });
  const put = { busy: false };
  const order = {
    put,
    draft(act) {
      drafts.push(act);
      if (act.type === 'standing') store.draft_renewed({ ...store.state.draft, stood: true });
    },
    hand_in() {
      sent.push(store.state.live.turn);
      put.busy = true;
    },
  };
  const self = standing({ id, store, paint: () => {}, order: () => order });
  /** The next turn comes, and the server's answer to its draft. */
  function turn(n, draft = { stood: false }) {
    put.busy = false;
    store.view_came({ turn: n, owes: true, view: { turn: n } }, 0);
    store.draft_begun(draft);
    self.follow();
    store.legal_came({ legal: {} });
    self.answered();
  }
  turn(1);
  return { self, store, sent, drafts, turn, put, of_kind: (type) => drafts.filter((act) => act.type === type) };
}

const RULES = [{ kind: 'a', on: true }, { kind: 'b', on: false }];

test('rules are drafted once in a turn, and what changes is drafted at once', () => {
  const { self, of_kind, turn } = table();
  assert.deepEqual(of_kind('standing'), [{ type: 'standing', all: [] }]);
  self.answered();
  assert.equal(of_kind('standing').length, 1);
  self.shown().set(RULES);
  self.shown().set([RULES[1], { kind: 'c', on: true }]);
  assert.deepEqual(of_kind('standing').slice(1).map(({ added, gone }) => [added.map((r) => r.kind), gone.map((r) => r.kind)]), [[['a', 'b'], []], [['c'], ['a']]]);
  self.shown().undo();
  assert.deepEqual(self.shown().rules, RULES);
  self.shown().undo();
  assert.deepEqual([self.shown().rules, self.shown().undo], [[], null]);
  turn(2);
  assert.deepEqual(of_kind('standing').at(-1), { type: 'standing', all: [] });
});

test('rules belong to one match, outlive the page and survive what is broken', () => {
  const { self } = table({ id: 'one' });
  self.shown().set(RULES);
  table({ id: 'two' }).self.shown().set([{ kind: 'x', on: true }]);
  assert.deepEqual(table({ id: 'one' }).self.shown().rules, RULES);
  localStorage.setItem('shelf:somegame_standing', '{"broken');
  assert.deepEqual(table({ id: 'one' }).self.shown().rules, []);
  localStorage.setItem('shelf:somegame_standing', '[null, {"name": "one", "rules": 7}]');
  assert.deepEqual(table({ id: 'one' }).self.shown().rules, []);
});

test('turns pass one after the other, as many as the player let pass', () => {
  const { self, sent, turn } = table();
  self.shown().set(RULES);
  assert.equal(self.begin(3), true);
  for (const n of [2, 3, 4]) turn(n);
  assert.deepEqual([sent, self.shown().left], [[2, 3], null]);
  turn(5);
  assert.deepEqual(sent, [2, 3]);
});

test('without a rule that is on, the server lets the turns pass', () => {
  const { self } = table();
  assert.equal(self.begin(3), false);
  self.shown().set([RULES[1]]);
  assert.equal(self.begin(3), false);
  self.shown().set(RULES);
  assert.deepEqual([self.begin(1), self.shown().left], [false, null]);
});

test('a reason stops the turns and is told; so do the player and the end of the game', () => {
  const one = table({ reasons: ['', 'The Blue attack.'] });
  one.self.shown().set(RULES);
  one.self.begin(9);
  for (const n of [2, 3]) one.turn(n);
  assert.deepEqual([one.sent, one.store.state.notice, one.self.shown().left], [[2], 'The Blue attack.', null]);
  one.self.begin(9);
  one.self.stop();
  assert.match(one.store.state.notice, /^You stopped the run/);
  one.turn(4);
  assert.deepEqual(one.sent, [2]);
  one.self.begin(9);
  one.turn(5, null);
  assert.equal(one.self.shown().left, null);
});

test('a page that opens again tells why the turns stopped, as long as that turn runs', async () => {
  const { drafting } = await import('../../frontend/app/match/drafting.js');
  const one = table({ id: 'again', reasons: ['', 'The Blue attack.'] });
  one.self.shown().set(RULES);
  one.self.begin(9);
  for (const n of [2, 3]) one.turn(n);
  const opened = (turn) => {
    const store = match_store({ id: 'again', header: { id: 'again', game: 'somegame', seats: [{ seat: 0, you: true }] }, face: {} });
    const order = drafting({ id: 'again', store, paint() {}, look_again() {}, perform() {}, confirms: () => 'button' });
    store.view_came({ turn, status: 'finished', owes: false, view: {} }, 0);
    order.follow(null);
    return store.state.notice;
  };
  assert.deepEqual([opened(3), opened(4)], ['The Blue attack.', '']);
});

test('a run to its end says how many turns have passed, whatever the number chosen for one order', () => {
  const { self, store, turn } = table();
  self.shown().set(RULES);
  store.set('stride', 3);
  self.begin(3);
  for (const n of [2, 3, 4]) { store.order_left(1); turn(n); }
  assert.deepEqual([store.state.notice, store.state.skip, self.shown().left], ['3 turns have passed.', null, null]);
});

test('nothing is drafted while an order is on its way or somebody else plays', () => {
  const { self, drafts, put, store } = table();
  const before = drafts.length;
  put.busy = true;
  self.answered();
  put.busy = false;
  store.view_came({ turn: 2, owes: false, view: {} }, 0);
  self.answered();
  self.shown().set(RULES);
  assert.equal(drafts.length, before);
});

test('a game without standing orders has none', () => {
  const store = match_store({ id: 'x', header: { id: 'x', game: 'other', seats: [] }, face: {} });
  assert.equal(standing({ id: 'x', store, paint: () => {}, order: () => null }), null);
});
