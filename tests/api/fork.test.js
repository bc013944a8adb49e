// Going on from a turn of a finished match: a match of one's own with the same beginning, like any other afterwards.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, stack } from '../lib/stack.mjs';
import { await_view, begun, pick_turn, play_line, put_orders, SHORT_WIN, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const t = await begun(s);
await play_line(t, SHORT_WIN);
const fork = async (who, body, match = t.match) => (await who.post(`/matches/${match}/fork`, body)).body.match;

const rebuild = () => new Promise((resolve) => {
  execFile(join(build, 'quad'), ['rebuild'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out) => resolve(JSON.parse(out.split('\n')[0])));
});

test('a fork stands where the turn was played from, the caller in the seat that owes, and goes on against the bot', async () => {
  const guest = await s.guest();
  const match = await fork(guest, { turn: 3, versus: 'bot:greedy' });
  const { body: header } = await guest.get(`/matches/${match}`);
  assert.deepEqual([header.status, header.turn, header.rated, header.seats.map((p) => p.kind)], ['live', 3, false, ['guest', 'builtin']]);
  const { body: old } = await s.client().get(`/matches/${t.match}/spectate?turn=3`);
  const view = (await guest.get(`/matches/${match}/view`)).body;
  assert.equal(view.view.text, old.view.text);
  assert.equal(view.owes, true);
  await put_orders(guest, match, 3, await pick_turn(guest, match, view));
  await await_view(guest, match, (v) => v.turn >= 5);
  const lines = (await guest.get(`/matches/${match}/log`)).body.items;
  assert.deepEqual([lines[0].kind, lines[0].match, lines[0].of_turn], ['fork', t.match, 3]);
  for (const list of ['live', 'finished']) assert.ok(!(await s.client().get(`/matches?status=${list}&limit=200`)).body.items.some((m) => m.id === match), 'a fork is private');
  await guest.post(`/matches/${match}/resign`, { confirm: true });
  const { body: record } = await guest.get(`/matches/${match}/export`);
  assert.equal((await s.client().post('/verify', record)).body.ok, true);
  assert.equal(record.seed, (await s.client().get(`/matches/${t.match}`)).body.seed);
  assert.equal((await rebuild()).bad, 0);
  assert.equal(await s.sql('select m.public_id from opening o join match m on m.id = o.match_id'), t.match, 'the first turns of a fork were played elsewhere');
});

test('the other seat may be asked for; then the bot begins', async () => {
  const guest = await s.guest();
  const match = await fork(guest, { turn: 1, seat: 1, versus: 'bot:random' });
  await await_view(guest, match, (v) => v.turn >= 2 && v.owes);
});

test('where all order at once, players go on in their own seat, strangers in the first that owes orders', async () => {
  const of = await table(s, { game: 'stratagem', seats: 2, rated: false, clock: { mode: 'untimed' } });
  for (const who of of.seats) await put_orders(who, of.match, 1, {});
  await await_view(of.south, of.match, (v) => v.turn > 1);
  await of.north.post(`/matches/${of.match}/resign`, { confirm: true });
  const mine = async (who, wish) => (await who.get(`/matches/${await fork(who, { turn: 2, versus: 'bot:random', ...wish }, of.match)}/view`)).body.seat;
  assert.deepEqual(await Promise.all([mine(of.south), mine(of.north), mine(await s.guest()), mine(of.north, { seat: 0 })]), [0, 1, 0, 0]);
});

test('a fork of the very beginning has its setup before it', async () => {
  const guest = await s.guest();
  const match = await fork(guest, { turn: 0, versus: 'bot:random' });
  const { body: view } = await guest.get(`/matches/${match}/view`);
  assert.deepEqual([view.stage, view.turn], ['setup', 0]);
});

test('what was taken back is not carried along', async () => {
  const u = await begun(s, { rated: false });
  await play_line(u, ['Ae2>e5', '--']);
  const { body: { offer } } = await u.south.post(`/matches/${u.match}/offers`, { kind: 'takeback' });
  await u.north.put(`/matches/${u.match}/offers/${offer.id}`, { accept: true });
  const { body: now } = await u.south.get(`/matches/${u.match}/view`);
  await put_orders(u.south, u.match, now.turn, turn('Fa2>a3'));
  await u.north.post(`/matches/${u.match}/resign`, { confirm: true });
  const at = now.turn + 1;
  const { body: old } = await s.client().get(`/matches/${u.match}/spectate?turn=${at}`);
  const guest = await s.guest();
  const match = await fork(guest, { turn: at, versus: 'bot:random' }, u.match);
  const { body: header } = await guest.get(`/matches/${match}`);
  assert.equal(header.turn, 2);
  assert.equal((await guest.get(`/matches/${match}/view?turn=2`)).body.view.text, old.view.text);
});

test('a match of older rules keeps them, and so do its fork and its rematch', async () => {
  const civs = ['ironborn', 'tidecallers'];
  const old = await table(s, { game: 'stratagem', seats: 2, rated: false, clock: { mode: 'untimed' }, options: { civs } });
  const begin = (await old.south.get(`/matches/${old.match}`)).body;
  await s.sql(`update match set rules_version = 1 where public_id = '${old.match}'`); // as of a match from before there were others
  assert.equal((await rebuild()).bad, 0);
  const version = async (who, match) => { const { body } = await who.get(`/matches/${match}`); return [body.rules_version, (await view_of(who, match)).view.rules.version]; };
  const orders = async (match, n) => { for (const who of old.seats) await put_orders(who, match, n, {}); };
  await orders(old.match, 1);
  assert.deepEqual(await version(old.south, old.match), [1, 1]);
  await old.north.post(`/matches/${old.match}/resign`, { confirm: true });
  const { body: record } = await old.south.get(`/matches/${old.match}/export`);
  assert.deepEqual([begin.rules_version, record.rules_version], [2, 1]);
  assert.equal((await s.client().post('/verify', record)).body.ok, true);
  assert.equal((await s.client().post('/verify', { ...record, rules_version: 2 })).body.ok, false);
  const copy = await fork(old.south, { turn: 2, versus: 'bot:random' }, old.match);
  assert.deepEqual(await version(old.south, copy), [1, 1]);
  await old.south.post(`/matches/${old.match}/rematch`, {});
  const { body: again } = await old.north.post(`/matches/${old.match}/rematch`, {});
  assert.deepEqual(await version(old.south, again.match), [1, 1]);
  const fresh = await table(s, { game: 'stratagem', seats: 2, rated: false, clock: { mode: 'untimed' } }, old.south, old.north);
  assert.deepEqual(await version(old.south, fresh.match), [2, 2]);
});

test('what cannot be forked is refused in words, and nothing is begun', async () => {
  const guest = await s.guest();
  const before = await s.sql('select count(*) from match');
  const refuse = (status, code, body, match = t.match) => guest.refuse(status, code, 'POST', `/matches/${match}/fork`, body);
  await refuse(409, 'game_over', { turn: 6 });
  await refuse(422, 'bad_request', { turn: 7 });
  await refuse(422, 'bad_request', { turn: -1 });
  await refuse(422, 'bad_request', {});
  await refuse(422, 'bad_request', { turn: 3, seat: 2 });
  await refuse(422, 'unknown_bot', { turn: 3, versus: 'bot:nobody' });
  await refuse(422, 'unknown_member', { turn: 3, rated: true });
  await refuse(404, 'not_found', { turn: 3 }, 'aaaaaaaaaa');
  const running = await begun(s);
  await refuse(409, 'not_finished', { turn: 1 }, running.match);
  await s.client().refuse(401, 'unauthenticated', 'POST', `/matches/${t.match}/fork`, { turn: 3 });
  assert.equal(Number(await s.sql('select count(*) from match')), Number(before) + 1);
});

const lobby_of = async (who, of, continues) => {
  const { status, body } = await who.post('/lobbies', { game: of.game, continues });
  assert.equal(status, 201, JSON.stringify(body));
  return body;
};
const sit = (who, { id, join_url }, seat) => who.put(`/lobbies/${id}/seats/me`, { invite: new URL(join_url, s.url).searchParams.get('invite'), ...(seat !== undefined && { seat }) });

test('people continue a finished match from one of its turns: the last one who joins begins it there', async () => {
  const [host, friend, stranger] = [await s.guest(), await s.guest(), await s.guest()];
  const lobby = await lobby_of(host, { game: 'stratic' }, { match: t.match, turn: 3 });
  assert.deepEqual([lobby.private, lobby.rated, lobby.clock.mode, lobby.continues, lobby.seats.map((seat) => seat.you)], [true, false, 'untimed', { match: t.match, turn: 3 }, [true, false]]);
  await stranger.refuse(404, 'not_found', 'GET', `/lobbies/${lobby.id}`);
  const { body: { match, continues } } = await sit(friend, lobby);
  assert.deepEqual(continues, { match: t.match, turn: 3 });
  const { body: header } = await friend.get(`/matches/${match}`);
  assert.deepEqual([header.status, header.turn, header.rated, header.seats.map((p) => p.kind)], ['live', 3, false, ['guest', 'guest']]);
  const { body: old } = await s.client().get(`/matches/${t.match}/spectate?turn=3`);
  for (const who of [host, friend]) assert.equal((await view_of(who, match)).view.text, old.view.text);
  await put_orders(host, match, 3, await pick_turn(host, match, await view_of(host, match)));
  await put_orders(friend, match, 4, await pick_turn(friend, match, await view_of(friend, match)));
  await host.post(`/matches/${match}/resign`, { confirm: true });
  assert.equal((await s.client().post('/verify', (await host.get(`/matches/${match}/export`)).body)).body.ok, true);
  const lines = (await friend.get(`/matches/${match}/log`)).body.items;
  assert.deepEqual([lines[0].kind, lines[0].match, lines[0].of_turn], ['fork', t.match, 3]);
  assert.equal((await rebuild()).bad, 0);
});

test('in a game of simultaneous turns players keep their seat, and a bot may take what is left', async () => {
  const of = await table(s, { game: 'cosair', seats: 2, rated: false, clock: { mode: 'untimed' } });
  for (const n of [1, 2]) {
    for (const who of of.seats) await put_orders(who, of.match, n, []);
    await await_view(of.south, of.match, (v) => v.turn > n);
  }
  await of.south.post(`/matches/${of.match}/resign`, { confirm: true });
  const lobby = await lobby_of(of.north, { game: 'cosair' }, { match: of.match, turn: 2 });
  assert.deepEqual(lobby.seats.map((seat) => seat.you), [false, true]);
  const { body: { match } } = await of.north.put(`/lobbies/${lobby.id}/seats/0`, { bot: 'bot:random' });
  const before = (await of.north.get(`/matches/${of.match}/view?turn=2`)).body.view;
  assert.deepEqual((await of.north.get(`/matches/${match}/view?turn=2`)).body.view, before);
});

test('what cannot be continued with people is refused, and no lobby is made', async () => {
  const guest = await s.guest();
  const before = await s.sql('select count(*) from lobby');
  const refuse = (status, code, continues, more = {}) => guest.refuse(status, code, 'POST', '/lobbies', { game: 'stratic', continues, ...more });
  await refuse(409, 'game_over', { match: t.match, turn: 6 });
  await refuse(422, 'bad_request', { match: t.match, turn: 7 });
  for (const turn of [-1, 2 ** 31, '3', null]) await refuse(422, 'bad_request', { match: t.match, turn });
  for (const seat of [-1, 2, 16, 2 ** 40]) await refuse(422, 'bad_request', { match: t.match, turn: 3, seat });
  await refuse(422, 'bad_request', { turn: 3 });
  await refuse(422, 'bad_request', { match: t.match, turn: 3 }, { game: 'cosair' });
  await refuse(422, 'bad_request', { match: t.match, turn: 3 }, { variant: 'antistratic' });
  for (const more of [{ rated: true }, { seats: 2 }, { bots: [] }, { clock: { mode: 'untimed' } }, { seed: '0'.repeat(16) }, { invitation: { player: 'x' } }]) await refuse(422, 'unknown_member', { match: t.match, turn: 3 }, more);
  await refuse(422, 'unknown_member', { match: t.match, turn: 3, versus: 'bot:random' });
  await refuse(404, 'not_found', { match: 'aaaaaaaaaa', turn: 3 });
  const running = await begun(s, { private: true });
  await refuse(409, 'not_finished', { match: running.match, turn: 1 });
  await s.client().refuse(401, 'unauthenticated', 'POST', '/lobbies', { game: 'stratic', continues: { match: t.match, turn: 3 } });
  assert.equal(Number(await s.sql('select count(*) from lobby')), Number(before) + 1, 'the running one');
});

test('two who take the last seat at once begin one match', async () => {
  const host = await s.guest();
  const lobby = await lobby_of(host, { game: 'stratic' }, { match: t.match, turn: 2 });
  const all = await Promise.all(Array.from({ length: 4 }, () => s.guest()));
  const path = `/lobbies/${lobby.id}/seats/me`, invite = new URL(lobby.join_url, s.url).searchParams.get('invite');
  const answers = await Promise.all(all.map((who) => who.call('PUT', path, { body: { invite } })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409, 409, 409]);
  const { body } = await host.get(`/lobbies/${lobby.id}`);
  assert.equal((await view_of(host, body.match)).turn, 2);
});

test('the same wish sent twice begins one match', async () => {
  const guest = await s.guest();
  const [one, two] = await Promise.all([0, 1].map(() => guest.call('POST', `/matches/${t.match}/fork`, { body: { turn: 2 }, headers: { 'Idempotency-Key': 'fork-1' } })));
  const made = [one, two].filter((a) => a.status === 201).map((a) => a.body.match);
  assert.ok(made.length >= 1 && new Set(made).size === 1);
});
