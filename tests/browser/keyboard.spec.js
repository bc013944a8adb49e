// The keyboard alone: from the first page through a placement to a turn.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { first_step, house, is_content, key, begin, side, square } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const where = (page) => page.evaluate(() => document.activeElement?.dataset?.sq ?? document.activeElement?.textContent?.trim());

async function tab_to(page, claim) {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(claim);
    if (found) return;
  }
  assert.fail('the keyboard does not get there');
}

async function press(page, ...keys) {
  for (const k of keys) await page.keyboard.press(k);
}

test('placing and playing without a mouse', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Play Stratic now'));
  await page.keyboard.press('Enter');
  await page.locator('.match svg.board').waitFor();

  /* Both sides see their own at the bottom: the front row's e, then down to the Commander. */
  const from = await side(page) === 'South' ? 'e2' : 'e9';
  await tab_to(page, () => document.activeElement.dataset?.sq);
  assert.equal(await where(page), key(from));
  await press(page, 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter');
  assert.match(await square(page, from === 'e2' ? 'd1' : 'f10'), /Commander/);
  await press(page, 'Enter', 'Escape');
  assert.equal(await page.locator('[aria-selected="true"][role=gridcell]').count(), 0);
  await page.locator('.commit button:enabled').filter({ hasText: 'Submit setup' }).waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Submit setup'));
  await page.keyboard.press('Enter');

  await page.getByText('Your turn: move a piece').waitFor();
  await tab_to(page, () => document.activeElement.dataset?.sq);
  const step = await first_step(page);
  await page.locator(`[data-sq="${key(step.from)}"]`).focus();
  await press(page, 'Enter');
  await page.getByText('selected: choose a square.').waitFor();
  const turned = await side(page) === 'South' ? 1 : -1;
  const [dx, dy] = [0, 1].map((i) => turned * (step.move.to[i] - step.move.from[i]));
  await press(page, ...Array(Math.abs(dx)).fill(dx > 0 ? 'ArrowRight' : 'ArrowLeft'), ...Array(Math.abs(dy)).fill(dy > 0 ? 'ArrowUp' : 'ArrowDown'), 'Enter');
  await page.getByText(step.words).waitFor();
  await page.locator('.commit button.main:enabled').waitFor();
  await tab_to(page, () => document.activeElement.matches('.commit button.main'));
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(step.told).waitFor();
  await page.locator('#said').filter({ hasText: /moves to|takes|occupies|passes/ }).waitFor({ state: 'attached' });
  is_content(page);
});

test('a turn can be typed', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await begin(page);
  await page.getByRole('button', { name: 'Submit setup' }).click();
  await page.getByText('Your turn: move a piece').waitFor();
  const step = await first_step(page);
  await page.keyboard.press('t');
  await page.getByLabel('Type a turn').fill(step.text);
  await page.getByText(step.words).waitFor();
  await page.getByText('Legal. Press Enter to play it.').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(step.told).waitFor();
});
