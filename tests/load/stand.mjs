// stand.mjs - what stands beside or in the arena for a measurement: matches between guests, a null FastCGI handler behind an nginx
// of the same settings, a cluster of the same settings for many listeners, a file that nginx serves.
import { execFileSync, spawn } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, mkdtempSync, readFileSync, readlinkSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import net from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { build, root, until } from '../lib/stack.mjs';
import { WALL, put_orders, turn } from '../lib/play.mjs';

export const tool = (name) => join(build, 'load', name);

/** A folder that the user of the arena's services owns; gone at the end. */
export function folder(stack, what) {
  const path = mkdtempSync(join(tmpdir(), `quad-${what}-`));
  const { uid, gid } = statSync(join(stack.home, 'run'));
  chownSync(path, uid, gid);
  chmodSync(path, 0o755);
  return path;
}

/** The words that put a command under the user of the arena's services. */
function as_service(stack) {
  const { uid, gid } = statSync(join(stack.home, 'run'));
  return process.getuid() === uid ? [] : ['setpriv', `--reuid=${uid}`, `--regid=${gid}`, '--clear-groups', '--inh-caps=-all', '--'];
}

function start(stack, command, { ready, cwd = '/' } = {}) {
  const [program, ...args] = [...as_service(stack), ...command];
  // A session of its own, as the arena's services have: schedulers share the processor out by session.
  const child = spawn(program, args, { cwd, stdio: ['ignore', 'pipe', 'pipe'], detached: true });
  child.said = '';
  child.stdout.on('data', (part) => { child.said += part; });
  child.stderr.on('data', (part) => { child.said += part; });
  child.gone = new Promise((resolve) => { child.on('exit', resolve); });
  const last_word = () => {
    try {
      process.kill(-child.pid, 'SIGKILL');
    } catch { /* gone */ }
  };
  process.once('exit', last_word);
  child.stop = async (signal = 'SIGTERM') => {
    process.off('exit', last_word);
    if (child.exitCode === null && !child.signalCode) child.kill(signal);
    await child.gone;
  };
  return until(() => {
    if (child.exitCode !== null) throw new Error(`${command[0]} ended: ${child.said}`);
    return ready(child);
  }, { what: command[0] }).then(() => child);
}

export function free_port() {
  return new Promise((resolve) => {
    const server = net.createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address();
      server.close(() => resolve(port));
    });
  });
}

const answers = (port) => new Promise((resolve) => {
  const socket = net.connect(port, '127.0.0.1', () => { socket.end(); resolve(true); });
  socket.on('error', () => resolve(false));
});

// ---- matches ---------------------------------------------------------------------------------------------------------

const CLOCK = { mode: 'untimed' };

/** Private untimed matches, each between two guests of its own, both setups handed in: turn 1 is South's. */
export async function matches(stack, count) {
  const all = [];
  for (let i = 0; i < count; i++) {
    const [south, north] = [await stack.guest(), await stack.guest()];
    const { body: lobby } = await south.post('/lobbies', { game: 'stratic', clock: CLOCK, private: true });
    const invite = lobby.join_url && new URL(lobby.join_url, stack.url).searchParams.get('invite');
    const { body: full } = await north.put(`/lobbies/${lobby.id}/seats/me`, invite ? { invite } : {});
    if (!full.match) throw new Error(`the match did not start: ${JSON.stringify(full)}`);
    await put_orders(south, full.match, 0, WALL);
    await put_orders(north, full.match, 0, WALL);
    all.push({ id: full.match, south, north, turn: 1 });
  }
  return all;
}

/** A middle game: some Fortifiers forward on both sides, two expansions behind it. */
export async function advance(match) {
  const files = 'bcdfghi';
  for (const file of files)
    for (const [person, text] of [[match.south, `F${file}2>${file}4`], [match.north, `F${file}9>${file}7`]])
      await put_orders(person, match.id, match.turn++, turn(text));
}

/** The file that orders.c reads. */
export function write_tables(path, list) {
  writeFileSync(path, list.map((m) => `${m.id} ${m.south.cookie} ${m.north.cookie} ${m.turn}\n`).join(''));
}

// ---- nginx -----------------------------------------------------------------------------------------------------------

const STATIC = '/bench/same-bytes.json';

/** Serve these bytes as a file from the arena's own nginx, with the headers of its other answers; gives the address. */
export async function serve_file(stack, dir, bytes, cache_control) {
  const file = join(dir, 'same-bytes.json');
  writeFileSync(file, bytes, { mode: 0o644 });
  const conf = join(stack.home, 'nginx', 'extra', 'bench.conf');
  writeFileSync(conf, `location = ${STATIC} {
    gzip off;
    include "${root}/nginx/headers.conf";
    add_header Cache-Control "${cache_control}" always;
    alias "${file}";
}
`, { mode: 0o644 });
  await stack.renew_nginx();
  const url = stack.url + STATIC;
  await until(async () => (await fetch(url).catch(() => null))?.status === 200, { what: 'the file' }); // a kept connection may be one of a worker that has gone
  return url;
}

const OF_NGINX = /^(server|date|connection|keep-alive|transfer-encoding|content-security-policy|x-content-type-options|referrer-policy|cross-origin-\S+|strict-transport-security):/i;

/** A null FastCGI handler that gives `answer` (of the real worker) back, behind an nginx with the arena's own configuration but
 * for places and port. Resolves to {url, processes, stop}. */
export async function null_arena(stack, answer, workers) {
  const dir = folder(stack, 'null');
  for (const part of ['home', 'home/nginx', ...['body', 'fastcgi', 'proxy', 'uwsgi', 'scgi', 'cache', 'extra'].map((p) => `home/nginx/${p}`)]) {
    mkdirSync(join(dir, part));
    const { uid, gid } = statSync(dir);
    chownSync(join(dir, part), uid, gid);
  }
  let head = `Status: ${answer.status} Not Modified\r\n`;
  for (let i = 0; i < answer.raw.length; i += 2) {
    const line = `${answer.raw[i]}: ${answer.raw[i + 1]}`;
    if (!OF_NGINX.test(line)) head += line + '\r\n';
  }
  writeFileSync(join(dir, 'head'), head + '\r\n', { mode: 0o644 });
  const handler = await start(stack, [tool('null_fcgi'), join(dir, 'api.sock'), workers, join(dir, 'head')].map(String), {
    cwd: dir, ready: (child) => child.said.includes('ready'),
  });
  const port = await free_port();
  const sockets = readFileSync(join(stack.home, 'run', 'sockets'), 'utf8').trim();
  const conf = readFileSync(join(stack.home, 'nginx', 'nginx.conf'), 'utf8')
    .replaceAll(stack.home, join(dir, 'home')).replaceAll(`${sockets}/`, `${dir}/`).replace(/listen \[::1\]:\d+;/, '')
    .replace(/listen [\d.]+:\d+;/, `listen 127.0.0.1:${port};`);
  writeFileSync(join(dir, 'nginx.conf'), conf, { mode: 0o644 });
  const nginx = await start(stack, [nginx_program(stack), '-p', join(dir, 'home', 'nginx/'), '-e', 'stderr', '-c', join(dir, 'nginx.conf')], {
    cwd: dir, ready: () => answers(port),
  });
  return {
    url: `http://127.0.0.1:${port}`, processes: () => below(dir),
    async stop() {
      await nginx.stop('SIGQUIT');
      await handler.stop('SIGKILL');
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

const nginx_program = (stack) => readlinkSync(`/proc/${stack.processes('nginx')[0].pid}/exe`);

function below(dir) {
  const found = [];
  for (const pid of execFileSync('ls', ['/proc'], { encoding: 'utf8' }).split('\n').filter((name) => /^\d+$/.test(name)))
    try {
      if (!`${readlinkSync(`/proc/${pid}/cwd`)}/`.startsWith(`${dir}/`)) continue;
      found.push({ pid: Number(pid), name: readFileSync(`/proc/${pid}/comm`, 'utf8').trim() });
    } catch { /* gone between two looks */ }
  return found;
}

/** Every process of the arena with its name, for times(). */
export const processes = (stack) =>
  ['nginx', 'quad-api', 'quad-waiter', 'quad-clock', 'quad-bot', 'postgres'].flatMap((name) => stack.processes(name));

// ---- a second cluster ------------------------------------------------------------------------------------------------

/** A cluster with the settings of the arena's own but room for `connections`. Resolves to {conninfo, stop}. */
export async function cluster(stack, connections) {
  const dir = folder(stack, 'cluster');
  const server = stack.processes('postgres').find((p) => readFileSync(`/proc/${p.pid}/cmdline`, 'utf8').includes('\0-D\0'));
  const words = readFileSync(`/proc/${server.pid}/cmdline`, 'utf8').split('\0').filter(Boolean);
  const data = join(dir, 'pg');
  const bin = words[0].replace(/\/postgres$/, '');
  const [program, ...args] = [...as_service(stack), join(bin, 'initdb'), '-D', data, '-U', 'quad', '-A', 'trust', '-E', 'UTF8', '--locale=C.UTF-8', '-k'];
  execFileSync(program, args, { cwd: dir, stdio: 'ignore' });
  words[words.indexOf('-D') + 1] = data;
  words[words.indexOf('-k') + 1] = dir;
  const conninfo = `host=${dir} dbname=postgres user=quad`;
  const child = await start(stack, [...words, '-c', `max_connections=${connections}`], {
    cwd: dir, ready: () => isready(join(bin, 'pg_isready'), dir),
  });
  return {
    conninfo,
    async stop() {
      await child.stop('SIGINT');
      await pause(50);
      rmSync(dir, { recursive: true, force: true });
    },
  };
}

function isready(program, dir) {
  try {
    execFileSync(program, ['-q', '-h', dir, '-U', 'quad', '-d', 'postgres']);
    return true;
  } catch {
    return false;
  }
}
