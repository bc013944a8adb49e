// What one may ask of everybody's machine: bodies are weighed before they are read, what computes for long waits at a door of its own, and
// a worker that stands still is replaced.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { gzipSync } from 'node:zlib';
import { reaches, stack, until } from '../lib/stack.mjs';
import { FORMATION, put_orders, table } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const MIB = 1 << 20;
/** So many bytes of one small value after another. */
const body_of = (value, bytes) => `{"events":[${Array(Math.floor(bytes / (value.length + 1))).fill(value).join()}]}`;
const verify = (client, raw) => client.call('POST', '/verify', { raw });

/** The most memory a worker ever had, in bytes, of all workers of the stack. */
const peaks = () => ['quad-api', 'quad-costly', 'quad-hashing', 'quad-calling'].flatMap((name) => s.processes(name)).map(({ pid }) => {
  try {
    return Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmHWM:\s+(\d+) kB/m)[1]) * 1024;
  } catch {
    return 0; // gone between two looks
  }
});

for (const value of ['{}', '[]', '1', '""', '{"a":{}}', '[[[[]]]]'])
  test(`a body of small values is refused before it is read: ${value}`, async () => {
    const answer = await verify(s.client(), body_of(value, 5.8 * MIB));
    assert.deepEqual([answer.status, answer.body.code], [413, 'too_large'], answer.text.slice(0, 300));
  });

/* Bodies out of bounds and the answers due. */
const bomb = gzipSync(Buffer.alloc(64 * MIB, ' '));
const to = (path, raw, headers = {}) => ({ path, raw, headers });
const BODIES = {
  'a hundred deep': [to('/verify', '['.repeat(100) + ']'.repeat(100)), 400, 'malformed'],
  'a million elements': [to('/experiments/check', `{"files":[${Array(1_000_000).fill('0').join()}]}`), 422, 'bad_request'],
  'a gzip bomb': [to('/verify', bomb, { 'Content-Encoding': 'gzip' }), 400, 'malformed'],
  'a gzip bomb without its header': [to('/verify', bomb), 400, 'malformed'],
  'one member 100,000 times': [to('/verify', `{${Array(100_000).fill('"a":1').join()}}`), 400, 'malformed'],
  'bad UTF-8': [to('/verify', Buffer.alloc(MIB, 0xc3)), 400, 'malformed'],
  'over the highest limit': [to('/verify', `{"format":"${'x'.repeat(16 * MIB)}"}`), 413, 'too_large'],
};

for (const [name, [{ path, raw, headers }, status, code]] of Object.entries(BODIES))
  test(`a body out of bounds is refused, eight at once: ${name}`, async () => {
    const answers = await Promise.all(Array.from({ length: 8 }, () => s.client().call('POST', path, { raw, headers })));
    for (const answer of answers) assert.deepEqual([answer.status, answer.body.code], [status, code], answer.text.slice(0, 300));
  });

test('what nginx refuses is a problem, whatever the address ends in', async () => {
  for (const [method, path] of [['POST', '/verify'], ['GET', '/matches/abcdefghij/board.png'], ['GET', '/matches/abcdefghij/board.svg']]) {
    const client = Object.assign(s.client(), { strict: false }); // a GET with a body is no request that anybody documents
    const answer = await client.call(method, path, { raw: Buffer.alloc(18 * MIB, ' ') });
    assert.deepEqual([answer.status, answer.headers['content-type'], answer.body?.code], [413, 'application/problem+json', 'too_large'], path);
  }
});

test('refusing them cost no worker memory', () => {
  for (const peak of peaks()) assert.ok(peak < 400 * MIB, `${Math.round(peak / MIB)} MiB`);
});

test('large texts and honest lists are read', async () => {
  for (const raw of [JSON.stringify({ format: 'x'.repeat(8 * MIB) }), body_of('{"n":1,"kind":"turn"}', MIB)]) {
    const answer = await verify(s.client(), raw);
    assert.equal(answer.status, 422, answer.text.slice(0, 300));
    assert.notEqual(answer.body.code, 'too_large');
  }
});

test('who finds the queue of a costly door full is told so, and everybody else is served', async () => {
  const costly = s.processes('quad-costly').map((p) => p.pid);
  assert.equal(costly.length, 2);
  const raw = body_of('{"n":1,"kind":"turn","body":"xxxxxxxxxxxxxxxxxxxxxxxxxxxx"}', 2 * MIB);
  const flood = Array.from({ length: 80 }, () => verify(s.client(), raw));
  const guest = await s.guest();
  const { body: { match } } = await guest.post('/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'untimed' } });
  await guest.get(`/matches/${match}/view`);
  const answers = await Promise.all(flood);
  const codes = new Set(answers.map((a) => `${a.status} ${a.body.code}`));
  for (const answer of answers.filter((a) => a.status === 503)) {
    assert.equal(answer.headers['retry-after'], '1');
    assert.ok(['busy', 'unavailable'].includes(answer.body.code), answer.text);
  }
  assert.ok([...codes].every((code) => /^(422|429|503) /.test(code)), [...codes].join());
});

test('a stopped worker is replaced, and what it held is free again', async () => {
  const t = await table(s, { clock: { mode: 'untimed' } });
  const before = s.processes('quad-api', true).map((p) => p.pid);
  for (const pid of before) reaches(pid, 'SIGSTOP');
  await until(() => {
    const now = s.processes('quad-api', true).map((p) => p.pid);
    return now.length === before.length && now.every((pid) => !before.includes(pid));
  }, { what: 'other workers' });
  await put_orders(t.south, t.match, 0, FORMATION);
  assert.match(s.log(), /worker_stopped/);
});

/** Stop all children of a daemon, at least `least`, and wait until others stand in their places. */
async function replaced(daemon, least) {
  const before = s.processes(daemon, true).map((p) => p.pid);
  assert.ok(before.length >= least);
  for (const pid of before) reaches(pid, 'SIGSTOP');
  await until(() => {
    const now = s.processes(daemon, true).map((p) => p.pid);
    return now.length === before.length && now.every((pid) => !before.includes(pid));
  }, { what: `other children of ${daemon}` });
}

test('a stopped child of the clock daemon, of the bots or of the waiter is replaced', async () => {
  await replaced('quad-clock', 3);
  await replaced('quad-bot', 1);
  await replaced('quad-waiter', 1);
  const guest = await s.guest();
  const { body: { match } } = await guest.post('/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'untimed' } });
  await put_orders(guest, match, 0, FORMATION);
  await until(async () => (await guest.get(`/matches/${match}/view`)).body.turn > 0, { what: 'the bot\'s setup' });
});
