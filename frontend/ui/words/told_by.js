/* What the first lines of a text, comments that begin with #, say about it. */
import { LANGUAGES, language_now } from '../../locales/text.js';

const NAME = /^Display:\s*(.*)$/;

/* A line that begins with a language, "de: ...", is for readers of that language only. */
const tongue = (line) => {
  const [, language, words] = /^([a-z]{2}):\s*(.*)$/.exec(line) ?? [];
  return language in LANGUAGES ? { language, words } : { language: '', words: line };
};

/* The lines in the viewer's language, or those in none; `lang`: which, '' where the text does not say. */
function words_in(lines, language) {
  const all = lines.filter((line) => line && !NAME.test(line)).map(tongue);
  const lang = all.some((line) => line.language === language) ? language : '';
  return { lang, words: all.filter((line) => line.language === lang).map(({ words }) => words).join(' ') };
}

/**
 * The name that a text gives itself (`# Display: ...`), what its first lines say about it in the viewer's language
 * (`lang`: '' where they are in the author's, whichever that is), and the rest of it.
 * @param {string} text
 */
export function told_by(text, language = language_now()) {
  const lines = text.split('\n');
  const end = lines.findIndex((line) => line.trim() && !line.trim().startsWith('#'));
  const head = lines.slice(0, Math.max(0, end)).map((line) => line.trim().replace(/^#\s?/, ''));
  const title = head.map((line) => NAME.exec(line)?.[1]).find((name) => name !== undefined);
  return { title, ...words_in(head, language), rules: lines.slice(Math.max(0, end)).join('\n').trim() };
}
