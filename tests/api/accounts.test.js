// Guests, accounts, passwords, sessions, settings.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { PASSWORD as OWN_PASSWORD, bearer as shows, person } from '../lib/people.mjs';
import { begun } from '../lib/play.mjs';

const s = await stack({ env: { QUADRIVIUM_LIMIT_SIGN_INS: '100000' } }); // the limit for an address is not what is tested here
after(() => s.stop());

let number = 0;
const name = () => `Player ${process.pid} ${++number}`;
const PASSWORD = 'correct horse 27 battery';
const TRIES = 10; // for one name in ten minutes

/** The same cookie in another hand. */
function twin(client) {
  const other = s.client();
  other.cookie = client.cookie;
  return other;
}

async function registered(user = name(), password = PASSWORD) {
  const client = s.client();
  const answer = await client.post('/accounts', { name: user, password });
  client.account = answer.body.account;
  return client;
}

test('a guest plays at once and is known by a cookie that scripts cannot read', async () => {
  const client = s.client();
  assert.equal((await client.get('/me')).body.account, null);
  const answer = await client.post('/guests', {});
  assert.equal(answer.status, 201);
  assert.equal(answer.body.account.kind, 'guest');
  assert.match(client.cookie_line, /^qsid=[\w-]{43,};/);
  for (const attribute of [/; HttpOnly/i, /; SameSite=Lax/i, /; Path=\//i]) assert.match(client.cookie_line, attribute);
  assert.doesNotMatch(client.cookie_line, /; (Secure|Domain)/i);
  assert.equal((await client.get('/me')).body.account.id, answer.body.account.id);
});

test('one more guest at a device has a token and signs nobody in', async () => {
  const client = await registered();
  const [session, mine] = [client.cookie, (await client.get('/me')).body];
  const { status, body } = await client.post('/guests', { token: true });
  assert.deepEqual([status, body.account.kind, client.cookie], [201, 'guest', session]);
  assert.notEqual(body.account.id, mine.account.id);
  assert.deepEqual((await client.get('/me')).body, mine);
  const guest = shows(s, body.token);
  assert.equal((await guest.get('/me')).body.account.id, body.account.id);
  assert.deepEqual((await guest.get('/me/inbox')).body.waiting, []);
  await guest.refuse(403, 'insufficient_scope', 'POST', '/guests', { token: true });
  await client.refuse(422, 'bad_request', 'POST', '/guests', { token: 'yes' });
  const stranger = s.client();
  const other = await stranger.post('/guests', { token: true });
  assert.equal(stranger.cookie_line, undefined, 'a stranger is signed in as the guest');
  assert.notEqual(other.body.token, body.token);
});

test('a guest at a device ends its token, takes its data and deletes itself; a token of anybody else only ends itself', async () => {
  const apart = async () => {
    const { token, account } = (await s.client().post('/guests', { token: true })).body;
    return { who: shows(s, token), account };
  };
  const works = async ({ who }) => (await who.call('GET', '/me/inbox')).status === 200;
  const [one, other] = [await apart(), await apart()];
  const lines = (await one.who.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual([lines[0].id, lines.at(-1).type], [one.account.id, 'end']);
  assert.equal((await one.who.delete('/me/tokens/current')).status, 204);
  await one.who.refuse(401, 'unauthenticated', 'DELETE', '/me/tokens/current');
  assert.deepEqual([await works(one), await works(other)], [false, true]);
  assert.equal((await other.who.delete('/me')).status, 204);
  assert.deepEqual([await works(other), await s.sql(`select deleted_at is not null from account where public_id = '${other.account.id}'`)], [false, 't']);
  // A guest of a browser, and a person: their tokens are for less.
  const scopes = ['play', 'lobby', 'messages', 'account', 'votes', 'experiments'];
  for (const owner of [await s.guest(), await registered()]) {
    const made = (await owner.post('/me/tokens', { label: 'x', scopes })).body;
    const program = { who: shows(s, made.token) };
    for (const [method, path] of [['GET', '/me/export'], ['DELETE', '/me'], ['DELETE', `/me/tokens/${made.id}`]]) await program.who.refuse(403, 'insufficient_scope', method, path);
    await owner.refuse(404, 'not_found', 'DELETE', '/me/tokens/current');
    assert.equal((await program.who.delete('/me/tokens/current')).status, 204);
    assert.deepEqual([await works(program), (await owner.get('/me/tokens')).body.items], [false, []]);
  }
});

test('two guests have different names', async () => {
  const [a, b] = [await s.guest(), await s.guest()];
  assert.notEqual(a.account.name, b.account.name);
});

test('a guest who registers keeps the account and its seats', async () => {
  const t = await begun(s);
  const { body } = await t.south.post('/accounts', { name: name(), password: PASSWORD });
  assert.equal(body.account.id, t.south.account.id);
  assert.equal(body.account.kind, 'human');
  assert.equal((await t.south.get(`/matches/${t.match}/view`)).body.seat, 0);
});

test('an account with a password cannot be registered again', async () => {
  const client = await registered();
  await client.refuse(409, 'already_registered', 'POST', '/accounts', { name: name(), password: PASSWORD });
});

test('a name is taken whatever its case and form', async () => {
  await registered('Straße Ångström');
  for (const taken of ['Straße Ångström', 'STRASSE ÅNGSTRÖM', 'strasse ångström', 'Straße A\u030angstro\u0308m', 'Ｓtrasse ångström'])
    await s.client().refuse(409, 'name_taken', 'POST', '/accounts', { name: taken, password: PASSWORD });
});

test('names that deceive the eye are refused', async () => {
  for (const bad of ['', ' ', 'a\u0007b', 'a\u202eb', 'a\u200bb', 'a\nb', 'x'.repeat(41), '\ufeffadmin'])
    await s.client().refuse(422, 'bad_name', 'POST', '/accounts', { name: bad, password: PASSWORD });
});

test('names in any script are kept as they are', async () => {
  for (const good of ['Žofie', '小林', 'محمد', 'Иван-2', 'a_b.c', 'x'.repeat(24)]) {
    const client = await registered(good);
    assert.equal((await client.get('/me')).body.account.name, good);
  }
  for (const bad of ['<b>bold</b>', "Robert'); drop table account;--", 'a&b', 'a"b', 'a/b', 'a%00b', '{}', '=cmd'])
    await s.client().refuse(422, 'bad_name', 'POST', '/accounts', { name: bad, password: PASSWORD });
});

test('passwords too short or too common are refused', async () => {
  for (const weak of ['', 'a', 'short12', 'password', 'password1', '12345678', 'qwertyuiop'])
    await s.client().refuse(422, 'weak_password', 'POST', '/accounts', { name: name(), password: weak });
});

test('long passwords with any characters work', async () => {
  const password = 'ü💧 \t' + 'x'.repeat(100);
  const user = (await registered(name(), password)).account.name;
  await s.client().post('/sessions', { name: user, password });
  await s.client().refuse(401, 'bad_credentials', 'POST', '/sessions', { name: user, password: password + 'x' });
});

/** The whole answer: status, every header and body, without what differs between any two requests. */
function face({ status, raw, text }) {
  const headers = raw.flatMap((name, i) => (i % 2 ? [] : [[name, /^(date|x-request-id)$/i.test(name) ? '' : raw[i + 1]]]));
  return JSON.stringify([status, headers, text.replace(/"request_id":"\w+"/, '')]);
}

/** How many passwords have been hashed, and how much memory that filled. */
async function hashing() {
  const text = await s.metrics();
  return ['quad_passwords_hashed_total', 'quad_password_kibibytes_total'].map((figure) => Number(text.match(new RegExp(`^${figure} (\\d+)$`, 'm'))[1]));
}

/** As many tries as a name has, and one more: how they were answered, and the work of hashing for them. */
async function guess(whom) {
  const [hashes, memory] = await hashing();
  const said = [];
  for (let i = 0; i <= TRIES; i++)
    said.push(face(await s.client().call('POST', '/sessions', { body: { name: whom, password: `not this one ${i}` } })));
  const [hashes_then, memory_then] = await hashing();
  const wait = /("Retry-After",|"retry_after":)"?\d+"?/g; // seconds until the first try is ten minutes old
  return { said: said.map((text) => text.replaceAll('\\"', '"').replace(wait, '$1')), hashes: hashes_then - hashes, memory: memory_then - memory };
}

/** Names with which nobody can sign in: of nobody, of a guest, a program, a bot of the arena, somebody who has gone. */
async function unknown_names(count) {
  const [owner, gone, guest] = [await registered(), await registered(), await s.guest()];
  const { body: { account: program } } = await owner.post('/bots', { name: name(), kind: 'engine' });
  await gone.delete('/me', { body: { password: PASSWORD } });
  const bot = await s.sql("select name from account where kind = 'builtin' order by id limit 1");
  const names = [guest.account.name, program.name, bot, gone.account.name];
  while (names.length < count) names.push(name());
  return names;
}

const NAMES = Number(process.env.LOGIN_NAMES ?? 5); // of each kind, ten tries each: `make test-long` has 200 tries

test('a wrong name and a wrong password cannot be told apart', { timeout: 900_000 }, async () => {
  const unknown = await unknown_names(NAMES);
  const known = [];
  for (let i = 0; i < NAMES; i++) known.push((await registered()).account.name);
  const first = await guess(known[0]);
  assert.deepEqual(first.said.map((text) => Number(text.slice(1, 4))), [...Array(TRIES).fill(401), 429]);
  assert.equal(first.hashes, TRIES, 'one hash for each try that is let in');
  assert.ok(first.memory >= TRIES * 2 * 19_456, `${first.memory} KiB is no costly hash`);
  for (let i = 0; i < NAMES; i++) {
    if (i) assert.deepEqual(await guess(known[i]), first, 'a wrong password');
    assert.deepEqual(await guess(unknown[i]), first, `an unknown name: ${unknown[i]}`);
  }
});

test('signing in gives a new session and leaves the others alone', async () => {
  const first = await registered();
  const second = s.client();
  await second.post('/sessions', { name: first.account.name, password: PASSWORD });
  assert.notEqual(second.cookie, first.cookie);
  const { body: { items } } = await second.get('/me/sessions');
  assert.equal(items.length, 2);
  assert.deepEqual(items.filter((item) => item.current).length, 1);
  assert.equal((await first.get('/me')).body.account.id, first.account.id);
});

test('signing out ends this session at once', async () => {
  const client = await registered();
  const before = twin(client);
  await client.delete('/sessions/current');
  assert.equal(client.cookie, null);
  assert.equal((await before.get('/me')).body.account, null);
  await before.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
});

test('one of my sessions can be ended from another, and nobody else may end it', async () => {
  const first = await registered();
  const second = s.client();
  await second.post('/sessions', { name: first.account.name, password: PASSWORD });
  const { body: { items } } = await second.get('/me/sessions');
  const other = items.find((item) => !item.current);
  await (await s.guest()).refuse(404, 'not_found', 'DELETE', `/me/sessions/${other.id}`);
  await second.delete(`/me/sessions/${other.id}`);
  await first.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await second.get('/me/inbox');
  await second.refuse(404, 'not_found', 'DELETE', `/me/sessions/${other.id}`);
});

test('changing the password ends all other sessions', async () => {
  const first = await registered();
  const second = s.client();
  await second.post('/sessions', { name: first.account.name, password: PASSWORD });
  const old = twin(second);
  await second.refuse(422, 'wrong_password', 'PUT', '/me/password', { old: 'something else', new: 'another fine password' });
  await second.refuse(422, 'weak_password', 'PUT', '/me/password', { old: PASSWORD, new: 'password' });
  await second.put('/me/password', { old: PASSWORD, new: 'another fine password' });
  await first.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await second.get('/me/inbox');
  if (old.cookie !== second.cookie) await old.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await s.client().refuse(401, 'bad_credentials', 'POST', '/sessions', { name: first.account.name, password: PASSWORD });
  await s.client().post('/sessions', { name: first.account.name, password: 'another fine password' });
});

test('many wrong passwords close the door for a while, not for a session that is open', async () => {
  const inside = await registered(), other = await registered();
  const sign_in = (who, password) => s.client().call('POST', '/sessions', { body: { name: who.account.name, password } });
  for (let i = 0; i < TRIES; i++) assert.equal((await sign_in(inside, `wrong ${i}`)).status, 401);
  const shut = async (password) => {
    const { status, body, headers } = await sign_in(inside, password);
    assert.deepEqual([status, body.code, body.limit_key, headers['retry-after']], [429, 'too_many_requests', 'password.account', String(body.retry_after)]);
    assert.ok(body.retry_after > 0 && body.retry_after <= 600, `${body.retry_after} s`);
  };
  await shut('wrong again');
  await shut(PASSWORD);
  const later = (seconds) => s.sql(`update attempt set at = at - ${seconds} * interval '1 second'`); // people's attempts are counted in real time
  await later(300);
  await shut(PASSWORD);
  await inside.get('/me/inbox');
  await inside.put('/me/password', { old: PASSWORD, new: 'another fine password' });
  await shut('another fine password');
  assert.equal((await sign_in(other, PASSWORD)).status, 201, 'the door of somebody else');
  await later(300);
  assert.equal((await sign_in(inside, PASSWORD)).status, 401, 'that is not the password any more');
  assert.equal((await sign_in(inside, 'another fine password')).status, 201);
});

test('a session does not find out its password: all that ask for it count together', async () => {
  const thief = await registered(), owner = s.client();
  await owner.post('/sessions', { name: thief.account.name, password: PASSWORD });
  const doors = [['PUT', '/me/password', (password) => ({ old: password, new: 'another fine password' })], ['DELETE', '/me', (password) => ({ password })],
    ['POST', '/me/recovery_codes', (password) => ({ password })], ['POST', '/me/second_factor', (password) => ({ password })]];
  for (let i = 0; i < TRIES; i++) {
    const [method, path, body] = doors[i % doors.length];
    await thief.refuse(422, 'wrong_password', method, path, body(`wrong ${i}`));
  }
  for (const [method, path, body] of doors) {
    const answer = await thief.refuse(429, 'too_many_requests', method, path, body(PASSWORD));
    assert.equal(answer.body.limit_key, 'password.session');
  }
  await thief.get('/me/inbox');
  await owner.put('/me/password', { old: PASSWORD, new: 'another fine password' });
  await thief.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
});

test('passwords are hashed two at a time; who comes in between is told to wait, and play goes on', async () => {
  const users = await Promise.all(Array.from({ length: 3 }, () => registered().catch(() => null)));
  const t = await begun(s);
  const logins = Array.from({ length: 24 }, (_, i) => s.client().call('POST', '/sessions', { body: { name: `Nobody ${i}`, password: 'wrong' } }));
  await t.south.put(`/matches/${t.match}/turns/1/orders`, { orders: { type: 'turn', text: '--' } });
  const answers = await Promise.all(logins);
  for (const answer of answers) assert.ok([401, 429, 503].includes(answer.status), answer.text);
  for (const answer of answers.filter((a) => a.status === 503)) assert.match(answer.body.limit_key, /^password\./);
  assert.ok(users.some(Boolean));
});

test('settings are mine to change', async () => {
  const client = await s.guest();
  await client.patch('/me', { settings: { theme: 'dark', list: [1, 2] } });
  assert.deepEqual((await client.get('/me')).body.account.settings, { theme: 'dark', list: [1, 2] });
  const big = await client.call('PATCH', '/me', { body: { settings: { text: 'x'.repeat(20000) } } });
  assert.deepEqual([big.status, big.body.errors[0].path], [422, '/settings']);
  assert.deepEqual((await client.get('/me')).body.account.settings, { theme: 'dark', list: [1, 2] });
  await client.refuse(422, 'unknown_member', 'PATCH', '/me', { settings: {}, kind: 'human' });
  assert.equal((await client.get('/me')).body.account.kind, 'guest');
});

test('the language is one that the server speaks, and goes with the account', async () => {
  const who = await person(s);
  const language = async () => (await who.get('/me')).body.account.language;
  assert.equal(await language(), null);
  assert.equal((await who.patch('/me', { language: 'de', settings: { theme: 'dark' } })).body.account.language, 'de');
  for (const wrong of ['fr', 'DE', 'de-AT', '', ' de', 'de\r\nX-Evil: 1', 7, [], {}, 'x'.repeat(100), true]) {
    const answer = await who.call('PATCH', '/me', { body: { settings: { theme: 'light' }, language: wrong } });
    assert.equal(answer.status, 422, `${JSON.stringify(wrong)} → ${answer.status}`);
    assert.match(answer.headers['content-type'], /^application\/problem\+json/);
  }
  await who.refuse(422, 'bad_request', 'PATCH', '/me', { language: 'de', settings: null });
  await who.refuse(422, 'bad_request', 'PATCH', '/me', { language: 'en', were: {} });
  await who.refuse(422, 'bad_request', 'PATCH', '/me', {});
  await who.refuse(409, 'settings_changed', 'PATCH', '/me', { language: 'en', settings: { theme: 'light' }, were: { theme: 'wood' } });
  const { account } = (await who.get('/me')).body;
  assert.deepEqual([account.language, account.settings], ['de', { theme: 'dark' }], 'nothing changed');
  await Promise.all(['en', 'de', 'en', 'de'].map((tag) => who.patch('/me', { language: tag })));
  await who.patch('/me', { language: 'en' });
  assert.equal(await language(), 'en');
  const lines = (await who.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(lines.find(({ type }) => type === 'account').language, 'en');
  await s.client().refuse(401, 'unauthenticated', 'PATCH', '/me', { language: 'de' });
  await who.delete('/me', { body: { password: OWN_PASSWORD } });
  assert.equal(await s.sql(`select language is null from account where public_id = '${account.id}'`), 't');
});

test('settings are merged key by key, null takes one away, and tabs do not undo each other', async () => {
  const client = await s.guest();
  await client.patch('/me', { settings: { board: { theme: 'wood', motion: true }, sounds: true } });
  const { body } = await client.patch('/me', { settings: { board: { theme: 'paper' }, pieces: 'signs', sounds: null, never: null } });
  assert.deepEqual(body.account.settings, { board: { theme: 'paper' }, pieces: 'signs' });
  await Promise.all(Array.from({ length: 12 }, (_, i) => client.patch('/me', { settings: { [`tab_${i}`]: i } })));
  const { settings } = (await client.get('/me')).body.account;
  assert.equal(Object.keys(settings).length, 14);
  await client.patch('/me', { settings: { text: 'x'.repeat(15000) } });
  const more = await client.call('PATCH', '/me', { body: { settings: { other: 'x'.repeat(2000) } } });
  assert.equal(more.status, 422, 'what is kept counts too');
  for (const wrong of [null, [], 'dark', 7]) await client.refuse(422, 'bad_request', 'PATCH', '/me', { settings: wrong });
  for (const wrong of [[], 'dark', 7]) await client.refuse(422, 'bad_request', 'PATCH', '/me', { settings: {}, were: wrong });
});

test('settings that another device has changed are not written over unseen', async () => {
  const client = await s.guest();
  const settings = async () => (await client.get('/me')).body.account.settings;
  await client.patch('/me', { settings: { list: [{ name: 'a', n: 1 }], look: 'dark' }, were: { list: null } });
  await client.refuse(409, 'settings_changed', 'PATCH', '/me', { settings: { list: [] }, were: { list: null } });
  await client.refuse(409, 'settings_changed', 'PATCH', '/me', { settings: { list: [] }, were: { list: [{ name: 'a', n: 2 }] } });
  await client.refuse(409, 'settings_changed', 'PATCH', '/me', { settings: { list: [] }, were: { list: [{ n: 1, name: 'a' }], look: 'light' } });
  assert.deepEqual(await settings(), { list: [{ name: 'a', n: 1 }], look: 'dark' });
  await client.patch('/me', { settings: { list: null }, were: { list: [{ n: 1, name: 'a' }], never: null } });
  assert.deepEqual(await settings(), { look: 'dark' });
  for (let round = 0; round < 5; round++) {
    const { list = null } = await settings();
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => client.decided('PATCH', '/me', { body: { settings: { list: [round, i] }, were: { list } } })));
    assert.deepEqual(answers.map((a) => a.status).sort(), [200, ...Array(19).fill(409)]);
    assert.deepEqual(await settings(), answers.find((a) => a.status === 200).body.account.settings);
  }
});

test('a deleted account is gone and its games stay', async () => {
  const t = await begun(s);
  const old = twin(t.north);
  await t.north.delete('/me');
  await old.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  const { body: match } = await s.client().get(`/matches/${t.match}`);
  assert.equal(match.seats.length, 2);
  assert.notEqual(match.seats[1].name, t.north.account.name);
});

test('what needs an account says so, and an unknown cookie is nobody', async () => {
  const stranger = s.client();
  stranger.cookie = 'qsid=' + 'A'.repeat(43);
  assert.equal((await stranger.get('/me')).body.account, null);
  for (const [method, path, body] of [['GET', '/me/inbox'], ['GET', '/me/sessions'], ['DELETE', '/sessions/current'], ['PATCH', '/me', { settings: {} }],
    ['DELETE', '/me'], ['PUT', '/me/password', { old: 'a', new: 'b' }], ['POST', '/lobbies', { game: 'stratic' }],
    ['POST', '/play', { game: 'stratic', versus: 'bot:random' }]])
    await stranger.refuse(401, 'unauthenticated', method, path, body);
});

test('neither cookies nor passwords are written anywhere', async () => {
  const client = await registered();
  const token = client.cookie.split('=')[1];
  await client.get('/me/inbox');
  const log = s.log();
  assert.ok(!log.includes(token), 'the log holds a session token');
  assert.ok(!log.includes(PASSWORD), 'the log holds a password');
  const rows = await s.sql('select row_to_json(s) from session s union all select row_to_json(a) from account a');
  assert.ok(!rows.includes(token) && !rows.includes(PASSWORD));
  assert.match(rows, /\$argon2id\$v=19\$m=\d+,t=\d+,p=1\$/);
});
