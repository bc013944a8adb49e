// quad engine: the line protocol of frontend/docs/engine-protocol.md.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { spawnSync } from 'node:child_process';
import { dirname, join } from 'node:path';
import { CIVS, RULES } from '../../frontend/games/stratagem/world.js';
import { cells_of } from '../../frontend/games/stratic/position.js';
import { captures_on, checkers } from '../../frontend/games/stratic/reach.js';
import { lines, program, quad } from './quad.mjs';

/** The answers to these commands. */
function engine(args, ...commands) {
  const input = commands.map((command) => (typeof command === 'string' ? command : JSON.stringify(command)) + '\n').join('');
  const got = quad(['engine', ...args], input);
  assert.equal(got.status, 0, got.err);
  const answers = lines(got.out);
  assert.equal(answers.length, commands.length);
  return answers;
}

const pick = (seat, number) => ({ cmd: 'order', seat, orders: { type: 'pick', number } });
const take = (seat, stones) => ({ cmd: 'order', seat, orders: { type: 'take', stones } });

test('a game is driven from setup to its end', () => {
  const answers = engine(['nullgame', '--options', '{"pile":5}', '--seed', '0000000000000000'],
    { cmd: 'standing' }, pick(0, 3), pick(1, 4), { cmd: 'act', seat: 1, act: { type: 'peek', seat: 0 } }, { cmd: 'deadline' },
    take(0, 3), { cmd: 'standing' });
  assert.ok(answers.every((answer) => answer.ok), JSON.stringify(answers));
  assert.deepEqual(answers[0].standing.owes, [0, 1]);
  assert.deepEqual(answers[1].standing.handed_in, [0]);
  assert.equal(answers[1].events, undefined);
  assert.equal(answers[2].events[0].kind, 'turn');
  assert.deepEqual(answers[3].result, { number: 3 });
  assert.equal(answers[4].events[0].kind, 'stage_end');
  assert.equal(answers[5].accepted[0].text, 'take 3');
  assert.equal(answers[6].standing.over, true);
  assert.equal(answers[6].standing.reason, 'empty');
});

test('a refused command says why, changes nothing and gives its id back', () => {
  const [before, ...rest] = engine(['nullgame'], { cmd: 'save' }, { id: 5, cmd: 'order', seat: 0, orders: { type: 'take', stones: 1 } },
    take(7, 1), { cmd: 'fly' }, 'nonsense', '[]', '{"cmd":"save","cmd":"save"}', { cmd: 'view', colour: 'red' },
    { cmd: 'act', seat: 0, act: { type: 'peek', seat: 1 } }, { cmd: 'event', kind: 'turn' }, { cmd: 'pop' }, { cmd: 'new', seats: 9 },
    { cmd: 'new', variant: 'x' }, { cmd: 'new', seed: 'x' }, { cmd: 'new', options: { pile: 1 } }, { cmd: 'load', state: {} },
    { cmd: 'choose', seat: 0, bot: 'bot:deep' }, { cmd: 'event', kind: 'stage_end' }, { cmd: 'save' });
  const after = rest.pop();
  assert.equal(before.hash, after.hash);
  assert.equal(rest[0].id, 5);
  assert.deepEqual(rest.map((answer) => answer.code), ['wrong_stage', 'bad_request', 'bad_request', 'malformed', 'bad_request', 'malformed',
    'unknown_member', 'acts_closed', 'bad_request', 'bad_request', 'bad_seats', 'unknown_game', 'bad_request', 'bad_options',
    'bad_request', 'unknown_bot', 'bad_request']);
  assert.ok(rest.every((answer) => !answer.ok && answer.detail && Array.isArray(answer.errors)));
});

test('the same commands give the same answers', () => {
  const commands = [{ cmd: 'deadline' }, { cmd: 'deadline' }, { cmd: 'deadline' }, { cmd: 'save' }];
  assert.deepEqual(engine(['nullgame', '--seed', '00000000000000ab'], ...commands), engine(['nullgame', '--seed', '00000000000000ab'], ...commands));
  assert.notDeepEqual(engine(['nullgame', '--seed', '00000000000000ab'], ...commands), engine(['nullgame'], ...commands));
});

test('a state is saved, loaded, piled up and taken down again', () => {
  const [, , saved, , , moved, popped, again] = engine(['nullgame', '--options', '{"peeks":0}'], pick(0, 1), pick(1, 2), { cmd: 'save' }, { cmd: 'push' },
    take(0, 2), { cmd: 'save' }, { cmd: 'pop' }, { cmd: 'save' });
  assert.notEqual(saved.hash, moved.hash);
  assert.equal(popped.pile, 0);
  assert.equal(again.hash, saved.hash);
  const [, loaded] = engine(['nullgame'], { cmd: 'load', state: saved.state, version: saved.version }, { cmd: 'save' });
  assert.equal(loaded.hash, saved.hash);
});

test('a step answers order, view and legal orders at once', () => {
  const [, third, view, legal] = engine(['nullgame', '--options', '{"peeks":0}'], pick(0, 1), { ...pick(1, 2), cmd: 'step' }, { cmd: 'view', viewer: 0 }, { cmd: 'legal', seat: 0 });
  assert.deepEqual([third.ok, third.seat, third.accepted.length, third.events.length], [true, 0, 1, 1]);
  assert.deepEqual([third.view, third.legal], [view.view, legal.legal]);
  const [, , thin, bad, same] = engine(['nullgame', '--options', '{"peeks":0}'], pick(0, 1), pick(1, 2), { ...take(0, 2), id: 'x', cmd: 'step', view: false, legal: false, events: false },
    { ...take(0, 1), cmd: 'step' }, { cmd: 'step', seat: 1 });
  assert.deepEqual(Object.keys(thin), ['id', 'ok', 'accepted', 'rejected', 'seat', 'standing']);
  assert.equal(bad.code, 'not_your_turn');
  assert.deepEqual([same.ok, same.seat, same.standing], [true, 1, thin.standing]);
});

test("the Rule Game's compact view stays below 1000 tokens after 300 attempts, at four characters a token", () => {
  const options = JSON.stringify({ level: 'first_steps', boards: 20 });
  const place = mkdtempSync(join(tmpdir(), 'compact-'));
  quad(['simulate', 'rulegame', '--players', 'random', '--options', options, '--trace', join(place, 'trace'), '--seed', '7']);
  const [{ seed }, ...told] = lines(readFileSync(join(place, 'trace'), 'utf8'));
  rmSync(place, { recursive: true });
  const steps = told.flatMap(({ event }) => (event?.kind === 'turn' ? [{ cmd: 'step', seat: 0, orders: event.orders[0], format: 'compact', legal: false, events: false }] : [])).slice(0, 300);
  assert.equal(steps.length, 300);
  const answers = engine(['rulegame', '--options', options], { cmd: 'new', seed }, ...steps, { cmd: 'view', viewer: 0 });
  const { view: full } = answers.pop();
  const { view: last } = answers.at(-1);
  for (const { view } of answers.slice(1)) assert.ok(JSON.stringify(view).length <= 4000, JSON.stringify(view));
  assert.deepEqual(last.seats[0].board.history, full.seats[0].board.history.slice(-24));
  assert.deepEqual(last.seats[0].board.pieces.map(({ piece }) => piece), full.seats[0].board.pieces.map(({ piece }) => piece));
  assert.ok(JSON.stringify(full).length > 8000);
});

test('many games are stepped in one line, each as if it were alone', () => {
  const alone = (seed) => engine(['nullgame', '--options', '{"peeks":0}', '--seed', seed], pick(0, 1), pick(1, 2), { cmd: 'save' })[2].hash;
  const own = (game, command) => ({ ...command, game });
  const answers = engine(['nullgame', '--options', '{"peeks":0}', '--seed', '9'], { cmd: 'games', count: 3 },
    { cmd: 'step', id: 1, steps: [own(0, pick(0, 1)), own(2, pick(0, 1)), own(1, { seed: '77' }), own(3, pick(0, 1)), 7, { game: -1 }] },
    { cmd: 'step', steps: [own(2, pick(1, 2)), own(0, pick(1, 2)), own(1, pick(0, 1)), own(1, pick(1, 2))] },
    { cmd: 'save' }, { cmd: 'save', game: 1 }, { cmd: 'save', game: 2 }, { cmd: 'save', game: 3 }, { cmd: 'games', count: 2, game: 1 },
    { cmd: 'step', steps: Array(1025).fill({}) }, { cmd: 'view', steps: [] }, { cmd: 'games', count: 1025 });
  assert.deepEqual([answers[0].games, answers[1].id], [3, 1]);
  assert.deepEqual(answers[1].steps.map(({ ok }) => ok), [true, true, true, false, false, false]);
  assert.ok(answers[2].steps.every(({ ok, view, standing }) => ok && view && standing));
  const seeds = lines(quad(['simulate', 'nullgame', '--players', 'random,random', '--games', '3', '--seed', '9']).out).map(({ seed }) => seed);
  assert.deepEqual(answers.slice(3, 6).map(({ hash }) => hash), [alone('9'), alone('77'), alone(seeds[2])]);
  assert.deepEqual(answers.slice(6).map(({ ok }) => ok), [false, false, false, false, false]);
});

const numbers = (step) => ({ cmd: 'step', as: 'numbers', ...step });

test('a step in numbers begins an order, goes on with it and ends it, as a look shows it meanwhile', () => {
  const stratic = ['stratic', '--seed', '1'];
  const [first] = engine(stratic, numbers());
  assert.deepEqual(Object.keys(first), ['ok', 'seat', 'over', 'reason', 'places', 'scores', 'columns', 'items', 'done', 'observation']);
  assert.deepEqual([first.seat, first.over, first.places, first.columns, first.items.length % 14, first.done], [0, false, [0, 0], 14, 0, false]);
  const commander = first.items.slice(0, 14);
  const [second, look, thin, named] = engine(stratic, numbers({ id: 3, items: commander }), numbers(), numbers({ view: false }), numbers({ legal: false, seat: 0 }));
  assert.deepEqual([second.id, second.items[1]], [3, 2]);
  assert.deepEqual({ id: 3, ...look }, second);
  assert.deepEqual([thin, named].map((answer) => ['items', 'observation'].map((name) => name in answer)), [[true, false], [false, true]]);
  /* Another command that changes the game drops what was begun. */
  const [, , , dropped] = engine(stratic, numbers({ items: commander }), { cmd: 'push' }, { cmd: 'pop' }, numbers());
  assert.deepEqual(dropped, first);
});

test('a refused step in numbers changes nothing, neither the game nor the order that was begun', () => {
  const [{ items }] = engine(['stratic'], numbers());
  const commander = items.slice(0, 14), [{ items: next }] = engine(['stratic'], numbers({ items: commander }));
  const bad = [
    { items: commander }, { items: next.slice(0, 14).concat(commander) }, { items: next.slice(0, 13) }, { items: next.slice(0, 14).fill(-1) },
    { items: [2 ** 40, ...next.slice(1, 14)] }, { items: [-(2 ** 31) - 1, ...next.slice(1, 14)] }, { items: ['0', ...next.slice(1, 14)] }, { items: [null, ...next.slice(1, 14)] },
    { items: [[...next.slice(0, 14)], ...next.slice(1, 14)] }, { items: Array(14 * 4096 + 14).fill(0) }, { items: 7 }, { items: null }, { items: {} },
    { done: true }, { done: 1 }, { items: next.slice(0, 14), done: true }, { seat: 1, items: next.slice(0, 14) }, { seat: 2 }, { seat: -1 }, { seat: 2 ** 53 - 1 },
    { orders: [] }, { items: next.slice(0, 14), orders: 'Fa2>a3' }, { act: {} }, { mode: 'lenient' }, { format: 'brief' }, { events: true }, { window: {} },
    { seed: '1', items: next.slice(0, 14) }, { seed: 'x' }, { seed: 1 }, { game: 3 }, { game: -1 }, { game: 'x' }, { as: 'views' }, { as: 1 },
  ].map(numbers);
  const lists = [{ cmd: 'step', as: 'views', steps: [] }, { cmd: 'view', as: 'numbers', steps: [] }, { cmd: 'step', as: 'numbers', steps: {} }, { cmd: 'step', steps: [], items: [] }, { cmd: 'step', items: next.slice(0, 14) },
    { cmd: 'step', as: null, items: next.slice(0, 14) }];
  const answers = engine(['stratic'], { cmd: 'save' }, numbers({ items: commander }), ...bad, ...lists, { cmd: 'step', as: 'numbers', steps: bad }, numbers(), { cmd: 'save' });
  const [before, begun] = answers, [list, look, after] = answers.slice(-3), refused = answers.slice(2, -3);
  for (const [i, answer] of [...refused, ...list.steps].entries())
    assert.ok(!answer.ok && answer.code && answer.detail && Array.isArray(answer.errors), `${i}: ${JSON.stringify(answer).slice(0, 200)}`);
  assert.deepEqual(look, begun);
  assert.equal(after.hash, before.hash);
  const { errors: [{ path }], code } = refused[0];
  assert.deepEqual([path, code], ['/items/0', 'bad_request']);
  assert.equal(refused[16].code, 'not_your_turn');
});

test('a list of steps in numbers is answered in one line, beside steps of the other form', () => {
  const answers = engine(['rulegame', '--options', '{"level":"first_steps"}'], { cmd: 'games', count: 3 },
    { cmd: 'step', as: 'numbers', id: 'x', steps: [{ game: 0 }, { game: 1, seed: '9' }, { game: 2, view: false }, { game: 3 }, 7] },
    { cmd: 'step', steps: [{ game: 0, as: 'numbers' }, { game: 1 }] });
  assert.deepEqual([answers[1].id, answers[1].steps.map(({ ok }) => ok)], ['x', [true, true, true, false, false]]);
  const [one, two, three] = answers[1].steps;
  assert.ok(one.observation && two.observation && !three.observation);
  assert.deepEqual(answers[2].steps[0], one);
  assert.ok(answers[2].steps[1].view);
  const item = one.items.slice(0, one.columns);
  const [, { steps: [moved] }, { view }] = engine(['rulegame', '--options', '{"level":"first_steps"}'], { cmd: 'games', count: 2 },
    numbers({ steps: [{ game: 0, items: item }] }), { cmd: 'view' });
  const [twice] = engine(['rulegame', '--options', '{"level":"first_steps"}'], numbers({ items: [...item, ...item] }));
  assert.notDeepEqual(moved.observation, one.observation);
  assert.equal(view.seats[0].board.history.length, 1);
  assert.deepEqual([twice.ok, twice.errors[0].path], [false, `/items/${one.columns}`]);
});

test('a stage that is there for talk alone is ended by a look in numbers, not by items', () => {
  const [wrong, still, first, { standing }] = engine(['stratagem'], numbers({ done: true }), { cmd: 'standing' }, numbers(), { cmd: 'standing' });
  assert.deepEqual([wrong.code, still.standing.stage, first.ok, standing.stage], ['wrong_stage', 'diplomacy', true, 'orders']);
});

test('who plays a seat sees its own numbers alone, and a game without items has none', () => {
  const seat = ['stratagem', '--seat', '1', '--players', 'greedy,-', '--seed', '4'];
  const [own, foreign, done, over] = engine(seat, numbers(), numbers({ seat: 0 }), numbers({ done: true }), numbers({ seat: 1, legal: false }));
  assert.deepEqual([own.seat, foreign.code, done.seat, done.done, over.seat], [1, 'forbidden', 1, true, 1]);
  assert.equal(engine(['nullgame'], numbers())[0].code, 'bad_request');
  const ended = engine(['rulegame'], numbers(), { cmd: 'event', kind: 'resign', seat: 0 }, numbers(), numbers({ done: true }));
  assert.deepEqual([ended[2].over, ended[2].items, ended[2].done, ended[2].reason, ended[3].code], [true, [], false, 'resign', 'game_over']);
  assert.equal(ended[2].observation.length, ended[0].observation.length);
});

test('who plays a seat sees that seat and no more', () => {
  const seat = ['nullgame', '--seat', '0', '--players', '-,bot:greedy', '--options', '{"pile":30}'];
  const answers = engine(seat, { cmd: 'view' }, { cmd: 'view', viewer: 1 }, { cmd: 'view', viewer: 'arbiter' }, { cmd: 'legal', seat: 1 }, { cmd: 'save' },
    { cmd: 'push' }, { cmd: 'event', kind: 'flag', seat: 1 }, { cmd: 'order', orders: { type: 'pick', number: 1 } }, { cmd: 'deadline' },
    { cmd: 'order', orders: { type: 'take', stones: 1 } }, { cmd: 'view' });
  assert.deepEqual(answers.map((answer) => answer.code ?? 'ok'), ['ok', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden', 'forbidden',
    'ok', 'ok', 'ok', 'ok']);
  const [setup] = answers[7].events;
  assert.deepEqual(setup.tale.map((line) => line.text), ['pick 1']);
  assert.equal(setup.event, undefined);
  assert.deepEqual(answers[9].events.map((event) => event.turn), [1, 2]); // the bot answered
  assert.equal(answers[10].view.seats[1].number, undefined);
});

test('bots that sit at every seat play by themselves', () => {
  for (const variant of ['base', 'together', 'own']) {
    const [answer] = engine(['nullgame', '--variant', variant, '--players', 'bot:random,bot:greedy,bot:random', '--options', '{"peeks":0}'], { cmd: 'standing' });
    assert.equal(answer.standing.over, true, variant);
  }
});

test('the first version of the rules is the default, and another can be asked for', () => {
  const of = (answer) => [answer.view.rules.version, answer.view.players[0].numbers.upkeep];
  const view = { cmd: 'view', viewer: 'arbiter' }, options = ['--options', '{"civs":["ironborn","ironborn"]}'];
  const [first, second, newest, , again, refused] = engine(['stratagem', ...options], view, { cmd: 'new', rules_version: 2 }, view, { cmd: 'new', rules_version: 1 }, view, { cmd: 'new', rules_version: 3 });
  assert.deepEqual([of(first), second.rules_version, of(newest)[0]], [[1, 50], 2, 2]);
  assert.deepEqual(again.view, first.view);
  assert.equal(refused.code, 'bad_request');
  assert.deepEqual(of(engine(['stratagem', '--rules-version', '2', ...options], view)[0]), of(newest));
  assert.equal(quad(['engine', 'stratagem', '--rules-version', '3'], '').status, 1);
});

test('the lessons of the page have the numbers of the newest rules', () => {
  const civs = Object.keys(CIVS);
  const [{ view }] = engine(['stratagem', '--rules-version', String(RULES.version), '--players', '-,-,-,-', '--options', JSON.stringify({ civs })], { cmd: 'view', viewer: 'arbiter' });
  const unique = view.players.map(({ unique: { key: id, strength, speed } }) => ({ id, strength, speed }));
  assert.deepEqual(Object.values(CIVS), civs.map((_, i) => ({ unit: unique[i], numbers: view.players[i].numbers })));
  assert.deepEqual(RULES, { ...view.rules, vault: view.options.vault });
  assert.equal(quad(['simulate', 'stratagem', '--rules-version', String(RULES.version + 1), '--players', 'bot:random,bot:random']).status, 1);
});

test('what the engine could not begin is refused at once', () => {
  for (const words of [['chess'], ['nullgame', '--seat', '2', '--players', '-,bot:greedy'], ['nullgame', '--seat', '0', '--players', 'bot:greedy,bot:greedy'],
    ['nullgame', '--seat', '0', '--players', '-,-'], ['nullgame', '--options', '{"pile":1}'], ['nullgame', '--seed', 'one']]) {
    const got = quad(['engine', ...words], '{"cmd":"standing"}\n');
    assert.equal(got.status, 1, words.join(' '));
    assert.equal(got.out, '');
  }
});

test('the example of the document runs as it is printed', () => {
  const page = readFileSync(new URL('../../frontend/docs/engine-protocol.md', import.meta.url), 'utf8');
  const [, code] = page.match(/```python\n([^]*?)```/);
  const got = spawnSync('python3', ['-c', code], { env: { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` }, encoding: 'utf8' });
  if (got.error?.code === 'ENOENT') return; // no Python on this machine
  assert.equal(got.status, 0, got.stderr);
  assert.match(got.stdout, /'over': (True|False)/);
});

test('a position as text is gone on from, and told in canonical form', () => {
  const [before, set, moved, wrong, told, none] = engine(['stratic'], { cmd: 'position' },
    { cmd: 'position', text: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 c@j10,A@e5,C@a1' }, { cmd: 'order', seat: 0, orders: 'Ae5>e7' },
    { cmd: 'position', text: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,C@b1,c@j10' }, { cmd: 'position' }, { cmd: 'position', text: 7 });
  assert.equal(before.position, null);
  assert.equal(set.position, 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,c@j10');
  assert.deepEqual(set.standing.owes, [0]);
  assert.equal(moved.ok, true, JSON.stringify(moved));
  assert.deepEqual([wrong.ok, wrong.code, wrong.detail], [false, 'bad_position', 'C@b1: South has a Commander on a1 already']);
  assert.equal(told.position, 'str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,A@e7,c@j10');
  assert.equal(none.code, 'bad_request');
  const [without, refused] = engine(['nullgame'], { cmd: 'position' }, { cmd: 'position', text: 'x' });
  assert.deepEqual([without.position, refused.code], [null, 'bad_position']);
});

test('advice is told for the seat that owes, the same each time, and changes nothing', () => {
  const text = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,a@c6,A@d6,A@e7,f@e9,c@e10';
  const [, first, second, foreign, told] = engine(['stratic'], { cmd: 'position', text }, { cmd: 'advise', seat: 0, nodes: 2000, lines: 3 },
    { cmd: 'advise', seat: 0, nodes: 2000, lines: 3 }, { cmd: 'advise', seat: 1 }, { cmd: 'position' });
  assert.deepEqual(first.advice, second.advice);
  assert.equal(first.advice.best.length, 3);
  assert.ok(first.advice.nodes <= 2000 && first.advice.nodes > 0);
  assert.equal(first.advice.best[0].text, first.advice.best[0].line[0]);
  assert.ok(first.advice.best[0].score >= first.advice.best[1].score);
  assert.equal(foreign.code, 'not_your_turn');
  assert.equal(told.position, text);
  const [, none] = engine(['nullgame'], { cmd: 'standing' }, { cmd: 'advise', seat: 0 });
  assert.equal(none.advice, null);
  const [own, hidden] = engine(['stratic', '--seat', '0', '--players', '-,bot:random'], { cmd: 'advise' }, { cmd: 'position' });
  assert.equal(own.advice, null);
  assert.equal(hidden.code, 'forbidden');
});

const GAMES = JSON.parse(readFileSync(new URL('../games/stratic/golden/games.json', import.meta.url), 'utf8')).games;

/* The captures of a legal list, and those that the page draws, in one form. */
const in_words = (moves) => moves.map(({ kind, from, to, act }) => `${kind} ${from} ${act} ${to}`).sort();
const listed = ({ units }) => units.flatMap(({ kind, at, to }) =>
  to.filter(({ act }) => ['capture', 'breach', 'crush'].includes(act)).map(({ sq, act, then }) => ({ kind, from: at, to: sq, act, then })));

test('the captures that the page draws for Stratic are the legal ones, and so is the check', () => {
  let n = 0;
  for (const { name, variant, dims, turns } of GAMES) {
    const texts = turns.map(({ state }) => state).filter((text, i) => i % 3 === 0 && text && / r0,0 /.test(text));
    const asked = texts.flatMap((text) => [{ cmd: 'position', text }, { cmd: 'view', viewer: 'spectator' },
      ...[0, 1].map((seat) => ({ cmd: 'legal', seat }))]);
    const answers = engine(['stratic', '--variant', variant, '--options', JSON.stringify({ dims })], ...asked);
    for (const [i, text] of texts.entries()) {
      const [, { view }, ...lists] = answers.slice(4 * i, 4 * i + 4);
      const { legal } = lists[view.to_move];
      if (view.status !== 'play' || view.turns === 0 || legal.movements_left !== 1) continue;
      const cells = cells_of(view.pieces);
      const checked = checkers(view, cells, view.to_move).length > 0;
      assert.equal(checked, Boolean(view.check), `${name}: ${text}`);
      const drawn = [...cells.values()].flatMap(({ at }) => captures_on(view, cells, at, view.to_move));
      if (checked && !drawn.length) continue; // where nothing ends the check, every move is allowed
      /* The second capture of a chain can end a check: the page draws only first ones. */
      const found = new Set(in_words(drawn));
      const legal_ones = listed(legal).filter((move) => !checked || !move.then || found.has(in_words([move])[0]));
      assert.deepEqual([...found], in_words(legal_ones), `${name}: ${text}`);
      n += drawn.length;
    }
  }
  assert.ok(n > 200, `${n} captures were compared`);
});
