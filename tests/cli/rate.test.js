// quad rate: which results count, in what order, and what a wrong line says.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines, quad } from './quad.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quad-rate-'));
test.after(() => rmSync(folder, { recursive: true }));

const result = (game, seed, players, places) => ({ game, variant: 'base', seed, players, places });
/* Three players; the first wins most. A seed is played from both sides. */
function some(game, seeds) {
  const list = [];
  for (let i = 0; i < seeds; i++)
    for (const [a, b, wins] of [['ann', 'bob', i % 4], ['bob', 'cat', i % 3], ['ann', 'cat', i % 5]])
      list.push(result(game, `${game}${i}`, [a, b], wins ? [1, 2] : [2, 1]), result(game, `${game}${i}`, [b, a], wins ? [2, 1] : [1, 2]));
  return list;
}
const exported = (one, commitment) => ({ quadrivium: 1, game: one.game, variant: one.variant, seed: one.seed, seed_commitment: commitment,
  seats: one.players.map((name) => ({ name, kind: 'human' })), events: [], result: { places: one.places } });
const text = (list) => list.map((one) => JSON.stringify(one) + '\n').join('');
function rate(input, ...files) {
  const got = quad(['rate', ...(files.length ? files : ['-'])], input);
  assert.equal(got.status, 0, got.err);
  return got.out;
}

test('players come best first, with ranges around their ratings', () => {
  const [board, ...rest] = lines(rate(text(some('stratic', 20))));
  assert.equal(rest.length, 0);
  assert.deepEqual([board.board, board.games, board.unfinished, board.groups], ['stratic/base', 120, 0, 1]);
  assert.deepEqual(board.players.map((p) => p.name), ['ann', 'bob', 'cat']);
  for (const p of board.players) {
    assert.ok(p.low < p.rating && p.rating < p.high, JSON.stringify(p));
    assert.ok(1 <= p.rank[0] && p.rank[0] <= p.rank[1] && p.rank[1] <= 3);
    assert.equal(p.games, 80);
  }
  assert.ok(Math.abs(board.players.reduce((sum, p) => sum + p.rating, 0) - 4500) <= 2);
});

test('the order of lines and files changes no byte', () => {
  const all = [...some('stratic', 8), ...some('cosair', 6)];
  const turned = [...all].reverse().map((one) => ({ ...one, players: [...one.players].reverse(), places: [...one.places].reverse() }));
  const [half, rest] = [join(folder, 'half'), join(folder, 'rest')];
  writeFileSync(half, text(all.slice(0, 31)));
  writeFileSync(rest, text(all.slice(31)));
  const said = rate(text(all));
  assert.equal(rate(text(turned)), said);
  assert.equal(rate('', rest, half), said);
  assert.equal(rate(text(all), half.replace(/half$/, 'rest'), '-').split('\n').length, said.split('\n').length);
});

test('a match that two dumps hold counts once', () => {
  const matches = some('stratic', 6).map((one, i) => exported(one, `c${i}`));
  assert.equal(rate(text([...matches, ...matches])), rate(text(matches)));
  assert.equal(lines(rate(text(matches)))[0].players[0].kind, 'human');
});

test('each game has the same weight in the table of all games', () => {
  const strong = some('stratic', 10), weak = some('cosair', 10).map((one) => ({ ...one, places: [...one.places].reverse() }));
  const once = lines(rate(text([...strong, ...weak]))).at(-1);
  const copied = lines(rate(text([...strong, ...weak, ...strong, ...strong]))).at(-1);
  assert.deepEqual([once.board, once.of], ['all', ['cosair', 'stratic']]);
  const ratings = (table) => table.players.map((p) => [p.name, p.rating]);
  assert.deepEqual(ratings(copied), ratings(once));
  for (const p of once.players) assert.equal(p.rating, 1500); // the two games cancel each other
  const only_one = lines(rate(text([...strong, ...weak.filter((one) => !one.players.includes('cat'))]))).at(-1);
  assert.deepEqual(only_one.players.map((p) => p.name).sort(), ['ann', 'bob']);
});

test('of dumps only rated matches count, and with --season those that ended in it', () => {
  const list = some('stratic', 6).map((one, i) => ({ ...exported(one, `c${i}`), rated: i % 3 !== 0, finished_at: i % 2 ? '2026-12-31T23:59:59.999999Z' : '2027-01-01T00:00:00Z' }));
  const is_rated = list.filter((one) => one.rated);
  assert.equal(rate(text(list)), rate(text(is_rated.map(({ rated, finished_at, ...rest }) => rest))));
  const season = (name, lines_of = list) => quad(['rate', '--season', name, '-'], text(lines_of));
  assert.equal(season('2026Q4').out, rate(text(is_rated.filter((one) => one.finished_at < '2027'))));
  assert.equal(season('2027Q1').out, rate(text(is_rated.filter((one) => one.finished_at > '2027'))));
  assert.equal(season('2027Q2').out, '');
  for (const bad of ['2026Q5', '2026', '2026Q40', '', '0026Q1']) assert.equal(season(bad).status, 1, bad);
  assert.match(season('2026Q4', some('stratic', 1)).err, /line 1 is not the result of a match: it does not say when it ended/);
});

test('pairs tell who finished ahead of whom, from both sides', () => {
  const [{ pairs }] = lines(rate(text(some('stratic', 20))));
  assert.equal(pairs.length, 6);
  for (const { player, against, games, won, drawn } of pairs) {
    const back = pairs.find((other) => other.player === against && other.against === player);
    assert.deepEqual([back.games, back.drawn, back.won], [games, drawn, games - won - drawn], `${player} ${against}`);
  }
  assert.deepEqual(pairs.find((p) => p.player === 'ann' && p.against === 'bob'), { player: 'ann', against: 'bob', games: 40, won: 30, drawn: 0 });
});

test('a seat is worth what its players win beyond their ratings', () => {
  const even = lines(rate(text(some('stratic', 20))))[0].seats; // everything was played from both sides
  assert.deepEqual(even.map(({ seats, seat, games, points }) => [seats, seat, games, Math.abs(points)]), [[2, 0, 120, 0], [2, 1, 120, 0]]);
  /* Equal players; the first seat wins three of four games: odds of 3 to 1 are 191 points. */
  const first = [];
  for (let i = 0; i < 40; i++) first.push(result('stratic', `f${i}`, i % 2 ? ['ann', 'bob'] : ['bob', 'ann'], i % 8 < 2 ? [2, 1] : [1, 2]));
  const [own, other] = lines(rate(text(first)))[0].seats;
  assert.deepEqual([own.points, other.points], [191, -191]);
  assert.ok(own.low < own.points && own.points < own.high && own.high - own.low < 400, JSON.stringify(own));
  const always = lines(rate(text(first.slice(2, 8).map((one) => ({ ...one, places: [1, 2] })))))[0].seats;
  assert.deepEqual(always.map(({ points, low, high }) => [points, low, high]), [[null, null, null], [null, null, null]]);
  const four = [0, 1, 2, 3, 4].flatMap((i) => [result('stratic', `g${i}`, ['ann', 'bob', 'cat', 'dan'], [1 + (i % 4), 1 + ((i + 1) % 4), 1 + ((i + 2) % 4), 1 + ((i + 3) % 4)])]);
  assert.deepEqual(lines(rate(text([...first, ...four])))[0].seats.map((one) => [one.seats, one.seat, one.games]), [[2, 0, 40], [2, 1, 40], [4, 0, 5], [4, 1, 5], [4, 2, 5], [4, 3, 5]]);
});

test('a faction is worth what its players win beyond their ratings, in whatever seat; a game counts once', () => {
  /* Equal players; iron wins three of four games: odds of 3 to 1 are 191 points. */
  const games = Array.from({ length: 40 }, (_, i) => ({ ...exported(result('stratagem', `f${i}`, i % 2 ? ['ann', 'bob'] : ['bob', 'ann'], i % 8 < 2 ? [2, 1] : [1, 2]), `c${i}`) }));
  const played = (names) => (one, i) => ({ ...one, seats: one.seats.map((seat, n) => ({ ...seat, ...(names(i)[n] && { faction: names(i)[n] }) })) });
  const [{ factions }] = lines(rate(text(games.map(played(() => ['iron', 'tide'])))));
  assert.deepEqual(factions.map(({ seats, faction, games: n, points }) => [seats, faction, n, points]), [[2, 'iron', 40, 191], [2, 'tide', 40, -191]]);
  assert.ok(factions[0].low < 191 && 191 < factions[0].high);
  const twins = lines(rate(text(games.map(played((i) => (i < 20 ? ['iron', 'iron'] : ['iron', null]))))))[0].factions;
  assert.deepEqual(twins.map(({ faction, games: n }) => [faction, n]), [['iron', 40]]);
  assert.deepEqual(lines(rate(text(games)))[0].factions, []);
  const turned = games.map(played(() => ['iron', 'tide'])).reverse();
  assert.equal(rate(text(turned)), rate(text([...turned].reverse())));
  assert.equal(quad(['rate', '-'], JSON.stringify(played(() => [7, 'tide'])(games[0], 0))).status, 1);
});

test('copying the results of one game changes no rating', () => {
  const all = [...some('stratic', 12), ...some('cosair', 9)];
  const points = (list) => lines(rate(text(list))).map((board) => board.players.map((p) => [p.name, p.rating]));
  assert.deepEqual(points([...all, ...some('cosair', 9), ...some('cosair', 9)]), points(all));
});

test('games without places and games alone change nothing', () => {
  const list = some('stratic', 6), said = lines(rate(text(list)))[0];
  const more = lines(rate(text([...list, result('stratic', 'x', ['ann', 'bob'], [0, 0]), { ...exported(list[0], 'y'), result: { reason: 'abandoned' } },
    result('rulegame', 'z', ['ann'], [1])])));
  assert.deepEqual(more.find((board) => board.board === 'stratic/base'), { ...said, unfinished: 2 });
});

test('a line that is not a result is named, and nothing is printed', () => {
  const good = JSON.stringify(some('stratic', 1)[0]);
  for (const bad of ['{', '[]', 'null', '{"type":"start"}', '{"quadrivium":1,"game":"stratic","variant":"base","seed":"1"}',
    JSON.stringify(result('stratic', 's', ['ann', 'bob'], [1])), JSON.stringify(result('stratic', 's', ['ann', 'bob'], [1, 3])),
    JSON.stringify(result('stratic', 's', ['ann', 'bob'], [1, -2])), JSON.stringify(result('stratic', 's', ['ann', 'bob'], [1, '2'])),
    JSON.stringify(result('stratic', 's', ['ann', ''], [1, 2])), JSON.stringify(result('stratic', 's', Array(99).fill('ann'), Array(99).fill(1))),
    JSON.stringify(result('stratic', 's', [{ name: 'ann' }, 'bob'], [1, 2]))]) {
    const got = quad(['rate', '-'], `${good}\n\n${bad}\n${good}\n`);
    assert.deepEqual([got.status, got.out], [1, ''], bad);
    assert.match(got.err, /-: line 3 is not the result of a match: ./, bad);
  }
  assert.equal(quad(['rate', join(folder, 'none')]).status, 1);
  assert.equal(quad(['rate']).status, 2);
  assert.equal(rate(''), '');
});
