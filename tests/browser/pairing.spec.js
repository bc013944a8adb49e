// Searching for an opponent: two people who find each other, two tabs, reloads, bots instead, leaving; links to a private game.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const path_of = (page) => new URL(page.url()).pathname;
const button = (page, name) => page.getByRole('button', { name });
const at_match = (page) => page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
const heading = (page) => page.getByRole('heading', { name: 'Searching for an opponent' });

async function look(page) {
  await page.goto('/');
  await page.locator('input[name="versus-stratic"][value="anyone"]').check();
  await button(page, /Play Stratic now/).click();
  await heading(page).waitFor();
}

const shift = (seconds) => h.arena.shift_clock(seconds);
/* The half minute after which bots are offered begins again: it may be nearly over on a slow machine. */
const search_anew = () => h.arena.sql('update pairing set since = arena_now()');

test('two people who search find each other; a reload and a second tab are the same search', { timeout: 270_000 }, async () => {
  const [one, two] = await Promise.all([h.person(), h.person()]);
  await look(one);
  assert.equal(await one.title(), 'Searching for an opponent · Quadrivium');
  const table = path_of(one);
  await one.reload();
  await heading(one).waitFor();
  const time = () => one.locator('.looking-time').textContent();
  const then = await time();
  await one.waitForFunction((old) => document.querySelector('.looking-time').textContent !== old, then);
  const tab = await one.context().newPage();
  await look(tab);
  assert.equal(path_of(tab), table);
  await tab.getByText('only you').waitFor();
  await tab.goto('/');
  await tab.getByText('You are searching for an opponent in Stratic.').waitFor();
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

test('bots are offered after half a minute, by keyboard too, and play only when chosen', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await look(page);
  await search_anew();
  await page.getByText('If no opponent is found within 30 seconds').waitFor();
  await shift(31);
  await page.getByRole('heading', { name: 'Or play a bot' }).waitFor();
  await heading(page).waitFor();
  assert.equal(await page.locator('.looking-bots li').first().locator('.kind-mark').textContent(), 'bot');
  await button(page, 'Stop searching').focus();
  await page.keyboard.press('Tab');
  assert.match(await page.evaluate(() => document.activeElement.getAttribute('aria-label')), /^Play now: \w+$/);
  await page.keyboard.press('Enter');
  await at_match(page);
  await page.getByText('Set up your army').waitFor();
  is_content(page);
});

test('a stopped search is over; a dropped one can be started again', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await look(page);
  const table = path_of(page);
  await button(page, 'Stop searching').click();
  await page.waitForURL(/\/$/);
  await page.goto(table);
  await page.getByRole('heading', { name: 'This game was cancelled' }).waitFor();
  await look(page);
  // As if the page had been offline for long.
  await h.arena.sql("update lobby set status = 'cancelled' where id in (select lobby_id from pairing); delete from pairing");
  await page.getByRole('heading', { name: 'Search ended' }).waitFor();
  await button(page, 'Search again').click();
  await heading(page).waitFor();
  await button(page, 'Stop searching').click();
  await page.waitForURL(/\/$/);
  is_content(page);
});

for (const [width, colorScheme] of [[1440, 'light'], [360, 'dark'], [360, 'light'], [1440, 'dark']]) {
  test(`axe finds nothing on the page of a search, ${colorScheme}, ${width} px`, { timeout: 180_000 }, async () => {
    const page = await h.person({ bypassCSP: true, colorScheme, viewport: { width, height: 800 } });
    await look(page);
    assert.deepEqual(await axe(page), []);
    await shift(31);
    await page.getByRole('heading', { name: 'Or play a bot' }).waitFor();
    assert.deepEqual(await axe(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth));
    await button(page, 'Stop searching').click();
    await page.waitForURL(/\/$/);
  });
}

test('links to a private game: one for a friend, counted, revoked, explained', { timeout: 270_000 }, async () => {
  const [host, friend, late] = await Promise.all([h.person({ bypassCSP: true }), h.person(), h.person()]);
  await host.goto('/lobbies/new');
  await button(host, 'Create game').click();
  const field = host.getByLabel('Link', { exact: true });
  const first = await field.inputValue();
  await host.getByText('All links (1)').click();
  await button(host, 'Create link').click();
  await host.getByText('For 1 person: 1 of 1 left').waitFor();
  const single = await field.inputValue();
  assert.notEqual(single, first);
  assert.deepEqual(await axe(host), []);
  await button(host, 'Revoke the link for 20 people').click();
  await host.getByText('For 20 people: revoked').waitFor();
  await late.goto(first);
  await late.getByText('This invite link was revoked; ask for a new one.').waitFor();
  await host.reload();
  assert.equal(await field.inputValue(), single, 'kept for this tab');
  const tab = await host.context().newPage();
  await tab.goto(host.url());
  await button(tab, 'Create link').waitFor(); // where the link is not known any more, the way to another is not folded away
  await tab.close();
  await friend.goto(single);
  await button(friend, 'Join').click();
  await Promise.all([at_match(host), at_match(friend)]);
  is_content(friend);
});

test('a game says who can join, and refuses others with a reason', { timeout: 180_000 }, async () => {
  const [host, guest] = await Promise.all([h.person(), h.person()]);
  await host.goto('/lobbies/new');
  await host.getByText('Who can join: people with the link').click();
  await host.getByText('Private (invite link only)').click();
  await host.getByLabel('Minimum rating').fill('1600');
  await host.getByLabel('Minimum reliability, in percent').fill('90');
  await button(host, 'Create game').click();
  await host.getByText('ratings from 1600 to 5000 · reliability of at least 90%').waitFor();
  await guest.goto('/lobbies');
  await guest.getByText('ratings from 1600 to 5000').waitFor();
  await button(guest, /^Join/).click();
  await guest.getByText('This game is for ratings from 1600 to 5000; yours is 1500.').waitFor();
  await button(host, 'Cancel game').click();
});
