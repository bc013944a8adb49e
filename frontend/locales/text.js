/* The words of the page. They stand in LANGUAGE/AREA.ftl, in the format of Project Fluent, and every message of a file
 * begins with the file's name: `lobby-create` is in lobby.ftl. A page names the areas it speaks; they are loaded before
 * it opens. */
import { FluentBundle, FluentResource } from '../vendor/fluent.js';
import { catalogue } from './load.js';

/** The languages of the page, each by its own name. */
export const LANGUAGES = { en: 'English', de: 'Deutsch' };

/** The languages besides English that the documents at /docs are in. */
export const DOCUMENTED = ['de'];

/* Pseudo-languages show what is not translated: every letter of a message gets an accent, and `qps-rtl` is written from
 * right to left. Chosen with ?lang=qps. */
const PSEUDO = { qps: 'ltr', 'qps-rtl': 'rtl' };
const FALLBACK = 'en';
const PLAIN = 'ABCDEFGHIJKLMNOPQRSTUVWXYZ';
const ACCENTED = 'ÁḂĆḊÉḞǴḢÍĴḰĹḾŃÓṔǪŔŚṪÚṼẂẊÝŹ';
const LETTERS = new Map([...`${PLAIN}${PLAIN.toLowerCase()}`]
  .map((letter, i) => [letter, [...`${ACCENTED}${ACCENTED.toLowerCase()}`][i]]));

/* Marks such as <link>…</link> are for `rich` and no words. */
const accented = (text) => text.replace(/<[^>]*>|[A-Za-z]/g, (part) => LETTERS.get(part) ?? part);

/** The language for a requested tag ("de-AT" is German), or null. */
export function language_of(tag) {
  if (Object.hasOwn(PSEUDO, tag)) return tag;
  const base = String(tag).toLowerCase().split('-')[0];
  return Object.hasOwn(LANGUAGES, base) ? base : null;
}

let language = FALLBACK;
/** @type {Map<string, Promise<void>>} */
let loaded = new Map();

function fresh() {
  const pseudo = language in PSEUDO;
  const how = { useIsolating: direction() === 'rtl', ...(pseudo && { transform: accented }) };
  return new FluentBundle(region(), how);
}

/** The writing direction of the page's language: 'ltr' or 'rtl'. */
export function direction() {
  return PSEUDO[language] ?? 'ltr';
}

/** The language as <html lang> wants it. */
export const language_now = () => (language in PSEUDO ? FALLBACK : language);

/** Whether the page speaks the server's own language, English, so that sentences of the server are shown as they are.
 * In a pseudo-language they are worded by their codes like in any other, so that it shows what has no words. */
export const speaks_as_server = () => language === FALLBACK;

/**
 * The address of a document in the page's language, or in English where it has no documents.
 * @param {string} path what follows /docs/ in English, such as 'agents/llm'
 */
export const document_at = (path) => `/docs/${DOCUMENTED.includes(language) ? `${language}/` : ''}${path}`;

/* As Intl wants it: the page's English is British. */
const region = () => (language_now() === 'en' ? 'en-GB' : language_now());

let bundle = fresh();

/** Use the first of these tags that has catalogues. What was loaded before must be loaded again. */
export function language_use(tags) {
  language = tags.map(language_of).find(Boolean) ?? FALLBACK;
  bundle = fresh();
  loaded = new Map();
}

/** Add the messages of a catalogue's text. */
export function words_add(text) {
  bundle.addResource(new FluentResource(text));
}

/** Load the messages of these areas; rejects when a catalogue could not be fetched, which is then requested again next
 * time. */
export async function words_load(areas) {
  await Promise.all(areas.map((area) => {
    if (!loaded.has(area)) {
      const into = bundle;
      const all = catalogue(language_now(), area).then((text) => { into.addResource(new FluentResource(text)); });
      all.catch(() => loaded.delete(area));
      loaded.set(area, all);
    }
    return loaded.get(area);
  }));
}

/** Whether there is such a message: for codes and names that a newer server may send. */
export const has_words = (id) => bundle.hasMessage(id);

/**
 * A message as text. Numbers among `values` are written as the language writes them; pass a String where digits are a
 * name. A message that is missing shows its id and complains: it is a fault of the page.
 * @param {string} id
 * @param {Record<string, string|number>} [values]
 * @returns {string}
 */
export function t(id, values) {
  const pattern = bundle.getMessage(id)?.value;
  if (!pattern) {
    console.error(`no message ${id} in ${language}`);
    return id;
  }
  const errors = [];
  const text = bundle.formatPattern(pattern, values, errors);
  for (const error of errors) console.error(`message ${id}: ${error.message}`);
  return text;
}

/**
 * A message with marks in it, `Read <rules>the rules</rules> first.`: what lit-html can draw, a list of texts and of
 * what `parts.rules(text)` makes of a marked text.
 * @param {string} id
 * @param {Record<string, (text: string) => unknown>} parts
 * @param {Record<string, string|number>} [values]
 * @returns {unknown[]}
 */
export function rich(id, parts, values) {
  const found = [];
  let at = 0;
  const text = t(id, values);
  for (const mark of text.matchAll(/<(\w+)>(.*?)<\/\1>/gs)) {
    found.push(text.slice(at, mark.index), parts[mark[1]]?.(mark[2]) ?? mark[2]);
    at = mark.index + mark[0].length;
  }
  return [...found, text.slice(at)];
}

/** Several things in a row as the language lists them: "a, b and c". */
export const list_of = (items, type = /** @type {const} */ ('conjunction')) =>
  new Intl.ListFormat(region(), { type }).format(items);

/** @type {Intl.DateTimeFormatOptions} */
const MOMENT = { dateStyle: 'medium', timeStyle: 'short' };

/** A moment (ms since 1970, a Date or an RFC 3339 text) in the language's own way; `options` as of Intl. */
export const date_text = (moment, options = MOMENT) =>
  new Intl.DateTimeFormat(region(), options).format(new Date(moment));

/** A number in the language's own way; `options` as of Intl. */
export const number_text = (value, options = /** @type {Intl.NumberFormatOptions} */ ({})) =>
  new Intl.NumberFormat(region(), options).format(value);
