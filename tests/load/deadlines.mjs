// deadlines.mjs - many deadlines fall at once while somebody holds one of the matches: how long until each of the others is called. An arena
// of its own with durable settings. LOAD_DUE (40,100,500): how many at once; LOAD_ROUNDS (3) of each. Needs a built arena.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { cpus, loadavg } from 'node:os';
import { stack, until } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const DUE = (process.env.LOAD_DUE ?? '40,100,500').split(',').map(Number), ROUNDS = Number(process.env.LOAD_ROUNDS ?? 3);
const TURN = 86_400;
const s = await stack({ own: true, workers: 4 });

/** So many matches that wait for somebody's setup; their bots have handed in. */
async function matches(count) {
  const made = [];
  const makers = Array.from({ length: 4 }, async () => {
    const guest = await s.guest();
    while (made.length < count) {
      const place = made.push(null) - 1;
      made[place] = (await guest.post('/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'correspondence', turn_seconds: TURN } })).body.match;
    }
  });
  await Promise.all(makers);
  return made;
}

/** Hold a match in a session of the database until the function returned is called. */
async function hold(match) {
  const child = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '';
  child.stdout.on('data', (part) => { said += part; });
  child.stdin.write(`begin; select 1 from match where public_id = '${match}' for update;\n`);
  await until(() => said.includes('1'), { what: 'the lock' });
  return () => new Promise((resolve) => { child.on('exit', resolve).stdin.end('commit;\n'); });
}

/** How many milliseconds after the deadline each of the others was called, in order. */
async function round(count) {
  const list = await matches(count + 1);
  const release = await hold(list[0]);
  const others = list.slice(1).map((m) => `'${m}'`);
  const due = Number(await s.sql(`update match set deadline = arena_now() + interval '2 seconds' where public_id in (${others}) returning us(deadline)`).then((rows) => rows.split('\n')[0]));
  const called = () => s.sql(`select us(e.at) from match_event e join match m on m.id = e.match_id where m.public_id in (${others}) and e.turn = 0 and e.kind = 'turn'`);
  let rows;
  await until(async () => (rows = (await called()).split('\n').filter(Boolean)).length >= count, { every: 200, what: 'the other deadlines' });
  await release();
  assert.equal(rows.length, count);
  await s.sql('update match set deadline = null where deadline is not null'); // these have served
  return rows.map((at) => (Number(at) - due) / 1000).sort((a, b) => a - b);
}

console.log(`${cpus().length} processors, load ${loadavg().map((n) => n.toFixed(1)).join(' ')}`);
for (const count of DUE) {
  for (let n = 0; n < ROUNDS; n++) {
    const times = await round(count);
    console.log(`${count} due, one held: first ${times[0].toFixed(0)} ms, median ${quantile(times, 0.5).toFixed(0)} ms, last ${times.at(-1).toFixed(0)} ms`);
  }
}
await s.stop();
