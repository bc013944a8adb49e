// pseudo.mjs - words that cannot be translated: in the pseudo-language (?lang=qps) every letter of a catalogue has an accent, so a plain English word on a page
// is in no catalogue.
/* What has no translation: names of the site, of formats and keys, and letters that stand for themselves. */
const NAMES = ['Quadrivium', 'MiB', 'JSON', 'NDJSON', 'PNG', 'SVG', 'CSV', 'API', 'HTTP', 'quad replay FILE', '(bucket:0)', 'First steps', 'English',
  'Recruit', 'Sergeant', 'Marshal', 'Alpha']; // players of the tests, and the first agent of CoSAIR, who are called so everywhere

/* What Intl writes: names of days and months, and "and" between the last two of a list. */
function dates() {
  const names = (count, options, step) => Array.from({ length: count }, (_, i) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(i * step));
  const DAY = 86_400_000;
  return ['long', 'short'].flatMap((form) => [...names(7, { weekday: form }, DAY), ...names(12, { month: form }, 30.5 * DAY)]).concat('UTC', 'and');
}

/* The texts that can be seen or heard, those in folds too, but for what names itself or is in a language of its own. What is marked as English is not: the server's own
 * words, which the catalogues should have. `within`: a part of the page. */
export const texts_of = (page, within = 'body') => page.evaluate(async (part) => {
  const root = document.querySelector(part);
  const own = '[translate="no"], [lang]:not(html, [lang=en], [lang=qps]), code, kbd, samp, script, style, noscript';
  const folds = [...root.querySelectorAll('details:not([open])')];
  for (const fold of folds) fold.open = true;
  if (folds.length) await new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }); // some are filled when they open
  const found = [];
  const is_shown = (element) => element.checkVisibility() || element.closest('.unseen');
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  for (let node = walker.nextNode(); node; node = walker.nextNode()) {
    if (node.data.trim() && !node.parentElement.closest(own) && is_shown(node.parentElement)) found.push(node.data.trim());
  }
  for (const element of root.querySelectorAll('[aria-label], [title], [placeholder], [alt]')) {
    if (element.closest('[translate="no"]') || !is_shown(element)) continue;
    for (const name of ['aria-label', 'title', 'placeholder', 'alt']) found.push(element.getAttribute(name) ?? '');
  }
  for (const fold of folds) fold.open = false;
  return [...found, document.title];
}, within);

/* Stratic's formations in its notation, the same in every language. */
const FORMATION = /[FAIC.]{10}\/[FAIC.]{10}/g;

/* The server names bots by their levels; the page words such names. */
const LEVEL = /\blevel \d/;

/** What tells the texts with a plain word of three or more letters. `games`: those of the server, whose names are the same in every language; `names`: what people have named. */
export function untranslated(games, names) {
  const known = [...NAMES, ...dates(), ...games.map(({ title }) => title), ...names].sort((a, b) => b.length - a.length);
  const whole = known.map((name) => new RegExp(`(?<![\\p{L}\\p{M}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}\\p{M}])`, 'gu'));
  const bare = (text) => whole.reduce((rest, name) => rest.replace(name, ''), text.replace(FORMATION, ''));
  return (texts) => [...new Set(texts)].filter((text) => LEVEL.test(text) || /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u.test(bare(text)));
}
