// Passkeys: adding one, signing in with it alone, proving who acts; and everything that does not fit is refused and changes nothing.
import assert from 'node:assert/strict';
import { randomBytes } from 'node:crypto';
import { after, test } from 'node:test';
import { ATTESTED, Passkey, PRESENT, VERIFIED } from '../lib/authenticator.mjs';
import { drawn } from '../lib/drawn.mjs';
import { otp } from '../lib/otp.mjs';
import { bearer, fresh, meanwhile, PASSWORD, person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';

const DRAWS = Number(process.env.PASSKEY_DRAWS ?? 300); // `make test-long` has 10 000
const s = await stack();
after(() => s.stop());

const begin = async (client, proof = { password: PASSWORD }) => (await client.post('/me/passkeys/challenge', proof)).body;
const challenge_of = async (client) => (await client.post('/sessions/passkey/challenge', {})).body;
const list_of = async (client) => (await client.get('/me/passkeys')).body.items;
const forget_attempts = () => s.sql("delete from attempt where key like 'passkey.address:%'");
const count = () => s.value('select count(*) from passkey');
const refused = ({ status, body }) => [status, body?.code];

/** Somebody with a passkey. */
async function with_passkey(options = {}, client) {
  const me = client ?? await person(s);
  const passkey = new Passkey(s.url, options);
  const { body } = await me.post('/me/passkeys', { name: 'My phone', passkey: passkey.created(await begin(me)) });
  return { me, passkey, entry: body };
}

/** What comes of signing in with that passkey, wrong in the way that `how` says. */
async function sign_in(passkey, how = {}, client = s.client()) {
  const answer = passkey.used(await challenge_of(client), how);
  return client.decided('POST', '/sessions/passkey', { body: { passkey: { ...answer, ...how.answer } } });
}

for (const kind of ['ES256', 'EdDSA', 'RS256']) {
  test(`a passkey of ${kind} is added, signs in alone, is renamed and deleted`, async () => {
    const { me, passkey, entry } = await with_passkey({ kind });
    assert.deepEqual(await list_of(me), [entry]);
    assert.deepEqual([entry.name, entry.used_at], ['My phone', null]);
    const elsewhere = s.client();
    const answer = await sign_in(passkey, {}, elsewhere);
    assert.deepEqual([answer.status, answer.body.account.id], [201, me.account.id], answer.text);
    assert.equal((await elsewhere.get('/me')).body.account.name, me.account.name);
    assert.match((await list_of(elsewhere))[0].used_at, /^\d{4}-/);
    const { body } = await elsewhere.patch(`/me/passkeys/${entry.id}`, { name: 'Grün ☘' });
    assert.equal(body.name, 'Grün ☘');
    assert.equal((await me.call('DELETE', `/me/passkeys/${entry.id}`, { body: { password: PASSWORD } })).status, 204);
    assert.deepEqual(await list_of(me), []);
    assert.deepEqual(refused(await sign_in(passkey)), [422, 'passkey_unknown']);
  });
}

test('the old session of the browser ends, and a guest who signs in is the account', async () => {
  const { me, passkey } = await with_passkey();
  const guest = await s.guest(), before = Object.assign(s.client(), { cookie: guest.cookie });
  assert.equal((await sign_in(passkey, {}, guest)).status, 201);
  assert.equal((await guest.get('/me')).body.account.id, me.account.id);
  assert.equal((await before.get('/me')).body.account, null);
});

test('what does not fit is refused, and signs nobody in', async () => {
  const { me, passkey } = await with_passkey(), other = await with_passkey();
  const sessions = () => s.value('select count(*) from session');
  const before = await sessions();
  const evil = 'https://arena.example.com';
  const ways = {
    'another origin': { client: { origin: evil } }, 'the same host, another port': { client: { origin: s.url.replace(/\d+$/, '1') } }, 'a frame of another site': { client: { crossOrigin: true } },
    'another site': { data: { rp_id: 'arena.example.com' } }, 'nobody verified': { flags: PRESENT }, 'nobody there': { flags: VERIFIED }, 'no flags': { flags: 0 },
    'the type of an addition': { type: 'webauthn.create' }, 'another account': { user: other.passkey.user },
    'no signature': { answer: { signature: 'AAAA' } }, 'another signature': { answer: { signature: other.passkey.used({ challenge: 'x' }).signature } },
    'another passkey of another account': { answer: { id: other.passkey.id.toString('base64url') } }, 'data that is not signed': { answer: { authenticator_data: passkey.data(PRESENT | VERIFIED, { counter: 4_000_000_000 }).toString('base64url') } },
    'client data that is no JSON': { answer: { client_data: 'AAAA' } }, 'client data that is a number': { answer: { client_data: 'NQ' } }, 'data that is too short': { answer: { authenticator_data: 'AAAA' } },
    'no base64': { answer: { signature: '====' } }, 'padded': { answer: { user_handle: `${passkey.user}==` } },
  };
  for (const [way, how] of Object.entries(ways)) {
    const client = s.client();
    client.strict = false;
    assert.deepEqual([way, ...refused(await sign_in(passkey, how, client))], [way, 422, 'passkey_wrong']);
    assert.equal(client.cookie, null, way);
  }
  assert.deepEqual(refused(await sign_in(passkey, { answer: { id: randomBytes(32).toString('base64url') } })), [422, 'passkey_unknown']);
  for (const [way, challenge] of [['a challenge of somebody else', randomBytes(72).toString('base64url')], ['none', ''], ['a number', 5], ['a short one', 'AAAA'], ['a long one', 'A'.repeat(4000)]])
    assert.deepEqual([way, ...refused(await sign_in(passkey, { client: { challenge } }))], [way, 409, 'passkey_challenge']);
  assert.equal(await sessions(), before);
  assert.equal((await list_of(me))[0].used_at, null);
  assert.equal((await sign_in(passkey)).status, 201, 'what was refused uses nothing up');
});

test('a challenge works once, in its session, for five minutes, and for what it was made', async () => {
  const { me, passkey } = await with_passkey({ counts: false });
  const challenge = await challenge_of(s.client());
  const send = (client, asked) => client.decided('POST', '/sessions/passkey', { body: { passkey: passkey.used(asked) } });
  assert.deepEqual(refused(await send(await s.guest(), challenge)), [409, 'passkey_challenge'], 'of nobody, in a session');
  assert.deepEqual(refused(await send(s.client(), await challenge_of(await s.guest()))), [409, 'passkey_challenge'], 'of a session, elsewhere');
  const creation = await begin(me);
  assert.deepEqual(refused(await send(me, creation)), [409, 'passkey_challenge'], 'for adding one');
  const adding = new Passkey(s.url).created({ ...await challenge_of(me), user: creation.user });
  assert.deepEqual(refused(await me.decided('POST', '/me/passkeys', { body: { name: 'x', passkey: adding } })), [409, 'passkey_challenge'], 'for signing in: nobody has proved who adds');
  assert.equal((await send(s.client(), challenge)).status, 201);
  assert.deepEqual(refused(await send(s.client(), challenge)), [409, 'passkey_challenge'], 'again');
  const late = await challenge_of(s.client()), just = await challenge_of(s.client());
  await s.shift_clock(240);
  assert.equal((await send(s.client(), just)).status, 201);
  await s.shift_clock(61);
  assert.deepEqual(refused(await send(s.client(), late)), [409, 'passkey_challenge'], 'too late');
});

test('twice at once with one answer: one comes in', async () => {
  for (const counts of [true, false]) {
    const { passkey } = await with_passkey({ counts });
    const answer = passkey.used(await challenge_of(s.client()));
    const all = await Promise.all(Array.from({ length: 4 }, () => s.client().decided('POST', '/sessions/passkey', { body: { passkey: answer } })));
    assert.deepEqual(all.map(refused).map(String).sort(), ['201,', '409,passkey_challenge', '409,passkey_challenge', '409,passkey_challenge']);
  }
});

test('a counter that goes back or stands still is a copy: refused and logged', async () => {
  const { passkey } = await with_passkey();
  assert.equal((await sign_in(passkey, { data: { counter: 7 } })).status, 201);
  const fallen = () => s.log().split('\n').filter((line) => line.includes('passkey_counter_fell')).length;
  const before = fallen();
  for (const counter of [6, 7, 0]) assert.deepEqual(refused(await sign_in(passkey, { data: { counter } })), [422, 'passkey_wrong']);
  assert.equal(fallen(), before + 3);
  assert.equal((await sign_in(passkey, { data: { counter: 4_294_967_295 } })).status, 201);
});

test('attempts of a network are limited like those with a password; one that succeeds does not count', async () => {
  const { passkey } = await with_passkey();
  const attempts = () => s.value("select count(*) from attempt where key like 'passkey.address:%'");
  assert.equal((await sign_in(passkey, { flags: PRESENT })).status, 422);
  const before = await attempts();
  assert.equal((await sign_in(passkey)).status, 201);
  assert.equal(await attempts(), before);
  await s.sql("insert into attempt (key) select key from (select key from attempt where key like 'passkey.address:%' limit 1) one, generate_series(1, 600)");
  const { status, body } = await sign_in(passkey);
  assert.deepEqual([status, body.limit_key], [429, 'passkey.address']);
  await forget_attempts();
  assert.equal((await sign_in(passkey)).status, 201);
});

test('only the owner adds one: the password, the second factor where there is one, or another passkey', async () => {
  const me = await person(s), passkey = new Passkey(s.url);
  await me.refuse(422, 'wrong_password', 'POST', '/me/passkeys/challenge', { password: 'not this one' });
  await me.refuse(422, 'bad_request', 'POST', '/me/passkeys/challenge', {});
  await (await s.guest()).refuse(403, 'forbidden', 'POST', '/me/passkeys/challenge', { password: PASSWORD });
  const { body: { token } } = await me.post('/me/tokens', { label: 'x', scopes: ['account'] });
  for (const [method, path] of [['GET', '/me/passkeys'], ['POST', '/me/passkeys'], ['POST', '/me/passkeys/challenge'], ['PATCH', '/me/passkeys/aaaaaaaaaa'], ['DELETE', '/me/passkeys/aaaaaaaaaa']]) {
    await bearer(s, token).refuse(403, 'insufficient_scope', method, path, method === 'GET' ? undefined : {});
    await s.client().refuse(401, 'unauthenticated', method, path, method === 'GET' ? undefined : {});
  }
  const { body: { secret } } = await me.post('/me/second_factor', { password: PASSWORD });
  await me.put('/me/second_factor', { second_code: otp(secret, await s.now_ms()) });
  await me.refuse(422, 'second_factor_needed', 'POST', '/me/passkeys/challenge', { password: PASSWORD });
  await me.refuse(422, 'second_factor_wrong', 'POST', '/me/passkeys/challenge', { password: PASSWORD, second_code: '000000' });
  await s.shift_clock(30);
  const creation = await begin(me, { password: PASSWORD, second_code: otp(secret, await s.now_ms()) });
  const { body: first } = await me.post('/me/passkeys', { name: 'One', passkey: passkey.created(creation) });
  const answer = await sign_in(passkey);
  assert.equal(answer.status, 201, 'a passkey is both factors');
  const proof = async (by = passkey) => ({ passkey: by.used(await challenge_of(me)) });
  assert.equal((await me.call('POST', '/me/passkeys/challenge', { body: { password: PASSWORD, ...await proof() } })).status, 422, 'one or the other');
  const again = await begin(me, await proof());
  assert.deepEqual(again.exclude, [passkey.id.toString('base64url')]);
  const { passkey: foreign } = await with_passkey();
  for (const [method, path] of [['POST', '/me/passkeys/challenge'], ['DELETE', `/me/passkeys/${first.id}`]]) await me.refuse(422, 'passkey_wrong', method, path, await proof(foreign));
  await me.refuse(422, 'wrong_password', 'DELETE', `/me/passkeys/${first.id}`, { password: 'not this one' });
  await me.refuse(422, 'second_factor_needed', 'DELETE', `/me/passkeys/${first.id}`, { password: PASSWORD });
  assert.equal((await list_of(me)).length, 1);
  assert.equal((await me.call('DELETE', `/me/passkeys/${first.id}`, { body: await proof() })).status, 204, 'it deletes itself');
});

test('an addition that does not fit is refused, and adds nothing', async () => {
  const me = await person(s), creation = await begin(me), before = await count();
  const p256 = new Passkey(s.url).publicKey.export({ format: 'jwk' });
  const off_curve = Buffer.concat([Buffer.from('a5010203262001215820', 'hex'), Buffer.from(p256.x, 'base64url'), Buffer.from('225820', 'hex'), randomBytes(32)]);
  const ways = {
    'another origin': { client: { origin: 'https://arena.example.com' } }, 'another site': { data: { rp_id: 'arena.example.com' } }, 'nobody verified': { flags: PRESENT | ATTESTED },
    'nobody there': { flags: VERIFIED | ATTESTED }, 'no key': { flags: PRESENT | VERIFIED }, 'the type of a sign-in': { type: 'webauthn.get' }, 'a point off the curve': { key: off_curve },
    'an empty key': { key: Buffer.from('a0', 'hex') }, 'no CBOR': { key: Buffer.from('ff', 'hex') }, 'nested CBOR': { key: Buffer.alloc(2000, 0x81) }, 'a huge length': { key: Buffer.from('5b7fffffffffffffff', 'hex') },
    'no id': { id: Buffer.alloc(0) }, 'a long id': { id: Buffer.alloc(1024) }, 'extensions that are not there': { flags: PRESENT | VERIFIED | ATTESTED | 128, key: Buffer.alloc(0) },
  };
  const add = (passkey, name = 'x') => me.decided('POST', '/me/passkeys', { body: { name, passkey } });
  for (const [way, how] of Object.entries(ways)) assert.deepEqual([way, ...refused(await add(new Passkey(s.url).created(creation, how)))], [way, 422, 'passkey_wrong']);
  for (const name of ['', ' ', 'a\nb', 'x'.repeat(61), '\u202e', 5, null]) {
    me.strict = false;
    assert.deepEqual([name, ...refused(await add(new Passkey(s.url).created(creation), name))], [name, 422, 'bad_request']);
    me.strict = true;
  }
  await me.refuse(422, 'bad_request', 'POST', '/me/passkeys', { name: 'x', passkey: { client_data: 'A'.repeat(6000), authenticator_data: 'AAAA' } });
  const other = await person(s), theirs = await begin(other);
  assert.deepEqual(refused(await add(new Passkey(s.url).created(theirs))), [409, 'passkey_challenge'], 'another account has asked');
  assert.equal(await count(), before);
  assert.equal((await add(new Passkey(s.url).created(creation))).status, 201);
  assert.deepEqual(refused(await add(new Passkey(s.url).created(creation))), [409, 'passkey_challenge'], 'one proof adds one');
});

test('one credential belongs to one account, and ten to an account at most', async () => {
  const { me, passkey, entry } = await with_passkey(), other = await person(s);
  for (const client of [other, me]) await client.refuse(409, 'passkey_known', 'POST', '/me/passkeys', { name: 'x', passkey: passkey.created(await begin(client)) });
  const twin = new Passkey(s.url), [third, fourth] = [await person(s), await person(s)];
  const both = await Promise.all([third, fourth].map(async (client) => client.decided('POST', '/me/passkeys', { body: { name: 'x', passkey: twin.created(await begin(client)) } })));
  assert.deepEqual(both.map(({ status }) => status).sort(), [201, 409], 'at once');
  for (const [method, body] of [['PATCH', { name: 'mine now' }], ['DELETE', { password: PASSWORD }]]) await other.refuse(404, 'not_found', method, `/me/passkeys/${entry.id}`, body);
  assert.deepEqual(await list_of(me), [entry]);
  const spare = await begin(me);
  for (let i = 1; i < 10; i++) await me.post('/me/passkeys', { name: `Key ${i}`, passkey: new Passkey(s.url).created(await begin(me)) });
  await me.refuse(409, 'passkeys_full', 'POST', '/me/passkeys/challenge', { password: PASSWORD });
  await me.refuse(409, 'passkeys_full', 'POST', '/me/passkeys', { name: 'x', passkey: new Passkey(s.url).created(spare) });
  assert.equal((await list_of(me)).length, 10);
});

test('the export lists them without their keys; a recovery that ends tokens, and leaving, delete them', async () => {
  const { me, passkey, entry } = await with_passkey();
  const line = (await me.get('/me/export')).text.split('\n').find((one) => one.includes('"passkey"'));
  const { created_at, ...rest } = JSON.parse(line);
  assert.deepEqual([rest, Date.parse(created_at)], [{ type: 'passkey', id: entry.id, name: entry.name, used_at: null }, Date.parse(entry.created_at)]);
  const { body: { codes } } = await me.post('/me/recovery_codes', { password: PASSWORD });
  const recover = (code, end_tokens) => s.client().post('/sessions/recover', { name: me.account.name, code, password: PASSWORD, end_tokens });
  await recover(codes[0], false);
  assert.equal((await sign_in(passkey)).status, 201);
  await recover(codes[1], true);
  assert.deepEqual(refused(await sign_in(passkey)), [422, 'passkey_unknown']);
  const back = s.client();
  await back.post('/sessions', { name: me.account.name, password: PASSWORD });
  await with_passkey({}, back);
  const before = await count();
  await back.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await count(), before - 1);
});

/* What an intruder can ask for to stay in an account, to be told of it, or to end it. */
const STAYS = {
  'a passkey': async (me) => ['POST', '/me/passkeys', { name: 'x', passkey: new Passkey(s.url).created(await begin(me)) }],
  'the challenge of a passkey': async () => ['POST', '/me/passkeys/challenge', { password: PASSWORD }],
  'the challenge of a passkey by another': async (me, passkey) => ['POST', '/me/passkeys/challenge', { passkey: passkey.used(await challenge_of(me)) }],
  'an access token': async () => ['POST', '/me/tokens', { label: 'x', scopes: ['account'] }],
  'recovery codes': async () => ['POST', '/me/recovery_codes', { password: PASSWORD }],
  'the secret of a second factor': async () => ['POST', '/me/second_factor', { password: PASSWORD }],
  async 'a second factor'(me) {
    const { body: { secret } } = await me.post('/me/second_factor', { password: PASSWORD });
    return ['PUT', '/me/second_factor', { second_code: otp(secret, await s.now_ms()) }];
  },
  async 'a connected program'() {
    const redirect_uri = 'https://connector.example/return';
    const { body: { client_id } } = await s.client().post('/oauth/clients', { redirect_uris: [redirect_uri], client_name: 'Connector', token_endpoint_auth_method: 'none' });
    return ['POST', '/oauth/consent', { client_id, redirect_uri, response_type: 'code', code_challenge: 'A'.repeat(43), code_challenge_method: 'S256', accept: true }];
  },
  'a new password': async () => ['PUT', '/me/password', { old: PASSWORD, new: 'a rather different one' }],
  'the end of the account': async () => ['DELETE', '/me', { password: PASSWORD }],
  'the end of a program': async (me) => ['DELETE', `/bots/${(await me.post('/bots', { name: fresh('Engine'), kind: 'engine' })).body.account.id}`],
  'a program': async () => ['POST', '/bots', { name: fresh('Engine'), kind: 'engine' }],
};
for (const [what, wish] of Object.entries(STAYS)) {
  test(`what is asked for in a session that ends at the same moment is refused: ${what}`, async () => {
    const { me, passkey } = await with_passkey(), asked = await wish(me, passkey);
    const left = () => s.value('select (select count(*) from passkey) + (select count(*) from access_token) + (select count(*) from recovery_code) + (select count(*) from second_factor) + (select count(*) from second_factor where confirmed_at is not null) + (select count(*) from oauth_grant) + (select count(*) from endpoint) + (select count(*) from account where deleted_at is null)');
    const before = await left();
    const answer = await meanwhile(s, me, asked, (row) => `delete from session where account_id = ${row}`);
    assert.deepEqual([...refused(answer), await left()], [401, 'unauthenticated', before]);
  });
}

test('a passkey that is deleted while it signs in is unknown, and nobody is told of a copy', async () => {
  const { me, passkey } = await with_passkey();
  const body = { passkey: passkey.used(await challenge_of(s.client())) };
  const copies = () => s.log().split('\n').filter((line) => line.includes('passkey_counter_fell')).length;
  const before = copies(), visitor = Object.assign(s.client(), { account: me.account });
  const answer = await meanwhile(s, visitor, ['POST', '/sessions/passkey', body], (row) => `delete from passkey where account_id = ${row}`);
  assert.deepEqual([...refused(answer), copies()], [422, 'passkey_unknown', before]);
});

test('nothing of an answer stands in the log, and its challenge is kept as long as it could be used', async () => {
  const { passkey } = await with_passkey();
  const answer = passkey.used(await challenge_of(s.client()));
  await s.client().post('/sessions/passkey', { passkey: answer });
  for (const part of [answer.id, answer.signature, answer.client_data]) assert.ok(!s.log().includes(part));
  assert.ok(await s.value('select count(*) from passkey_challenge') > 0);
  assert.equal(await s.value("select count(*) from passkey_challenge where expires_at > arena_now() + interval '5 minutes'"), 0);
});

/* One to three changes of bytes: flipped, set, cut off, put in, doubled. */
function mutated(bytes, ...words) {
  let out = Buffer.from(bytes);
  for (let i = 0; i <= Math.floor(3 * drawn('times', ...words)[0]); i++) {
    const [a, b] = drawn(i, ...words), at = Math.floor(a * out.length), [kind, value] = drawn('kind', i, ...words);
    const byte = Buffer.from([Math.floor(256 * b)]);
    if (kind < 0.5) out[at] ^= 1 << Math.floor(8 * b);
    else if (kind < 0.7) out[at] = Math.floor(256 * value);
    else if (kind < 0.8) out = out.subarray(0, at);
    else if (kind < 0.9) out = Buffer.concat([out.subarray(0, at), byte, out.subarray(at)]);
    else out = Buffer.concat([out, out.subarray(at)]);
    if (!out.length) out = byte;
  }
  return out.equals(bytes) ? Buffer.concat([out, Buffer.from([0])]) : out;
}

const SIDE_BY_SIDE = 4;

test(`${DRAWS} drawn changes of an answer are all refused`, { timeout: 3_000_000 }, async () => {
  const people = await Promise.all(['ES256', 'EdDSA'].map((kind) => with_passkey({ kind })));
  const before = await s.value('select count(*) from session');
  let next = 0;
  const one = async (i, asked) => {
    const { me, passkey } = people[i % 2], adds = i % 4 > 1;
    const whole = adds ? passkey.created(asked[i % 2]) : passkey.used(asked[2]);
    const parts = adds ? ['client_data', 'authenticator_data', 'authenticator_data'] : ['client_data', 'authenticator_data', 'signature', 'id'];
    const part = parts[Math.floor(drawn('part', i)[0] * parts.length)];
    const broken = { ...whole, [part]: mutated(Buffer.from(whole[part], 'base64url'), i).toString('base64url') };
    const [path, client] = adds ? ['/me/passkeys', me] : ['/sessions/passkey', s.client()];
    const { status, text } = await client.decided('POST', path, { body: adds ? { name: 'x', passkey: broken } : { passkey: broken } });
    // Nobody signs the data of an addition: with another id or another count it is another passkey.
    const allowed = adds && part === 'authenticator_data' && status === 201;
    assert.ok(allowed || (status >= 400 && status < 500), `draw ${i}: ${part} ${JSON.stringify(broken)} → ${status} ${text}`);
    if (!allowed) return;
    await s.sql("delete from passkey where name = 'x'");
    asked[i % 2] = await begin(me);
  };
  while (next < DRAWS) {
    const asked = [await begin(people[0].me), await begin(people[1].me), await challenge_of(s.client())];
    const end = Math.min(DRAWS, next + 200);
    await forget_attempts();
    await Promise.all(Array.from({ length: SIDE_BY_SIDE }, async () => { while (next < end) await one(next++, asked); }));
  }
  assert.equal(await s.value('select count(*) from session'), before);
  assert.equal(s.log().match(/"event":"process_crashed"/g), null);
  for (const { passkey } of people) assert.equal((await sign_in(passkey)).status, 201);
});
