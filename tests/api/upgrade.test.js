// A migration while games run: matches begun before it end as if it had not been, keep the version of their rules, and a step that fails
// leaves everything as it was.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';
import { build, root, stack } from '../lib/stack.mjs';

const GAMES = 100;
const s = await stack({ workers: 6, env: { QUADRIVIUM_TEST_SEED: '00000000000000c5' } });
const sql = mkdtempSync(join(tmpdir(), 'quad-sql-'));
after(async () => {
  rmSync(sql, { recursive: true, force: true });
  await s.stop();
});

cpSync(join(root, 'sql'), sql, { recursive: true });
const steps = readdirSync(join(sql, 'migrations')).length;
const step = (n, text) => writeFileSync(join(sql, 'migrations', `${String(n).padStart(4, '0')}_trial.sql`), text);
const quad = (...words) => new Promise((resolve) => {
  execFile(join(build, 'quad'), words, { env: { ...process.env, QUADRIVIUM_SQL: sql, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out, said) => resolve({ status: error?.code ?? 0, out, said }));
});
const PLAIN = { rated: false, clock: { mode: 'untimed' } };
const record = (match) => s.value(`select json_build_object('version', rules_version, 'hash', state_hash, 'result', result, 'events', (select json_agg(json_build_array(kind, turn, body, hash) order by n) from match_event where match_id = m.id))
  from match m where public_id = '${match}'`);
const in_groups = async (list, of, work) => { for (let i = 0; i < list.length; i += of) await Promise.all(list.slice(i, i + of).map(work)); };

test('a migration that fails leaves everything as it was, and says which step', async () => {
  step(steps + 1, 'create table trial_of_step (x int);\nselect 1 / 0;\n');
  const before = await s.sql("select string_agg(table_name || '.' || column_name, ' ' order by 1) from information_schema.columns where table_schema = 'public'");
  const { status, said } = await quad('migrate');
  assert.equal(status, 1);
  assert.match(said, /_trial\.sql|division by zero/);
  assert.equal(await s.sql("select string_agg(table_name || '.' || column_name, ' ' order by 1) from information_schema.columns where table_schema = 'public'"), before);
  assert.equal(Number(await s.sql('select max(version) from schema_migration')), steps);
  await play_line(await begun(s, PLAIN), SHORT_WIN);
});

test('a migration under running games: they go on, and end as one that was never migrated', async () => {
  const control = await begun(s, PLAIN);
  await play_line(control, SHORT_WIN);
  const expected = await record(control.match);
  const games = Array.from({ length: GAMES });
  await in_groups(games.map((_, i) => i), 10, async (i) => {
    games[i] = await begun(s, PLAIN);
    await play_line(games[i], SHORT_WIN.slice(0, i % SHORT_WIN.length));
  });
  step(steps + 1, `alter table match add column trial_note text not null default 'none';
create index trial_index on match (trial_note, id);
update match set trial_note = 'migrated' where id % 2 = 0;
alter table match_seat add column trial_count int;\n`);
  const migration = quad('migrate');
  await in_groups(games.map((_, i) => i), 10, (i) => play_line(games[i], SHORT_WIN.slice(i % SHORT_WIN.length), 1 + (i % SHORT_WIN.length)));
  const { status, said } = await migration;
  assert.equal(status, 0, said);
  assert.equal(Number(await s.sql('select max(version) from schema_migration')), steps + 1);
  for (const game of games) assert.deepEqual(await record(game.match), expected);
  assert.equal((await quad('scrub')).status, 0);
  assert.doesNotMatch(s.log(), /"event":"(assertion_failed|process_crashed)"/);
});

test('a program that is older than the database says so and touches nothing', async () => {
  rmSync(join(sql, 'migrations', `${String(steps + 1).padStart(4, '0')}_trial.sql`));
  const { status, said } = await quad('migrate');
  assert.equal(status, 1);
  assert.match(said, /newer than this program/);
  await play_line(await begun(s, PLAIN), SHORT_WIN);
});
