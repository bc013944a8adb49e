// Learning: a stranger finds the chapters, tries rules on the spot, solves exercises by pointer and by keyboard; what was solved is kept.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { until } from '../lib/stack.mjs';
import { axe, be_guest, house, is_content, key, send } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const chapter = (page, id) => page.locator(`#${id}`);
const cell = (place, name) => place.locator(`[data-sq="${key(name)}"]`);
const words = (place) => place.locator('.told').innerText();

/* The board is the server's: its pieces may be touched. */
async function ready(place) {
  await place.scrollIntoViewIfNeeded();
  await place.locator('.asked-act').getByText('Your turn').waitFor();
}

async function play(place, ...names) {
  for (const name of names) await cell(place, name).click();
  await place.locator('.commit-row button:has(.commit-notation)').click();
}

/* The key Enter on the button that plays this turn, once it may be played: a key on a disabled button goes nowhere. */
async function press_to_play(place, notation) {
  await place.locator('.commit-row button:enabled').filter({ hasText: notation }).press('Enter');
}

/* What is read out leaves the live region after a while: it is waited for before anything else is looked at. */
const said = (page, words) => page.locator('#said p').filter({ hasText: words }).first().waitFor({ state: 'attached' });

async function press(page, ...keys) {
  for (const k of keys) await page.keyboard.press(k);
}

test('a first-time guest finds the chapters and tries two rules by pointer', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByLabel('Stratic', { exact: true }).getByRole('link', { name: 'Learn to play' }).click();
  await page.getByRole('heading', { name: 'How to play Stratic', level: 1 }).waitFor();
  const aim = chapter(page, 'aim');
  await ready(aim);
  await cell(aim, 'e7').click();
  assert.match(await cell(aim, 'e10').getAttribute('aria-label'), /North Commander, can be captured/);
  await play(aim, 'e10');
  await said(page, 'The Commander is captured');
  await aim.locator('.told').waitFor();
  assert.match(await words(aim), /South: Aggressor e7 takes e10\. The Commander is captured\./);
  await aim.getByRole('button', { name: 'Reset board' }).click();
  assert.match(await cell(aim, 'e10').getAttribute('aria-label'), /Commander/);
  assert.equal(await aim.locator('.told').count(), 0);

  const chains = chapter(page, 'chains');
  await ready(chains);
  await cell(chains, 'c3').click();
  await play(chains, 'c5', 'e7');
  await chains.locator('.told').waitFor();
  assert.match(await words(chains), /Aggressor c3 takes c5, then e7/);
  is_content(page);
});

test('the fixed answer follows, after a lost line too: the board grows and reinforcements are placed', { timeout: 270_000 }, async () => {
  const page = await h.person();
  let lost = 0;
  await page.route('**/api/v1/analysis', async (route) => {
    const is_reply = route.request().postDataJSON().line?.length === 2 && route.request().postDataJSON().partial === undefined;
    if (is_reply && lost === 0) {
      lost += 1;
      return route.abort();
    }
    return route.continue();
  });
  await page.goto('/learn/stratic#reinforcements');
  const place = chapter(page, 'reinforcements');
  await ready(place);
  await place.getByRole('button', { name: 'Pass this turn' }).click();
  await place.getByText('The reply of the other side did not arrive').waitFor();
  await place.locator('.asked-act').getByText('Place 2 reinforcements').waitFor();
  assert.equal(lost, 1);
  assert.match(await words(place), /The board grows \(ring 1\)\. Midboard: South 3, North 1\. South gains 2 reinforcements/);
  await cell(place, 'a4').click();
  await cell(place, 'b4').click();
  await place.locator('.commit-row button').filter({ hasText: '+' }).click();
  await place.getByText(/South places .* and passes/).waitFor();
  page.complaints = page.complaints.filter((words) => !/analysis/.test(words)); // the line cut here
  is_content(page);
});

test('two rules by keyboard, from the list of chapters', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/learn/stratic');
  const crush = chapter(page, 'crush');
  await page.getByRole('navigation', { name: 'Chapters' }).getByRole('link', { name: 'Crush' }).focus();
  await press(page, 'Enter');
  await ready(crush);
  await press(page, 'Tab');
  assert.ok(await crush.evaluate((section) => section.contains(document.activeElement)), 'the next stop is in the chapter');
  await cell(crush, 'd5').focus();
  await press(page, 'Enter', 'Enter');
  const choice = crush.getByRole('button', { name: /Crush/ });
  const ready_to_play = crush.locator('.commit-row button').filter({ hasText: 'Id5*' });
  await choice.or(ready_to_play).first().waitFor();
  if (await choice.count()) await choice.first().press('Enter');
  await press_to_play(crush, 'Id5*');
  await crush.locator('.told').waitFor();
  assert.match(await words(crush), /Interdictor d5 crushes the Fortifier/);
  assert.equal(await page.evaluate(() => document.activeElement.closest('section').id + document.activeElement.getAttribute('role')), 'crushgridcell');
  await crush.getByRole('button', { name: 'Reset board' }).press('Enter');
  await ready(crush);
  assert.equal(await page.evaluate(() => document.activeElement.closest('section')?.id), 'crush', 'the keyboard keeps its place');

  const notation = chapter(page, 'notation');
  await ready(notation);
  await notation.getByLabel('Type a turn').focus();
  await page.keyboard.type('Ac3xd4xf4');
  await notation.locator('.commit-row button').filter({ hasText: 'Ac3xd4xf4' }).and(page.locator(':enabled')).waitFor();
  await press(page, 'Enter');
  await notation.locator('.told').waitFor();
  assert.match(await words(notation), /Aggressor c3 takes d4, then f4/);
  is_content(page);
});

const side = (page) => page.locator('.exercise');

test('an exercise by pointer: a wrong try, a hint, the solution; it is remembered', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/learn/stratic/exercises');
  await page.getByRole('link', { name: /Something for nothing/ }).click();
  await ready(side(page));
  await play(side(page), 'e4', 'e7');
  await page.getByText('Not yet.').waitFor();
  await page.locator('.note').getByText('North replies: Interdictor h7 takes e7.').waitFor();
  await page.getByRole('button', { name: 'Try again' }).click();
  await page.getByRole('button', { name: 'Show hint' }).click();
  await page.locator('.hint').getByText('One of the two is guarded along a rank.').waitFor();
  await play(side(page), 'e4', 'c6');
  await page.getByText('Solved.', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Next: / }).click();
  await page.getByRole('heading', { name: 'Two in one go' }).waitFor();
  await page.goto('/learn/stratic/exercises');
  await page.getByText('You have solved 1 of 10.').waitFor();
  assert.match(await page.getByRole('link', { name: /Something for nothing/ }).innerText(), /Solved/);
  is_content(page);
});

test('an exercise of two turns by keyboard, answered by the engine, kept in the account', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await be_guest(page);
  await page.goto('/learn/stratic/exercises/9');
  await ready(side(page));
  await cell(page, 'c8').focus();
  await press(page, 'Enter', 'ArrowRight', 'ArrowRight', 'Enter');
  await press_to_play(page, 'Ac8%e8');
  await page.locator('.told li').nth(1).waitFor();
  await page.locator('.asked-act').getByText('Your turn').waitFor();
  await cell(page, 'e5').focus();
  await press(page, 'Enter', 'ArrowUp', 'ArrowUp', 'ArrowUp', 'Enter');
  await press_to_play(page, 'Ie5xe8');
  await said(page, /Solved\. You could spare the Aggressor/);
  await page.getByText('Solved.', { exact: true }).waitFor();
  await page.waitForFunction(() => document.activeElement.textContent.startsWith('Next: '));
  await until(async () => (await send(page, 'GET', '/me')).account.settings.learn?.stratic?.includes('breach'), { every: 200, what: 'the exercise in the account' });
  await page.evaluate(() => localStorage.clear());
  await page.goto('/learn/stratic/exercises');
  await page.getByText('You have solved 1 of 10.').waitFor();
  is_content(page);
});

test('an exercise plays a move at once if the settings say so', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.evaluate(() => localStorage.setItem('look', JSON.stringify({ commit: 'at_once', at: 1 })));
  await page.goto('/learn/stratic/exercises/1');
  await ready(side(page));
  for (const name of ['e4', 'c6']) await cell(page, name).click();
  await page.getByText('Solved.', { exact: true }).waitFor();
  is_content(page);
});

test('without the arena the picture and the text stand, and trying goes on when it is back', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.route('**/api/v1/analysis', (route) => route.abort());
  await page.goto('/learn/stratic/exercises/1');
  await page.getByText('The server cannot be reached, so you cannot try this now.').waitFor();
  assert.match(await cell(page, 'e4').getAttribute('aria-label'), /South Aggressor/);
  await page.unroute('**/api/v1/analysis');
  await page.getByRole('button', { name: 'Try again' }).click();
  await ready(side(page));
});

test('an unknown game or exercise says so and offers a way on', { timeout: 180_000 }, async () => {
  const page = await h.person();
  for (const path of ['/learn/chess', '/learn/toString']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
  for (const path of ['/learn/stratic/exercises/11', '/learn/stratic/exercises/x']) {
    await page.goto(path);
    await page.getByRole('heading', { name: 'Lesson not found' }).waitFor();
    await page.locator('main').getByRole('link', { name: 'All lessons' }).waitFor();
  }
  is_content(page);
});

for (const [theme, width] of [['light', 1440], ['dark', 360]]) {
  test(`axe finds nothing while one tries, ${theme}, ${width} px`, { timeout: 360_000 }, async () => {
    const page = await h.person({ colorScheme: theme, bypassCSP: true, viewport: { width, height: 800 } });
    const whole = async (what) => {
      assert.deepEqual(await axe(page), [], what);
      const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      assert.ok(over <= 0, `${what} is ${over} px too wide`);
    };
    await page.goto('/learn/stratic/exercises/1');
    await ready(side(page));
    await page.getByRole('button', { name: 'Show hint' }).click();
    await cell(page, 'e4').click();
    await whole('a chosen piece and a hint');
    await play(side(page), 'e7');
    await page.getByText('Not yet.').waitFor();
    await whole('a wrong try');
    await page.getByRole('button', { name: 'Try again' }).click();
    await play(side(page), 'e4', 'c6');
    await page.getByText('Solved.', { exact: true }).waitFor();
    await whole('solved');
    await page.goto('/learn/stratic/exercises');
    await page.getByText('You have solved 1 of 10.').waitFor();
    await whole('the list with one solved');
    await page.goto('/learn/stratic#promotion');
    const promotion = chapter(page, 'promotion');
    await ready(promotion);
    await cell(promotion, 'd7').click();
    await cell(promotion, 'd9').click();
    await whole('the choice of a promotion');
  });
}
