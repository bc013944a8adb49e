// Access tokens and program accounts: made, used, limited, revoked.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Mcp } from '../lib/mcp.mjs';
import { PASSWORD, bearer as shows, fresh, person as someone } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';
import { begun, FORMATION, put_orders, turn, seat_path, view_of } from '../lib/play.mjs';

const s = await stack();
after(() => s.stop());

const ALL = ['play', 'lobby', 'messages', 'account', 'votes', 'experiments'];
const person = () => someone(s);
const bearer = (token) => shows(s, token);
const mint = async (owner, rest = {}) => (await owner.post('/me/tokens', { label: 'a loop', scopes: ['play', 'lobby'], ...rest })).body;
const bot = async (owner, rest = {}) => (await owner.post('/bots', { name: fresh('Engine'), kind: 'engine', ...rest })).body.account;

test('a token is told once, lists without its secret, and acts as its owner', async () => {
  const owner = await person();
  const made = await mint(owner, { label: 'my loop', expires_in_days: 30 });
  assert.match(made.token, /^qd_pat_[\w-]{43}$/);
  assert.deepEqual([made.label, made.scopes, made.name, made.kind, made.seen_at], ['my loop', ['play', 'lobby'], owner.account.name, 'human', null]);
  const program = bearer(made.token);
  assert.equal((await program.get('/me')).body.account.id, owner.account.id);
  const { body: { items } } = await owner.get('/me/tokens');
  assert.equal(items.length, 1);
  assert.ok(!('token' in items[0]));
  assert.ok(items[0].seen_at, 'its use was not noted');
  const days = (Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000;
  assert.ok(Math.abs(days - 30) < 0.01, `${days} days`);
});

test('90 days when nothing is said, 365 at most', async () => {
  const owner = await person();
  const made = await mint(owner);
  assert.equal(Math.round((Date.parse(made.expires_at) - Date.parse(made.created_at)) / 86_400_000), 90);
  await mint(owner, { expires_in_days: 365 });
  for (const expires_in_days of [0, -1, 366, 1.5, '90', 1e12]) {
    const answer = await owner.call('POST', '/me/tokens', { body: { label: 'x', scopes: ['play'], expires_in_days } });
    assert.ok([400, 422].includes(answer.status), `${expires_in_days} → ${answer.status}`);
  }
});

test('labels and scopes that are none are refused', async () => {
  const owner = await person();
  for (const label of ['', '   ', 'x'.repeat(61), 'a\nb', 'a\u202eb', 7, null])
    assert.equal((await owner.call('POST', '/me/tokens', { body: { label, scopes: ['play'] } })).status, 422, JSON.stringify(label));
  for (const scopes of [[], ['all'], ['play', 7], 'play', null, Array(17).fill('play')])
    assert.equal((await owner.call('POST', '/me/tokens', { body: { label: 'x', scopes } })).status, 422, JSON.stringify(scopes));
  await owner.refuse(422, 'unknown_member', 'POST', '/me/tokens', { label: 'x', scopes: ['play'], owner: 1 });
  assert.deepEqual((await owner.get('/me/tokens')).body.items, []);
  assert.deepEqual((await mint(owner, { scopes: ['play', 'play', 'lobby'] })).scopes, ['play', 'lobby']);
});

test('tokens are nowhere in the clear: not in the tables, not in the log, not in a stored answer', async () => {
  const owner = await person();
  const { body: made } = await owner.post('/me/tokens', { label: 'x', scopes: ['play'] }, { headers: { 'Idempotency-Key': 'keep-me' } });
  await bearer(made.token).get('/me/inbox');
  const rows = await s.sql('select row_to_json(t) from access_token t union all select row_to_json(i) from idempotency i union all select row_to_json(a) from attempt a');
  assert.ok(!rows.includes(made.token.slice(7)));
  assert.ok(!s.log().includes(made.token.slice(7)));
});

test('each scope opens its routes and no other', async () => {
  const owner = await person();
  const t = await begun(s, {}, [FORMATION, FORMATION]);
  await t.south.post('/accounts', { name: fresh('South'), password: PASSWORD });
  const with_scopes = async (...scopes) => bearer((await mint(t.south, { scopes })).token);
  const [play, lobby, messages, account] = await Promise.all([with_scopes('play'), with_scopes('lobby'), with_scopes('messages'), with_scopes('account')]);
  const tries = [
    ['GET', '/me/inbox', undefined, play],
    ['GET', `/matches/${t.match}/view`, undefined, play],
    ['GET', `/matches/${t.match}/log`, undefined, play],
    ['PUT', seat_path(t.match, 1), { orders: turn('--') }, play],
    ['POST', `/matches/${t.match}/offers`, { kind: 'draw' }, play],
    ['POST', '/lobbies', { game: 'stratic' }, lobby],
    ['GET', `/matches/${t.match}/messages`, undefined, messages],
    ['POST', `/matches/${t.match}/messages`, { to: 'all', text: 'hello' }, messages],
    ['PATCH', '/me', { settings: { theme: 'dark' } }, account],
  ];
  for (const [method, path, body, allowed] of tries) {
    for (const client of [play, lobby, messages, account].filter((c) => c !== allowed)) await client.refuse(403, 'insufficient_scope', method, path, body);
    const answer = await allowed.call(method, path, { body });
    assert.ok(answer.status < 400, `${method} ${path} → ${answer.status} ${answer.text}`);
  }
  for (const path of ['/games', '/lobbies', '/matches', `/matches/${t.match}`, `/matches/${t.match}/spectate`, '/me'])
    for (const client of [play, lobby, messages, account]) await client.get(path);
  assert.equal((await owner.get('/me/tokens')).body.items.length, 0, 'tokens of others are listed');
});

test('no token opens what is the person\'s alone', async () => {
  const owner = await person();
  const made = await mint(owner, { scopes: ALL });
  const program = bearer(made.token);
  for (const [method, path, body] of [['GET', '/me/tokens'], ['POST', '/me/tokens', { label: 'child', scopes: ['play'] }], ['DELETE', `/me/tokens/${made.id}`],
    ['POST', '/bots', { name: fresh('Child'), kind: 'engine' }], ['GET', '/bots'], ['GET', '/me/sessions'], ['DELETE', '/me', { password: PASSWORD }],
    ['PUT', '/me/password', { old: PASSWORD, new: 'another fine password' }], ['POST', '/guests', {}],
    ['POST', '/sessions', { name: owner.account.name, password: PASSWORD }], ['DELETE', '/sessions/current']])
    await program.refuse(403, 'insufficient_scope', method, path, body);
  await owner.get('/me/inbox');
});

/* ---- what is refused is written down ---- */

/** What the owner reads of a token's last refusal, without its time: [method, path, missing scope, how often]. */
async function refused(owner, id) {
  const { refused: last } = (await owner.get('/me/tokens')).body.items.find((one) => one.id === id);
  if (!last) return null;
  assert.ok(Math.abs(Date.parse(last.at) - Date.now()) < 3_600_000, last.at);
  return [last.method, last.path, last.scope, last.times];
}

const exported = async (client, type) => (await client.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line)).filter((line) => line.type === type);

test('orders without play: 403, nothing is played, and the owner reads of it', async () => {
  const t = await begun(s);
  await t.south.post('/accounts', { name: fresh('South'), password: PASSWORD });
  const made = await mint(t.south, { scopes: ALL.filter((scope) => scope !== 'play') });
  const other = await mint(t.south, { scopes: ['play'] });
  assert.equal(made.refused, null);
  const program = bearer(made.token);
  const before = await view_of(t.south, t.match);
  await program.refuse(403, 'insufficient_scope', 'PUT', seat_path(t.match, 1), { orders: turn('--') });
  assert.deepEqual(await refused(t.south, made.id), ['PUT', '/matches/{match}/turns/{turn}/orders', 'play', 1]);
  const tool = await new Mcp(program).tool('submit_orders', { match: t.match, turn: 1, orders: turn('--') });
  assert.equal(tool.structuredContent.code, 'insufficient_scope');
  await Promise.all(Array.from({ length: 20 }, () => program.refuse(403, 'insufficient_scope', 'GET', `/matches/${t.match}/log`)));
  assert.deepEqual(await refused(t.south, made.id), ['GET', '/matches/{match}/log', 'play', 22]);
  assert.equal(await refused(t.south, other.id), null);
  const { now, ...unchanged } = before;
  assert.deepEqual({ ...await view_of(t.south, t.match), now: undefined }, { ...unchanged, now: undefined });
  assert.ok(now);
});

test('a token makes no token, and a program\'s token changes nothing of its owner: 403, and the owner reads of it', async () => {
  const owner = await person();
  const account = await bot(owner);
  const made = await mint(owner, { bot: account.id, scopes: ALL });
  const program = bearer(made.token);
  const all = async () => [(await owner.get('/me')).body, (await owner.get('/me/tokens')).body.items.length, (await owner.get('/bots')).body, (await owner.get('/me/sessions')).body.items.length];
  const before = await all();
  const tries = [['POST', '/me/tokens', { label: 'child', scopes: ALL }], ['POST', '/me/tokens', { label: 'child', scopes: ALL, bot: account.id }],
    ['PUT', '/me/password', { old: PASSWORD, new: 'another fine password' }], ['DELETE', `/bots/${account.id}`], ['POST', '/bots', { name: fresh('Child'), kind: 'engine' }],
    ['DELETE', `/me/tokens/${made.id}`], ['POST', '/me/recovery_codes', { password: PASSWORD }], ['PUT', '/me/mail', { address: 'thief@example.org', kinds: [] }], ['DELETE', '/me', { password: PASSWORD }]];
  for (const [method, path, body] of tries) {
    await program.refuse(403, 'insufficient_scope', method, path, body);
    const [as, where, scope] = await refused(owner, made.id);
    assert.deepEqual([as, where.replace(/\{\w+\}/, '*'), scope], [method, path.replace(account.id, '*').replace(made.id, '*'), null]);
  }
  assert.equal((await refused(owner, made.id))[3], tries.length);
  await program.patch('/me', { settings: { theme: 'dark' } }); // the program's own
  assert.deepEqual(await all(), before);
  await s.client().post('/sessions', { name: owner.account.name, password: PASSWORD });
  assert.equal(await s.value(`select count(*) from token_refusal where token = '${made.id}'`), 1, 'one row for a token and scope, however many tries');
});

test('refusals outlive their token for a while, not their owner, and fill no disk', async () => {
  const owner = await person();
  const made = await mint(owner, { label: 'too curious', scopes: ['play'] });
  const program = bearer(made.token);
  await program.refuse(403, 'insufficient_scope', 'POST', '/lobbies', { game: 'stratic' });
  await program.refuse(403, 'insufficient_scope', 'POST', '/me/tokens', { label: 'child', scopes: ['play'] });
  await owner.delete(`/me/tokens/${made.id}`);
  const lines = await exported(owner, 'token_refusal');
  assert.deepEqual(lines.map(({ token, label, method, path, times }) => [token, label, method, path, times]),
    [[made.id, 'too curious', 'POST', '/lobbies', 1], [made.id, 'too curious', 'POST', '/me/tokens', 1]]);
  const rows = () => s.value(`select count(*) from token_refusal r join account a on a.id = r.owner_id where a.public_id = '${owner.account.id}'`);
  await s.sql(`insert into token_refusal (owner_id, token, label, scope, method, path, at)
    select a.id, 'aaaaaaa' || lpad(translate(n::text, '0189', 'wxyz'), 3, 'a'), 'old', 1, 'GET', '/x', clock_timestamp() - n * interval '1 hour'
      from account a, generate_series(1, 100) n where a.public_id = '${owner.account.id}'`);
  assert.equal(await rows(), 102);
  await mint(owner);
  assert.equal(await rows(), 50, 'making tokens keeps the latest of those that are gone');
  assert.deepEqual((await exported(owner, 'token_refusal')).filter(({ token }) => token === made.id).length, 2);
  await owner.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await s.value(`select count(*) from token_refusal where token = '${made.id}'`), 0);
});

test('a revoked token stops at once, everywhere; a foreign one cannot be revoked', async () => {
  const owner = await person();
  const made = await mint(owner);
  const program = bearer(made.token);
  for (let i = 0; i < 12; i++) await program.get('/me/inbox'); // every worker knows it now
  await (await person()).refuse(404, 'not_found', 'DELETE', `/me/tokens/${made.id}`);
  for (const id of ['aaaaaaaaaa', '%00', "x'--", '0'.repeat(500)]) {
    const answer = await owner.call('DELETE', `/me/tokens/${id}`);
    assert.ok([400, 404].includes(answer.status), `${id} → ${answer.status}`);
  }
  await program.get('/me/inbox');
  await owner.delete(`/me/tokens/${made.id}`);
  for (let i = 0; i < 12; i++) await program.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await owner.refuse(404, 'not_found', 'DELETE', `/me/tokens/${made.id}`);
});

test('a token whose time is over does not work', async () => {
  const owner = await person();
  const made = await mint(owner);
  await s.sql(`update access_token set expires_at = clock_timestamp() - interval '1 second' where public_id = '${made.id}'`);
  await bearer(made.token).refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  assert.deepEqual((await owner.get('/me/tokens')).body.items, []);
});

test('what only looks like a token is refused, never ignored, even beside a good cookie', async () => {
  const owner = await person();
  for (const Authorization of ['Bearer', 'Bearer ', 'Bearer qd_pat_', `Bearer qd_pat_${'A'.repeat(43)}`, `Bearer qd_pat_${'A'.repeat(44)}`, 'Basic dXNlcjpwdw==',
    `Bearer ${'x'.repeat(3000)}`, 'qd_pat_x', `Token qd_pat_${'A'.repeat(43)}`])
    await owner.refuse(401, 'unauthenticated', 'GET', '/me/inbox', undefined, { headers: { Authorization } });
  const made = await mint(owner, { scopes: ['play'] });
  await owner.refuse(403, 'insufficient_scope', 'POST', '/lobbies', { game: 'stratic' }, { headers: { Authorization: `Bearer ${made.token}` } });
  await owner.get('/me/inbox', { headers: { Authorization: `bearer ${made.token}` } });
});

test('50 tokens are made at once and not one more', { timeout: 900_000 }, async () => {
  const owner = await person();
  const answers = await Promise.all(Array.from({ length: 60 }, (_, i) => owner.decided('POST', '/me/tokens', { body: { label: `n ${i}`, scopes: ['play'] } })));
  assert.deepEqual([answers.filter((a) => a.status === 201).length, answers.filter((a) => a.status === 429).length], [50, 10]);
  assert.equal(answers.find((a) => a.status === 429).body.limit_key, 'tokens.account');
  assert.equal((await owner.get('/me/tokens')).body.items.length, 50);
  assert.equal(new Set(answers.filter((a) => a.status === 201).map((a) => a.body.token)).size, 50);
});

test('a program is owned, labelled, and plays with a token its owner made', async () => {
  const owner = await person();
  const account = await bot(owner, { kind: 'llm', model: 'some model 4' });
  assert.deepEqual([account.kind, account.model], ['llm', 'some model 4']);
  const made = await mint(owner, { bot: account.name.toUpperCase() });
  assert.deepEqual([made.name, made.kind], [account.name, 'llm']);
  const program = bearer(made.token);
  assert.equal((await program.get('/me')).body.account.id, account.id);
  const rival = await person();
  const { body: lobby } = await program.post('/lobbies', { game: 'stratic' });
  const { body: full } = await rival.put(`/lobbies/${lobby.id}/seats/me`, {});
  await put_orders(program, full.match, 0, FORMATION);
  await put_orders(rival, full.match, 0, FORMATION);
  await put_orders(program, full.match, 1, turn('--'));
  const { body: match } = await s.client().get(`/matches/${full.match}`);
  assert.deepEqual([match.seats[0].name, match.seats[0].kind], [account.name, 'llm']);
  assert.equal((await mint(owner, { bot: account.id })).name, account.name);
  assert.equal((await owner.get('/bots')).body.items[0].id, account.id);
});

test('a program of somebody else is unknown', async () => {
  const [owner, other] = [await person(), await person()];
  const account = await bot(owner);
  for (const whose of [account.id, account.name, owner.account.name, 'nobody at all', '\u202e'])
    await other.refuse(422, 'unknown_bot', 'POST', '/me/tokens', { label: 'x', scopes: ['play'], bot: whose });
  await other.refuse(404, 'not_found', 'DELETE', `/bots/${account.id}`);
  assert.deepEqual((await other.get('/bots')).body.items, []);
});

test('programs bear names like people, one each, and never become people', async () => {
  const owner = await person();
  const taken = await bot(owner, { name: `Ångström ${process.pid}` });
  await owner.refuse(409, 'name_taken', 'POST', '/bots', { name: `ÅNGSTRÖM ${process.pid}`, kind: 'engine' });
  await s.client().refuse(409, 'name_taken', 'POST', '/accounts', { name: taken.name, password: PASSWORD });
  for (const name of ['', 'p\u0430ypal', 'a\u200bb', 'a\u202eb', 'admin', 'x'.repeat(25), '<b>', 'Former program'])
    await owner.refuse(422, 'bad_name', 'POST', '/bots', { name, kind: 'engine' });
  for (const kind of ['human', 'builtin', 'guest', '', 'ENGINE'])
    await owner.refuse(422, 'bad_request', 'POST', '/bots', { name: fresh('Engine'), kind });
  for (const model of ['', ' ', 'x'.repeat(81), 'a\u202eb'])
    await owner.refuse(422, 'bad_request', 'POST', '/bots', { name: fresh('Engine'), kind: 'llm', model });
  await (await s.guest()).refuse(403, 'forbidden', 'POST', '/bots', { name: fresh('Engine'), kind: 'engine' });
  const all = bearer((await mint(owner, { bot: taken.id, scopes: ALL })).token);
  await all.refuse(403, 'insufficient_scope', 'POST', '/accounts', { name: fresh('Person'), password: PASSWORD });
  await s.client().refuse(401, 'bad_credentials', 'POST', '/sessions', { name: taken.name, password: '' + PASSWORD });
  await assert.rejects(s.sql(`update account set kind = 'human', owner_id = null where public_id = '${taken.id}'`), /account_kind|kind only/);
});

test('50 at once: one of a name, twenty of an owner', { timeout: 900_000 }, async () => {
  const [owner, ...rivals] = await Promise.all(Array.from({ length: 4 }, person));
  const same = fresh('Contested');
  const race = await Promise.all(Array.from({ length: 52 }, (_, i) =>
    [owner, ...rivals][i % 4].decided('POST', '/bots', { body: { name: same, kind: 'engine' } })));
  assert.deepEqual([race.filter((a) => a.status === 201).length, race.filter((a) => a.body.code === 'name_taken').length], [1, 51]);
  const solo = await person();
  const many = await Promise.all(Array.from({ length: 50 }, (_, i) => solo.decided('POST', '/bots', { body: { name: fresh(`Many${i}`), kind: 'engine' } })));
  assert.deepEqual([many.filter((a) => a.status === 201).length, many.filter((a) => a.body.limit_key === 'bots.account').length], [20, 30]);
});

test('a program that is retired resigns, loses its tokens, and its games keep its label', async () => {
  const owner = await person();
  const account = await bot(owner);
  const program = bearer((await mint(owner, { bot: account.id })).token);
  const rival = await person();
  const { body: lobby } = await program.post('/lobbies', { game: 'stratic' });
  const { body: { match } } = await rival.put(`/lobbies/${lobby.id}/seats/me`, {});
  await put_orders(program, match, 0, FORMATION);
  await put_orders(rival, match, 0, FORMATION);
  await owner.delete(`/bots/${account.id}`);
  await program.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  const { body } = await rival.get(`/matches/${match}`);
  assert.deepEqual([body.status, body.seats[0].name, body.seats[0].kind], ['finished', 'Former program', 'engine']);
  assert.deepEqual((await owner.get('/bots')).body.items, []);
  assert.deepEqual((await owner.get('/me/tokens')).body.items, []);
  await owner.refuse(404, 'not_found', 'DELETE', `/bots/${account.id}`);
  await bot(owner, { name: account.name });
});

test('who goes takes tokens and programs along', async () => {
  const owner = await person();
  const account = await bot(owner);
  const [mine, its] = [bearer((await mint(owner)).token), bearer((await mint(owner, { bot: account.id })).token)];
  await mine.get('/me/inbox');
  await its.get('/me/inbox');
  await owner.delete('/me', { body: { password: PASSWORD } });
  await mine.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await its.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  assert.equal(await s.value(`select count(*) from account where public_id = '${account.id}' and deleted_at is null`), 0);
});
