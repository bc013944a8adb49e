// The catalogue, tables and how they fill, one-click start.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { PATIENT, table } from '../lib/play.mjs';

const s = await stack({ workers: 12 });
after(() => s.stop());

const invite_of = (lobby) => new URL(lobby.join_url, s.url).searchParams.get('invite');
const open = (client, settings = {}) => client.post('/lobbies', { game: 'stratic', ...settings }).then((a) => a.body);

test('the catalogue lists Stratic with schema, clocks and bots, and not the template', async () => {
  const { body: games, etag } = await s.client().get('/games');
  assert.deepEqual(games.map((g) => g.id).filter((id) => id === 'stratic' || id === 'nullgame'), ['stratic']);
  const stratic = games.find((g) => g.id === 'stratic');
  const base = stratic.variants.find((v) => v.id === 'base');
  assert.deepEqual([base.seats_min, base.seats_max, base.turns], [2, 2, 'alternate']);
  assert.equal(base.options_schema.type, 'object');
  assert.equal(base.clock.default.mode, 'live');
  assert.deepEqual(Object.keys(base.clock.modes).sort(), ['budget', 'correspondence', 'live', 'untimed']);
  assert.deepEqual(stratic.bots.map((b) => [b.id, b.level]).slice(0, 2), [['bot:random', 1], ['bot:greedy', 5]]);
  assert.equal((await s.client().call('GET', '/games', { headers: { 'If-None-Match': etag } })).status, 304);
});

test('a table opens with defaults made explicit', async () => {
  const client = await s.guest();
  const lobby = await open(client);
  assert.equal(lobby.id, lobby.lobby);
  assert.equal(lobby.variant, 'base');
  assert.equal(lobby.status, 'open');
  assert.equal(lobby.match, null);
  assert.equal(lobby.creator, client.account.name);
  assert.deepEqual(lobby.seats.map((seat) => [seat.seat, seat.name, seat.kind, seat.you]), [[0, client.account.name, 'guest', true], [1, null, null, false]]);
  assert.deepEqual([lobby.options.dims, lobby.options.max_expansions, lobby.options.turn_limit], [2, null, 0]);
  assert.deepEqual([lobby.clock.mode, lobby.clock.turn_seconds, lobby.clock.stage_seconds.setup], ['live', 60, 300]);
  assert.deepEqual([lobby.private, lobby.spectators, lobby.press], [false, 'public', 'all']);
});

test('a full table starts by itself and leaves the list', async () => {
  const [south, north, watcher] = [await s.guest(), await s.guest(), s.client()];
  const lobby = await open(south);
  const listed = async () => (await watcher.get('/lobbies?game=stratic&open=1&limit=200')).body.items.some((item) => item.id === lobby.id);
  assert.ok(await listed());
  const { body: full } = await north.put(`/lobbies/${lobby.id}/seats/me`, {});
  assert.equal(full.status, 'started');
  assert.ok(!await listed());
  assert.equal((await south.get(`/lobbies/${lobby.id}`)).body.match, full.match);
  const { body: match } = await watcher.get(`/matches/${full.match}`);
  assert.deepEqual(match.seats.map((seat) => [seat.name, seat.kind, seat.you]), [[south.account.name, 'guest', undefined], [north.account.name, 'guest', undefined]]);
  assert.deepEqual([match.status, match.turn, match.stage, match.result, match.seed], ['live', 0, 'setup', null, undefined]);
  assert.equal((await south.get(`/matches/${full.match}`)).body.seats[0].you, true);
});

const FULL = { stratic: { seats: 2 }, stratagem: { seats: 4 }, rulegame: { variant: 'race', seats: 2, options: { level: 'cabinet' } }, cosair: { seats: 3 } };

test('fifty clients want the last seat: one gets it, the match starts once', async () => {
  const crowd = await Promise.all(Array.from({ length: 50 }, () => s.guest()));
  const ids = (clients) => clients.map(({ account }) => account.id).sort();
  for (const [game, wish] of Object.entries(FULL)) {
    const seated = await Promise.all(Array.from({ length: wish.seats - 1 }, () => s.guest()));
    const { body: lobby } = await seated[0].post('/lobbies', { game, clock: PATIENT, ...wish });
    for (const one of seated.slice(1)) await one.put(`/lobbies/${lobby.id}/seats/me`, {});
    const answers = await Promise.all(crowd.map((client) => client.decided('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} })));
    const inside = answers.findIndex((a) => a.status === 200), winner = crowd[inside];
    for (const [i, { status, body }] of answers.entries())
      if (i !== inside) assert.ok(status === 409 && ['lobby_started', 'lobby_full', 'seat_taken'].includes(body.code), `${game}: ${status} ${body.code}`);
    const { body: now } = await seated[0].get(`/lobbies/${lobby.id}`);
    assert.deepEqual([now.status, now.seats.at(-1).name], ['started', winner.account.name]);
    /* All matches of those who sat there before: the one, with everybody in one seat, and with none of the others. */
    const rows = await s.value(`select json_agg(json_build_array(m.public_id, a.public_id)) from match_seat p join match m on m.id = p.match_id join account a on a.id = p.account_id
      where m.id in (select match_id from match_seat q join account b on b.id = q.account_id where b.public_id in (${ids(seated).map((id) => `'${id}'`)}))`);
    assert.deepEqual([...new Set(rows.map(([match]) => match))], [now.match]);
    assert.deepEqual(rows.map(([, account]) => account).sort(), ids([...seated, winner]));
    assert.deepEqual((await winner.put(`/lobbies/${lobby.id}/seats/me`, {})).body.match, now.match, 'again is the same seat');
  }
});

test('joining twice, a taken seat, a seat that is not there', async () => {
  const [a, b] = [await s.guest(), await s.guest()];
  const lobby = await open(a);
  assert.deepEqual((await a.put(`/lobbies/${lobby.id}/seats/me`, {})).body.seats, lobby.seats);
  await b.refuse(409, 'seat_taken', 'PUT', `/lobbies/${lobby.id}/seats/me`, { seat: 0 });
  await b.refuse(422, 'bad_request', 'PUT', `/lobbies/${lobby.id}/seats/me`, { seat: 2 });
  await b.refuse(422, 'bad_request', 'PUT', `/lobbies/${lobby.id}/seats/me`, { seat: -1 });
});

test('who leaves frees the seat; who called the table off closes it', async () => {
  const [a, b, c] = [await s.guest(), await s.guest(), await s.guest()];
  const lobby = await open(a);
  await b.refuse(403, 'forbidden', 'DELETE', `/lobbies/${lobby.id}`);
  await a.delete(`/lobbies/${lobby.id}`);
  assert.equal((await a.get(`/lobbies/${lobby.id}`)).body.status, 'cancelled');
  await c.refuse(409, 'lobby_closed', 'PUT', `/lobbies/${lobby.id}/seats/me`, {});
  const second = await open(a);
  await a.delete(`/lobbies/${second.id}/seats/me`);
  const late = await c.call('PUT', `/lobbies/${second.id}/seats/me`, { body: {} });
  assert.ok(late.status === 409 || late.status === 200, late.text);
});

test('a private table is seen by its guests and by those who were invited', async () => {
  const [host, friend, stranger] = [await s.guest(), await s.guest(), await s.guest()];
  const lobby = await open(host, { private: true });
  assert.ok(lobby.join_url);
  const invite = invite_of(lobby);
  assert.ok(invite?.length >= 10);
  const hidden = await stranger.refuse(404, 'not_found', 'GET', `/lobbies/${lobby.id}`);
  const unknown = await stranger.refuse(404, 'not_found', 'GET', '/lobbies/aaaaaaaaaa');
  const same = (answer) => answer.text.replace(answer.body.request_id, '');
  assert.equal(same(hidden), same(unknown));
  const list = (await stranger.get('/lobbies?open=1&limit=200')).body.items;
  assert.ok(!list.some((item) => item.id === lobby.id));
  const wrong = await stranger.call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: { invite: 'not-the-invitation' } });
  assert.ok([404, 422].includes(wrong.status), wrong.text);
  assert.equal((await friend.get(`/lobbies/${lobby.id}?invite=${invite}`)).body.id, lobby.id);
  const { body: full } = await friend.put(`/lobbies/${lobby.id}/seats/me`, { invite });
  assert.equal(full.status, 'started');
});

test('the creator seats a bot and the match starts; nobody else may', async () => {
  const [host, other] = [await s.guest(), await s.guest()];
  const lobby = await open(host);
  await other.refuse(403, 'forbidden', 'PUT', `/lobbies/${lobby.id}/seats/1`, { bot: 'bot:random' });
  await host.refuse(422, 'unknown_bot', 'PUT', `/lobbies/${lobby.id}/seats/1`, { bot: 'bot:nobody' });
  await host.refuse(409, 'seat_taken', 'PUT', `/lobbies/${lobby.id}/seats/0`, { bot: 'bot:random' });
  const { body: full } = await host.put(`/lobbies/${lobby.id}/seats/1`, { bot: 'bot:random' });
  assert.equal(full.status, 'started');
  assert.deepEqual([full.seats[1].kind, full.seats[1].bot], ['builtin', 'bot:random']);
});

test('bots may be named at once', async () => {
  const host = await s.guest();
  const lobby = await open(host, { bots: [{ seat: 1, bot: 'bot:greedy' }] });
  assert.equal(lobby.status, 'started');
  assert.ok(lobby.match);
  await host.refuse(422, 'unknown_bot', 'POST', '/lobbies', { game: 'stratic', bots: [{ seat: 1, bot: 'bot:zzz' }] });
});

test('settings that do not fit are refused with the reason', async () => {
  const client = await s.guest();
  const refused = [
    ['unknown_game', { game: 'chess' }], ['unknown_game', { game: 'nullgame' }], ['unknown_game', { game: 'stratic', variant: 'nope' }],
    ['bad_options', { game: 'stratic', options: { turn_limit: -1 } }], ['bad_options', { game: 'stratic', options: { nonsense: 1 } }],
    ['bad_options', { game: 'stratic', options: { idle_limit: 2 } }], ['bad_options', { game: 'stratic', options: { max_expansions: 1001 } }],
    ['bad_clock', { game: 'stratic', clock: { mode: 'live', turn_seconds: 9 } }], ['bad_clock', { game: 'stratic', clock: { mode: 'hourglass' } }],
    ['bad_clock', { game: 'stratic', clock: { mode: 'correspondence', turn_seconds: 60 } }],
    ['bad_seats', { game: 'stratic', seats: 3 }], ['bad_seats', { game: 'stratic', seats: 1 }],
    ['seed_not_allowed', { game: 'stratic', seed: '0123456789abcdef' }],
    ['seed_not_allowed', { game: 'stratic', seed: '0123456789abcdef', private: true, rated: true }],
    ['bad_request', { game: 7 }], ['bad_request', {}], ['unknown_member', { game: 'stratic', speed: 'fast' }],
    ['bad_request', { game: 'stratic', press: 'loud' }], ['bad_request', { game: 'stratic', spectators: 'everybody' }],
  ];
  for (const [code, body] of refused) await client.refuse(422, code, 'POST', '/lobbies', body);
  assert.equal(await s.value(`select count(*) from lobby l join account a on a.id = l.creator_id where a.public_id = '${client.account.id}'`), 0);
});

test('the link of a private table is told again to who asks with the same key, and lies nowhere in the clear', async () => {
  const [client, key] = [await s.guest(), 'a-key-of-my-own-7f3a'];
  const ask = () => client.post('/lobbies', { game: 'stratic', private: true }, { headers: { 'Idempotency-Key': key } });
  const [first, again] = [await ask(), await ask()];
  assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true']);
  const secret = first.body.join_url.split(/[?#=/]/).at(-1);
  assert.ok(secret.length > 20, first.body.join_url);
  const rows = await s.sql('select row_to_json(i) from idempotency i union all select row_to_json(v) from invite v union all select row_to_json(l) from lobby l');
  for (const trace of [secret, key]) assert.ok(!rows.includes(trace) && !s.log().includes(trace), trace);
});

test('a POST with a key counts once', async () => {
  const [client, other] = [await s.guest(), await s.guest()];
  const headers = { 'Idempotency-Key': 'once-and-only' };
  const first = await client.post('/lobbies', { game: 'stratic' }, { headers });
  const again = await client.post('/lobbies', { game: 'stratic' }, { headers });
  assert.equal(again.text, first.text);
  assert.equal(again.status, 201);
  assert.equal(again.headers['idempotency-replayed'], 'true');
  assert.equal(first.headers['idempotency-replayed'], undefined);
  await client.refuse(422, 'idempotency_key_reused', 'POST', '/lobbies', { game: 'stratic', private: true }, { headers });
  assert.notEqual((await other.post('/lobbies', { game: 'stratic' }, { headers })).body.id, first.body.id);
  const many = await Promise.all(Array.from({ length: 10 }, () =>
    client.decided('POST', '/lobbies', { body: { game: 'stratic' }, headers: { 'Idempotency-Key': 'at-the-same-time' } })));
  const ids = new Set(many.filter((a) => a.status === 201).map((a) => a.body.id));
  assert.equal(ids.size, 1);
  for (const answer of many.filter((a) => a.status !== 201)) assert.deepEqual([answer.status, answer.body.code], [409, 'in_progress']);
  assert.equal(await s.value(`select count(*) from lobby l join account a on a.id = l.creator_id where a.public_id = '${client.account.id}'`), 2);
});

test('one click against a bot starts a match', async () => {
  const client = await s.guest();
  const answer = await client.post('/play', { game: 'stratic', versus: 'bot:random' });
  assert.equal(answer.status, 201);
  const { body: match } = await client.get(`/matches/${answer.body.match}`);
  assert.deepEqual(match.seats.map((seat) => seat.kind).sort(), ['builtin', 'guest']);
  await client.refuse(422, 'unknown_bot', 'POST', '/play', { game: 'stratic', versus: 'bot:nobody' });
  await client.refuse(422, 'unknown_game', 'POST', '/play', { game: 'nothing', versus: 'anyone' });
  await client.refuse(422, 'bad_request', 'POST', '/play', { game: 'stratic' });
});

test('a variant for one player starts without an opponent and refuses one', async () => {
  const client = await s.guest();
  const solo = { game: 'rulegame', variant: 'solo', options: { level: 'first_steps' } };
  for (const versus of ['bot:random', 'anyone']) {
    const { body } = await client.refuse(422, 'bad_request', 'POST', '/play', { ...solo, versus });
    assert.equal(body.errors[0].path, '/versus');
  }
  const { status, body: { match } } = await client.post('/play', solo);
  assert.equal(status, 201);
  assert.equal((await client.get(`/matches/${match}`)).body.seats.length, 1);
});

test('one click against anyone waits for the second click', async () => {
  const [a, b] = [await s.guest(), await s.guest()];
  const settings = { game: 'stratic', versus: 'anyone', clock: { mode: 'correspondence', turn_seconds: 7777 } };
  const first = await a.post('/play', settings);
  assert.equal(first.status, 202);
  const again = await a.post('/play', settings);
  assert.deepEqual([again.status, again.body.lobby], [202, first.body.lobby]);
  const second = await b.post('/play', settings);
  assert.equal(second.status, 201);
  assert.equal((await a.get(`/lobbies/${first.body.lobby}`)).body.match, second.body.match);
});

test('forty clicks at once pair everybody with somebody else', async () => {
  const crowd = await Promise.all(Array.from({ length: 40 }, () => s.guest()));
  const settings = { game: 'stratic', versus: 'anyone', clock: { mode: 'correspondence', turn_seconds: 8888 } };
  const answers = await Promise.all(crowd.map((client) => client.post('/play', settings)));
  const rows = await s.sql(`select m.id, count(distinct ms.account_id) from match m join match_seat ms on ms.match_id = m.id
    where m.clock ->> 'turn_seconds' = '8888' group by 1`);
  for (const row of rows.split('\n').filter(Boolean)) assert.equal(row.split('|')[1], '2');
  const started = answers.filter((a) => a.status === 201).length;
  assert.ok(started >= 1);
  assert.equal(rows.split('\n').filter(Boolean).length, started);
});

test('lists come in pages that neither repeat nor leave out', async () => {
  const client = await s.guest();
  const made = [];
  for (let i = 0; i < 7; i++) made.push((await open(client)).id);
  const seen = [];
  let cursor = '';
  for (let page = 0; page < 60 && cursor !== null; page++) {
    const { body } = await s.client().get(`/lobbies?open=1&limit=3${cursor && `&cursor=${encodeURIComponent(cursor)}`}`);
    assert.ok(body.items.length <= 3);
    seen.push(...body.items.map((item) => item.id));
    cursor = body.next;
  }
  assert.equal(new Set(seen).size, seen.length);
  assert.deepEqual(seen.filter((id) => made.includes(id)), made.reverse());
  const bad = await s.client().call('GET', '/lobbies?cursor=nonsense');
  assert.deepEqual([bad.status, bad.body.code], [422, 'bad_cursor']);
});

test('a list streams as lines when asked to', async () => {
  const client = await s.guest();
  await open(client);
  const answer = await client.call('GET', '/lobbies?open=1', { headers: { Accept: 'application/x-ndjson' } });
  assert.match(answer.headers['content-type'], /^application\/x-ndjson/);
  const lines = answer.text.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.at(-1), { type: 'end', count: lines.length - 1, next: null });
  assert.ok(lines[0].id);
});

test('join, leave, bot and call-off in any order leave a sound table', async () => {
  for (let round = 0; round < 6; round++) {
    const crowd = await Promise.all(Array.from({ length: 5 }, () => s.guest()));
    const [host, ...others] = crowd;
    const lobby = await open(host);
    const acts = [
      () => others[0].call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} }),
      () => others[1].call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: { seat: 1 } }),
      () => others[0].call('DELETE', `/lobbies/${lobby.id}/seats/me`),
      () => host.call('PUT', `/lobbies/${lobby.id}/seats/1`, { body: { bot: 'bot:random' } }),
      () => host.call(round % 2 ? 'DELETE' : 'GET', `/lobbies/${lobby.id}`),
      () => others[2].call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} }),
    ];
    const turned = acts.map((_, i) => acts[(i * 5 + round) % acts.length]);
    const answers = await Promise.all(turned.map((act) => act()));
    for (const answer of answers) assert.ok(answer.status < 500, answer.text);
    const { body: now } = await host.get(`/lobbies/${lobby.id}`);
    const matches = await s.value(`select count(*) from match m where m.id in (select match_id from lobby where public_id = '${lobby.id}')`);
    assert.equal(matches, now.status === 'started' ? 1 : 0);
    if (now.status === 'started') {
      assert.ok(now.seats.every((seat) => seat.name));
      assert.equal(await s.value(`select count(*) from match_seat where match_id = (select match_id from lobby where public_id = '${lobby.id}')`), 2);
    }
  }
});

test('a started table cannot be left, called off or filled again', async () => {
  const t = await table(s);
  await t.south.refuse(409, 'lobby_started', 'DELETE', `/lobbies/${t.lobby}`);
  await t.north.refuse(409, 'lobby_started', 'DELETE', `/lobbies/${t.lobby}/seats/me`);
  await t.south.refuse(409, 'lobby_started', 'PUT', `/lobbies/${t.lobby}/seats/1`, { bot: null });
});
