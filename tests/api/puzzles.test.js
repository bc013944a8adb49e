// Ladders, puzzles of the day and puzzles behind links: who is measured how, and that nothing tells a rule before its time.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, test } from 'node:test';
import { move_text } from '../../frontend/games/stratic/notation.js';
import { quad } from '../cli/quad.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack({ workers: 6, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());
await s.noon(); // each day has its puzzle

const GAME = '/games/rulegame';
const LEVEL = `${GAME}/ladder/first_steps`; // whatever it is, it goes into bucket 0
const view_of = async (client, match) => (await client.get(`/matches/${match}/view`)).body;
const today = async () => (await s.client().get(`${GAME}/daily`)).body.today;

/** Attempts at the first piece that is left, one per bucket named. */
async function attempts(client, match, ...buckets) {
  for (const bucket of buckets) {
    const { turn, view } = await view_of(client, match);
    await client.put(`/matches/${match}/turns/${turn}/orders`, { orders: { type: 'move', piece: view.seats[0].board.pieces[0].piece, bucket } });
  }
}

/** A go under "everything into bucket 0": so many failures and ten in a row, which end a level; away from a puzzle. */
async function master(client, match, failures, bucket = 0) {
  await attempts(client, match, ...Array(failures).fill((bucket + 2) % 4), ...Array(10).fill(bucket));
  if ((await client.get(`/matches/${match}`)).body.status === 'live') await client.post(`/matches/${match}/resign`, { confirm: true });
}
async function run(client, failures) {
  const { body } = await client.post(`${LEVEL}/play`, {});
  await master(client, body.match, failures);
  return body.match;
}

const taken_along = async (client) => (await client.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));

test('a level is begun by one click, gone on with, and measured at its end', async () => {
  const client = await person(s);
  const first = await client.post(`${LEVEL}/play`, {});
  assert.equal(first.status, 201);
  const again = await client.post(`${LEVEL}/play`, {});
  assert.deepEqual([again.status, again.body.match], [200, first.body.match]);
  let level = (await client.get(`${GAME}/ladder`)).body.levels[0];
  assert.deepEqual([level.id, level.number, level.title, level.mine.runs, level.mine.match], ['first_steps', 1, 'First steps', 0, first.body.match]);
  await master(client, first.body.match, 2);
  level = (await client.get(`${GAME}/ladder`)).body.levels[0];
  const measured = { measures: { mastery: 2, errors: 2, episodes: 2 }, counts: true, stars: 3, match: first.body.match };
  assert.deepEqual(level.mine, { runs: 1, stars: 3, first: measured, best: measured, match: null });
  const run = (await taken_along(client)).find((line) => line.type === 'run');
  assert.deepEqual([run.match, run.ladder, run.first, run.counts, run.stars], [first.body.match, 'first_steps', true, true, 3]);
  const { body: ladder } = await s.client().get(`${GAME}/ladder`);
  assert.equal(ladder.levels.length, 20);
  assert.ok(ladder.levels.every((one) => one.mine === null));
  await s.client().refuse(401, 'unauthenticated', 'POST', `${LEVEL}/play`, {});
  await client.refuse(404, 'not_found', 'POST', `${GAME}/ladder/nowhere/play`, {});
  await client.refuse(422, 'unknown_game', 'GET', '/games/stratic/ladder');
});

test('two tabs at once begin one run, and one go at a puzzle', async () => {
  const client = await person(s);
  const { body: { id } } = await client.get(`${GAME}/daily`);
  for (const path of [`${LEVEL}/play`, `/puzzles/${id}/play`]) {
    const both = await Promise.all([1, 2, 3].map(() => client.post(path, {})));
    assert.equal(new Set(both.map((answer) => answer.body.match)).size, 1);
  }
});

test('the board of a level: first runs and best ones, people and programs apart, no guests', async () => {
  const people = [await person(s, fresh('Anna')), await person(s, fresh('Bert'))];
  const before = (await people[0].get(`${LEVEL}?limit=200`)).body.items.length;
  await run(people[0], 5);
  const best = await run(people[0], 0);
  await run(people[1], 3);
  const guest = await s.guest();
  await run(guest, 0);
  const { body: board } = await people[0].get(`${LEVEL}?limit=200`);
  const names = board.items.map((item) => item.player);
  assert.equal(board.items.length, before + 2);
  assert.ok(names.indexOf(people[1].account.name) < names.indexOf(people[0].account.name), 'three errors before five');
  assert.deepEqual(board.items.map((item) => item.rank), board.items.map((_, i) => i + 1));
  assert.equal(board.mine.first.rank, names.indexOf(people[0].account.name) + 1);
  assert.deepEqual([board.mine.runs, board.mine.best.match, board.mine.best.measures.mastery], [2, best, 0]);
  const { body: bests } = await people[0].get(`${LEVEL}?runs=best&limit=200`);
  assert.deepEqual([bests.items[0].player, bests.items[0].match, bests.items[0].measures], [people[0].account.name, best, { mastery: 0, errors: 0, episodes: 2 }]);
  assert.equal((await guest.get(LEVEL)).body.mine.best.measures.mastery, 0, 'a guest sees its own runs');
  const stranger = (await s.client().get(LEVEL)).body;
  assert.ok(stranger.items.every((item) => item.match === null), 'replays tell the rule: they are for who has a run behind him');
  assert.equal((await s.client().get(`${LEVEL}?pool=programs`)).body.items.length, 0);
  const { body: { account } } = await people[0].post('/bots', { name: fresh('Robot'), kind: 'engine' });
  const { body: { token } } = await people[0].post('/me/tokens', { label: 'runs', scopes: ['play', 'lobby'], bot: account.id });
  const robot = bearer(s, token);
  await run(robot, 1);
  assert.equal((await s.client().get(`${LEVEL}?pool=programs`)).body.items.length, 1);
  await guest.post('/accounts', { name: fresh('Gustav'), password: 'correct horse 27 battery' });
  assert.equal((await s.client().get(`${LEVEL}?limit=200`)).body.items.length, before + 3, 'with a name a guest stands there too');
});

test('quad rebuild measures runs and goes at puzzles again, and finds the best runs', async () => {
  const client = await person(s);
  for (const failures of [5, 0, 3]) await run(client, failures);
  const { body: going } = await client.post(`${LEVEL}/play`, {});
  const { body: { match: go } } = await client.post(`/puzzles/${(await client.get(`${GAME}/daily`)).body.id}/play`, {});
  await client.post(`/matches/${go}/resign`, { confirm: true });
  const all = async () => Promise.all(['run', 'run_best', 'puzzle_play'].map((table) => s.sql(`select string_agg(x::text, ';' order by x::text) from ${table} x`)));
  const before = await all();
  await s.sql(`update run set measures = '{7,7,7}', counts = not counts, stars = 0 where at is not null; delete from run_best where stars = 3;
    update run_best set measures = '{1,1,1}'; update puzzle_play set measures = '{1,1,1}', score = 99 where at is not null`);
  const rebuilt = quad(['rebuild'], '', { QUADRIVIUM_DATABASE_URL: s.conninfo });
  assert.equal(rebuilt.status, 0, rebuilt.err);
  assert.deepEqual(await all(), before);
  assert.equal((await client.get(LEVEL)).body.mine.match, going.match, 'what goes on is left alone');
});

test('a board is read page by page, and foreign cursors are refused', async () => {
  const all = (await s.client().get(`${LEVEL}?limit=200`)).body.items.map((item) => item.player);
  const read = [];
  for (let cursor = ''; ;) {
    const { body } = await s.client().get(`${LEVEL}?limit=1${cursor}`);
    read.push(...body.items.map((item) => item.player));
    if (!body.next) break;
    cursor = `&cursor=${body.next}`;
  }
  assert.deepEqual(read, all);
  const { body: { next } } = await s.client().get(`${LEVEL}?limit=1`);
  await s.client().refuse(422, 'bad_cursor', 'GET', `${LEVEL}?runs=best&cursor=${next}`);
  for (const query of ['cursor=x', 'cursor=1.1', 'cursor=0.0.fh']) await s.client().refuse(422, 'bad_cursor', 'GET', `${LEVEL}?${query}`);
  for (const query of ['pool=all', 'runs=last', 'limit=0']) await s.client().refuse(422, 'bad_request', 'GET', `${LEVEL}?${query}`);
});

test('what one has made easier, or begun with a seed, is no run; without mastery a run stands on no board', async () => {
  const client = await person(s);
  const lobby = async (settings) => (await client.post('/lobbies', { game: 'rulegame', ...settings })).body.match;
  await master(client, await lobby({ options: { level: 'first_steps', max_objects: 12 } }), 0);
  await master(client, await lobby({ private: true, seed: '00000000000000aa' }), 0);
  assert.equal((await client.get(LEVEL)).body.mine, null);
  const { body: { match } } = await client.post(`${LEVEL}/play`, {});
  await attempts(client, match, 1, 1, 0);
  await client.post(`/matches/${match}/resign`, { confirm: true });
  const { mine } = (await client.get(LEVEL)).body;
  assert.deepEqual([mine.runs, mine.stars, mine.first.counts, mine.first.measures.mastery, mine.first.measures.errors, mine.best], [1, 0, false, 300, 2, null]);
  const forked = (await client.post(`/matches/${match}/fork`, { turn: 1 })).body.match;
  await master(client, forked, 0);
  assert.equal((await client.get(LEVEL)).body.mine.runs, 1, 'a fork is no run');
});

test('the puzzle of a day comes from the server’s secret alone', async () => {
  await today();
  const row = () => s.sql('select options, seed from puzzle where day is not null');
  const first = await row();
  await s.sql('delete from puzzle where day is not null');
  await today();
  assert.equal(await row(), first, 'the same again');
  await s.sql("update puzzle_secret set secret = 'another'; delete from puzzle where day is not null");
  await today();
  assert.notEqual(await row(), first);
  assert.ok(!JSON.stringify((await s.client().get(`${GAME}/daily`)).body).includes((await s.sql('select secret from puzzle_secret'))));
  await s.client().refuse(422, 'bad_day', 'GET', `${GAME}/daily?day=2026-02-31`);
  await s.client().refuse(404, 'not_found', 'GET', `${GAME}/daily?day=2101-01-01`);
  await s.client().refuse(404, 'not_found', 'GET', `${GAME}/daily?day=2001-01-01`);
});

/** All that is answered, with what differs between any two matches taken out. */
function plain(answer, names) {
  const HEADERS = new Set(['date', 'etag', 'content-length',  'set-cookie', 'x-request-id', 'server-timing']);
  const head = Object.entries(answer.headers).filter(([name]) => !HEADERS.has(name)).sort();
  let text = JSON.stringify([answer.status, head, answer.etag?.length, answer.text]);
  for (const [name, word] of names) text = text.replaceAll(name, word);
  return text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME').replace(/"(seed_commitment|request_id)\\":\\"[^"]*"/g, '$1').replace(/"used_ms\\":\d+/g, 'MS')
    .replace(/(request_id|seed_commitment|hash|receipt)\\":\\"[^"\\]*/g, '$1').replace(/used_ms\\":\d+/g, 'MS');
}

test('two worlds with different rules are the same to the byte, for who plays until the end, for others until their own', async () => {
  const day = await today();
  const worlds = [];
  for (const rules of ['(bucket:0)', '(bucket:[0,1])']) { // they agree on what is tried: 0 is taken, 2 is not
    await s.sql(`delete from puzzle where day = '${day}'`);
    await today();
    await s.sql(`update puzzle set public_id = 'world22222', seed = '00000000000000ab',
      options = jsonb_set(options, '{rules}', to_jsonb('${rules}'::text)) where day = '${day}'`);
    const [player, other] = [await person(s, fresh('World player')), await person(s, fresh('World other'))];
    const heard = [];
    let names = [[player.account.name, 'PLAYER'], [encodeURIComponent(player.account.name), 'PLAYER'], [other.account.name, 'OTHER'], [player.account.id, 'ID'], [other.account.id, 'ID']];
    const ask = async (client, method, path, body) => {
      const answer = await client.call(method, path, body ? { body } : {});
      heard.push(`${client === player ? 'player' : 'other'} ${method} ${plain({ ...answer, path }, names)}`);
      return answer;
    };
    await ask(player, 'GET', `${GAME}/daily`);
    const { body: { match } } = await ask(player, 'POST', '/puzzles/world22222/play', {});
    names = [...names, [match, 'MATCH']];
    heard[heard.length - 1] = heard.at(-1).replaceAll(match, 'MATCH');
    const look = async (client) => {
      for (const path of ['', '/view', '/legal', '/log', '/spectate', '/board.svg', '/export', '/export?format=text', '/messages', '/ratings', '/evaluations', '/view?turn=1', '/turns/1/orders'])
        await ask(client, 'GET', `/matches/${match}${path}`);
      await ask(client, 'GET', `//m/${match}`);
      for (const path of [`${GAME}/daily`, '/puzzles/world22222', `/matches?game=rulegame&player=${encodeURIComponent(player.account.name)}`,
        `/matches?status=finished&game=rulegame&player=${encodeURIComponent(player.account.name)}`, `/players/${encodeURIComponent(player.account.name)}/matches`,
        `/players/${encodeURIComponent(player.account.name)}`, `${GAME}/ladder`])
        await ask(client, 'GET', path);
      await ask(client, 'POST', `/matches/${match}/fork`, { turn: 1 });
    };
    for (const bucket of [2, 0, 2, 2, ...Array(10).fill(0)]) {
      const { turn, view } = await view_of(player, match);
      await ask(player, 'PUT', `/matches/${match}/turns/${turn}/orders`, { orders: { type: 'move', piece: view.seats[0].board.pieces[0].piece, bucket } });
    }
    await look(player);
    await look(other);
    await ask(other, 'GET', '/me/inbox');
    const mark = heard.length;
    await player.post(`/matches/${match}/resign`, { confirm: true });
    await look(other);
    await look(s.client());
    assert.ok(heard.slice(mark).some((line) => line.includes('sealed')));
    for (const line of heard) assert.ok(!line.includes('(bucket:'), line);
    worlds.push(heard);
    const told = (await player.get(`${GAME}/daily`)).body;
    assert.deepEqual([told.solution, told.results.length, told.results[0].you, told.mine.measures.mastery], [rules, 1, true, 4]);
    const seen = await other.call('GET', `/matches/${match}/spectate`);
    assert.deepEqual([seen.status, seen.body.code], [403, 'sealed']);
    const own = (await other.post('/puzzles/world22222/play', {})).body.match;
    await master(other, own, 1);
    const open = await other.get(`/matches/${match}`);
    assert.equal(open.body.options.rules, rules, 'after one’s own try the others’ are open');
    assert.equal(open.headers['cache-control'], 'private, no-cache', 'and nobody else may keep the answer');
    assert.equal((await other.get(`/matches/${match}/spectate`)).headers['cache-control'], 'private, no-cache');
    const { results } = (await other.get(`${GAME}/daily`)).body;
    assert.deepEqual(results.map((r) => [r.player, r.measures.errors, r.you]), [[other.account.name, 1, true], [player.account.name, 3, false]]);
  }
  assert.equal(worlds[0].length, worlds[1].length);
  worlds[0].forEach((line, i) => assert.equal(line, worlds[1][i], `answer ${i}`));
});

test('a rule set of one’s own behind a link: the same boards for all, the rule for those who have ended', async () => {
  const [writer, one, two] = [await person(s), await s.guest(), await person(s)];
  const rules = '# in words\n(*,*,*,*,3)';
  const made = await writer.post('/puzzles', { game: 'rulegame', options: { rules, boards: 3 }, expires_in_hours: 2 });
  const { id, url } = made.body;
  assert.deepEqual([made.status, url, made.body.by, made.body.written_by_you, made.body.solution], [201, `/p/${id}`, writer.account.name, true, rules]);
  await writer.refuse(403, 'forbidden', 'POST', `/puzzles/${id}/play`, {});
  const page = (await one.get(`/puzzles/${id}`)).body;
  assert.deepEqual([page.status, page.solution, page.results, page.mine, page.options.boards, page.options.rules], ['open', null, null, null, 3, undefined]);
  const matches = [];
  for (const client of [one, two]) matches.push((await client.post(`/puzzles/${id}/play`, {})).body.match);
  const boards = await Promise.all([one, two].map(async (client, i) => (await view_of(client, matches[i])).view.seats[0].board.pieces));
  assert.deepEqual(boards[0], boards[1]);
  assert.equal((await writer.get(`/matches/${matches[0]}/spectate`)).status, 200, 'who wrote it may watch');
  await two.refuse(403, 'sealed', 'GET', `/matches/${matches[0]}/spectate`);
  await master(one, matches[0], 1, 3);
  const told = (await one.get(`/puzzles/${id}`)).body;
  assert.deepEqual([told.solution, told.mine.ended, told.mine.stars, told.results.length], [rules, true, 3, 1]);
  assert.equal((await two.get(`/puzzles/${id}`)).body.solution, null);
  await two.refuse(403, 'sealed', 'GET', `/matches/${matches[0]}/export`);
  assert.deepEqual((await writer.get('/me/puzzles')).body.items.map((item) => [item.id, item.plays, item.status]), [[id, 2, 'open']]);
  assert.equal((await taken_along(writer)).find((line) => line.type === 'puzzle').options.rules, rules);
  const kept = (await taken_along(two)).find((line) => line.type === 'puzzle_play');
  assert.deepEqual([kept.puzzle, kept.match, kept.measures, JSON.stringify(kept).includes('words')], [id, matches[1], null, false]);
  await two.refuse(404, 'not_found', 'DELETE', `/puzzles/${id}`);
  assert.equal((await writer.call('DELETE', `/puzzles/${id}`)).status, 204);
  const late = await s.guest();
  await late.refuse(409, 'invite_revoked', 'GET', `/puzzles/${id}`);
  await late.refuse(409, 'invite_revoked', 'POST', `/puzzles/${id}/play`, {});
  const going = (await two.get(`/puzzles/${id}`)).body;
  assert.deepEqual([going.status, going.solution], ['revoked', null], 'who plays it plays on, and is told nothing yet');
  await two.refuse(403, 'sealed', 'GET', `/matches/${matches[0]}`);
  await master(two, matches[1], 0, 3);
  assert.equal((await two.get(`/puzzles/${id}`)).body.solution, rules);
});

test('a level behind a link may be played by who shares it; links run out; bad ones are refused', async () => {
  const host = await person(s);
  const { id } = (await host.post('/puzzles', { game: 'rulegame', options: { level: 'carousel' }, expires_in_hours: 1 })).body;
  assert.equal((await host.get(`/puzzles/${id}`)).body.solution, null);
  const { match } = (await host.post(`/puzzles/${id}/play`, {})).body;
  assert.equal((await host.get(`/matches/${match}`)).body.options.level, 'carousel');
  const bad = await host.call('POST', '/puzzles', { body: { game: 'rulegame', options: { rules: '(*,*,*,*,0)\n(*,*,*,*' } } });
  assert.deepEqual([bad.status, bad.body.code, bad.body.errors[0].code, bad.body.errors[0].hint.slice(0, 17)], [422, 'bad_options', 'expected_token', 'line 2, column 9:']);
  await host.refuse(422, 'bad_request', 'POST', '/puzzles', { game: 'stratic' });
  await host.refuse(422, 'bad_request', 'POST', '/puzzles', { game: 'rulegame', expires_in_hours: 0 });
  await host.refuse(422, 'unknown_member', 'POST', '/puzzles', { game: 'rulegame', seed: '1' });
  await host.refuse(404, 'not_found', 'GET', '/puzzles/aaaaaaaaaa');
  await s.shift_clock(3700);
  await (await s.guest()).refuse(409, 'invite_expired', 'GET', `/puzzles/${id}`);
  assert.equal((await host.get(`/puzzles/${id}`)).body.status, 'over');
});

test('yesterday: the rule is told to all but who still plays; what ends afterwards does not count', async () => {
  const [done, late] = [await person(s), await person(s)];
  const { id, today: day } = (await done.get(`${GAME}/daily`)).body;
  const match = (await done.post(`/puzzles/${id}/play`, {})).body.match;
  await done.post(`/matches/${match}/resign`, { confirm: true });
  const open = (await late.post(`/puzzles/${id}/play`, {})).body.match;
  await s.shift_clock(86400);
  const archived = (await s.client().get(`${GAME}/daily?day=${day}`)).body;
  assert.deepEqual([archived.status, archived.day, typeof archived.solution], ['over', day, 'string']);
  assert.equal((await s.client().get(`/matches/${match}`)).status, 200);
  const still = (await late.get(`${GAME}/daily?day=${day}`)).body;
  assert.deepEqual([still.solution, still.results, still.mine.match], [null, null, open]);
  await late.refuse(403, 'sealed', 'GET', `/matches/${match}`);
  await late.post(`/matches/${open}/resign`, { confirm: true });
  const told = (await late.get(`${GAME}/daily?day=${day}`)).body;
  assert.equal(told.solution, archived.solution);
  assert.deepEqual(told.results.filter((r) => r.you), []);
  const now = (await done.get(`${GAME}/daily`)).body;
  assert.notEqual(now.day, day);
  assert.equal(now.days[0].day, day);
  await (await person(s)).refuse(409, 'invite_expired', 'POST', `/puzzles/${id}/play`, {});
});

/* Tactics: the solutions are known here from the file that the program was built with. */
const TACTICS = new Map(readFileSync(new URL('../../backend/games/stratic/tactics.ndjson', import.meta.url), 'utf8').split('\n').filter(Boolean)
  .map((line) => JSON.parse(line)).map((one) => [one.id, one]));
const OF = '/games/stratic/tactics';

/** Turns that are legal in a tactic and do not solve it. */
async function wrong_turns(client, { game, variant, options, position, id }) {
  const { body: { legal } } = await client.post('/analysis', { game, variant, options, from: { position } });
  const turns = legal.units.filter((unit) => !unit.loaded).flatMap(({ kind, at, to }) => to.filter(({ act, promote }) => act === 'move' && !promote)
    .map(({ sq, act }) => move_text({ kind, from: at, to: sq, act })));
  return turns.filter((text) => text !== TACTICS.get(id).solution);
}
const wrong = async (client, tactic) => (await wrong_turns(client, tactic))[0];
const right = ({ id }) => TACTICS.get(id).solution;
const attempt = async (client, { id }, orders) => (await client.post(`${OF}/${id}/tries`, { orders })).body;
const row_of = ({ id }) => `(select id from tactic where public_id = '${id}')`;
const account_of = ({ account: { id } }) => `(select id from account where public_id = '${id}')`;
/* The arena chooses at random, so tactics that are to be the same in every run are set. */
const FLAT = [...TACTICS.values()].filter(({ options: { dims } }) => dims === 2);
/** The next tactic of a client, whatever the arena has chosen: number n of FLAT. */
async function next(client, n) {
  await client.post(OF, {});
  await s.sql(`update tactic_solver set current_id = ${row_of(FLAT[n])} where account_id = ${account_of(client)};
    delete from tactic_try where account_id = ${account_of(client)} and outcome is null`);
  const { body } = await client.post(OF, {});
  assert.equal(body.id, FLAT[n].id);
  return body;
}
const mine_of = async (client) => (await client.get(OF)).body.mine;

test('the tactics of the program are offered, and one tells nothing that its position does not', async () => {
  const { body: all } = await s.client().get(OF);
  assert.equal(all.count, TACTICS.size);
  assert.equal(all.mine, null);
  assert.ok(TACTICS.has(all.daily.id));
  assert.deepEqual((await s.client().get(OF)).body.daily, all.daily, 'the same for everybody');
  const guest = await s.guest();
  const { body: tactic } = await guest.post(OF, {});
  assert.deepEqual([tactic.chosen, tactic.outcome], [true, null]);
  for (const client of [guest, s.client()]) {
    const { body } = await client.get(`${OF}/${tactic.id}`);
    for (const member of ['solution', 'themes', 'rating', 'tries', 'solved', 'hint', 'change']) assert.equal(body[member], null, member);
    assert.equal(body.position, TACTICS.get(tactic.id).position);
  }
  assert.deepEqual((await guest.post(OF, {})).body, tactic, 'until it is decided it stays the same');
});

test('the first try is decided, and only that one: rated, in the streak, and once even if sent three times at once', async () => {
  const client = await person(s);
  const first = await next(client, 0);
  const answers = await Promise.all([1, 2, 3].map(() => attempt(client, first, right(first))));
  assert.deepEqual(answers.map((answer) => answer.right), [true, true, true]);
  const { mine, tactic } = answers.find((answer) => answer.mine.rated === 1);
  assert.deepEqual([mine.rated, mine.solved, mine.failed, mine.streak, mine.best_streak, mine.current], [1, 1, 0, 1, 1, null]);
  assert.ok(mine.rating > 1500 && mine.deviation < 350);
  assert.deepEqual([tactic.outcome, tactic.solution, tactic.chosen], ['solved', right(first), false]);
  assert.ok(tactic.change > 0);
  assert.equal(await s.sql(`select tries || ',' || solved from tactic where public_id = '${first.id}'`), '1,1');
  assert.deepEqual(await mine_of(client), mine);
  await attempt(client, first, right(first));
  assert.deepEqual(await mine_of(client), mine, 'a solved tactic brings nothing more');

  assert.notEqual((await client.post(OF, {})).body.id, first.id);
  const second = await next(client, 1);
  const failed = await attempt(client, second, await wrong(client, second));
  assert.deepEqual([failed.right, failed.tactic.outcome, failed.tactic.solution, failed.tactic.themes], [false, 'failed', null, null]);
  assert.deepEqual([failed.mine.streak, failed.mine.best_streak, failed.mine.rated], [0, 1, 2]);
  assert.ok(failed.tactic.change < 0);
  const later = await attempt(client, second, right(second));
  assert.deepEqual([later.right, later.tactic.outcome, later.tactic.solution, later.mine], [true, 'failed', right(second), failed.mine]);
});

test('a hint and the solution fail an open try; an illegal turn is none', async () => {
  const client = await person(s);
  const one = await next(client, 2);
  const { status, body: { code } } = await client.call('POST', `${OF}/${one.id}/tries`, { body: { orders: 'Fa1>a9' } });
  assert.ok(status === 409 || status === 422, code);
  for (const orders of ['', 'x', {}, [], 7]) {
    const answer = await client.call('POST', `${OF}/${one.id}/tries`, { body: { orders } });
    assert.ok(answer.status >= 400 && answer.status < 500, answer.text);
  }
  for (const body of [{}, { orders: null }, { orders: right(one), n: 1 }]) await client.refuse(422, 'orders' in body && body.orders ? 'unknown_member' : 'bad_request', 'POST', `${OF}/${one.id}/tries`, body);
  assert.equal((await mine_of(client)).failed, 0);
  const hinted = (await client.post(`${OF}/${one.id}/hint`, {})).body;
  assert.ok(right(one).includes(hinted.tactic.hint), 'where the solution begins');
  assert.deepEqual([hinted.tactic.outcome, hinted.tactic.solution, hinted.mine.failed], ['failed', null, 1]);
  assert.deepEqual([(await attempt(client, one, right(one))).right, (await mine_of(client)).solved], [true, 0]);
  const two = await next(client, 3);
  const [shown] = await Promise.all([client.post(`${OF}/${two.id}/surrender`, {}), attempt(client, two, right(two))]);
  assert.equal(shown.body.tactic.solution, right(two));
  const mine = await mine_of(client);
  assert.equal(mine.solved + mine.failed, 2, 'of both at once one was first');
});

test('guests solve unrated and keep what they did; nobody is rated by a tactic of their own choice', async () => {
  const guest = await s.guest();
  const one = await next(guest, 4);
  const solved = await attempt(guest, one, right(one));
  assert.deepEqual([solved.mine.rating, solved.mine.rated, solved.mine.solved, solved.mine.streak, solved.tactic.change], [1500, 0, 1, 1, null]);
  await guest.post('/accounts', { name: fresh('Gerda'), password: 'correct horse 27 battery' });
  assert.deepEqual(await mine_of(guest), solved.mine);
  const rated = await next(guest, 5), other = FLAT[6];
  const own = await attempt(guest, other, other.solution);
  assert.deepEqual([own.mine.rated, own.mine.streak, own.mine.solved, own.tactic.change], [0, 1, 2, null]);
  assert.ok((await attempt(guest, rated, right(rated))).tactic.change > 0);
  const lines = await taken_along(guest);
  assert.equal(lines.filter(({ type }) => type === 'tactic').length, 3);
  await guest.delete('/me', { body: { password: 'correct horse 27 battery' } });
  assert.equal(await s.sql(`select count(*) from tactic_try y join account a on a.id = y.account_id where a.public_id = '${guest.account.id}'`), '0');
});

test('a theme can be asked for, but not whether an undecided tactic has it', async () => {
  const client = await person(s);
  const one = await next(client, 7);
  const themes = [...new Set([...TACTICS.values()].flatMap((tactic) => tactic.themes))];
  const theme = themes.find((id) => !TACTICS.get(one.id).themes.includes(id));
  for (const asked of [...themes, 'nothing']) assert.equal((await client.post(OF, { theme: asked })).body.id, one.id);
  await attempt(client, one, right(one));
  const { body: two } = await client.post(OF, { theme });
  assert.ok(TACTICS.get(two.id).themes.includes(theme));
  await attempt(client, two, right(two));
  assert.equal((await mine_of(client)).streak, 2);
  await client.refuse(404, 'not_found', 'POST', OF, { theme: 'nothing' });
  for (const body of [{ theme: 7 }, { theme: 'x'.repeat(65) }]) await client.refuse(422, 'bad_request', 'POST', OF, body);
  await client.refuse(404, 'not_found', 'GET', `${GAME}/tactics`);
  await client.refuse(404, 'not_found', 'GET', `${OF}/aaaaaaaaaa`);
  await client.refuse(422, 'unknown_game', 'GET', '/games/nothing/tactics');
  for (const path of [OF, `${OF}/${one.id}/hint`, '/games/stratic/storms']) await s.client().refuse(401, 'unauthenticated', 'POST', path, {});
});

test('when all that fit are decided, they are repeated, and none twice in a row', async () => {
  const client = await person(s), one = await next(client, 8);
  await attempt(client, one, right(one));
  await s.sql(`insert into tactic_try (account_id, tactic_id, outcome, known) select ${account_of(client)}, id, 'solved', true from tactic on conflict do nothing`);
  let last = null;
  for (let i = 0; i < 6; i++) {
    const { body: again } = await client.post(OF, {});
    assert.deepEqual([again.chosen, again.outcome, again.id === last], [true, 'solved', false]);
    assert.equal((await mine_of(client)).current, null, 'nothing is open');
    last = again.id;
  }
  const weak = FLAT.find(({ id }) => id !== last); // the only one not known: it comes first
  await s.sql(`update tactic_try set outcome = 'failed', known = false where account_id = ${account_of(client)} and tactic_id = ${row_of(weak)}`);
  const { body: again } = await client.post(OF, {});
  assert.equal(again.id, weak.id);
  assert.equal((await attempt(client, again, await wrong(client, again))).right, false);
  assert.notEqual((await client.post(OF, {})).body.id, weak.id, 'a try does not bring the same one again');
  await s.sql(`delete from tactic_try where account_id = ${account_of(client)} and tactic_id = ${row_of(FLAT[9])}`);
  const { body: open } = await client.post(OF, {});
  assert.equal(open.id, FLAT[9].id, 'what is open comes first');
  await s.sql(`update tactic set offered = false where id = ${row_of(open)}`);
  assert.notEqual((await client.post(OF, {})).body.id, open.id);
  await s.sql(`update tactic set offered = true where id = ${row_of(open)}`);
  assert.equal((await mine_of(client)).streak, 1, 'a tactic that goes away ends no streak');
});

test('a storm: right and wrong turns, once each, for its owner alone, until the time of the server is up', async () => {
  const client = await person(s);
  const STORMS = '/games/stratic/storms';
  const { body: old } = await client.post(STORMS, {});
  const { body: { id: begun_id } } = await client.post(STORMS, {});
  const at = async (n) => { // the storm, at number n of FLAT
    await s.sql(`update tactic_storm set current_id = ${row_of(FLAT[n])}, ends_at = arena_now() + interval '3 minutes' where public_id = '${begun_id}'`);
    return (await client.get(`${STORMS}/${begun_id}`)).body;
  };
  const begun = await at(0);
  assert.deepEqual([begun.running, begun.solved, begun.n, begun.met], [true, 0, 0, null]);
  assert.ok(begun.seconds > 0 && begun.seconds <= 180);
  assert.equal((await client.get(`${STORMS}/${old.id}`)).body.running, false, 'one at a time');
  const path = `${STORMS}/${begun.id}/tries`;
  for (const [act, body] of [['tries', { orders: right(begun.tactic) }], ['hint', {}], ['surrender', {}]])
    await client.refuse(409, 'tactic_in_storm', 'POST', `${OF}/${begun.tactic.id}/${act}`, body);
  const both = await Promise.all([1, 2].map(() => client.call('POST', path, { body: { n: 0, orders: right(begun.tactic) } })));
  assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  const { body: { storm: went_on } } = both.find(({ status }) => status === 200);
  assert.deepEqual([went_on.solved, went_on.n], [1, 1]);
  assert.notEqual(went_on.tactic.id, begun.tactic.id);
  const storm = await at(1);
  const left = () => s.sql(`select round(extract(epoch from ends_at)) from tactic_storm where public_id = '${begun.id}'`).then(Number);
  const before = await left();
  const { body: missed } = await client.post(path, { n: 1, orders: await wrong(client, storm.tactic) });
  assert.deepEqual([missed.right, missed.storm.solved, missed.storm.n], [false, 1, 2]);
  assert.equal(before - await left(), 10);
  await client.refuse(409, 'stale_tactic', 'POST', path, { n: 7, orders: '--' });
  for (const n of [-1, 1e12, '0', null]) await client.refuse(422, 'bad_request', 'POST', path, { n, orders: '--' });
  await (await person(s)).refuse(404, 'not_found', 'POST', path, { n: 2, orders: right(missed.storm.tactic) });
  await s.sql(`update tactic_storm set ends_at = arena_now() where public_id = '${begun.id}'`);
  await client.refuse(409, 'storm_over', 'POST', path, { n: 2, orders: right(missed.storm.tactic) });
  const { body: over } = await client.get(`${STORMS}/${begun.id}`);
  assert.deepEqual([over.running, over.seconds, over.tactic, over.met], [false, 0, null,
    [{ id: begun.tactic.id, solved: true }, { id: storm.tactic.id, solved: false }]]);
  const mine = await mine_of(client);
  assert.deepEqual([mine.best_storm, mine.rated, mine.solved, mine.failed, mine.rating], [1, 0, 0, 0, 1500]);
  const { body: again } = await client.get(`${OF}/${begun.tactic.id}`);
  assert.deepEqual([again.outcome, again.solution], ['solved', right(begun.tactic)], 'and it is never rated later');
  await client.post(STORMS, {});
  await client.refuse(404, 'not_found', 'GET', `${STORMS}/${old.id}`);
  assert.equal((await client.get(`${STORMS}/${begun.id}`)).status, 200, 'only those in which nothing was tried are gone');
});

test('what the program no longer has is not offered; what solvers made of a rating stays', async () => {
  const [one] = TACTICS.keys();
  const line = () => s.sql(`select variant || options from tactic where public_id = '${one}'`);
  const before = await line();
  await s.sql(`update tactic set rating = 1234000000, variant = 'x', options = '{}' where public_id = '${one}';
    insert into tactic (public_id, game, variant, options, position, solution, themes, rating) values ('aaaaaaaaab', 'stratic', 'base', '{}', 'x', 'x', '{}', 1)`);
  const seeded = quad(['seed'], '', { QUADRIVIUM_DATABASE_URL: s.conninfo });
  assert.equal(seeded.status, 0, seeded.err);
  assert.equal(JSON.parse(seeded.out).tactics, TACTICS.size);
  assert.equal(await s.sql(`select rating from tactic where public_id = '${one}'`), '1234000000');
  assert.equal(await line(), before, 'what the program says of it is as the program says');
  assert.equal((await s.client().get(OF)).body.count, TACTICS.size);
});
