// The keyboard alone: from the first page through a placement to a turn.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { house, is_content, square } from './lib/browser.mjs';

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

test('placing and playing without a mouse', { timeout: 90_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Play Stratic now'));
  await page.keyboard.press('Enter');
  await page.locator('svg.board').waitFor();

  await tab_to(page, () => document.activeElement.dataset?.sq);
  assert.equal(await where(page), '4,1');
  await press(page, 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter');
  assert.match(await square(page, 'd1'), /South Commander/);
  await press(page, 'Enter', 'Escape');
  assert.equal(await page.locator('[aria-selected="true"][role=gridcell]').count(), 0);
  await tab_to(page, () => document.activeElement.textContent.includes('Hand in this placement'));
  await page.keyboard.press('Enter');

  await page.getByText('Your turn: move a piece').waitFor();
  await tab_to(page, () => document.activeElement.dataset?.sq);
  await page.locator('[data-sq="4,1"]').focus();
  await press(page, 'Enter');
  await page.getByText('Fortifier chosen').waitFor();
  await press(page, 'ArrowUp', 'ArrowUp', 'Enter');
  await page.getByText('Fortifier e2 goes to e4').waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Play Fe2>e4'));
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText('South’s Fortifier e2 goes to e4.').waitFor();
  assert.match(await page.locator('#said').textContent(), /Fortifier e2 goes to e4/);
  is_content(page);
});

test('a turn can be typed', { timeout: 60_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).click();
  await page.getByRole('button', { name: 'Hand in this placement' }).click();
  await page.getByText('Your turn: move a piece').waitFor();
  await page.getByText('Type the turn instead').click();
  await page.getByLabel('Turn in notation').fill('Fe2>e4');
  await page.keyboard.press('Enter');
  await page.getByText('Fortifier e2 goes to e4').waitFor();
  await page.getByRole('button', { name: 'Play Fe2>e4' }).click();
  await page.locator('.log').getByText('South’s Fortifier e2 goes to e4.').waitFor();
});
