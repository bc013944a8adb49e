// The store of a match: nothing but its actions changes what the page knows, and each tells who listens.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { match_store } = await import('../../frontend/app/match/store.js');

const header = { id: 'aaaaaaaaaa', game: 'stratic', seats: [{ seat: 0, name: 'Ann' }, { seat: 1, name: 'Ben', you: true }] };
const store_of = (face = {}) => match_store({ id: header.id, header, face });

test('the state is read only, whole when it is copied, and as it is now', () => {
  const store = store_of();
  const { state } = store;
  assert.equal(state.seat, 1);
  assert.throws(() => { state.draft = {}; }, TypeError);
  assert.throws(() => { state.shelf = {}; }, TypeError);
  store.view_came({ turn: 3 }, 5);
  assert.deepEqual([state.live.turn, state.skew, { ...state }.live.turn], [3, 5, 3]);
});

test('every action is told once, until nobody listens', () => {
  const store = store_of();
  let told = 0;
  const off = store.subscribe(() => { told += 1; });
  store.failed('no');
  store.set('flip', true);
  off();
  store.failed('');
  assert.deepEqual([told, store.state.flip], [2, true]);
});

test('an act ends what was said of the draft before it', () => {
  const store = store_of();
  store.draft_begun({ n: 1 });
  store.commit_asked();
  store.order_judged({ ok: false, words: 'no' });
  store.failed('refused');
  store.draft_changed({ n: 2 });
  const { draft, sure, tried, error, acted } = store.state;
  assert.deepEqual([draft, sure, tried, error, acted], [{ n: 2 }, false, null, '', true]);
});

test('what the server refuses takes the place of its verdict on the text', () => {
  const store = store_of();
  store.draft_changed({ n: 1 });
  store.order_judged({ ok: false, words: 'not so' });
  store.failed('not so');
  assert.deepEqual([store.state.error, store.state.tried], ['not so', null]);
});

test('messages count as unread only where a narrow page does not show them', () => {
  const store = store_of();
  store.talk_grew([{ n: 1 }], 1);
  assert.equal(store.state.unread, 0);
  store.set('narrow', true);
  store.talk_grew([{ n: 2 }], 1);
  assert.equal(store.state.unread, 1);
  store.set('tab', 'talk');
  store.talk_grew([{ n: 3 }], 1);
  assert.deepEqual([store.state.unread, store.state.talk.length], [0, 3]);
});

test('on a wide page with tabs, messages count as unread while another panel is open', () => {
  const store = store_of({ panels: () => [] });
  store.talk_grew([{ n: 1 }], 1);
  assert.equal(store.state.unread, 1);
  store.set('tab', 'talk');
  store.talk_grew([{ n: 2 }], 1);
  assert.equal(store.state.unread, 0);
});

test('the end of a match brings its result to the front, unless a player reads or writes', () => {
  for (const [open, then] of [['empire', 'act'], ['act', 'act'], ['log', 'log'], ['talk', 'talk'], ['letters', 'letters'], ['notes', 'notes']]) {
    const store = store_of({ panels: () => [] });
    store.view_came({ turn: 1, status: 'live' }, 0);
    store.set('tab', open);
    store.view_came({ turn: 2, status: 'live' }, 0);
    assert.equal(store.state.tab, open, 'a turn takes nothing away');
    store.view_came({ turn: 3, status: 'finished' }, 0);
    assert.equal(store.state.tab, then);
    store.set('tab', open);
    store.view_came({ turn: 3, status: 'finished' }, 0);
    assert.equal(store.state.tab, open, 'only once');
  }
});

test('a view sets controls and nothing else', () => {
  assert.throws(() => store_of().set('draft', {}), /no control/);
});

test('a page that opens again knows how many turns were skipped', async () => {
  const { skip_keep } = await import('../../frontend/app/local/settings.js');
  assert.equal(store_of().state.skip, null);
  skip_keep(header.id, { from: 3, turns: 10 });
  assert.deepEqual(store_of().state.skip, { from: 3, turns: 10 });
  skip_keep(header.id, null);
  assert.equal(store_of().state.skip, null);
});
