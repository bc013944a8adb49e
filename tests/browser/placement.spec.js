// The placement editor at a real board: by keyboard alone, by drag, as text, and one's own formations here and in the account.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { commit, house, is_content, key, settled, square } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

/* A person who plays South, so that the squares of these tests are the same each time. The address asks for a game without a clock: nobody's setup is
 * handed in for them. */
async function south_of(page) {
  await page.goto('/lobbies/new?game=stratic&versus=bot:random');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('Set up your army').waitFor();
  return page;
}

const south = async () => south_of(await h.person());
const at = (page, name) => page.locator(`[data-sq="${key(name)}"]`);
const text = (page) => page.locator('input[name=rows]').inputValue();

test('by keyboard alone an army is cleared, placed, mirrored, undone and handed in', { timeout: 180_000 }, async () => {
  const page = await south();
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByText('0 of 19 pieces placed').waitFor();
  await at(page, 'e2').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  assert.match(await square(page, 'e1'), /South Commander/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('a');
  await page.getByText(/Commander is exposed: the diagonal/).waitFor();
  await page.getByRole('button', { name: 'Fill the rest' }).press('Enter');
  const whole = await text(page);
  assert.match(whole, /^FFFFAFFFFF\/[AI.]{4}C[AI.]{5}$/);
  await at(page, 'e1').focus();
  await page.keyboard.press('m');
  assert.match(await square(page, 'f1'), /South Commander/);
  await page.keyboard.press('z');
  assert.equal(await text(page), whole);
  await page.locator('.commit button.main').press('Enter');
  await page.locator('.board [data-sq]:focus').waitFor();
  await page.getByText(/You have submitted your setup|Your turn|to move/).first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('.board [data-sq]:focus').waitFor();
  is_content(page);
});

test('a drag exchanges two squares', { timeout: 180_000 }, async () => {
  const page = await south();
  await settled(page); // where a square is, it stays
  const [from, to] = await Promise.all(['e1', 'd1'].map((name) => at(page, name).boundingBox()));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('input[name=rows]').value === 'FFFFFFFFFF/AAAC.IAAAA');
});

test('a formation of 18 and one with two Commanders are refused in words, and what was typed stays', { timeout: 180_000 }, async () => {
  const page = await south();
  await page.getByText('As text', { exact: true }).click();
  const before = await text(page);
  for (const [typed, words] of [['FFFFFFFFF./AAA.CIAAAA', /1 piece is missing/], ['FFFFFFFFFF/AAA.CIACAA', /There are 2 Commanders/]]) {
    await page.locator('input[name=rows]').fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    assert.equal(await text(page), typed);
    assert.match(await square(page, 'e1'), /South Commander/);
  }
  await page.locator('input[name=rows]').fill('aaffffffaa aiff.fcffa');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(() => document.querySelector('input[name=rows]').value === 'AAFFFFFFAA/AIFF.FCFFA');
  assert.notEqual(before, await text(page));
  await commit(page, 'Submit setup');
});

test('a guest’s formations lie in the browser; a member’s follow the account', { timeout: 270_000 }, async () => {
  const page = await south();
  await page.getByText('My formations').click();
  await page.getByPlaceholder('Formation name').fill('Winter wall');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Winter wall', exact: true }).waitFor();
  await page.reload();
  await page.getByText('My formations (1)').click();
  await page.getByRole('button', { name: 'Rename Winter wall' }).click();
  await page.getByLabel('New name for Winter wall').fill('Old wall');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Old wall', exact: true }).waitFor();

  const name = `form_${Date.now().toString(36)}`;
  const data = { name, password: 'a long enough password' };
  const member = async (path) => {
    const other = await h.person();
    assert.ok((await other.request.post(`/api/v1/${path}`, { data, headers: { Origin: h.url } })).ok());
    return south_of(other);
  };
  const here = await member('accounts');
  await here.getByRole('button', { name: 'Horns', exact: true }).click();
  await here.getByText('My formations').click();
  await here.getByPlaceholder('Formation name').fill('My horns');
  const kept = here.waitForResponse((r) => r.request().method() === 'PATCH' && 'stratic_formations' in (r.request().postDataJSON().settings ?? {}) && r.ok());
  await here.getByRole('button', { name: 'Save', exact: true }).click();
  await kept;
  const there = await member('sessions');
  await there.getByText('My formations (1)').click();
  await there.getByRole('button', { name: 'My horns', exact: true }).click();
  assert.equal(await text(there), 'AAFFFFFFAA/AIFF.FCFFA');
  await there.getByRole('button', { name: 'Delete My horns' }).click();
  await there.getByText('“My horns” was deleted.').waitFor();
  await there.getByRole('button', { name: 'Restore' }).click();
  await there.getByRole('button', { name: 'My horns', exact: true }).waitFor();
});
