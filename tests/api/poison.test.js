// One broken match never stops another: a match whose resolution brings the process down is tried three times and then held, while
// the others are played on.
import test from 'node:test';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { build, stack, until } from '../lib/stack.mjs';
import { await_view, begun, put_orders, seat_path, table, turn, view_of, FORMATION } from '../lib/play.mjs';

const SEED = '00000000000badba';
const status_of = async (s, match) => (await s.sql(`select status || ' ' || attempts from match where public_id = '${match}'`)).trim();

/** A stack where the resolution of the match with SEED goes wrong, a fair match and that one; both wait for North's setup. */
async function two_tables(way, clock) {
  const options = [process.env.ASAN_OPTIONS, 'handle_segv=0'].filter(Boolean).join(':'); // the signal itself is what is tested
  const s = await stack({ workers: 4, env: { QUADRIVIUM_FAIL: `apply.${SEED}:0:${way}`, QUADRIVIUM_CPU_SECONDS: '1', ASAN_OPTIONS: options } });
  const bad = await table(s, { clock, private: true, seed: SEED });
  const fair = await begun(s, { clock });
  return { s, bad, fair };
}

const quad = (s, words, env = {}) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, ...env, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out, err) => resolve({ status: error?.code ?? 0, out, err }));
});

/** `quad release` lets the held match go on; the turn is resolved by a program without the fault, and the rest of the game is played. */
async function released(s, bad) {
  const got = await quad(s, ['release', bad.match]);
  assert.deepEqual([got.status, JSON.parse(got.out)], [0, { match: bad.match, was: 'quarantined', status: 'live', why: null }], got.err);
  assert.equal(await status_of(s, bad.match), 'live 0');
  assert.deepEqual([(await view_of(bad.south, bad.match)).status, (await view_of(bad.south, bad.match)).stage], ['live', 'setup']);
  for (const match of [bad.match, 'aaaaaaaaaa']) {
    const again = await quad(s, ['release', match]);
    assert.deepEqual([again.status, again.out], [1, ''], 'nothing is held there');
  }
  assert.equal((await quad(s, ['release'])).status, 2);
}

for (const way of ['claim', 'loop', 'hoard', 'deep']) {
  test(`a resolution that ends in "${way}" is tried three times, then the match is held and says so`, async () => {
    const { s, bad, fair } = await two_tables(way, { mode: 'correspondence' });
    try {
      await put_orders(bad.south, bad.match, 0, FORMATION);
      let last = null;
      await until(async () => {
        last = await bad.north.call('PUT', seat_path(bad.match, 0), { body: { orders: FORMATION } }).catch(() => null);
        return last?.status === 409;
      }, { what: 'the match held' });
      assert.equal(last.body.code, 'quarantined');
      assert.equal(await status_of(s, bad.match), 'quarantined 3');
      assert.equal((await view_of(bad.south, bad.match)).status, 'quarantined');
      await put_orders(fair.south, fair.match, 1, turn('Ae2>e5'));
      assert.equal((await view_of(fair.north, fair.match)).turn, 2);
      assert.match(s.log(), /process_crashed/);
      if (way === 'claim') await released(s, bad);
    } finally {
      await s.stop();
    }
  });
}

test('a match that the clock cannot resolve is held, and the deadlines of others are called', async () => {
  const { s, bad, fair } = await two_tables('loop', { mode: 'live', turn_seconds: 600, stage_seconds: { setup: 600 } });
  try {
    await s.shift_clock(601);
    await until(async () => (await status_of(s, bad.match)) === 'quarantined 3', { what: 'the match held' });
    await await_view(fair.north, fair.match, (v) => v.turn === 2);
    await s.shift_clock(601);
    await await_view(fair.north, fair.match, (v) => v.turn === 3);
  } finally {
    await s.stop();
  }
});
