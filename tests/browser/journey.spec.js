// The whole journey of somebody who comes by: a guest plays a game until the bot has the Commander, claims the account, plays two rated ones, climbs the board,
// finds an old match in the archive, replays it, plays on from it, exports and verifies it. At a desk, light, and on a phone, dark.
// SHOTS=folder: a picture of every station, for the eye.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { PASSWORD, established, fresh } from '../lib/people.mjs';
import { begun, play_line, played_enough, SHORT_WIN, table } from '../lib/play.mjs';
import { click, commit, first_step, house, is_content, meet_by_form, my_turn, place, play_enough, play_now, resign, sign_up } from './lib/browser.mjs';

let h;
before(async () => { h = await house({ seed: '0000000000000005' }); });
after(async () => { await h?.close(); });

const button = (page, name) => page.getByRole('button', { name });

/** A station of the journey: nothing wider than the screen, and its picture where one is wished for. */
async function station(page, size, name) {
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is wider than the screen`);
  if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `${name}-${size}.png`), fullPage: false });
}

/** What others played before: an old match, and somebody who stands on the board already. */
async function history(arena) {
  const old = await begun(arena);
  await play_line(old, SHORT_WIN);
  const [ada, bela] = [await established(arena), await established(arena)];
  const t = await played_enough(await table(arena, { rated: true }, ada, bela));
  await bela.post(`/matches/${t.match}/resign`, { confirm: true });
  return { old, ada };
}

/* At a desk every piece and button of the setup is in sight; then, against a bot, the log has the room that the folded chat leaves. */
async function shows_setup(page) {
  const [panel, last] = await Promise.all([page.locator('.panel-act'), page.getByRole('group', { name: 'Change the whole setup' })].map((one) => one.boundingBox()));
  assert.ok(last.y + last.height <= panel.y + panel.height, `the setup is cut: ${JSON.stringify({ panel, last })}`);
}

async function shows_log(page) {
  const [log, chat] = await Promise.all(['.panel-log', '.side-fold:not([open])'].map((part) => page.locator(part).boundingBox()));
  assert.ok(log.height >= 120 && log.height >= 3 * chat.height, `the log is as small as the folded chat: ${JSON.stringify({ log, chat })}`);
}

/* Quiet steps, as somebody plays who looks at nothing, until the bot has the Commander. */
async function lose(page) {
  for (;;) {
    await page.locator('.asked-act.yours').filter({ hasText: /Your turn/ }).or(page.locator('.result')).first().waitFor();
    if (await page.locator('.result').count()) break;
    const step = await first_step(page);
    await click(page, step.from, step.to);
    await commit(page, step.text);
    await page.locator('.commit button').filter({ hasText: 'Sending' }).waitFor({ state: 'detached' });
  }
  await page.locator('.result').getByText(/You lost: Cadet captured your Commander on [a-z]\d+\./).waitFor();
}

/** A guest's first game to its end, against a bot. */
async function first_game(page, shot) {
  await page.goto('/');
  await shot('01-first-page');
  await play_now(page);
  await shot('02-placing');
  const is_desk = page.viewportSize().width > 900;
  if (is_desk) await shows_setup(page);
  await place(page);
  await my_turn(page);
  await shot('02-turn');
  if (is_desk) await shows_log(page);
  await lose(page);
  await shot('03-first-end');
}

/** With a name two rated games, against somebody who gives up in the end. */
async function rated_games(page, rival, shot) {
  for (const game of ['04-second-end', '05-third-end']) {
    const path = await meet_by_form(page, rival, async (south) => { await south.getByLabel('Rated', { exact: true }).check(); });
    await play_enough(page, rival, path);
    await rival.reload();
    await resign(rival);
    await page.getByText(/Your rating: \d+ \+\d+/).waitFor();
    await shot(game);
  }
}

async function claim(page, name, shot) {
  await page.goto('/register');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Password').fill(PASSWORD);
  await shot('06-claim');
  await button(page, 'Sign up').click();
  await page.getByRole('heading', { name }).waitFor();
}

async function climb(page, name, ada, shot) {
  await page.goto('/boards/stratic');
  const rows = page.locator('.board-table tbody tr:not(.group)');
  await rows.first().waitFor();
  const names = await rows.locator('th a').allInnerTexts();
  assert.ok(names.indexOf(name) >= 0 && names.indexOf(name) < names.indexOf(ada), `two wins stand above one: ${names}`);
  await shot('07-board');
  await rows.getByRole('link', { name, exact: true }).click();
  await page.getByRole('heading', { name }).first().waitFor();
  await shot('08-profile');
}

async function find_old(page, player, match, shot) {
  await page.goto('/matches?status=finished');
  await page.getByText('Search', { exact: true }).first().click();
  await page.getByLabel('Player', { exact: true }).fill(player);
  await button(page, 'Search').click();
  await page.getByRole('heading', { name: `${player}’s games` }).waitFor();
  await page.locator('table.rows tbody tr').first().waitFor();
  await shot('09-archive');
  await page.locator(`a[href*="${match}"]`).first().click();
  await page.getByLabel('Replay').first().waitFor();
}

async function replay_it(page, shot) {
  await page.getByRole('button', { name: 'Start', exact: true }).click();
  await page.getByText('Start', { exact: true }).first().waitFor();
  for (let turn = 1; turn <= 3; turn++) {
    await button(page, 'Next turn').click();
    await page.getByText(`Turn ${turn} of 5`).waitFor();
  }
  assert.equal(new URL(page.url()).hash, '#t3');
  await shot('10-replay');
}

async function export_and_verify(page, match, shot) {
  await page.goto(`/matches/${match}`);
  const link = page.getByRole('link', { name: 'JSON', exact: true });
  await page.getByLabel('Replay').first().waitFor();
  if (!await link.isVisible()) await page.getByRole('tab', { name: 'Log' }).click();
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()]);
  const text = readFileSync(await download.path(), 'utf8');
  assert.equal(JSON.parse(text).quadrivium, 1);
  await page.goto('/verify');
  await page.getByLabel('Export to verify').setInputFiles({ name: 'match.json', mimeType: 'application/json', buffer: Buffer.from(text) });
  await page.getByText(/is genuine/).waitFor();
  await shot('12-verified');
}

for (const [size, look] of [['1440', { viewport: { width: 1440, height: 900 } }],
  ['390', { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' }]]) {
  test(`from a guest's first game to a verified export, ${size} px`, { timeout: 720_000 }, async () => {
    const { old, ada } = await history(h.arena);
    const [page, rival] = [await h.person(look), await h.person()];
    const shot = (name) => station(page, size, name);
    const name = `Wanderer ${size}`;
    await sign_up(rival, fresh('Rival'), h.arena);
    await first_game(page, shot);
    await claim(page, name, shot);
    await h.arena.sql(`update account set trusted_at = arena_now() where name = '${name}'`);
    await rated_games(page, rival, shot);
    await climb(page, name, ada.account.name, shot);
    await find_old(page, old.south.account.name, old.match, shot);
    await replay_it(page, shot);
    await button(page, 'Continue from here').click();
    await page.waitForURL((url) => /^\/matches\//.test(url.pathname) && !url.pathname.endsWith(old.match));
    await page.locator('.asked-act.yours').filter({ hasText: 'Your turn' }).waitFor();
    await shot('11-fork');
    await export_and_verify(page, old.match, shot);
    is_content(page);
  });
}
