// pseudo.mjs - words that cannot be translated: in the pseudo-language (?lang=qps) every letter of a catalogue has an accent, so a plain English word on a page
// is in no catalogue.
/* Nations of CoSAIR and their first planets are named by the server. */
const NATIONS = ['Red', 'Blue', 'Green', 'Yellow', 'Orange', 'Violet', 'Cyan', 'Magenta', 'White', 'Brown', 'Grey', 'Prime'];

/* What has no translation: names of the site, of formats and keys, and letters that stand for themselves. */
const NAMES = ['Quadrivium', 'MiB', 'JSON', 'NDJSON', 'PNG', 'SVG', 'CSV', 'API', 'HTTP', 'quad replay FILE', '(bucket:0)', 'First steps', ...NATIONS];

/* What Intl writes: names of days and months, and "and" between the last two of a list. */
function dates() {
  const names = (count, options, step) => Array.from({ length: count }, (_, i) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(i * step));
  const DAY = 86_400_000;
  return ['long', 'short'].flatMap((form) => [...names(7, { weekday: form }, DAY), ...names(12, { month: form }, 30.5 * DAY)]).concat('UTC', 'and');
}

/* Every text of the catalogue of games: the server says them in English. */
function titles(games) {
  const found = [];
  (function walk(value) {
    if (typeof value === 'string') found.push(value, value.replace(/^\d+: /, ''));
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  })(games);
  return found.filter((text) => /[A-Za-z]{3}/.test(text));
}

/* The texts that can be seen or heard, but for what names itself or is in a language of its own. */
export const texts_of = (page) => page.evaluate(() => {
  const own = '[translate="no"], [lang]:not(html), code, kbd, samp, script, style, noscript';
  const found = [];
  const is_shown = (element) => element.checkVisibility() || element.closest('.unseen');
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && !node.parentElement.closest(own) && is_shown(node.parentElement)) found.push(node.data.trim());
  }
  for (const element of document.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('[translate="no"]') || !is_shown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  return [...found, document.title];
});

/* Stratic's formations in its notation, the same in every language. */
const FORMATION = /[FAIC.]{10}\/[FAIC.]{10}/g;

/* The server names bots by their levels; the page words such names. */
const LEVEL = /\blevel \d/;

/** What tells the texts with a plain word of three or more letters. `games`: the catalogue of the server; `names`: what people have named. */
export function untranslated(games, names) {
  const known = [...NAMES, ...dates(), ...titles(games), ...names].sort((a, b) => b.length - a.length);
  const whole = known.map((name) => new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'gu'));
  const bare = (text) => whole.reduce((rest, name) => rest.replace(name, ''), text.replace(FORMATION, ''));
  return (texts) => [...new Set(texts)].filter((text) => LEVEL.test(text) || /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u.test(bare(text)));
}
