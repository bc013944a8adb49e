/* A study as a value: empty, an example, and changes of it; every change makes another value. */

/** A study without pages. */
export const bare_study = () => ({ languages: ['en'], before: [], after: [] });

/**
 * The value with another one in the place that `path` names; undefined removes a member.
 * @param {any} value
 * @param {(string|number)[]} path
 * @param {unknown} put
 */
export function changed(value, path, put) {
  if (!path.length) return put;
  const [key, ...rest] = path;
  if (Array.isArray(value)) return value.map((one, i) => (i === key ? changed(one, rest, put) : one));
  const next = { ...value, [key]: changed(value?.[key] ?? (rest.length ? {} : undefined), rest, put) };
  if (next[key] === undefined) delete next[key];
  return next;
}

/**
 * The list with the item moved by one place; it stays where there is no other.
 * @template T
 * @param {T[]} list
 * @param {number} at
 * @param {number} by
 */
export function moved(list, at, by) {
  const to = at + by;
  return to < 0 || to >= list.length ? list : list.with(at, list[to]).with(to, list[at]);
}

/** What stands in the place that `path` names; undefined: nothing. */
export const value_at = (study, path) => path.reduce((value, key) => value?.[key], study);

/** The text in a language. */
export const text_in = (text, language, first) => {
  if (text === undefined || text === null) return '';
  return typeof text === 'string' ? (language === first ? text : '') : text[language] ?? '';
};

/** The text with another one in that language; plain as long as there is only the first language. */
export function with_text(text, language, first, words) {
  const all = typeof text === 'object' && text !== null ? { ...text } : { [first]: text ?? '' };
  if (words || language === first) all[language] = words;
  else delete all[language];
  return Object.keys(all).length === 1 ? all[first] : all;
}

/* A name that no other of the list has. */
function free_name(stem, taken) {
  let n = 1;
  while (taken.includes(`${stem}${n}`)) n += 1;
  return `${stem}${n}`;
}

const question_of = { check: 'choice', questions: 'scale' };

/** A new question for a page of that kind. */
export function new_question(kind, taken, how = question_of[kind]) {
  const id = free_name('q', taken);
  if (how === 'scale') return { id, kind: how, text: '', min: 1, max: 7 };
  if (how === 'text') return { id, kind: how, text: '', required: false };
  return { id, kind: 'choice', text: '', options: ['', ''], ...(kind === 'check' && { right: [0] }) };
}

/** A new page of that kind; `taken`: the names of the others. */
export function new_page(kind, taken) {
  const page = { id: free_name(`${kind}_`, taken), kind, title: '', text: '' };
  if (kind === 'practice') return { ...page, plan: '', feedback: '' };
  if (kind === 'check') return { ...page, tries: 2, questions: [new_question(kind, [])] };
  return kind === 'questions' ? { ...page, questions: [new_question(kind, [])] } : page;
}

/** The study with other ids for its pictures; those that `ids` does not have stay. */
export function with_pictures(study, ids) {
  const renewed = (page) => (page.pictures
    ? { ...page, pictures: page.pictures.map((one) => ({ ...one, picture: ids.get(one.picture) ?? one.picture })) }
    : page);
  return { ...study, before: study.before.map(renewed), after: study.after.map(renewed) };
}

/** Where the page finds a picture. */
export const picture_address = (id) => `/api/v1/pictures/${encodeURIComponent(id)}`;

/** The names of all pages. */
export const names_of = ({ before = [], after = [] }) => [...before, ...after].map(({ id }) => id);
