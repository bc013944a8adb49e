// rules_cited.mjs - every rule number that a game's code, page or tests cite stands in its RULES.md, which names no source file:
// players read it.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const listed = (...patterns) => execFileSync('git', ['ls-files', '-co', '--exclude-standard', ...patterns], { cwd: root, encoding: 'utf8' })
  .split('\n').filter(Boolean);

/** The rule numbers that begin a paragraph or a heading of the rules; `R1.5 to R1.7` and `R14, R15` begin one together. */
function rules_of(text) {
  const found = new Set();
  for (const [, list] of text.matchAll(/^(?:- |#+ )(R[\d.]+[a-z]?(?:(?:,| and| to) R[\d.]+[a-z]?)*)/gm)) {
    const numbers = [...list.matchAll(/R(\d+)(?:\.(\d+))?/g)].map(([, chapter, rule]) => [chapter, rule]);
    for (const [chapter, rule] of numbers) found.add(rule ? `${chapter}.${rule}` : chapter).add(chapter);
    if (!list.includes(' to ')) continue;
    const [[chapter, first], [last_chapter, last]] = numbers;
    const [from, to] = first ? [first, last] : [chapter, last_chapter];
    for (let n = Number(from); n <= Number(to); n++) found.add(first ? `${chapter}.${n}` : String(n));
  }
  return found;
}

const cited_in = (path) => [...read(path).matchAll(/\bR(\d+(?:\.\d+)?)(?:[a-z]\b)?/g)].map(([, rule]) => rule);

for (const path of listed('backend/games/*/RULES.md')) {
  const game = path.split('/')[2];
  test(`the rules of ${game} that are cited exist, and name no source file`, () => {
    const rules = rules_of(read(path));
    const sources = listed(...['backend', 'frontend', 'tests'].map((part) => `${part}/games/${game}/*`), `frontend/docs/agents/${game}*`)
      .filter((name) => /\.(c|h|def|m?js|md|py|sh)$/.test(name));
    const missing = sources.flatMap((name) => cited_in(name).filter((rule) => !rules.has(rule)).map((rule) => `${name}: R${rule}`));
    assert.deepEqual([...new Set(missing)], []);
    if (game !== 'nullgame') assert.deepEqual(read(path).match(/\b[\w/]+\.(c|h|def|js|mjs)\b/g) ?? [], []);
  });
}
