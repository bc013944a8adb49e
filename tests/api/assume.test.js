// Orders whose match a worker has in its cache: written without asking first, and started again when the copy is out of date. A cluster of its
// own, whose log tells which statements were sent.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { stack, until } from '../lib/stack.mjs';
import { begun, held, play_line, put_orders, seat_path, turn, view_of, WALL } from '../lib/play.mjs';

async function talkative(workers) {
  const it = await stack({ own: true, workers });
  after(() => it.stop());
  await it.sql("alter system set log_statement = 'all'");
  await it.sql('select pg_reload_conf()');
  return it;
}
const s = await talkative(3);

const STEPS = ['Fd2>d3', 'Fd9>d8', 'Fd3>d2', 'Fd8>d9'];
const walk = (from, count) => Array.from({ length: count }, (_, i) => STEPS[(from - 1 + i) % 4]);
const untimed = () => begun(s, { clock: { mode: 'untimed' } }, [WALL, WALL]);

/** Resolves to a look at the database's log from here on: how often a statement was executed, and failures. */
function listen(on = s) {
  const read = () => readFileSync(join(on.home, 'log', 'postgresql.log'), 'utf8');
  const begin = read().length;
  return {
    sent: (name) => read().slice(begin).split(`execute ${name}:`).length - 1,
    stale: () => read().slice(begin).split('ERROR:  the match has changed').length - 1,
  };
}

/** Play until an order of the match was written without asking; resolves to the next turn. A machine under load can be too slow for the first,
 *  and after a wrong assumption a worker makes none for two seconds. */
async function warmed(t, first = 1, on = s) {
  let n = first;
  await until(async () => {
    const heard = listen(on);
    await play_line(t, walk(n, 4), n);
    n += 4;
    return heard.sent('match_confirm_turn') - heard.stale() > 1;
  }, { every: 300, what: 'an order written without asking' });
  return n;
}

/** The log has every turn before `n` once, in order, and the match's state follows from it. */
async function is_whole(t, n) {
  assert.equal(await s.sql(`select count(*), count(distinct e.turn), max(e.turn), bool_and(e.n = e.turn + 1) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}'`), `${n}|${n}|${n - 1}|t`);
  assert.equal(await s.sql(`select m.state_hash = e.hash and m.events = e.n and m.changed_at = e.at and m.turn_started = e.at from match m join match_event e on e.match_id = m.id where m.public_id = '${t.match}' order by e.n desc limit 1`), 't');
}

test('orders of a cached match are written without asking first', async () => {
  const t = await untimed();
  const n = await warmed(t);
  const heard = listen();
  await play_line(t, walk(n, 16), n);
  assert.ok(heard.sent('match_confirm_turn') > heard.sent('match_hold'), 'most orders ask nothing');
  await is_whole(t, n + 16);
});

/** Play until an order relies on a copy that `play_changed`, given the next turn, made out of date while it played that turn; resolves to the
 *  next turn. */
async function caught(t, first, play_changed) {
  let n = first;
  await until(async () => {
    n = await warmed(t, n);
    const heard = listen();
    await play_changed(n);
    n += 1;
    await is_whole(t, n);
    assert.equal(heard.sent('match_confirm_turn') - heard.stale(), 0);
    n += await finish_round(t, n);
    return heard.stale() === 1;
  }, { what: 'an order on a copy that is out of date' });
  return n;
}

const figure = async (name) => Number((await s.metrics()).match(new RegExp(`^${name} (\\d+)$`, 'm'))[1]);

test('a match that was changed behind the worker is read again, the order counts once, and /metrics tells of it', async () => {
  const t = await untimed();
  let n = 1;
  for (const change of ['mailed = mailed', "turn_started = turn_started - interval '1 minute'", 'seqs = array[seqs[1] + 5, seqs[2] + 5, seqs[3] + 5]']) {
    const before = await figure('quad_stale_matches_total');
    n = await caught(t, n, async (turn_now) => {
      await s.sql(`update match set ${change} where public_id = '${t.match}'`);
      await play_line(t, walk(turn_now, 1), turn_now);
    });
    assert.ok(await figure('quad_stale_matches_total') > before, change);
  }
});

test('a match that changes while an order waits for it is read again', async () => {
  const t = await untimed();
  await caught(t, 1, async (n) => {
    const release = await held(s, [t.match]);
    const playing = play_line(t, walk(n, 1), n);
    await until(() => s.value("select count(*) from pg_stat_activity where wait_event_type = 'Lock'"), { what: 'the wait for the match' });
    await release(`update match set mailed = mailed where public_id = '${t.match}'`);
    await playing;
  });
});

test('a match that is gone takes no order from a copy', async () => {
  for (const [name, parameters] of [['match_confirm', "999, '1', 'x', now(), now()"], ['match_confirm_turn', "999, 1, '{}', 0, '{}', now(), now(), null, '{}', '{}', '', '1', 'x', now(), now()"]]) {
    const query = readFileSync(new URL('../../sql/queries/match.sql', import.meta.url), 'utf8').split(`-- name: ${name}\n`)[1].split('-- name:')[0];
    await assert.rejects(s.sql(`prepare ${name} as ${query}; execute ${name} (${parameters})`), /the match has changed/, name);
  }
});

/** Play to the end of a round of four steps; resolves to how many turns that took. */
async function finish_round(t, n) {
  const left = (4 - ((n - 1) % 4)) % 4;
  await play_line(t, walk(n, left), n);
  return left;
}

test('a quarantined match takes no order, whatever a worker has in its cache', async () => {
  const t = await untimed();
  const n = await warmed(t);
  await s.sql(`update match set status = 'quarantined' where public_id = '${t.match}'`);
  await t.south.refuse(409, 'quarantined', 'PUT', seat_path(t.match, n), { orders: turn(STEPS[0]) });
  await s.sql(`update match set status = 'live' where public_id = '${t.match}'`);
  await play_line(t, walk(n, 1), n);
  await is_whole(t, n + 1);
});

test('refusals and repeated orders are decided by the database', async () => {
  const t = await untimed();
  const n = await warmed(t);
  const before = await s.sql(`select xmin, * from match where public_id = '${t.match}'`);
  await t.south.refuse(422, 'out_of_range', 'PUT', seat_path(t.match, n), { orders: turn('Fd2>d9') });
  await t.north.refuse(409, 'not_your_turn', 'PUT', seat_path(t.match, n), { orders: turn(STEPS[1]) });
  await t.south.refuse(409, 'stale_turn', 'PUT', seat_path(t.match, n + 1), { orders: turn(STEPS[0]) });
  assert.equal(await s.sql(`select xmin, * from match where public_id = '${t.match}'`), before);
  const { body: first } = await put_orders(t.south, t.match, n, turn(STEPS[0]));
  const { body: again } = await put_orders(t.south, t.match, n, turn(STEPS[0]));
  assert.deepEqual(again, first);
  await t.south.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, n), { orders: turn('Fe2>e3') });
  await is_whole(t, n + 1);
});

test('two orders for the same turn at once: one is taken', async () => {
  const t = await untimed();
  const n = await warmed(t);
  const answers = await Promise.all(['Fd2>d3', 'Fe2>e3', 'Ff2>f3', 'Fg2>g3'].map((text) => t.south.call('PUT', seat_path(t.match, n), { body: { orders: turn(text) } })));
  assert.deepEqual(answers.map((a) => a.status).sort(), [200, 409, 409, 409]);
  await is_whole(t, n + 1);
});

test('an order is given the arena\'s time, also right after it was set forward', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 } }, [WALL, WALL]);
  const n = await warmed(t);
  await s.shift_clock(1800);
  const before = await s.now_ms();
  await play_line(t, walk(n, 1), n);
  const at = await s.value(`select (extract(epoch from e.at) * 1000)::bigint from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' order by e.n desc limit 1`);
  assert.ok(at >= before - 1 && at <= await s.now_ms(), `${at} is not after ${before}`);
  const { deadline } = await view_of(t.south, t.match);
  assert.ok(Math.abs(Date.parse(deadline) - at - 3_600_000) < 1000, deadline);
  await is_whole(t, n + 1);
});

test('an order that comes after its deadline is refused, whatever time a worker has in mind', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 } }, [WALL, WALL]);
  const n = await warmed(t);
  for (const { pid } of s.processes('quad-clock')) process.kill(pid, 'SIGSTOP');
  try {
    await s.shift_clock(3700);
    await t.south.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, n), { orders: turn(STEPS[0]) });
  } finally {
    for (const { pid } of s.processes('quad-clock')) process.kill(pid, 'SIGCONT');
  }
});

test('an order that is late only by an outdated copy is taken', async () => {
  const one = await talkative(1); // so that the worker with the copy hears the time with orders of another match
  const t = await begun(one, { clock: { mode: 'live', turn_seconds: 3600 } }, [WALL, WALL]);
  const other = await begun(one, { clock: { mode: 'untimed' } }, [WALL, WALL]);
  let n = 1, m = 1;
  await until(async () => {
    n = await warmed(t, n, one);
    await one.sql(`update match set deadline = deadline + interval '2 hours' where public_id = '${t.match}'`);
    await one.shift_clock(3700);
    m = await warmed(other, m, one);
    const heard = listen(one);
    await play_line(t, walk(n, 1), n);
    n += 1;
    n += await finish_round(t, n);
    return heard.sent('rollback') > heard.stale();
  }, { what: 'a refusal that was not final' });
});
