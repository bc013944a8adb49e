// Each folder of frontend/ imports only from the folders before it: model, ui, games, views, app, the games' pages (frontend/README.md).
import test from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'frontend'], { encoding: 'utf8' }).split('\n')
  .filter((path) => existsSync(path)).map((path) => path.replace(/^frontend\//, ''));
const game_of = (path) => /^games\/([^/]+)\//.exec(path)?.[1] ?? null;
const modules = files.filter((path) => /^(app|views|games|ui|model|locales)\/.*\.js$/.test(path));

/* The pages of a game, and of the arena what they are made of. */
const is_page = (path) => /^games\/[^/]+\/pages\//.test(path);
const FOR_PAGES = /^(vendor|model|ui|app\/net|app\/tools)\/|^games\/index\.js$|^views\/(?:paper|fault_text)\.js$/;
/* games/index.js names a module by the id of its game: it leads to that file of every game. */
const GAMES = [...new Set(files.map(game_of).filter(Boolean))];
const SHARED_WITH_GAMES = ['games/motion.js', 'ui/icons.js', 'ui/stars.js', 'ui/charts/figures.js',
  'ui/controls/zooming.js', 'ui/words/told_by.js'];
/* Every folder but model/ speaks; what the words themselves need is in vendor/. */
const WORDS = 'locales/text.js';
const MAY = { model: ['model'], locales: ['locales', 'vendor'], ui: ['ui', 'vendor'], views: ['views', 'games', 'ui', 'model', 'vendor'], app: ['app', 'views', 'games', 'ui', 'model', 'vendor'] };

/** The specifiers that a module imports. Types named in comments are not imports. */
function imports_of(text) {
  const code = text.replace(/^[ \t]*\/\*[\s\S]*?\*\//gm, '').replace(/^[ \t]*\/\/.*$/gm, '');
  const found = [...code.matchAll(/^(?:import|export)\b[^'";]*\bfrom\s*'([^']+)'|^import\s*'([^']+)'|\bimport\(\s*'([^']+)'\s*\)/gm)];
  const dynamic = code.match(/\bimport\(/g) ?? [];
  const of_games = [...code.matchAll(/\bimport\(`\.\/\$\{game\}\/(\w+\.js)`\)/g)];
  assert.equal(dynamic.length, found.filter((m) => m[3]).length + of_games.length, 'every import() names its module by a literal');
  return [...found.map((m) => m[1] ?? m[2] ?? m[3]), ...of_games.flatMap(([, file]) => GAMES.map((game) => `./${game}/${file}`))];
}

/** Why `from` must not import `to`, or null. Both are paths below frontend/. */
function objection(from, to) {
  const [mine, theirs] = [from, to].map((path) => path.split('/')[0]);
  const game = game_of(from);
  if (is_page(to) && game === game_of(to) && !is_page(from) && !/^games\/[^/]+\/pages\.js$/.test(from)) return 'only pages.js leads to the pages of a game';
  if (to === WORDS && mine !== 'model') return null;
  if (is_page(from) && FOR_PAGES.test(to)) return null;
  if (game) {
    if (theirs === 'vendor' || game_of(to) === game || SHARED_WITH_GAMES.includes(to)) return null;
    return `a game imports only from its own folder, vendor/, ${SHARED_WITH_GAMES.join(', ')}`;
  }
  if (mine === 'games') return theirs === 'games' ? null : 'games/ imports only from games/';
  if (!MAY[mine].includes(theirs)) return `${mine}/ must not import from ${theirs}/`;
  if (theirs === 'games' && !['games/index.js', 'games/motion.js'].includes(to)) return 'only games/index.js leads to a game';
  return null;
}

const edges = modules.flatMap((from) => imports_of(readFileSync(`frontend/${from}`, 'utf8'))
  .map((name) => ({ from, name, to: posix.join(posix.dirname(from), name) })));

test('the check sees what is forbidden', () => {
  assert.deepEqual(imports_of("import { a } from './a.js';\nimport './b.js';\nexport { c } from './c.js';\nconst d = () => import('./d.js');\n/** @type {import('./e.js').E} */\n"),
    ['./a.js', './b.js', './c.js', './d.js']);
  assert.deepEqual(imports_of('const e = (game) => import(`./${game}/e.js`);'), GAMES.map((game) => `./${game}/e.js`));
  assert.throws(() => imports_of('const f = (name) => import(name);'));
  const bad = [['views/home.js', 'app/net/api.js'], ['ui/clock.js', 'views/home.js'], ['ui/clock.js', 'app/main.js'], ['ui/clock.js', 'games/index.js'],
    ['games/stratic/face.js', 'app/net/api.js'], ['games/stratic/face.js', 'views/home.js'], ['games/stratic/face.js', 'games/cosair/face.js'],
    ['games/stratic/face.js', 'games/index.js'], ['games/stratic/face.js', 'ui/clock.js'], ['games/index.js', 'app/net/api.js'],
    ['model/waiting.js', 'app/net/api.js'], ['model/waiting.js', 'ui/clock.js'], ['model/waiting.js', 'locales/text.js'], ['locales/text.js', 'ui/clock.js'], ['views/home.js', 'locales/load.js'], ['views/home.js', 'games/stratic/face.js'], ['app/main.js', 'games/rulegame/bench.js'],
    ['games/rulegame/face.js', 'games/rulegame/pages/rules.js'], ['games/rulegame/pages/rules.js', 'app/main.js'], ['games/rulegame/pages/rules.js', 'views/home.js'],
    ['games/rulegame/pages/rules.js', 'games/stratic/face.js'], ['games/rulegame/pages.js', 'app/net/api.js'], ['games/stratic/pages.js', 'games/rulegame/pages/rules.js'],
    ['app/router.js', 'games/rulegame/pages/rules.js']];
  for (const [from, to] of bad) assert.ok(objection(from, to), `${from} imports ${to}`);
  const good = [['app/main.js', 'views/home.js'], ['views/home.js', 'games/index.js'], ['games/rulegame/pages.js', 'games/rulegame/pages/rules.js'],
    ['games/rulegame/pages/rules.js', 'app/net/api.js'], ['games/rulegame/pages/views/bench.js', 'games/rulegame/bench.js'], ['games/rulegame/pages/rules.js', 'games/index.js'],
    ['games/stratic/face.js', 'games/stratic/board/board.js'], ['games/stratic/face.js', 'vendor/lit-html.js'], ['games/stratic/face.js', 'locales/text.js'], ['ui/clock.js', 'locales/text.js'], ['games/index.js', 'games/stratic/face.js']];
  for (const [from, to] of good) assert.equal(objection(from, to), null, `${from} imports ${to}`);
});

test('every import leads to a file', () => {
  assert.ok(modules.length > 200 && edges.length > 700);
  assert.deepEqual(edges.filter(({ to }) => !files.includes(to)).map(({ from, name }) => `${from}: ${name}`), []);
});

test('every folder imports only from the folders before it', () => {
  assert.deepEqual(edges.flatMap(({ from, to }) => {
    const why = objection(from, to);
    return why ? [`${from} imports ${to}: ${why}`] : [];
  }), []);
});

test('pages.js, which every visit fetches, imports no module but vendor/ and the words before a page is opened', () => {
  const at_once = modules.filter((path) => /^games\/[^/]+\/pages\.js$/.test(path))
    .flatMap((path) => [...readFileSync(`frontend/${path}`, 'utf8').matchAll(/^(?:import|export)\b(?:[^'";]*\bfrom)?\s*'([^']+)'/gm)].map(([, name]) => `${path}: ${name}`));
  assert.deepEqual(at_once.filter((one) => !/: \.\.\/\.\.\/(vendor\/|locales\/text\.js)/.test(one)), []);
});
