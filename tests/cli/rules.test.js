// `quad rules play`: scripted episodes, one line in, one line out.
import test from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { tmpdir } from 'node:os';
import { lines, quad } from './quad.mjs';

const RULES = {
  'fronts.txt': '(*,*,RED,T,0) (*,*,*,B,[1,2])\n',
  'kinds.txt': '(species:cat,bucket:1) (size:[2..9])\n',
  'bad.txt': '()\n(*,*,*,*,[0,])\n',
};

function play(scripts, ...words) {
  const folder = mkdtempSync(join(tmpdir(), 'quad-rules-'));
  try {
    for (const [name, text] of Object.entries(RULES)) writeFileSync(join(folder, name), text);
    const input = scripts.map((script) => (typeof script === 'string' ? script : JSON.stringify(script))).join('\n');
    const got = quad(['rules', 'play', '--rules-dir', folder, ...words, '-'], `${input}\n`);
    return { ...got, answers: lines(got.out) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

test('episodes are played as scripted, pieces numbered as the board lists them', () => {
  const board = [[34, 'TRIANGLE', 'BLACK'], [1, 'square', 'red'], [8, 'STAR', 'BLUE'], [32, 'CIRCLE', 'RED']];
  const moves = [['m', 0, 0], ['m', 3, 0], ['p', 3], ['p', 2], ['m', 1, 3], ['c', 1, 1], ['c', 1, 1], ['m', 2, 1], ['m', 0, 2], ['m', 0, 2]];
  const got = play([
    { rules: 'fronts.txt', board, moves },
    { rules: 'kinds.txt', objects: [{ species: 'cat' }, { size: '3' }], board: [[1, 0], [1, 1]], crowded: true, moves: [['m', 0, 1], ['c', 1, 0]] },
  ]);
  assert.equal(got.status, 0, got.err);
  assert.deepEqual(got.answers, [
    { codes: [7, 0, -10, 7, 4, 0, 3, 0, 0, -4], finish: 1, attempts: 7, done: 4 },
    { codes: [0, 0], finish: 1, attempts: 2, done: 2 },
  ]);
});

test('a faulty line says what is wrong with it, and the others are played', () => {
  const board = [[1, 'SQUARE', 'RED']];
  const got = play([
    { rules: 'bad.txt', board, moves: [] },
    { rules: '../bad.txt', board, moves: [] },
    { rules: 'none.txt', board, moves: [] },
    { rules: 'fronts.txt', board: [[37, 'SQUARE', 'RED']], moves: [] },
    { rules: 'fronts.txt', board: [[1, 'SQUARE', 'RED'], [1, 'STAR', 'RED']], moves: [] },
    { rules: 'fronts.txt', board, moves: [['m', 0, 0], ['fly', 0]] },
    '{"rules":',
    { rules: 'fronts.txt', board, moves: [['m', 0, 0]] },
  ]);
  assert.equal(got.status, 1);
  const [parse, above, none, cell, twice, move, broken, fine] = got.answers;
  assert.deepEqual([parse.error.code, parse.error.line, parse.error.column], ['expected_token', 2, 13]);
  assert.ok(parse.error.message && parse.error.hint);
  assert.equal(above.error.code, 'bad_request');
  assert.equal(none.error.code, 'not_found');
  assert.equal(cell.error.path, '/board/0');
  assert.equal(twice.error.code, 'bad_request');
  assert.equal(move.error.path, '/moves/1');
  assert.equal(broken.error.code, 'malformed');
  assert.deepEqual(fine, { codes: [0], finish: 1, attempts: 1, done: 1 });
});

test('repeating takes the time and prints the same', () => {
  const script = { rules: 'fronts.txt', board: [[1, 'SQUARE', 'RED']], moves: [['m', 0, 3], ['m', 0, 0]] };
  const got = play([script], '--repeat', '5000');
  assert.deepEqual(got.answers, play([script]).answers);
  assert.match(got.err, /^10000 attempts in \d+ ms: \d+ a second$/m);
  assert.equal(play([script], '--repeat', '-1').status, 1);
});

test('without a folder or a file it says how it goes', () => {
  for (const words of [['rules'], ['rules', 'fly'], ['rules', 'play'], ['rules', 'play', '-'], ['rules', 'play', '--rules-dir', '.']]) {
    const got = quad(words);
    assert.equal(got.status, 2, words.join(' '));
    assert.match(got.err, /quad rules play --rules-dir/);
  }
});

test('rule sets are checked for stalemates, a line for each file', () => {
  const folder = mkdtempSync(join(tmpdir(), 'quad-rules-'));
  try {
    for (const [name, text] of Object.entries({ ...RULES, 'free.txt': '(*,*,*,*,0)' })) writeFileSync(join(folder, name), text);
    const path = (name) => join(folder, name);
    const got = quad(['rules', 'check', path('free.txt'), path('fronts.txt'), path('bad.txt'), path('none.txt')]);
    const answers = lines(got.out);
    assert.equal(got.status, 1);
    assert.deepEqual(answers.map((line) => [line.file, line.ok, line.verdict ?? line.error.code]), [
      [path('free.txt'), true, 'cannot_stalemate'], [path('fronts.txt'), true, 'cannot_stalemate'],
      [path('bad.txt'), false, 'expected_token'], [path('none.txt'), false, 'not_found'],
    ]);
    assert.deepEqual([answers[2].error.line, answers[2].error.column], [2, 13]);
    writeFileSync(path('objects.json'), '[{"species":"cat"},{"species":"dog"}]');
    const [cats] = lines(quad(['rules', 'check', '--objects', path('objects.json'), path('kinds.txt')]).out);
    assert.deepEqual([cats.verdict, cats.witness.board], ['can_stalemate', [[36, 1]]]);
    const [typed] = lines(quad(['rules', 'check', '--objects', 'mentioned', '-'], '(*,STAR,*,T,0)\n').out);
    assert.equal(typed.verdict, 'cannot_stalemate');
  } finally {
    rmSync(folder, { recursive: true });
  }
});
