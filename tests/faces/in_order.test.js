// Answers that overtake one another, and answers that are lost: the page shows what is newest, and asks again for what it missed.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.ResizeObserver ??= class { observe() {} disconnect() {} };
globalThis.navigator ??= {}; // this browser has neither windows nor anything to share with
globalThis.requestAnimationFrame ??= (work) => setTimeout(work);
const { render } = await import('../../frontend/vendor/lit-html.js');
const { in_order } = await import('../../frontend/app/net/in_order.js');
const { refresh, session } = await import('../../frontend/app/net/session.js');
const lobby_page = await import('../../frontend/app/pages/lobby.js');
const { reading, unread } = await import('../../frontend/app/tournament/reading.js');
const { asking } = await import('../../frontend/app/net/asking.js');
const { planning } = await import('../../frontend/app/match/planning.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { known } = await import('../../frontend/model/catalogue.js');

const turns = () => new Promise((resolve) => { setTimeout(resolve); });
/* Let the page work until that is so. */
async function when(claim) {
  for (let times = 0; times < 5000 && !claim(); times += 1) await turns();
  assert.ok(claim(), String(claim));
}

/* A server whose answers come when the test says so: `answer(path, data)` answers the oldest request of that path, `lose` loses it. An answer with a `tag`
 * is a 304 for those who have it. */
function slow_server() {
  const open = [];
  globalThis.fetch = (url, { method, headers }) => new Promise((resolve, reject) => {
    open.push({ path: `${method} ${new URL(url, 'http://arena.test').pathname.replace('/api/v1', '')}`, tag: headers['If-None-Match'], resolve, reject });
  });
  const taken = async (path) => {
    const at = () => open.findIndex((one) => one.path === path);
    await when(() => at() >= 0);
    return open.splice(at(), 1)[0];
  };
  return {
    open: () => open.map(({ path }) => path),
    async answer(path, data, tag = JSON.stringify(data)) {
      const { tag: theirs, resolve } = await taken(path);
      resolve(theirs === tag ? new Response(null, { status: 304 })
        : new Response(JSON.stringify(data), { status: 200, headers: { ETag: tag, 'Content-Type': 'application/json' } }));
      await turns();
    },
    async lose(path) {
      (await taken(path)).reject(new TypeError('lost'));
      await turns();
    },
  };
}

test('an answer counts unless a later question was answered before', () => {
  const asking = in_order();
  const [first, second, third] = [asking(), asking(), asking()];
  assert.deepEqual([second(), first(), third()], [true, false, true]);
});

const ID = 'aaaaaaaaaa';
const LIVE = `GET /tournaments/${ID}/live`;
const OWN = `GET /tournaments/${ID}`;
const tournament = (more) => ({ id: ID, format: 'swiss', status: 'running', round: 0, ...more });
const live = (more) => ({ tournament: tournament(more), standings: { items: [] }, round: null });

/* A page of a tournament that Ann has read once. */
async function at_tournament() {
  session.account = { id: 'b', name: 'Ann', kind: 'guest' };
  const [server, state] = [slow_server(), unread()];
  const reads = reading(ID, state, () => {});
  const first = reads.all();
  await server.answer(LIVE, live());
  await server.answer(OWN, tournament({ mine: [], you_host: false }));
  await first;
  return { server, state, reads };
}

test('the last change of a tournament is not missed when half of it was lost', async () => {
  const { server, state, reads } = await at_tournament();
  const over = live({ status: 'finished' });
  const lost = reads.all();
  await Promise.all([assert.rejects(lost), server.answer(LIVE, over).then(() => server.lose(OWN))]);
  assert.equal(reads.is_done(), false, 'the page asks again');
  const again = reads.all();
  await server.answer(LIVE, over);
  await server.answer(OWN, tournament({ status: 'finished', mine: [{ player: 'Ann', status: 'in', match: null }], you_host: false }));
  await again;
  assert.deepEqual([state.tournament.status, state.tournament.mine.length, reads.is_done()], ['finished', 1, true]);
});

test('what the page asked before an entry does not undo the entry', async () => {
  const { server, state, reads } = await at_tournament();
  const poll = reads.all();
  await server.answer(LIVE, live({ players: 0, waiting: 1 }));
  await when(() => server.open().includes(OWN));
  const acted = reads.acted();
  await turns();
  assert.deepEqual(server.open(), [OWN], 'nothing overtakes it');
  await server.answer(OWN, tournament({ mine: [], you_host: false }));
  await poll;
  await server.answer(LIVE, live({ players: 1 }));
  await server.answer(LIVE.replace(/live$/, 'standings'), { items: [{ player: 'Ann' }] });
  await server.answer(OWN, tournament({ players: 1, mine: [{ player: 'Ann', status: 'in', match: null }], you_host: false }));
  await acted;
  assert.deepEqual(state.standings, [{ player: 'Ann' }]);
  assert.deepEqual(state.tournament.mine, [{ player: 'Ann', status: 'in', match: null }]);
  assert.deepEqual(server.open(), []);
});

test('the legal moves of the position before are none of this one', async () => {
  const state = { draft: {}, legal: null };
  const answers = [];
  const at = asking({ state, face: { partial: () => null }, may: () => true, send() {}, learnt() {}, put: (told) => Object.assign(state, told),
    legal: () => new Promise((resolve) => { answers.push(resolve); }) });
  at.ask();
  at.forget();
  at.ask();
  answers[0]('before');
  await turns();
  assert.equal(state.legal, null);
  answers[1]('now');
  await turns();
  assert.equal(state.legal, 'now');
});

test('saved conditional moves stay, whichever answer comes last', async () => {
  known.games = [{ id: 'stratic', bots: [], variants: [{ id: 'base', turns: 'alternate' }] }];
  const header = { id: ID, game: 'stratic', variant: 'base', clock: { mode: 'untimed' }, seats: [{ seat: 0, name: 'Ann', you: true }, { seat: 1, name: 'Ben' }] };
  const store = match_store({ id: ID, header, face: {} });
  store.view_came({ turn: 3, status: 'live' }, 0);
  const server = slow_server();
  const plan = planning({ id: ID, store, paint() {} });
  const [PLAN, PUT] = [`GET /matches/${ID}/plan`, `PUT /matches/${ID}/plan`];
  const [none, one] = [{ turn: null, lines: [], texts: [], cancelled: null }, { turn: 3, lines: [['a', 'b']], texts: [['a', 'b']], cancelled: null }];
  const read = plan.read();
  const saved = plan.add_line(['a', 'b']);
  await server.answer(PUT, one);
  await saved;
  assert.deepEqual(store.state.plan.lines, one.lines);
  await server.answer(PLAN, none);
  assert.deepEqual(store.state.plan.lines, one.lines, 'the older answer is not shown');
  await server.answer(PLAN, one);
  await read;
  const late = plan.add_line(['c', 'd']);
  const other = plan.read();
  await server.answer(PLAN, none);
  await server.answer(PUT, one);
  await late;
  await other;
  await server.answer(PLAN, none);
  assert.deepEqual(store.state.plan.lines, [], 'what was read while it was saved is read again');
});

test('what the page asked before the player joined does not put them out of the game again', async () => {
  const server = slow_server();
  session.account = { id: 'b', name: 'Ben', kind: 'guest' };
  const lobby = (...seats) => ({ id: ID, game: 'nothing', variant: 'base', status: 'open', creator: 'Ann', private: false, rated: false, clock: { mode: 'untimed' },
    options: {}, spectators: 'all', press: 'all', absence: { policy: 'default' }, seats: [{ seat: 0, name: 'Ann', kind: 'guest' }, { seat: 1, ...seats[0] }, { seat: 2 }] });
  const [without, within] = [lobby({}), lobby({ name: 'Ben', kind: 'guest', you: true })];
  const ctx = { params: { lobby: ID }, query: new URLSearchParams(), paint() {}, say() {}, go() {} };
  const shown = await lobby_page.open(ctx);
  const buttons = () => { render(shown.view(), page()); return [...page().querySelectorAll('button')]; };
  const named = (word) => buttons().find((one) => one.textContent.trim() === word);
  await server.answer(`GET /lobbies/${ID}`, without);
  await when(() => named('Join'));
  const again = refresh(); // the page asks once more when the account was asked for
  await server.answer('GET /me', { id: 'b', name: 'Ben', kind: 'guest' });
  await again;
  named('Join').click();
  await server.answer(`PUT /lobbies/${ID}/seats/me`, within);
  await when(() => named('Leave'));
  await server.answer(`GET /lobbies/${ID}`, without);
  for (let times = 0; times < 20; times += 1) await turns();
  assert.ok(named('Leave'), 'still in the game');
  shown.close();
});
