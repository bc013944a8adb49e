// The words of the page: in a pseudo-language every letter of a catalogue has an accent, so a plain English word is one that cannot be
// translated; another writing direction and another language can be chosen.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { house, is_content, play_now, send, settled } from './lib/browser.mjs';
import { until } from '../lib/stack.mjs';

/* The pages whose words are all in catalogues; `match:GAME` is a new match of that game against its weakest bot. */
const PAGES = ['/', '/settings', '/inbox', '/verify', '/nothing/here', '/lobbies', '/lobbies/new', '/matches?status=finished', '/boards', '/leagues', '/leagues/cosair/base', '/seasons', '/learn', '/learn/stratic', '/analysis',
  '/sign-in', '/rules', '/puzzles', '/experiments', '/endless', '/tournaments', '/tournaments/new', 'match:stratic', 'match:stratagem', 'match:rulegame', 'match:cosair'];

/* Nations of CoSAIR and their first planets are named by the server. */
const NATIONS = ['Red', 'Blue', 'Green', 'Yellow', 'Orange', 'Violet', 'Cyan', 'Magenta', 'White', 'Brown', 'Grey', 'Prime'];

/* What has no translation: names of the site, of formats and keys, and letters that stand for themselves. */
const NAMES = ['Quadrivium', 'MiB', 'JSON', 'NDJSON', 'PNG', 'SVG', 'CSV', 'API', 'HTTP', 'quad replay FILE', '(bucket:0)', 'First steps', ...NATIONS];

let h;
let games;
let known;
before(async () => {
  h = await house();
  games = (await h.arena.client().get('/games')).body;
  known = [...NAMES, ...dates(), ...titles()].sort((a, b) => b.length - a.length);
});
after(async () => { await h?.close(); });

/* What Intl writes: names of days and months, and "and" between the last two of a list. */
function dates() {
  const names = (count, options, step) => Array.from({ length: count }, (_, i) => new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' }).format(i * step));
  const DAY = 86_400_000;
  return ['long', 'short'].flatMap((form) => [...names(7, { weekday: form }, DAY), ...names(12, { month: form }, 30.5 * DAY)]).concat('UTC', ' and ');
}

/* Every text of the catalogue of games: the server says them in English. */
function titles() {
  const found = [];
  (function walk(value) {
    if (typeof value === 'string') found.push(value, value.replace(/^\d+: /, ''));
    else if (value && typeof value === 'object') Object.values(value).forEach(walk);
  })(games);
  return found.filter((text) => /[A-Za-z]{3}/.test(text));
}

/* The texts that can be seen or heard, but for what names itself or is in a language of its own. */
const texts_of = (page) => page.evaluate(() => {
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

/** Texts with a plain word of three or more letters. `names`: of players. */
function untranslated(texts, names) {
  const bare = (text) => [...known, ...names].reduce((rest, name) => rest.replaceAll(name, ''), text);
  return [...new Set(texts)].filter((text) => /(?<![\p{L}\p{M}])[A-Za-z]{3,}(?![\p{L}\p{M}])/u.test(bare(text)));
}

/* The address of an item of PAGES. */
async function address_of(page, item) {
  const [, game] = /^match:(\w+)$/.exec(item) ?? [];
  if (!game) return item;
  const { bots } = games.find(({ id }) => id === game);
  const { match } = await send(page, 'POST', '/play', { game, ...(bots.length && { versus: bots[0].id }) });
  return `/matches/${match}`;
}

/* Open a page in the pseudo-language and wait until it is drawn. */
async function laid_out(page, path, language = 'qps') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.locator('#page h1, #page svg.board').first().waitFor({ state: 'attached' });
  await settled(page);
}

test('in the pseudo-language no page shows a word that cannot be translated', { timeout: 360_000 }, async (t) => {
  const page = await h.person();
  await play_now(page);
  await send(page, 'POST', `${new URL(page.url()).pathname}/resign`, { confirm: true });
  await play_now(page); // a finished game against a bot of a level, and one that waits
  const me = await send(page, 'GET', '/me');
  const names = [me.account?.name ?? me.name];
  for (const item of PAGES) {
    await t.test(item, async () => {
      await laid_out(page, await address_of(page, item));
      assert.deepEqual(untranslated(await texts_of(page), names), []);
      assert.doesNotMatch(await page.evaluate(() => document.body.innerText), /\blevel \d/, 'not even in names');
    });
  }
  is_content(page);
});

test('from right to left every page fits a phone', { timeout: 360_000 }, async (t) => {
  const page = await h.person({ viewport: { width: 390, height: 844 } });
  await page.goto('/');
  await send(page, 'POST', '/guests', {});
  for (const item of PAGES) {
    await t.test(item, async () => {
      await laid_out(page, await address_of(page, item), 'qps-rtl');
      assert.equal(await page.evaluate(() => document.documentElement.dir), 'rtl');
      const over = await page.evaluate(() => {
        document.documentElement.scrollLeft = -1000;
        return [document.documentElement.scrollWidth - innerWidth, document.documentElement.scrollLeft, scrollX];
      });
      assert.deepEqual(over, [0, 0, 0]);
    });
  }
  is_content(page);
});

test('the settings choose the language, and an address another one', { timeout: 180_000 }, async () => {
  const page = await h.person();
  const language = () => page.evaluate(() => document.documentElement.lang);
  await page.goto('/settings');
  assert.equal(await language(), 'en');
  await page.getByRole('radio', { name: 'Deutsch' }).check();
  await page.getByRole('heading', { name: 'Einstellungen', level: 1 }).waitFor();
  assert.equal(await language(), 'de');
  await page.goto('/');
  await page.getByRole('button', { name: 'Stratic jetzt spielen' }).waitFor();
  assert.equal(await page.locator('link[rel="manifest"]').getAttribute('href'), '/manifest.de.webmanifest');
  await page.goto('/settings?lang=en');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  assert.ok(await page.getByRole('radio', { name: 'Deutsch' }).isChecked());
  assert.equal(await page.locator('link[rel="manifest"]').getAttribute('href'), '/manifest.webmanifest');
  await page.getByRole('radio', { name: 'Same as browser' }).check();
  await page.waitForURL((url) => url.search === '');
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  is_content(page);
});

test('a browser that prefers German gets it, refusals included', { timeout: 180_000 }, async () => {
  const page = await h.person({ locale: 'de-AT' });
  await page.goto('/p/aaaaaaaaaa');
  await page.getByText('Das wurde nicht gefunden.').waitFor();
  page.complaints.length = 0; // the browser's own word about the answer 404
  await page.goto('/verify');
  await page.getByRole('heading', { name: 'Export prüfen', level: 1 }).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.lang), 'de');
  is_content(page);
});

test('the server writes to an account in the language of its page, and feeds are linked in it', { timeout: 180_000 }, async () => {
  const page = await h.person({ locale: 'de-AT' });
  const language = async () => (await send(page, 'GET', '/me')).account.language;
  const becomes = (tag) => until(async () => (await language()) === tag, { what: `the language ${tag}` });
  await page.goto('/');
  await send(page, 'POST', '/guests', {});
  assert.equal(await language(), null);
  await page.goto('/account/notices');
  await becomes('de');
  await page.getByRole('link', { name: 'Sprache aus deinen Einstellungen' }).click();
  await page.getByRole('radio', { name: 'English' }).check();
  await page.getByRole('heading', { name: 'Settings', level: 1 }).waitFor();
  await becomes('en');
  await page.goto('/tournaments?lang=de');
  const feed = page.locator('a[href*="/feeds/tournaments.atom"]');
  const { text } = await page.evaluate(async (address) => ({ text: await (await fetch(address)).text() }), await feed.getAttribute('href'));
  assert.match(text, /<feed [^>]*xml:lang="de">/);
  assert.equal(await language(), 'en', 'an address is for one visit');
  is_content(page);
});
