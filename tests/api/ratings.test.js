// Ratings: what a rated match does to them, the boards, the histories, the reasons, and that all of it can be made again.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { promisify } from 'node:util';
import { PASSWORD, bearer, established, fresh, person as someone } from '../lib/people.mjs';
import { build, stack } from '../lib/stack.mjs';
import { await_view, put_orders, pick_turn, play_line, played_enough, table, FORMATION, PATIENT, SHORT_WIN } from '../lib/play.mjs';

const run = promisify(execFile);
const s = await stack({ workers: 8, env: { QUADRIVIUM_LIMIT_GUESTS: '100000', QUADRIVIUM_LIMIT_ACCOUNTS: '100000' } });
after(() => s.stop());

const person = () => established(s);
const header = async (match) => (await s.client().get(`/matches/${match}`)).body;
const why = async (match) => (await s.client().get(`/matches/${match}/ratings`)).body;
const board = async (query = '') => (await s.client().get(`/leaderboards/stratic${query}`)).body;
const ratings = async (name, query = '') => (await s.client().get(`/players/${encodeURIComponent(name)}/ratings${query}`)).body;
const tables = 'rating rating_change rating_meeting rating_standing rating_tie'.split(' ');
const everything = async () => (await Promise.all(tables.map((t) => s.sql(`select * from ${t} t order by t::text`)))).join('\n--\n');

/** A rated match between two that the loser resigns after two turns. */
async function rated(winner, loser, settings = {}) {
  const t = await played_enough(await table(s, { rated: true, ...settings }, winner, loser));
  await loser.post(`/matches/${t.match}/resign`, { confirm: true });
  return t.match;
}

test('two newcomers: the winner gains what the loser loses, and the page says why', async () => {
  const [ada, bela] = [await person(), await person()];
  const match = await rated(ada, bela);
  const { seats } = await header(match);
  assert.deepEqual(seats.map((seat) => seat.rating), [
    { pool: 'humans', start: 1500, deviation: 350, provisional: true, after: 1662, change: 162, counted: true, ignored: null },
    { pool: 'humans', start: 1500, deviation: 350, provisional: true, after: 1338, change: -162, counted: true, ignored: null }]);
  const told = await why(match);
  assert.deepEqual(told.pools.map((p) => p.pool), ['humans', 'all']);
  const [own] = told.pools[0].seats;
  assert.deepEqual([own.before.rating, own.after.rating, own.change, own.counted], [1500, 1662, 162, true]);
  assert.deepEqual(own.outcomes, [{ seat: 1, name: bela.account.name, rating: 1500, deviation: 350, score: 1000, expected: 500, weight: 1000, effect: own.outcomes[0].effect, ignored: null }]);
  assert.ok(Math.abs(own.outcomes[0].effect - 16200) < 60);
  const next = await rated(ada, bela);
  assert.deepEqual((await header(next)).seats.map((seat) => seat.rating.start), [1662, 1338]);
});

test('a running rated match tells what it began with; unrated ones tell nothing', async () => {
  const running = await table(s, { rated: true }, await person(), await person());
  assert.deepEqual((await header(running.match)).seats[0].rating, { pool: 'humans', start: 1500, deviation: 350, provisional: true, after: null, change: null, counted: null, ignored: null });
  assert.deepEqual((await why(running.match)).pools, []);
  const casual = await table(s, { rated: false });
  await casual.south.post(`/matches/${casual.match}/resign`, { confirm: true });
  assert.equal((await header(casual.match)).seats[0].rating, null);
  assert.deepEqual([(await why(casual.match)).rated, (await why(casual.match)).pools], [false, []]);
  await s.client().refuse(404, 'not_found', 'GET', '/matches/abcdefghij/ratings');
});

test('a draw between equals changes nothing but how sure we are; a played win counts like a resignation', async () => {
  const [a, b] = [await person(), await person()];
  const t = await played_enough(await table(s, { rated: true }, a, b));
  const { body } = await a.post(`/matches/${t.match}/offers`, { kind: 'draw' });
  await b.put(`/matches/${t.match}/offers/${body.offer.id}`, { accept: true });
  const [seat] = (await header(t.match)).seats;
  assert.deepEqual([seat.rating.after, seat.rating.change], [1500, 0]);
  const { items } = await ratings(a.account.name);
  assert.ok(items[0].deviation < 350);
  const won = await table(s, { rated: true }, await person(), await person());
  for (const one of won.seats) await put_orders(one, won.match, 0, FORMATION);
  await play_line(won, SHORT_WIN);
  assert.ok((await header(won.match)).seats[0].rating.change > 50);
  const { ratings: [mine] } = await ratings(a.account.name);
  assert.deepEqual([mine.games, mine.won, mine.drawn, mine.lost], [1, 0, 1, 0]);
});

test('guests play unrated, and are told how to play rated; registered, their games with a name count', async () => {
  const [guest, other] = [await s.guest(), await person()];
  const { body } = await guest.refuse(403, 'guests_unrated', 'POST', '/lobbies', { game: 'stratic', rated: true });
  assert.match(body.detail, /sign up/);
  assert.equal((await guest.post('/lobbies', { game: 'stratic' })).body.rated, false);
  const { body: lobby } = await other.post('/lobbies', { game: 'stratic', rated: true });
  await guest.refuse(403, 'guests_unrated', 'PUT', `/lobbies/${lobby.id}/seats/me`, {});
  await other.delete(`/lobbies/${lobby.id}`);
  await guest.post('/accounts', { name: 'Claimed Crow', password: PASSWORD });
  await s.sql("update account set trusted_at = arena_now() where name = 'Claimed Crow'");
  await rated(guest, other);
  const shown = (await board('?limit=200&pool=humans')).items.find((item) => item.player === 'Claimed Crow');
  assert.deepEqual([shown.kind, shown.rating, shown.games], ['human', 1662, 1]);
  assert.equal((await ratings('claimed crow')).ratings.length, 2);
  await guest.call('DELETE', '/me', { body: { password: PASSWORD } });
  assert.ok(!(await board('?limit=200')).items.some((item) => item.rating === 1662 && /Former|Claimed/.test(item.player)));
  await s.client().refuse(404, 'not_found', 'GET', '/players/Claimed%20Crow/ratings');
  assert.equal((await header((await ratings(other.account.name)).items[0].match)).seats[0].rating.after, 1662);
});

test('three boards: people, programs and all', async () => {
  const me = await person();
  const { body: lobby } = await me.post('/lobbies', { game: 'stratic', rated: true, clock: PATIENT, bots: [{ seat: 1, bot: 'bot:random' }] });
  await put_orders(me, lobby.match, 0, FORMATION);
  for (let i = 0; i < 2; i++) {
    const view = await await_view(me, lobby.match, ({ turn, owes }) => turn > i * 2 && owes);
    await put_orders(me, lobby.match, view.turn, await pick_turn(me, lobby.match, view));
  }
  await await_view(me, lobby.match, ({ turn, owes }) => turn > 4 && owes);
  await me.post(`/matches/${lobby.match}/resign`, { confirm: true });
  const told = await why(lobby.match);
  assert.deepEqual([told.pool, told.pools.map((p) => p.pool)], ['all', ['all']]);
  assert.ok((await board('?pool=all')).items.some((item) => item.kind === 'builtin' && item.player === 'Recruit'));
  assert.ok(!(await board('?pool=humans')).items.some((item) => item.kind === 'builtin'));
  const { bots, items } = await board();
  const { rating } = items.find((item) => item.player === 'Recruit');
  assert.deepEqual(bots.map((b) => [b.title, b.level, b.rating]).slice(0, 3), [['Recruit', 1, rating], ['Sergeant', 5, null], ['Marshal', 7, null]]);
  assert.deepEqual((await board('?pool=programs')).items, []);
  assert.deepEqual((await ratings(me.account.name)).ratings.map((r) => r.pool), ['all']);
  assert.deepEqual((await ratings('Recruit')).ratings.map((r) => [r.pool, r.games, r.won]), [['all', 1, 1]]);
});

/** A program of that owner, at its own token. */
async function program(owner) {
  const { account } = (await owner.post('/bots', { name: fresh('Engine'), kind: 'engine' })).body;
  const { token } = (await owner.post('/me/tokens', { label: 'loop', scopes: ['play', 'lobby'], bot: account.name })).body;
  return Object.assign(bearer(s, token), { account });
}

test('two programs of one owner never rate against each other, nor does one against its owner', async () => {
  const owner = await person();
  const [one, two, rival] = [await program(owner), await program(owner), await program(await person())];
  const humans = async () => (await board('?pool=humans&limit=200')).items;
  const before = await humans();
  const match = await rated(one, two);
  const told = await why(match);
  assert.deepEqual(told.pools.map((p) => p.pool), ['programs', 'all']);
  for (const seat of told.pools.flatMap((p) => p.seats)) {
    assert.deepEqual([seat.change, seat.counted, seat.outcomes[0].ignored, seat.outcomes[0].weight, seat.outcomes[0].effect], [0, false, 'one_owner', 0, 0]);
  }
  assert.deepEqual((await header(match)).seats.map((seat) => seat.rating.change), [0, 0]);
  assert.equal((await why(await rated(owner, one))).pools[0].seats[0].counted, false);
  assert.deepEqual((await ratings(one.account.name)).ratings, []);
  const fair = await why(await rated(one, rival));
  assert.equal(fair.pools.find((p) => p.pool === 'programs').seats[0].change, 162);
  assert.ok((await board('?pool=programs')).items.some((item) => item.player === one.account.name));
  assert.ok(before.length > 0);
  assert.deepEqual(await humans(), before, 'no program moves the board of people');
});

test('the same two within thirty days: full once, then half and half again, at last nothing; later anew', async () => {
  const [a, b] = [await person(), await person()];
  const weights = [];
  const changes = [];
  for (let i = 0; i < 10; i++) {
    const told = await why(await rated(i % 2 ? b : a, i % 2 ? a : b));
    weights.push(told.pools[0].seats[0].outcomes[0].weight);
    changes.push(Math.abs(told.pools[0].seats[0].change));
  }
  assert.deepEqual(weights, [1000, 500, 250, 125, 62, 31, 15, 7, 0, 0]);
  assert.equal(changes.at(-1), 0);
  assert.equal((await why((await ratings(a.account.name)).items[0].match)).pools[0].seats[0].outcomes[0].weight, 7);
  await s.shift_clock(30 * 86400 + 100);
  const fresh = await why(await rated(a, b));
  assert.equal(fresh.pools[0].seats[0].outcomes[0].weight, 1000);
});

test('speed, turn limit and clock choose the board; games without a clock are not rated', async () => {
  const [a, b] = [await person(), await person()];
  await rated(a, b, { clock: { mode: 'budget' } });
  await rated(b, a, { options: { turn_limit: 100 } });
  const mine = (await ratings(a.account.name)).ratings.filter((r) => r.pool === 'all');
  assert.deepEqual(mine.map((r) => [r.speed, r.ladder, r.rating]).sort(), [['budget', null, 1662], ['standard', 'turn_limit', 1338]]);
  const own = await board('?ladder=turn_limit');
  assert.deepEqual(own.items.map((item) => item.player), [b.account.name, a.account.name]);
  assert.deepEqual([own.ladders, own.speeds], [['turn_limit'], ['standard', 'budget']]);
  const hint = await a.refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'stratic', rated: true, clock: { mode: 'untimed' } });
  assert.match(hint.body.errors[0].hint, /another clock/);
  assert.equal((await a.post('/lobbies', { game: 'stratic', clock: { mode: 'untimed' } })).body.rated, false);
});

test('a season begins everybody anew', async () => {
  const [a, b] = [await person(), await person()];
  const now = (await board('?season=current')).season;
  assert.match(now, /^\d{4}Q[1-4]$/);
  await rated(a, b);
  await s.shift_clock(100 * 86400);
  await rated(a, b);
  const mine = await s.value(`select json_agg(row_to_json(r) order by season) from (select season, games, rating > 1700000000 as much from rating
    where account_id = (select id from account where public_id = '${a.account.id}') and pool = 'all') r`);
  assert.deepEqual(mine.map((r) => [r.games, r.much]), [[2, true], [1, false], [1, false]]);
  const seasons = mine.slice(1).map((r) => r.season);
  for (const season of seasons) assert.ok((await board(`?season=${season}&limit=200`)).items.some((item) => item.player === a.account.name && item.rating === 1662));
  assert.deepEqual((await board('?season=1999Q4')).items, []);
});

test('pages follow each other without gap, and a board never shows a place twice', async () => {
  const whole = (await board('?limit=200')).items;
  assert.ok(whole.length > 10);
  assert.deepEqual(whole.map((item) => item.rank), whole.map((_, i) => i + 1));
  const order = whole.map((item) => [item.provisional, -item.rating]);
  assert.deepEqual(order, [...order].sort((x, y) => x[0] - y[0] || x[1] - y[1]));
  const walked = [];
  let next = '';
  do {
    const page = await board(`?limit=3${next && `&cursor=${encodeURIComponent(next)}`}`);
    walked.push(...page.items);
    next = page.next;
  } while (next);
  assert.deepEqual(walked, whole);
});

test('absurd questions get clear answers', async () => {
  const c = s.client();
  await c.refuse(422, 'unknown_game', 'GET', '/leaderboards/chess');
  await c.refuse(422, 'unknown_game', 'GET', '/leaderboards/stratic?variant=nonsense');
  for (const [query, words] of [['speed=bullet', /standard, budget/], ['pool=cats', /humans, programs or all/], ['season=2026Q5', /2026Q4/], ['season=next', /2026Q4/], ['limit=0', /limit/], ['limit=201', /limit/]])
    assert.match((await c.refuse(422, 'bad_request', 'GET', `/leaderboards/stratic?${query}`)).body.detail, words, query);
  assert.deepEqual((await board('?ladder=%27%3B%20drop%20table%20rating%3B')).items, []);
  const { next } = await board('?limit=1');
  assert.match((await c.refuse(422, 'bad_cursor', 'GET', `/leaderboards/stratic?pool=humans&cursor=${next}`)).body.detail, /another leaderboard/);
  for (const cursor of ['x', '1.2.3', next.replace(/^1/, '0'), `${next}0`, `-${next}`, '9'.repeat(500), `${next} `])
    await c.refuse(422, 'bad_cursor', 'GET', `/leaderboards/stratic?cursor=${encodeURIComponent(cursor)}`);
  await c.refuse(422, 'bad_cursor', 'GET', `/players/Recruit/ratings?cursor=12x`);
  await c.refuse(404, 'not_found', 'GET', '/players/nobody%20at%20all/ratings');
  assert.deepEqual((await ratings('Recruit', '?game=chess')).board, null);
});

test('twelve matches with common players finish at once: every rating is the sum of its steps', async () => {
  const people = [await person(), await person(), await person(), await person()];
  const matches = [];
  for (let i = 0; i < 4; i++) for (let j = 0; j < 4; j++) {
    if (i === j) continue;
    const t = await played_enough(await table(s, { rated: true }, people[i], people[j]));
    matches.push([t.match, people[j]]);
  }
  await Promise.all(matches.map(([match, loser]) => loser.post(`/matches/${match}/resign`, { confirm: true })));
  for (const p of people) {
    const { items, ratings: [best] } = await ratings(p.account.name);
    assert.equal(items.length, 6);
    assert.equal(best.rating, items[0].rating);
    for (let i = 1; i < items.length; i++) assert.ok(Math.abs(items[i - 1].rating - items[i - 1].change - items[i].rating) <= 1);
    assert.deepEqual([best.games, best.won, best.lost], [6, 3, 3]);
  }
});

test('quad rebuild makes every rating again, to the last digit', async () => {
  const before = await everything();
  assert.ok(before.length > 5000);
  const rebuild = () => run(join(build, 'quad'), ['rebuild'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
  await s.sql('update rating set rating = rating + 1, games = 0; delete from rating_meeting; delete from rating_tie; update rating_standing set known = 99; update match_seat set ordered = 0; update rating_change set weights = \'{}\'; update match set ladder = null where ladder <> \'\'');
  const { stdout } = await rebuild();
  const report = JSON.parse(stdout);
  assert.equal(report.bad, 0);
  assert.equal(report.rated, await s.value('select count(*) from match where rated_n is not null'));
  assert.equal(await everything(), before);
  await s.sql('delete from rating; delete from rating_change; delete from rating_meeting; delete from rating_standing; delete from rating_tie');
  await rebuild();
  assert.equal(await everything(), before);
});
