// Health, figures, the waiting room and its limits, recycled workers.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import http from 'node:http';
import net from 'node:net';
import { after, test } from 'node:test';
import { isDeepStrictEqual } from 'node:util';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import { settled } from '../lib/endless.mjs';
import { stack, until } from '../lib/stack.mjs';
import { begun, put_orders, turn } from '../lib/play.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_WAITERS: '4', QUADRIVIUM_RECYCLE: '60' } });
after(() => s.stop());
await settled(s); // no deadline is overdue

const figure = async (name) => Number((await s.metrics()).match(new RegExp(`^${name} (\\d+)`, 'm'))[1]);

test('health, readiness and figures answer', async () => {
  const client = s.client();
  assert.equal((await client.get('//healthz')).body.status, 'ok');
  const { body } = await client.get('//readyz');
  assert.equal(body.status, 'ready');
  assert.ok(body.clock_lag_ms >= 0);
  const text = await s.metrics();
  for (const line of text.trimEnd().split('\n')) assert.match(line, /^(# (HELP|TYPE) \w+ .+|\w+(\{[^}]*\})? -?[\d.e+-]+|\w+(\{[^}]*\})? (NaN|\+Inf))$/);
  assert.match(text, /^quad_up_database 1$/m);
  await until(async () => await figure('quad_up_bots') === 1, { what: 'the beat of the bot processes' });
  assert.match(text, /^quad_bot_thinking_seconds_count \d+$/m);
  const files = ['alerts.yml', 'dashboard.json'].map((name) => readFileSync(new URL(`../../deploy/monitoring/${name}`, import.meta.url), 'utf8')).join('');
  const names = new Set([...files.matchAll(/\bquad_[a-z_]+\b/g)].map(([name]) => name));
  const of_standbys = ['quad_up_standby', 'quad_standby_lag_bytes']; // this node has none; tests/api/nodes_standby.test.js has one
  for (const name of names) assert.equal(new RegExp(`^${name}[ {]`, 'm').test(text), !of_standbys.includes(name), name);
});

test('answers are counted by route, those of nobody\'s route only in the sum, and late mail and damage are told', async () => {
  const count = async (route, kind) => Number((await s.metrics()).match(new RegExp(`^quad_route_requests_total\\{route="${route}",class="${kind}xx"\\} (\\d+)`, 'm'))?.[1] ?? 0);
  const before = [await count('match_get', 4), await count('match_get', 2)];
  const refused = Number((await s.metrics()).match(/^quad_requests_total\{class="4xx"\} (\d+)/m)[1]);
  await s.client().refuse(404, 'not_found', 'GET', '/matches/aaaaaaaaaa');
  await s.client().refuse(404, 'not_found', 'GET', '/nowhere');
  const [, method, path, last] = readFileSync(new URL('../../backend/web/routes.def', import.meta.url), 'utf8').match(/.*^ROUTE\((\w+), "([^"]+)", (\w+)/ms);
  await s.client().refuse(401, 'unauthenticated', method, path.replace(/\{\w+\}/g, 'aaaaaaaaaa'), {});
  assert.equal(await count(last, 4), 1, `${last}, the last of all routes`);
  assert.deepEqual([await count('match_get', 4), await count('match_get', 2)], [before[0] + 1, before[1]]);
  assert.equal(Number((await s.metrics()).match(/^quad_requests_total\{class="4xx"\} (\d+)/m)[1]), refused + 3);
  const text = await s.metrics();
  const [within, all] = [/^quad_route_seconds_bucket\{route="match_get",le="\+Inf"\} (\d+)$/m, /^quad_route_seconds_count\{route="match_get"\} (\d+)$/m].map((line) => Number(text.match(line)[1]));
  assert.deepEqual([within, all], [before[0] + before[1] + 1, before[0] + before[1] + 1]);
  assert.equal((await s.metrics()).includes('nowhere'), false);
  assert.deepEqual([await figure('quad_mails_due'), await figure('quad_pairing'), await figure('quad_matches_damaged'), await figure('quad_deadline_overdue_microseconds')], [0, 0, 0, 0]);
  await begun(s);
  await s.sql("insert into mail (account_id, kind, due_at) select min(id), 'digest', arena_now() - interval '1 hour' from account");
  const [due, oldest] = [await figure('quad_mails_due'), await figure('quad_mails_oldest_microseconds')];
  assert.ok(due === 1 && oldest >= 3600e6, `${due} ${oldest}`);
  await s.sql('delete from mail');
  await s.sql(`with hook as (
      insert into endpoint (public_id, account_id, kind, url, label, kinds, secret, next_at, busy_until)
      select 'hookhookaa', min(id), 'webhook', 'https://example.test/', 'hook', 7, decode(repeat('00', 16), 'hex'), arena_now() - interval '1 hour', arena_now() + interval '1 day' from account
      returning id)
    insert into endpoint_call (endpoint_id, kind, due_at) select id, 0, arena_now() - interval '2 hours' from hook`);
  const calls = async () => [await figure('quad_calls_due'), Math.floor(await figure('quad_calls_oldest_microseconds') / 3600e6)];
  assert.deepEqual(await calls(), [1, 1], 'since the receiver has not rested');
  await s.sql("update endpoint set next_at = arena_now() + interval '1 hour'");
  assert.deepEqual(await calls(), [0, 0], 'while it rests, nothing is late');
  await s.sql('delete from endpoint');
});

test('a process that dies is counted', async () => {
  const crashes = await figure('quad_crashes_total');
  s.kill('worker');
  await until(async () => await figure('quad_crashes_total') > crashes, { what: 'the crash' });
  assert.equal(await figure('quad_crashes_total'), crashes + 1, s.log().split('\n').filter((line) => line.includes('died')).join('\n'));
  await until(() => s.processes('quad-api', true).length >= 6, { what: 'another worker' });
});

test('what nginx refuses by itself is counted by its reason', async () => {
  const reasons = async () => Object.fromEntries([...(await s.metrics()).matchAll(/^quad_refusals_total\{reason="(\w+)"\} (\d+)$/gm)].map(([, reason, n]) => [reason, Number(n)]));
  const before = await reasons();
  const answer = (head) => new Promise((resolve, reject) => {
    const socket = net.connect({ port: Number(s.port), host: '127.0.0.1' }, () => socket.write(`${head}\r\nConnection: close\r\n\r\n`)).on('error', reject);
    socket.once('data', (part) => {
      resolve(Number(part.toString().split(' ')[1]));
      socket.destroy();
    });
  });
  const host = `Host: 127.0.0.1:${s.port}`;
  assert.deepEqual([
    await answer(`POST /api/v1/lobbies HTTP/1.1\r\n${host}\r\nContent-Length: ${18 << 20}`), await answer(`TRACE /api/v1/me HTTP/1.1\r\n${host}`),
    await answer('GET /api/v1/me HTTP/1.1'), await answer(`GET /api/v1/me HTTP/1.1\r\n${host}`),
  ], [413, 405, 400, 200]);
  const expected = { ...before, too_large: before.too_large + 1, method: before.method + 1, malformed: before.malformed + 1 };
  await until(async () => isDeepStrictEqual(await reasons(), expected), { what: 'each of them in the figures' }); // a refusal is counted when its connection ends
});

test('the public port shows no figures to anybody, however the path is written', async () => {
  const client = s.client();
  for (const path of ['//metrics', '//metrics?x=1', '//api/../metrics', '///metrics', '//%6detrics'])
    for (const headers of [{}, { 'X-Forwarded-For': '127.0.0.1' }, { 'X-Accel-Redirect': '/metrics' }])
      await client.refuse(404, 'not_found', 'GET', path, undefined, { headers });
});

test('when all places to wait are taken one is answered at once and told when to come back', async () => {
  const t = await begun(s);
  const { body: { seq } } = await t.north.get(`/matches/${t.match}/view`);
  const path = `/matches/${t.match}/view?after=${seq}&wait=25`;
  const parked = Array.from({ length: 4 }, () => t.north.get(path));
  await until(async () => await figure('quad_waiting') === 4, { what: 'four waiting' });
  const busy = await Promise.race([t.north.get(path), ...parked.map((one) => one.then(() => assert.fail('those that wait were answered first')))]);
  assert.deepEqual([busy.status, busy.body.seq, busy.headers['retry-after']], [200, seq, '1']);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  for (const answer of await Promise.all(parked)) assert.ok(answer.body.seq > seq);
  await until(async () => await figure('quad_waiting') === 0, { what: 'nobody waiting' });
});

test('a client that goes away frees its place', async () => {
  const t = await begun(s);
  const { body: { seq } } = await t.north.get(`/matches/${t.match}/view`);
  for (let round = 0; round < 3; round++) {
    const controls = Array.from({ length: 4 }, () => new AbortController());
    const parked = controls.map(({ signal }) => t.north.call('GET', `/matches/${t.match}/view?after=${seq}&wait=25`, { signal, fresh: true }).catch((error) => error.name));
    await until(async () => await figure('quad_waiting') === 4, { what: 'four waiting' });
    for (const control of controls) control.abort();
    assert.deepEqual(await Promise.all(parked), Array(4).fill('AbortError'));
    await until(async () => await figure('quad_waiting') === 0, { what: 'the places being free' });
  }
});

/** A connection that has said this much and goes on with a few bytes at a time, `more`, or by reading one byte at a time. */
const slow = (said, more) => new Promise((resolve, reject) => {
  const socket = net.connect({ port: Number(s.port), host: '127.0.0.1', highWaterMark: 1 }, () => socket.write(said, () => resolve(socket)));
  socket.on('error', reject);
  socket.pause();
  socket.steps = 0;
  const step = setInterval(() => {
    if (more) socket.write(more);
    if (more || socket.read(1)) socket.steps++;
  }, 100).unref();
  socket.on('close', () => clearInterval(step));
});
const first_byte = (socket) => new Promise((resolve) => {
  const look = () => {
    if (socket.read(1)) resolve();
    else socket.once('readable', look);
  };
  look();
});

test('clients that speak or read a byte at a time hold no worker: more of each kind than there are workers, and everybody is served', async () => {
  const t = await begun(s);
  const owner = await s.guest();
  const { body: { id } } = await owner.post('/experiments', { title: 'long', draft: true, files: { 'notes.txt': 'x'.repeat(7 << 20) } });
  const head = `Host: 127.0.0.1:${s.port}\r\nOrigin: ${s.url}\r\nCookie: ${owner.cookie}\r\n`;
  const readers = await Promise.all(Array.from({ length: 9 }, () => slow(`GET /api/v1/experiments/${id} HTTP/1.1\r\n${head}\r\n`)));
  const heads = await Promise.all(Array.from({ length: 18 }, () => slow(`GET /api/v1/me HTTP/1.1\r\n${head}`, 'X: y\r\n')));
  const bodies = await Promise.all(Array.from({ length: 18 }, () => slow(`POST /api/v1/lobbies HTTP/1.1\r\n${head}Content-Type: application/json\r\nContent-Length: 60000\r\n\r\n{`, ' ')));
  await Promise.all(readers.map(first_byte));
  await until(() => [...readers, ...heads, ...bodies].every(({ steps }) => steps > 0), { what: 'a step of each' });
  for (let n = 1; n <= 6; n++) await put_orders(t.seats[(n + 1) % 2], t.match, n, turn('--'));
  await Promise.all(Array.from({ length: 12 }, async () => assert.equal((await owner.get('/me')).body.account.id, owner.account.id)));
  assert.equal(await s.value('select count(*) from lobby where creator_id = (select id from account where public_id = \'' + owner.account.id + '\')'), 0);
  for (const socket of [...readers, ...heads, ...bodies]) {
    assert.equal(socket.destroyed, false, 'nobody was cut off: they still hold on');
    socket.on('error', () => {}).destroy();
  }
});

test('workers renew themselves after their share of requests and nobody notices', async () => {
  const client = await s.guest();
  const is_renewed = ({ pid }) => {
    try {
      return readFileSync(`/proc/${pid}/cmdline`, 'utf8').includes('--worker');
    } catch {
      return false; // it has ended since it was listed
    }
  };
  const renewed = () => s.processes('quad-api', true).filter(is_renewed).length;
  assert.equal(renewed() < 6, true);
  /* Whichever worker is free takes a request; nobody promises them equal shares. */
  await until(async () => {
    await Promise.all(Array.from({ length: 12 }, () => client.get('/me')));
    return renewed() >= 4;
  }, { what: 'four of six workers renewed' });
  assert.equal((await client.get('/me')).body.account.id, client.account.id);
  await until(() => s.processes('quad-api', true).length === 6, { what: 'six workers' });
});

test('a worker told to stop finishes what it does', async () => {
  const t = await begun(s);
  for (let n = 1; n <= 20; n++) {
    s.kill('worker', 'SIGTERM');
    await put_orders(t.seats[(n + 1) % 2], t.match, n, turn('--'));
  }
});

/** A file as it comes over the wire to a browser that takes such encodings. */
const wire = (path, encodings) => new Promise((resolve, reject) => {
  http.get(s.url + path, { headers: encodings ? { 'Accept-Encoding': encodings } : {} }, (answer) => {
    const parts = [];
    answer.on('data', (part) => parts.push(part));
    answer.on('end', () => resolve({ status: answer.statusCode, headers: answer.headers, bytes: Buffer.concat(parts) }));
  }).on('error', reject);
});

test('what never changes is sent as it was compressed when it was built, in what the browser takes', async () => {
  const { bytes: page } = await wire('/');
  const files = [...page.toString().matchAll(/"(\/bundle\/[^"]+\.(?:js|css))"/g)].map(([, path]) => path);
  assert.ok(files.length >= 2, 'a sheet and a script');
  for (const path of files) {
    const plain = await wire(path);
    assert.equal(plain.headers['content-encoding'], undefined);
    for (const [encodings, encoding, open] of [['gzip, deflate, br', 'br', brotliDecompressSync], ['gzip', 'gzip', gunzipSync]]) {
      const pressed = await wire(path, encodings);
      assert.deepEqual([pressed.status, pressed.headers['content-encoding'], pressed.headers.vary, pressed.headers['cache-control'], pressed.headers['content-type']],
        [200, encoding, 'Accept-Encoding', 'public, max-age=31536000, immutable', plain.headers['content-type']], path);
      assert.equal(Number(pressed.headers['content-length']), pressed.bytes.length, 'not compressed on the way');
      assert.ok(open(pressed.bytes).equals(plain.bytes) && pressed.bytes.length < plain.bytes.length);
    }
  }
});
