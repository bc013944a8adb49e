// One broken match never stops another: a match whose resolution brings the process down is tried three times and then held, while
// the others are played on.
import test from 'node:test';
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { getPriority } from 'node:os';
import { join } from 'node:path';
import { build, reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, held as row_held, put_orders, seat_path, SHORT_WIN, table, turn, view_of, FORMATION } from '../lib/play.mjs';

const SEED = '00000000000badba';
const status_of = async (s, match) => (await s.sql(`select status || ' ' || attempts from match where public_id = '${match}'`)).trim();
const tried = (s, match) => s.value(`select coalesce(tried, 'null') from match where public_id = '${match}'`);
const SETUPS = [FORMATION, FORMATION];

/** What makes the resolution of the match with SEED go wrong, in any program of the arena. */
const fault = (way) => ({ QUADRIVIUM_FAIL: `apply.${SEED}:0:${way}`, QUADRIVIUM_CPU_SECONDS: '1',
  ASAN_OPTIONS: [process.env.ASAN_OPTIONS, 'handle_segv=0'].filter(Boolean).join(':') }); // the signal itself is what is tested

/** The priority of a process; none when it has ended since it was listed. */
function priorities_of(pid) {
  try {
    return [getPriority(pid)];
  } catch (error) {
    if (error.info?.code === 'ESRCH') return [];
    throw error;
  }
}

/** A stack with that fault, a fair match and that one; both wait for North's setup. */
async function two_tables(way, clock) {
  const s = await stack({ workers: 4, env: fault(way) });
  const bad = await table(s, { clock, private: true, seed: SEED });
  const fair = await begun(s, { clock });
  return { s, bad, fair };
}

const quad = (s, words, env = {}) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, ...env, QUADRIVIUM_DATABASE_URL: s.conninfo } },
    (error, out, err) => resolve({ status: error ? error.code ?? error.signal : 0, out, err }));
});

/**
 * The answer of a worker. A request is lost to at most two processes that end while it waits for them, and is then told when to come back: as
 * often as processes end at all.
 */
async function served(lost, client, ...request) {
  const answer = await client.decided(...request);
  if (answer.status !== 503) return answer;
  assert.deepEqual([answer.body.code, answer.headers['retry-after'], ++lost.count <= 3], ['unavailable', '1', true], answer.text);
  return served(lost, client, ...request);
}

/** What is kept of the match provokes the fault again: a program that has it ends like the arena's, and the match stays held; one without it releases the match. */
async function provoked_again(s, bad, way, turn_after) {
  // An arena that stood still for seconds (a busy machine) has moved the deadline and the start of what is left: a turn that was over then is resolved at the release.
  const over = await s.value(`select coalesce(deadline <= changed_at, false)::int from match where public_id = '${bad.match}'`);
  const [status, kept] = [await status_of(s, bad.match), await s.sql(`select m::text from match m where public_id = '${bad.match}'`)];
  const with_it = await quad(s, ['release', bad.match], fault(way));
  assert.ok(with_it.status !== 0 && with_it.out === '', JSON.stringify(with_it));
  assert.match(with_it.err, /"event":"fail_point_reached"/);
  assert.deepEqual([await status_of(s, bad.match), await s.sql(`select m::text from match m where public_id = '${bad.match}'`)], [status, kept]);
  const release = await row_held(s, [bad.match]);
  const both = Promise.all([1, 2].map(() => quad(s, ['release', bad.match])));
  await until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") === 2, { what: 'both at the lock' });
  await release();
  const [got, late] = (await both).sort((a, b) => a.status - b.status);
  assert.deepEqual([got.status, JSON.parse(got.out)], [0, { match: bad.match, was: 'quarantined', status: 'live', why: null }], got.err);
  assert.deepEqual([late.status, JSON.parse(late.out).why], [1, 'the match is no longer quarantined'], late.err);
  assert.deepEqual([await status_of(s, bad.match), await tried(s, bad.match)], ['live 0', null]);
  assert.deepEqual([(await view_of(bad.south, bad.match)).status, (await view_of(bad.south, bad.match)).turn], ['live', turn_after + over]);
}

for (const way of ['claim', 'loop', 'hoard', 'deep']) {
  test(`a resolution that ends in "${way}" is tried three times, then the match is held and says so`, async () => {
    const { s, bad, fair } = await two_tables(way, { mode: 'correspondence' });
    try {
      await put_orders(bad.south, bad.match, 0, FORMATION);
      let last = null;
      const held = until(async () => {
        last = await bad.north.call('PUT', seat_path(bad.match, 0), { body: { orders: FORMATION } }).catch(() => null);
        return last?.status === 409;
      }, { what: 'the match held' });
      // Meanwhile the others play their game to its end. Who looks waits for no process that loops for its second of the processor.
      const lost = { count: 0 }, look = (client, match) => served(lost, client, 'GET', `/matches/${match}/view`);
      assert.equal((await look(fair.north, fair.match)).body.status, 'live');
      if (way === 'loop') assert.notEqual(await status_of(s, bad.match), 'quarantined 3');
      for (const [i, text] of SHORT_WIN.entries()) {
        const { status, body } = await served(lost, fair.seats[i % 2], 'PUT', seat_path(fair.match, i + 1), { body: { orders: turn(text) } });
        assert.deepEqual([status, body.rejected], [200, []], JSON.stringify(body));
      }
      assert.equal((await look(fair.north, fair.match)).body.status, 'finished');
      await held;
      assert.equal(last.body.code, 'quarantined');
      assert.equal(await status_of(s, bad.match), 'quarantined 3');
      assert.equal((await look(bad.south, bad.match)).body.status, 'quarantined');
      assert.match(s.log(), /process_crashed/);
      assert.match(s.log(), new RegExp(`"event":"match_quarantined","match":"${bad.match}"`));
      assert.deepEqual((await tried(s, bad.match)).orders, SETUPS, 'the event at which it failed is kept');
      await provoked_again(s, bad, way, 0);
      if (way !== 'claim') return;
      for (const match of [bad.match, 'aaaaaaaaaa']) {
        const again = await quad(s, ['release', match]);
        assert.deepEqual([again.status, again.out], [1, ''], 'nothing is held there');
      }
      assert.equal((await quad(s, ['release'])).status, 2);
    } finally {
      await s.stop();
    }
  });
}

test('who waits for a process that computes for long is answered by another, and the process gives way', async () => {
  const clock = { mode: 'correspondence' }, LONG = '00000000000b0bba';
  const s = await stack({ workers: 2, env: { QUADRIVIUM_FAIL: `apply.${SEED}:0:loop,apply.${LONG}:1:work`, QUADRIVIUM_CPU_SECONDS: '20', QUADRIVIUM_NICE: '1' } });
  const workers = () => s.processes('quad-api', true);
  const nice = () => workers().flatMap(({ pid }) => priorities_of(pid)).sort((a, b) => a - b);
  const leaves = new AbortController();
  try {
    const usual = nice();
    const [bad, long] = await Promise.all([SEED, LONG].map((seed) => table(s, { clock, private: true, seed })));
    const fair = [];
    for (let i = 0; i < 8; i++) fair.push(await begun(s, { clock })); // each belongs to one of two workers
    for (const t of [bad, long]) await put_orders(t.south, t.match, 0, FORMATION);
    assert.equal((await put_orders(long.north, long.match, 0, FORMATION)).body.turn, 0);
    await until(() => /worker_gave_way/.test(s.log()), { what: 'the end of the worker that gave way' });
    await until(() => nice().join() === usual.join(), { what: 'the worker that follows it' });
    const looping = bad.north.call('PUT', seat_path(bad.match, 0), { body: { orders: FORMATION }, signal: leaves.signal }).catch((error) => error.name);
    await until(() => s.log().includes(`apply.${SEED}`), { what: 'the loop' });
    for (const [i, text] of SHORT_WIN.slice(0, 2).entries())
      for (const t of fair) {
        await put_orders(t.seats[i], t.match, i + 1, turn(text));
        assert.equal((await view_of(t.south, t.match)).turn, i + 2);
      }
    await until(() => nice().join() === [usual[0], usual[0] + 10].join(), { what: 'the looping worker at lower priority' });
    leaves.abort();
    assert.equal(await looping, 'AbortError', 'it was computing until then');
  } finally {
    for (const { pid } of workers()) reaches(pid, 'SIGKILL'); // one loops, and does not hear of the stop
    await s.stop();
  }
});

test('a match that the clock cannot resolve is held, and the deadlines of others are called', async () => {
  const { s, bad, fair } = await two_tables('loop', { mode: 'live', turn_seconds: 600, stage_seconds: { setup: 600 } });
  try {
    await s.shift_clock(601);
    await until(async () => (await status_of(s, bad.match)) === 'quarantined 3', { what: 'the match held' });
    await await_view(fair.north, fair.match, (v) => v.turn === 2);
    await s.shift_clock(601);
    await await_view(fair.north, fair.match, (v) => v.turn === 3);
    await provoked_again(s, bad, 'loop', 0);
  } finally {
    await s.stop();
  }
});
