// stack.mjs - a whole arena for one test file: its own database, workers, waiter, clock daemon, a bot process and nginx on a free port, started
// by deploy/stack.sh. With TEST_PG (a libpq conninfo without dbname) the database lies in that cluster, a copy of TEST_TEMPLATE if there
// is one; without it, or with
// `own: true`, the stack makes a throw-away cluster of its own. Nothing is shared between two stacks.
import { spawn } from 'node:child_process';
import http from 'node:http';
import { chmodSync, chownSync, copyFileSync, existsSync, linkSync, mkdtempSync, readFileSync, readdirSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { tmpdir } from 'node:os';
import { randomBytes } from 'node:crypto';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { Client } from './client.mjs';
import { pauses } from './pauses.mjs';
import { ask_once, database } from './sql.mjs';

export const root = fileURLToPath(new URL('../..', import.meta.url)).replace(/\/$/, '');
export const build = resolve(root, process.env.QUADRIVIUM_BUILD ?? 'build');

/** The golden vectors' folder beside the checkout, or null. */
export function shared() {
  const folder = process.env.QUADRIVIUM_SHARED ?? join(root, '..', 'shared');
  return existsSync(join(folder, 'rules', 'golden')) ? folder : null;
}

/* The longest time between two questions. Each costs the arena more than waiting does, and a wait of minutes needs no answer at once. */
const RARELY_MS = 100;

/** Ask until `claim` gives something truthy: for what no request can wait for. Asks every `every` ms, and in a long wait
 *  more rarely: each time after a twentieth of the wait so far, at most RARELY_MS. Fails after `seconds`. */
export async function until(claim, { seconds = 150, every = 30, what = 'it' } = {}) {
  const began = performance.now(), end = began + seconds * 1000;
  for (;;) {
    const found = await claim();
    if (found) return found;
    if (performance.now() > end) throw new Error(`${what} did not happen within ${seconds} s: ${claim}`);
    await pause(Math.max(every, Math.min(RARELY_MS, (performance.now() - began) / 20)));
  }
}

/* The supervisor's own patience with all that it stops, and some more. */
const STOPS_MS = 240_000;

/** Send a signal to a process; false when it has ended meanwhile, perhaps with its parent. */
export function reaches(pid, signal) {
  try {
    return process.kill(pid, signal);
  } catch (error) {
    if (error.code === 'ESRCH') return false;
    throw error;
  }
}

function processes_in(home) {
  const found = [];
  for (const pid of readdirSync('/proc').filter((name) => /^\d+$/.test(name))) {
    try {
      if (!(readlinkSync(`/proc/${pid}/cwd`) + '/').startsWith(home + '/')) continue;
      const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
      const [state, parent] = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
      if (state !== 'Z') found.push({ pid: Number(pid), parent: Number(parent), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() });
    } catch { /* gone between two looks */ }
  }
  return found;
}

/* The state of a stack that does not stop, for the test's log: its processes with their children, and the end of its own log. */
function described(home, supervisor) {
  const line = ({ pid, name, parent }) => `${pid} (of ${parent}) ${name} ${said_of(pid, 'wchan')} ${said_of(pid, 'cmdline').replaceAll('\0', ' ')}`;
  const all = [{ pid: supervisor, name: 'supervisor', parent: process.pid }, ...processes_in(home)];
  return [...all.map(line), said_of(supervisor, 'status'), said_of(supervisor, 'syscall'), readFileSync(join(home, 'log', 'quadrivium.log'), 'utf8').slice(-4000)].join('\n');
}

function said_of(pid, what) {
  try {
    return readFileSync(`/proc/${pid}/${what}`, 'utf8');
  } catch (error) {
    return error.code;
  }
}

/* Those that may be stopped unnoticed. Masters of workers kill a worker that was stopped. */
function unwatched(all) {
  const masters = all.filter((p) => ['quad-api', 'quad-waiter'].includes(p.name)).map((p) => p.pid);
  return all.filter((p) => !masters.includes(p.parent));
}

async function await_url(child, home, said) {
  const end = performance.now() + 120_000;
  while (performance.now() < end) {
    if (existsSync(join(home, 'run', 'url'))) return;
    if (child.exitCode !== null || child.signalCode) break;
    await pause(25);
  }
  let log = '';
  try {
    log = readFileSync(join(home, 'log', 'quadrivium.log'), 'utf8').slice(-3000);
  } catch { /* none yet */ }
  throw new Error(`the stack did not start:\n${said()}\n${log}`);
}

/** What no test may provoke: locks taken out of their order, and what comes of it. The log of a cluster that tests share is tests/run.sh's. */
function breaches(home) {
  const folder = join(home, 'log');
  const lines = (existsSync(folder) ? readdirSync(folder) : []).flatMap((name) => readFileSync(join(folder, name), 'utf8').split('\n'));
  return [...new Set(lines.filter((line) => /lock_order_broken|deadlock detected/.test(line)))];
}

/* Nodes of one database have the same key of networks and devices. The first one makes it when it is needed, unless it is there. */
function same_key(first, home) {
  const { uid, gid } = statSync(join(first, 'run'));
  const key = join(first, 'sight.key');
  try {
    const fresh = `${key}.test`;
    writeFileSync(fresh, randomBytes(32), { mode: 0o600 });
    chownSync(fresh, uid, gid);
    linkSync(fresh, key);
  } catch (error) {
    if (error.code !== 'EEXIST') throw error;
  } finally {
    rmSync(`${key}.test`, { force: true });
  }
  copyFileSync(key, join(home, 'sight.key'));
  chmodSync(join(home, 'sight.key'), 0o600);
  chownSync(join(home, 'sight.key'), uid, gid);
}

/* Files of one process that share an arena (tests/lib/together.mjs): how many there are, how many have not asked for it yet, or not stopped it. */
let sharing = null;

/** From now on the first arena that each of `files` test files asks for is the same one. It starts when all of them have asked, with what each of them wants.
 *  Returns how to learn which number of them has not asked yet. */
export function share(files) {
  sharing = { awaited: files, using: files, workers: 0, env: {} };
  sharing.started = new Promise((resolve, reject) => Object.assign(sharing, { resolve, reject }));
  return () => sharing.awaited;
}

async function shared_stack({ workers = 4, env = {}, ...more }) {
  const all = sharing;
  for (const [name, value] of Object.entries({ ...more, ...env })) {
    if (name in more || (all.env[name] ?? value) !== value) throw new Error(`no arena for several files has this setting: ${name}`);
    all.env[name] = value;
  }
  all.workers = Math.max(all.workers, workers);
  all.awaited--;
  if (all.awaited === 0) start({ workers: all.workers, env: { ...ROOMY, ...all.env } }).then(all.resolve, all.reject);
  const s = await all.started;
  return { ...s, stop: async () => { if (--all.using === 0) await s.stop(); } };
}

/* What a network is allowed in an hour is for one file. */
const ROOMY = { QUADRIVIUM_LIMIT_GUESTS: '100000', QUADRIVIUM_LIMIT_ACCOUNTS: '100000' };

/**
 * Start an arena. `workers`: API processes; `env`: more settings; `own`: a cluster of its own, to be killed at will; `home`: its run directory;
 * `beside`: another stack, of whose database this one is another node. It stops before that one.
 */
export const stack = (options = {}) => (sharing?.awaited ? shared_stack(options) : start(options));

async function start({ workers = 4, env = {}, own = false, home = mkdtempSync(join(tmpdir(), 'quad-test-')), beside = null } = {}) {
  const cluster = beside?.cluster ?? (own ? null : process.env.TEST_PG);
  const name = beside?.database ?? 'test_' + randomBytes(6).toString('hex');
  if (cluster && !beside) await ask_once(`${cluster} dbname=postgres`, `create database ${name} owner quad_owner template ${process.env.TEST_TEMPLATE ?? 'template0'} strategy file_copy`); // a third of the time that a copy by way of the log takes
  const as = (role) => (cluster ? `${cluster} dbname=${name} user=quad_${role}` : ''); // each program in its own role
  if (beside) same_key(beside.home, home);
  let said = '';
  const child = spawn(join(root, 'deploy', 'stack.sh'), ['run'], {
    env: {
      ...process.env, PORT: '0', QUADRIVIUM_HOME: home, QUADRIVIUM_WORKERS: String(workers), QUADRIVIUM_BOTS: '1', QUADRIVIUM_QUIET: '1',
      QUADRIVIUM_TEST_SEED: '0000000000000001',
      QUADRIVIUM_NICE: '0',
      QUADRIVIUM_CPU_SECONDS: '120', // the sanitizers take ten times as long, on any machine
      QUADRIVIUM_LIMIT_STARTS: '1000000', // a test begins more games in a second than anybody does
      QUADRIVIUM_DATABASE_URL: as('owner'), QUADRIVIUM_DATABASE_URL_API: as('api'), QUADRIVIUM_DATABASE_URL_CLOCK: as('clock'),
      QUADRIVIUM_DATABASE_URL_BOT: as('bot'), QUADRIVIUM_DATABASE_URL_WAITER: as('waiter'), ...env,
    },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  const last_word = () => child.kill('SIGTERM');
  process.once('exit', last_word);
  const hear = (part) => { said += part; };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const ended = new Promise((resolve) => { child.on('exit', resolve); });
  const pauses_end = process.env.TEST_PAUSES ? pauses(process.env.TEST_PAUSES, () => unwatched(processes_in(home))) : null;
  const wipe = async () => {
    process.off('exit', last_word);
    await pauses_end?.();
    if (child.exitCode === null && !child.signalCode) {
      child.kill('SIGTERM');
      if (await Promise.race([ended, pause(STOPS_MS, 'late', { ref: false })]) === 'late') {
        const left = described(home, child.pid);
        for (const { pid } of [...processes_in(home), { pid: child.pid }]) reaches(pid, 'SIGKILL');
        throw new Error(`the stack did not stop within ${STOPS_MS / 1000} s:\n${left}`);
      }
    }
    await base?.end();
    if (cluster && !beside) await ask_once(`${cluster} dbname=postgres`, `drop database if exists ${name} with (force)`);
    const wrong = breaches(home);
    if (!process.env.TEST_KEEP) rmSync(home, { recursive: true, force: true });
    if (wrong.length) throw new Error(`${wrong.length} breaches of the order of locks:\n${wrong.slice(0, 20).join('\n')}`);
  };
  let base = null;
  let scheme;
  let port;
  try {
    await await_url(child, home, () => said);
    [, scheme, port] = readFileSync(join(home, 'run', 'url'), 'utf8').trim().match(/^(\w+):.*:(\d+)\//);
  } catch (error) {
    await wipe();
    throw error;
  }
  const conninfo = cluster ? `${cluster} dbname=${name}`
    : `host=${readFileSync(join(home, 'run', 'sockets'), 'utf8').trim()} dbname=quadrivium user=quad`;
  base = database(conninfo);
  const url = `${scheme}://127.0.0.1:${port}`;
  return {
    home, url, port, conninfo,
    /** How a node beside it reaches the database. */
    cluster: cluster ?? conninfo.replace(/ dbname=.*/, ''), database: cluster ? name : 'quadrivium',
    /** A new client, nobody signed in. */
    client: () => new Client(url),
    /** A new client signed in as a guest. */
    guest: () => new Client(url).guest(),
    /** The figures in Prometheus text, from the operator's own door. */
    metrics: () => new Promise((resolve, reject) => {
      const socketPath = join(readFileSync(join(home, 'run', 'sockets'), 'utf8').trim(), 'local.sock');
      http.get({ socketPath, path: '/metrics' }, async (answer) => resolve((await answer.toArray()).join(''))).on('error', reject);
    }),
    /** Rows of a query as psql -At prints them. */
    sql: base.ask,
    /** The first column of the first row, parsed as JSON. */
    async value(query) { return JSON.parse((await base.ask(query)).split('\n')[0]); },
    /** The arena's time in milliseconds since 1970. */
    async now_ms() { return this.value('select (extract(epoch from arena_now()) * 1000)::bigint'); },
    /** Move the arena's time forward. Our own heartbeat moves with it: a shift is no outage. */
    async shift_clock(seconds) {
      const us = Math.round(seconds * 1e6);
      await base.ask(`begin; update arena_heartbeat set at = at + ${us} * interval '1 microsecond';
        update arena_clock set offset_us = offset_us + ${us}; commit`);
    },
    /** Move the arena's time to the next noon (UTC): no day ends while the test runs. */
    async noon() {
      await this.shift_clock(await this.value(`select extract(epoch from date_trunc('day', t + interval '12 hours') + interval '12 hours' - t) from (select arena_now() at time zone 'UTC' as t) now`));
    },
    /** Processes of this stack by name; with `children` those that such a process has started (API workers). */
    processes(which, children = false) {
      const all = processes_in(home);
      const named = all.filter((p) => p.name === which);
      return children ? named.filter((p) => named.some((q) => q.pid === p.parent)) : named;
    },
    /** Send a signal to one process (`worker`: an API worker; postgres: its postmaster). Resolves to its id. */
    kill(which, signal = 'SIGKILL') {
      const all = which === 'worker' ? this.processes('quad-api', true) : this.processes(which);
      const found = which === 'worker' ? all : all.filter((p) => !all.some((q) => q.pid === p.parent)).slice(0, 1);
      const hit = found.find((p) => reaches(p.pid, signal));
      if (!hit) throw new Error(`no process ${which} in ${home}`);
      return hit.pid;
    },
    /** Let nginx read its configuration again. Until the last of its old workers has gone, a new connection may still reach one of them; the master stays. */
    async renew_nginx() {
      const before = this.processes('nginx').map(({ pid }) => pid);
      this.kill('nginx', 'SIGHUP');
      await until(() => this.processes('nginx').filter(({ pid }) => before.includes(pid)).length <= 1, { what: 'nginx with its new workers alone' });
    },
    /** The whole log so far, one JSON object per line. */
    log: () => readFileSync(join(home, 'log', 'quadrivium.log'), 'utf8'),
    said: () => said,
    stop: wipe,
  };
}
