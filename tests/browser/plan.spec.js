// Queued orders on the match page: an answer given before the question, and what becomes of it.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, click, commit, house, is_content, meet, my_turn, place } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const log_line = (page, words) => page.locator('.log .line-words').filter({ hasText: words }).first().waitFor();
const lines = (page) => page.getByRole('list', { name: 'Queued orders' }).getByRole('listitem');

async function queue(page, theirs, mine) {
  await page.getByLabel('If they play').fill(theirs);
  await page.getByLabel('I answer').fill(mine);
  await page.getByRole('button', { name: 'Queue it' }).click();
}

test('an answer is queued, played when it was foreseen, and given up when not', { timeout: 120_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person({ bypassCSP: true })]);
  await meet(south, north, async (page) => {
    await page.getByText('Private: only').click();
    await page.getByLabel('Kind').selectOption('correspondence');
  });
  await place(south, 'Phalanx');
  await place(north);
  await my_turn(south);
  assert.equal(await south.getByText('Answer before they move').count(), 0, 'who is to move plays');
  await north.getByText('Answer before they move').click();
  await queue(north, 'Ac2>b3', 'Ac10>c3');
  await north.getByText(/Your answer: /).waitFor();
  assert.equal(await north.getByLabel('If they play').inputValue(), 'Ac2>b3', 'what was typed stays');
  assert.match(north.complaints.splice(0).join(), /422/, 'the refusal');
  await north.getByLabel('I answer').fill('Ac10^c9');
  await north.getByRole('button', { name: 'Queue it' }).click();
  await lines(north).filter({ hasText: 'If Ac2>b3 then Ac10^c9.' }).waitFor();
  await north.getByLabel('From').selectOption({ index: 1 });
  await queue(north, '--', '--');
  await lines(north).filter({ hasText: 'and if -- then --' }).waitFor();
  await queue(north, '--', '--');
  await lines(north).nth(1).waitFor();
  assert.deepEqual(await axe(north), []);
  await lines(north).nth(1).getByRole('button').click();
  await lines(north).nth(1).waitFor({ state: 'detached' });
  await click(south, 'c2', 'b3');
  await commit(south, 'Play Ac2>b3');
  await log_line(south, 'mounts the Fortifier on c9');
  await my_turn(south);
  await lines(north).filter({ hasText: 'If -- then --.' }).waitFor();
  await click(south, 'b3', 'b4');
  await commit(south, 'Play Ab3>b4');
  await north.getByText('the other side played something else').waitFor();
  await my_turn(north);
  is_content(south);
  is_content(north);
});
