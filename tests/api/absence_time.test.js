// Time that is nobody's fault: vacations, truces, outages of ours, one inside the other; and a simulation of matches against the
// real database, time moved and not slept, in which the log alone must show that no turn was cut short.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, put_orders, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

const DAY = 86400;
const SLOW = { clock: { mode: 'correspondence', turn_seconds: 3 * DAY }, options: { skip_reinforcement: false, idle_limit: 50 } };
const left_of = async (client, match) => (Date.parse((await view_of(client, match)).deadline) - await s.now_ms()) / 1000;
/* What the requests of a test take on a busy machine is in it; what would be wrong is further away. */
const near = (got, wanted, what) => assert.ok(Math.abs(got - wanted) <= 100, `${what}: ${got} s instead of ${wanted} s`);
const log_of = async (client, match) => (await client.get(`/matches/${match}/log?format=text`)).text;

/** Nobody looks for so long: the clock daemon is stopped, time goes on, it starts anew. */
async function outage(seconds) {
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql(`update arena_clock set offset_us = offset_us + ${Math.round(seconds * 1e6)}`);
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  await until(async () => await s.value('select (us(arena_now()) - us(at)) / 1000 from arena_heartbeat') < 3000, { what: 'the next heartbeat' });
}

test('on vacation no time runs in correspondence, and none is won by it', async () => {
  const t = await begun(s, SLOW);
  await s.shift_clock(DAY);
  const before = await left_of(t.south, t.match);
  const { body: gone } = await t.south.put('/me/vacation', { days: 5 });
  assert.deepEqual([gone.used, gone.left, gone.allowance], [5, 25, 30]);
  near(await left_of(t.south, t.match), before + 5 * DAY, 'with the vacation');
  const { attendance } = await view_of(t.north, t.match);
  near((Date.parse(attendance[0].away_until) - await s.now_ms()) / 1000, 5 * DAY, 'shown to the other side');
  assert.match(await log_of(t.north, t.match), /vacation 5d/);
  await s.shift_clock(2.5 * DAY);
  const { body: back } = await t.south.delete('/me/vacation');
  assert.deepEqual([back.used, back.until], [3, null]); // begun days count
  near(await left_of(t.south, t.match), before, 'after coming back');
  await put_orders(t.south, t.match, 1, turn('--'));
  await t.south.put('/me/vacation', { days: 1 });
  near(await left_of(t.north, t.match), 3 * DAY, 'the other side\'s turn is not touched');
  await put_orders(t.north, t.match, 2, turn('--'));
  near(await left_of(t.south, t.match), 4 * DAY, 'a turn that begins on vacation begins when it ends');
  await s.shift_clock(1.5 * DAY); // it ends by itself
  near(await left_of(t.south, t.match), 2.5 * DAY, 'after it has ended');
  assert.equal((await t.south.get('/me/vacation')).body.until, null);
  assert.equal((await view_of(t.north, t.match)).attendance[0].away_until, null);
});

/** A table at which both pick at once. */
const picking = (variant) => table(s, { game: 'nullgame', variant, options: { peeks: 0, pile: 60 }, clock: SLOW.clock, rated: false });

test('a player on vacation holds up nobody once their order is in, where everybody can see that it is', async () => {
  const t = await picking('council');
  const order = { type: 'pick', number: 1 };
  await put_orders(t.south, t.match, 0, order);
  await t.south.put('/me/vacation', { days: 5 });
  near(await left_of(t.north, t.match), 3 * DAY, 'the order was in before the vacation');
  await t.south.delete(`/matches/${t.match}/turns/0/ready`);
  near(await left_of(t.north, t.match), 8 * DAY, 'the order was withdrawn');
  await put_orders(t.south, t.match, 0, order);
  near(await left_of(t.north, t.match), 3 * DAY, 'the order is in again');
  await t.south.delete('/me/vacation');
  near(await left_of(t.north, t.match), 3 * DAY, 'the vacation is over');
});

test('a vacation tells nobody whether the order is in, where that is hidden', async () => {
  const t = await picking('together');
  await put_orders(t.south, t.match, 0, { type: 'pick', number: 1 });
  await t.south.put('/me/vacation', { days: 5 });
  near(await left_of(t.north, t.match), 8 * DAY, 'as if no order were in');
});

test('the year\'s days are few, and going to and fro costs one each time', async () => {
  const me = await s.guest();
  await me.refuse(422, 'bad_request', 'PUT', '/me/vacation', { days: 0 });
  await me.refuse(422, 'bad_request', 'PUT', '/me/vacation', { days: 31 });
  for (let n = 1; n <= 3; n++) {
    await me.put('/me/vacation', { days: 10 });
    await me.refuse(409, 'on_vacation', 'PUT', '/me/vacation', { days: 1 });
    assert.equal((await me.delete('/me/vacation')).body.used, n);
  }
  await me.put('/me/vacation', { days: 27 });
  await s.shift_clock(27.5 * DAY);
  const { body: spent } = await me.get('/me/vacation');
  if (spent.used === 30) await me.refuse(409, 'no_vacation_left', 'PUT', '/me/vacation', { days: 1 });
  await s.shift_clock(366 * DAY);
  assert.deepEqual((await me.get('/me/vacation')).body.left, 30);
  const both = await Promise.all([1, 2, 3, 4].map(() => me.call('PUT', '/me/vacation', { body: { days: 3 } })));
  assert.deepEqual(both.map((a) => a.status).sort(), [200, 409, 409, 409]);
  assert.equal((await me.get('/me/vacation')).body.used, 3);
});

test('no vacation from live and budget clocks', async () => {
  for (const clock of [{ mode: 'live', turn_seconds: 600 }, { mode: 'budget', turn_seconds: 600 }]) {
    const t = await begun(s, { clock });
    const before = (await view_of(t.south, t.match)).deadline;
    await t.south.put('/me/vacation', { days: 5 });
    const view = await view_of(t.south, t.match);
    assert.deepEqual([view.deadline, view.attendance[0].away_until], [before, null]);
  }
});

test('a match that begins while somebody is away begins its time when they are back', async () => {
  const [south, north] = [await s.guest(), await s.guest()];
  await south.put('/me/vacation', { days: 2 });
  const { body: lobby } = await north.post('/lobbies', { game: 'stratic', ...SLOW });
  const { body: full } = await south.put(`/lobbies/${lobby.id}/seats/me`, {});
  near(await left_of(north, full.match), 5 * DAY, 'the setup both owe');
});

test('a truce and a vacation at once add nothing twice', async () => {
  const t = await begun(s, SLOW);
  await s.shift_clock(DAY);
  const { body } = await t.south.post(`/matches/${t.match}/offers`, { kind: 'truce', hours: 48 });
  await t.north.put(`/matches/${t.match}/offers/${body.offer.id}`, { accept: true });
  await t.south.put('/me/vacation', { days: 4 });
  await s.shift_clock(2 * DAY + 60);
  await await_view(t.north, t.match, (v) => v.status === 'live');
  near(await left_of(t.south, t.match), 2 * DAY + 2 * DAY, 'two days of the turn, behind two more of vacation');
});

test('truces have a sum: then the match is played', async () => {
  const t = await begun(s, SLOW);
  const truce = async (hours) => t.south.call('POST', `/matches/${t.match}/offers`, { body: { kind: 'truce', hours } });
  let turns = 1;
  for (const hours of [720, 700]) {
    const { body } = await truce(hours);
    await t.north.put(`/matches/${t.match}/offers/${body.offer.id}`, { accept: true });
    await s.shift_clock(hours * 3600 + 30);
    await await_view(t.north, t.match, (v) => v.status === 'live');
    await put_orders(t.south, t.match, turns++, turn('--'));
    await put_orders(t.north, t.match, turns++, turn('--'));
  }
  const refused = await truce(24);
  assert.deepEqual([refused.status, refused.body.code], [422, 'truce_hours']);
  assert.match(refused.body.detail, /has 19 left/);
  assert.equal((await truce(19)).status, 201);
});

test('an outage moves everything that runs, with a line in each log: turns, truces, vacations', async () => {
  const live = await begun(s, { clock: { mode: 'live', turn_seconds: 1800 } });
  const budget = await begun(s, { clock: { mode: 'budget', turn_seconds: 3600, bank_seconds: 600 }, absence: { policy: 'forfeit' } });
  const slow = await begun(s, SLOW);
  await slow.south.put('/me/vacation', { days: 2 });
  const paused = await begun(s, SLOW);
  const { body } = await paused.south.post(`/matches/${paused.match}/offers`, { kind: 'truce', hours: 1 });
  await paused.north.put(`/matches/${paused.match}/offers/${body.offer.id}`, { accept: true });
  const untimed = await begun(s, { clock: { mode: 'untimed' } });
  const all = [live, budget, slow];
  const waiting = await s.guest();
  await waiting.post('/play', { game: 'stratic', versus: 'anyone' });
  const since = await s.value('select us(since) / 1000 from pairing');
  const before = await Promise.all(all.map((t) => left_of(t.south, t.match)));
  const truce = Date.parse((await view_of(paused.south, paused.match)).paused_until);
  const home = Date.parse((await slow.south.get('/me/vacation')).body.until);
  await outage(7200);
  for (const [i, t] of all.entries()) {
    near(await left_of(t.south, t.match), before[i], `match ${i}`);
    assert.equal((await log_of(t.south, t.match)).match(/outage 7[23]\d\ds/g)?.length, 1);
  }
  assert.equal(await s.value('select count(*) from pairing'), 1, 'who waits waits on');
  near((await s.value('select us(since) / 1000 from pairing') - since) / 1000, 7200, 'the wait');
  assert.ok((await waiting.get('/play')).body.wait);
  near((Date.parse((await view_of(paused.south, paused.match)).paused_until) - truce) / 1000, 7200, 'the truce');
  assert.match(await log_of(paused.south, paused.match), /outage 7[23]\d\ds/);
  near((Date.parse((await slow.south.get('/me/vacation')).body.until) - home) / 1000, 7200, 'the vacation');
  near((Date.parse((await view_of(slow.south, slow.match)).attendance[0].away_until) - home) / 1000, 7200, 'the vacation in the match');
  assert.doesNotMatch(await log_of(untimed.south, untimed.match), /outage/);
  await put_orders(budget.south, budget.match, 1, turn('--'));
  assert.ok((await view_of(budget.south, budget.match)).clocks[0].bank_ms > 480_000);
});

test('while our gap is not given back, no order is late and no bank pays for it', async () => {
  const t = await begun(s, { clock: { mode: 'budget', turn_seconds: 3600, bank_seconds: 600, increment_seconds: 0 } });
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql('update arena_clock set offset_us = offset_us + 3600000000');
  await put_orders(t.south, t.match, 1, turn('--')); // an hour after the bank would have been empty
  const { clocks } = await view_of(t.south, t.match);
  assert.ok(clocks[0].bank_ms > 480_000, `${clocks[0].bank_ms}`);
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  const before = await s.value('select (us(arena_now()) / 1000)::bigint');
  await until(async () => await s.value('select (us(arena_now()) - us(at)) / 1000 from arena_heartbeat') < 3000, { what: 'the next heartbeat' });
  const view = await view_of(t.north, t.match);
  assert.deepEqual([view.status, view.turn], ['live', 2]);
  assert.ok(Date.parse(view.deadline) >= before);
});

// ---- the simulation ------------------------------------------------------------------------------------------

const CLOCKS = [{ mode: 'live', turn_seconds: 600 }, { mode: 'correspondence', turn_seconds: 3600 },
  { mode: 'budget', turn_seconds: 3600, bank_seconds: 900, increment_seconds: 60 }];
const POLICIES = ['default', 'bot', 'open', 'forfeit'];
const BEHAVIOURS = ['both there', 'one vanishes', 'one vanishes and comes back', 'both vanish'];

let seed = 20261121;
const random = (n) => { seed = (seed * 1103515245 + 12345) % 2147483648; return Math.floor((seed / 2147483648) * n); };

const there = (match, seat, round) => match.how === 'both there' || (match.how !== 'both vanish' && seat === 1)
  || round < match.from || (match.how === 'one vanishes and comes back' && round > match.from + 6);

async function act(match, round) {
  for (const [seat, client] of match.t.seats.entries()) {
    if (!there(match, seat, round)) continue;
    const view = await view_of(client, match.t.match);
    if (view.status !== 'live' || !view.owes) continue;
    const answer = await client.call('PUT', `/matches/${match.t.match}/turns/${view.turn}/orders`, { body: { orders: turn('--') } });
    if (answer.status === 200) continue;
    assert.ok(answer.status < 500, answer.text);
    if (answer.body.code === 'reinforcements_pending') await client.call('POST', `/matches/${match.t.match}/resign`, { body: { confirm: true } });
  }
}

/** Every deadline gone by has been called. */
const settled = () => until(async () => await s.value(`select count(*) from match where status = 'live' and deadline < arena_now() - interval '400 milliseconds'`) === 0
  && await s.value('select (us(arena_now()) - us(at)) / 1000 from arena_heartbeat') < 3000, { what: 'the clock daemon to have called every deadline' });

/** From the log alone: how long each turn that ran out had, without outages, truces and vacations. */
async function check_log(match) {
  const rows = JSON.parse(await s.sql(`select json_agg(json_build_object('kind', kind, 'at', us(e.at), 'body', body, 'tale', tale) order by n)
    from match_event e join match m on m.id = e.match_id where m.public_id = '${match.t.match}'`));
  const limit = (match.clock.turn_seconds) * 1e6;
  let began = null;
  let lost = 0;
  let paused = 0;
  let away = 0;
  const late = [0, 0];
  for (const row of rows) {
    const line = JSON.parse(row.tale)[0];
    if (row.kind === 'note' && line[1] === 'outage') lost += (line[4].seconds - 1) * 1e6;
    if (row.kind === 'note' && line[1] === 'truce') paused = row.at;
    if (row.kind === 'note' && line[1] === 'resume') lost += row.at - paused;
    if (row.kind === 'note' && line[1].startsWith('vacation')) away += 1;
    if (row.kind !== 'turn') continue;
    for (const seat of JSON.parse(row.body).late ?? []) late[seat]++;
    if (began && row.body.includes('"late"')) {
      const had = row.at - began - lost;
      assert.ok(had >= limit - 2e6, `${match.name}: a turn was called after ${had / 1e6} s of ${limit / 1e6}`);
      if (!away) assert.ok(had <= limit + 4400e6, `${match.name}: a turn ran for ${had / 1e6} s`);
    }
    began = row.at;
    lost = 0;
  }
  // Where no policy takes a seat from its player, and none falls by the flag, every turn that ran out is theirs.
  const missed = await s.value(`select json_agg(p.missed order by p.seat) from match_seat p join match m on m.id = p.match_id where m.public_id = '${match.t.match}'`);
  if (match.policy === 'default' && match.clock.mode !== 'budget') assert.deepEqual(missed, late, match.name);
}

test('simulation: all clocks, policies and behaviours, with outages, truces and vacations: each ends within its bound, none early', async () => {
  const matches = [];
  for (const clock of CLOCKS) {
    for (const [i, policy] of POLICIES.entries()) {
      for (const how of BEHAVIOURS.filter((_, k) => k === 3 || k === (i + CLOCKS.indexOf(clock)) % 3)) { // each policy meets each in some clock
        const absence = { policy, ...(policy !== 'default' && { after: 1 + random(2) }), ...(policy === 'bot' && { bot: 'bot:random' }),
          ...(clock.mode === 'budget' && policy !== 'default' && { grace_seconds: 300 }) };
        // Two stewards left alone have been seen to play 1400 turns; one that stands in for a player comes to the limit in the rounds below.
        const options = { skip_reinforcement: false, idle_limit: 4, turn_limit: policy === 'bot' && how === 'one vanishes' ? 20 : 150 };
        const t = await begun(s, { clock, absence, options });
        matches.push({ t, clock, how, policy, from: random(3), name: `${clock.mode} ${policy}, ${how}` });
      }
    }
  }
  for (let round = 0; round < 28; round++) {
    for (let i = 0; i < matches.length; i += 6) await Promise.all(matches.slice(i, i + 6).map((match) => act(match, round)));
    if (round % 9 === 4) await outage(600 + random(3000));
    const slow = matches.filter((m) => m.clock.mode === 'correspondence');
    const pick = slow[random(slow.length)];
    if (round % 7 === 3) await pick.t.south.call('PUT', '/me/vacation', { body: { days: 1 } });
    if (round % 7 === 5) await Promise.all(slow.map(({ t }) => t.south.call('DELETE', '/me/vacation')));
    if (round % 5 === 2) {
      const { t } = matches[random(matches.length)];
      const offer = await t.south.call('POST', `/matches/${t.match}/offers`, { body: { kind: 'truce', hours: 1 } });
      if (offer.status === 201) await t.north.call('PUT', `/matches/${t.match}/offers/${offer.body.offer.id}`, { body: { accept: true } });
    }
    await s.shift_clock(round % 2 ? 200 + random(500) : 3700 + random(600));
    await settled();
  }
  await Promise.all(matches.map(({ t }) => t.south.call('DELETE', '/me/vacation')));
  for (const match of matches) {
    const view = await view_of(match.t.north, match.t.match);
    await check_log(match);
    if (match.how === 'both vanish') assert.equal(view.status, 'finished', `${match.name} is unfinished: ${JSON.stringify(view.attendance)}`);
    if (match.how === 'one vanishes') assert.equal(view.status, 'finished', `${match.name} is unfinished`);
  }
  const bad = await s.value(`select count(*) from match where status = 'quarantined'`);
  assert.equal(bad, 0);
  assert.doesNotMatch(s.log(), /worker_died/);
});
