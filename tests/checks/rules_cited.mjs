// rules_cited.mjs - every rule number that a game's code, page or tests, the interface or a document cites stands in that game's RULES.md, which
// names no source file: players read it.
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

/* These documents are about one game, and do not always name it where they cite a rule. */
const ABOUT = { challenges: 'rulegame', experiments: 'rulegame', studies: 'rulegame', '032-pairs': 'rulegame' };
const NAMED = /\b(stratic|stratagem|cosair|rule ?game)/gi;

/** What a document cites, each as [game, rule]: where it is not about one game, of the game that it named last. */
function cited_of_games(path, text) {
  const about = ABOUT[path.split('/').at(-1).replace(/\.md$/, '')];
  const names = [...text.matchAll(NAMED)];
  return [...text.matchAll(/\bR(\d+(?:\.\d+)?)(?:[a-z]\b)?/g)].map(({ index, 1: rule }) =>
    [about ?? names.findLast((name) => name.index < index)?.[0].toLowerCase().replace(' ', ''), rule]);
}

test('the rules that the interface and the documents cite exist', () => {
  const rules = Object.fromEntries(listed('backend/games/*/RULES.md').map((path) => [path.split('/')[2], rules_of(read(path))]));
  const paths = listed('frontend/openapi.yaml', '*README.md', 'backend/docs/*.md', 'frontend/docs/*.md', 'frontend/docs/*.html')
    .filter((path) => !path.includes('node_modules') && !path.startsWith('tests/'));
  const cited = paths.flatMap((path) => cited_of_games(path, read(path)).map(([game, rule]) => ({ path, game, rule })));
  assert.deepEqual(cited.filter(({ game, rule }) => !rules[game]?.has(rule)).map(({ path, game, rule }) => `${path}: ${game} R${rule}`), []);
  assert.ok(cited.some(({ path }) => path.endsWith('openapi.yaml')) && cited.some(({ path }) => path.includes('/de/')), 'they cite some');
  assert.deepEqual(cited_of_games('x.md', 'Stratic, R1.2; of the Rule Game R99a'), [['stratic', '1.2'], ['rulegame', '99']]);
});
