// quad doctor at a running arena with a cluster of its own: nothing bad when all is well, and each fault is found with an advice.
import assert from 'node:assert/strict';
import { execFile, execFileSync, spawn } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:https';
import { once } from 'node:events';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { secure } from '../lib/client.mjs';
import { certificate } from '../lib/front.mjs';
import { begun } from '../lib/play.mjs';
import { provider } from '../lib/provider.mjs';
import { sink } from '../lib/sink.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';
import { lines, program } from './quad.mjs';

const papers = certificate();
secure.options.ca = papers.ca;
const s = await stack({ workers: 2, own: true, env: { QUADRIVIUM_TLS_CERT: papers.cert, QUADRIVIUM_TLS_KEY: papers.key } });
const place = mkdtempSync(join(tmpdir(), 'quad-doctor-'));
after(async () => {
  await s.stop();
  secure.destroy();
  papers.wipe();
  rmSync(place, { recursive: true });
});

const AS_OWNER = s.conninfo.replace('user=quad', 'user=quad_owner');
const HOUR = 3600;

/** Ask the doctor (not in this process's way: servers of this file answer it): {status, of(check): its findings, counts}. */
async function doctor({ args = [], env = {} } = {}) {
  const settings = { QUADRIVIUM_SETTINGS: '/nonexistent', QUADRIVIUM_HOME: s.home, QUADRIVIUM_DATABASE_URL: AS_OWNER, SSL_CERT_FILE: papers.cert };
  const { status, out, err } = await new Promise((resolve) => {
    execFile(program, ['doctor', ...args], { env: { ...process.env, ...settings, ...env } }, (error, stdout, stderr) => resolve({ status: error?.code ?? 0, out: stdout, err: stderr }));
  });
  const all = lines(out);
  const counts = all.pop();
  assert.ok(counts, err);
  for (const { status: said, advice } of all) assert.equal(advice === undefined, said === 'fine');
  assert.equal(status, counts.bad ? 1 : 0);
  return { all, counts, of: (check) => all.filter((f) => f.check === check) };
}

/* The row of the key in a transaction of its own that lets nobody look before it ends. */
async function claim_slowly(mark) {
  const psql = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', AS_OWNER], { stdio: ['pipe', 'pipe', 'inherit'] });
  psql.stdin.write(`begin; lock table sight_key in access exclusive mode; insert into sight_key (mark) values (decode('${mark}', 'hex')); select 'held';\n`);
  await once(psql.stdout, 'data');
  return { commit: () => new Promise((resolve) => { psql.on('exit', resolve).stdin.end('commit;\n'); }) };
}

/** One finding of a check: its status, and what its sentence must match. */
async function finds(check, status, found, asked) {
  const got = (await doctor(asked)).of(check);
  assert.ok(got.some((f) => f.status === status && found.test(f.found)), `${check}: ${JSON.stringify(got)}`);
}

test('an arena that is well has no bad finding, and every check speaks', async () => {
  await until(async () => (await doctor()).of('clock')[0].status === 'fine', { what: 'the first heartbeat' });
  const got = await doctor();
  assert.equal(got.counts.bad, 0, JSON.stringify(got.all));
  assert.deepEqual([...new Set(got.all.map((f) => f.check))].sort(), ['archive', 'arena', 'backup', 'certificate', 'clock', 'database',
    'database time', 'disk', 'letters', 'mail server', 'matches', 'openings', 'replication', 'roles', 'schema', 'sight key', 'sign-in service', 'time']);
  assert.match(got.of('schema')[0].found, /^step \d+, the newest$/);
  assert.equal(got.of('disk').length, 2); // the run directory and the database
});

test('a database that does not answer is a finding, and the other checks go on', async () => {
  const got = await doctor({ env: { QUADRIVIUM_DATABASE_URL: 'host=/nonexistent dbname=quadrivium' } });
  assert.deepEqual(got.of('database').map((f) => f.status), ['bad']);
  assert.deepEqual(got.of('arena').map((f) => f.status), ['fine']);
});

test('a key of networks and devices that is missing, or another', async () => {
  await finds('sight key', 'fine', /no node has needed/);
  /* Another node was first, and its key was not copied here. */
  await s.sql(`insert into sight_key (mark) values (decode(repeat('07', 16), 'hex'))`);
  await finds('sight key', 'bad', /missing/);
  const guest = await s.guest();
  const host = () => guest.call('POST', '/lobbies', { body: { game: 'stratic' } });
  const refused = await host();
  assert.deepEqual([refused.status, refused.body.code, refused.body.limit_key], [503, 'unavailable', 'sight_key']);
  assert.equal((await s.client().call('GET', '//readyz')).body.limit_key, 'sight_key');
  assert.equal((await guest.call('GET', '/me')).status, 200, 'reading goes on');
  assert.ok(!existsSync(join(s.home, 'sight.key')), 'no key was made beside that of the others');
  await s.sql('delete from sight_key');
  assert.equal((await host()).status, 201);
  assert.equal((await s.client().call('GET', '//readyz')).status, 200);
  const key = join(s.home, 'sight.key'), right = readFileSync(key);
  await finds('sight key', 'fine', /that of the database/);
  renameSync(key, `${key}.right`);
  await finds('sight key', 'bad', /missing/);
  writeFileSync(key, Buffer.alloc(right.length, 7), { mode: 0o600 });
  await finds('sight key', 'bad', /not that of the other nodes/);
  writeFileSync(key, right.subarray(1), { mode: 0o600 });
  await finds('sight key', 'bad', /cannot be read/);
  renameSync(`${key}.right`, key);
  await finds('sight key', 'fine', /that of the database/);
});

test('a process that looks while another one of its node claims the key', async () => {
  const key = join(s.home, 'sight.key'), mark = await s.sql("select encode(mark, 'hex') from sight_key");
  /* As the first process leaves it for a moment: neither file nor row, then the file, then the row. */
  renameSync(key, `${key}.made`);
  await s.sql('delete from sight_key');
  const claimer = await claim_slowly(mark);
  const ready = s.client().call('GET', '//readyz');
  await until(async () => await s.sql("select count(*) from pg_stat_activity where wait_event_type = 'Lock' and query ~ 'sight_key'") !== '0', { what: 'the look' });
  renameSync(`${key}.made`, key);
  await claimer.commit();
  const { status, text } = await ready;
  assert.equal(status, 200, text);
});

test('a schema that is behind, ahead, or another', async () => {
  const last = Number(await s.sql('select max(version) from schema_migration'));
  await s.sql('create table kept as select * from schema_migration');
  await s.sql(`delete from schema_migration where version = ${last}`);
  await finds('schema', 'bad', new RegExp(`at step ${last - 1}, these programs are at ${last}$`));
  await s.sql(`insert into schema_migration select * from kept where version = ${last}`);
  await s.sql(`insert into schema_migration select ${last + 1}, 'later.sql', sha256 from kept where version = ${last}`);
  await finds('schema', 'bad', new RegExp(`at step ${last + 1}, these programs are at ${last}$`));
  await s.sql(`delete from schema_migration where version = ${last + 1}; update schema_migration set sha256 = repeat('0', 64) where version = 3`);
  await finds('schema', 'bad', /^step 0003_rematch\.sql is not the one that was run$/);
  await s.sql('update schema_migration m set sha256 = k.sha256 from kept k where k.version = m.version; drop table kept');
  await finds('schema', 'fine', /newest/);
});

test('a role with too much, too little, or none', async () => {
  await s.sql('alter role quad_api createrole');
  await finds('roles', 'bad', /^quad_api has rights over the whole cluster$/);
  await s.sql('alter role quad_api nocreaterole; grant delete on match_event to quad_clock');
  await finds('roles', 'bad', /^quad_clock can change events$/);
  await s.sql('revoke delete on match_event from quad_clock; alter role quad_reader nologin');
  await finds('roles', 'bad', /^quad_reader cannot log in$/);
  await s.sql('alter role quad_reader login; alter role quad_waiter rename to elsewhere');
  await finds('roles', 'bad', /^quad_waiter is missing$/);
  await s.sql('alter role elsewhere rename to quad_waiter');
  await finds('roles', 'fine', /^6 roles/);
});

test('commits that wait for nobody, and a slot that nobody uses', async () => {
  await s.sql("alter system set synchronous_standby_names = 'away'");
  await s.sql('select pg_reload_conf()');
  await until(async () => (await doctor()).of('replication')[0].status === 'bad', { what: 'the setting' });
  await finds('replication', 'bad', /^commits wait for a standby \(away\)/);
  await s.sql('alter system reset synchronous_standby_names');
  await s.sql("select pg_reload_conf(), pg_create_physical_replication_slot('forgotten', true)");
  await until(async () => (await doctor()).of('replication')[0].status !== 'bad', { what: 'the setting' });
  await finds('replication', 'warning', /^nobody uses the replication slot forgotten$/);
  await s.sql("select pg_drop_replication_slot('forgotten')");
  await finds('replication', 'fine', /^0 standbys$/);
});

test('openings that are counted wrongly', async () => {
  await s.sql("insert into opening_count values (gen_random_uuid(), 0, '', 0, 1, 1, 0, 9, 0, 0, 1, null, null)");
  await finds('openings', 'warning', /^0 games, counted wrongly, 0 that could not be read$/);
  await s.sql('truncate opening_count');
  await finds('openings', 'fine', /^0 games, 0 that could not be read$/);
});

test('a match that is held, and letters that are late', async () => {
  const { match } = await begun(s);
  await s.sql(`update match set status = 'quarantined' where public_id = '${match}'`);
  await finds('matches', 'bad', /^0 damaged, 1 held$/);
  await s.sql(`update match set status = 'live' where public_id = '${match}'`);
  await finds('matches', 'fine', /^0 damaged, 0 held$/);
  await s.sql("insert into mail (account_id, kind, due_at) select min(id), 'digest', arena_now() - interval '2 hours' from account");
  await finds('letters', 'warning', /^1 are late/);
  await s.sql('delete from mail');
});

test('a full disk', async () => {
  await finds('disk', 'bad', /are free for the database/, { args: ['--free', '100'] });
  await finds('disk', 'bad', /are free for the run directory/, { args: ['--free', '100'] });
});

test('backups: none, a fresh one, an old one, a list that is damaged', async () => {
  const env = { QUADRIVIUM_BACKUP: join(place, 'backups') };
  await finds('backup', 'warning', /not set/);
  await finds('backup', 'bad', /there are no backups/, { env });
  const info = (...ages) => {
    mkdirSync(join(place, 'backups/backup/quadrivium'), { recursive: true });
    const of = ages.map(([hours, error]) => `2026F${hours}={"backup-error":${error},"backup-timestamp-stop":${Math.round(Date.now() / 1000 - hours * HOUR)},"backup-type":"full"}`);
    writeFileSync(join(place, 'backups/backup/quadrivium/backup.info'), `[backrest]\nbackrest-format=5\n\n[backup:current]\n${of.join('\n')}\n\n[db]\ndb-id=1\n`);
  };
  info([40, false], [2, false], [20, false]);
  await finds('backup', 'fine', /^the newest, 2026F2, is 2\.0 hours old$/, { env });
  await finds('backup', 'bad', /^the newest, 2026F2, is/, { env, args: ['--backup-hours', '1'] });
  info([40, false], [2, true]);
  await finds('backup', 'bad', /^the newest, 2026F40, is 40\.0 hours old$/, { env });
  info([1, true]);
  await finds('backup', 'bad', /^there is no whole backup$/, { env });
  writeFileSync(join(place, 'backups/backup/quadrivium/backup.info'), '[backup:current]\n2026F={"backup-timestamp-stop":\n');
  await finds('backup', 'bad', /backup\.info: /, { env });
});

test('a certificate that ends soon, that nobody trusts, that has expired, that is not there', async () => {
  await finds('certificate', 'warning', /^valid until .*, 1 days$/);
  await finds('certificate', 'bad', /^browsers will not trust https:/, { env: { SSL_CERT_FILE: '' } });
  const [cert, key, wish] = ['cert.pem', 'key.pem', 'wish.pem'].map((name) => join(place, name));
  const openssl = (...args) => execFileSync('openssl', args, { stdio: 'ignore' });
  openssl('req', '-new', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-subj', '/CN=localhost', '-keyout', key, '-out', wish);
  openssl('x509', '-req', '-in', wish, '-signkey', key, '-days', '-1', '-out', cert);
  const old = createServer({ cert: readFileSync(cert), key: readFileSync(key) }, (_, answer) => answer.end('hello')).listen(0);
  await once(old, 'listening');
  const env = { QUADRIVIUM_PUBLIC_URL: `https://localhost:${old.address().port}/`, SSL_CERT_FILE: cert };
  await finds('certificate', 'bad', /^expired at 2/, { env });
  await new Promise((resolve) => { old.close(resolve); old.closeAllConnections(); });
  await finds('certificate', 'bad', /^no certificate at /, { env });
  await finds('certificate', 'warning', /^no https/, { env: { QUADRIVIUM_PUBLIC_URL: 'http://localhost/' } });
});

test('mail: none, half of it, a server that answers, one that does not', async () => {
  const box = await sink();
  const env = { QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: 'http://localhost/' };
  await finds('mail server', 'fine', /^none is set/);
  await finds('mail server', 'bad', /without QUADRIVIUM_MAIL_FROM$/, { env: { ...env, QUADRIVIUM_MAIL_FROM: '' } });
  await finds('mail server', 'fine', /^it answers$/, { env });
  assert.equal(box.letters.length, 0);
  await box.close();
  await finds('mail server', 'bad', /^no mail can be sent: /, { env });
});

test('the sign-in service: none, wrong settings, one that answers, one that does not', async () => {
  const issuer = await provider();
  await issuer.serve('http://localhost');
  const env = { ...issuer.env, QUADRIVIUM_PUBLIC_URL: 'http://localhost/' };
  await finds('sign-in service', 'fine', /^none is set/);
  await finds('sign-in service', 'bad', /^its settings are incomplete/, { env: { ...env, QUADRIVIUM_OIDC_CLIENT_ID: '' } });
  await finds('sign-in service', 'bad', /^its settings are incomplete/, { env: { ...env, QUADRIVIUM_OIDC_ISSUER: 'http://example.org' } });
  await finds('sign-in service', 'fine', /^http:\/\/127\.0\.0\.1:\d+ answers$/, { env });
  await finds('sign-in service', 'warning', /^it answers, but/, { env: { ...env, QUADRIVIUM_PUBLIC_URL: '' } });
  await finds('sign-in service', 'bad', /cannot read its secret/, { env: { ...env, QUADRIVIUM_OIDC_CLIENT_SECRET_FILE: join(place, 'nothing') } });
  await finds('sign-in service', 'bad', /another issuer$/, { env: { ...env, QUADRIVIUM_OIDC_ISSUER: `${issuer.issuer}/` } });
  await issuer.close();
  await finds('sign-in service', 'bad', /did not answer/, { env });
});

test('settings are read from the package\'s file, and the environment counts more', async () => {
  const file = join(place, 'arena.conf');
  writeFileSync(file, `# a comment\nQUADRIVIUM_DATABASE_URL_OWNER="${AS_OWNER}"\nQUADRIVIUM_SMTP_URL=smtp://127.0.0.1:1\nPATH=/nonexistent\n`);
  const env = { ...process.env, QUADRIVIUM_SETTINGS: file, QUADRIVIUM_HOME: s.home, QUADRIVIUM_MAIL_FROM: '' };
  delete env.QUADRIVIUM_DATABASE_URL;
  const all = await new Promise((resolve) => { execFile(program, ['doctor'], { env }, (_, out) => resolve(lines(out))); });
  const of = (check) => all.find((f) => f.check === check);
  assert.equal(of('database').status, 'fine');
  assert.match(of('mail server').found, /without QUADRIVIUM_PUBLIC_URL, QUADRIVIUM_MAIL_FROM$|without QUADRIVIUM_MAIL_FROM, QUADRIVIUM_PUBLIC_URL$/);
  assert.match(of('backup').found, /\/var\/backups\/quadrivium/);
});

test('a clock daemon that stands still, and an arena that does not answer', async () => {
  await finds('arena', 'bad', /^no arena runs/, { env: { QUADRIVIUM_HOME: place } });
  await finds('arena', 'bad', /^no answer at /, { env: { QUADRIVIUM_SOCKETS: place } });
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGSTOP');
  await s.sql("update arena_heartbeat set at = at - interval '5 minutes'");
  await finds('clock', 'bad', /^the clock daemon worked 3\d\d\.\d s ago$/);
  await s.sql('delete from arena_heartbeat');
  await finds('clock', 'bad', /has never worked/);
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL');
  await until(async () => (await doctor()).of('clock')[0].status === 'fine', { what: 'its heartbeat' });
});
