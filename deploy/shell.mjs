// shell.mjs - the words of what a visitor gets before scripts run: {area-message} stands for a message of the catalogues, in index.html, its
// manifest and the frame of the documents.
import { readFileSync } from 'node:fs';
import { DOCUMENTED, language_use, t, words_add } from '../frontend/locales/text.js';

const AREAS = ['common', 'docs', 'inbox', 'shell'];

/** What a language adds to the name of a file that there is once for each: index.html in English, index.de.html. */
export const ending_of = (language) => (language === 'en' ? '' : `.${language}`);

/**
 * The text with the words of a language. Besides messages it can have {language}, {ending} and {documents}, the folder of the language
 * after /docs/.
 * @param {string} text
 * @param {string} language
 */
export function in_language(text, language) {
  language_use([language]);
  for (const area of AREAS) words_add(readFileSync(new URL(`../frontend/locales/${language}/${area}.ftl`, import.meta.url), 'utf8'));
  const own = { language, ending: ending_of(language), documents: DOCUMENTED.includes(language) ? `${language}/` : '' };
  return text.replace(/\{([a-z][\w-]*)\}/g, (_, id) => own[id] ?? t(id));
}
