// soak.mjs - `make soak`: an arena under people, programs and spectators for SOAK_MINUTES (60), in rounds. Each round measures orders alone,
// then beside attackers (the fuzzer, costly bodies, sign-ins), then beside each attack of assault.mjs by itself, then beside one fault after another: every process killed and stopped, the
// database killed, the disk full. At the end every accepted order must be in the record exactly once, every match must replay, and
// everything derived must be made again without a difference. Prints one table; exit status 1 when a promise was broken.
import { execFile, execFileSync } from 'node:child_process';
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statfsSync, writeFileSync } from 'node:fs';
import { availableParallelism, loadavg, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fuzz } from '../fuzz/http/fuzz.mjs';
import { SETTINGS } from '../fuzz/http/settings.mjs';
import { Client } from '../lib/client.mjs';
import { begun, SHORT_WIN, turn } from '../lib/play.mjs';
import { build, stack } from '../lib/stack.mjs';
import { assault, ASSAULTS } from './assault.mjs';
import { over_bars, verdict } from './bars.mjs';
import { quantile } from './measure.mjs';

const MINUTES = Number(process.env.SOAK_MINUTES ?? 60);
const PART = Number(process.env.SOAK_PART_SECONDS ?? 20) * 1000; // how long each phase lasts
const PLAIN = { rated: false, clock: { mode: 'untimed' } };
const MEBIBYTE = 1 << 20;
const [load_before] = loadavg(); // of others: nothing of ours runs yet

// ---- the arena, on a disk of its own where one may be mounted ----------------------------------------------------------------

const place = mkdtempSync(join(tmpdir(), 'quad-soak-'));
let disk = false;
try {
  execFileSync('mount', ['-t', 'tmpfs', '-o', 'size=3g,mode=755', 'none', place], { stdio: 'ignore' });
  disk = true;
} catch { /* an ordinary user: the disk is never full */ }
chmodSync(place, 0o755);
mkdirSync(join(place, 'home'));
const s = await stack({ workers: 8, own: true, home: join(place, 'home'), env: { ...SETTINGS, QUADRIVIUM_NICE: '1', QUADRIVIUM_LIMIT_READS: '2400', QUADRIVIUM_WAITERS: '256' } });
const end = Date.now() + MINUTES * 60_000;

// ---- who plays, and what they were told ---------------------------------------------------------------------------------------

const told = { accepted: [], times: [], silence: 0, spectated: 0, wrong: [] };
let last = Date.now(); // when an order was last accepted
let over = false;

/** Send until it is answered: what was lost on the way is sent again, as a client should. Null when the arena ends first. */
async function insist(client, path, body) {
  for (;;) {
    const began = Date.now();
    try {
      const answer = await client.call('PUT', path, { body, signal: AbortSignal.timeout(30_000), fresh: true });
      if (answer.status === 200) {
        told.times.push(Date.now() - began);
        told.silence = Math.max(told.silence, Date.now() - last);
        last = Date.now();
        return answer;
      }
      if (answer.status !== 503 && answer.status !== 429 && answer.status !== 502) return answer;
    } catch { /* nobody answered */ }
    if (over) return null;
    await pause(50);
  }
}

async function patient(work) {
  for (;;) {
    try {
      return await work();
    } catch (error) {
      if (over) return null;
      await pause(100);
    }
  }
}

/** Two people who play one short game after the other. */
async function pair() {
  while (!over) {
    const t = await patient(() => begun(s, PLAIN));
    for (let i = 0; t && i < SHORT_WIN.length && !over; i++) {
      const client = Object.assign(t.seats[i % 2], { strict: false });
      const answer = await insist(client, `/matches/${t.match}/turns/${i + 1}/orders`, { orders: turn(SHORT_WIN[i]) });
      if (!answer) return;
      if (answer.status === 200) told.accepted.push({ match: t.match, turn: i + 1 });
      else {
        told.wrong.push(`${answer.status} ${answer.text.slice(0, 200)}`);
        break;
      }
    }
  }
}

/** A program that asks again at once. */
async function program() {
  while (!over) {
    const client = await patient(() => new Client(s.url).guest());
    const match = client && (await patient(() => client.post('/play', { game: 'stratic', versus: 'bot:random' })))?.body.match;
    if (!match) return;
    client.strict = false;
    for (let i = 0; i < 60 && !over; i++) {
      const inbox = await client.call('GET', '/me/inbox', { fresh: true }).catch(() => null);
      const owed = inbox?.body?.items?.find((item) => item.match === match);
      const orders = owed?.turn ? turn('--') : { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' };
      if (owed) await insist(client, `/matches/${match}/turns/${owed.turn ?? 0}/orders`, { orders });
      else await pause(20);
    }
    await client.call('POST', `/matches/${match}/resign`, { body: { confirm: true } }).catch(() => null);
  }
}

async function spectator() {
  const client = Object.assign(new Client(s.url), { strict: false });
  while (!over) {
    const match = told.accepted.at(-1)?.match;
    const view = match && await client.call('GET', `/matches/${match}/spectate?after=0&wait=5`, { fresh: true }).catch(() => null);
    told.spectated += view?.status === 200 ? 1 : 0;
    await pause(view ? 5 : 100);
  }
}

// ---- attacks and faults -------------------------------------------------------------------------------------------------------

const attack = { on: false, requests: 0, faults: [] };

async function attacker(seed) {
  while (!over) {
    if (attack.on) {
      const report = await fuzz(s, { seed: seed++, enough: () => !attack.on || over, told: (text) => attack.faults.push(text.slice(0, 500)) }).catch((error) => ({ requests: 0, error }));
      attack.requests += report.requests;
    }
    await pause(100);
  }
}

async function flood(ask) {
  while (!over) {
    if (attack.on) await ask(Object.assign(new Client(s.url), { strict: false })).then(() => { attack.requests++; }, () => {});
    else await pause(100);
  }
}

const BODY = Buffer.from(`{"format":"quadrivium","events":[${Array(1_900_000).fill('{}').join()}]}`);

async function full_disk() {
  const names = [];
  for (let i = 0; ; i++) {
    const { bavail, bsize } = statfsSync(place);
    const left = Math.min(bavail * bsize, 64 * MEBIBYTE);
    names.push(join(place, `filler.${i}`));
    try {
      writeFileSync(names.at(-1), Buffer.alloc(Math.max(left, 4096)));
    } catch { break; }
  }
  await pause(PART / 4);
  for (const name of names) rmSync(name, { force: true });
}

// ---- attacks one by one: the p95 of orders beside each, how it was answered, and the most memory a worker took ---------------------------------

const answers = new Map();
let peak = 0;
const watch_memory = () => setInterval(() => {
  for (const { pid } of ['quad-api', 'quad-costly', 'quad-hashing', 'quad-calling'].flatMap((name) => s.processes(name)))
    try {
      peak = Math.max(peak, Number(readFileSync(`/proc/${pid}/status`, 'utf8').match(/^VmRSS:\s+(\d+) kB/m)[1]) >> 10);
    } catch { /* gone between two looks */ }
}, 250);

async function target() {
  const client = await s.guest();
  const { body: { id } } = await client.post('/experiments', { title: 'long', draft: true, files: { 'notes.txt': 'x'.repeat(7 << 20) } });
  return { url: s.url, port: s.port, cookie: client.cookie, long: `/api/v1/experiments/${id}` };
}

async function attacked_by(name) {
  const end_it = assault(name, await patient(target));
  await pause(PART);
  answers.set(name, await end_it());
}

const stop_and_go = (which) => async () => {
  const pid = s.kill(which, 'SIGSTOP');
  await pause(PART / 4);
  try { process.kill(pid, 'SIGCONT'); } catch { /* replaced meanwhile */ }
};
const FAULTS = {
  'worker killed': async () => { s.kill('worker'); },
  'worker stopped': stop_and_go('worker'),
  'waiter killed': async () => { s.kill('quad-waiter'); },
  'clock killed': async () => { s.kill('quad-clock'); },
  'clock stopped': stop_and_go('quad-clock'),
  'bots killed': async () => { s.kill('quad-bot'); },
  'nginx killed': async () => { s.kill('nginx'); },
  'PostgreSQL killed': async () => { s.kill('postgres'); },
  ...(disk ? { 'disk full': full_disk } : {}),
};

// ---- the rounds ---------------------------------------------------------------------------------------------------------------

const table = new Map(); // phase -> { orders, times, silence }
async function phase(name, work = async () => {}) {
  Object.assign(told, { times: [], silence: 0 });
  last = Date.now();
  await Promise.all([work(), pause(PART)]);
  told.silence = Math.max(told.silence, Date.now() - last);
  const row = table.get(name) ?? { times: [], silence: 0 };
  row.times.push(...told.times);
  row.silence = Math.max(row.silence, told.silence);
  table.set(name, row);
  console.log(`${new Date().toISOString().slice(11, 19)} ${name}: ${told.times.length} orders, longest silence ${told.silence} ms`);
}

const everybody = [...Array.from({ length: 6 }, pair), ...Array.from({ length: 3 }, program), ...Array.from({ length: 20 }, spectator), attacker(1), attacker(1000),
  ...Array.from({ length: 4 }, () => flood((client) => client.call('POST', '/verify', { raw: BODY }))),
  ...Array.from({ length: 4 }, () => flood((client) => client.call('POST', '/sessions', { body: { name: 'nobody at all', password: 'wrong password 1' } })))];
do {
  await phase('alone');
  attack.on = true;
  await phase('attacked');
  attack.on = false;
  await pause(1000);
  const watching = watch_memory();
  for (const name of Object.keys(ASSAULTS)) {
    await phase(name, () => attacked_by(name));
    await pause(1000);
  }
  clearInterval(watching);
  for (const [name, fault] of Object.entries(FAULTS)) {
    await phase(name, fault);
    if (Date.now() > end) break;
  }
} while (Date.now() < end);
over = true;
await Promise.race([Promise.allSettled(everybody), pause(60_000)]);

// ---- what must hold -----------------------------------------------------------------------------------------------------------

const quad = (...words) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo }, maxBuffer: 1 << 26 }, (error, out, said) => resolve({ status: error?.code ?? 0, out: out.trim().split('\n').pop(), said }));
});
const found = new Map();
for (const line of (await s.sql("select m.public_id || ' ' || e.turn from match_event e join match m on m.id = e.match_id where e.kind = 'turn'")).split('\n')) found.set(line, (found.get(line) ?? 0) + 1);
const lost = told.accepted.filter(({ match, turn: n }) => !found.has(`${match} ${n}`)).length;
const doubled = [...found.values()].filter((n) => n > 1).length;
// A query fails where the database was killed (57P01-03) or its disk was full (53100): that was our doing.
const bad_lines = s.log().split('\n').filter((line) => /"event":"(assertion_failed|query_failed|lock_order_broken|match_damaged)"/.test(line) && !/"state":"(57P0[123]|53100)"/.test(line));
const scrub = await quad('scrub');
const rebuild = await quad('rebuild');
const p95 = (name) => quantile(table.get(name)?.times ?? [], 0.95);

console.log(`\n| phase | orders | p50 ms | p95 ms | p95 / alone | longest silence ms |\n|---|---|---|---|---|---|`);
for (const [name, { times, silence }] of table) console.log(`| ${name} | ${times.length} | ${quantile(times, 0.5)} | ${quantile(times, 0.95)} | ${(p95(name) / p95('alone')).toFixed(2)} | ${silence} |`);
for (const [name, counts] of answers) console.log(`${name}: ${JSON.stringify(counts)}`);
console.log(`the most memory of one worker beside attacks ${peak} MiB`);
console.log(`\norders accepted ${told.accepted.length}, lost ${lost}, doubled ${doubled}; refused otherwise ${told.wrong.length} ${[...new Set(told.wrong)].slice(0, 3).join(' | ')}`);
console.log(`p95 attacked / alone ${(p95('attacked') / p95('alone')).toFixed(2)}; ${attack.requests} requests of attackers, ${attack.faults.length} faults; ${told.spectated} views of spectators`);
for (const text of attack.faults.slice(0, 5)) console.log(`  ${text}`);
console.log(`scrub ${scrub.out}; rebuild ${rebuild.out}; lines of faults in the log ${bad_lines.length} ${bad_lines.slice(0, 3).join('\n')}`);
const bars = over_bars((name) => table.get(name)?.times ?? []);
for (const text of bars) console.log(`over its bar: ${text}`);
// What PostgreSQL itself says of locks stands in its own log, which stop() reads.
const stopped = await s.stop().then(() => [], (error) => [error.message]);
for (const text of stopped) console.log(text);
const broken = lost + doubled + told.wrong.length + attack.faults.length + bad_lines.length + scrub.status + rebuild.status + stopped.length;
console.log(verdict({ broken, bars, load: load_before, processors: availableParallelism() }));
if (disk) execFileSync('umount', ['-l', place]);
rmSync(place, { recursive: true, force: true });
process.exit(broken || bars.length ? 1 : 0);
