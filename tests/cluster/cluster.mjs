// cluster.mjs - a whole cluster on one machine: etcd, PostgreSQL under Patroni, arenas and a front with TLS, each set up by its script of
// deploy/cluster. The files written are those that an operator gets; only paths and the number of machines differ.
import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { connect } from 'node:net';
import { join } from 'node:path';
import { Machine, ROOM, give, lay_network, run, until } from './machines.mjs';

const APP = join(ROOM, 'app');
const SCRIPTS = join(APP, 'deploy', 'cluster');
/* The arenas' limits stand against crowds from few networks, which is what the test's clients are. */
const LIMITS = { QUADRIVIUM_LIMIT_STARTS: '1000000', QUADRIVIUM_LIMIT_GUESTS: '100000', QUADRIVIUM_LIMIT_WRITES: '100000', QUADRIVIUM_LIMIT_READS: '100000' };

const named = (kind, count, from) => Array.from({ length: count }, (_, i) => new Machine(`${kind}${i + 1}`, from + i));
const list = (machines) => machines.map((m) => `${m.name}=${m.address}`).join(' ');

function get_json(host, port, path) {
  return new Promise((resolve, reject) => {
    const request = http.get({ host, port, path, timeout: 1500, agent: false }, async (answer) => resolve(JSON.parse((await answer.toArray()).join(''))));
    request.on('timeout', () => request.destroy(new Error('silent')));
    request.on('error', reject);
  });
}

const is_open = (host, port) => new Promise((resolve) => {
  const socket = connect({ host, port }).on('connect', () => resolve(true)).on('error', () => resolve(false)).on('close', () => socket.destroy());
  socket.on('connect', () => socket.end());
});

/** Build it. `clients`: how many addresses the clients have. */
export async function cluster({ etcds = 3, databases = 3, arenas = 2, clients = 4, workers = 8, disk_mb = 700 }) {
  lay_network(clients);
  const all = { etcd: named('etcd', etcds, 11), db: named('db', databases, 21), arena: named('arena', arenas, 31), front: named('front', 1, 41) };
  const [front] = all.front;
  const url = `https://${front.address}`;
  const secret = certificate(front.address);
  const backup = join(ROOM, 'backup');
  mkdirSync(backup);
  give(backup);

  const machines = Object.values(all).flat();
  for (const machine of machines) {
    const settings = join(machine.disk, 'etc', 'quadrivium');
    mkdirSync(settings, { recursive: true });
    writeFileSync(join(settings, 'cluster.conf'), [`ETCD='${list(all.etcd)}'`, `DATABASES='${list(all.db)}'`, `ARENAS='${list(all.arena)}'`, `FRONTS='${list(all.front)}'`,
      `PUBLIC_URL=${url}`, `CERTIFICATE=${secret.pem}`, `BACKUP=${backup}`, 'SHARED_BUFFERS=64MB', ''].join('\n'));
  }
  await all.db[0].administer([join(SCRIPTS, 'secrets.sh')]);
  const secrets = join(all.db[0].disk, 'etc', 'quadrivium', 'cluster.secrets');
  for (const machine of [...all.db.slice(1), ...all.arena]) copyFileSync(secrets, join(machine.disk, 'etc', 'quadrivium', 'cluster.secrets'));
  for (const machine of all.db) { // a disk of its own, which can be full
    mkdirSync(join(machine.disk, 'var'), { recursive: true });
    run('mount', '-t', 'tmpfs', '-o', `size=${disk_mb}m,mode=755`, 'disk', join(machine.disk, 'var'));
  }

  for (const [kind, script] of [['etcd', 'etcd.sh'], ['db', 'database.sh'], ['arena', 'arena.sh'], ['front', 'front.sh']])
    for (const machine of all[kind]) {
      await machine.administer([join(SCRIPTS, script), machine.name]);
      give(machine.disk);
    }

  const settings_of = (text) => Object.fromEntries(text.split('\n').filter((line) => /^[A-Z]/.test(line)).map((line) => {
    const at = line.indexOf('=');
    return [line.slice(0, at), line.slice(at + 1).replace(/^"|"$/g, '')];
  }));
  const start = {
    etcd: (m) => m.start('etcd', ['etcd'], { env: settings_of(readFileSync(join(m.disk, 'etc/default/etcd'), 'utf8')) }),
    db: (m) => m.start('patroni', ['patroni', join(m.disk, 'etc/patroni/config.yml')]),
    arena: (m) => m.start('arena', [join(APP, 'deploy/stack.sh'), 'run'], { env: {
      ...settings_of(readFileSync(join(m.disk, 'etc/quadrivium/arena.conf'), 'utf8')), ...LIMITS, QUADRIVIUM_HOME: join(m.disk, 'var/lib/quadrivium'),
      PORT: '80', LISTEN: m.address, QUADRIVIUM_WORKERS: String(workers), QUADRIVIUM_BOTS: '1', QUADRIVIUM_QUIET: '1' } }),
    front: (m) => m.start('haproxy', ['haproxy', '-W', '-db', '-f', join(m.disk, 'etc/haproxy/haproxy.cfg')], { as_root: true }),
  };

  /* What each PostgreSQL says of itself: {name, role, timeline, standbys} of those that answer. */
  async function members() {
    const all_said = await Promise.all(all.db.map((machine) => get_json(machine.address, 8008, '/patroni').then((said) => ({ machine, ...said }), () => null)));
    return all_said.filter((said) => said?.state === 'running');
  }
  const c = {
    ...all, url, ca: secret.ca, machines, backup, start,
    /** The machine of the primary; null while there is none, or two. */
    async primary() {
      const found = (await members()).filter(({ role }) => role === 'master' || role === 'primary');
      return found.length === 1 ? found[0].machine : null;
    },
    /** The standby with which the primary is in step, and another one; each can be missing. */
    async standbys() {
      const streaming = await c.sql(`select application_name as name, sync_state as state from pg_stat_replication where state = 'streaming'`);
      const of_state = (state) => all.db.find((m) => streaming.some((s) => s.name === m.name && s.state === state));
      return { sync: of_state('sync'), async: of_state('async') };
    },
    /** Wait until every PostgreSQL is part of the cluster on one timeline, one of them in step with the primary. */
    whole: () => until(async () => {
      const found = await members();
      if (found.length !== databases || new Set(found.map(({ timeline }) => timeline)).size !== 1) return false;
      const { sync, async } = await c.standbys();
      /* Patroni writes down who is in step a moment after PostgreSQL knows, and promotes nobody else. */
      const agreed = found.some(({ machine, sync_standby }) => sync_standby && machine === sync);
      return (databases < 2 || agreed) && (databases < 3 || async);
    }, { what: 'a whole cluster', every: 300 }),
    ready: (machine) => until(() => get_json(machine.address, 80, '/readyz').then(({ status }) => status === 'ready'), { what: `a ready ${machine.name}` }),
    patronictl: (...words) => all.db[0].exec(['patronictl', '-c', join(all.db[0].disk, 'etc/patroni/config.yml'), ...words]),
    /** Send a command to HAProxy's administration socket; resolves to its answer. */
    tell_front: (text) => new Promise((resolve, reject) => {
      const socket = connect(join(front.disk, 'run/haproxy/admin.sock')).on('error', reject);
      socket.toArray().then((parts) => resolve(parts.join('')), reject);
      socket.end(text + '\n');
    }),
    /** SQL on the primary, or on that machine, by its superuser: what psql prints. */
    async administer_sql(text, machine = null, dbname = 'quadrivium') {
      const on = machine ?? await until(() => c.primary(), { what: 'a primary' });
      return on.exec(['psql', '-XAtq', '-v', 'ON_ERROR_STOP=1', '-h', join(on.disk, 'var/run/postgresql'), '-d', dbname, '-c', text]);
    },
    /** The rows of a query, each an object. */
    sql: async (text) => JSON.parse(await c.administer_sql(`select coalesce(json_agg(q), '[]') from (${text}) q`)),
    /** A program of the arena, on an arena's machine, as the owner of its tables. */
    quad(...words) {
      const env = settings_of(readFileSync(join(all.arena[0].disk, 'etc/quadrivium/arena.conf'), 'utf8'));
      return all.arena[0].exec([join(APP, 'build/quad'), ...words], { QUADRIVIUM_DATABASE_URL: env.QUADRIVIUM_DATABASE_URL_OWNER });
    },
  };
  for (const machine of all.etcd) start.etcd(machine);
  for (const machine of all.db) start.db(machine);
  await c.whole();
  for (const machine of all.arena) start.arena(machine);
  for (const machine of all.arena) await c.ready(machine);
  for (const machine of all.front) start.front(machine);
  await until(() => is_open(front.address, 443), { what: 'the front' });
  return c;
}

function certificate(address) {
  const [cert, key, pem] = ['cert.pem', 'key.pem', 'front.pem'].map((name) => join(ROOM, name));
  run('openssl', 'req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '2', '-subj', '/CN=front', '-addext', `subjectAltName=IP:${address}`, '-keyout', key, '-out', cert);
  const ca = readFileSync(cert, 'utf8');
  writeFileSync(pem, ca + readFileSync(key, 'utf8'), { mode: 0o644 });
  return { ca, pem };
}
