// Studies for two: waiting for a partner, playing with one, what happens when one leaves or is erased, and what the tables say of it.
import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { build, stack, until } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const LIST = `${HEAD}\nfree,1,2,10,2,2,1,1,1,1,free,1\nfree,1,2,10,2,2,1,1,1,1,free,1\n`;
const files = { 'trial-lists/a.csv': LIST, 'trial-lists/b.csv': LIST, 'rules/free.txt': '# the secret\n(*,*,*,*,[0,1])\n' };
const PAIRS = { play: 'together', wait_seconds: 60, move_seconds: 60 };

const ask = (who, method, path, body) => who.decided(method, path, body === undefined ? {} : { body });
const enrol = async (who, id, body = { consent: true }) => (await ask(who, 'POST', `/experiments/${id}/enrolments`, body)).body;
const look = async (who, id) => (await who.get(`/experiments/${id}`)).body.you;
const guests = (n) => Promise.all(Array.from({ length: n }, () => s.guest()));

async function started(owner, pairs, more = {}) {
  const made = await owner.post('/experiments', { title: 'Two', consent: 'Yes.', files });
  const x = `/experiments/${made.body.id}`;
  const put = await ask(owner, 'PUT', `${x}/study`, { study: { languages: ['en'], pairs: { ...PAIRS, ...pairs }, ...more } });
  assert.equal(put.status, 200, put.text);
  const begun = await owner.patch(x, { status: 'running' });
  assert.equal(begun.status, 200, begun.text);
  return made.body.id;
}

/* One attempt of whoever is to move; false when the series is over. `which`: of the legal orders. */
async function one(match, people, which = 0) {
  for (const who of people) {
    const view = (await who.get(`/matches/${match}/view`)).body;
    if (view.status === 'finished') return false;
    if (!view.owes) continue;
    const { orders } = (await who.get(`/matches/${match}/legal`)).body;
    const got = await who.put(`/matches/${match}/turns/${view.turn}/orders`, { orders: orders[which % orders.length] });
    assert.equal(got.status, 200, got.text);
    return true;
  }
  throw new Error('nobody is to move');
}
const play = async (match, people) => { for (let n = 0; await one(match, people, 3 * n); n++) assert.ok(n < 100); };
const table = async (owner, id, name) => {
  const [head, ...rows] = (await owner.get(`/experiments/${id}/transcripts?format=csv&table=${name}`)).text.trim().split('\r\n').map((line) => line.split(','));
  return rows.map((row) => Object.fromEntries(head.map((column, i) => [column, row[i]?.replaceAll('"', '')])));
};
const transcripts = async (owner, id) => (await owner.get(`/experiments/${id}/transcripts`)).text;
const rescored = (text) => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-pairs-')), file = join(folder, 'pairs.ndjson');
  writeFileSync(file, text);
  const { stdout } = spawnSync(join(build, 'quad'), ['experiments', 'rescore', file], { encoding: 'utf8' });
  rmSync(folder, { recursive: true });
  return JSON.parse(stdout);
};

test('two meet, move in turn at one board and are told nothing of each other; their tables score the same again', async () => {
  const owner = await s.guest(), id = await started(owner, {}), [ann, ben, eve] = await guests(3);
  const first = await enrol(ann, id);
  assert.deepEqual([first.match, first.partner, first.waiting.then, first.waiting.over, first.waiting.most_seconds], [null, null, 'code', false, 60]);
  assert.equal((await ask(ann, 'POST', `/experiments/${id}/enrolments`, { stop_waiting: true })).body.code, 'partner_awaited');
  const second = await enrol(ben, id);
  assert.match(second.match, /^[a-z2-7]{10}$/);
  assert.deepEqual([(await look(ann, id)).match, (await enrol(ann, id)).match, second.partner], [second.match, second.match, 'participant']);

  // Others do not even learn that there is such a match, and the two only each other's moves.
  await enrol(eve, id);
  for (const path of ['', '/view', '/legal', '/log', '/messages'])
    assert.equal((await ask(eve, 'GET', `/matches/${second.match}${path}`)).status, 404, path);
  assert.equal((await ask(eve, 'POST', `/matches/${second.match}/resign`, { confirm: true })).status, 404);
  assert.equal((await ask(eve, 'POST', `/experiments/${id}/timings`, { match: second.match, items: [] })).status, 404);
  const [{ body: me }, header] = [await ben.get('/me'), await ann.get(`/matches/${second.match}`)];
  assert.deepEqual(header.body.seats.map(({ name, kind }) => [name, kind]), [['Player 1', null], ['Player 2', null]]);
  assert.equal((await ask(ann, 'POST', `/matches/${second.match}/offers`, { kind: 'draw' })).status, 404);
  for (const path of ['/presence', '/messages', '/ratings']) assert.equal((await ask(ann, 'GET', `/matches/${second.match}${path}`)).status, 404, path);

  // Each browser measures for itself: what one sends first does not take the other's place.
  for (const [who, ms] of [[ann, 11], [ben, 22]])
    assert.equal((await ask(who, 'POST', `/experiments/${id}/timings`, { match: second.match, items: [{ kind: 'turn', n: 1, shown_us: 1, reaction_ms: ms }] })).status, 204);
  await play(second.match, [ann, ben]);
  const next = await Promise.all([ann, ben, ann].map((who) => enrol(who, id)));
  assert.equal(new Set(next.map(({ match }) => match)).size, 1, 'one next match, whoever asks for it, and in two tabs');
  assert.notEqual(next[0].match, second.match);
  assert.ok((await ben.get(`/matches/${next[0].match}/view`)).body.owes, 'the other one opens the next series');
  await play(next[0].match, [ann, ben]);
  for (const who of [ann, ben]) {
    assert.equal((await look(who, id)).status, 'complete');
    const told = [await who.get(`/matches/${second.match}`), await who.get(`/matches/${second.match}/log`)].map(({ text }) => text).join();
    assert.ok(!told.includes('secret') && !told.includes(`"${me.name}"`), told);
  }

  const people = (await table(owner, id, 'participants')).slice(0, 2), series = await table(owner, id, 'series'), attempts = await table(owner, id, 'attempts');
  assert.equal(people[0].pair, people[1].pair);
  assert.deepEqual(people.map(({ list, partner, status }) => [list, partner, status]), Array(2).fill([people[0].list, 'participant', 'complete']));
  assert.match(people[0].waited_s, /^\d+$/);
  assert.deepEqual(series.map(({ seat, play: how, partner }) => `${seat} ${how} ${partner}`), ['0', '1', '1', '0'].map((seat) => `${seat} together partner`));
  const of = (n, mover) => attempts.filter((a) => a.participant === people[n].participant && a.mover === mover).map((a) => `${a.series} ${a.attempt} ${a.piece} ${a.code}`);
  assert.ok(of(0, 'self').length > 0);
  assert.deepEqual([of(0, 'self'), of(0, 'partner')], [of(1, 'partner'), of(1, 'self')]);
  assert.deepEqual(people.map((p) => attempts.find((a) => a.participant === p.participant).reaction_ms), ['11', '22']);
  const again = rescored(await transcripts(owner, id));
  assert.deepEqual([again.series, again.equal, again.partial], [4, 4, 0], JSON.stringify(again.different));

  // One is erased: the other's data stay, without the attempts of the one who is gone.
  assert.equal((await ask(owner, 'DELETE', `/experiments/${id}/participants/${people[0].participant}`)).status, 204);
  const left = await table(owner, id, 'attempts');
  assert.deepEqual(left.map((a) => [a.participant, a.mover, a.reaction_ms]),
    attempts.filter((a) => a.participant === people[1].participant && a.mover === 'self').map((a) => [a.participant, a.mover, a.reaction_ms]));
  assert.deepEqual((await table(owner, id, 'series')).map((one_series) => one_series.partner), ['erased', 'erased']);
  assert.equal((await table(owner, id, 'participants'))[0].waited_s, '');
  assert.deepEqual([rescored(await transcripts(owner, id))].map((r) => [r.series, r.equal, r.partial]), [[2, 0, 2]]);
  assert.equal((await look(ben, id)).status, 'complete');
});

test('many at once make pairs within lists, and each is in one', async () => {
  const owner = await s.guest(), id = await started(owner, {}), people = await guests(21);
  const here = await Promise.all(people.flatMap((who, n) => (n % 5 ? [enrol(who, id)] : [enrol(who, id), enrol(who, id)])));
  assert.ok(here.every((one_part) => one_part.participant), JSON.stringify(here.find((one_part) => !one_part.participant)));
  const now = await Promise.all(people.map((who) => look(who, id)));
  const matches = now.map(({ match }) => match).filter(Boolean);
  assert.deepEqual([matches.length, new Set(matches).size, now.filter(({ waiting }) => waiting).length], [20, 10, 1]);
  const rows = await table(owner, id, 'participants'), lists = new Map();
  for (const { pair, list } of rows.filter((row) => row.pair)) lists.set(pair, [...(lists.get(pair) ?? []), list]);
  assert.ok([...lists.values()].every(([a, b, ...more]) => a === b && !more.length));
  const counts = ['a', 'b'].map((list) => rows.filter((row) => row.list === list).length);
  assert.ok(Math.abs(counts[0] - counts[1]) <= 2, `${counts}`);
});

test('two accounts of one device do not meet; the owner reads what the two of a pair share', async () => {
  const owner = await s.guest(), id = 'one person', [ann, again, ben, far] = await guests(4);
  const seen = (kind, word, ...all) => s.sql(`insert into sight (account_id, kind, mark)
    select id, '${kind}', decode(md5('${word}'), 'hex') from account where name in ('${all.map((who) => who.account.name).join("','")}')`);
  await s.sql('delete from sight');
  await seen('device', id, ann, again);
  await seen('network', id, ann, again, ben);
  const plain = { 'trial-lists/a.csv': LIST, 'rules/free.txt': files['rules/free.txt'] };
  const one_list = (await owner.post('/experiments', { title: 'One list', consent: 'Yes.', files: plain })).body.id;
  await owner.put(`/experiments/${one_list}/study`, { study: { languages: ['en'], pairs: PAIRS } });
  await owner.patch(`/experiments/${one_list}`, { status: 'running' });
  const same = (a, b) => a.match !== null && a.match === b.match;
  await enrol(ann, one_list);
  assert.deepEqual([(await enrol(again, one_list)).match, (await enrol(again, one_list)).match], [null, null], 'both wait');
  const third = await enrol(ben, one_list);
  assert.ok(same(third, await look(ann, one_list)), 'the one who has waited longer');
  await s.sql(`delete from sight where account_id in (select id from account where name = '${far.account.name}')`);
  assert.ok(same(await enrol(far, one_list), await look(again, one_list)));
  const rows = await table(owner, one_list, 'participants');
  assert.equal(rows[0].shared, 'network');
  assert.deepEqual(rows.map(({ shared }) => shared).sort(), ['network', 'network', 'none', 'none']);
  await seen('device', 'later', ann, ben);
  await play(third.match, [ann, ben]);
  await enrol(ben, one_list);
  assert.deepEqual((await table(owner, one_list, 'participants')).map(({ shared }) => shared), ['device', 'none', 'device', 'none']);
});

test('nobody comes: the study says what is offered, and somebody who has closed the page gets no partner', async () => {
  const owner = await s.guest();
  for (const [unpaired, status, partner] of [['code', 'unpaired', null], ['alone', 'playing', 'alone'], ['bot', 'playing', 'bot']]) {
    const id = await started(owner, { unpaired }, { codes: { unpaired: 'WAITED' } }), [who, late] = await guests(2);
    await enrol(who, id);
    await s.shift_clock(61);
    assert.deepEqual([(await look(who, id)).waiting.over, (await look(who, id)).waiting.then], [true, unpaired]);
    const [end, twice] = await Promise.all([1, 2].map(() => enrol(who, id, { stop_waiting: true })));
    assert.deepEqual([end.status, end.partner, end.code, Boolean(end.match)], [status, partner, unpaired === 'code' ? 'WAITED' : null, unpaired !== 'code']);
    assert.equal(twice.match, end.match);
    if (unpaired === 'alone') await play(end.match, [who]);
    await enrol(late, id);
    assert.equal((await look(late, id)).match, null, 'who has stopped waiting is nobody\'s partner');
    const [row] = await table(owner, id, 'participants');
    assert.deepEqual([row.status, row.partner, row.pair], [status, partner ?? 'none', '']);
    assert.ok(Number(row.waited_s) >= 61);
  }
  // Behind the pages, only asking for the series begins the waiting: a page that is loaded again does not.
  const paged = await started(owner, {}, { before: [{ id: 'intro', kind: 'text', title: 'Welcome', text: 'Sort.' }] }), [pat, quin] = await guests(2);
  for (const who of [pat, quin]) {
    assert.equal((await enrol(who, paged)).page.number, 1);
    const read = (await ask(who, 'POST', `/experiments/${paged}/answers`, { page: 1, answers: [] })).body;
    assert.deepEqual([read.waiting, (await look(who, paged)).waiting, (await look(who, paged)).match], [null, null, null]);
  }
  assert.ok((await enrol(pat, paged)).waiting);
  assert.equal((await look(quin, paged)).match, null);
  assert.equal((await enrol(quin, paged)).match, (await look(pat, paged)).match);

  const id = await started(owner, {}), [gone, ann, ben] = await guests(3);
  await enrol(gone, id);
  await s.shift_clock(91);
  assert.equal((await enrol(ann, id)).match, null);
  assert.ok((await enrol(ben, id)).match);
  assert.ok((await look(gone, id)).waiting, 'who comes back goes on waiting');
});

test('when one leaves, the other is released with a code and what was earned, or goes on with a bot', async () => {
  const owner = await s.guest(), bonus = { currency: 'GBP', base: 100, per_move: 3, per_series: 10, ceiling: 500 };
  const codes = { partner_left: 'RELEASED' };
  const ways = {
    resigns: (who, id, match) => ask(who, 'POST', `/matches/${match}/resign`, { confirm: true }),
    withdraws: (who, id) => ask(who, 'POST', `/experiments/${id}/withdrawal`, { erase: false }),
    erases: (who, id) => ask(who, 'POST', `/experiments/${id}/withdrawal`, { erase: true }),
    is_erased: async (who, id) => {
      const gone = await ask(owner, 'DELETE', `/experiments/${id}/participants/${(await look(who, id)).participant}`);
      return { status: gone.status === 204 ? 200 : gone.status };
    },
  };
  for (const [how, leave] of Object.entries(ways)) {
    const id = await started(owner, {}, { codes, bonus }), [ann, ben] = await guests(2);
    const origin = (name) => ({ consent: true, origin: { platform: 'prolific', id: `${how}-${name}` } });
    await enrol(ann, id, origin('ann'));
    const { match } = await enrol(ben, id, origin('ben'));
    await one(match, [ann]);
    assert.equal((await leave(ann, id, match)).status, 200, how);
    const end = await look(ben, id);
    assert.deepEqual([end.status, end.code, end.match], ['partner_left', 'RELEASED', null], how);
    assert.equal((await enrol(ben, id)).code, 'RELEASED');
    if (how !== 'is_erased') assert.equal((await enrol(ann, id)).code, null);
    const rows = (await owner.get(`/experiments/${id}/people`)).body.items;
    assert.deepEqual(rows.map(({ status }) => status), [{ erases: 'withdrawn', is_erased: 'erased' }[how] ?? 'left', 'partner_left']);
    assert.match((await owner.get(`/experiments/${id}/bonuses`)).text, new RegExp(`^${how}-ben,0\\.\\d\\d\\r\\n$`));
    const figures = (await owner.get(`/experiments/${id}/progress`)).body;
    assert.deepEqual([figures.partner_left, figures.complete, figures.playing], [1, 0, 0]);
  }

  // The time for a move runs out: whoever had to move has left. Then, between two series.
  const id = await started(owner, {}, { codes }), [ann, ben] = await guests(2);
  await enrol(ann, id);
  const { match } = await enrol(ben, id);
  await s.shift_clock(61);
  await until(async () => (await ben.get(`/matches/${match}`)).body.status === 'finished');
  assert.deepEqual([(await look(ann, id)).status, (await look(ben, id)).status], ['left', 'partner_left']);
  // Where the time for all of it has run out before that of the move, nobody has left.
  const timed = await started(owner, {}, { codes: { ...codes, timed_out: 'LATE' }, minutes: 1 }), [gil, hal] = await guests(2);
  await enrol(gil, timed);
  const slow = (await enrol(hal, timed)).match;
  await s.shift_clock(40);
  await one(slow, [gil]);
  await s.shift_clock(61);
  await until(async () => (await gil.get(`/matches/${slow}`)).body.status === 'finished');
  assert.deepEqual([await look(hal, timed), await look(gil, timed)].map(({ status, code }) => [status, code]), [['timed_out', 'LATE'], ['partner_left', 'RELEASED']]);
  const other = await started(owner, {}, { codes }), [cat, dan] = await guests(2);
  await enrol(cat, other);
  await play((await enrol(dan, other)).match, [cat, dan]);
  await ways.withdraws(cat, other);
  assert.deepEqual([(await look(dan, other)).status, (await enrol(dan, other)).code], ['partner_left', 'RELEASED']);

  // A bot takes over with the next series.
  const third = await started(owner, { leaving: 'bot', play: 'against' }), [eve, fay] = await guests(2);
  await enrol(eve, third);
  const began = (await enrol(fay, third)).match;
  await one(began, [eve]);
  await ways.withdraws(eve, third);
  const { match: with_bot, partner } = await enrol(fay, third);
  assert.equal(partner, 'bot');
  assert.deepEqual((await fay.get(`/matches/${with_bot}`)).body.seats.map(({ kind }) => kind), ['guest', 'builtin']);
  for (let n = 0; n < 100 && (await fay.get(`/matches/${with_bot}`)).body.status !== 'finished'; n++) {
    await until(async () => { const { body } = await fay.get(`/matches/${with_bot}/view`); return body.owes || body.status === 'finished'; });
    await one(with_bot, [fay], 3 * n);
  }
  assert.equal((await look(fay, third)).status, 'complete');
  assert.deepEqual((await table(owner, third, 'series')).map(({ partner: who, play: kind }) => `${who} ${kind}`), ['partner against', 'partner against', 'bot against']);
  const again = rescored(await transcripts(owner, third));
  assert.deepEqual([again.series, again.equal], [3, 3], JSON.stringify(again.different));
});

test('an address, a number or a bot that makes no sense is refused, with its place', async () => {
  const owner = await s.guest(), made = await owner.post('/experiments', { title: 'Two', files });
  for (const [pairs, path] of [[{}, '/pairs/play'], [{ play: 'alone' }, '/pairs/play'], [{ ...PAIRS, wait_seconds: 9 }, '/pairs/wait_seconds'],
    [{ ...PAIRS, wait_seconds: 9007199254740991 }, '/pairs/wait_seconds'], [{ ...PAIRS, move_seconds: -1 }, '/pairs/move_seconds'], [{ ...PAIRS, bot: 'bot:nobody' }, '/pairs/bot'],
    [{ ...PAIRS, bot: 7 }, '/pairs/bot'], [{ ...PAIRS, unpaired: 'never' }, '/pairs/unpaired'], [{ ...PAIRS, partners: 3 }, '/pairs/partners'], [[], '/pairs']]) {
    const put = await ask(owner, 'PUT', `/experiments/${made.body.id}/study`, { study: { languages: ['en'], pairs } });
    assert.deepEqual([put.status, put.body.code, put.body.errors[0]?.path], [422, 'bad_study', path], put.text);
  }
  assert.equal((await ask(await s.guest(), 'POST', `/experiments/${made.body.id}/enrolments`, { stop_waiting: 1 })).status, 422);
});
