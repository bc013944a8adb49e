// cases.mjs - tests/cases.md names for each of the forty cases tests that exist, and for what is measured a command that exists; nothing else
// of a case is left out. For each variant of each game it names tests that play it whole.
import assert from 'node:assert/strict';
import { existsSync, readFileSync } from 'node:fs';
import { execFileSync } from 'node:child_process';
import { test } from 'node:test';

const tests = new URL('../', import.meta.url);
const lines = readFileSync(new URL('cases.md', tests), 'utf8').split('\n');
const cells_of = (line) => line.slice(1, -1).split(' | ').map((cell) => cell.replace(/\|$/, '').trim());
const rows = lines.filter((line) => /^\| \d/.test(line)).map(cells_of);
const games = lines.slice(lines.indexOf('## Whole games in the browser')).filter((line) => /^\| (?!game and variant)\w/.test(line)).map(cells_of);

/** Where a named test stands: "api/mail" is tests/api/mail.test.js, "browser/inbox" a .spec.js, what has an ending is a file. */
const file_of = (name) => new URL(/\.\w+$/.test(name) ? name : `${name}${name.startsWith('browser/') ? '.spec.js' : '.test.js'}`, tests);

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
  for (const [n, , cell] of [...rows, ...games]) {
    for (const { file, title } of named(cell)) {
      const there = existsSync(file_of(file)) ? readFileSync(file_of(file), 'utf8') : null;
      if (there === null || !there.includes(title)) missing.push(`case ${n}: ${file} ${title}`);
    }
  }
  assert.deepEqual(missing, []);
});

test('every variant of every game is played whole in the browser', () => {
  const catalogue = JSON.parse(execFileSync(`${process.env.QUADRIVIUM_BUILD ?? 'build'}/quad`, ['games'], { encoding: 'utf8' }));
  const variants = catalogue.filter(({ id }) => id !== 'nullgame').flatMap(({ id, variants: all }) => all.map((one) => `${id} ${one.id}`));
  assert.ok(variants.length > 7);
  assert.deepEqual(variants.filter((variant) => !games.some(([name]) => name.split(',')[0] === variant)), []);
});

const MEASURED = /^measured: .+ \(`make ([\w-]+)`\)$/;
const left = rows.filter(([, , , gap]) => gap);

test('what is measured names a command that the Makefile has', () => {
  const commands = new Set([...readFileSync(new URL('../Makefile', tests), 'utf8').matchAll(/^([a-z][a-z -]*):.*##/gm)].flatMap(([, names]) => names.split(' ')));
  const measured = left.filter(([, , , gap]) => gap.startsWith('measured'));
  assert.deepEqual(measured.filter(([, , , gap]) => !commands.has(gap.match(MEASURED)?.[1])).map(([n, , , gap]) => `case ${n}: ${gap}`), []);
});

test('nothing else of a case is left out', () => {
  assert.deepEqual(left.filter(([, , , gap]) => !MEASURED.test(gap)).map(([n, what, , gap]) => `case ${n}, ${what}: ${gap}`), []);
});
