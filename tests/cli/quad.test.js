// The quad command line: catalogue, usage, simulation, verification of records, counting.
import test from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { exported, lines, quad, simulate, simulateTraced } from './quad.mjs';

const COMMANDS = ['games', 'simulate', 'tournament', 'engine', 'perft', 'replay', 'rules', 'migrate', 'rebuild', 'seed'];
const WITHOUT_TIME = (line) => ({ ...line, ms: 0 });

test('every command explains itself and lists stand in help', () => {
  const help = quad(['help']);
  assert.equal(help.status, 0);
  for (const command of COMMANDS) {
    assert.match(help.out, new RegExp(`^  ${command} `, 'm'));
    const own = quad([command, '--help']);
    assert.equal(own.status, 0, command);
    assert.match(own.out, new RegExp(`^usage: quad ${command}`));
    assert.equal(own.err, '');
  }
});

test('what is typed wrongly ends with status 2 and says how it goes', () => {
  for (const words of [[], ['fly'], ['games', 'x'], ['games', '--loud'], ['simulate'], ['simulate', 'nullgame'], ['perft'],
    ['replay'], ['replay', 'a', 'b'], ['engine'], ['migrate', 'now'], ['engine', 'nullgame', '--seat', '1']]) {
    const got = quad(words);
    assert.equal(got.status, 2, words.join(' '));
    assert.equal(got.out, '');
    assert.match(got.err, /usage: quad/);
  }
});

test('what is refused ends with status 1, a code and no output', () => {
  const players = ['--players', 'bot:random,bot:random'];
  for (const [words, code] of [
    [['simulate', 'chess', ...players], 'unknown_game'],
    [['simulate', 'nullgame', '--variant', 'x', ...players], 'unknown_game'],
    [['simulate', 'nullgame', '--players', 'bot:random,bot:deep'], 'unknown_bot'],
    [['simulate', 'nullgame', '--players', 'bot:random,-'], 'unknown_bot'],
    [['simulate', 'nullgame', '--players', 'bot:random'], 'bad_seats'],
    [['simulate', 'nullgame', ...players, '--options', '{"pile":4}'], 'bad_options'],
    [['simulate', 'nullgame', ...players, '--options', '{"pile":NaN}'], 'malformed'],
    [['simulate', 'nullgame', ...players, '--options', '/nowhere.json'], 'not_found'],
    [['simulate', 'nullgame', ...players, '--seed', '12x'], 'bad_request'],
    [['simulate', 'nullgame', ...players, '--games', '0'], 'bad_request'],
    [['simulate', 'nullgame', ...players, '--games', '1x'], 'bad_request'],
    [['perft', '--game', 'nullgame', '--position', '-', '--depth', '1'], 'bad_request'],
  ]) {
    const got = quad(words);
    assert.equal(got.status, 1, words.join(' '));
    assert.equal(got.out, '');
    assert.ok(got.err.startsWith(`quad: ${code}: `), got.err);
  }
});

test('the catalogue lists what is offered, and on request the template too', () => {
  const listed = JSON.parse(quad(['games']).out);
  const all = JSON.parse(quad(['games', '--all']).out);
  assert.ok(!listed.some((game) => game.id === 'nullgame'));
  const template = all.find((game) => game.id === 'nullgame');
  assert.deepEqual(template.variants.map((variant) => variant.turns), ['alternate', 'together', 'together', 'own']);
  assert.equal(template.variants[0].options_schema.properties.bonus.writeOnly, true);
  assert.deepEqual(template.bots.map((bot) => bot.id), ['bot:random', 'bot:greedy']);
});

test('the same seed gives the same games, whatever the number of processes', () => {
  for (const variant of ['base', 'together', 'council', 'own']) {
    const words = ['nullgame', '--variant', variant, '--players', 'bot:greedy,bot:random,bot:random', '--games', '20', '--seed', '00000000000000aa'];
    const [one, three] = [simulate(...words), simulate(...words, '--jobs', '3')];
    assert.deepEqual(one.map(WITHOUT_TIME), three.map(WITHOUT_TIME));
    assert.deepEqual(one.map((line) => line.index), [...Array(20).keys()]);
    assert.equal(new Set(one.map((line) => line.hash)).size, 20);
  }
});

test('game i is seeded with the first SplitMix64 output of S+i', () => {
  const words = ['nullgame', '--players', 'bot:random,bot:random'];
  assert.equal(simulate(...words)[0].seed, 'e220a8397b1dcdaf'); // the first output of SplitMix64 from 0
  const [, , third] = simulate(...words, '--games', '3', '--seed', '0000000000000005');
  const [same] = simulate(...words, '--seed', '0000000000000007');
  assert.deepEqual(WITHOUT_TIME({ ...third, index: 0 }), WITHOUT_TIME(same));
});

test('sides change with --rotate, and a game is left after --max-turns', () => {
  const words = ['nullgame', '--players', 'bot:greedy,bot:random', '--games', '2', '--rotate'];
  const [first, second] = simulate(...words, '--max-turns', '2');
  assert.deepEqual(first.players, ['bot:greedy', 'bot:random']);
  assert.deepEqual(second.players, ['bot:random', 'bot:greedy']);
  assert.equal(first.reason, 'max_turns');
  assert.equal(first.turns, 2);
  assert.deepEqual(first.places, [0, 0]);
});

test('options come from a text or a file', () => {
  const words = ['nullgame', '--players', 'bot:random,bot:random'];
  const { trace } = simulateTraced(...words, '--options', '{"pile":60,"peeks":0}');
  assert.deepEqual(trace[0].options, { pile: 60, peeks: 0, bonus: 10 });
});

const GAMES = [
  ['nullgame', '--players', 'bot:random,bot:greedy,bot:random'],
  ['nullgame', '--variant', 'together', '--players', 'bot:random,bot:greedy'],
  ['nullgame', '--variant', 'own', '--players', 'bot:random,bot:greedy,bot:random,bot:random'],
  ['stratic', '--players', 'bot:greedy,bot:random', '--max-turns', '300'],
].filter(([game]) => JSON.parse(quad(['games', '--all']).out).some((known) => known.id === game));

for (const words of GAMES) {
  const { results, trace } = simulateTraced(...words, '--games', '2');
  const record = exported(trace, 1);
  if (results[1].reason === 'max_turns') record.result = null;
  const verify = (change) => {
    const copy = structuredClone(record);
    change?.(copy);
    const got = quad(['replay', '-'], JSON.stringify(copy));
    return { status: got.status, ...lines(got.out)[0] };
  };

  test(`a record verifies: ${words.join(' ')}`, () => {
    assert.deepEqual(verify(), { status: 0, ok: true, turns: results[1].turns, hash: results[1].hash, first_bad_turn: null });
  });

  test(`a lie in a record is found: ${words.join(' ')}`, () => {
    const last = record.hashes[record.hashes.length - 1].turn;
    const wrong = (name, bad, change) => {
      const got = verify(change);
      assert.equal(got.status, 1, name);
      assert.equal(got.ok, false, name);
      assert.equal(got.first_bad_turn, bad, `${name}: ${got.why}`);
      assert.equal(typeof got.why, 'string');
    };
    wrong('another seed', null, (r) => { r.seed = '0123456789abcdef'; });
    wrong('another nonce', null, (r) => { r.nonce = r.nonce.replace('0', '1'); });
    wrong('another hash', last, (r) => { r.hashes[r.hashes.length - 1].hash = '0000000000000000'; });
    wrong('a hash left out', last, (r) => { r.hashes.pop(); });
    wrong('a hash too many', last + 7, (r) => { r.hashes.push({ turn: last + 7, hash: '0000000000000000' }); });
    wrong('hashes out of order', null, (r) => { r.hashes.reverse(); });
    wrong('an event left out', 0, (r) => { r.events.shift(); });
    wrong('an unknown kind', record.events[1].turn, (r) => { r.events[1].kind = 'bribe'; });
    wrong('an order that cannot be read', 0, (r) => { r.events[0].orders[0] = { type: 'bribe' }; });
    wrong('a takeback where none is allowed', last, (r) => { r.events.push({ n: 9999, kind: 'takeback', turn: last, at: '', to: 1 }); });
    wrong('another result', null, (r) => { r.result = { places: r.seats.map(() => 7), scores: [], reason: 'x' }; });
  });
}

test('a record may be NDJSON, but not half of it', () => {
  const { trace } = simulateTraced('nullgame', '--players', 'bot:random,bot:random');
  const { events, ...head } = exported(trace);
  const text = [head, ...events, { type: 'end', count: events.length }].map((line) => JSON.stringify(line) + '\n');
  assert.equal(quad(['replay', '-'], text.join('')).status, 0);
  for (const wrong of [text.slice(0, -1), text.slice(0, 2), text.slice(0, 1), [...text.slice(0, 2), ...text.slice(3)], [...text.slice(0, 2), '{', ...text.slice(2)]]) {
    const got = quad(['replay', '-'], wrong.join(''));
    assert.equal(got.status, 1);
    assert.match(got.err, /^quad: malformed: /);
  }
  assert.equal(quad(['replay', '-'], JSON.stringify(exported(trace), null, 2)).status, 0); // over several lines
});

// The hash of this game by the first rules is from before there were second ones.
test('an old version of the rules is played as ever, and its record is replayed by it', () => {
  const players = ['stratagem', '--players', 'bot:strong,bot:greedy,bot:negotiator,bot:random', '--seed', '5'];
  const { trace, results: [first] } = simulateTraced(...players, '--rules-version', '1');
  const [newest] = simulate(...players);
  assert.equal(first.hash, '62c9fe6e856466ef');
  assert.deepEqual(simulate(...players, '--rules-version', '2').map(WITHOUT_TIME), [WITHOUT_TIME(newest)]);
  assert.notEqual(newest.hash, first.hash);
  const record = exported(trace);
  assert.equal(record.rules_version, 1);
  const replayed = (version) => JSON.parse(quad(['replay', '-'], JSON.stringify({ ...record, rules_version: version })).out).ok;
  assert.deepEqual([1, 2, 3, 0].map(replayed), [true, false, false, false]);
  for (const version of ['0', '3', 'x']) assert.equal(quad(['simulate', ...players, '--rules-version', version]).status, 1, version);
});

test('a file of many records gets a report for each, with the match it is of', () => {
  const { trace, results } = simulateTraced('nullgame', '--players', 'bot:random,bot:random', '--games', '3');
  const records = [0, 1, 2].map((i) => ({ ...exported(trace, i), ...(i && { match: `match${i}` }) }));
  const replay = () => quad(['replay', '-'], records.map((record) => JSON.stringify(record) + '\n').join(''));
  const good = replay();
  assert.equal(good.status, 0, good.err);
  assert.deepEqual(lines(good.out).map(({ ok, hash, match }) => [ok, hash, match]), results.map(({ hash }, i) => [true, hash, i ? `match${i}` : undefined]));
  records[1].hashes.at(-1).hash = '0000000000000000';
  const bad = replay();
  assert.equal(bad.status, 1);
  assert.deepEqual(lines(bad.out).map(({ ok }) => ok), [true, false, true]);
  records[2] = { quadrivium: 1, events: [] };
  assert.deepEqual(lines(replay().out).map(({ ok, first_bad_turn: turn }) => [ok, turn === null]), [[true, true], [false, false], [false, true]]);
});

test('a seed is a whole number or 16 hex digits', () => {
  const seeded = (seed) => quad(['simulate', 'nullgame', '--players', 'random,random', '--seed', seed]);
  const hash = (seed) => lines(seeded(seed).out)[0].hash;
  assert.equal(hash('42'), hash('000000000000002a'));
  assert.equal(hash('18446744073709551615'), hash('ffffffffffffffff'));
  assert.notEqual(hash('42'), hash('0000000000000042'));
  for (const seed of ['', '-1', '4.2', '0x2a', ' 42', '42 ', '18446744073709551616', 'FFFFFFFFFFFFFFFF', '00000000000000000000x']) {
    const got = seeded(seed);
    assert.deepEqual([got.status, got.out], [1, ''], seed);
    assert.match(got.err, /--seed must be a whole number or 16 hex digits/);
  }
});

test('a trace with views has what each seat saw before and after every event', () => {
  const words = ['nullgame', '--players', 'bot:random,bot:greedy', '--seed', '7'];
  const { trace } = simulateTraced(...words, '--trace-views');
  const plain = simulateTraced(...words).trace;
  assert.deepEqual(trace.map(({ views, ms, ...line }) => line), plain.map(({ ms, ...line }) => line));
  const told = trace.filter((line) => line.type);
  assert.ok(told.length > 3 && told.every(({ views }) => views.length === 2));
  const picked = told.find(({ event }) => event?.kind === 'turn');
  for (const seat of [0, 1]) {
    assert.equal(picked.views[seat].seats[seat].number, picked.event.orders[seat].number);
    assert.equal(picked.views[seat].seats[1 - seat].number, undefined, 'the other number stays hidden');
  }
  for (const wrong of [['--trace-views'], ['--trace', '/dev/null', '--trace-views', '--trace-every', '2']])
    assert.equal(quad(['simulate', ...words, ...wrong]).status, 2);
});

test('what is no record is refused, on both streams', () => {
  for (const text of ['', '[]', '{}', '{"quadrivium":2}', '{"quadrivium":1,"game":"chess","variant":"base","rules_version":1}']) {
    const got = quad(['replay', '-'], text);
    assert.equal(got.status, 1, text);
    assert.equal(JSON.parse(got.out).ok, false);
    assert.match(got.err, /^quad: [a-z_]+: /);
  }
  assert.equal(quad(['replay', '/nowhere.json']).status, 1);
});

test('turns that are the engine\'s are counted for each seat of a record', () => {
  const { trace } = simulateTraced('stratic', '--players', 'bot:greedy,bot:random', '--seed', '3', '--max-turns', '12');
  const got = quad(['alike', '-'], JSON.stringify(exported(trace)));
  assert.equal(got.status, 0, got.err);
  const [south, north, ...others] = lines(got.out);
  assert.deepEqual([south.name, south.seat, north.name, north.seat, others], ['bot:greedy', 0, 'bot:random', 1, []]);
  for (const { turns, agreed, lost } of [south, north]) assert.ok(turns > 0 && turns <= 6 && agreed <= turns && lost >= 0, got.out);
  for (const text of ['', '[]', '{}', '{"game":"stratic","variant":"base","seed":"0","rules_version":1,"seats":[],"events":[]}',
    '{"game":"stratic","variant":"base","seed":"0000000000000000","rules_version":1,"seats":[{},{}],"events":[{}]}']) {
    const bad = quad(['alike', '-'], text);
    assert.deepEqual([bad.status, bad.out], [1, ''], text);
    assert.match(bad.err, /^quad: [a-z_]+: /);
  }
  assert.equal(quad(['alike']).status, 2);
});

test('perft counts what the golden positions say, and divides it', () => {
  const golden = JSON.parse(readFileSync(new URL('../games/stratic/golden/perft.json', import.meta.url), 'utf8'));
  const { position, turns } = golden.positions.find((one) => one.variant === 'base' && one.max_expansions === null);
  const count = (...words) => {
    const got = quad(['perft', '--game', 'stratic', '--position', '-', ...words], `${position}\n`);
    assert.equal(got.status, 0, got.err);
    return JSON.parse(got.out);
  };
  const plain = count('--depth', '2');
  assert.deepEqual(Object.keys(plain), ['depth', 'nodes', 'ms', 'us']);
  assert.equal(plain.nodes, turns[1]);
  const { divide } = count('--depth', '2', '--divide');
  assert.equal(Object.keys(divide).length, turns[0]);
  assert.equal(Object.values(divide).reduce((sum, nodes) => sum + nodes, 0), turns[1]);
  assert.equal(quad(['perft', '--game', 'stratic', '--position', '-', '--depth', '1'], 'str1/9 x').status, 1);
});
