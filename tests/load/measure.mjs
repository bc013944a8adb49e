// measure.mjs - what all pairs share: medians, running a load program, where the processor's time went, the machine's load.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { cpus, loadavg } from 'node:os';
import { exchange } from '../lib/client.mjs';

export const settings = {
  repeats: Number(process.env.BENCH_REPEATS ?? 5),
  seconds: Number(process.env.BENCH_SECONDS ?? 3),
};

const ascending = (numbers) => [...numbers].sort((a, b) => a - b);
export const quantile = (numbers, q) => {
  const all = ascending(numbers);
  return all[Math.min(all.length - 1, Math.floor(q * all.length))];
};
export function median(numbers) {
  const all = ascending(numbers);
  const middle = all.length >> 1;
  return all.length % 2 ? all[middle] : (all[middle - 1] + all[middle]) / 2;
}

/** Run a program to its end; resolves to what it printed. A failure of the program is a failure of the bench. */
export function run(program, args, { limit = 900, input, hear } = {}) {
  return new Promise((resolve, reject) => {
    const child = spawn(program, args.map(String), { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '', wrong = '';
    const timer = setTimeout(() => {
      wrong += `\n(not done after ${limit} s)`;
      child.kill('SIGKILL');
    }, limit * 1000);
    child.stdout.on('data', (part) => {
      out += part;
      hear?.(out, child);
    });
    child.stderr.on('data', (part) => { wrong += part; });
    child.stdin.on('error', () => {});
    if (input !== undefined) child.stdin.end(input);
    child.on('error', reject);
    child.on('close', (code, signal) => {
      clearTimeout(timer);
      if (code === 0) resolve(out);
      else reject(new Error(`${program} ${args.join(' ').slice(0, 300)} ended with ${code ?? signal}: ${(wrong || out).slice(-2000)}`));
    });
  });
}

/** Until when the pair being measured may begin another round. */
export const budget = { until: Infinity };

/** Run A, B, A, B, ... and keep what each run gives: `repeats` rounds, fewer on a machine too slow for them, one at least. One short run
 * of both comes first and does not count. */
export async function interleave(ours, limit, repeats = settings.repeats) {
  await ours(true);
  await limit(true);
  const got = { ours: [], limit: [] };
  for (let i = 0; i < repeats && (i === 0 || Date.now() < budget.until); i++) {
    got.ours.push(await ours(false));
    got.limit.push(await limit(false));
  }
  return got;
}

/** A line of the table. `value` picks the number out of a run; `atMost`: the ratio must not be larger than the bar. */
export function compare(got, value, { id, name, unit, bar, atMost = false, where = [], ...rest }) {
  const ours = got.ours.map(value), limit = got.limit.map(value);
  const ratio = median(ours) / median(limit);
  const spread = ours.map((v, i) => v / limit[i]);
  const pass = bar === undefined ? null : atMost ? ratio <= bar : ratio >= bar;
  return {
    id, name, unit, ours: median(ours), limit: median(limit), ratio, spread: [Math.min(...spread), Math.max(...spread)],
    bar: bar ?? null, at_most: atMost, pass, where: [...where, ...(ours.length < settings.repeats ? [`rounds measured: ${ours.length}`] : [])], runs: { ours, limit }, ...rest,
  };
}

// ---- processor time --------------------------------------------------------------------------------------------------

const TICK_US = 1e6 / Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Processor time so far of all processes under a run directory by name, in µs, children that ended included, and of the machine. */
export function times(processes) {
  const spent = { user: {}, system: {} };
  for (const { pid, name } of processes) {
    let stat;
    try {
      stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    } catch {
      continue;
    }
    const [user, system, childrens_user, childrens_system] = stat.slice(stat.lastIndexOf(')') + 2).split(' ').slice(11, 15).map(Number);
    spent.user[name] = (spent.user[name] ?? 0) + (user + childrens_user) * TICK_US;
    spent.system[name] = (spent.system[name] ?? 0) + (system + childrens_system) * TICK_US;
  }
  const [, ...machine] = readFileSync('/proc/stat', 'utf8').split('\n')[0].split(/\s+/).map(Number);
  spent.machine = { all: machine.slice(0, 8).reduce((a, b) => a + b) * TICK_US, idle: (machine[3] + machine[4]) * TICK_US, stolen: machine[7] * TICK_US };
  return spent;
}

/** Processor time so far of those processes that live, in µs: to the nanosecond, but not by name, nor with children that ended. */
export function exact_time(processes) {
  let sum = 0;
  for (const { pid } of processes)
    try {
      sum += Number(readFileSync(`/proc/${pid}/schedstat`, 'utf8').split(' ')[0]) / 1000;
    } catch { /* gone between two looks */ }
  return sum;
}

/** Processor time of all those processes together between two looks, in µs. */
export function spent_between(before, after) {
  const sum = ({ user, system }) => [...Object.values(user), ...Object.values(system)].reduce((a, b) => a + b, 0);
  return sum(after) - sum(before);
}

/** One sentence: µs of processor time per `what` in each program between two looks, and how much of the machine was idle. */
export function where_it_went(before, after, count, what) {
  const parts = [];
  for (const name of Object.keys(after.user)) {
    const user = (after.user[name] - (before.user[name] ?? 0)) / count;
    const system = (after.system[name] - (before.system[name] ?? 0)) / count;
    if (user + system >= 0.5) parts.push([user + system, `${name} ${(user + system).toFixed(0)} µs (${system.toFixed(0)} in the kernel)`]);
  }
  const all = after.machine.all - before.machine.all;
  const part = (key) => (((after.machine[key] - before.machine[key]) / all) * 100).toFixed(0);
  parts.sort((a, b) => b[0] - a[0]);
  return `processor time per ${what}: ${parts.map((p) => p[1]).join(', ')}; machine idle ${part('idle')} %, stolen ${part('stolen')} %`;
}

/** RSS and its private part of some processes, in KiB. */
export function memory(processes) {
  const sum = { rss: 0, anon: 0, peak: 0 };
  for (const { pid } of processes) {
    const status = readFileSync(`/proc/${pid}/status`, 'utf8');
    const kib = (key) => Number(status.match(new RegExp(`^${key}:\\s+(\\d+)`, 'm'))?.[1] ?? 0);
    sum.rss += kib('VmRSS');
    sum.anon += kib('RssAnon');
    sum.peak += kib('VmHWM');
  }
  return sum;
}

export const machine = () => ({ cores: cpus().length, cpu: cpus()[0].model, load: loadavg().map((l) => Number(l.toFixed(2))) });

// ---- wrk -------------------------------------------------------------------------------------------------------------

const UNIT = { B: 1, KB: 1024, MB: 1024 ** 2, GB: 1024 ** 3 };

const matched = (said, pattern, what) => {
  const found = pattern.exec(said);
  if (!found) throw new Error(`wrk printed no ${what}:\n${said}`);
  return found;
};

/** What wrk printed: `refused` counts answers with a status above 399, `lost` says which of the connections' errors there were. */
export function read_wrk(said) {
  const [, count, amount, unit] = matched(said, /(\d+) requests in [\d.]+\w+, ([\d.]+)([KMG]?B) read/, 'sum of its requests');
  const [, rate] = matched(said, /Requests\/sec:\s+([\d.]+)/, 'rate');
  const [, p99] = matched(said, /99%\s+(\S+)/, '99th percentile');
  const lost = /Socket errors: (.*)/.exec(said)?.[1].split(', ').filter((one) => !one.endsWith(' 0')) ?? [];
  return { count: Number(count), bytes: Number(amount) * UNIT[unit], rate: Number(rate), p99, refused: Number(/Non-2xx or 3xx responses: (\d+)/.exec(said)?.[1] ?? 0), lost };
}

/** Why a run is no measurement, in a sentence; null: it is one. `bytes`: how long one answer is; an answer of another kind would show in the sum. */
export function fault_of({ count, bytes: all, refused, lost }, bytes) {
  if (refused) return `${refused} of ${count} requests were refused`;
  if (lost.length) return `connections failed (${lost.join(', ')}; a timeout is no answer within two seconds)`;
  if (!count) return 'no request was answered';
  const each = all / count;
  return Math.abs(each - bytes) > bytes * 0.03 + 4 ? `${each.toFixed(1)} bytes an answer, expected ${bytes}` : null;
}

/** What the address answers now, for the message of a run that broke. */
async function answer_now(url, headers) {
  const { status, headers: had, text } = await exchange(url, { headers }).catch((error) => ({ status: error.message, headers: {}, text: '' }));
  return [status, had['retry-after'] && `Retry-After: ${had['retry-after']}`, text.slice(0, 300)].filter(Boolean).join(' ');
}

/** Polls a second of one address. */
export async function wrk(url, { seconds, headers = {}, bytes, connections = 32 }) {
  const args = ['-t', 2, '-c', connections, '-d', `${seconds}s`, '--latency'];
  for (const [name, value] of Object.entries(headers)) args.push('-H', `${name}: ${value}`);
  const said = await run('wrk', [...args, url]);
  const got = read_wrk(said);
  const fault = fault_of(got, bytes);
  if (fault) throw new Error(`wrk ${url}: ${fault}; asked once more, the address answers ${await answer_now(url, headers)}\n${said}`);
  return { rate: got.rate, count: got.count, p99: got.p99 };
}
