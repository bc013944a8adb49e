// A migration while games run: matches begun before it end as if it had not been, keep the version of their rules, and a step that fails
// leaves everything as it was. Programs are replaced by those of another build, and back. The arena starts before the steps that put tables into partitions, and those that give
// matches a table of keys; they are run under its games.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, cpSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, renameSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { after, test } from 'node:test';
import { released } from '../cli/quad.mjs';
import { await_view, begun, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';
import { build, root, stack, until } from '../lib/stack.mjs';

const GAMES = 100, OLD_GAMES = 8;
const sql = mkdtempSync(join(tmpdir(), 'quad-sql-'));
cpSync(join(root, 'sql'), sql, { recursive: true });
const folder = join(sql, 'migrations');
const numbered = (n, name) => `${String(n).padStart(4, '0')}_${name}`;

/* The steps of partitions and of the matches' keys last, and put by until `give` puts them back. */
const is_parts = (name) => /^\d+_(parts|match_key)/.test(name);
const names = readdirSync(folder).sort();
const order = [...names.filter((name) => !is_parts(name)), ...names.filter(is_parts)].map((name, i) => ({ name, as: numbered(i + 1, name.slice(5)) }));
const put_by = mkdtempSync(join(tmpdir(), 'quad-parts-'));
for (const { name, as } of order) renameSync(join(folder, name), join(is_parts(name) ? put_by : folder, `${as}.new`));
for (const name of readdirSync(folder)) renameSync(join(folder, name), join(folder, name.replace('.new', '')));
const late = readdirSync(put_by).sort();
const keys = late.filter((name) => name.includes('_match_key')), parts = late.filter((name) => !keys.includes(name));
const give = (name) => renameSync(join(put_by, name), join(folder, name.replace('.new', '')));
chmodSync(sql, 0o755); // the services' user reads it

/* The programs, as links: an upgrade replaces them. */
const PROGRAMS = ['quad', 'quad-api', 'quad-waiter', 'quad-clock', 'quad-bot'];
const programs = mkdtempSync(join(tmpdir(), 'quad-build-'));
chmodSync(programs, 0o755);
const use_build = (from) => {
  for (const name of PROGRAMS) {
    symlinkSync(join(from, name), join(programs, `${name}.new`));
    renameSync(join(programs, `${name}.new`), join(programs, name));
  }
};
use_build(build);

delete process.env.TEST_TEMPLATE; // that database has all steps
const s = await stack({ own: true, workers: 6, env: {
  QUADRIVIUM_TEST_SEED: '00000000000000c5', QUADRIVIUM_SQL: sql, QUADRIVIUM_BUILD: programs, QUADRIVIUM_PAGE: join(dirname(released), 'page'),
} });
after(async () => {
  await s.stop();
  for (const dir of [sql, put_by, programs]) rmSync(dir, { recursive: true, force: true });
});

// A cluster of its own, for its autovacuum: often, and without fsync as in the shared one.
await s.sql("alter system set autovacuum_naptime = '1s'");
await s.sql('alter system set fsync = off');
await s.sql('select pg_reload_conf()');

const steps = order.length;
const now_at = () => s.value('select max(version) from schema_migration');
const step = (n, text) => writeFileSync(join(folder, numbered(n, 'trial.sql')), text);
const quad = (...words) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, QUADRIVIUM_SQL: sql, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out, said) => resolve({ status: error?.code ?? 0, out, said }));
});
const PLAIN = { rated: false, clock: { mode: 'untimed' } };
const record = (match) => s.value(`select json_build_object('version', rules_version, 'hash', state_hash, 'result', result, 'events', (select json_agg(json_build_array(kind, turn, body, hash) order by n) from match_event where match_id = m.id))
  from match m where public_id = '${match}'`);
const in_groups = async (list, of, work) => { for (let i = 0; i < list.length; i += of) await Promise.all(list.slice(i, i + of).map(work)); };

test('a migration that fails leaves everything as it was, and says which step', async () => {
  const at = await now_at();
  assert.equal(at, steps - late.length);
  step(at + 1, 'create table trial_of_step (x int);\nselect 1 / 0;\n');
  const before = await s.sql("select string_agg(table_name || '.' || column_name, ' ' order by 1) from information_schema.columns where table_schema = 'public'");
  const { status, said } = await quad('migrate');
  assert.equal(status, 1);
  assert.match(said, /_trial\.sql|division by zero/);
  assert.equal(await s.sql("select string_agg(table_name || '.' || column_name, ' ' order by 1) from information_schema.columns where table_schema = 'public'"), before);
  assert.equal(await now_at(), at);
  await play_line(await begun(s, PLAIN), SHORT_WIN);
  rmSync(join(folder, numbered(at + 1, 'trial.sql')));
});

const COPIED = ['match_order', 'match_snapshot'];
const rows_of = (table, match) => s.value(`select count(*) from ${table} where match_id = (select id from match where public_id = '${match}')`);
const in_partitions = (table) => s.value(`select to_json(relkind = 'p') from pg_class where oid = '${table}'::regclass`);
/* Rows that only one of a table and its copy has. */
const differ = (table) => s.value(`select count(*) from (select * from (table ${table} except table ${table}_parts) a union all select * from (table ${table}_parts except table ${table}) b) d`);

test('tables go into partitions under running games; a step that waits for a lock lets them go on', async () => {
  const game = await begun(s, PLAIN);
  await play_line(game, SHORT_WIN.slice(0, 2));
  for (const name of parts.slice(0, 3)) give(name); // copies begin, and are made
  assert.equal((await quad('migrate')).status, 0);
  for (const table of COPIED) assert.equal(await differ(table), 0);
  const others = await Promise.all(Array.from({ length: 12 }, () => begun(s, PLAIN))); // after the copy
  await Promise.all(others.map((other, i) => play_line(other, SHORT_WIN.slice(0, i % 4))));
  for (const table of COPIED) assert.notEqual(await differ(table), 0);

  for (const name of parts.slice(3)) give(name);
  const reader = spawn('psql', ['-XAtq', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] }); // a tool that reads for long
  reader.stdin.write('begin; select count(*) > 0 from match_snapshot;\n');
  await once(reader.stdout, 'data');
  const migration = quad('migrate');
  await until(() => in_partitions('match_order'), { what: 'the step before' });
  await until(() => s.value("select count(*) from pg_locks where relation = 'match_snapshot'::regclass and mode = 'AccessExclusiveLock' and not granted"), { every: 10, what: 'a try' });
  await play_line(game, SHORT_WIN.slice(2, 4), 3);
  assert.equal(await in_partitions('match_snapshot'), false);
  reader.stdin.end('commit;\n');
  await Promise.all(others.map((other, i) => play_line(other, SHORT_WIN.slice(i % 4), 1 + (i % 4))));
  const done = await migration;
  assert.equal(done.status, 0, done.said);
  for (const table of [...COPIED, 'match_transcript', 'match_event']) assert.equal(await in_partitions(table), true, table);
  assert.equal(await s.sql("select string_agg(relname, ' ') from pg_class where relname like '%parts%' and relnamespace = 'public'::regnamespace"), '');
  await play_line(game, SHORT_WIN.slice(4), 5);
  const expected = await record(game.match);
  for (const other of others) assert.deepEqual(await record(other.match), expected);
  for (const table of COPIED) assert.equal(await rows_of(table, others.at(-1).match), await rows_of(table, game.match), table);
});

/* An autovacuum of a table that takes a minute at least: it has 200 pages to read, and sleeps 0.4 s after each. */
async function slow_vacuum(table) {
  await s.sql(`begin; do $$ begin for i in 1..500 loop update ${table} set missed = missed; end loop; end $$; rollback`);
  await s.sql(`alter table ${table} set (autovacuum_vacuum_threshold = 0, autovacuum_vacuum_scale_factor = 0, autovacuum_vacuum_cost_delay = 100, autovacuum_vacuum_cost_limit = 1)`);
  assert.ok(await s.value(`select pg_relation_size('${table}') / 8192`) > 200);
  await until(() => s.value(`select count(*) from pg_stat_progress_vacuum where relid = '${table}'::regclass`), { what: 'an autovacuum' });
}
const waiting = (table) => s.value(`select count(*) from pg_locks where relation = '${table}'::regclass and mode = 'AccessExclusiveLock' and not granted`);

test('matches get a table of keys under running games; an autovacuum makes room, and a step that waits for a lock lets games go on', async () => {
  const game = await begun(s, PLAIN);
  await play_line(game, SHORT_WIN.slice(0, 2));
  await slow_vacuum('match_seat');
  for (const name of keys) give(name);
  const reader = spawn('psql', ['-XAtq', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.write('begin; select count(*) > 0 from message;\n');
  await once(reader.stdout, 'data');
  const migration = quad('migrate');
  await until(() => waiting('message'), { every: 10, what: 'a try' });
  await play_line(game, SHORT_WIN.slice(2, 4), 3);
  assert.match(readFileSync(join(s.home, 'log', 'postgresql.log'), 'utf8'), /canceling autovacuum task/);
  reader.stdin.end('commit;\n');
  const done = await migration;
  assert.equal(done.status, 0, done.said);
  await s.sql('alter table match_seat reset (autovacuum_vacuum_threshold, autovacuum_vacuum_scale_factor, autovacuum_vacuum_cost_delay, autovacuum_vacuum_cost_limit)');
  assert.equal(await s.sql("select count(*) from pg_constraint where confrelid = 'match'::regclass or (confrelid = 'match_key'::regclass and not convalidated)"), '0');
  assert.equal(await s.sql('select count(*) from match m full join match_key k using (id) where m.id is null or k.id is null'), '0');
  assert.equal(await s.sql("select count(*) from pg_proc where proname = 'match_key_lock'"), '0');
  await play_line(game, SHORT_WIN.slice(4), 5);
});

/** The programs of that build take the place of those that run, as a package's upgrade does it. */
async function upgrade(from) {
  use_build(from);
  const running = () => PROGRAMS.slice(1).flatMap((name) => s.processes(name));
  const old = running().map(({ pid }) => pid);
  for (const name of PROGRAMS.slice(1)) s.kill(name, 'SIGTERM');
  const is_new = ({ pid, name }) => {
    try {
      return readlinkSync(`/proc/${pid}/exe`) === join(from, name.replace(/costly|hashing|calling/, 'api'));
    } catch {
      return false; // it has just ended
    }
  };
  await until(() => PROGRAMS.slice(1).every((name) => s.processes(name).length) && running().every((p) => !old.includes(p.pid) && is_new(p)), { what: 'the new programs' });
  const client = Object.assign(s.client(), { strict: false });
  await until(async () => (await client.call('GET', '//readyz')).status === 200, { what: 'a ready arena' });
}

/** Matches of Stratagem by the rules that it had before its second edition, as an older release began them. */
async function of_older_rules(count) {
  const games = [];
  for (let i = 0; i < count; i++) games.push(await table(s, { ...PLAIN, game: 'stratagem', seats: 2, options: { civs: ['ironborn', 'tidecallers'] } }));
  const ids = games.map(({ match }) => `'${match}'`);
  assert.equal(await s.value(`select min(rules_version) from match where public_id in (${ids})`), 2);
  await s.sql(`update match set rules_version = 1 where public_id in (${ids})`);
  const { status, out, said } = await quad('rebuild');
  assert.deepEqual([status, JSON.parse(out.split('\n')[0]).bad], [0, 0], said);
  return games;
}

const LAST = 4;
/** Both play turns `from` to `to`; after the last one North resigns. */
async function play_old(t, from, to) {
  for (let n = from; n <= to; n++) {
    for (const [seat, client] of t.seats.entries()) await put_orders(client, t.match, n, n === 1 && seat === 0 ? { research: 'agr' } : {});
    await await_view(t.south, t.match, (view) => view.turn > n);
  }
  if (to === LAST) await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
}

test('a migration under running games and a new build: they go on by their own rules, and end as one that was never migrated', async () => {
  const control = await begun(s, PLAIN), [old_control] = await of_older_rules(1);
  await play_line(control, SHORT_WIN);
  await play_old(old_control, 1, LAST);
  const [expected, old_expected] = [await record(control.match), await record(old_control.match)];
  assert.equal(old_expected.version, 1);
  const old = await of_older_rules(OLD_GAMES);
  await Promise.all(old.map((t, i) => play_old(t, 1, i % LAST)));
  const games = Array.from({ length: GAMES - OLD_GAMES });
  await in_groups(games.map((_, i) => i), 10, async (i) => {
    games[i] = await begun(s, PLAIN);
    await play_line(games[i], SHORT_WIN.slice(0, i % SHORT_WIN.length));
  });
  const go_on = (from, to) => in_groups(games.map((_, i) => i).slice(from, to), 10, (i) => play_line(games[i], SHORT_WIN.slice(i % SHORT_WIN.length), 1 + (i % SHORT_WIN.length)));
  await upgrade(dirname(released));
  step(steps + 1, `alter table match add column trial_note text not null default 'none';
create index trial_index on match (trial_note, id);
update match set trial_note = 'migrated' where id % 2 = 0;
alter table match_seat add column trial_count int;\n`);
  const migration = quad('migrate');
  await Promise.all([go_on(0, 60), ...old.map((t, i) => play_old(t, 1 + (i % LAST), LAST - 1))]);
  const { status, said } = await migration;
  assert.equal(status, 0, said);
  assert.equal(await now_at(), steps + 1);
  await upgrade(build); // the programs from before go on, whose steps the database has and one more
  await go_on(60);
  for (const t of old) await play_old(t, LAST, LAST);
  for (const game of games) assert.deepEqual(await record(game.match), expected);
  for (const t of old) assert.deepEqual(await record(t.match), old_expected);
  assert.equal((await quad('scrub')).status, 0);
  assert.doesNotMatch(s.log(), /"event":"(assertion_failed|process_crashed)"/);
});

test('a program that is older than the database says so and touches nothing', async () => {
  rmSync(join(folder, numbered(steps + 1, 'trial.sql')));
  const { status, said } = await quad('migrate');
  assert.equal(status, 1);
  assert.match(said, /newer than this program/);
  await play_line(await begun(s, PLAIN), SHORT_WIN);
});
