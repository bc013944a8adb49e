// A node whose database has a streaming standby: what goes there, what does not, a commit in doubt, and a switchover.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, readFileSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { fresh, PASSWORD, person } from '../lib/people.mjs';
import { database } from '../lib/sql.mjs';
import { begun, put_orders, seat_path, SHORT_WIN, turn, view_of } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const primary = await stack({ own: true, workers: 2, env: { QUADRIVIUM_BOTS: '0' } });
const sockets = readFileSync(join(primary.home, 'run', 'sockets'), 'utf8').trim();

/** A standby of the primary, in a folder that is its socket's too. */
async function begin_standby() {
  const bin = execFileSync('pg_config', ['--bindir'], { encoding: 'utf8' }).trim();
  const folder = mkdtempSync(join(tmpdir(), 'quad-by-'));
  const { uid, gid } = statSync(join(primary.home, 'pg'));
  const as = process.getuid() === 0 ? { uid, gid } : {};
  if (as.uid) chownSync(folder, uid, gid);
  const data = join(folder, 'pg');
  execFileSync(join(bin, 'pg_basebackup'), ['-h', sockets, '-U', 'quad', '-D', data, '-X', 'stream', '-c', 'fast', '-R'], { ...as, cwd: folder, stdio: 'ignore' });
  const child = spawn(join(bin, 'postgres'), ['-D', data, '-k', folder, '-c', 'listen_addresses=', '-c', 'max_connections=300'], { ...as, cwd: folder, stdio: 'ignore' });
  const ended = new Promise((resolve) => { child.once('exit', resolve); });
  const base = database(`host=${folder} dbname=quadrivium user=quad`);
  await until(async () => (await base.ask('select pg_is_in_recovery()').catch(() => '')) === 't', { what: 'the standby' });
  return {
    folder, ask: base.ask,
    async stop(signal = 'SIGINT') {
      await base.end();
      child.kill(signal);
      await ended;
    },
    wipe: () => rmSync(folder, { recursive: true, force: true }),
  };
}

const standby = await begin_standby();
const either = (role) => `host=${sockets},${standby.folder} dbname=quadrivium user=quad_${role}`;
const node = await stack({
  workers: 2, beside: primary,
  env: {
    QUADRIVIUM_BOTS: '1', QUADRIVIUM_DATABASE_URL: `${either('owner')} target_session_attrs=read-write`, QUADRIVIUM_DATABASE_URL_API: either('api'), QUADRIVIUM_DATABASE_URL_CLOCK: either('clock'),
    QUADRIVIUM_DATABASE_URL_BOT: either('bot'), QUADRIVIUM_DATABASE_URL_WAITER: either('waiter'), QUADRIVIUM_DATABASE_URL_REPLICA: either('api'),
  },
});
let is_primary_up = true;
after(async () => {
  await node.stop();
  if (is_primary_up) await primary.stop();
  await standby.stop();
  standby.wipe();
});

const figure = async (name = 'quad_standby_reads_total', at = node) => Number((await at.metrics()).match(new RegExp(`^${name} (\\d+)$`, 'm'))?.[1]);

/** Whether the standby answers this read, which has status 200 in any case. */
async function at_standby(path, options = {}) {
  const before = await figure();
  assert.equal((await node.client().call('GET', path, options)).status, 200);
  return await figure() > before;
}

const name = fresh('Reader');
const BOARD = '/leaderboards/stratic';

test('lists are read from the standby, what somebody has just written from the primary', async () => {
  await until(() => at_standby(BOARD), { what: 'a read of the standby' });
  const answer = await node.client().call('POST', '/accounts', { body: { name, password: PASSWORD } });
  const wrote = answer.headers['set-cookie'].find((line) => line.startsWith('qwrote='));
  assert.match(wrote, /^qwrote=1; Path=\/; HttpOnly; SameSite=Lax; Max-Age=5$/);
  const Cookie = wrote.split(';')[0];
  for (let i = 0; i < 5; i++) assert.equal(await at_standby(`/players/${encodeURIComponent(name)}`, { headers: { Cookie } }), false);
  const read = await node.client().get(BOARD);
  assert.equal(read.headers['set-cookie'], undefined);
  const owner = await person(node);
  const { body: { token } } = await owner.post('/me/tokens', { label: 'reader', scopes: ['play'] });
  assert.equal(await at_standby(BOARD, { headers: { Authorization: `Bearer ${token}` } }), false);
});

test('a standby that lags is not asked, and what it does not know is asked of the primary', async () => {
  await standby.ask('select pg_wal_replay_pause()');
  const late = fresh('Late');
  await node.client().post('/accounts', { name: late, password: PASSWORD });
  await node.client().get(`/players/${encodeURIComponent(late)}`); // while the pause is not noticed yet, too
  await until(async () => !(await at_standby(BOARD)), { what: 'the lag noticed' });
  for (let i = 0; i < 5; i++) assert.equal(await at_standby(`/players/${encodeURIComponent(late)}`), false);
  await until(async () => await figure('quad_standby_lag_bytes') > 0, { what: 'the lag told' });
  await standby.ask('select pg_wal_replay_resume()');
  await until(() => at_standby(`/players/${encodeURIComponent(late)}`), { what: 'the standby asked again' });
  await until(async () => await figure('quad_standby_lag_bytes') === 0, { what: 'the standby up to date' });
  assert.equal(await figure('quad_up_standby'), 1);
  assert.ok(Number.isNaN(await figure('quad_up_standby', primary)), 'a node without standbys');
});

/* Commits wait for the standby, which does not hear of them while `work` runs. */
async function unheard(work) {
  const receiver = await until(async () => Number(await standby.ask('select pid from pg_stat_wal_receiver')), { what: 'the standby listening' });
  await primary.sql(`alter system set synchronous_standby_names = '*'`);
  await primary.sql('select pg_reload_conf()');
  await until(async () => await primary.sql('select sync_state from pg_stat_replication') === 'sync');
  process.kill(receiver, 'SIGSTOP');
  try {
    return await work();
  } finally {
    process.kill(receiver, 'SIGCONT');
    await primary.sql('alter system reset synchronous_standby_names');
    await primary.sql('select pg_reload_conf()');
    await until(async () => await primary.sql('show synchronous_standby_names') === '');
  }
}

/* What is asked twice, and what must hold after both. */
const REPEATED = {
  'a new game': async () => {
    const host = await node.guest();
    return [() => host.call('POST', '/lobbies', { body: { game: 'stratic' }, headers: { 'Idempotency-Key': 'doubt' } }), async (answer) => {
      assert.deepEqual([answer.status, answer.headers['idempotency-replayed']], [201, 'true']);
      assert.equal(await primary.value(`select count(*) from lobby l join lobby_seat s on s.lobby_id = l.id join account a on a.id = s.account_id where a.public_id = '${host.account.id}'`), 1);
    }];
  },
  'an order': async () => {
    const t = await begun(node);
    return [() => t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn(SHORT_WIN[0]) } }), ({ status, body }) => assert.deepEqual([status, body.turn, body.ready], [200, 1, true])];
  },
  'a seat': async () => {
    const [host, guest] = [await node.guest(), await node.guest()];
    const { body: { id } } = await host.post('/lobbies', { game: 'stratic' });
    return [() => guest.call('PUT', `/lobbies/${id}/seats/me`, { body: {} }), ({ status, body }) => assert.deepEqual([status, typeof body.match], [200, 'string'])];
  },
  'a game that is gone': async () => {
    const host = await node.guest();
    const { body: { id } } = await host.post('/lobbies', { game: 'stratic' });
    return [() => host.call('DELETE', `/lobbies/${id}`), ({ status }) => assert.equal(status, 204)];
  },
};

for (const [what, prepare] of Object.entries(REPEATED)) {
  test(`${what}: a commit whose replication is in doubt is no success, nor is its repetition before the standby has it`, async () => {
    const [ask, holds] = await prepare();
    const hangs = `from pg_stat_activity where wait_event = 'SyncRep' and usename = 'quad_api'`;
    const waits = async () => await primary.value(`select count(*) ${hangs}`) > 0;
    const again = await unheard(async () => {
      const waiting = ask();
      await until(waits, { what: 'the commit waiting' });
      await until(async () => {
        await primary.sql(`select pg_cancel_backend(pid) ${hangs}`);
        return Promise.race([waiting.then(() => true), new Promise((resolve) => { setTimeout(resolve, 100, false); })]);
      }, { what: 'an answer' });
      const first = await waiting;
      assert.deepEqual([first.status, first.body.code], [503, 'unavailable']);
      assert.ok(Number(first.headers['retry-after']) >= 1);
      let answered = null;
      const repeated = ask().then((answer) => { answered = answer; });
      await until(async () => answered || await waits(), { what: 'the repetition waiting' });
      assert.equal(answered && `${answered.status} ${answered.text}`, null, 'told before the standby had it');
      return { ended: repeated.then(() => answered) };
    });
    await holds(await again.ended);
  });
}

test('after a switchover the node goes on with the new primary, with every order', async () => {
  const t = await begun(node);
  await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]));
  const seen = await view_of(t.north, t.match);
  await standby.ask('select pg_wal_replay_pause()');
  const late = await begun(node);
  await primary.stop(); // in order: the standby gets all that was written
  is_primary_up = false;
  assert.equal((await node.client().call('GET', '//readyz')).status, 503);
  assert.equal((await node.client().call('GET', '//readyz/node')).status, 200, 'no other node would have a primary either');
  /* The standby has not replayed this match: it must not be told that there is none. */
  const asked = [['PUT', seat_path(late.match, 1), { orders: turn(SHORT_WIN[0]) }], ['GET', `/matches/${late.match}/view`]];
  await Promise.all(asked.map(async ([method, path, body]) => {
    const answer = await late.south.call(method, path, { body });
    assert.deepEqual([answer.status, answer.body.code, answer.body.limit_key], [503, 'unavailable', 'database'], `${method} ${path}`);
  }));
  assert.equal((await node.client().call('GET', '/no_such_route')).status, 404, 'which needs no database');
  await standby.ask('select pg_wal_replay_resume()');
  await standby.ask('select pg_promote(false)'); // a query that waits could be cancelled by what is still replayed
  await until(async () => (await node.client().call('GET', '//readyz')).status === 200, { what: 'the node ready' });
  const view = await view_of(t.north, t.match);
  assert.equal(view.turn, seen.turn);
  assert.ok(view.seq >= seen.seq); // greater where the outage was given back already
  await put_orders(late.south, late.match, 1, turn(SHORT_WIN[0]));
  await put_orders(t.north, t.match, 2, turn(SHORT_WIN[1]));
  await put_orders(t.south, t.match, 3, turn(SHORT_WIN[2]));
  assert.equal((await view_of(t.north, t.match)).turn, 4);
  const gained = () => node.log().split('\n').filter((line) => line.includes('"leadership_gained","duty":"deadlines"')).length;
  await until(() => gained() > 0, { what: 'its clock daemon leading' });
});
