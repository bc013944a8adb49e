// cases.mjs - tests/cases.md names for each of the forty cases tests that exist. CASES_STRICT=1: and nothing of a case is left out.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const tests = new URL('../', import.meta.url);
const rows = readFileSync(new URL('cases.md', tests), 'utf8').split('\n').filter((line) => /^\| \d/.test(line))
  .map((line) => line.slice(1, -1).split(' | ').map((cell) => cell.replace(/\|$/, '').trim()));

/** Where a named test stands: "api/mail" is tests/api/mail.test.js, what has an ending is a file. */
const file_of = (name) => new URL(/\.\w+$/.test(name) ? name : `${name}.test.js`, tests);

function* named(cell) {
  for (const part of cell.split(' · ')) {
    const [, file, title] = part.match(/^`([^`]+)` ?(.*)$/) ?? [];
    assert.ok(file, `not a test: ${part}`);
    yield { file, title };
  }
}

test('there are forty cases, each once', () => {
  assert.deepEqual(rows.map(([n]) => Number(n)), Array.from({ length: 40 }, (_, i) => i + 1));
});

test('each has a test, and every test named exists', () => {
  const missing = [];
  for (const [n, , cell] of rows) {
    for (const { file, title } of named(cell)) {
      const there = existsSync(file_of(file)) ? readFileSync(file_of(file), 'utf8') : null;
      if (there === null || !there.includes(title)) missing.push(`case ${n}: ${file} ${title}`);
    }
  }
  assert.deepEqual(missing, []);
});

test('nothing of a case is left out', { skip: process.env.CASES_STRICT !== '1' }, () => {
  assert.deepEqual(rows.filter(([, , , left]) => left).map(([n, what, , left]) => `case ${n}, ${what}: ${left}`), []);
});
