// Players as others see them: the public page and its matches.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { PASSWORD, fresh, person } from '../lib/people.mjs';
import { FORMATION, OTHER_FORMATION, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const page = (name) => `/players/${encodeURIComponent(name)}`;
const show = async (name, client = s.client()) => (await client.get(page(name))).body;

/** Two people sit down; South wins in five turns. */
async function won(south, north, settings = {}) {
  const t = await table(s, settings, south, north);
  await put_orders(south, t.match, 0, FORMATION);
  await put_orders(north, t.match, 0, OTHER_FORMATION);
  const receipt = await play_line(t, SHORT_WIN);
  assert.equal(receipt.standing.status, 'finished');
  return t.match;
}

test('a page tells who somebody is, what was won and lost, and what runs', async () => {
  const [south, north] = [await person(s), await person(s)];
  const match = await won(south, north);
  const t = await table(s, {}, south, north);
  await s.client().get(page(south.account.name)); // strangers may look
  const [winner, loser] = [await show(south.account.name), await show(north.account.name)];
  assert.deepEqual([winner.name, winner.kind, winner.owner, winner.model, winner.programs], [south.account.name, 'human', null, null, []]);
  assert.deepEqual(winner.games, [{ game: 'stratic', played: 1, won: 1, drawn: 0, lost: 0 }]);
  assert.deepEqual(loser.games, [{ game: 'stratic', played: 1, won: 0, drawn: 0, lost: 1 }]);
  assert.deepEqual([winner.live.map((m) => m.id), winner.recent.map((m) => m.id)], [[t.match], [match]]);
});

test('a draw is nobody\'s win', async () => {
  const [south, north] = [await person(s), await person(s)];
  const t = await table(s, {}, south, north);
  await put_orders(south, t.match, 0, FORMATION);
  await put_orders(north, t.match, 0, FORMATION);
  const { body: { offer } } = await south.post(`/matches/${t.match}/offers`, { kind: 'draw' });
  await north.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  for (const who of [south, north]) assert.deepEqual((await show(who.account.name)).games, [{ game: 'stratic', played: 1, won: 0, drawn: 1, lost: 0 }]);
});

test('names are found whatever their case and form, with blanks and in any script; other names are not', async () => {
  const client = await person(s, `Žofie Å ${process.pid}`);
  for (const form of [client.account.name, client.account.name.toLowerCase(), client.account.name.toUpperCase(), client.account.name.normalize('NFD')])
    assert.equal((await show(form)).id, client.account.id);
  for (const other of ['nobody at all', 'Zofie', 'Former player', '%', "'; drop table account;--", 'x'.repeat(3000), '\u202e', 'bot', '{name}'])
    await s.client().refuse(404, 'not_found', 'GET', page(other));
  for (const raw of ['/players/%00', '/players/%ff', '/players/a%0ab']) assert.ok([400, 404].includes((await s.client().call('GET', raw)).status), raw);
});

test('a program tells whose it is, a person tells of programs, a bot is found by its title', async () => {
  const owner = await person(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Engine'), kind: 'llm', model: 'model 5' });
  const program = await show(account.name);
  assert.deepEqual([program.kind, program.model, program.owner], ['llm', 'model 5', owner.account.name]);
  assert.deepEqual((await show(owner.account.name)).programs, [{ name: account.name, kind: 'llm', model: 'model 5' }]);
  const { body: games } = await s.client().get('/games');
  const { title } = games.find((g) => g.id === 'stratic').bots[0];
  assert.equal((await show(title)).kind, 'builtin');
});

test('private matches are on no page', async () => {
  const [south, north] = [await person(s), await person(s)];
  await won(south, north, { private: true });
  await table(s, { private: true }, south, north);
  await table(s, { spectators: 'none' }, south, north);
  for (const client of [s.client(), south]) {
    const { games, live, recent } = await show(south.account.name, client);
    assert.deepEqual([games, live, recent], [[], [], []]);
    for (const status of ['live', 'finished']) assert.deepEqual((await client.get(`${page(south.account.name)}/matches?status=${status}`)).body.items, []);
  }
});

test('matches are read page by page, each once, and as lines', async () => {
  const [south, north] = [await person(s), await person(s)];
  const played = [];
  for (let i = 0; i < 5; i++) {
    const t = await table(s, {}, south, north);
    await south.post(`/matches/${t.match}/resign`, { confirm: true });
    played.unshift(t.match);
  }
  const path = `${page(north.account.name)}/matches`;
  const seen = [];
  let next = null;
  do {
    const { body } = await s.client().get(`${path}?limit=2${next ? `&cursor=${next}` : ''}`);
    seen.push(...body.items.map((m) => m.id));
    ({ next } = body);
  } while (next);
  assert.deepEqual(seen, played);
  const lines = (await s.client().get(path, { headers: { Accept: 'application/x-ndjson' } })).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.at(-1), { type: 'end', count: 5, next: null });
  assert.deepEqual((await s.client().get(`${path}?status=live`)).body.items, []);
});

test('cursors that are not ours and filters that are none are refused', async () => {
  const client = await person(s);
  const path = `${page(client.account.name)}/matches`;
  for (const cursor of ['x', '-1', '1.5', '9'.repeat(19), '9'.repeat(500), '0x10', '1;drop', '%00', ' 1'])
    await client.refuse(422, 'bad_cursor', 'GET', `${path}?cursor=${encodeURIComponent(cursor)}`);
  for (const query of ['status=all', 'limit=0', 'limit=201', 'limit=x', 'sort=name'])
    assert.equal((await client.call('GET', `${path}?${query}`)).status, 422, query);
  await client.refuse(404, 'not_found', 'GET', `${page('nobody at all')}/matches`);
});

test('a page is gone with its person; the games stay under a neutral name', async () => {
  const [south, north] = [await person(s), await person(s)];
  const match = await won(south, north);
  await north.delete('/me', { body: { password: PASSWORD } });
  await s.client().refuse(404, 'not_found', 'GET', page(north.account.name));
  const { recent, games } = await show(south.account.name);
  assert.deepEqual([recent[0].id, recent[0].seats[1].name, games[0].won], [match, 'Former player', 1]);
});
