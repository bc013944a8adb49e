// The states of a match and its pages: accessible, without overflow, true to the content policy. (Every address: accessible_*.spec.js.)
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { get } from 'node:http';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { axe, axe_in_themes, begin, click, commit, first_step, house, is_content, my_turn, place, play_now, resign } from './lib/browser.mjs';

let h;
let finished;
before(async () => {
  h = await house();
  const page = await h.person();
  await begin(page);
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

test('axe finds nothing, light and dark', { timeout: 720_000 }, async () => {
  const page = await h.person({ colorScheme: 'light', bypassCSP: true, judged: true, newcomer: true });
  await tour(page, async (name) => assert.deepEqual(await axe_in_themes(page), [], name));
});

test('360 px: nothing overflows, the board comes first, commit is in reach', { timeout: 360_000 }, async () => {
  const page = await h.person({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, bypassCSP: true, judged: true });
  const step = await tour(page, async (name) => {
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${name} is ${over} px too wide`);
    assert.deepEqual(await axe(page), [], name);
  });
  const board = await page.locator('svg.board').boundingBox();
  const button = await page.locator('.commit button').last().boundingBox();
  assert.ok(board.y < 110 && board.width > 330, JSON.stringify(board));
  assert.ok(button.y + button.height <= 740 && button.height >= 44, JSON.stringify(button));
  assert.deepEqual(await page.locator('.typed-fold').evaluateAll((all) => all.map((one) => one.checkVisibility())), [false], 'a turn is typed on a keyboard only');
  await page.locator('.commit button').last().tap();
  await page.getByRole('tab', { name: 'Log' }).tap();
  await page.locator('.log').getByText(step.told).waitFor();
});

test('the first page: a row of equal cards, each with a board and its button before anything must be scrolled; on a phone the row is swiped', { timeout: 180_000 }, async () => {
  const cards_of = async (page) => {
    await page.goto('/');
    await page.waitForFunction(() => document.querySelectorAll('section.table svg.board, section.table .picture-room svg').length >= 4);
    return page.locator('section.table').evaluateAll((all) => all.map((card) => {
      const [box, button, picture] = [card, card.querySelector('button.main'), card.querySelector('.picture-room svg')].map((part) => part.getBoundingClientRect());
      return { top: Math.round(box.top), width: Math.round(box.width), height: Math.round(box.height), left: Math.round(box.left), button: button.bottom, picture: picture.height };
    }));
  };
  const desk = await h.person({ viewport: { width: 1440, height: 900 } });
  const wide = await cards_of(desk);
  assert.equal(wide.length, 4);
  for (const name of ['top', 'width', 'height']) assert.equal(new Set(wide.map((card) => card[name])).size, 1, `${name}: ${wide.map((card) => card[name])}`);
  assert.ok(wide.every(({ button, picture }) => button <= 900 && picture > 200), JSON.stringify(wide));
  const others = await desk.locator('#page .home > :not(h1, .tables)').evaluateAll((all) => all.map((one) => one.getBoundingClientRect())
    .filter(({ top, height }) => height > 0 && top < 900).map(({ top }) => top));
  assert.deepEqual(others, [], 'nothing but the games before anything is scrolled');
  const phone = await h.person({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
  const narrow = await cards_of(phone);
  assert.equal(new Set(narrow.map(({ top }) => top)).size, 1, 'one row');
  assert.ok(narrow[0].button <= 844 && narrow[1].left < 390 && narrow[1].left + narrow[1].width > 390, 'the next card shows that there are more');
  await phone.locator('.tables').evaluate((row) => row.scrollBy({ left: 260, behavior: 'instant' }));
  await phone.waitForFunction(() => Math.abs(document.querySelectorAll('section.table')[1].getBoundingClientRect().left - 12) < 2);
  await phone.locator('section.table').last().getByRole('button', { name: /^Play/ }).scrollIntoViewIfNeeded();
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth && scrollX === 0));
});

test('the first page shows a game of each kind that is being played, however many newer ones there are of another', { timeout: 180_000 }, async () => {
  const start = async (game) => (await (await h.arena.guest()).post('/play', { game, versus: 'bot:level-2', clock: { mode: 'untimed' } })).body.match;
  const cosair = await start('cosair');
  for (let n = 0; n < 13; n += 1) await start('stratic');
  const page = await h.person();
  await page.goto('/');
  await page.locator(`section.table a.picture[href="/matches/${cosair}"] svg`).waitFor();
  is_content(page);
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

/* The path goes out as it is: nobody tidies its dots. */
const status_of = (path) => new Promise((resolve, reject) => {
  get({ host: '127.0.0.1', port: h.arena.port, path }, (answer) => resolve(answer.resume().statusCode)).on('error', reject);
});

test('privacy, terms and imprint: what the arena stores, and what its host has written', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.goto('/register');
  await page.getByRole('link', { name: 'Terms of use' }).click();
  await page.getByText('has not published terms of use').waitFor();
  const place = join(h.arena.home, 'site');
  mkdirSync(place, { mode: 0o755 });
  const hostile = '<script>alert(1)</script><img src=x>[bad](javascript:alert(3)) <form action="https://a.example"><input></form>';
  writeFileSync(join(place, 'terms.md'), `# Conduct\n\nBe kind. [Rules](https://a.example/rules) ${hostile}\n`);
  writeFileSync(join(place, 'terms.de.md'), 'Sei nett.\n');
  writeFileSync(join(place, 'secret.md'), 'not for the page\n');
  await page.goto('/terms');
  const prose = page.locator('.prose');
  await page.getByRole('heading', { name: 'Conduct', level: 2 }).waitFor();
  assert.equal(await prose.locator('script, img, form, input, [onerror]').count(), 0);
  assert.deepEqual(await prose.locator('a[href]').evaluateAll((links) => links.map((link) => link.href)), ['https://a.example/rules']);
  await page.goto('/terms?lang=de');
  await page.getByText('Sei nett.').waitFor();
  await page.goto('/privacy');
  await page.getByText('Deleted 90 days after the last use, and with your account.').waitFor();
  for (const path of ['secret.md', '../sight.key', 'terms.md/../secret.md', '%2e%2e/sight.key', 'terms.xx.md.md', ''])
    assert.ok([400, 404].includes(await status_of(`/site/${path}`)), path);
  is_content(page);
});
