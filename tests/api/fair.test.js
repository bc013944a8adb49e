// Fair play: nobody gets a rating or a place by playing with themselves. Clients come from networks of their own, as a front server tells them.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { readFileSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { PASS, begun, close_window, endless, member, recount, seasoned, vote_path } from '../lib/endless.mjs';
import { crowd, PASSWORD, person, trust } from '../lib/people.mjs';
import { build, stack } from '../lib/stack.mjs';
import { played_enough, put_orders, table, FORMATION } from '../lib/play.mjs';

const run = promisify(execFile);
const ENROLMENTS = Number(process.env.ENROLMENTS ?? 200);
const s = await stack({ workers: 4, env: {
  QUADRIVIUM_TRUSTED_PROXIES: '127.0.0.1', QUADRIVIUM_LIMIT_GUESTS: '100000', QUADRIVIUM_LIMIT_ACCOUNTS: '100000', QUADRIVIUM_LIMIT_WRITES: '100000',
} });
after(() => s.stop());

/** A client at that address, which keeps the cookie of its device; `device`: it sits at the device of another client. */
function client_at(address, device = {}) {
  const client = s.client();
  const call = client.call.bind(client);
  client.device = device;
  client.call = async (method, path, options = {}) => {
    const Cookie = [client.cookie, client.device.cookie].filter(Boolean).join('; ');
    const answer = await call(method, path, { ...options, headers: { 'X-Forwarded-For': address, ...(Cookie && { Cookie }), ...options.headers } });
    const given = (answer.headers['set-cookie'] ?? []).find((line) => line.startsWith('qdev='));
    if (given) client.device.cookie = given.split(';')[0];
    return answer;
  };
  return client;
}
let networks = 0;
/** Somebody registered at a network nobody else uses. */
const at_home = () => person(s, undefined, client_at(`198.18.${++networks}.7`));
const at = (address, device) => person(s, undefined, client_at(address, device));

async function match_of(winner, loser, play = played_enough) {
  const t = await table(s, { rated: true }, winner, loser);
  await play(t);
  await loser.post(`/matches/${t.match}/resign`, { confirm: true });
  return t.match;
}
const seats_of = async (match) => (await s.client().get(`/matches/${match}`)).body.seats.map(({ rating }) => rating);
const why = async (match) => (await s.client().get(`/matches/${match}/ratings`)).body;
const ratings = async ({ account }) => (await s.client().get(`/players/${encodeURIComponent(account.name)}/ratings`)).body.ratings;
const board = async () => (await s.client().get('/leaderboards/stratic?limit=200')).body.items;
const is_placed = async ({ account }) => (await board()).some((item) => item.player === account.name);
const rate = async (winner, loser) => (await seats_of(await match_of(winner, loser)))[0];

test('a hundred games resigned at once by guests of one\'s own make no rating and no rank', async () => {
  const star = await at('192.0.2.1');
  for (let i = 0; i < 100; i++) {
    const guest = await client_at('192.0.2.1').guest();
    const { body: lobby } = await star.post('/lobbies', { game: 'stratic', rated: true });
    await guest.refuse(403, 'guests_unrated', 'PUT', `/lobbies/${lobby.id}/seats/me`, {});
    await star.delete(`/lobbies/${lobby.id}`);
    if (i % 10) continue;
    const t = await table(s, {}, guest, star); // what a guest sets is unrated
    await guest.post(`/matches/${t.match}/resign`, { confirm: true });
    assert.equal((await seats_of(t.match))[0], null);
  }
  assert.deepEqual(await ratings(star), []);
  assert.ok(!await is_placed(star));
});

test('nor do games resigned before anybody has played, by registered accounts', async () => {
  const star = await trust(s, await at_home());
  for (let i = 0; i < 12; i++) {
    const match = await match_of(star, await trust(s, await at_home()), async (t) => {
      if (i % 2) for (const one of t.seats) await put_orders(one, t.match, 0, FORMATION);
    });
    const [own] = await seats_of(match);
    assert.deepEqual([own.change, own.counted, own.ignored], [0, false, 'too_short']);
  }
  assert.deepEqual(await ratings(star), []);
  const [own] = await seats_of(await match_of(star, await trust(s, await at_home())));
  assert.deepEqual([own.change, own.counted, own.ignored], [162, true, null]);
});

test('accounts at one network count nothing among each other, and nobody is told why', async () => {
  const [one, other, third] = [await at('203.0.113.5'), await at('203.0.113.99'), await at('203.0.114.5')];
  for (const p of [one, other, third]) await trust(s, p);
  const match = await match_of(one, other);
  assert.deepEqual((await seats_of(match)).map(({ change, counted, ignored }) => [change, counted, ignored]), [[0, false, 'fair_play'], [0, false, 'fair_play']]);
  assert.ok(!/network|device|203\.0/.test(JSON.stringify(await why(match))));
  assert.equal((await rate(one, third)).change, 162);
  const [six, neighbour, far] = [await at('2001:db8:1:2::1'), await at('2001:db8:1:2:ffff::9'), await at('2001:db8:1:3::1')];
  for (const p of [six, neighbour, far]) await trust(s, p);
  assert.equal((await rate(six, neighbour)).ignored, 'fair_play');
  assert.equal((await rate(six, far)).change, 162);
});

test('two accounts in one browser count nothing, wherever it is carried', async () => {
  const one = await trust(s, await at_home());
  const other = await trust(s, await at(`198.18.${++networks}.7`, one.device));
  assert.match(one.device.cookie, /^qdev=[\w-]{43}$/);
  assert.equal((await rate(one, other)).ignored, 'fair_play');
});

test('the moderators read who meets in rated games from one place, without a report; they do not read about themselves', async () => {
  const [one, far, staff] = [await at_home(), await at_home(), await at_home()];
  const twin = await at(`198.18.${++networks}.7`, one.device);
  const [, , second] = [await match_of(one, far), await match_of(one, twin), await match_of(twin, one)];
  const appoint = (who) => run(join(build, 'quad'), ['staff', '--role', 'moderator', '--why', 'a test', who.account.name], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
  await one.refuse(404, 'not_found', 'GET', '/desk/alike');
  await appoint(staff);
  const pairs = async (reader) => (await reader.get('/desk/alike')).body.pairs.filter(({ names }) => names.includes(one.account.name));
  const [pair, ...others] = await pairs(staff);
  assert.deepEqual([pair.names.toSorted(), pair.device, pair.network, pair.games, pair.matches[0], others], [[one.account.name, twin.account.name].toSorted(), true, false, 2, second, []]);
  await appoint(twin);
  await twin.post('/sessions', { name: twin.account.name, password: PASSWORD });
  assert.deepEqual(await pairs(twin), []);
});

test('the operator is told of people at one device, at once and by name; players are not', async () => {
  const shared = async (...words) => (await run(join(build, 'quad'), ['shared', ...words], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } })).stdout
    .split('\n').filter(Boolean).map((line) => JSON.parse(line));
  const before = await shared();
  const [one, far] = [await at_home(), await at_home()];
  const twin = await at(`198.18.${++networks}.7`, one.device);
  const [live, apart, friendly] = [await table(s, { rated: true }, one, twin), await table(s, { rated: true }, one, far), await table(s, { rated: false }, twin, one)];
  const fresh = (lines) => lines.filter(({ match }) => !before.some((old) => old.match === match));
  const [told, ...others] = fresh(await shared());
  const seats = [{ seat: 0, name: one.account.name }, { seat: 1, name: twin.account.name }];
  assert.deepEqual([told.match, told.status, told.rated, told.seats, others], [live.match, 'live', true, seats, []]);
  assert.deepEqual(fresh(await shared('--all', '--days', '1')).map(({ match }) => match).filter((match) => [live, apart, friendly].some((t) => t.match === match)), [friendly.match, live.match]);
  for (const path of [`/matches/${live.match}`, `/matches/${live.match}/view`, '/me/inbox'])
    for (const client of [one, twin]) assert.ok(!/device|network|shared/.test((await client.get(path)).text), path);
  await assert.rejects(shared('--days', '91'), /--days/);
});

test('a program counts as where its owner is', async () => {
  const owner = await trust(s, await at('203.0.115.1'));
  const neighbour = await trust(s, await at('203.0.115.2'));
  const { account } = (await owner.post('/bots', { name: `Engine ${process.pid}`, kind: 'engine' })).body;
  const { token } = (await owner.post('/me/tokens', { label: 'loop', scopes: ['play', 'lobby'], bot: account.name })).body;
  const program = client_at('198.51.100.200');
  const call = program.call;
  program.call = (method, path, options = {}) => call(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, Origin: null, ...options.headers } });
  assert.equal((await rate(program, neighbour)).ignored, 'fair_play');
});

test('no address is kept: hashes under a key of the run directory, gone with the account or after 90 days', async () => {
  const rows = await s.sql('select * from sight');
  assert.ok(rows.length > 500 && !/198\.18|203\.0|2001:db8/.test(rows));
  const key = join(s.home, 'sight.key');
  assert.deepEqual([statSync(key).mode & 0o777, readFileSync(key).length], [0o600, 32]);
  const leaver = await at_home();
  await leaver.post('/lobbies', { game: 'stratic' });
  const seen = () => s.value(`select count(*) from sight where account_id = (select id from account where public_id = '${leaver.account.id}')`);
  assert.equal(await seen(), 2);
  await leaver.call('DELETE', '/me', { body: { password: PASSWORD } });
  assert.equal(await seen(), 0);
});

test('a farm of accounts that play whole games at networks of their own gains less than fifty points and no place', async () => {
  const star = await at_home();
  for (let i = 0; i < 14; i++) await match_of(star, await at_home());
  const [{ rating, placed }] = await ratings(star);
  assert.ok(rating - 1500 > 0 && rating - 1500 < 50, `${rating}`);
  assert.equal(placed, false);
  assert.ok(!await is_placed(star));
});

test('a place comes with five well known opponents', async () => {
  const newcomer = await at_home();
  await s.shift_clock(4 * 86400);
  for (let i = 0; i < 5; i++) {
    assert.ok(!await is_placed(newcomer), `after ${i}`);
    await match_of(newcomer, await trust(s, await at_home()));
  }
  assert.ok(await is_placed(newcomer));
});

test('quad rebuild gives the same again', async () => {
  const tables = ['rating', 'rating_change', 'rating_meeting', 'rating_standing', 'rating_tie'];
  const everything = async () => (await Promise.all(tables.map((t) => s.sql(`select * from ${t} t order by t::text`)))).join('\n--\n');
  const before = await everything();
  await s.sql('delete from rating; delete from rating_change; delete from rating_meeting; delete from rating_standing; delete from rating_tie; delete from sight; update match_seat set ordered = 0');
  const { stdout } = await run(join(build, 'quad'), ['rebuild'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
  assert.equal(JSON.parse(stdout).bad, 0);
  assert.equal(await everything(), before);
});

const from_everywhere = (i) => client_at(`198.19.${i >> 8}.${i & 255}`);

/** Ask so many at a time, as many as there are connections. */
async function all(clients, ask) {
  const left = [...clients];
  await Promise.all(Array.from({ length: 32 }, async () => {
    while (left.length) await ask(left.pop());
  }));
}

test('votes: a thousand guests and forty fresh accounts have no effect', async () => {
  const window = (await begun(s)).window;
  const guests = await crowd(s, 1000, from_everywhere);
  await seasoned(s, guests[0]);
  await all(guests, (guest) => guest.refuse(403, 'guests_no_vote', 'PUT', vote_path(window), { orders: PASS }));
  await guests[0].refuse(403, 'guests_no_vote', 'POST', '/endless/side', {});
  for (let i = 0; i < 40; i++) {
    const young = await at_home();
    await seasoned(s, young);
    await young.refuse(403, 'too_new', 'PUT', vote_path(window), { orders: PASS });
    const { body: { me } } = await young.post('/endless/side', {});
    assert.deepEqual([me.may_vote, me.why], [false, 'too_new']);
    if (i === 0) assert.equal(Date.parse(me.old_enough_at), Math.floor(await s.value(`select us(registered_at) / 1000 from account where public_id = '${young.account.id}'`)) + 3 * 86_400_000);
  }
  assert.equal(await s.value('select count(*) from crowd_ballot'), 0);
});

test('enrolment: each guest has one part in an experiment, however often they ask at once', async () => {
  const owner = await person(s);
  const list = 'rule_id,max_boards,feedback_switches\nfirst_steps,1,free\n';
  const { body: { id } } = await owner.post('/experiments', { title: 'Stuffed', consent: '', files: { 'trial-lists/a.csv': list, 'trial-lists/b.csv': list } });
  await owner.patch(`/experiments/${id}`, { status: 'running' });
  const guests = await crowd(s, ENROLMENTS, from_everywhere);
  await all(guests, async (guest) => {
    const [first, second] = await Promise.all([1, 2].map(() => guest.post(`/experiments/${id}/enrolments`, {})));
    assert.deepEqual([first.status, second.status].sort(), [200, 201]);
    assert.deepEqual(first.body, second.body);
  });
  const { body: { participants, lists } } = await owner.get(`/experiments/${id}/progress`);
  assert.deepEqual([participants, lists.map((one) => one.participants)], [ENROLMENTS, [ENROLMENTS / 2, ENROLMENTS / 2]]);
  assert.equal(await s.value('select count(*) from trial'), ENROLMENTS);
  const kept = `select name, joined, held, counted, gone from experiment_places((select id from experiment where public_id = '${id}')) order by name`;
  assert.equal(await s.sql(kept), ['a', 'b'].map((name) => [name, ENROLMENTS / 2, ENROLMENTS / 2, ENROLMENTS / 2, 0].join('|')).join('\n'));
  await owner.refuse(403, 'forbidden', 'POST', `/experiments/${id}/enrolments`, {});
});

/** So many accounts with a ballot each in the open window, put in as rows: the votes of a worker gone wrong. */
const stuff = (count, kind, columns = {}) => s.sql(`
  with made as (insert into account (public_id, name, name_key, kind, registered_at)
    select translate(substr(md5('${kind}' || i), 1, 10), '0189', 'wxyz'), '${kind} ' || i, '${kind} ' || i, '${columns.kind ?? 'human'}', ${columns.registered_at ?? "arena_now() - interval '9 days'"}
      from generate_series(1, ${count}) i returning id)
  insert into crowd_ballot (match_id, window_n, account_id, code, orders, words, weight)
  select w.match_id, w.n, made.id, translate(substr(md5('code${kind}' || made.id), 1, 10), '0189', 'wxyz'), '{"type":"turn","place":[],"moves":[]}', '--', 1500
    from made, crowd_window w where w.closed_at is null`);
test('a window is counted without the ballots of those who may not vote, and the published window says how many and why', async () => {
  const voter = await member(s, await at('198.51.100.1'));
  const house = [];
  for (let i = 0; i < 8; i++) house.push(await seasoned(s, await member(s, await at(`198.51.99.${i + 1}`))));
  await seasoned(s, voter);
  let { window } = await endless(s.client());
  for (const one of [voter, ...house]) await one.post('/endless/side', {});
  await s.sql(`update crowd_side set seat = ${window.side}`);
  for (const one of house) await one.put(vote_path(window.window), { orders: PASS });
  const { body: mine } = await voter.put(vote_path(window.window), { orders: PASS });
  await stuff(1000, 'guest', { kind: 'guest', registered_at: 'null' });
  await stuff(30, 'young', { registered_at: "arena_now() - interval '2 days'" });
  await stuff(20, 'idle');
  await close_window(s, s.client(), window);
  const { published, list } = await recount(s.client(), window.window);
  assert.deepEqual(published.excluded, { guest: 1000, too_new: 30, too_few_games: 20, network: 3 });
  assert.equal(published.ballots, 6);
  assert.ok(list.some(({ code }) => code === mine.code));
  assert.ok(!/198\.51|account/.test(JSON.stringify(published)));
  ({ window } = await endless(s.client()));
  assert.equal(window.excluded, undefined, 'nothing is told of an open window');
});

test('one device and one owner have one ballot, however many accounts', async () => {
  const { window } = await endless(s.client());
  const first = await seasoned(s, await member(s, await at_home()));
  const twins = [first];
  for (let i = 0; i < 3; i++) twins.push(await seasoned(s, await member(s, await at(`198.18.${++networks}.7`, first.device))));
  for (const one of twins) await one.post('/endless/side', {});
  await s.sql(`update crowd_side set seat = ${window.side}`);
  for (const one of twins) await one.put(vote_path(window.window), { orders: PASS });
  await close_window(s, s.client(), window);
  const { published } = await recount(s.client(), window.window);
  assert.deepEqual([published.ballots, published.excluded], [1, { device: 3 }]);
});

test('quad trust: the operator answers for a person, by name, and takes it back', async () => {
  const quad = (...args) => run(join(build, 'quad'), ['trust', ...args], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
  const [one, other] = [await at_home(), await trust(s, await at_home())];
  const { account: { name } } = one;
  assert.deepEqual(JSON.parse((await quad(name.toUpperCase())).stdout), { name, trusted: true });
  assert.equal((await rate(other, one)).change, 162);
  assert.deepEqual(JSON.parse((await quad('--undo', name)).stdout), { name, trusted: false });
  await assert.rejects(quad('Nobody at all'), /not_found/);
  await assert.rejects(quad('Recruit'), /not_found/);
  await assert.rejects(quad(), /name at least one person/);
});
