// Friends: asked, accepted, ended; what they let each other see; games to which they invite each other; messages between two people.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { attempts_of, bearer, fresh, PASSWORD, person } from '../lib/people.mjs';
import { FORMATION, PATIENT, put_orders, table } from '../lib/play.mjs';
import { root, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_PRESENCE_SECONDS: '600' } }); // so that no note expires on a slow machine
after(() => s.stop());

const name_of = (who) => who.account?.name ?? who;
const path = (who) => `/me/friends/${encodeURIComponent(name_of(who))}`;
const ask = async (me, other) => (await me.put(path(other), {})).body;
const end = (me, other) => me.delete(path(other));
const state = async (me, other) => (await me.get(path(other))).body.state;
const states = async (one, two) => [await state(one, two), await state(two, one)];
const listed = async (me) => (await me.get('/me/friends')).body.items.map((item) => [item.name, item.state]);
const inbox = async (me) => (await me.get('/me/inbox')).body;
const think = (me, other, opinion) => me.patch(`/me/players/${encodeURIComponent(name_of(other))}`, opinion);
const rows = (one, two) => s.value(`select count(*) from friendship where (select array_agg(id order by id) from account where public_id in ('${one.account.id}', '${two.account.id}')) = array[low_id, high_id]`);
const two = () => Promise.all([person(s), person(s)]);
async function friends() {
  const pair = await two();
  await ask(...pair);
  await ask(pair[1], pair[0]);
  return pair;
}
/** An answer without what differs each time. */
const face = ({ status, body, headers }) => JSON.stringify([status, { ...body, name: '', asked_at: '', request_id: '' }, headers.etag ?? '']);

test('asked, accepted and ended: one row, and both see the same', async () => {
  const [one, other] = await two();
  assert.deepEqual(await states(one, other), ['none', 'none']);
  const before = (await inbox(other)).seq;
  assert.equal((await ask(one, other)).state, 'sent');
  assert.deepEqual(await states(one, other), ['sent', 'received']);
  const told = await inbox(other);
  assert.ok(told.seq > before && told.friend_requests === 1);
  assert.equal((await inbox(one)).friend_requests, 0);
  assert.equal((await ask(one, other)).state, 'sent', 'asking twice is asking once');
  assert.equal((await ask(other, one)).state, 'friends');
  const friend = (await one.get(path(other))).body;
  assert.deepEqual([friend.state, friend.status, Boolean(friend.since)], ['friends', null, true]);
  assert.deepEqual([await listed(one), await listed(other)], [[[name_of(other), 'friends']], [[name_of(one), 'friends']]]);
  assert.equal((await inbox(other)).friend_requests, 0);
  assert.equal(await rows(one, other), 1);
  await end(other, one);
  assert.deepEqual(await states(one, other), ['none', 'none']);
  assert.equal(await rows(one, other), 0);
  assert.equal((await end(other, one)).status, 204);
});

test('withdrawn, a request is gone for both; declined, only for the one who declined', async () => {
  const [one, other] = await two();
  await ask(one, other);
  await end(one, other);
  assert.deepEqual([await listed(one), await listed(other)], [[], []]);
  await ask(one, other);
  const seq = (await inbox(one)).seq;
  const open = face(await one.get(path(other)));
  await end(other, one);
  assert.deepEqual(await states(one, other), ['sent', 'none']);
  assert.equal(face(await one.get(path(other))), open, 'the asker sees no difference');
  assert.equal((await inbox(one)).seq, seq, 'and is not woken');
  assert.equal((await ask(one, other)).state, 'sent');
  assert.equal((await inbox(other)).friend_requests, 0, 'asking again is no news');
  assert.equal((await ask(other, one)).state, 'friends', 'who has declined can still ask');
});

test('a declined request that is taken back and made again reaches nobody for 30 days', async () => {
  const [one, other] = await two();
  await ask(one, other);
  await end(other, one);
  const seq = (await inbox(other)).seq;
  await end(one, other);
  const mine = (await inbox(one)).seq;
  await end(one, other);
  assert.deepEqual([await states(one, other), await listed(one), (await inbox(one)).seq], [['none', 'none'], [], mine], 'taken back, it is none');
  const exported = (await one.get('/me/export')).text;
  assert.ok(!exported.includes('"friend"'), 'and tells its sender nothing');
  assert.equal((await ask(one, other)).state, 'sent');
  assert.deepEqual([(await inbox(other)).seq, await state(other, one), await rows(one, other)], [seq, 'none', 1]);
  await end(one, other);
  assert.equal((await ask(other, one)).state, 'sent', 'nothing of it is accepted');
  assert.deepEqual(await states(one, other), ['received', 'sent']);
  await end(other, one);
  await s.sql(`insert into friendship (low_id, high_id, asker_id, declined_at, withdrawn_at) select min(id), max(id), min(id) filter (where public_id = '${one.account.id}'), arena_now() - interval '31 days', arena_now() - interval '31 days'
    from account where public_id in ('${one.account.id}', '${other.account.id}')`);
  await ask(one, other);
  assert.deepEqual([await states(one, other), (await inbox(other)).friend_requests], [['sent', 'received'], 1], 'later it is news again');
  await end(one, other);
  const network = "(select distinct key from attempt where key like 'friends.network:%')";
  await s.sql(`delete from attempt where key like 'friends.pair:%'; insert into attempt (key, at) select key, clock_timestamp() from ${network} k, generate_series(1, 300)`);
  assert.equal((await one.refuse(429, 'too_many_requests', 'PUT', path(other), {})).body.limit_key, 'friends.network');
  assert.deepEqual(await states(one, other), ['none', 'none']);
  await s.sql("delete from attempt where key like 'friends.network:%'");
});

test('two who ask at once, again and again, are friends by one row', async () => {
  const [one, other] = await two();
  await Promise.all(Array.from({ length: 12 }, (_, i) => (i % 2 ? ask(one, other) : ask(other, one))));
  assert.deepEqual(await states(one, other), ['friends', 'friends']);
  assert.equal(await rows(one, other), 1);
  const answers = await Promise.all(Array.from({ length: 24 }, (_, i) => (i % 3 === 2 ? end : (a, b) => a.call('PUT', path(b), { body: {} }))(...(i % 2 ? [one, other] : [other, one]))));
  for (const answer of answers) assert.ok([200, 204, 429].includes(answer.status), answer.text);
  const now = await states(one, other);
  assert.ok(['friends,friends', 'none,none', 'sent,received', 'received,sent', 'sent,none', 'none,sent'].includes(now.join()), now.join());
});

test('a blocked player gets the answers of one who waits, and reaches nobody', async () => {
  const [one, other, plain] = await Promise.all([person(s), person(s), person(s)]);
  await think(other, one, { blocked: true });
  const seq = (await inbox(other)).seq;
  const [blocked, waiting] = [await one.put(path(other), {}), await one.put(path(plain), {})];
  assert.equal(face(blocked), face(waiting));
  assert.equal(face(await one.get(path(other))), face(await one.get(path(plain))));
  assert.deepEqual([await listed(other), (await inbox(other)).seq, (await inbox(other)).friend_requests], [[], seq, 0]);
  await other.refuse(403, 'forbidden', 'PUT', path(one), {});
  await think(other, one, { blocked: false });
  assert.deepEqual([await listed(other), (await inbox(other)).friend_requests], [[], 0], 'nothing comes up later');
});

test('a block ends a friendship and both requests', async () => {
  const [one, other] = await friends();
  await think(one, other, { blocked: true });
  assert.deepEqual(await states(one, other), ['none', 'none']);
  const [asker, asked] = await two();
  await ask(asker, asked);
  await think(asker, asked, { blocked: true });
  assert.deepEqual(await states(asker, asked), ['none', 'none']);
  const [third, fourth] = await two();
  await ask(third, fourth);
  const seq = (await inbox(third)).seq;
  await think(fourth, third, { blocked: true });
  assert.deepEqual([await states(third, fourth), (await inbox(third)).seq], [['sent', 'none'], seq]);
});

test('guests, programs, bots, oneself and nobody are no friends', async () => {
  const [me, guest] = [await person(s), await s.guest()];
  const { body: { account: program } } = await me.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const { body: { token } } = await me.post('/me/tokens', { label: 'x', scopes: ['account', 'play'], bot: program.id });
  const { body } = await guest.refuse(403, 'registered_only', 'PUT', path(me), {});
  assert.match(body.detail, /register/);
  for (const [who, whom] of [[me, guest], [me, program.name], [me, 'Recruit'], [bearer(s, token), me]]) await who.refuse(403, 'registered_only', 'PUT', path(whom), {});
  await me.refuse(422, 'bad_request', 'PUT', path(me), {});
  for (const method of ['GET', 'DELETE', 'PUT']) await me.refuse(404, 'not_found', method, path('nobody at all'), method === 'PUT' ? {} : undefined);
  await me.refuse(422, 'unknown_member', 'PUT', path(guest), { state: 'friends' });
  for (const [method, where] of [['GET', '/me/friends'], ['GET', path(me)], ['DELETE', path(me)], ['PUT', path(me)]])
    await s.client().refuse(401, 'unauthenticated', method, where, method === 'PUT' ? {} : undefined);
  await me.refuse(422, 'unknown_member', 'GET', '/me/friends?limit=1');
  assert.equal(await s.value('select count(*) from friendship where asker_id = (select id from account where public_id = \'' + me.account.id + '\')'), 0);
});

/** Accounts put in as rows. */
const strangers = async (count) => (await s.sql(`insert into account (public_id, name, name_key, kind, registered_at)
  select translate(substr(md5('${fresh('x')}' || i), 1, 10), '0189', 'wxyz'), 'Crowd ' || w || ' ' || i, 'crowd ' || w || ' ' || i, 'human', arena_now()
    from generate_series(1, ${count}) i, (select substr(md5('${fresh('y')}'), 1, 6) as w) word returning name`)).split('\n');

test('a day has twenty requests, and three to the same player, also withdrawn ones', async () => {
  const [me, other] = await two();
  for (let i = 0; i < 3; i++) {
    await ask(me, other);
    await end(me, other);
  }
  const { body } = await me.refuse(429, 'too_many_requests', 'PUT', path(other), {});
  assert.equal(body.limit_key, 'friends.pair');
  const crowd = await strangers(30);
  const answers = await Promise.all(crowd.map((name) => me.call('PUT', path(name), { body: {} })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 17, 'at once, as one after the other');
  assert.ok(answers.every(({ status, body: told }) => status === 200 || told.limit_key === 'friends.day'));
  assert.equal((await listed(me)).length, 17);
});

test('two hundred friends are the most, for either side', async () => {
  const [full, other] = await two();
  const id = `(select id from account where public_id = '${full.account.id}')`;
  await strangers(200);
  await s.sql(`insert into friendship (low_id, high_id, asker_id, since) select least(a.id, ${id}), greatest(a.id, ${id}), a.id, arena_now() from account a
    where a.name like 'Crowd %' and a.id <> ${id} order by a.id desc limit 200`);
  assert.equal((await listed(full)).length, 200);
  assert.equal((await full.refuse(429, 'too_many_requests', 'PUT', path(other), {})).body.limit_key, 'friends.account');
  await s.sql(`insert into friendship (low_id, high_id, asker_id) select least(a.id, ${id}), greatest(a.id, ${id}), ${id} from account a where a.public_id = '${other.account.id}'`);
  assert.equal((await other.refuse(429, 'too_many_requests', 'PUT', path(full), {})).body.limit_key, 'friends.other');
  assert.equal(await state(other, full), 'received');
});

test('closing an account ends everything with it, and the export has it before', async () => {
  const [me, friend, asked] = await Promise.all([person(s), person(s), person(s)]);
  await ask(me, friend);
  await ask(friend, me);
  await ask(me, asked);
  await end(asked, me);
  await me.post('/lobbies', { game: 'stratic', invitation: { player: name_of(friend), message: 'a word to a friend' } });
  const lines = (await me.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(lines.filter(({ type }) => type === 'friend').map(({ name, state: now }) => [name, now]).sort(), [[name_of(asked), 'sent'], [name_of(friend), 'friends']].sort());
  assert.deepEqual(lines.filter(({ type }) => type === 'invitation').map(({ to, message }) => [to, message]), [[name_of(friend), 'a word to a friend']]);
  const theirs = (await asked.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(theirs.filter(({ type }) => type === 'friend').map(({ state: now }) => now), ['declined']);
  const id = await s.value(`select id from account where public_id = '${me.account.id}'`);
  const third = await person(s);
  for (const [one, other] of [[third, me], [me, third]]) await ask(one, other);
  const waits = await invited(third, me);
  await me.delete('/me', { body: { password: PASSWORD } });
  assert.deepEqual([await listed(friend), await listed(asked), (await inbox(friend)).invitations], [[], [], []]);
  assert.equal(await s.value(`select (select count(*) from friendship where ${id} in (low_id, high_id)) + (select count(*) from lobby_invitation where ${id} in (host_id, account_id))`), 0);
  assert.equal((await third.get(`/lobbies/${waits.id}`)).body.status, 'cancelled', 'a game that waited for them alone');
});

/* ---- what they see of each other ------------------------------------------------------------------------------ */

const shows = (client, on = true) => client.patch('/me', { settings: { friends_status: on } });
const status = async (me, other) => (await me.get(path(other))).body.status;
/** Their page is on the screen; `match` is open there. */
async function look(client, match = null) {
  await client.get('/me/inbox');
  if (match) await client.get(`/matches/${match}/view`);
}

test('without consent nothing is told, by the list, one friend, or anything else', async () => {
  const [me, friend] = await friends();
  const quiet = [await me.get('/me/friends'), await me.get(path(friend))].map(({ text, headers }) => [text, headers.etag]);
  await look(friend);
  assert.deepEqual([await me.get('/me/friends'), await me.get(path(friend))].map(({ text, headers }) => [text, headers.etag]), quiet);
  for (const no of [false, 'true', 1, { yes: true }]) {
    await friend.patch('/me', { settings: { friends_status: no } });
    assert.equal(await status(me, friend), null, JSON.stringify(no));
  }
  await shows(friend);
  const day = () => new Date().toISOString().slice(0, 10);
  const days = [day()];
  await s.sql(`update session set seen_at = clock_timestamp() where account_id = (select id from account where public_id = '${friend.account.id}')`);
  const { seen_on, ...rest } = await status(me, friend);
  assert.deepEqual(rest, { online: true, match: null });
  assert.ok([...days, day()].includes(seen_on), seen_on); // midnight can pass in between
  assert.equal(await status(friend, me), null, 'consent is each one\'s own');
  await shows(friend, null);
  assert.equal(await status(me, friend), null);
});

test('only friends are told, and only of a page on the screen', async () => {
  const [me, friend] = await friends();
  const [asker, hidden] = await two();
  for (const one of [friend, hidden]) await shows(one);
  await ask(asker, hidden);
  await ask(asker, friend);
  await look(friend);
  assert.deepEqual([await status(asker, hidden), await status(hidden, asker), await status(asker, friend), await status(friend, asker)], [null, null, null, null]);
  await hidden.get('/me/inbox?away=1');
  const { body: { token } } = await hidden.post('/me/tokens', { label: 'x', scopes: ['play'] });
  await bearer(s, token).get('/me/inbox');
  await ask(hidden, asker);
  assert.equal((await status(asker, hidden)).online, false);
  assert.equal((await status(me, friend)).online, true);
  await think(friend, me, { blocked: true });
  assert.equal(await status(me, friend), null);
});

test('a game is told if anyone can watch it now: no private, delayed, hidden or blind one, no puzzle', async () => {
  const [me, friend] = await friends();
  await shows(friend);
  const playing = async () => (await status(me, friend)).match;
  const opponent = await person(s);
  for (const [settings, told] of [[{ private: true }, false], [{ spectators: 'none' }, false], [{ game: 'stratagem', seats: 2, clock: undefined, spectators: 'delayed' }, false], [{}, true]]) {
    const t = await table(s, { rated: false, ...settings }, friend, opponent);
    await look(friend);
    assert.equal(await playing(), null, 'a game whose page is not open');
    await look(friend, t.match);
    assert.deepEqual(await playing(), told ? { id: t.match, game: 'stratic', variant: 'base' } : null, JSON.stringify(settings));
    await friend.post(`/matches/${t.match}/resign`, { confirm: true });
    assert.equal(await playing(), null, 'a game that is over');
  }
  const { body: daily } = await friend.get('/games/rulegame/daily');
  const { body: begun } = await friend.post(`/puzzles/${daily.id}/play`, {});
  await look(friend, begun.match);
  assert.equal(await playing(), null, 'a puzzle');
  const { body: blind } = await friend.post('/lobbies', { game: 'stratic', private: true, blind: true, rated: false, clock: { mode: 'live', turn_seconds: 3600 } });
  const invite = new URL(blind.join_url, s.url).searchParams.get('invite');
  const { body: full } = await opponent.put(`/lobbies/${blind.id}/seats/me`, { invite });
  await look(friend, full.match);
  assert.equal(await playing(), null, 'a blind game');
});

/* ---- invitations ---------------------------------------------------------------------------------------------- */

const invite = (me, other, rest = {}, words = {}) => me.call('POST', '/lobbies', { body: { game: 'stratic', clock: PATIENT, invitation: { player: name_of(other), ...words }, ...rest } });
const invited = async (me, other, rest, words) => {
  const answer = await invite(me, other, rest, words);
  assert.equal(answer.status, 201, answer.text);
  return answer.body;
};
const refused = (answer, status_, code) => assert.deepEqual([answer.status, answer.body.code], [status_, code], answer.text);
const decline = (me, lobby, body = {}) => me.call('DELETE', `/lobbies/${lobby}/invitation`, { body });
const accept = (me, lobby) => me.call('PUT', `/lobbies/${lobby}/seats/me`, { body: {} });

test('a friend is invited with a word, reads it in the inbox and accepts: the game starts', async () => {
  const [me, friend] = await friends();
  const before = (await inbox(friend)).seq;
  const lobby = await invited(me, friend, {}, { message: 'Revenge? 👨‍👩‍👧 می‌خواهم' });
  assert.deepEqual([lobby.private, lobby.join_url, lobby.invitation.player], [true, undefined, name_of(friend)]);
  const told = await inbox(friend);
  assert.ok(told.seq > before);
  const { expires_at, ...invitation } = told.invitations[0];
  assert.deepEqual(invitation, { lobby: lobby.id, from: name_of(me), game: 'stratic', variant: 'base', clock: lobby.clock, rated: lobby.rated, message: 'Revenge? 👨‍👩‍👧 می‌خواهم' });
  assert.ok(Date.parse(expires_at) > Date.parse(lobby.created_at));
  assert.equal((await friend.get(`/lobbies/${lobby.id}`)).body.invitation.message, invitation.message);
  const started = await accept(friend, lobby.id);
  assert.equal(started.body.status, 'started');
  assert.deepEqual((await inbox(friend)).invitations, []);
  const { body: match } = await s.client().get(`/matches/${started.body.match}`);
  assert.deepEqual(match.seats.map(({ name }) => name), [name_of(me), name_of(friend)]);
  assert.ok((await s.client().get('/matches')).body.items.some((one) => one.id === match.id), 'it can be watched');
  await put_orders(me, match.id, 0, FORMATION);
  refused(await decline(friend, lobby.id), 409, 'lobby_started');
});

test('the match is private if that is asked for', async () => {
  const [me, friend] = await friends();
  const { body } = await accept(friend, (await invited(me, friend, { private: true })).id);
  assert.ok(!(await me.get('/matches')).body.items.some((one) => one.id === body.match));
});

test('declined with a word: the game is cancelled, and the host reads why, once', async () => {
  const [me, friend] = await friends();
  const lobby = await invited(me, friend);
  refused(await decline(me, lobby.id), 403, 'forbidden');
  const { seq } = await inbox(me);
  assert.equal((await decline(friend, lobby.id, { answer: 'Tomorrow!' })).status, 204);
  assert.equal((await decline(friend, lobby.id, { answer: 'Never!' })).status, 204, 'once more changes nothing');
  const told = await inbox(me);
  assert.ok(told.seq > seq);
  assert.deepEqual(told.declines, [{ lobby: lobby.id, from: name_of(friend), game: 'stratic', variant: 'base', answer: 'Tomorrow!' }]);
  assert.equal((await me.get(`/lobbies/${lobby.id}`)).body.status, 'cancelled');
  refused(await accept(friend, lobby.id), 409, 'lobby_closed');
  assert.equal((await decline(me, lobby.id)).status, 204);
  assert.deepEqual((await inbox(me)).declines, []);
});

test('nobody else can see, take, decline or reopen it, and it has no links', async () => {
  const [me, friend] = await friends();
  const stranger = await person(s);
  const { id } = await invited(me, friend);
  await stranger.refuse(404, 'not_found', 'GET', `/lobbies/${id}`);
  refused(await accept(stranger, id), 404, 'not_found');
  refused(await decline(stranger, id), 404, 'not_found');
  await s.client().refuse(404, 'not_found', 'GET', `/lobbies/${id}`);
  await s.client().refuse(401, 'unauthenticated', 'DELETE', `/lobbies/${id}/invitation`, {});
  await me.refuse(422, 'bad_request', 'POST', `/lobbies/${id}/invites`, {});
  await friend.refuse(403, 'forbidden', 'DELETE', `/lobbies/${id}`);
  await friend.refuse(403, 'forbidden', 'PUT', `/lobbies/${id}/seats/1`, { bot: 'bot:greedy' });
  refused(await decline(friend, 'aaaaaaaaaa'), 404, 'not_found');
  const { body: plain } = await me.post('/lobbies', { game: 'stratic' });
  refused(await decline(stranger, plain.id), 404, 'not_found');
  assert.ok(!(await stranger.get('/lobbies?limit=200')).text.includes(id));
});

test('the host can give the seat of the friend to no bot, and free no other', async () => {
  const [me, friend] = await friends();
  const { id } = await invited(me, friend, { game: 'stratagem', seats: 4, clock: undefined, bots: [1, 2].map((seat) => ({ seat, bot: 'bot:greedy' })) });
  const seats = async () => (await friend.get(`/lobbies/${id}`)).body.seats.map(({ bot, name }) => bot ?? name);
  const before = await seats();
  for (const [seat, bot] of [[3, 'bot:greedy'], [1, null]]) await me.refuse(422, 'bad_request', 'PUT', `/lobbies/${id}/seats/${seat}`, { bot });
  assert.deepEqual(await seats(), before);
  await me.put(`/lobbies/${id}/seats/1`, { bot: 'bot:random' });
  assert.deepEqual(await seats(), [name_of(me), 'bot:random', 'bot:greedy', null]);
  assert.equal((await accept(friend, id)).body.status, 'started');
});

test('withdrawn, unfriended, blocked or too late: the friend finds nothing', async () => {
  for (const deed of ['withdraw', 'end', 'block', 'late']) {
    const [me, friend] = await friends();
    const { id } = await invited(me, friend, { clock: { mode: 'correspondence', turn_seconds: 86_400 } });
    if (deed === 'withdraw') await me.delete(`/lobbies/${id}`);
    if (deed === 'end') await end(me, friend);
    if (deed === 'block') await think(me, friend, { blocked: true });
    if (deed === 'late') await s.sql(`update lobby_invitation set expires_at = arena_now() where lobby_id = (select id from lobby where public_id = '${id}')`);
    assert.deepEqual((await inbox(friend)).invitations, [], deed);
    const answer = await accept(friend, id);
    if (deed === 'withdraw' || deed === 'late') refused(answer, 409, 'lobby_closed');
    else refused(answer, 404, 'not_found');
    assert.ok([204, 404].includes((await decline(friend, id)).status), deed);
    assert.equal((await me.get(`/lobbies/${id}`)).body.status, 'cancelled', `${deed}: the host does not wait in vain`);
    if (deed === 'late') continue;
    for (const [one, other] of [[me, friend], [friend, me]]) if (deed === 'end') await ask(one, other);
    assert.deepEqual((await inbox(friend)).invitations, [], 'and it does not come back with the friendship');
    assert.equal(await s.value(`select count(*) from lobby where public_id = '${id}' and status = 'open'`), 0, 'nor counts as an open game');
  }
});

test('accepted and withdrawn, accepted and declined at once: one of the two has happened', async () => {
  for (let i = 0; i < 6; i++) {
    const [me, friend] = await friends();
    const { id } = await invited(me, friend);
    const [taken, other] = await Promise.all([accept(friend, id), i % 2 ? me.call('DELETE', `/lobbies/${id}`) : decline(friend, id)]);
    const { body } = await me.get(`/lobbies/${id}`);
    assert.ok(['started', 'cancelled'].includes(body.status));
    assert.deepEqual([taken.status, other.status], body.status === 'started' ? [200, 409] : [409, 204]);
    assert.equal(Boolean(body.match), body.status === 'started');
  }
});

test('what makes no sense is refused, and no game is created', async () => {
  const [me, friend] = await friends();
  const stranger = await person(s);
  const count = () => s.value('select count(*) from lobby');
  const before = await count();
  refused(await invite(me, stranger), 403, 'not_friends');
  refused(await invite(me, me), 403, 'not_friends');
  refused(await invite(me, 'nobody at all'), 403, 'not_friends');
  refused(await invite(await s.guest(), me), 403, 'not_friends');
  for (const message of ['x'.repeat(201), 'two\nlines', 'a\u202eb', 'a\u2066b', 'bell\u0007', ' ', '\u200d', 7, ['x']]) refused(await invite(me, friend, {}, { message }), 422, 'bad_request');
  refused(await invite(me, friend, {}, { when: 'now' }), 422, 'unknown_member');
  refused(await invite(me, friend, { blind: true, private: true, rated: false, clock: PATIENT }), 422, 'bad_request');
  refused(await invite(me, friend, { bots: [{ seat: 1, bot: 'bot:greedy' }] }), 422, 'bad_request');
  refused(await invite(me, friend, { game: 'stratagem', seats: 4, clock: undefined }), 422, 'bad_request');
  for (const invitation of [7, 'x', [], { player: '' }, { player: 'x'.repeat(257) }, { message: 'x' }]) {
    const answer = await me.call('POST', '/lobbies', { body: { game: 'stratic', invitation } });
    assert.ok([403, 422].includes(answer.status), answer.text);
  }
  assert.equal(await count(), before);
  const { id } = await invited(me, friend, {}, { message: 'x'.repeat(200) });
  refused(await invite(me, friend), 409, 'already_invited');
  for (const answer of ['x'.repeat(201), 'a\u202eb', 5]) refused(await decline(friend, id, { answer }), 422, 'bad_request');
  refused(await decline(friend, id, { text: 'x' }), 422, 'unknown_member');
  assert.equal((await friend.get(`/lobbies/${id}`)).body.status, 'open');
});

test('twenty invitations at once to one friend are one', async () => {
  const [me, friend] = await friends();
  const answers = await Promise.all(Array.from({ length: 20 }, () => invite(me, friend)));
  assert.equal(answers.filter(({ status: code }) => code === 201).length, 1);
  assert.ok(answers.every(({ status: code, body }) => code === 201 || body.code === 'already_invited'));
  assert.equal((await inbox(friend)).invitations.length, 1);
});

test('muted people are not read, and people muted by moderators say nothing', async () => {
  const [me, friend] = await friends();
  await think(friend, me, { muted: true });
  const { id } = await invited(me, friend, {}, { message: 'noise' });
  assert.equal((await inbox(friend)).invitations[0].message, '');
  assert.equal((await friend.get(`/lobbies/${id}`)).body.invitation.message, '');
  assert.equal((await me.get(`/lobbies/${id}`)).body.invitation.message, 'noise');
  await me.delete(`/lobbies/${id}`);
  await s.sql(`with about as (select id, public_id from account where public_id = '${me.account.id}'),
    told as (insert into report (public_id, reporter_id, accused_id, reason, text, closed_at, answer) select public_id, id, id, 'abuse', '', arena_now(), '' from about returning id)
    insert into sanction (public_id, account_id, moderator_id, report_id, kind, reason, note, until)
    select about.public_id, about.id, about.id, told.id, 'mute', 'abuse', '', arena_now() + interval '1 day' from about, told`);
  refused(await invite(me, friend, {}, { message: 'more' }), 403, 'muted');
  await invited(me, friend);
});

test('a game of more seats invites a friend where bots have the others', async () => {
  const [me, friend] = await friends();
  const lobby = await invited(me, friend, { game: 'stratagem', seats: 4, clock: undefined, bots: [1, 2].map((seat) => ({ seat, bot: 'bot:greedy' })) });
  assert.equal((await accept(friend, lobby.id)).body.status, 'started');
});

test('what a closed account has sent waits for nobody, and what friends wrote is gone a month after its time', async () => {
  const [me, friend] = await friends();
  const asker = await person(s);
  await ask(asker, friend);
  const { id } = await invited(me, friend);
  const close = (who, on) => s.sql(`update account set closed_at = ${on ? 'arena_now()' : 'null'} where public_id = '${who.account.id}'`);
  const waits = async () => { const { friend_requests, invitations } = await inbox(friend); return [friend_requests, invitations.length]; };
  assert.deepEqual(await waits(), [1, 1]);
  for (const who of [me, asker]) await close(who, true);
  assert.deepEqual(await waits(), [0, 0]);
  assert.deepEqual(await listed(friend), [[name_of(me), 'friends']]);
  for (const who of [me, asker]) await close(who, false);
  assert.deepEqual(await waits(), [1, 1]);
  await s.sql(`update lobby_invitation set expires_at = arena_now() - interval '31 days' where lobby_id = (select id from lobby where public_id = '${id}')`);
  for (const [file, name] of [['lobby', 'lobbies_sweep'], ['friend', 'invitations_sweep']]) // which the clock daemon asks once an hour
    await s.sql(new RegExp(`-- name: ${name}\\n([^]*?;)\\n`).exec(readFileSync(join(root, 'sql', 'queries', `${file}.sql`), 'utf8'))[1]);
  assert.equal(await s.value(`select count(*) from lobby_invitation i join lobby l on l.id = i.lobby_id where l.public_id = '${id}'`), 0);
  assert.equal(await s.value(`select to_json(status::text) from lobby where public_id = '${id}'`), 'cancelled');
  assert.equal((await me.get(`/lobbies/${id}`)).body.status, 'cancelled');
});

test('a token without the scopes reads no invitations or requests', async () => {
  const [me, friend] = await friends();
  await invited(me, friend, {}, { message: 'for your eyes' });
  await ask(await person(s), friend);
  const with_scopes = async (scopes) => bearer(s, (await friend.post('/me/tokens', { label: 'x', scopes })).body.token);
  const seen = async (client) => [(await inbox(client)).invitations.length, (await inbox(client)).friend_requests];
  assert.deepEqual(await seen(await with_scopes(['play'])), [0, 0]);
  assert.deepEqual(await seen(await with_scopes(['play', 'lobby', 'account'])), [1, 1]);
  assert.deepEqual(await seen(friend), [1, 1]);
});

test('a waiting inbox is woken by a request and by an invitation', async () => {
  const [me, friend] = await friends();
  const third = await person(s);
  const waits = async (deed) => {
    const { seq } = await inbox(friend);
    const poll = friend.get(`/me/inbox?after=${seq}&wait=25`);
    await deed();
    return (await poll).body;
  };
  assert.equal((await waits(() => ask(third, friend))).friend_requests, 1);
  assert.equal((await waits(() => invited(me, friend))).invitations.length, 1);
});

/* ---- messages between two people ------------------------------------------------------------------------------ */

const talk_of = (who) => `/me/conversations/${encodeURIComponent(name_of(who))}`;
const says = (me, other, text, options = {}) => me.call('POST', `${talk_of(other)}/messages`, { body: { text }, ...options });
async function said(me, other, ...texts) {
  for (const text of texts) {
    const answer = await says(me, other, text);
    assert.equal(answer.status, 201, answer.text);
  }
}
const conversation = async (me, other, query = '') => (await me.get(talk_of(other) + query)).body;
const texts = async (me, other, query) => (await conversation(me, other, query)).items.map(({ text }) => text);
const talks = async (me, query = '') => (await me.get(`/me/conversations${query}`)).body;
const takes = (me, from) => me.patch('/me', { settings: { messages_from: from } });
const unread = async (me) => (await inbox(me)).conversations.map((one) => [one.player, one.unread]);
const row_of = (who) => `(select id from account where public_id = '${who.account.id}')`;
const stored = (one, two) => s.value(`select count(*) from direct_message where low_id in (${row_of(one)}, ${row_of(two)}) and high_id in (${row_of(one)}, ${row_of(two)})`);

test('friends write to each other in every script: both read it, the receiver is told, and reading it is their own affair', async () => {
  const [me, friend] = await friends();
  const before = (await inbox(friend)).seq;
  const words = ['Hello', 'سلام، می‌خواهی بازی کنیم؟\nفردا', '你好 👨‍👩‍👧 नमस्ते'];
  await said(me, friend, ...words);
  const told = await inbox(friend);
  assert.ok(told.seq > before);
  assert.deepEqual(told.conversations, [{ player: name_of(me), n: 3, unread: 3 }]);
  assert.deepEqual(await unread(me), []);
  const mine = await conversation(me, friend);
  assert.deepEqual([mine.items.map(({ n, mine: own, text }) => [n, own, text]), mine.more, mine.refusal], [words.map((text, i) => [i + 1, true, text]), false, 'unanswered']);
  assert.deepEqual(await texts(friend, me), words);
  assert.deepEqual((await talks(friend)).items.map(({ player, unread: n, last }) => [player, n, last.n, last.mine]), [[name_of(me), 3, 3, false]]);
  const quiet = [me.get('/me/inbox'), me.get(talk_of(friend)), me.get('/me/conversations')];
  const face_of = async (asked) => (await Promise.all(asked)).map(({ text }) => text);
  const as_before = await face_of(quiet);
  await friend.put(`${talk_of(me)}/read`, { n: 2 });
  assert.deepEqual(await unread(friend), [[name_of(me), 1]]);
  await friend.put(`${talk_of(me)}/read`, { n: 1 });
  await friend.put(`${talk_of(me)}/read`, { n: 99 });
  assert.deepEqual([await unread(friend), (await talks(friend)).items[0].unread], [[], 0]);
  assert.deepEqual(await face_of([me.get('/me/inbox'), me.get(talk_of(friend)), me.get('/me/conversations')]), as_before, 'the sender sees no difference');
  await said(friend, me, 'Yes');
  await said(me, friend, 'Good', 'When?', 'Now?', 'Hello?');
  assert.equal((await conversation(me, friend)).refusal, null, 'somebody who has answered once can be written to');
});

test('older messages come page by page, newer ones after a number', async () => {
  const [me, friend] = await friends();
  await said(me, friend, 'a1');
  await said(friend, me, 'b2');
  await s.sql(`insert into direct_message (low_id, high_id, n, sender_id, body, at, heard) select least(${row_of(me)}, ${row_of(friend)}), greatest(${row_of(me)}, ${row_of(friend)}), i, ${row_of(me)}, 'm' || i, arena_now(), true from generate_series(3, 120) i;
    update conversation set last_n = 120, read_n = 120, written = case when account_id = ${row_of(me)} then 119 else 1 end where account_id in (${row_of(me)}, ${row_of(friend)})`);
  const page = await conversation(friend, me, '?limit=50');
  assert.deepEqual([page.items[0].n, page.items.at(-1).n, page.items.length, page.more], [71, 120, 50, true]);
  const older = await conversation(friend, me, '?limit=50&before=71');
  assert.deepEqual([older.items[0].n, older.items.at(-1).n, older.more], [21, 70, true]);
  const oldest = await conversation(friend, me, '?limit=50&before=21');
  assert.deepEqual([oldest.items.length, oldest.items[0].text, oldest.more], [20, 'a1', false]);
  const newer = await conversation(friend, me, '?limit=50&after=60');
  assert.deepEqual([newer.items[0].n, newer.items.at(-1).n, newer.more], [61, 110, true]);
  assert.deepEqual((await conversation(friend, me, '?after=120')).items, []);
  await said(friend, me, 'b121');
  assert.deepEqual(await texts(me, friend, '?after=120'), ['b121']);
  for (const query of ['after=-1', 'before=0', 'before=x', 'limit=0', 'limit=201', 'after=99999999999', 'cursor=1']) await me.refuse(422, query.startsWith('cursor') ? 'unknown_member' : 'bad_request', 'GET', `${talk_of(friend)}?${query}`);
});

test('everybody chooses who can write to them; a player one wrote to can answer', async () => {
  const [me, other] = await two();
  const refuses = (code) => async (from, to) => {
    const [answer, seen] = [await says(from, to, 'x'), await conversation(from, to)];
    assert.deepEqual([answer.body.code, seen.refusal], [code, code], answer.text);
  };
  const closed = refuses('not_receiving');
  await closed(me, other);
  for (const unknown of ['all', 1, null, { everybody: true }]) {
    await takes(other, unknown);
    await closed(me, other);
  }
  await takes(other, 'everybody');
  await said(me, other, 'a stranger');
  await takes(other, 'friends');
  await closed(me, other);
  await said(other, me, 'an answer, although I take messages of friends only');
  await said(me, other, 'an answer to that');
  await ask(me, other);
  await ask(other, me);
  await said(other, me, 'as a friend');
  await end(other, me);
  await closed(me, other);
  await said(other, me, 'and again as none');
  await said(me, other, 'answered');
  await takes(other, 'nobody');
  await closed(me, other);
  await refuses('messages_off')(other, me);
  assert.equal((await says(other, me, 'x')).status, 409);
});

test('a blocked player gets the answer of one from whom no messages are taken, and reaches nobody', async () => {
  const [me, other] = await friends();
  const plain = await person(s);
  await said(me, other, 'hello');
  await said(other, me, 'hello');
  await think(other, me, { blocked: true });
  const bare = ({ status, body, headers }) => JSON.stringify([status, { ...body, player: '', items: [], request_id: '' }, headers.etag ?? '']);
  const seq = (await inbox(other)).seq;
  assert.equal(bare(await says(me, other, 'x')), bare(await says(me, plain, 'x')).replaceAll(encodeURIComponent(name_of(plain)), encodeURIComponent(name_of(other))));
  assert.equal(bare(await me.get(talk_of(other))), bare(await me.get(talk_of(plain))));
  assert.deepEqual([(await inbox(other)).seq, await texts(me, other), (await talks(me)).items.length], [seq, ['hello', 'hello'], 1], 'what was written stays');
  await other.refuse(403, 'forbidden', 'POST', `${talk_of(me)}/messages`, { text: 'x' });
  assert.deepEqual([await unread(other), (await conversation(other, me)).refusal], [[], 'forbidden'], 'and is no news any more');
  await takes(other, 'everybody');
  await me.refuse(403, 'not_receiving', 'POST', `${talk_of(other)}/messages`, { text: 'x' });
  await s.sql(`update account set closed_at = arena_now() where public_id = '${plain.account.id}'`);
  await takes(me, 'everybody');
  await me.refuse(403, 'not_receiving', 'POST', `${talk_of(plain)}/messages`, { text: 'x' });
  await plain.refuse(403, 'account_closed', 'GET', '/me/conversations');
});

test('a muted player writes into the void, and is not told', async () => {
  const [me, friend] = await friends();
  await said(me, friend, 'heard');
  await said(friend, me, 'answer');
  await think(friend, me, { muted: true });
  const seq = (await inbox(friend)).seq;
  await said(me, friend, 'not heard');
  assert.deepEqual([await texts(me, friend), await texts(friend, me), (await inbox(friend)).seq, await unread(friend)], [['heard', 'answer', 'not heard'], ['heard', 'answer'], seq, []]);
  assert.equal((await talks(friend)).items[0].last.text, 'answer');
  await think(friend, me, { muted: false });
  await said(friend, me, 'once more');
  assert.deepEqual(await texts(friend, me), ['heard', 'answer', 'once more'], 'nothing comes up later');
  await friend.delete(talk_of(me));
  assert.deepEqual([await texts(me, friend), await texts(friend, me)], [['heard', 'answer', 'not heard', 'once more'], []]);
  await think(friend, me, { muted: true });
  for (let i = 0; i < 10; i++) await said(me, friend, `${i}`);
  await me.delete(talk_of(friend));
  assert.equal(await stored(me, friend), 0);
  assert.equal((await says(me, friend, 'x')).body.limit_key, 'messages.newcomer', 'messages that nobody has any more count as they would if somebody had');
});

test('guests, programs, bots, tokens, oneself and nobody neither write nor receive; people muted by moderators do not write', async () => {
  const [me, friend] = await friends();
  const guest = await s.guest();
  const { body: { account: program } } = await me.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const { body: { token } } = await me.post('/me/tokens', { label: 'x', scopes: ['account', 'play', 'messages'] });
  const { body: { token: own } } = await me.post('/me/tokens', { label: 'x', scopes: ['account', 'play', 'messages'], bot: program.id });
  for (const [who, whom] of [[guest, me], [me, guest], [me, program.name], [me, 'Recruit']]) await who.refuse(403, 'registered_only', 'POST', `${talk_of(whom)}/messages`, { text: 'x' });
  assert.equal((await conversation(me, guest)).refusal, 'registered_only');
  await said(friend, me, 'for me alone');
  for (const client of [bearer(s, token), bearer(s, own)]) {
    for (const path_ of ['/me/conversations', talk_of(friend)]) await client.refuse(403, 'insufficient_scope', 'GET', path_);
    await client.refuse(403, 'insufficient_scope', 'POST', `${talk_of(friend)}/messages`, { text: 'x' });
    assert.deepEqual((await client.get('/me/inbox')).body.conversations, []);
  }
  for (const [method, at, body] of [['GET', '', undefined], ['POST', '/messages', { text: 'x' }]]) await me.refuse(422, 'bad_request', method, talk_of(me) + at, body);
  for (const [method, at, body] of [['GET', ''], ['DELETE', ''], ['POST', '/messages', { text: 'x' }], ['PUT', '/read', { n: 1 }], ['POST', '/messages/1/report', { reason: 'spam' }]]) {
    await me.refuse(404, 'not_found', method, talk_of('nobody at all') + at, body);
    await s.client().refuse(401, 'unauthenticated', method, talk_of(friend) + at, body);
  }
  const wrong = [{}, { text: '' }, { text: ' \n\t ' }, { text: 'x'.repeat(2001) }, { text: 'bell \u0007' }, { text: 1 }, { text: 'x', to: 'all' }];
  for (const body of wrong) await me.refuse(422, body.to ? 'unknown_member' : 'bad_request', 'POST', `${talk_of(friend)}/messages`, body);
  for (const n of [-1, 1.5, 'x', 2 ** 31]) await me.refuse(n === 1.5 ? 400 : 422, n === 1.5 ? 'malformed' : 'bad_request', 'PUT', `${talk_of(friend)}/read`, { n });
  await said(me, friend, '👍'.repeat(2000));
  const stranger = await person(s);
  await stranger.refuse(404, 'not_found', 'POST', `${talk_of(friend)}/messages/1/report`, { reason: 'spam' });
  assert.deepEqual([await texts(stranger, friend), await texts(stranger, me), (await talks(stranger)).items], [[], [], []], 'only the two read it');
  await s.sql(`with told as (insert into report (public_id, reporter_id, accused_id, reason, text, closed_at, answer) values ('mutemuteaa', ${row_of(me)}, ${row_of(me)}, 'abuse', '', arena_now(), '') returning id)
    insert into sanction (public_id, account_id, moderator_id, report_id, kind, reason, note, until) select 'mutemuteab', ${row_of(me)}, ${row_of(me)}, told.id, 'mute', 'abuse', '', arena_now() + interval '1 day' from told`);
  await me.refuse(403, 'muted', 'POST', `${talk_of(friend)}/messages`, { text: 'x' });
});

test('three messages without an answer, twenty new players a day, the limits of chat, and one of a network', async () => {
  const [me, other] = await two();
  await takes(other, 'everybody');
  const answers = await Promise.all(Array.from({ length: 8 }, (_, i) => says(me, other, `at once ${i}`)));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, 201, 409, 409, 409, 409, 409]);
  assert.deepEqual((await conversation(other, me)).items.map(({ n }) => n), [1, 2, 3]);
  await me.delete(talk_of(other));
  assert.equal((await says(me, other, 'x')).body.code, 'unanswered', 'also after deleting them');
  await s.sql(`insert into attempt (key, at) select ${attempts_of('messages.first', row_of(me))}, clock_timestamp() from generate_series(1, 19)`);
  const third = await person(s);
  await takes(third, 'everybody');
  assert.equal((await says(me, third, 'x')).body.limit_key, 'messages.first');
  assert.equal(await stored(me, third), 0, 'nothing of it is kept');
  await takes(me, 'everybody');
  await said(third, me, 'first');
  await said(me, third, 'second');
  await s.sql(`insert into attempt (key, at) select ${attempts_of('messages.day', row_of(me))}, clock_timestamp() from generate_series(1, 12)`);
  assert.equal((await says(me, third, 'x')).body.limit_key, 'messages.newcomer');
  const counted = await s.sql("select key from attempt where key like 'messages.network:%' limit 1");
  await s.sql(`insert into attempt (key, at) select '${counted}', clock_timestamp() from generate_series(1, 1200)`);
  assert.equal((await says(third, me, 'x')).body.limit_key, 'messages.network');
  await s.sql(`delete from attempt where key = '${counted}'`);
});

test('a key makes one message of two, and both sides writing at once lose nothing', async () => {
  const [me, friend] = await friends();
  const headers = { 'Idempotency-Key': 'once' };
  const [first, again] = [await says(me, friend, 'once', { headers }), await says(me, friend, 'once', { headers })];
  assert.deepEqual([first.body, await stored(me, friend)], [again.body, 1]);
  await said(friend, me, 'answer');
  const answers = await Promise.all(Array.from({ length: 16 }, (_, i) => (i % 2 ? says(me, friend, `m${i}`) : says(friend, me, `m${i}`))));
  assert.deepEqual(answers.map(({ body }) => body.n).sort((a, b) => a - b), Array.from({ length: 16 }, (_, i) => i + 3));
  assert.deepEqual(await texts(me, friend), await texts(friend, me));
});

test('a conversation is deleted for oneself; what both have deleted is gone, and so is all of it with an account', async () => {
  const [me, friend] = await friends();
  await said(me, friend, 'one');
  await said(friend, me, 'two');
  await me.delete(talk_of(friend));
  assert.deepEqual([await texts(me, friend), (await talks(me)).items, await unread(me), await texts(friend, me), await stored(me, friend)], [[], [], [], ['one', 'two'], 2]);
  await said(friend, me, 'three');
  assert.deepEqual([await texts(me, friend), (await talks(me)).items.map(({ unread: n }) => n)], [['three'], [1]]);
  await friend.delete(talk_of(me));
  assert.equal(await stored(me, friend), 1, 'what one of the two still has');
  await me.delete(talk_of(friend));
  assert.equal(await stored(me, friend), 0);
  await said(me, friend, 'four');
  const lines = (await friend.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line)).filter(({ type }) => type === 'direct_message');
  assert.deepEqual(lines.map(({ with: other, mine, text }) => [other, mine, text]), [[name_of(me), false, 'four']]);
  const [id, left] = [await s.value(`select id from account where public_id = '${me.account.id}'`), name_of(me)];
  const { seq } = await inbox(friend);
  await me.delete('/me', { body: { password: PASSWORD } });
  assert.ok((await inbox(friend)).seq > seq, 'an open page hears that what waits is gone');
  assert.equal(await s.value(`select (select count(*) from direct_message where ${id} in (low_id, high_id)) + (select count(*) from conversation where ${id} in (account_id, other_id))`), 0);
  assert.deepEqual([(await talks(friend)).items, await unread(friend)], [[], []]);
  await friend.refuse(404, 'not_found', 'GET', talk_of(left));
});

test('the latest conversation stands first, on pages', async () => {
  const [me, ...others] = await Promise.all(Array.from({ length: 4 }, () => person(s)));
  await takes(me, 'everybody');
  for (const other of others) await said(other, me, 'hello');
  await said(me, others[0], 'x'.repeat(300));
  const first = await talks(me, '?limit=2');
  const second = await talks(me, `?limit=2&cursor=${first.next}`);
  assert.deepEqual([...first.items, ...second.items].map(({ player }) => player), [others[0], others[2], others[1]].map(name_of));
  assert.deepEqual([first.items[0].last.text.length, second.next], [200, null]);
  for (const cursor of ['x', '-1', '99999999999999999999']) await me.refuse(422, 'bad_cursor', 'GET', `/me/conversations?cursor=${cursor}`);
  assert.equal((await talks(me, '?cursor=999999999999999999')).items.length, 3);
});

test('a reported message reaches the desk with what stands around it, and nothing else does', async () => {
  const [me, friend, judge] = [...await friends(), await person(s)];
  await s.sql(`insert into staff (account_id, role) values (${row_of(judge)}, 'moderator')`);
  await said(friend, me, ...['one', 'two', 'three']);
  await said(me, friend, 'please stop');
  const report_ = (who, n, body = { reason: 'abuse', text: 'look' }) => who.call('POST', `${talk_of(who === me ? friend : me)}/messages/${n}/report`, { body });
  const [first, again, another] = [await report_(me, 2), await report_(me, 2), await report_(me, 3)];
  assert.deepEqual([first.status, again.status, again.body.id, another.status], [201, 200, first.body.id, 201]);
  assert.equal((await report_(me, 4)).status, 422, 'one\'s own');
  assert.equal((await report_(me, 99)).status, 404);
  assert.equal((await report_(me, 1, { reason: 'boredom' })).status, 422);
  await me.post(`/players/${encodeURIComponent(name_of(friend))}/report`, { reason: 'spam' }); // a report of the player is another one
  const seen = (await judge.get(`/desk/reports/${first.body.id}`)).body;
  assert.deepEqual([seen.match, seen.direct, seen.said, seen.accused, seen.reporter, seen.text], [null, true, 'two', name_of(friend), name_of(me), 'look']);
  assert.deepEqual(seen.lines.map(({ n, from, text, hash }) => [n, from.name, text, hash.length]), [[1, friend, 'one'], [2, friend, 'two'], [3, friend, 'three'], [4, me, 'please stop']].map(([n, who, text]) => [n, name_of(who), text, 64]));
  await me.delete(talk_of(friend));
  await friend.delete(talk_of(me));
  assert.equal((await judge.get(`/desk/reports/${first.body.id}`)).body.said, 'two', 'evidence stays');
  assert.equal((await report_(me, 1)).status, 404, 'what one has deleted cannot be reported');
  await judge.put(`/desk/reports/${first.body.id}/holder`, {});
  await judge.post(`/desk/reports/${first.body.id}/decision`, { action: 'mute', reason: 'abuse', days: 1, why: 'as seen' });
  await friend.refuse(403, 'muted', 'POST', `${talk_of(me)}/messages`, { text: 'x' });
  assert.equal((await judge.get(`/desk/reports/${another.body.id}`)).body.closed_at, null, 'each message is judged for itself');
});
