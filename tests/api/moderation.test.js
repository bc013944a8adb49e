// Moderation: who can use the desk, the queue of reports and its evidence, decisions and what they do, appeals, and a log that nobody can change.
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { bearer, crowd, established, fresh, PASSWORD, person } from '../lib/people.mjs';
import { build, root, stack, until } from '../lib/stack.mjs';
import { held, played_enough, put_orders, table } from '../lib/play.mjs';

const s = await stack({ env: { QUADRIVIUM_LIMIT_ACCOUNTS: '100000' } });
after(() => s.stop());

const env = { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo };
const quad = (...args) => execFileSync(join(build, 'quad'), args, { env, encoding: 'utf8' });
const appoint = (who, role) => quad('staff', '--role', role, '--why', 'we know them', who.account.name);
const say = (client, match, text, to = 'all') => client.post(`/matches/${match}/messages`, { to, text });
const tables = 'rating rating_change rating_meeting rating_standing rating_tie'.split(' ');
/** All that was computed for the leaderboard of a match. */
const computed = async (match) => (await Promise.all(tables.map((t) => s.sql(`select t.* from ${t} t
  join match m on (m.game, m.variant, m.speed, m.ladder) = (t.game, t.variant, t.speed, t.ladder) where m.public_id = '${match}' order by t::text`)))).join('\n--\n');
const desk = async (client, path) => (await client.get(`/desk${path}`)).body;
const mine = async (client) => (await client.get('/me/sanctions')).body.items;
const decisions = async (client) => (await client.get('/me/inbox')).body.decisions;
const sign_in = async (who, client = s.client()) => {
  await client.post('/sessions', { name: who.account.name, password: PASSWORD });
  return Object.assign(client, { account: who.account });
};

let ada; // a moderator
let bob; // another
let eve; // an admin
before(async () => {
  [ada, bob, eve] = [await person(s, fresh('Ada')), await person(s, fresh('Bob')), await person(s, fresh('Eve'))];
  appoint(ada, 'moderator');
  appoint(bob, 'moderator');
  appoint(eve, 'admin');
});

/** A message of `north` that `south` reported; resolves to the report's id, with both and their match. */
async function reported(text, reason = 'abuse', south = null, north = null) {
  const t = await table(s, {}, south ?? await person(s), north ?? await person(s));
  await say(t.south, t.match, 'before');
  await say(t.north, t.match, text);
  const { body } = await t.south.post(`/matches/${t.match}/messages/2/report`, { reason, text: 'look at this' });
  return { ...t, id: body.id, report: `/desk/reports/${body.id}` };
}

/** A running match of three, whose second player says something vile. */
async function of_three(one, two, three) {
  const { body: lobby } = await one.post('/lobbies', { game: 'cosair', seats: 3 });
  await two.put(`/lobbies/${lobby.id}/seats/me`, {});
  const { match } = (await three.put(`/lobbies/${lobby.id}/seats/me`, {})).body;
  await say(two, match, 'something vile');
  return match;
}

/** What `client` decides about a report that it takes first. */
async function decide(client, report, body) {
  await client.put(`${report}/holder`, {});
  return (await client.post(`${report}/decision`, { why: 'as seen', ...body })).body.sanction;
}

test('only the host gives roles, only staff finds the desk, and for everybody else nothing is there', async () => {
  const { id, report, south, north } = await reported('vile');
  const stranger = await person(s);
  const unknown = await stranger.call('GET', '/desk/nothing');
  for (const client of [stranger, south, north, await s.guest()]) {
    for (const path of ['', '/reports', `/reports/${id}`, '/reports/aaaaaaaaaa', '/appeals', '/log']) {
      const answer = await client.call('GET', `/desk${path}`);
      assert.deepEqual([answer.status, { ...answer.body, request_id: '' }], [404, { ...unknown.body, request_id: '' }], path);
    }
    await client.refuse(404, 'not_found', 'PUT', `${report}/holder`, {});
    await client.refuse(404, 'not_found', 'POST', `${report}/decision`, { action: 'none', why: 'x' });
    await client.refuse(404, 'not_found', 'PUT', '/desk/appeals/aaaaaaaaaa', { answer: 'x' });
  }
  await s.client().refuse(401, 'unauthenticated', 'GET', '/desk');
  assert.deepEqual([(await ada.get('/me')).body.account.staff, (await stranger.get('/me')).body.account.staff], ['moderator', null]);
  const { token } = (await ada.post('/me/tokens', { label: 'all', scopes: ['play', 'lobby', 'messages', 'account'] })).body;
  await bearer(s, token).refuse(403, 'insufficient_scope', 'GET', '/desk');
  for (const args of [['--role', 'boss', '--why', 'x', 'Ada'], ['--role', 'admin', ada.account.name], ['--why', 'x', ada.account.name]])
    assert.equal(spawnSync(join(build, 'quad'), ['staff', ...args], { env }).status, 2, args.join(' '));
  assert.equal(spawnSync(join(build, 'quad'), ['staff', '--role', 'admin', '--why', 'x', 'nobody at all'], { env }).status, 1);
  assert.ok(quad('staff').includes(`"name":${JSON.stringify(eve.account.name)},"role":"admin"`));
});

test('the queue is oldest first, and a report is worked on by one', async () => {
  const one = await reported('first');
  const two = await reported('second');
  const queue = (await desk(ada, '/reports?limit=200')).items;
  const at = (id) => queue.findIndex((r) => r.id === id);
  assert.ok(at(one.id) >= 0 && at(one.id) < at(two.id));
  const first = await desk(ada, '/reports?limit=1');
  assert.equal((await desk(ada, `/reports?limit=1&cursor=${first.next}`)).items[0].id, queue[1].id);
  await ada.refuse(422, 'bad_cursor', 'GET', '/desk/reports?cursor=x');
  await ada.refuse(422, 'bad_request', 'GET', '/desk/reports?status=all');
  const race = await Promise.all([ada, bob, eve].map((client) => client.decided('PUT', `${one.report}/holder`, { body: {} })));
  assert.deepEqual(race.map((a) => a.status).sort(), [200, 409, 409]);
  const holder = [ada, bob, eve][race.findIndex((a) => a.status === 200)];
  const other = holder === ada ? bob : ada;
  assert.equal((await desk(other, `/reports/${one.id}`)).holder, holder.account.name);
  await holder.put(`${one.report}/holder`, {});
  await other.refuse(409, 'report_held', 'PUT', `${one.report}/holder`, {});
  await other.refuse(409, 'report_not_held', 'POST', `${one.report}/decision`, { action: 'none', why: 'x' });
  await other.refuse(409, 'report_not_held', 'DELETE', `${one.report}/holder`);
  await s.sql(`update report set held_until = arena_now() where public_id = '${one.id}'`);
  await holder.refuse(409, 'report_not_held', 'POST', `${one.report}/decision`, { action: 'none', why: 'too late' });
  await other.put(`${one.report}/holder`, {});
  await other.delete(`${one.report}/holder`);
  assert.equal(await decide(holder, one.report, { action: 'none', why: 'a joke among friends' }), null);
  await holder.refuse(409, 'report_closed', 'POST', `${one.report}/decision`, { action: 'none', why: 'x' });
  await holder.refuse(409, 'report_closed', 'PUT', `${one.report}/holder`, {});
  const answered = (await desk(ada, '/reports?status=answered')).items[0];
  assert.deepEqual([answered.id, (await desk(ada, `/reports/${one.id}`)).answer], [one.id, 'a joke among friends']);
});

test('the evidence is what the reporter could read, and stays as it was', async () => {
  const [one, two, three] = [await person(s), await person(s), await person(s)];
  const { body: lobby } = await one.post('/lobbies', { game: 'cosair', seats: 3 });
  await two.put(`/lobbies/${lobby.id}/seats/me`, {});
  const { match } = (await three.put(`/lobbies/${lobby.id}/seats/me`, {})).body;
  await say(two, match, 'hello all');
  await say(two, match, 'our secret plan', [2]);
  await say(two, match, 'something vile');
  for (let i = 0; i < 9; i++) await say(three, match, `after ${i}`);
  const { body: { id } } = await one.post(`/matches/${match}/messages/2/report`, { reason: 'abuse' });
  const seen = await desk(ada, `/reports/${id}`);
  assert.deepEqual([seen.said, seen.match, seen.accused, seen.reporter], ['something vile', match, two.account.name, one.account.name]);
  assert.deepEqual(seen.lines.map((line) => line.text), ['hello all', 'something vile', ...Array.from({ length: 7 }, (_, i) => `after ${i}`)]);
  const hashes = await s.sql(`select encode(sha256(convert_to(body, 'UTF8')), 'hex') from message m where body in ('hello all', 'something vile') and m.match_id = (select id from match where public_id = '${match}') order by n`);
  assert.deepEqual(seen.lines.slice(0, 2).map((line) => line.hash), hashes.split('\n'));
  assert.ok(!JSON.stringify(await desk(eve, `/reports/${id}`)).includes('secret plan'));
  await two.delete('/me', { body: { password: PASSWORD } });
  assert.deepEqual((await desk(ada, `/reports/${id}`)).lines, seen.lines);
});

test('a year after its answer a report loses words and names, not the fingerprints; an open one and one whose appeal waits keep them', async () => {
  const [old, young, open, appealed] = [await reported('old words'), await reported('young words'), await reported('open words'), await reported('appealed words')];
  const seen = async ({ id }) => desk(ada, `/reports/${id}`);
  const before = await Promise.all([old, young, open, appealed].map(seen));
  for (const one of [old, young]) await decide(ada, one.report, { action: 'none' });
  const sanction = await decide(ada, appealed.report, { action: 'warn', reason: 'abuse' });
  await appealed.north.put(`/me/sanctions/${sanction}/appeal`, { text: 'why?' });
  const fade = async (days, ...all) => {
    await s.sql(`update report set closed_at = arena_now() - interval '${days} days' where closed_at is not null and public_id in (${all.map(({ id }) => `'${id}'`)})`);
    await s.sql(/-- name: reports_fade\n([^]*?;)\n/.exec(readFileSync(join(root, 'sql', 'queries', 'report.sql'), 'utf8'))[1]); // the clock daemon asks it once an hour
  };
  await fade(360, young);
  await fade(367, old, open, appealed);
  const after = await Promise.all([old, young, open, appealed].map(seen));
  const words = ({ text, said, lines }) => [text, said, lines];
  for (const n of [1, 2, 3]) assert.deepEqual(words(after[n]), words(before[n]));
  const { text, said, said_at, lines, answer } = after[0];
  assert.deepEqual([text, said, said_at, answer], ['', '', before[0].said_at, 'as seen']);
  assert.deepEqual(lines, before[0].lines.map((line) => ({ ...line, text: '', from: { ...line.from, name: '' } })));
  await bob.put(`/desk/appeals/${sanction}`, { lift: false, answer: 'It stays.' });
  await fade(367, appealed);
  assert.deepEqual([(await seen(appealed)).said, await seen(old)], ['', after[0]]);
});

test('a player is reported once at a time, and nobody but the reporter learns of it', async () => {
  const [me, other] = [await person(s), await person(s)];
  const path = `/players/${encodeURIComponent(other.account.name)}/report`;
  const race = await Promise.all(Array.from({ length: 20 }, () => me.decided('POST', path, { body: { reason: 'cheating', text: 'too strong' } })));
  assert.deepEqual([race.filter((a) => a.status === 201).length, new Set(race.map((a) => a.body.id)).size, race.filter((a) => a.status > 201).length], [1, 1, 0]);
  await me.refuse(422, 'bad_request', 'POST', `/players/${encodeURIComponent(me.account.name)}/report`, { reason: 'abuse' });
  await me.refuse(422, 'bad_request', 'POST', '/players/Recruit/report', { reason: 'abuse' });
  await me.refuse(404, 'not_found', 'POST', '/players/nobody%20at%20all/report', { reason: 'abuse' });
  for (const body of [{ reason: 'boring' }, {}, { reason: 'abuse', text: 'x'.repeat(1001) }, { reason: 'abuse', more: 1 }]) await me.refuse(422, body.more ? 'unknown_member' : 'bad_request', 'POST', path, body);
  assert.deepEqual([await decisions(other), await mine(other)], [0, []]);
  const seen = await desk(ada, `/reports/${race[0].body.id}`);
  assert.deepEqual([seen.said, seen.match, seen.lines, seen.person.name], [null, null, [], other.account.name]);
  assert.equal(await decide(ada, `/desk/reports/${seen.id}`, { action: 'none' }), null);
  assert.equal((await me.call('POST', path, { body: { reason: 'cheating' } })).status, 201);
});

test('nobody decides about themselves, their programs, their own reports, or those above them', async () => {
  const about_ada = await reported('said by a moderator', 'abuse', null, ada);
  await ada.refuse(404, 'not_found', 'GET', about_ada.report);
  await ada.refuse(404, 'not_found', 'PUT', `${about_ada.report}/holder`, {});
  assert.ok(!(await desk(ada, '/reports?limit=200')).items.some((r) => r.id === about_ada.id));
  assert.equal((await desk(bob, `/reports/${about_ada.id}`)).outranked, true);
  await bob.refuse(403, 'outranked', 'PUT', `${about_ada.report}/holder`, {});
  await decide(eve, about_ada.report, { action: 'none' });
  const by_ada = await reported('said to a moderator', 'abuse', ada);
  const same = await by_ada.north.call('POST', `/matches/${by_ada.match}/messages/2/report`, { body: { reason: 'spam' } });
  assert.equal(same.status, 422);
  await ada.refuse(404, 'not_found', 'GET', by_ada.report);
  await decide(bob, by_ada.report, { action: 'none' });
  const about_eve = await reported('said by an admin', 'abuse', null, eve);
  await ada.refuse(403, 'outranked', 'PUT', `${about_eve.report}/holder`, {});
  quad('reports', '--close', about_eve.id, '--answer', 'talked to her');
  const { body: { account: program } } = await ada.post('/bots', { name: fresh('Robot'), kind: 'engine' });
  const { body: { id } } = await (await person(s)).post(`/players/${encodeURIComponent(program.name)}/report`, { reason: 'cheating' });
  await ada.refuse(404, 'not_found', 'GET', `/desk/reports/${id}`);
  assert.equal((await desk(eve, `/reports/${id}`)).person.name, ada.account.name);
  assert.equal(spawnSync(join(build, 'quad'), ['reports', '--close', id, '--answer', 'x'.repeat(1001)], { env }).status, 1);
  quad('reports', '--close', id, '--answer', 'fine');
});

test('a moderator who plays in the match, or reported the same player, finds nothing of the report', async () => {
  const [one, two] = [await person(s), await person(s)];
  const match = await of_three(one, two, bob);
  const counts = async () => [(await desk(bob, '')).reports, (await desk(ada, '')).reports];
  const [bobs, adas] = await counts();
  const { body: { id } } = await one.post(`/matches/${match}/messages/1/report`, { reason: 'abuse' });
  const path = `/players/${encodeURIComponent(two.account.name)}/report`;
  const { body: { id: about } } = await one.post(path, { reason: 'cheating' });
  await bob.post(path, { reason: 'cheating' });
  assert.deepEqual(await counts(), [bobs, adas + 3]);
  for (const report of [id, about]) {
    await bob.refuse(404, 'not_found', 'GET', `/desk/reports/${report}`);
    await bob.refuse(404, 'not_found', 'PUT', `/desk/reports/${report}/holder`, {});
    assert.ok(!(await desk(bob, '/reports?limit=200')).items.some((r) => r.id === report));
  }
  const sanction = await decide(ada, `/desk/reports/${id}`, { action: 'warn' });
  await two.put(`/me/sanctions/${sanction}/appeal`, { text: 'why?' });
  assert.deepEqual([(await desk(bob, '/appeals')).items, (await desk(bob, '')).appeals], [[], 0]);
  await bob.refuse(404, 'not_found', 'PUT', `/desk/appeals/${sanction}`, { answer: 'x' });
  await eve.put(`/desk/appeals/${sanction}`, { lift: false, answer: 'It stays.' });
});

test('a decision must be whole: words, days and texts within their limits', async () => {
  const { report } = await reported('hm');
  await ada.put(`${report}/holder`, {});
  const wrong = [{ action: 'ban' }, { action: 'mute' }, { action: 'mute', days: 0 }, { action: 'mute', days: 366 }, { action: 'warn', days: 3 }, { action: 'close', days: 3 },
    { action: 'warn', annuls: true }, { action: 'warn', reason: 'boring' }, { action: 'warn', why: ' ' }, { action: 'warn', note: 'x'.repeat(1001) },
    { action: 'mute', days: -99999999999 }, { action: 'none', why: 'x'.repeat(1001) }];
  for (const body of wrong) await ada.refuse(422, 'bad_request', 'POST', `${report}/decision`, { why: 'x', ...body });
  await ada.refuse(422, 'unknown_member', 'POST', `${report}/decision`, { action: 'none', why: 'x', more: 1 });
  const key = { headers: { 'Idempotency-Key': fresh('key') }, body: { action: 'warn', why: 'x' } };
  const twice = [await ada.call('POST', `${report}/decision`, key), await ada.call('POST', `${report}/decision`, key)];
  assert.deepEqual([twice[0].status, twice[1].body], [201, twice[0].body]);
});

test('a warned and muted person reads why, cannot write, and appeals once; another moderator answers', async () => {
  const { report, north, south, match } = await reported('vile');
  const second = await reported('vile again', 'spam', null, north);
  await decide(ada, second.report, { action: 'warn', note: 'Please stay friendly.' });
  const sanction = await decide(ada, report, { action: 'mute', days: 3 });
  assert.equal(await decisions(north), 2);
  const [mute, warning] = await mine(north);
  assert.deepEqual([warning.kind, warning.reason, warning.note, warning.until, warning.fresh], ['warn', 'spam', 'Please stay friendly.', null, true]);
  assert.deepEqual([mute.id, mute.kind, mute.reason, Date.parse(mute.until) - Date.parse(mute.at)], [sanction, 'mute', 'abuse', 3 * 86_400_000]);
  await north.refuse(403, 'muted', 'POST', `/matches/${match}/messages`, { to: 'all', text: 'still here' });
  const { body: { id: notebook } } = await north.post('/notebooks', { title: 'Mine' });
  await north.refuse(403, 'muted', 'POST', '/notebooks', { title: 'Heard', visibility: 'public' });
  await north.refuse(403, 'muted', 'PATCH', `/notebooks/${notebook}`, { title: 'Heard', visibility: 'unlisted' });
  await s.sql(`update notebook set visibility = 'public' where public_id = '${notebook}'`);
  const chapter = { title: 'Heard', game: 'stratic', from: { position: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,f@c8,c@j10' }, nodes: [{}] };
  await north.refuse(403, 'muted', 'POST', `/notebooks/${notebook}/chapters`, chapter);
  await north.refuse(403, 'muted', 'PATCH', `/notebooks/${notebook}`, { title: 'Heard' });
  assert.equal((await north.patch(`/notebooks/${notebook}`, { visibility: 'private' })).body.visibility, 'private');
  await say(south, match, 'quiet now');
  await north.put('/me/sanctions/seen', {});
  assert.equal(await decisions(north), 0);
  const appeal = `/me/sanctions/${sanction}/appeal`;
  await south.refuse(404, 'not_found', 'PUT', appeal, { text: 'x' });
  for (const text of ['', '  ', 'x'.repeat(1001)]) await north.refuse(422, 'bad_request', 'PUT', appeal, { text });
  const race = await Promise.all(['a', 'b', 'c'].map((text) => north.decided('PUT', appeal, { body: { text } })));
  assert.deepEqual(race.map((a) => a.status).sort(), [204, 409, 409]);
  const waiting = (await desk(bob, '/appeals')).items.find((a) => a.sanction === sanction);
  assert.deepEqual([waiting.account, waiting.moderator, waiting.mine], [north.account.name, ada.account.name, false]);
  const own = (await desk(ada, '/appeals')).items.find((a) => a.sanction === sanction);
  assert.deepEqual([waiting.answerable, own.mine, own.answerable, (await desk(bob, '')).appeals, (await desk(ada, '')).appeals], [true, true, false, 1, 0]);
  await ada.refuse(409, 'own_decision', 'PUT', `/desk/appeals/${sanction}`, { lift: true, answer: 'sorry' });
  await bob.refuse(422, 'bad_request', 'PUT', `/desk/appeals/${sanction}`, { lift: true, answer: '' });
  const answers = await Promise.all([bob, eve].map((client) => client.decided('PUT', `/desk/appeals/${sanction}`, { body: { lift: true, answer: 'It was a quotation.' } })));
  assert.deepEqual(answers.map((a) => a.status).sort(), [204, 409]);
  assert.equal(await decisions(north), 1);
  const [lifted] = await mine(north);
  assert.deepEqual([lifted.appeal.answer, lifted.lifted_at !== null, lifted.fresh], ['It was a quotation.', true, true]);
  await say(north, match, 'thank you');
  await north.put('/me/sanctions/seen', {});
  assert.equal(await decisions(north), 0);
});

test('a player limited to unrated games cannot enter rated ones', async () => {
  const { report, north, south } = await reported('hm', 'cheating');
  const before = await table(s, { rated: true }, south, north);
  await north.post(`/matches/${before.match}/resign`, { confirm: true });
  const [rated, free] = [(await north.post('/lobbies', { game: 'stratic', rated: true })).body.id, (await north.post('/lobbies', { game: 'cosair', rated: false })).body.id];
  await decide(ada, report, { action: 'unrate', days: 30 });
  await until(async () => (await north.get(`/lobbies/${rated}`)).body.status === 'cancelled', { what: 'the end of the rated lobby' });
  assert.equal((await north.get(`/lobbies/${free}`)).body.status, 'open');
  await north.refuse(403, 'unrated', 'POST', '/lobbies', { game: 'stratic', rated: true });
  const other = await person(s);
  const { body: open } = await other.post('/lobbies', { game: 'stratic', rated: true });
  await north.refuse(403, 'unrated', 'PUT', `/lobbies/${open.id}/seats/me`, {});
  await other.delete(`/lobbies/${open.id}`);
  assert.equal((await south.post(`/matches/${before.match}/rematch`, {})).body.rated, true);
  await north.refuse(403, 'unrated', 'POST', `/matches/${before.match}/rematch`, {});
  assert.equal((await north.post('/lobbies', { game: 'stratic', rated: false })).status, 201);
});

test('games of a closed account that others hold are tried in turn, a few at once and each only every ten seconds', async () => {
  const [cheat, other] = [await established(s), await established(s)], MATCHES = 9;
  const matches = [];
  while (matches.length < MATCHES) matches.push((await table(s, { private: true }, cheat, other)).match);
  const { body: { id } } = await other.post(`/players/${encodeURIComponent(cheat.account.name)}/report`, { reason: 'cheating' });
  const release = await held(s, matches), began = await s.now_ms();
  const sanction = await decide(ada, `/desk/reports/${id}`, { action: 'close', note: 'x' });
  const failed = () => s.value(`select failed from sanction where public_id = '${sanction}'`);
  const tries = () => s.log().split('\n').filter((line) => line.includes('"state":"55P03"') && line.includes('clock')).length;
  await until(async () => await failed() >= 8, { what: 'eight steps' });
  const [made, seconds] = [tries(), (await s.now_ms() - began) / 1000];
  assert.ok(made >= MATCHES && made <= MATCHES * (1 + Math.floor(seconds / 10)), `${made} in ${seconds} s`);
  await release();
  await s.shift_clock(10);
  await until(async () => (await s.value(`select done from sanction where public_id = '${sanction}'`)) === 1, { what: 'the end of all games' });
  for (const match of matches) assert.equal((await other.get(`/matches/${match}`)).body.status, 'finished');
});

test('closing an account for cheating ends its sessions, resigns its games, and restores all ratings to the digit; lifting undoes that', async () => {
  const [a, b, cheat] = [await established(s), await established(s), await established(s)];
  const rated = async (winner, loser) => {
    const t = await played_enough(await table(s, { rated: true }, winner, loser));
    await loser.post(`/matches/${t.match}/resign`, { confirm: true });
    return t.match;
  };
  const first = await rated(a, b);
  const everything = () => computed(first);
  const honest = await everything();
  const won = await rated(cheat, a);
  await rated(cheat, b);
  const dirty = await everything();
  assert.notEqual(dirty, honest);
  const running = await played_enough(await table(s, { rated: true }, cheat, a));
  const waiting = (await cheat.post('/lobbies', { game: 'stratic' })).body.id;
  const { body: { id: notebook } } = await cheat.post('/notebooks', { title: 'Tricks', visibility: 'public' });
  await cheat.post(`/notebooks/${notebook}/chapters`, { title: 'One', game: 'stratic', from: { position: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,f@c8,c@j10' }, nodes: [{}] });
  const listed = async () => (await b.get('/notebooks')).body.items.some((item) => item.id === notebook);
  assert.equal(await listed(), true);
  const { token } = (await cheat.post('/me/tokens', { label: 'x', scopes: ['play'] })).body;
  const { body: { id } } = await a.post(`/players/${encodeURIComponent(cheat.account.name)}/report`, { reason: 'cheating' });
  const release = await held(s, [running.match]);
  const sanction = await decide(ada, `/desk/reports/${id}`, { action: 'close', note: 'Engine moves in every game.' });
  await cheat.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await bearer(s, token).refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  await b.refuse(404, 'not_found', 'GET', `/notebooks/${notebook}/chapters/1`);
  assert.equal(await listed(), false);
  const done = (round) => until(async () => (await s.value(`select done from sanction where public_id = '${sanction}'`)) === round, { what: `round ${round}` });
  const of_sanction = (what) => s.value(`select ${what} from sanction x where public_id = '${sanction}'`);
  await until(() => of_sanction("(select count(*) > 0 and count(*) = count(done_at) from rating_rework where sanction_id = x.id)::int * failed"), { what: 'ratings, and a game that cannot be resigned yet' });
  assert.deepEqual([await of_sanction('done'), await everything()], [0, honest]);
  await release();
  await done(1);
  assert.equal(await of_sanction('failed'), 0, 'the next round does not wait for it');
  assert.equal((await a.get(`/matches/${running.match}`)).body.status, 'finished');
  assert.equal((await a.get(`/lobbies/${waiting}`)).body.status, 'cancelled');
  assert.equal(await everything(), honest);
  quad('rebuild');
  assert.equal(await everything(), honest);

  const back = await sign_in(cheat);
  assert.equal((await back.get('/me')).body.account.closed, true);
  const [told] = await mine(back);
  assert.deepEqual([told.kind, told.note, told.annuls, told.ratings.busy, told.ratings.done], ['close', 'Engine moves in every game.', true, false, told.ratings.matches]);
  for (const [method, path, body] of [['POST', '/lobbies', { game: 'stratic' }], ['POST', '/play', { game: 'stratic', versus: 'anyone' }], ['POST', '/me/tokens', { label: 'x', scopes: ['play'] }],
    ['PATCH', '/me', { settings: {} }], ['POST', `/matches/${won}/messages`, { to: 'all', text: 'x' }], ['POST', `/players/${encodeURIComponent(a.account.name)}/report`, { reason: 'abuse' }]])
    await back.refuse(403, 'account_closed', method, path, body);
  assert.ok((await back.call('GET', '/me/export')).text.includes('Engine moves in every game.'));
  await back.put(`/me/sanctions/${sanction}/appeal`, { text: 'It was my own work.' });
  await bob.put(`/desk/appeals/${sanction}`, { lift: true, answer: 'Checked again: you are right.' });
  await done(2);
  assert.equal((await back.get('/me')).body.account.closed, false);
  await bearer(s, token).get('/me/inbox');
  const after_all = await everything();
  assert.notEqual(after_all, honest);
  assert.ok(after_all.includes(`|all|`), 'ratings are there');
  assert.equal((await s.value(`select count(*) from rating_change where match_id = (select id from match where public_id = '${won}')`)) > 0, true);
  quad('rebuild');
  assert.equal(await everything(), after_all);
});

test('taking a role ends the sessions at once', async () => {
  const gone = await person(s);
  appoint(gone, 'moderator');
  await gone.get('/desk');
  appoint(gone, 'none');
  await until(async () => (await gone.call('GET', '/me/inbox')).status === 401, { what: 'the end of the session' });
  await (await sign_in(gone)).refuse(404, 'not_found', 'GET', '/desk');
});

test('the log names who did what and why, and nobody can change it', async () => {
  const [one, two, three] = [await person(s), await person(s), await person(s)];
  const match = await of_three(one, two, three);
  const [first, second] = [(await one.post(`/matches/${match}/messages/1/report`, { reason: 'abuse' })).body.id, (await three.post(`/matches/${match}/messages/1/report`, { reason: 'spam' })).body.id];
  await bob.put(`/desk/reports/${first}/holder`, {});
  await bob.delete(`/desk/reports/${first}/holder`);
  const sanction = await decide(ada, `/desk/reports/${first}`, { action: 'mute', days: 3 });
  await two.put(`/me/sanctions/${sanction}/appeal`, { text: 'why?' });
  await bob.put(`/desk/appeals/${sanction}`, { lift: true, answer: 'It was a quotation.' });
  const dismissed = await reported('fine');
  await decide(ada, dismissed.report, { action: 'none', why: 'nothing there' });
  appoint(three, 'moderator');
  appoint(three, 'none');
  const { items } = await desk(ada, '/log?limit=200');
  assert.deepEqual(items.map((l) => l.n), items.map((l) => l.n).sort((x, y) => y - x));
  const name = (who) => who?.account.name ?? null;
  const line = (act, who, why, about, more = {}) => assert.ok(items.some((l) => l.act === act && l.actor === name(who) && l.why === why && l.account === name(about)
    && Object.entries(more).every(([key, value]) => l[key] === value)), act);
  line('report_taken', bob, '', two, { report: first });
  line('report_released', bob, '', two, { report: first });
  line('sanction_given', ada, 'as seen', two, { report: first, sanction, kind: 'mute' });
  line('report_answered', ada, 'as seen', two, { report: second, sanction: null });
  line('sanction_lifted', bob, 'It was a quotation.', two, { sanction });
  line('report_dismissed', ada, 'nothing there', dismissed.north, { report: dismissed.id });
  line('role_given', null, 'we know them', three);
  line('role_taken', null, 'we know them', three);
  for (const change of ['update staff_log set why = why', 'delete from staff_log', 'truncate staff_log'])
    await assert.rejects(s.sql(change), /append-only/, change);
});

/* Five games of the bot Marshal against itself, up to turn 45: the setups, then the orders of both in turn. */
const STRONG = JSON.parse(readFileSync(join(root, 'tests/api/records/strong_turns.json'), 'utf8'));

/** A game whose turns are that bot's; `south` resigns. */
async function fed([setups, ...turns], south, north, rated = true) {
  const t = await table(s, { rated }, south, north);
  for (const [seat, one] of t.seats.entries()) await put_orders(one, t.match, 0, setups[seat]);
  for (const [i, orders] of turns.entries()) await put_orders(t.seats[i % 2], t.match, i + 1, orders);
  await south.post(`/matches/${t.match}/resign`, { confirm: true });
  return t.match;
}

test('an account that plays the turns of a bot is named with its evidence, honest ones are not, and nothing follows from it', async () => {
  const [cheat, friend] = [await person(s, fresh('Fed')), await person(s)];
  const honest = await crowd(s, 9);
  const matches = [];
  for (const game of STRONG) matches.push(await fed(game, await person(s), cheat));
  const unrated = await fed(STRONG[0].slice(0, 5), friend, cheat, false);
  const rows = (what) => s.value(`select count(*) from alike a join match m on m.id = a.match_id where ${what}`);
  /* Nine others of that rating, as honest players are judged: an engine's first choice in 6 to 14 percent of their turns. */
  const ids = honest.map(({ account }) => `'${account.id}'`).join();
  await s.sql(`insert into alike (match_id, seat, account_id, rating, finished_at, ready, done, turns, agreed, lost)
    select m.id, 1 + h.n, h.id, 1500000000, arena_now(), true, true, 50, 2 + h.n / 2, 5000
      from match m, (select id, row_number() over (order by id) as n from account where public_id in (${ids})) h
     where m.public_id in (${matches.map((id) => `'${id}'`).join()})`);
  await until(async () => await rows(`a.done and a.account_id = (select id from account where public_id = '${cheat.account.id}')`) === 5, { seconds: 600, what: 'five judged games' });
  assert.equal(await rows(`m.public_id = '${unrated}'`), 0);
  assert.equal(await rows(`m.public_id in (${matches.map((id) => `'${id}'`).join()}) and not a.done`), 5, 'who has played once is not judged');

  const { accounts, judged } = await desk(ada, '/alike');
  assert.ok(judged.accounts >= 10 && judged.matches >= 5);
  const [found, ...others] = accounts;
  assert.deepEqual([found.name, found.game, found.variant, found.games, found.peers, others], [cheat.account.name, 'stratic', 'base', 5, 9, []]);
  assert.ok(found.turns >= 100 && found.share_z >= 500 && found.share > 2 * found.share_usual && found.loss < found.loss_usual, JSON.stringify(found));
  assert.ok(found.thought.turns >= 100 && found.thought.quarter <= found.thought.three_quarters);
  assert.deepEqual(found.matches.map(({ match }) => match), matches.toReversed());
  assert.deepEqual([await mine(cheat), await s.value(`select count(*) from report where accused_id = (select id from account where public_id = '${cheat.account.id}')`)], [[], 0]);
  await cheat.refuse(404, 'not_found', 'GET', '/desk/alike');
  await ada.refuse(422, 'unknown_member', 'GET', '/desk/alike?account=1');

  appoint(cheat, 'moderator');
  assert.deepEqual((await desk(await sign_in(cheat), '/alike')).accounts, [], 'nobody reads about themselves');
  await cheat.call('DELETE', '/me', { body: { password: PASSWORD } });
  assert.equal(await rows(`a.account_id = (select id from account where public_id = '${cheat.account.id}')`), 0);
});
