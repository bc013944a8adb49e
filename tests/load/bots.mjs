// bots.mjs - the pool that thinks for bots. First how many turns a second one process and two think in the same matches of Marshals alone, in
// turn; then how long people wait for answers when LOAD_PEOPLE (200) play at once, beyond the time their bot thought about that turn. Told with
// both: the share of a processor each process got and the load of the machine. An arena of its own. Needs a built arena; nothing else may run.
import { spawn } from 'node:child_process';
import { openSync, readFileSync, statSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, stack, until } from '../lib/stack.mjs';
import { FORMATION, seat_path, turn } from '../lib/play.mjs';
import { median, quantile } from './measure.mjs';

const PEOPLE = Number(process.env.LOAD_PEOPLE ?? 200), ROUNDS = Number(process.env.LOAD_ROUNDS ?? 5), SECONDS = Number(process.env.LOAD_SECONDS ?? 8);
const PLAY_SECONDS = Number(process.env.LOAD_PLAY_SECONDS ?? 60), BUSY = 0.5, PACE = 10, MATCHES = 12, TICKS = 100;
const STRONG = 'bot:strong', BOT = process.env.LOAD_BOT ?? STRONG;

const s = await stack({ own: true, workers: 12, env: { QUADRIVIUM_BOTS: '0', QUADRIVIUM_LIMIT_GUESTS: '1000000', QUADRIVIUM_CPU_SECONDS: '10', QUADRIVIUM_LIMIT_READS: '1000000', QUADRIVIUM_LIMIT_WRITES: '1000000' } });
const log = openSync(join(s.home, 'log', 'quadrivium.log'), 'a');
const load = () => loadavg()[0].toFixed(1);
const client = () => Object.assign(s.client(), { strict: false });

/** quad-bot with so many processes, as the supervisor would start it. Resolves to its end. */
async function bots(count) {
  const [{ pid }] = s.processes('quad-clock');
  const env = Object.fromEntries(readFileSync(`/proc/${pid}/environ`, 'utf8').split('\0').filter(Boolean).map((pair) => [pair.slice(0, pair.indexOf('=')), pair.slice(pair.indexOf('=') + 1)]));
  env.QUADRIVIUM_DATABASE_URL = env.QUADRIVIUM_DATABASE_URL.replace('quad_clock', 'quad_bot');
  const { uid, gid } = statSync(join(s.home, 'run'));
  const child = spawn(join(build, 'quad-bot'), [], { cwd: s.home, uid, gid, detached: true, env: { ...env, QUADRIVIUM_BOTS: String(count) }, stdio: ['ignore', log, log] });
  await until(() => s.processes('quad-bot').length === count + 1, { what: 'the bot processes' });
  return () => new Promise((resolve) => {
    child.on('exit', resolve);
    child.kill('SIGTERM');
  });
}

/** Turns thought about so far, and the seconds that took. */
async function thought() {
  const text = await s.metrics();
  const figure = (name) => Number(text.match(new RegExp(`^${name} ([\\d.]+)`, 'm'))[1]);
  return { turns: figure('quad_bot_thinking_seconds_count'), seconds: figure('quad_bot_thinking_seconds_sum') };
}

/** Processor seconds of all bot processes. */
const spent = () => s.processes('quad-bot').reduce((sum, { pid }) => {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const words = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  return sum + (Number(words[11]) + Number(words[12])) / TICKS;
}, 0);

async function rate(count) {
  const stop = await bots(count);
  await pause(1000);
  const [before, used, began] = [await thought(), spent(), performance.now()];
  await pause(SECONDS * 1000);
  const [after, now] = [await thought(), performance.now()];
  const seconds = (now - began) / 1000, turns = after.turns - before.turns, processor = spent() - used;
  await stop();
  return { a_second: turns / seconds, thinking: (after.seconds - before.seconds) / turns, share: processor / seconds / count, of_processor: turns / processor };
}

/** The same matches for both, one and two processes by turns. */
async function throughput() {
  const host = await client().guest();
  for (let i = 0; i < MATCHES; i++)
    await host.post('/lobbies', { game: 'stratic', bots: [0, 1].map((seat) => ({ seat, bot: STRONG })) });
  const seen = { 1: [], 2: [] };
  for (let round = 0; round < ROUNDS; round++) for (const count of [1, 2]) seen[count].push(await rate(count));
  const middle = (count, what) => median(seen[count].map((one) => one[what]));
  for (const count of [1, 2])
    console.log(`${count} process${count > 1 ? 'es' : ''}: ${middle(count, 'a_second').toFixed(1)} turns a second (${seen[count].map((one) => one.a_second.toFixed(1)).join(' ')}), each had ${(100 * middle(count, 'share')).toFixed(0)} % of a processor; ${middle(count, 'of_processor').toFixed(1)} turns per second of processor`);
  const ratio_of = (what) => (middle(2, what) / middle(1, what)).toFixed(2);
  const ratios = seen[1].map((one, i) => seen[2][i].a_second / one.a_second);
  console.log(`ratio ${median(ratios).toFixed(2)} (${ratios.map((r) => r.toFixed(2)).join(' ')}; bar 1.8 on two idle processors), per second of processor ${ratio_of('of_processor')}, load ${load()} on ${cpus().length} processors`);
  await s.sql('delete from job'); // these matches end here
  return middle(1, 'thinking');
}

const answers = []; // {key, ms}: from the order's answer to the view with the bot's turn

async function begin(guest) {
  const { body: { match } } = await guest.post('/play', { game: 'stratic', versus: BOT, clock: { mode: 'untimed' } });
  await guest.put(seat_path(match, 0), { orders: FORMATION });
  return match;
}

/** The next view of the match in which the guest is to move, or which is over. */
async function my_turn(guest, match, after) {
  for (let query = after === undefined ? '' : `?after=${after}&wait=25`; ;) {
    const { body } = await guest.get(`/matches/${match}/view${query}`);
    if (body.status !== 'live' || (body.owes && body.turn > 0)) return body;
    query = `?after=${body.seq}&wait=25`;
  }
}

/** Plays one match after another, thinking `pace` seconds on average, until the end. */
async function live(guest, pace, end) {
  while (performance.now() < end) {
    const match = await begin(guest);
    for (let view = await my_turn(guest, match); view.status === 'live';) {
      await pause(Math.min(2 * pace * Math.random() * 1000, Math.max(0, end - performance.now())));
      if (performance.now() >= end) return;
      const { status } = await guest.call('PUT', seat_path(match, view.turn), { body: { orders: turn('--') } });
      if (status !== 200) break;
      const [key, began] = [`${match}/${view.turn + 1}`, performance.now()];
      view = await my_turn(guest, match, view.seq);
      answers.push({ key, ms: performance.now() - began });
    }
  }
}

async function people(thinking) {
  const stop = await bots(cpus().length);
  const pace = Math.max(PACE, BOT === STRONG ? PEOPLE * thinking / (BUSY * cpus().length) : 0);
  const guests = [];
  for (let i = 0; i < PEOPLE; i++) guests.push(await client().guest());
  await Promise.all(guests.map(async (guest, i) => {
    await pause(pace * 1000 * i / PEOPLE); // they do not come all at once
    await live(guest, pace, performance.now() + PLAY_SECONDS * 1000);
  }));
  await stop();
  const turns = new Map(s.log().split('\n').filter((line) => line.includes('"bot_turn_played"')).map((line) => JSON.parse(line)).map((line) => [`${line.match}/${line.turn}`, line]));
  const beyond = answers.filter(({ key }) => turns.has(key)).map(({ key, ms }) => ms - turns.get(key).thought_us / 1000);
  const waited = answers.filter(({ key }) => turns.has(key)).map(({ key }) => turns.get(key).waited_us / 1000);
  const told = (list) => `p50 ${median(list).toFixed(0)} ms, p95 ${quantile(list, 0.95).toFixed(0)} ms, longest ${Math.max(...list).toFixed(0)} ms`;
  console.log(`${PEOPLE} people, one order in ${pace.toFixed(1)} s each, ${beyond.length} answers: beyond the thinking ${told(beyond)} (bar: p95 300 ms); of that until a process began ${told(waited)}; load ${load()}`);
}

try {
  await people(ROUNDS ? await throughput() : Number(process.env.LOAD_THINKING ?? 0));
} finally {
  await s.stop();
}
