// The history of a match on its page: what the end reveals takes the place of what was known before.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

const { match_store } = await import('../../frontend/app/match/store.js');
const { history } = await import('../../frontend/app/match/history.js');

const header = { id: 'aaaaaaaaaa', game: 'stratagem', seats: [{ seat: 0, name: 'Ann', you: true }, { seat: 1, name: 'Ben' }] };
const line = (n, turn, kind) => ({ n, turn, kind, at: `2026-01-01T00:00:0${turn}.000Z` });
const LIVE = [line(1, 1, 'mine'), line(2, 2, 'mine')];
/* Once the match is over, lines of the others stand between one's own, and all are counted. */
const WHOLE = [line(1, 1, 'theirs'), line(2, 1, 'mine'), line(3, 2, 'theirs'), line(4, 2, 'mine'), line(5, 3, 'mine'), line(6, 3, 'victory')];

/* A server of one match; `server.log` and `server.fog` change when the match ends. */
function table() {
  const server = { log: LIVE, fog: true, asked: [] };
  const answer = (data) => new Response(JSON.stringify(data), { status: 200, headers: { 'Content-Type': 'application/json' } });
  globalThis.fetch = async (url) => {
    const { pathname, searchParams } = new URL(url, 'http://arena.test');
    server.asked.push(pathname);
    if (pathname.endsWith('/log')) return answer({ items: server.log.filter(({ n }) => n > Number(searchParams.get('after'))), next: null });
    return answer({ view: { turn: Number(searchParams.get('turn')), fog: server.fog } });
  };
  const store = match_store({ id: header.id, header, face: {} });
  const over = () => store.state.live.status === 'finished';
  const eyes = { of: () => null, wish: (turn) => (over() ? { turn } : null), address: () => '/matches/aaaaaaaaaa' };
  const told = [];
  return { server, store, told, history: history({ id: header.id, store, eyes, tell: (lines) => told.push(...lines.map(({ n }) => n)) }) };
}

function finish({ server, store }) {
  Object.assign(server, { log: WHOLE, fog: false });
  store.view_came({ turn: 4, status: 'finished' }, 0);
}

test('the end shows each line once, and says only what is new', async () => {
  const t = table();
  t.store.view_came({ turn: 3, status: 'live' }, 0);
  await t.history.read();
  assert.deepEqual(t.store.state.log.map(({ n }) => n), [1, 2]);
  finish(t);
  await t.history.read();
  await t.history.read();
  assert.deepEqual(t.store.state.log, WHOLE);
  assert.deepEqual(t.told, [5, 6]);
});

test('an earlier turn that was looked at in the fog is asked for again after the end, also while it is shown', async () => {
  const t = table();
  t.store.view_came({ turn: 3, status: 'live' }, 0);
  await t.history.read();
  await t.history.jump(1);
  assert.equal(t.store.state.past.view.fog, true);
  finish(t);
  await t.history.read();
  await t.history.view_of(1);
  assert.deepEqual([t.store.state.past.turn, t.store.state.past.view.fog], [1, false]);
});

test('a read that is asked for during another is done after it', async () => {
  const t = table();
  t.store.view_came({ turn: 3, status: 'live' }, 0);
  const first = t.history.read();
  finish(t);
  await t.history.read();
  await first;
  assert.deepEqual(t.store.state.log, WHOLE);
});
