// Conditional moves on the match page: replies set in advance, and what becomes of them.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, click, commit, house, is_content, key, meet, my_turn, place, square } from './lib/browser.mjs';
import { until } from '../lib/stack.mjs';

let h;
before(async () => {
  process.env.QUADRIVIUM_PUBLIC_URL = 'https://arena.example.test'; // without it no notification is sent, so none is offered
  h = await house();
});
after(async () => { await h?.close(); });

const log_line = (page, words) => page.locator('.log .line-words').filter({ hasText: words }).first().waitFor();
const lines = (page) => page.getByRole('list', { name: 'Conditional moves' }).getByRole('listitem');

async function queue(page, theirs, mine) {
  await page.getByLabel('If they play').fill(theirs);
  await page.getByLabel('I reply').fill(mine);
  await page.getByRole('button', { name: 'Add line' }).click();
}

/** A correspondence match in which North waits for South's first turn. */
async function seated(south, north) {
  await meet(south, north, { private: false, clock: { mode: 'correspondence', turn_seconds: 259_200 } });
  await place(south, 'Phalanx');
  await place(north);
  await my_turn(south);
}

test('a conditional move is played when the opponent plays as expected, and cancelled otherwise', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person({ bypassCSP: true, worker: true, serviceWorkers: 'allow' })]);
  await north.addInitScript(() => { // a browser of a test has refused notifications already
    Object.defineProperty(Notification, 'permission', { value: 'default' });
    Notification.requestPermission = () => Promise.resolve('denied');
  });
  await seated(south, north);
  await north.getByText('Be notified on this device when it is your turn?').waitFor();
  await north.getByRole('button', { name: 'Notify me' }).click();
  await north.getByText('Your browser did not allow notifications.').waitFor();
  await north.reload();
  await north.getByRole('button', { name: 'No, thanks' }).click();
  assert.equal(await south.getByRole('heading', { name: 'Conditional moves' }).count(), 0, 'no conditional moves during your own turn');
  await north.reload();
  await north.getByText('Enter a line in notation').click();
  assert.equal(await north.getByText('Be notified on this device').count(), 0, 'offered no more');
  await queue(north, 'Ac2>b3', 'Ac10>c3');
  await north.getByText(/Your reply: /).waitFor();
  assert.equal(await north.getByLabel('If they play').inputValue(), 'Ac2>b3', 'what was typed stays');
  await until(() => /422/.test(north.complaints.join()), { what: "the browser's own word about the refusal" });
  north.complaints.length = 0;
  await north.getByLabel('I reply').fill('Ac10^c9');
  await north.getByRole('button', { name: 'Add line' }).click();
  await lines(north).filter({ hasText: 'If Ac2>b3, then Ac10^c9.' }).waitFor();
  await north.getByLabel('Continue from').selectOption({ index: 1 });
  await queue(north, '--', '--');
  await lines(north).filter({ hasText: 'After that, if --, then --.' }).waitFor();
  await queue(north, '--', '--');
  await lines(north).nth(1).waitFor();
  assert.deepEqual(await axe(north), []);
  await lines(north).nth(1).getByRole('button', { name: 'Remove' }).click();
  await lines(north).nth(1).waitFor({ state: 'detached' });
  await click(south, 'c2', 'b3');
  await commit(south, 'Ac2>b3');
  await log_line(south, 'occupies the Fortifier on c9');
  await my_turn(south);
  await lines(north).filter({ hasText: 'If --, then --.' }).waitFor();
  await click(south, 'b3', 'b4');
  await commit(south, 'Ab3>b4');
  await north.getByText('your opponent played a different move').waitFor();
  await my_turn(north);
  is_content(south);
  is_content(north);
});

const asked = (page, words) => page.locator('.asked-act').filter({ hasText: words }).waitFor();
const step = (page, name) => page.getByRole('group', { name: 'Step through the line' }).getByRole('button', { name });
const holds = (page, name, words) => page.locator(`[data-sq="${key(name)}"][aria-label*="${words}"]`).waitFor();

test('conditional moves are set on a copy of the board, shown there, and played', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person({ bypassCSP: true })]);
  await seated(south, north);
  await north.getByRole('button', { name: 'Add conditional moves' }).click();
  await asked(north, 'Play the move you expect from South.');
  const add = north.getByRole('button', { name: 'Add this line' });
  assert.ok(await add.isDisabled(), 'nothing is played yet');
  await click(north, 'c2');
  await north.locator(`[data-sq="${key('b3')}"][aria-label*="can move here"]`).waitFor();
  await click(north, 'b3');
  await commit(north, 'Ac2>b3');
  await asked(north, 'Play your reply.');
  assert.ok(await add.isDisabled(), 'the reply is missing');
  await click(north, 'c10', 'c9');
  await commit(north, 'Ac10^c9');
  await asked(north, 'you expect from South');
  await north.getByRole('region', { name: 'Line', exact: true }).getByText('North: Aggressor c10 occupies the Fortifier on c9.').waitFor();
  assert.deepEqual(await axe(north), []);
  await click(north, 'b3');
  await north.getByRole('button', { name: 'Undo' }).click();
  await north.getByRole('button', { name: 'Undo' }).click();
  await asked(north, 'Play your reply');
  await step(north, 'Next turn').click();
  await asked(north, 'you expect from South');
  assert.match(await square(south, 'c2'), /South Aggressor/, 'nothing was played');
  await add.click();
  await north.getByText('Added: Ac2>b3, Ac10^c9').waitFor();
  await lines(north).filter({ hasText: 'If Ac2>b3, then Ac10^c9.' }).waitFor();
  await north.getByRole('button', { name: 'Back to game' }).click();
  await holds(north, 'c2', 'South Aggressor');
  await lines(north).getByRole('button', { name: 'Show Ac2>b3 on the board' }).hover();
  await holds(north, 'b3', 'South Aggressor');
  await north.mouse.move(400, 400);
  await holds(north, 'b3', 'empty');
  await lines(north).getByRole('button', { name: 'Show Ac10^c9 on the board' }).click();
  await asked(north, 'you expect from South');
  await holds(north, 'c9', 'Aggressor on North Fortifier');
  await click(south, 'c2', 'b3');
  await commit(south, 'Ac2>b3');
  await log_line(north, 'occupies the Fortifier on c9');
  await my_turn(south);
  await north.getByText('The game has moved on, so the copy of the board was closed.').waitFor();
  is_content(south);
  is_content(north);
});

test('a line is added without a mouse, on a phone', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person({ viewport: { width: 360, height: 740 }, bypassCSP: true })]);
  await seated(south, north);
  await north.getByRole('button', { name: 'Add conditional moves' }).focus();
  await north.keyboard.press('Enter');
  await asked(north, 'you expect from South');
  assert.equal(await north.evaluate(() => document.activeElement.matches('[data-sq]')), true, 'the keyboard is on the copy');
  const { width, top } = await north.locator('.board-frame').evaluate((frame) => frame.getBoundingClientRect().toJSON());
  assert.ok(width > 340 && top >= 0, 'as wide as the phone, and in sight');
  for (const text of ['Ac2>b3', '--']) {
    const field = north.locator('[data-key="t"]');
    await field.focus();
    await north.keyboard.type(text);
    await north.keyboard.press('Enter');
    await asked(north, text === '--' ? 'you expect from South' : 'Play your reply');
  }
  await north.getByRole('button', { name: 'Add this line' }).focus();
  await north.keyboard.press('Enter');
  const turn = lines(north).getByRole('button', { name: 'Show Ac2>b3 on the board' });
  await turn.waitFor();
  await north.getByRole('button', { name: 'Back to game' }).focus();
  await north.keyboard.press('Enter');
  await north.locator('[data-queue]:focus').waitFor();
  await north.keyboard.press('Shift+Tab');
  await north.keyboard.press('Shift+Tab');
  await north.keyboard.press('Shift+Tab');
  assert.match(await north.evaluate(() => document.activeElement.getAttribute('aria-label')), /^Show Ac2>b3/);
  await holds(north, 'b3', 'South Aggressor');
  assert.deepEqual(await axe(north), []);
  assert.equal(await north.evaluate(() => document.documentElement.scrollWidth), 360);
  is_content(south);
  is_content(north);
});
