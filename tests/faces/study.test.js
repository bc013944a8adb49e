// The study board under jsdom: lines with variations, drafts, advice and refusals, against scripted answers of the analysis route.
import './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { view_of } from './lib/positions.mjs';

const { study } = await import('../../frontend/app/study/study.js');
const { path_to } = await import('../../frontend/model/variations.js');
const { face } = await import('../../frontend/games/stratic/face.js');
const { square_of } = await import('../../frontend/games/stratic/square.js');

const START = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@c3,a@c5,c@j10';
const units = [{ kind: 'A', at: square_of('c3'), raised: false, to: [{ sq: square_of('c5'), act: 'capture', takes: 'A' }, { sq: square_of('c4'), act: 'move' }] }];
const legal = { to_move: 0, turn: 7, movements_left: 1, may_pass: true, units, reserve: 0, place: { kinds: ['A', 'F'], rect: [-1, -1, 10, 7], extra: [] } };
const text_of = (orders) => (typeof orders === 'string' ? orders : `A${orders.moves[0] ? 'c3xc5' : ''}`);

/* The server's part: every line it is asked for, answered in the route's shape. */
function answer_of({ from, line = [], advise, partial }) {
  const turns = 6 + line.length;
  const seat = line.length % 2;
  return {
    turn: turns + 1, stage: 'play', seat, position: from?.position ?? START,
    view: view_of(START, { turns, to_move: seat }), legal: { ...legal, movements_left: partial ? 0 : 1 },
    line: line.map(({ orders }) => ({ text: text_of(orders), orders, tell: [{ kind: 'turn', text: text_of(orders) }] })),
    standing: { over: false }, advice: advise ? { nodes: 9, best: [{ orders: {}, text: 'Ac3xc5', score: 210, line: ['Ac3xc5', 'cj10>j9'] }] } : null,
  };
}

const problem = (status, code, hint, path) => ({ status, body: { code, title: code, errors: [{ path, code, hint }] } });

/* A network for one test: `asked` are the bodies, `refuse(body)` may answer a problem, `hold` keeps answers back. */
function network({ refuse = () => null, hold } = {}) {
  const asked = [];
  globalThis.fetch = async (_url, { body, signal }) => {
    const sent = JSON.parse(body);
    asked.push(sent);
    await Promise.race([hold?.(sent), new Promise((_, gone) => signal?.addEventListener('abort', () => gone(signal.reason)))].filter(Boolean).concat(hold ? [] : [null]));
    const no = refuse(sent);
    const headers = { get: (name) => (name === 'Retry-After' && [429, 503].includes(no?.status) ? '0.01' : null), has: () => false };
    return { ok: !no, status: no?.status ?? 200, headers, text: async () => JSON.stringify(no ? no.body : answer_of(sent)) };
  };
  return asked;
}

function board(more = {}) {
  let paints = 0;
  const s = study({ paint: () => { paints += 1; }, face, game: 'stratic', variant: 'base', ...more });
  return { s, state: s.state, paints: () => paints };
}

const settle = () => new Promise((done) => { setTimeout(done, 5); });

test('a board starts from a text, drafts by clicks, and plays what the server says was played', async () => {
  const asked = network();
  const { s, state } = board();
  assert.equal(await s.set_position(START), true);
  assert.deepEqual(asked, [{ game: 'stratic', variant: 'base', from: { position: START }, line: [] }]);
  assert.equal(state.seat, 0);
  assert.equal(s.hints().waiting, false, 'the first answer already says what may follow');
  s.send({ type: 'square', at: square_of('c3') });
  s.send({ type: 'square', at: square_of('c5') });
  assert.equal(state.draft.moves.length, 1);
  await settle();
  assert.deepEqual(asked.at(-1).partial.moves[0].to, square_of('c5'));
  assert.equal(await s.play(), true);
  assert.deepEqual(s.line(), ['Ac3xc5']);
  assert.equal(state.seat, 1);
  assert.equal(state.draft.moves.length, 0);
  assert.deepEqual(state.at.entry, { orders: 'Ac3xc5' });
});

test('taps quicker than the line are kept in their order; undo takes the last one back; what is not on the board yet is not handed in', async () => {
  const answers = [];
  const asked = network({ hold: (body) => (body.partial ? new Promise((done) => { answers.push(done); }) : Promise.resolve()) });
  const { s, state } = board();
  await s.set_position(START);
  const tap = (name) => s.send({ type: 'square', at: square_of(name) });
  tap('c3');
  tap('c5');
  assert.equal(s.hints().waiting, true);
  tap('c3'); // the server is not heard yet
  tap('c4');
  s.undo();
  s.send({ type: 'commit' });
  assert.equal(state.draft.sel, null);
  assert.equal(asked.filter((body) => body.partial).length, 1);
  assert.equal(asked.some((body) => body.line.length), false, 'nothing was played');
  answers.shift()();
  await settle();
  assert.deepEqual(state.draft.sel, { at: square_of('c3'), kind: 'A' }, 'the tap that was kept');
  assert.equal(state.draft.moves.length, 1, 'and not the one taken back');
  s.undo();
  assert.equal(state.draft.moves.length, 0, 'nothing is kept any more: undo is undo');
});

test('stepping through known positions asks nobody; another turn is a variation; the line walked last is followed', async () => {
  const asked = network();
  const { s, state } = board();
  await s.start({ match: 'aaaaaaaaaa', turn: 6 }, ['Ac3xc5', '--']);
  assert.deepEqual(asked[0].line, [{ orders: 'Ac3xc5' }, { orders: '--' }]);
  assert.deepEqual(asked[0].from, { match: 'aaaaaaaaaa', turn: 6 });
  await s.back();
  await s.back();
  const before = asked.length;
  assert.equal(state.at, state.root);
  await s.play('Ac3>c4');
  assert.deepEqual(state.root.kids.map((n) => n.text), ['Ac3xc5', 'Ac3>c4']);
  await s.aside(-1);
  await s.forward();
  assert.deepEqual(s.line(), ['Ac3xc5', '--']);
  await s.first();
  await s.last();
  assert.deepEqual(s.line(), ['Ac3xc5', '--']);
  await s.play('Ac3>c4');
  await s.back();
  await s.play('Ac3>c4');
  assert.equal(asked.length, before + 2, 'two new turns, two questions');
  await s.remove(state.root.kids[0]);
  assert.equal(state.at, state.root);
  assert.deepEqual(state.root.kids.map((n) => n.text), ['Ac3>c4']);
});

test('a refused turn, a refused text and a refused line leave the board and the draft as they are', async () => {
  network({ refuse: (body) => {
    if (body.from?.position?.includes('C@b1')) return problem(422, 'bad_position', 'South has two Commanders', '/from/position');
    if (body.line.some((e) => e.orders === 'Ac3>c9')) return problem(422, 'out_of_range', 'an Aggressor goes 3 squares straight', '/line/0');
    return null;
  } });
  const { s, state } = board();
  await s.set_position(START);
  s.send({ type: 'square', at: square_of('c3') });
  const { draft, at } = state;
  assert.equal(await s.play('Ac3>c9'), false);
  assert.equal(state.error, 'An Aggressor goes 3 squares straight.');
  assert.deepEqual([state.draft, state.at], [draft, at]);
  assert.equal(await s.set_position(`${START},C@b1`), false);
  assert.equal(state.error, 'South has two Commanders.');
  assert.equal(state.fault.errors[0].path, '/from/position');
  assert.deepEqual([state.draft, state.at, state.from], [draft, at, { position: START }]);
  assert.equal(await s.play('Ac3xc5'), true);
  assert.equal(state.error, '');
});

test('a newer question ends the older; a busy server is asked again', async () => {
  const open = [];
  let busy = 2;
  network({ hold: ({ line }) => new Promise((go) => { if (line.length === 1) open.push(go); else go(); }),
    refuse: ({ line }) => (line.length === 2 && busy-- > 0 ? problem(429, 'rate_limited', 'wait', '') : null) });
  const { s, state } = board();
  await s.set_position(START);
  const slow = s.play('Ac3>c4');
  const quick = s.start({ position: START }, ['Ac3xc5', '--']);
  assert.equal(await slow, false);
  assert.equal(await quick, true);
  open.forEach((go) => go());
  await settle();
  assert.deepEqual(s.line(), ['Ac3xc5', '--']);
  assert.equal(state.busy, false);
  assert.equal(busy, -1);
});

test('a server that is away for a moment is asked again a few times; one that stays away is said to be', async () => {
  for (const [times, comes] of [[3, true], [99, false]]) {
    let away = times;
    network({ refuse: ({ line }) => (line.length === 1 && away-- > 0 ? problem(503, 'unavailable', 'wait', '') : null) });
    const { s, state } = board();
    await s.set_position(START);
    assert.equal(await s.play('Ac3xc5'), comes);
    assert.equal(state.error === '', comes, state.error);
    assert.equal(state.busy, false);
    assert.equal(away, comes ? -1 : times - 5);
  }
});

test('advice is kept with its position and dropped when one walks on', async () => {
  const asked = network({ hold: ({ advise }) => (advise?.lines === 5 ? new Promise(() => {}) : Promise.resolve()) });
  const { s, state } = board();
  await s.set_position(START);
  await s.ask_advice({ nodes: 500, lines: 2 });
  assert.deepEqual(asked.at(-1).advise, { nodes: 500, lines: 2 });
  assert.equal(state.at.advice.best[0].score, 210);
  void s.ask_advice({ nodes: 500, lines: 5 });
  assert.equal(state.advising, true);
  await s.play('Ac3xc5');
  assert.equal(state.advising, false);
  assert.equal(state.at.advice, undefined);
  await s.back();
  assert.equal(state.at.advice.best[0].text, 'Ac3xc5');
  assert.deepEqual(path_to(state.root.kids[0]).map((n) => n.text), ['Ac3xc5']);
  s.close();
});

test('another source answers instead of the analysis route; a look at a line moves nobody and is asked once', async () => {
  const wire = network();
  const asked = [];
  const s = study({ paint() {}, face, game: 'stratic', source: async (body) => { asked.push(body); return answer_of(body); } });
  const looked = await s.find(['Ac3xc5', '--']);
  assert.deepEqual([looked.text, s.state.at === s.state.root, s.state.view], ['--', true, null]);
  assert.equal(await s.walk([]), true);
  assert.equal(s.state.seat, 0);
  assert.equal(await s.find(['Ac3xc5', '--']), looked);
  assert.equal(await s.walk(['Ac3xc5', '--']), true);
  assert.equal(s.state.at, looked);
  await s.back();
  assert.deepEqual(asked.map(({ line }) => line.length), [2, 0, 1]);
  s.send({ type: 'commit' });
  await settle();
  assert.equal(s.line().length, 2, 'Enter in the field for typing plays');
  assert.deepEqual(wire, []);
});

test('a complete turn is played without a button where that is wished for, and only then', async () => {
  for (const wished of ['at_once', 'button', 'twice']) {
    network();
    const { s, state } = board({ confirms: () => wished });
    await s.set_position(START);
    await settle();
    assert.equal(state.at.parent, null, 'nothing is played before an act');
    s.send({ type: 'square', at: square_of('c3') });
    s.send({ type: 'square', at: square_of('c5') });
    await settle();
    await settle();
    assert.deepEqual(s.line(), wished === 'at_once' ? ['Ac3xc5'] : []);
    if (wished === 'at_once') continue;
    s.commit();
    await settle();
    assert.deepEqual([s.line(), state.sure], wished === 'twice' ? [[], true] : [['Ac3xc5'], false]);
    if (wished === 'twice') s.commit();
    await settle();
    assert.deepEqual([s.line(), state.sure], [['Ac3xc5'], false]);
  }
});
