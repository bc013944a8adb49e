// Ratings on the page: beside the seats, after a game with the reasons, on the leaderboards, and their history.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { axe, be_guest, house, is_content, meet, meet_by_form, play_enough, resign, send, shows, sign_up, unfold } from './lib/browser.mjs';
import { bearer, established, fresh, person } from '../lib/people.mjs';
import { played_enough, table } from '../lib/play.mjs';
import { build, root, until } from '../lib/stack.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const button = (page, name) => page.getByRole('button', { name });

test('a rated game: the page shows what both begin with, what changed and why', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person({ bypassCSP: true }), h.person()]);
  for (const page of [south, north]) await sign_up(page, fresh('Rater'), h.arena);
  const path = await meet_by_form(south, north, async (page) => { await page.getByLabel('Rated', { exact: true }).check(); });
  await shows(south.locator('.seat-rating').getByText('1500? provisional', { exact: true }), 2);
  await play_enough(south, north, path);
  await north.reload();
  await resign(north);
  await south.getByText('Your rating: 1662 +162').waitFor();
  await north.getByText('Your rating: 1338 −162').waitFor();
  for (const words of ['1338 −162', '1662 +162']) await shows(south.locator('.seat-rating').filter({ hasText: words }), 1);
  await south.getByText('Rating details').click();
  await south.getByText(/Win against .* Expected score: 50%/).first().waitFor();
  assert.deepEqual(await axe(south), []);
  await south.getByRole('link', { name: 'View leaderboard' }).click();
  await south.getByRole('heading', { name: 'Stratic leaderboard' }).waitFor();
  await south.locator('.board-table tbody tr:not(.group)').nth(1).waitFor();
  is_content(south);
  is_content(north);
});

test('a guest is told that rated games need an account, and why a game did not count', { timeout: 180_000 }, async () => {
  const guest = await h.person({ bypassCSP: true });
  await be_guest(guest);
  await guest.goto('/lobbies/new');
  await unfold(guest);
  await guest.getByText('Guests can only play unrated games.').waitFor();
  assert.ok(await guest.getByLabel('Rated', { exact: true }).isDisabled());
  assert.deepEqual(await axe(guest), []);
  await guest.getByRole('link', { name: 'Sign up' }).click();
  await guest.waitForURL(/\/register$/);
  const [south, north] = [await h.person(), await h.person()];
  for (const page of [south, north]) await sign_up(page, fresh('Rater'), h.arena);
  await meet(south, north, { rated: true });
  await resign(north);
  await south.getByText('The game ended before both players had played three turns, so it does not count.').first().waitFor();
  for (const page of [guest, south, north]) is_content(page);
});

/** Two registered people and so many rated matches that the first wins. */
async function rivals(matches) {
  const s = h.arena;
  const [ada, bela] = [await established(s), await established(s)];
  for (let i = 0; i < matches; i++) {
    const t = await played_enough(await table(s, { rated: true }, ada, bela));
    await bela.post(`/matches/${t.match}/resign`, { confirm: true });
  }
  return [ada.account.name, bela.account.name];
}

test('the leaderboard links to a player\'s ratings with curve and games; filters are in the address', { timeout: 360_000 }, async () => {
  const [first, second] = await rivals(3);
  const page = await h.person({ bypassCSP: true });
  await page.goto('/');
  await page.locator('.leaders a[href="/boards/stratic"]').click();
  const rows = page.locator('.board-table tbody tr:not(.group)');
  await rows.first().waitFor();
  const names = await rows.locator('th a').allInnerTexts();
  assert.deepEqual(names.filter((name) => [first, second].includes(name)), [first, second]);
  await page.locator('.board-table .group', { hasText: 'Provisional' }).waitFor();
  await page.getByRole('link', { name: 'Programs' }).click();
  await page.getByText('No rated games here yet.').waitFor();
  assert.equal(new URL(page.url()).search, '?pool=programs');
  await page.getByRole('link', { name: 'This season' }).click();
  await page.getByText('in this period').waitFor();
  await page.getByRole('link', { name: 'People' }).click();
  await page.getByRole('link', { name: first }).click();
  await page.locator('quad-rating-curve canvas').waitFor();
  await shows(page.locator('.history tbody tr'), 3);
  const splits = page.locator('.splits');
  await splits.getByRole('row', { name: /^2 players/ }).waitFor();
  assert.deepEqual(await axe(page), []);
  await splits.getByRole('row', { name: /^South of 2/ }).getByRole('link', { name: '3' }).click();
  await page.locator('.search summary').getByText('seat 1').waitFor();
  await shows(page.locator('table.rows tbody tr'), 3);
  await page.goBack();
  await shows(page.locator('.history tbody tr'), 3);
  await page.locator('.history tbody a').first().click();
  await page.locator('svg.board').waitFor();
  await shows(page.locator('.end-rating p strong'), 2);
  is_content(page);
});

test('a leaderboard that cannot be loaded shows the error and a way on', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.goto('/boards/stratic?speed=nonsense');
  await page.getByRole('alert').getByText('Speed must be one of: standard, budget.').waitFor();
  await page.getByRole('link', { name: 'All leaderboards' }).click();
  await page.getByRole('heading', { name: 'Stratic leaderboard' }).waitFor();
  await page.goto('/players/nobody%20at%20all/ratings');
  await page.getByRole('heading', { name: 'Player not found' }).waitFor();
});

test('a league shows where a program stands, and its owner brings it back; a season shows ranges', { timeout: 240_000 }, async () => {
  const s = h.arena, owner = await h.person({ bypassCSP: true });
  await sign_up(owner, fresh('Owner'), s);
  const { account } = await send(owner, 'POST', '/bots', { name: fresh('League bot'), kind: 'engine' });
  await owner.goto('/');
  await owner.getByText('More', { exact: true }).click();
  await owner.getByRole('link', { name: 'Leagues' }).click();
  await owner.locator('body[data-page="leagues"] #page').getByRole('link', { name: 'CoSAIR' }).click(); // the first page stands until then
  await owner.getByRole('heading', { name: 'CoSAIR league' }).waitFor();
  await owner.getByText('No program plays in this league yet.').waitFor();
  await owner.getByRole('heading', { name: 'Enter a program' }).waitFor();
  assert.deepEqual(await axe(owner), []);
  await send(owner, 'PUT', '/leagues/cosair/base/entry', { program: account.name, games_at_once: 2 });
  await owner.reload();
  await owner.getByText('Division 1').waitFor();
  await button(owner, 'Leave league').click();
  await owner.getByText('left the league').waitFor();
  await owner.setViewportSize({ width: 390, height: 844 });
  assert.equal(await owner.evaluate(() => document.documentElement.scrollWidth), 390, 'no wider than a phone');
  await owner.setViewportSize({ width: 1280, height: 860 });
  await button(owner, 'Rejoin').click();
  await button(owner, 'Leave league').waitFor();
  assert.deepEqual(await axe(owner), []);
  await owner.goto('/seasons');
  await owner.getByText('There are no season ratings yet.').waitFor();
  const env = { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo, QUADRIVIUM_BUILD: build };
  execFileSync(join(build, 'quad'), ['season'], { env });
  execFileSync(join(root, 'deploy', 'dump.sh'), [join(s.home, 'dumps'), '2001-01-01'], { env });
  await owner.goto('/boards/stratic');
  await owner.getByRole('link', { name: 'Season ratings with ranges' }).click();
  await owner.getByRole('heading', { name: /^Season ratings: / }).waitFor();
  await owner.locator('.span-bar').first().waitFor();
  await owner.getByRole('heading', { name: 'Who beats whom' }).waitFor();
  await owner.locator('.span-axis').first().waitFor();
  const [files] = await Promise.all([owner.waitForEvent('popup'), owner.getByRole('link', { name: 'Download each day’s games' }).click()]);
  await files.getByRole('link', { name: 'matches-2001-01-01.ndjson' }).waitFor();
  await files.close();
  assert.deepEqual(await axe(owner), []);
  const cell = owner.locator('.matrix td a').first();
  const games = Number((await cell.textContent()).match(/^[\d½]+\/(\d+)/)[1]);
  await cell.click();
  await owner.locator('.search summary').getByText('as of').waitFor();
  await shows(owner.locator('table.rows tbody tr'), games);
  await owner.locator('#page .search summary').click();
  await owner.getByRole('button', { name: /^Remove: as of / }).click();
  await owner.locator('#page form').getByRole('button', { name: 'Search' }).click();
  await owner.waitForURL((url) => !url.searchParams.has('as_of'));
  is_content(owner);
});

test('a language model: its promises beside its letters, its transcript beside the board, its row among the models', { timeout: 240_000 }, async () => {
  const s = h.arena;
  const owner = await person(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Model'), kind: 'llm', model: 'stub-1' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'bench', scopes: ['play', 'lobby'], bot: account.id });
  const model = bearer(s, token);
  const { body: { lobby } } = await model.post('/lobbies', { game: 'stratagem', seats: 2, clock: { mode: 'untimed' }, rated: false, private: false, bots: [{ seat: 1, bot: 'bot:random' }] });
  const match = await until(async () => (await model.get(`/lobbies/${lobby}`)).body.match);
  await model.post(`/matches/${match}/acts`, { act: { type: 'diplomacy', messages: [{ to: 'all', text: 'I will hold Frostgate this turn. I will leave Snowhaven this turn.' }] } });
  await model.put(`/matches/${match}/turns/1/orders`, { orders: {} });
  await until(async () => (await model.get(`/matches/${match}/view`)).body.turn === 2);
  await model.post(`/matches/${match}/transcript`, { from: 1, lines: [
    { kind: 'match', plan: { model: 'stub-1', price_in: '2.0', price_out: '10.0' } }, { kind: 'told', text: 'The rules.' },
    { kind: 'asked', turn: 1, attempt: 1, text: 'TURN 1\n{"view":1}' }, { kind: 'answer', turn: 1, attempt: 1, text: 'I wait.', tokens_in: 1000, tokens_out: 100, latency_ms: 800 },
    { kind: 'verdict', turn: 1, attempt: 1, legal: false, why: 'no fenced block' }, { kind: 'played', turn: 1, what: 'pass', value: null, dropped: [] },
    { kind: 'answer', turn: 2, attempt: 1, text: 'I resign.' }] });
  await model.post(`/matches/${match}/resign`, { confirm: true });
  execFileSync(join(build, 'quad'), ['season'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } });
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const page = await h.person({ viewport, bypassCSP: true });
    await page.goto('/boards/stratic');
    await page.getByRole('link', { name: 'Language models compared' }).click();
    await page.getByRole('row', { name: /stub-1, stated by its owner.* 1 of 2$/ }).waitFor();
    assert.deepEqual(await axe(page), []);
    await page.goto(`/matches/${match}`);
    await page.getByRole('tab', { name: 'Messages' }).click();
    const letter = page.locator('.sg-letter').filter({ hasText: 'I will hold Frostgate' });
    await letter.getByText('Kept on turn 1.').waitFor();
    await letter.getByText('Broken: the order was not given on turn 1.').waitFor();
    await page.getByText('Show the 2 promises').click();
    assert.deepEqual(await axe(page), []);
    await page.goto(`/matches/${match}/transcript`);
    await page.getByText('no fenced block').waitFor();
    await page.getByRole('img', { name: 'The board at the start of turn 1' }).waitFor();
    await page.getByText('What it was shown').click();
    assert.deepEqual(await axe(page), []);
    await button(page, 'Next turn').click();
    await page.getByText('I resign.').waitFor();
    await page.reload();
    await page.getByText('I resign.').waitFor();
    is_content(page);
  }
});
