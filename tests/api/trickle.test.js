// What one network can ask. Bodies that come a byte at a time: each has a bound as a whole, few of a network are waited for, none of them reaches a
// worker, and everybody else plays on. Requests without a pause, and new accounts: each network has its own limits. The addresses are those that a trusted front server tells.
import assert from 'node:assert/strict';
import net from 'node:net';
import { after, test } from 'node:test';
import { Client } from '../lib/client.mjs';
import { FORMATION, put_orders, table, turn } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const SLOW = 50; // of one network, as in nginx/body.lua
/* None of them is over before all have come, on a busy machine too. */
const s = await stack({ workers: 3, env: { QUADRIVIUM_TRUSTED_PROXIES: '127.0.0.1', QUADRIVIUM_BODY_SECONDS: '15', QUADRIVIUM_LIMIT_GUESTS: '20', QUADRIVIUM_LIMIT_ACCOUNTS: '3' } });
const open = new Set();
after(async () => {
  for (const one of open) one.socket.destroy();
  await s.stop();
});

/** A connection that announces a body and sends a byte of it every 0.7 s, or less than nginx's own bound between two parts. */
function trickle(address, { headers = 'Content-Length: 1000', path = '/api/v1/guests' } = {}) {
  const one = { said: '', ended: false, socket: net.connect({ port: s.port, host: '127.0.0.1' }) };
  const drip = setInterval(() => one.socket.write('1'), 700);
  one.socket.write(`POST ${path} HTTP/1.1\r\nHost: a\r\nContent-Type: application/json\r\nX-Forwarded-For: ${address}\r\n${headers}\r\n\r\n`);
  one.socket.on('data', (part) => { one.said += part; });
  one.socket.on('error', () => {}); // a reset is an end like any other
  one.socket.on('close', () => {
    clearInterval(drip);
    one.ended = true;
    open.delete(one);
  });
  open.add(one);
  return one;
}

const count = (list, claim) => list.filter(claim).length;
const refused = (one) => /^HTTP\/1\.1 429 /.test(one.said);

/** A client at this address, as a front server would tell. */
function client_at(address) {
  const client = new Client(s.url);
  const call = client.call.bind(client);
  client.call = (method, path, options = {}) => call(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...options.headers } });
  return client;
}
const guest_at = (address) => client_at(address).guest();

/** Two guests of this address sign in, sit down and play; fails unless every request is served. */
async function play(address) {
  const t = await table({ url: s.url, guest: () => guest_at(address) });
  for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  assert.equal((await t.north.get(`/matches/${t.match}/view`)).body.turn, 2);
}

test('five hundred trickle from one network: fifty are waited for, the others are told, and their neighbours play on', async () => {
  const many = Array.from({ length: 500 }, (_, i) => trickle('198.51.100.7', i % 2 ? {} : { headers: 'Transfer-Encoding: chunked\r\n\r\n1000' }));
  await until(() => count(many, (one) => one.ended) >= many.length - SLOW, { what: 'the end of those that are too many' });
  await play('198.51.100.7');
  await until(() => many.every((one) => one.ended), { what: 'the end of all of them' });
  assert.equal(count(many, refused), many.length - SLOW);
  const told = JSON.parse(many.find(refused).said.split('\r\n\r\n')[1]);
  assert.deepEqual([told.code, told.limit_key], ['too_many_requests', 'requests.address']);
});

test('five hundred from ten networks are all waited for, play goes on, and each is ended when its time is over', async () => {
  const many = Array.from({ length: 500 }, (_, i) => trickle(`203.0.113.${i % 10}`));
  await play('203.0.113.3');
  await play('198.51.100.8');
  await until(() => many.every((one) => one.ended), { what: 'their end' });
  assert.equal(count(many, (one) => one.said !== ''), 0, 'closed without a word, as after nginx\'s own bound');
});

test('no worker heard of any of them', () => {
  assert.equal(count(s.log().split('\n'), (line) => line.includes('"route":"guest_post"')), 2 * 3, 'the guests who played');
  assert.doesNotMatch(s.log(), /lua entry thread|\[(crit|alert|emerg)\]/);
});

test('a body that comes slowly but in time is served, also on a kept connection', async () => {
  const socket = net.connect({ port: s.port, host: '127.0.0.1' });
  let said = '';
  socket.on('data', (part) => { said += part; });
  const head = `POST /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1:${s.port}\r\nOrigin: ${s.url}\r\nContent-Type: application/json\r\nX-Forwarded-For: 192.0.2.1\r\nContent-Length: 2\r\n\r\n`;
  for (const n of [1, 2]) {
    socket.write(head + '{');
    await new Promise((resolve) => { setTimeout(resolve, 1200); }); // longer than body.lua calls quick
    socket.write('}');
    await until(() => said.split('HTTP/1.1 201 ').length === n + 1, { what: 'the answer' });
  }
  socket.destroy();
});

/** So many requests on one connection, all sent before the first is answered. Resolves to the answers as text. */
const pipelined = (address, count) => new Promise((resolve, reject) => {
  const socket = net.connect({ port: s.port, host: '127.0.0.1' });
  const ask = (last) => `GET /api/v1/nowhere HTTP/1.1\r\nHost: a\r\nX-Forwarded-For: ${address}\r\n${last ? 'Connection: close\r\n' : ''}\r\n`;
  let said = '';
  socket.on('data', (part) => { said += part; });
  socket.on('error', reject);
  socket.on('close', () => resolve(said));
  socket.write(ask(false).repeat(count - 1) + ask(true));
});

test('a network that does not pause uses up its own limit of requests, which the refusal names; others are served', async () => {
  const [wild, other] = ['192.0.2.50', client_at('192.0.2.60')], began = performance.now();
  const codes = { 404: 0, 429: 0 };
  let told = null;
  for (let wave = 0; !told || codes[429] < 100; wave++) { // a hundred a second come back meanwhile, which is less than any machine answers
    assert.ok(wave < 50, JSON.stringify(codes));
    const flood = Promise.all(Array.from({ length: 40 }, () => pipelined(wild, 20)));
    for (let i = 0; i < 5; i++) assert.equal((await other.get('/me')).status, 200);
    const said = (await flood).join('');
    for (const [, code] of said.matchAll(/HTTP\/1\.1 (\d+) /g)) codes[code]++;
    told ??= /HTTP\/1\.1 429 [^]*?\r\nRetry-After: (\d+)\r\n[^]*?\r\n\r\n(\{.*?\})/i.exec(said);
  }
  const { code, limit_key } = JSON.parse(told[2]);
  assert.deepEqual([code, limit_key, Number(told[1]) >= 1], ['too_many_requests', 'requests.address', true]);
  const most = 401 + 100 * (performance.now() - began) / 1000;
  assert.ok(codes[404] >= 400 && codes[404] <= most, `${codes[404]} of at most ${most} were answered`);
});

test('a network creates so many guests and accounts an hour, an IPv6 network is a /64; others have their own limits', async () => {
  const PASSWORD = 'correct horse 27 battery';
  const many = await Promise.all(Array.from({ length: 30 }, (_, i) => client_at(`2001:db8:7:7::${i + 1}`).call('POST', '/guests', { body: {} })));
  const full = many.filter((answer) => answer.status === 429);
  assert.deepEqual([count(many, (answer) => answer.status === 201), full.length], [20, 10]);
  for (const { body, headers } of full) assert.deepEqual([body.code, body.limit_key, body.retry_after], ['too_many_requests', 'guests.address', Number(headers['retry-after'])]);
  assert.equal((await client_at('2001:db8:7:8::1').guest()).account.kind, 'guest');
  const register = (address, i) => client_at(address).call('POST', '/accounts', { body: { name: `Many ${i}`, password: PASSWORD } });
  const accounts = [];
  for (let i = 0; i < 5; i++) accounts.push(await register('192.0.2.80', i));
  assert.deepEqual(accounts.map(({ status, body }) => [status, body.limit_key]), [[201, undefined], [201, undefined], [201, undefined], [429, 'accounts.address'], [429, 'accounts.address']]);
  assert.equal(await s.value("select count(*) from account where name like 'Many %'"), 3);
  assert.equal((await register('192.0.2.81', 5)).status, 201);
});
