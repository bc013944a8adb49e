// Collections of games: who reads and changes them, what may be kept, what readers are shown of it, bounds, and what is left of a closed account.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fresh, PASSWORD, person } from '../lib/people.mjs';
import { begun, play_line, SHORT_WIN } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const [owner, reader] = [await person(s), await person(s)];
const make = async (rest = {}, who = owner) => (await who.post('/collections', { title: 'Favourites', ...rest })).body.id;
const page = async (id, who = owner, query = '') => (await who.get(`/collections/${id}${query}`)).body;
const kept = async (id, who) => (await page(id, who)).items.map(({ match, note }) => [match.id, note]);
/** A finished game of two guests. */
async function game(rest = {}) {
  const t = await begun(s, rest);
  await play_line(t, SHORT_WIN);
  return t.match;
}
const [open, secret] = [await game(), await game({ private: true })];

test('games are kept with a note, the last one first, and taken out again', async () => {
  const id = await make();
  const other = await game();
  await owner.put(`/collections/${id}/matches/${open}`, {});
  await owner.put(`/collections/${id}/matches/${other}`, { note: 'The jump at the end' });
  assert.deepEqual(await kept(id), [[other, 'The jump at the end'], [open, '']]);
  await owner.put(`/collections/${id}/matches/${open}`, { note: 'Short' });
  assert.deepEqual(await kept(id), [[other, 'The jump at the end'], [open, 'Short']], 'a new note moves nothing');
  const first = await page(id, owner, '?limit=1');
  assert.deepEqual((await page(id, owner, `?limit=1&cursor=${first.next}`)).items.map(({ match }) => match.id), [open]);
  assert.deepEqual((await owner.get(`/me/collections?match=${open}`)).body.items.map((one) => [one.id, one.matches, one.keeps]), [[id, 2, true]]);
  await owner.delete(`/collections/${id}/matches/${open}`);
  await owner.refuse(404, 'not_found', 'DELETE', `/collections/${id}/matches/${open}`);
  assert.deepEqual((await owner.get(`/me/collections?match=${open}`)).body.items.map((one) => [one.matches, one.keeps]), [[1, false]]);
  assert.deepEqual([(await owner.patch(`/collections/${id}`, { title: 'Jumps' })).body.title, (await page(id)).visibility], ['Jumps', 'private']);
  await owner.delete(`/collections/${id}`);
  await owner.refuse(404, 'not_found', 'GET', `/collections/${id}`);
  assert.equal((await s.client().get(`/matches/${other}`)).status, 200, 'the games stay');
});

test('readers see what lists show, and only its owner changes a collection', async () => {
  const id = await make();
  const paths = [['GET', ''], ['PATCH', '', { title: 'Mine' }], ['DELETE', ''], ['PUT', `/matches/${open}`, {}], ['DELETE', `/matches/${open}`]];
  await owner.put(`/collections/${id}/matches/${open}`, {});
  await owner.put(`/collections/${id}/matches/${secret}`, { note: 'Among friends' });
  for (const [method, path, body] of paths) await reader.refuse(404, 'not_found', method, `/collections/${id}${path}`, body);
  await s.client().refuse(404, 'not_found', 'GET', `/collections/${id}`);
  await owner.patch(`/collections/${id}`, { visibility: 'unlisted' });
  for (const [method, path, body] of paths.slice(1)) await reader.refuse(403, 'forbidden', method, `/collections/${id}${path}`, body);
  assert.deepEqual([await kept(id), await kept(id, reader), (await page(id, reader)).you], [[[secret, 'Among friends'], [open, '']], [[open, '']], null]);
  const listed = async () => (await reader.get(`/players/${encodeURIComponent(owner.account.name)}/collections`)).body.items.map((one) => [one.id, one.matches]);
  assert.deepEqual(await listed(), []);
  await owner.patch(`/collections/${id}`, { visibility: 'public' });
  assert.deepEqual(await listed(), [[id, 1]], 'not even the number of private games is told');
  await s.sql(`update account set closed_at = now() where public_id = '${owner.account.id}'`);
  assert.deepEqual(await listed(), []);
  await reader.refuse(404, 'not_found', 'GET', `/collections/${id}`);
  await s.sql(`update account set closed_at = null where public_id = '${owner.account.id}'`);
});

test('what no list may show cannot be kept, nor what is not there', async () => {
  const id = await make();
  const unseen = await begun(s, { spectators: 'none' });
  await owner.refuse(403, 'forbidden', 'PUT', `/collections/${id}/matches/${unseen.match}`, {});
  await unseen.south.refuse(403, 'forbidden', 'POST', '/collections', { title: 'Guests' });
  for (const none of ['aaaaaaaaaa', '-1', '1e9', 'x'.repeat(300)]) await owner.refuse(404, 'not_found', 'PUT', `/collections/${id}/matches/${none}`, {});
  for (const body of [{ note: 'x'.repeat(281) }, { note: 'two\nlines' }, { note: 5 }]) await owner.refuse(422, 'bad_request', 'PUT', `/collections/${id}/matches/${open}`, body);
  for (const body of [{ title: '' }, { title: 'x'.repeat(101) }, { title: 'Fine', visibility: 'shown' }]) await owner.refuse(422, 'bad_request', 'POST', '/collections', body);
  assert.deepEqual(await kept(id), []);
});

test('an account keeps fifty collections of five hundred games, however many ask at once', async () => {
  const who = await person(s);
  const answers = await Promise.all(Array.from({ length: 60 }, (_, n) => who.call('POST', '/collections', { body: { title: `No. ${n}` } })));
  assert.equal(answers.filter(({ status }) => status === 201).length, 50);
  assert.ok(answers.every(({ status, body }) => status === 201 || body.code === 'too_many_requests'));
  const { id } = answers.find(({ status }) => status === 201).body;
  await s.sql(`insert into match_key select g from generate_series(900000001, 900000500) g;
    insert into collection_match (collection_id, match_id) select (select id from collection where public_id = '${id}'), g from generate_series(900000001, 900000500) g`);
  await who.refuse(429, 'too_many_requests', 'PUT', `/collections/${id}/matches/${open}`, {});
  assert.equal((await who.get(`/me/collections?match=${open}`)).body.items.some((one) => one.keeps), false);
  await s.sql('delete from match_key where id > 900000000');
});

test('a muted owner shows no new words, an export has them all, and a closed account leaves none', async () => {
  const who = await person(s);
  const id = await make({ title: fresh('Words'), visibility: 'public' }, who);
  await s.sql(`with about as (select id from account where public_id = '${who.account.id}'),
         told as (insert into report (public_id, reporter_id, accused_id, reason, text) select 'colmutecol', id, id, 'abuse', '' from about returning id)
    insert into sanction (public_id, account_id, moderator_id, report_id, kind, reason, note, until)
    select 'colmutecol', about.id, about.id, told.id, 'mute', 'abuse', '', arena_now() + interval '1 day' from about, told`);
  await who.refuse(403, 'muted', 'PATCH', `/collections/${id}`, { title: 'Heard' });
  await who.refuse(403, 'muted', 'PUT', `/collections/${id}/matches/${open}`, { note: 'Heard' });
  await who.put(`/collections/${id}/matches/${open}`, {});
  await who.patch(`/collections/${id}`, { visibility: 'private' });
  await who.put(`/collections/${id}/matches/${open}`, { note: 'For me' });
  const lines = (await who.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.filter(({ type }) => type === 'collection').map((one) => [one.id, one.matches.map(({ match, note }) => [match, note])]), [[id, [[open, 'For me']]]]);
  await who.call('DELETE', '/me', { body: { password: PASSWORD } });
  assert.equal(await s.sql(`select count(*) from collection where public_id = '${id}'`), '0');
});
