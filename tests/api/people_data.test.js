// Recovery codes, everything about me, and going without leaving holes.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { bearer, fresh, PASSWORD, person } from '../lib/people.mjs';
import { begun, FORMATION, play_line, put_orders, SHORT_WIN, table, turn } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

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
  assert.deepEqual([all, others], [{ game: 'stratic', variant: 'base', played: 3, won: 1, drawn: 0, lost: 2 }, []]);
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
