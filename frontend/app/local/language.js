/* Which language the page speaks. */
import { direction, LANGUAGES, language_now, language_of, language_use } from '../../locales/text.js';
import { writes } from '../tools/typed.js';
import { look_now, on_look } from './settings.js';

/* What was there before the scripts is in the browser's language, and another one may have been chosen. */
function shell_correct(language) {
  if (document.documentElement.lang === language) return;
  document.getElementById('page').replaceChildren();
  const ending = language === 'en' ? '' : `.${language}`;
  document.querySelector('link[rel="manifest"]').setAttribute('href', `/manifest${ending}.webmanifest`);
}

/** The language of this visit: what the address asks for (`?lang=`), then what was chosen in the settings, then what
 * the browser prefers. */
export function language_choose() {
  const asked = [new URL(location.href).searchParams.get('lang'), look_now().language, ...navigator.languages];
  language_use(asked.filter(Boolean));
  shell_correct(language_now());
  document.documentElement.lang = language_now();
  document.documentElement.dir = direction();
}

/** The language of later visits: what was chosen in the settings, else what the browser prefers. */
export const language_kept = () => [look_now().language, ...navigator.languages].map(language_of)
  .find((language) => Object.hasOwn(LANGUAGES, language)) ?? Object.keys(LANGUAGES)[0];

/** Where another language is chosen, the page starts again in it, but not while the player is typing. */
export function language_follow() {
  const chosen = look_now().language;
  on_look(({ language }) => {
    if (language === chosen || writes(document.activeElement)) return;
    const url = new URL(location.href);
    url.searchParams.delete('lang');
    history.replaceState(history.state, '', url);
    location.reload();
  });
}
