// The words of the page, and the settings: in a pseudo-language every letter of a catalogue has an accent, so a plain English word is one that cannot be
// translated; another writing direction and another language can be chosen, and how the page looks and sounds.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { be_guest, begin, house, is_content, my_turn, place, send, settled, sign_up } from './lib/browser.mjs';
import { texts_of, untranslated } from './lib/pseudo.mjs';
import { until } from '../lib/stack.mjs';
import { PASSWORD } from '../lib/people.mjs';

const GAMES = ['stratic', 'stratagem', 'rulegame', 'cosair'];

let h;
let games;
before(async () => {
  h = await house();
  games = (await h.arena.client().get('/games')).body;
});
after(async () => { await h?.close(); });

/* A new match against the game's weakest bot; one of CoSAIR is short, since the bot plays it to its end when the player resigns. */
async function match_of(page, game) {
  const { bots } = games.find(({ id }) => id === game);
  if (game === 'cosair') {
    const { match } = await send(page, 'POST', '/lobbies', { game, seats: 2, clock: { mode: 'untimed' }, rated: false, bots: [{ seat: 1, bot: bots[0].id }], options: { max_turns: 100 } });
    return `/matches/${match}`;
  }
  const { match } = await send(page, 'POST', '/play', { game, ...(bots.length && { versus: bots[0].id }) });
  return `/matches/${match}`;
}

/* Open a page in the pseudo-language and wait until it is drawn. */
async function laid_out(page, path, language = 'qps') {
  await page.goto(`${path}${path.includes('?') ? '&' : '?'}lang=${language}`);
  await page.locator('#page h1, #page svg.board').first().waitFor({ state: 'attached' });
  await settled(page);
}

/* What a match says, panel by panel, and in its help. */
async function said_in_panels(page) {
  const said = await texts_of(page);
  await page.keyboard.press('?');
  await page.locator('dialog .help').waitFor();
  await settled(page);
  said.push(...await texts_of(page, 'dialog'));
  await page.keyboard.press('Escape');
  await page.locator('dialog .help').waitFor({ state: 'detached' });
  const tabs = page.locator('.match .tab-row [role=tab]');
  for (let i = 0; i < await tabs.count(); i += 1) {
    await tabs.nth(i).click();
    await settled(page);
    said.push(...await texts_of(page, '#tab-panel'));
  }
  return said;
}

test('in the pseudo-language no match shows a word that cannot be translated, in any panel and at its end', { timeout: 360_000 }, async (t) => {
  const page = await h.person();
  await be_guest(page);
  const me = await send(page, 'GET', '/me');
  const untold_in = untranslated(games, [me.account.name]);
  for (const game of GAMES) {
    await t.test(game, async () => {
      const path = await match_of(page, game);
      await laid_out(page, path);
      assert.deepEqual(untold_in(await said_in_panels(page)), []);
      await send(page, 'POST', `${path}/resign`, { confirm: true });
      await page.locator('.result').first().waitFor();
      await settled(page);
      assert.deepEqual(untold_in(await said_in_panels(page)), []);
    });
  }
  is_content(page);
});

test('from right to left every match fits a phone', { timeout: 360_000 }, async (t) => {
  const page = await h.person({ viewport: { width: 390, height: 844 } });
  await be_guest(page);
  for (const game of GAMES) {
    await t.test(game, async () => {
      await laid_out(page, await match_of(page, game), 'qps-rtl');
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
  await be_guest(page);
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

// ---- how the page looks and sounds: chosen once, kept in the browser and in the account, the newest choice wins -------------------------

const worn = (page) => page.evaluate(() => ({ ...document.documentElement.dataset }));
const choose = (page, group, value) => page.getByRole('group', { name: group, exact: true }).getByRole('radio', { name: value, exact: true }).check();
/* The answer that this board is stored. A new account is told the look of its browser as well, before anything is chosen. */
const stores = (page, board) => page.waitForResponse((r) => r.request().method() === 'PATCH' && r.url().endsWith('/me')
  && r.request().postDataJSON().settings?.look?.board === board);

test('choices apply at once, survive a reload and are put on before the page is drawn', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByRole('link', { name: 'Settings' }).click();
  await choose(page, 'Theme', 'Dark');
  await choose(page, 'Board', 'Slate');
  await choose(page, 'Pieces', 'Letters');
  await choose(page, 'Animation', 'Off');
  assert.deepEqual(await worn(page), { theme: 'dark', board: 'slate', pieces: 'letters', motion: 'off' });
  await page.route('**/bundle/main-*.js', (route) => route.abort());
  await page.reload();
  assert.deepEqual(await worn(page), { theme: 'dark', board: 'slate', pieces: 'letters', motion: 'off' });
});

test('the account carries the look to another browser, and what was explained; the newest choice wins', { timeout: 180_000 }, async () => {
  const [one, two] = [await h.person(), await h.person({ newcomer: true })];
  const name = `look${Date.now() % 1e9}`;
  await sign_up(one, name);
  await one.goto('/settings');
  const stored = stores(one, 'paper');
  await choose(one, 'Board', 'Paper');
  assert.equal((await stored).status(), 200);

  await two.goto('/sign-in');
  await two.getByLabel('Name').fill(name);
  await two.getByLabel('Password').fill(PASSWORD);
  await two.getByRole('button', { name: 'Sign in', exact: true }).click();
  await two.waitForFunction(() => document.documentElement.dataset.board === 'paper');
  await two.waitForFunction(() => JSON.parse(localStorage.explained ?? '{}').cosair === true);
  await two.goto('/settings');
  const again = stores(two, 'contrast');
  await choose(two, 'Board', 'High contrast');
  assert.equal((await again).status(), 200);
  await one.reload();
  await one.waitForFunction(() => document.documentElement.dataset.board === 'contrast');
  is_content(one);
  is_content(two);
});

test('nothing sounds before a gesture, a change of the volume does and lets the device go, and off is off', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.addInitScript(() => {
    globalThis.heard = 0;
    globalThis.devices = [];
    globalThis.AudioContext = class extends AudioContext {
      constructor() { super(); globalThis.devices.push(this); }
    };
    const start = OscillatorNode.prototype.start;
    OscillatorNode.prototype.start = function counted(...rest) { globalThis.heard += 1; return start.apply(this, rest); };
  });
  await page.goto('/settings');
  const heard = () => page.evaluate(() => globalThis.heard);
  assert.equal(await heard(), 0);
  await page.getByLabel('Volume').focus();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction(() => globalThis.heard > 0);
  await page.waitForFunction(() => globalThis.devices.every((device) => device.state === 'suspended'));
  const first = await heard();
  await page.keyboard.press('ArrowRight');
  await page.waitForFunction((first) => globalThis.heard > first && globalThis.devices.some((device) => device.state === 'running'), first);
  assert.equal(await page.evaluate(() => globalThis.devices.length), 1);
  await choose(page, 'Sound', 'Off');
  assert.ok(await page.getByLabel('Volume').isDisabled());
  await begin(page);
  await place(page);
  await my_turn(page);
  assert.equal(await heard(), 0);
  is_content(page);
});

test('the side at the bottom is chosen for good', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.goto('/settings');
  await choose(page, 'Side at the bottom', 'Second seat');
  await begin(page);
  assert.match(await page.locator('.seat-bottom .side').textContent(), /North/);
});
