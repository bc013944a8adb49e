// How fast an account and a token may go on asking: each class of routes has its own measure, and says which and for how long.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { Mcp } from '../lib/mcp.mjs';
import { bearer, person } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack({ workers: 3, env: { QUADRIVIUM_LIMIT_READS: '60', QUADRIVIUM_LIMIT_WRITES: '40', QUADRIVIUM_LIMIT_TOOLS: '20', QUADRIVIUM_LIMIT_ARRIVALS: '60' } });
after(() => s.stop());

const token_of = async (owner) => bearer(s, (await owner.post('/me/tokens', { label: 'x', scopes: ['play', 'account'] })).body.token);
const read = (client) => client.call('GET', '/me');
const write = (client) => client.call('PATCH', '/me', { body: { settings: {} } });

/** Ask until it is too much: [how often it was answered, the refusal, how many seconds it took]. A measure fills again meanwhile. */
async function until_refused(ask, client) {
  const began = performance.now();
  for (let n = 0; n < 2000; n++) {
    const answer = await ask(client);
    if (answer.status === 429) return [n, answer, (performance.now() - began) / 1000];
    assert.equal(answer.status, 200, answer.text);
  }
  throw new Error('never refused');
}

test('a token is held back before its account, which keeps the rest', async () => {
  const owner = await person(s);
  const [one, other] = [await token_of(owner), await token_of(owner)];
  const [n, refusal, seconds] = await until_refused(read, one);
  assert.ok(n >= 15 && n <= 16 + seconds / 2, `${n} reads in ${seconds} s before the first refusal`);
  assert.deepEqual([refusal.body.code, refusal.body.limit_key], ['too_many_requests', 'reads.token']);
  assert.equal(refusal.body.retry_after, Number(refusal.headers['retry-after']));
  assert.equal((await read(other)).status, 200, 'one token used up the other');
  assert.equal((await read(owner)).status, 200, 'a token used up its owner');
});

test('all tokens and sessions of an account share its measure, others have their own', async () => {
  const owner = await person(s);
  const [, refusal] = await until_refused(read, owner);
  assert.equal(refusal.body.limit_key, 'reads.account');
  assert.equal((await write(owner)).status, 200, 'reading used up writing');
  assert.equal((await read(await s.guest())).status, 200, 'one account used up another');
  assert.equal((await read(s.client())).status, 200, 'nobody is counted by account');
});

test('who waits as told is answered again, and a refused write changed nothing', async () => {
  const owner = await person(s);
  const client = await token_of(owner);
  const [, refusal] = await until_refused(write, client);
  assert.equal(refusal.body.limit_key, 'writes.token');
  const late = await client.call('PATCH', '/me', { body: { settings: { sound: true } } });
  assert.equal(late.status, 429);
  assert.equal((await owner.get('/me')).body.account.settings.sound, undefined);
  await sleep(refusal.body.retry_after * 1000);
  assert.equal((await write(client)).status, 200);
});

test('calls of tools are counted, and what a tool asks is counted like any request', async () => {
  const owner = await person(s);
  const client = await token_of(owner);
  const door = new Mcp(client);
  const [, refusal] = await until_refused(() => door.send('tools/list'), client);
  assert.equal(refusal.body.limit_key, 'tools.token');
  assert.equal((await read(client)).status, 200);
  const second = await token_of(owner);
  await until_refused(read, second);
  const inside = await new Mcp(second).tool('whats_waiting');
  assert.deepEqual([inside.isError, inside.structuredContent.limit_key], [true, 'reads.token']);
  assert.ok(inside.structuredContent.retry_after >= 1);
});

test('a client that does not wait uses up its own measure and nobody else\'s', async () => {
  const [wild, other] = [await person(s), await person(s)];
  const codes = { refused: 0 }, began = performance.now();
  const flood = Promise.all(Array.from({ length: 8 }, async () => {
    for (let i = 0; i < 25; i++) {
      const { status, body } = await read(wild);
      if (status !== 200) codes.refused += Number(body.limit_key === 'reads.account' && body.retry_after > 0);
      codes[status] = (codes[status] ?? 0) + 1;
    }
  }));
  const others = [];
  for (let i = 0; i < 20; i++) others.push((await read(other)).status, (await read(s.client())).status);
  await flood;
  const given_back = (performance.now() - began) / 1000; // one a second
  assert.deepEqual([[...new Set(others)], codes[200] + codes[429], codes.refused], [[200], 200, codes[429]]);
  assert.ok(codes[200] <= 31 + given_back, JSON.stringify(codes));
  assert.equal((await write(wild)).status, 200, 'nor its other measures');
});

/** Come in this way until it is too much; each second one more may. Resolves to the refusal. */
async function until_full(come) {
  for (let i = 0; i < 500; i++) {
    const answer = await come(i);
    if (answer.status === 429) return answer.body;
    assert.equal(answer.status, 201, answer.text);
  }
  throw new Error('never refused');
}

test('all arrivals together have a measure, whatever network they come from', async () => {
  const guest = () => s.client().call('POST', '/guests', { body: {} });
  const full = await until_full(guest);
  assert.deepEqual([full.code, full.limit_key, full.retry_after], ['too_many_requests', 'arrivals.all', 1]);
  const account = async (i) => {
    await until_full(guest);
    return s.client().call('POST', '/accounts', { body: { name: `Late ${i}`, password: 'correct horse 27 battery' } });
  };
  assert.equal((await until_full(account)).limit_key, 'arrivals.all', 'accounts share it');
});
