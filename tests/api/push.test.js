// Notifications and webhooks: what they say and to whom, what signs them, retries, ends, quiet hours, mail that takes over, and addresses that
// nobody may make the server call. The push service and the webhooks are a server of this file.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, beforeEach, test } from 'node:test';
import { sink } from '../lib/sink.mjs';
import { stack, until } from '../lib/stack.mjs';
import { bearer, fresh, meanwhile, PASSWORD, person } from '../lib/people.mjs';
import { FORMATION, put_orders, table, turn } from '../lib/play.mjs';
import { browser, is_signed, receiver } from '../lib/receiver.mjs';

const SITE = 'https://arena.example.test';
const service = await receiver();
const forbidden = await receiver(); // on this machine too, but not allowed
const box = await sink();
const s = await stack({ workers: 2, env: {
  QUADRIVIUM_PUBLIC_URL: SITE, QUADRIVIUM_PUSH_DELAY: '0', QUADRIVIUM_OUTGOING_ALLOW: service.place,
  QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_MAIL_DELAY: '3600', QUADRIVIUM_LIMIT_MAIL_NETWORK: '1000',
} });
after(async () => {
  try {
    await s.stop();
  } finally {
    await Promise.all([service.close(), forbidden.close(), box.close()]);
  }
});
beforeEach(() => { service.moods.clear(); });

const slow = { clock: { mode: 'correspondence', turn_seconds: 14 * 86_400 }, private: true, rated: false };
const KEY = (await until(async () => (await (await s.guest()).get('/me/notices')).body.push.key, { what: 'a key' }));
const called = (path, n = 1) => until(() => service.at(path)[n - 1], { what: `call ${n} of ${path}` });
const nothing_waits = () => until(async () => (await s.sql('select count(*) from endpoint_call where sent_at is null and failed_at is null and least(due_at, direct_due_at) <= arena_now()')) === '0', { what: 'an empty queue' });
const devices = async (who) => (await who.get('/me/notices')).body.push.devices;
let number = 0;

async function subscribed(who, rest = {}) {
  const device = browser(service);
  const { body } = await who.post('/me/devices', { ...device.subscription, label: 'Firefox', ...rest });
  return Object.assign(device, { id: body.device.id });
}

async function hooked(who, path = `/hook/${++number}`, rest = {}) {
  const { body } = await who.post('/me/webhooks', { url: service.url + path, label: 'Mine', ...rest });
  return { ...body, path };
}

/** Both have handed in their setups: turn 1 is South's. `before_turn`: awaited when only North's setup is missing. Whether South's browsers were called for
 *  the setup is chance: South's order ends a call that still waits. */
async function game(south, north, before_turn = async () => {}) {
  const t = await table(s, slow, south, north);
  await put_orders(t.south, t.match, 0, FORMATION);
  await before_turn();
  await put_orders(t.north, t.match, 0, FORMATION);
  return t;
}

async function reachable(who) {
  who.address = `player${++number}@example.test`;
  await who.put('/me/mail', { address: who.address });
  const [, code] = /\/mail\/confirm\/([\w-]{43})/.exec((await until(() => box.letters.find((l) => l.to.includes(who.address)), { what: 'a letter' })).text);
  await s.client().post(`/mail/confirm/${code}`);
}

test('a browser that is away hears of its turn, encrypted and signed, and of nothing hidden', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const device = await subscribed(south);
  const t = await table(s, slow, south, north);
  const first = device.read(await called(device.path), KEY);
  assert.deepEqual(first, { kind: 'turn', count: 1, title: 'Stratic', text: 'Your turn in Stratic', path: `/matches/${t.match}` });
  await put_orders(south, t.match, 0, FORMATION);
  await put_orders(north, t.match, 0, FORMATION);
  const again = device.read(await called(device.path, 2), KEY);
  assert.deepEqual(again, first, 'it tells neither turn nor order');
  const [one, two] = service.at(device.path);
  assert.equal(one.body.length, two.body.length);
  assert.notDeepEqual(one.body.subarray(0, 86), two.body.subarray(0, 86), 'salt and key are new each time');
  const [shown] = await devices(south);
  assert.deepEqual([shown.id, shown.label, shown.current, Boolean(shown.told_at), shown.error], [device.id, 'Firefox', true, true, null]);
  assert.ok(!JSON.stringify(shown).includes('/push/'), 'the address is a secret of the browser');
});

test('people who are here are not called, and news that is old is not told', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const device = await subscribed(south);
  await s.sql(`update endpoint set next_at = arena_now() + interval '1 hour' where public_id = '${device.id}'`);
  await game(south, north);
  const waiting = () => s.sql(`select count(*) from endpoint_call q join endpoint e on e.id = q.endpoint_id where e.public_id = '${device.id}'`);
  assert.equal(await waiting(), '1', 'one call of a kind for a match waits');
  await south.get('/me/inbox?away=1');
  assert.equal(await waiting(), '1', 'a hidden page is no visit');
  await south.get('/me/inbox');
  assert.equal(await waiting(), '0');
  const t = await game(south, north);
  await put_orders(south, t.match, 1, turn('--'));
  await s.sql(`update endpoint set next_at = arena_now() where public_id = '${device.id}'`);
  await until(async () => (await waiting()) === '0', { what: 'nothing to tell' });
  const told = service.at(device.path).map((call) => device.read(call, KEY).path);
  assert.ok(!told.includes(`/matches/${t.match}`), 'a turn that was played is no news');
});

test('a friend who is away hears of an invitation by device, webhook and mail, and of none that is over', async () => {
  const [south, north] = [await person(s), await person(s)];
  for (const [one, other] of [[south, north], [north, south]]) await one.put(`/me/friends/${encodeURIComponent(other.account.name)}`, {});
  const [device, hook] = [await subscribed(south), await hooked(south)];
  const invite = async () => (await north.post('/lobbies', { game: 'stratic', invitation: { player: south.account.name, message: 'a secret word: xyzzy' } })).body.id;
  const lobby = await invite();
  assert.deepEqual(device.read(await called(device.path), KEY), { kind: 'invitation', count: 1, title: 'Stratic', text: 'An invitation to a game of Stratic', path: `/lobbies/${lobby}` });
  const { id, created_at, ...told } = JSON.parse((await called(hook.path)).body);
  assert.ok(id && created_at);
  assert.deepEqual(told, { type: 'invitation', match: null, lobby, game: 'stratic', url: `${SITE}/lobbies/${lobby}` });
  await nothing_waits();
  const [delivery] = (await south.get(`/me/webhooks/${hook.id}/deliveries`)).body.items;
  assert.deepEqual([delivery.type, delivery.match, delivery.lobby], ['invitation', null, lobby]);
  await s.sql(`update endpoint set next_at = arena_now() + interval '1 hour' where public_id = '${device.id}'`);
  await south.delete(`/lobbies/${lobby}/invitation`, { body: {} });
  await north.delete(`/lobbies/${await invite()}`);
  const last = await invite();
  await s.sql(`update endpoint set next_at = arena_now() where public_id = '${device.id}'`);
  assert.equal(device.read(await called(device.path, 2), KEY).path, `/lobbies/${last}`, 'one call for the two, about the one that is open');
  await north.delete(`/lobbies/${last}`);
  await reachable(south);
  await south.delete(`/me/devices/${device.id}`);
  const open = await invite();
  await s.sql(`update mail set due_at = arena_now() where sent_at is null`);
  const digest = await until(() => box.letters.filter((l) => l.to.includes(south.address))[1], { what: 'a digest' });
  assert.ok(digest.text.includes(`${SITE}/lobbies/${open}`), digest.text);
  assert.ok(digest.text.includes(`${north.account.name} invites you to a game of Stratic`) && !digest.text.includes('xyzzy'), digest.text);
});

test('a person who is away hears that somebody has written, by device, webhook and mail, and neither who nor what', async () => {
  const [south, north] = [await person(s), await person(s)];
  await south.patch('/me', { settings: { messages_from: 'everybody' } });
  const kinds = { turns: true, offers: true, talk: true };
  const [device, hook, deaf] = [await subscribed(south, { kinds }), await hooked(south, undefined, { kinds }), await hooked(south, undefined, { kinds: { ...kinds, talk: false } })];
  const here = `/me/conversations/${encodeURIComponent(north.account.name)}`;
  const write = () => north.post(`/me/conversations/${encodeURIComponent(south.account.name)}/messages`, { text: 'a secret word: xyzzy' });
  await write();
  assert.deepEqual(device.read(await called(device.path), KEY), { kind: 'direct_message', count: 1, title: null, text: 'A new message from a player', path: '/messages' });
  const { id, created_at, ...told } = JSON.parse((await called(hook.path)).body);
  assert.ok(id && created_at);
  assert.deepEqual(told, { type: 'direct_message', match: null, game: null, url: `${SITE}/messages` });
  await nothing_waits();
  assert.deepEqual([(await south.get(`/me/webhooks/${hook.id}/deliveries`)).body.items.map(({ type }) => type), service.at(deaf.path).length], [['direct_message'], 0]);
  await s.sql(`update endpoint_call set sent_at = null, failed_at = arena_now() where public_id = '${id}'`);
  await south.put(`/me/webhooks/${hook.id}/deliveries/${id}`, {});
  assert.equal(JSON.parse((await called(hook.path, 2)).body).id, id, 'a failed call is made again');
  await s.sql(`update endpoint set next_at = arena_now() + interval '1 hour' where public_id = '${device.id}'`);
  await write();
  await south.put(`${here}/read`, { n: 2 });
  await s.sql(`update endpoint set next_at = arena_now() where public_id = '${device.id}'`);
  await nothing_waits();
  assert.equal(service.at(device.path).length, 1, 'what was read is no news');
  await reachable(south);
  await south.put('/me/mail', { kinds });
  await south.delete(`/me/devices/${device.id}`);
  await write();
  await s.sql('update mail set due_at = arena_now() where sent_at is null');
  const digest = await until(() => box.letters.filter((l) => l.to.includes(south.address))[1], { what: 'a digest' });
  assert.ok(digest.text.includes('A player has written to you') && digest.text.includes(`  ${SITE}/messages\n`), digest.text);
  assert.ok(!digest.text.includes('xyzzy') && !digest.text.includes(north.account.name), digest.text);
});

test('several things are one notification, in the language of the account', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const device = await subscribed(south);
  await s.sql(`update endpoint set next_at = arena_now() + interval '1 hour' where public_id = '${device.id}'`);
  await game(south, north);
  await game(south, north);
  await s.sql(`update endpoint set next_at = arena_now() where public_id = '${device.id}'`);
  assert.deepEqual(device.read(await called(device.path), KEY), { kind: 'several', count: 2, title: null, text: '2 things need you', path: '/inbox' });
  await south.patch('/me', { language: 'de' });
  const t = await game(south, north);
  const german = device.read(await called(device.path, 2), KEY);
  assert.deepEqual(german, { kind: 'turn', count: 1, title: 'Stratic', text: 'Du bist am Zug in Stratic', path: `/matches/${t.match}` });
});

test('a browser that is gone is not called again, and mail takes over', async () => {
  for (const status of [404, 410]) {
    const [south, north] = [await person(s), await s.guest()];
    await reachable(south);
    const device = await subscribed(south);
    service.moods.set(device.path, status);
    const t = await game(south, north);
    const digest = await until(() => box.letters.filter((l) => l.to.includes(south.address))[1], { what: 'a digest' });
    assert.ok(digest.text.includes(`${SITE}/matches/${t.match}`), digest.text);
    assert.deepEqual(await devices(south), []);
    assert.equal(service.at(device.path).length, 1);
  }
});

test('an order whose news is for a device that is being removed is taken', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const t = await table(s, slow, south, north);
  await put_orders(south, t.match, 0, FORMATION);
  const device = await subscribed(south);
  const remover = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  remover.stdin.write(`begin; delete from endpoint where public_id = '${device.id}'; select 'removed';\n`);
  await once(remover.stdout, 'data');
  const put = put_orders(north, t.match, 0, FORMATION);
  await until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") === 1, { what: 'the order at the device' });
  remover.stdin.end('commit;\n');
  await put;
  assert.equal((await south.get(`/matches/${t.match}`)).body.turn, 1);
});

test('a notification that was taken makes mail needless', async () => {
  const [south, north] = [await person(s), await s.guest()];
  await reachable(south);
  const device = await subscribed(south);
  await game(south, north);
  await called(device.path);
  await nothing_waits();
  await until(async () => (await s.sql(`select count(*) from mail q join account a on a.id = q.account_id where a.public_id = '${south.account.id}' and q.kind = 'digest' and q.sent_at is null`)) === '0', { what: 'no digest' });
});

test('a push service that fails is asked again later, and given up in the end', async () => {
  const [south, north] = [await person(s), await s.guest()];
  let device;
  const given_up = async () => Number((await s.metrics()).match(/^quad_calls_given_up_total (\d+)$/m)[1]);
  const before = await given_up();
  await game(south, north, async () => { // the attempts are those of one call
    device = await subscribed(south);
    service.moods.set(device.path, 503);
  });
  for (let n = 1; n <= 5; n++) {
    await called(device.path, n);
    await until(async () => (await s.value(`select failures from endpoint where public_id = '${device.id}'`)) >= n, { what: `failure ${n}` });
    await s.shift_clock(700);
  }
  await nothing_waits();
  assert.equal(service.at(device.path).length, 5);
  assert.equal(await given_up(), before + 1);
  const [shown] = await devices(south);
  assert.deepEqual([shown.error, shown.error_code], ['the answer was 503', 'refused']);
});

test('an address that did not answer is not known again because it is subscribed again', async () => {
  const ada = await person(s);
  const device = await subscribed(ada);
  const known = () => s.sql(`select told_at is not null and failures = 0 from endpoint where public_id = '${device.id}'`);
  const again = () => ada.post('/me/devices', { ...device.subscription, label: 'Firefox' });
  const set = (failures) => s.sql(`update endpoint set told_at = arena_now(), failures = ${failures} where public_id = '${device.id}'`);
  await set(0);
  await again();
  assert.equal(await known(), 't');
  await set(1);
  await again();
  assert.equal(await known(), 'f');
});

test('what hangs or never ends delays nobody else', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const [hung, flooded, fine] = [await subscribed(south), await subscribed(south), await subscribed(south)];
  service.moods.set(hung.path, 'hang');
  service.moods.set(flooded.path, 'flood');
  await game(south, north);
  await called(fine.path);
  const errors = await until(async () => {
    const found = await devices(south);
    return found.filter((d) => d.error).length === 2 && found;
  }, { what: 'two failures' });
  assert.equal(errors.find((d) => d.id === hung.id).error, 'there was no answer within 10 seconds');
  assert.equal(errors.find((d) => d.id === flooded.id).error, 'the answer was 500');
});

test('a network adds so many devices and webhooks a day, however many accounts do it', async () => {
  const [one, other] = [await person(s), await person(s)];
  const fill = (key, n) => s.sql(`insert into attempt (key, at) select key, clock_timestamp() from (select distinct key from attempt where key like '${key}:%') k, generate_series(1, ${n})`);
  const free = (key) => s.sql(`delete from attempt where key like '${key}:%'`);
  const hook = { url: `${service.url}/network`, label: 'Mine' };
  await subscribed(one);
  await one.post('/me/webhooks', hook);
  await fill('push.network', 2000);
  await fill('webhooks.network', 200);
  const { limit_key: device } = (await other.refuse(429, 'too_many_requests', 'POST', '/me/devices', { ...browser(service).subscription, label: 'Firefox' })).body;
  const { limit_key: webhook } = (await other.refuse(429, 'too_many_requests', 'POST', '/me/webhooks', hook)).body;
  assert.deepEqual([device, webhook], ['push.network', 'webhooks.network']);
  for (const key of ['push.network', 'webhooks.network']) await free(key);
  await subscribed(other);
  await other.post('/me/webhooks', hook);
});

test('a browser belongs to who used it last, and is told nothing after signing out', async () => {
  const [ada, bob, north] = [await person(s), await person(s), await s.guest()];
  const device = browser(service);
  await ada.post('/me/devices', device.subscription);
  await s.sql(`update endpoint set next_at = arena_now() + interval '1 hour' where account_id = (select id from account where public_id = '${ada.account.id}')`);
  await game(ada, north);
  await bob.post('/me/devices', device.subscription);
  assert.deepEqual([(await devices(ada)).length, (await devices(bob)).length], [0, 1]);
  await nothing_waits();
  assert.equal(service.at(device.path).length, 0, 'what waited for Ada is not told to Bob');
  const t = await table(s, slow, bob, north);
  device.read(await called(device.path), KEY);
  await bob.delete('/sessions/current');
  await put_orders(north, t.match, 0, FORMATION);
  await s.sql(`insert into endpoint_call (endpoint_id, match_id, kind, due_at) select e.id, m.id, 1, arena_now() from endpoint e, match m where e.url = '${device.subscription.url}' and m.public_id = '${t.match}'`);
  await until(async () => (await s.sql(`select count(*) from endpoint where url = '${device.subscription.url}'`)) === '0', { what: 'its end' });
  assert.equal(service.at(device.path).length, 1);
});

test('in quiet hours nobody is called, and afterwards one notification tells all', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const device = await subscribed(south);
  const hook = await hooked(south);
  const hour = await s.value(`select extract(hour from arena_now() at time zone 'Asia/Kolkata')::int`);
  const at = (h) => `${String((h + 24) % 24).padStart(2, '0')}:00`;
  const quiet = { from: at(hour - 1), to: at(hour + 2), time_zone: 'Asia/Kolkata' };
  assert.deepEqual((await south.put('/me/notices', { quiet })).body.quiet, quiet);
  await game(south, north);
  await game(south, north);
  await called(hook.path, 2); // programs do not sleep
  assert.equal(service.at(device.path).length, 0);
  await s.shift_clock(3 * 3600);
  assert.equal(device.read(await called(device.path), KEY).text, '2 things need you');
  assert.equal((await south.put('/me/notices', { quiet: null })).body.quiet, null);
  for (const [member, wrong] of [['from', { ...quiet, from: '24:00' }], ['to', { ...quiet, to: quiet.from }], ['time_zone', { ...quiet, time_zone: 'Mars/Olympus' }], ['from', { ...quiet, from: '-1:00' }]]) {
    const answer = await south.call('PUT', '/me/notices', { body: { quiet: wrong } });
    assert.deepEqual([answer.status, answer.body.errors[0].path], [422, `/quiet/${member}`]);
  }
});

test('a webhook is told each event, signed with its secret; a new secret signs beside the old one for a day', async () => {
  const [south, north] = [await person(s), await s.guest()];
  const hook = await hooked(south, undefined, { kinds: { turns: true, talk: true } });
  assert.match(hook.secret, /^whsec_[\w+/]{43}=$/);
  const t = await game(south, north);
  const call = await called(hook.path);
  const body = JSON.parse(call.body);
  assert.deepEqual(body, { id: call.headers['webhook-id'], type: 'turn', created_at: body.created_at, match: t.match, game: 'stratic', url: `${SITE}/matches/${t.match}` });
  assert.ok(Math.abs(Number(call.headers['webhook-timestamp']) * 1000 - Date.now()) < 300_000);
  assert.ok(is_signed(call, hook.secret));
  assert.ok(!is_signed({ ...call, body: Buffer.from(call.body.toString().replace('turn', 'talk')) }, hook.secret), 'another body is not signed');
  const { body: renewed } = await south.put(`/me/webhooks/${hook.id}/secret`, {});
  await north.post(`/matches/${t.match}/messages`, { to: 'all', text: 'a secret word: xyzzy' });
  const said = await until(() => service.at(hook.path).find((c) => JSON.parse(c.body).type === 'message'), { what: 'a message' });
  assert.ok(is_signed(said, hook.secret) && is_signed(said, renewed.secret) && !said.body.includes('xyzzy'));
  await s.shift_clock(86_500);
  await south.post(`/me/webhooks/${hook.id}/deliveries`, {});
  const tried = await until(() => service.at(hook.path).find((c) => JSON.parse(c.body).type === 'test'), { what: 'a test' });
  assert.ok(!is_signed(tried, hook.secret) && is_signed(tried, renewed.secret));
  await nothing_waits();
  const { body: { items } } = await south.get('/me/webhooks');
  assert.deepEqual([items[0].id, items[0].url, items[0].waiting, items[0].failed, items[0].error, 'secret' in items[0]], [hook.id, service.url + hook.path, 0, 0, null, false]);
});

test('a webhook that fails for good is listed, and sent again when asked', async () => {
  const south = await person(s);
  const hook = await hooked(south);
  service.moods.set(hook.path, 'elsewhere');
  service.state.target = `${service.url}/hook/target`;
  await south.post(`/me/webhooks/${hook.id}/deliveries`, {});
  for (let n = 1; n <= 8; n++) {
    await called(hook.path, n);
    await until(async () => (await s.value(`select failures from endpoint where public_id = '${hook.id}'`)) >= n, { what: `failure ${n}` });
    await s.shift_clock(87_000);
  }
  assert.equal(service.at('/hook/target').length, 0, 'no redirection is followed');
  const list = async () => (await south.get(`/me/webhooks/${hook.id}/deliveries`)).body.items;
  const [dead] = await list();
  assert.deepEqual([dead.type, dead.attempts, Boolean(dead.failed_at), dead.error, dead.error_code], ['test', 8, true, 'the answer was 307', 'refused']);
  assert.equal((await south.get('/me/webhooks')).body.items[0].failed, 1);
  service.moods.delete(hook.path);
  const other = await person(s);
  await other.refuse(404, 'not_found', 'PUT', `/me/webhooks/${hook.id}/deliveries/${dead.id}`, {});
  await other.refuse(404, 'not_found', 'GET', `/me/webhooks/${hook.id}/deliveries`);
  await south.put(`/me/webhooks/${hook.id}/deliveries/${dead.id}`, {});
  const again = await called(hook.path, 9);
  assert.equal(again.headers['webhook-id'], dead.id, 'receivers can tell a repetition');
  const [sent] = await until(async () => { const found = await list(); return found[0].sent_at && found; }, { what: 'its result' });
  assert.deepEqual([sent.failed_at, sent.error], [null, null]);
  await south.refuse(404, 'not_found', 'PUT', `/me/webhooks/${hook.id}/deliveries/${dead.id}`, {});
});

test('nobody makes the server call its own network', async () => {
  const south = await person(s);
  for (const url of ['http://example.org/', 'https://127.0.0.1/', 'https://169.254.169.254/latest/meta-data', 'https://[::1]/', 'https://[::ffff:10.0.0.1]/', 'https://[fe80::1]:443/', 'https://10.1.2.3:8443/x', forbidden.url, 'ftp://example.org/', 'file:///etc/passwd', 'https://', 'https://user:secret@example.org/', 'https://ex ample.org/', 'https://example.org/\r\nX: y', 'https://[::1', 'https://:443/', `https://example.org/${'x'.repeat(2000)}`, 'javascript:alert(1)', '', 7]) {
    const answer = await south.call('POST', '/me/webhooks', { body: { url } });
    assert.equal(answer.status, 422, `${url} → ${answer.status}`);
    const pushed = await south.call('POST', '/me/devices', { body: { ...browser(service).subscription, url } });
    assert.equal(pushed.status, 422, `${url} → ${pushed.status}`);
  }
  // A name that means this machine, numbers a resolver understands, and a row that was put there by other means: judged when it connects.
  const places = [`https://localhost:${forbidden.place.split(':')[1]}/`, `https://2130706433:${forbidden.place.split(':')[1]}/`, 'https://0x7f.1/'];
  const ids = [];
  for (const url of places) ids.push((await south.post('/me/webhooks', { url, label: 'Bad' })).body.id);
  const hook = await hooked(south);
  await s.sql(`update endpoint set url = '${forbidden.url}/open' where public_id = '${hook.id}'`);
  for (const id of [...ids, hook.id]) await south.post(`/me/webhooks/${id}/deliveries`, {});
  const items = await until(async () => { const { body } = await south.get('/me/webhooks'); return body.items.every((w) => w.error) && body.items; }, { what: 'four refusals' });
  for (const id of ids) assert.equal(items.find((w) => w.id === id).error, 'the address is not a public one');
  assert.equal(items.find((w) => w.id === hook.id).error, 'this address cannot be called');
  assert.equal(forbidden.calls.length, 0);
  const full = await hooked(south);
  assert.ok(full.id);
  await south.refuse(429, 'too_many_requests', 'POST', '/me/webhooks', { url: service.url });
});

test('only a person’s own session can have them; what is wrong is refused', async () => {
  const who = await person(s);
  const { body: { token } } = await who.post('/me/tokens', { label: 'all', scopes: ['play', 'lobby', 'messages', 'account'] });
  for (const [method, path] of [['GET', '/me/notices'], ['GET', '/me/webhooks'], ['POST', '/me/webhooks'], ['POST', '/me/devices']]) {
    await s.client().refuse(401, 'unauthenticated', method, path, method === 'POST' ? {} : undefined);
    await bearer(s, token).refuse(403, 'insufficient_scope', method, path, method === 'POST' ? {} : undefined);
  }
  await (await s.guest()).refuse(403, 'forbidden', 'POST', '/me/webhooks', { url: service.url });
  const { subscription } = browser(service);
  for (const keys of [{}, { p256dh: 'x', auth: subscription.keys.auth }, { ...subscription.keys, auth: 'AAAA' }, { ...subscription.keys, p256dh: 'A'.repeat(87) }, null, []]) {
    const answer = await who.call('POST', '/me/devices', { body: { ...subscription, keys } });
    assert.equal(answer.status, 422, JSON.stringify(keys));
  }
  await who.refuse(422, 'bad_request', 'POST', '/me/devices', { ...subscription, label: '\u202e' });
  const mine = await subscribed(who);
  await (await person(s)).refuse(404, 'not_found', 'DELETE', `/me/devices/${mine.id}`);
  await who.delete(`/me/devices/${mine.id}`);
  await who.refuse(404, 'not_found', 'DELETE', `/me/devices/${mine.id}`);
  for (let n = 0; n < 12; n++) await subscribed(who);
  assert.equal((await devices(who)).length, 10, 'the newest stay');
});

test('what sends data elsewhere is refused to a session that ends at the same moment', async () => {
  const wishes = {
    'the secret of a webhook': async (who) => ['PUT', `/me/webhooks/${(await hooked(who)).id}/secret`, {}],
    'a webhook': ['POST', '/me/webhooks', { url: `${service.url}/late` }],
    'a device': ['POST', '/me/devices', { ...browser(service).subscription, label: 'Late' }],
    'an address': ['PUT', '/me/mail', { address: 'late@example.test' }],
    'a feed': ['PUT', '/me/feed', {}],
  };
  for (const [what, asked] of Object.entries(wishes)) {
    const who = await person(s), request = typeof asked === 'function' ? await asked(who) : asked;
    const left = () => s.sql(`select (select coalesce(string_agg(encode(secret, 'hex'), ' ' order by e.id), '') from endpoint e where account_id = a.id) || ' ' || (select count(*) from mail_address where account_id = a.id) || ' '
      || (select count(*) from feed where account_id = a.id) from account a where public_id = '${who.account.id}'`);
    const before = await left();
    const answer = await meanwhile(s, who, request, (row) => `delete from session where account_id = ${row}`);
    assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated'], what);
    assert.equal(await left(), before, what);
  }
});

test('a recovery that ends tokens ends what sends data elsewhere, except an address for mail that was confirmed long ago', async () => {
  for (const [days, stays] of [[1, 0], [29, 0], [31, 1]]) {
    const who = await person(s), other = await person(s);
    const { body: { codes } } = await who.post('/me/recovery_codes', { password: PASSWORD });
    for (const one of [who, other]) {
      await hooked(one);
      await subscribed(one);
      await one.put('/me/feed', {});
      await one.put('/me/mail', { address: `${fresh('who').replaceAll(' ', '-')}@example.test` });
    }
    await s.sql(`update mail_address set confirmed_at = arena_now() - interval '${days} days', code_hash = null`);
    const left = async (one) => (await s.sql(`select (select count(*) from endpoint where account_id = a.id) || ' ' || (select count(*) from feed where account_id = a.id) || ' '
      || (select count(*) from mail_address where account_id = a.id) from account a where public_id = '${one.account.id}'`));
    const recover = (code, end_tokens) => s.client().post('/sessions/recover', { name: who.account.name, code, password: PASSWORD, end_tokens });
    await recover(codes[0], false);
    assert.equal(await left(who), '2 1 1', 'only sessions end');
    await recover(codes[1], true);
    assert.deepEqual([await left(who), await left(other)], [`0 0 ${stays}`, '2 1 1']);
  }
});

test('an account that goes takes its addresses along, and neither secrets nor addresses are in the log', async () => {
  const who = await person(s);
  const device = await subscribed(who);
  const hook = await hooked(who);
  await who.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await s.sql(`select count(*) from endpoint where public_id in ('${device.id}', '${hook.id}')`), '0');
  assert.ok(!s.log().includes(service.place) && !s.log().includes(hook.secret));
});

test('addresses that hang share half of the slots: one that has answered is called beside any number of them', async () => {
  const ada = await person(s);
  const known = await hooked(ada);
  const call_of = (who, { id }) => who.post(`/me/webhooks/${id}/deliveries`, {});
  await call_of(ada, known);
  await until(async () => await s.sql(`select count(*) from endpoint where public_id = '${known.id}' and told_at is not null`) === '1', { what: 'an answer' });
  const hung = [];
  for (let n = 0; n < 8; n++) {
    const one = await person(s);
    for (let k = 0; k < 5; k++) hung.push({ one, ...(await hooked(one)) });
  }
  for (const { path } of hung) service.moods.set(path, 'hang');
  await Promise.all(hung.map((hook) => call_of(hook.one, hook)));
  const asked = () => hung.filter(({ path }) => service.at(path).length).length;
  await until(() => asked() >= 16, { what: 'sixteen that hang' });
  await call_of(ada, known);
  await called(known.path, 2);
  const calls = asked();
  const ended = Number(await s.sql(`select count(*) from endpoint where public_id in (${hung.map(({ id }) => `'${id}'`)}) and failures > 0`));
  assert.ok(calls - ended <= 16, `${calls} were called, ${ended} of them have ended`);
});

/** Without a setting of the host, a device is called three seconds after the news, by the arena's clock; the daemon of a node with the key looks each second for what is due. */
async function due_within_three_seconds(node, south, north) {
  const device = await subscribed(south), now = () => s.value('select us(arena_now())');
  const before = await now();
  const { match } = await table(node, slow, south, north);
  const after = await now(), due = await s.value(`select us(due_at) from endpoint_call q join endpoint e on e.id = q.endpoint_id where e.public_id = '${device.id}'`);
  assert.ok(before + 3e6 <= due && due <= after + 3e6, `${before} ${due} ${after}`);
  assert.equal(device.read(await called(device.path), KEY).path, `/matches/${match}`);
}

test('nodes have one key: one that has another or none sends nothing', async () => {
  const key = join(s.home, 'push.key');
  assert.deepEqual([statSync(key).mode & 0o777, readFileSync(key).length], [0o600, 32]);
  const late = await stack({ workers: 2, beside: s, env: { QUADRIVIUM_PUBLIC_URL: SITE, QUADRIVIUM_OUTGOING_ALLOW: service.place } });
  try {
    await until(() => late.log().includes('push_key_refused'), { what: 'a refusal' });
    const [south, north] = [await person(late), await late.guest()];
    assert.equal((await north.get('/me/notices')).body.push.key, KEY);
    await due_within_three_seconds(late, south, north);
  } finally {
    await late.stop();
  }
});
