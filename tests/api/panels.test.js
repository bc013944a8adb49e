// Panels of three: who judges a reported message and who never does, votes that stay secret until the third, what two equal ones decide, and members who
// do not vote, leave, or are too few.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { fresh, PASSWORD, person } from '../lib/people.mjs';
import { build, stack, until } from '../lib/stack.mjs';
import { table } from '../lib/play.mjs';

const s = await stack({ env: { QUADRIVIUM_LIMIT_ACCOUNTS: '100000' } });
after(() => s.stop());

const named = (who) => encodeURIComponent(who.account.name);
const appoint = (who, role) => execFileSync(join(build, 'quad'), ['staff', '--role', role, '--why', 'we know them', who.account.name],
  { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
const member = (who, how = 'PUT') => ada.call(how, `/desk/members/${named(who)}`, { body: { why: 'a calm judge' } });
const id_of = (who) => s.value(`select id from account where public_id = '${who.account.id}'`);
const cases = async (who) => (await who.get('/panel')).body;
const waiting = async (who) => (await who.get('/me/inbox')).body.cases;
const vote = (who, id, word, reason = word === 'dismiss' ? 'banter' : 'insult') => who.put(`/panel/cases/${id}/vote`, { vote: word, reason });
const panel = async (id) => (await ada.get(`/desk/reports/${id}`)).body.panel;
const mine = async (who) => (await who.get('/me/sanctions')).body.items;
const log = async (id) => (await ada.get('/desk/log?limit=200')).body.items.filter((line) => line.report === id).map((line) => line.act);

let ada; // a moderator
let judges; // three trusted members
const kept = new Map(); // by their ids
const judge = async () => {
  const who = await person(s, fresh('Judge'));
  kept.set(who.account.id, who);
  return who;
};
before(async () => {
  ada = await person(s, fresh('Ada'));
  appoint(ada, 'moderator');
});

/** A message of `north` that `south` reported before anybody else, and the report. */
async function reported(text = 'something vile', south = null, north = null) {
  const t = await table(s, {}, south ?? await person(s, fresh('Reporter')), north ?? await person(s, fresh('Accused')));
  await t.south.post(`/matches/${t.match}/messages`, { to: 'all', text: `hello ${t.north.account.name}` });
  await t.north.post(`/matches/${t.match}/messages`, { to: 'all', text: `${text}, ${t.south.account.name.toUpperCase()}!` });
  const { body: { id } } = await t.south.post(`/matches/${t.match}/messages/2/report`, { reason: 'abuse', text: `I am ${t.south.account.name}` });
  return { ...t, id };
}

/** The three who judge a report, once the clock daemon has found them. */
const seated = (id, but = []) => until(async () => {
  const rows = await s.sql(`select a.public_id from panel_seat x join report r on r.id = x.report_id join account a on a.id = x.account_id
    where r.public_id = '${id}' and x.left_at is null order by a.id`);
  const all = rows.split('\n').filter(Boolean).map((one) => kept.get(one));
  return all.length === 3 && !all.some((who) => but.includes(who)) ? all : null;
}, { what: `three judges of ${id}` });
const outcome = (id) => until(async () => (await panel(id))?.outcome, { what: `the end of the panel of ${id}` });

test('only the staff appoints members, and a report without enough of them stays with the staff', async () => {
  const stranger = await person(s), [officer, author] = [await person(s), await person(s)];
  const { body: { id: club } } = await officer.post('/clubs', { name: fresh('Club') });
  await author.put(`/clubs/${club}/members/me`, {});
  await author.post(`/clubs/${club}/topics`, { title: 'A topic', text: 'something vile' });
  const { body: { id: post } } = await officer.post(`/clubs/${club}/topics/1/posts/1/report`, { reason: 'abuse' });
  const { body: { id: whole } } = await author.post(`/clubs/${club}/report`, { reason: 'abuse' });
  const early = await reported();
  assert.equal(await outcome(early.id), 'short');
  assert.equal(await panel(post), null, 'a post in a club, reported before, is for the staff: its members know each other');
  assert.equal(await panel(whole), null, 'and so is a club, which no panel can hide');
  await ada.refuse(409, 'no_panel', 'PUT', `/desk/reports/${whole}/panel`, {});
  judges = [await judge(), await judge(), await judge()];
  for (const client of [stranger, judges[0], await s.guest()]) {
    await client.refuse(404, 'not_found', 'GET', '/desk/members');
    await client.refuse(404, 'not_found', 'PUT', `/desk/members/${named(stranger)}`, { why: 'x' });
    await client.refuse(404, 'not_found', 'PUT', `/desk/reports/${early.id}/panel`, {});
  }
  await ada.refuse(422, 'bad_request', 'PUT', `/desk/members/${named(ada)}`, { why: 'myself' });
  await ada.refuse(422, 'bad_request', 'PUT', `/desk/members/${named(stranger)}`, { why: ' ' });
  await ada.refuse(404, 'not_found', 'PUT', '/desk/members/nobody%20at%20all', { why: 'x' });
  await ada.refuse(404, 'not_found', 'DELETE', `/desk/members/${named(stranger)}`, { why: 'x' });
  await ada.refuse(409, 'no_panel', 'PUT', `/desk/reports/${early.id}/panel`, {});
  for (const who of judges) assert.equal((await member(who)).status, 204);
  assert.equal((await member(judges[0])).status, 204);
  assert.deepEqual([(await judges[0].get('/me')).body.account.panel, (await cases(stranger)).member], [true, false]);
  await ada.put(`/desk/reports/${early.id}/holder`, {});
  for (const id of [early.id, post]) await ada.refuse(409, 'no_panel', 'PUT', `/desk/reports/${id}/panel`, {});
  await ada.delete(`/desk/reports/${early.id}/holder`);
  await ada.put(`/desk/reports/${early.id}/panel`, {});
  await ada.refuse(409, 'no_panel', 'PUT', `/desk/reports/${early.id}/panel`, {});
  assert.deepEqual(await seated(early.id), judges);
  for (const who of judges) await vote(who, early.id, 'dismiss');
  assert.deepEqual([await outcome(early.id), await log(early.id)], ['dismiss', ['panel_dismissed', 'panel_opened', 'report_released', 'report_taken']]);
});

test('two of three decide; until the third nobody sees a vote, and each can change theirs', async () => {
  const { id, north, south, match } = await reported();
  const [one, two, three] = await seated(id);
  assert.deepEqual([await waiting(one), (await cases(one)).items[0].id], [1, id]);
  const seen = (await one.get(`/panel/cases/${id}`)).body;
  assert.deepEqual([seen.said, seen.lines.map((line) => [line.text, line.accused, line.reported])],
    ['something vile, ***!', [['hello ***', false, false], ['something vile, ***!', true, true]]]);
  for (const who of [south, north]) assert.ok(!JSON.stringify(seen).toLowerCase().includes(who.account.name.toLowerCase()));
  for (const who of [south, north, ada, await person(s)]) {
    await who.refuse(404, 'not_found', 'GET', `/panel/cases/${id}`);
    await who.refuse(404, 'not_found', 'PUT', `/panel/cases/${id}/vote`, { vote: 'mute', reason: 'hate' });
  }
  for (const body of [{ vote: 'ban', reason: 'hate' }, { vote: 'dismiss', reason: 'hate' }, { vote: 'mute', reason: 'harmless' }, { vote: 'warn' }, { vote: 1, reason: 'hate' }])
    await one.refuse(422, 'bad_request', 'PUT', `/panel/cases/${id}/vote`, body);
  await Promise.all(Array.from({ length: 8 }, (_, i) => one.decided('PUT', `/panel/cases/${id}/vote`, { body: i % 2 ? { vote: 'mute', reason: 'hate' } : { vote: 'dismiss', reason: 'harmless' } })));
  await vote(one, id, 'stronger');
  await vote(one, id, 'warn');
  await vote(two, id, 'mute', 'hate');
  const halfway = await panel(id);
  assert.deepEqual([halfway.voted, halfway.votes, halfway.outcome, await waiting(one), await mine(north)], [2, [], null, 0, []]);
  assert.ok(!JSON.stringify([(await two.get(`/panel/cases/${id}`)).body, await cases(three)]).includes('insult'));
  const last = await Promise.all([vote(three, id, 'mute', 'threat'), one.decided('PUT', `/panel/cases/${id}/vote`, { body: { vote: 'mute', reason: 'hate' } })]);
  assert.equal(last[0].body.ended, true);
  await one.refuse(409, 'case_closed', 'PUT', `/panel/cases/${id}/vote`, { vote: 'dismiss', reason: 'banter' });
  await one.refuse(404, 'not_found', 'GET', `/panel/cases/${id}`);
  assert.deepEqual([(await panel(id)).votes.length, (await ada.get(`/desk/reports/${id}`)).body.answer], [3, 'panel: mute']);
  const [told] = await mine(north);
  assert.deepEqual([told.kind, told.reason, told.panel, Math.round((Date.parse(told.until) - Date.parse(told.at)) / 1000)], ['mute', 'abuse', true, 86_400]);
  await north.refuse(403, 'muted', 'POST', `/matches/${match}/messages`, { to: 'all', text: 'x' });
  assert.deepEqual((await cases(one)).past[0].outcome, 'mute');
  await north.put(`/me/sanctions/${told.id}/appeal`, { text: 'It was a quotation.' });
  const [appeal] = (await ada.get('/desk/appeals')).body.items.filter((a) => a.sanction === told.id);
  assert.deepEqual([appeal.moderator, appeal.mine, appeal.answerable], [null, false, true]);
  await ada.put(`/desk/appeals/${told.id}`, { lift: true, answer: 'So it was.' });
  await north.post(`/matches/${match}/messages`, { to: 'all', text: 'thank you' });
  const { items } = (await ada.get('/desk/members')).body;
  const of = (who) => items.find((m) => m.name === who.account.name);
  assert.deepEqual([of(two).judged, of(two).settled, of(two).agreed], [2, 2, 1], 'what an appeal lifted was to be dismissed');
  assert.deepEqual(await log(id), ['panel_decided', 'panel_opened']);
});

test('no two equal votes, or two for more than a mute, leave the report to the staff; a warning is a warning', async () => {
  for (const [words, wanted, open] of [[['dismiss', 'warn', 'mute'], 'split', true], [['stronger', 'stronger', 'mute'], 'stronger', true], [['warn', 'warn', 'dismiss'], 'warn', false]]) {
    const { id, north } = await reported();
    const all = await seated(id);
    for (const [i, who] of all.entries()) await vote(who, id, words[i], words[i] === 'dismiss' ? 'unclear' : 'spam');
    assert.deepEqual([await outcome(id), (await ada.get(`/desk/reports/${id}`)).body.closed_at === null], [wanted, open]);
    assert.deepEqual((await mine(north)).map((x) => [x.kind, x.reason]), open ? [] : [['warn', 'spam']]);
    if (open) await ada.refuse(409, 'no_panel', 'PUT', `/desk/reports/${id}/panel`, {});
  }
});

test('messages between two people are judged the same, and the one who reports has no name there', async () => {
  const [reporter, writer] = [await person(s, fresh('Reporter')), await person(s, fresh('Accused'))];
  const [a, b] = [await id_of(reporter), await id_of(writer)];
  await s.sql(`insert into friendship (low_id, high_id, asker_id, since) values (${Math.min(a, b)}, ${Math.max(a, b)}, ${a}, arena_now())`);
  await reporter.post(`/me/conversations/${named(writer)}/messages`, { text: `hello ${writer.account.name}` });
  await writer.post(`/me/conversations/${named(reporter)}/messages`, { text: `go away, ${reporter.account.name}` });
  const { body: { id } } = await reporter.post(`/me/conversations/${named(writer)}/messages/2/report`, { reason: 'abuse' });
  const all = await seated(id);
  const seen = (await all[0].get(`/panel/cases/${id}`)).body;
  assert.deepEqual([seen.direct, seen.game, seen.said, seen.lines.map((line) => [line.author, line.text, line.accused])],
    [true, null, 'go away, ***', [[1, 'hello ***', false], [0, 'go away, ***', true]]]);
  for (const who of all) await vote(who, id, 'warn');
  assert.deepEqual((await mine(writer)).map((x) => x.kind), ['warn']);
  const kept_of_me = (await all[0].call('GET', '/me/export')).text.trim().split('\n').map((row) => JSON.parse(row));
  assert.deepEqual(kept_of_me.filter((row) => row.id === id).map((row) => [row.type, row.vote]), [['panel_case', 'warn']]);
});

test('names are hidden as words of any script, in any case, and the longer one where one is part of another', async () => {
  const tag = String(process.pid % 1000);
  const [reporter, writer] = [await person(s, `Jörg${tag}`), await person(s, `Jörg${tag} Lee`)];
  const low = await id_of(reporter), high = await id_of(writer);
  await s.sql(`insert into friendship (low_id, high_id, asker_id, since) values (least(${low}, ${high}), greatest(${low}, ${high}), ${low}, arena_now())`);
  const name = reporter.account.name, apart = name.normalize('NFD');
  const lines = {
    [`„${name}“, ‚${name}‘, «${name}»`]: '„***“, ‚***‘, «***»',
    [`${name}’s, ${name}'s`]: '***’s, ***\'s',
    [`${name}…${name}—you`]: '***…***—you',
    [`${name}😀😀${name}`]: '***😀😀***',
    [`${name.toUpperCase()} and ${apart}`]: '*** and ***',
    [`J\u200dörg${tag}!`]: '***!',
    [`${writer.account.name}, ${name} Leeds, x${name} ${name}é ${name}1`]: `***, *** Leeds, x${name} ${name}é ${name}1`,
  };
  await reporter.post(`/me/conversations/${named(writer)}/messages`, { text: 'hello' });
  await writer.post(`/me/conversations/${named(reporter)}/messages`, { text: Object.keys(lines).join(' | ') });
  const { body: { id } } = await reporter.post(`/me/conversations/${named(writer)}/messages/2/report`, { reason: 'abuse' });
  const all = await seated(id);
  assert.deepEqual((await all[0].get(`/panel/cases/${id}`)).body.said.split(' | '), Object.values(lines));
  for (const who of all) await vote(who, id, 'dismiss');
});

test('a third vote that breaks off before the decision is stored has not been cast', async () => {
  const { id, north } = await reported();
  const all = await seated(id);
  for (const who of all.slice(1)) await vote(who, id, 'mute');
  const other = spawn('psql', ['-XAtq', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  other.stdin.write("begin; lock table sanction in share row exclusive mode; select 'locked';\n");
  await once(other.stdout, 'data');
  const third = all[0].call('PUT', `/panel/cases/${id}/vote`, { body: { vote: 'mute', reason: 'insult' } });
  await until(() => s.value(`select count(pg_terminate_backend(l.pid)) from pg_locks l where not l.granted and l.relation = 'sanction'::regclass`), { what: 'the third vote at the lock' });
  assert.equal((await third).status, 503);
  assert.deepEqual([(await panel(id)).voted, (await panel(id)).outcome, await mine(north)], [2, null, []]);
  other.stdin.end('commit;\n');
  const again = await all[0].decided('PUT', `/panel/cases/${id}/vote`, { body: { vote: 'mute', reason: 'insult' } });
  assert.deepEqual([again.body.ended, (await mine(north)).length], [true, 1]);
});

test('the staff takes a report back at any time, and the panel is over', async () => {
  const { id } = await reported();
  const [one, two, three] = await seated(id);
  await vote(one, id, 'warn');
  await ada.put(`/desk/reports/${id}/holder`, {});
  assert.deepEqual([(await panel(id)).outcome, await waiting(two)], ['taken', 0]);
  await two.refuse(409, 'case_closed', 'PUT', `/panel/cases/${id}/vote`, { vote: 'warn', reason: 'insult' });
  await ada.delete(`/desk/reports/${id}/holder`);
  await three.refuse(409, 'case_closed', 'PUT', `/panel/cases/${id}/vote`, { vote: 'warn', reason: 'insult' });
  const race = await reported();
  const all = await seated(race.id);
  for (const who of all.slice(1)) await vote(who, race.id, 'mute');
  const [third, taken] = await Promise.all([all[0].decided('PUT', `/panel/cases/${race.id}/vote`, { body: { vote: 'mute', reason: 'insult' } }),
    ada.decided('PUT', `/desk/reports/${race.id}/holder`, { body: {} })]);
  assert.deepEqual([third.status, taken.status].sort(), [200, 409]);
  assert.equal((await mine(race.north)).length, third.status === 200 ? 1 : 0);
});

test('nobody judges who took part, knows either side, shares their device, was punished, or is on the staff', async () => {
  const spare = await judge();
  await member(spare);
  const gone = judges[0];
  const cast = async () => [await person(s, fresh('Reporter')), await person(s, fresh('Accused'))];
  const low = (a, b) => `least(${a}, ${b}), greatest(${a}, ${b})`;
  const near = [
    async (me, [reporter]) => s.sql(`insert into friendship (low_id, high_id, asker_id, since) values (${low(me, reporter)}, ${me}, arena_now())`),
    async (me, [, accused]) => s.sql(`insert into acquaintance (account_id, other_id, blocked) values (${me}, ${accused}, true)`),
    async (me, [reporter]) => s.sql(`insert into acquaintance (account_id, other_id, blocked) values (${reporter}, ${me}, true)`),
    async (me, [, accused]) => s.sql(`with mark as (select decode(md5('${accused}'), 'hex') as mark) insert into sight (account_id, kind, mark)
      select unnest(array[${me}, ${accused}]), 'network', mark from mark`),
  ];
  for (const bind of near) {
    const people = await cast();
    await bind(await id_of(gone), [await id_of(people[0]), await id_of(people[1])]);
    const { id } = await reported('hm', ...people);
    const all = await seated(id);
    assert.deepEqual([all.includes(gone), all.length], [false, 3], String(bind));
    for (const who of all) await vote(who, id, 'dismiss');
  }
  for (const [south, north] of [[gone, null], [null, gone]]) {
    const { id } = await reported('hm', south, north);
    const all = await seated(id);
    assert.ok(!all.includes(gone));
    for (const who of all) await vote(who, id, 'dismiss');
  }
  assert.equal((await member(spare, 'DELETE')).status, 204);
});

test('a member who is removed, leaves or becomes a friend in the middle is replaced, and their vote is void', async () => {
  const spares = [await judge(), await judge()];
  const { id, south, north } = await reported();
  const [one, two, three] = await seated(id);
  await vote(one, id, 'mute');
  await vote(two, id, 'mute');
  for (const who of spares) await member(who);
  await member(one, 'DELETE');
  await one.refuse(409, 'case_closed', 'PUT', `/panel/cases/${id}/vote`, { vote: 'dismiss', reason: 'banter' });
  const ended = await three.decided('PUT', `/panel/cases/${id}/vote`, { body: { vote: 'dismiss', reason: 'banter' } });
  assert.deepEqual([ended.body.ended, await mine(north)], [false, []], 'a vote that does not count ends nothing');
  const [, , fourth] = (await seated(id, [one])).sort((a, b) => [two, three].includes(b) - [two, three].includes(a));
  await fourth.delete('/me', { body: { password: PASSWORD } });
  const again = await seated(id, [one, fourth]);
  const fifth = again.find((who) => ![two, three].includes(who));
  const [a, b] = [await id_of(fifth), await id_of(south)];
  await s.sql(`insert into friendship (low_id, high_id, asker_id, since) values (${Math.min(a, b)}, ${Math.max(a, b)}, ${a}, arena_now())`);
  await fifth.refuse(404, 'not_found', 'GET', `/panel/cases/${id}`);
  assert.deepEqual([await outcome(id), await waiting(fifth), await log(id)], ['short', 0, ['panel_referred', 'panel_renewed', 'panel_renewed', 'panel_opened']]);
  judges = [two, three, fifth];
});

test('who does not vote in a day is replaced once, and then the staff decides', async () => {
  const others = [await judge(), await judge(), await judge()];
  for (const who of others) await member(who);
  const { id } = await reported();
  const first = await seated(id);
  await vote(first[0], id, 'warn');
  await s.shift_clock(86_401);
  const second = await seated(id, first.slice(1));
  assert.ok(second.includes(first[0]));
  await first[1].refuse(404, 'not_found', 'PUT', `/panel/cases/${id}/vote`, { vote: 'warn', reason: 'insult' });
  await s.shift_clock(86_401);
  assert.equal(await outcome(id), 'late');
  const { items } = (await ada.get('/desk/members')).body;
  assert.equal(items.find((m) => m.name === first[1].account.name).missed, 1);
  for (const who of [...others, ...judges]) await member(who, 'DELETE');
});

test('of one reporter, five cases are before panels at once; the next waits for the end of one', async () => {
  const [south, north] = [await person(s, fresh('Reporter')), await person(s, fresh('Accused'))];
  await s.sql(`update account set registered_at = registered_at - interval '2 days' where public_id = '${south.account.id}'`);
  const three = [await judge(), await judge(), await judge()];
  for (const who of three) await member(who);
  const t = await table(s, {}, south, north);
  for (let i = 0; i < 6; i++) await north.post(`/matches/${t.match}/messages`, { to: 'all', text: `vile ${i}` });
  const ids = [];
  for (let n = 1; n <= 6; n++) ids.push((await south.post(`/matches/${t.match}/messages/${n}/report`, { reason: 'abuse' })).body.id);
  const later = await reported(); // the clock daemon comes to it after all of these
  await seated(later.id);
  assert.deepEqual([await panel(ids[5]), (await seated(ids[4])).length], [null, 3]);
  for (const who of three) await vote(who, ids[0], 'dismiss');
  assert.equal((await seated(ids[5])).length, 3);
});
