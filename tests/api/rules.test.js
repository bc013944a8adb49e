// The tester of hidden rules: what it proves, what it says of bad rules, and that it cannot be kept busy.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { stack } from '../lib/stack.mjs';

let s;
before(async () => { s = await stack({ workers: 2 }); });
after(async () => { await s?.stop(); });

const check = async (rule_set, rest = {}) => (await s.client().post('/rules/check', { rule_set, ...rest })).body;

test('a rule set that cannot stalemate, and one that must', async () => {
  const free = await check('(*,*,*,*,0)');
  assert.deepEqual([free.ok, free.verdict, free.proof, free.woda, free.witness, free.reference_verdict], [true, 'cannot_stalemate', 'closure', true, null, 'no_stalemate']);
  assert.deepEqual(free.objects, { shapes: ['SQUARE', 'STAR', 'CIRCLE', 'TRIANGLE'], colors: ['RED', 'BLACK', 'BLUE', 'YELLOW'] });
  const crossed = await check('(*,STAR,*,T,0) (*,SQUARE,*,B,1) (*,[TRIANGLE,CIRCLE],*,*,2)');
  assert.deepEqual([crossed.verdict, crossed.proof, crossed.witness.moves, crossed.witness.inevitable], ['can_stalemate', 'closure', [], true]);
  assert.deepEqual([crossed.fin_w[0], crossed.fin_w[35]], ['f0', 'f']);
});

test('the choice of the player: both ways are shown', async () => {
  const choice = await check(`(pos:36,bucket:[!p]) (pos:[${Array.from({ length: 35 }, (_, i) => i + 1)}])`);
  assert.deepEqual([choice.verdict, choice.proof, choice.disappearing, choice.reference_verdict], ['can_stalemate', 'witness', [{ line: 1, atom: 1 }], 'no_stalemate']);
  assert.equal(choice.witness.inevitable, false);
  assert.equal(choice.witness.clear.length, choice.witness.board.length);
});

test('pairs of disappearing atoms that never disappear together', async () => {
  const paired = await check('(1,*,Red,T,!pc*3)\n(*,*,Red,T,pc+1)\n(*,*,[Blue,Black,Yellow],*,0)');
  assert.deepEqual([paired.verdict, paired.proof, paired.woda], ['cannot_stalemate', 'frozen_memory', false]);
});

test('other pieces: mentioned names, sets of names, property maps, boards', async () => {
  const rules = '(*,STAR,GREEN,T,0)';
  assert.deepEqual((await check(rules)).lacks, ['GREEN']);
  assert.deepEqual((await check(rules, { objects: 'mentioned' })).lacks, []);
  assert.deepEqual((await check(rules, { objects: 'mentioned' })).objects, { shapes: ['STAR'], colors: ['GREEN'] });
  assert.equal((await check(rules, { objects: 'mentioned' })).verdict, 'cannot_stalemate');
  assert.equal((await check(rules, { objects: { shapes: ['star', 'moon'], colors: ['green'] } })).verdict, 'can_stalemate');
  const cats = await check('(species:cat,pos:T) (size:[2..9])', { objects: [{ species: 'cat' }, { species: 'dog', size: '3' }, { species: 'dog' }] });
  assert.deepEqual([cats.verdict, cats.witness.board[0][1]], ['can_stalemate', 2]);
  const boards = await check('(*,*,RED,T,pc)\n(*,*,BLUE,*,1)', { boards: [[[1, 'STAR', 'BLUE']], [[36, 'SQUARE', 'RED']]] });
  assert.deepEqual(boards.boards.map((board) => board.verdict), ['cannot_stalemate', 'can_stalemate']);
});

test('a text that does not parse says where and what to do', async () => {
  const { ok, error } = await check('(*,*,RED,T,0)\n(*,*,*,*,[0,])');
  assert.equal(ok, false);
  assert.deepEqual([error.line, error.column, error.code], [2, 13, 'expected_token']);
  assert.deepEqual([error.reason, error.params], ['value_empty', { found: 'sign', text: ']' }]);
  assert.ok(error.hint.length > 10, error.hint);
});

test('bad questions get clear answers', async () => {
  const refuse = (status, code, body) => s.client().refuse(status, code, 'POST', '/rules/check', body);
  await refuse(422, 'bad_request', {});
  await refuse(422, 'bad_request', { rule_set: 7 });
  await refuse(422, 'unknown_member', { rule_set: '()', colour: 1 });
  for (const objects of ['all', 5, {}, { shapes: [], colors: ['A'] }, { shapes: ['A', 'a'], colors: ['B'] }, { shapes: ['%'], colors: ['B'] }, [], [7], [{ pos: '1' }]])
    await refuse(422, 'bad_request', { rule_set: '()', objects });
  for (const boards of [{}, [], [[]], [[[37, 'STAR', 'RED']]], [[[1, 'STAR', 'RED'], [1, 'STAR', 'RED']]]]) await refuse(422, 'bad_request', { rule_set: '()', boards });
  await refuse(413, 'too_large', { rule_set: 'x'.repeat((1 << 20) + 1) });
});

test('rules made to keep a computer busy are bounded', async () => {
  const deep = `(code:${Array.from({ length: 40 }, () => '[0,1,2,3,4,5,6,7,8,9,10,11,12,13]').join('*').slice(0, 0)}this.pos+[1,2,3,4,5,6,7,8]*[1,2,3,4,5,6,7,8]*p>last.pos)`;
  const many = Array.from({ length: 60 }, (_, i) => `(*,*,*,[T,${i % 36 + 1}],[!p*${i},pc+${i}])(*,*,*,L,ps+${i})(*,*,*,B,p+${i})`).join('\n');
  for (const rule_set of [deep, many, many.replaceAll('pc', 'p.color*p.shape')]) {
    const answer = await s.client().call('POST', '/rules/check', { body: { rule_set } });
    assert.ok([200, 503].includes(answer.status), answer.text);
    if (answer.status === 503) assert.equal(answer.body.code, 'too_costly');
  }
});

const play = async (rule_set, board, moves, rest = {}) => (await s.client().post('/rules/play', { rule_set, board, moves, ...rest })).body;
const STARS = [[35, 'STAR', 'YELLOW'], [36, 'SQUARE', 'RED']];
const CHOICE = '(code:this.pos==36,bucket:!p) (code:this.pos<36)';

test('moves on a board of one’s own: both ends of a choice, and what is accepted on the way', async () => {
  assert.deepEqual(await play(CHOICE, STARS, []), { ok: true, codes: [], finish: 0, attempts: 0, done: 0, line: 1, accepts: [[0, 1, 2, 3], [1]] });
  assert.deepEqual(await play(CHOICE, STARS, [['m', 0, 0]]), { ok: true, codes: [0], finish: 2, attempts: 1, done: 1, line: 1, accepts: [null, []] });
  assert.deepEqual(await play(CHOICE, STARS, [['m', 1, 1], ['m', 0, 0]]), { ok: true, codes: [0, 0], finish: 1, attempts: 2, done: 2, line: 1, accepts: [null, null] });
});

test('every witness of the tester is played to the end it promises', async () => {
  for (const rule_set of [CHOICE, '(shape:star,pos:T) (shape:square,pos:B) (shape:[circle,triangle])', '(shape:star,bucket:!p) (shape:[square,circle,triangle])']) {
    const { witness } = await check(rule_set);
    const ends = async (moves) => (await play(rule_set, witness.board, moves.map(([piece, bucket]) => ['m', piece, bucket]))).finish;
    assert.equal(await ends(witness.moves), 2, rule_set);
    if (witness.clear) assert.equal(await ends(witness.clear), 1, rule_set);
  }
});

test('a board in any order keeps its numbers; lines, picks, gone pieces and property maps are told', async () => {
  const lines = await play('1 (pos:T)\n1 (pos:B)', [[36, 'STAR', 'RED'], [1, 'STAR', 'BLUE'], [8, 'STAR', 'BLUE']], [['m', 1, 0], ['p', 0], ['m', 0, 5], ['m', 0, 2], ['m', 0, 2]]);
  assert.deepEqual([lines.codes, lines.line, lines.accepts, lines.attempts], [[7, 0, -2, 0, -10], 2, [null, [0, 1, 2, 3], []], 3]);
  const cats = await play('(species:cat,bucket:1)', [[4, 1], [2, 0]], [['c', 2, 1]], { objects: [{ species: 'cat' }, { species: 'dog' }] });
  assert.deepEqual([cats.codes, cats.finish, cats.accepts], [[0], 2, [[], null]]);
});

test('a bad play costs a clear answer and nothing else', async () => {
  const bad = await play('(*,*,RED', STARS, []);
  assert.deepEqual([bad.ok, bad.error.line], [false, 1]);
  const refuse = (status, code, body) => s.client().refuse(status, code, 'POST', '/rules/play', body);
  await refuse(422, 'bad_request', { rule_set: '()', moves: [] });
  await refuse(422, 'bad_request', { rule_set: '()', board: STARS });
  await refuse(422, 'unknown_member', { rule_set: '()', board: STARS, moves: [], seed: 1 });
  for (const board of [[], {}, [[37, 'STAR', 'RED']], [[1, 'STAR']], [[1, 'STAR', 'RED'], [1, 'STAR', 'RED']], Array.from({ length: 37 }, () => [1, 'STAR', 'RED'])])
    await refuse(422, 'bad_request', { rule_set: '()', board, moves: [] });
  for (const moves of [{}, [['x', 1]], [['m', 1]], [[0, 1]], Array.from({ length: 1001 }, () => ['p', 0])]) await refuse(422, 'bad_request', { rule_set: '()', board: STARS, moves });
  const long = await play('()', STARS, Array.from({ length: 1000 }, () => ['p', 0]));
  assert.equal(long.attempts, 1000);
});

test('the dearest rules a board can be played with are answered, every move', async () => {
  const dear = Array.from({ length: 64 }, (_, i) => `(code:this.pos+${i}+p*[1,2,3,4]+q.bucket*[1,2]>last.pos+100,bucket:p+${i})(pos:36)(pos:35)`).join('\n');
  const board = Array.from({ length: 36 }, (_, i) => [i + 1, 'STAR', 'RED']);
  const moves = Array.from({ length: 1000 }, (_, i) => ['m', 35 - (i % 36), i % 4]);
  const answer = await s.client().call('POST', '/rules/play', { body: { rule_set: dear, board, moves } });
  assert.equal(answer.status, 200, answer.text);
  assert.equal(answer.body.codes.length, 1000);
});
