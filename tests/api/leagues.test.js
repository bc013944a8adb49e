// Leagues of programs: who may join, sets on one seed, what stays hidden until a set is over, missed turns, and a clock daemon that is killed
// again and again meanwhile. LEAGUE_GAMES: also let the sample program play that many games with random seeds.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { bearer, established, fresh, unrated } from '../lib/people.mjs';
import { build, root, stack, until } from '../lib/stack.mjs';

const LONG = Number(process.env.LEAGUE_GAMES ?? 0);
const LEAGUE = '/leagues/cosair/base';
const s = await stack({ workers: 4, env: LONG ? { QUADRIVIUM_TEST_SEED: '', QUADRIVIUM_BOTS: '2' } : { QUADRIVIUM_FAIL: 'league.before_commit:3:kill,league.settled:4:kill' } });
after(() => s.stop());

const owner = await established(s);
async function program(of = owner, scopes = ['play', 'lobby']) {
  const { body: { account } } = await of.post('/bots', { name: fresh('League program'), kind: 'engine' });
  const { body: { token } } = await of.post('/me/tokens', { label: 'league', scopes, bot: account.id });
  return { name: account.name, id: account.id, token, client: bearer(s, token) };
}
const enter = (client, body = { games_at_once: 2 }) => client.call('PUT', `${LEAGUE}/entry`, { body });
const entry = async (one) => (await s.client().get(LEAGUE)).body.items.find((item) => item.program === one.name);
const quad = (env, ...args) => execFileSync(join(build, 'quad'), args, { encoding: 'utf8', env: { ...process.env, ...env } });
const rows = async (query) => (await s.sql(query)).split('\n').filter(Boolean).map((line) => line.split('|'));
/** The sets of a program: per game its match, its status and the players' names in the order of their seats. */
async function sets_of(one) {
  const found = new Map();
  for (const [set, seed, match, status, sealed, names] of await rows(`select l.id, m.seed, m.public_id, m.status, m.sealed, string_agg(p.name, '/' order by p.seat)
      from league_set l join league_game g on g.set_id = l.id join match m on m.id = g.match_id join match_seat p on p.match_id = m.id
     where (select id from account where name = '${one.name}') = any (l.players) group by l.id, m.id order by m.id`)) {
    if (!found.has(set)) found.set(set, []);
    found.get(set).push({ seed, match, status, sealed: sealed === 't', names: names.split('/') });
  }
  return [...found.values()];
}
const set_of = (one, ready) => until(async () => (await sets_of(one)).find(ready), { what: `a set of ${one.name}` });
const running = (set) => set.length === 2 && set.every((game) => game.status === 'live');

test('only programs join, only their own owner joins them, and wrong values change nothing', async () => {
  const stranger = await established(s), other = await program(stranger), own = await program(), weak = await program(owner, ['play']);
  for (const [client, body, status, code] of [
    [s.client(), { games_at_once: 2 }, 401, 'unauthenticated'], [await s.guest(), { games_at_once: 2 }, 403, 'programs_only'],
    [owner, { games_at_once: 2 }, 403, 'programs_only'], [weak.client, { games_at_once: 2 }, 403, 'insufficient_scope'],
    [owner, { games_at_once: 2, program: other.name }, 422, 'unknown_bot'], [owner, { games_at_once: 2, program: other.id }, 422, 'unknown_bot'],
    [own.client, { games_at_once: 2, program: own.name }, 422, 'unknown_bot'], [own.client, {}, 422, 'bad_request'],
    ...[0, -1, 33, 1e12, '2', 1.5].map((n) => [own.client, { games_at_once: n }, Number.isInteger(n) || typeof n === 'string' ? 422 : 400, null]),
    [own.client, { games_at_once: 2, seats: 4 }, 422, 'unknown_member']]) {
    const answer = await enter(client, body);
    assert.equal(answer.status, status, `${JSON.stringify(body)}: ${answer.text}`);
    if (code) assert.equal(answer.body.code, code);
  }
  for (const path of ['/leagues/rulegame/race', '/leagues/cosair/none', '/leagues/none/base']) {
    assert.equal((await own.client.call('GET', path)).status, 404, path);
    assert.equal((await own.client.call('PUT', `${path}/entry`, { body: { games_at_once: 2 } })).status, 404, path);
  }
  assert.equal((await own.client.call('DELETE', `${LEAGUE}/entry`)).status, 204);
  assert.equal(await s.value('select count(*) from league_entry'), 0);
  const { body: { items } } = await s.client().get('/leagues');
  assert.deepEqual(items.map((item) => `${item.game}/${item.variant} ${item.seats}`).sort(), ['cosair/base 2', 'stratagem/base 4', 'stratic/antistratic 2', 'stratic/base 2']);
});

test('a set is one game for each seat on one seed; what it hides stays hidden until all have ended', async () => {
  const one = await program();
  const { body } = await enter(one.client);
  assert.deepEqual([body.program, body.status, body.games_at_once, body.division, body.faults], [one.name, 'in', 2, 1, 0]);
  const [first, second] = await set_of(one, running);
  assert.equal(first.seed, second.seed);
  assert.deepEqual([...first.names].reverse(), second.names);
  const { body: inbox } = await one.client.get('/me/inbox');
  assert.deepEqual(inbox.waiting.map((game) => game.match).sort(), [first.match, second.match].sort());
  const viewer = s.client();
  for (const { match } of [first, second]) {
    const { body: header } = await viewer.get(`/matches/${match}`);
    assert.deepEqual([header.rated, header.spectators, header.seed, header.league.sealed, header.league.game], [true, 'public', undefined, true, 'cosair']);
  }
  assert.equal((await one.client.call('POST', `/matches/${first.match}/resign`, { body: { confirm: true } })).status, 200);
  for (const [client, path] of [[one.client, 'view'], [one.client, 'view?turn=0'], [one.client, 'legal'], [one.client, 'log'], [viewer, 'log'], [viewer, 'spectate'], [viewer, 'board.svg'],
    [viewer, 'export'], [one.client, 'export'], [viewer, 'evaluations'], [viewer, 'messages']]) {
    const answer = await client.call('GET', `/matches/${first.match}/${path}`);
    assert.deepEqual([answer.status, answer.body?.code], [403, 'sealed'], path);
  }
  assert.equal((await one.client.call('POST', `/matches/${first.match}/fork`, { body: { turn: 1 } })).body.code, 'sealed');
  const { body: closed } = await viewer.get(`/matches/${first.match}`);
  assert.deepEqual([closed.status, closed.seed, closed.nonce, closed.league.sealed], ['finished', undefined, undefined, true]);
  assert.ok(closed.result, 'how it ended is no secret');
  assert.equal((await one.client.call('PUT', `/matches/${first.match}/turns/1/orders`, { body: { orders: [] } })).body.code, 'game_over');
  assert.equal((await one.client.call('POST', `/matches/${second.match}/resign`, { body: { confirm: true } })).status, 200);
  await until(async () => (await viewer.get(`/matches/${first.match}`)).body.league.sealed === false, { what: 'the set to be opened' });
  const [a, b] = await Promise.all([first, second].map(async ({ match }) => (await viewer.get(`/matches/${match}/export`)).body));
  assert.equal(a.seed, b.seed);
  assert.notEqual(a.seed_commitment, b.seed_commitment, 'commitments do not show which games belong together');
  assert.equal((await one.client.call('GET', `/matches/${first.match}/view`)).status, 200);
  const now = await until(async () => { const found = await entry(one); return found.games === 2 && found; }, { what: 'both games to be counted' });
  assert.deepEqual([now.won + now.drawn, now.lost, now.status], [0, 2, 'in']);
  const { body: league } = await viewer.get(LEAGUE);
  const bot = first.names.find((name) => name !== one.name);
  const pair = league.pairs.find((p) => p.player === bot && p.against === one.name);
  assert.ok(pair.games >= 2 && pair.won >= 2, JSON.stringify(pair));
  await one.client.call('DELETE', `${LEAGUE}/entry`);
  assert.deepEqual([(await entry(one)).status, (await entry(one)).reason, (await entry(one)).place], ['withdrawn', 'left', null]);
  await spare(one); // a set that began meanwhile: nothing changes between two questions
  assert.deepEqual((await viewer.get(`${LEAGUE}/standings`)).body.items, (await viewer.get(LEAGUE)).body.items);
});

/** Its old games run out too, because a seat that misses three turns loses, and its sets end without their other games. */
const run_out = (one) => until(async () => (await sets_of(one)).flat().every((game) => !game.sealed) || (await hurry(one), false), { every: 300, what: 'its games to end' });
/** Let the present turns of a program's games run out. Others lose nothing: its opponents are bots, which hand in at once. */
const hurry = (one) => s.sql(`update match set deadline = arena_now() - interval '1 minute' where status = 'live' and id in
  (select s.match_id from match_seat s join league_game g on g.match_id = s.match_id where s.name = '${one.name}' and s.active)`);
/** A program's games wait for it for a day: it misses no turn of half a minute while others are looked at. */
const spare = (one) => s.sql(`update match set deadline = arena_now() + interval '1 day' where status = 'live' and id in
  (select s.match_id from match_seat s join league_game g on g.match_id = s.match_id where s.name = '${one.name}')`);
async function withdrawn(one) {
  return until(async () => {
    const found = await entry(one);
    if (found.status === 'withdrawn') return found;
    await hurry(one);
    return null;
  }, { every: 300, what: `${one.name} to be withdrawn` });
}

test('three missed turns withdraw a program with a reason, and it comes back by the same request; others go on', async () => {
  const steady = await program(), late = await program(); // of one owner: they never meet
  await enter(steady.client);
  await set_of(steady, running);
  await spare(steady);
  await enter(late.client);
  await set_of(late, running);
  assert.deepEqual([(await withdrawn(late)).reason, (await entry(late)).faults >= 3], ['silence', true]);
  assert.deepEqual([(await entry(steady)).status, (await entry(steady)).faults], ['in', 0]);
  await run_out(late);
  assert.equal((await enter(late.client)).body.faults, 0);
  let set = await set_of(late, running);
  for (const { match } of set) {
    const { body: view } = await late.client.get(`/matches/${match}/view`);
    const refused = await late.client.call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { body: { orders: [{ type: 'set_tax', rate: 101 }], mode: 'strict' } });
    assert.equal(refused.status, 422, refused.text);
  }
  assert.equal((await withdrawn(late)).reason, 'illegal');
  await run_out(late);
  await enter(late.client);
  set = await set_of(late, running);
  for (const { match } of set) {
    const { body: view } = await late.client.get(`/matches/${match}/view`);
    assert.equal((await late.client.call('PUT', `/matches/${match}/turns/${view.turn}/orders`, { body: { orders: [] } })).status, 200);
  }
  assert.equal((await withdrawn(late)).reason, 'time');
  assert.deepEqual([(await entry(steady)).status, (await entry(steady)).faults], ['in', 0]);
  await steady.client.call('DELETE', `${LEAGUE}/entry`);
});

test('a program has no more games than it asked for, also one at a time', async () => {
  const one = await program(await established(s));
  await enter(one.client, { games_at_once: 1 });
  const [first] = await set_of(one, (set) => set.length === 1 && set[0].status === 'live');
  assert.equal((await one.client.get('/me/inbox')).body.waiting.length, 1);
  await one.client.call('POST', `/matches/${first.match}/resign`, { body: { confirm: true } });
  const [, second] = await set_of(one, (set) => set.length === 2);
  assert.deepEqual([...first.names].reverse(), second.names);
  assert.deepEqual([(await entry(one)).running, (await one.client.get('/me/inbox')).body.waiting.length], [1, 1]);
  assert.equal((await s.client().call('GET', `/matches/${first.match}/export`)).body.code, 'sealed');
  await one.client.call('DELETE', `${LEAGUE}/entry`);
  await one.client.call('POST', `/matches/${second.match}/resign`, { body: { confirm: true } });
  await until(async () => (await sets_of(one)).flat().every((game) => !game.sealed), { what: 'the last set to be opened' });
});

test('an owner has at most five programs in a league', async () => {
  const keeper = await established(s), many = [];
  for (let i = 0; i < 7; i++) many.push(await program(keeper));
  const answers = [];
  for (const one of many) answers.push(await enter(one.client, { games_at_once: 1 }));
  assert.deepEqual(answers.map((answer) => answer.status), [200, 200, 200, 200, 200, 429, 429]);
  assert.equal(answers[6].body.limit_key, 'leagues.owner');
  for (const one of many) await one.client.call('DELETE', `${LEAGUE}/entry`);
});

test('in a new season everybody counts anew, and divisions are cut again', async () => {
  const one = await program(await established(s)), season = (await s.client().get(LEAGUE)).body.season;
  await enter(one.client, { games_at_once: 1 });
  await s.sql("update league_entry set season = '2001Q4', division = 7, games = 9, won = 5, lost = 4 where game = 'cosair'");
  await until(async () => await s.value(`select count(*) from league_entry where season <> '${season}'`) === 0, { what: 'the new season' });
  const found = await entry(one);
  assert.deepEqual([found.division, found.games, found.won, found.lost], [1, 0, 0, 0]);
  await one.client.call('DELETE', `${LEAGUE}/entry`);
});

test('an entry that comes back after a season ended begins the new one alone', async () => {
  const keeper = await established(s), [one, late] = [await program(await established(s)), await program(keeper)];
  const set = (name, what) => s.sql(`update league_entry set ${what} where game = 'cosair' and account_id = (select id from account where name = '${name}')`);
  const closed = (at) => s.sql(`update account set closed_at = ${at} where name = '${keeper.account.name}'`);
  await enter(one.client, { games_at_once: 1 });
  await enter(late.client, { games_at_once: 1 });
  for (const each of [one, late]) { // nobody hands in for them, and no turn may run out meanwhile
    await set_of(each, (set) => set[0].status === 'live');
    await spare(each);
  }
  await closed('arena_now()');
  await set(late.name, "season = '2001Q4', games = 3, won = 3");
  await set(one.name, 'division = 7, games = 9, won = 9');
  await closed('null');
  const back = await until(async () => { const found = await entry(late); return found?.games === 0 && found; }, { what: 'the new season of the entry that came back' });
  assert.deepEqual([back.status, (await entry(one)).division, (await entry(one)).games], ['in', 7, 9]);
  for (const { client } of [one, late]) await client.call('DELETE', `${LEAGUE}/entry`);
});

test('a program whose owner is limited to unrated games begins no more games, and its sets end', async () => {
  const keeper = await established(s), one = await program(keeper);
  await enter(one.client, { games_at_once: 1 });
  const [first] = await set_of(one, (set) => set.length === 1 && set[0].status === 'live');
  await spare(one);
  await unrated(s, keeper.account.name);
  assert.equal((await enter(one.client)).body.code, 'unrated');
  await one.client.call('POST', `/matches/${first.match}/resign`, { body: { confirm: true } });
  await until(async () => (await sets_of(one)).flat().every((game) => !game.sealed), { what: 'the set to be opened' });
  assert.equal((await sets_of(one)).flat().length, 1, 'the second game of the set has not begun');
  assert.equal((await entry(one)).status, 'in', 'nobody is told of the decision');
  await one.client.call('DELETE', `${LEAGUE}/entry`);
});

test('the sample program plays its league, and leaves the other games of its account alone, also when it is stopped', { timeout: 300_000 }, async () => {
  const one = await program(await established(s));
  const begun = async (wish) => (await one.client.post('/play', { versus: 'bot:random', clock: { mode: 'untimed' }, ...wish })).body.match;
  const others = [await begun({ game: 'cosair' }), await begun({ game: 'stratic' })];
  const state = () => Promise.all(others.map(async (match) => {
    const { status, turn, owes, orders } = (await one.client.get(`/matches/${match}/view`)).body;
    return { status, turn, owes, orders };
  }));
  await until(async () => (await one.client.get('/me/inbox')).body.waiting.length === others.length, { what: 'both to wait for the program' });
  const before = await state();
  const child = spawn('python3', [join(root, 'frontend', 'docs', 'agents', 'league.py'), s.url, '2'], { env: { ...process.env, QUADRIVIUM_TOKEN: one.token }, stdio: ['ignore', 'ignore', 'pipe'] });
  let said = '';
  child.stderr.on('data', (part) => { said += part; });
  const ended = new Promise((resolve) => { child.on('exit', resolve); });
  const games = () => s.value(`select count(*) from match m join league_game g on g.match_id = m.id join match_seat p on p.match_id = m.id where p.name = '${one.name}' and (m.turns)[1] > 3`);
  await until(async () => child.exitCode !== null || (await games()) === 2, { what: 'games of the league to be played' });
  child.kill('SIGINT');
  await ended;
  assert.doesNotMatch(said, /Error/);
  assert.equal(await games(), 2);
  assert.equal((await entry(one)).status, 'withdrawn');
  assert.ok((await sets_of(one)).flat().every((game) => game.status === 'finished'), 'its league games are ended');
  assert.deepEqual(await state(), before);
});

test('whatever was killed, no game was lost or begun twice', async () => {
  const wrong = await rows(`select l.id, l.begun, count(g.match_id), count(distinct x.seat)
      from league_set l left join league_game g on g.set_id = l.id left join match_seat x on x.match_id = g.match_id and x.account_id = l.players[1]
     group by l.id having l.begun <> count(g.match_id) or count(distinct x.seat) <> count(g.match_id)`);
  assert.deepEqual(wrong, []);
  assert.equal(await s.value(`select count(*) from match where sealed and id not in (select match_id from league_game)`), 0);
  if (!LONG) assert.match(s.log(), /"event":"child_died"[^\n]*"child":"leagues"/, 'the daemon was killed at its work');
});

/** How many games the archive finds. */
async function found(wish) {
  let count = 0;
  for (let cursor; cursor !== null;) {
    const { body } = await s.client().get(`/matches?${new URLSearchParams({ status: 'finished', limit: 200, ...wish, ...(cursor && { cursor }) })}`);
    count += body.items.length;
    cursor = body.next;
  }
  return count;
}
/** Each figure of a season's table finds exactly its games. */
async function leads_to_games({ items: [table] }, wish) {
  for (const one of table.players) assert.equal(await found({ ...wish, player: one.name }), one.games, JSON.stringify(one));
  for (const one of table.pairs) assert.equal(await found({ ...wish, player: one.player, opponent: one.against }), one.games, JSON.stringify(one));
  for (const one of table.seats) assert.equal(await found({ ...wish, seats: one.seats }), one.games, JSON.stringify(one));
}

/** Nobody is in the league any more: let all its games end, so that its figures stand still. */
async function stand_still() {
  assert.equal(await s.value("select count(*) from league_entry where status = 'in'"), 0, 'no new game begins');
  await until(async () => await s.value('select count(*) from league_game g join match m on m.id = g.match_id where not g.settled or m.sealed') === 0
    || (await s.sql(`update match set deadline = arena_now() - interval '1 minute' where status = 'live' and id in (select match_id from league_game)`), false),
  { every: 300, what: 'the games of the league to end' });
}

test('the figures of a league find exactly its games of the season', async () => {
  await stand_still();
  const { body: league } = await s.client().get(LEAGUE);
  assert.ok(league.pairs.length > 5);
  const wish = { game: 'cosair', variant: 'base', league: league.season };
  for (const one of league.pairs) assert.equal(await found({ ...wish, player: one.player, opponent: one.against }), one.games, JSON.stringify(one));
  assert.equal(await found({ ...wish, league: '2001Q4' }), 0);
  const counted = await s.value(`select json_agg(json_build_array(e.sets, (select count(*) from league_set l where l.season = e.season and e.account_id = any (l.players)))) from league_entry e`);
  assert.ok(counted.some(([kept]) => kept > 1));
  assert.deepEqual(counted.filter(([kept, there]) => kept !== there), [], 'the sets of each entry are counted, also through a change of the season');
});

const dump = (folder, ...args) => quad({ QUADRIVIUM_DATABASE_URL: `${s.conninfo} user=quad_reader` }, 'dump', '--out', folder, ...args);
const compute = (...args) => quad({ QUADRIVIUM_DATABASE_URL: `${s.conninfo} user=quad_owner` }, 'season', ...args);
const rate = (season, folder, end = '.ndjson') => quad({}, 'rate', '--season', season, ...readdirSync(folder).filter((name) => name.endsWith(end)).map((name) => join(folder, name)));
const shown_of = async (season) => (await s.client().get(`/seasons/${season}`)).body;
const lines_of = ({ items }) => items.map((item) => JSON.stringify(item) + '\n').join('');

test('quad rate makes of the dump alone, byte for byte, what the season shows', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-league-'));
  try {
    dump(folder);
    const { body: league } = await s.client().get(LEAGUE);
    compute();
    const { body: list } = await s.client().get('/seasons');
    assert.deepEqual([list.items[0].season, list.items[0].boards], [league.season, ['cosair/base']]);
    const shown = await shown_of(league.season);
    assert.equal(lines_of(shown), rate(league.season, folder));
    assert.deepEqual((await s.client().get(`/seasons/${league.season}?board=cosair%2Fbase`)).body.items, shown.items);
    const counted = await s.value(`select count(*) from match where rated and status = 'finished' and not sealed`);
    assert.equal(shown.items[0].games + shown.items[0].unfinished, counted);
    assert.ok(shown.items[0].players.length > 3);
    await leads_to_games(shown, { game: 'cosair', variant: 'base', rated: 1, as_of: shown.computed_at });
    for (const path of ['/seasons/2001Q1', '/seasons/none', `/seasons/${league.season}?board=none`]) assert.equal((await s.client().call('GET', path)).status, 404, path);
  } finally {
    rmSync(folder, { recursive: true });
  }
});

test('what is computed until midnight is, byte for byte, what quad rate makes of the dumps of the days before', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-league-')), owner_of = await established(s), one = await program(owner_of);
  const text = async (what) => (await s.sql(`select ${what}`)).trim(), today = () => text("(arena_now() at time zone 'UTC')::date");
  const season_of = (day) => text(`to_char(date '${day}', 'YYYY"Q"Q')`), hours = (n) => s.shift_clock(n * 3600);
  const resign = ({ match }) => one.client.call('POST', `/matches/${match}/resign`, { body: { confirm: true } });
  const in_season = (shown) => shown.items.find((item) => item.board === 'cosair/base');
  try {
    await s.noon();
    await enter(one.client);
    const set = await set_of(one, running);
    await spare(one);
    await s.sql("update match set deadline = deadline + interval '9 days' where status = 'live'");
    await one.client.call('DELETE', `${LEAGUE}/entry`);
    const first = await today();
    await resign(set[0]);
    await hours(24); // the second game ends today, and opens both
    await resign(set[1]);
    await until(async () => (await sets_of(one)).flat().every((game) => !game.sealed), { what: 'the set to be opened' });
    const second = await today(), season = await season_of(first);
    const days = await rows("select distinct (finished_at at time zone 'UTC')::date from match where status = 'finished' order by 1");
    for (const [day] of days) if (day < second) dump(folder, '--day', day);
    compute('--until-midnight', season);
    const before = await shown_of(season);
    assert.equal(before.computed_at, `${second}T00:00:00.000Z`);
    assert.equal(lines_of(before), rate(season, folder));
    await leads_to_games(before, { game: 'cosair', variant: 'base', rated: 1, as_of: before.computed_at });
    assert.equal(in_season(before).players.find((player) => player.name === one.name), undefined);
    await hours(24);
    dump(folder, '--day', second);
    compute('--until-midnight', season);
    const after_it = await shown_of(season), in_quarter = await season_of(second) === season;
    assert.equal(lines_of(after_it), rate(season, folder));
    assert.equal(in_season(after_it).players.find((player) => player.name === one.name).games, in_quarter ? 2 : 1);
    // A set of a season that ended long ago is opened: its season is computed again, once.
    await hours(24 * 100);
    assert.doesNotMatch(compute('--until-midnight'), new RegExp(season));
    await s.sql(`update match set opened_at = arena_now() - interval '1 day' where public_id = '${set[0].match}'`);
    assert.match(compute('--until-midnight'), new RegExp(`"season":"${season}"`));
    assert.doesNotMatch(compute('--until-midnight'), new RegExp(season));
    // The name of a program that is gone is on no page any more, and its season is computed again, as its dumps are written again.
    assert.ok(JSON.stringify(await shown_of(season)).includes(`"${one.name}"`));
    assert.equal((await owner_of.call('DELETE', `/bots/${one.id}`)).status, 204);
    const renamed = await shown_of(season);
    assert.ok(!JSON.stringify(renamed).includes(one.name));
    const games_of = (shown, name) => in_season(shown).players.filter((player) => player.name === name).map((player) => player.games);
    assert.deepEqual(games_of(renamed, 'Former program'), games_of(after_it, one.name));
    await s.sql(`update account set deleted_at = arena_now() where public_id = '${one.id}'`); // the arena's time is months ahead
    assert.match(compute('--until-midnight'), new RegExp(`"season":"${season}"`));
    dump(folder);
    assert.equal(lines_of(await shown_of(season)), rate(season, folder, 'matches-all.ndjson'));
  } finally {
    rmSync(folder, { recursive: true });
  }
});

if (LONG) test(`the sample program has ${LONG} rated games within ten minutes, equally from each seat on equal seeds`, { timeout: 700_000 }, async (t) => {
  const one = await program(await established(s));
  const child = spawn('python3', [join(root, 'frontend', 'docs', 'agents', 'league.py'), s.url, '6'], { env: { ...process.env, QUADRIVIUM_TOKEN: one.token }, stdio: ['ignore', 'inherit', 'inherit'] });
  const began = performance.now();
  await until(async () => (await entry(one))?.games >= LONG, { seconds: 600, every: 2000, what: `${LONG} games` });
  t.diagnostic(`${LONG} games in ${Math.round((performance.now() - began) / 1000)} s`);
  for (const set of (await sets_of(one)).filter((games) => games.every((game) => game.status === 'finished'))) {
    assert.equal(set.length, 2);
    assert.equal(set[0].seed, set[1].seed);
    assert.deepEqual([...set[0].names].reverse(), set[1].names);
  }
  assert.ok(new Set((await sets_of(one)).map((set) => set[0].seed)).size > 5, 'each set has a seed of its own');
  child.kill('SIGKILL');
  const gone = await until(async () => { const found = await entry(one); return found.status === 'withdrawn' && found; }, { seconds: 300, every: 2000, what: 'the killed program to be withdrawn' });
  assert.equal(gone.reason, 'time');
});
