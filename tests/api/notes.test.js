// A seat's private notes, and the rules of a game in words.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { begun } from '../lib/play.mjs';
import { root, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 2 });
after(() => s.stop());

test('a seat reads what it wrote down; the other seat reads its own', async () => {
  const t = await begun(s);
  const path = `/matches/${t.match}/notes`;
  assert.deepEqual((await t.south.get(path)).body, { text: '', changed_at: null });
  const text = 'Their Commander stands on e10 — I think.\n\tLook again at turn 9.';
  assert.equal((await t.south.put(path, { text })).body.text, text);
  assert.equal((await t.south.get(path)).body.text, text);
  assert.equal((await t.north.get(path)).body.text, '');
  await t.south.put(path, { text: 'é'.repeat(4096) });
  await t.south.refuse(422, 'bad_request', 'PUT', path, { text: 'é'.repeat(4096) + '!' });
  await t.south.refuse(422, 'bad_request', 'PUT', path, { text: 7 });
  assert.equal((await t.south.get(path)).body.text, 'é'.repeat(4096), 'a refused note changed something');
  assert.equal((await t.south.put(path, { text: '' })).body.text, '');
});

test('notes changed elsewhere are not written over unseen', async () => {
  const t = await begun(s);
  const path = `/matches/${t.match}/notes`;
  const { body: first } = await t.south.put(path, { text: 'one', changed_at: null });
  await t.south.refuse(409, 'notes_changed', 'PUT', path, { text: 'two', changed_at: null });
  const { body: second } = await t.south.put(path, { text: 'two', changed_at: first.changed_at });
  await t.south.refuse(409, 'notes_changed', 'PUT', path, { text: 'three', changed_at: first.changed_at });
  await t.south.refuse(422, 'bad_request', 'PUT', path, { text: 'three', changed_at: 7 });
  assert.deepEqual((await t.south.get(path)).body, second);
  assert.equal((await t.south.put(path, { text: 'three' })).body.text, 'three');
});

test('of many devices that save at once what they changed in the same notes, one does', async () => {
  const t = await begun(s);
  const path = `/matches/${t.match}/notes`;
  for (let round = 0; round < 5; round++) {
    const { body: { changed_at } } = await t.south.get(path);
    const answers = await Promise.all(Array.from({ length: 20 }, (_, i) => t.south.decided('PUT', path, { body: { text: `${round} ${i}`, changed_at } })));
    const [saved, ...others] = answers.sort((a, b) => a.status - b.status);
    assert.equal(saved.status, 200);
    for (const answer of others) assert.deepEqual([answer.status, answer.body.code], [409, 'notes_changed']);
    assert.deepEqual((await t.south.get(path)).body, saved.body);
  }
});

test('notes are in no export, and nobody else reads them when the match is over', async () => {
  const t = await begun(s);
  await t.south.put(`/matches/${t.match}/notes`, { text: 'marzipan' });
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  for (const path of ['/export', '/log', '', '/messages', '/spectate'])
    assert.ok(!(await t.north.get(`/matches/${t.match}${path}`)).text.includes('marzipan'), path);
  assert.equal((await t.north.get(`/matches/${t.match}/notes`)).body.text, '');
  assert.equal((await t.south.get(`/matches/${t.match}/notes`)).body.text, 'marzipan');
});

test('the rules of every listed game are served as its folder has them', async () => {
  const { body: games } = await s.client().get('/games');
  assert.ok(games.length > 0);
  for (const game of games) {
    const answer = await s.client().get(`/games/${game.id}/rules`);
    assert.match(answer.headers['content-type'], /^text\/markdown/);
    assert.equal(answer.text, readFileSync(join(root, 'backend', 'games', game.id, 'RULES.md'), 'utf8'));
  }
  await s.client().refuse(404, 'not_found', 'GET', '/games/chess/rules');
});
