// Clocks: live, correspondence, budget, untimed, the setup's limit, drafts at the deadline, our own outages. Time is moved, never slept.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, held, play_line, put_orders, seat_path, table, turn, view_of, WALL } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const last_line = async (client, match) => (await client.get(`/matches/${match}/log?format=text`)).text.trimEnd().split('\n').at(-1);
const events_of = async (match) => (await s.sql(`select string_agg(n || ' ' || kind, ',' order by n) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}'`)).split(',');
const seconds_left = async (client, match) => {
  const view = await view_of(client, match);
  return (Date.parse(view.deadline) - await s.now_ms()) / 1000;
};

/** Time that other matches of this file have no part in: each test's matches run out on their own. */
test('a live turn not played in time is skipped and pays the opponent', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 } });
  const left = await seconds_left(t.south, t.match);
  assert.ok(left > 3300 && left <= 3600, `${left} s`);
  const { clocks } = await view_of(t.south, t.match);
  assert.deepEqual(clocks.map((c) => [c.seat, c.bank_ms, c.running]), [[0, null, true], [1, null, false]]);
  await s.shift_clock(3601);
  const view = await await_view(t.north, t.match, (v) => v.turn === 2);
  assert.equal(view.owes, true);
  assert.deepEqual(view.view.reserve, [0, 1]);
  assert.equal(await last_line(t.north, t.match), '1 S skip');
  assert.ok((await view_of(t.south, t.match)).clocks[0].used_ms >= 3_600_000);
  await t.south.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 1), { orders: turn('--') });
});

test('a resignation charges the turn that was running', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  await s.shift_clock(100);
  const used = async () => (await view_of(t.north, t.match)).clocks.map(({ used_ms: ms }) => ms);
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  await await_view(t.north, t.match, (v) => v.status === 'finished');
  const [south, north] = await used();
  assert.ok(south >= 100_000 && south < 600_000, `${south} ms`);
  assert.ok(north < 100_000, `${north} ms`);
  assert.deepEqual(await used(), [south, north], 'and stands still');
});

test('skips pay nothing where the table chose so', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 }, options: { skip_reinforcement: false } });
  await s.shift_clock(601);
  const view = await await_view(t.north, t.match, (v) => v.turn >= 2);
  assert.deepEqual(view.view.reserve, [0, 0]);
});

test('a setup not handed in becomes the wall, one handed in stays', async () => {
  const t = await table(s, { clock: { mode: 'live', turn_seconds: 600, stage_seconds: { setup: 3000 } } });
  assert.ok(await seconds_left(t.south, t.match) > 2700);
  await put_orders(t.north, t.match, 0, FORMATION);
  await s.shift_clock(3001);
  const view = await await_view(t.south, t.match, (v) => v.turn === 1);
  assert.match(view.view.text, /A@a1,A@b1,A@c1,C@e1,I@f1,A@g1/);
  assert.match(view.view.text, /c@e10/);
  const log = (await t.south.get(`/matches/${t.match}/log?format=text`)).text;
  assert.match(log, /setup S FFFFFFFFFF\/AAA\.CIAAAA/);
});

test('a draft that stands at the deadline is played', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'), { ready: false });
  await s.shift_clock(601);
  const view = await await_view(t.south, t.match, (v) => v.turn === 2);
  assert.equal(view.view.last, 'Ae2>e5');
  assert.deepEqual(view.view.reserve, [0, 0]);
  const setup = await table(s, { clock: { mode: 'live', turn_seconds: 600, stage_seconds: { setup: 600 } } });
  await put_orders(setup.south, setup.match, 0, FORMATION, { ready: false });
  await s.shift_clock(601);
  const begun_view = await await_view(setup.south, setup.match, (v) => v.turn === 1);
  assert.match(begun_view.view.text, /A@e2/);
});

test('a budget runs down, earns its increment, and loses by the flag when empty', async () => {
  const t = await begun(s, { clock: { mode: 'budget', turn_seconds: 3600, bank_seconds: 600, increment_seconds: 5 } });
  const first = await view_of(t.south, t.match);
  assert.deepEqual(first.clocks.map((c) => c.bank_ms), [600_000, 600_000]);
  await s.shift_clock(100);
  await play_line(t, ['--']);
  const [south] = (await view_of(t.south, t.match)).clocks;
  assert.ok(south.bank_ms > 405_000 && south.bank_ms <= 505_000, `${south.bank_ms}`);
  await play_line(t, ['--'], 2);
  await s.shift_clock(506);
  const view = await await_view(t.south, t.match, (v) => v.status === 'finished');
  assert.deepEqual([view.result.reason, view.result.places], ['flag', [2, 1]]);
  assert.equal(await last_line(t.south, t.match), 'flag S');
});

const BUDGET = { mode: 'budget', turn_seconds: 3600, bank_seconds: 1200, increment_seconds: 0 };
/* What the requests of a test take on a busy machine is in it; what would be wrong is further away. */
const about = (got, wanted, what) => assert.ok(got <= wanted + 100 && got > wanted - 100, `${what}: ${got} is not about ${wanted}`);

test('a seat is charged until its last order, not for the one that is slower', async () => {
  const t = await table(s, { clock: { mode: 'live', turn_seconds: 3600, stage_seconds: { setup: 3600 } } });
  const used = async (client, seat) => (await view_of(client, t.match)).clocks[seat].used_ms / 1000;
  await s.shift_clock(500);
  await put_orders(t.north, t.match, 0, FORMATION);
  await s.shift_clock(1000);
  const told = await used(t.south, 1);
  about(told, 500, 'quick');
  await put_orders(t.north, t.match, 0, WALL); // anyone who changes an order has gone on thinking; nobody else learns of it yet
  assert.equal(await used(t.south, 1), told);
  about(await used(t.north, 1), 1500, 'own, changed');
  await t.north.delete(`/matches/${t.match}/turns/0/ready`);
  about(await used(t.south, 1), 1500, 'quick, as of the last change');
  about(await used(t.south, 0), 1500, 'slow, as of the last change');
  await s.shift_clock(250);
  await put_orders(t.north, t.match, 0, FORMATION);
  const kept = await used(t.north, 1);
  about(kept, 1750, 'handed in again');
  const offers = `/matches/${t.match}/offers`;
  const { body: { offer } } = await t.south.post(offers, { kind: 'truce', hours: 1 });
  await t.north.put(`${offers}/${offer.id}`, { accept: true });
  about(await used(t.south, 0), 1750, 'slow, in a truce');
  await s.shift_clock(3000);
  const { body: { offer: back } } = await t.north.post(offers, { kind: 'resume' });
  await t.south.put(`${offers}/${back.id}`, { accept: true });
  about(await used(t.south, 0), 1750, 'slow, after a truce');
  await all_stop(() => s.sql('select 1'));
  await until(async () => (await t.south.call('GET', `/matches/${t.match}/view`)).status === 200, { what: 'a worker that answers' });
  assert.equal(await used(t.south, 1), kept);
  await s.shift_clock(500);
  await put_orders(t.south, t.match, 0, FORMATION);
  const { clocks } = await await_view(t.south, t.match, (v) => v.turn === 1);
  assert.equal(clocks[1].used_ms / 1000, kept);
  about(clocks[0].used_ms / 1000, 2250, 'slow');
});

test('a clock that runs is shown as of the view, also after an offer and after an outage', async () => {
  const t = await begun(s, { clock: BUDGET });
  await s.shift_clock(500);
  await t.north.post(`/matches/${t.match}/offers`, { kind: 'draw' });
  const bank = async () => {
    const view = await view_of(t.south, t.match);
    return (view.clocks[0].bank_ms - (await s.now_ms() - Date.parse(view.now))) / 1000; // as the page counts it down
  };
  about(await bank(), 700, 'after an offer');
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql('update arena_clock set offset_us = offset_us + 600000000');
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  const told = outages().length;
  await until(() => outages().length > told, { what: 'the word of the outage' });
  about(await bank(), 700, 'after an outage');
});

test('an untimed match waits for ever', async () => {
  const t = await begun(s, { clock: { mode: 'untimed' } });
  assert.equal((await view_of(t.south, t.match)).deadline, null);
  await s.shift_clock(400 * 86400);
  const witness = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  await s.shift_clock(601);
  await await_view(witness.south, witness.match, (v) => v.turn >= 2); // the clock daemon has looked
  assert.equal((await view_of(t.south, t.match)).turn, 1);
  await play_line(t, ['--']);
});

test('a correspondence turn lasts days', async () => {
  const t = await begun(s, { clock: { mode: 'correspondence', turn_seconds: 259200 } });
  const left = await seconds_left(t.south, t.match);
  assert.ok(left > 259100 && left <= 259200, `${left}`);
  await s.shift_clock(259201);
  await await_view(t.north, t.match, (v) => v.turn === 2);
});

test('who never plays loses, and if both do not it is a draw', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 }, options: { idle_limit: 3, skip_reinforcement: false } });
  for (let n = 1; n <= 5; n += 2) {
    await s.shift_clock(3601);
    await await_view(t.north, t.match, (v) => v.turn === n + 1 || v.status === 'finished');
    if (n < 5) await put_orders(t.north, t.match, n + 1, turn('--'));
  }
  const view = await view_of(t.north, t.match);
  assert.deepEqual([view.status, view.result?.reason, view.result?.places], ['finished', 'abandon', [2, 1]]);
  const empty = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 }, options: { idle_limit: 3, skip_reinforcement: false } });
  for (let n = 1; n <= 5; n++) {
    await s.shift_clock(3601);
    await await_view(empty.north, empty.match, (v) => v.turn >= n + 1 || v.status === 'finished');
  }
  const draw = await view_of(empty.north, empty.match);
  assert.deepEqual([draw.result?.reason, draw.result?.places], ['abandon', [1, 1]]);
});

test('an order that waits for the lock past the deadline is played if it came before it, and refused if it came after', async () => {
  const waits = async () => (await s.value("select count(*) from pg_stat_activity where datname = current_database() and usename = 'quad_api' and wait_event_type = 'Lock'")) > 0;
  for (const clock of [{ mode: 'live', turn_seconds: 3600 }, { mode: 'correspondence', turn_seconds: 86_400 }]) {
    for (const [since, status, code, line] of [['0 seconds', 200, undefined, '1 S Ae2>e5'], ['1 hour', 409, 'turn_closed', '1 S skip']]) {
      const t = await begun(s, { clock });
      const release = await held(s, [t.match]);
      const order = t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('Ae2>e5') } });
      await Promise.race([until(waits, { every: 5, what: 'the order at the lock' }), order]);
      await release(`update match set deadline = arena_now() - interval '${since}' where public_id = '${t.match}'`);
      const answer = await order;
      assert.deepEqual([answer.status, answer.body.code], [status, code], `${clock.mode}, ${since}`);
      const view = await await_view(t.south, t.match, (v) => v.turn >= 2);
      assert.equal(await last_line(t.north, t.match), line, `${clock.mode}, ${since}`);
      assert.equal(view.attendance[0].missed, status === 200 ? 0 : 1, `${clock.mode}, ${since}`);
    }
  }
});

test('an order at the deadline is either played or refused, never both, and the log agrees', async () => {
  const tables = await Promise.all(Array.from({ length: 10 }, () => begun(s, { clock: { mode: 'live', turn_seconds: 3600 } })));
  await s.shift_clock(500);
  // Bring each to the deadline from another side: -60 ms … +340 ms, so that orders meet the close and the grace of 250 ms. The first has time left,
  // however late its order comes.
  const outcomes = await Promise.all(tables.map(async (t, i) => {
    if (i) await s.sql(`update match set deadline = arena_now() + ${60 - 50 * (i - 1)} * interval '1 millisecond' where public_id = '${t.match}'`);
    return t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('Ae2>e5') } });
  }));
  for (const [i, t] of tables.entries()) {
    const view = await await_view(t.north, t.match, (v) => v.turn >= 2);
    const accepted = outcomes[i].status === 200;
    if (!accepted) assert.deepEqual([outcomes[i].status, outcomes[i].body.code], [409, 'turn_closed']);
    const log = (await t.north.get(`/matches/${t.match}/log?format=text`)).text;
    assert.equal(/^1 S Ae2>e5$/m.test(log), accepted, log);
    assert.equal(/^1 S skip$/m.test(log), !accepted, log);
    assert.equal((await view_of(t.south, t.match)).attendance[0].missed, accepted ? 0 : 1);
    assert.equal(view.turn, 2);
  }
  assert.equal(outcomes[0].status, 200);
});

test('deadline, late readers and a last order at once resolve a turn exactly once', async () => {
  for (let round = 0; round < 4; round++) {
    const t = await begun(s, { clock: { mode: 'live', turn_seconds: 2000 } });
    await s.sql(`update match set deadline = arena_now() - interval '${round * 80} milliseconds' where public_id = '${t.match}'`);
    await Promise.all([
      t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('Ae2>e5') } }),
      ...Array.from({ length: 6 }, (_, i) => (i % 2 ? t.north : s.client()).call('GET', `/matches/${t.match}/${i % 2 ? 'view' : 'spectate'}`)),
    ]);
    await await_view(t.north, t.match, (v) => v.turn === 2);
    assert.deepEqual(await events_of(t.match), ['1 turn', '2 turn']);
  }
});

test('the last setup of two, the deadline and readers all at one lock begin a match once', async () => {
  const tables = await Promise.all(Array.from({ length: 4 }, () => table(s, { clock: { mode: 'live', turn_seconds: 2000, stage_seconds: { setup: 2000 } } })));
  for (const t of tables) await put_orders(t.north, t.match, 0, FORMATION);
  const release = await held(s, tables.map(({ match }) => match));
  const waiting = tables.map((t) => Promise.all([t.south.call('PUT', seat_path(t.match, 0), { body: { orders: FORMATION } }), ...Array.from({ length: 4 }, () => t.north.get(`/matches/${t.match}/view`))]));
  const waits = () => s.value("select count(*) from pg_stat_activity where datname = current_database() and usename = 'quad_api' and wait_event_type = 'Lock'");
  await Promise.race([until(async () => await waits() > 0, { every: 5, what: 'orders at the lock' }), Promise.all(waiting)]);
  // When the lock is free the grace of one has just ended, that of the next has so long to go; the orders came before.
  await release(tables.map(({ match }, i) => `update match set deadline = arena_now() - ${300 - 60 * i} * interval '1 millisecond' where public_id = '${match}'`).join(';'));
  const answers = await Promise.all(waiting);
  for (const [i, t] of tables.entries()) {
    const view = await await_view(t.south, t.match, (v) => v.turn === 1);
    const [{ status, body }] = answers[i], accepted = status === 200;
    if (!accepted) assert.ok(['turn_closed', 'busy'].includes(body.code), JSON.stringify(body));
    assert.equal(/A@e2/.test(view.view.text), accepted, 'the wall stands where no setup was accepted');
    assert.equal(view.attendance[0].missed, accepted ? 0 : 1);
    assert.deepEqual(await events_of(t.match), ['1 turn']);
  }
});

test('an outage of ours moves the deadlines and costs nobody a turn', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 500 } });
  const before = Date.parse((await view_of(t.south, t.match)).deadline);
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql(`update arena_clock set offset_us = offset_us + 600000000`); // ten minutes in which nobody looked
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  const view = await until(async () => {
    const now = await view_of(t.south, t.match);
    return Date.parse(now.deadline) > before && now;
  }, { what: 'the shift of the deadline' });
  assert.equal(view.turn, 1);
  const moved = (Date.parse(view.deadline) - before) / 1000;
  assert.ok(moved >= 598 && moved < 900, `moved by ${moved} s`);
  assert.deepEqual(view.view.reserve, [0, 0]);
  await play_line(t, ['--']);
});

test('a turn that began after our outage and before the clock daemon saw it has no time of the future', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 60 } });
  const [daemon] = s.processes('quad-clock');
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql('update arena_heartbeat set at = at - interval \'10 minutes\'');
  await play_line(t, ['--']);
  const started = Date.parse((await view_of(t.north, t.match)).deadline);
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  const view = await until(async () => {
    const now = await view_of(t.north, t.match);
    return Date.parse(now.deadline) > started && now;
  }, { what: `the shift after daemon ${daemon.pid}` });
  assert.ok(view.clocks.every((clock) => clock.used_ms >= 0 && clock.used_ms < 60000), JSON.stringify(view.clocks));
});

test('while the disk of the database is full no time runs out, and what was lost is given back', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  const order = () => t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('--') } });
  const told = outages().length;
  /* What PostgreSQL says when a table cannot grow; rows that are only changed have room as before. */
  await s.sql(`create function full_disk() returns trigger language plpgsql as $$ begin raise exception 'could not extend file' using errcode = 'disk_full'; end $$;
    create trigger full_disk before insert on match_event for each row execute function full_disk()`);
  try {
    const refused = await order();
    assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
    await s.sql('update arena_clock set offset_us = offset_us + 1200000000'); // the turn runs out meanwhile
    await until(async () => await s.sql(`select arena_now() - at > interval '1206 seconds' from arena_heartbeat`) === 't', { what: 'no heartbeat' });
  } finally {
    await s.sql('drop trigger full_disk on match_event; drop function full_disk()');
  }
  await until(() => outages().length > told, { what: 'the time given back' });
  const { status, body } = await order();
  assert.deepEqual([status, body.turn], [200, 1], JSON.stringify(body));
  const view = await await_view(t.north, t.match, (v) => v.turn === 2);
  assert.equal(view.status, 'live');
});

test('the clock daemon killed in between: deadlines run on', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  s.kill('quad-clock');
  await until(() => s.processes('quad-clock').length >= 2, { what: 'the restart of the clock daemon' });
  await s.shift_clock(601);
  await await_view(t.north, t.match, (v) => v.turn === 2);
});

const outages = () => s.log().split('\n').filter((line) => /"event":"outage_detected"/.test(line)).map((line) => JSON.parse(line));

test('a clock that is set while the daemon beats is no outage', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  const deadline = async () => Number(await s.sql(`select us(deadline) / 1000 from match where public_id = '${t.match}'`));
  const began = await deadline();
  const before = outages().length;
  const child = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'ignore', 'inherit'] });
  const us = 300_000_000;
  child.stdin.write(`begin; update arena_heartbeat set at = at + ${us} * interval '1 microsecond'; update arena_clock set offset_us = offset_us + ${us};\n`);
  await until(async () => (await s.sql("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock' and query like '%arena_heartbeat%'")) > 0, { what: 'a beat that waits' });
  child.stdin.end('commit;\n');
  await new Promise((done) => { child.on('exit', done); });
  const beaten = await s.sql('select at from arena_heartbeat');
  await until(async () => (await s.sql(`select count(*) from arena_heartbeat where at > '${beaten}'::timestamptz + interval '1 second'`)) === '1', { what: 'two more beats' });
  // On a busy machine holding its row may take longer than an outage lasts at least, and then it was one; of what was set it has nothing.
  const gaps = outages().slice(before).map((one) => one.gap_ms);
  assert.ok(gaps.reduce((sum, gap) => sum + gap, 0) < us / 2000, gaps.join());
  const moved = await deadline() - began;
  assert.ok(moved < us / 2000, `${moved} ms`);
});

test('two clock daemons at one database close each turn once', async () => {
  const own = Object.fromEntries(readFileSync(`/proc/${s.processes('quad-clock')[0].pid}/environ`, 'utf8').split('\0').filter(Boolean)
    .map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  const sockets = mkdtempSync(join(tmpdir(), 'quad-second-'));
  const second = spawn(join(build, 'quad-clock'), [], { env: { ...own, QUADRIVIUM_SOCKETS: sockets }, stdio: 'ignore' });
  try {
    const tables = await Promise.all(Array.from({ length: 12 }, () => begun(s, { clock: { mode: 'live', turn_seconds: 900 } })));
    const all_at = async (n) => { for (const t of tables) await await_view(t.north, t.match, (v) => v.turn === n); };
    await s.shift_clock(901);
    await all_at(2);
    // The second turn ends for each at another moment, from the deadline to the end of its grace, while an order comes and people look.
    const ids = tables.map((t) => `'${t.match}'`);
    await s.sql(`update match set deadline = arena_now() + 100 * interval '1 millisecond' - n * interval '30 milliseconds'
      from (select public_id as one, row_number() over () as n from match where public_id in (${ids})) due where public_id = one`);
    const orders = await Promise.all(tables.map(async (t) => (await Promise.all([
      t.north.call('PUT', seat_path(t.match, 2), { body: { orders: turn('Fa9>a8') } }),
      ...['view', 'legal'].map((what) => t.south.call('GET', `/matches/${t.match}/${what}`)), s.client().call('GET', `/matches/${t.match}/spectate`),
    ]))[0]));
    await all_at(3);
    for (const [i, t] of tables.entries()) {
      const log = (await t.north.get(`/matches/${t.match}/log?format=text`)).text;
      const { missed } = (await view_of(t.north, t.match)).attendance[1];
      assert.deepEqual([/^2 N Fa9>a8$/m.test(log), /^2 N skip$/m.test(log), missed], orders[i].status === 200 ? [true, false, 0] : [false, true, 1], `${orders[i].text}\n${log}`);
    }
    await s.shift_clock(901);
    await all_at(4);
    for (const t of tables) assert.deepEqual(await events_of(t.match), ['1 turn', '2 turn', '3 turn', '4 turn']);
    assert.equal(second.exitCode, null);
  } finally {
    const gone = new Promise((resolve) => { second.on('exit', resolve); });
    second.kill('SIGTERM');
    await gone;
    rmSync(sockets, { recursive: true, force: true });
  }
});

/** So many copies of a match, row by row, each due two seconds after the one before, the first in ten minutes. */
const copies = (match, count) => s.sql(`
  with fresh as (
    insert into match overriding system value
    select (jsonb_populate_record(m, jsonb_build_object('id', nextval(pg_get_serial_sequence('match', 'id')), 'public_id', 'copy' || translate(lpad(g::text, 6, '0'), '0189', 'abcd'),
              'deadline', arena_now() + (600 + 2 * g) * interval '1 second'))).*
      from match m, generate_series(1, ${count}) g where m.public_id = '${match}'
    returning id
  ), seats as (
    insert into match_seat select (jsonb_populate_record(p, jsonb_build_object('match_id', f.id))).* from fresh f, match m join match_seat p on p.match_id = m.id where m.public_id = '${match}'
  ), kept as (
    insert into match_snapshot select (jsonb_populate_record(k, jsonb_build_object('match_id', f.id))).* from fresh f, match m join match_snapshot k on k.match_id = m.id where m.public_id = '${match}'
  )
  insert into match_event select (jsonb_populate_record(e, jsonb_build_object('match_id', f.id))).* from fresh f, match m join match_event e on e.match_id = m.id where m.public_id = '${match}'`);

/** What the copies' rows say, in the order of their numbers. */
const copied = async () => (await s.sql(`select us(deadline), us(turn_started), turns[1], status, events, (select count(*) from match_event where match_id = m.id),
    (select count(*) from match_event where match_id = m.id and tale like '%"outage"%'), (select sum(missed) from match_seat where match_id = m.id)
  from match m where public_id like 'copy%' order by public_id`)).split('\n').map((row) => {
  const [deadline, started, turn_number, ...rest] = row.split('|');
  return { deadline: Number(deadline), started: Number(started), turn: turn_number, rest: rest.join(' ') };
});

const leads = () => s.log().split('"leadership_gained","duty":"deadlines"').length;

/** All workers and the whole clock daemon stop, `meanwhile` happens, and they are killed; resolves when others serve. */
async function all_stop(meanwhile) {
  const ours = () => [...s.processes('quad-clock'), ...s.processes('quad-api')];
  const before = ours();
  for (const { pid } of before) reaches(pid, 'SIGSTOP');
  await meanwhile();
  for (const { pid } of before) reaches(pid, 'SIGKILL');
  await until(() => !ours().some((p) => before.some((q) => q.pid === p.pid)) && s.processes('quad-clock').length && s.processes('quad-api', true).length, { what: 'a new start' });
}

test('twenty minutes without workers and clock daemon over five hundred deadlines: none is missed, each moves by the same gap, once', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3600 } });
  await copies(t.match, 500);
  const before = await copied();
  assert.equal(before.length, 500);
  // A turn that began after the last beat would move by less: none begins in the future.
  await until(async () => (await s.sql("select at > (select max(turn_started) from match where public_id like 'copy%') from arena_heartbeat")) === 't', { what: 'a beat after they began' });
  const told = outages().length;
  await all_stop(() => s.sql('update arena_clock set offset_us = offset_us + 1200000000'));
  await until(() => outages().length > told, { what: 'the word of the outage' });
  const after_it = await copied();
  const gap = after_it[0].deadline - before[0].deadline;
  assert.ok(gap >= 1200e6 && Math.trunc(gap / 1000) === outages().at(-1).gap_ms, `${gap} is what was measured`);
  for (const [i, now] of after_it.entries())
    assert.deepEqual(now, { deadline: before[i].deadline + gap, started: before[i].started + gap, turn: '1', rest: 'live 2 2 1 0' }, `copy ${i}`);
  // Killed and started anew while the heartbeat goes on, by this test's own hand: there was no gap, and nothing moves.
  let beating = true;
  const beats = (async () => { while (beating) await s.sql('update arena_heartbeat set at = greatest(at, arena_now())'); })();
  const led = leads();
  await all_stop(() => s.sql('select 1'));
  await until(() => leads() > led, { what: 'a new daemon that beats itself' });
  beating = false;
  await beats;
  const beaten = await s.sql('select at from arena_heartbeat');
  await until(async () => (await s.sql(`select count(*) from arena_heartbeat where at > '${beaten}'::timestamptz`)) === '1', { what: 'a beat of the new daemon' });
  assert.deepEqual(await copied(), after_it);
  assert.equal(outages().length, told + 1);
  // Calling them all takes longer than an outage lasts at least. While some are called the daemon is there, and nothing moves.
  await s.sql(`create function dawdle() returns trigger language plpgsql as 'begin perform pg_sleep(0.06); return new; end';
    create trigger dawdle before update on match for each row when (new.public_id like 'copy%' and old.turns[1] <> new.turns[1]) execute function dawdle()`);
  await s.shift_clock(600 + 2 * 500);
  await until(async () => (await copied()).every((one) => one.turn === '2'), { what: 'all deadlines, called' });
  const called = new Map();
  for (const { rest } of await copied()) called.set(rest, (called.get(rest) ?? 0) + 1);
  assert.deepEqual([...called], [['live 3 3 1 1', 500]], 'each once, and no outage between');
  assert.equal(outages().length, told + 1);
});
