// The lessons of Stratic against the real engine: every board of a chapter, every exercise, every way to solve or to miss one.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack, until } from '../lib/stack.mjs';
import '../lib/words.mjs';
import { boards } from '../../frontend/games/stratic/lessons/boards.js';
import { exercises as exercises_now } from '../../frontend/games/stratic/lessons/exercises.js';
import { verdict } from '../../frontend/games/stratic/lessons/goal.js';

const s = await stack();
after(() => s.stop());
const nobody = s.client();
const exercises = exercises_now();

/* What the page does when it is asked for patience, a test does too. */
async function analyse(position, line, more = {}) {
  const body = { game: 'stratic', from: { position }, line: line.map((text) => ({ orders: text })), ...more };
  let answer;
  await until(async () => {
    answer = await nobody.call('POST', '/analysis', { body });
    return answer.status !== 429;
  }, { every: 500, what: 'patience' });
  return answer;
}

async function good(position, line, more) {
  const answer = await analyse(position, line, more);
  assert.equal(answer.status, 200, `${position} ${line.join(', ')}: ${answer.text.slice(0, 400)}`);
  return answer.body;
}

/** The exercise tried with these turns of one's own, North answering as the page lets it; the last verdict. */
async function tried(exercise, own) {
  const line = [];
  const answers = [await good(exercise.position, line)];
  assert.equal(answers[0].seat, exercise.seat);
  for (const text of own) {
    line.push(text);
    const after_mine = await good(exercise.position, line, { advise: { nodes: 6000, lines: 1 } });
    answers.push(after_mine);
    const found = verdict(exercise, answers);
    if (found.state !== 'open') return { ...found, answers, line };
    line.push(after_mine.advice.best[0].text);
    answers.push(await good(exercise.position, line));
    const replied = verdict(exercise, answers);
    if (replied.state !== 'open') return { ...replied, answers, line };
  }
  return { ...verdict(exercise, answers), answers, line };
}

for (const [id, board] of Object.entries(boards)) {
  test(`chapter ${id}: what is offered to try is legal, what is said to fail is refused`, async () => {
    const rules = { ...(board.variant && { variant: board.variant }), ...(board.options && { options: board.options }) };
    const start = await good(board.position, [], rules);
    assert.equal(start.seat, board.seat ?? 0);
    for (const text of board.tries) await good(board.position, [text, ...(board.replies ?? [])], rules);
    if (board.then) await good(board.position, [board.tries[0], ...board.replies, board.then]);
    for (const text of board.wrong ?? []) {
      const answer = await analyse(board.position, [text], rules);
      assert.equal(answer.status, 422, `${text} was accepted`);
      assert.match(answer.body.errors[0].path, /^\/line\/0\//);
    }
  });
}

test('the boards show what their chapters say', async () => {
  const end = async (id, ...line) => good(boards[id].position, line);
  assert.equal((await end('aim', 'Ae7xe10')).standing.reason, 'commander');
  const grown = await end('board', '--', '--');
  assert.deepEqual([grown.view.extent, grown.view.reserve], [[-1, 10], [0, 0]]);
  assert.deepEqual((await end('reinforcements', '--', '--')).view.reserve, [2, 0]);
  const breached = await end('breach', 'Ae6%e8');
  assert.deepEqual(breached.view.score, [1, 2]);
  assert.ok(!breached.view.pieces.some((p) => p.base === 'f' && p.top));
  assert.equal((await end('reply', 'Ic2xc8')).standing.reason, 'reply_capture');
  assert.equal((await end('reply', 'Ab7xc8')).standing.reason, 'reply_capture');
  assert.deepEqual((await end('reply', 'Ab7xc8xe6')).standing.places, [1, 2]);
  assert.deepEqual((await end('operations', 'Ac3%c5 Ih5xc5')).standing.places, [1, 2]);
  assert.equal((await end('swap', 'Ag6~c2')).view.pieces.find((p) => p.top === 'C')?.base, 'F');
  assert.equal((await end('promotion', 'Fg8xg10=I')).view.check, true);
  const offered = (await end('chains')).legal.units.find((u) => u.kind === 'A').to;
  const chained = (at) => offered.find((t) => t.act === 'capture' && name(t.sq) === at).then?.length ?? 0;
  assert.deepEqual([chained('c5') > 0, chained('f3')], [true, 0]);
  assert.ok((await end('interdictor')).legal.units.find((u) => u.kind === 'I').to.filter((t) => `${t.sq}` === '3,7').length === 2);
  const mine = (await end('crush')).legal.units;
  assert.deepEqual(mine.filter((u) => u.to.some((t) => t.act === 'crush')).map((u) => u.kind), ['I']);
});

test('ten exercises, numbered, with two hints each', () => {
  assert.deepEqual(exercises.map((e) => e.n), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
  assert.equal(new Set(exercises.map((e) => e.id)).size, 10);
  for (const e of exercises) assert.ok(e.hints.length === 2 && e.task && e.praise && e.solves.length && e.fails.length, e.id);
});

/* Where a second turn is left, every capture that may win is tried: that is what a person does. */
async function finish(exercise, first) {
  const begun = await tried(exercise, first);
  if (begun.state !== 'open') return begun;
  const { legal } = begun.answers.at(-1);
  const turns = winning_turns(legal);
  for (const text of turns) {
    const done = await tried(exercise, [...first, text]);
    if (done.state === 'solved') return done;
  }
  return begun;
}

const name = ([x, y]) => (x < 0 ? `-${String.fromCharCode(96 - x)}` : String.fromCharCode(97 + x)) + (y < 0 ? y : y + 1);
const SIGN = { capture: 'x', breach: '%' };

/* Captures of the legal list, and for an operation every pair of a breach and a capture on the same square. */
function winning_turns({ units, operation }) {
  const strikes = units.flatMap(({ kind, at, to }) => to.filter((t) => SIGN[t.act]).map((t) => ({ ...t, kind, from: at, text: `${kind}${name(at)}${SIGN[t.act]}${name(t.sq)}` })));
  const pairs = strikes.filter((t) => t.act === 'breach').flatMap((first) =>
    strikes.filter((t) => t.act === 'breach' && t !== first).map((t) => `${first.text} ${t.kind}${name(t.from)}x${name(t.sq)}`));
  return operation ? pairs : strikes.filter((t) => t.act === 'capture').map((t) => t.text);
}

for (const exercise of exercises) {
  test(`exercise ${exercise.n}, ${exercise.title}: solved by each right way, missed by each wrong one`, { timeout: 900_000 }, async () => {
    for (const own of exercise.solves) {
      const { state, words, line } = await finish(exercise, own);
      assert.equal(state, 'solved', `${line.join(', ')}: ${words}`);
    }
    for (const own of exercise.fails) {
      assert.notEqual((await finish(exercise, own)).state, 'solved', own.join(', '));
      const full = [...own, ...Array(exercise.turns - own.length).fill('--')];
      const { state, words, line } = await tried(exercise, full);
      assert.equal(state, 'failed', line.join(', '));
      assert.match(words, /\.$/, line.join(', '));
    }
  });
}

/* Not one stored solution decides: among all first turns those that reach a goal of one turn are found by the engine's answers. */
test('in the exercises of one movement exactly the intended turns are accepted', { timeout: 900_000 }, async () => {
  for (const exercise of exercises.filter((e) => e.turns === 1 && ['free', 'save', 'reply'].includes(e.id))) {
    const { legal } = await good(exercise.position, []);
    const signs = { move: '>', capture: 'x', occupy: '^', breach: '%', swap: '~' };
    const all = legal.units.flatMap(({ kind, at, to }) => to.flatMap((t) => {
      const text = `${kind}${name(at)}${signs[t.act]}${name(t.sq)}`;
      return [text, ...(t.then ?? []).map((leg) => text + signs[leg.act] + name(leg.sq))];
    }));
    const accepted = [];
    for (const text of all) if ((await tried(exercise, [text])).state === 'solved') accepted.push([text]);
    assert.deepEqual(accepted.sort(), [...exercise.solves].sort(), exercise.id);
  }
});
