// One order of locks: programs that order without pause against bots, and everything that ends, leaves and begins beside them, never wait for
// each other in a circle. A breach of the order in any log, or a deadlock, fails the file when its arena stops (tests/lib/stack.mjs).
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { GAMES, rush } from '../lib/fast.mjs';
import { FORMATION, put_orders, table } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const ORDERS = 12;
const s = await stack({ workers: 8, own: true });
after(() => s.stop());

// PostgreSQL finds a circle before anybody in it tires of waiting.
await s.sql("alter system set deadlock_timeout = '50ms'");
await s.sql('select pg_reload_conf()');
await until(async () => await s.sql('show deadlock_timeout') === '50ms', { what: 'the setting' });

/* A wait in turn that a busy machine makes too long for a bot (55P03) is no circle. */
const failed_queries = () => s.log().split('\n').filter((line) => /query_failed/.test(line) && !/"state":"55P03"/.test(line));

for (const game of GAMES)
  test(`${game}: programs order without pause against three bots each`, async () => {
    const times = (await Promise.all([rush(s, game, ORDERS), rush(s, game, ORDERS), rush(s, game, ORDERS)])).flat();
    assert.equal(times.length, 3 * ORDERS);
    assert.deepEqual(failed_queries(), []);
  });

test('people get names and leave while their matches move', async () => {
  const clock = { mode: 'correspondence' };
  const [one, other] = [await s.guest(), await s.guest()];
  const begun_with = async (south, north) => {
    const t = await table(s, { clock }, south, north);
    await Promise.all([put_orders(south, t.match, 0, FORMATION), put_orders(north, t.match, 0, FORMATION)]);
    return t;
  };
  const matches = await Promise.all([1, 2, 3, 4].map((n) => (n % 2 ? begun_with(one, other) : begun_with(other, one))));
  const say = (m, client, text) => client.post(`/matches/${m.match}/messages`, { to: 'all', text });
  const read = (m, client) => client.put(`/matches/${m.match}/messages/read`, { n: 1 });
  await Promise.all([
    ...matches.flatMap((m) => [say(m, m.south, 'to you'), say(m, m.north, 'and to you'), read(m, m.south), read(m, m.north)]),
    one.post('/accounts', { name: 'Lock Smith', password: 'a long enough phrase' }),
    other.put('/me/vacation', { days: 2 }),
  ]);
  await Promise.all([
    ...matches.map((m, n) => m.south.call('POST', `/matches/${m.match}/${n % 2 ? 'resign' : 'messages'}`, { body: n % 2 ? {} : { to: 'all', text: 'still here' } })),
    other.delete('/me', { body: {} }),
  ]);
  assert.deepEqual(failed_queries(), []);
});

test('nothing took its locks in another order', () => {
  assert.deepEqual(s.log().split('\n').filter((line) => /lock_order_broken/.test(line)), []);
  assert.doesNotMatch(readFileSync(join(s.home, 'log', 'postgresql.log'), 'utf8'), /deadlock detected/);
});
