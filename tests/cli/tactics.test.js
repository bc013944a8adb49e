// `quad mine`: tactics are found again from the same seed, and every tactic of the program is what its line says.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';
import { lines, quad, released } from './quad.mjs';

const FILE = 'backend/games/stratic/tactics.ndjson';
const all = lines(readFileSync(new URL(`../../${FILE}`, import.meta.url), 'utf8'));
const check = (line) => quad(['mine', '--check', '-'], `${JSON.stringify(line)}\n`, {}, released);

test('a search of each tactic sees its solution stand out, and no tactic is there twice', () => {
  const got = quad(['mine', '--check', FILE], '', {}, released);
  assert.equal(got.status, 0, got.err);
  assert.deepEqual(JSON.parse(got.out), { checked: all.length });
  assert.equal(new Set(all.map(({ id }) => id)).size, all.length);
  assert.equal(new Set(all.map(({ position }) => position)).size, all.length);
});

test('a line that claims something else is refused', () => {
  const [one, other] = all;
  assert.equal(check(one).status, 0);
  for (const wrong of [{ solution: other.solution }, { position: other.position }, { themes: [] }, { nodes: 0 }, { nodes: 1e9 }, { position: 'x' },
    { options: { dims: 9 } }, { solution: null }]) {
    const got = check({ ...one, ...wrong });
    assert.equal(got.status, 1, JSON.stringify(wrong));
    assert.match(got.err, /line 1/);
  }
});

test('the same seed finds the same tactics', () => {
  const { seed } = all.find(({ seed: one, options: { dims } }) => one !== undefined && dims === 2);
  const found = lines(quad(['mine', '--seed', String(seed)], '', {}, released).out);
  const kept = all.filter((line) => line.seed === seed && line.options.dims === 2);
  assert.ok(kept.length > 0);
  for (const line of kept) assert.deepEqual(found.find(({ id }) => id === line.id), line);
});

test('bad arguments are refused', () => {
  for (const args of [['--dims', '4'], ['--games', '0'], ['--seed', 'x'], ['--check', 'nowhere']]) assert.equal(quad(['mine', ...args], '', {}, released).status, 1);
  for (const args of [['stratic'], ['--nothing']]) assert.equal(quad(['mine', ...args], '', {}, released).status, 2);
});
