// POST /verify: an export told true or false by playing it again, with bounded work whatever is sent.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { quad, released } from '../cli/quad.mjs';
import { root, stack } from '../lib/stack.mjs';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const t = await begun(s);
await play_line(t, SHORT_WIN);
const { text } = await s.client().get(`/matches/${t.match}/export`);
const record = () => JSON.parse(text);
const verify = async (body) => (await s.client().post('/verify', body)).body;

test('a true export verifies, with the hash it ends in', async () => {
  const verdict = await verify(record());
  assert.deepEqual(verdict, { ok: true, turns: 5, hash: record().hashes.at(-1).hash, first_bad_turn: null });
});

test('one changed byte names the first bad turn', async () => {
  const spoils = [
    [3, 'hash_other', (r) => { r.events[3] = JSON.parse(JSON.stringify(r.events[3]).replace('[4,6]', '[4,5]')); }],
    [2, 'hash_other', (r) => { r.hashes[2].hash = r.hashes[2].hash.replace(/.$/, (d) => (d === '0' ? '1' : '0')); }],
    [0, 'hash_other', (r) => { r.events[0] = JSON.parse(JSON.stringify(r.events[0]).replace('FFFFAFFFFF', 'FFFFFFFFFF')); }],
    [4, 'events_missing', (r) => { r.events[4].turn = 3; }],
    [null, 'seed_other', (r) => { r.nonce = r.nonce.replace(/.$/, (d) => (d === '0' ? '1' : '0')); }],
    [null, 'result_other', (r) => { r.result.reason = 'resign'; }],
  ];
  for (const [bad, reason, spoil] of spoils) {
    const r = record();
    spoil(r);
    assert.notEqual(JSON.stringify(r), text);
    const verdict = await verify(r);
    assert.equal(verdict.ok, false, JSON.stringify(verdict));
    assert.equal(verdict.first_bad_turn === null ? null : verdict.first_bad_turn, bad, JSON.stringify(verdict));
    assert.deepEqual([Boolean(verdict.why), verdict.reason], [true, reason]);
  }
});

test('a record from before an option existed verifies as it was played; no other option may be missing', async () => {
  const old = JSON.parse(readFileSync(join(root, 'tests/api/records/coop_without_mastery.json'), 'utf8')); // written before R8.11 held for partners
  assert.equal(old.options.until_mastered, undefined);
  assert.deepEqual(await verify(old), { ok: true, turns: 1, hash: old.hashes.at(-1).hash, first_bad_turn: null });
  const { reveal, ...options } = old.options;
  assert.equal(reveal, true);
  await s.client().refuse(422, 'bad_options', 'POST', '/verify', { ...old, options });
});

test('an export of ten megabytes is read and judged, one of seventeen is refused', async () => {
  const large = { ...record(), remark: 'x'.repeat(10 << 20) };
  assert.equal((await verify(large)).ok, true);
  await s.client().refuse(413, 'too_large', 'POST', '/verify', { ...record(), remark: 'x'.repeat(17 << 20) });
});

test('work is bounded: events, values, depth', async () => {
  const r = record();
  r.events = Array.from({ length: 100_001 }, (_, i) => ({ n: i + 1, kind: 'flag', turn: 1, seat: 0 }));
  await s.client().refuse(422, 'too_long', 'POST', '/verify', r);
  const answer = await s.client().call('POST', '/verify', { raw: `{"events":[${'0,'.repeat(2_100_000)}0]}` });
  assert.deepEqual([answer.status, answer.body.code], [413, 'too_large']);
  const deep = await s.client().call('POST', '/verify', { raw: '['.repeat(5_000_000) });
  assert.ok([400, 413].includes(deep.status), String(deep.status));
});

/* A match of eleven that is the recorded one up to an event, as `quad rebuild` makes it from the events. The sanitizers watch the arena that is asked. */
async function match_of(long, events) {
  const host = await s.guest();
  const bots = long.seats.slice(1).map((_, i) => ({ seat: i + 1, bot: 'bot:passive' }));
  const { body: { match } } = await host.post('/lobbies', { game: 'cosair', seats: long.seats.length, clock: { mode: 'untimed' }, rated: false, bots });
  const text = (value) => `$record$${typeof value === 'string' ? value : JSON.stringify(value)}$record$`;
  const rows = events.map(({ n, turn, kind, at: _, ...body }) => `(${n}, '${kind}', ${turn}, ${text({ kind, ...body })}, '${long.hashes[n - 1].hash}')`);
  await s.sql(`update match set options = ${text(long.options)}, seed = '${long.seed}', nonce = '${long.nonce}', seed_commitment = '${long.seed_commitment}'
    where public_id = '${match}'`);
  for (let i = 0; i < rows.length; i += 40) { // no command line is longer than 128 KiB
    await s.sql(`insert into match_event (match_id, n, kind, turn, body, tale, hash, at) select m.id, e.n, e.kind, e.turn, e.body, '[]', e.hash, arena_now()
      from match m, (values ${rows.slice(i, i + 40)}) e (n, kind, turn, body, hash) where m.public_id = '${match}'`);
  }
  if (events.length === long.events.length) await s.sql(`update match set status = 'finished', finished_at = arena_now() where public_id = '${match}'`);
  const rebuilt = quad(['rebuild'], '', { QUADRIVIUM_DATABASE_URL: s.conninfo }, released);
  assert.equal(JSON.parse(rebuilt.out.split('\n')[0]).bad, 0, rebuilt.out);
  return { host, match };
}

test('eleven nations at turn 500: executed again, looked at, judged and forked within what one request may spend', { timeout: 500_000 }, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-record-'));
  try {
    const played = quad(['simulate', 'cosair', '--players', 'random', '--seats', '11', '--max-turns', '500', '--record', folder], '', {}, released);
    assert.equal(JSON.parse(played.out).turns, 500, played.err);
    const long = JSON.parse(readFileSync(join(folder, readdirSync(folder)[0]), 'utf8'));
    const verdict = await verify(long);
    assert.deepEqual([verdict.ok, verdict.turns, verdict.hash], [true, 500, JSON.parse(played.out).hash]);
    const running = await match_of(long, long.events.slice(0, 499));
    for (const turn of [500, 499, 250]) assert.equal((await running.host.get(`/matches/${running.match}/view?turn=${turn}`)).body.turn, turn);
    for (const part of ['view', 'legal', 'log?limit=200']) assert.equal((await running.host.get(`/matches/${running.match}/${part}`)).status, 200, part);
    const { body: looked } = await running.host.get(`/matches/${running.match}/view`);
    const orders = { orders: [{ type: 'recruit_agent' }] };
    const { body: judged } = await running.host.post(`/matches/${running.match}/legal`, orders);
    assert.deepEqual([judged.turn, judged.refused], [500, [{ i: 0, code: 'already_recruiting' }]]);
    const { body: receipt } = await running.host.put(`/matches/${running.match}/turns/500/orders`, { orders: [] });
    assert.deepEqual([receipt.turn, receipt.rejected], [500, []]);
    const over = await match_of(long, long.events);
    const { body: { match: fork } } = await over.host.post(`/matches/${over.match}/fork`, { turn: 500, versus: 'bot:passive' });
    const goes_on = (await over.host.get(`/matches/${fork}/view`)).body;
    assert.deepEqual([goes_on.turn, goes_on.status, goes_on.view.you.gold], [500, 'live', looked.view.you.gold]);
    assert.equal((await over.host.get(`/matches/${over.match}/export`)).body.hashes.at(-1).hash, verdict.hash);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is no record is refused in words', async () => {
  await s.client().refuse(422, 'bad_request', 'POST', '/verify', {});
  await s.client().refuse(422, 'unknown_game', 'POST', '/verify', { ...record(), game: 'chess' });
  await s.client().refuse(422, 'bad_request', 'POST', '/verify', { ...record(), rules_version: 99 });
  await s.client().refuse(422, 'bad_request', 'POST', '/verify', { ...record(), seed: 'x' });
  const half = await s.client().call('POST', '/verify', { raw: text.slice(0, -20) });
  assert.equal(half.status, 400);
});
