// admission.mjs - what a flood costs everybody else: `tests/load/bench.sh admission`, or node with a built arena. Two floods without a login
// worth the name: 24 bodies of 5.8 MB at once for /verify (bars: a reader's p95 below 100 ms, all workers together below 1 GiB), and sign-ins
// with a wrong password (bar: the p95 of orders below twice what it is without).
import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import { Client } from '../lib/client.mjs';
import { put_orders, table, turn, WALL } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const BODIES = 24, BYTES = 5.8e6, SECONDS = Number(process.env.BENCH_SECONDS ?? 8), MIB = 1 << 20;
const KINDS = { objects: '{}', events: '{"n":1,"kind":"turn","turn":1,"body":"{\\"kind\\":\\"turn\\",\\"orders\\":[null,null]}","hash":"0123456789abcdef0123456789abcdef"}' };

// ---- the floods: threads of their own, so that what they send takes no time of who is measured --------------------------------------------

const count = (counts, { status, body }) => { counts[`${status} ${body?.code ?? ''}`] = (counts[`${status} ${body?.code ?? ''}`] ?? 0) + 1; };

async function send_bodies(url, kind) {
  const value = KINDS[kind], counts = {};
  const raw = Buffer.from(`{"format":"quadrivium","events":[${Array(Math.floor(BYTES / (value.length + 1))).fill(value).join()}]}`);
  for (const end = Date.now() + SECONDS * 1000; Date.now() < end;)
    await Promise.all(Array.from({ length: BODIES }, async () => count(counts, await new Client(url).call('POST', '/verify', { raw }))));
  return counts;
}

async function sign_in(url) {
  const counts = {};
  const end = Date.now() + SECONDS * 1000;
  await Promise.all(Array.from({ length: 32 }, async (_, i) => {
    for (let n = 0; Date.now() < end; n++) {
      const answer = await new Client(url).call('POST', '/sessions', { body: { name: `nobody ${i} ${n}`, password: 'not the password' } });
      count(counts, answer);
      if (answer.status === 503) await pause(100);
    }
  }));
  return counts;
}

// ---- what is measured ------------------------------------------------------------------------------------------------------------------

/** A flood in a thread: resolves to how its requests were answered. */
const thread = (url, what, kind) => new Promise((resolve, reject) => {
  const worker = new Worker(new URL(import.meta.url), { workerData: { url, what, kind } });
  worker.on('message', resolve);
  worker.on('error', reject);
});

/** The memory of all workers together. */
function memory(s) {
  let sum = 0;
  for (const { pid } of ['quad-api', 'quad-costly', 'quad-hashing', 'quad-calling'].flatMap((name) => s.processes(name)))
    try {
      sum += Number(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8').match(/^Pss:\s+(\d+) kB/m)[1]) * 1024;
    } catch { /* gone between two looks */ }
  return sum;
}

/** Until `flood` is over, do `ask` over and over: the times it took, and what became of the flood. */
async function during(flood, ask) {
  const times = [];
  let told = null;
  flood.then((counts) => { told = counts ?? {}; }, (error) => { told = { error: String(error) }; });
  while (!told) {
    const began = performance.now();
    await ask();
    times.push(performance.now() - began);
  }
  return { times, told };
}

const show = (name, { times, told }, rest = '') => console.log(`${name.padEnd(34)} ${String(times.length).padStart(5)}  p50 ${quantile(times, 0.5).toFixed(1)}  p95 ${quantile(times, 0.95).toFixed(1)}  longest ${Math.max(...times).toFixed(1)} ms  ${rest}  ${JSON.stringify(told)}`);
const quiet = () => pause(SECONDS * 1000);

/** Two guests who move a Fortifier out and back: resolves to a function that hands in the next order. */
async function orders(s) {
  const t = await table(s, { clock: { mode: 'untimed' } });
  await put_orders(t.south, t.match, 0, WALL);
  await put_orders(t.north, t.match, 0, WALL);
  let n = 1;
  const LINES = [['Fa2>a3', 'Fa3>a2'], ['Fa9>a8', 'Fa8>a9']];
  return async () => {
    await put_orders(t.seats[(n + 1) % 2], t.match, n, turn(LINES[(n + 1) % 2][Math.floor((n - 1) / 2) % 2]));
    n++;
  };
}

async function main() {
  const s = await stack({ own: true, workers: 12, env: { QUADRIVIUM_NICE: '1', QUADRIVIUM_LIMIT_SIGN_INS: '1000000' } });
  try {
    const reader = await s.guest();
    const read = () => reader.get('/lobbies');
    show('reading, nobody else', await during(quiet(), read));
    for (const kind of Object.keys(KINDS)) {
      let most = 0;
      const watch = setInterval(() => { most = Math.max(most, memory(s)); }, 100);
      const got = await during(thread(s.url, 'bodies', kind), read);
      clearInterval(watch);
      show(`reading, 24 bodies of ${kind}`, got, `workers together ${(most / MIB).toFixed(0)} MiB`);
    }
    const order = await orders(s);
    show('orders, nobody else', await during(quiet(), order));
    show('orders, 32 who try passwords', await during(thread(s.url, 'sign-ins'), order));
  } finally {
    await s.stop();
  }
}

if (!isMainThread) {
  const { url, what, kind } = workerData;
  parentPort.postMessage(await (what === 'bodies' ? send_bodies(url, kind) : sign_in(url)));
} else {
  await main();
}
