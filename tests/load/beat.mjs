// beat.mjs - does a game keep its beat while the arena is busy? CoSAIR with turns of ten seconds that never close early, six nations:
// two programs that order by the sample clients' loop, a person at a real Chromium who ends each turn, three bots. Beside them runs what
// the pairs a, b and c of the bench ask, on matches of their own; half-way the clock daemon is stopped for a while. A trigger notes every
// deadline and every resolution. Run by `tests/load/bench.sh beat`, which builds the load programs; needs a built arena.
// BEAT_TURNS (60) turns of BEAT_SECONDS (10), a stop of BEAT_OUTAGE (25) seconds.
import assert from 'node:assert/strict';
import { rmSync, chmodSync, mkdtempSync } from 'node:fs';
import { cpus, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { house } from '../browser/lib/browser.mjs';
import { choose } from '../games/cosair/player.mjs';
import { view_of } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';
import { quantile, run } from './measure.mjs';
import { advance, matches, tool, write_tables } from './stand.mjs';

const TURNS = Number(process.env.BEAT_TURNS ?? 60), SECONDS = Number(process.env.BEAT_SECONDS ?? 10);
const OUTAGE = Number(process.env.BEAT_OUTAGE ?? 25);
const BOTS = ['bot:random', 'bot:greedy', 'bot:strong'];
const ROUND = 3; // seconds of one kind of load
const game = { over: false };

// ---- those who play --------------------------------------------------------------------------------------------------

/** Three guests and the bots at a table. */
async function table(s) {
  const people = [await s.guest(), await s.guest(), await s.guest()];
  const { body: lobby } = await people[0].post('/lobbies', {
    game: 'cosair', seats: people.length + BOTS.length, clock: { mode: 'live', turn_seconds: SECONDS, early: false },
    bots: BOTS.map((bot, i) => ({ seat: people.length + i, bot })),
  });
  await people[1].put(`/lobbies/${lobby.id}/seats/me`, {});
  const { body: { match } } = await people[2].put(`/lobbies/${lobby.id}/seats/me`, {});
  assert.ok(match, 'the match begins');
  return { match, people };
}

/* What stands first, so that a turn is never lost; then what was thought of, while the turn lasts. */
async function order(client, match, had) {
  const view = await view_of(client, match);
  if (!view.owes || had.has(view.turn)) return;
  const ask = async (orders) => (await client.post(`/matches/${match}/legal`, { orders: orders ?? [] })).body;
  for (const orders of [[], await choose(view, ask)]) {
    const { status } = await client.call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { body: { orders } });
    if (status === 200) had.add(view.turn);
    else assert.equal(status, 409);
  }
}

/** The loop of the sample clients: wait at the inbox, look, order. Resolves to the turns that were ordered in time. */
async function program(client, match) {
  const had = new Set();
  let seq = 0;
  while (!game.over) {
    const { body: inbox } = await client.get(`/me/inbox?after=${seq}&wait=${Math.min(25, SECONDS)}`);
    seq = inbox.seq;
    if (inbox.waiting.some((one) => one.match === match)) await order(client, match, had);
  }
  return had;
}

/** Somebody at the page: presses the button that ends the turn whenever it asks for that. */
async function person(page, match) {
  const had = new Set();
  await page.goto(`/matches/${match}`);
  const button = page.locator('.commit button').last();
  while (!game.over) {
    const words = await button.textContent({ timeout: 1000 }).catch(() => '');
    const turn = Number(/^\s*End turn (\d+)/.exec(words)?.[1]);
    if (turn && await button.click({ timeout: 2000 }).then(() => true, () => false)) {
      const done = button.filter({ hasText: 'Turn ended' }).waitFor({ timeout: SECONDS * 1000 });
      if (await done.then(() => true, () => false)) had.add(turn);
    } else {
      await pause(100);
    }
  }
  return had;
}

// ---- the load beside them --------------------------------------------------------------------------------------------

async function poll(url, headers = {}) {
  const words = Object.entries(headers).flatMap(([name, value]) => ['-H', `${name}: ${value}`]);
  const said = await run('nice', ['-n', 10, 'wrk', '-t', 2, '-c', 32, '-d', `${ROUND}s`, ...words, url]);
  assert.doesNotMatch(said, /Non-2xx/, said);
  return Number(said.match(/(\d+) requests in/)[1]);
}

/** The bench's a, b and c in turn until the game is over: spectators' polls, unchanged seats' polls, orders. */
async function load(s, dir) {
  const [watched, ...playing] = await matches(s, 33);
  await advance(watched);
  const path = `/matches/${watched.id}`, tables = join(dir, 'tables');
  const { etag } = await watched.south.get(`${path}/view`);
  const sum = { spectators: 0, unchanged: 0, orders: 0 };
  while (!game.over) {
    sum.spectators += await poll(`${s.url}/api/v1${path}/spectate`);
    sum.unchanged += await poll(`${s.url}/api/v1${path}/view`, { Cookie: watched.south.cookie, 'If-None-Match': etag });
    for (const some of [playing.slice(0, 8), playing]) {
      write_tables(tables, some);
      const said = JSON.parse(await run('nice', ['-n', 10, tool('orders'), s.port, tables, '--seconds', ROUND]));
      some.forEach((match, i) => { match.turn = said.turns[i]; });
      sum.orders += said.orders;
    }
  }
  return sum;
}

// ---- what is measured ------------------------------------------------------------------------------------------------

/** From now on each change of the match's turn or deadline is noted by the database itself. */
const watch = (s, match) => s.sql(`
  create unlogged table beat_stamp (n bigint generated always as identity, turn integer, next integer, due timestamptz, next_due timestamptz, at timestamptz);
  create function beat_stamp() returns trigger language plpgsql as $$ begin
    insert into beat_stamp (turn, next, due, next_due, at) values (old.turns[1], new.turns[1], old.deadline, new.deadline, arena_now()); return null; end $$;
  create trigger beat_stamp after update on match for each row
    when (new.public_id = '${match}' and (old.turns, old.deadline) is distinct from (new.turns, new.deadline)) execute function beat_stamp();`);

const US = (column) => `(extract(epoch from ${column}) * 1e6)::bigint`;
async function stamps(s) {
  const rows = await s.sql(`select turn, next, ${US('due')}, ${US('next_due')}, ${US('at')} from beat_stamp order by n`);
  return rows.split('\n').filter(Boolean).map((row) => {
    const [turn, next, due, next_due, at] = row.split('|').map(Number);
    return { turn, next, due, next_due, at };
  });
}

const turn_of = (s, match) => s.value(`select turns[1] from match where public_id = '${match}'`);
const reached = (s, match, turn) => until(async () => await turn_of(s, match) >= turn,
  { every: 200, seconds: (turn + 2) * SECONDS * 2 + OUTAGE, what: `turn ${turn}` });

/** The clock daemon with all its children stands still for a while: nothing resolves. */
async function stop_clock(s, match) {
  const all = s.processes('quad-clock');
  assert.ok(all.length > 1, 'the clock daemon has children');
  for (const { pid } of all) process.kill(pid, 'SIGSTOP');
  try {
    const turn = await turn_of(s, match);
    await pause(OUTAGE * 1000);
    assert.equal(await turn_of(s, match), turn, 'nobody resolves while the clock stands');
  } finally {
    for (const { pid } of all) process.kill(pid, 'SIGCONT');
  }
}

/** One resolution a beat, none early; the outage moved one deadline, by its length, and was no resolution. */
function check(rows, stored) {
  const resolved = rows.filter(({ turn, next }) => next !== turn), moved = rows.filter(({ turn, next }) => next === turn);
  assert.deepEqual(resolved.map(({ turn, next }) => [turn, next]), resolved.map((_, i) => [i + 1, i + 2]), 'each turn resolves once, in order');
  assert.equal(stored, resolved.length, 'one event a resolution');
  assert.ok(resolved.length >= TURNS, `${resolved.length} turns`);
  for (const { turn, due, at } of resolved) assert.ok(at >= due, `turn ${turn} resolved ${due - at} µs early`);
  assert.equal(moved.length, 1, 'one outage moves the deadline once');
  const shift = (moved[0].next_due - moved[0].due) / 1e6;
  assert.ok(shift > OUTAGE - 2 && shift < OUTAGE + 5, `moved by ${shift} s`);
  const late = resolved.map(({ due, at }) => (at - due) / 1000);
  const beats = resolved.slice(1).map((row, i) => ({ turn: row.turn, ms: (row.at - resolved[i].at) / 1000 })).filter(({ turn }) => turn !== moved[0].turn);
  return { late, beats: beats.map(({ ms }) => ms), shift, resolved: resolved.length };
}

const spread = (list) => `p50 ${quantile(list, 0.5).toFixed(0)}, p95 ${quantile(list, 0.95).toFixed(0)}, longest ${Math.max(...list).toFixed(0)} ms`;
const lost = (had, turns) => Array.from({ length: turns }, (_, i) => i + 1).filter((turn) => !had.has(turn));

async function play(s, h, dir) {
  const { match, people } = await table(s);
  await watch(s, match);
  const page = await h.person({ viewport: { width: 1280, height: 860 } });
  const [name, value] = people[2].cookie.split('=');
  await page.context().addCookies([{ name, value, url: s.url }]);
  const players = Promise.all([program(people[0], match), program(people[1], match), person(page, match)]);
  const beside = load(s, dir);
  const course = (async () => {
    await reached(s, match, TURNS >> 1);
    await stop_clock(s, match);
    await reached(s, match, TURNS + 1);
  })();
  await Promise.race([course, ...[players, beside].map((one) => one.then(() => course))]);
  const [rows, stored] = [await stamps(s), await s.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and e.kind = 'turn'`)];
  const missed = JSON.parse(await s.sql(`select json_agg(missed order by seat) from match_seat t join match m on m.id = t.match_id where m.public_id = '${match}'`));
  game.over = true;
  return { rows, stored, missed, had: await players, asked: await beside, complaints: page.complaints };
}

const s = await stack({ workers: 12, own: true, env: { QUADRIVIUM_RECYCLE: '0', QUADRIVIUM_LIMIT_GUESTS: '1000000' } });
const dir = mkdtempSync(join(tmpdir(), 'quad-beat-'));
chmodSync(dir, 0o755);
let h;
try {
  console.log(`${TURNS} turns of ${SECONDS} s; ${cpus().length} cores, load ${loadavg()[0].toFixed(1)}`);
  h = await house(s.url);
  const { rows, stored, missed, had, asked, complaints } = await play(s, h, dir);
  const { late, beats, shift, resolved } = check(rows, stored);
  const without = had.map((turns) => lost(turns, TURNS));
  console.log(`resolutions  ${resolved}, each turn once, none before its deadline; after it ${spread(late)}`);
  console.log(`beat         from one to the next ${spread(beats)}`);
  console.log(`outage       ${OUTAGE} s without a clock: one deadline moved by ${shift.toFixed(1)} s`);
  console.log(`players      turns without orders: programs ${without[0].length} and ${without[1].length}, page ${without[2].length}; missed by seat, bots last: ${missed.join(' ')}`);
  console.log(`beside them  ${asked.spectators} polls of spectators, ${asked.unchanged} of unchanged seats, ${asked.orders} orders; load ${loadavg()[0].toFixed(1)}`);
  assert.deepEqual(without.slice(0, 2), [[], []], 'no program missed a turn');
  assert.deepEqual(missed.slice(0, 2), [0, 0]);
  assert.ok(missed[2] <= TURNS / 20, `the page missed ${missed[2]} turns`);
  assert.deepEqual(complaints, []);
} finally {
  game.over = true;
  await h?.close();
  await s.stop();
  rmSync(dir, { recursive: true, force: true });
}
