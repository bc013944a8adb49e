// Tournaments of four people in every format, entered, played and finished through the page, with somebody who only watches.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { until } from '../lib/stack.mjs';
import { round_of, shown } from '../lib/tournaments.mjs';
import { axe, be_guest, house, is_content, resign, send, settled, shows, unfold } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

async function looks_good(page, name) {
  await settled(page);
  for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 740 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page), [], `${name} ${width} ${colorScheme}`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, `${name} is too wide at ${width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

const button = (page, name) => page.getByRole('button', { name, exact: true });
const my_game = (page) => page.locator('.my-games a.main');
const name_of = async (page) => (await page.locator('.head .who .wide-only').textContent()).trim();

/* From the tournament to the player's game, which is lost there, and back. `match`: the game that must be offered by then. */
async function lose(page, match) {
  await (match ? page.locator(`.my-games a.main[href="/matches/${match}"]`) : my_game(page)).click();
  await page.locator('.tournament-line a').waitFor();
  await resign(page);
  await page.getByRole('link', { name: 'Back to the tournament' }).first().click();
  await page.locator('.tournament-head').waitFor();
}

test('four people enter, play and finish a knock-out, and others watch it', { timeout: 420_000 }, async () => {
  const [ann, bob, cem, dia, watcher] = await Promise.all(Array.from({ length: 5 }, () => h.person({ bypassCSP: true })));

  await ann.goto('/tournaments');
  await ann.getByRole('link', { name: 'Create tournament' }).first().click();
  await ann.getByLabel('Name', { exact: true }).fill('Winter Cup');
  await ann.getByLabel('Knock-out').check();
  await ann.getByLabel('Maximum number of players').fill('4');
  await ann.getByLabel('When it is full').check();
  await ann.getByText('With 4 players: 2 rounds, about').waitFor();
  await unfold(ann);
  for (const label of ['Time per turn', 'Time for the setup', 'No-shows lose their game after']) { // nobody is late, however slow the machine
    await ann.getByLabel(`Unit: ${label}`).selectOption('minute');
    await ann.getByLabel(label, { exact: true }).fill('60');
  }
  await looks_good(ann, 'tournament-new');
  await button(ann, 'Create tournament').click();
  await ann.waitForURL(/\/tournaments\/[a-z2-7]{10}$/);
  const path = new URL(ann.url()).pathname;
  await button(ann, 'Enter tournament').click();
  await ann.getByText('You have entered.').waitFor();
  await ann.getByText('At least 2 players are needed to start. Entered so far: 1.').waitFor();
  for (const fold of ['Bots', 'Share']) await ann.getByText(fold, { exact: true }).click();
  await looks_good(ann, 'tournament-host');

  await watcher.goto('/tournaments');
  await watcher.getByRole('link', { name: 'Winter Cup' }).waitFor();
  await looks_good(watcher, 'tournaments');
  await watcher.getByRole('link', { name: 'Winter Cup' }).click();
  await watcher.getByText('Starts when 4 players have entered').waitFor();
  await looks_good(watcher, 'tournament-open');
  for (const page of [bob, cem, dia]) {
    await page.goto(path);
    await button(page, 'Enter tournament').click();
  }

  const all = [ann, bob, cem, dia];
  await Promise.all(all.map((page) => my_game(page).waitFor()));
  const names = await Promise.all(all.map(name_of));
  await watcher.getByRole('heading', { name: '2 games in play' }).waitFor();
  await shows(watcher.locator('.wall svg'), 2);
  await shows(watcher.locator('.tie-card:not(.empty)'), 2);
  await looks_good(watcher, 'tournament-running');

  const first = watcher.locator('.bracket-round').first().locator('.side-name .player-link');
  const seated = await first.allTextContents();
  const page_of = (name) => all[names.indexOf(name)];
  assert.deepEqual([...seated].sort(), [...names].sort(), 'everybody has a place in the bracket');
  await page_of(seated[0]).goto('/');
  await page_of(seated[0]).locator('.note').filter({ hasText: 'Your game in Winter Cup is on' }).waitFor();
  await page_of(seated[0]).goto(path);
  await Promise.all([lose(page_of(seated[0])), lose(page_of(seated[2]))]);

  await Promise.all([seated[1], seated[3]].map((name) => page_of(name).getByText('Play your game of round 2').waitFor()));
  await page_of(seated[0]).getByText('You have been knocked out.').waitFor();
  await lose(page_of(seated[3]));

  await watcher.locator('.podium').waitFor();
  assert.deepEqual(await watcher.locator('.step-1 .player-link').allTextContents(), [seated[1]]);
  assert.deepEqual(await watcher.locator('.bracket-round').last().locator('.won .player-link').allTextContents(), [seated[1]]);
  assert.equal(await watcher.locator('.wall').count(), 0, 'no board of a finished tournament');
  await looks_good(watcher, 'tournament-finished');
  for (const page of [...all, watcher]) is_content(page);

  await watcher.goto(`${path}/embed`);
  await watcher.locator('.podium').waitFor();
  assert.equal(await watcher.locator('header.head').isVisible(), false);
  assert.equal(await watcher.locator('#page button').count(), 0, 'a frame on another site has nothing to press');
  assert.deepEqual(await watcher.locator('#page a:not([target="_blank"])').count(), 0);
  const policy = async (address) => (await watcher.request.get(address)).headers()['content-security-policy'];
  assert.match(await policy(`${path}/embed`), /frame-ancestors \*/);
  for (const other of [path, '/', '/tournaments/new']) assert.match(await policy(other), /frame-ancestors 'none'/);
});

/* Created by the first of them, entered by each through the page; starts when all four are in. No game of it ends by the clock. */
async function entered(pages, wish) {
  await be_guest(pages[0]);
  const { id } = await send(pages[0], 'POST', '/tournaments', { rated: false, max_players: 4, when_full: true, no_show_seconds: 86_400,
    clock: { mode: 'live', turn_seconds: 3600, stage_seconds: { [wish.game === 'stratic' ? 'setup' : 'diplomacy']: 86_400 } }, ...wish });
  for (const page of pages) {
    await page.goto(`/tournaments/${id}`);
    await button(page, 'Enter tournament').click();
    await button(page, 'Enter tournament').waitFor({ state: 'detached' });
  }
  await Promise.all(pages.map((page) => my_game(page).waitFor()));
  return { id, names: await Promise.all(pages.map(name_of)) };
}

/* The games of the newest round that are being played, once none of it waits for its start. */
async function games_now(client, id) {
  const { round } = await shown(client, id);
  const games = round ? (await round_of(client, id, round)).items.filter(({ state }) => state !== 'bye') : [];
  return { round, playing: games.every(({ state }) => state !== 'paired') ? games.filter(({ state }) => state === 'playing') : [] };
}

/* In each of these games all but the best starting number give up, each by one tap from the tournament. Afterwards the tournament has counted them:
 * until then it and its page still take a game that is over for one that is played. */
async function play_round(client, { id, names }, pages, expected) {
  const { round, playing } = await until(async () => {
    const now = await games_now(client, id);
    return now.playing.length === expected && now;
  }, { what: `${expected} games` });
  for (const { players, match } of playing) {
    const losers = players.toSorted((a, b) => b.number - a.number).slice(0, -1);
    await Promise.all(losers.map(({ player }) => lose(pages[names.indexOf(player)], match)));
  }
  const played = new Set(playing.map(({ match }) => match));
  await until(async () => (await round_of(client, id, round)).items.every(({ match, state }) => state !== 'playing' || !played.has(match)),
    { what: 'the results' });
}

const leader = (page) => page.locator('.standings tbody tr').first();

test('four people finish a Swiss, a table of four and an arena, and see the standings move', { timeout: 900_000 }, async () => {
  const pages = await Promise.all(Array.from({ length: 4 }, () => h.person({ bypassCSP: true })));
  const client = h.arena.client();
  const winner = async () => (await Promise.all(pages.map(async (page) => { await page.locator('.podium').waitFor(); return page.locator('.step-1 .player-link').first().textContent(); })));

  const swiss = await entered(pages, { name: 'Short Swiss', game: 'stratic', format: 'swiss', rounds: 2 });
  const best = pages[swiss.names.indexOf(await leader(pages[0]).locator('.player-link').textContent())];
  await my_game(best).click();
  await best.getByText('Short Swiss, round 1 of 2').waitFor();
  await best.locator('.no-show quad-clock').waitFor();
  await looks_good(best, 'tournament-game');
  await best.goto(`/tournaments/${swiss.id}`);
  await play_round(client, swiss, pages, 2);
  await best.getByText('Play your game of round 2').waitFor();
  await best.locator('.standings tr.mine strong .score').filter({ hasText: /^1$/ }).waitFor();
  await looks_good(best, 'tournament-swiss');
  await play_round(client, swiss, pages, 2);
  assert.deepEqual(await winner(), Array(4).fill(await name_of(best)));
  await looks_good(best, 'tournament-swiss-finished');

  const four = await entered(pages, { name: 'A table of four', game: 'stratagem', format: 'round_robin', seats: 4, rounds: 1 });
  await play_round(client, four, pages, 1);
  assert.equal(new Set(await winner()).size, 1);
  await looks_good(pages[0], 'tournament-four');

  const arena = await entered(pages, { name: 'Short arena', game: 'stratic', format: 'arena', minutes: 60 });
  await play_round(client, arena, pages, 2);
  await until(async () => (await games_now(client, arena.id)).playing.length === 2, { what: 'the next games of the arena' });
  await Promise.all(pages.map((page) => my_game(page).waitFor()));
  await looks_good(pages[0], 'tournament-arena');
  await h.arena.shift_clock(3601);
  await play_round(client, arena, pages, 2);
  assert.equal(new Set(await winner()).size, 1);
  for (const page of pages) is_content(page);
});
