// Recovery codes, everything about me, and going without leaving holes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer, fresh, PASSWORD, person, while_held } from '../lib/people.mjs';
import { otp } from '../lib/otp.mjs';
import { begun, FORMATION, play_line, put_orders, SHORT_WIN, table, turn } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const OTHER = 'another fine password 9';
const codes_of = async (client) => (await client.post('/me/recovery_codes', { password: PASSWORD })).body.codes;
const recover = (name, code, password = OTHER) => s.client().call('POST', '/sessions/recover', { body: { name, code, password } });
const left = async (client) => (await client.get('/me/recovery_codes')).body.left;

test('ten codes are told once; each sets a new password once and ends every other session', async () => {
  const me = await person(s);
  assert.equal(await left(me), 0);
  const codes = await codes_of(me);
  assert.equal(new Set(codes).size, 10);
  assert.equal(await left(me), 10);
  const back = s.client();
  const { body } = await back.post('/sessions/recover', { name: me.account.name.toUpperCase(), code: ` ${codes[3].toUpperCase().replaceAll('-', ' ')}`, password: OTHER });
  assert.equal(body.account.id, me.account.id);
  assert.equal(await left(back), 9);
  await me.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await s.client().refuse(401, 'bad_credentials', 'POST', '/sessions', { name: me.account.name, password: PASSWORD });
  await s.client().post('/sessions', { name: me.account.name, password: OTHER });
  assert.equal((await recover(me.account.name, codes[3])).status, 401);
  const again = (await back.post('/me/recovery_codes', { password: OTHER })).body.codes;
  assert.equal((await recover(me.account.name, codes[4])).status, 401, 'old codes are replaced');
  assert.equal((await recover(me.account.name, again[0], 'a third fine password')).status, 201);
});

test('access tokens end with the old password where that is asked for: mine, my programs\', nobody else\'s', async () => {
  const [me, other] = [await person(s), await person(s)];
  const { body: { account: program } } = await me.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const mint = async (client, rest = {}) => bearer(s, (await client.post('/me/tokens', { label: 'x', scopes: ['play'], ...rest })).body.token);
  const [mine, theirs, others] = [await mint(me), await mint(me, { bot: program.id }), await mint(other)];
  const codes = await codes_of(me);
  const ask = (code, rest) => s.client().call('POST', '/sessions/recover', { body: { name: me.account.name, code, password: OTHER, ...rest } });
  assert.equal((await ask(codes[0], { end_tokens: 'yes' })).status, 422);
  assert.equal((await ask(codes[0])).status, 201);
  for (const client of [mine, theirs]) await client.get('/me/inbox');
  assert.equal((await ask(codes[1], { end_tokens: true })).status, 201);
  for (const client of [mine, theirs]) await client.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await others.get('/me/inbox');
});

test('a wrong name, a wrong code and no code at all are answered with the same bytes', async () => {
  const [me, other] = [await person(s), await person(s)];
  const [code] = await codes_of(me);
  const answers = [];
  for (const [name, shown] of [[fresh('Nobody'), code], [me.account.name, 'aaaaa-aaaaa-aaaaa-aaaaa'], [other.account.name, code], [me.account.name, 'x'], [me.account.name, `${code}a`],
    [me.account.name, code.slice(1)], [me.account.name, '\u202e' + code]]) {
    const { status, body, headers } = await recover(name, shown);
    delete body.request_id;
    answers.push(JSON.stringify([status, body, headers['content-length']]));
  }
  assert.deepEqual([...new Set(answers)].length, 1, answers.join('\n'));
  assert.match(answers[0], /^\[401/);
  assert.equal((await recover(me.account.name, code, 'password')).body.code, 'weak_password');
  assert.equal(await left(me), 10, 'what was refused uses up nothing');
});

test('50 at once with one code: one comes in', async () => {
  const me = await person(s);
  const [code] = await codes_of(me);
  const answers = await Promise.all(Array.from({ length: 50 }, (_, i) => recover(me.account.name, code, `${OTHER} ${i}`)));
  assert.ok(answers.filter((a) => a.status === 201).length <= 1);
  for (const { status } of answers) assert.ok([201, 401, 429, 503].includes(status), String(status));
});

test('many wrong codes close the door for a while', async () => {
  const me = await person(s);
  const answers = [];
  for (let i = 0; i < 12; i++) answers.push(await recover(me.account.name, 'aaaaa-aaaaa-aaaaa-aaaaa'));
  const last = answers.at(-1);
  assert.deepEqual([last.status, last.body.limit_key], [429, 'recovery.account']);
});

test('codes need the password, are no guest\'s and no token\'s, and lie nowhere in the clear', async () => {
  const me = await person(s);
  await me.refuse(422, 'wrong_password', 'POST', '/me/recovery_codes', { password: 'not this one' });
  await (await s.guest()).refuse(403, 'forbidden', 'POST', '/me/recovery_codes', { password: PASSWORD });
  await s.client().refuse(401, 'unauthenticated', 'GET', '/me/recovery_codes');
  const { body: { token } } = await me.post('/me/tokens', { label: 'x', scopes: ['account'] });
  await bearer(s, token).refuse(403, 'insufficient_scope', 'POST', '/me/recovery_codes', { password: PASSWORD });
  await bearer(s, token).refuse(403, 'insufficient_scope', 'GET', '/me/export');
  const { body: { codes } } = await me.post('/me/recovery_codes', { password: PASSWORD }, { headers: { 'Idempotency-Key': 'keep' } });
  const rows = await s.sql('select row_to_json(r) from recovery_code r union all select row_to_json(i) from idempotency i');
  for (const code of codes) assert.ok(!rows.includes(code) && !rows.includes(code.replaceAll('-', '')) && !s.log().includes(code));
});

test('answers kept for requests that are sent again go with the account', async () => {
  const me = await person(s);
  await me.post('/clubs', { name: fresh('Club') }, { headers: { 'Idempotency-Key': 'keep' } });
  const kept = `select count(*) from idempotency where account_id = (select id from account where public_id = '${me.account.id}')`;
  assert.equal(await s.value(kept), 1);
  await me.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await s.value(kept), 0);
});

/* Somebody whose phone knows the secret. `code()` is the next one that was not used: the arena's clock goes on by a step. */
async function with_factor() {
  const me = await person(s);
  const { body: { secret, uri } } = await me.post('/me/second_factor', { password: PASSWORD }, { headers: { 'Idempotency-Key': 'keep' } });
  const code = async () => {
    await s.shift_clock(30);
    return otp(secret, await s.now_ms());
  };
  const other = s.client();
  await other.post('/sessions', { name: me.account.name, password: PASSWORD });
  const { body: { codes } } = await me.put('/me/second_factor', { second_code: await code() });
  return { me, secret, uri, code, codes, other };
}

const sign_in = (me, second_code, password = PASSWORD) => s.client().call('POST', '/sessions', { body: { name: me.account.name, password, second_code } });
const refused = ({ status, body }) => [status, body?.code];

test('a second factor is asked for after the password, and each of its codes works once', async () => {
  const { me, secret, uri, code, codes, other } = await with_factor();
  await other.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await me.get('/me/inbox');
  assert.equal(uri, `otpauth://totp/Quadrivium:${encodeURIComponent(me.account.name)}?secret=${secret}&issuer=Quadrivium`);
  assert.equal(new Set(codes).size, 10);
  assert.match((await me.get('/me/second_factor')).body.on_since, /^\d{4}-/);
  assert.deepEqual(refused(await sign_in(me)), [422, 'second_factor_needed']);
  assert.deepEqual(refused(await sign_in(me, undefined, 'not this one')), [401, 'bad_credentials'], 'only the right password is told so');
  assert.deepEqual(refused(await sign_in(me, '000000', 'not this one')), [401, 'bad_credentials']);
  const now = await code();
  assert.equal((await sign_in(me, `${now.slice(0, 3)} ${now.slice(3)}`)).status, 201);
  assert.deepEqual(refused(await sign_in(me, now)), [422, 'second_factor_wrong'], 'a code seen over the shoulder');
  for (const wrong of ['12345', '1234567', 'abcdef', '12345６', codes[0].slice(1)]) assert.deepEqual(refused(await sign_in(me, wrong)), [422, 'second_factor_wrong'], wrong);
  const next = await code();
  await s.shift_clock(90);
  assert.deepEqual(refused(await sign_in(me, next)), [422, 'second_factor_wrong'], 'a code of long ago');
  assert.equal((await sign_in(me, codes[0])).status, 201, 'a recovery code in place of a lost phone');
  assert.deepEqual(refused(await sign_in(me, codes[0])), [422, 'second_factor_wrong']);
  assert.equal(await left(me), 9);
  const rows = await s.sql('select row_to_json(i) from idempotency i');
  for (const text of [secret, ...codes]) assert.ok(!rows.includes(text) && !s.log().includes(text));
  assert.deepEqual((await me.get('/me/export')).text.match(/"type" : "second_factor"|"secret"/g), ['"type" : "second_factor"']);
});

test('two at once with one code: one comes in', async () => {
  const { me, code } = await with_factor();
  const now = await code();
  const both = await Promise.all([0, 1].map(() => s.client().decided('POST', '/sessions', { body: { name: me.account.name, password: PASSWORD, second_code: now } })));
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 422]);
});

test('a second factor guards everything that could go round it', async () => {
  const { me, code, codes } = await with_factor();
  assert.deepEqual(refused(await recover(me.account.name, codes[1])), [422, 'second_factor_needed'], 'nor is the code used up');
  const renew = (second_code, password) => s.client().call('POST', '/sessions/recover', { body: { name: me.account.name, code: codes[1], password, second_code } });
  assert.deepEqual(refused(await renew(codes[1], OTHER)), [422, 'second_factor_wrong'], 'one code is not two');
  assert.equal((await renew(codes[2], OTHER)).status, 201);
  const back = s.client();
  assert.equal((await back.call('POST', '/sessions', { body: { name: me.account.name, password: OTHER, second_code: await code() } })).status, 201);
  await back.refuse(422, 'second_factor_needed', 'POST', '/me/recovery_codes', { password: OTHER });
  assert.equal((await back.post('/me/recovery_codes', { password: OTHER, second_code: await code() })).body.codes.length, 10);
  await back.refuse(409, 'second_factor_on', 'POST', '/me/second_factor', { password: OTHER });
  await back.refuse(422, 'wrong_password', 'DELETE', '/me/second_factor', { password: PASSWORD, second_code: await code() });
  await back.refuse(422, 'second_factor_wrong', 'DELETE', '/me/second_factor', { password: OTHER, second_code: codes[3] });
  const { body: { token } } = await back.post('/me/tokens', { label: 'x', scopes: ['account'] });
  for (const method of ['GET', 'POST', 'PUT', 'DELETE']) await bearer(s, token).refuse(403, 'insufficient_scope', method, '/me/second_factor', method === 'GET' ? undefined : {});
  await back.call('DELETE', '/me/second_factor', { body: { password: OTHER, second_code: await code() } });
  assert.equal((await sign_in(me, undefined, OTHER)).status, 201);
  await back.refuse(409, 'second_factor_off', 'DELETE', '/me/second_factor', { password: OTHER, second_code: '000000' });
});

test('a secret changes nothing before its first code, guests have none, and wrong codes close the door', async () => {
  const me = await person(s);
  const begin = async () => (await me.post('/me/second_factor', { password: PASSWORD })).body.secret;
  const [first, second] = [await begin(), await begin()];
  assert.equal((await sign_in(me)).status, 201);
  await me.refuse(422, 'second_factor_wrong', 'PUT', '/me/second_factor', { second_code: otp(first, await s.now_ms()) });
  await me.put('/me/second_factor', { second_code: otp(second, await s.now_ms()) });
  await me.refuse(409, 'second_factor_on', 'PUT', '/me/second_factor', { second_code: otp(second, await s.now_ms()) });
  const guest = await s.guest();
  await guest.refuse(403, 'forbidden', 'POST', '/me/second_factor', { password: PASSWORD });
  await guest.refuse(409, 'second_factor_off', 'PUT', '/me/second_factor', { second_code: '123456' });
  assert.deepEqual((await guest.get('/me/second_factor')).body, { on_since: null });
});

test('wrong codes close the door for a while, and a recovery code opens it', async () => {
  const { me, code, codes } = await with_factor();
  const end = (second_code) => me.decided('DELETE', '/me/second_factor', { body: { password: PASSWORD, second_code } });
  for (let i = 0; i < 10; i++) assert.deepEqual(refused(await end('12345')), [422, 'second_factor_wrong']);
  const last = await end(await code());
  assert.deepEqual([last.status, last.body.limit_key], [429, 'second_factor.account']);
  assert.equal((await recover(me.account.name, 'aaaaa-aaaaa-aaaaa-aaaaa')).status, 401);
  assert.equal((await me.decided('DELETE', '/me/second_factor', { body: { password: PASSWORD, second_code: codes[5] } })).status, 204);
});

const lines_of = async (client) => (await client.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));

test('everything about me comes as lines and ends by saying how many; nothing of others, no secrets', async () => {
  const [me, other] = [await person(s), await person(s)];
  const t = await table(s, {}, me, other);
  await me.post(`/matches/${t.match}/messages`, { to: 'all', text: 'my word\nin two lines "quoted"' });
  await other.post(`/matches/${t.match}/messages`, { to: 'all', text: 'their word' });
  await me.put(`/matches/${t.match}/notes`, { text: 'my thought' });
  await other.put(`/matches/${t.match}/notes`, { text: 'their thought' });
  await me.patch(`/me/players/${encodeURIComponent(other.account.name)}`, { note: 'sharp' });
  const { body: { account } } = await me.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const { body: { token } } = await me.post('/me/tokens', { label: 'the loop', scopes: ['play'], bot: account.id });
  await me.patch('/me', { settings: { theme: 'dark' } });
  const lines = await lines_of(me);
  assert.deepEqual(lines.at(-1), { type: 'end', count: lines.length - 1 });
  const one = (type) => lines.find((line) => line.type === type);
  assert.deepEqual([one('account').name, one('account').settings], [me.account.name, { theme: 'dark' }]);
  assert.deepEqual([one('match').id, one('match').seat, one('match').note], [t.match, 0, 'my thought']);
  assert.deepEqual([one('message').text, one('player').note, one('program').name, one('token').label], ['my word\nin two lines "quoted"', 'sharp', account.name, 'the loop']);
  assert.ok(one('session') && one('account').created_at.endsWith('Z'));
  const text = JSON.stringify(lines);
  for (const secret of ['their word', 'their thought', token.slice(7), 'argon2', me.cookie.split('=')[1]]) assert.ok(!text.includes(secret), secret);
  await s.client().refuse(401, 'unauthenticated', 'GET', '/me/export');
});

test('my data is asked for a dozen times an hour at most', async () => {
  const me = await s.guest();
  for (let i = 0; i < 12; i++) await me.get('/me/export');
  const { body } = await me.refuse(429, 'too_many_requests', 'GET', '/me/export');
  assert.equal(body.limit_key, 'export.account');
});

test('one is told how one fares by seat, opponent and more; nobody else is, and nothing of sealed matches', async () => {
  await s.client().refuse(401, 'unauthenticated', 'GET', '/me/insights');
  const [ann, ben, cem] = [await person(s), await person(s), await person(s)];
  assert.deepEqual((await ann.get('/me/insights')).body.variants, []);
  await play_line(await begun(s, {}, undefined, [ann, ben]), SHORT_WIN); // South wins
  const second = await begun(s, { private: true }, undefined, [ben, ann]);
  await ann.post(`/matches/${second.match}/resign`, { confirm: true });
  const bot = (await ann.post('/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'untimed' } })).body.match;
  await ann.post(`/matches/${bot}/resign`, { confirm: true });
  const sealed = await begun(s, {}, undefined, [ann, cem]);
  await play_line(sealed, SHORT_WIN);
  await s.sql(`update match set sealed = true where public_id = '${sealed.match}'`);
  const told = async (who) => (await who.get('/me/insights')).body.variants;
  const [{ groups, ...all }, ...others] = await told(ann);
  assert.deepEqual([all, others], [{ game: 'stratic', variant: 'base', played: 3, won: 1, drawn: 0, lost: 2, phases: null }, []]);
  const parts = (by) => Object.fromEntries(groups.find((one) => one.by === by).rows.map(({ key, won, lost, played }) => [key, [won, lost, played]]));
  assert.deepEqual(parts('opponents'), { bots: [0, 1, 1], equal: [1, 1, 2] });
  assert.deepEqual(parts('ending'), { played: [1, 0, 1], resign: [0, 2, 2] });
  assert.deepEqual(parts('length'), { 0: [1, 2, 3] });
  assert.equal(parts('seat')[0][0], 1);
  assert.deepEqual(Object.values(parts('month')).map(([, , played]) => played).reduce((a, b) => a + b), 3);
  assert.equal(Object.values(parts('time')).reduce((sum, [, , played]) => sum + played, 0) <= 2, true, 'time is compared with people alone');
  for (const { rows } of groups) assert.ok(rows.every(({ played, won, drawn, lost }) => played === won + drawn + lost));
  assert.deepEqual((await told(ben)).map(({ played, won, lost }) => [played, won, lost]), [[2, 1, 1]]);
  assert.deepEqual(await told(cem), []);
});

test('where the costly turns were is counted by thirds of the games that were searched for them', async () => {
  const [ann, ben] = [await person(s), await person(s)];
  const first = await begun(s, {}, undefined, [ann, ben]);
  await play_line(first, SHORT_WIN);
  const second = await begun(s, {}, undefined, [ann, ben]);
  await ann.post(`/matches/${second.match}/resign`, { confirm: true });
  const turns = await s.value(`select turns[1] from match where public_id = '${first.match}'`);
  const report = [{ seat: 0, turn: 1, cost: 100 }, { seat: 0, turn: turns, cost: 50 }, { seat: 0, turn: 2, cost: 300 }, { seat: 1, turn: 1, cost: 7 }];
  const note = (match, found) => s.sql(`insert into mistake_search (match_id, steps_all, steps, report) select id, 1, 1, '${JSON.stringify(found)}' from match where public_id = '${match}'`);
  const told = async (who) => (await who.get('/me/insights')).body.variants[0].phases;
  assert.equal(await told(ann), null);
  await note(first.match, report);
  await note(second.match, []);
  const thirds = (list) => list.map(({ key, turns: n, cost }) => [key, n, cost]);
  const of = (turn) => ['early', 'middle', 'late'][Math.min(2, Math.floor((turn - 1) * 3 / turns))];
  const { rows, ...all } = await told(ann);
  assert.deepEqual(all, { searched: 2, turns: 3 });
  assert.deepEqual([of(1), of(turns)], ['early', 'late']);
  const early = of(2) === 'early' ? [['early', 2, 200]] : [['early', 1, 100], [of(2), 1, 300]];
  assert.deepEqual(thirds(rows), [...early, ['late', 1, 50]]);
  assert.deepEqual((await told(ben)).turns, 1);
});

test('who goes leaves whole games under a neutral name, and nothing else of the person', async () => {
  const [me, other] = [await person(s), await person(s)];
  const t = await table(s, {}, me, other);
  await put_orders(me, t.match, 0, FORMATION);
  await put_orders(other, t.match, 0, FORMATION);
  await put_orders(me, t.match, 1, turn('--'));
  await me.put(`/matches/${t.match}/notes`, { text: 'a parting thought' });
  const [code] = await codes_of(me);
  await me.refuse(422, 'wrong_password', 'DELETE', '/me', { password: 'not this one' });
  await me.delete('/me', { body: { password: PASSWORD } });
  const { body: match } = await other.get(`/matches/${t.match}`);
  assert.deepEqual([match.status, match.result.reason, match.seats[0].name, match.seats[1].name], ['finished', 'resign', 'Former player', other.account.name]);
  const { text, body: record } = await s.client().get(`/matches/${t.match}/export`);
  assert.equal(record.events.length > 2, true);
  const rows = await s.sql(`select row_to_json(a) from account a union all select row_to_json(n) from match_note n union all select row_to_json(p) from match_seat p`);
  for (const trace of [me.account.name, 'a parting thought']) assert.ok(!text.includes(trace) && !rows.includes(trace), trace);
  assert.equal((await recover(me.account.name, code)).status, 401);
  const heir = await person(s, me.account.name);
  assert.notEqual(heir.account.id, me.account.id, 'the name is free for somebody else');
});

test('a request that waited while its account was deleted is told that nobody is signed in, on every route', async () => {
  const routes = [['PATCH', '/me', { settings: { sound: true } }], ['PATCH', '/me', { language: 'de' }], ['PUT', '/me/vacation', { days: 7 }],
    ['POST', '/tournaments', { name: 'Cup', game: 'stratic', format: 'swiss', rated: false }], ['PUT', '/me/feed', {}], ['POST', '/bots', { name: fresh('Engine'), kind: 'engine' }]];
  const waiting = (n) => until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") >= n, { what: `${n} requests that wait` });
  for (const [method, path, body] of routes) {
    const guest = await s.guest();
    const hold = `select id from account where public_id = '${guest.account.id}' for no key update`; // the deletion waits for it, with the account's lock
    let gone, late;
    await while_held(s, hold, async () => {
      gone = guest.call('DELETE', '/me', { body: {} });
      await waiting(1);
      late = guest.call(method, path, { body });
      await waiting(2);
    });
    assert.equal((await gone).status, 204);
    assert.deepEqual([path, (await late).status, (await late).body.code], [path, 401, 'unauthenticated']);
  }
});
