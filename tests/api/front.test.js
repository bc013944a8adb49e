// An arena behind a front server of the operator's: a real second nginx, which ends TLS. Its word counts for who asks, from where, by which
// scheme and host; nobody else's does.
import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Client, exchange, secure } from '../lib/client.mjs';
import { CLIENT, FRONT, certificate, front } from '../lib/front.mjs';
import { Mcp } from '../lib/mcp.mjs';
import { bearer, person } from '../lib/people.mjs';
import { put_orders, table, turn, FORMATION } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const GUESTS = 4;
const papers = certificate();
secure.options.ca = papers.ca;
const s = await stack({ workers: 4, env: { QUADRIVIUM_TRUSTED_PROXIES: `${FRONT}, 2001:db8:ffff::/48`, QUADRIVIUM_LIMIT_GUESTS: String(GUESTS) } });
const f = await front(s.url, papers);
after(async () => {
  await f.stop();
  await s.stop();
  secure.destroy();
  papers.wipe();
});

let address = 0;
/** Headers of somebody at an address nobody had yet. */
const somebody = () => ({ [CLIENT]: `198.51.100.${++address}` });
/** A guest at one of the front server's doors, each from an address of their own. */
async function guest(base) {
  const client = new Client(base);
  const headers = somebody();
  const call = client.call.bind(client);
  client.call = (method, path, options = {}) => call(method, path, { ...options, headers: { ...headers, ...options.headers } });
  return client.guest();
}

test('under TLS the cookie is the secure one, and browsers are told to keep to TLS', async () => {
  const client = await guest(f.tls);
  assert.match(client.cookie_line, /^__Host-qsid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  const me = await client.get('/me');
  assert.equal(me.body.account.id, client.account.id);
  assert.equal(me.headers['strict-transport-security'], 'max-age=31536000');
  assert.equal((await exchange(`${f.tls}/`)).headers['strict-transport-security'], 'max-age=31536000');
  const elsewhere = new Client(f.plain);
  elsewhere.cookie = client.cookie.replace('__Host-', '');
  assert.equal((await elsewhere.get('/me')).body.account.id, client.account.id, 'the plain name holds the same session where there is no TLS');
  elsewhere.cookie = client.cookie;
  assert.equal((await elsewhere.get('/me')).body.account, null);
});

test('without TLS it is the plain one', async () => {
  const client = await guest(f.plain);
  assert.match(client.cookie_line, /^qsid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+$/);
  assert.equal((await client.get('/me')).headers['strict-transport-security'], undefined);
});

test('the origin of a write is held against what the browser asked', async () => {
  for (const base of [f.tls, f.plain]) {
    const client = await guest(base);
    assert.equal((await client.patch('/me', { settings: {} })).status, 200);
    for (const origin of ['https://arena.internal', s.url, base.replace(/^\w+/, (scheme) => (scheme === 'https' ? 'http' : 'https')), 'https://evil.example', 'null'])
      await client.refuse(403, 'foreign_origin', 'PATCH', '/me', { settings: {} }, { headers: { Origin: origin } });
  }
});

test('what anybody else says of scheme and host is not heard', async () => {
  const client = s.client();
  const said = { 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'evil.example', Forwarded: 'for=198.51.100.200;proto=https;host=evil.example', 'X-Forwarded-For': FRONT };
  const { body } = await client.post('/guests', {}, { headers: said });
  assert.match(client.cookie_line, /^qsid=/);
  assert.doesNotMatch(client.cookie_line, /Secure/);
  assert.equal((await client.get('/me', { headers: said })).headers['strict-transport-security'], undefined);
  await client.refuse(403, 'foreign_origin', 'PATCH', '/me', { settings: {} }, { headers: { ...said, Origin: 'https://evil.example' } });
  assert.equal((await client.get('/me')).body.account.id, body.account.id);
});

/** Guests from these addresses, one after another: the statuses. */
async function arrivals(base, addresses, header = CLIENT) {
  const statuses = [];
  for (const one of addresses) statuses.push((await new Client(base).call('POST', '/guests', { body: {}, headers: { [header]: one } })).status);
  return statuses;
}
const many = (make, count = GUESTS + 1) => Array.from({ length: count }, (_, i) => make(i + 1));
const FULL = [...Array(GUESTS).fill(201), 429];

test('the workers count networks of real clients', async () => {
  assert.deepEqual(await arrivals(f.tls, many((i) => `2001:db8:7:1:${i}::${i}`)), FULL, 'one /64');
  assert.deepEqual(await arrivals(f.tls, many((i) => `2001:db8:7:${i + 1}::1`)), Array(GUESTS + 1).fill(201), 'a /64 each');
  assert.deepEqual(await arrivals(f.tls, many((i) => (i % 2 ? '203.0.113.1' : '::ffff:203.0.113.1'))), FULL, 'one address in two spellings');
  assert.deepEqual(await arrivals(f.tls, many((i) => `203.0.113.${i + 1}`)), Array(GUESTS + 1).fill(201), 'addresses of their own');
  assert.deepEqual(await arrivals(f.tls, many((i) => `192.0.2.${i}, 203.0.113.77`)), FULL, 'only the last address before the front server counts');
  assert.deepEqual(await arrivals(f.tls, many((i) => `192.0.2.${i}, 203.0.113.78, 2001:db8:ffff::${i}`)), FULL, 'a chain of two trusted servers');
});

test('an address told by anybody else counts for nothing', async () => {
  const statuses = await arrivals(s.url, many((i) => `2001:db8:9:${i}::1`, GUESTS + 2), 'X-Forwarded-For');
  assert.equal(statuses.at(-1), 429, `${statuses}`);
});

/** What nginx itself makes of a request: a place of the test's own beside the arena. */
async function trial_places() {
  const extra = join(s.home, 'nginx', 'extra');
  const conf = `location = /trial/who { default_type text/plain; return 200 "$is_near|$remote_addr|$told_https|$told_host"; }
location = /trial/hold { limit_conn connections 1; limit_rate 1k; alias ${extra}/long.txt; }
location = /trial/try { limit_conn connections 1; alias ${extra}/short.txt; }`;
  for (const [name, text] of Object.entries({ 'long.txt': 'x'.repeat(1 << 20), 'short.txt': 'x', 'trial.conf': conf }))
    writeFileSync(join(extra, name), text, { mode: 0o644 });
  await s.renew_nginx();
  await until(async () => (await exchange(`${s.url}/trial/try`, { fresh: true })).text === 'x', { what: 'the new configuration' });
}
const who = async (base, headers) => (await exchange(`${base}/trial/who`, { headers, fresh: true })).text;

test('nobody behind the front server counts as this machine', async () => {
  await trial_places();
  const host = (base) => new URL(base).host;
  assert.equal(await who(s.url, {}), `1|127.0.0.1||${host(s.url)}`);
  assert.equal(await who(s.url, { 'X-Forwarded-For': '198.51.100.3', 'X-Forwarded-Proto': 'https', 'X-Forwarded-Host': 'x.example' }), `1|127.0.0.1||${host(s.url)}`);
  for (const said of ['127.0.0.1', '::1', '::ffff:127.0.0.1', FRONT, 'nonsense', ''])
    assert.match(await who(f.tls, { [CLIENT]: said }), /^0\|/, `told ${said}`);
  assert.equal(await who(f.tls, { [CLIENT]: '198.51.100.3' }), `0|198.51.100.3|on|${host(f.tls)}`);
  assert.equal(await who(f.plain, { [CLIENT]: '2001:db8::5' }), `0|2001:db8::5||${host(f.plain)}`);
});

test("nginx's own limits count networks too", async () => {
  const held = [];
  const hold = (from) => new Promise((resolve, reject) => {
    const request = http.get(`${f.plain}/trial/hold`, { headers: { [CLIENT]: from }, agent: false }, (answer) => resolve(answer.statusCode)).on('error', reject);
    held.push(request);
  });
  const attempt = async (from) => (await exchange(`${f.plain}/trial/try`, { headers: { [CLIENT]: from }, fresh: true })).status;
  assert.equal(await hold('2001:db8:5:1::1'), 200);
  assert.equal(await hold('203.0.113.90'), 200);
  assert.deepEqual(await Promise.all(['2001:db8:5:1:ffff:ffff:ffff:ffff', '2001:db8:5:1::1', '203.0.113.90', '::ffff:203.0.113.90'].map(attempt)), [429, 429, 429, 429]);
  assert.deepEqual(await Promise.all(['2001:db8:5:2::1', '2001:db8:5::1', '203.0.113.91', '::ffff:203.0.113.91', '::203.0.113.90'].map(attempt)), [200, 200, 200, 200, 200]);
  for (const request of held) request.on('error', () => {}).destroy();
});

test('a match is played, awaited and watched through it', async () => {
  const t = await table(s, {}, await guest(f.tls), await guest(f.plain));
  for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
  const { body: { seq } } = await t.north.get(`/matches/${t.match}/view`);
  const waiting = t.north.get(`/matches/${t.match}/view?after=${seq}&wait=25`);
  const watching = new Client(f.tls).get(`/matches/${t.match}/spectate?after=0&wait=25`);
  await until(async () => Number((await s.metrics()).match(/^quad_waiting (\d+)/m)[1]) >= 1, { what: 'somebody waiting' });
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  assert.ok((await waiting).body.seq > seq);
  assert.equal((await watching).status, 200);

  // One cache for all doors: what is in it knows of no scheme and no host.
  for (const path of [`/matches/${t.match}`, `/matches/${t.match}/spectate`, '/games', `/matches/${t.match}/board.svg`]) {
    const [secret, plain] = [await new Client(f.tls).get(path), await s.client().get(path)];
    assert.equal(secret.text, plain.text, path);
    for (const base of [f.tls, f.plain, s.url]) assert.ok(!secret.text.includes(new URL(base).host), path);
    assert.deepEqual([secret, plain].map((a) => a.headers['strict-transport-security']), ['max-age=31536000', undefined], path);
    assert.equal(secret.headers['set-cookie'], undefined);
  }
  const page = (await new Client(f.tls).get(`//m/${t.match}`)).text;
  assert.ok(page.includes(`content="${f.tls}/m/${t.match}"`) && !page.includes('arena.internal'), page);
});

test('programs are served through it', async () => {
  const owner = await person({ client: () => new Client(f.tls) });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'front', scopes: ['play', 'lobby'] });
  const door = new Mcp(bearer({ client: () => new Client(f.tls) }, token));
  assert.ok((await door.ask('tools/list')).tools.length > 3);
  await new Client(f.tls).refuse(404, 'not_found', 'GET', '//metrics');
});
