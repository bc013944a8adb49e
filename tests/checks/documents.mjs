// documents.mjs [--write] - every English document has one in each other language, which says the same: the same sections, lists and tables, code, links, numbers
// and rules. frontend/docs/LANGUAGE/sources.json has a digest of the English text that each was made from: when that changes, somebody has to
// look at the translation, mend it, and run this program with --write.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import test from 'node:test';
import { fileURLToPath } from 'node:url';
import { DOCUMENT_LANGUAGES, documents_of, is_translated, read_document } from '../../deploy/documents.mjs';

const root = new URL('../../', import.meta.url);
const PROGRAM = 'node tests/checks/documents.mjs --write';
const sources_of = (language) => fileURLToPath(new URL(`frontend/docs/${language}/sources.json`, root));
const recorded = (language) => (existsSync(sources_of(language)) ? JSON.parse(readFileSync(sources_of(language), 'utf8')) : {});
const digest = (path) => createHash('sha256').update(readFileSync(new URL(path, root))).digest('hex').slice(0, 16);

// ---- what two texts of one document have in common -------------------------------------------------------------------------------

const BLOCKS = /<(\/?(?:h[1-6]|p|ul|ol|li|table|thead|tbody|tr|th|td|pre|blockquote|hr|dl|dt|dd|div))\b[^>]*>/g;
/* 1,048,576 is 1.048.576 or 1 048 576 in German, and 94.3 is 94,3. */
const numbers_in = (text) => (text.match(/\d+(?:[.,]\d+|[ \u00a0\u202f]\d{3}\b)*/g) ?? []).map((number) => number.replace(/\D/g, ''));
const matches = (text, what) => [...text.matchAll(what)].map(([, found]) => found);
const bare_link = (href) => href.replace(/^\/docs\/[a-z]{2}\//, '/docs/').replace(/#.*/, '#…');

/** What a section's translation keeps. What can change places in a sentence is sorted. */
function facts(html) {
  const prose = html.replace(/<pre[^]*?<\/pre>/g, '').replace(/<code>[^]*?<\/code>/g, '').replace(/<[^>]*>/g, ' ').replace(/&#?\w+;/g, ' ');
  return {
    blocks: matches(html, BLOCKS).join(' '),
    programs: matches(html, /<pre[^>]*>([^]*?)<\/pre>/g),
    code: matches(html.replace(/<pre[^]*?<\/pre>/g, ''), /<code>([^]*?)<\/code>/g).sort(),
    links: matches(html, /<a (?:[^>]* )?href="([^"]*)"/g).map(bare_link).sort(),
    rules: matches(html, /<(?:li|p|h\d)[^>]*>(R\d+(?:\.\d+)?[a-z]?)/g),
    numbers: numbers_in(prose).sort(),
  };
}

/** The sections of a document: [{title, html}]; the first has what stands before any heading. */
const sections = (html) => html.split(/(?=<h[1-6])/).map((text) => ({ title: /<h\d[^>]*>([^]*?)<\/h\d>/.exec(text)?.[1] ?? 'the beginning', html: text }));

/** Where two texts of a document differ, in words. */
export function differences(english, other) {
  const [its, theirs] = [sections(english), sections(other)];
  const levels = (all) => all.map(({ html }) => /^<h(\d)/.exec(html)?.[1] ?? '-').join(' ');
  if (levels(its) !== levels(theirs)) return [`levels of headings: ${levels(its)} in English, ${levels(theirs)} here`];
  const list = (all) => (typeof all === 'string' ? all : JSON.stringify(all));
  const beyond = (all, rest) => {
    const left = [...rest];
    return all.filter((one) => !left.includes(one) || !left.splice(left.indexOf(one), 1));
  };
  return its.flatMap(({ html }, n) => {
    const [a, b] = [facts(html), facts(theirs[n].html)];
    return Object.keys(a).filter((what) => list(a[what]) !== list(b[what]))
      .map((what) => `“${theirs[n].title}”, ${what}: ${typeof a[what] === 'string' ? `\n    ${a[what]} in English,\n    ${b[what]} here`
        : `only in English ${list(beyond(a[what], b[what]))}, only here ${list(beyond(b[what], a[what]))}`}`);
  });
}

// ---- --write ---------------------------------------------------------------------------------------------------------------------

const english = documents_of('en');
const needed = [...english].filter(([address]) => is_translated(address));
const compared = (language, address, path) => differences(read_document('en', english.get(address)).body, read_document(language, path).body);

if (process.argv.includes('--write')) {
  for (const language of DOCUMENT_LANGUAGES.slice(1)) {
    const same = [...documents_of(language)].filter(([address, path]) => english.has(address) && !compared(language, address, path).length);
    const lines = same.map(([address, path]) => [path, digest(english.get(address))]).sort(([a], [b]) => (a < b ? -1 : 1));
    writeFileSync(sources_of(language), `${JSON.stringify(Object.fromEntries(lines), null, 1)}\n`);
  }
}

// ---- the check -------------------------------------------------------------------------------------------------------------------

test('the check sees what a translation leaves out, adds or changes', () => {
  const text = '<h1 id="a">Moves</h1><p>R1.2 Up to 1,500 <code>orders</code>, see <a href="/docs/x#y">X</a>.</p><pre><code>a\n</code></pre><table><tr><td>94.3</td></tr></table>';
  const good = '<h1 id="b">Züge</h1><p>R1.2 Siehe <a href="/docs/de/x#z">X</a>: höchstens 1.500 <code>orders</code>.</p><pre><code>a\n</code></pre><table><tr><td>94,3</td></tr></table>';
  assert.deepEqual(differences(text, good), []);
  for (const [from, to, what] of [['1.500', '1.501', 'numbers'], ['<code>orders</code>', '<code>Befehle</code>', 'code'], ['a\n', 'b\n', 'programs'], ['/docs/de/x', '/docs/de/w', 'links'],
    ['#z', '', 'links'], ['<td>94,3</td>', '<td>94</td><td>,3</td>', 'blocks'], ['R1.2', 'R1.3', 'rules'], ['h1', 'h2', 'levels'], ['</pre>', '</pre><h2>Mehr</h2>', 'levels']])
    assert.ok(differences(text, good.replaceAll(from, to)).some((one) => one.includes(what)), `${from} for ${to}`);
});

test('every document that the page leads to is there', () => {
  const asked = execFileSync('git', ['grep', '--untracked', '-hoE', 'document_at\\([^)]+\\)', '--', 'frontend/*.js', ':!frontend/locales/text.js'], { cwd: root, encoding: 'utf8' })
    .trim().split('\n').map((call) => /^document_at\('(.*)'\)$/.exec(call)?.[1] ?? call);
  assert.ok(asked.length > 10);
  assert.deepEqual(asked.filter((address) => !english.has(address) || !is_translated(address)), []);
});

for (const language of DOCUMENT_LANGUAGES.slice(1)) {
  const theirs = documents_of(language);

  test(`every document is in ${language}, and none is there alone`, () => {
    assert.ok(needed.length > 15);
    assert.deepEqual(needed.filter(([address]) => !theirs.has(address)).map(([, path]) => path), [],
      `not in ${language}: write frontend/docs/${language}/PATH, or RULES.${language}.md beside RULES.md, then run ${PROGRAM}`);
    assert.deepEqual([...theirs].filter(([address]) => !english.has(address)).map(([, path]) => path), [], 'without an English one');
  });

  for (const [address, path] of theirs) {
    if (english.has(address)) test(`${path} says what ${english.get(address)} says`, () => {
      assert.equal(compared(language, address, path).map((one) => `\n  ${one}`).join(''), '', `${path} has to have the sections, code, links, numbers and rules of ${english.get(address)}`);
      assert.equal(recorded(language)[path], digest(english.get(address)),
        `${english.get(address)} has changed since ${path} was made. Read what is new (git log -p), mend the translation, then run: ${PROGRAM}`);
    });
  }

  test(`every digest of ${language} is of a document`, () => {
    const paths = new Set(theirs.values());
    assert.deepEqual(Object.keys(recorded(language)).filter((path) => !paths.has(path)), [], `run: ${PROGRAM}`);
  });
}
