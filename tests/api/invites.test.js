// Links into private tables and what tables ask of those who sit down.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';
import { await_view, put_orders, table, FORMATION } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const token_of = (made) => new URL(made.join_url, s.url).searchParams.get('invite');
const seat = (id) => `/lobbies/${id}/seats/me`;
const links = async (client, id) => (await client.get(`/lobbies/${id}/invites`)).body.items;

async function private_table(settings = {}, host = null) {
  const client = host ?? await s.guest();
  const { body } = await client.post('/lobbies', { game: 'stratic', private: true, ...settings });
  return { host: client, id: body.id, first: token_of(body) };
}

const link = async (t, wish = {}) => {
  const { status, body } = await t.host.post(`/lobbies/${t.id}/invites`, wish);
  assert.equal(status, 201);
  return { ...body, token: token_of(body) };
};

test('a link is told once and kept as a hash', async () => {
  const t = await private_table();
  const made = await link(t, { uses: 3, expires_in_hours: 2 });
  assert.deepEqual([made.uses, made.used, made.left, made.status], [3, 0, 3, 'open']);
  assert.equal(Math.round((Date.parse(made.expires_at) - Date.parse(made.created_at)) / 1000), 7200);
  const listed = await links(t.host, t.id);
  assert.deepEqual(listed.map((l) => [l.uses, l.join_url]), [[3, undefined], [20, undefined]]);
  assert.equal((await t.host.get(`/lobbies/${t.id}`)).body.join_url, undefined);
  for (const token of [made.token, t.first]) {
    const dump = await s.sql(`select count(*) from invite i where row_to_json(i)::text like '%${token}%'`);
    assert.equal(dump, '0');
    assert.equal(await s.sql(`select count(*) from invite where token_hash = sha256('${token}')`), '1');
  }
});

test('links are for who set the table; others find nothing', async () => {
  const t = await private_table();
  const other = await s.guest();
  const made = await link(t);
  for (const [method, path, body] of [['GET', `/lobbies/${t.id}/invites`], ['POST', `/lobbies/${t.id}/invites`, {}], ['DELETE', `/lobbies/${t.id}/invites/${made.id}`]]) {
    await s.client().refuse(401, 'unauthenticated', method, path, body);
    await other.refuse(404, 'not_found', method, path, body);
  }
  const open = (await t.host.post('/lobbies', { game: 'stratic' })).body;
  await other.refuse(403, 'forbidden', 'GET', `/lobbies/${open.id}/invites`);
  await other.refuse(403, 'forbidden', 'POST', `/lobbies/${open.id}/invites`, {});
  await t.host.refuse(422, 'bad_request', 'POST', `/lobbies/${open.id}/invites`, {});
  await t.host.refuse(404, 'not_found', 'DELETE', `/lobbies/${t.id}/invites/aaaaaaaaaa`);
  for (const body of [{ uses: 0 }, { uses: 101 }, { uses: '2' }, { expires_in_hours: 0 }, { expires_in_hours: 9000 }])
    await t.host.refuse(422, 'bad_request', 'POST', `/lobbies/${t.id}/invites`, body);
  await t.host.refuse(422, 'unknown_member', 'POST', `/lobbies/${t.id}/invites`, { token: 'x' });
  assert.equal((await links(t.host, t.id)).length, 2);
});

test('used, taken back, over, never one: each is answered plainly, and nothing tells a stranger more', async () => {
  const t = await private_table({ bots: [] });
  const [friend, late] = [await s.guest(), await s.guest()];
  const once = await link(t, { uses: 1 });
  assert.equal((await friend.get(`/lobbies/${t.id}?invite=${once.token}`)).body.id, t.id);
  // Looking is not coming in. A third seat would be needed to sit without starting: so stand up at once is not possible with two.
  await t.host.delete(`/lobbies/${t.id}/invites/${once.id}`);
  await t.host.delete(`/lobbies/${t.id}/invites/${once.id}`);
  await friend.refuse(409, 'invite_revoked', 'GET', `/lobbies/${t.id}?invite=${once.token}`);
  await friend.refuse(409, 'invite_revoked', 'PUT', seat(t.id), { invite: once.token });
  const brief = await link(t, { expires_in_hours: 1 });
  await s.shift_clock(3601);
  await friend.refuse(409, 'invite_expired', 'GET', `/lobbies/${t.id}?invite=${brief.token}`);
  await friend.refuse(409, 'invite_expired', 'PUT', seat(t.id), { invite: brief.token });
  await late.refuse(404, 'not_found', 'GET', `/lobbies/${t.id}?invite=wrong`);
  await late.refuse(404, 'not_found', 'GET', `/lobbies/${t.id}?invite=`);
  await late.refuse(422, 'bad_invite', 'PUT', seat(t.id), { invite: 'wrong' });
  const other = await private_table();
  await late.refuse(422, 'bad_invite', 'PUT', seat(t.id), { invite: other.first });
  await friend.put(seat(t.id), { invite: t.first });
  await late.refuse(409, 'lobby_started', 'PUT', seat(t.id), { invite: t.first });
  assert.deepEqual((await links(t.host, t.id)).map((l) => l.status), ['expired', 'revoked', 'open']);
  await t.host.refuse(409, 'lobby_started', 'POST', `/lobbies/${t.id}/invites`, {});
});

test('a link counts accounts: the same may come again, one more may not', async () => {
  const t = await private_table();
  const [friend, late] = [await s.guest(), await s.guest()];
  const once = await link(t, { uses: 1 });
  const id = await s.value(`select to_json(id) from lobby where public_id = '${t.id}'`);
  // Three seats, so that the friend may sit, stand up and sit down again before it starts.
  await s.sql(`update lobby set seats = 3 where id = ${id}`);
  await friend.put(seat(t.id), { invite: once.token });
  await friend.put(seat(t.id), { invite: once.token });
  await late.refuse(409, 'invite_used', 'PUT', seat(t.id), { invite: once.token });
  await late.refuse(409, 'invite_used', 'GET', `/lobbies/${t.id}?invite=${once.token}`);
  await friend.delete(seat(t.id));
  assert.equal((await friend.get(`/lobbies/${t.id}?invite=${once.token}`)).body.id, t.id);
  await friend.put(seat(t.id), { invite: once.token });
  const [mine] = await links(t.host, t.id);
  assert.deepEqual([mine.used, mine.left, mine.status], [1, 0, 'used']);
  await friend.delete(seat(t.id));
  await t.host.delete(`/lobbies/${t.id}`);
});

test('who is blocked gets the answer of a wrong link, whatever the link is worth', async () => {
  const [host, foe] = [await person(s), await person(s)];
  const t = await private_table({}, host);
  await host.patch(`/me/players/${encodeURIComponent(foe.account.name)}`, { blocked: true });
  const gone = await link(t);
  await host.delete(`/lobbies/${t.id}/invites/${gone.id}`);
  for (const invite of [t.first, gone.token, 'wrong']) {
    const answers = await Promise.all([foe.refuse(404, 'not_found', 'GET', `/lobbies/${t.id}?invite=${invite}`), foe.refuse(422, 'bad_invite', 'PUT', seat(t.id), { invite })]);
    for (const a of answers) assert.doesNotMatch(a.text, /block|revoked|used/);
  }
});

test('a table has twenty links; fifty at once on a link for one let in one', async () => {
  const t = await private_table();
  const answers = await Promise.all(Array.from({ length: 30 }, () => t.host.decided('POST', `/lobbies/${t.id}/invites`, { body: { uses: 1 } })));
  const made = answers.filter((a) => a.status === 201);
  assert.equal(made.length, 19);
  for (const a of answers.filter((x) => x.status !== 201)) assert.deepEqual([a.status, a.body.limit_key], [429, 'lobbies.invites']);
  const id = await s.value(`select to_json(id) from lobby where public_id = '${t.id}'`);
  await s.sql(`update lobby set seats = 3 where id = ${id}`);
  const crowd = await Promise.all(Array.from({ length: 50 }, () => s.guest()));
  const token = token_of(made[0].body);
  const came = await Promise.all(crowd.map((client) => client.decided('PUT', seat(t.id), { body: { invite: token } })));
  assert.equal(came.filter((a) => a.status === 200).length, 1);
  for (const a of came.filter((x) => x.status !== 200)) assert.deepEqual([a.status, a.body.code], [409, 'invite_used']);
  await t.host.delete(`/lobbies/${t.id}`);
});

// ---- what a table asks for ---------------------------------------------------------------------------------------------------

const rate = (client, points) => s.sql(`insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility,
  games, won, drawn, lost, at, listed) select id, 'stratic', 'base', 'standard', '', 'all', '', ${points}000000, 50000000, 60000000000, 20, 10, 0, 10,
  now(), true from account where public_id = '${client.account.id}'`);

test('a rating range is told by the table and kept where one sits down', async () => {
  const host = await s.guest();
  const [low, high, fits] = [await s.guest(), await s.guest(), await s.guest()];
  await Promise.all([rate(low, 1399), rate(high, 1701), rate(fits, 1400)]);
  const { body } = await host.post('/lobbies', { game: 'stratic', rating_range: { from: 1400, to: 1700 } });
  assert.deepEqual(body.rating_range, { from: 1400, to: 1700 });
  const listed = (await low.get('/lobbies?limit=200')).body.items.find((l) => l.id === body.id);
  assert.deepEqual([listed.rating_range, listed.min_reliability], [{ from: 1400, to: 1700 }, null]);
  for (const client of [low, high]) {
    const refused = await client.refuse(403, 'rating_out_of_range', 'PUT', seat(body.id), {});
    assert.match(refused.body.detail, /from 1400 to 1700; yours is (1399|1701)/);
  }
  assert.equal((await fits.put(seat(body.id), {})).body.status, 'started');
  const t = await private_table({ rating_range: { from: 1600, to: 1700 } });
  await low.refuse(403, 'rating_out_of_range', 'PUT', seat(t.id), { invite: t.first });
  assert.equal((await links(t.host, t.id))[0].used, 0, 'who was refused has not used the link');
});

test('demands that make no sense are refused', async () => {
  const host = await s.guest();
  const bad = [{ rating_range: { from: 1700, to: 1400 } }, { rating_range: { from: 1400 } }, { rating_range: { from: 0, to: 9 } }, { rating_range: [1, 2] },
    { rating_range: { from: 1, to: 9999 } }, { min_reliability: 0 }, { min_reliability: 101 }, { min_reliability: '90' },
    { rating_range: { from: 1400, to: 1700 }, clock: { mode: 'untimed' } }];
  for (const body of bad) await host.refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'stratic', ...body });
  await host.refuse(422, 'unknown_member', 'POST', '/lobbies', { game: 'stratic', rating_range: { from: 1, to: 2, mean: 3 } });
});

test('reliability is the share of matches with others in which no turn was missed', async () => {
  const [host, steady, absent] = [await s.guest(), await s.guest(), await s.guest()];
  const { body: lobby } = await host.post('/lobbies', { game: 'stratic', min_reliability: 80 });
  const fresh = await steady.refuse(403, 'reliability_too_low', 'PUT', seat(lobby.id), {});
  assert.match(fresh.body.detail, /known after 5 finished games with others, so far 0/);
  for (let n = 0; n < 5; n++) {
    const t = await table(s, { clock: { mode: 'live', turn_seconds: 600, stage_seconds: { setup: 600 } } }, steady, absent);
    await put_orders(steady, t.match, 0, FORMATION);
    if (n < 3) await put_orders(absent, t.match, 0, FORMATION);
    else {
      await s.shift_clock(601);
      await await_view(steady, t.match, (v) => v.turn === 1 || v.status === 'finished');
    }
    await steady.post(`/matches/${t.match}/resign`, { confirm: true }); // to resign costs nothing
  }
  await until(async () => await s.value(`select count(*) from match where status = 'finished'`) >= 5);
  const refused = await absent.refuse(403, 'reliability_too_low', 'PUT', seat(lobby.id), {});
  assert.match(refused.body.detail, /80 percent; yours is 60: no turn missed in 3 of 5/);
  assert.equal((await steady.put(seat(lobby.id), {})).body.status, 'started');
  const told = async (client) => (await s.client().get(`/players/${encodeURIComponent(client.account.name)}`)).body.reliability;
  assert.deepEqual(await told(steady), { percent: 100, matches: 5, kept: 5, missed: 0 });
  assert.deepEqual(await told(absent), { percent: 60, matches: 5, kept: 3, missed: 2 });
  assert.deepEqual(await told(host), { percent: null, matches: 0, kept: 0, missed: 0 });
});
