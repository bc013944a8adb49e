// The pool of processes that think for bots: killed, stopped or too slow, one seat is played once in a turn, accounts are served in turn, and
// a match that brings processes down does not stop the others.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { await_view, begun, play_line, put_orders, turn, view_of, FORMATION, SHORT_WIN } from '../lib/play.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';

const POISON = '00000000000badb0';
// Each thought takes a second and a half longer.
const s = await stack({ workers: 4, env: { QUADRIVIUM_BOTS: '2', QUADRIVIUM_FAIL: `mistakes.searched:2:kill,bot.thought:0:sleep,bot.${POISON}:0:claim` } });
after(() => s.stop());

const lines = (event, match) => s.log().split('\n').filter((line) => line.includes(`"event":"${event}"`) && (!match || line.includes(`"match":"${match}"`)));
const id_of = (match) => `(select id from match where public_id = '${match}')`;
const orders_of = async (match) => Number(await s.sql(`select count(*) from match_order o join match_seat b using (match_id, seat) where match_id = ${id_of(match)} and b.kind = 'builtin'`));
const jobs_of = async (match) => Number(await s.sql(`select count(*) from job where match_id = ${id_of(match)}`));
const memory_of = (match) => s.sql(`select memory from bot_memory where match_id = ${id_of(match)}`);
const leased = (match) => until(async () => await s.sql(`select 1 from job where match_id = ${id_of(match)} and leased_until > arena_now()`), { what: 'the lease', every: 10 });
const played = (match) => until(async () => await orders_of(match) === 1, { what: 'the bot\'s setup' });

/** A match against a bot, whose setup is due at once. */
async function match_of(guest, settings = {}) {
  const { body } = await guest.post('/lobbies', { game: 'stratic', clock: { mode: 'untimed' }, private: true, bots: [{ seat: 1, bot: 'bot:greedy' }], ...settings });
  return body.match;
}

test('a process that is killed while it thinks loses nothing: another has the job when the lease ends', async () => {
  const guest = await s.guest();
  const control = await match_of(guest, { seed: '00000000000000aa' });
  await played(control);
  const pids = s.processes('quad-bot', true).map((p) => p.pid);
  const match = await match_of(guest, { seed: '00000000000000aa' });
  await leased(match);
  for (const pid of pids) reaches(pid, 'SIGKILL'); // at once: the thought takes a second and a half
  await until(() => s.processes('quad-bot', true).length === 2, { what: 'other processes' });
  assert.deepEqual([await orders_of(match), await jobs_of(match)], [0, 1]);
  const other = await match_of(await s.guest());
  await played(other); // nobody else waits for the lease
  assert.equal(await orders_of(match), 0);
  await s.shift_clock(31);
  await played(match);
  assert.equal(await jobs_of(match), 0);
  assert.equal(await memory_of(match), await memory_of(control), 'the same seed makes the same move');
  await put_orders(guest, match, 0, FORMATION);
  await await_view(guest, match, (view) => view.turn > 0);
});

test('two processes that think about the same turn hand in one order', async () => {
  const guest = await s.guest();
  for (let tries = 0, dropped = 0; dropped === 0; tries++) {
    assert.ok(tries < 20, 'no two processes thought about the same turn');
    const match = await match_of(guest, { seed: '00000000000000ab' });
    await leased(match);
    await s.sql(`update job set leased_until = null where match_id = ${id_of(match)}`); // as if the thought had taken too long
    const second = await match_of(guest, { seed: '00000000000000ab' }); // wakes the other process, which takes the older job
    await played(match);
    await played(second);
    await until(async () => await jobs_of(match) + await jobs_of(second) === 0, { what: 'the end of both jobs' });
    await until(() => lines('bot_turn_played', second).length === 1, { what: 'the line of the second match' });
    dropped = lines('bot_turn_dropped', match).length;
    assert.equal(lines('bot_turn_played', match).length, 1);
    assert.equal(await orders_of(match), 1);
    assert.equal(await memory_of(match), await memory_of(second), 'the dice were thrown once');
  }
});

test('two processes serve accounts in turn', async () => {
  const pids = s.processes('quad-bot').map((p) => p.pid);
  for (const pid of pids) reaches(pid, 'SIGSTOP');
  const [flood, crowd, late] = [await s.guest(), await s.guest(), await s.guest()];
  for (let i = 0; i < 6; i++) await match_of(flood);
  for (let i = 0; i < 2; i++) await match_of(crowd);
  await match_of(late);
  const names = new Map([[flood.account.id, 'flood'], [crowd.account.id, 'crowd'], [late.account.id, 'late']]);
  for (const pid of pids) reaches(pid, 'SIGCONT');
  const order = await until(async () => {
    const found = await s.value(`select coalesce(json_agg(owner order by at), '[]') from (
      select o.at, (select a.public_id from match_seat h join account a on a.id = h.account_id where h.match_id = o.match_id and h.kind <> 'builtin') as owner
        from match_order o join match_seat b on b.match_id = o.match_id and b.seat = o.seat and b.kind = 'builtin') orders`);
    const told = found.map((id) => names.get(id)).filter(Boolean);
    return told.length === 9 && told;
  }, { what: 'all the bots\' orders' });
  assert.ok(order.indexOf('late') <= 3, order.join());
  assert.ok(order.lastIndexOf('crowd') <= 5, order.join());
});

test('a player who comes back while the bot thinks for them plays the turn', async () => {
  const t = await begun(s, { options: { skip_reinforcement: false }, clock: { mode: 'live', turn_seconds: 600 }, absence: { policy: 'bot', after: 1, bot: 'bot:greedy' } });
  await s.sql(`update match set deadline = arena_now() - interval '1 second' where public_id = '${t.match}'`);
  await put_orders(t.north, t.match, (await await_view(t.north, t.match, (view) => view.owes)).turn, turn('--'));
  const pids = s.processes('quad-bot').map((p) => p.pid);
  await leased(t.match);
  for (const pid of pids) reaches(pid, 'SIGSTOP'); // it thinks for as long as coming back takes
  await t.south.put(`/matches/${t.match}/seats/me`, {});
  for (const pid of pids) reaches(pid, 'SIGCONT');
  await until(() => lines('bot_turn_dropped', t.match).length === 1, { what: 'the end of the thought' });
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.turn, view.owes, lines('bot_turn_played', t.match).length], [3, true, 0]);
  await put_orders(t.south, t.match, 3, turn('--'));
});

test('a process that is told to stop finishes its turn, and no crash is counted', async () => {
  const guest = await s.guest();
  const match = await match_of(guest);
  await leased(match);
  const stopped = lines('bots_stopped').length;
  s.kill('quad-bot', 'SIGTERM');
  await until(() => lines('bots_stopped').length > stopped, { what: 'the end of the processes' });
  assert.deepEqual([await orders_of(match), await jobs_of(match), lines('bot_turn_played', match).length], [1, 0, 1]);
  assert.equal(await s.sql(`select attempts from match where public_id = '${match}'`), '0');
  await until(() => s.processes('quad-bot', true).length === 2, { what: 'other processes' });
});

test('a match that brings processes down is held after the third, and the others are played', async () => {
  const guest = await s.guest();
  const bad = await match_of(guest, { seed: POISON });
  const state = () => s.sql(`select status || ' ' || attempts from match where public_id = '${bad}'`);
  for (let crash = 1; crash <= 3; crash++) {
    await until(async () => (await state()).endsWith(` ${crash}`), { what: `crash ${crash}` });
    const other = await match_of(await s.guest());
    await played(other);
    await s.shift_clock(31);
  }
  assert.equal(await state(), 'quarantined 3');
  assert.match(s.log(), /process_crashed/);
});

test('the clock daemon does not think, and people play without bot processes', async () => {
  const pids = s.processes('quad-bot').map((p) => p.pid);
  for (const pid of pids) reaches(pid, 'SIGSTOP');
  try {
    const match = await match_of(await s.guest());
    await begun(s);
    await s.shift_clock(5);
    assert.deepEqual([await orders_of(match), await jobs_of(match)], [0, 1]);
    assert.ok(Number((await s.metrics()).match(/^quad_jobs (\d+)$/m)[1]) >= 1);
  } finally {
    for (const pid of pids) reaches(pid, 'SIGCONT');
  }
});

test('a search for mistakes goes on where a killed process stopped, and one that failed can be asked for again', async () => {
  const t = await begun(s);
  await play_line(t, SHORT_WIN);
  const path = `/matches/${t.match}/mistakes`;
  const search = `mistake_search where match_id = ${id_of(t.match)}`;
  const status = async () => (await t.south.get(path)).body.status;
  /* Each process finishes one step and dies in its second. The lease of a dead one is ended, never that of one which is merely slow. */
  let mourned = lines('child_died').length;
  const ended = async () => {
    const dead = lines('child_died').length;
    if (dead > mourned) await s.shift_clock(31);
    mourned = dead;
    return await status() === 'done';
  };
  await t.south.post(path, {});
  await until(ended, { seconds: 600, what: 'the end of the search', every: 100 });
  const { body: { mistakes } } = await t.south.get(path);
  assert.ok(mistakes.length);
  await s.sql(`update ${search.replace(' where', ' set report = null, attempts = 3, leased_until = arena_now() where')}`);
  assert.equal(await status(), 'failed');
  await t.south.post(path, {});
  await until(ended, { seconds: 600, what: 'the second search', every: 100 });
  assert.deepEqual((await t.south.get(path)).body.mistakes, mistakes);
});
