// The Endless Tournament: sides, windows, sealed ballots, published tallies, weeks and their ledger. Time is moved, not slept.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import { unkept } from '../lib/client.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';
import { PASS, begun, close_window, endless, member, recount, seasoned, side_of, vote_path, voters } from '../lib/endless.mjs';
import { bearer, person, trust } from '../lib/people.mjs';

const s = await stack({ workers: 4, own: true });
after(() => s.stop());
const text = (words) => ({ type: 'turn', text: words });
const vote = (client, window, orders) => client.put(vote_path(window.window), { orders });
let sides, stranger;
before(async () => {
  stranger = s.client();
  await begun(s);
  sides = await voters(s, 6);
});

test('everybody who asks belongs to a side: the smaller one, South among equals, for good', async () => {
  assert.deepEqual(sides.map((side) => side.length), [3, 3]);
  const { sides: told, me } = await endless(sides[1][0]);
  assert.deepEqual(told, [{ side: 0, name: 'South', members: 3 }, { side: 1, name: 'North', members: 3 }]);
  assert.deepEqual([me.side, me.may_vote, me.weight, me.ballot], [1, true, 1500, null]);
  assert.equal((await endless(stranger)).me, null);
  const looker = await s.guest();
  assert.equal((await endless(looker)).me, null);
  assert.deepEqual((await endless(looker)).sides, told, 'looking joins no side');
  await stranger.refuse(401, 'unauthenticated', 'POST', '/endless/side', {});
  await looker.refuse(422, 'unknown_member', 'POST', '/endless/side', { side: 1 });
  await looker.refuse(403, 'guests_no_vote', 'POST', '/endless/side', {});
  const crowd = await Promise.all(Array.from({ length: 6 }, () => member(s)));
  const seen = await Promise.all(crowd.flatMap((one) => [side_of(one), side_of(one)])); // at once, and twice each
  const new_sides = seen.filter((_, i) => i % 2 === 0);
  assert.deepEqual(seen.filter((_, i) => i % 2), new_sides);
  assert.equal(new_sides.filter((side) => side === 0).length, 3);
  assert.deepEqual((await endless(stranger)).sides.map(({ members }) => members), [6, 6]);
});

test('bad votes get a precise refusal and change nothing', async () => {
  const { window } = await endless(stranger);
  const [mine, theirs] = [sides[window.side], sides[1 - window.side]];
  const path = vote_path(window.window);
  const refuse = (client, status, code, orders, at = path) => client.refuse(status, code, 'PUT', at, orders === undefined ? {} : { orders });
  await refuse(stranger, 401, 'unauthenticated', PASS);
  await refuse(theirs[0], 403, 'other_side', PASS);
  let fresh;
  do fresh = await member(s); while ((await side_of(fresh)) !== window.side);
  await refuse(fresh, 403, 'too_few_games', PASS);
  await seasoned(s, fresh, 2);
  await refuse(fresh, 403, 'too_few_games', PASS);
  await s.sql(`update match_seat set ordered = 4 where account_id = (select id from account where public_id = '${(await seasoned(s, fresh, 1)).account.id}')`);
  await refuse(fresh, 403, 'too_few_games', PASS); // three games, resigned too soon
  const young = await person(s);
  await young.post('/endless/side', {});
  await seasoned(s, young);
  await refuse(young, 403, 'too_new', PASS);
  await refuse(await s.guest(), 403, 'guests_no_vote', PASS);
  await refuse(mine[0], 422, 'bad_request', undefined);
  await refuse(mine[0], 422, 'out_of_range', text('Fa2>a9'));
  await refuse(mine[0], 422, 'too_many_placements', { type: 'turn', place: [{ kind: 'F', at: [4, 4] }], moves: [] });
  await refuse(mine[0], 422, 'bad_notation', text('what is this'));
  await refuse(mine[0], 409, 'setup_closed', { type: 'setup', front: 'FFFFFFFFFF', back: 'AAA.CIAAAA' });
  await refuse(mine[0], 404, 'not_found', PASS, vote_path(window.window + 1));
  await refuse(mine[0], 404, 'not_found', PASS, vote_path(0));
  await refuse(mine[0], 404, 'not_found', PASS, '/endless/windows/one/vote');
  for (const far of ['2147483648', '9007199254740991']) { // no window has such a number; it is no fault of the arena
    await refuse(mine[0], 404, 'not_found', PASS, vote_path(far));
    await mine[0].refuse(404, 'not_found', 'DELETE', vote_path(far));
    await mine[0].refuse(404, 'not_found', 'GET', `/endless/windows/${far}`);
    await mine[0].refuse(404, 'not_found', 'GET', `/endless/windows/${far}/ballots`);
    await mine[0].refuse(404, 'not_found', 'POST', `/endless/windows/${far}/legal`, {});
    for (const list of ['windows', 'weeks', 'credits']) assert.equal((await mine[0].get(`/endless/${list}?cursor=${far}`)).status, 200, list);
  }
  await mine[0].refuse(409, 'window_open', 'GET', `/endless/windows/${window.window}/ballots`);
  assert.equal(await s.value('select count(*) from crowd_ballot'), 0);
});

test('regions: a part of the board, refused when absurd; what may be voted for comes by region too', async () => {
  const { match, window } = await endless(stranger);
  const { body: { view } } = await stranger.get(`/matches/${match}/spectate?x0=0&y0=0&x1=4&y1=1`);
  assert.ok(view.pieces.length >= 8 && view.pieces.every(({ at: [x, y] }) => x <= 4 && y <= 1));
  assert.equal(view.overview.south.flat().reduce((a, b) => a + b), 19);
  for (const query of ['x0=0&y0=0&x1=4', 'x0=0&y0=0&x1=200&y1=1', 'x0=5&y0=0&x1=4&y1=1', 'x0=-1000000&y0=0&x1=1000000&y1=1', 'x0=1e9&y0=0&x1=1&y1=1', 'x0=a&y0=0&x1=1&y1=1'])
    await stranger.refuse(422, 'bad_request', 'GET', `/matches/${match}/spectate?${query}`);
  const legal = async (query) => (await stranger.post(`/endless/windows/${window.window}/legal${query}`, {})).body;
  const [all, part] = [await legal(''), await legal('?x0=0&y0=0&x1=4&y1=9')];
  assert.ok(part.units.length > 0 && part.units.length < all.units.length);
  assert.ok(part.units.every(({ at: [x] }) => x <= 4));
  await stranger.refuse(409, 'window_closed', 'POST', `/endless/windows/${window.window + 5}/legal`, {});
});

/* Everything that somebody who did not vote can read of the tournament and its match, or be refused; none of it kept by the front server. */
async function all_bytes(client, match, { window }) {
  const told = [];
  const ask = async (method, path, body) => {
    const { status, text: said, headers } = await client.call(method, unkept(path), body === undefined ? {} : { body });
    const { date, age, 'x-request-id': id, 'content-length': length, ...rest } = headers;
    void [date, age, id, length];
    told.push([method, path, status, said.replace(/"request_id":"\w+"/, ''), JSON.stringify(rest)]);
  };
  for (const path of ['/endless', '/endless/windows', `/endless/windows/${window}`, `/endless/windows/${window}/ballots`, '/endless/weeks', '/endless/credits', `/matches/${match}`,
    `/matches/${match}/spectate`, `/matches/${match}/view`, `/matches/${match}/log`, `/matches/${match}/messages`, `/matches/${match}/board.svg`, `/matches/${match}/export`, '/matches', '/me/inbox', '/me/export'])
    await ask('GET', path);
  await ask('POST', `/endless/windows/${window}/legal`, {});
  await ask('PUT', vote_path(window), { orders: PASS });
  return told;
}

test('while a window is open nobody hears of a ballot, and a changed one stands last', async () => {
  const { match, window } = await endless(stranger);
  const [a, b, c] = sides[window.side];
  let fellow;
  do fellow = await member(s); while ((await side_of(fellow)) !== window.side); // of the same side, and may not vote
  const viewers = [stranger, sides[1 - window.side][0], fellow, await s.guest()];
  const look = () => Promise.all(viewers.map((one) => all_bytes(one, match, window)));
  const before_votes = await look();
  for (const told of before_votes) assert.ok(told.filter(([, , status]) => status === 200).length >= 8, told.map(([method, path, status]) => `${method} ${path} ${status}`).join('\n'));
  const first = (await vote(a, window, text(window.side ? 'Fe9>e8' : 'Fe2>e3'))).body;
  assert.deepEqual([first.window, first.weight], [window.window, 1500]);
  assert.deepEqual((await vote(a, window, text(first.text))).body, first, 'the same again is the same ballot');
  await vote(b, window, PASS);
  await vote(c, window, text(first.text));
  const changed = (await vote(a, window, PASS)).body;
  assert.equal(changed.code, first.code);
  await vote(a, window, text(first.text));
  await c.delete(vote_path(window.window));
  await c.delete(vote_path(window.window));
  assert.equal((await endless(a)).me.ballot.text, first.text);
  assert.deepEqual((await endless(a)).me.ballot.orders.moves.length, 1);
  assert.equal((await endless(c)).me.ballot, null);
  const mine = (await a.get('/me/export')).text.trim().split('\n').map((line) => JSON.parse(line));
  assert.equal(mine.find((line) => line.type === 'side').seat, window.side);
  assert.deepEqual(mine.filter((line) => line.type === 'ballot').map((line) => [line.window, line.code, line.text, line.played]), [[window.window, first.code, first.text, false]]);
  assert.deepEqual(await look(), before_votes);
  const again = (await vote(b, window, PASS)).body;
  assert.deepEqual(again, { ...first, code: again.code, text: '--', at: again.at }, 'who votes hears of their own ballot alone');
});

test('a closed window is published: every ballot once, heaviest first, the earliest among equals; then it is too late', async () => {
  const { window } = await endless(stranger);
  const next = await close_window(s, stranger, window);
  assert.equal(next.side, 1 - window.side);
  const { published, list } = await recount(stranger, window.window);
  assert.deepEqual([published.ballots, published.weight, published.open], [2, 3000, false]);
  assert.deepEqual(list.map(({ played }) => played), [true, false]); // b stood before a, who changed
  assert.equal(published.played, '--');
  assert.equal(published.tally.movements.length, 2);
  await sides[window.side][0].refuse(409, 'window_closed', 'PUT', vote_path(window.window), { orders: PASS });
  await sides[window.side][0].refuse(409, 'window_closed', 'DELETE', vote_path(window.window));
  const { last } = await endless(stranger);
  assert.deepEqual([last[0].window, last[0].ballots, last[0].tally], [window.window, 2, undefined]);
});

test('the weight is the rating when the window opened; a token needs the scope votes', async () => {
  const { window } = await endless(stranger);
  const one = await member(s, await person(s));
  await seasoned(s, one);
  await trust(s, one);
  if ((await side_of(one)) !== window.side) await s.sql(`update crowd_side set seat = ${window.side} where account_id = (select id from account where public_id = '${one.account.id}')`);
  const rate = async (rating, at) => s.sql(`insert into rating_change (match_id, pool, account_id, seat, n, game, variant, speed, ladder, at, rating_before, deviation_before, volatility_before,
    rating, deviation, volatility, counted, weights)
    select m.id, 'all', a.id, 0, ${rating}, 'stratic', 'base', 'standard', '', ${at}, 0, 0, 0, ${rating} * 1000000, 100, 100, true, '{0,0}'
      from account a, lateral (select p.match_id as id from match_seat p where p.account_id = a.id and not exists (select 1 from rating_change r where r.match_id = p.match_id) limit 1) m
     where a.public_id = '${one.account.id}'`);
  await rate(1712, "arena_now() - interval '1 day'");
  await rate(1999, "arena_now() + interval '1 second'");
  const make = async (scopes) => bearer(s, (await one.post('/me/tokens', { label: scopes[0], scopes })).body.token);
  await (await make(['play'])).refuse(403, 'insufficient_scope', 'PUT', vote_path(window.window), { orders: PASS });
  const { body } = await (await make(['votes'])).put(vote_path(window.window), { orders: PASS });
  assert.equal(body.weight, 1712);
  await close_window(s, stranger, window);
  assert.equal((await recount(stranger, window.window)).published.weight, 1712);
});

test('an empty window passes', async () => {
  const { window } = await endless(stranger);
  await close_window(s, stranger, window);
  const { published } = await recount(stranger, window.window);
  assert.deepEqual([published.ballots, published.played], [0, '--']);
});

/* What takes something if anything does, else what goes ahead furthest. */
function wish(legal, side) {
  const ahead = (unit, to) => (side ? unit.at[1] - to.sq[1] : to.sq[1] - unit.at[1]);
  const all = legal.units.flatMap((unit) => unit.to.filter((to) => !to.incomplete && !to.risky).map((to) => ({ unit, to })));
  all.sort((a, b) => (b.to.act === 'capture') - (a.to.act === 'capture') || ahead(b.unit, b.to) - ahead(a.unit, a.to));
  const [{ unit, to }] = all;
  return { type: 'turn', place: [], moves: [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] };
}

/* What must be placed goes to the first free squares, and then something is taken or moved ahead. */
async function whole_turn(window, legal, { pieces }) {
  const taken = new Set([...pieces.map(({ at }) => `${at}`), ...(legal.place.barred ?? []).map(String)]);
  const [x0, y0, x1, y1] = legal.place.rect;
  const rows = Array.from({ length: y1 - y0 + 1 }, (_, i) => (window.side ? y1 - i : y0 + i));
  const free = rows.flatMap((y) => Array.from({ length: x1 - x0 + 1 }, (_, i) => [x0 + i, y])).filter((at) => !taken.has(`${at}`));
  const place = [...legal.hand, ...'F'.repeat(legal.reserve)].map((kind, i) => ({ kind, at: free[i] }));
  if (!place.length) return wish(legal, window.side);
  const { body: after } = await stranger.post(`/endless/windows/${window.window}/legal`, { orders: { type: 'turn', place, moves: [] } });
  return { ...(after.units.length ? wish(after, window.side) : PASS), place };
}

test('a week: captures count, the winners share the pool, the ledger sums to zero and never changes', { timeout: 1_200_000 }, async () => {
  const start = await endless(stranger);
  let now = start;
  for (let i = 0; i < 60 && now.week.captures[0] === now.week.captures[1]; i++) {
    const { window } = now;
    const { body: legal } = await stranger.post(`/endless/windows/${window.window}/legal`, {});
    const { body: { view } } = await stranger.get(unkept(`/matches/${start.match}/spectate`)); // not the one of the window before
    const orders = await whole_turn(window, legal, view);
    for (const one of sides[window.side].slice(0, 2)) await vote(one, window, orders);
    await close_window(s, stranger, window);
    now = await endless(stranger);
  }
  assert.notEqual(now.week.captures[0], now.week.captures[1], 'nobody captured anything');
  const winner = now.week.captures[1] > now.week.captures[0] ? 1 : 0;
  const earlier = (await stranger.get('/endless/weeks')).body.items; // a Monday may have gone by since this file began; nobody had captured more then
  assert.ok(earlier.every((one) => one.winner === null));
  await s.shift_clock(7 * 86400);
  const [week] = await until(async () => {
    const { body: { items } } = await stranger.get('/endless/weeks');
    return items.length > earlier.length ? items : null;
  }, { what: 'the settled week' });
  assert.deepEqual([week.winner, week.pool], [winner, 10000 * (earlier.length + 1)]);
  assert.ok(week.winners >= 1 && week.share === Math.floor(week.pool / week.winners));
  const { body: ledger } = await sides[winner][0].get('/endless/credits');
  assert.ok(ledger.items.every(({ sum }) => sum === 0));
  assert.deepEqual([ledger.mine, ledger.items[0].kind, ledger.items[0].rows], [week.share, 'share', week.winners + 1]);
  assert.equal(ledger.pool, week.pool - week.share * week.winners);
  assert.equal((await sides[1 - winner][0].get('/endless/credits')).body.mine, 0);
  assert.equal(await s.value('select coalesce(sum(amount), 0) from credit_entry'), 0);
  await assert.rejects(s.sql('update credit_entry set amount = amount + 1'), /never rewritten/);
  await assert.rejects(s.sql('delete from credit_entry'), /never rewritten/);
  await assert.rejects(s.sql("insert into credit_entry (transfer_id, holder, amount) select max(id), 'pool', 5 from credit_transfer"), /sum to zero/);
  const rows = await s.value('select count(*) from endless_week');
  for (const { pid } of s.processes('quad-clock')) reaches(pid, 'SIGKILL'); // settled once, by the process that died or the one after it
  await s.shift_clock(1);
  assert.equal(await s.value('select count(*) from endless_week'), rows);
});

