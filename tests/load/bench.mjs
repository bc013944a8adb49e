// bench.mjs - run the pairs on an arena of their own and say what came out: a table here, JSON in build/bench.json. A missed bar
// is shown; only a run that broke ends with another status than 0.
import { spawnSync } from 'node:child_process';
import { chmodSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { build, root, stack } from '../lib/stack.mjs';
import { frames } from './frames.mjs';
import { stratagem_games } from './games.mjs';
import { rule_checks } from './rules.mjs';
import { many_matches } from './many.mjs';
import { budget, machine, settings } from './measure.mjs';
import { peer_orders } from './peer.mjs';
import { space_games } from './space.mjs';
import { thinking } from './thinking.mjs';
import { durable_orders, engine, spectators, unchanged_seats, waking_up, worker_memory } from './pairs.mjs';

const WORKERS = 12;
const PAIRS = { a: spectators, b: unchanged_seats, c: durable_orders, d: waking_up, e: engine, m: worker_memory, f: panning, t: thinking, g: stratagem_games, s: space_games, l: full_lists, n: many_matches, r: rule_checks, peer: peer_orders };
const LONG = ['l', 'n']; // take minutes: a million rows each
const ON_WISH = [...LONG, 'peer']; // the peer is installed on its own
const wanted = (process.env.BENCH_PAIRS ?? Object.keys(PAIRS).filter((pair) => !ON_WISH.includes(pair)).join(' ')).split(/[\s,]+/).filter(Boolean);
const SECONDS = LONG.some((pair) => wanted.includes(pair)) ? 1800 : 720; // filling a million rows takes its time; on a slow machine there are fewer rounds, one at least
const env = { QUADRIVIUM_RECYCLE: '0', QUADRIVIUM_LIMIT_GUESTS: '1000000' };

/* Not a pair: nothing on this machine bounds it but the screen's own 60 frames a second. */
async function panning(stage) {
  const one = stage.stack ?? (await stage.single()).stack;
  stage.report.frames = await frames(one.url);
  return [];
}

/* Leaderboards and archive over a million matches: each query's times and the indexes it follows. */
async function full_lists({ report }) {
  report.lists = {};
  for (const name of ['ratings', 'archive']) {
    const script = spawnSync(join(root, 'tests', 'load', `${name}.sh`), { encoding: 'utf8', env: { ...process.env, QUADRIVIUM_BUILD: build }, stdio: ['ignore', 'pipe', 'inherit'] });
    if (script.status !== 0) throw new Error(`${name}.sh ended with status ${script.status}`);
    report.lists[name] = script.stdout.trim().split('\n').slice(1);
    console.log([`lists    ${name}`, ...report.lists[name]].join('\n'.padEnd(10)));
  }
  return [];
}

const number = (value) => (value >= 1000 ? Math.round(value).toLocaleString('en').replaceAll(',', ' ') : value >= 100 ? value.toFixed(0) : value.toFixed(2));
const verdict = ({ pass }) => (pass === null ? '' : pass ? 'pass' : 'MISS');

function print_line(line) {
  const bar = line.bar === null ? '' : `${line.at_most ? '<=' : '>='} ${line.bar}`;
  const [low, high] = line.spread.map((r) => r.toFixed(2));
  console.log(`${line.id.padEnd(9)}${line.name}`);
  console.log(`${''.padEnd(9)}${number(line.ours).padStart(9)} / ${number(line.limit).padStart(9)} ${line.unit.padEnd(17)} ratio ${line.ratio.toFixed(2).padStart(6)}  (${low} to ${high})  ${bar.padEnd(7)} ${verdict(line)}`);
  for (const sentence of line.where) console.log(`${''.padEnd(11)}${sentence}`);
}

function print_memory({ waiters, worker }) {
  if (waiters) console.log(`memory   a waiting client (${waiters.clients} of them): ${waiters.waiter_kib_each} KiB in the waiter, ${waiters.nginx_kib_each} KiB in nginx; bar <= ${waiters.bar_kib_each} ${verdict(waiters)}`);
  if (!worker) return;
  const growth = worker.seen.map((s) => `${s.requests}: ${(s.rss / 1024).toFixed(1)}`).join(', ');
  console.log(`memory   a worker after ${worker.requests} mixed requests: peak ${(worker.peak_kib / 1024).toFixed(1)} MiB (private now ${(worker.anon_kib / 1024).toFixed(1)}); bar <= 40 ${verdict(worker)}`);
  console.log(`${''.padEnd(11)}resident MiB after so many requests: ${growth}`);
}

function print_thinking({ positions, turns, median_ms, p99_ms, median_nodes, nodes_per_second }) {
  console.log(`thinking one turn of the strong bot, 16x16 with 70 pieces: median ${median_ms.toFixed(0)} ms, p99 ${p99_ms.toFixed(0)} ms; ${number(nodes_per_second)} nodes/s`);
  console.log(`${''.padEnd(11)}${turns} turns in ${positions} positions, ${median_nodes} nodes in the middle one`);
}

/** What the arena's log has beside ordinary requests, its end. */
function complaints(one) {
  const lines = one.log().split('\n').filter((line) => line && !line.includes('"level":"info"'));
  return lines.slice(-20).map((line) => `  log: ${line.slice(0, 400)}`).join('\n');
}

function print_frames({ frames: boards }) {
  for (const b of boards ?? []) {
    console.log(`frames   panning a board of ${b.side} x ${b.side} with ${b.pieces} squares held: ${b.per_second} a second, p50 ${b.p50_ms} ms, p95 ${b.p95_ms} ms, longest ${b.longest_ms} ms, ${b.late} of ${b.frames} later than 25 ms`);
  }
}

const open = []; // how to close what is open
async function close_all() {
  while (open.length) await open.pop()();
}

async function main() {
  const unknown = wanted.filter((pair) => !(pair in PAIRS));
  if (unknown.length) throw new Error(`no such pair: ${unknown.join(' ')}; there are ${Object.keys(PAIRS).join(' ')}`);
  const begun = Date.now();
  const report = { at: new Date().toISOString(), ...settings, machine: machine(), pairs: [], memory: {} };
  const stacks = [];
  const start = async (workers) => {
    const one = await stack({ own: true, workers, env });
    open.push(one.stop);
    stacks.push(one);
    return { stack: one, port: one.port, workers };
  };
  console.log(`${report.machine.cores} cores, ${report.machine.cpu}, load ${report.machine.load.join(' ')}; medians of ${settings.repeats}`);
  try {
    const stage = { report, dir: mkdtempSync(join(tmpdir(), 'quad-bench-')), single: () => start(1) };
    chmodSync(stage.dir, 0o755);
    open.push(() => rmSync(stage.dir, { recursive: true, force: true }));
    if (wanted.some((pair) => ['a', 'b', 'c', 'd', 'peer'].includes(pair))) Object.assign(stage, await start(WORKERS));
    for (const [i, pair] of wanted.entries()) {
      budget.until = Date.now() + (begun + SECONDS * 1000 - Date.now()) / (wanted.length - i);
      const lines = await PAIRS[pair](stage);
      for (const line of lines) print_line(line);
      report.pairs.push(...lines);
    }
  } catch (error) {
    for (const one of stacks) console.error(complaints(one));
    throw error;
  } finally {
    await close_all();
  }
  print_memory(report.memory);
  print_frames(report);
  if (report.thinking) print_thinking(report.thinking);
  report.machine.load_after = machine().load;
  report.seconds = Math.round((Date.now() - begun) / 1000);
  const missed = [...report.pairs, ...Object.values(report.memory)].filter((line) => line.pass === false).length;
  const file = join(build, 'bench.json');
  writeFileSync(file, JSON.stringify(report, null, 1) + '\n');
  console.log(`load at the end ${report.machine.load_after.join(' ')}; ${report.seconds} s; ${missed ? `${missed} bars missed` : 'every bar met'}; ${file}`);
}

// A signal still ends, in order, what was started.
let given_up = false;
async function give_up(why) {
  given_up = true;
  console.error(`the bench ends before its time: ${why}`);
  await close_all();
  process.exit(1);
}
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.once(signal, give_up);
await main().catch((error) => {
  if (!given_up) throw error;
});
