// capacity.mjs - what this machine can serve, predicted and tried. Measures the processor time of each kind of request, lets the model in queueing.mjs
// say at which rate 95 % of answers take longer than 200 ms, and then raises the rate of a real load until they do. Tells costs, both rates, and
// for how many people that is. An arena of its own; about three minutes. Results, and what they mean: deploy/capacity.md.
//
//   tests/load/bench.sh capacity      CAPACITY_SECONDS (8) of each run at one rate, CAPACITY_TABLES (48) matches
//
// Ends with status 1 when the machine was quiet and prediction and load differ by more than a quarter. Otherwise it says what else was running.
import { execFileSync } from 'node:child_process';
import net from 'node:net';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { build, stack } from '../lib/stack.mjs';
import { machine, median, memory, run, times, wrk } from './measure.mjs';
import { wire_bytes } from './pairs.mjs';
import { highest_rate, mean_us, needs } from './queueing.mjs';
import { advance, matches, processes, tool, write_tables } from './stand.mjs';

const SECONDS = Number(process.env.CAPACITY_SECONDS ?? 8), TABLES = Number(process.env.CAPACITY_TABLES ?? 48);
const WORKERS = 12, LIMIT_US = 200_000, WITHIN = 0.25, QUIET_CORES = 0.1, WATCHERS = 500, COMMITS = 6, POLLS = 300, ROUNDS = 5;
const FRONT = ['nginx', 'quad-waiter', 'quad-api'];

const s = await stack({ own: true, workers: WORKERS, env: {
  QUADRIVIUM_RECYCLE: '0', QUADRIVIUM_LIMIT_GUESTS: '1000000', QUADRIVIUM_LIMIT_READS: '100000000', QUADRIVIUM_LIMIT_WRITES: '100000000',
} });
const dir = mkdtempSync(join(tmpdir(), 'quad-capacity-'));
chmodSync(dir, 0o755);
const cores = machine().cores;
const us = (value) => `${value.toFixed(0)} µs`;

/** Processor time in µs by program between two looks, and what all else on the machine took meanwhile, in whole processors. */
function spent(before, after, own_us = 0) {
  const by = {};
  for (const name of Object.keys(after.user))
    by[name] = after.user[name] + after.system[name] - (before.user[name] ?? 0) - (before.system[name] ?? 0);
  const arena = Object.values(by).reduce((a, b) => a + b, 0);
  const all = after.machine.all - before.machine.all, idle = after.machine.idle - before.machine.idle;
  return { by, arena, others: Math.max(0, (all - idle - arena - own_us) / (all / cores)) };
}

async function watched(body) {
  const before = times(processes(s));
  const result = await body();
  return { ...result, ...spent(before, times(processes(s)), result?.cpu_us) };
}

/** Processor time of one of `count` requests: `front` (nginx, waiter, workers) and `database`. */
function cost_of({ by }, count) {
  const front = FRONT.reduce((sum, name) => sum + (by[name] ?? 0), 0);
  return { front: front / count, database: (by.postgres ?? 0) / count };
}

const players = await matches(s, TABLES);

async function orders(list, ...options) {
  const tables = join(dir, 'tables');
  write_tables(tables, list);
  const said = await watched(async () => JSON.parse(await run(tool('orders'), [s.port, tables, ...options])));
  list.forEach((match, i) => { match.turn = said.turns[i]; });
  return said;
}

/* ---- costs ------------------------------------------------------------------------------------------------------- */

/** How long PostgreSQL waits for the disk in one flush of its log. */
async function flush_us(body) {
  const look = async () => (await s.sql('select wal_sync, wal_sync_time from pg_stat_wal')).split('|').map(Number);
  await s.sql('alter system set track_wal_io_timing = on');
  await s.sql('select pg_reload_conf()');
  await pause(500);
  const [count, ms] = await look();
  await body();
  await pause(1500); // the statistics are written a second later
  const [count_after, ms_after] = await look();
  return (ms_after - ms) * 1000 / (count_after - count);
}

async function read(path, headers = {}) {
  const answer = await s.client().call('GET', path, { headers });
  if (![200, 304].includes(answer.status)) throw new Error(`${path}: ${answer.status} ${answer.text}`);
  const got = await watched(() => wrk(`${s.url}/api/v1${path}`, { seconds: 2, headers, bytes: wire_bytes(answer), connections: 8 }));
  return cost_of(got, got.count);
}

async function watching(match) {
  const { body: { seq } } = await s.client().get(`/matches/${match.id}/spectate?after=${Date.now() % 1e9}&wait=0`);
  let before;
  const text = await run(tool('waiters'), [s.port, WATCHERS, COMMITS, match.id, match.south.cookie, match.north.cookie, match.turn, seq], {
    hear(out, child) {
      if (before || !out.includes('\n')) return;
      before = times(processes(s));
      child.stdin.end('\n');
    },
  });
  match.turn = JSON.parse(text.slice(text.indexOf('\n'))).turn;
  return cost_of(spent(before, times(processes(s))), WATCHERS * COMMITS);
}

/** Long polls of a seat whose second ends without news, on connections of their own: the processor time of each, and KiB each holds. */
async function waiting(match, { etag, body: { seq } }) {
  const request = `GET /api/v1/matches/${match.id}/view?after=${seq}&wait=1 HTTP/1.1\r\nHost: 127.0.0.1\r\nCookie: ${match.south.cookie}\r\nIf-None-Match: ${etag}\r\n\r\n`;
  const held = () => memory(['nginx', 'quad-waiter'].flatMap((name) => s.processes(name))).rss;
  const before = held();
  const sockets = await Promise.all(Array.from({ length: POLLS }, () => new Promise((resolve, reject) => {
    const socket = net.connect(s.port, '127.0.0.1', () => resolve(socket)).on('error', reject);
  })));
  const asked = (socket) => new Promise((resolve, reject) => {
    socket.once('data', (part) => (part.toString().startsWith('HTTP/1.1 304') ? resolve() : reject(new Error(`a long poll: ${part}`))));
    socket.write(request);
  });
  let most = 0;
  const got = await watched(async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const answers = sockets.map(asked);
      most = Math.max(most, held());
      await Promise.all(answers);
      most = Math.max(most, held());
    }
  });
  for (const socket of sockets) socket.destroy();
  return { cost: cost_of(got, POLLS * ROUNDS), kib: (most - before) / POLLS };
}

/** A turn of the strong bot: processor time of a game played by two of them, by its turns. */
function bot_turn() {
  const script = `TIMEFORMAT='%U %S'; time ${join(build, 'quad')} simulate stratic --players bot:strong,bot:strong --max-turns 30 --seed 1 2>/dev/null`;
  const said = execFileSync('bash', ['-c', `{ ${script}; } 2>&1`], { encoding: 'utf8' }).trim().split('\n');
  const [user, system] = said.pop().split(' ').map(Number);
  return (user + system) * 1e6 / JSON.parse(said.find((line) => line.startsWith('{'))).turns;
}

async function measure_costs() {
  const [match, watched_one] = await matches(s, 2);
  await advance(match);
  const seen = await match.south.get(`/matches/${match.id}/view`);
  const own = { Cookie: match.south.cookie };
  const size = async () => Number(await s.sql('select pg_database_size(current_database())'));
  let alone;
  const flush = await flush_us(async () => { alone = await orders(players.slice(0, 4), '--count', 2000); });
  const wait = await waiting(match, seen);
  const bytes = await size();
  const many = await orders(players, '--count', 8000);
  const costs = {
    orders: cost_of(many, many.orders), views: await read(`/matches/${match.id}/view`, own),
    unchanged: await read(`/matches/${match.id}/view`, { ...own, 'If-None-Match': seen.etag }), waits: wait.cost, cached: await read(`/matches/${match.id}/spectate`),
    read: await read('/me/inbox', own), watched: await watching(watched_one), bot_turn_us: bot_turn(), waiting_kib: wait.kib,
    order_bytes: (await size() - bytes) / many.orders,
  };
  return { costs, flush, alone, many };
}

/* ---- the mix ----------------------------------------------------------------------------------------------------- */

/** Of eight requests one is an order; these are the others, from the first eight matches in turn. */
function write_mix() {
  const api = '/api/v1/matches';
  const lines = players.slice(0, 8).flatMap(({ id, south, north }) => [
    ['200', `${api}/${id}/view`, north.cookie], ['304', `${api}/${id}/view`, south.cookie, 'If-None-Match: *'], ['200', `${api}/${id}/spectate`, '-'],
    ['200', '/api/v1/me/inbox', south.cookie], ['304', `${api}/${id}/view`, north.cookie, 'If-None-Match: *'], ['200', `${api}/${id}/spectate`, '-'],
    ['200', `${api}/${id}/view`, south.cookie],
  ].map(([status, path, cookie, header = '-']) => [status, 'GET', path, cookie, header, '-'].join('\t')));
  const file = join(dir, 'mix');
  writeFileSync(file, `${lines.join('\n')}\n`);
  return file;
}

/** The mix as the model's kinds of requests. The load program shares the machine, so its time is part of each request. */
function kinds_of(only_orders, mixed) {
  const part = (got, count) => {
    const worker = ((got.by['quad-api'] ?? 0) + (got.by.postgres ?? 0)) / count;
    return { worker, front: (got.arena + got.cpu_us) / count - worker };
  };
  const order = part(only_orders, only_orders.orders), all = part(mixed, mixed.requests);
  const other = (key) => Math.max(1, (all[key] - mixed.orders / mixed.requests * order[key]) / (1 - mixed.orders / mixed.requests));
  return [
    { share: mixed.orders, front_us: order.front, worker_us: order.worker, durable: true },
    { share: mixed.requests - mixed.orders, front_us: other('front'), worker_us: other('worker') },
  ];
}

/** The rate at which 95 % of answers take longer than 200 ms: upwards in steps of a fifth, then halving what is between. */
async function try_rates(mix, begin) {
  const runs = [];
  const at = async (rate) => {
    const got = await orders(players, '--seconds', SECONDS, '--mix', mix, '--rate', Math.round(rate));
    runs.push({ rate, p95_us: got.p95_us, others: got.others });
    console.log(`  ${rate.toFixed(0).padStart(6)} requests/s: p95 ${(got.p95_us / 1000).toFixed(1).padStart(7)} ms, p50 ${(got.p50_us / 1000).toFixed(1)} ms; ${got.others.toFixed(2)} processors busy with other things`);
    return got.p95_us <= LIMIT_US;
  };
  let low = begin, high;
  while (!await at(low)) [low, high] = [low / 1.5, low];
  if (!high) for (high = low * 1.2; await at(high); high *= 1.2) low = high;
  for (let i = 0; i < 3; i++) {
    const rate = (low + high) / 2;
    if (await at(rate)) low = rate; else high = rate;
  }
  return { rate: (low + high) / 2, runs };
}

/* ---- telling ----------------------------------------------------------------------------------------------------- */

function tell_costs({ costs, flush }) {
  console.log('processor time of one, in nginx, waiter and workers / in the database:');
  for (const name of ['orders', 'views', 'unchanged', 'waits', 'cached', 'read', 'watched'])
    console.log(`  ${name.padEnd(10)} ${us(costs[name].front).padStart(8)} / ${us(costs[name].database).padStart(8)}`);
  console.log(`  a turn of the strong bot ${us(costs.bot_turn_us)}; an order leaves ${costs.order_bytes.toFixed(0)} bytes; a long poll of a seat holds ${costs.waiting_kib.toFixed(1)} KiB; one flush of the log ${us(flush)}`);
}

function tell_people(costs) {
  for (const people of [1e4, 1e5, 1e6]) {
    const n = needs(people, costs);
    console.log(`  ${String(people).padStart(8)} people: ${n.requests_per_second.toFixed(0)} requests/s, ${n.orders_per_second.toFixed(0)} orders/s; processors: nodes ${n.front_cores.toFixed(1)}, `
      + `database ${n.database_cores.toFixed(1)}, bots ${n.bot_cores.toFixed(1)}; ${n.memory_gib.toFixed(1)} GiB for those who wait; ${n.disk_gib_a_day.toFixed(1)} GiB a day`);
  }
}

async function main() {
  console.log(`${cores} processors, ${machine().cpu}, load ${machine().load.join(' ')}`);
  const measured = await measure_costs();
  tell_costs(measured);
  const mix = write_mix();
  await orders(players, '--count', 2000, '--mix', mix);
  const mixed = await orders(players.slice(0, 4), '--count', 12_000, '--mix', mix);
  const kinds = kinds_of(measured.alone, mixed);
  const predict = (processors) => highest_rate(kinds, { cores: processors, workers: WORKERS, flush_us: measured.flush }, { seconds: SECONDS });
  const predicted = predict(cores);
  console.log(`a request of the mix takes ${us(mean_us(kinds))} of processor time, the load program's ${us(mixed.cpu_us / mixed.requests)} included; predicted: ${predicted.toFixed(0)} requests/s`);
  const tried = await try_rates(mix, predicted * 0.6);
  const ratio = predicted / tried.rate, others = median([measured.alone, mixed, ...tried.runs].map((one) => one.others));
  const quiet = others <= QUIET_CORES, fits = Math.abs(ratio - 1) <= WITHIN;
  console.log(`p95 passes 200 ms at ${tried.rate.toFixed(0)} requests/s; predicted / tried ${ratio.toFixed(2)}; ${quiet ? (fits ? 'within a quarter: pass' : 'MISS') : 'not judged'}`);
  const left = quiet ? predicted : predict(Math.max(0.1, cores - others));
  if (!quiet) console.log(`${others.toFixed(2)} processors were busy with other things; predicted for what was left ${left.toFixed(0)} requests/s, ${(left / tried.rate).toFixed(2)} of the tried; repeat it on a quiet machine`);
  tell_people(measured.costs);
  const report = { at: new Date().toISOString(), machine: machine(), ...measured.costs, flush_us: measured.flush, kinds, predicted, left, tried, ratio, others, quiet };
  writeFileSync(join(build, 'capacity.json'), `${JSON.stringify(report, null, 1)}\n`);
  if (quiet && !fits) process.exitCode = 1;
}

try {
  await main();
} finally {
  await s.stop();
  rmSync(dir, { recursive: true, force: true });
}
