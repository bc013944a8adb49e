// gen-wording.mjs HEADER TABLE EXPECTED - the sentences that the server says by itself, in mail, feeds, notifications and previews of links, as C.
//
// They stand in frontend/locales with all other words. HEADER has a function for each message, whose parameters are its variables, each a type of
// its own: a message or an argument that does not exist, is missing or stands in the wrong place does not compile. TABLE has the messages of each
// language for platform/model/wording.c. EXPECTED has what Fluent itself makes of each of them with drawn arguments, for a test of that file.
// Whatever the C cannot say is refused here.
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { FluentBundle, FluentResource } from '../frontend/vendor/fluent.js';

/* Catalogues that only the server reads, and messages of the page that it says too. */
export const AREAS = ['feed', 'mail', 'preview'];
export const SHARED = ['account-push-direct', 'account-push-invitation', 'account-push-message', 'account-push-offer', 'account-push-several', 'account-push-turn',
  'common-blind-player', 'tournament-reason-cancelled_by_host', 'tournament-reason-no_pairing', 'tournament-reason-rival_declined', 'tournament-reason-not_started',
  'tournament-when-host'];

/* The names of bots, which the C finds by the names of their accounts: `common-bot-name-stratic-level-2`. */
export const BOT_NAME = 'common-bot-name-';

/* What a variable holds: a number, a moment, or else a text. */
const NUMBERS = new Set(['count', 'free', 'level', 'n', 'round', 'seats', 'turn']);
const MOMENTS = new Set(['start', 'until']);
const kind_of = (name) => (NUMBERS.has(name) ? 'number' : MOMENTS.has(name) ? 'moment' : 'text');

const folder = new URL('../frontend/locales/', import.meta.url);
const REGIONS = { en: 'en-GB' };
const DRAWS = 6;

/** The languages that have catalogues, English first. */
const languages = () => readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory()).map(({ name }) => name)
  .sort((a, b) => (b === 'en') - (a === 'en') || (a < b ? -1 : 1));

/** The C name of a message. */
export const c_name = (id) => id.replaceAll('-', '_');

// ---- reading ---------------------------------------------------------------------------------------------------------------------

/* Fluent skips what it cannot read. */
function read(text, where) {
  const { body } = new FluentResource(text);
  const written = [...text.matchAll(/^([^\s#}\]*][^=\n]*?) *=/gm)].map(([, id]) => id);
  const lost = written.filter((id) => !body.some((message) => message.id === id));
  if (lost.length) throw new Error(`${where}: cannot be read: ${lost.join(', ')}`);
  return body;
}

/* A pattern as parts: {text}, {name} or {name, branches: [{key, parts}]}, the default branch last with the key null. */
function parts_of(value, where) {
  const refuse = (why) => { throw new Error(`${where}: ${why}`); };
  const whole = typeof value === 'string' ? [value] : value;
  if (!whole) refuse('has no text');
  return whole.map((part) => {
    if (typeof part === 'string') return plain(part, refuse);
    if (part.type === 'str') return plain(part.value, refuse);
    if (part.type === 'var') return kind_of(part.name) === 'moment' ? refuse(`write { DATETIME($${part.name}) }`) : { name: part.name };
    if (part.type === 'func') return moment(part, refuse);
    return part.type === 'select' ? choice(part, where, refuse) : refuse(`a ${part.type} is nothing that the server can say`);
  });
}

function plain(text, refuse) {
  if (/[^\P{Cc}\n]/u.test(text)) refuse('has a control character');
  return /<\w+>/.test(text) ? refuse('has marks, which only a page can draw') : { text };
}

function moment({ name, args }, refuse) {
  const [first] = args;
  if (name !== 'DATETIME' || args.length !== 1 || first.type !== 'var' || kind_of(first.name) !== 'moment') refuse(`${name}() of anything but one moment`);
  return { name: first.name };
}

function choice({ selector, variants, star }, where, refuse) {
  if (selector.type !== 'var' || kind_of(selector.name) !== 'number') refuse('chooses by something that is no number');
  const branch = ({ key, value }) => ({ key: String(key.value), parts: parts_of(value, where) });
  const named = variants.filter((_, i) => i !== star).map(branch);
  const odd = named.find(({ key }) => !/^(one|other|0|[1-9]\d*)$/.test(key));
  if (odd) refuse(`no number is "${odd.key}"`);
  // Fluent takes the first that fits, and one that stands behind the default may fit before it.
  if (star !== variants.length - 1) refuse('the default must be the last choice');
  return { name: selector.name, branches: [...named, { ...branch(variants[star]), key: null }] };
}

const names_in = (parts) => parts.flatMap(({ name, branches = [] }) => [...(name ? [name] : []), ...branches.flatMap((branch) => names_in(branch.parts))]);

/** What the server says in a language: id -> parts. */
function messages_of(language) {
  const files = [...new Set([...AREAS, ...[...SHARED, BOT_NAME].map((id) => id.split('-')[0])])];
  const bodies = files.flatMap((area) => read(readFileSync(new URL(`${language}/${area}.ftl`, folder), 'utf8'), `${language}/${area}.ftl`)
    .filter(({ id }) => AREAS.includes(area) || SHARED.includes(id) || id.startsWith(BOT_NAME)));
  return new Map(bodies.map(({ id, value }) => [id, parts_of(value, `${language}: ${id}`)]));
}

/** All messages: [{id, names, patterns: {language: parts}}], in the order of their ids. */
function read_all() {
  const all = new Map(languages().map((language) => [language, messages_of(language)]));
  const ids = [...all.get('en').keys()].sort();
  const twice = ids.find((id, i) => ids.some((other, j) => j < i && c_name(other) === c_name(id)));
  if (twice) throw new Error(`${twice}: another message has the same name in C`);
  const missing = SHARED.find((id) => !ids.includes(id));
  if (missing) throw new Error(`${missing}: there is no such message`);
  return ids.map((id) => {
    const names = [...new Set(names_in(all.get('en').get(id)))].sort();
    const patterns = Object.fromEntries([...all].map(([language, own]) => {
      if (!own.has(id)) throw new Error(`${language}: ${id} is missing`);
      const strange = names_in(own.get(id)).find((name) => !names.includes(name));
      if (strange) throw new Error(`${language}: ${id} has $${strange}, which English has not`);
      return [language, own.get(id)];
    }));
    return { id, names, patterns };
  });
}

/* The C knows two forms: one thing, and any other number of them. */
for (const language of languages()) {
  const rules = new Intl.PluralRules(language);
  for (let n = 0; n < 2000; n++) if (rules.select(n) !== (n === 1 ? 'one' : 'other')) throw new Error(`${language}: ${n} has a form of its own`);
}

// ---- writing ---------------------------------------------------------------------------------------------------------------------

const quoted = JSON.stringify;
const upper = (text) => c_name(text).toUpperCase();
const MADE = '/* made by deploy/gen-wording.mjs from frontend/locales */\n';
const FIELDS = { text: ['const char *', 'text'], number: ['int64_t ', 'number'], moment: ['int64_t ', 'number'] };

function parameter(name) {
  const [type, field] = FIELDS[kind_of(name)];
  return `struct wording_${name} { ${type}${field}; };
static inline struct wording_${name} with_${name}(${type}${name}) { return (struct wording_${name}){${name}}; }\n`;
}

function say({ id, names }) {
  const list = names.map((name) => `, struct wording_${name} ${name}`).join('');
  const values = names.map((name) => `{.${FIELDS[kind_of(name)][1]} = ${name}.${FIELDS[kind_of(name)][1]}}`).join(', ') || '{0}';
  return `static inline const char *wording_${c_name(id)}(struct ctx *c, enum language language${list})
{ return wording_render(c, language, WORDING_${upper(id)}, (const struct wording_value[]){${values}}); }\n`;
}

const header = (messages) => `${MADE}enum wording { ${messages.map(({ id }) => `WORDING_${upper(id)}`).join(', ')}, WORDING_COUNT };
const char *wording_render(struct ctx *c, enum language language, enum wording message, const struct wording_value *values);
${[...new Set(messages.flatMap(({ names }) => names))].sort().map(parameter).join('')}${messages.filter(({ id }) => !id.startsWith(BOT_NAME)).map(say).join('')}`;

const KINDS = { text: 'WORDING_TEXT', number: 'WORDING_NUMBER', moment: 'WORDING_MOMENT' };

/* Appends the arrays that a pattern consists of to `out`, innermost first; the last one is called `name`. */
function pattern(out, name, parts, names) {
  const rows = parts.map(({ text, name: variable, branches }, i) => {
    if (text !== undefined) return `{.kind = WORDING_WORDS, .text = ${quoted(text)}}`;
    const arg = names.indexOf(variable);
    if (!branches) return `{.kind = ${KINDS[kind_of(variable)]}, .arg = ${arg}}`;
    const own = `${name}_${i}`;
    branches.forEach((branch, n) => pattern(out, `${own}_${n}`, branch.parts, names));
    out.push(`static const struct wording_branch ${own}[] = {${branches.map(({ key }, n) => `{${key === null ? 'NULL' : quoted(key)}, ${own}_${n}}`).join(', ')}};`);
    return `{.kind = WORDING_CHOICE, .arg = ${arg}, .branches = ${own}}`;
  });
  out.push(`static const struct wording_part ${name}[] = {${[...rows, '{.kind = WORDING_END}'].join(', ')}};`);
}

function table(messages) {
  const out = [];
  const all = languages();
  for (const language of all) messages.forEach(({ id, names, patterns }) => pattern(out, `${upper(language)}_${upper(id)}`, patterns[language], names));
  const listed = (language, texts) => `[LANGUAGE_${upper(language)}] = {${texts.map(quoted).join(', ')}}`;
  const days = (options, dates) => all.map((language) => {
    const format = new Intl.DateTimeFormat(REGIONS[language] ?? language, { ...options, timeZone: 'UTC' });
    return listed(language, dates.map((date) => format.format(date)));
  }).join(', ');
  const months = days({ month: 'long' }, Array.from({ length: 12 }, (_, i) => Date.UTC(2026, i, 15)));
  const weekdays = days({ weekday: 'long' }, Array.from({ length: 7 }, (_, i) => Date.UTC(2026, 1, 1 + i)));
  const commas = all.map((language) => `[LANGUAGE_${upper(language)}] = ${quoted(new Intl.NumberFormat(REGIONS[language] ?? language).format(1000).slice(1, -3))}`);
  const rows = all.map((language) => `[LANGUAGE_${upper(language)}] = {${messages.map(({ id }) => `${upper(language)}_${upper(id)}`).join(', ')}}`);
  const bots = messages.filter(({ id }) => id.startsWith(BOT_NAME)).map(({ id }) => `{${quoted(id.slice(BOT_NAME.length))}, WORDING_${upper(id)}}`);
  return `${MADE}${out.join('\n')}
static const struct { const char *account; enum wording message; } BOTS[] = {${bots.join(', ')}};
static const struct wording_part *const PATTERNS[][WORDING_COUNT] = {${rows.join(',\n')}};
static const char *const MONTHS[][12] = {${months}};
static const char *const WEEKDAYS[][7] = {${weekdays}}; /* from Sunday */
static const char *const COMMAS[] = {${commas.join(', ')}}; /* between thousands */\n`;
}

// ---- what Fluent says ------------------------------------------------------------------------------------------------------------

const TEXTS = ['Ada', 'Łucja-Zoë', 'Жанна 9', 'https://arena.example.org/x?a=1&b=<2>', '{ $name } %s "q"', ''];
const COUNTS = [0, 1, 2, 1000, 1234567, 21];
const TIMES = ['2026-11-27T14:05:59Z', '2027-01-01T00:00:00Z', '2028-02-29T23:59:00Z', '2026-03-08T09:07:00Z', '2030-12-31T12:00:00Z', '2026-06-06T06:06:06Z'];

/* The arguments of a draw: each variable gets another value in each. */
const drawn = (names, n) => Object.fromEntries(names.map((name, i) => {
  const at = n + i;
  return [name, { text: TEXTS[at % TEXTS.length], number: COUNTS[at % COUNTS.length], moment: Date.parse(TIMES[at % TIMES.length]) }[kind_of(name)]];
}));

/* As the page writes it; moments as the page would with the words of feed-moment. */
function fluent(language) {
  const bundle = new FluentBundle(REGIONS[language] ?? language, {
    useIsolating: false,
    functions: { DATETIME: ([at]) => spoken(Number(at.valueOf?.() ?? at)) },
  });
  for (const file of readdirSync(new URL(`${language}/`, folder))) bundle.addResource(new FluentResource(readFileSync(new URL(`${language}/${file}`, folder), 'utf8')));
  const one = (at, options) => new Intl.DateTimeFormat(REGIONS[language] ?? language, { ...options, timeZone: 'UTC' }).format(at);
  const spoken = (at) => bundle.formatPattern(bundle.getMessage('feed-moment').value, {
    weekday: one(at, { weekday: 'long' }), day: String(new Date(at).getUTCDate()), month: one(at, { month: 'long' }), year: String(new Date(at).getUTCFullYear()),
    clock: new Date(at).toISOString().slice(11, 16) });
  return (id, values) => {
    const errors = [];
    const text = bundle.formatPattern(bundle.getMessage(id).value, values, errors);
    if (errors.length) throw new Error(`${language}: ${id}: ${errors[0].message}`);
    return text;
  };
}

function expected(messages) {
  const rows = languages().flatMap((language) => {
    const speak = fluent(language);
    return messages.flatMap(({ id, names }) => Array.from({ length: names.length ? DRAWS : 1 }, (_, n) => {
      const values = drawn(names, n);
      const args = names.map((name) => (kind_of(name) === 'text' ? `{.text = ${quoted(values[name])}}`
        : `{.number = INT64_C(${values[name]})${kind_of(name) === 'moment' ? ' * 1000' : ''}}`));
      return `{LANGUAGE_${upper(language)}, WORDING_${upper(id)}, {${args.join(', ') || '{0}'}}, ${quoted(speak(id, values))}},`;
    }));
  });
  return `${MADE}${rows.join('\n')}\n`;
}

if (process.argv[1]?.endsWith('gen-wording.mjs')) {
  const [to_header, to_table, to_expected] = process.argv.slice(2);
  const messages = read_all();
  writeFileSync(to_header, header(messages));
  writeFileSync(to_table, table(messages));
  writeFileSync(to_expected, expected(messages));
}
