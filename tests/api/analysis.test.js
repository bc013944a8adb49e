// Analysis: a position, a line from it, what may follow. Stateless, by the rules of a match, and never about a running one.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { await_view, begun, FORMATION, golden_games, OTHER_FORMATION, play_line, put_orders, SHORT_WIN, table, turn, WALL } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());
const nobody = s.client();
const analyse = (body, client = nobody) => client.call('POST', '/analysis', { body: { game: 'stratic', ...body } });
const P = 'str1/2 e1 t6 S p0,0 r0,0 s0,0 ';
const BOTH = { each: [FORMATION, FORMATION] };
const entries = (texts) => texts.map((text) => ({ orders: text }));

async function good(body, client) {
  const answer = await analyse(body, client);
  assert.equal(answer.status, 200, answer.text);
  return answer.body;
}

async function refused(body, status, code, path, client) {
  const answer = await analyse(body, client);
  assert.equal(answer.status, status, answer.text);
  assert.equal(answer.body.code, code, answer.text);
  if (path !== undefined) assert.equal(answer.body.errors[0]?.path, path, answer.text);
  return answer.body;
}

async function finished() {
  const t = await begun(s);
  await play_line(t, SHORT_WIN);
  return t;
}

test('the opening asks both seats for their setups', async () => {
  const answer = await good({});
  assert.deepEqual([answer.turn, answer.stage, answer.seat, answer.owes], [0, 'setup', 0, [0, 1]]);
  assert.equal(answer.position, null);
  assert.equal(answer.legal.stage, 'setup');
  assert.deepEqual(answer.line, []);
  assert.equal(answer.advice, null);
  assert.deepEqual(answer.standing, { over: false, places: [0, 0], scores: [0, 0], reason: null });
});

test('a line is replayed to its end as a match would be', async () => {
  const t = await finished();
  const answer = await good({ line: [BOTH, ...entries(SHORT_WIN)] });
  assert.deepEqual([answer.turn, answer.seat, answer.legal], [6, null, null]);
  const { body: header } = await nobody.get(`/matches/${t.match}`);
  const { over, ...result } = answer.standing;
  assert.equal(over, true);
  assert.deepEqual(result, header.result);
  assert.deepEqual(answer.line.map((entry) => entry.text), ['FFFFAFFFFF/AAA.CIAAAF | FFFFAFFFFF/AAA.CIAAAF', ...SHORT_WIN]);
  const { body: log } = await nobody.get(`/matches/${t.match}/log`);
  const told = log.items.filter((line) => line.turn >= 0).map(({ n, at, ...line }) => line); // eslint-disable-line no-unused-vars
  assert.deepEqual(answer.line.flatMap((entry) => entry.tell), told);
  const { body: seen } = await nobody.get(`/matches/${t.match}/spectate`);
  assert.deepEqual(answer.view, seen.view);
});

test('what a line is answered with may be sent again', async () => {
  const first = await good({ line: [BOTH, ...entries(SHORT_WIN)] });
  const again = await good({ line: first.line.map(({ orders, each }) => (each ? { each } : { orders })) });
  assert.deepEqual(again, first);
  const named = await good({ line: [{ each: ['FFFFAFFFFF/AAA.CIAAAF', 'FFFFAFFFFF/AAA.CIAAAF'] }, ...SHORT_WIN.map((text) => ({ orders: turn(text) }))] });
  assert.deepEqual(named, first);
});

test('every recorded game comes to its recorded positions, from the opening and from the middle', { skip: golden_games().length === 0 }, async () => {
  const entry_of = ({ turn: text }) => (text === 'skip' ? { each: [null, null] } : { orders: text });
  for (const game of golden_games()) {
    const options = { max_expansions: game.max_expansions };
    const setups = { each: game.formations.map(([front, back]) => ({ type: 'setup', front, back })) };
    const end = game.turns.at(-1).state, middle = Math.floor(game.turns.length / 2);
    assert.equal((await good({ options, line: [setups] })).position, game.start);
    assert.equal((await good({ options, line: [setups, ...game.turns.map(entry_of)] })).position, end);
    const from = { position: game.turns[middle - 1].state };
    assert.equal((await good({ options, from, line: game.turns.slice(middle).map(entry_of) })).position, end);
  }
});

test('silence of a seat that owes is a preset setup, later a skip', async () => {
  const answer = await good({ line: [{ each: [WALL, null] }, { each: [null, null] }] });
  assert.equal(answer.line[1].text, null);
  assert.equal(answer.line[1].tell[0].kind, 'skip');
  assert.equal(answer.seat, 1);
  assert.match(answer.position, /^str1\/2 e0 t1 N p0,0 r0,1 s0,0 /);
});

test('a position as text is played on, and printed in canonical order', async () => {
  const answer = await good({ from: { position: `${P}c@j10,A@e5,C@a1` }, line: [{ orders: 'Ae5>e7' }] });
  assert.equal(answer.position, 'str1/2 e1 t7 N p0,0 r0,0 s0,0 C@a1,A@e7,c@j10');
  assert.deepEqual([answer.turn, answer.seat, answer.view.to_move], [8, 1, 1]);
  const there = await good({ from: { position: answer.position } });
  assert.equal(there.position, answer.position);
  assert.deepEqual(there.legal, answer.legal);
});

test('what may follow unfinished orders is told', async () => {
  const position = 'str1/2 e1 t6 S p2,0 r1,0 s0,0 C@a1,A@e5,c@j10';
  const { legal } = await good({ from: { position } });
  assert.deepEqual([legal.reserve, legal.movements_left, legal.operation], [1, 2, true]);
  const { legal: then } = await good({ from: { position }, partial: { type: 'turn', place: [{ kind: 'F', at: [2, 2] }], moves: [{ kind: 'A', from: [4, 4], to: [4, 5] }] } });
  assert.deepEqual([then.reserve, then.movements_left], [0, 1]);
  await refused({ from: { position }, partial: { type: 'turn', moves: [{ kind: 'A', from: [4, 4], to: [9, 9] }], place: [] } }, 422, 'reinforcements_pending', '/partial');
  await refused({ from: { position }, partial: { type: 'fly' } }, 422, 'bad_request', '/partial/type');
});

test('every wrong position is refused with the word that is wrong', async () => {
  const cases = [
    ['', /begins with str1/], ['chess', /begins with str1/], ['str1/3 e0 t0 S p0,0 r0,0 s0,0 -', /^this board has 2 dimensions: str1.2$/],
    ['str1/2 e t0 S p0,0 r0,0 s0,0 -', /second word/], ['str1/2 e0 t-1 S p0,0 r0,0 s0,0 -', /third word/],
    ['str1/2 e0 t0 X p0,0 r0,0 s0,0 -', /fourth word/], ['str1/2 e0 t0 S p3,0 r0,0 s0,0 -', /fifth word/],
    ['str1/2 e0 t0 S p0,0 r0 s0,0 -', /sixth word/], ['str1/2 e0 t0 S p0,0 r0,0 s0,0', /seventh word/],
    [`${P}C@a1,C@b1,c@j10`, /^C@b1: South has a Commander on a1 already$/], [`${P}C@a1,c@j10,fc@d9`, /^fc@d9: North has a Commander on j10 already$/],
    [`${P}A@e5,c@j10`, /^South has no Commander$/], [`${P}-`, /^South has no Commander$/], [`${P}C@a1`, /^North has no Commander$/],
    [`${P}C@a1,c@z10`, /^c@z10: that is off the board: after 1 expansions x and y go from -1 to 10$/],
    [`${P}C@a1,A@a1,c@j10`, /^A@a1: a1 is taken already/], [`${P}C@a1,Q@c4,c@j10`, /^Q@c4: a square holds/], [`${P}C@a1,FF@c4,c@j10`, /^FF@c4: a square holds/],
    [`${P}C@a1,A@c4.1,c@j10`, /^A@c4.1: a square is named/], [`${P}C@a1, c@j10`, /a square holds/], [`${P}C@a1;c@j10`, /^C@a1;c@j10: pieces are parted by commas/],
    [`${P}C@a1,é@c4,c@j10`, /a square holds/],
    ['str1/2 e1 t7 S p0,0 r0,0 s0,0 C@a1,c@j10', /^t7 and S: South moves after an even number of turns$/],
    ['str1/2 e0 t6 S p0,0 r0,0 s0,0 C@a1,c@j10', /^e0 and t6: the board has grown 1 times/],
    ['str1/2 e61 t6 S p0,0 r0,0 s0,0 C@a1,c@j10', /^e61: positions of more than 60 expansions/],
    ['str1/2 e1 t2000000 S p0,0 r0,0 s0,0 C@a1,c@j10', /^t2000000: positions of more/],
    ['str1/2 e0 t0 S p0,0 r1000,0 s0,0 C@a1,c@j10', /^South has 1 pieces on the board and 1000 in reserve/],
    [`${P}C@a1,c@j10,${Array.from({ length: 70 }, (_, i) => `f@${'abcdefghij'[i % 10]}${2 + Math.floor(i / 10)}`)}`, /^North has 71 pieces on the board and 0 in reserve; more than 25 cannot/],
  ];
  for (const [position, detail] of cases) {
    const problem = await refused({ from: { position } }, 422, 'bad_position', '/from/position');
    assert.match(problem.detail, detail, position);
  }
  await good({ from: { position: 'str1/2 e0 t6 S p0,0 r0,0 s0,0 C@a1,c@j10' }, options: { max_expansions: 0 } });
  const limited = await refused({ from: { position: `${P}C@a1,c@j10` }, options: { turn_limit: 6 } }, 422, 'bad_position');
  assert.match(limited.detail, /ends after 6 turns/);
});

test('a wrong entry is refused at its place with the code of the game', async () => {
  const from = { position: `${P}C@a1,A@e5,c@j10` };
  await refused({ from, line: [{ orders: 'Ae5>e7' }, { orders: 'Ae7>e8' }] }, 422, 'not_your_piece', '/line/1/orders/moves/0');
  await refused({ from, line: [{ orders: turn('Ae5>') }] }, 422, 'bad_notation', '/line/0/orders/text');
  await refused({ from, line: [{ orders: 'Ae5>' }] }, 422, 'bad_notation', '/line/0/orders');
  await refused({ from, line: [{ orders: 'Ae5>e9' }] }, 422, 'out_of_range', '/line/0/orders/moves/0');
  await refused({ from, line: [{ orders: WALL }] }, 409, 'setup_closed', '/line/0/orders');
  await refused({ line: [{ orders: WALL }] }, 422, 'bad_request', '/line/0/orders');
  await refused({ line: [{ each: [WALL, { type: 'setup', front: 'FFFFFFFFFF', back: 'AAACCIAAA.' }] }] }, 422, 'setup_commander', '/line/0/each/1/front');
  await refused({ line: [{ each: [WALL] }] }, 422, 'bad_request', '/line/0/each');
  await refused({ from, line: [{ each: [null, turn('--')] }] }, 409, 'not_your_turn', '/line/0/each/1');
  await refused({ line: [BOTH, ...entries(SHORT_WIN), { orders: '--' }] }, 409, 'game_over', '/line/6');
});

test('a wrong request is refused', async () => {
  await refused({ game: 'chess' }, 422, 'unknown_game');
  await refused({ game: 7 }, 422, 'bad_request', '/game');
  await refused({ variant: 'none' }, 422, 'unknown_game');
  await refused({ options: { dims: 4 } }, 422, 'bad_options');
  await refused({ extra: 1 }, 422, 'unknown_member', '/extra');
  await refused({ from: {} }, 422, 'bad_request', '/from/match');
  await refused({ from: { match: 'aaaaaaaaaa' } }, 422, 'bad_request', '/from/turn');
  await refused({ from: { match: 'aaaaaaaaaa', turn: 0 } }, 404, 'not_found');
  await refused({ from: { position: P, turn: 1 } }, 422, 'unknown_member', '/from/turn');
  await refused({ from: { position: 'x'.repeat(20000) } }, 422, 'bad_request', '/from/position');
  await refused({ from: [] }, 422, 'bad_request', '/from');
  await refused({ line: {} }, 422, 'bad_request', '/line');
  for (const entry of [null, 1, 'Ae5>e7', [], {}, { orders: null }, { each: 1 }, { each: [], orders: 'x' }, { other: 1 }]) {
    const { body, status } = await analyse({ line: [entry] });
    assert.equal(status, 422, JSON.stringify(entry));
    assert.match(body.errors[0].path, /^\/line\/0/);
  }
  await refused({ advise: { nodes: 20001 } }, 422, 'bad_request', '/advise/nodes');
  await refused({ advise: { nodes: 0 } }, 422, 'bad_request', '/advise/nodes');
  await refused({ advise: { lines: 6 } }, 422, 'bad_request', '/advise/lines');
  await refused({ advise: true }, 422, 'bad_request', '/advise');
  assert.equal((await nobody.call('GET', '/analysis')).status, 405);
});

test('garbage and abuse are answered within bounds', async () => {
  const passes = (n) => [BOTH, ...Array.from({ length: n - 1 }, () => ({ orders: '--' }))];
  assert.equal((await good({ line: passes(400) })).line.length, 400);
  await refused({ line: passes(401) }, 422, 'bad_request', '/line');
  await refused({ line: [BOTH, { orders: 'F'.repeat(240_000) }] }, 422, 'bad_notation', '/line/1/orders');
  await refused({ line: [BOTH, { orders: 'Fa2>a3 '.repeat(30_000) }] }, 422, 'too_many_movements');
  assert.equal((await nobody.call('POST', '/analysis', { raw: `{"game":"stratic","line":${'['.repeat(40)}${']'.repeat(40)}}` })).status, 400);
  assert.equal((await nobody.call('POST', '/analysis', { raw: `{"game":"stratic","line":["${'x'.repeat(270_000)}"]}` })).status, 413);
  const far = Array.from({ length: 72 }, (_, i) => `FI@${'abcdefghij'[i % 10]}${1 + Math.floor(i / 10)}`);
  const wide = await analyse({ from: { position: `str1/2 e60 t3780 S p2,0 r0,0 s0,0 ${far},C@-h-5,c@-h40` } });
  assert.equal(wide.status, 200, wide.text.slice(0, 500));
  await refused({ from: { position: `str1/2 e1000 t0 S p0,0 r0,0 s0,0 C@a1,c@j10` } }, 422, 'bad_position');
});

test('a finished match is analysed from any turn, a running one from none', async () => {
  const t = await begun(s);
  await refused({ from: { match: t.match, turn: 1 } }, 409, 'still_running', undefined, t.south);
  await refused({ from: { match: t.match, turn: 1 } }, 409, 'still_running');
  await play_line(t, SHORT_WIN);
  const at = await good({ from: { match: t.match, turn: 3 }, line: [{ orders: 'Ae5>e6' }] });
  assert.deepEqual([at.turn, at.seat, at.line[0].tell[0].turn], [4, 1, 3]);
  const { body: past } = await nobody.get(`/matches/${t.match}/spectate?turn=3`);
  assert.deepEqual((await good({ from: { match: t.match, turn: 3 } })).view, past.view);
  const end = await good({ from: { match: t.match, turn: 6 } });
  assert.equal(end.standing.over, true);
  await refused({ from: { match: t.match, turn: 7 } }, 422, 'bad_request', '/from/turn');
  await refused({ variant: 'base', options: { idle_limit: 20 }, from: { match: t.match, turn: 1 } }, 422, 'bad_request', '/options');
  await good({ variant: 'base', options: {}, from: { match: t.match, turn: 1 } });
});

test('a position that stands in my running match is out of reach, on every way to it', async () => {
  const line = [{ each: [FORMATION, OTHER_FORMATION] }, { orders: 'Ae2>e5' }];
  const { position } = await good({ line });
  const t = await table(s);
  await put_orders(t.south, t.match, 0, FORMATION);
  await good({ line }, t.south);
  await put_orders(t.north, t.match, 0, OTHER_FORMATION);
  await refused({ line: line.slice(0, 1) }, 409, 'still_running', undefined, t.south);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  for (const client of t.seats) {
    await refused({ line }, 409, 'still_running', undefined, client);
    await refused({ from: { position } }, 409, 'still_running', undefined, client);
    await refused({ from: { position }, line: [{ orders: '--' }] }, 409, 'still_running', undefined, client);
    await good({ line: line.slice(0, 1) }, client);
  }
  await good({ from: { position } });
  await good({ from: { position } }, await s.guest());
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  await good({ from: { position } }, t.south);
});

test('a person who steps fast is not held, a script is', async () => {
  const from = { position: `${P}C@a1,A@e5,c@j10` };
  const guest = await s.guest();
  for (let i = 0; i < 150; i++) await good({ from }, guest);
  let held;
  for (let i = 0; i < 160 && !held; i++) {
    const answer = await analyse({ from: { position: `${P}C@a1,A@e7,c@e9` }, advise: { nodes: 20000, lines: 1 } }, guest); // found at once, and paid as was asked
    if (answer.status !== 200) held = answer;
  }
  assert.equal(held?.status, 429);
  assert.equal(held.body.limit_key, 'analysis.nodes');
  assert.ok(Number(held.headers['retry-after']) >= 1);
  await good({ from }, guest);
});

test('a long line of many seats costs more than one of two', async () => {
  const guest = await s.guest();
  const line = Array.from({ length: 400 }, (_, i) => ({ each: Array(i === 0 ? 1 : 11).fill([]) })); // refused at the first entry, and paid as was asked
  let held;
  for (let i = 0; i < 100 && !held; i++) { // of 600 units at once these lines take 22 each, and those of two seats 5
    const answer = await analyse({ game: 'cosair', line }, guest);
    if (answer.status !== 422) held = answer;
  }
  assert.deepEqual([held?.status, held?.body.limit_key], [429, 'analysis.positions']);
});

test('advice is what the strongest player would do, best first, the same each time', async () => {
  const from = { position: `${P}C@a1,A@e7,a@f8,c@e10` };
  const { advice, legal } = await good({ from, advise: { nodes: 3000, lines: 3 } });
  assert.deepEqual((await good({ from, advise: { nodes: 3000, lines: 3 } })).advice, advice);
  assert.ok(advice.nodes > 0 && advice.nodes <= 3000, `${advice.nodes} nodes`);
  assert.equal(advice.best.length, 3);
  assert.ok(advice.best[0].score >= advice.best[1].score && advice.best[1].score >= advice.best[2].score);
  assert.ok(legal.units.length > 0);
  for (const { orders, text, line } of advice.best) {
    assert.equal(line[0], text);
    assert.equal((await good({ from, line: [{ orders }] })).line[0].text, text);
    await good({ from, line: entries(line) });
  }
  const won = await good({ from: { position: `${P}C@a1,A@e7,c@e9` }, advise: {} });
  assert.deepEqual([won.advice.best.length, won.advice.best[0].score > 99_000], [1, true]);
  assert.match(won.advice.best[0].text, /xe9/);
  assert.equal((await good({ advise: {} })).advice, null);
  assert.equal((await good({ line: [BOTH, ...entries(SHORT_WIN)], advise: {} })).advice, null);
});

test('advice for the most absurd position looks at no more than it was allowed', async () => {
  const position = 'str1/2 e60 t3780 S p2,0 r140,0 s0,0 C@a1,A@e5,c@j10';
  const { advice } = await good({ from: { position }, advise: { nodes: 20000, lines: 5 } });
  assert.equal(advice.best.length, 5);
  assert.ok(advice.nodes > 0 && advice.nodes <= 20000, `${advice.nodes} nodes`);
});

test('evaluations go through a finished match page by page', async () => {
  const t = await finished();
  const running = await begun(s);
  assert.equal((await nobody.call('GET', `/matches/${running.match}/evaluations`)).body.code, 'still_running');
  assert.equal((await nobody.call('GET', '/matches/aaaaaaaaaa/evaluations')).status, 404);
  const { body: all, headers } = await nobody.get(`/matches/${t.match}/evaluations`);
  assert.deepEqual(all.items.map((item) => item.turn), [0, 1, 2, 3, 4, 5, 6]);
  assert.equal(all.next, null);
  assert.deepEqual(all.items.at(-1), { turn: 6, score: 100_000, best: null, over: true });
  assert.match(headers['cache-control'], /immutable/);
  assert.deepEqual([all.items[0].score, all.items[0].best], [null, null]);
  assert.ok(all.items.slice(1, 6).every((item) => Number.isInteger(item.score) && item.best && !item.over), JSON.stringify(all));
  assert.ok(all.items[5].score > 99_000 && /xe10/.test(all.items[5].best), 'the winning chain is seen');
  const { advice } = await good({ from: { match: t.match, turn: 2 }, advise: { nodes: 1500 } });
  assert.deepEqual([all.items[2].score, all.items[2].best], [-advice.best[0].score, advice.best[0].text]);
  const { body: page } = await nobody.get(`/matches/${t.match}/evaluations?from=2&limit=2`);
  assert.deepEqual(page, { items: all.items.slice(2, 4), next: 4 });
  assert.deepEqual((await nobody.get(`/matches/${t.match}/evaluations?from=90`)).body, { items: [], next: null });
  assert.equal((await nobody.call('GET', `/matches/${t.match}/evaluations?limit=21`)).status, 422);
});

test('a match that was given up, and turns that were taken back, are told as they were', async () => {
  const t = await begun(s, { rated: false });
  await play_line(t, ['Ae2>e5', 'Fa9>a8']);
  const { body: { offer } } = await t.south.post(`/matches/${t.match}/offers`, { kind: 'takeback' });
  await t.north.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  const { body: back } = await t.south.get(`/matches/${t.match}/view`);
  await put_orders(t.south, t.match, back.turn, turn('Fa2>a3'));
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  const { body: { items } } = await nobody.get(`/matches/${t.match}/evaluations`);
  assert.deepEqual(items.map((item) => item.turn), Array.from({ length: back.turn + 2 }, (_, i) => i));
  assert.deepEqual(items.at(-1), { turn: back.turn + 1, score: 100_000, best: null, over: true });
  for (let n = 0; n <= back.turn; n++) {
    const { body: past } = await nobody.get(`/matches/${t.match}/spectate?turn=${n}`);
    const at = await good({ from: { match: t.match, turn: n } });
    assert.deepEqual([at.turn, at.view.text], [n, past.view.text]);
  }
  const last = await good({ from: { match: t.match, turn: back.turn + 1 }, line: [{ orders: '--' }] });
  assert.deepEqual([last.turn, last.standing.over], [back.turn + 2, false]);
});

const mistakes = (match, client = nobody) => client.get(`/matches/${match}/mistakes`);
const whole = (match) => until(async () => {
  const { body } = await mistakes(match);
  return body.status === 'done' && body;
}, { seconds: 600, what: 'the end of the search' });

test('the costliest turns of a finished match are searched for once, and are what the engine says of them', async () => {
  const running = await begun(s);
  assert.equal((await nobody.call('GET', `/matches/${running.match}/mistakes`)).body.code, 'still_running');
  assert.equal((await running.south.call('POST', `/matches/${running.match}/mistakes`, { body: {} })).body.code, 'still_running');
  const t = await finished();
  assert.deepEqual((await mistakes(t.match)).body, { status: 'none', done: 0, of: 0, mistakes: null });
  assert.equal((await nobody.call('POST', `/matches/${t.match}/mistakes`, { body: {} })).status, 401);
  assert.equal((await t.south.call('POST', `/matches/${t.match}/mistakes`, { body: { seat: 0 } })).body.code, 'unknown_member');
  const asked = await Promise.all([t.south, t.north, await s.guest()].map((who) => who.call('POST', `/matches/${t.match}/mistakes`, { body: {} })));
  assert.deepEqual(asked.map(({ status }) => status), [202, 202, 202]);
  const found = await whole(t.match);
  assert.equal(found.done, found.of);
  assert.ok(found.mistakes.length, 'to pass twice in sight of an attack loses the Commander');
  for (const { seat, turn: n, cost, played, best, reply } of found.mistakes) {
    assert.equal(seat, (n + 1) % 2);
    assert.equal(played.text, SHORT_WIN[n - 1]);
    assert.notEqual(best.text, played.text);
    assert.ok(cost >= 150 && cost <= 4000 && best.score > played.score, JSON.stringify({ cost, best, played }));
    const { advice } = await good({ from: { match: t.match, turn: n }, advise: { nodes: 20_000 } });
    assert.deepEqual([best.text, best.score, best.line], [advice.best[0].text, advice.best[0].score, advice.best[0].line]);
    const after = await good({ from: { match: t.match, turn: n }, line: [{ orders: played.text }], advise: { nodes: 20_000 } });
    assert.deepEqual([played.tell, reply.text, played.score], [after.line[0].tell, after.advice.best[0].text, -after.advice.best[0].score]);
  }
  for (const seat of [0, 1]) assert.ok(found.mistakes.filter((one) => one.seat === seat).length <= 3);
  const again = await t.north.call('POST', `/matches/${t.match}/mistakes`, { body: {} });
  assert.deepEqual(again.body, found, 'a search that is done is kept');
});

test('no engine judges variants that are won in other ways, and a match without costly turns has an empty list', async () => {
  const other = await begun(s, { variant: 'antistratic' });
  await other.north.post(`/matches/${other.match}/resign`, { confirm: true });
  assert.equal((await other.south.call('POST', `/matches/${other.match}/mistakes`, { body: {} })).body.code, 'not_judged');
  assert.equal((await mistakes(other.match)).body.status, 'none');
  const { body: { items } } = await other.south.call('GET', `/matches/${other.match}/evaluations`);
  const open = items.filter((one) => !one.over);
  assert.ok(open.length && open.every((one) => one.score === null && one.best === null), JSON.stringify(items));
  const { body: { advice } } = await other.south.post('/analysis', { game: 'stratic', variant: 'antistratic', from: { match: other.match, turn: 1 }, advise: { nodes: 2000 } });
  assert.equal(advice, null);
  const short = await begun(s);
  await short.north.post(`/matches/${short.match}/resign`, { confirm: true });
  await short.south.post(`/matches/${short.match}/mistakes`, {});
  assert.deepEqual((await whole(short.match)).mistakes, []);
});

test('turns that were taken back are no mistakes', async () => {
  const t = await begun(s, { rated: false });
  await play_line(t, [...SHORT_WIN.slice(0, 4), '+Fe3 Fa2>a3']); // North passes in sight of an attack, South does not attack
  const { body: { offer } } = await t.north.post(`/matches/${t.match}/offers`, { kind: 'takeback' });
  await t.south.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  assert.equal((await nobody.get(`/matches/${t.match}`)).body.turn, 6);
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  await t.south.post(`/matches/${t.match}/mistakes`, {});
  const turns = (await whole(t.match)).mistakes.map((one) => one.turn);
  assert.ok(!turns.includes(4) && !turns.includes(5), `mistakes of turns ${turns}`);
});

/* Turn 1 of that Stratagem match with an order that seat 0 never gave, and what is refused of such lines. */
async function other_orders(match) {
  const ask = (body) => ({ game: 'stratagem', from: { match, turn: 1 }, seat: null, ...body });
  const { recorded } = await good(ask());
  const own = await good(ask({ seat: 0 }));
  assert.deepEqual(own.recorded, recorded);
  const [{ at, what: offers }] = own.legal.build;
  const { what: farm } = offers.find(({ ok }) => ok);
  const each = recorded.with(0, { build: [{ at, what: farm }] });
  const changed = await good(ask({ line: [{ each }, { each: [{}, {}, {}, {}] }] }));
  assert.deepEqual([changed.line[0].each, changed.turn], [each, 3]);
  assert.ok(changed.line[0].tell.length > 0);
  assert.equal((await good(ask({ seat: 1, line: [{ each }] }))).view.you.seat, 1);
  await refused(ask({ line: [{ each: each.slice(1) }] }), 422, 'bad_request', '/line/0/each');
  await refused(ask({ line: [{ each: recorded.with(0, { build: [{ at: 'zz', what: farm }] }) }] }), 422, 'bad_province', '/line/0/each/0/build/0');
  await refused(ask({ seats: 2 }), 422, 'bad_request', '/seats');
  await refused(ask({ partial: {} }), 409, 'not_your_turn', '/partial');
  await refused(ask({ line: Array(401).fill({ each }) }), 422, 'bad_request', '/line');
}

/* The turns of a match from `first` on, resolved again with the orders that were given: told and seen as in the match. */
async function resolve_again(game, match, first, last) {
  const told = [];
  for (let after = 0, next = 1; next; after = told.at(-1).n) {
    const { body } = await nobody.get(`/matches/${match}/log?after=${after}&limit=200`);
    told.push(...body.items);
    next = body.items.length === 200;
  }
  const at = (n, more = {}) => good({ game, from: { match, turn: n }, seat: null, ...more });
  for (let n = first; n <= last; n++) {
    const before = await at(n);
    assert.deepEqual([before.seat, before.legal, before.owes.length, before.turn], [null, null, before.recorded.filter(Boolean).length, n], `turn ${n}`);
    const after = await at(n, { line: [{ each: before.recorded }] });
    assert.deepEqual([after.line[0].each, after.recorded], [before.recorded, undefined]);
    const tell = told.filter(({ turn: of }) => of === n).map(({ n: _, at: __, ...line }) => line).slice(-after.line[0].tell.length); // eslint-disable-line no-unused-vars
    assert.deepEqual(after.line[0].tell, tell, `turn ${n}`);
    const { view } = (await nobody.get(`/matches/${match}/spectate?turn=${n + 1}`)).body;
    assert.ok(after.view && view, `turn ${n}`);
    assert.deepEqual(after.view, { ...view, ...(view.phase === 'diplomacy' && { phase: 'orders' }) }, `after turn ${n}: nobody talks there`);
  }
}

test('orders that all give at once are compared with better ones, from what their seat knew', async () => {
  const guest = await s.guest();
  const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'bot:random' }));
  const { body: { match } } = await guest.post('/lobbies', { game: 'stratagem', seats: 4, options: { max_turns: 10, gold_goal: 500, domination: 24 }, clock: { mode: 'untimed' }, private: true, seed: '00000000000000aa', bots });
  const study = (body, client = nobody) => client.call('POST', '/analysis', { body: { game: 'stratagem', from: { match, turn: 2 }, ...body } });
  for (let n = 1; n <= 10; n++) {
    if (n === 3) assert.equal((await study({ seat: 0, compare: {} }, guest)).body.code, 'still_running');
    await put_orders(guest, match, n, {});
    await await_view(guest, match, (now) => now.turn > n || now.view.phase === 'over');
  }
  await guest.post(`/matches/${match}/mistakes`, {});
  const found = await whole(match);
  const own = found.mistakes.filter(({ seat }) => seat === 0);
  assert.equal(own.length, 3, 'nobody orders nothing for ten turns without harm');
  for (const { turn: n, cost, played, best, reply, why } of own) {
    assert.ok(n >= 1 && n <= 10 && cost >= 150 && cost <= 4000 && reply === null && /^[a-z_]+$/.test(why.code), JSON.stringify(why));
    assert.deepEqual([played.text, played.score, best.score], ['-', -cost, 0]);
    assert.notEqual(best.text, '-');
    const from = { match, turn: n };
    const at = async (compare) => (await study({ from, seat: 0, compare })).body;
    const [none, better] = [await at({}), await at(best.orders)];
    assert.deepEqual(none.comparison, { text: '-', score: -cost }, 'the page finds what the search found');
    assert.ok(better.comparison.score > -cost, JSON.stringify({ best, better: better.comparison }));
    const { body: past } = await guest.get(`/matches/${match}/view?turn=${n}`);
    assert.deepEqual([none.seat, none.view.seat ?? none.view.you.seat, none.view.provinces], [0, 0, past.view.provinces], 'the board shows what the seat saw');
  }
  assert.equal((await study({ seat: 3 })).body.view.you.seat, 3);
  await resolve_again('stratagem', match, 1, 10);
  await other_orders(match);
  const refusals = [[{ seat: 4 }, 409, 'not_your_turn'], [{ seat: 16 }, 422], [{ seat: -1 }, 422], [{ seat: 'p0' }, 422], [{ seat: 0, compare: { moves: [{ from: 'zz' }] } }, 422],
    [{ seat: 0, compare: { build: [{ at: 'kc', what: 'farm' }] } }, 422], [{ seat: 0, compare: {}, from: null }, 422], [{ seat: 0, compare: {}, from: { match, turn: 11 } }, 409]];
  for (const [body, status, code] of refusals) {
    const answer = await study(body);
    assert.ok(answer.status >= 400 && answer.status < 500, answer.text);
    assert.deepEqual([answer.status, code ?? answer.body.code], [status, answer.body.code], `${JSON.stringify(body)}: ${answer.text}`);
  }
  const other = { match: (await finished()).match, turn: 1 };
  assert.deepEqual((await analyse({ from: other, seat: 1 })).body.code, 'not_your_turn');
  assert.equal((await analyse({ from: other, compare: '--' })).body.code, 'not_judged');
});

test('orders of CoSAIR are compared from what the nation knew: a colony ship that nobody sends costs', async () => {
  const guest = await s.guest();
  const { body: { match } } = await guest.post('/lobbies', { game: 'cosair', seats: 2, clock: { mode: 'untimed' }, private: true, seed: '00000000000000aa', bots: [{ seat: 1, bot: 'bot:passive' }] });
  const study = async (body, client = nobody) => (await client.call('POST', '/analysis', { body: { game: 'cosair', seat: 0, ...body } })).body;
  for (let n = 1; n <= 9; n++) {
    await put_orders(guest, match, n, n === 1 ? [{ type: 'set_queue', planet: 0, items: ['colony_ship', ...Array(4).fill('cruiser')], repeat: false }] : []);
    await await_view(guest, match, (now) => now.turn > n);
  }
  assert.equal((await study({ from: { match, turn: 8 }, compare: [] }, guest)).code, 'still_running');
  await guest.post(`/matches/${match}/resign`, { confirm: true });
  await guest.post(`/matches/${match}/mistakes`, {});
  const own = (await whole(match)).mistakes.filter(({ seat }) => seat === 0);
  assert.deepEqual(own.map(({ why: { code, planet } }) => [code, planet]), [['colony_idle', 0], ['colony_idle', 0]], JSON.stringify(own));
  for (const { turn: n, cost, played, best } of own) {
    assert.ok(n >= 8 && cost >= 150 && cost <= 4000 && best.orders.some(({ type, from }) => type === 'colonise' && from === 0), JSON.stringify(best));
    const [none, better] = await Promise.all([played, best].map(({ orders }) => study({ from: { match, turn: n }, compare: orders })));
    assert.equal(none.comparison.score, -cost, 'the page finds what the search found');
    assert.ok(better.comparison.score > -cost / 2, JSON.stringify(better.comparison));
    assert.deepEqual([none.view.you.seat, none.view.your_planets.map(({ id }) => id)], [0, [0]], 'the board shows what the nation saw');
  }
  assert.equal((await study({ from: { match, turn: 8 }, compare: [{ type: 'colonise', from: 1, escort: 1 }] })).code, 'not_your_planet');
  await resolve_again('cosair', match, 1, 8);
});

test('a game of many seats is begun from scratch, for everybody or as one seat sees it', async () => {
  const all = await good({ game: 'cosair', seats: 5, seat: null });
  assert.deepEqual([all.seat, all.owes, all.view.nations.length, all.recorded], [null, [0, 1, 2, 3, 4], 5, undefined]);
  assert.equal(all.view.planets.every(({ owner }) => owner === null || owner < 5), true);
  const one = await good({ game: 'cosair', seats: 5, seat: 4, line: [{ each: [[], [], null, null, [{ type: 'set_tax', rate: 80 }]] }] });
  assert.deepEqual([one.seat, one.turn, one.view.you.tax], [4, 2, 80]);
  assert.equal((await good({ game: 'stratagem', seats: 4, seat: 2 })).owes.length, 4);
  assert.deepEqual((await good({ game: 'stratagem' })).owes.length, 2, 'the fewest, where it is not said');
  const orders = await good({ game: 'stratagem', seat: null, line: [{ each: [{}, {}] }] });
  assert.deepEqual([orders.stage, orders.view.phase, orders.turn, (await good({ game: 'stratagem' })).stage], ['orders', 'orders', 2, 'diplomacy'], 'nobody talks where all order');
  for (const [seats, code] of [[1, 'bad_seats'], [16, 'bad_seats'], [0, 'bad_request'], [17, 'bad_request'], [-1, 'bad_request'], [2 ** 40, 'bad_request'], ['3', 'bad_request']]) {
    await refused({ game: 'cosair', seats }, 422, code, '/seats');
  }
  await refused({ game: 'cosair', seats: 3, seat: 3 }, 409, 'not_your_turn', '/seat');
  await refused({ game: 'cosair', seats: 3, line: [{ each: [[], []] }] }, 422, 'bad_request', '/line/0/each');
});

test('somebody who asks for one search after the other has to wait', async () => {
  const who = await s.guest();
  const match = async () => {
    const t = await begun(s, {}, undefined, []);
    await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
    return t.match;
  };
  const matches = await Promise.all(Array.from({ length: 12 }, match)), began = performance.now();
  const answers = await Promise.all(matches.map((one) => who.decided('POST', `/matches/${one}/mistakes`, { body: {} })));
  const [taken, refused] = [202, 429].map((status) => answers.filter((one) => one.status === status));
  const given_back = (performance.now() - began) / 15_000; // four a minute
  assert.ok(taken.length >= 8 && taken.length <= 8 + given_back && taken.length + refused.length === 12, answers.map(({ status }) => status).join());
  assert.equal(refused[0].body.limit_key, 'mistakes.searches');
});
