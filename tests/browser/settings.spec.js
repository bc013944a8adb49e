// How the page looks and sounds: chosen once, kept in the browser and in the account, the newest choice wins.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { house, is_content, my_turn, place, begin, sign_up } from './lib/browser.mjs';
import { PASSWORD } from '../lib/people.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

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

test('the account carries the look to another browser, and the newest choice wins', { timeout: 180_000 }, async () => {
  const [one, two] = [await h.person(), await h.person()];
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
