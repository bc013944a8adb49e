// The archive: searched by every filter, page by page; a search that nothing fits is bounded work and says how far it came.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root, stack } from '../lib/stack.mjs';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const of = (who) => `player=${encodeURIComponent(who.account.name)}`;
const search = async (query) => (await s.client().get(`/matches?status=finished&${query}`)).body;
const ids = async (query) => (await search(`limit=200&${query}`)).items.map((m) => m.id);
const refuse = (code, query) => s.client().refuse(422, code, 'GET', `/matches?${query}`);

/** A decided match of five turns and a drawn one of two, between the same people. */
async function two() {
  const won = await begun(s);
  await play_line(won, SHORT_WIN);
  const drawn = await begun(s);
  await play_line(drawn, ['--']);
  const { body: { offer } } = await drawn.south.post(`/matches/${drawn.match}/offers`, { kind: 'draw' });
  await drawn.north.put(`/matches/${drawn.match}/offers/${offer.id}`, { accept: true });
  return { won, drawn };
}

const { won, drawn } = await two();

const asked = (options) => encodeURIComponent(JSON.stringify(options));

test('every filter narrows the search, and all of them at once find the match', async () => {
  const { body: header } = await s.client().get(`/matches/${won.match}`);
  const day = header.finished_at.slice(0, 10);
  for (const query of ['game=stratic', 'game=stratic&variant=base', `game=stratic&options=${asked({ dims: 2 })}`, `game=stratic&options=${asked({})}`, 'result=commander', `turns_min=${header.turn}`, `turns_max=${header.turn}`, `from=${day}`,
    `${of(won.south)}&result=won`, `${of(won.north)}&result=lost`, `rated=${Number(header.rated)}`])
    assert.ok((await ids(query)).includes(won.match), query);
  for (const query of ['game=nullgame', `game=stratic&options=${asked({ dims: 3 })}`, 'result=drawn', 'result=no_such_end', `turns_min=${header.turn + 1}`, `turns_max=${header.turn - 1}`,
    `to=${day}`, `${of(won.south)}&result=lost`, `${of(won.north)}&result=won`, `rated=${Number(!header.rated)}`, of(drawn.south), 'player=nobody'])
    assert.ok(!(await ids(query)).includes(won.match), query);
  assert.deepEqual(await ids(`${of(drawn.north)}&result=drawn`), [drawn.match]);
  assert.deepEqual(await ids(`game=stratic&variant=base&result=won&${of(won.south)}&turns_min=1&turns_max=90&from=${day}&to=2099-01-01&rated=${Number(header.rated)}`), [won.match]);
});

test('a player is found by any spelling of the name, whatever the letters', async () => {
  assert.deepEqual(await ids(`player=${encodeURIComponent(won.south.account.name.toUpperCase())}`), [won.match]);
});

test('wishes that contradict each other are refused in words, before anything is searched', async () => {
  await refuse('bad_request', 'status=finished&from=2026-02-01&to=2026-01-01');
  await refuse('bad_request', 'status=finished&turns_min=9&turns_max=8');
  await refuse('bad_request', 'status=finished&result=won');
  await refuse('bad_request', 'status=finished&variant=base');
  await refuse('bad_request', 'status=live&result=drawn');
  await refuse('bad_request', 'status=finished&from=yesterday');
  await refuse('bad_request', 'status=finished&turns_min=-1');
  await refuse('unknown_game', 'status=finished&game=chess');
  await refuse('unknown_game', 'status=finished&game=stratic&variant=chess');
  await refuse('bad_request', `status=finished&options=${asked({ dims: 2 })}`);
  await refuse('bad_request', `status=finished&game=stratic&options=${asked({ dimensions: 2 })}`);
  await refuse('bad_request', `status=finished&game=stratic&options=${asked([2])}`);
  await s.client().refuse(400, 'malformed', 'GET', '/matches?status=finished&game=stratic&options=%7B');
  await refuse('bad_request', `status=live&game=rulegame&options=${asked({ rules: '(*,*,*,*)' })}`); // what is secret is not found out by searching
  await refuse('bad_name', `status=finished&player=${'x'.repeat(500)}`);
  const all = await refuse('bad_request', 'status=finished&game=stratic&variant=base&player=%E2%80%8B&rated=1&result=%F0%9F%92%A9&from=1970-01-01&to=1970-01-01&turns_min=0&turns_max=0');
  assert.match(all.body.detail, /before/);
});

test('pages follow each other without a gap, and a cursor that was altered or belongs elsewhere is refused', async () => {
  const first = await search('limit=1');
  assert.equal(first.items.length, 1);
  assert.ok(first.next);
  const second = await search(`limit=1&cursor=${first.next}`);
  assert.notEqual(second.items[0].id, first.items[0].id);
  const seen = new Set();
  for (let cursor = ''; cursor !== null;) {
    const page = await search(`limit=1${cursor && `&cursor=${cursor}`}`);
    for (const m of page.items) assert.ok(!seen.has(m.id));
    for (const m of page.items) seen.add(m.id);
    cursor = page.next;
  }
  assert.ok(seen.has(won.match) && seen.has(drawn.match));
  const [at, id, seal] = first.next.split('.');
  for (const forged of ['x', '1.2', `${at}.${id}`, `${Number(at) + 1}.${id}.${seal}`, `${at}.${Number(id) + 1}.${seal}`, `${at}.${id}.${'0'.repeat(16)}`,
    `${first.next}0`, ` ${first.next}`, "1.1.'; drop table match", '9'.repeat(60), `${at}.${id}.${seal}%00`])
    await refuse('bad_cursor', `status=finished&limit=1&cursor=${encodeURIComponent(forged)}`);
  await refuse('bad_cursor', `status=finished&limit=1&game=stratic&cursor=${first.next}`);
  await refuse('bad_cursor', `status=live&cursor=${first.next}`);
});

test('a filter is streamed line by line, and the last line says where to go on', async () => {
  const lines = async (query) => (await s.client().call('GET', `/matches?status=finished&${query}`, { headers: { Accept: 'application/x-ndjson' } })).text.trimEnd().split('\n').map((l) => JSON.parse(l));
  const all = await lines('game=stratic');
  const end = all.pop();
  assert.deepEqual([end.type, end.count, end.next], ['end', all.length, null]);
  assert.ok(all.some((m) => m.id === won.match));
  const [one, stop] = await lines('game=stratic&limit=1');
  assert.equal(stop.count, 1);
  const [other] = await lines(`game=stratic&limit=1&cursor=${stop.next}`);
  assert.notEqual(one.id, other.id);
  assert.ok((await search('game=stratic')).items.length, 'the same address as JSON is another answer');
});

test('a search that nothing fits stops after 10000 matches, says how far it came and goes on from there', async () => {
  const million = readFileSync(join(root, 'tests', 'load', 'million.sql'), 'utf8').replaceAll(':matches', '15500').replaceAll(':people', '50').replace('analyze;', '');
  await s.sql(million);
  const first = await search('result=no_such_end');
  assert.deepEqual(first.items, []);
  assert.match(first.searched_to, /^202\d-/);
  const second = await search(`result=no_such_end&cursor=${first.next}`);
  assert.deepEqual([second.items, second.next, second.searched_to], [[], null, undefined]);
  const page = await search('player=Load%201&result=won&limit=200');
  assert.equal(page.items.length, 200);
  for (const m of page.items) {
    const seat = m.seats.find((p) => p.name === 'Load 1');
    assert.equal(seat.place, 1);
  }
  const ends = page.items.map((m) => m.finished_at);
  assert.deepEqual(ends, [...ends].sort().reverse());
});
