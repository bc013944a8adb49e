// The states of a match and its pages: accessible, without overflow, true to the content policy. (Every address: accessible_*.spec.js.)
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, click, commit, first_step, house, is_content, my_turn, place, play_now, resign } from './lib/browser.mjs';

let h;
let finished;
before(async () => {
  h = await house();
  const page = await h.person();
  await play_now(page);
  await place(page);
  await my_turn(page);
  finished = new URL(page.url()).pathname;
  await resign(page);
  await page.context().close();
});
after(async () => { await h?.close(); });

/* Laid out: nothing says that it is still being read, and what was asked for is painted. */
async function still(page) {
  await page.getByText(/^(Loading|Checking)/).first().waitFor({ state: 'detached' });
  await page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));
}

/** Visit every page, and `look` at each when it is laid out. */
async function tour(page, look) {
  for (const path of ['/', '/lobbies', '/lobbies/new', '/matches', '/matches?status=finished', '/sign-in', '/register', '/nothing/here', finished, `${finished}?turn=1`]) {
    await page.goto(path);
    await page.locator('#page h1, #page svg.board').first().waitFor({ state: 'attached' });
    await still(page);
    await look(path);
  }
  await page.goto('/lobbies/new');
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.getByLabel('Link', { exact: true }).waitFor();
  await look('a waiting table');
  await page.goto('/account');
  await page.getByRole('heading', { name: 'Sessions' }).waitFor();
  await look('/account');
  await play_now(page);
  await page.locator('[role=gridcell][aria-label*="Commander"]').click();
  await look('placement');
  await commit(page, 'Submit setup');
  await my_turn(page);
  const step = await first_step(page);
  await click(page, step.from);
  await look('a chosen piece');
  await click(page, step.to);
  await page.getByText('Confirm your turn.').waitFor();
  await look('a drafted turn');
  for (const tab of ['Log', 'Chat', 'Game']) {
    const found = page.getByRole('tab', { name: tab });
    if (!await found.count()) continue;
    await found.click();
    await look(`tab ${tab}`);
  }
  return step;
}

for (const theme of ['light', 'dark']) {
  test(`axe finds nothing, ${theme}`, { timeout: 720_000 }, async () => {
    const page = await h.person({ colorScheme: theme, bypassCSP: true, newcomer: true });
    await tour(page, async (name) => assert.deepEqual(await axe(page), [], name));
  });
}

test('360 px: nothing overflows, the board comes first, commit is in reach', { timeout: 360_000 }, async () => {
  const page = await h.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, bypassCSP: true });
  const step = await tour(page, async (name) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${name} is ${over} px too wide`);
    assert.deepEqual(await axe(page), [], name);
  });
  const board = await page.locator('svg.board').boundingBox();
  const button = await page.locator('.commit button').last().boundingBox();
  assert.ok(board.y < 110 && board.width > 330, JSON.stringify(board));
  assert.ok(button.y + button.height <= 740 && button.height >= 44, JSON.stringify(button));
  await page.locator('.commit button').last().tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.log').getByText(step.told).waitFor();
});

test('under the strict policy nothing complains and no stranger is asked', { timeout: 360_000 }, async () => {
  const page = await h.person();
  await page.addInitScript(() => {
    globalThis.violations = [];
    addEventListener('securitypolicyviolation', (e) => globalThis.violations.push(`${e.violatedDirective} ${e.sourceFile}`));
  });
  await tour(page, async (name) => {
    assert.deepEqual(await page.evaluate(() => globalThis.violations), [], name);
  });
  is_content(page);
});

test('the theme can be chosen and is kept', { timeout: 180_000 }, async () => {
  const page = await h.person({ colorScheme: 'light' });
  await page.goto('/');
  const paper = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
  const light = await paper();
  await page.getByRole('button', { name: /^Theme/ }).click();
  await page.getByRole('button', { name: /^Theme/ }).click();
  const dark = await paper();
  assert.notEqual(light, dark);
  await page.reload();
  assert.equal(await paper(), dark);
});

test('360 px: what the header has no room for is in its menu, which Escape and a visit close', { timeout: 180_000 }, async () => {
  const page = await h.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  await page.goto('/');
  const menu = page.locator('header .more');
  await menu.locator('summary').click();
  for (const name of ['Leaderboards', 'Learn', 'Analysis', 'Rule sets', 'Settings']) await menu.getByRole('link', { name }).waitFor();
  await page.keyboard.press('Escape');
  assert.equal(await menu.getAttribute('open'), null);
  assert.equal(await page.evaluate(() => document.activeElement.tagName), 'SUMMARY');
  await page.keyboard.press('Enter');
  await menu.getByRole('link', { name: 'Leaderboards' }).click();
  await page.waitForURL(/\/boards/);
  assert.equal(await menu.getAttribute('open'), null);
  await page.context().close();
});
