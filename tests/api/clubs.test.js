// Clubs: founded and found; joining in three ways; officers and owners; what is left of a closed account.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { found, inbox, join, leave, name_of, news, place, place_of, registered, seen } from '../lib/clubs.mjs';
import { attempts_of, bearer, crowd, fresh, PASSWORD, person, while_held } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const people = (count) => registered(s, count);
const remove = (officer, club, who) => officer.delete(place_of(club, who));
const refuse_place = (officer, club, who, state, status, code) => officer.refuse(status, code, 'PUT', place_of(club, who), { state });
const state = async (who, club) => (await seen(who, club)).you.state;
const listed = async (who, club, wanted) => (await who.get(`/clubs/${club}/members${wanted ? `?state=${wanted}` : ''}`)).body.items.map((one) => [one.name, one.state]);
const id_of = (who) => `(select id from account where public_id = '${who.account.id}')`;
const close = (who) => who.delete('/me', { body: { password: PASSWORD } });

test('founded, a club has one member, is found by a part of its name, and no other is called so', async () => {
  const [owner, other] = await people(2);
  const name = fresh('Rook Friends');
  const { body: club } = await owner.post('/clubs', { name, about: 'We play\nslowly.', language: 'de', joining: 'request' });
  assert.deepEqual([club.name, club.about, club.language, club.joining, club.owner, club.members, club.you.state, club.requests],
    [name, 'We play\nslowly.', 'de', 'request', name_of(owner), 1, 'owner', 0]);
  await other.refuse(409, 'name_taken', 'POST', '/clubs', { name: ` ${name.toUpperCase()}`.trim() });
  for (const bad of ['x', 'admin', 'x'.repeat(25), 'a‮b', 'two  blanks', 'Bot club']) await other.refuse(422, 'bad_name', 'POST', '/clubs', { name: bad });
  const part = encodeURIComponent(name.slice(2).toLowerCase());
  const find = async (client, query) => (await client.get(`/clubs?${query}`)).body.items.map((one) => [one.id, one.you]);
  assert.deepEqual(await find(s.client(), `q=${part}&language=de`), [[club.id, 'none']]);
  assert.deepEqual(await find(owner, `q=${part}`), [[club.id, 'owner']]);
  assert.deepEqual(await find(other, `q=${part}&language=en`), []);
  assert.deepEqual(await find(other, 'q=%25_%27'), [], 'no pattern');
  assert.deepEqual(await find(other, 'q='), await find(other, ''), 'an empty text is no search');
  const anybody = await seen(s.client(), club.id);
  assert.deepEqual([anybody.you, anybody.requests], [{ state: 'none', since: null, message: null, inviter: null }, null]);
  const { headers } = await other.get(`/clubs/${club.id}`);
  assert.equal((await other.call('GET', `/clubs/${club.id}`, { headers: { 'If-None-Match': headers.etag } })).status, 304);
  const { body: changed } = await owner.patch(`/clubs/${club.id}`, { about: '', joining: 'open' });
  assert.deepEqual([changed.about, changed.language, changed.joining], ['', 'de', 'open']);
  await other.refuse(403, 'forbidden', 'PATCH', `/clubs/${club.id}`, { about: 'Mine' });
  for (const [member, value] of [['language', 'fr'], ['joining', 'closed'], ['about', 'x'.repeat(1001)]]) await owner.refuse(422, 'bad_request', 'PATCH', `/clubs/${club.id}`, { [member]: value });
  await owner.refuse(422, 'unknown_member', 'PATCH', `/clubs/${club.id}`, { name: 'Another' });
});

test('pages of clubs and of people follow one another', async () => {
  const [owner, ...others] = await people(6);
  const word = fresh('Row').replaceAll(' ', '.');
  const ids = [];
  for (const who of [owner, ...others.slice(0, 2)]) ids.push(await found(who, { name: `${word} ${ids.length}` }));
  for (const who of others.slice(1)) await join(who, ids[0]);
  for (const who of others.slice(3)) await join(who, ids[2]);
  const page = async (path, items = []) => {
    const { body } = await s.client().get(path.join('&cursor='));
    items.push(...body.items);
    return body.next ? page([path[0], body.next], items) : items;
  };
  assert.deepEqual((await page([`/clubs?q=${word}&limit=1`])).map(({ id }) => id), [ids[0], ids[2], ids[1]]);
  await place(owner, ids[0], others[4], 'officer');
  assert.deepEqual((await page([`/clubs/${ids[0]}/members?limit=2`])).map(({ name }) => name), [owner, others[4], others[1], others[2], others[3]].map(name_of));
  for (const cursor of ['x', '1', '1.2.3.4', '9.1.1', '-1.2.3', '1.2.99999999999999999999'])
    await owner.refuse(422, 'bad_cursor', 'GET', `/clubs/${ids[0]}/members?cursor=${cursor}`);
  await owner.refuse(422, 'bad_cursor', 'GET', '/clubs?cursor=1');
});

test('an open club is joined at once and left, twice as once', async () => {
  const [owner, other] = await people(2);
  const club = await found(owner);
  assert.equal((await join(other, club)).body.you.state, 'member');
  assert.equal((await join(other, club, 'not read')).body.members, 2);
  assert.deepEqual(await listed(s.client(), club), [[name_of(owner), 'owner'], [name_of(other), 'member']]);
  assert.deepEqual((await other.get('/me/clubs')).body.items.map(({ id, you }) => [id, you]), [[club, 'member']]);
  await leave(other, club);
  await leave(other, club);
  assert.deepEqual([await state(other, club), (await seen(other, club)).members], ['none', 1]);
  await leave(owner, club);
  await owner.refuse(404, 'not_found', 'GET', `/clubs/${club}`);
  assert.equal(await s.value(`select count(*) from club where public_id = '${club}'`), 0, 'the last member closes it');
});

test('a request waits for the officers, is accepted or declined, and its asker is told', async () => {
  const [owner, officer, one, other] = await people(4);
  const club = await found(owner, { joining: 'request' });
  await join(officer, club);
  await place(owner, club, officer, 'member');
  await place(owner, club, officer, 'officer');
  const before = (await inbox(officer)).seq;
  const { body: asked } = await join(one, club, 'I play Stratic.');
  assert.deepEqual([asked.you.state, asked.you.message, asked.members], ['asked', 'I play Stratic.', 2]);
  await join(one, club, 'Another text');
  assert.ok((await inbox(officer)).seq > before);
  assert.deepEqual([await news(officer), await news(one)], [[['requests', 1], ['accepted', 1]], []]);
  assert.deepEqual((await officer.get(`/clubs/${club}/members?state=asked`)).body.items.map(({ name, message }) => [name, message]), [[name_of(one), 'I play Stratic.']]);
  for (const client of [one, other, s.client()]) await client.refuse(403, 'forbidden', 'GET', `/clubs/${club}/members?state=asked`);
  const seq = (await inbox(one)).seq;
  await place(officer, club, one, 'member');
  assert.deepEqual([await state(one, club), await news(one), (await inbox(one)).seq > seq], ['member', [['accepted', 1]], true]);
  await one.put(`/clubs/${club}/read`, {});
  assert.deepEqual(await news(one), []);
  await join(other, club);
  await remove(officer, club, other);
  assert.deepEqual([await state(other, club), await news(owner)], ['none', []]);
  await refuse_place(officer, club, other, 'member', 409, 'no_request');
  await other.refuse(422, 'bad_request', 'PUT', `/clubs/${club}/members/me`, { message: 'two\nlines' });
  await other.refuse(422, 'bad_request', 'PUT', `/clubs/${club}/members/me`, { message: 'x'.repeat(201) });
  await join(other, club);
  await leave(other, club);
  assert.deepEqual(await listed(owner, club, 'asked'), []);
});

test('by invitation, only an invited player joins; a block hides the invitation', async () => {
  const [owner, one, other] = await people(3);
  const club = await found(owner, { joining: 'invitation' });
  await one.refuse(403, 'invitation_needed', 'PUT', `/clubs/${club}/members/me`, {});
  await place(owner, club, one, 'invited');
  assert.deepEqual([await news(one), (await seen(one, club)).you.inviter], [[['invited', 1]], name_of(owner)]);
  assert.deepEqual((await one.get('/me/clubs')).body.items.map(({ id, you }) => [id, you]), [[club, 'invited']]);
  assert.equal((await join(one, club)).body.you.state, 'member');
  assert.deepEqual(await news(one), []);
  await other.patch(`/me/players/${encodeURIComponent(name_of(owner))}`, { blocked: true });
  await place(owner, club, other, 'invited');
  assert.deepEqual([await news(other), await state(other, club), (await other.get('/me/clubs')).body.items], [[], 'none', []]);
  await remove(owner, club, other);
  await owner.patch(`/me/players/${encodeURIComponent(name_of(other))}`, { blocked: true });
  await refuse_place(owner, club, other, 'invited', 403, 'forbidden');
});

test('officers act on members, the owner on officers, nobody on the owner or on themselves', async () => {
  const [owner, officer, second, member, stranger] = await people(5);
  const club = await found(owner);
  for (const who of [officer, second, member]) await join(who, club);
  for (const who of [officer, second]) await place(owner, club, who, 'officer');
  for (const wanted of ['officer', 'owner']) await refuse_place(officer, club, member, wanted, 403, 'forbidden');
  for (const [who, whom] of [[officer, second], [officer, owner], [member, officer], [stranger, member], [member, stranger]]) {
    for (const wanted of ['member', 'banned', 'invited']) await refuse_place(who, club, whom, wanted, 403, 'forbidden');
    await who.refuse(403, 'forbidden', 'DELETE', place_of(club, whom));
  }
  await refuse_place(owner, club, owner, 'member', 422, 'bad_request');
  await refuse_place(owner, club, stranger, 'officer', 409, 'not_a_member');
  for (const wanted of ['asked', 'none', 'king', 7]) await refuse_place(owner, club, member, wanted, 422, 'bad_request');
  await place(officer, club, member, 'banned');
  await member.refuse(403, 'banned_from_club', 'PUT', `/clubs/${club}/members/me`, {});
  await leave(member, club);
  assert.deepEqual(await listed(officer, club, 'banned'), [[name_of(member), 'banned']], 'nobody lifts their own ban');
  await refuse_place(officer, club, member, 'invited', 403, 'forbidden');
  await remove(officer, club, member);
  await join(member, club);
  await place(owner, club, second, 'member');
  await remove(officer, club, second);
  assert.deepEqual(await listed(owner, club), [[name_of(owner), 'owner'], [name_of(officer), 'officer'], [name_of(member), 'member']]);
});

test('an owner hands the club over, or leaves it to the longest-serving officer', async () => {
  const [owner, other, third, closed] = await people(4);
  const club = await found(owner);
  await join(closed, club);
  for (const who of [third, other]) await join(who, club);
  for (const who of [other, closed]) await place(owner, club, who, 'officer');
  await s.sql(`update account set closed_at = arena_now() where id = ${id_of(closed)}`);
  const seq = (await inbox(other)).seq;
  await leave(owner, club);
  assert.deepEqual(await listed(third, club), [[name_of(other), 'owner'], [name_of(third), 'member']], 'not to an account that is closed');
  assert.deepEqual([await news(other), (await inbox(other)).seq > seq, await state(owner, club)], [[['owner', 1]], true, 'none']);
  for (const who of [third, other]) await leave(who, club);
  await third.refuse(404, 'not_found', 'GET', `/clubs/${club}`);
});

test('a club that is handed over has another owner, and the one before is an officer', async () => {
  const [owner, other] = await people(2);
  const club = await found(owner);
  await join(other, club);
  await place(owner, club, other, 'owner');
  assert.deepEqual(await listed(owner, club), [[name_of(other), 'owner'], [name_of(owner), 'officer']]);
  assert.deepEqual(await news(other), [['owner', 1]]);
  await owner.refuse(403, 'forbidden', 'PATCH', `/clubs/${club}`, { about: 'Mine' });
  await leave(owner, club);
  assert.deepEqual(await listed(other, club), [[name_of(other), 'owner']]);
});

test('a club of a closed account goes to the longest-serving officer, else member; memberships are gone', async () => {
  const [officer, member, asked, closed] = await people(4);
  const owner = await person(s);
  const [club, lonely, second] = [await found(owner), await found(owner, { joining: 'request' }), await found(officer, { joining: 'request' })];
  await join(owner, second, 'Let me in.');
  for (const who of [member, officer]) await join(who, club);
  await place(owner, club, officer, 'officer');
  await join(asked, lonely);
  await s.sql(`insert into club_member (club_id, account_id, state, since) select id, ${id_of(closed)}, 'officer', arena_now() - interval '1 day' from club where public_id = '${club}';
    update account set closed_at = arena_now() where id = ${id_of(closed)}`);
  const lines = (await owner.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line)).filter(({ type }) => type === 'club');
  assert.deepEqual(lines.map(({ state: word, message }) => [word, message]), [['owner', ''], ['owner', ''], ['asked', 'Let me in.']]);
  const seq = (await inbox(officer)).seq;
  await close(owner);
  assert.deepEqual(await listed(member, club), [[name_of(officer), 'owner'], [name_of(member), 'member']]);
  assert.deepEqual([await news(officer), (await inbox(officer)).seq > seq], [[['owner', 1]], true]);
  await asked.refuse(404, 'not_found', 'GET', `/clubs/${lonely}`);
  assert.deepEqual([(await asked.get('/me/clubs')).body.items, await listed(officer, second, 'asked')], [[], []]);
});

test('guests and programs are in no club; moderators close the club of a closed account to others', async () => {
  const [owner, member, stranger] = await people(3);
  const [guest] = await crowd(s, 1);
  const { body: { account: program } } = await owner.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'x', scopes: ['account', 'play'], bot: program.id });
  const club = await found(owner);
  await join(member, club);
  for (const client of [guest, bearer(s, token)]) {
    await client.refuse(403, 'registered_only', 'POST', '/clubs', { name: fresh('Club') });
    await client.refuse(403, 'registered_only', 'PUT', `/clubs/${club}/members/me`, {});
  }
  for (const who of [guest, program.name]) await refuse_place(owner, club, who, 'invited', 403, 'registered_only');
  await refuse_place(owner, club, 'nobody at all', 'invited', 404, 'not_found');
  for (const [method, path, body] of [['POST', '/clubs', { name: 'A' }], ['PUT', `/clubs/${club}/members/me`, {}], ['DELETE', `/clubs/${club}/members/me`], ['GET', '/me/clubs'], ['PUT', `/clubs/${club}/read`, {}]])
    await s.client().refuse(401, 'unauthenticated', method, path, body);
  await s.sql(`update account set closed_at = arena_now() where id = ${id_of(owner)}`);
  await stranger.refuse(404, 'not_found', 'GET', `/clubs/${club}`);
  await stranger.refuse(404, 'not_found', 'PUT', `/clubs/${club}/members/me`, {});
  assert.deepEqual([await state(member, club), await listed(member, club)], ['member', [[name_of(member), 'member']]]);
});

test('nobody is told of what they cannot see, and officers act so often alone', async () => {
  const [owner, stranger, blocker, member, other] = await people(5);
  const club = await found(owner);
  await join(member, club);
  await blocker.patch(`/me/players/${encodeURIComponent(name_of(owner))}`, { blocked: true });
  const seqs = () => Promise.all([stranger, blocker].map(async (who) => (await inbox(who)).seq));
  const before = await seqs();
  for (const wanted of ['invited', 'banned']) {
    await place(owner, club, blocker, wanted);
    await remove(owner, club, blocker);
  }
  for (let i = 0; i < 10; i++) {
    await place(owner, club, stranger, 'banned');
    await remove(owner, club, stranger);
  }
  assert.deepEqual(await seqs(), before);
  const limit_of = async (who) => (await owner.refuse(429, 'too_many_requests', 'PUT', place_of(club, who), { state: 'banned' })).body.limit_key;
  assert.equal(await limit_of(stranger), 'clubs.person');
  assert.deepEqual(await listed(owner, club, 'banned'), [], 'nothing is kept of what was refused');
  await s.sql(`insert into attempt (key, at) select ${attempts_of('clubs.acts', id_of(owner))}, clock_timestamp() from generate_series(1, 276)`);
  assert.equal(await limit_of(member), 'clubs.acts');
  await s.sql("insert into attempt (key, at) select key, clock_timestamp() from (select distinct key from attempt where key like 'clubs.invite_network:%') k, generate_series(1, 200)");
  assert.equal((await owner.refuse(429, 'too_many_requests', 'PUT', place_of(club, other), { state: 'invited' })).body.limit_key, 'clubs.invite_network');
  await s.sql("delete from attempt where key like 'clubs.invite_network:%'");
  const seq = (await inbox(member)).seq;
  await s.sql(`delete from attempt where key = ${attempts_of('clubs.acts', id_of(owner))}`);
  await place(owner, club, member, 'officer');
  assert.ok((await inbox(member)).seq > seq, 'members are told');
});

test('people without a right to what they ask for wait for no lock of the club', async () => {
  const [owner, member, stranger, banned, closed] = await people(5);
  const club = await found(owner);
  for (const who of [member, banned]) await join(who, club);
  await place(owner, club, banned, 'banned');
  await begin(member, club, 'Openings', 'Which one?');
  const secret = await found(closed, { joining: 'invitation' });
  const [guest] = await crowd(s, 1);
  await while_held(s, `select id from club where public_id in ('${club}', '${secret}') for no key update`, async () => {
    for (const who of [stranger, member]) await who.put(`/clubs/${club}/read`, {});
    for (const who of [stranger, banned]) await leave(who, club);
    await join(member, club);
    await banned.refuse(403, 'banned_from_club', 'PUT', `/clubs/${club}/members/me`, {});
    await guest.refuse(403, 'registered_only', 'PUT', `/clubs/${club}/members/me`, {});
    await stranger.refuse(403, 'invitation_needed', 'PUT', `/clubs/${secret}/members/me`, {});
    for (const who of [stranger, member]) {
      await refuse_place(who, club, owner, 'banned', 403, 'forbidden');
      await who.refuse(403, 'forbidden', 'DELETE', place_of(club, banned));
      await who.refuse(403, 'forbidden', 'PATCH', `/clubs/${club}`, { about: 'Mine' });
      await who.refuse(403, 'forbidden', 'PATCH', `/clubs/${club}/topics/1`, { closed: true });
      await who.refuse(403, 'forbidden', 'DELETE', `/clubs/${club}/topics/1`);
    }
    await stranger.refuse(403, 'forbidden', 'POST', `/clubs/${club}/topics`, { title: 'x', text: 'x' });
    await stranger.refuse(403, 'forbidden', 'POST', `/clubs/${club}/topics/1/posts`, { text: 'x' });
    await stranger.refuse(403, 'forbidden', 'DELETE', `/clubs/${club}/topics/1/posts/1`);
  });
});

test('limits: clubs of an owner and of a day, joining a day and the same club', async () => {
  const [me, owner, ...others] = await people(30);
  for (let i = 0; i < 2; i++) await found(me);
  assert.equal((await me.refuse(429, 'too_many_requests', 'POST', '/clubs', { name: fresh('Club') })).body.limit_key, 'clubs.day');
  const club = await found(owner);
  for (let i = 0; i < 3; i++) {
    await join(me, club);
    await leave(me, club);
  }
  const limit_of = async (client, path) => (await client.refuse(429, 'too_many_requests', 'PUT', path, {})).body.limit_key;
  assert.equal(await limit_of(me, `/clubs/${club}/members/me`), 'clubs.pair');
  const clubs = await s.sql(`with made as (insert into club (public_id, owner_id, name, name_key, about, joining, language)
    select translate(substr(md5('${fresh('x')}' || i), 1, 10), '0189', 'wxyz'), ${id_of(owner)}, 'Made ${process.pid} ' || i, 'made ${fresh('y')} ' || i, '', 'open', 'any' from generate_series(1, 49) i returning id, public_id, owner_id)
    , own as (insert into club_member (club_id, account_id, state) select id, owner_id, 'officer' from made) select public_id from made`);
  const answers = await Promise.all(clubs.split('\n').slice(0, 24).map((id) => me.call('PUT', `/clubs/${id}/members/me`, { body: {} })));
  assert.equal(answers.filter(({ status }) => status === 200).length, 17, 'at once, as one after the other');
  assert.ok(answers.every(({ status, body }) => status === 200 || body.limit_key === 'clubs.join'));
  await s.sql(`insert into club_member (club_id, account_id, state) select id, ${id_of(others[0])}, 'member' from club where owner_id = ${id_of(owner)} and name like 'Made %'
    union all select id, ${id_of(others[0])}, 'asked' from club where public_id = '${club}'`);
  const more = await found(others[1]);
  assert.equal(await limit_of(others[0], `/clubs/${more}/members/me`), 'clubs.account');
  assert.equal((await join(others[0], club)).body.you.state, 'member', 'a club one has asked counts already');
});

test('all at once: one owner, and no club without one', async () => {
  const [owner, ...others] = await people(5);
  const club = await found(owner);
  for (const who of others) await join(who, club);
  const answers = await Promise.all([...others.map((who) => owner.call('PUT', place_of(club, who), { body: { state: 'owner' } })), ...others.map((who) => who.call('DELETE', `/clubs/${club}/members/me`))]);
  assert.ok(answers.every(({ status }) => [200, 204, 403, 404, 409].includes(status)), answers.map(({ text }) => text).join('\n'));
  const now = await listed(owner, club);
  assert.deepEqual(now.filter(([, word]) => word === 'owner').length, 1);
  assert.equal(await s.value(`select count(*) from club b join club_member m on m.club_id = b.id and m.account_id = b.owner_id and m.state = 'officer' where b.public_id = '${club}'`), 1);
});

test('what a member does is seen by friends alone, and with consent', async () => {
  const [owner, friend, other] = await people(3);
  const club = await found(owner);
  for (const who of [friend, other]) await join(who, club);
  for (const [one, two] of [[owner, friend], [friend, owner]]) await one.put(`/me/friends/${encodeURIComponent(name_of(two))}`, {});
  const status = async (who) => (await who.get(`/clubs/${club}/members`)).body.items.find(({ name }) => name === name_of(friend)).status;
  assert.deepEqual([await status(owner), await status(other)], [null, null]);
  await friend.patch('/me', { settings: { friends_status: true } });
  await inbox(friend);
  assert.deepEqual([(await status(owner)).online, await status(other), await status(s.client())], [true, null, null]);
});

/* ---- the forum ------------------------------------------------------------------------------------------------------- */

const begin = async (who, club, title = 'Openings', text = 'Which one?') => (await who.post(`/clubs/${club}/topics`, { title, text })).body;
const write = async (who, club, topic, text) => (await who.post(`/clubs/${club}/topics/${topic}/posts`, { text })).body;
const read = async (who, club, topic, query = '') => (await who.get(`/clubs/${club}/topics/${topic}${query}`)).body;
const texts = async (who, club, topic) => (await read(who, club, topic)).items.map(({ text }) => text);
const topics = async (who, club) => (await who.get(`/clubs/${club}/topics`)).body.items.map(({ topic }) => topic);

async function forum(count) {
  const [owner, ...others] = await people(count);
  const club = await found(owner);
  for (const who of others) await join(who, club);
  return [club, owner, ...others];
}

test('members write in topics; others read only where the club lets everybody', async () => {
  const [club, owner, member] = await forum(2);
  const [stranger] = await people(1);
  const topic = await begin(member, club);
  assert.deepEqual([topic.topic, topic.title, topic.author, topic.posts, topic.closed, topic.items.map(({ n, text, mine }) => [n, text, mine])],
    [1, 'Openings', name_of(member), 1, false, [[1, 'Which one?', true]]]);
  const post = await write(owner, club, 1, '<b>All</b>\nof them');
  assert.deepEqual([post.n, post.text, post.author, post.removed, post.folded], [2, '<b>All</b>\nof them', name_of(owner), false, false]);
  await begin(owner, club, 'Second');
  assert.deepEqual(await topics(member, club), [2, 1]);
  await write(member, club, 1, 'Again');
  assert.deepEqual(await topics(member, club), [1, 2], 'the one written in last is first');
  const { body } = await member.get(`/clubs/${club}/topics?limit=1`);
  assert.deepEqual((await member.get(`/clubs/${club}/topics?limit=1&cursor=${body.next}`)).body.items.map(({ topic: n }) => n), [2]);
  const page = await read(member, club, 1, '?after=1&limit=1');
  assert.deepEqual([page.items.map(({ n }) => n), page.more], [[2], true]);
  for (const client of [stranger, s.client()]) for (const path of ['', '/1']) await client.refuse(403, 'forbidden', 'GET', `/clubs/${club}/topics${path}`);
  await owner.patch(`/clubs/${club}`, { forum: 'everybody' });
  assert.deepEqual(await texts(s.client(), club, 1), ['Which one?', '<b>All</b>\nof them', 'Again']);
  await stranger.refuse(403, 'forbidden', 'POST', `/clubs/${club}/topics`, { title: 'A', text: 'B' });
  await stranger.refuse(403, 'forbidden', 'POST', `/clubs/${club}/topics/1/posts`, { text: 'B' });
  for (const path of ['/3', '/0', '/-1', '/99999999999999999999', '/x']) await member.refuse(404, 'not_found', 'GET', `/clubs/${club}/topics${path}`);
  for (const bad of [{ title: '', text: 'x' }, { title: 'x\ny', text: 'x' }, { title: 'x'.repeat(101), text: 'x' }, { title: 'x', text: ' ' }, { title: 'x', text: 'x'.repeat(2001) }, { title: 'x', text: 7 }])
    await member.refuse(422, 'bad_request', 'POST', `/clubs/${club}/topics`, bad);
  assert.equal(await s.value(`select next_topic from club where public_id = '${club}'`), 3, 'nothing is left of what was refused');
});

test('officers close and remove, authors take back; what is removed leaves its hash', async () => {
  const [club, owner, member, other] = await forum(3);
  await begin(member, club);
  await write(other, club, 1, 'Rude words');
  await write(member, club, 1, 'A slip');
  await member.refuse(403, 'forbidden', 'DELETE', `/clubs/${club}/topics/1/posts/2`);
  await member.refuse(403, 'forbidden', 'PATCH', `/clubs/${club}/topics/1`, { closed: true });
  await member.refuse(403, 'forbidden', 'DELETE', `/clubs/${club}/topics/1`);
  await owner.delete(`/clubs/${club}/topics/1/posts/2`);
  await member.delete(`/clubs/${club}/topics/1/posts/3`);
  await owner.refuse(404, 'not_found', 'DELETE', `/clubs/${club}/topics/1/posts/2`);
  assert.deepEqual((await read(other, club, 1)).items.map(({ text, removed }) => [text, removed]), [['Which one?', false], ['', true], ['', true]]);
  assert.equal(await s.value(`select count(*) from club_post p join club b on b.id = p.club_id where b.public_id = '${club}' and n = 2 and hash = encode(sha256('Rude words'), 'hex')`), 1);
  assert.equal((await owner.patch(`/clubs/${club}/topics/1`, { closed: true })).body.closed, true);
  for (const who of [owner, member]) await who.refuse(409, 'topic_closed', 'POST', `/clubs/${club}/topics/1/posts`, { text: 'Late' });
  await owner.patch(`/clubs/${club}/topics/1`, { closed: false });
  await write(member, club, 1, 'Back');
  await s.sql(`update club_topic t set next_post = 2001 from club b where b.id = t.club_id and b.public_id = '${club}'`);
  await member.refuse(409, 'topic_closed', 'POST', `/clubs/${club}/topics/1/posts`, { text: 'One more' });
  await owner.delete(`/clubs/${club}/topics/1`);
  assert.deepEqual(await topics(member, club), []);
  for (const [method, path, body] of [['GET', ''], ['PATCH', '', { closed: true }], ['DELETE', ''], ['POST', '/posts', { text: 'x' }], ['DELETE', '/posts/1'], ['POST', '/posts/1/report', { reason: 'abuse' }]])
    await owner.refuse(404, 'not_found', method, `/clubs/${club}/topics/1${path}`, body);
  assert.equal(await s.value(`select count(*) from club_post p join club b on b.id = p.club_id where b.public_id = '${club}' and body <> ''`), 0);
});

test('a report reaches the desk with what stands around it, once for each reporter, and outlives the post', async () => {
  const [club, owner, member, other] = await forum(3);
  const [moderator, stranger] = await people(2);
  await s.sql(`insert into staff (account_id, role) values (${id_of(moderator)}, 'moderator')`);
  await begin(member, club, 'Openings', 'Which one?');
  await write(other, club, 1, 'You fool');
  const path = `/clubs/${club}/topics/1/posts/2/report`;
  const { body: { id }, status } = await member.call('POST', path, { body: { reason: 'abuse', text: 'Look' } });
  assert.equal(status, 201);
  assert.deepEqual([(await member.call('POST', path, { body: { reason: 'spam' } })).status, (await owner.call('POST', path, { body: { reason: 'abuse' } })).status], [200, 201]);
  await other.refuse(422, 'bad_request', 'POST', path, { reason: 'abuse' });
  await stranger.refuse(403, 'forbidden', 'POST', path, { reason: 'abuse' });
  await owner.delete(`/clubs/${club}/topics/1/posts/2`);
  const { body: report } = await moderator.get(`/desk/reports/${id}`);
  assert.deepEqual([report.post, report.direct, report.club, report.topic, report.said, report.accused, report.reporter], [true, false, club, 1, 'You fool', name_of(other), name_of(member)]);
  assert.deepEqual(report.lines.map((line) => [line.n, line.from.name, line.text]), [[1, name_of(member), 'Which one?'], [2, name_of(other), 'You fool']]);
  await moderator.put(`/desk/reports/${id}/holder`, {});
  await moderator.post(`/desk/reports/${id}/decision`, { action: 'mute', days: 1, why: 'No insults.' });
  assert.equal(await s.value(`select count(*) from report where closed_at is null and writer_id = ${id_of(other)}`), 0, 'the other report of the post is answered with it');
  await other.refuse(403, 'muted', 'POST', `/clubs/${club}/topics/1/posts`, { text: 'Why?' });
  await other.refuse(403, 'muted', 'POST', `/clubs/${club}/topics`, { title: 'Why', text: 'Why?' });
  await other.refuse(403, 'muted', 'POST', '/clubs', { name: fresh('Club') });
});

const deciding = async (moderator, id, decision) => {
  await moderator.put(`/desk/reports/${id}/holder`, {});
  return (await moderator.post(`/desk/reports/${id}/decision`, { why: 'As read.', ...decision })).body.sanction;
};
const on_staff = (who, role = 'moderator') => s.sql(`insert into staff (account_id, role) values (${id_of(who)}, '${role}')`);

test('a club, a collection and a notebook are reported as a whole, hidden from strangers, and shown again after an appeal', async () => {
  const [owner, reader, other, moderator, second] = await people(5);
  await on_staff(moderator);
  await on_staff(second);
  const name = fresh('Vile');
  const club = await found(owner, { name, about: 'Vile words' });
  const { body: { id: collection } } = await owner.post('/collections', { title: 'Vile games', visibility: 'public' });
  const { body: { id: notebook } } = await owner.post('/notebooks', { title: 'Vile notes', visibility: 'public' });
  const shown = async (who) => Promise.all([`/clubs/${club}`, `/collections/${collection}`, `/notebooks/${notebook}`].map(async (path) => {
    const { status, body } = await who.call('GET', path);
    return status === 200 ? body.hidden : status;
  }));
  const listed_for = async (who) => [(await who.get(`/clubs?q=${encodeURIComponent(name)}`)).body.items.length, (await who.get(`/players/${encodeURIComponent(name_of(owner))}/collections`)).body.items.length];
  const invite = new URL((await owner.put(`/notebooks/${notebook}/invite`, {})).body.url, 'http://x').searchParams.get('invite');
  const sanctions = [];
  for (const [path, thing, title, lines] of [[`/clubs/${club}`, 'club', name, [name, 'Vile words']], [`/collections/${collection}`, 'collection', 'Vile games', ['Vile games']], [`/notebooks/${notebook}`, 'notebook', 'Vile notes', ['Vile notes']]]) {
    await s.client().refuse(401, 'unauthenticated', 'POST', `${path}/report`, { reason: 'abuse' });
    await owner.refuse(422, 'bad_request', 'POST', `${path}/report`, { reason: 'abuse' });
    for (const bad of [{}, { reason: 'ugly' }, { reason: 'abuse', text: 'x'.repeat(1001) }]) await reader.refuse(422, 'bad_request', 'POST', `${path}/report`, bad);
    await reader.refuse(404, 'not_found', 'POST', `${path.replace(/\w+$/, 'aaaaaaaaaa')}/report`, { reason: 'abuse' });
    const report = (who) => who.call('POST', `${path}/report`, { body: { reason: 'abuse' } });
    const { status, body: { id } } = await report(reader);
    assert.deepEqual([status, (await report(reader)).status, (await report(other)).status], [201, 200, 201]);
    const { body } = await moderator.get(`/desk/reports/${id}`);
    assert.deepEqual([body.thing, body.said, body.accused, body.direct, body.post, body.lines.map((line) => line.text)], [{ kind: thing, id: path.split('/')[2] }, title, name_of(owner), false, false, lines]);
    assert.match(body.lines[0].hash, /^[0-9a-f]{64}$/);
    sanctions.push(await deciding(moderator, id, { action: 'hide', note: 'Not here.' }));
    assert.equal(await s.value(`select count(*) from report where closed_at is null and writer_id = ${id_of(owner)}`), 0, 'the other report is answered with it');
  }
  assert.deepEqual([await shown(owner), await shown(reader), await shown(s.client())], [[true, true, true], [404, 404, 404], [404, 404, 404]]);
  assert.deepEqual([await listed_for(reader), await listed_for(owner)], [[0, 0], [0, 0]]);
  assert.ok(!(await reader.get('/notebooks')).body.items.some(({ id }) => id === notebook));
  for (const [method, path, body] of [['PUT', 'members/me', {}], ['GET', 'topics'], ['GET', 'members'], ['POST', 'report', { reason: 'abuse' }]]) await reader.refuse(404, 'not_found', method, `/clubs/${club}/${path}`, body);
  await other.refuse(404, 'not_found', 'PUT', `/notebooks/${notebook}/authors/me`, { invite });
  await place(owner, club, other, 'invited');
  assert.deepEqual([await news(other), (await other.get('/me/clubs')).body.items], [[], []], 'nobody is invited to what is hidden');
  const own = (await owner.get('/me/sanctions')).body.items;
  assert.deepEqual(own.map(({ kind, thing, title, note }) => [kind, thing, title, note]), [['hide', 'notebook', 'Vile notes', 'Not here.'], ['hide', 'collection', 'Vile games', 'Not here.'], ['hide', 'club', name, 'Not here.']]);
  assert.equal((await inbox(owner)).decisions, 3);
  for (const [i, sanction] of sanctions.entries()) {
    await owner.put(`/me/sanctions/${sanction}/appeal`, { text: 'It is a game.' });
    await moderator.refuse(409, 'own_decision', 'PUT', `/desk/appeals/${sanction}`, { lift: true, answer: 'So be it.' });
    await second.put(`/desk/appeals/${sanction}`, { lift: i !== 1, answer: 'So be it.' });
  }
  assert.deepEqual([await shown(owner), await shown(reader)], [[false, true, false], [false, 404, false]]);
  const log = (await moderator.get('/desk/log')).body.items.filter(({ account }) => account === name_of(owner)).map(({ act, kind }) => `${act} ${kind}`);
  assert.deepEqual(['sanction_given hide', 'sanction_lifted hide', 'appeal_refused hide'].map((one) => log.filter((line) => line === one).length), [3, 2, 1]);
});

test('what two decisions hide stays hidden when one is lifted, and nothing is hidden by a report of a person', async () => {
  const [owner, reader, moderator, second] = await people(4);
  await on_staff(moderator);
  await on_staff(second);
  const club = await found(owner);
  const report = async () => (await reader.post(`/clubs/${club}/report`, { reason: 'spam' })).body.id;
  const { body: { id: about } } = await reader.post(`/players/${encodeURIComponent(name_of(owner))}/report`, { reason: 'spam' });
  await moderator.put(`/desk/reports/${about}/holder`, {});
  await moderator.refuse(422, 'bad_request', 'POST', `/desk/reports/${about}/decision`, { action: 'hide', why: 'x' });
  const first = await report();
  const one = await deciding(moderator, first, { action: 'hide' });
  await s.sql(`update club set hidden_at = null where public_id = '${club}'`);
  const again = await deciding(moderator, await report(), { action: 'hide' });
  for (const [sanction, status] of [[one, 404], [again, 200]]) {
    await owner.put(`/me/sanctions/${sanction}/appeal`, { text: 'Please' });
    await second.put(`/desk/appeals/${sanction}`, { lift: true, answer: 'Yes' });
    assert.equal((await reader.call('GET', `/clubs/${club}`)).status, status);
  }
  const gone = await report();
  await leave(owner, club);
  assert.deepEqual((await moderator.get(`/desk/reports/${gone}`)).body.thing, { kind: 'club', id: null });
  await deciding(moderator, gone, { action: 'hide' });
});

test('a club whose owner moderators close is led on by the next, who is told; a lifted decision gives it back to nobody', async () => {
  const [owner, officer, member, moderator, second] = await people(5);
  await on_staff(moderator);
  await on_staff(second);
  const [club, alone] = [await found(owner), await found(owner)];
  for (const who of [member, officer]) await join(who, club);
  await place(owner, club, officer, 'officer');
  const { body: { id } } = await member.post(`/players/${encodeURIComponent(name_of(owner))}/report`, { reason: 'abuse' });
  const before = (await inbox(officer)).seq;
  const sanction = await deciding(moderator, id, { action: 'close' });
  assert.deepEqual([(await seen(member, club)).owner, await state(officer, club), await news(officer), (await inbox(officer)).seq > before], [name_of(officer), 'owner', [['owner', 1]], true]);
  await member.refuse(404, 'not_found', 'GET', `/clubs/${alone}`);
  await officer.patch(`/clubs/${club}`, { about: 'Led on' });
  await s.client().get(`/clubs/${club}`);
  await s.sql(`update sanction set appeal = 'x', appealed_at = arena_now() where public_id = '${sanction}'`);
  await second.put(`/desk/appeals/${sanction}`, { lift: true, answer: 'Back' });
  assert.equal((await seen(member, club)).owner, name_of(officer));
  assert.equal((await seen(member, alone)).owner, name_of(owner));
});

test('posts of blocked and muted people are folded, those of a closed account gone, and one\'s own exported', async () => {
  const [club, owner, member, other] = await forum(3);
  const leaver = await person(s);
  await join(leaver, club);
  await begin(leaver, club, 'Mine', 'My words');
  await write(member, club, 1, 'First');
  await write(other, club, 1, 'Second');
  await owner.patch(`/me/players/${encodeURIComponent(name_of(member))}`, { blocked: true });
  await owner.patch(`/me/players/${encodeURIComponent(name_of(other))}`, { muted: true });
  assert.deepEqual((await read(owner, club, 1)).items.map(({ folded }) => folded), [false, true, true]);
  assert.deepEqual((await read(member, club, 1)).items.map(({ folded }) => folded), [false, false, false], 'nobody is told');
  const lines = (await leaver.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line)).filter(({ type }) => type === 'club_post');
  assert.deepEqual(lines.map(({ title, text }) => [title, text]), [['Mine', 'My words']]);
  await leave(leaver, club);
  await close(leaver);
  const topic = await read(member, club, 1);
  assert.deepEqual([topic.title, topic.items.map(({ text }) => text)], ['', ['', 'First', 'Second']]);
  assert.equal(await s.value('select count(*) from club_post where body = \'\' and hash is not null and club_id = (select id from club where public_id = \'' + club + '\')'), 0);
});

test('ten topics a day, sixty posts an hour, each number once', async () => {
  const [club, owner, member] = await forum(2);
  const made = await Promise.all(Array.from({ length: 11 }, (_, i) => member.call('POST', `/clubs/${club}/topics`, { body: { title: `T ${i}`, text: 'x' } })));
  assert.deepEqual(made.filter(({ status }) => status === 201).map(({ body }) => body.topic).sort((a, b) => a - b), Array.from({ length: 10 }, (_, i) => i + 1));
  assert.equal(made.find(({ status }) => status !== 201).body.limit_key, 'clubs.topics');
  await s.sql(`insert into attempt (key, at) select ${attempts_of('clubs.posts', id_of(owner))}, clock_timestamp() from generate_series(1, 57)`);
  const posts = await Promise.all(Array.from({ length: 5 }, () => owner.call('POST', `/clubs/${club}/topics/1/posts`, { body: { text: 'x' } })));
  assert.deepEqual(posts.filter(({ status }) => status === 201).map(({ body }) => body.n).sort(), [2, 3, 4]);
  assert.ok(posts.every(({ status, body }) => status === 201 || body.limit_key === 'clubs.posts'));
});
