// css/tokens.css is the only home of colours and type sizes: elsewhere stand their names alone, and every name is defined.
import test from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'frontend/*.css', 'frontend/*.js', 'frontend/*.svg'], { encoding: 'utf8' })
  .split('\n').filter((path) => path && !path.startsWith('frontend/vendor/') && !path.endsWith('favicon.svg') && !path.startsWith('frontend/icons/'));
const home = 'frontend/css/tokens.css';
const text_of = (path) => readFileSync(path, 'utf8').replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ' '));

const NAMED = '(?:white|black|red|green|blue|gr[ae]y|silver|orange|yellow|purple|pink|brown|gold|navy|teal|maroon|olive|lime|aqua|cyan|magenta|fuchsia)';
const COLOUR_OF = '(?:color|fill|stroke|background(?:-color)?|border(?:-[a-z]+)*|outline|[a-z]+-shadow|caret-color|accent-color)';
const WRONG = {
  css: [
    ['a colour', /#[0-9a-f]{3,8}\b(?![^{};]*\{)/gi], ['a colour', /\b(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|light-dark)\(/gi],
    ['a named colour', new RegExp(`(?<![-\\w])${COLOUR_OF}\\s*:[^;{}]*(?<![-\\w])${NAMED}(?![-\\w])`, 'gi')],
    ['a type size', /(?<![-\w])font(?:-size)?\s*:[^;{}]*?(?<![-\w.])[0-9.]+(?:px|pt|rem)/gi],
  ],
  js: [
    ['a colour', /['"`:=(\s]#(?:[0-9a-f]{3}|[0-9a-f]{6}|[0-9a-f]{8})(?=['"`;,)\s])/gi], ['a colour', /\b(?:rgba?|hsla?|oklch)\(\s*[\d$]/gi],
    ['a named colour', new RegExp(`(?<![-\\w.])(?:fill|stroke|color|background)\\s*[=:]\\s*['"\`]${NAMED}\\b`, 'gi')],
    ['a type size', /font-?[sS]ize\s*[=:]\s*['"`]?[0-9.]+/g],
  ],
};

/** Literals in a text that belong into tokens.css: "line 3: a colour, #fff". */
function literals(text, kind) {
  return WRONG[kind].flatMap(([what, pattern]) => [...text.matchAll(pattern)].map((m) =>
    `line ${text.slice(0, m.index).split('\n').length}: ${what}, ${m[0].trim()}`));
}

test('the eye for literals sees them', () => {
  const css = ['a { color: #fff; }', 'a { fill: #1d2024 }', 'a { border: 1px solid black; }', 'a { background: rgb(0 0 0 / 45%); }', 'a { font-size: 13px; }',
    'a { font: 600 0.9rem/1.2 var(--sans); }', 'a { box-shadow: 0 1px 2px light-dark(#000, #fff); }'];
  for (const text of css) assert.ok(literals(text, 'css').length, text);
  for (const text of ['<path fill="#abc">', "const a = '#aabbcc';", '`rgb(${r}, 0, 0)`', '<g stroke="black">', '<text font-size="12">']) assert.ok(literals(text, 'js').length, text);
  const good = ['#page { margin: 4px; color: var(--ink); }', 'a { font: var(--size-1)/1.45 var(--sans); border-radius: 6px; }', '.white { fill: none; stroke: currentColor; }', 'code { font-size: 0.9em; }'];
  for (const text of good) assert.deepEqual(literals(text, 'css'), [], text);
  for (const text of ["querySelector('#page')", 'href=${`#${id}`}', '`${n} pt`']) assert.deepEqual(literals(text, 'js'), [], text);
});

test('no colour and no type size stands outside css/tokens.css', () => {
  assert.ok(files.length > 40 && files.includes(home));
  const found = files.filter((path) => path !== home)
    .flatMap((path) => literals(text_of(path), path.endsWith('.js') ? 'js' : 'css').map((what) => `${path} ${what}`));
  assert.deepEqual(found, []);
});

test('every name that is used is defined, and every token is used', () => {
  const all = files.map((path) => [path, text_of(path)]);
  const defined = new Set(all.filter(([path]) => path === home).flatMap(([, text]) => [...text.matchAll(/(--[\w-]+)\s*:/g)].map((m) => m[1])));
  const given = (path) => (path.endsWith('.js') ? /setProperty\(\s*['"`](--[\w-]+)/g : /(--[\w-]+)\s*:/g); // measured on the spot, or named beside its use
  const other = new Set(all.flatMap(([path, text]) => [...text.matchAll(given(path))].map((m) => m[1])));
  const used = new Map(all.flatMap(([path, text]) => [...text.matchAll(/var\(\s*(--[\w-]+)/g)].map((m) => [m[1], path])));
  assert.ok(defined.size > 30);
  assert.deepEqual([...used].filter(([name]) => !defined.has(name) && !other.has(name)).map(([name, path]) => `${path} uses ${name}`), []);
  assert.deepEqual([...defined].filter((name) => !used.has(name)), []);
});

/* Boards are pictures, which no language mirrors; what is centred by its left edge is centred in every language. */
const PICTURES = /\.stratic \.(?:stage|landing|carrier|labels)|\.past-bar|\.zoom\b/;

test('style sheets name sides by the direction of writing', () => {
  const physical = /(?:margin|padding|border)-(?:left|right)\b|[ ;{](?:left|right):|text-align: (?:left|right)|float: (?:left|right)/;
  const found = files.filter((path) => path.endsWith('.css') && path !== home).flatMap((path) => text_of(path).split('\n').map((line, i) => [`${path}:${i + 1}`, line]))
    .filter(([, line]) => physical.test(line) && !PICTURES.test(line)).map(([place, line]) => `${place}: ${line.trim().slice(0, 80)}`);
  assert.deepEqual(found, []);
});
