// quad tournament: who meets whom, on what, and what the table says of it.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines, quad } from './quad.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quad-tournament-'));
test.after(() => rmSync(folder, { recursive: true }));

/** A tournament's table, and its games' lines. */
function tournament(...words) {
  const file = join(folder, 'results');
  const got = quad(['tournament', ...words, '--json', '--results', file]);
  assert.equal(got.status, 0, got.err);
  return { text: got.out, table: JSON.parse(got.out), games: lines(readFileSync(file, 'utf8')) };
}
const THREE = ['nullgame', '--agents', 'bot:greedy,bot:random,mine', '--extern', 'mine=cat >/dev/null & echo \'{"msg":"ready"}\'; wait', '--extern-timeout-ms', '1'];
const COSAIR = ['cosair', '--agents', 'greedy,random,passive', '--max-turns', '100'];

test('every pair meets on the same seeds, on each from both sides', () => {
  const { table, games } = tournament(...COSAIR, '--seats', '2', '--games', '5');
  assert.deepEqual([table.groups, table.seeds, table.seats, table.games, games.length], [3, 3, 2, 18, 18]);
  const met = new Map();
  for (const game of games) met.set(game.players.join(), [...(met.get(game.players.join()) ?? []), game.seed]);
  assert.equal(met.size, 6); // three pairs, two sides
  const [seeds, ...others] = [...met.values()];
  assert.equal(new Set(seeds).size, 3);
  for (const other of others) assert.deepEqual(other, seeds);
});

test('larger tables are groups of different agents, turned through all seats', () => {
  const { table, games } = tournament('cosair', '--agents', 'greedy,random,passive', '--seats', '3', '--games', '2', '--max-turns', '100');
  assert.deepEqual([table.groups, table.seeds, games.length], [1, 1, 3]);
  for (const seat of [0, 1, 2]) assert.equal(new Set(games.map((game) => game.players[seat])).size, 3);
  const few = tournament('cosair', '--agents', 'greedy,passive', '--games', '4', '--max-turns', '100'); // two fill the usual four
  assert.deepEqual(few.games[0].players, ['bot:greedy', 'bot:passive', 'bot:greedy', 'bot:passive']);
  assert.equal(tournament('cosair', '--agents', 'greedy,random,passive', '--games', '1', '--max-turns', '100').table.seats, 3);
});

test('a version of the rules can be chosen', () => {
  const words = ['stratagem', '--agents', 'greedy,random', '--seats', '2', '--games', '2', '--seed', '5'];
  const [newest, old, chosen] = [[], ['--rules-version', '1'], ['--rules-version', '2']].map((more) => tournament(...words, ...more));
  assert.deepEqual([newest, old, chosen].map(({ table }) => table.rules_version), [2, 1, 2]);
  const played = ({ table, games }) => ({ table, games: games.map(({ ms, ...game }) => game) }); // ms: what a clock said
  assert.deepEqual(played(chosen), played(newest));
  assert.notDeepEqual(old.games.map((game) => game.hash), newest.games.map((game) => game.hash));
  for (const version of ['0', '3', '-1', '99999999999999999999', 'x']) {
    const got = quad(['tournament', ...words, '--rules-version', version]);
    assert.match(got.err, /--rules-version must be an integer from 1 to 2/);
  }
});

test('the table is the sum of its games', () => {
  const { table, games } = tournament(...COSAIR, '--games', '9', '--seats', '2');
  for (const line of table.agents) {
    const own = games.filter((game) => game.players.includes(line.agent));
    const places = own.map((game) => game.places[game.players.indexOf(line.agent)]);
    const shared = own.map((game) => game.places[0] === game.places[1]);
    const score = places.reduce((sum, place, i) => sum + (shared[i] ? 0.5 : 2 - place), 0) / own.length;
    assert.equal(line.games, own.length);
    assert.equal(line.score, Math.round(10000 * score), line.agent);
    assert.equal(line.place, Math.round(100 * places.reduce((a, b) => a + b) / own.length));
    assert.equal(line.first, Math.round(10000 * places.filter((place) => place === 1).length / own.length));
    for (const name of ['score', 'first', 'place']) assert.ok(line[`${name}_95`][0] <= line[name] && line[name] <= line[`${name}_95`][1], name);
  }
  assert.deepEqual(table.agents.map((line) => line.score), table.agents.map((line) => line.score).sort((a, b) => b - a));
  for (const pair of table.pairs) {
    const back = table.pairs.find((other) => other.agent === pair.against && other.against === pair.agent);
    assert.equal(pair.score + back.score, 10000);
  }
});

test('Wilson is Wilson: ten of ten is 72.25 percent at least', () => {
  const { table } = tournament('cosair', '--agents', 'greedy,passive', '--seats', '2', '--games', '10', '--max-turns', '100');
  const [best, worst] = table.agents;
  assert.deepEqual([best.agent, best.first, best.first_95], ['bot:greedy', 10000, [7225, 10000]]);
  assert.deepEqual([worst.first, worst.first_95], [0, [0, 2775]]);
  assert.deepEqual([best.score, best.score_95, best.place_95], [10000, [10000, 10000], [100, 100]]);
});

test('the same table whatever the number of processes, and as text', () => {
  const words = ['cosair', '--agents', 'greedy,random,passive', '--seats', '2', '--games', '12', '--max-turns', '100', '--seed', '00000000000000ab'];
  assert.equal(tournament(...words).text, tournament(...words, '--jobs', '3').text);
  const got = quad(['tournament', ...words]);
  assert.match(got.out, /groups 3 x seeds 6 x seatings 2 = 36 games from seed 00000000000000ab/);
  assert.match(got.out, /^bot:greedy +24 +1\.000 1\.000 to 1\.000 +100\.0 % 86\.2 to 100\.0/m);
  assert.match(quad(['tournament', ...words, '--games', '2']).out, /play 5 seeds or more: --games 10/);
});

test('a program takes part, its faults are counted, and unfinished games are halves', () => {
  const { table } = tournament(...THREE, '--seats', '2', '--games', '2');
  assert.ok(table.agents.find((line) => line.agent === 'mine').faults > 0);
  assert.deepEqual([table.agents[0].score_95, table.agents[0].place_95], [null, null]); // one seed
  const cut = tournament('stratic', '--agents', 'random,greedy', '--games', '2', '--max-turns', '2').table;
  assert.deepEqual([cut.unfinished, ...cut.agents.flatMap((line) => [line.score, line.place, line.first])], [2, 5000, 150, 0, 5000, 150, 0]);
});

test('what cannot be played is refused', () => {
  for (const [words, status, says] of [
    [['cosair'], 2, /^quad tournament: --agents says who takes part$/m],
    [[], 2, /^quad tournament: name a game$/m],
    [['cosair', 'stratic', '--agents', 'greedy,random'], 2, /^quad tournament: "stratic" is one word too many$/m],
    [['cosair', '--agents', 'greedy,random', '--gamess', '3'], 2, /unrecognized option '--gamess'\nquad tournament: see the options below$/m],
    [['cosair', '--agents', 'greedy'], 1, /two at least/],
    [['cosair', '--agents', 'greedy,bot:greedy'], 1, /bot:greedy stands there twice/],
    [['cosair', '--agents', 'greedy,-'], 1, /a dash plays nothing/],
    [['cosair', '--agents', 'greedy,nobody'], 1, /has no bot nobody, but bot:passive, bot:random, /],
    [['chess', '--agents', 'greedy,random'], 1, /no game chess, but stratic, /],
    [['cosair', '--agents', 'greedy,random,passive', '--seats', '4'], 1, /3 agents do not fill 4 seats evenly/],
    [['cosair', '--agents', 'greedy,random', '--seats', '12'], 1, /bad_seats/],
    [['cosair', '--agents', 'greedy,random', '--seed', 'one'], 1, /16 hex digits/],
    [['cosair', '--agents', 'greedy,x', '--extern', 'x=exit 1'], 3, /x did not get ready/],
  ]) {
    const got = quad(['tournament', ...words]);
    assert.equal(got.status, status, words.join(' '));
    assert.equal(got.out, '');
    assert.match(got.err, says);
  }
});

test('results of an earlier run are lost neither to a word that is wrong nor to a program that does not start', () => {
  const file = join(folder, 'kept');
  const again = (agents, ...words) => quad(['tournament', 'cosair', '--agents', agents, '--results', file, '--games', '4', '--max-turns', '100', ...words]);
  writeFileSync(file, 'kept\n');
  assert.equal(again('greedy,random', '--seed', 'x').status, 1);
  assert.equal(again('greedy,x', '--extern', 'x=exit 1').status, 3);
  assert.equal(readFileSync(file, 'utf8'), 'kept\n');
  assert.equal(again('greedy,random').status, 0);
  assert.deepEqual(readFileSync(file, 'utf8').trim().split('\n').map((line) => JSON.parse(line).index), [0, 1, 2, 3]);
  assert.equal(quad(['tournament', 'cosair', '--agents', 'greedy,random', '--games', '2', '--max-turns', '100', '--results', '/dev/full']).status, 1);
});

test('the ratings of the built-in levels are those of the published table', () => {
  const text = readFileSync(new URL('../../frontend/docs/levels.md', import.meta.url), 'utf8');
  const cells = text.split('\n').filter((line) => /^\| \d \|/.test(line)).map((line) => line.split('|').slice(2, 6).map((cell) => cell.trim()));
  assert.equal(cells.length, 8);
  const games = JSON.parse(quad(['games']).out);
  for (const [column, game] of ['stratic', 'stratagem', 'cosair', 'rulegame'].entries()) {
    const { bots } = games.find(({ id }) => id === game);
    let rating = 600;
    for (const [i, cell] of cells.map((row) => row[column]).entries()) {
      const [, name, score, step] = cell.match(/^(\w+)(?: (\d\.\d{3}), \+(\d+))?$/), what = `${game}, level ${i + 1}`;
      const [bot, ...others] = bots.filter(({ level, variety }) => level === i + 1 && !variety);
      assert.deepEqual([bot.name, others.length], [name, 0], what);
      assert.equal(step === undefined, i === 0, what);
      rating += Number(step ?? 0);
      assert.equal(bot.measured, 10 * Math.round(rating / 10), `${what}: the table has ${rating}`);
      const share = Number(score);
      if (step) assert.ok(Math.abs(Number(step) - (share < 1 ? Math.min(400, 400 * Math.log10(share / (1 - share))) : 400)) <= 2, what);
    }
    for (const { id, measured } of bots.filter(({ level, variety }) => !level || variety)) assert.equal(measured, null, id);
  }
});
