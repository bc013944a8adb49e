// The dump: what ended on a day as lines of exports, with its sum; each line verifies.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, statSync, symlinkSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, root, stack } from '../lib/stack.mjs';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
await s.noon(); // all its matches end on one day
const folder = mkdtempSync(join(tmpdir(), 'quad-dump-'));
after(async () => {
  rmSync(folder, { recursive: true });
  await s.stop();
});

// The role that only reads is enough.
const env = { ...process.env, QUADRIVIUM_DATABASE_URL: `${s.conninfo} user=quad_reader`, QUADRIVIUM_BUILD: build };
const run = (program, ...args) => new Promise((resolve) => { execFile(program, args, { env }, (error, out, said) => resolve({ code: error ? error.code : 0, out, said })); });

test('a day is dumped whole, with its sum and its schema; private and running matches are not in it', async () => {
  const made = [await begun(s), await begun(s)];
  for (const t of made) await play_line(t, SHORT_WIN);
  await play_line(await begun(s, { private: true }), SHORT_WIN);
  await begun(s);
  const day = (await s.client().get(`/matches/${made[0].match}`)).body.finished_at.slice(0, 10);
  const { code, out, said } = await run(join(root, 'deploy', 'dump.sh'), folder, day);
  assert.equal(code, 0, said);
  const manifest = JSON.parse(out);
  for (const name of [manifest.file, 'openapi.json']) assert.equal(statSync(join(folder, name)).mode & 0o777, 0o644, `${name} can be published`);
  const bytes = readFileSync(join(folder, manifest.file));
  assert.deepEqual(manifest, JSON.parse(readFileSync(join(folder, `matches-${day}.json`), 'utf8')));
  assert.deepEqual([manifest.matches, manifest.bytes], [2, bytes.length]);
  assert.equal(manifest.sha256, createHash('sha256').update(bytes).digest('hex'));
  assert.equal(readFileSync(join(folder, `matches-${day}.sha256`), 'utf8'), `${manifest.sha256}  ${manifest.file}\n`);
  const records = bytes.toString('utf8').trimEnd().split('\n').map((line) => JSON.parse(line));
  for (const [i, record] of records.entries()) {
    assert.deepEqual(record, (await s.client().get(`/matches/${made[i].match}/export`)).body);
    assert.equal((await s.client().post('/verify', record)).body.ok, true);
  }
  assert.ok(JSON.parse(readFileSync(join(folder, 'openapi.json'), 'utf8')).components.schemas.Export);
});

test('a day without matches is an empty file, all days are all matches, and a bad wish leaves nothing behind', async () => {
  const quad = (...args) => run(join(build, 'quad'), 'dump', ...args);
  assert.equal(JSON.parse((await quad('--out', folder, '--day', '2001-01-01')).out).matches, 0);
  assert.equal(JSON.parse((await quad('--out', folder)).out).matches, 2);
  assert.equal((await quad('--out', folder, '--day', '01.01.2001')).code, 1);
  assert.equal((await quad('--out', join(folder, 'nowhere'))).code, 1);
  assert.equal((await quad()).code, 2);
  assert.deepEqual(readdirSync(folder).filter((name) => name.endsWith('.part')), []);
});

test('without a day, what is missing of the quarter and since the newest dump is written, and nothing else', async () => {
  const nightly = join(folder, 'nightly'), days = [];
  const yesterday = new Date(Date.now() - 86_400_000), day = (date) => date.toISOString().slice(0, 10);
  const quarter = new Date(Date.UTC(yesterday.getUTCFullYear(), yesterday.getUTCMonth() - (yesterday.getUTCMonth() % 3), 1));
  for (const at = new Date(quarter - 4 * 86_400_000); day(at) <= day(yesterday); at.setUTCDate(at.getUTCDate() + 1)) days.push(day(at));
  mkdirSync(nightly);
  const written = async () => {
    const { code, out, said } = await run(join(root, 'deploy', 'dump.sh'), nightly);
    assert.equal(code, 0, said);
    return out.split('\n').filter(Boolean).map((line) => JSON.parse(line).file.slice(8, 18));
  };
  writeFileSync(join(nightly, `matches-${days[1]}.json`), '{}'); // the machine has been down since, over the end of a quarter
  assert.deepEqual(await written(), days.slice(2));
  rmSync(join(nightly, `matches-${days[1]}.json`)); // older than the newest, and of another quarter
  for (const name of new Set([days[4], days.at(-1)])) rmSync(join(nightly, `matches-${name}.json`)); // begun and not ended
  assert.deepEqual(await written(), [...new Set([days[4], days.at(-1)])]);
  assert.deepEqual(await written(), []);
});

test('the dumps of days with a player who has left are written again without the name', async () => {
  const kept = join(folder, 'kept'), t = await begun(s), { name } = t.south.account;
  mkdirSync(kept);
  await play_line(t, SHORT_WIN);
  const day = (await s.client().get(`/matches/${t.match}`)).body.finished_at.slice(0, 10), file = join(kept, `matches-${day}.ndjson`);
  const quad = async (...args) => (await run(join(build, 'quad'), 'dump', '--out', kept, ...args));
  const first = JSON.parse((await quad('--day', day)).out);
  assert.equal((await quad('--renew')).out, '');
  assert.ok(readFileSync(file, 'utf8').includes(`"${name}"`));
  assert.equal((await t.south.call('DELETE', '/me')).status, 204);
  const again = JSON.parse((await quad('--renew')).out);
  assert.deepEqual([again.file, again.matches], [first.file, first.matches]);
  assert.ok(!readFileSync(file, 'utf8').includes(`"${name}"`));
  const later = Date.now() / 1000 + 7200;
  utimesSync(join(kept, `matches-${day}.json`), later, later);
  assert.equal((await quad('--renew')).out, '', 'it was written after that');
  assert.equal((await quad('--renew', '--day', day)).code, 2);
});

test('dumps in the run directory are published, and nothing else in it', async () => {
  const get = (path, options) => fetch(new URL(path, s.url), options), public_folder = join(s.home, 'dumps');
  assert.equal((await get('/dumps/openapi.json')).status, 204, 'there are none yet');
  assert.equal((await get('/dumps/')).status, 404);
  const { out, said } = await run(join(root, 'deploy', 'dump.sh'), public_folder, '2001-01-01');
  const { file } = JSON.parse(out || said);
  writeFileSync(join(public_folder, `.${file}.part`), 'half');
  symlinkSync(join(s.home, 'log', 'quadrivium.log'), join(public_folder, 'log.json'));
  const list = await get('/dumps/'), index = await list.text();
  assert.deepEqual([list.status, list.headers.get('content-type')], [200, 'text/html; charset=utf-8']);
  for (const name of [file, 'matches-2001-01-01.sha256', 'matches-2001-01-01.json', 'openapi.json']) assert.ok(index.includes(`href="${name}"`), name);
  assert.ok(!index.includes('part'));
  for (const [path, status, type] of [[file, 200, 'application/x-ndjson'], ['matches-2001-01-01.sha256', 200, 'text/plain; charset=utf-8'], ['matches-2001-01-01.json', 200, 'application/json'],
    ['openapi.json', 200, 'application/json'], [`.${file}.part`, 404], ['log.json', 403], ['none.ndjson', 404], ['..%2flog/quadrivium.log', 404], ['../log/quadrivium.log', 404], ['%2e%2e/sight.key', 404]]) {
    const answer = await get(`/dumps/${path}`);
    assert.equal(answer.status, status, path);
    if (type) assert.deepEqual([answer.headers.get('content-type'), answer.headers.get('x-content-type-options')], [type, 'nosniff'], path);
    await answer.arrayBuffer();
  }
  const refused = await get(`/dumps/${file}`, { method: 'PUT', body: 'x' });
  assert.deepEqual([refused.status, (await refused.json()).code], [405, 'method_not_allowed']);
});
