// Answers that overtake one another, and answers that are lost: the page shows what is newest, and asks again for what it missed.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';

globalThis.ResizeObserver ??= class { observe() {} disconnect() {} };
globalThis.navigator ??= {}; // this browser has neither windows nor anything to share with
globalThis.requestAnimationFrame ??= (work) => setTimeout(work);
const { render } = await import('../../frontend/vendor/lit-html.js');
const { in_order } = await import('../../frontend/app/net/in_order.js');
const { session } = await import('../../frontend/app/net/session.js');
const lobby_page = await import('../../frontend/app/pages/lobby.js');
const { reading, unread } = await import('../../frontend/app/tournament/reading.js');
const { asking } = await import('../../frontend/app/net/asking.js');
const { planning } = await import('../../frontend/app/match/planning.js');
const { match_store } = await import('../../frontend/app/match/store.js');
const { known } = await import('../../frontend/model/catalogue.js');

const { setTimeout: later } = globalThis; // some tests stop the page's clock
const turns = () => new Promise((resolve) => { later(resolve); });
/* Let the page work until that is so. */
async function when(claim) {
  for (let times = 0; times < 5000 && !claim(); times += 1) await turns();
  assert.ok(claim(), String(claim));
}

/* A server whose answers come when the test says so: `answer(path, data)` answers the oldest request of that path,
 * `answer_newest` the newest, `lose` loses the oldest. An answer with a `tag` is a 304 for those who have it. */
function slow_server() {
  const open = [];
  globalThis.fetch = (url, { method, headers }) => new Promise((resolve, reject) => {
    open.push({ path: `${method} ${new URL(url, 'http://arena.test').pathname.replace('/api/v1', '')}`, tag: headers['If-None-Match'], resolve, reject });
  });
  const taken = async (path, find = 'findIndex') => {
    const at = () => open[find]((one) => one.path === path);
    await when(() => at() >= 0);
    return open.splice(at(), 1)[0];
  };
  const answered = ({ tag: theirs, resolve }, data, tag) => {
    resolve(theirs === tag ? new Response(null, { status: 304 })
      : new Response(JSON.stringify(data), { status: 200, headers: { ETag: tag, 'Content-Type': 'application/json' } }));
    return turns();
  };
  return {
    open: () => open.map(({ path }) => path),
    answer: async (path, data, tag = JSON.stringify(data)) => answered(await taken(path), data, tag),
    answer_newest: async (path, data) => answered(await taken(path, 'findLastIndex'), data, JSON.stringify(data)),
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

test('the podium of a player who knows the end before everybody sees it has the last standings', async () => {
  const { server, state, reads } = await at_tournament();
  const STANDINGS = LIVE.replace(/live$/, 'standings');
  const before = live({ round: 1 });
  before.standings.items = [{ player: 'Ben', place: 1 }];
  const last = reads.all();
  await server.answer(LIVE, before);
  await server.answer(OWN, tournament({ status: 'finished', round: 1, mine: [], you_host: false }));
  await when(() => server.open().includes(STANDINGS));
  assert.deepEqual([state.tournament.status, state.standings], ['running', []], 'no end is shown without them');
  await server.answer(STANDINGS, { items: [{ player: 'Ann', place: 1 }] });
  await last;
  assert.deepEqual([state.tournament.status, state.standings], ['finished', [{ player: 'Ann', place: 1 }]]);
  const again = reads.all();
  await server.answer(LIVE, before);
  await server.answer(STANDINGS, { items: [{ player: 'Ann', place: 1 }] });
  await again;
  assert.deepEqual([state.standings, reads.is_done()], [[{ player: 'Ann', place: 1 }], false]);
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
  await server.answer(OWN, tournament({ players: 1, mine: [{ player: 'Ann', status: 'in', match: null }], you_host: false }));
  await server.answer(LIVE.replace(/live$/, 'standings'), { items: [{ player: 'Ann' }] });
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
  const before = at.ask();
  at.forget();
  const now = at.ask();
  answers[0]('before');
  await before;
  assert.equal(state.legal, null);
  answers[1]('now');
  await now;
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

/* A game before its start, which Ann has created, as Ben's page shows it, with its clock stopped. */
const before_start = (seat, more = {}) => ({ id: ID, game: 'nothing', variant: 'base', status: 'open', creator: 'Ann', private: false, rated: false, clock: { mode: 'untimed' },
  options: {}, spectators: 'none', press: 'all', absence: { policy: 'default' }, seats: [{ seat: 0, name: 'Ann', kind: 'guest' }, { seat: 1, ...seat }, { seat: 2 }], ...more });
const LOBBY = `GET /lobbies/${ID}`;

async function at_lobby(t, name, first) {
  t.mock.timers.enable({ apis: ['setTimeout'] });
  const server = slow_server();
  session.account = { id: 'b', name, kind: 'guest' };
  const shown = await lobby_page.open({ params: { lobby: ID }, query: new URLSearchParams(), paint() {}, say() {}, go() {} });
  const drawn = () => { render(shown.view(), page()); return page(); };
  const named = (word) => [...drawn().querySelectorAll('button')].find((one) => one.textContent.trim() === word);
  await server.answer(LOBBY, first);
  return { server, shown, drawn, named };
}

test('what the page asked before the player joined does not put them out of the game again', async (t) => {
  const [without, within] = [before_start({}), before_start({ name: 'Ben', kind: 'guest', you: true })];
  const { server, shown, named } = await at_lobby(t, 'Ben', without);
  await when(() => named('Join'));
  t.mock.timers.tick(2000); // the page asks once more
  named('Join').click();
  await server.answer(`PUT /lobbies/${ID}/seats/me`, within);
  await when(() => named('Leave'));
  await server.answer(LOBBY, without);
  for (let times = 0; times < 20; times += 1) await turns();
  assert.ok(named('Leave'), 'still in the game');
  t.mock.timers.tick(2000);
  assert.deepEqual(server.open(), [LOBBY], 'it is read on, once at a time');
  shown.close();
});

test('the links of a private game are asked for again when they were lost, and the newest answer stays', async (t) => {
  const INVITES = `/lobbies/${ID}/invites`;
  const LINKS = `GET ${INVITES}`;
  const link = (id, status = 'open') => ({ id, status, uses: 1, left: 1, expires_at: '2030-01-01T00:00:00Z' });
  const mine = before_start({}, { private: true, seats: [{ seat: 0, name: 'Ann', kind: 'guest', you: true }, { seat: 1 }] });
  const { server, shown, drawn, named } = await at_lobby(t, 'Ann', mine);
  const open_links = () => drawn().querySelectorAll('.links li button').length;
  const look = async () => {
    t.mock.timers.tick(2000);
    await server.answer(LOBBY, mine);
  };
  await server.lose(LINKS);
  await look();
  await server.answer(LINKS, { items: [link('a'), link('b')] });
  await when(() => open_links() === 2);
  named('Revoke').click();
  await server.answer(`DELETE ${INVITES}/a`, {});
  await server.lose(LINKS);
  await look();
  named('Revoke').click();
  await server.answer(`DELETE ${INVITES}/a`, {});
  await when(() => server.open().filter((path) => path === LINKS).length === 2);
  await server.answer_newest(LINKS, { items: [link('a', 'revoked'), link('b', 'revoked')] });
  assert.equal(open_links(), 0);
  await server.answer(LINKS, { items: [link('a', 'revoked'), link('b')] });
  assert.equal(open_links(), 0, 'the first question was answered last');
  shown.close();
});
