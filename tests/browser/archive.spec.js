// The archive in the browser: searched by the form, a match found, its position shared, its export verified, an altered one found out.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import { await_view, begun, FORMATION, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';
import { until } from '../lib/stack.mjs';
import { axe, house, is_content, shows, sign_up } from './lib/browser.mjs';

let h;
let t;
before(async () => {
  h = await house();
  t = await begun(h.arena);
  await play_line(t, SHORT_WIN);
});
after(async () => { await h?.close(); });

test('a match is found by the form, and the search stands in the address', async () => {
  const page = await h.person();
  await page.goto('/matches?status=finished');
  await page.locator('td.mini img').first().waitFor();
  assert.ok(await page.locator('td.mini img').first().evaluate((img) => img.decode().then(() => img.naturalWidth > 0)));
  await page.getByText('Search', { exact: true }).first().click();
  await page.getByLabel('Player', { exact: true }).fill(t.south.account.name);
  await page.getByLabel('Result').selectOption('won');
  await page.getByLabel('Maximum turns').fill('9');
  await page.getByRole('button', { name: 'Search' }).click();
  await page.getByRole('heading', { name: `${t.south.account.name}’s games` }).waitFor();
  assert.match(page.url(), /result=won/);
  await page.locator('table.rows tbody tr').first().waitFor();
  await shows(page.locator('table.rows tbody tr'), 1);
  await page.locator('#page .search summary').click();
  await page.getByLabel('Against').fill(t.north.account.name);
  await page.getByLabel('Seat of the player').fill('1');
  await page.getByLabel('Number of players').fill('2');
  await page.locator('#page form').getByRole('button', { name: 'Search' }).click();
  await page.waitForURL(/opponent=.*seat=1.*seats=2/);
  await page.locator('.search summary').getByText('seat 1').waitFor();
  await shows(page.locator('table.rows tbody tr'), 1);
  await page.goto(page.url().replace('seat=1', 'seat=2'));
  await page.getByText('No game matches this search.').waitFor();
  await page.goto(page.url().replace('seat=2', 'seat=1').replace('result=won', 'result=lost'));
  await page.getByText('No game matches this search.').waitFor();
  is_content(page);
});

test('a short address with a turn leads to that turn', async () => {
  const page = await h.person();
  await page.goto(`/m/${t.match}#t3`);
  await page.getByText('Turn 3 of 5').waitFor();
  await page.getByRole('button', { name: 'Share this position' }).click();
  await page.getByText(/Link copied|Link to this position/).waitFor();
  await page.getByRole('button', { name: 'Embed on a website' }).click();
  await page.getByText(/HTML code for your website copied|Address of the frame/).waitFor();
  const button = page.getByRole('button', { name: 'Animated replay (GIF)' });
  await button.click();
  const save = page.getByRole('link', { name: /^Save animation \(\d+ kB\)$/ });
  await save.waitFor();
  assert.equal(await save.getAttribute('download'), `stratic-${t.match}.gif`);
  const image = page.getByAltText('Animated replay of this game');
  assert.match(await image.evaluate((picture) => picture.decode().then(() => picture.currentSrc)), /board\.svg$/, 'nothing moves for those who want no motion');
  await page.emulateMedia({ reducedMotion: 'no-preference' });
  await until(() => image.evaluate((picture) => picture.complete && picture.naturalWidth === 560), { what: 'the animation' });
  await button.click();
  await save.waitFor({ state: 'detached' });
  is_content(page);
});

test('a game is kept in a collection with a note, shown to others, and taken out again; guests are told how', async () => {
  const page = await h.person();
  const name = await sign_up(page, `Keeper ${process.pid}`);
  await page.goto('/collections');
  await page.getByText('You have no collections yet. Open a finished game and choose Save game.').waitFor();
  await page.goto(`/matches/${t.match}`);
  const keep = page.getByRole('button', { name: 'Save game', exact: true });
  await keep.click();
  assert.equal(await page.getByLabel('New collection').inputValue(), 'Favourites');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByText('Collections saved').waitFor();
  await keep.click();
  assert.equal(await page.getByRole('checkbox', { name: 'Favourites' }).isChecked(), true);
  await page.keyboard.press('Escape');
  await page.goto('/collections');
  await page.getByText(/^1 game · .* · Private$/).waitFor();
  await page.getByRole('link', { name: 'Favourites' }).click();
  await page.getByRole('button', { name: 'Add a note' }).click();
  await page.getByRole('textbox', { name: 'Note' }).fill('The capture at the end');
  await page.getByRole('dialog').getByRole('button', { name: 'Save' }).click();
  await page.getByText('The capture at the end').waitFor();
  await page.getByText('Title and visibility').click();
  await page.getByLabel('Title').fill('Short games');
  await page.getByLabel('Visibility').selectOption('public');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('heading', { name: 'Short games' }).waitFor();

  const other = await h.person();
  await other.goto(`/players/${encodeURIComponent(name)}`);
  await other.getByRole('link', { name: 'Short games' }).click();
  await other.getByText('The capture at the end').waitFor();
  assert.equal(await other.getByRole('button', { name: /note|Remove/ }).count(), 0);
  await other.locator('table.finished a').last().click();
  await other.getByRole('button', { name: 'Save game', exact: true }).click();
  await other.getByText('Sign up to save games in collections of your own.').waitFor();

  await page.getByRole('button', { name: 'Remove', exact: true }).click();
  await page.getByText('This collection is empty. Open a game and choose Save game.').waitFor();
  await page.getByRole('button', { name: 'Delete collection' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete collection' }).click();
  await page.getByText('You have no collections yet.').waitFor();
  is_content(page);
  is_content(other);
});

test('a frame on another site replays a match and shows its end; even its player can do no more there', async () => {
  const [stranger, player] = [await h.person({ viewport: { width: 360, height: 560 } }), await h.person()];
  const [name, value] = t.south.cookie.split('=');
  await player.context().addCookies([{ name, value, url: h.url }]);
  for (const page of [stranger, player]) {
    await page.goto(`/matches/${t.match}/embed#t3`);
    await page.getByText('Turn 3 of 5').waitFor();
    assert.equal(await page.locator('header.head').isVisible(), false);
    await page.getByRole('button', { name: 'Next turn' }).click();
    await page.getByText('Turn 4 of 5').waitFor();
    assert.match(page.url(), /\/embed#t4$/, 'a reload stays in the frame');
    await page.getByRole('link', { name: 'Stratic on Quadrivium' }).waitFor();
    assert.equal(await page.locator('#page a:not([target="_blank"])').count(), 0);
    for (const name of [/Play on/, /Resign/, /Rematch/, /Evaluation/]) assert.equal(await page.getByRole('button', { name }).count(), 0);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    is_content(page);
  }
});

test('a finished match is played on from one of its turns', async () => {
  const page = await h.person();
  await page.goto(`/matches/${t.match}#t3`);
  await page.getByText('Turn 3 of 5').waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL((url) => /^\/matches\//.test(url.pathname) && !url.pathname.endsWith(t.match));
  await page.locator('.asked-act.yours').filter({ hasText: 'Your turn' }).waitFor();
  is_content(page);
});

test('two people play on from a turn of a finished match: one opens the game, the other comes by the link', async () => {
  const [host, friend] = [await h.person({ bypassCSP: true }), await h.person({ viewport: { width: 390, height: 844 }, colorScheme: 'dark', bypassCSP: true })];
  await host.goto(`/matches/${t.match}#t3`);
  await host.getByText('Turn 3 of 5').waitFor();
  await host.getByRole('button', { name: 'Continue with a friend' }).click();
  await host.getByText('from turn 3.').waitFor();
  assert.deepEqual(await axe(host), []);
  await friend.goto(await host.getByLabel('Link', { exact: true }).inputValue());
  await friend.getByText('Continues a finished game from turn 3.').waitFor();
  assert.deepEqual(await axe(friend), []);
  await friend.getByRole('button', { name: 'Join', exact: true }).click();
  for (const page of [host, friend]) await page.waitForURL((url) => /^\/matches\//.test(url.pathname) && !url.pathname.endsWith(t.match));
  await host.locator('.asked-act.yours').filter({ hasText: 'Your turn' }).waitFor();
  assert.ok(await friend.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
  for (const page of [host, friend]) is_content(page);
});

test('a long game of bots is played on from one of its last turns', { timeout: 180_000 }, async () => {
  const host = await h.arena.guest();
  const bots = [0, 1].map((seat) => ({ seat, bot: 'bot:passive' })); // nobody wins before the last turn
  const { body: { match } } = await host.post('/lobbies', { game: 'cosair', seats: 2, options: { max_turns: 200 }, clock: { mode: 'untimed' }, rated: false, bots });
  const page = await h.person();
  await page.goto(`/matches/${match}`);
  await page.locator('.result').waitFor({ timeout: 120_000 });
  // What is kept for spectators may be seconds old: a page opened with that would see the match end, and show its end.
  const end = await until(async () => {
    const { body: { status, turn } } = await host.get(`/matches/${match}/spectate`);
    return status === 'finished' && turn;
  });
  const last = end - 1; // the clock shows a turn that is never played
  assert.equal(last, 200);
  await page.goto('/');
  await page.goto(`/matches/${match}#t${last - 2}`);
  await page.locator('.replay-where').filter({ hasText: `Turn ${last - 2} of` }).waitFor();
  await page.getByRole('button', { name: 'Continue from here' }).click();
  await page.waitForURL((url) => /^\/matches\//.test(url.pathname) && !url.pathname.endsWith(match));
  await page.locator('.asked-act.yours').waitFor();
  is_content(page);
});

test('my finished games are downloaded in one file, and each line of it is genuine', async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto('/account');
  const [name, value] = t.south.cookie.split('=');
  await page.context().addCookies([{ name, value, url: h.url }]);
  await begun(h.arena, { private: true }, undefined, [t.south, t.north]); // one that is not over
  const second = await begun(h.arena, {}, undefined, [t.north, t.south]);
  await t.south.post(`/matches/${second.match}/resign`, { confirm: true });
  for (const width of [1440, 390]) {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/account');
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: 'Download my games' }).click()]);
    await page.getByText('2 games downloaded.').waitFor();
    assert.deepEqual(await axe(page), []);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth));
    const games = readFileSync(await file.path(), 'utf8').trimEnd().split('\n');
    assert.deepEqual(games.map((line) => JSON.parse(line).match).sort(), [t.match, second.match].sort());
    for (const game of games) assert.equal((await h.arena.client().call('POST', '/verify', { raw: game })).body.ok, true);
  }
  is_content(page);
});

test('an export is dropped and found genuine; with one byte changed the bad turn is named', async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto(`/matches/${t.match}`);
  for (const format of ['JSON', 'NDJSON']) {
    await page.goto(`/matches/${t.match}`);
    const [download] = await Promise.all([page.waitForEvent('download'), page.getByRole('link', { name: format, exact: true }).click()]);
    const text = readFileSync(await download.path(), 'utf8');
    await page.getByRole('link', { name: 'Verify an export' }).click();
    const give = (content) => page.getByLabel('Export to verify').setInputFiles({ name: download.suggestedFilename(), mimeType: 'application/json', buffer: Buffer.from(content) });
    await give(text);
    await page.getByText(/is genuine/).waitFor();
    await give(text.replace('[4,6]', '[4,5]'));
    await page.getByText('The first bad turn is turn 3. The position after this turn has another hash.').waitFor();
    await give(text.slice(0, 100));
    await page.getByRole('alert').filter({ hasText: /JSON|malformed|well formed/i }).waitFor();
  }
  assert.deepEqual(await axe(page), []);
});

test('the best running game is shown as it goes on; its end stays for a while, then the next one follows', async () => {
  const page = await h.person();
  await page.clock.install();
  await page.goto('/matches?status=live');
  await page.getByRole('link', { name: 'Best live game' }).click();
  await page.getByText('No public game of Stratic is under way.').waitFor();
  assert.deepEqual(await axe(page), []);
  const first = await begun(h.arena);
  const stage = (match) => page.locator('.watch', { has: page.locator(`.watch-caption a[href="/matches/${match}"]`) }).locator('svg.board');
  await stage(first.match).waitFor();
  await page.getByText('This is the best game being played right now.').waitFor();
  const told = page.getByRole('region', { name: 'What happened' });
  await told.locator('li').first().waitFor();
  const second = await begun(h.arena);
  await page.locator(`.watch table.rows a[href="/matches/${second.match}"]`).waitFor();
  assert.equal(await stage(first.match).count(), 1, 'a newer game does not take its place');
  await page.getByText('You are watching a live game.').waitFor();
  await play_line(first, SHORT_WIN);
  await page.getByText(/The next one follows in \d+ seconds?/).waitFor();
  await page.keyboard.press('ArrowLeft');
  await page.getByText('The next one waits until you are back at its end.').waitFor();
  await page.keyboard.press('End');
  await page.getByText(/The next one follows in \d+ seconds?/).waitFor();
  for (const [name, width, colorScheme] of process.env.SHOTS ? [['watch', 1440, 'light'], ['watch_dark', 1440, 'dark'], ['watch_phone', 390, 'light']] : []) {
    await page.emulateMedia({ colorScheme });
    await page.setViewportSize({ width, height: width > 500 ? 900 : 844 });
    await page.screenshot({ path: `${process.env.SHOTS}/${name}.png` });
  }
  await page.clock.runFor(15_000);
  await stage(second.match).waitFor();
  await page.getByRole('button', { name: 'Previous turn' }).click();
  await page.getByText('You are looking at an earlier turn.').waitFor();
  await page.waitForURL(/\/watch(\/stratic)?#t\d+$/); // a reload stays on the channel
  await page.keyboard.press('ArrowRight');
  await page.getByText('This is the best game being played right now.').waitFor();
  await second.south.post(`/matches/${second.match}/resign`, { confirm: true });
  await page.getByText('The next one appears here as soon as it begins.').waitFor();
  assert.deepEqual(await axe(page), []);
  is_content(page);
  await page.getByRole('link', { name: 'CoSAIR', exact: true }).click();
  await page.getByText('No public game of CoSAIR is under way.').waitFor();
  for (const path of ['/watch/nothing', '/boards/nothing', '/analysis/nothing']) { // whatever the page, a game that there is not
    await page.goto(path);
    await page.getByRole('heading', { name: 'Page not found' }).waitFor();
  }
});

test('openings are explored by pointer and keyboard, from the archive and from a finished match, and lead to its games', async () => {
  const page = await h.person();
  await until(async () => await h.arena.value('select count(*) from opening_due') === 0, { what: 'the openings' });
  await page.goto('/matches?status=finished&game=stratic');
  await page.getByRole('link', { name: 'Openings' }).click();
  const steps = page.locator('.explore-next .explore-step');
  await steps.first().waitFor();
  await shows(page.locator('.explore-board [data-piece]'), 19);
  await page.goto(`/explore/stratic?after=${encodeURIComponent(`${FORMATION.front}/${FORMATION.back}`)}`);
  await steps.first().focus();
  await page.keyboard.press('Enter');
  await page.locator('.explore-next caption').getByText('Turn 1, South').waitFor();
  await until(() => steps.first().evaluate((step) => step === document.activeElement), { what: 'the focus on the next step' });
  assert.ok(await page.locator('.explore-board .arrow.way-4').count() > 0);
  await page.keyboard.press('ArrowRight');
  await page.locator('.explore-way [aria-current]').getByText('Ae2>e5').waitFor();
  assert.match(page.url(), /after=.*Ae2/);
  assert.deepEqual(await axe(page), []);
  await page.keyboard.press('ArrowLeft');
  await page.locator('.explore-next caption').getByText('Turn 1, South').waitFor();
  await page.getByLabel('Rating').selectOption('1800 and above');
  await page.getByText('None of these games reached this position').waitFor();
  await page.goto(`/matches/${t.match}?turn=2`);
  await page.getByRole('link', { name: 'What others played' }).click();
  await page.locator('.explore-way [aria-current]').getByText('Ae2>e5').waitFor();
  const game = page.locator('.explore-games a').first(), address = await game.getAttribute('href'); // other tests of this file play the same opening
  await game.click();
  await page.waitForURL((url) => url.pathname === new URL(address, h.arena.url).pathname);
  await page.locator('.log').getByText('Ae2>e5').first().waitFor();
});

/** Stratagem for two: one builds a farm in turn 1, the other a mine too and wins, since the first resigns. Resolves to the match's id. */
async function realms() {
  const { match, seats } = await table(h.arena, { game: 'stratagem', seats: 2, options: { civs: ['ironborn', 'verdanti'] } });
  await put_orders(seats[0], match, 1, { build: [{ at: 'sh', what: 'farm' }] });
  await put_orders(seats[1], match, 1, { build: [{ at: 'fr', what: 'mine' }, { at: 'ev', what: 'farm' }] });
  await await_view(seats[0], match, (view) => view.turn > 1);
  await seats[0].post(`/matches/${match}/resign`, { confirm: true });
  return match;
}

/* SHOTS=folder saves pictures. */
async function shots(page, name) {
  for (const [width, colorScheme] of process.env.SHOTS ? [[1440, 'light'], [390, 'light'], [1440, 'dark'], [390, 'dark']] : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

test('the openings of realms are walked from a civilization to its buildings, for the chosen number of players, in one’s language', async () => {
  const match = await realms();
  const page = await h.person();
  await until(async () => await h.arena.value('select count(*) from opening_due') === 0, { what: 'the openings' });
  await page.goto('/matches?status=finished&game=stratagem');
  await page.getByRole('link', { name: 'Openings' }).click();
  await page.getByText('No finished games yet').waitFor();
  await page.getByLabel('Players').selectOption('2');
  const steps = page.locator('.explore-next .explore-step');
  await shows(steps, 2);
  await shots(page, 'explore-stratagem-start');
  assert.match(page.url(), /\/explore\/stratagem\?.*players=2/);
  await page.locator('.explore-all').getByText('Played 2 times').waitFor();
  await page.getByRole('button', { name: 'Verdanti, once' }).focus();
  await page.locator('.sg-opening').getByText('Verdanti').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.explore-next caption').getByText('Next building or age').waitFor();
  await until(() => steps.first().evaluate((step) => step === document.activeElement), { what: 'the focus on the next step' });
  await page.locator('.sg-opening li.next').getByText('Farm').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.locator('.explore-way [aria-current]').getByText('Farm').waitFor();
  await page.getByText('100% won. Mean place: 1.00 of\u00a02.').waitFor();
  assert.deepEqual(await axe(page), []);
  await shots(page, 'explore-stratagem');
  await page.goto(`${page.url()}&lang=de`);
  await page.getByRole('button', { name: 'Mine, einmal' }).click();
  await page.locator('.explore-way [aria-current]').getByText('Mine').waitFor();
  await shots(page, 'explore-stratagem-de');
  await page.locator('.explore-games a').first().click();
  await page.waitForURL((url) => url.pathname === `/matches/${match}`);
});
