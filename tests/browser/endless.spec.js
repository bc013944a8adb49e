// The Endless Tournament in real browsers: five accounts of both sides, on large and small screens, through three windows and the end
// of a week. SHOTS=folder saves pictures.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { close_window, endless } from '../lib/endless.mjs';
import { fresh } from '../lib/people.mjs';
import { until } from '../lib/stack.mjs';
import { axe, COLOURS, house, is_content, key, send, settled, shows, sign_up } from './lib/browser.mjs';

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const DESK = { viewport: { width: 1440, height: 900 } };
const DARK_PHONE = { ...PHONE, viewport: { width: 390, height: 844 }, colorScheme: 'dark' };
let h, watcher;
before(async () => {
  h = await house();
  watcher = h.arena.client();
  await until(async () => (await endless(watcher)).window, { what: 'the first window' });
});
after(async () => { await h?.close(); });

const shot = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/endless-${name}.png`, fullPage: true }); };
const button = (page, name) => page.getByRole('button', { name });

/** Somebody signs up, is given a side by looking, and then has played enough to vote. */
async function member(options) {
  const page = await h.person({ bypassCSP: true, ...options });
  const name = fresh('Member');
  await sign_up(page, name);
  await page.goto('/endless');
  const [too_new, too_few] = [/^You can vote three days after signing up, from \d/, 'Only experienced players can vote. Finish 3 more games'].map((words) => page.getByText(words));
  await too_new.waitFor();
  await too_few.waitFor(); // both at once, as the games can be played while the days pass
  await h.arena.sql(`update account set registered_at = arena_now() - interval '4 days' where name = '${name}'`);
  await page.reload();
  await too_few.waitFor();
  assert.equal(await too_new.count(), 0);
  for (let i = 0; i < 3; i += 1) {
    const { match } = await send(page, 'POST', '/play', { game: 'stratic', versus: 'bot:random', clock: { mode: 'untimed' } });
    await send(page, 'POST', `/matches/${match}/resign`, { confirm: true });
  }
  page.side = (await send(page, 'GET', '/endless')).me.side;
  await h.arena.sql(`update match_seat set ordered = 5 where name = '${name}' and finished_at is not null`);
  return page;
}

/** Do `work` while the answer of a look of the page is on its way: it comes last, and tells how things were before. */
async function before_an_old_answer(page, work) {
  let release;
  const released = new Promise((done) => { release = done; });
  const asked = new Promise((done) => {
    page.route('**/api/v1/endless', async (route) => {
      const answer = await route.fetch();
      done();
      await released;
      await route.fulfill({ response: answer });
    }, { times: 1 });
  });
  await page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
  await asked;
  await work();
  release();
  await settled(page);
}

/** Choose a piece and a square, and vote. The button says it in words, with the notation small; the vote that stands does so too. */
async function vote(page, from, to, words) {
  await page.locator(`[data-sq="${key(from)}"]`).click();
  await page.locator(`[data-sq="${key(to)}"]`).click();
  const commit = button(page, new RegExp(`^(Vote|Change vote): Move Fortifier to ${to}$`)).and(page.locator(':enabled'));
  await commit.locator('.commit-notation').getByText(words, { exact: true }).waitFor();
  await commit.click();
  await page.locator('.my-ballot').filter({ hasText: `Your vote: Fortifier ${from} moves to ${to} ${words}` }).waitFor();
}

test('five accounts, three windows: sealed votes, what was played, the tally', { timeout: 900_000 }, async () => {
  const stranger = await h.person({ bypassCSP: true });
  await stranger.goto('/endless');
  await stranger.getByRole('link', { name: 'Sign up to join a side' }).waitFor();
  assert.deepEqual(await axe(stranger), []);
  await stranger.setViewportSize({ width: 1440, height: 900 });
  const lowest = () => stranger.locator('.endless-board .frame').evaluate((frame) => Math.max(...[...frame.querySelectorAll('*')].map((one) => one.getBoundingClientRect().bottom)));
  assert.ok(await lowest() <= 900, `the whole board stands in one screen, down to ${await lowest()}`);
  const people = [];
  for (const options of [DESK, DARK_PHONE, { ...DESK, colorScheme: 'dark' }, PHONE, {}]) people.push(await member(options));
  const sides = [0, 1].map((side) => people.filter((page) => page.side === side));
  assert.deepEqual(sides.map((side) => side.length), [3, 2]);
  const lines = [[['a2', 'a3', 'Fa2>a3'], ['b2', 'b3', 'Fb2>b3'], ['a2', 'a3', 'Fa2>a3']], [['j9', 'j8', 'Fj9>j8'], ['j9', 'j8', 'Fj9>j8']], [['a3', 'a4', 'Fa3>a4'], ['b2', 'b3', 'Fb2>b3'], ['b2', 'b3', 'Fb2>b3']]];
  const played = ['Fa2>a3', 'Fj9>j8', 'Fb2>b3'];
  for (const [i, votes] of lines.entries()) {
    const { window } = await endless(watcher);
    assert.equal(window.side, i % 2);
    for (const page of people) {
      await page.reload();
      await page.getByText(`Window ${window.window}: ${['South', 'North'][window.side]} votes`).waitFor();
    }
    await sides[1 - window.side][0].getByText('Your side votes next').waitFor();
    for (const [n, [from, to, words]] of votes.entries()) await vote(sides[window.side][n], from, to, words);
    for (const page of sides[window.side]) assert.equal(await page.locator('.typed-fold:not([open])').isVisible(), page.viewportSize().width > 400, 'typing is folded, and away on phones');
    await shot(sides[window.side][0], `${i}-voted-large`);
    assert.equal(await stranger.locator('.my-ballot').count(), 0);
    const [one] = sides[window.side];
    await one.getByText('You have voted. To change your vote, choose another move.').waitFor();
    if (i === 0) { // thought better of it, and again
      await button(one, 'Withdraw vote').click();
      await one.locator('.my-ballot').waitFor({ state: 'detached' });
      await before_an_old_answer(one, () => vote(one, ...votes[0]));
      assert.equal(await one.locator('.my-ballot').filter({ hasText: votes[0][2] }).count(), 1, 'an old answer takes no vote away');
      assert.deepEqual(await axe(one), []);
    }
    await close_window(h.arena, watcher, window);
    for (const page of [...people, stranger]) {
      await page.reload();
      const line = page.locator('.closed-window').first();
      await line.filter({ hasText: played[i] }).waitFor();
      await line.click();
      await page.locator('.wishes-list .played').filter({ hasText: played[i] }).waitFor();
    }
    await button(stranger, 'Recount votes').click();
    await stranger.getByText(/Recounted in your browser: the weight and hash of \d ballots match the published result\.\s*$/).waitFor();
    await shot(people[0], `${i}-closed-large`);
    await shot(people[1], `${i}-closed-small`);
  }
  for (const page of people) assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false);
  assert.deepEqual(await axe(people[1], COLOURS), [], 'in the dark');
  people.forEach(is_content);
});

/* As when one comes back to the tab: the page looks again. */
const look = (page) => Promise.all([page.waitForResponse((r) => r.url().endsWith('/api/v1/endless')), page.evaluate(() => document.dispatchEvent(new Event('visibilitychange')))]);

test('a window that closes before the vote says so, and a vote is found again among the ballots', { timeout: 540_000 }, async () => {
  const people = [await member(), await member()];
  const { window } = await endless(watcher);
  const one = people.find((page) => page.side === window.side);
  await one.reload();
  const first = one.locator('.endless-board .cell.able').first();
  await first.click();
  await one.locator('[data-sq][aria-label*=", can move here"], [data-sq][aria-label*=", can be occupied"]').first().click();
  await one.getByRole('button', { name: /^Vote: (Move|Occupy) / }).and(one.locator(':enabled')).waitFor();
  await close_window(h.arena, watcher, window);
  await look(one);
  await one.getByText(`Window ${window.window} closed: pass. Your move came too late.`).waitFor();
  assert.equal(await one.locator('.voting').count(), 0, 'the other side votes');
  await close_window(h.arena, watcher, (await endless(watcher)).window);
  await look(one);
  await button(one, 'Vote to pass').and(one.locator(':enabled')).click();
  const code = await one.locator('.my-ballot code').textContent();
  assert.match(code, /^[a-z2-7]{10}$/);
  assert.equal(await one.getByText('came too late').count(), 0);
  await close_window(h.arena, watcher, (await endless(watcher)).window);
  await look(one);
  await one.locator('.closed-window').first().filter({ hasText: /(^|\D)1 vote\b/ }).click(); // a look begun before the window closed tells of the one before it
  await button(one, 'Recount votes').click();
  await one.getByText('Recounted in your browser: the weight and hash of 1 ballot match the published result. Your vote is among them.').waitFor();
  people.forEach(is_content);
});

test('a large board is shown by regions, with a map of the whole; a past week is in the ledger', { timeout: 540_000 }, async () => {
  const page = await h.person({ bypassCSP: true, timezoneId: 'America/New_York', ...DARK_PHONE });
  for (let i = 0; i < 12; i += 1) await close_window(h.arena, watcher, (await endless(watcher)).window); // the board grows at 10
  const { week: { starts_on } } = await endless(watcher); // on a Sunday another week may have ended before
  await h.arena.shift_clock(7 * 86400);
  await until(async () => (await watcher.get('/endless/weeks')).body.items.some((one) => one.starts_on === starts_on), { what: 'the settled week' });
  await page.goto('/endless');
  const where = page.locator('.endless-where');
  await where.waitFor();
  const words = await where.locator('p').textContent();
  await button(page, 'Move right').or(button(page, 'Move left')).and(page.locator(':enabled')).first().click();
  await until(async () => await where.locator('p').textContent() !== words, { what: 'another region' });
  await page.locator('.endless-map').click({ position: { x: 10, y: 10 } });
  const region = async () => where.locator('[role=status]').textContent();
  await page.locator('.endless-map').focus();
  for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown']) await page.keyboard.press(key); // to an edge
  await settled(page);
  const edge = await region();
  await page.keyboard.press('ArrowUp');
  await until(async () => await region() !== edge, { what: 'the region the keys lead to' });
  assert.equal(await page.evaluate(() => document.activeElement.getAttribute('class')), 'endless-map');
  await page.locator('.silent-windows summary').filter({ hasText: /^Windows [\d,]+ to [\d,]+: nobody voted$/ }).first().click();
  await page.locator('.silent-windows[open] .closed-window').first().waitFor();
  await button(page, 'Show earlier').first().click();
  const shown = page.locator('.closed-window');
  await until(async () => await shown.count() > 12, { what: 'earlier windows' });
  const count = await shown.count();
  await look(page);
  await settled(page);
  await shows(shown, count, 'they stay when the page looks again');
  const { week } = await endless(watcher);
  await page.getByText(new RegExp(`by Monday, .*\\b${Number(week.ends_at.slice(8, 10))}\\b.*, 00:00 UTC`)).waitFor();
  await page.getByText('Past weeks').click();
  await page.getByText('drawn, credits roll over').first().waitFor();
  await page.getByText('Credit ledger').click();
  await page.getByText('All transfers sum to zero').waitFor();
  await page.getByText('New credits for the week').first().waitFor();
  assert.deepEqual(await axe(page), []);
  await shot(page, 'week-small');
  is_content(page);
});
