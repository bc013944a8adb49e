// Signing in with the site's own provider of OpenID Connect: whole flows at the npm package oidc-provider, and what a hostile issuer, a forged token, another
// browser or a repetition gets.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { otp } from '../lib/otp.mjs';
import { fresh, PASSWORD, person } from '../lib/people.mjs';
import { base64url, CLIENT, json, key_of, provider, signed, visit } from '../lib/provider.mjs';
import { stack } from '../lib/stack.mjs';

/* Those of a hostile issuer. */
const keys = { rs: await key_of('RS256', 'evil-1'), es: await key_of('ES256', 'evil-2'), ps: await key_of('PS256', 'evil-3') };
const issuer = await provider();
const s = await stack({ env: issuer.env, workers: 2 });
await issuer.serve(s.url);
after(async () => { await s.stop(); await issuer.close(); });

const refused = ({ status, body }) => [status, body?.code];
const word = () => fresh('Club').replaceAll(' ', '/');

/** A browser: a client with the cookie that binds sign-ins to it. */
class Browser {
  constructor(client = s.client()) {
    this.client = client;
    this.bound = null;
  }

  async call(method, path, body) {
    const Cookie = [this.client.cookie, this.bound].filter(Boolean).join('; ') || null;
    const answer = await this.client.decided(method, path, { body, headers: { Cookie } });
    for (const line of answer.headers['set-cookie'] ?? []) if (line.startsWith('qprovider=')) this.bound = line.split(';')[0];
    return answer;
  }

  post(path, body) { return this.call('POST', path, body); }

  async begin(wish = {}) {
    const { status, body, text } = await this.post('/sessions/provider/begin', wish);
    assert.equal(status, 201, text);
    return new URL(body.address);
  }

  /** What the address of the page says after the visit there. */
  async go(login, wish) {
    const { searchParams } = await visit((await this.begin(wish)).href, login);
    return { state: searchParams.get('state'), code: searchParams.get('code'), issuer: searchParams.get('iss') };
  }

  async back(login, wish) { return this.post('/sessions/provider', await this.go(login, wish)); }

  async me() { return (await this.call('GET', '/me')).body.account; }
}

/** Somebody new of the provider, signed in under a new name. */
async function newcomer(login = word(), browser = new Browser()) {
  const { body } = await browser.back(login);
  const name = fresh('Member');
  const answer = await browser.post('/sessions/provider/finish', { ticket: body.ticket, name });
  assert.equal(answer.status, 201, answer.text);
  browser.login = login;
  return browser;
}

test('somebody of the provider chooses a name, and is the same account again in another browser', async () => {
  assert.deepEqual((await s.client().get('/sessions/provider')).body, { name: 'Chess Club' });
  const login = word(), one = new Browser();
  const { status, body } = await one.back(login);
  assert.deepEqual([status, body.account, body.wants, body.name], [201, null, 'name', login.replaceAll('/', ' ')]);
  assert.equal(await one.me(), null);
  const taken = await person(s);
  assert.deepEqual(refused(await one.post('/sessions/provider/finish', { ticket: body.ticket, name: taken.account.name })), [409, 'name_taken']);
  assert.deepEqual(refused(await one.post('/sessions/provider/finish', { ticket: body.ticket, name: 'admin' })), [422, 'bad_name']);
  assert.deepEqual(refused(await one.post('/sessions/provider/finish', { ticket: body.ticket })), [422, 'bad_request']);
  const name = fresh('Member');
  const done = await one.post('/sessions/provider/finish', { ticket: body.ticket, name });
  assert.deepEqual([done.status, done.body.account.name, (await one.me()).name], [201, name, name]);
  assert.match(one.client.cookie_line, /; HttpOnly; SameSite=Lax/);
  assert.deepEqual(refused(await one.post('/sessions/provider/finish', { ticket: body.ticket, name: fresh('Twice') })), [409, 'already_registered']);
  const stranger = Object.assign(new Browser(), { bound: one.bound });
  assert.deepEqual(refused(await stranger.post('/sessions/provider/finish', { ticket: body.ticket, name: fresh('Twice') })), [409, 'provider_state'], 'a ticket works once');
  const other = new Browser(), again = await other.back(login);
  assert.deepEqual([again.status, again.body.wants, again.body.account.id], [201, null, done.body.account.id]);
  assert.equal((await other.me()).id, done.body.account.id);
  assert.deepEqual(refused(await s.client().call('POST', '/sessions', { body: { name, password: PASSWORD } })), [401, 'bad_credentials'], 'there is no password');
});

test('a guest keeps account and games; a person whom nobody links is told to link', async () => {
  const guest = await s.guest();
  const browser = await newcomer(word(), new Browser(guest));
  assert.deepEqual([(await browser.me()).id, (await browser.me()).kind], [guest.account.id, 'human']);
  const somebody = new Browser(await person(s));
  assert.deepEqual(refused(await somebody.back(word())), [409, 'provider_unlinked']);
  const { account } = somebody.client;
  assert.equal((await somebody.back(browser.login)).body.account.id, guest.account.id, 'who signs in is somebody else now');
  assert.notEqual((await somebody.me()).id, account.id);
});

test('a state and a code work once, in the browser that began; two tabs do not disturb each other', async () => {
  const { login } = await newcomer(), one = new Browser(), two = new Browser();
  await two.begin();
  const first = await one.begin(), second = await one.begin();
  for (const name of ['state', 'nonce', 'code_challenge']) assert.notEqual(first.searchParams.get(name), second.searchParams.get(name), name);
  assert.equal(first.searchParams.get('code_challenge_method'), 'S256');
  const answers = await Promise.all([first, second].map(async ({ href }) => {
    const { searchParams } = await visit(href, login);
    return { state: searchParams.get('state'), code: searchParams.get('code'), issuer: searchParams.get('iss') };
  }));
  const asked = issuer.state.asked.filter((path) => path === '/token').length;
  for (const thief of [two, new Browser()]) assert.deepEqual(refused(await thief.post('/sessions/provider', answers[0])), [409, 'provider_state'], 'another browser');
  const [, code] = await Promise.all([null, one.go(login)]);
  for (const state of ['', 'x', answers[0].state.slice(1), `${answers[0].state}AAAA`, answers[0].state.replace(/^./, (c) => (c === 'A' ? 'B' : 'A'))]) {
    assert.deepEqual(refused(await one.post('/sessions/provider', { ...answers[0], state })), [409, 'provider_state'], state);
  }
  assert.equal(issuer.state.asked.filter((path) => path === '/token').length, asked, 'nobody has asked for a token');
  for (const answer of answers) assert.equal((await one.post('/sessions/provider', answer)).body.account.name.startsWith('Member'), true);
  assert.deepEqual(refused(await one.post('/sessions/provider', answers[0])), [409, 'provider_state']);
  assert.deepEqual(refused(await one.post('/sessions/provider', { ...code, code: answers[1].code })), [422, 'provider_wrong'], 'a code again');
  const mixed = await one.go(login);
  assert.deepEqual(refused(await one.post('/sessions/provider', { ...mixed, issuer: 'https://evil.example' })), [422, 'provider_wrong']);
  const silent = await one.go(login);
  assert.deepEqual(refused(await one.post('/sessions/provider', { ...silent, issuer: null })), [422, 'provider_wrong'], 'this provider names itself');
});

test('two tabs that make an account at once make one', async () => {
  const login = word(), browser = new Browser(), tickets = [];
  for (let i = 0; i < 2; i++) tickets.push((await browser.back(login)).body.ticket);
  const answers = await Promise.all(tickets.map((ticket) => Object.assign(new Browser(), { bound: browser.bound }).post('/sessions/provider/finish', { ticket, name: fresh('Tab') })));
  assert.deepEqual(answers.map(({ status, body }) => body.code ?? status).sort(), [201, 'provider_linked']);
  assert.equal(await s.value(`select count(*) from provider_link where subject = '${login}'`), 1);
});

test('who refuses at the provider comes back with an error and no code', async () => {
  const browser = new Browser();
  const { searchParams } = await visit((await browser.begin()).href, word(), { cancel: true });
  assert.deepEqual([searchParams.get('error'), searchParams.get('code')], ['access_denied', null]);
  assert.equal(await browser.me(), null);
});

/* A hostile issuer: signs what a test says. */
const now = () => Math.floor(Date.now() / 1000);

/** Come back with a token: `make(claims)` of what would be right. */
async function with_token(make, browser = new Browser()) {
  const at = (await browser.begin()).searchParams;
  const claims = { iss: issuer.issuer, aud: CLIENT, sub: 'mallory', nonce: at.get('nonce'), iat: now(), exp: now() + 300 };
  const id_token = await make(claims);
  issuer.state.token = (_, response) => json(response, { access_token: 'x', token_type: 'Bearer', id_token });
  issuer.state.keys ??= Object.values(keys);
  try {
    return await browser.post('/sessions/provider', { state: at.get('state'), code: 'anything', issuer: issuer.issuer });
  } finally {
    Object.assign(issuer.state, { token: null, keys: null });
  }
}

const unsigned = (claims, alg) => `${base64url.encode(JSON.stringify({ alg }))}.${base64url.encode(JSON.stringify(claims))}.`;
const hmac = async (claims, secret) => {
  const { SignJWT } = await import('jose');
  return new SignJWT(claims).setProtectedHeader({ alg: 'HS256', kid: keys.rs.kid }).sign(new TextEncoder().encode(secret));
};

test('each algorithm that is offered works, and every token that does not fit is refused', async () => {
  for (const key of Object.values(keys)) assert.equal((await with_token((claims) => signed(key, claims))).body.wants, 'name', key.alg);
  const right = { list: (c) => ({ ...c, aud: [CLIENT] }), party: (c) => ({ ...c, aud: ['other', CLIENT], azp: CLIENT }), skew: (c) => ({ ...c, iat: now() + 30, exp: now() - 30 }) };
  for (const [what, change] of Object.entries(right)) assert.equal((await with_token((claims) => signed(keys.es, change(claims)))).body.wants, 'name', what);
  const strange = await key_of('ES256', 'evil-2'), weak = keys.rs;
  const wrong = {
    nonce: (c) => signed(keys.es, { ...c, nonce: 'x' }), 'no nonce': (c) => signed(keys.es, { ...c, nonce: undefined }),
    aud: (c) => signed(keys.es, { ...c, aud: 'other' }), 'aud of others': (c) => signed(keys.es, { ...c, aud: ['other', CLIENT] }), 'no aud': (c) => signed(keys.es, { ...c, aud: undefined }),
    azp: (c) => signed(keys.es, { ...c, azp: 'other' }), iss: (c) => signed(keys.es, { ...c, iss: 'https://evil.example' }),
    expired: (c) => signed(keys.es, { ...c, exp: now() - 120 }), 'no exp': (c) => signed(keys.es, { ...c, exp: undefined }), 'exp as text': (c) => signed(keys.es, c).then((t) => forge(t, { ...c, exp: '9999999999' })),
    future: (c) => signed(keys.es, { ...c, iat: now() + 3600 }), nbf: (c) => signed(keys.es, { ...c, nbf: now() + 3600 }),
    'no sub': (c) => signed(keys.es, { ...c, sub: '' }), 'long sub': (c) => signed(keys.es, { ...c, sub: 'x'.repeat(256) }),
    none: (c) => unsigned(c, 'none'), None: (c) => unsigned(c, 'None'), 'no alg': (c) => unsigned(c),
    'HS256 with the public key': (c) => hmac(c, JSON.stringify(weak.jwk)), 'HS256 with its modulus': (c) => hmac(c, weak.jwk.n),
    'another key': (c) => signed(strange, c), 'another algorithm for the key': (c) => signed({ ...keys.rs, kid: keys.es.kid }, c),
    'no signature': (c) => signed(keys.es, c).then((t) => t.replace(/[^.]*$/, '')), 'other claims': (c) => signed(keys.es, c).then((t) => forge(t, { ...c, sub: 'alice' })),
    crit: (c) => signed({ ...keys.es }, c).then((t) => t.replace(/^[^.]*/, base64url.encode(JSON.stringify({ alg: 'ES256', kid: 'evil-2', crit: ['x'], x: 1 })))),
    garbage: () => 'a.b.c', 'no token': () => '', long: (c) => signed(keys.es, { ...c, more: 'x'.repeat(20_000) }),
  };
  for (const [what, make] of Object.entries(wrong)) assert.deepEqual(refused(await with_token(make)), [422, 'provider_wrong'], what);
  assert.equal(await s.value("select count(*) from provider_link where subject in ('mallory', 'alice')"), 0);
});

const forge = (token, claims) => token.replace(/\.[^.]*\./, `.${base64url.encode(JSON.stringify(claims))}.`);

test('keys that the provider has changed are asked for again; a weak one, or one for something else, does not count', async () => {
  const next = await key_of('ES256', 'next');
  const with_keys = (list, key) => {
    issuer.state.keys = list;
    return with_token((claims) => signed(key, claims));
  };
  assert.deepEqual(refused(await with_keys([keys.es], next)), [422, 'provider_wrong']);
  assert.equal((await with_keys([keys.rs, next], next)).body.wants, 'name');
  assert.deepEqual(refused(await with_keys([keys.es], next)).length, 2); // of the cache
  const other = await key_of('ES256', 'other');
  assert.deepEqual(refused(await with_keys([{ jwk: { ...other.jwk, use: 'enc' } }], other)), [422, 'provider_wrong']);
  assert.deepEqual(refused(await with_keys([{ jwk: { ...other.jwk, crv: 'P-384' } }], other)), [422, 'provider_wrong']);
  assert.deepEqual(refused(await with_keys([{ jwk: null }, { jwk: 'x' }, { jwk: { kty: 'EC' } }], other)), [422, 'provider_wrong']);
});

test('a provider that is down, slow, talks without end or sends elsewhere: a clear error, and the arena goes on', async () => {
  const bad = async (token) => {
    const browser = new Browser(), at = (await browser.begin()).searchParams;
    issuer.state.token = token;
    return browser.post('/sessions/provider', { state: at.get('state'), code: 'anything', issuer: issuer.issuer });
  };
  let released;
  const held = new Promise((done) => { released = done; });
  const slow = [0, 1].map(() => bad(() => { released(); }));
  await held;
  assert.equal((await s.client().get('/sessions/provider')).status, 200, 'others are served meanwhile');
  await person(s);
  for (const answer of await Promise.all(slow)) assert.deepEqual(refused(answer), [409, 'provider_down']);
  const moods = {
    down: (request) => request.socket.destroy(),
    endless: (_, response) => {
      response.writeHead(200, { 'content-type': 'application/json' });
      const more = () => { while (response.writable && response.write(' '.repeat(65_536)));
        if (response.writable) response.once('drain', more); };
      more();
    },
    elsewhere: (_, response) => response.writeHead(302, { location: `${issuer.issuer}/jwks` }).end(),
    'no JSON': (_, response) => response.end('hello'),
    'an error': (_, response) => json(response, { error: 'invalid_client' }, 401),
  };
  const expected = { down: [409, 'provider_down'], endless: [409, 'provider_down'] };
  for (const [what, mood] of Object.entries(moods)) assert.deepEqual(refused(await bad(mood)), expected[what] ?? [422, 'provider_wrong'], what);
  issuer.state.token = null;
  assert.equal((await new Browser().back(word())).body.wants, 'name', 'and then it works again');
});

test('an account is linked and unlinked by its owner alone', async () => {
  const me = new Browser(await person(s)), login = word();
  const { body } = await me.back(login, { link: true });
  assert.deepEqual([body.wants, body.account], ['proof', null]);
  assert.deepEqual(refused(await me.post('/sessions/provider/finish', { ticket: body.ticket, name: fresh('Sly') })), [409, 'provider_state'], 'made to link');
  const link = (browser, proof = { password: PASSWORD }, ticket = body.ticket) => browser.call('PUT', '/me/provider', { ticket, ...proof });
  assert.deepEqual(refused(await link(me, { password: 'wrong' })), [422, 'wrong_password']);
  const other = Object.assign(new Browser(await person(s)), { bound: me.bound });
  assert.deepEqual(refused(await link(other)), [409, 'provider_state'], 'another session');
  const linked = await link(me);
  assert.deepEqual([linked.status, linked.body.name, linked.body.has_password], [200, 'Chess Club', true]);
  assert.deepEqual(refused(await link(me)), [409, 'provider_state'], 'once');
  assert.match((await me.call('GET', '/me/export')).text, new RegExp(`"type" : "provider".*${login}`));
  assert.deepEqual(refused(await other.back(login, { link: true })), [409, 'provider_linked']);
  const second = await me.back(word(), { link: true });
  assert.deepEqual(refused(await link(me, undefined, second.body.ticket)), [409, 'provider_linked'], 'one of this provider');
  assert.equal((await new Browser().back(login)).body.account.id, me.client.account.id);
  assert.deepEqual(refused(await me.call('DELETE', '/me/provider', { password: 'wrong' })), [422, 'wrong_password']);
  assert.equal((await me.call('DELETE', '/me/provider', { password: PASSWORD })).status, 204);
  assert.deepEqual(refused(await me.call('DELETE', '/me/provider', { password: PASSWORD })), [404, 'not_found']);
  assert.equal((await new Browser().back(login)).body.wants, 'name', 'nobody’s again');
  assert.deepEqual(refused(await new Browser().post('/sessions/provider/begin', { link: true })), [401, 'unauthenticated']);
});

test('who has no password sets one soon after signing in, and can then unlink; the account that ends takes its link along', async () => {
  const me = await newcomer();
  assert.deepEqual(refused(await me.call('DELETE', '/me/provider', { password: PASSWORD })), [409, 'only_way_in']);
  assert.deepEqual(refused(await me.call('PUT', '/me/password', { old: 'x', new: PASSWORD })), [403, 'forbidden']);
  await s.sql(`update session set created_at = created_at - interval '11 minutes' where account_id = (select id from account where name = '${(await me.me()).name}')`);
  assert.deepEqual(refused(await me.call('PUT', '/me/password', { new: PASSWORD })), [409, 'sign_in_again']);
  await me.back(me.login);
  assert.deepEqual(refused(await me.call('PUT', '/me/password', { new: 'short' })), [422, 'weak_password']);
  assert.equal((await me.call('PUT', '/me/password', { new: PASSWORD })).status, 200);
  assert.deepEqual(refused(await me.call('PUT', '/me/password', { new: `${PASSWORD}!` })), [422, 'bad_request'], 'only the first');
  assert.equal((await me.call('DELETE', '/me/provider', { password: PASSWORD })).status, 204);
  const gone = await newcomer();
  await s.sql(`update session set created_at = created_at - interval '11 minutes' where account_id = (select id from account where name = '${(await gone.me()).name}')`);
  assert.deepEqual(refused(await gone.call('DELETE', '/me')), [409, 'sign_in_again']);
  await gone.back(gone.login);
  assert.equal((await gone.call('DELETE', '/me')).status, 204);
  assert.equal((await new Browser().back(gone.login)).body.wants, 'name');
});

test('a second factor is asked for, and an account that moderators have closed comes in as with a password', async () => {
  const me = new Browser(await person(s)), login = word();
  const { body: { ticket } } = await me.back(login, { link: true });
  assert.equal((await me.call('PUT', '/me/provider', { ticket, password: PASSWORD })).status, 200);
  const { body: { secret } } = await me.post('/me/second_factor', { password: PASSWORD });
  const { body: { codes } } = await me.call('PUT', '/me/second_factor', { second_code: otp(secret, 1000 * await s.value('select extract(epoch from arena_now())')) });
  const there = new Browser(), answer = await there.back(login);
  assert.deepEqual([answer.body.wants, answer.body.name, answer.body.account], ['second_code', me.client.account.name, null]);
  assert.equal(await there.me(), null);
  const finish = (second_code, browser = there) => browser.post('/sessions/provider/finish', { ticket: answer.body.ticket, second_code });
  assert.deepEqual(refused(await finish('000000')), [422, 'second_factor_wrong']);
  assert.deepEqual(refused(await finish(codes[0], new Browser())), [409, 'provider_state']);
  assert.equal((await finish(codes[0])).body.account.id, me.client.account.id);
  assert.deepEqual(refused(await finish(codes[1])), [409, 'provider_state'], 'once');
  const closed = await newcomer();
  await s.sql(`update account set closed_at = arena_now() where public_id = '${(await closed.me()).id}'`);
  const back = new Browser();
  assert.equal((await back.back(closed.login)).status, 201);
  assert.equal((await back.me()).closed, true);
});

/* The last one: nothing is left of the limit of this network. */
test('wrong codes of a network are stopped before the provider is asked, and the state then still works', async () => {
  const codes = async () => {
    const browser = new Browser(), at = (await browser.begin()).searchParams;
    return [browser, { state: at.get('state'), code: 'invented', issuer: issuer.issuer }];
  };
  let stopped = null;
  for (let n = 0; n < 30 && !stopped; n++)
    for (const [browser, body] of await Promise.all([1, 2, 3, 4].map(codes))) {
      const answer = await browser.post('/sessions/provider', body);
      if (answer.status === 429) stopped ??= { answer, browser, body };
      else assert.deepEqual(refused(answer), [422, 'provider_wrong']);
    }
  assert.equal(stopped?.answer.body.limit_key, 'provider.pace');
  assert.ok(Number(stopped.answer.headers['retry-after']) >= 1);
});
