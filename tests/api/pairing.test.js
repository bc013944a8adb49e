// The queue: who is paired with whom and when, what those who wait are told, leaving, vanishing, bots on offer.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { fresh, person } from '../lib/people.mjs';
import { stack, until } from '../lib/stack.mjs';
import { begun } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const think = (me, who, opinion) => me.patch(`/me/players/${encodeURIComponent(who.account.name)}`, opinion);
const wait_of = async (client) => (await client.get('/play')).body.wait;
const lobby_of = async (client, id) => (await client.get(`/lobbies/${id}`)).body;
let turn_seconds = 100;
/** Each test has a clock of its own, so that nobody of another is met. */
const wish = (rest = {}) => ({ game: 'stratic', versus: 'anyone', clock: { mode: 'live', turn_seconds: ++turn_seconds }, ...rest });
const rate = (client, points, deviation = 50) => s.sql(`insert into rating (account_id, game, variant, speed, ladder, pool, season, rating,
  deviation, volatility, games, won, drawn, lost, at, listed) select id, 'stratic', 'base', 'standard', '', 'all', '', ${points}000000,
  ${deviation}000000, 60000000000, 20, 10, 0, 10, now(), true from account where public_id = '${client.account.id}'`);
const rated = async (points) => {
  const client = await s.guest();
  await rate(client, points);
  return client;
};
/** A wait that has not lasted 30 seconds says by `bots_in_seconds` how long it has: the band is `half` to either side and 25 points for every five of them. */
function assert_band({ rating, band, bots_in_seconds: left, widens_in_seconds: next }, half) {
  const waited = 30 - left, wide = half + 25 * Math.floor(waited / 5);
  assert.ok(left > 0);
  assert.deepEqual([band, next], [{ from: rating - wide, to: rating + wide }, 5 - waited % 5]);
}
const waited_by = (client) => s.value(`select floor(extract(epoch from arena_now() - since)) from pairing p join account a on a.id = p.account_id where a.public_id = '${client.account.id}'`);
const matches_of = (...clients) => s.value(`select coalesce(json_agg(distinct m.public_id), '[]') from match m join match_seat x on x.match_id = m.id
  join account a on a.id = x.account_id where a.public_id in (${clients.map((c) => `'${c.account.id}'`)})`);

test('who waits is told how, and by the lobby which match it became', async () => {
  const [a, b] = [await person(s), await person(s)];
  assert.equal(await wait_of(a), null);
  const mine = wish();
  const first = await a.post('/play', mine);
  assert.equal(first.status, 202);
  const wait = await wait_of(a);
  assert.deepEqual([wait.lobby, wait.game, wait.variant, wait.speed, wait.position, wait.waiting, wait.rating, wait.rated],
    [first.body.lobby, 'stratic', 'base', 'standard', 1, 1, 1500, true]);
  assert_band(wait, 350);
  assert.deepEqual([wait.bots, wait.clock.turn_seconds], [[], mine.clock.turn_seconds]);
  const table = await lobby_of(a, first.body.lobby);
  assert.deepEqual([table.queued, table.wait.lobby, table.status], [true, first.body.lobby, 'open']);
  assert.equal((await lobby_of(b, first.body.lobby)).wait, undefined, 'how somebody waits is theirs to know');
  const second = await b.post('/play', mine);
  assert.equal(second.status, 201);
  const done = await lobby_of(a, first.body.lobby);
  assert.deepEqual([done.status, done.match, done.queued, done.wait], ['started', second.body.match, false, undefined]);
  assert.deepEqual([await wait_of(a), await wait_of(b)], [null, null]);
  assert.equal((await a.get('/me/inbox')).body.matches[0].match, second.body.match);
});

test('two tabs are one wait; something else ends it', async () => {
  const a = await s.guest();
  const [one, two] = [wish(), wish()];
  const clicks = await Promise.all(Array.from({ length: 12 }, () => a.post('/play', one)));
  assert.equal(new Set(clicks.map((c) => c.body.lobby)).size, 1);
  const other = await a.post('/play', two);
  assert.equal((await lobby_of(a, clicks[0].body.lobby)).status, 'cancelled');
  assert.equal((await wait_of(a)).lobby, other.body.lobby);
  assert.equal(await s.value(`select count(*) from pairing p join account a on a.id = p.account_id where a.public_id = '${a.account.id}'`), 1);
  await a.delete('/play');
});

test('leaving is by the queue or by the table, and twice is once', async () => {
  const a = await s.guest();
  for (const leave of [() => a.delete('/play'), (id) => a.delete(`/lobbies/${id}`), (id) => a.delete(`/lobbies/${id}/seats/me`)]) {
    const { body } = await a.post('/play', wish());
    await leave(body.lobby);
    await leave(body.lobby);
    assert.equal(await wait_of(a), null);
    assert.equal((await lobby_of(a, body.lobby)).status, 'cancelled');
  }
  await s.client().refuse(401, 'unauthenticated', 'GET', '/play');
  await s.client().refuse(401, 'unauthenticated', 'DELETE', '/play');
});

test('only ratings in the band of both meet, and the band widens', async () => {
  const mine = wish();
  const [low, high, near] = [await rated(1500), await rated(1740), await rated(1560)];
  assert.equal((await low.post('/play', mine)).status, 202);
  assert_band(await wait_of(low), 100);
  assert.equal((await high.post('/play', mine)).status, 202);
  assert.deepEqual([(await wait_of(high)).position, (await wait_of(high)).waiting >= 2], [await s.value(`select count(*) from pairing`), true]);
  const met = await near.post('/play', mine);
  assert.equal(met.status, 201, 'the nearest within the band');
  assert.deepEqual(await matches_of(low), [met.body.match]);
  const again = await rated(1500);
  assert.equal((await again.post('/play', mine)).status, 202, '240 points are too many at first');
  const alone = await rated(1740); // the daemon may pair the others before anybody can look
  await alone.post('/play', wish());
  await s.shift_clock(31); // six widenings: 250 points to either side
  const least = await waited_by(alone), { band } = await wait_of(alone), most = await waited_by(alone);
  const steps = (band.to - 1740 - 100) / 25;
  assert.equal(band.from + band.to, 2 * 1740);
  assert.ok(least >= 31 && steps >= Math.floor(least / 5) && steps <= Math.floor(most / 5), `${steps} widenings in ${least} to ${most} s`);
  const found = await until(async () => (await matches_of(again))[0], { what: 'the daemon pairs when the band has widened' });
  assert.deepEqual(await matches_of(high), [found]);
});

test('after 90 seconds anybody will do', async () => {
  const mine = wish();
  const [a, b] = [await rated(1000), await rated(2400)];
  await a.post('/play', mine);
  await b.post('/play', mine);
  for (let passed = 0; passed < 90; passed += 45) {
    assert.deepEqual(await matches_of(a, b), []);
    await s.shift_clock(45);
    await Promise.all([wait_of(a), wait_of(b)]);
  }
  await until(async () => (await matches_of(a, b)).length === 1);
});

test('a clock by its kind alone takes the other one\'s seconds; two different ones never meet', async () => {
  const mine = wish();
  const [exact, loose, other] = [await s.guest(), await s.guest(), await s.guest()];
  await other.post('/play', wish());
  assert.equal((await loose.post('/play', { ...mine, clock: { mode: 'live' } })).status, 201, 'whoever waits longest among the nearest');
  assert.equal((await exact.post('/play', mine)).status, 202);
  const late = await s.guest();
  const met = await late.post('/play', { ...mine, clock: { mode: 'live' } });
  assert.equal(met.status, 201);
  assert.equal((await late.get(`/matches/${met.body.match}`)).body.clock.turn_seconds, mine.clock.turn_seconds);
});

test('who is blocked, and one\'s own program, are never met', async () => {
  const mine = wish();
  const [a, b, c] = [await person(s), await person(s), await person(s)];
  await think(a, b, { blocked: true });
  await a.post('/play', mine);
  assert.equal((await b.post('/play', mine)).status, 202);
  assert.equal((await c.post('/play', mine)).status, 201);
  assert.equal((await matches_of(a)).length, 1, 'who has waited longest is served first');
  await b.delete('/play');
  const bot = (await a.post('/bots', { name: fresh('Walker'), kind: 'engine' })).body.account;
  const token = (await a.post('/me/tokens', { label: 'x', scopes: ['play', 'lobby'], bot: bot.name })).body.token;
  const program = s.client();
  program.account = bot;
  const as = { headers: { Authorization: `Bearer ${token}`, Origin: null } };
  assert.equal((await program.post('/play', mine, as)).status, 202);
  assert.equal((await a.post('/play', mine)).status, 202, 'nobody is paired with themselves');
  assert.equal((await b.post('/play', mine)).status, 202, 'neither with the one who blocked nor with their program');
  await b.delete('/play');
  await a.delete('/play');
  await program.delete('/play', as);
});

test('bots are offered after 30 seconds, the nearest first, and come only when asked', async () => {
  const a = await rated(1400);
  const { body } = await a.post('/play', wish());
  const early = await wait_of(a);
  assert.deepEqual([early.bots, early.bots_in_seconds > 0], [[], true]);
  await s.shift_clock(31);
  const wait = await wait_of(a);
  assert.equal(wait.bots_in_seconds, 0);
  assert.deepEqual(wait.bots.map((b) => b.kind), Array(8).fill('builtin'));
  assert.equal(wait.bots[0].level, 4);
  assert.equal((await lobby_of(a, body.lobby)).status, 'open', 'nobody was put in its place');
  const seat = (await lobby_of(a, body.lobby)).seats.findIndex((x) => !x.name);
  const started = await a.put(`/lobbies/${body.lobby}/seats/${seat}`, { bot: wait.bots[0].bot });
  assert.equal(started.body.status, 'started');
  assert.equal(await wait_of(a), null);
});

test('who is not heard of leaves the queue; who asks for the inbox is there', async () => {
  const [gone, here] = [await s.guest(), await s.guest()];
  const [lost, kept] = [(await gone.post('/play', wish())).body, (await here.post('/play', wish())).body];
  await s.shift_clock(60);
  await here.get('/me/inbox');
  await s.shift_clock(40);
  // Not asked by the one who has gone: asking is being there.
  await until(async () => await s.sql(`select status from lobby where public_id = '${lost.lobby}'`) === 'cancelled');
  assert.equal(await wait_of(gone), null);
  assert.equal((await lobby_of(here, kept.lobby)).status, 'open');
  await here.delete('/play');
});

test('who sits down at a table from the list fits the band, and looks no further', async () => {
  const [host, far, near] = [await rated(1500), await rated(2000), await rated(1550)];
  const { body } = await host.post('/play', wish());
  const listed = (await near.get('/lobbies?limit=200')).body.items.find((l) => l.id === body.lobby);
  assert.equal(listed.queued, true);
  await far.refuse(403, 'rating_out_of_range', 'PUT', `/lobbies/${body.lobby}/seats/me`, {});
  const own = (await near.post('/play', wish())).body;
  const seated = await near.put(`/lobbies/${body.lobby}/seats/me`, {});
  assert.equal(seated.body.status, 'started');
  assert.deepEqual([await wait_of(near), await wait_of(host)], [null, null]);
  assert.equal((await lobby_of(near, own.lobby)).match, seated.body.match, 'the own table leads there');
});

test('an open table for the same is joined first, unless it asks for what one has not', async () => {
  const [host, weak, strong] = [await s.guest(), await rated(1300), await rated(1700)];
  const { clock } = wish();
  const { body: table } = await host.post('/lobbies', { game: 'stratic', clock, rating_range: { from: 1600, to: 1800 } });
  const waits = await weak.post('/play', { game: 'stratic', versus: 'anyone', clock });
  assert.equal(waits.status, 202);
  const met = await strong.post('/play', { game: 'stratic', versus: 'anyone', clock });
  assert.deepEqual([met.status, (await lobby_of(host, table.id)).match], [201, met.body.match]);
  await weak.delete('/play');
});

test('a hundred who come and go at once: each wait ends in one match or none, no seat is taken twice', async () => {
  const crowd = await Promise.all(Array.from({ length: 60 }, () => s.guest()));
  const mine = wish();
  await Promise.all(crowd.map(async (client, i) => {
    const answer = await client.post('/play', mine);
    if (i % 3 === 0 && answer.status === 202) {
      const left = await client.decided('DELETE', `/lobbies/${answer.body.lobby}`);
      assert.ok(left.status === 204 || left.body.code === 'lobby_started', left.text);
      const { body } = await client.get(`/lobbies/${answer.body.lobby}`);
      assert.ok(['cancelled', 'started'].includes(body.status), body.status);
      assert.equal(left.status === 204 && body.status === 'started', false, 'who left before is in no match');
    }
  }));
  await until(async () => await s.value(`select count(*) from pairing`) <= 1);
  const rows = await s.value(`select json_agg(n) from (select count(distinct x.account_id) as n from match m join match_seat x on x.match_id = m.id
    where m.clock ->> 'turn_seconds' = '${mine.clock.turn_seconds}' group by m.id) t`);
  assert.ok(rows.length >= 20 && rows.every((n) => n === 2), JSON.stringify(rows));
  assert.equal(await s.value(`select count(*) from (select x.account_id from match m join match_seat x on x.match_id = m.id
    where m.clock ->> 'turn_seconds' = '${mine.clock.turn_seconds}' group by 1 having count(*) > 1) t`), 0);
  await Promise.all(crowd.map((client) => client.call('DELETE', '/play')));
  assert.equal(await s.value(`select count(*) from pairing p join lobby l on l.id = p.lobby_id where l.status <> 'open'`), 0);
});

test('fifty for the last seat: one gets it, the others are told', async () => {
  const [host, ...crowd] = await Promise.all(Array.from({ length: 51 }, () => s.guest()));
  const { body: table } = await host.post('/lobbies', { game: 'stratic', private: true });
  const invite = new URL(table.join_url, s.url).searchParams.get('invite');
  const answers = await Promise.all(crowd.flatMap((client) => [0, 1].map(() => client.decided('PUT', `/lobbies/${table.id}/seats/me`, { body: { invite } }))));
  const won = answers.map((a, i) => [a, i >> 1]).filter(([a]) => a.status === 200);
  assert.equal(new Set(won.map(([, who]) => who)).size, 1, 'one person, though it asked twice at once');
  for (const a of answers.filter((x) => x.status !== 200)) assert.deepEqual([a.status, a.body.code], [409, 'lobby_started']);
  assert.equal(await s.value(`select count(*) from match_seat x join match m on m.id = x.match_id where m.public_id = '${won[0][0].body.match}'`), 2);
  assert.equal(await s.value(`select count(*) from invite_use u join invite i on i.id = u.invite_id join lobby l on l.id = i.lobby_id where l.public_id = '${table.id}'`), 1);
});

test('wishes that make no sense are refused and change nothing', async () => {
  const a = await s.guest();
  const mine = wish();
  const { body } = await a.post('/play', mine);
  await a.refuse(422, 'unknown_game', 'POST', '/play', { ...mine, game: 'nothing' });
  await a.refuse(422, 'bad_clock', 'POST', '/play', { ...mine, clock: { mode: 'live', turn_seconds: -1 } });
  await a.refuse(422, 'unknown_member', 'POST', '/play', { ...mine, band: 5 });
  await a.refuse(422, 'bad_request', 'POST', '/play', { game: 'stratic' });
  assert.equal((await wait_of(a)).lobby, body.lobby);
  await a.delete('/play');
});

test('an account that goes leaves the queue', async () => {
  const a = await s.guest();
  await a.post('/play', wish());
  await a.call('DELETE', '/me', { body: {} });
  assert.equal(await s.value(`select count(*) from pairing p join account a on a.id = p.account_id where a.public_id = '${a.account.id}'`), 0);
});

test('a match that has begun is no reason to wait', async () => {
  const t = await begun(s);
  assert.equal(await wait_of(t.south), null);
});
