// A finished match of hidden things seen through one player's eyes, and private notes beside a match: kept as typed, through a lost
// line and another device's writing. The template game, because it hides something.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { put_orders, await_view, begun, view_of } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';
import { axe, house, is_content } from './lib/browser.mjs';

let arena;
let h;
before(async () => {
  arena = await stack({ env: { QUADRIVIUM_UNLISTED: '1' } });
  h = await house({ url: arena.url });
});
after(async () => {
  await h?.close();
  await arena?.stop();
});

/** Two guests played one turn of the template and one resigned. */
async function hidden_match() {
  const seats = [await arena.guest(), await arena.guest()];
  const { body: lobby } = await seats[0].post('/lobbies', { game: 'nullgame', variant: 'together', options: { peeks: 0 }, clock: { mode: 'untimed' } });
  const { body: { match } } = await seats[1].put(`/lobbies/${lobby.id}/seats/me`, {});
  for (const [seat, client] of seats.entries()) await put_orders(client, match, 0, { type: 'pick', number: 4 + seat });
  await await_view(seats[0], match, (v) => v.turn === 1);
  for (const client of seats) await put_orders(client, match, 1, { type: 'take', stones: 2 });
  await await_view(seats[0], match, (v) => v.turn === 2);
  await seats[1].post(`/matches/${match}/resign`, { confirm: true });
  return { match, seats };
}

test('a replay is seen by everybody or through one player\'s eyes; keys and address know which', async () => {
  const t = await hidden_match();
  const page = await h.person({ bypassCSP: true });
  await page.goto(`/matches/${t.match}#t1`);
  await page.getByText('Turn 1 of 2').waitFor();
  const shown = page.locator('.board-frame');
  const choice = page.getByLabel('View as');
  const asked = page.waitForResponse((r) => /spectate\?turn=1&seat=0/.test(r.url()));
  await choice.selectOption({ index: 1 });
  const seen = await (await asked).json();
  assert.deepEqual(seen.view.seats.map((x) => x.number), [4, undefined]);
  await page.waitForURL(/\?eyes=0#t1$/);
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('Escape');
  await page.locator('.replay-where').click();
  await page.keyboard.press('e');
  await page.waitForURL(/\?eyes=1#t1$/);
  await page.keyboard.press('e');
  await page.waitForURL((url) => !url.search && url.hash === '#t1');
  await page.goto(`/matches/${t.match}?eyes=1#t1`);
  await page.getByText('Turn 1 of 2').waitFor();
  assert.equal(await choice.evaluate((select) => select.selectedIndex), 2);
  assert.ok(await shown.isVisible());
  is_content(page);
});

test('where nothing was hidden nobody is asked for eyes', async () => {
  const t = await begun(arena);
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  const page = await h.person();
  await page.goto(`/matches/${t.match}`);
  await page.getByLabel('Replay').first().waitFor();
  assert.equal(await page.getByLabel('View as').count(), 0);
});

/** A guest's page signed in as one of the clients. */
async function as(client, options) {
  const page = await h.person(options);
  const [name, value] = client.cookie.split('=');
  await page.context().addCookies([{ name, value, url: h.url }]);
  return page;
}

test('notes are kept as they are typed, and stand there again', async () => {
  const t = await begun(arena);
  const page = await as(t.south, { bypassCSP: true });
  await page.goto(`/matches/${t.match}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const field = page.getByLabel('Your private notes');
  await field.fill('Their Commander hides on the left.');
  await page.getByText('Saved', { exact: true }).waitFor();
  await page.getByText('34 of 8,192 bytes').waitFor();
  assert.deepEqual(await axe(page), []);
  await page.reload();
  await page.getByRole('tab', { name: 'Notes' }).click();
  await page.locator('#notes:enabled').waitFor(); // the field is there before its text
  assert.equal(await field.inputValue(), 'Their Commander hides on the left.');
  await field.fill('é'.repeat(4097));
  await page.getByText('Too long to save').waitFor();
  assert.equal((await t.south.get(`/matches/${t.match}/notes`)).body.text, 'Their Commander hides on the left.');
  is_content(page);
});

test('notes outlive a lost line and another device', async () => {
  const t = await begun(arena);
  const page = await as(t.south);
  await page.goto(`/matches/${t.match}`);
  await page.getByRole('tab', { name: 'Notes' }).click();
  const field = page.getByLabel('Your private notes');
  await page.locator('#notes:enabled').waitFor();
  await page.context().setOffline(true);
  await field.fill('written in a tunnel');
  await page.getByText('Not saved yet: you are offline').waitFor();
  await page.context().setOffline(false);
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.equal((await t.south.get(`/matches/${t.match}/notes`)).body.text, 'written in a tunnel');
  await t.south.put(`/matches/${t.match}/notes`, { text: 'from the phone' });
  await field.fill('from the desk');
  await page.getByText('from the phone').waitFor();
  await page.getByRole('button', { name: 'Keep this version' }).click();
  await page.getByText('Saved', { exact: true }).waitFor();
  assert.equal((await t.south.get(`/matches/${t.match}/notes`)).body.text, 'from the desk');
  assert.equal((await view_of(t.south, t.match)).turn, 1);
});

test('who watches has no notes, and a phone has them in a tab of their own', async () => {
  const t = await begun(arena);
  const stranger = await h.person();
  await stranger.goto(`/matches/${t.match}`);
  await stranger.getByRole('heading', { name: 'Chat' }).waitFor();
  assert.equal(await stranger.getByRole('tab', { name: 'Notes' }).count(), 0);
  const phone = await as(t.south, { viewport: { width: 360, height: 740 } });
  await phone.goto(`/matches/${t.match}`);
  await phone.getByRole('tab', { name: 'Notes' }).click();
  await phone.getByLabel('Your private notes').fill('small');
  await phone.getByText('Saved', { exact: true }).waitFor();
  assert.ok(await phone.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
});
