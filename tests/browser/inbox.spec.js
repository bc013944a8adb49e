// What waits for me, wherever I am: the inbox, one key, the tab's title and icon, the browser's notifications.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, counts, house, is_content, meet, my_turn, place, begin, resign, rules_of, settled, shows } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const path_of = (page) => new URL(page.url()).pathname;
const LOOKS = [[360, 'light'], [1440, 'dark'], [360, 'dark'], [1440, 'light']];
const icon = (page) => page.locator('link[rel="icon"]').getAttribute('href');

async function looks_good(page, name) {
  await page.locator('h1').first().waitFor();
  for (const [n, [width, colorScheme]] of LOOKS.entries()) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page, rules_of(LOOKS, n)), [], `${name} ${width} ${colorScheme}`);
    const over = await page.evaluate(() => (document.documentElement.scrollWidth <= innerWidth ? []
      : [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth).map((e) => e.outerHTML.slice(0, 120))));
    assert.deepEqual(over, [], `${name} is too wide at ${width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

/* Press N, and wait until that match is shown: its address stands there before its page. */
async function next(page, path) {
  await page.evaluate(() => { globalThis.left_behind = document.querySelector('#page').firstElementChild; });
  await page.keyboard.press('n');
  await page.waitForURL(`**${path}`);
  await page.waitForFunction(() => !globalThis.left_behind.isConnected);
  await page.locator('svg.board').waitFor();
}

/* A toast hides neither the board nor the buttons at the foot of a phone. It goes after some seconds, so it is measured at once. */
async function toast_is_aside(page) {
  const hidden = await page.waitForFunction(() => {
    const [toast, ...parts] = ['.toast', 'svg.board', '.reach'].map((part) => document.querySelector(part)?.getBoundingClientRect());
    return toast && { toast: toast.toJSON(), over: parts.filter((part) => part.top < toast.bottom && part.bottom > toast.top).length };
  });
  const { toast, over } = await hidden.jsonValue();
  assert.equal(over, 0, `a toast at ${toast.top} to ${toast.bottom}`);
}

test('the inbox lists what waits, and N goes round the matches that do', { timeout: 360_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto('/inbox');
  await page.getByText('You are not signed in').waitFor();
  const mine = [];
  for (let i = 0; i < 2; i++) {
    await begin(page);
    await place(page);
    await my_turn(page);
    mine.push(path_of(page));
  }
  await counts(page, 2);
  assert.equal(await icon(page), '/icons/waiting-2.svg');
  await page.getByRole('link', { name: /^Inbox: 2/ }).click();
  await page.getByRole('heading', { name: 'Your turn' }).waitFor();
  await shows(page.locator('.rows tbody tr'), 2);
  await looks_good(page, 'inbox');
  for (const path of [...mine].sort()) await next(page, path);
  await resign(page);
  await counts(page, 1);
  assert.equal(await icon(page), '/icons/waiting-1.svg');
  await next(page, [...mine].sort()[0]);
  is_content(page);
});

test('an offer and talk wait in the inbox until they were seen', { timeout: 360_000 }, async () => {
  const [south, north] = [await h.person({ bypassCSP: true }), await h.person({ bypassCSP: true })];
  const path = await meet(south, north);
  await Promise.all([place(south), place(north)]);
  await my_turn(south);
  await begin(north);
  await resign(north);
  await north.setViewportSize({ width: 360, height: 740 });
  await settled(north); // what the first answer of the inbox tells is no news
  await south.getByPlaceholder('Message to the players').fill('good luck');
  await south.keyboard.press('Enter');
  await toast_is_aside(north);
  await north.goto('/inbox');
  await north.getByRole('heading', { name: 'Waiting for others' }).waitFor();
  await north.getByText('1 new message').waitFor();
  await south.getByText('Offers and resignation').click();
  await south.getByRole('button', { name: /draw/i }).first().click();
  await north.locator('.rows').getByText('draw', { exact: true }).waitFor();
  await looks_good(north, 'inbox-asked');
  await counts(north, 2);
  await north.setViewportSize({ width: 1280, height: 860 });
  await north.getByRole('link', { name: /./ }).and(north.locator('.rows a')).first().click();
  await north.waitForURL(`**${path}`);
  await north.getByText('good luck').first().waitFor();
  await counts(north, 1);
  await north.goto('/inbox');
  await north.locator('.rows').getByText('draw', { exact: true }).waitFor();
  assert.equal(await north.getByText('new message').count(), 0);
  is_content(north);
});

test('the secret feed links are shown once and can be revoked', { timeout: 180_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await begin(page);
  await page.goto('/account/notices');
  await page.getByRole('button', { name: 'Create links' }).click();
  const [ics, atom] = await Promise.all(['Calendar link', 'Feed link'].map((name) => page.getByLabel(name, { exact: true }).inputValue()));
  for (const link of [ics, atom]) assert.equal((await fetch(link)).status, 200, link);
  await looks_good(page, 'feeds');
  await page.reload();
  await page.getByText(/Your links were created on/).waitFor();
  assert.equal(await page.getByLabel('Calendar link', { exact: true }).count(), 0);
  await page.getByRole('button', { name: 'Revoke links' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke links' }).click();
  await page.getByRole('button', { name: 'Create links' }).waitFor();
  assert.equal((await fetch(ics)).status, 404);
  is_content(page);
});

test('the browser notifies only on wish and only while the page is hidden', { timeout: 360_000 }, async () => {
  const [south, north] = [await h.person({ bypassCSP: true, permissions: ['notifications'] }), await h.person()];
  /* A headless window is never hidden and shows no notifications: the page is told it is, and what it asks for is noted. */
  await south.addInitScript(() => {
    globalThis.shown = [];
    globalThis.Notification = class {
      static permission = 'granted';
      static async requestPermission() { return 'granted'; }
      constructor(title, options) { globalThis.shown.push([title, options.body, options.tag]); }
      close() {}
    };
    /* The page looks at each item a moment after it has come: the keys of those it has looked at. */
    globalThis.looked_at = [];
    const later = globalThis.setTimeout;
    globalThis.setTimeout = (work, ms, ...of) => later((...them) => {
      work(...them);
      if (them[0]?.key) globalThis.looked_at.push(them[0].key);
    }, ms, ...of);
  });
  const path = await meet(south, north);
  await south.goto('/account/notices');
  await looks_good(south, 'notices');
  const box = south.getByLabel('Notify me while the page is hidden');
  assert.equal(await box.isChecked(), false);
  await box.check();
  await south.reload();
  assert.equal(await south.getByLabel('Notify me while the page is hidden').isChecked(), true);
  await settled(south); // what the first answer of the inbox tells is no news
  const say = async (text) => {
    await north.getByPlaceholder('Message to the players').fill(text);
    await north.keyboard.press('Enter');
  };
  await say('are you there');
  await south.getByText(/New message from/).waitFor();
  assert.deepEqual(await south.evaluate(() => globalThis.shown), []);
  await south.evaluate(() => {
    Object.defineProperty(document, 'hidden', { value: true, configurable: true });
  });
  await say('hello?');
  await south.waitForFunction(() => globalThis.shown.length === 1);
  assert.match((await south.evaluate(() => globalThis.shown))[0].join(' '), new RegExp(`^Quadrivium New message from .* in Stratic\\. talk ${path.split('/').at(-1)} 2$`));
  await south.getByLabel('Notify me while the page is hidden').uncheck();
  await say('well then');
  await south.waitForFunction((key) => globalThis.looked_at.includes(key), `talk ${path.split('/').at(-1)} 3`);
  assert.equal(await south.evaluate(() => globalThis.shown.length), 1);
});
