// Taking turns back: with a person's consent, and with a bot's.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { click, commit, first_step, house, is_content, meet, my_turn, place, begin, shows, square } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const ask_back = async (page, words) => {
  await page.getByText('Offers and resignation').click();
  await page.getByRole('button', { name: words }).click();
};

test('two people: asked, granted, played again from there', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north, { private: false });
  await place(south, 'Phalanx');
  await place(north);
  await my_turn(south);
  await south.getByText('Offers and resignation').click();
  assert.equal(await south.getByRole('button', { name: /takeback|Take back/ }).count(), 0, 'nothing was played yet');
  await south.keyboard.press('Escape');
  await click(south, 'c2', 'b3');
  await commit(south, 'Ac2>b3');
  await my_turn(north);
  await ask_back(south, 'Request takeback');
  await south.getByText('You asked for a takeback').waitFor();
  await north.locator('.offer').getByText(/asks for a takeback/).waitFor();
  await click(north, 'c10'); // a draft under way is dropped with the turn it was for
  await north.getByRole('button', { name: 'Accept' }).click();
  await my_turn(south);
  assert.match(await square(south, 'c2'), /South Aggressor/);
  await north.locator('.log .line-words').filter({ hasText: '1 turn was taken back' }).first().waitFor(); // South may have known it first
  assert.equal(await square(north, 'b3'), 'b3, empty');
  await click(south, 'c2', 'd3');
  await commit(south, 'Ac2>d3');
  await my_turn(north);
  is_content(south);
  is_content(north);
});

test('a bot consents at once, and a draft for the old position does not linger', { timeout: 360_000 }, async () => {
  const page = await h.person();
  await begin(page);
  await place(page, 'Phalanx');
  await my_turn(page);
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await commit(page, step.text);
  await page.locator('.log .line-words').filter({ hasText: step.told }).first().waitFor();
  await my_turn(page);
  const next = await first_step(page);
  await click(page, next.from, next.to);
  await page.locator('.commit button').filter({ hasText: next.text }).waitFor();
  await ask_back(page, 'Take back my turn');
  await page.locator('.log .line-words').filter({ hasText: 'taken back' }).first().waitFor();
  await my_turn(page);
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled(), 'nothing is drafted');
  /* A newcomer has chosen nothing yet: two clicks play the first game's moves, and Undo takes them back. */
  await page.evaluate(() => localStorage.setItem('look', '{}'));
  await page.reload();
  await my_turn(page);
  const again = await first_step(page);
  await click(page, again.from, again.to);
  const ways = page.getByRole('group', { name: 'Confirm moves:' });
  await ways.waitFor();
  await my_turn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page.locator('.log .line-words').filter({ hasText: 'taken back' }), 2);
  await my_turn(page);
  await ways.getByRole('button', { name: 'With a button' }).click();
  const last = await first_step(page);
  await click(page, last.from, last.to);
  await commit(page, last.text);
  await page.locator('.log .line-words').filter({ hasText: last.told }).first().waitFor();
  await my_turn(page);
  is_content(page);
});
