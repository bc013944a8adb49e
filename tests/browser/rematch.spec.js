// The same game again: two people on their pages, one from the first page, one against a bot.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, meet, place, begin, resign, side } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const button = (page, name) => page.getByRole('button', { name, exact: true }); // "Cancel rematch" is there until the answer

const elsewhere = (page, path) => page.waitForURL((url) => /^\/matches\/[a-z2-7]{10}$/.test(url.pathname) && url.pathname !== path);

test('one asks, the other sees it and agrees, both sit down with the sides changed', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person({ bypassCSP: true }), h.person()]);
  const path = await meet(south, north, { private: false });
  assert.equal(await side(south), 'South');
  await resign(north);
  await button(south, 'Rematch').click();
  await south.getByText('You offered a rematch').waitFor();
  assert.deepEqual(await axe(south), []);
  await north.getByText('wants a rematch').waitFor();
  await button(south, 'Cancel rematch').click();
  await button(south, 'Rematch').click();
  await north.goto('/');
  await north.getByText('wants a rematch').waitFor();
  await north.getByRole('link', { name: 'Open game', exact: true }).click();
  await button(north, 'Accept rematch').click();
  await Promise.all([south, north].map((page) => elsewhere(page, path)));
  assert.equal(new URL(south.url()).pathname, new URL(north.url()).pathname);
  await Promise.all([south, north].map((page) => page.getByText('Set up your army').waitFor())); // the board of the old match stands until then
  assert.deepEqual([await side(south), await side(north)], ['North', 'South']);
  await south.goto(path);
  await south.getByRole('link', { name: 'Go to rematch' }).waitFor();
  is_content(south);
  is_content(north);
});

test('a bot agrees at once', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await begin(page);
  const path = new URL(page.url()).pathname;
  const before = await side(page);
  await resign(page);
  await button(page, 'Rematch').click();
  await elsewhere(page, path);
  await page.getByText('Set up your army').waitFor();
  assert.notEqual(await side(page), before);
  await place(page, 'Phalanx');
  is_content(page);
});
