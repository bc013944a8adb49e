// Looking for an opponent: two people who find each other, two tabs, reloads, programs on offer, leaving; links into a private table.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const path_of = (page) => new URL(page.url()).pathname;
const button = (page, name) => page.getByRole('button', { name });
const at_match = (page) => page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
const heading = (page) => page.getByRole('heading', { name: 'Looking for an opponent' });

async function look(page) {
  await page.goto('/');
  await page.locator('input[name="versus-stratic"][value="anyone"]').check();
  await button(page, /Play Stratic now/).click();
  await heading(page).waitFor();
}

const shift = (seconds) => h.arena.shift_clock(seconds);

test('two who look find each other; a reload and a second tab are the same wait', { timeout: 270_000 }, async () => {
  const [one, two] = await Promise.all([h.person(), h.person()]);
  await look(one);
  assert.equal(await one.title(), 'Looking for an opponent · Quadrivium');
  const table = path_of(one);
  await one.reload();
  await heading(one).waitFor();
  const time = () => one.locator('.looking-time').textContent();
  const then = await time();
  await one.waitForFunction((old) => document.querySelector('.looking-time').textContent !== old, then);
  const tab = await one.context().newPage();
  await look(tab);
  assert.equal(path_of(tab), table);
  await tab.getByText('you alone').waitFor();
  await tab.goto('/');
  await tab.getByText('You are looking for an opponent in Stratic.').waitFor();
  await two.goto('/');
  await two.locator('input[name="versus-stratic"][value="anyone"]').check();
  await button(two, /Play Stratic now/).click();
  await Promise.all([at_match(one), at_match(two)]);
  assert.equal(path_of(one), path_of(two));
  await tab.waitForFunction(() => document.title.startsWith('(1)'));
  await tab.goto(table);
  await at_match(tab);
  is_content(one);
  is_content(two);
});

test('programs are on offer after half a minute, by keyboard too, and come only when asked', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await look(page);
  await page.getByText('If nobody comes within 30 seconds').waitFor();
  await shift(31);
  await page.getByRole('heading', { name: 'Or play a program' }).waitFor();
  await heading(page).waitFor();
  assert.equal(await page.locator('.looking-bots li').first().locator('.kind-mark').textContent(), 'bot');
  await button(page, 'Stop looking').focus();
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /^Play now: \w+, a program$/);
  await page.keyboard.press('Enter');
  await at_match(page);
  await page.getByText('Set up your army').waitFor();
  is_content(page);
});

test('who stops looking is waited for by nobody; who was dropped may look again', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await look(page);
  const table = path_of(page);
  await button(page, 'Stop looking').click();
  await page.waitForURL(/\/$/);
  await page.goto(table);
  await page.getByRole('heading', { name: 'This table was cleared' }).waitFor();
  await look(page);
  // As if nothing had been heard of this page for long.
  await h.arena.sql("update lobby set status = 'cancelled' where id in (select lobby_id from pairing); delete from pairing");
  await page.getByRole('heading', { name: 'The search has ended' }).waitFor();
  await button(page, 'Look again').click();
  await heading(page).waitFor();
  await button(page, 'Stop looking').click();
  await page.waitForURL(/\/$/);
  is_content(page);
});

for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark'], [360, 'light'], [1440, 'dark']]) {
  test(`axe finds nothing on the page of who looks, ${colorScheme}, ${width} px`, { timeout: 180_000 }, async () => {
    const page = await h.person({ bypassCSP: true, colorScheme, viewport: { width, height: 800 } });
    await look(page);
    assert.deepEqual(await axe(page), []);
    await shift(31);
    await page.getByRole('heading', { name: 'Or play a program' }).waitFor();
    assert.deepEqual(await axe(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
    await button(page, 'Stop looking').click();
    await page.waitForURL(/\/$/);
  });
}

test('links into a private table: one for a friend, counted, taken back, told plainly', { timeout: 270_000 }, async () => {
  const [host, friend, late] = await Promise.all([h.person({ bypassCSP: true }), h.person(), h.person()]);
  await host.goto('/lobbies/new');
  await button(host, 'Set the table').click();
  const field = host.getByLabel('Link', { exact: true });
  const first = await field.inputValue();
  await host.getByText('All links (1)').click();
  await button(host, 'Make a link').click();
  await host.getByText('For one person: 1 of 1 left').waitFor();
  const single = await field.inputValue();
  assert.notEqual(single, first);
  assert.deepEqual(await axe(host), []);
  await button(host, 'Take back the link for 20 people').click();
  await host.getByText('taken back').waitFor();
  await late.goto(first);
  await late.getByText('This link was taken back; ask for a new one.').waitFor();
  await host.reload();
  assert.equal(await field.inputValue(), single, 'kept for this tab');
  await friend.goto(single);
  await button(friend, 'Sit down here').click();
  await Promise.all([at_match(host), at_match(friend)]);
  is_content(friend);
});

test('a table says what it asks for, and refuses in words', { timeout: 180_000 }, async () => {
  const [host, guest] = await Promise.all([h.person(), h.person()]);
  await host.goto('/lobbies/new');
  await host.getByText('Private: only').click();
  await host.getByText('Who may sit down').click();
  await host.getByLabel('Rating from').fill('1600');
  await host.getByLabel('Reliable, in percent').fill('90');
  await button(host, 'Set the table').click();
  await host.getByText('for ratings from 1600 to 5000 · at least 90 %').waitFor();
  await guest.goto('/lobbies');
  await guest.getByText('for ratings from 1600 to 5000').waitFor();
  await button(guest, /^Sit down with/).click();
  await guest.getByText('This table is for ratings from 1600 to 5000; yours is 1500.').waitFor();
  await button(host, 'Clear the table').click();
});
