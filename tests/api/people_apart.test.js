// What one player thinks of another: follow, mute, block, note; and reports.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bearer, fresh, PASSWORD, person } from '../lib/people.mjs';
import { build, stack } from '../lib/stack.mjs';
import { put_orders, table, turn, FORMATION, play_line, SHORT_WIN, OTHER_FORMATION } from '../lib/play.mjs';

const s = await stack();
after(() => s.stop());

const mine = (who) => `/me/players/${encodeURIComponent(who.account?.name ?? who)}`;
const think = async (me, who, opinion) => (await me.patch(mine(who), opinion)).body;
const said = async (client, match) => (await client.get(`/matches/${match}/messages`)).body.items.map((m) => m.text);
const say = (client, match, text, to = 'all') => client.post(`/matches/${match}/messages`, { to, text });
const NOTHING = { following: false, blocked: false, muted: false, note: '' };

test('following, muting and notes are kept, changed one by one, and seen by nobody else', async () => {
  const [me, other] = [await person(s), await person(s)];
  const facts = { name: other.account.name, kind: 'human' };
  assert.deepEqual((await me.get(mine(other))).body, { ...facts, ...NOTHING });
  assert.deepEqual(await think(me, other, { following: true, note: 'plays fast\nand well' }), { ...facts, ...NOTHING, following: true, note: 'plays fast\nand well' });
  assert.deepEqual(await think(me, other, { muted: true }), { ...facts, ...NOTHING, following: true, muted: true, note: 'plays fast\nand well' });
  assert.deepEqual(await think(me, other, { blocked: true }), { ...facts, following: false, blocked: true, muted: true, note: 'plays fast\nand well' });
  assert.deepEqual((await other.get(mine(me))).body, { name: me.account.name, kind: 'human', ...NOTHING });
  assert.deepEqual((await other.get('/me/players')).body.items, []);
  assert.equal((await me.get('/me/players')).body.items.length, 1);
  await think(me, other, NOTHING);
  assert.deepEqual((await me.get('/me/players')).body.items, []);
  assert.equal(await s.value(`select count(*) from acquaintance`), 0, 'nothing to remember is no row');
});

test('what makes no sense is refused and changes nothing', async () => {
  const [me, other] = [await person(s), await person(s)];
  await me.refuse(404, 'not_found', 'PATCH', mine('nobody at all'), { blocked: true });
  await me.refuse(422, 'bad_request', 'PATCH', mine(me), { blocked: true });
  await me.refuse(422, 'bad_request', 'PATCH', mine('Recruit'), { blocked: true });
  for (const body of [{ blocked: 'yes' }, { note: 7 }, { note: 'x'.repeat(2001) }, { following: 1 }])
    await me.refuse(422, 'bad_request', 'PATCH', mine(other), body);
  await me.refuse(422, 'unknown_member', 'PATCH', mine(other), { hated: true });
  await s.client().refuse(401, 'unauthenticated', 'PATCH', mine(other), { blocked: true });
  for (const cursor of ['x', '-1', '9'.repeat(30)]) await me.refuse(422, 'bad_cursor', 'GET', `/me/players?cursor=${cursor}`);
  assert.deepEqual((await me.get(mine(other))).body, { name: other.account.name, kind: 'human', ...NOTHING });
});

test('50 at once on one player leave one opinion', async () => {
  const [me, other] = [await person(s), await person(s)];
  await Promise.all(Array.from({ length: 50 }, (_, i) => think(me, other, i % 2 ? { following: true } : { note: `n ${i}` })));
  const { items } = (await me.get('/me/players')).body;
  assert.deepEqual([items.length, items[0].following], [1, true]);
});

test('who is blocked finds no table of the one who blocked, by list, link, seat or invitation', async () => {
  const [host, guest] = [await person(s), await person(s)];
  const { body: lobby } = await host.post('/lobbies', { game: 'stratic' });
  const { body: secret } = await host.post('/lobbies', { game: 'stratic', private: true });
  const invite = new URL(secret.join_url, s.url).searchParams.get('invite');
  const listed = async (client) => (await client.get('/lobbies?open=1&limit=200')).body.items.some((l) => l.id === lobby.id);
  assert.ok(await listed(guest));
  await think(host, guest, { blocked: true });
  assert.deepEqual([await listed(guest), await listed(host), await listed(s.client())], [false, true, true]);
  const absent = await guest.refuse(404, 'not_found', 'GET', '/lobbies/aaaaaaaaaa');
  const hidden = await guest.refuse(404, 'not_found', 'GET', `/lobbies/${lobby.id}`);
  for (const answer of [absent, hidden]) delete answer.body.request_id;
  assert.deepEqual(hidden.body, absent.body);
  await guest.refuse(404, 'not_found', 'PUT', `/lobbies/${lobby.id}/seats/me`, {});
  await guest.refuse(422, 'bad_invite', 'PUT', `/lobbies/${secret.id}/seats/me`, { invite });
  await guest.refuse(404, 'not_found', 'GET', `/lobbies/${secret.id}?invite=${invite}`);
  await think(host, guest, { blocked: false });
  await guest.put(`/lobbies/${secret.id}/seats/me`, { invite });
});

test('who has blocked is told why the seat is not for them', async () => {
  const [host, me] = [await person(s), await person(s)];
  const { body: lobby } = await host.post('/lobbies', { game: 'stratic' });
  await think(me, host, { blocked: true });
  const { body } = await me.refuse(403, 'forbidden', 'PUT', `/lobbies/${lobby.id}/seats/me`, {});
  assert.match(body.detail, /blocked/);
});

test('the one-click start leads nobody to whom a block keeps away', async () => {
  const [one, two, three] = [await person(s), await person(s), await person(s)];
  const wish = { game: 'stratic', versus: 'anyone', clock: { mode: 'live', turn_seconds: 77 } };
  await think(one, two, { blocked: true });
  const { body: first } = await one.post('/play', wish);
  const { body: second } = await two.post('/play', wish);
  assert.ok(first.lobby && second.lobby && first.lobby !== second.lobby);
  const { body: third } = await three.post('/play', wish);
  assert.ok(third.match, 'somebody else is led to the oldest table');
  const { body: match } = await s.client().get(`/matches/${third.match}`);
  assert.ok(match.seats.some((seat) => seat.name === one.account.name));
});

test('a block reaches the programs of both sides', async () => {
  const [one, two] = [await person(s), await person(s)];
  const program = async (owner) => {
    const { body: { account } } = await owner.post('/bots', { name: fresh('Engine'), kind: 'engine' });
    const { body: { token } } = await owner.post('/me/tokens', { label: 'x', scopes: ['lobby'], bot: account.id });
    return bearer(s, token);
  };
  const [of_one, of_two] = [await program(one), await program(two)];
  await think(one, two, { blocked: true });
  for (const [host, guest, status] of [[of_one, of_two, 404], [one, of_two, 404], [of_one, two, 404], [of_two, of_one, 403], [two, of_one, 403]]) {
    const { body: lobby } = await host.post('/lobbies', { game: 'stratic' });
    assert.equal((await guest.call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} })).status, status);
    await host.delete(`/lobbies/${lobby.id}`);
  }
});

test('a rematch does not bring back together whom a block keeps apart', async () => {
  const [south, north] = [await person(s), await person(s)];
  const t = await table(s, {}, south, north);
  await put_orders(south, t.match, 0, FORMATION);
  await put_orders(north, t.match, 0, OTHER_FORMATION);
  await play_line(t, SHORT_WIN);
  await south.post(`/matches/${t.match}/rematch`, {});
  await think(south, north, { blocked: true });
  await north.refuse(409, 'lobby_closed', 'POST', `/matches/${t.match}/rematch`, {});
  await think(south, north, { blocked: false });
  await think(north, south, { blocked: true });
  await north.refuse(403, 'forbidden', 'POST', `/matches/${t.match}/rematch`, {});
  await think(north, south, { blocked: false });
  assert.ok((await north.post(`/matches/${t.match}/rematch`, {})).body.match);
});

test('a block at a table keeps messages away in both directions and tells the blocked nothing', async () => {
  const [south, north] = [await person(s), await person(s)];
  const t = await table(s, {}, south, north);
  await say(north, t.match, 'before');
  const unread = async (client) => (await client.get('/me/inbox')).body.unread;
  await south.put(`/matches/${t.match}/messages/read`, { n: 1 });
  await think(south, north, { blocked: true });
  const { body: echo } = await say(north, t.match, 'are you there?');
  assert.equal(echo.to, 'all');
  await say(south, t.match, 'talking to myself');
  assert.deepEqual(await said(north, t.match), ['before', 'are you there?']);
  assert.deepEqual(await said(south, t.match), ['talking to myself']);
  assert.equal((await north.get(`/matches/${t.match}/messages`)).body.items[1].to, 'all');
  assert.equal(await unread(south), 0, 'hidden words are not unread, and one\'s own are read');
  await think(south, north, { blocked: false });
  await say(north, t.match, 'and now?');
  assert.deepEqual(await said(south, t.match), ['before', 'talking to myself', 'and now?']);
  await south.post(`/matches/${t.match}/resign`, { confirm: true });
  await think(south, north, { blocked: true });
  assert.deepEqual(await said(south, t.match), ['talking to myself'], 'a finished match hides them as well');
});

test('muting keeps their words from me and mine not from them; spectators too', async () => {
  const [south, north, watcher, loud] = [await person(s), await person(s), await person(s), await person(s)];
  const t = await table(s, {}, south, north);
  await think(south, north, { muted: true });
  await say(north, t.match, 'noise');
  await say(south, t.match, 'signal');
  assert.deepEqual([await said(south, t.match), await said(north, t.match)], [['signal'], ['noise', 'signal']]);
  await say(loud, t.match, 'LOUD');
  await think(watcher, loud, { muted: true });
  assert.deepEqual([await said(watcher, t.match), await said(s.client(), t.match)], [[], ['LOUD']]);
  await put_orders(south, t.match, 0, FORMATION);
  await put_orders(north, t.match, 0, FORMATION);
  await put_orders(south, t.match, 1, turn('--')); // play itself goes on
});

test('newcomers may say less than people who are known', async () => {
  const [old, young] = [await person(s), await person(s)];
  await s.sql(`update account set created_at = created_at - interval '2 days' where public_id = '${old.account.id}'`);
  const t = await table(s, {}, old, young);
  const talk = async (client, times) => {
    for (let i = 0; i < times; i++) {
      const answer = await client.call('POST', `/matches/${t.match}/messages`, { body: { to: 'all', text: `n ${i}` } });
      if (answer.status === 429) return [i, answer.body.limit_key];
    }
    return null;
  };
  assert.deepEqual(await talk(young, 14), [12, 'messages.newcomer']);
  assert.deepEqual(await talk(old, 33), [30, 'messages.account']);
});

const quad = (...args) => execFileSync(join(build, 'quad'), ['reports', ...args], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo }, encoding: 'utf8' });
const reports = (...args) => quad(...args).split('\n').filter(Boolean).map((line) => JSON.parse(line));

test('a message is reported once, read by staff with what was said, and answered', async () => {
  const [south, north] = [await person(s), await person(s)];
  const t = await table(s, {}, south, north);
  await say(south, t.match, 'a word of mine');
  await say(north, t.match, 'something vile');
  const path = (n) => `/matches/${t.match}/messages/${n}/report`;
  const first = await south.post(path(2), { reason: 'abuse', text: 'not the first time' });
  const again = await south.post(path(2), { reason: 'spam' });
  assert.deepEqual([first.status, again.status, again.body.id], [201, 200, first.body.id]);
  await south.refuse(422, 'bad_request', 'POST', path(1), { reason: 'abuse' });
  for (const n of [0, 3, 999]) await south.refuse(404, 'not_found', 'POST', path(n), { reason: 'abuse' });
  for (const n of ['x', '1.5', '-1', '99999999999999999999']) await south.refuse(404, 'not_found', 'POST', path(n), { reason: 'abuse' });
  await south.refuse(422, 'bad_request', 'POST', path(2), { reason: 'boring' });
  await south.refuse(422, 'bad_request', 'POST', path(2), { reason: 'abuse', text: 'x'.repeat(1001) });
  await (await s.guest()).refuse(404, 'not_found', 'POST', path(2), { reason: 'abuse' }); // strangers read another room
  const [report] = reports().filter((r) => r.id === first.body.id);
  assert.deepEqual([report.reporter, report.accused, report.reason, report.text, report.said, report.match, report.answer],
    [south.account.name, north.account.name, 'abuse', 'not the first time', 'something vile', t.match, null]);
  quad('--close', report.id, '--answer', 'warned');
  assert.ok(!reports().some((r) => r.id === report.id));
  assert.equal(reports('--all').find((r) => r.id === report.id).answer, 'warned');
  assert.throws(() => quad('--close', report.id, '--answer', 'again'), { status: 1 });
  assert.throws(() => quad('--close', report.id), { status: 2 });
});

test('50 reports of one message at once are one; 20 a day are enough, five of a newcomer, and some of a network', async () => {
  const [south, north] = [await person(s), await person(s)];
  await s.sql(`update account set created_at = created_at - interval '2 days' where public_id = '${north.account.id}'`);
  const t = await table(s, {}, south, north);
  for (let i = 0; i < 22; i++) await say(north, t.match, `n ${i}`);
  const path = (n) => `/matches/${t.match}/messages/${n}/report`;
  const race = await Promise.all(Array.from({ length: 50 }, () => south.post(path(1), { reason: 'spam' })));
  assert.deepEqual([race.filter((a) => a.status === 201).length, new Set(race.map((a) => a.body.id)).size], [1, 1]);
  for (let n = 2; n <= 5; n++) await south.post(path(n), { reason: 'spam' });
  assert.equal((await south.refuse(429, 'too_many_requests', 'POST', path(6), { reason: 'spam' })).body.limit_key, 'reports.account', 'a newcomer');
  await s.sql(`update account set registered_at = registered_at - interval '2 days' where public_id = '${south.account.id}'`);
  await s.sql("insert into attempt (key, at) select key, clock_timestamp() from (select distinct key from attempt where key like 'reports.network:%') k, generate_series(1, 100)");
  assert.equal((await south.refuse(429, 'too_many_requests', 'POST', path(6), { reason: 'spam' })).body.limit_key, 'reports.network');
  assert.equal(await s.sql("select string_agg(distinct key, ' ') from attempt where key !~ '^[a-z._]+:[0-9a-f]{32}$'"), '', 'no address and no number of an account is kept');
  await s.sql("delete from attempt where key like 'reports.network:%'");
  for (let n = 6; n <= 20; n++) await south.post(path(n), { reason: 'spam' });
  const { body } = await south.refuse(429, 'too_many_requests', 'POST', path(21), { reason: 'spam' });
  assert.equal(body.limit_key, 'reports.account');
  assert.equal(reports().filter((r) => r.accused === north.account.name)[0].reports_of_accused, 20);
});

test('who goes leaves no opinions behind, and what was reported stays readable', async () => {
  const [me, other] = [await person(s), await person(s)];
  await think(me, other, { note: 'secret thought' });
  await think(other, me, { blocked: true });
  await me.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await s.value(`select count(*) from acquaintance where note = 'secret thought' or other_id = (select id from account where public_id = '${me.account.id}')`), 0);
  assert.ok(reports('--all').length > 0);
});
