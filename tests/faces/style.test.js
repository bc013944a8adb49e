// The page of styles under jsdom: both halves of every piece are drawn, and no shared piece is left out.
import { page } from './lib/dom.mjs';
import test from 'node:test';
import assert from 'node:assert/strict';
import { readdirSync, readFileSync, statSync } from 'node:fs';

for (const chart of ['quad-swing', 'quad-rating-curve', 'quad-figures']) customElements.define(chart, class extends HTMLElement {}); // a chart needs a canvas: the browser tests have one

const { render, nothing } = await import('../../frontend/vendor/lit-html.js');
const { style } = await import('../../frontend/views/styleguide/styleguide.js');
const { face: stratic } = await import('../../frontend/games/stratic/face.js');
const { face: nullgame } = await import('../../frontend/games/nullgame/face.js');
const { face: rulegame } = await import('../../frontend/games/rulegame/face.js');
const { face: stratagem } = await import('../../frontend/games/stratagem/face.js');
const { face: cosair } = await import('../../frontend/games/cosair/face.js');
const { look_now } = await import('../../frontend/app/local/settings.js');

const folder = new URL('../../frontend/', import.meta.url);

test('every piece is drawn twice, light and dark, and no id stands twice', async () => {
  const games = await Promise.all([['stratic', stratic], ['stratagem', stratagem], ['cosair', cosair], ['rulegame', rulegame], ['nullgame', nullgame]].map(async ([id, face]) => ({ id, title: id, face, samples: await face.samples() })));
  render(style({ now: Date.now(), games, tab: 'act', options: null, sample_look: look_now() }, { tab() {}, option() {}, sample_look() {} }), page());
  const specimens = [...page().querySelectorAll('.specimen')];
  assert.ok(specimens.length >= 20, `${specimens.length}`);
  for (const one of specimens) {
    const [light, dark] = ['.half-light', '.half-dark'].map((name) => one.querySelector(name));
    assert.ok(light.children.length && light.children.length === dark.children.length, one.id);
  }
  assert.ok(page().querySelectorAll('.half-light svg.board:not(.mini)').length >= 8);
  const ids = [...page().querySelectorAll('[id]')].map((e) => e.id);
  render(nothing, page()); // clocks that nobody sees must not go on
  assert.deepEqual(ids.filter((id, i) => ids.indexOf(id) !== i), []);
});

test('no shared piece is left out', () => {
  const seen = new Set();
  const follow = (path) => {
    if (seen.has(path)) return;
    seen.add(path);
    for (const [, next] of readFileSync(new URL(path, folder), 'utf8').matchAll(/(?:from|import) '(\.[^']+)'/g)) {
      const { pathname } = new URL(next, `file:///${path}`);
      if (/^\/(ui|views)\//.test(pathname)) follow(pathname.slice(1));
    }
  };
  follow('views/styleguide/styleguide.js');
  const UNSEEN = ['controls/place.js', 'controls/zooming.js', 'alerts/said.js', 'alerts/sound.js', 'words/sentence.js', 'words/news.js', 'words/bots.js', 'words/codes.js', 'words/told_by.js']; // focus, a gesture, words and sounds for the ear, the server's texts, toasts, names, a rule's own words
  const pieces = readdirSync(new URL('ui/', folder), { recursive: true }).filter((name) => name.endsWith('.js'));
  assert.ok(pieces.length > 20);
  assert.deepEqual(pieces.filter((name) => !UNSEEN.includes(name) && !seen.has(`ui/${name}`)), []);
});

/* What tests/browser/weight.spec.js counts on the wire has headers besides. */
test('the typefaces have at most 60 KiB together', () => {
  const files = readdirSync(new URL('vendor/type/', folder)).filter((name) => name.endsWith('.woff2'));
  assert.ok(files.length >= 2);
  const bytes = files.reduce((all, name) => all + statSync(new URL(`vendor/type/${name}`, folder)).size, 0);
  assert.ok(bytes > 20_000 && bytes <= 60 * 1024, `${bytes} bytes`);
});

test('two families, one for titles, are shown as soon as they are there, each under an open licence', () => {
  const faces = [...readFileSync(new URL('vendor/type.css', folder), 'utf8').matchAll(/@font-face \{([^}]*)\}/g)].map(([, rule]) => rule).filter((rule) => rule.includes('url('));
  assert.ok(faces.length >= 2);
  for (const rule of faces) assert.match(rule, /format\("woff2"\).*font-display: swap/);
  const families = new Set(faces.map((rule) => /font-family: "([^"]*)"/.exec(rule)[1]));
  assert.deepEqual([...families], ['Source Sans 3', 'Source Serif 4']);
  for (const name of families) assert.match(readFileSync(new URL(`vendor/type/${name.toLowerCase().replaceAll(' ', '-')}.LICENSE.txt`, folder), 'utf8'), /SIL OPEN FONT LICENSE/i);
  const base = readFileSync(new URL('css/base.css', folder), 'utf8');
  assert.match(base, /^html \{[^}]*var\(--sans\)/m);
  assert.match(base, /^h1, h2, h3 \{[^}]*var\(--serif\)/m);
});

// ---- motion ----------------------------------------------------------------------------------------------------------------------

/* What moves for as long as it is on the page: no answer to an act, so nobody waits for its end. */
const ENDLESS = { breathe: 'the dot of somebody who waits for an opponent' };
const LONGEST_MS = 200; // a player sees what moves, and never waits for it

const sources = (end) => ['css', 'app', 'games', 'ui', 'views'].flatMap((part) => readdirSync(new URL(part, folder), { recursive: true })
  .filter((name) => name.endsWith(end)).map((name) => [`${part}/${name}`, readFileSync(new URL(`${part}/${name}`, folder), 'utf8')]));
const sum = (times) => times.reduce((a, b) => a + b, 0);
const ms_of = (time) => Number.parseFloat(time) * (time.endsWith('ms') ? 1 : 1000);

/* Each animation and transition of the style sheets: {where, words, times}. */
const styled = () => sources('.css').flatMap(([path, text]) => [...text.matchAll(/[{;]\s*(?:animation|transition|--quick)(?:-duration)?:\s*([^;}]+)/g)]
  .flatMap(([, list]) => list.replace(/\([^)]*\)/g, (inner) => inner.replaceAll(',', ' ')).split(','))
  .map((words) => ({ where: `${path}: ${words.trim()}`, words, times: (words.match(/(?<![\w.])[\d.]+m?s\b/g) ?? []).map(ms_of) })));

/* The same of what modules animate: the figures in `duration: …`, where names stand for the constants of the module. */
const scripted = () => sources('.js').filter(([, text]) => /\.animate\??\.?\(/.test(text)).flatMap(([path, text]) => {
  const constants = new Map([...text.matchAll(/const (\w+_MS) = (\d+);/g)].map(([, name, n]) => [name, n]));
  return [...text.matchAll(/\{ duration: ([^,}]+)([^}]*)\}/g)].map(([, length, rest]) => ({ where: `${path}: ${length}`, rest,
    times: length.replace(/^.*\?/, '').split(':').map((one) => one.replace(/\w+_MS/g, (name) => constants.get(name)).split('*').reduce((a, b) => a * Number(b), 1)) }));
});

/* What follows what, where a module plays one motion after another. */
const ONE_AFTER_ANOTHER = { 'games/rulegame/motion.js': [['GO_MS', 'SETTLE_MS'], ['GO_MS', 'BACK_MS'], ['GO_MS', 'SHAKE_MS']] };

test('motions that follow one another arrive within 200 ms too', () => {
  for (const [path, ways] of Object.entries(ONE_AFTER_ANOTHER)) {
    const text = readFileSync(new URL(path, folder), 'utf8');
    for (const way of ways) {
      const times = way.map((name) => Number(new RegExp(`const ${name} = (\\d+);`).exec(text)?.[1]));
      assert.ok(times.reduce((a, b) => a + b) <= LONGEST_MS, `${path}: ${way} ${times}`);
    }
  }
});

test('nothing moves for people who want no motion, neither elements nor what stands beside them', () => {
  const [[, sheet]] = sources('.css').filter(([path]) => path === 'css/base.css');
  const still = [...sheet.matchAll(/([^{}\n]+)\{ animation: none !important; transition: none !important; \}/g)].map(([, selectors]) => selectors);
  assert.equal(still.length, 2);
  for (const selectors of still) for (const part of ['*', '*::before', '*::after', '*::backdrop']) assert.ok(selectors.split(',').some((one) => one.trim().split(' ').pop() === part), `${selectors}: ${part}`);
});

test('what moves arrives within 200 ms, eased', () => {
  const [sheets, modules] = [styled(), scripted()];
  assert.ok(sheets.length >= 8 && modules.length >= 8, `${sheets.length} ${modules.length}`);
  assert.ok(modules.every(({ times }) => times.length && times.every((n) => n > 0)), JSON.stringify(modules));
  const is_endless = ({ words = '' }) => Object.keys(ENDLESS).some((name) => words.includes(name));
  const all = [...sheets.filter((one) => !is_endless(one)), ...modules];
  assert.deepEqual(all.filter(({ words, times }) => (words ? sum(times) > LONGEST_MS : times.some((n) => n > LONGEST_MS))).map(({ where }) => where), [], 'too slow, with what it waits before');
  assert.deepEqual(sheets.filter(({ words, times }) => times.some(Boolean) && !/ease|cubic-bezier/.test(words)).map(({ where }) => where), [], 'a style without easing');
  assert.deepEqual(modules.filter(({ rest }) => !/easing/.test(rest)).map(({ where }) => where), [], 'a module without easing');
  assert.equal(sheets.filter(is_endless).length, Object.keys(ENDLESS).length, 'a name for nothing');
});
