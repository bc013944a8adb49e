// The words of the page stand in frontend/locales: every message that is asked for exists, none is left over, every language has the same, and no
// module has a sentence of its own.
import test from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync, spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { AREAS, SHARED, c_name } from '../../deploy/gen-wording.mjs';

const ts = createRequire(new URL('../../frontend/package.json', import.meta.url))('typescript');

/* What no visitor reads: types, and the page of styles for who works on the page. */
const UNSEEN = /^frontend\/(vendor\/|docs\/|locales\/text\.js$|games\/contract\.js$|games\/\w+\/samples\.js$|views\/styleguide\/|app\/pages\/style\.js$)/;

const modules = execFileSync('git', ['ls-files', '-co', '--exclude-standard', 'frontend'], { encoding: 'utf8' }).split('\n')
  .filter((path) => path.endsWith('.js') && existsSync(path) && !/^frontend\/(vendor\/|eslint)/.test(path));
const sources = new Map(modules.map((path) => [path, readFileSync(path, 'utf8')]));
/* What is there before scripts run: {docs-title} is a message (deploy/shell.mjs). */
const frames = ['frontend/docs/frame.html', 'frontend/index.html', 'frontend/manifest.webmanifest'].map((path) => [path, readFileSync(path, 'utf8')]);
const of_frame = frames.flatMap(([path, text]) => [...text.matchAll(/\{([a-z]\w*-[\w-]*)\}/g)].map(([, id]) => ({ path, id })));

// ---- catalogues ------------------------------------------------------------------------------------------------------------------

const folder = 'frontend/locales';
const languages = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name);

/* Messages of a catalogue's text: [id, pattern]. */
const messages = (text) => [...text.matchAll(/^([a-zA-Z][\w-]*) *=((?:.*)(?:\n(?: +\S.*|))*)/gm)].map(([, id, pattern]) => [id, pattern]);

/** All messages of a language: id -> {area, pattern}. */
function messages_of(language) {
  const all = new Map();
  for (const file of readdirSync(`${folder}/${language}`)) {
    for (const [id, pattern] of messages(readFileSync(`${folder}/${language}/${file}`, 'utf8'))) {
      assert.ok(!all.has(id), `${language}: ${id} stands twice`);
      all.set(id, { area: file.replace(/\.ftl$/, ''), pattern });
    }
  }
  return all;
}

const english = messages_of('en');
const names_in = (pattern, what) => [...new Set([...pattern.matchAll(what)].map(([, name]) => name))].sort();
/* A message can refer to another, `{ match-replay-at }`, and then has its variables. */
const whole = (pattern) => pattern.replace(/\{ ([a-z][\w-]*) \}/g, (_, id) => english.get(id).pattern);
const variables = (pattern) => names_in(whole(pattern), /\$([\w-]+)/g);
const marks = (pattern) => names_in(pattern, /<(\w+)>/g);

test('a message begins with the name of its file', () => {
  assert.deepEqual([...english].filter(([id, { area }]) => !id.startsWith(`${area}-`)).map(([id, { area }]) => `${area}.ftl: ${id}`), []);
});

test('every catalogue can be read to its end', async () => {
  const { FluentResource } = await import('../../frontend/vendor/fluent.js');
  for (const language of languages) {
    for (const file of readdirSync(`${folder}/${language}`)) {
      const text = readFileSync(`${folder}/${language}/${file}`, 'utf8');
      const read = new FluentResource(text).body.map(({ id }) => id);
      const written = [...text.matchAll(/^([^\s#}\]*][^=\n]*?) *=/gm)].map(([, id]) => id);
      assert.deepEqual(written.filter((id) => !read.includes(id)), [], `${language}/${file}`);
    }
  }
});

test('every language has the messages of English, with the same variables and marks', () => {
  for (const language of languages.filter((name) => name !== 'en')) {
    const theirs = messages_of(language);
    assert.deepEqual([...english.keys()].filter((id) => !theirs.has(id)), [], `missing in ${language}`);
    assert.deepEqual([...theirs.keys()].filter((id) => !english.has(id)), [], `left over in ${language}`);
    for (const [id, { area, pattern }] of english) {
      const other = theirs.get(id);
      assert.deepEqual({ id, area: other.area, marks: marks(other.pattern) }, { id, area, marks: marks(pattern) });
      assert.deepEqual(variables(other.pattern).filter((name) => !variables(pattern).includes(name)), [], `${language}: ${id} has variables that English has not`);
    }
  }
});

test('every refusal of the server has words, by its code', () => {
  const codes = execFileSync('git', ['grep', '-hoE', '^FAULT\\((\\w+)', '--', 'backend/base/fault.def', 'backend/games/*/fault.def'], { encoding: 'utf8' })
    .split('\n').filter(Boolean).map((line) => `problem-${line.slice(6).toLowerCase().replaceAll('_', '-')}`);
  assert.ok(codes.length > 150);
  assert.deepEqual([...new Set(codes)].sort(), [...english.keys()].filter((id) => id.startsWith('problem-')).sort());
});

/* A code has one sentence. The page's message can go on: what to do next, or after a colon the reasons. */
test('the English words for a refusal begin with the sentence of the server', () => {
  const list = execFileSync('git', ['grep', '-hE', '^FAULT\\(', '--', 'backend/base/fault.def', 'backend/games/*/fault.def'], { encoding: 'utf8' });
  const titles = [...list.matchAll(/^FAULT\((\w+), \d+, "([^"]+)"\)$/gm)].map(([, name, title]) => [`problem-${name.toLowerCase().replaceAll('_', '-')}`, title]);
  assert.equal(titles.length, list.trim().split('\n').length);
  const begins = (said, title) => said.slice(0, title.length).toLowerCase() === title.toLowerCase() && /^(?:\.$|\. [A-Z]|: )/.test(said.slice(title.length));
  assert.deepEqual(titles.map(([id, title]) => [id, title, english.get(id).pattern.trim()]).filter(([, title, said]) => !begins(said, title)), []);
});

test('in German a percent sign stands at its number: no line ends between them', () => {
  assert.deepEqual([...messages_of('de')].filter(([, { pattern }]) => /[}\d] %/.test(pattern)).map(([id]) => id), []);
});

/* What a player reads on the page is a game; a match is a thing of the API and of the database. */
test('no message says match for a game, and neither does a refusal of the server', () => {
  const noun = /\b(?:an?|the|this|that|your|every|each|no|of|in|many|more|few|some) match(?:es)?\b|\bmatches (?:are|that|in|without)\b/i;
  const refusals = execFileSync('git', ['grep', '-hE', '^FAULT\\(', '--', 'backend/base/fault.def', 'backend/games/*/fault.def'], { encoding: 'utf8' }).split('\n');
  assert.ok(refusals.length > 250);
  assert.deepEqual([...refusals, ...[...english.values()].map(({ pattern }) => pattern)].filter((text) => noun.test(text)), []);
  const files = execFileSync('git', ['ls-files', '--', 'backend/platform/*.c', 'backend/web/*.c'], { encoding: 'utf8' }).trim().split('\n')
    .filter((file) => !file.endsWith('/release.c')); // quad's own, for operators
  const details = files.flatMap((file) => [...readFileSync(file, 'utf8').matchAll(/\b(?:fail|fail_at|fail_limit|refuse)\(([^;]*);/g)])
    .filter(([call]) => !call.includes('FAULT_INTERNAL'))
    .map(([, call]) => [...call.matchAll(/"((?:\\.|[^"\\])*)"/g)].map(([, text]) => text).join(''));
  assert.ok(details.length > 500);
  assert.deepEqual(details.filter((text) => /\s/.test(text) && /\bmatch(?:es)?\b/.test(text.replaceAll('team match', ''))), []);
});

test('everything that can be wrong with a rule set or a plan has words, by its reason and with its params; in English the server’s own', () => {
  const list = readFileSync('backend/games/rulegame/finding.def', 'utf8');
  const found = [...list.matchAll(/^FINDING\((\w+), \w+, "(\w+)",([^]*?)\)\n(?=FINDING|\n|$)/gm)]
    .map(([, reason, , text]) => [`reason-${reason.toLowerCase().replaceAll('_', '-')}`, text]);
  assert.equal(found.length, list.match(/^FINDING\(/gm).length);
  const own = ['reason-found', 'reason-unworded'];
  for (const language of languages) {
    const theirs = messages_of(language);
    assert.deepEqual([...theirs.keys()].filter((id) => id.startsWith('reason-') && !own.includes(id)).sort(), found.map(([id]) => id).sort(), language);
    for (const [id, text] of found) {
      const params = names_in(text, /\{(\w+)\}/g);
      const given = params.includes('found') ? [...params, 'text'] : params; // token.c: what kind of sign was found, and the sign
      assert.deepEqual(variables(theirs.get(id).pattern).filter((name) => !given.includes(name)), [], `${language}: ${id}`);
    }
  }
  /* Without the details of the server, the marks between sentences, and how a message chooses between words. */
  const bare = (text) => text.toLowerCase().replaceAll(/: \{detail\}|[.;:]+(?=\s|$)/g, '').trim();
  const said = (text) => bare([...text.matchAll(/"((?:\\.|[^"\\])*)"(?:\s+"((?:\\.|[^"\\])*)")?/g)].map(([, a, b = '']) => JSON.parse(`"${a}${b}"`)).join(' '));
  const shown = (text) => bare(text.replaceAll(/\{ \$(\w+) ->[^]*?\n \}/g, '{$1}').replaceAll(/\{ (?:\$|reason-)(\w+) \}/g, '{$1}'));
  for (const [id, text] of found) assert.equal(shown(english.get(id).pattern), said(text), id);
});

test('everything that can be wrong with an export has words, by its reason', () => {
  const reasons = [...readFileSync('backend/platform/model/replay_lie.def', 'utf8').matchAll(/^REPLAY_LIE\((\w+),/gm)].map(([, reason]) => reason);
  assert.ok(reasons.length > 5);
  assert.deepEqual([...english.keys()].filter((id) => id.startsWith('verify-why-')).sort(), reasons.map((reason) => `verify-why-${reason.replaceAll('_', '-')}`).sort());
  assert.deepEqual(readFileSync('frontend/openapi.yaml', 'utf8').match(/enum: \[(seed_other[\w, ]*)\]/)[1].split(', '), reasons);
});

test('variants and options have words, by their codes; in English they are the server’s own', async () => {
  const { games_worded } = await import('../../frontend/app/net/catalogue_words.js');
  const { language_use, words_add } = await import('../../frontend/locales/text.js');
  const games = JSON.parse(execFileSync(`${process.env.QUADRIVIUM_BUILD ?? 'build'}/quad`, ['games'], { encoding: 'utf8' }));
  const ids = [...english.keys()].filter((id) => id.startsWith('catalogue-'));
  const of_rule = (rule) => [rule.title, rule.description, rule['x-null'], ...(rule['x-names'] ?? [])];
  const of_schema = (schema) => [schema?.description, ...Object.values(schema?.properties ?? {}).flatMap(of_rule)];
  const texts = (all) => all.flatMap(({ variants, factions }) => [...factions.map(({ title }) => title),
    ...variants.flatMap((v) => [v.title, ...of_schema(v.options_schema), ...of_schema(v.choice_schema)])]).filter(Boolean);
  assert.ok(texts(games).length > 100);
  assert.deepEqual(texts(games_worded(games)), texts(games), 'without messages the texts of the server');
  words_add(readFileSync(`${folder}/en/catalogue.ftl`, 'utf8'));
  const own = new Set(texts(games));
  assert.deepEqual([...own].filter((text) => !texts(games_worded(games)).includes(text)), [], 'said otherwise than by the server');
  language_use(['en']);
  words_add(ids.map((id) => `${id} = <${id}>`).join('\n'));
  const shown = texts(games_worded(games));
  assert.deepEqual(shown.filter((text) => !text.startsWith('<')), [], 'without a message');
  assert.deepEqual(ids.filter((id) => !shown.includes(`<${id}>`)), [], 'of nothing that there is');
});

test('no text of an option names its choices by their codes', async () => {
  const games = JSON.parse(execFileSync(`${process.env.QUADRIVIUM_BUILD ?? 'build'}/quad`, ['games'], { encoding: 'utf8' }));
  const rules = games.flatMap(({ variants }) => variants.flatMap((v) => [v.options_schema, v.choice_schema]))
    .flatMap((schema) => Object.values(schema?.properties ?? {}));
  const codes = [...new Set(rules.flatMap((rule) => rule.enum ?? []))].filter((code) => /^[a-z_]+$/.test(code));
  assert.ok(codes.includes('fixed') && codes.length > 30);
  const named = (text) => codes.some((code) => new RegExp(`\\b${code}: `).test(text));
  const said = languages.flatMap((language) => [...messages_of(language).values()].filter(({ area }) => area === 'catalogue').map(({ pattern }) => pattern));
  assert.deepEqual([...rules.map(({ description = '' }) => description), ...said].filter(named), []);
});

test('every kind of mail, every reason why one fails and every act of the staff has words', async () => {
  const { document: { components: { schemas } } } = await import('../lib/openapi.mjs');
  const kinds = schemas.MailAnswer.properties.mail.properties.last.properties.kind.enum;
  const acts = schemas.DeskLogLine.properties.act.enum;
  const errors = schemas.DeliveryError.enum.filter((code) => code !== null);
  const known = [...readFileSync('backend/platform/model/delivery_error.def', 'utf8').matchAll(/^DELIVERY_ERROR\(\w+, "(\w+)"/gm)].map(([, code]) => code);
  assert.deepEqual(errors, [...known, 'other']);
  const wanted = [...errors.map((code) => `account-undelivered-${code}`), ...kinds.flatMap((kind) => ['sent', 'failed', 'queued', 'retried'].map((how) => `account-mail-${how}-${kind}`)),
    ...acts.map((act) => (act === 'sanction_given' ? 'desk-act-given' : `desk-act-${act}`))].map((id) => id.replaceAll('_', '-'));
  assert.deepEqual(wanted.filter((id) => !english.has(id)), []);
});

/* What the page words by a code of the API: the beginnings of its messages, and the codes for which it asks no words. */
const WORDED = [
  ['TournamentStatus', ['tournament-status-']], ['TournamentFormat', ['tournament-format-']],
  ['Tournament.properties.reason', ['tournament-reason-']],
  ['TournamentStandings.properties.items.items.properties.status', ['tournament-entrant-'], ['in']],
  ['TournamentNew.properties.entrants', ['tournament-entrants-']],
  ['LeagueRow.properties.reason', ['leagues-withdrawn-']], ['Invite.properties.status', ['lobby-link-']],
  ['Scope', ['account-scope-']], ['ReportNew.properties.reason', ['account-decision-reason-']], ['DeskDecision.properties.action', ['desk-action-']],
  ['DeskDecision.properties.action', ['account-decision-'], ['none']], ['Offer.properties.kind', ['common-offer-', 'common-own-offer-']],
  ['ExperimentStatus', ['research-status-']], ['Enrolment.properties.status', ['research-one-'], ['closed']],
  ['Promise.properties.kind', ['stratagem-promise-']], ['Promise.properties.doubt', ['stratagem-promise-doubt-']],
  ['Tactic.properties.outcome', ['tactics-was-']], ['EndlessWindow.properties.excluded.propertyNames', ['endless-excluded-']],
  ['Press', ['lobby-chat-']], ['Spectators', ['lobby-spectators-', 'lobby-sees-']], ['Absence.properties.policy', ['common-absence-policy-']],
];

test('what the page words by a code of the API it can word for every code', async () => {
  const { document: { components: { schemas } } } = await import('../lib/openapi.mjs');
  const codes_of = (path) => {
    const found = path.split('.').reduce((at, name) => at[name], schemas);
    const whole = found.$ref ? schemas[found.$ref.split('/').at(-1)] : found;
    return whole.enum.filter((code) => code !== null);
  };
  const missing = WORDED.flatMap(([path, starts, silent = []]) => codes_of(path).filter((code) => !silent.includes(code))
    .flatMap((code) => starts.map((start) => start + code).filter((id) => !english.has(id) && !english.has(id.replaceAll('_', '-')))));
  assert.deepEqual(missing, []);
});

test('every kind of line in the log of CoSAIR is told in the language of the page', async () => {
  const { TOLD } = await import('../../frontend/games/cosair/tale.js');
  const source = ['news', 'tale'].map((name) => readFileSync(`backend/games/cosair/${name}.c`, 'utf8')).join('');
  const kinds = [...new Set([...source.matchAll(/\b(?:say\(t|tale_tell\(tale, \(struct tale_line\)\{bit\(seat\)), "(\w+)"/g)].map(([, kind]) => kind))];
  assert.ok(kinds.includes('orders') && kinds.length > 10);
  assert.deepEqual(kinds.filter((kind) => kind !== 'battle' && !Object.hasOwn(TOLD, kind)), []);
});

// ---- what modules ask for --------------------------------------------------------------------------------------------------------

const asked = [...[...sources].flatMap(([path, text]) => [...text.matchAll(/\b(?:t|rich|has_words)\(\s*'([^']+)'/g)].map(([, id]) => ({ path, id }))),
  ...of_frame];
const literals = new Set([...of_frame.map(({ id }) => id), 'shell-on-site', ...[...sources.values()].flatMap((text) => [...text.matchAll(/'([a-z]\w*(?:-[\w-]+)+)'/g)].map(([, id]) => id))]);
/* `stratic-piece-${kind}`: all messages of that beginning and end may be meant. */
const built = [...sources.values()].flatMap((text) => [...text.matchAll(/`([a-z]\w*-[\w-]*)\$\{[^`]*\}([\w-]*)`/g)].map(([, start, end]) => ({ start, end })));

test('every message that is asked for exists', () => {
  assert.deepEqual(asked.filter(({ id }) => !english.has(id)).map(({ path, id }) => `${path}: ${id}`), []);
});

test('every message is asked for', () => {
  const of_page = [...english].filter(([, { area }]) => !AREAS.includes(area)).map(([id]) => id);
  assert.deepEqual(of_page.filter((id) => !literals.has(id) && !built.some(({ start, end }) => id.startsWith(start) && id.endsWith(end))), []);
});

test('the server says every message that it has, and the page none of those', () => {
  const said = new Set(execFileSync('git', ['grep', '--untracked', '-hoE', 'wording_[a-z_0-9]+\\(', '--', 'backend/*.c'], { encoding: 'utf8' }).split('\n'));
  const of_server = [...english].filter(([, { area }]) => AREAS.includes(area)).map(([id]) => id);
  assert.ok(of_server.length > 30);
  assert.deepEqual([...of_server, ...SHARED].filter((id) => !said.has(`wording_${c_name(id)}(`)), []);
  assert.deepEqual(asked.filter(({ id }) => of_server.includes(id)), []);
});

test('what the server cannot say is refused when it is built', () => {
  const folder_of = mkdtempSync(join(tmpdir(), 'wording-'));
  const tool = join(folder_of, 'deploy/gen-wording.mjs');
  for (const part of ['deploy/gen-wording.mjs', 'frontend/vendor/fluent.js', 'frontend/locales']) cpSync(part, join(folder_of, part), { recursive: true });
  const made = (language, message) => {
    const file = join(folder_of, `frontend/locales/${language}/mail.ftl`);
    const text = readFileSync(`frontend/locales/${language}/mail.ftl`, 'utf8');
    writeFileSync(file, text.replace(/^mail-unread = .*/m, message));
    const { status, stderr } = spawnSync('node', [tool, ...['a', 'b', 'c'].map((name) => join(folder_of, name))], { encoding: 'utf8' });
    writeFileSync(file, text);
    return status === 0 ? '' : /Error: (.*)/.exec(stderr)[1];
  };
  try {
    assert.equal(made('de', 'mail-unread = In { $game } ist etwas neu'), '');
    for (const [language, message, why] of [
      ['de', 'mail-unread = Neu in { $spiel }', /de: mail-unread has \$spiel, which English has not/],
      ['de', 'mail-unreads = Neu', /de: mail-unread is missing/],
      ['en', 'mail-unread = { $game', /cannot be read: mail-unread/],
      ['en', 'mail-unread = <b>New</b>', /marks/],
      ['en', 'mail-unread = By { $until }', /write \{ DATETIME\(\$until\) \}/],
      ['en', 'mail-unread = { DATETIME($game) }', /anything but one moment/],
      ['en', 'mail-unread = { DATETIME($until, dateStyle: "full") }', /anything but one moment/],
      ['en', 'mail-unread = { NUMBER($count) }', /anything but one moment/],
      ['en', 'mail-unread = { mail-offer }', /a mesg is nothing/],
      ['en', 'mail-unread =\n    { $game ->\n       *[other] x\n    }', /no number/],
      ['en', 'mail-unread =\n    { $count ->\n        [few] x\n       *[other] y\n    }', /no number is "few"/],
      ['en', 'mail-unread =\n    { $count ->\n       *[other] y\n        [1] x\n    }', /the default must be the last/],
    ]) assert.match(made(language, message), why, message);
  } finally {
    rmSync(folder_of, { recursive: true });
  }
});

// ---- sentences in modules --------------------------------------------------------------------------------------------------------

/* Keys of the keyboard, headers of HTTP, and the name of the site: no words. */
const KEYS = /^(?:Enter|Escape|Space|Tab|Backspace|Delete|Home|End|Shift|Control|Alt|Meta|Accept|Authorization|Content-Type|Date|Idempotency-Key|If-None-Match|Retry-After|Quadrivium)$/;
const SAYS = [
  (text) => /^\p{Lu}\p{Ll}+[ ,:’'-]+[\p{L}\d(]/u.test(text), // Take back
  (text) => /\p{L}+ .*\p{L}[.!?…:]$/u.test(text), // it is gone.
  (text) => /^\p{Lu}\p{Ll}{2,}[.!?…:]?$/u.test(text), // Resign
  (text) => /\p{L} \p{L}/u.test(text) && /(?:^| )(?:the|an?|of|to|is|are|and|in|you|your|not|for|with|by|no|or|at|on)(?: |$)/.test(text), // one of two
];

/* The words that a template of lit-html shows: between its tags, and in attributes that are read out or seen. */
function words_of_template(text) {
  const bare = text.replace(/<!--.*?-->/gs, '').replace('>Quadrivium<', '><');
  const seen = [...bare.matchAll(/\s(?:aria-label|aria-roledescription|title|placeholder|alt)="([^"]*)"/g)].map(([, value]) => value);
  return [...seen, bare.replace(/<[^>]*>/gs, '\n')].filter((part) => /\p{L}{2,}/u.test(part.replace(/&\w+;/g, ''))).map((part) => part.replace(/\s+/g, ' ').trim());
}

const is_for_developers = (node) => {
  for (let at = node.parent; at; at = at.parent) {
    if (ts.isNewExpression(at) && /Error$/.test(at.expression.getText())) return true;
    if (ts.isCallExpression(at) && at.expression.kind === ts.SyntaxKind.SuperKeyword) return true;
    if (ts.isCallExpression(at)) return /^console\./.test(at.expression.getText());
    if (ts.isImportDeclaration(at) || ts.isExportDeclaration(at)) return true;
  }
  return false;
};

/** Sentences in a module: [line, text]. */
export function sentences(path, text) {
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const found = [];
  const note = (node, words) => found.push([source.getLineAndCharacterOfPosition(node.getStart()).line + 1, words]);
  const template = (node) => (ts.isNoSubstitutionTemplateLiteral(node) ? node.text
    : node.head.text + node.templateSpans.map(({ literal }) => `\u0001${literal.text}`).join(''));
  (function walk(node) {
    if (ts.isTaggedTemplateExpression(node) && /^(?:html|svg)$/.test(node.tag.getText())) {
      for (const words of words_of_template(template(node.template))) note(node, words.replaceAll('\u0001', '{}'));
      if (!ts.isNoSubstitutionTemplateLiteral(node.template)) node.template.templateSpans.forEach(({ expression }) => walk(expression));
      return;
    }
    const words = ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node) ? node.text : ts.isTemplateExpression(node) ? template(node) : null;
    if (words !== null && !KEYS.test(words) && SAYS.some((says) => says(words.replaceAll('\u0001', '7'))) && !is_for_developers(node)) note(node, words.replaceAll('\u0001', '{}'));
    ts.forEachChild(node, walk);
  })(source);
  return found;
}

const listed = (prefixes) => [...sources].filter(([path]) => !UNSEEN.test(path) && prefixes.some((prefix) => path.startsWith(prefix)))
  .flatMap(([path, text]) => sentences(path, text).map(([line, words]) => `${path}:${line}: ${words.slice(0, 120)}`));

test('the check sees sentences', () => {
  const seen = (text) => sentences('x.js', text).map(([, words]) => words);
  assert.deepEqual(seen("html`<p class=\"a b\">Hello ${x}</p>`; say('Try again.'); const a = 'rg-strip wide'; label('Resign'); html`<b aria-label=\"Close it\">×</b>`;"),
    ['Hello {}', 'Try again.', 'Resign', 'Close it']);
  assert.deepEqual(seen("throw new Error('There is no such thing'); on('Escape'); html`<i>${t('common-ok')}</i>`; fetch(`/matches/${id}/view`); is('ArrowLeft');"), []);
});

test('no module has sentences of its own, nor has the page before its scripts run, its manifest or the frame of the documents', () => {
  assert.deepEqual(listed(['frontend/']), []);
  assert.ok(of_frame.length > 5);
  for (const [path, text] of frames.filter(([name]) => name.endsWith('.html'))) {
    const bare = text.replaceAll(/\{[a-z][\w-]*\}/g, '').replace(/(?<=<title>|content=")Quadrivium(: )?/g, '');
    const described = [...bare.matchAll(/(?:description|title)" content="([^"]*)"/g)].map(([, words]) => words).filter(Boolean);
    assert.deepEqual([...words_of_template(bare), ...described], [], path);
  }
  const { description, shortcuts } = JSON.parse(frames.at(-1)[1]);
  for (const words of [description, ...shortcuts.map(({ name }) => name)]) assert.match(words, /^\{[a-z][\w-]*\}$/);
});
