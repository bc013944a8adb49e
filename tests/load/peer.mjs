// peer.mjs - the pair `peer`: orders through the whole arena, nginx included, against a Fastify service that does the same for an order
// (peers/server.mjs) with a database of its own in the same cluster. The service is asked without anything before it.
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync } from 'node:fs';
import { cpus } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { until } from '../lib/stack.mjs';
import { compare, interleave, median, run, settings, times, where_it_went } from './measure.mjs';
import { free_port, matches, processes, tool, write_tables } from './stand.mjs';

const peers = fileURLToPath(new URL('peers', import.meta.url));
const MATCHES = 32;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz234567';

/** A position in which orders.c can walk its pieces out and back: one of each side on four files. */
function pieces() {
  const all = {};
  for (const file of [3, 4, 5, 6])
    for (const [seat, rank] of [[0, 1], [1, 8]]) all[`${file},${rank}`] = { kind: 'F', seat };
  return all;
}

/** Matches of the service with a session for each player, as write_tables wants them, and the rows that make them. */
function peer_matches() {
  const list = [], rows = [];
  for (let i = 0; i < MATCHES; i++) {
    const id = `peer${LETTERS[i]}aaaaa`, state = JSON.stringify({ pieces: pieces() });
    const [south, north] = [0, 1].map((seat) => ({ account: 2 * i + seat + 1, token: createHash('sha256').update(`${i} ${seat}`).digest('base64url') }));
    for (const { account, token } of [south, north])
      rows.push(`insert into session values ('${createHash('sha256').update(token).digest('hex')}', ${account}, now() + interval '90 days');`);
    rows.push(`insert into match (public_id, south_id, north_id, status, turn, state, state_hash, changed_at) values ('${id}', ${south.account}, ${north.account}, 'live', 1, '${state}', '', now());`);
    list.push({ id, south: { cookie: `qsid=${south.token}` }, north: { cookie: `qsid=${north.token}` }, turn: 1 });
  }
  return { list, rows };
}

/** Start the service, which a whole run warms up; resolves to {port, processes, stop}. */
async function start_peer(conninfo, dir) {
  const port = await free_port();
  const args = [join(peers, 'server.mjs'), port, conninfo, cpus().length, join(dir, 'peer.log')].map(String);
  const child = spawn(process.execPath, args, { stdio: ['ignore', 'pipe', 'pipe'], env: { ...process.env, NODE_ENV: 'production' } });
  let said = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (part) => { said += part; });
  const gone = new Promise((resolve) => { child.on('exit', resolve); });
  await until(() => {
    if (child.exitCode !== null) throw new Error(`the service ended: ${said}`);
    return said.includes('ready');
  }, { what: 'the Fastify service' });
  const below = readFileSync(`/proc/${child.pid}/task/${child.pid}/children`, 'utf8').trim().split(/\s+/).map(Number);
  return {
    port, processes: () => [child.pid, ...below].map((pid) => ({ pid, name: 'node' })),
    async stop() {
      child.kill('SIGTERM');
      await gone;
    },
  };
}

export async function peer_orders({ stack, dir, port }) {
  if (!existsSync(join(peers, 'node_modules', 'fastify'))) throw new Error('the peer is not installed: make tests/load/peers/node_modules/.installed');
  const conninfo = stack.conninfo.replace(/dbname=\S+/, 'dbname=bench_peer');
  const ask = async (query) => (await run('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', conninfo], { input: query })).trim();
  await stack.sql('create database bench_peer template template0');
  const { list, rows } = peer_matches();
  await ask(readFileSync(join(peers, 'schema.sql'), 'utf8') + rows.join('\n'));
  const own = await matches(stack, MATCHES);
  const service = await start_peer(conninfo, dir);
  const tables = join(dir, 'tables');
  const play = (playing, at, looked_at, stored) => async () => {
    write_tables(tables, playing);
    const rows_before = await stored(), before = times(looked_at());
    const ran = JSON.parse(await run(tool('orders'), [at, tables, '--seconds', settings.seconds]));
    const after = times(looked_at());
    playing.forEach((match, i) => { match.turn = ran.turns[i]; });
    const kept = (await stored()) - rows_before;
    if (kept !== ran.orders) throw new Error(`${ran.orders} orders were accepted, ${kept} are stored`);
    return { ...ran, rate: ran.orders / (ran.us / 1e6), before, after };
  };
  const events = 'select count(*) from match_event';
  const lines = [];
  try {
    for (const connections of [8, 32]) {
      await stack.sql('checkpoint');
      const got = await interleave(
        play(own.slice(0, connections), port, () => processes(stack), async () => Number(await stack.sql(events))),
        play(list.slice(0, connections), service.port, () => [...service.processes(), ...stack.processes('postgres')], async () => Number(await ask(events))));
      const where = (runs, who) => {
        const typical = [...runs].sort((a, b) => a.rate - b.rate)[runs.length >> 1];
        return `${who}: ${where_it_went(typical.before, typical.after, typical.orders, 'order')}; answer p50 ${median(runs.map((r) => r.p50_us))} µs, p99 ${median(runs.map((r) => r.p99_us))} µs`;
      };
      lines.push(compare(got, (r) => r.rate, {
        id: `peer${connections}`, name: `durable orders / a Fastify service doing the same, ${connections} connections`, unit: 'orders/s', bar: 2,
        where: [where(got.ours, 'the arena'), where(got.limit, 'the service')],
      }));
    }
  } finally {
    await service.stop();
    await stack.sql('drop database bench_peer');
  }
  return lines;
}
