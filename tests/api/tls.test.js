// The arena's own nginx speaks TLS: HTTP/2, the secure cookie, a second port that only sends browsers on. And settings that make no sense.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import http2 from 'node:http2';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import tls from 'node:tls';
import { Client, exchange, secure } from '../lib/client.mjs';
import { certificate } from '../lib/front.mjs';
import { put_orders, table, turn, FORMATION } from '../lib/play.mjs';
import { root, stack, until } from '../lib/stack.mjs';

const papers = certificate();
secure.options.ca = papers.ca;
const s = await stack({ workers: 3, env: { QUADRIVIUM_TLS_CERT: papers.cert, QUADRIVIUM_TLS_KEY: papers.key, QUADRIVIUM_HTTP_PORT: '0', QUADRIVIUM_METRICS_PORT: '0', QUADRIVIUM_BODY_SECONDS: '3' } });
const [http_port, metrics_port] = readFileSync(join(s.home, 'run', 'ports'), 'utf8').trim().split(' ');
after(async () => {
  await s.stop();
  secure.destroy();
  papers.wipe();
});

test('a guest plays over TLS with the secure cookie', async () => {
  assert.match(s.url, /^https:/);
  const t = await table(s);
  assert.match(t.south.cookie_line, /^__Host-qsid=[\w-]+; Path=\/; HttpOnly; SameSite=Lax; Max-Age=\d+; Secure$/);
  for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
  const { body: { seq } } = await t.north.get(`/matches/${t.match}/view`);
  const waiting = t.north.get(`/matches/${t.match}/view?after=${seq}&wait=25`);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  assert.ok((await waiting).body.seq > seq);
  for (const path of ['/', '/api/v1/games', '/api/v1/me', '/docs/', '/app/main.js', '/healthz', '/nothing.here'])
    assert.equal((await exchange(s.url + path)).headers['strict-transport-security'], 'max-age=31536000', path);
  const plain = `http${s.url.slice(5)}`;
  for (const origin of [plain, 'https://evil.example', `https://127.0.0.1:${http_port}`])
    await t.north.refuse(403, 'foreign_origin', 'PATCH', '/me', { settings: {} }, { headers: { Origin: origin } });
  const told = await t.north.patch('/me', { settings: {} }, { headers: { 'X-Forwarded-Proto': 'http', 'X-Forwarded-Host': 'evil.example' } });
  assert.equal(told.headers['strict-transport-security'], 'max-age=31536000');
});

test('HTTP/2 is spoken, and is the same arena', async () => {
  const session = http2.connect(s.url, { ca: papers.ca });
  const ask = (headers, body) => new Promise((resolve, reject) => {
    const stream = session.request(headers).on('error', reject);
    let text = '';
    let head;
    stream.on('response', (got) => { head = got; }).on('data', (part) => { text += part; }).on('end', () => resolve({ head, text }));
    stream.end(body);
  });
  const { head } = await ask({ ':method': 'POST', ':path': '/api/v1/guests', 'content-type': 'application/json', origin: s.url }, '{}');
  assert.deepEqual([session.alpnProtocol, head[':status']], ['h2', 201]);
  const cookie = head['set-cookie'][0];
  assert.match(cookie, /^__Host-qsid=.*; Secure$/);
  const write = (origin) => ask({ ':method': 'PATCH', ':path': '/api/v1/me', 'content-type': 'application/json', cookie: cookie.split(';')[0], origin }, '{"settings":{}}');
  assert.equal((await write(s.url)).head[':status'], 200);
  const refused = await write('https://evil.example');
  assert.deepEqual([refused.head[':status'], JSON.parse(refused.text).code], [403, 'foreign_origin']);
  session.close();
});

test('spectators wait over HTTP/2, many on one connection, and one of them leaves', async () => {
  const t = await table(s);
  for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
  const { body: { seq } } = await s.client().get(`/matches/${t.match}/spectate?after=4&wait=0`);
  const session = http2.connect(s.url, { ca: papers.ca });
  const figure = async (name) => Number((await s.metrics()).match(new RegExp(`^${name} (\\d+)`, 'm'))[1]);
  const all = await figure('quad_watchers_total');
  const streams = Array.from({ length: 6 }, () => session.request({ ':path': `/api/v1/matches/${t.match}/spectate?after=${seq}&wait=25` }));
  const ends = streams.map((stream) => new Promise((resolve) => {
    let text = '';
    stream.on('data', (part) => { text += part; }).on('error', () => {}).on('close', () => resolve(text));
  }));
  await until(async () => await figure('quad_watchers_total') === all + 6, { what: 'the long polls' });
  streams[0].close(http2.constants.NGHTTP2_CANCEL);
  assert.equal(await ends.shift(), '');
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  for (const text of await Promise.all(ends)) assert.ok(JSON.parse(text).seq > seq);
  await until(async () => await figure('quad_watchers_waiting') === 0, { what: 'nobody waiting' });
  session.close();
});

test('a body of HTTP/2 that trickles is ended, and one that nobody reads is not waited for', async () => {
  const session = http2.connect(s.url, { ca: papers.ca });
  const trickle = (headers) => new Promise((resolve) => {
    const stream = session.request({ 'content-type': 'application/json', ...headers }, { endStream: false });
    const drip = setInterval(() => stream.write('1'), 300);
    let status;
    stream.on('response', (got) => { status = got[':status']; }).on('error', () => {}).on('close', () => {
      clearInterval(drip);
      resolve(status);
    }).resume();
  });
  assert.deepEqual(await Promise.all([
    trickle({ ':method': 'POST', ':path': '/api/v1/guests', 'content-length': 1000 }), trickle({ ':method': 'GET', ':path': '/api/v1/me', 'content-length': 1000 }),
    trickle({ ':method': 'GET', ':path': '/api/v1/me' }),
  ]), [undefined, 200, 200]);
  session.close();
});

test('versions of TLS that are no longer safe are refused', async () => {
  const shake = (version) => new Promise((resolve) => {
    const socket = tls.connect({ port: Number(s.port), host: '127.0.0.1', ca: papers.ca, minVersion: version, maxVersion: version, ciphers: 'DEFAULT@SECLEVEL=0' });
    socket.on('secureConnect', () => { resolve(socket.getProtocol()); socket.destroy(); }).on('error', () => resolve('refused'));
  });
  assert.deepEqual([await shake('TLSv1'), await shake('TLSv1.1'), await shake('TLSv1.2'), await shake('TLSv1.3')], ['refused', 'refused', 'TLSv1.2', 'TLSv1.3']);
});

test('a plain request is sent on to TLS, wherever it strays to', async () => {
  for (const port of [http_port, s.port])
    for (const path of ['/', '/matches/abc?turn=3', '/api/v1/games']) {
      const answer = await exchange(`http://127.0.0.1:${port}${path}`, { fresh: true });
      assert.deepEqual([answer.status, answer.headers.location], [308, `${s.url}${path}`]);
      assert.equal(answer.headers['strict-transport-security'], undefined);
    }
  const kept = await exchange(`http://127.0.0.1:${http_port}/api/v1/guests`, { method: 'POST', body: '{}', headers: { 'Content-Type': 'application/json' }, fresh: true });
  assert.deepEqual([kept.status, kept.headers['set-cookie']], [308, undefined]);
  assert.equal((await exchange(`${s.url}/docs`)).headers.location, '/docs/');
});

test('figures are told on their own port and nowhere else', async () => {
  assert.match((await exchange(`http://127.0.0.1:${metrics_port}/metrics`)).text, /^quad_up_database 1$/m);
  assert.equal((await exchange(`http://127.0.0.1:${metrics_port}/api/v1/games`)).status, 404);
  await s.client().refuse(404, 'not_found', 'GET', '//metrics');
});

test('settings that make no sense end the start with a sentence', () => {
  const home = mkdtempSync(join(tmpdir(), 'quad-settings-'));
  const start = (env) => {
    const { status, stderr } = spawnSync(join(root, 'deploy', 'stack.sh'), ['run'], {
      env: { ...process.env, PORT: '0', QUADRIVIUM_HOME: home, QUADRIVIUM_QUIET: '1', QUADRIVIUM_DATABASE_URL: 'host=/nowhere', ...env }, encoding: 'utf8',
    });
    assert.equal(status, 1, stderr);
    return stderr;
  };
  for (const wrong of ['nonsense', '10.0.0.0/33', '10.0.0.1,,10.0.0.2', '0.0.0.0/0', '::/0', '10.0.0.1;}', '10.0.0.1\n10.0.0.2', '$(id)'])
    assert.match(start({ QUADRIVIUM_TRUSTED_PROXIES: wrong }), /^quadrivium: QUADRIVIUM_TRUSTED_PROXIES must be addresses or networks/, wrong);
  assert.match(start({ QUADRIVIUM_TLS_CERT: papers.cert }), /belong together/);
  assert.match(start({ QUADRIVIUM_TLS_CERT: papers.cert, QUADRIVIUM_TLS_KEY: '/nowhere/key.pem' }), /the file \/nowhere\/key.pem \(QUADRIVIUM_TLS_KEY\) cannot be read/);
  assert.match(start({ QUADRIVIUM_TLS_CERT: papers.key, QUADRIVIUM_TLS_KEY: papers.key }), /nginx refuses its configuration/);
  assert.match(start({ QUADRIVIUM_HTTP_PORT: '0' }), /set QUADRIVIUM_TLS_CERT/);
  assert.match(start({ QUADRIVIUM_METRICS_PORT: 'x' }), /QUADRIVIUM_METRICS_PORT must be a number/);
  assert.match(start({ QUADRIVIUM_LOG_BYTES: '12' }), /QUADRIVIUM_LOG_BYTES/);
  assert.match(start({ QUADRIVIUM_DATABASE_URL: '', QUADRIVIUM_DATABASE_URL_API: 'host=/nowhere' }), /QUADRIVIUM_DATABASE_URL is not/);
  rmSync(home, { recursive: true, force: true });
});
