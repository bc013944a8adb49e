// faults.mjs - the faults of a cluster. Each has `strike`, after which orders must be acknowledged again without help, and `mend`, for the steps
// of an administrator or of a machine's start. `planned`: it is announced, so writes pause for seconds only. `silent`: no connection is closed, so
// those who wait for an answer, readers among them, learn of it late. `unnoticed`: no request fails.
import { mkdirSync, rmSync } from 'node:fs';
import http from 'node:http';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { ROOM, give, run, until } from './machines.mjs';

const FROZEN_MS = 60_000;
const OFF_S = 300;
const AHEAD_US = OFF_S * 1_000_000;
const POSTGRES = /^postgres$/;

/* Until orders are acknowledged, then `more` of them. */
const flows = (l, more = 60) => l.orders(more);

/* Rows that a PostgreSQL acknowledges to its own machine's administrator, asked again and again until `is_over`. */
async function writes_on(machine, is_over) {
  let written = 0;
  while (!is_over())
    try {
      await machine.exec(['timeout', '-s', 'KILL', '3', 'psql', '-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', join(machine.disk, 'var/run/postgresql'), '-d', 'postgres', '-c', `insert into probe values ('${machine.name}')`]);
      written++;
    } catch {
      await pause(200);
    }
  return written;
}

async function etcd_leader(c) {
  const all = await c.etcd[0].exec(['etcdctl', '--endpoints', c.etcd.map((m) => `http://${m.address}:2379`).join(), '-w', 'json', 'endpoint', 'status'], { ETCDCTL_API: '3' });
  const leader = JSON.parse(all).find(({ Status }) => Status.leader === Status.header.member_id).Endpoint;
  return c.etcd.find((m) => leader.includes(`${m.address}:`));
}

async function switch_over(c, l) {
  const old = await c.primary();
  const target = (await c.standbys()).sync;
  await c.patronictl('switchover', '--master', old.name, '--candidate', target.name, '--force');
  await until(async () => (await c.primary())?.name === target.name, { what: `${target.name} as the primary` });
  if (l) await flows(l);
}

/* An arena is taken out of the front, restarted and put back. */
async function restart_arena(c, machine, more = {}) {
  await c.tell_front(`set server arenas/${machine.name} state drain`);
  await c.tell_front(`set server arenas/${machine.name}-unasked state drain`);
  await until(async () => /^0$/.test((await c.tell_front(`show servers conn arenas`)).split('\n').find((line) => line.includes(`/${machine.name} `))?.split(' ').at(6) ?? ''), { seconds: 40, what: `an idle ${machine.name}` });
  await machine.stop('arena');
  machine.again('arena', more);
  await c.ready(machine);
  await c.tell_front(`set server arenas/${machine.name} state ready`);
  await c.tell_front(`set server arenas/${machine.name}-unasked state ready`);
}

/* How many seconds the machine's clock is ahead of the true one, by the date that its nginx puts on an answer. */
const seconds_ahead = (machine) => new Promise((resolve, reject) => {
  http.get({ host: machine.address, port: 80, path: '/healthz', agent: false }, (answer) => {
    resolve((Date.parse(answer.headers.date) - Date.now()) / 1000);
    answer.resume();
  }).on('error', reject);
});

/* The programs of an arena see a clock that is so many seconds ahead. */
async function set_clock(c, machine, seconds) {
  const shim = join(ROOM, 'clock.so');
  run('gcc', '-D_GNU_SOURCE', '-O2', '-shared', '-fPIC', '-o', shim, 'tests/cluster/clock.c');
  await restart_arena(c, machine, { LD_PRELOAD: shim, CLOCK_OFF: String(seconds) });
  const found = await seconds_ahead(machine);
  if (Math.abs(found - seconds) > OFF_S / 10) throw new Error(`the clock of ${machine.name} is ${found} s ahead, not ${seconds} s`);
}

async function restart_database(c, machine) {
  await machine.stop('patroni');
  await until(() => machine.processes(POSTGRES).length === 0, { what: `${machine.name} without PostgreSQL` });
  machine.again('patroni');
  await c.whole();
}

async function rolling_restart(c, l) {
  const old = await c.primary();
  for (const machine of c.db) if (machine !== old) await restart_database(c, machine);
  await switch_over(c, l);
  await c.whole();
  await restart_database(c, old);
  for (const machine of c.arena) await restart_arena(c, machine);
  for (const machine of c.etcd) {
    await machine.stop('etcd');
    machine.again('etcd');
    await until(() => machine.exec(['etcdctl', '--endpoints', `http://${machine.address}:2379`, 'endpoint', 'health'], { ETCDCTL_API: '3' }).then(() => true), { what: `a healthy ${machine.name}` });
  }
  c.front[0].signal('haproxy', 'SIGUSR2'); // what `systemctl reload haproxy` sends
  await flows(l);
}

export const FAULTS = [
  {
    name: 'primary: PostgreSQL killed',
    async strike(c, l) {
      (await c.primary()).kill(POSTGRES);
      await flows(l);
    },
  },
  {
    name: 'primary: the machine dies',
    async strike(c, l) {
      this.lost = await c.primary();
      this.lost.crash();
      await flows(l);
    },
    mend() { this.lost.again('patroni'); },
  },
  {
    name: 'primary: cut off from all others',
    silent: true,
    async strike(c, l) {
      this.lost = await c.primary();
      let healed = false;
      this.lost.cut();
      const alone = writes_on(this.lost, () => healed);
      await flows(l);
      await until(() => this.lost.exec(['psql', '-XAtq', '-h', join(this.lost.disk, 'var/run/postgresql'), '-d', 'postgres', '-c', 'select pg_is_in_recovery()']).then((said) => said.trim() === 't', () => true), { what: 'the old primary that gives up' });
      healed = true;
      const written = await alone;
      if (written) l.told.wrong.push(`the primary that was cut off acknowledged ${written} rows`);
    },
    mend() { this.lost.heal(); },
  },
  {
    name: `primary: PostgreSQL frozen for ${FROZEN_MS / 1000} s`,
    silent: true,
    async strike(c, l) {
      const frozen = await c.primary();
      const thawed = pause(FROZEN_MS);
      frozen.kill(POSTGRES, 'SIGSTOP');
      await flows(l);
      await thawed;
      frozen.kill(POSTGRES, 'SIGCONT');
      await flows(l);
    },
  },
  {
    name: 'primary: disk full',
    async strike(c, l) {
      const full = await c.primary();
      this.file = join(full.disk, 'var', 'filler');
      /* By a process of its own: readers and players must not have to wait for it. */
      const said = await full.exec(['dd', 'if=/dev/zero', `of=${this.file}`, 'bs=1M']).then(() => 'it ended', ({ stderr }) => stderr);
      if (!said.includes('No space left')) throw new Error(`the disk did not fill: ${said}`);
      await flows(l);
    },
    mend() { rmSync(this.file); },
  },
  {
    name: 'standby in step: the machine dies',
    async strike(c, l) {
      this.lost = (await c.standbys()).sync;
      this.lost.crash();
      await flows(l);
    },
    mend() { this.lost.again('patroni'); },
  },
  {
    name: 'etcd: the leader dies',
    async strike(c, l) {
      this.lost = await etcd_leader(c);
      this.lost.crash();
      await flows(l);
    },
    mend() { this.lost.again('etcd'); },
  },
  {
    name: 'arena: the machine dies',
    async strike(c, l) {
      [this.lost] = c.arena;
      this.lost.crash();
      await flows(l);
    },
    async mend(c) {
      this.lost.again('arena');
      await c.ready(this.lost);
    },
  },
  {
    name: 'front: HAProxy killed',
    async strike(c, l) {
      c.front[0].kill(/^haproxy$/);
      await flows(l);
    },
  },
  {
    // Deadlines follow the database's clock. The arena's own offset is what differs from one primary to the next.
    name: 'switchover to a primary whose clock is 5 minutes ahead, and back',
    planned: true,
    async strike(c, l) {
      await switch_over(c, null);
      await c.administer_sql(`update arena_clock set offset_us = offset_us + ${AHEAD_US}`);
      await flows(l);
    },
    async mend(c, l) {
      await c.whole();
      await switch_over(c, null);
      await c.administer_sql(`update arena_clock set offset_us = offset_us - ${AHEAD_US}`);
      await flows(l);
      for (const machine of c.arena) await c.ready(machine); // nothing of the other clock is left
    },
  },
  {
    name: 'arenas: the clock of one 5 minutes ahead, of the other 5 minutes behind',
    planned: true,
    unnoticed: true,
    async strike(c, l) {
      for (const [i, machine] of c.arena.entries()) await set_clock(c, machine, i % 2 ? -OFF_S : OFF_S);
      await flows(l, 300); // some whole games
    },
    async mend(c, l) {
      for (const machine of c.arena) await restart_arena(c, machine);
      await flows(l);
    },
  },
  {
    name: 'planned switchover',
    planned: true,
    strike: (c, l) => switch_over(c, l),
  },
  {
    name: 'all machines restarted one after the other',
    planned: true,
    unnoticed: true,
    strike: rolling_restart,
  },
];

/** A backup of the cluster, as its administrator makes the first one. */
export async function back_up(c) {
  const primary = await c.primary();
  const conf = join(primary.disk, 'var/lib/postgresql/15/quadrivium/pgbackrest.conf');
  await primary.exec(['pgbackrest', `--config=${conf}`, '--stanza=quadrivium', 'stanza-create']);
  return primary.exec([join(ROOM, 'app/deploy/backup.sh')], { QUADRIVIUM_PGBACKREST: conf });
}

/** Restore it as it was at `time`, beside the cluster: resolves to what the script said, and the `rows` of each query. */
export async function restore(c, time, queries) {
  const [machine] = c.db;
  const home = join(ROOM, 'restored');
  mkdirSync(home);
  give(home);
  const said = await machine.exec([join(ROOM, 'app/deploy/restore.sh'), c.backup, home, time], { QUADRIVIUM_SUPERUSER: 'postgres', QUADRIVIUM_BUILD: join(ROOM, 'app/build') });
  const sockets = (await machine.exec(['mktemp', '-d', '/tmp/quad.XXXXXX'])).trim();
  const control = (...words) => machine.exec(['pg_ctl', '-D', join(home, 'pg'), '-w', '-l', join(home, 'log/again.log'), ...words]);
  await control('-o', `-k ${sockets} -c listen_addresses=`, 'start');
  try {
    const ask = (query) => machine.exec(['psql', '-XAtq', '-h', sockets, '-U', 'postgres', '-d', 'quadrivium', '-c', `select coalesce(json_agg(q), '[]') from (${query}) q`]);
    return { said, rows: await Promise.all(queries.map(async (query) => JSON.parse(await ask(query)))) };
  } finally {
    await control('-m', 'fast', 'stop');
  }
}

export { rolling_restart, switch_over };
