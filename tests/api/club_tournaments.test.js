// Tournaments of clubs: whose members enter, team matches of two clubs, and what is left of a club that ends.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { found, inbox, join, leave, news, place, registered, seen } from '../lib/clubs.mjs';
import { fresh, while_held } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());
const people = (count) => registered(s, count);

const tournament_body = (more) => ({ name: fresh('Cup'), game: 'stratic', format: 'swiss', rounds: 1, rated: false, clock: { mode: 'live', turn_seconds: 3600 }, ...more });
const hosted = async (who, more) => (await who.post('/tournaments', tournament_body(more))).body;
const match_of = (club, rival) => ({ club, rival, format: 'team', rounds: undefined });
const enters = (who, id, body = {}) => who.put(`/tournaments/${id}/entry`, body);
const refuse_entry = (who, id, body = {}) => who.refuse(403, 'club_members_only', 'PUT', `/tournaments/${id}/entry`, body);
const tournaments_of = async (who, club) => (await who.get(`/tournaments?club=${club}`)).body.items.map(({ id }) => id);
const told = async (who, id) => (await who.get(`/tournaments/${id}`)).body;
const sides = (id, ...everybody) => Promise.all(everybody.map(async (who) => (await told(who, id)).you_belong));
const answer = (who, id, accepts) => (accepts ? who.put(`/tournaments/${id}/rival`, {}) : who.delete(`/tournaments/${id}/rival`));

test('only members enter a tournament of their club, and only an officer hosts one', async () => {
  const [owner, member, stranger] = await people(3);
  const club = await found(owner);
  await join(member, club);
  for (const who of [member, stranger]) await who.refuse(403, 'forbidden', 'POST', '/tournaments', tournament_body({ club }));
  for (const bad of ['zzzzzzzzzz', 'x', '../me']) await owner.refuse(404, 'not_found', 'POST', '/tournaments', tournament_body({ club: bad }));
  const { id, club: named, members_only } = await hosted(owner, { club });
  assert.deepEqual([named.id, members_only], [club, true]);
  assert.deepEqual(await sides(id, owner, member, stranger, await s.guest(), s.client()), [[true], [true], [false], [false], undefined]);
  await enters(member, id);
  await refuse_entry(stranger, id);
  await refuse_entry(await s.guest(), id);
  const { body: { players } } = await enters(owner, id);
  assert.equal(players, 2);
  await leave(member, club);
  assert.deepEqual([(await told(owner, id)).players, (await told(member, id)).mine.length], [1, 1], 'who has left the club keeps no place');
  await owner.refuse(409, 'too_few_players', 'PATCH', `/tournaments/${id}`, { status: 'running' });
  await join(member, club);
  assert.equal((await owner.patch(`/tournaments/${id}`, { status: 'running' })).body.status, 'running');
});

test('a club lists its tournaments: private ones for its members, and in its feed none of those', async () => {
  const [owner, member, stranger] = await people(3);
  const club = await found(owner);
  await join(member, club);
  const starts_at = new Date(await s.now_ms() + 86_400_000).toISOString();
  const open = await hosted(owner, { club, starts_at }), hidden = await hosted(owner, { club, private: true, starts_at }), other = await hosted(owner, {});
  assert.deepEqual(await tournaments_of(member, club), [hidden.id, open.id]);
  for (const who of [stranger, s.client()]) assert.deepEqual(await tournaments_of(who, club), [open.id]);
  assert.deepEqual([other.club, other.rival, other.members_only, (await told(owner, other.id)).you_belong], [null, null, false, undefined]);
  await stranger.refuse(404, 'not_found', 'GET', '/tournaments?club=zzzzzzzzzz');
  for (const kind of ['atom', 'ics']) {
    const { text } = await s.client().get(`/feeds/club-${club}.${kind}`);
    assert.deepEqual([open, hidden, other].map(({ id }) => text.includes(`/tournaments/${id}`)), [true, false, false], kind);
    await stranger.refuse(404, 'not_found', 'GET', `/feeds/club-zzzzzzzzzz.${kind}`);
  }
});

test('another club is asked for a team match: its officers accept or decline, and each side enters for its own', async () => {
  const [one, two, a, b, both] = await people(5);
  const clubs = [await found(one), await found(two)];
  for (const who of [a, both]) await join(who, clubs[0]);
  for (const who of [b, both]) await join(who, clubs[1]);
  const names = await Promise.all(clubs.map(async (club) => (await seen(one, club)).name));
  const { id, teams, rival } = await hosted(one, match_of(...clubs));
  assert.deepEqual([teams.map(({ name }) => name), rival], [names, { id: clubs[1], name: names[1], agreed: false }]);
  assert.deepEqual([await news(two), await news(one), await news(b)], [[['challenges', 1]], [], []]);
  assert.deepEqual([(await told(two, id)).you_answer, (await told(one, id)).you_answer, (await told(b, id)).you_answer], [true, undefined, undefined]);
  assert.deepEqual([await tournaments_of(two, clubs[1]), await tournaments_of(b, clubs[1]), await tournaments_of(b, clubs[0])], [[id], [], [id]]);
  await refuse_entry(b, id, { team: 1 });
  assert.deepEqual(await sides(id, a, b, both), [[true, false], [false, false], [true, false]]);
  for (const who of [one, a, b, await s.guest()]) await who.refuse(403, 'forbidden', 'PUT', `/tournaments/${id}/rival`, {});
  await Promise.all([answer(two, id, true), answer(two, id, true)]);
  assert.deepEqual([(await told(two, id)).rival.agreed, await news(two), await tournaments_of(b, clubs[1])], [true, [], [id]]);
  assert.deepEqual(await sides(id, a, b, both, await s.guest(), s.client()), [[true, false], [false, true], [true, true], [false, false], undefined]);
  await enters(a, id, { team: 0 });
  await refuse_entry(a, id, { team: 1 });
  await refuse_entry(b, id, { team: 0 });
  await enters(b, id, { team: 1 });
  for (const team of [0, 1]) await enters(both, id, { team });
  assert.equal((await one.patch(`/tournaments/${id}`, { status: 'running' })).body.status, 'running');
  await two.refuse(409, 'tournament_started', 'DELETE', `/tournaments/${id}/rival`);
});

test('a match that is declined is cancelled; one that its host cancels asks nobody any more', async () => {
  const [one, two, stranger] = await people(3);
  const clubs = [await found(one), await found(two)];
  const declined = await hosted(one, match_of(...clubs));
  assert.equal((await answer(two, declined.id, false)).status, 204);
  assert.deepEqual([(await told(one, declined.id)).status, (await told(one, declined.id)).reason, await news(two)], ['cancelled', 'rival_declined', []]);
  await two.refuse(409, 'tournament_over', 'PUT', `/tournaments/${declined.id}/rival`, {});
  const { id } = await hosted(one, match_of(...clubs));
  const before = (await inbox(two)).seq;
  await one.patch(`/tournaments/${id}`, { status: 'cancelled' });
  assert.ok((await inbox(two)).seq > before, 'a waiting inbox hears of it');
  assert.deepEqual(await news(two), []);
  await one.refuse(429, 'too_many_requests', 'POST', '/tournaments', tournament_body(match_of(...clubs)));
  const third = await found(stranger);
  const bad = [[{ rival: clubs[1] }, 'bad_request'], [{ ...match_of(clubs[0], clubs[0]) }, 'bad_request'], [{ club: clubs[0], rival: third }, 'bad_request'],
    [{ ...match_of(clubs[0], third), teams: ['A', 'B'] }, 'bad_request']];
  for (const [more, code] of bad) await one.refuse(422, code, 'POST', '/tournaments', tournament_body(more));
  await place(stranger, third, one, 'banned');
  await one.refuse(403, 'banned_from_club', 'POST', '/tournaments', tournament_body(match_of(clubs[0], third)));
  const { id: open } = await hosted(one, {});
  await two.refuse(404, 'not_found', 'PUT', `/tournaments/${open}/rival`, {});
});

test('a club that moderators hid is named by none of its tournaments, and holds no new ones', async () => {
  const [one, two, stranger] = await people(3);
  const clubs = [await found(one), await found(two)];
  const name = (await seen(one, clubs[0])).name;
  const { id } = await hosted(one, match_of(...clubs)), { id: own } = await hosted(one, { club: clubs[0] });
  await answer(two, id, true);
  await s.sql(`update club set hidden_at = arena_now() where public_id = '${clubs[0]}'`);
  for (const who of [stranger, two, s.client()])
    for (const path of [`/tournaments/${id}`, `/tournaments/${id}/live`, `/tournaments/${own}`, `/tournaments/${id}/export`, `/feeds/club-${clubs[1]}.atom`, `/tournaments?club=${clubs[1]}`])
      assert.ok(!(await who.get(path)).text.includes(name), path);
  assert.deepEqual((await told(stranger, id)).teams.map((team) => team.name === null), [true, false]);
  await one.refuse(404, 'not_found', 'POST', '/tournaments', tournament_body({ club: clubs[0] }));
  await two.refuse(404, 'not_found', 'POST', '/tournaments', tournament_body(match_of(clubs[1], clubs[0])));
  await stranger.refuse(404, 'not_found', 'GET', `/tournaments?club=${clubs[0]}`);
  assert.deepEqual(await tournaments_of(one, clubs[0]), [own, id], 'its members see what they hold');
  await one.refuse(422, 'bad_request', 'GET', `/tournaments?club=${clubs[0]}&mine=1`);
});

test('a club withdraws from a match until it starts', async () => {
  const [one, two, b] = await people(3);
  const clubs = [await found(one), await found(two)];
  await join(b, clubs[1]);
  const { id } = await hosted(one, match_of(...clubs));
  await answer(two, id, true);
  await enters(b, id, { team: 1 });
  await b.refuse(403, 'forbidden', 'DELETE', `/tournaments/${id}/rival`);
  await answer(two, id, false);
  assert.deepEqual([(await told(b, id)).status, (await told(b, id)).reason], ['cancelled', 'rival_declined']);
});

test('a club\'s tournament is run by its officers: not by a host who is none any more', async () => {
  const [owner, host, officer, member, stranger] = await people(5);
  const club = await found(owner);
  for (const who of [host, officer, member]) await join(who, club);
  for (const who of [host, officer]) await place(owner, club, who, 'officer');
  const { id } = await hosted(host, { club });
  const hosts = async () => Promise.all([host, officer, owner, member, stranger].map(async (who) => (await told(who, id)).you_host === true));
  const change = (who, body) => who.patch(`/tournaments/${id}`, body);
  assert.deepEqual(await hosts(), [true, true, true, false, false]);
  await enters(host, id);
  for (const who of [member, stranger, await s.guest()]) await who.refuse(403, 'forbidden', 'PATCH', `/tournaments/${id}`, { status: 'cancelled' });
  await while_held(s, `select id from tournament where public_id = '${id}' for update`, () => stranger.refuse(403, 'forbidden', 'PATCH', `/tournaments/${id}`, { status: 'running' }));
  assert.equal((await change(officer, { max_players: 8 })).body.max_players, 8);
  await place(owner, club, host, 'member');
  assert.deepEqual(await hosts(), [false, true, true, false, false]);
  assert.equal((await told(host, id)).mine.length, 1, 'as a member they keep their entry');
  for (const body of [{ name: 'In the name of the club' }, { status: 'running' }, { status: 'cancelled' }]) await host.refuse(403, 'forbidden', 'PATCH', `/tournaments/${id}`, body);
  await host.refuse(403, 'forbidden', 'PUT', `/tournaments/${id}/entry`, { bot: 'bot:random' });
  await enters(officer, id, { bot: 'bot:random' });
  assert.equal((await change(officer, { status: 'cancelled' })).body.status, 'cancelled');
});

test('a club that ends leaves its tournament without players, and waits for nothing', async () => {
  const [owner, other] = await people(2);
  const club = await found(owner);
  const { id } = await hosted(owner, { club });
  await enters(owner, id);
  await while_held(s, `select id from tournament where public_id = '${id}' for update`, () => leave(owner, club));
  const left = await told(owner, id);
  assert.deepEqual([left.club, left.members_only, left.players, left.status, left.you_host, left.you_belong], [null, true, 0, 'open', true, [false]]);
  await refuse_entry(other, id);
});
