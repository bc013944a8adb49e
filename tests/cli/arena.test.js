// The commands that work on an arena's database, and an arena's export in the hands of quad replay.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { settled } from '../lib/endless.mjs';
import { root, stack } from '../lib/stack.mjs';
import { SHORT_WIN, begun, play_line } from '../lib/play.mjs';
import { program, quad } from './quad.mjs';

const run = promisify(execFile);

const s = await stack({ workers: 2 });
after(() => s.stop());
await settled(s); // then all matches are compared

const on_database = (words, env = {}) => quad(words, '', { QUADRIVIUM_DATABASE_URL: s.conninfo, ...env });
const report = (got) => JSON.parse(got.out);

async function finished() {
  const t = await begun(s);
  await play_line(t, SHORT_WIN);
  return t;
}

test('the export of a finished match verifies, and not when it was tampered with', async () => {
  const t = await finished();
  const { body: record } = await t.south.get(`/matches/${t.match}/export`);
  const good = quad(['replay', '-'], JSON.stringify(record));
  assert.equal(good.status, 0, good.out);
  assert.deepEqual(report(good), { match: t.match, ok: true, turns: 5, hash: record.hashes.at(-1).hash, first_bad_turn: null });
  record.events.at(-2).orders[1] = { type: 'turn', text: 'Fa9>a8' };
  const bad = quad(['replay', '-'], JSON.stringify(record));
  assert.equal(bad.status, 1);
  assert.equal(report(bad).first_bad_turn, 4);
});

const derived = () => s.sql(`select m.public_id, m.status, m.events, m.stage, m.turns, m.owes, m.state_hash, m.result,
  (select json_agg(json_build_array(p.seat, p.place, p.score) order by p.seat) from match_seat p where p.match_id = m.id)
  from match m order by m.id`);

test('rebuild makes snapshots, standing and results again from the events', async () => {
  const t = await finished();
  const running = await begun(s);
  await play_line(running, ['Fa2>a3']);
  const before = await derived();
  const view = (await running.north.get(`/matches/${running.match}/view`)).body;
  await s.sql(`delete from match_snapshot; update match_seat set place = 7, score = 7 where place is not null;
    update match set state_hash = 'x', owes = 0; update match set result = '{}' where result is not null`);
  const got = on_database(['rebuild']);
  assert.equal(got.status, 0, got.err);
  assert.equal(report(got).bad, 0);
  assert.equal(await derived(), before);
  assert.deepEqual((await running.north.get(`/matches/${running.match}/view`)).body.view, view.view);
  await play_line(running, ['--'], 2);
  assert.equal((await t.south.get(`/matches/${t.match}`)).body.status, 'finished');
});

test('rebuild leaves a match alone whose events do not lead to their hashes, and goes on with the others', async () => {
  const t = await finished();
  await finished();
  const id = await s.value(`select id from match where public_id = '${t.match}'`);
  await s.sql(`alter table match_event disable trigger all; update match_event set hash = '0000000000000000' where match_id = ${id} and n = 3;
    alter table match_event enable trigger all`);
  const got = on_database(['rebuild']);
  assert.equal(got.status, 1);
  assert.equal(report(got).bad, 1);
  assert.ok(got.err.includes(t.match), got.err);
});

test('migrating again does nothing, also when many do it at once', async () => {
  const env = { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo };
  const all = await Promise.all([1, 2, 3].map(() => run(program, ['migrate'], { cwd: root, env })));
  for (const { stdout } of all) assert.deepEqual(JSON.parse(stdout).applied, []);
  assert.equal(report(on_database(['seed'])).bots, await s.value(`select count(*) from account where kind = 'builtin'`));
});

test('a step that was changed, is missing or fails is refused, and a failed one leaves nothing behind', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-sql-'));
  try {
    const steps = join(folder, 'migrations');
    cpSync(join(root, 'sql', 'migrations'), steps, { recursive: true });
    const next = Number(await s.value('select max(version) from schema_migration')) + 1;
    const file = (number) => join(steps, `${String(number).padStart(4, '0')}_more.sql`);
    const refused = (pattern) => {
      const got = on_database(['migrate'], { QUADRIVIUM_SQL: folder });
      assert.equal(got.status, 1);
      assert.match(got.err, pattern);
    };
    appendFileSync(file(next + 1), 'select 1;');
    refused(/is not step/);
    rmSync(file(next + 1));
    appendFileSync(file(next), 'create table half_done (a int); select broken;');
    refused(/broken/);
    assert.equal(await s.sql(`select to_regclass('half_done')`), '');
    rmSync(file(next));
    appendFileSync(join(steps, '0001_arena.sql'), '-- one more thought\n');
    refused(/0001_arena.sql is not what it was/);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('without a database the commands say so', () => {
  for (const command of ['migrate', 'seed', 'rebuild']) {
    const got = quad([command], '', { QUADRIVIUM_DATABASE_URL: 'host=/nowhere' });
    assert.equal(got.status, 1);
    assert.match(got.err, /^quad: unavailable: /m);
  }
});
