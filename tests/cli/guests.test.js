// Programs of other people's at the seats of quad simulate, and the flags that belong to studies with them.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { lines, quad, simulate, simulateTraced } from './quad.mjs';

const folder = mkdtempSync(join(tmpdir(), 'quad-guests-'));
test.after(() => rmSync(folder, { recursive: true }));

/** A program that answers each line by `answer(message)`, the text of a function; it returns lines or nothing. */
function program(name, answer) {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, `import { createInterface } from 'node:readline';
import { appendFileSync } from 'node:fs';
const heard = (line) => appendFileSync(${JSON.stringify(join(folder, `${name}.log`))}, line + '\\n');
const answer = ${answer};
for await (const line of createInterface({ input: process.stdin })) {
  heard(line);
  const message = JSON.parse(line);
  if (message.msg === 'hello') console.log('{"msg":"ready","name":"x","view":"' + (message.game === 'nullgame' ? 'full' : 'compact') + '","legal":true,"more":1}');
  else for (const text of [answer(message, heard) ?? []].flat()) console.log(text);
}
`);
  return ['--extern', `${name}=exec node '${file}'`];
}
const heard = (name) => lines(readFileSync(join(folder, `${name}.log`), 'utf8'));
const WITHOUT_TIME = (line) => ({ ...line, ms: 0 });
const COSAIR = ['cosair', '--players', 'greedy', '--max-turns', '100'];

test('a program is told what its seat may know, turn by turn, and plays', () => {
  const words = ['nullgame', '--players', 'bot:greedy,mine', '--games', '2', '--extern-timeout-ms', '20000',
    ...program('mine', `(m) => m.msg === 'turn' && JSON.stringify({ msg: 'orders', turn: m.turn, orders: m.stage === 'setup' ? { type: 'pick', number: 3 } : { type: 'take', stones: 1 } }) || undefined`)];
  const results = simulate(...words);
  assert.deepEqual(results[0].players, ['bot:greedy', 'mine']);
  assert.deepEqual(results.map((line) => line.faults), [[0, 0], [0, 0]]);
  const told = heard('mine');
  const [hello, turn] = told;
  assert.deepEqual([hello.msg, hello.protocol, hello.game, hello.seat, hello.seats, hello.timeout_ms], ['hello', 1, 'nullgame', 1, 2, 20000]);
  assert.match(hello.bot_seed, /^[0-9a-f]{16}$/);
  assert.notEqual(hello.bot_seed, results[0].seed);
  assert.equal('bonus' in hello.options, false); // secret before the end
  assert.deepEqual([turn.msg, turn.turn, turn.stage, typeof turn.view, typeof turn.legal], ['turn', 0, 'setup', 'object', 'object']);
  const end = told.find((line) => line.msg === 'end');
  assert.deepEqual(end.result.map((row) => row.place), results[0].places);
  assert.deepEqual([end.seat, end.reason], [1, results[0].reason]);
  assert.equal(told.filter((line) => line.msg === 'hello').length, 2);
  assert.deepEqual(simulate(...words, '--jobs', '2').map(WITHOUT_TIME), results.map(WITHOUT_TIME));
});

test('orders that do not stand are told, the rest stands', () => {
  const [result] = simulate('cosair', '--players', 'mine,passive', '--max-turns', '100', '--extern-timeout-ms', '20000',
    ...program('strict', `(m) => m.msg === 'turn' && JSON.stringify({ msg: 'orders', turn: m.turn, orders: m.turn === 1 ? [{ type: 'set_tax', rate: 65 }, { type: 'set_tax', rate: 80 }] : [] }) || undefined`)
      .map((word) => word.replace('strict=', 'mine=')));
  const told = heard('strict');
  const refused = told.filter((line) => line.msg === 'refused');
  assert.equal(refused.length, 1);
  assert.deepEqual(refused[0].results.map((row) => [row.ok, row.error]), [[false, 'bad_tax_rate'], [true, undefined]]);
  assert.equal(told.find((line) => line.turn === 2 && line.msg === 'turn').view.you.tax, 80);
  assert.deepEqual(result.faults, [0, 0]);
});

test('silence, garbage and a crash cost the turn, never the game', () => {
  const idle = simulate('cosair', '--players', 'passive,greedy', '--max-turns', '100')[0];
  const cases = [
    ['silent', '() => undefined', 20, '30'],
    ['garbage', '(m) => m.msg === "turn" ? "{nonsense" : undefined', 20, '20000'],
    ['crash', '(m) => { if (m.msg === "turn") process.exit(1); }', 20, '20000'],
    ['other', '(m) => m.msg === "turn" ? JSON.stringify({ msg: "orders", turn: m.turn + 1, orders: [] }) : undefined', 20, '20000'],
    ['old', '(m) => m.msg === "turn" ? [0, 1].map((back) => JSON.stringify({ msg: "orders", turn: m.turn - 1 + back, orders: [] })) : undefined', 0, '20000'],
    ['some', '(m) => m.msg === "turn" ? m.turn % 10 === 0 ? "[]" : JSON.stringify({ msg: "orders", turn: m.turn, orders: [] }) : undefined', 10, '20000'],
  ];
  for (const [name, answer, faults, timeout] of cases) {
    const [result] = simulate('cosair', '--players', `${name},greedy`, '--max-turns', '100', '--extern-timeout-ms', timeout, ...program(name, answer));
    assert.deepEqual(result.faults, [faults, 0], name);
    assert.equal(result.hash, idle.hash, name);
  }
});

test('whatever a program does in a game where every seat must move, the game ends', () => {
  const [result] = simulate('stratic', '--players', 'bad,random', '--max-turns', '60', '--extern-timeout-ms', '20000',
    ...program('bad', '(m) => m.msg === "turn" ? JSON.stringify({ msg: "orders", turn: m.turn, orders: { type: "turn", text: "nonsense" } }) : undefined'));
  assert.ok(result.faults[0] > 0);
  assert.ok(heard('bad').some((line) => line.msg === 'refused' && line.error && line.detail));
});

test('a program that does not start ends the run with status 3', () => {
  for (const command of ['exit 0', '/nowhere/at/all', 'echo hello', 'echo \'{"msg":"orders"}\'']) {
    const got = quad(['simulate', ...COSAIR, '--players', 'greedy,x', '--extern', `x=${command}`]);
    assert.equal(got.status, 3, command);
    assert.equal(got.out, '');
    assert.match(got.err, /x did not get ready/);
  }
});

test('what is no program is refused', () => {
  for (const text of ['x', '=x', 'x=', '-=x', 'a b=x', 'a,b=x']) {
    const got = quad(['simulate', ...COSAIR, '--seats', '2', '--extern', text]);
    assert.equal(got.status, 1, text);
    assert.match(got.err, /bad_request: --extern is NAME=COMMAND/);
  }
  assert.match(quad(['simulate', ...COSAIR, '--extern', 'x=a', '--extern', 'x=b']).err, /given twice/);
});

test('the list is repeated over the seats, names may be short, options may be flags', () => {
  const long = simulate('cosair', '--players', 'bot:greedy,bot:random,bot:greedy,bot:random', '--options', '{"max_turns":150,"end_ratio":300}');
  const short = simulate('cosair', '--players', 'greedy,random', '--nations', '4', '--max-turns', '150', '--end-ratio', '300');
  assert.deepEqual(long.map(WITHOUT_TIME), short.map(WITHOUT_TIME));
  assert.ok(short[0].turns <= 150 && short[0].places.every((place) => place > 0));
  for (const [words, code] of [[['--end-ratio', '5'], 'bad_options'], [['--end-ratio', 'many'], 'bad_options'], [['--max-turns', '7'], 'bad_options'],
    [['--seats', '12'], 'bad_seats'], [['--seats', '0'], 'bad_request']]) {
    const got = quad(['simulate', 'cosair', '--players', 'greedy,greedy', ...words]);
    assert.equal(got.status, 1, words.join(' '));
    assert.ok(got.err.startsWith(`quad: ${code}: `), got.err);
  }
  assert.equal(quad(['simulate', 'stratic', '--players', 'random,random', '--end-ratio', '150']).status, 2);
  assert.equal(quad(['simulate', ...COSAIR, '--trace-every', '5']).status, 2);
  assert.match(quad(['simulate', ...COSAIR, '--gamess', '5']).err, /unrecognized option '--gamess'\nquad simulate: see the options below\n/);
});

test('a game can be played again alone', () => {
  const words = ['cosair', '--players', 'greedy,random', '--seats', '3', '--max-turns', '120', '--rotate'];
  const all = simulate(...words, '--games', '4');
  assert.deepEqual(WITHOUT_TIME(simulate(...words, '--first', '3')[0]), WITHOUT_TIME(all[3]));
});

test('figures and counts are told at the end and every so many turns', () => {
  const { results: [result], trace } = simulateTraced('cosair', '--players', 'greedy', '--seats', '3', '--max-turns', '120', '--trace-every', '25');
  const turns = trace.filter((line) => line.type === 'turn');
  assert.deepEqual(turns.map((line) => line.turn), [25, 50, 75, 100].filter((turn) => turn <= result.turns));
  for (const name of ['potential', 'planets', 'population', 'gold', 'ships', 'techs', 'exit', 'exit_turn']) {
    assert.equal(turns[0][name].length, 3, name);
    assert.equal(result.figures[name].length, 3, name);
  }
  assert.deepEqual(result.figures.potential, result.scores);
  assert.deepEqual(Object.keys(result.stats), ['battles', 'conquests', 'missions', 'failed', 'caught']);
  assert.ok(result.stats.missions >= result.stats.failed && result.stats.failed >= result.stats.caught);
});

test('recorded games verify', () => {
  const record = join(folder, 'records');
  const results = simulate('cosair', '--players', 'greedy,random', '--max-turns', '120', '--games', '3', '--jobs', '2', '--record', record);
  simulate('nullgame', '--players', 'bot:greedy,bot:random', '--record', record);
  const files = readdirSync(record).sort();
  assert.deepEqual(files, ['cosair-000000.json', 'cosair-000001.json', 'cosair-000002.json', 'nullgame-000000.json']);
  for (const [i, file] of files.entries()) {
    const got = quad(['replay', join(record, file)]);
    assert.equal(got.status, 0, got.err);
    if (i < 3) assert.equal(lines(got.out)[0].hash, results[i].hash);
  }
  assert.equal(quad(['simulate', 'nullgame', '--players', 'bot:greedy,bot:random', '--record', join(folder, 'mine.mjs')]).status, 1);
});
