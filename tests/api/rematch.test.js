// Rematch: one table for all who ask, seats passed on, bots seated again.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { after, test } from 'node:test';
import { person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';
import { await_view, begun, put_orders, table, FORMATION } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const path = (match) => `/matches/${match}/rematch`;
const header = async (client, match) => (await client.get(`/matches/${match}`)).body;

async function finished(settings = {}) {
  const t = await begun(s, settings);
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  return t;
}

test('the rematch starts when both have asked, with the seats swapped and the same terms', async () => {
  const t = await finished({ rated: false, private: true, press: 'none', clock: { mode: 'live', turn_seconds: 77 } });
  assert.equal((await header(t.south, t.match)).rematch, null);
  assert.equal((await header(s.client(), t.match)).rematch, undefined);
  const asked = await t.north.post(path(t.match), {});
  assert.deepEqual([asked.status, asked.body.status, asked.body.match], [201, 'open', null]);
  assert.deepEqual(asked.body.seats.map((seat) => seat.you), [true, false]);
  assert.deepEqual((await header(t.south, t.match)).rematch, { lobby: asked.body.lobby, match: null, wanted_by: [1] });
  const again = await t.north.post(path(t.match), {});
  assert.deepEqual([again.status, again.body.lobby, again.body.match], [200, asked.body.lobby, null]);
  const agreed = await t.south.post(path(t.match), {});
  assert.deepEqual([agreed.status, agreed.body.lobby, agreed.body.status], [200, asked.body.lobby, 'started']);
  const [before, now] = [await header(t.south, t.match), await header(t.south, agreed.body.match)];
  assert.deepEqual(before.rematch, { lobby: asked.body.lobby, match: agreed.body.match, wanted_by: [0, 1] });
  assert.deepEqual(now.seats.map((seat) => seat.name), before.seats.map((seat) => seat.name).reverse());
  assert.equal(now.seats[1].you, true);
  for (const same of ['game', 'variant', 'options', 'clock', 'rated', 'press', 'spectators']) assert.deepEqual(now[same], before[same], same);
  assert.notEqual(now.seed_commitment, before.seed_commitment);
  assert.equal((await t.north.post(path(t.match), {})).body.match, agreed.body.match);
  assert.equal(await s.value(`select to_json(private) from match where public_id = '${agreed.body.match}'`), true);
});

test('a public match has a public rematch, whose table is nobody else\'s', async () => {
  const t = await finished({ rated: false });
  const { body } = await t.south.post(path(t.match), {});
  const stranger = await s.guest();
  await stranger.refuse(404, 'not_found', 'GET', `/lobbies/${body.lobby}`);
  await stranger.refuse(404, 'not_found', 'PUT', `/lobbies/${body.lobby}/seats/me`, {});
  assert.ok(!(await stranger.get('/lobbies')).body.items.some((lobby) => lobby.id === body.lobby));
  const started = (await t.north.post(path(t.match), {})).body.match;
  assert.ok((await stranger.get('/matches')).body.items.some((m) => m.id === started), 'it can be watched');
});

test('against a built-in bot it starts at once', async () => {
  const me = await s.guest();
  const { body } = await me.post('/play', { game: 'stratic', versus: 'bot:greedy' });
  await me.post(`/matches/${body.match}/resign`, { confirm: true });
  const before = await header(me, body.match);
  const asked = await me.post(path(body.match), {});
  assert.deepEqual([asked.status, asked.body.status], [201, 'started']);
  const now = await header(me, asked.body.match);
  assert.deepEqual(now.seats.map((seat) => seat.kind), before.seats.map((seat) => seat.kind).reverse());
  assert.deepEqual([now.options, now.clock, now.rated], [before.options, before.clock, false]);
  await put_orders(me, asked.body.match, 0, FORMATION);
  await await_view(me, asked.body.match, (view) => view.owes && view.turn > 0);
});

test('only players of a finished match may ask', async () => {
  const running = await begun(s, { rated: false });
  await running.south.refuse(409, 'not_finished', 'POST', path(running.match), {});
  const t = await finished({ rated: false });
  await (await s.guest()).refuse(403, 'not_seated', 'POST', path(t.match), {});
  await s.client().refuse(401, 'unauthenticated', 'POST', path(t.match), {});
  await t.south.refuse(404, 'not_found', 'POST', path('abcdefghij'), {});
  await t.south.refuse(422, 'unknown_member', 'POST', path(t.match), { seat: 1 });
});

test('twenty who ask at once find one table', async () => {
  for (let round = 0; round < 4; round++) {
    const t = await finished({ rated: false });
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => t.seats[(i + round) % 2].call('POST', path(t.match), { body: {} })));
    for (const got of answers) assert.ok(got.status === 200 || got.status === 201, got.text);
    assert.equal(answers.filter((got) => got.status === 201).length, 1);
    assert.equal(new Set(answers.map((got) => got.body.lobby)).size, 1);
    const rows = `from lobby l join match m on m.id = l.rematch_of where m.public_id = '${t.match}'`;
    assert.equal(await s.value(`select count(*) ${rows}`), 1);
    assert.equal(await s.value(`select count(*) from match n where n.id in (select l.match_id ${rows})`), 1);
    const { rematch } = await header(t.south, t.match);
    assert.deepEqual((await header(t.south, rematch.match)).seats.map((seat) => seat.you ?? false), [false, true]);
  }
});

test('a rematch, a search for an opponent and a new game at once open no more lobbies than an account can have', async () => {
  const t = await finished({ rated: false });
  for (let i = 0; i < 19; i++) await t.south.post('/lobbies', { game: 'stratic', private: true });
  const database = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  database.stdin.write("begin; lock table lobby in share mode; select 'held';\n"); // lobbies can be counted, but not inserted
  await once(database.stdout, 'data');
  const asked = [[path(t.match), {}], ['/play', { game: 'stratic', versus: 'anyone' }], ['/lobbies', { game: 'stratic', private: true }]]
    .map(([url, body]) => t.south.call('POST', url, { body }));
  await until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") === 3, { what: 'three that wait' });
  database.stdin.end('commit;\n');
  const told = (await Promise.all(asked)).map(({ status, body }) => body.code ?? status);
  assert.equal(await s.value(`select count(*) from lobby l join account a on a.id = l.creator_id where a.public_id = '${t.south.account.id}' and l.status = 'open'`), 20);
  assert.equal(told.filter((one) => one !== 'too_many_requests').length, 1, told.join());
});

test('a rematch that was called off can be asked for again, by either', async () => {
  const t = await finished({ rated: false });
  const first = (await t.south.post(path(t.match), {})).body.lobby;
  await t.south.delete(`/lobbies/${first}`);
  assert.equal((await header(t.north, t.match)).rematch, null);
  const second = await t.north.post(path(t.match), {});
  assert.equal(second.status, 201);
  assert.notEqual(second.body.lobby, first);
  assert.equal((await t.south.post(path(t.match), {})).body.status, 'started');
});

test('the other one hears of it: on the page of the match and in the inbox', async () => {
  const t = await finished({ rated: false });
  const view = (await t.north.get(`/matches/${t.match}/view`)).body;
  const inbox = (await t.north.get('/me/inbox')).body;
  assert.deepEqual(inbox.rematches, []);
  const watched = (await s.client().get(`/matches/${t.match}/spectate`)).text;
  const waiting = [t.north.get(`/matches/${t.match}/view?after=${view.seq}&wait=20`), t.north.get(`/me/inbox?after=${inbox.seq}&wait=20`)];
  const { body } = await t.south.post(path(t.match), {});
  const [page, letters] = await Promise.all(waiting);
  assert.ok(page.body.seq > view.seq);
  assert.deepEqual({ ...page.body, seq: 0 }, { ...view, seq: 0 }, 'the match itself stays as it was');
  assert.deepEqual(letters.body.rematches.map((r) => [r.match, r.lobby]), [[t.match, body.lobby]]);
  assert.deepEqual((await t.south.get('/me/inbox')).body.rematches, []);
  assert.equal((await s.client().get(`/matches/${t.match}/spectate`)).text, watched);
  await t.north.post(path(t.match), {});
  assert.deepEqual((await t.north.get('/me/inbox')).body.rematches, []);
});

test('a rematch has a rematch', async () => {
  const t = await finished({ rated: false });
  await t.south.post(path(t.match), {});
  const { match } = (await t.north.post(path(t.match), {})).body;
  await t.south.post(`/matches/${match}/resign`, { confirm: true });
  await t.south.post(path(match), {});
  const third = (await t.north.post(path(match), {})).body.match;
  assert.deepEqual((await header(t.south, third)).seats.map((seat) => seat.you ?? false), [true, false]);
  await table(s, { rated: false }, t.south, t.north);
});

test('a block keeps the wish for a rematch from both sides, in the header and in the inbox', async () => {
  const [asks, other] = [await person(s), await person(s)];
  const t = await table(s, {}, asks, other);
  await put_orders(asks, t.match, 0, FORMATION);
  await put_orders(other, t.match, 0, FORMATION);
  await other.post(`/matches/${t.match}/resign`, { confirm: true });
  await asks.post(path(t.match), {});
  const seen = async (client) => [
    (await header(client, t.match)).rematch?.wanted_by ?? null,
    (await client.get('/me/inbox')).body.rematches.length,
  ];
  assert.deepEqual(await seen(other), [[0], 1]);
  const opinion = (client, who, blocked) => client.patch(`/me/players/${encodeURIComponent(who.account.name)}`, { blocked });
  for (const [one, two] of [[asks, other], [other, asks]]) {
    await opinion(one, two, true);
    assert.deepEqual(await seen(other), [null, 0]);
    assert.deepEqual(await seen(asks), [[0], 0], 'who has asked still sees the own wish');
    await opinion(one, two, false);
  }
  assert.deepEqual(await seen(other), [[0], 1]);
});
