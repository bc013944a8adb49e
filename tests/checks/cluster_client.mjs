// What the test of a cluster rests on (tests/cluster): its people send the same request again when a kept connection is closed under them, and what
// was acknowledged is looked for where it must be.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import https from 'node:https';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { test } from 'node:test';
import { Person } from '../cluster/person.mjs';
import { compare } from '../cluster/record.mjs';

/** A server with a certificate; `hear({method, path, headers, body}, n)` answers the nth request: a status, or null to close the connection. */
async function front(hear) {
  const place = mkdtempSync(join(tmpdir(), 'quad-front-'));
  const [key, cert] = ['key.pem', 'cert.pem'].map((name) => join(place, name));
  execFileSync('openssl', ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=front', '-addext', 'subjectAltName=IP:127.0.0.1', '-keyout', key, '-out', cert], { stdio: 'ignore' });
  const ca = readFileSync(cert, 'utf8');
  let n = 0;
  const server = https.createServer({ key: readFileSync(key), cert: ca }, async (request, answer) => {
    const status = hear({ method: request.method, path: request.url, headers: request.headers, from: request.socket.remoteAddress, body: (await request.toArray()).join('') }, n++);
    if (status === null) request.socket.destroy();
    else answer.writeHead(status, { 'Content-Type': 'application/json', 'Set-Cookie': `visit=${n}` }).end('{}');
  });
  await new Promise((resolve) => { server.listen(0, '127.0.0.1', resolve); });
  rmSync(place, { recursive: true });
  return { url: `https://127.0.0.1:${server.address().port}`, ca, end: () => new Promise((resolve) => { server.close(resolve).closeAllConnections(); }) };
}

test('a request whose kept connection is closed is sent again as it was', async () => {
  const heard = [];
  const c = await front((request, n) => {
    heard.push(request);
    return n === 1 ? null : 200;
  });
  try {
    const person = new Person(c, '127.0.0.2');
    assert.equal((await person.ask('GET', '/api/v1/me')).status, 200);
    const sent = { body: { orders: ['a1'] }, key: 'once' };
    assert.equal((await person.ask('PUT', '/api/v1/matches/abc/turns/0/orders', sent)).status, 200);
    const [, lost, again] = heard;
    const plain = ({ headers: { connection: _, ...headers }, ...rest }) => ({ ...rest, headers });
    assert.deepEqual([lost.method, lost.path, lost.from], ['PUT', '/api/v1/matches/abc/turns/0/orders', '127.0.0.2']);
    assert.deepEqual(plain(again), plain(lost));
    assert.equal(heard.length, 3);
  } finally {
    await c.end();
  }
});

test('a new connection that is closed is an error', async () => {
  const c = await front(() => null);
  try {
    await assert.rejects(new Person(c, '127.0.0.2').ask('PUT', '/api/v1/matches/abc/turns/0/orders', { body: {} }), { code: 'ECONNRESET' });
  } finally {
    await c.end();
  }
});

const setup = (seat, orders) => ({ match: 'm', turn: 0, seat, orders });
const of_kinds = (told, found) => Object.fromEntries(Object.entries(compare(told, { events: [], sealed: [], ...found })).map(([kind, all]) => [kind, all.length]));

test('an order is in the record, waits as it was sent, or is lost', () => {
  const south = setup('south', ['s']);
  const sealed = [{ match: 'm', turn: 0, seat: 0, orders: ['s'] }];
  assert.deepEqual(of_kinds([south], {}), { sealed: 0, lost: 1, doubled: 0 });
  assert.deepEqual(of_kinds([south], { sealed }), { sealed: 1, lost: 0, doubled: 0 });
  assert.deepEqual(of_kinds([setup('south', ['other'])], { sealed }), { sealed: 0, lost: 1, doubled: 0 });
  assert.deepEqual(of_kinds([setup('north', ['s'])], { sealed }), { sealed: 0, lost: 1, doubled: 0 }, 'the order of another seat');
  assert.deepEqual(of_kinds([{ ...south, turn: 1 }], { sealed }), { sealed: 0, lost: 1, doubled: 0 }, 'the order of another turn');
});

test('an order whose turn is in the record without it is lost, whatever else there is', () => {
  const told = [setup('south', ['s']), setup('north', ['n'])];
  const event = { match: 'm', turn: 0, orders: [['s'], ['n']] };
  assert.deepEqual(of_kinds(told, { events: [event] }), { sealed: 0, lost: 0, doubled: 0 });
  assert.deepEqual(of_kinds(told, { events: [event, event] }), { sealed: 0, lost: 0, doubled: 2 });
  const sealed = [{ match: 'm', turn: 0, seat: 0, orders: ['s'] }];
  assert.deepEqual(of_kinds(told, { events: [{ ...event, orders: [null, ['n']] }], sealed }), { sealed: 0, lost: 1, doubled: 0 });
  assert.deepEqual(of_kinds([{ match: 'm', turn: 3, seat: 'north', orders: 'a1 a2' }], { events: [{ match: 'm', turn: 3, orders: [null, null] }] }), { sealed: 0, lost: 1, doubled: 0 });
});
