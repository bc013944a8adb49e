// pairs.mjs - the measurements themselves, one function a pair. Each gets the stage (see bench.mjs) and gives lines of the table.
import { execFileSync, spawn } from 'node:child_process';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { exchange } from '../lib/client.mjs';
import { build } from '../lib/stack.mjs';
import { compare, exact_time, interleave, median, memory, quantile, run, settings, spent_between, times, where_it_went, wrk } from './measure.mjs';
import { advance, cluster, matches, null_arena, processes, serve_file, tool, write_tables } from './stand.mjs';

const seconds_of = (warming) => (warming ? 1 : settings.seconds);

/** Bytes of an answer as they come over the wire: status line, headers, empty line, body. */
export function wire_bytes({ raw, text, status }) {
  const reason = { 200: 'OK', 304: 'Not Modified' }[status];
  let bytes = `HTTP/1.1 ${status} ${reason}\r\n\r\n`.length + Buffer.byteLength(text);
  for (let i = 0; i < raw.length; i += 2) bytes += raw[i].length + raw[i + 1].length + 4;
  return bytes;
}

/** Watch the processor while `body` runs; gives {result, before, after}. */
async function watched(list, body) {
  const before = times(list());
  const result = await body();
  return { ...result, before, after: times(list()) };
}

const spent_on = (run, what, count) => where_it_went(run.before, run.after, count, what);
const middle = (runs, value) => [...runs].sort((a, b) => value(a) - value(b))[runs.length >> 1];

// ---- a: what spectators poll -----------------------------------------------------------------------------------------

export async function spectators({ stack, dir }) {
  const [match] = await matches(stack, 1);
  await advance(match);
  const path = `/matches/${match.id}/spectate`;
  const asked = stack.client();
  await asked.get(path);
  await pause(1200); // the cache's first second is over: what is measured is refreshed behind the polls, as in real life
  const answer = await asked.get(path);
  const file = await serve_file(stack, dir, answer.text, 'public, max-age=1');
  const plain = await exchange(file);
  if (plain.text !== answer.text) throw new Error('the file is not what the spectators see');
  const poll = (url, bytes) => async (warming) => watched(() => processes(stack), () => wrk(url, { seconds: seconds_of(warming), bytes }));
  const got = await interleave(poll(stack.url + '/api/v1' + path, wire_bytes(answer)), poll(file, wire_bytes(plain)));
  const typical = middle(got.ours, (r) => r.rate), other = middle(got.limit, (r) => r.rate);
  return [compare(got, (r) => r.rate, {
    id: 'a', name: 'spectator poll through the cache / static file of the same bytes', unit: 'polls/s', bar: 0.9, bytes: answer.text.length,
    where: [spent_on(typical, 'poll', typical.count), `the file: ${spent_on(other, 'poll', other.count)}`,
      `body ${answer.text.length} bytes; p99 ${typical.p99} against ${other.p99}`],
  })];
}

// ---- b: what seats poll ----------------------------------------------------------------------------------------------

export async function unchanged_seats({ stack, workers }) {
  const [match] = await matches(stack, 1);
  await advance(match);
  const path = `/matches/${match.id}/view`;
  const { etag } = await match.south.get(path);
  const headers = { Cookie: match.south.cookie, 'If-None-Match': etag };
  const answer = await match.south.call('GET', path, { headers });
  if (answer.status !== 304) throw new Error(`an unchanged poll gave ${answer.status}`);
  const nobody = await stack.client().call('GET', path, { headers: { 'If-None-Match': etag } });
  if (nobody.status < 400) throw new Error(`the seat's view was shown to a stranger: ${nobody.status}`);
  const limit = await null_arena(stack, answer, workers);
  try {
    const poll = (url, list) => async (warming) =>
      watched(list, () => wrk(url, { seconds: seconds_of(warming), headers, bytes: wire_bytes(answer) }));
    const database = async () => Number(await stack.sql("select sum(xact_commit + xact_rollback) from pg_stat_database where datname = 'quadrivium'"));
    const questions = await database();
    const got = await interleave(poll(`${stack.url}/api/v1${path}`, () => processes(stack)), poll(`${limit.url}/api/v1${path}`, limit.processes));
    const asked = (await database()) - questions, polls = got.ours.reduce((sum, r) => sum + r.count, 0);
    const typical = middle(got.ours, (r) => r.rate), other = middle(got.limit, (r) => r.rate);
    return [compare(got, (r) => r.rate, {
      id: 'b', name: 'unchanged seat poll (304, authenticated) / null FastCGI handler', unit: 'polls/s', bar: 0.5,
      where: [spent_on(typical, 'poll', typical.count), `the null handler: ${spent_on(other, 'poll', other.count)}`,
        `${asked} transactions of all kinds in the database during ${polls} polls; p99 ${typical.p99} against ${other.p99}`],
    })];
  } finally {
    await limit.stop();
  }
}

// ---- c: durable orders -----------------------------------------------------------------------------------------------

const SCALE = 32;

async function events(stack) {
  return Number(await stack.sql('select count(*) from match_event'));
}

/** Bytes of log and transactions that wrote, so far. (The statistics views are told of them seconds later.) */
async function written_so_far(stack) {
  const row = await stack.sql("select pg_current_wal_insert_lsn() - '0/0', pg_snapshot_xmax(pg_current_snapshot())");
  return row.split('|').map(Number);
}

/** The same ratio by processor time, which other programs on the machine change less. */
function by_cost(got) {
  const [ours, limit] = [got.ours, got.limit].map((runs) => median(runs.map((r) => r.cost)));
  return `processor time, clients included: an order ${ours.toFixed(0)} µs, a transaction of pgbench ${limit.toFixed(0)} µs; ratio by that ${(limit / ours).toFixed(2)}`;
}

export async function durable_orders({ stack, dir, port }) {
  for (const name of ['fsync', 'synchronous_commit', 'full_page_writes'])
    if (await stack.sql(`show ${name}`) !== 'on') throw new Error(`${name} is off: these orders are not durable`);
  await stack.sql('create database bench_pgbench template template0');
  const conninfo = stack.conninfo.replace(/dbname=\S+/, 'dbname=bench_pgbench');
  await run('pgbench', ['-i', '-q', '-s', SCALE, conninfo], { limit: 180 });
  const players = await matches(stack, 32);
  const tables = join(dir, 'tables');
  const lines = [];
  for (const connections of [8, 32]) {
    const playing = players.slice(0, connections);
    const play = async (warming) => {
      write_tables(tables, playing);
      const begun = playing.map((match) => match.turn);
      const [before, counters] = [await events(stack), await written_so_far(stack)];
      const ran = await watched(() => processes(stack), async () => JSON.parse(await run(tool('orders'), [port, tables, '--seconds', seconds_of(warming)])));
      const written = (await written_so_far(stack)).map((value, i) => value - counters[i]);
      playing.forEach((match, i) => { match.turn = ran.turns[i]; });
      const stored = (await events(stack)) - before;
      if (stored !== ran.orders) throw new Error(`${ran.orders} orders were accepted, ${stored} are in the log`);
      const shares = playing.map((match, i) => match.turn - begun[i]);
      const cost = (spent_between(ran.before, ran.after) + ran.cpu_us) / ran.orders;
      return { ...ran, rate: ran.orders / (ran.us / 1e6), written, cost, slowest: Math.min(...shares) / median(shares) };
    };
    const pgbench = async (warming) => {
      const args = ['-N', '-n', '-c', connections, '-j', 2, '-T', seconds_of(warming), conninfo];
      const { said, before, after } = await watched(() => stack.processes('postgres'), async () => ({ said: await run('bash', ['-c', 'pgbench "$@" && times', 'pgbench', ...args]) }));
      if (!/number of failed transactions: 0 /.test(said)) throw new Error(`pgbench: ${said}`);
      const own = [...said.trimEnd().split('\n').at(-1).matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, minutes, seconds]) => sum + (minutes * 60 + Number(seconds)) * 1e6, 0);
      const count = Number(said.match(/actually processed: (\d+)/)[1]);
      return { rate: Number(said.match(/tps = ([\d.]+)/)[1]), cost: (spent_between(before, after) + own) / count };
    };
    await stack.sql('checkpoint');
    const got = await interleave(play, pgbench);
    const typical = middle(got.ours, (r) => r.rate);
    const each = (i) => (typical.written[i] / typical.orders).toFixed(1);
    lines.push(compare(got, (r) => r.rate, {
      id: `c${connections}`, name: `durable orders / pgbench -N, ${connections} connections`, unit: 'orders/s', bar: 0.8,
      where: [spent_on(typical, 'order', typical.orders), by_cost(got),
        `each order: ${each(1)} writing transactions, ${each(0)} bytes of log; answer p50 ${typical.p50_us} µs, p99 ${typical.p99_us} µs`,
        `the match that was served least in any run got ${(Math.min(...got.ours.map((r) => r.slowest)) * 100).toFixed(0)} % of the orders of the median one`],
    }));
  }
  await stack.sql('drop database bench_pgbench');
  return lines;
}

// ---- d: from the commit to those who wait ----------------------------------------------------------------------------

const STAMP = (table) => `
  create unlogged table if not exists bench_stamp (n bigint generated always as identity, xact bigint, at timestamptz);
  create or replace function bench_stamp() returns trigger language plpgsql as
    $$ begin insert into bench_stamp (xact, at) values (txid_current(), clock_timestamp()); return null; end $$ security definer set search_path = public, pg_temp;
  create constraint trigger bench_stamp after update on ${table} deferrable initially deferred for each row execute function bench_stamp();
  truncate bench_stamp;`;
const STAMPS = 'select (extract(epoch from max(at)) * 1e6)::bigint from bench_stamp group by xact order by min(n)';

/** Latencies in µs of one run: from the server's stamp right before the commit to each client's first byte. */
function latencies(said, stamps) {
  if (Math.abs(said.clock_moved_us) > 200) throw new Error(`the wall clock moved by ${said.clock_moved_us} µs against the monotonic one`);
  if (stamps.length !== said.commits.length) throw new Error(`${said.commits.length} commits, ${stamps.length} stamps`);
  const all = said.commits.flatMap((commit, i) => commit.at.map((at) => at - stamps[i]));
  const last = said.commits.map((commit, i) => Math.max(...commit.at) - stamps[i]);
  const answered = said.commits.map((commit, i) => commit.answered - stamps[i]);
  const first = said.commits.map((commit, i) => Math.min(...commit.at) - stamps[i]);
  return { p50: median(all), p99: quantile(all, 0.99), first: median(first), last: median(last), answered: median(answered) };
}

/** Run a program that keeps a crowd of connections. `parked` and `over` are called while all rest: before the first round, when it has printed a
 * line, and after the last, when what it has printed ends with `last`. Resolves to what it printed. */
function crowd(name, args, last, { parked, over } = {}) {
  let told = 0;
  return run(tool(name), args, {
    async hear(out, child) {
      if (told === 0 && out.includes('\n')) {
        told = 1;
        await parked?.();
        child.stdin.write('\n');
      } else if (told === 1 && last.test(out)) {
        told = 2;
        over?.();
        child.stdin.end();
      }
    },
  });
}

async function watch_once({ stack, port }, match, waiters, commits, looks) {
  const seq = (await stack.client().get(`/matches/${match.id}/spectate?after=${Date.now() % 1e9}&wait=0`)).body.seq;
  await stack.sql('truncate bench_stamp');
  const args = [port, waiters, commits, match.id, match.south.cookie, match.north.cookie, match.turn, seq];
  const text = await crowd('waiters', args, /"clock_moved_us":-?\d+\}\n$/, looks);
  const said = JSON.parse(text.slice(text.indexOf('\n')));
  match.turn = said.turn;
  return latencies(said, (await stack.sql(STAMPS)).split('\n').map(Number));
}

const ms = (us) => (us / 1000).toFixed(2);
const WAKING_BARS = { d100: 1.5, d100p99: 3, d1000: 0.3 };

/** Processor time of the whole arena from one look to another, and how long that was, as {us, seconds}. */
function stopwatch({ stack }) {
  const look = () => ({ us: exact_time(processes(stack)), at: performance.now() });
  let begun = look();
  return {
    start() { begun = look(); },
    stop() {
      const { us, at } = look();
      return { us: us - begun.us, seconds: (at - begun.at) / 1000 };
    },
  };
}

async function timed(stage, body) {
  const clock = stopwatch(stage);
  const result = await body();
  return { ...result, spent: clock.stop() };
}

const AT_REST = 4000;

const CROWD = 1000, ROUNDS_OF_CROWD = 6;

/** What a watcher woken costs the arena, its next poll included, against a static file of the same bytes: asked for by the same crowd, which
 * rests as long as the watchers do, and by 32 connections that never rest. Of all, what the arena does in the same time when nobody asks is
 * no part. */
async function waking_cost(stage, match) {
  const { stack, dir, port } = stage;
  const { text } = await stack.client().get(`/matches/${match.id}/spectate`);
  const file = await serve_file(stack, dir, text, 'public, max-age=1');
  const bytes = wire_bytes(await exchange(file));
  const clock = stopwatch(stage);
  const between_rests = async (body) => {
    let spent;
    await body({ parked: clock.start, over: () => { spent = clock.stop(); } });
    return { count: ROUNDS_OF_CROWD * CROWD, spent };
  };
  const watchers = [], crowded = [], busy = [];
  for (let i = 0; i <= settings.repeats; i++) { // by turns, so that the machine is the same for all; the first of each does not count
    watchers.push(await between_rests((looks) => watch_once(stage, match, CROWD, ROUNDS_OF_CROWD, looks)));
    crowded.push(await between_rests((looks) => crowd('bursts', [port, CROWD, ROUNDS_OF_CROWD, new URL(file).pathname], /"over":true\}\n$/, looks)));
    busy.push(await timed(stage, () => wrk(file, { seconds: seconds_of(i === 0), bytes })));
  }
  const { spent: rest } = await timed(stage, () => pause(AT_REST));
  const idle = rest.us / rest.seconds;
  const cost = ({ spent, count }) => ({ cost: (spent.us - idle * spent.seconds) / count });
  const whole = median(watchers.slice(1).map(({ spent, count }) => spent.us / count));
  const line = (limit, rest_of) => compare({ ours: watchers.slice(1).map(cost), limit: limit.slice(1).map(cost) }, (r) => r.cost, { unit: 'µs', bar: 1.2, atMost: true, ...rest_of });
  return [
    line(crowded, { id: 'dcost', name: 'processor time of one of 1000 watchers woken / of a static answer of the same bytes to the same crowd',
      where: [`with what the arena does at rest (${(idle / 1000).toFixed(1)} ms a second): ${whole.toFixed(1)} µs`] }),
    line(busy, { id: 'dbusy', name: 'processor time of one of 1000 watchers woken / of such an answer to 32 connections that never rest' }),
  ];
}

async function waking(stage, limit, match, waiters) {
  const commits = { 1: 60, 100: 20, [CROWD]: ROUNDS_OF_CROWD }[waiters];
  const { stack } = stage;
  const listen = async (query) => (await run('psql', ['-XAtq', '-d', limit.conninfo, '-c', query])).trim();
  const ours = (warming) => watched(() => processes(stack), () => watch_once(stage, match, waiters, warming ? 2 : commits));
  const bare = async (warming) => {
    await listen('truncate bench_stamp');
    const said = JSON.parse(await run(tool('listeners'), [limit.conninfo, waiters, warming ? 2 : commits]));
    return latencies(said, (await listen(STAMPS)).split('\n').map(Number));
  };
  const got = await interleave(ours, bare);
  const typical = middle(got.ours, (r) => r.p50);
  const of = (runs, key) => ms(median(runs.map((r) => r[key])));
  const id = (key) => `d${waiters}${key === 'p99' ? 'p99' : ''}`;
  const line = (key) => compare(got, (r) => r[key] / 1000, {
    id: id(key), name: `commit to byte, ${waiters} waiting on one match / ${waiters} bare LISTEN, ${key}`,
    unit: 'ms', bar: WAKING_BARS[id(key)], atMost: true,
    where: key === 'p99' ? [] : [spent_on(typical, 'waiter woken (all that ran included)', waiters * commits),
      `first byte anywhere after ${of(got.ours, 'first')} ms (LISTEN ${of(got.limit, 'first')}), all have it after ${of(got.ours, 'last')} ms (LISTEN ${of(got.limit, 'last')}); `
      + `the player has the 200 after ${of(got.ours, 'answered')} ms (LISTEN: the commit ends after ${of(got.limit, 'answered')})`],
  });
  const lines = [line('p50'), line('p99')];
  if (waiters === CROWD) lines.push(...await waking_cost(stage, match));
  return { lines, got };
}

export async function waking_up(stage) {
  const { stack, report } = stage;
  const [match] = await matches(stack, 1);
  const limit = await cluster(stack, 1100);
  try {
    await stack.sql(STAMP('match'));
    await run('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', limit.conninfo, '-c', `create table bench_row (n int); insert into bench_row values (0); ${STAMP('bench_row')}`]);
    report.memory.waiters = await waiting_memory(stage, match);
    const lines = [], bare_one = [];
    for (const waiters of [1, 100, 1000]) {
      const { lines: more, got } = await waking(stage, limit, match, waiters);
      if (waiters === 1) bare_one.push(...got.limit.map((r) => r.p50 / 1000));
      more[0].where.push(`against one bare LISTEN client (${median(bare_one).toFixed(2)} ms) instead of ${waiters}: ${(more[0].ours / median(bare_one)).toFixed(1)}`);
      lines.push(...more);
    }
    return lines;
  } finally {
    await limit.stop();
    await stack.sql('drop function if exists bench_stamp() cascade; drop table if exists bench_stamp');
  }
}

/** KiB a waiting client takes, from 1000 of them: waiter and nginx, RSS before and while they wait. */
async function waiting_memory(stage, match) {
  const { stack } = stage;
  const look = () => ({ waiter: memory(stack.processes('quad-waiter')), nginx: memory(stack.processes('nginx')) });
  const before = look();
  let during;
  await watch_once(stage, match, 1000, 1, { parked: () => { during = look(); } });
  const each = (name) => Number(((during[name].rss - before[name].rss) / 1000).toFixed(1));
  return { clients: 1000, waiter_kib_each: each('waiter'), nginx_kib_each: each('nginx'), bar_kib_each: 64, pass: each('waiter') + each('nginx') <= 64 };
}

// ---- e: the engine ---------------------------------------------------------------------------------------------------

const positions = fileURLToPath(new URL('positions', import.meta.url));
const NODES = { p01: 132165, p03: 698961, p04: 784657 };
const ROUNDS = 15, FAIRY_DEPTH = 4;

function perft(warming) {
  let nodes = 0, us = 0;
  for (let round = 0; round < (warming ? 1 : ROUNDS); round++)
    for (const [name, expected] of Object.entries(NODES)) {
      const args = ['perft', '--game', 'stratic', '--position', join(positions, `${name}.txt`), '--depth', '3'];
      const said = JSON.parse(execFileSync(join(build, 'quad'), args, { encoding: 'utf8' }));
      if (said.nodes !== expected) throw new Error(`perft of ${name}: ${said.nodes}, not ${expected}`);
      nodes += said.nodes;
      us += said.us ?? said.ms * 1000 + 500; // whole milliseconds are cut off, not rounded
    }
  return { rate: nodes / us };
}

/** Fairy-Stockfish says no time: it is taken from the command to the sum. */
async function fairy() {
  const child = spawn('/usr/games/fairy-stockfish', [], { stdio: ['pipe', 'pipe', 'inherit'] });
  let said = '', heard = () => {};
  child.stdout.on('data', (part) => { said += part; heard(); });
  const awaits = (pattern) => new Promise((resolve, reject) => {
    heard = () => { const found = said.match(pattern); if (found) resolve(found); };
    child.once('exit', () => reject(new Error(`fairy-stockfish ended: ${said}`)));
    heard();
  });
  child.stdin.write('uci\nsetoption name UCI_Variant value grand\nisready\n');
  await awaits(/readyok/);
  child.stdin.write('position startpos\n');
  const begun = process.hrtime.bigint();
  child.stdin.write(`go perft ${FAIRY_DEPTH}\n`);
  const [, nodes] = await awaits(/Nodes searched: (\d+)/);
  const us = Number(process.hrtime.bigint() - begun) / 1000;
  child.stdin.end('quit\n');
  if (Number(nodes) < 1e6) throw new Error(`Fairy-Stockfish counted ${nodes} only: the variant was not taken`);
  return { rate: Number(nodes) / us };
}

export async function engine() {
  const got = await interleave(async (warming) => perft(warming), fairy);
  return [compare(got, (r) => r.rate, {
    id: 'e', name: 'Stratic perft, p01 p03 p04 depth 3 / Fairy-Stockfish perft, grand chess', unit: 'million leaves/s', bar: 0.7,
    where: ['one core, no I/O: all of it is move generation; leaves are counted on both sides, not played'],
  })];
}

// ---- m: a worker's memory --------------------------------------------------------------------------------------------

const REQUESTS = 100_000;

/** What people and programs ask in an ordinary hour, and some of what they should not ask. */
function mix(match, stranger) {
  const [m, south] = [match.id, match.south.cookie];
  const api = '/api/v1', view = `${api}/matches/${m}/view`;
  const lines = [
    ['200', 'GET', view, south], ['200', 'GET', `${view}?format=compact`, match.north.cookie],
    ['200', 'GET', `${api}/matches/${m}/spectate?after=0&wait=0`], ['200,304', 'GET', view, south, 'If-None-Match: "v1-0--1-f"'],
    ['200', 'GET', `${api}/matches/${m}/legal`, south], ['200', 'GET', `${api}/matches/${m}`], ['200', 'GET', `${api}/me/inbox`, south],
    ['200', 'GET', `${api}/matches?status=live&limit=50`], ['200', 'GET', `${api}/lobbies?open=1`, south], ['200', 'GET', `${api}/me`, south],
    ['200', 'GET', `${api}/matches/${m}/log?after=0`, south], ['200', 'GET', `${api}/matches/${m}/messages`, south],
    ['401', 'GET', view], ['403', 'GET', view, stranger.cookie], ['404', 'GET', `${api}/matches/aaaaaaaaaa/view`, south],
    ['404', 'GET', `${api}/nowhere`], ['405', 'PATCH', `${api}/games`, south],
    ['400', 'PUT', `${api}/matches/${m}/turns/1/orders`, south, '-', '{"orders":{"type":"turn",'],
    ['409', 'PUT', `${api}/matches/${m}/turns/999999/orders`, south, '-', '{"orders":{"type":"turn","text":"--"}}'],
    ['422', 'PUT', `${api}/matches/${m}/turns/1/orders`, south, '-', '{"orders":{"type":"turn","text":"--"},"surplus":1}'],
    ['422', 'POST', `${api}/lobbies`, south, '-', '{"game":"chess"}'],
  ];
  return lines.map((line) => [...line, '-', '-', '-'].slice(0, 6).join('\t')).join('\n') + '\n';
}

export async function worker_memory({ single, dir, report }) {
  const { stack, port } = await single();
  const players = await matches(stack, 4);
  const tables = join(dir, 'mixed-tables'), lines = join(dir, 'mix');
  writeFileSync(lines, mix(players[0], await stack.guest()));
  const [worker] = stack.processes('quad-api', true);
  const seen = [{ requests: 0, ...memory([worker]) }];
  let asked = 0;
  for (let part = 0; part < 4; part++) {
    write_tables(tables, players);
    const said = JSON.parse(await run(tool('orders'), [port, tables, '--count', REQUESTS / 4, '--mix', lines], { limit: 150 }));
    players.forEach((match, i) => { match.turn = said.turns[i]; });
    asked += said.requests;
    seen.push({ requests: asked, ...memory([worker]) });
  }
  if (readFileSync(`/proc/${worker.pid}/comm`, 'utf8').trim() !== 'quad-api') throw new Error('the worker is another one now');
  const last = seen.at(-1);
  report.memory.worker = { requests: asked, peak_kib: last.peak, rss_kib: last.rss, anon_kib: last.anon, bar_kib: 40960, pass: last.peak <= 40960, seen };
  return [];
}
