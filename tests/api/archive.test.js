// The archive: searched by every filter, page by page; a search that nothing fits is bounded work and says how far it came.
import assert from 'node:assert/strict';
import { execFile, spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { build, root, stack, until } from '../lib/stack.mjs';
import { person } from '../lib/people.mjs';
import { await_view, begun, FORMATION, OTHER_FORMATION, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const of = (who) => `player=${encodeURIComponent(who.account.name)}`;
const search = async (query) => (await s.client().get(`/matches?status=finished&${query}`)).body;
const ids = async (query) => (await search(`limit=200&${query}`)).items.map((m) => m.id);
const refuse = (code, query) => s.client().refuse(422, code, 'GET', `/matches?${query}`);

/** A decided match of five turns and a drawn one of two, between the same people. */
async function two() {
  const won = await begun(s);
  await play_line(won, SHORT_WIN);
  const drawn = await begun(s);
  await play_line(drawn, ['--']);
  const { body: { offer } } = await drawn.south.post(`/matches/${drawn.match}/offers`, { kind: 'draw' });
  await drawn.north.put(`/matches/${drawn.match}/offers/${offer.id}`, { accept: true });
  return { won, drawn };
}

const { won, drawn } = await two();

const asked = (options) => encodeURIComponent(JSON.stringify(options));

test('every filter narrows the search, and all of them at once find the match', async () => {
  const { body: header } = await s.client().get(`/matches/${won.match}`);
  const day = header.finished_at.slice(0, 10);
  for (const query of ['game=stratic', 'game=stratic&variant=base', `game=stratic&options=${asked({ dims: 2 })}`, `game=stratic&options=${asked({})}`, 'result=commander', `turns_min=${header.turn}`, `turns_max=${header.turn}`, `from=${day}`,
    `${of(won.south)}&result=won`, `${of(won.north)}&result=lost`, `rated=${Number(header.rated)}`])
    assert.ok((await ids(query)).includes(won.match), query);
  for (const query of ['game=nullgame', `game=stratic&options=${asked({ dims: 3 })}`, 'result=drawn', 'result=no_such_end', `turns_min=${header.turn + 1}`, `turns_max=${header.turn - 1}`,
    `to=${day}`, `${of(won.south)}&result=lost`, `${of(won.north)}&result=won`, `rated=${Number(!header.rated)}`, of(drawn.south), 'player=nobody'])
    assert.ok(!(await ids(query)).includes(won.match), query);
  assert.deepEqual(await ids(`${of(drawn.north)}&result=drawn`), [drawn.match]);
  assert.deepEqual(await ids(`game=stratic&variant=base&result=won&${of(won.south)}&turns_min=1&turns_max=90&from=${day}&to=2099-01-01&rated=${Number(header.rated)}`), [won.match]);
});

/** A rated match of Stratagem for two, which North resigned. */
async function realm(south, north) {
  const t = await table(s, { game: 'stratagem', seats: 2, rated: true, options: { civs: ['ironborn', 'verdanti'] } }, south, north);
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  return t;
}
const named = (what, who) => `${what}=${encodeURIComponent(who.account.name)}`;
const splits = async (who, game, rest = '') => (await s.client().get(`/players/${encodeURIComponent(who.account.name)}/splits?game=${game}${rest}`)).body;
/* The search to which a split leads. */
const behind = (told, { seats, seat, faction }) => new URLSearchParams(Object.entries({ game: told.game, variant: told.variant, rated: 1, player: told.player,
  from: told.since, seats, seat, faction }).filter(([, value]) => value !== null)).toString();

test('the opponent, the seat, the number of players and the faction narrow the search; each split of a player leads to exactly its games', async () => {
  const [south, north] = [await person(s), await person(s)];
  const first = await realm(south, north), second = await realm(north, south);
  const all = [second.match, first.match];
  for (const [query, found] of [[`${of(south)}&${named('opponent', north)}`, all], [`${of(north)}&${named('opponent', south)}`, all], [`${of(south)}&${named('opponent', south)}`, []],
    [`${of(south)}&${named('opponent', won.south)}`, []], [`${of(south)}&opponent=nobody`, []], [`${of(south)}&seat=0`, [first.match]], [`${of(south)}&seat=1`, [second.match]],
    [`${of(south)}&seat=15`, []], [`${of(south)}&seats=2`, all], [`${of(south)}&seats=4`, []], [`${of(south)}&faction=ironborn`, [first.match]], [`${of(north)}&faction=ironborn`, [second.match]],
    ['game=stratagem&faction=verdanti', all], ['game=stratagem&variant=base&faction=verdanti&seats=2', all], ['faction=verdanti', all], ['faction=ashwalkers', []],
    [`${of(south)}&${named('opponent', north)}&seat=0&seats=2&faction=ironborn&result=won`, [first.match]], [`${of(south)}&${named('opponent', north)}&seat=0&result=lost`, []],
    [`${of(south)}&league=2026Q4`, []], [`${of(south)}&faction=${encodeURIComponent("';--")}`, []]])
    assert.deepEqual(await ids(query), found, query);
  const told = await splits(south, 'stratagem');
  assert.deepEqual(told.items.map(({ seats, seat, faction, games, score, low }) => [seats, seat, faction, games, score, low]),
    [[2, null, null, 2, 500, null], [2, 0, null, 1, 1000, null], [2, 1, null, 1, 0, null], [2, null, 'ironborn', 1, 1000, null], [2, null, 'verdanti', 1, 0, null]]);
  for (const item of told.items) assert.equal((await ids(behind(told, item))).length, item.games, JSON.stringify(item));
  for (const game of ['stratic', 'rulegame']) assert.deepEqual((await splits(south, game)).items, []);
  for (const [status, code, path] of [[404, 'not_found', '/players/nobody/splits?game=stratic'], [422, 'unknown_game', `/players/${encodeURIComponent(told.player)}/splits?game=chess`],
    [422, 'bad_request', `/players/${encodeURIComponent(told.player)}/splits`], [422, 'unknown_member', `/players/${encodeURIComponent(told.player)}/splits?game=stratic&seat=1`]])
    await s.client().refuse(status, code, 'GET', path);
});

test('what a seat played for is told by no search, split or table before a sealed match is opened; a rebuild finds it again', async () => {
  const [south, north] = [await person(s), await person(s)];
  const { match } = await realm(south, north);
  const factions = async () => (await splits(south, 'stratagem')).items.filter(({ faction }) => faction).length;
  const { body: record } = await s.client().get(`/matches/${match}/export`);
  assert.deepEqual(record.seats.map(({ faction }) => faction), ['ironborn', 'verdanti']);
  assert.equal((await s.client().post('/verify', record)).body.ok, true);
  await s.sql(`update match set sealed = true where public_id = '${match}'`);
  assert.deepEqual([await ids(`${of(south)}&faction=ironborn`), await ids(`${of(south)}`), await factions()], [[], [match], 0]);
  assert.ok(!(await ids('game=stratagem&faction=ironborn')).includes(match));
  const [between] = (await s.sql("select to_char(arena_now() at time zone 'UTC', 'YYYY-MM-DD\"T\"HH24:MI:SS.US\"Z\"')")).split('\n');
  assert.deepEqual(await ids(`${of(south)}&as_of=${between}`), []);
  await s.sql(`update match set sealed = false, opened_at = arena_now() where public_id = '${match}'`);
  assert.deepEqual(await ids(`${of(south)}&seats=2&as_of=${between}`), [], 'opened later');
  /* Another address than above: the web server keeps public answers for a second. */
  assert.deepEqual([await ids(`${of(south)}&as_of=2099-01-01`), await ids(`${of(south)}&faction=ironborn&seats=2`), await factions()], [[match], [match], 1]);
  await s.sql(`update match_seat set faction = null where match_id = (select id from match where public_id = '${match}')`);
  assert.equal(await factions(), 0);
  await quad('rebuild');
  assert.equal(await factions(), 1);
});

test('of running games those come first in which somebody moved lately, then those of the best players; what nobody can watch is not among them', async () => {
  const rate = (who, points, deviation = 60) => s.sql(`insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation, volatility, games, won, drawn,
    lost, at, listed) select id, 'stratic', 'base', 'rapid', '', 'all', '', ${points}000000, ${deviation}000000, 60000, 20, 10, 0, 10, arena_now(), true from account where name = '${who.account.name}'`);
  const strong = await begun(s), known = await begun(s), unknown = await begun(s), unsure = await begun(s), slow = await begun(s);
  const hidden = [await begun(s, { spectators: 'none' }), await begun(s, { private: true }), await table(s)];
  for (const t of [strong, slow, ...hidden]) for (const who of t.seats) await rate(who, 2000);
  for (const [n, who] of known.seats.entries()) await rate(who, [900, 1200][n]);
  for (const who of unsure.seats) await rate(who, 2400, 200);
  await s.sql(`update match set turn_started = turn_started - interval '11 minutes' where public_id = '${slow.match}'`);
  const best = async (rest = '') => (await s.client().get(`/matches?status=live&game=stratic&sort=best${rest}`)).body;
  const { items, next } = await best();
  assert.deepEqual(items.map((m) => m.id).filter((id) => [strong, known, unknown, unsure, slow, ...hidden].some((t) => t.match === id)),
    [strong.match, known.match, unsure.match, unknown.match, slow.match], 'the newer of two unknown ones first');
  assert.equal(next, null);
  assert.deepEqual((await best('&limit=1')).items.map((m) => m.id), [strong.match]);
  assert.deepEqual((await best('&variant=antistratic&rated=0')).items, []);
  assert.equal((await best('&rated=1')).items.length, 0);
  for (const query of ['status=live&sort=best', 'status=finished&game=stratic&sort=best', 'game=stratic&sort=worst', 'game=stratic&sort=best&player=nobody', 'game=stratic&sort=best&options=%7B%7D', 'game=stratic&sort=best&limit=13'])
    await refuse('bad_request', query);
  await refuse('bad_request', 'game=stratic&sort=best&cursor=1.1.a');
  await refuse('unknown_game', 'game=chess&sort=best');
});

/* ---- the explorer of openings ---- */

const rows = ({ front, back }) => `${front}/${back}`;
const turned = (text) => text.split('/').map((row) => [...row].reverse().join('')).join('/');
const OPENED = [rows(FORMATION), rows(FORMATION), ...SHORT_WIN];
/* A place of the explorer, asked anew: the web server keeps public answers for some seconds, so each address differs. */
const explored = (after = [], { client = s.client(), mine = '', band = '' } = {}) =>
  client.get(`${mine}/explorer/stratic/base?after=${after.map(encodeURIComponent).join(',')}${band}`);
const figures = ({ games, won: ahead, drawn: even, lost }) => [games, ahead, even, lost];
const all_read = () => until(async () => await s.value('select count(*) from opening_due') === 0, { what: 'the openings' });
const quad = (command) => promisify(execFile)(join(build, 'quad'), [command], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: `${s.conninfo} user=quad_owner` } });

test('the explorer counts public games by their steps, mirror images with them, and one’s own beside; a rebuild counts the same', async () => {
  const players = [await person(s), await person(s)];
  const mirror = await begun(s, {}, [FORMATION, FORMATION].map(({ front, back }) => ({ type: 'setup', front: turned(front), back: turned(back) })), players);
  await play_line(mirror, ['Af2>f5', '--']);
  await mirror.north.post(`/matches/${mirror.match}/resign`, { confirm: true });
  const secret = await begun(s, { private: true }, [FORMATION, OTHER_FORMATION], players);
  await secret.south.post(`/matches/${secret.match}/resign`, { confirm: true });
  await begun(s, {}, undefined, players); // still running
  const { body: fork } = await players[0].post(`/matches/${won.match}/fork`, { turn: 3, versus: 'bot:random' }); // its opening was played elsewhere
  await players[0].post(`/matches/${fork.match}/resign`, { confirm: true });
  await all_read();
  const path = async (n, how) => (await explored(OPENED.slice(0, n), how)).body;
  const told = [];
  for (let n = 1; n <= OPENED.length; n++) told.push(await path(n));
  assert.deepEqual(told.map(figures), [[3, 2, 1, 0], [3, 2, 1, 0], [2, 2, 0, 0], [2, 2, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0], [1, 1, 0, 0]]);
  assert.deepEqual(told[0].next.map(({ step }) => step), [rows(FORMATION)], 'the private game is in nobody else’s list');
  assert.deepEqual(told[1].next.map(({ step, games }) => [step, games]), [['Ae2>e5', 2], ['--', 1]]);
  assert.equal(told[2].next[0].latest, mirror.match);
  assert.deepEqual(told[6].matches.map(({ id }) => id), [won.match]);
  assert.deepEqual(told[6].next, []);
  assert.equal(told[2].view.last, 'Ae2>e5');
  assert.deepEqual(told[0].view.pieces.length, 19);
  const seen = await explored([turned(OPENED[0]), turned(OPENED[1]), 'Af2>f5']);
  assert.equal(seen.body.mirrored, true);
  assert.deepEqual({ ...seen.body, mirrored: false }, told[2]);
  const own = async (n, client) => path(n, { client, mine: '/me' });
  assert.deepEqual(figures(await own(0, players[0])), [2, 1, 0, 1]);
  assert.deepEqual((await own(1, players[1])).next.map(({ step }) => step).sort(), [rows(FORMATION), rows(OTHER_FORMATION)].sort());
  assert.deepEqual(figures(await own(3, players[0])), [1, 1, 0, 0]);
  assert.deepEqual(figures(await own(3, drawn.south)), [0, 0, 0, 0]);
  assert.deepEqual(figures(await path(1, { band: '&band=1' })), [0, 0, 0, 0]);
  const counted = "select jsonb_agg(k order by node, band, step) from opening_count k";
  const kept = await s.value(counted);
  await s.sql('delete from opening_count where n = 3; update opening_count set games = games + 1 where n = 0; delete from opening');
  await quad('rebuild');
  assert.deepEqual(await s.value(counted), kept);
  await s.sql(`update match_seat set start_rating = 1750000000 where match_id = (select id from match where public_id = '${won.match}')`);
  await quad('rebuild');
  for (const [band, games] of [[1, 0], [2, 1], [3, 1], [4, 0]]) assert.equal((await path(3, { band: `&band=${band}` })).games, games);
  const { body: best } = await explored(OPENED.slice(0, 2), { band: '&band=3' });
  assert.deepEqual(best.next.map(({ best: id, rating }) => [id, rating]), [[won.match, 1750]]);
});

test('a rebuild waits for an opening that is being read, and counts it once', async () => {
  const counted = 'select jsonb_agg(k order by node, band, step) from opening_count k';
  const kept = await s.value(counted);
  const row = await s.value(`select id from match where public_id = '${won.match}'`);
  // A row that failed six times is not taken by the clock daemon.
  await s.sql(`create table being_read as select * from opening where match_id = ${row};
    delete from opening where match_id = ${row}; insert into opening_due values (${row}, 6)`);
  const reader = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  reader.stdin.write(`begin; delete from opening_due where match_id = ${row}; insert into opening select * from being_read; select 'read';\n`);
  await once(reader.stdout, 'data');
  const rebuilt = quad('rebuild');
  await until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'") === 1, { what: 'the rebuild waiting' });
  reader.stdin.end('commit;\n');
  assert.equal(JSON.parse((await rebuilt).stdout).bad, 0);
  assert.deepEqual(await s.value(counted), kept);
  assert.deepEqual(await s.value('select count(*) from opening_due'), 0);
});

/** A match of Stratagem in which both build a farm and a mine in turn 1; the first seat then waits for the Iron Age. North resigns, or both agree. */
async function empire(players, settings, { turns = 1, age = 0, draw = false } = {}) {
  const t = await table(s, { game: 'stratagem', seats: 2, rated: true, options: { civs: ['tidecallers', 'verdanti'] }, ...settings }, ...players);
  for (let turn = 1; turn <= turns; turn++) {
    for (const [seat, who] of t.seats.entries()) {
      const [capital, second] = [['fg', 'sh'], ['fr', 'ev']][seat];
      const first = { build: [{ at: capital, what: 'mine' }, { at: second, what: 'farm' }] };
      await put_orders(who, t.match, turn, turn === 1 ? first : turn === age && seat === 0 ? { research: 'age' } : {});
    }
    await await_view(t.south, t.match, (view) => view.turn > turn);
  }
  const { body: { offer } } = draw ? await t.south.post(`/matches/${t.match}/offers`, { kind: 'draw' }) : { body: {} };
  await (draw ? t.north.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true }) : t.north.post(`/matches/${t.match}/resign`, { confirm: true }));
  return t;
}

test('where each player builds up a realm, each seat has its opening and result; games for two and for four are kept apart', async () => {
  const players = [await person(s), await person(s)];
  const aged = await empire(players, {}, { turns: 4, age: 3 });
  const alike = await empire(players, { options: { civs: ['verdanti', 'verdanti'] } }, { draw: true });
  const hidden = await empire(players.toReversed(), { rated: false, private: true });
  await realm(...players); // resigned before the first turn was resolved
  await all_read();
  const at = async (after, { client = s.client(), mine = '', more = '' } = {}) => (await client.get(`${mine}/explorer/stratagem/base?seats=2&after=${after}${more}`)).body;
  const told = ({ games, won: ahead, drawn: even, lost, place }) => [games, ahead, even, lost, place];
  const start = await at('');
  assert.deepEqual([start.counted, start.seats, ...told(start)], ['seats', 2, 4, 1, 2, 1, 125]);
  assert.deepEqual(start.next.map(({ step, ...figures }) => [step, ...told(figures)]), [['verdanti', 3, 0, 2, 1, 133], ['tidecallers', 1, 1, 0, 0, 100]]);
  assert.deepEqual(start.matches.map(({ id }) => id).sort(), [alike.match, aged.match].sort());
  assert.deepEqual(told(await at('verdanti,farm,mine')), [3, 0, 2, 1, 133], 'both seats of one match and one of another');
  const steel = await at('tidecallers,farm,mine,age2.t3');
  assert.deepEqual([...told(steel), steel.turns, steel.next, steel.matches.map(({ id }) => id)], [1, 1, 0, 0, 100, 4, [], [aged.match]]);
  assert.deepEqual(steel.view.players.map(({ civ, age }) => [civ, age])[0], ['tidecallers', 2]);
  assert.deepEqual(told(await at('verdanti,mine')), [0, 0, 0, 0, null]);
  assert.equal((await s.client().get('/explorer/stratagem/base')).body.games, 0, 'no game of four');
  assert.deepEqual(told(await at('', { client: players[0], mine: '/me' })), [3, 1, 1, 1, 133], 'only the seats I had, the private game too');
  assert.deepEqual((await at('', { client: players[0], mine: '/me' })).next.map(({ step, games }) => [step, games]), [['verdanti', 2], ['tidecallers', 1]]);
  assert.deepEqual(told(await at('', { client: won.south, mine: '/me' })), [0, 0, 0, 0, null]);
  assert.deepEqual((await at('verdanti', { client: players[0], mine: '/me' })).matches.map(({ id }) => id).sort(), [alike.match, hidden.match].sort());
  const counted = 'select jsonb_agg(k order by node, band, step) from opening_count k';
  const kept = await s.value(counted);
  await s.sql('delete from opening_count; delete from opening where seat = 1; update opening set seat = 1, steps = nodes::text[] where seat = 0');
  await quad('rebuild');
  assert.deepEqual(await s.value(counted), kept);
  // The rating is that of the seat, not of the match.
  await s.sql(`update match_seat set start_rating = 1950000000 where seat = 0 and match_id = (select id from match where public_id = '${aged.match}')`);
  await quad('rebuild');
  for (const [band, games] of [[1, 0], [2, 3], [3, 0], [4, 1]]) assert.equal((await at('', { more: `&band=${band}` })).games, games, String(band));
  assert.deepEqual((await at('', { more: '&band=4' })).next.map(({ step, rating, best }) => [step, rating, best]), [['tidecallers', 1950, aged.match]]);
});

test('what the explorer is asked by strangers is played or refused, by everybody at once too', async () => {
  const nobody = s.client();
  const bad = (query, [status, code] = [422, 'bad_request'], at = '/explorer/stratic/base') => nobody.refuse(status, code, 'GET', `${at}?${query}`);
  const wall = encodeURIComponent(rows(FORMATION));
  for (const after of ['x', ',', `${wall},`, `,${wall}`, `${wall},,`, wall.slice(1), `${wall},${wall},Ae2>e9`, `${wall},${wall},Ae2.5>e5.5`, `${wall},${wall},%2BFe5`, `${wall},${wall}${',skip'.repeat(9)}`,
    '%F0%9F%92%A9', 'x'.repeat(161), Array(11).fill(wall).join(','), Array(3000).fill('a').join(',')])
    await bad(`after=${after}`);
  for (const band of ['0', '5', '-1', '1.5', 'all', '9223372036854775808', '']) await bad(`band=${band}`);
  for (const seats of ['0', '1', '3', '17', '-2', '2.5', 'four', '']) await bad(`seats=${seats}`);
  for (const query of ['seats=3', 'seats=5', 'after=farm', 'after=ironborn,tower', 'after=ironborn,fortress', 'after=ironborn,age2', 'after=ironborn,age3.t9', 'after=ironborn,,farm', `after=ironborn${',farm'.repeat(10)}`])
    await bad(query, undefined, '/explorer/stratagem/base');
  await bad('mine=true', [422, 'unknown_member']);
  await bad('', [422, 'unknown_game'], '/explorer/chess/base');
  await bad('', [422, 'unknown_game'], '/explorer/stratic/chess');
  await bad('', [404, 'not_found'], '/explorer/rulegame/solo');
  await bad('', [401, 'unauthenticated'], '/me/explorer/stratic/base');
  const { status } = await Object.assign(s.client(), { strict: false }).call('GET', `/explorer/stratic/base?after=${'a'.repeat(100_000)}`);
  assert.equal(status, 414);
  const crowd = await Promise.all(Array.from({ length: 300 }, () => s.client().call('GET', `/explorer/stratic/base?after=${wall},${wall}`)));
  assert.deepEqual([...new Set(crowd.map(({ status }) => status))].filter((status) => status !== 200 && status !== 429 && status !== 503), []);
  assert.ok(crowd.some(({ status }) => status === 200));
});

test('a time has microseconds', async () => {
  const { body: { finished_at } } = await s.client().get(`/matches/${won.match}`);
  const at = await s.value(`select us(finished_at) from match where public_id = '${won.match}'`);
  const time = (us) => `${new Date(Math.floor(us / 1000)).toISOString().slice(0, -1)}${String(us % 1000).padStart(3, '0')}Z`;
  assert.equal(time(at).slice(0, 23), finished_at.slice(0, 23));
  for (const [query, found] of [[`from=${time(at)}`, true], [`from=${time(at + 1)}`, false], [`to=${time(at)}`, false], [`to=${time(at + 1)}`, true], [`as_of=${time(at)}`, false],
    [`as_of=${time(at + 1)}`, true], [`as_of=${time(at + 1)}&to=${time(at)}`, false]])
    assert.equal((await ids(`${of(won.south)}&${query}`)).includes(won.match), found, query);
});

test('a player is found by any spelling of the name, whatever the letters', async () => {
  assert.deepEqual(await ids(`player=${encodeURIComponent(won.south.account.name.toUpperCase())}`), [won.match]);
});

test('wishes that contradict each other are refused in words, before anything is searched', async () => {
  await refuse('bad_request', 'status=finished&from=2026-02-01&to=2026-01-01');
  await refuse('bad_request', 'status=finished&turns_min=9&turns_max=8');
  await refuse('bad_request', 'status=finished&result=won');
  await refuse('bad_request', 'status=finished&variant=base');
  await refuse('bad_request', 'status=live&result=drawn');
  await refuse('bad_request', 'status=finished&from=yesterday');
  await refuse('bad_request', 'status=finished&turns_min=-1');
  for (const query of ['seat=0', `opponent=${encodeURIComponent(won.north.account.name)}`, `${of(won.south)}&seat=2&seats=2`, `${of(won.south)}&seat=16`, `${of(won.south)}&seat=-1`,
    'seats=0', 'seats=17', 'seats=1e9', 'as_of=soon', 'as_of=2026-01-01T00:00:00.1x'])
    await refuse('bad_request', `status=finished&${query}`);
  for (const query of ['seats=2', 'faction=ironborn', 'league=2026Q4', 'as_of=2026-01-01', `${of(won.south)}&seat=0`, `${of(won.south)}&${named('opponent', won.north)}`])
    await refuse('bad_request', `status=live&${query}`);
  await refuse('bad_name', `status=finished&${of(won.south)}&opponent=${'x'.repeat(500)}`);
  await refuse('unknown_game', 'status=finished&game=chess');
  await refuse('unknown_game', 'status=finished&game=stratic&variant=chess');
  await refuse('bad_request', `status=finished&options=${asked({ dims: 2 })}`);
  await refuse('bad_request', `status=finished&game=stratic&options=${asked({ dimensions: 2 })}`);
  await refuse('bad_request', `status=finished&game=stratic&options=${asked([2])}`);
  await s.client().refuse(400, 'malformed', 'GET', '/matches?status=finished&game=stratic&options=%7B');
  await refuse('bad_request', `status=live&game=rulegame&options=${asked({ rules: '(*,*,*,*)' })}`); // what is secret is not found out by searching
  await refuse('bad_name', `status=finished&player=${'x'.repeat(500)}`);
  const all = await refuse('bad_request', 'status=finished&game=stratic&variant=base&player=%E2%80%8B&rated=1&result=%F0%9F%92%A9&from=1970-01-01&to=1970-01-01&turns_min=0&turns_max=0');
  assert.match(all.body.detail, /before/);
});

test('pages follow each other without a gap, and a cursor that was altered or belongs elsewhere is refused', async () => {
  const first = await search('limit=1');
  assert.equal(first.items.length, 1);
  assert.ok(first.next);
  const second = await search(`limit=1&cursor=${first.next}`);
  assert.notEqual(second.items[0].id, first.items[0].id);
  const seen = new Set();
  for (let cursor = ''; cursor !== null;) {
    const page = await search(`limit=1${cursor && `&cursor=${cursor}`}`);
    for (const m of page.items) assert.ok(!seen.has(m.id));
    for (const m of page.items) seen.add(m.id);
    cursor = page.next;
  }
  assert.ok(seen.has(won.match) && seen.has(drawn.match));
  const [at, id, seal] = first.next.split('.');
  for (const forged of ['x', '1.2', `${at}.${id}`, `${Number(at) + 1}.${id}.${seal}`, `${at}.${Number(id) + 1}.${seal}`, `${at}.${id}.${'0'.repeat(16)}`,
    `${first.next}0`, ` ${first.next}`, "1.1.'; drop table match", '9'.repeat(60), `${at}.${id}.${seal}%00`])
    await refuse('bad_cursor', `status=finished&limit=1&cursor=${encodeURIComponent(forged)}`);
  await refuse('bad_cursor', `status=finished&limit=1&game=stratic&cursor=${first.next}`);
  await refuse('bad_cursor', `status=live&cursor=${first.next}`);
  for (const other of ['seats=2', 'faction=x', 'league=2026Q4', 'as_of=2099-01-01']) await refuse('bad_cursor', `status=finished&limit=1&${other}&cursor=${first.next}`);
});

test('a filter is streamed line by line, and the last line says where to go on', async () => {
  const lines = async (query) => (await s.client().call('GET', `/matches?status=finished&${query}`, { headers: { Accept: 'application/x-ndjson' } })).text.trimEnd().split('\n').map((l) => JSON.parse(l));
  const all = await lines('game=stratic');
  const end = all.pop();
  assert.deepEqual([end.type, end.count, end.next], ['end', all.length, null]);
  assert.ok(all.some((m) => m.id === won.match));
  const [one, stop] = await lines('game=stratic&limit=1');
  assert.equal(stop.count, 1);
  const [other] = await lines(`game=stratic&limit=1&cursor=${stop.next}`);
  assert.notEqual(one.id, other.id);
  assert.ok((await search('game=stratic')).items.length, 'the same address as JSON is another answer');
});

test('a search that nothing fits stops after 10000 matches, says how far it came and goes on from there', async () => {
  const million = readFileSync(join(root, 'tests', 'load', 'million.sql'), 'utf8').replaceAll(':matches', '15500').replaceAll(':people', '50').replace('analyze;', '');
  await s.sql(million);
  const first = await search('result=no_such_end');
  assert.deepEqual(first.items, []);
  assert.match(first.searched_to, /^202\d-/);
  const second = await search(`result=no_such_end&cursor=${first.next}`);
  assert.deepEqual([second.items, second.next, second.searched_to], [[], null, undefined]);
  const page = await search('player=Load%201&result=won&limit=200');
  assert.equal(page.items.length, 200);
  for (const m of page.items) {
    const seat = m.seats.find((p) => p.name === 'Load 1');
    assert.equal(seat.place, 1);
  }
  const ends = page.items.map((m) => m.finished_at);
  assert.deepEqual(ends, [...ends].sort().reverse());
});

/* After the test above, which filled the archive. */
test('a player with two seats in each match is searched to the end, and two players who met once are found at once', async () => {
  const half = `match_id in (select m.id from match m join match_seat s on s.match_id = m.id and s.seat = 0 and s.name like 'Load %' order by m.id limit 5400)`;
  await s.sql(`update match_seat set account_id = a.id, name = a.name from account a where a.name = 'Load 2' and ${half}`);
  const wanted = await s.value(`select count(distinct m.id) from match m join match_seat s on s.match_id = m.id join account a on a.id = s.account_id where a.name = 'Load 2' and not m.private`);
  const seen = new Set();
  for (let cursor = ''; cursor !== null;) {
    const page = await search(`player=Load%202&limit=200${cursor && `&cursor=${cursor}`}`);
    for (const m of page.items) seen.add(m.id);
    cursor = page.next;
  }
  assert.equal(seen.size, wanted);
  const none = await search('player=Load%202&result=no_such_end');
  assert.ok(none.next && none.searched_to, 'there is more than one search can see');
  assert.deepEqual((await search(`player=Load%202&result=no_such_end&cursor=${none.next}`)).next, null);
  await s.sql(`update match_seat set account_id = a.id, name = a.name from account a where a.name = '${won.south.account.name}' and seat = 1
    and match_id = (select min(match_id) from match_seat where name = 'Load 2' and finished_at is not null and match_id in (select id from match where not private))`);
  for (const query of [`player=Load%202&${named('opponent', won.south)}`, `${of(won.south)}&opponent=Load%202`]) {
    const met = await search(query);
    assert.deepEqual([met.items.length, met.next, met.searched_to], [1, null, undefined], query);
  }
});
