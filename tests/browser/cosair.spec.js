// CoSAIR in the browser: a person leads a nation against five bots to the end of the game with the mouse, for twenty turns and to the end of a short game
// on a phone by touch, and once with the keyboard alone; the map without edges.
// SHOTS=folder: a screenshot of every station, light and dark.
import assert from 'node:assert/strict';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { fresh } from '../lib/people.mjs';
import { axe, house, is_content, seat_choices, send, settled, shows, sign_up, unfold, view_of } from './lib/browser.mjs';

const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true, bypassCSP: true };
const GOAL = 100;

let h;
before(async () => { h = await house({ seed: '00000000000000c0' }); });
after(async () => { await h?.close(); });

const tab = (page, name) => page.getByRole('tab', { name }).click();
const panel = (page) => page.locator('#tab-panel');
const button = (page, name) => page.getByRole('button', { name, exact: true });
const commit_button = (page) => page.locator('.commit button').last();
const planet = (page, id) => page.locator(`.match .co-tile .co-planet[data-id="${id}"]`);
const orders = (page) => page.locator('.co-orders li');
const path_of = (page) => new URL(page.url()).pathname;

/** A station: nothing wider than the screen, and its picture, light and dark, where one is wished for. */
async function station(page, name) {
  const { width } = page.viewportSize();
  assert.equal(await page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)), width, `${name} is as wide as the screen`);
  if (!process.env.SHOTS) return;
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`) });
  }
}

/* Different bots on all other seats. */
async function seat_bots(page, nations) {
  for (let seat = 2; seat <= nations; seat += 1) {
    const choices = await seat_choices(page, seat);
    const levels = await choices.count() - 2; // besides a person before them, and the bot that lets stand what stands behind them
    await choices.nth(1 + seat % levels).check();
  }
}

/** A new person goes from the game's card to the form and creates a game against that many bots, of the usual or so many turns; returns their page at the match. */
async function start_game(options, nations, turns) {
  const page = await h.person(options);
  await sign_up(page, fresh('Astra'));
  await page.goto('/');
  await page.locator('section[aria-labelledby="table-cosair"]').getByRole('link', { name: 'Invite a friend' }).click();
  await unfold(page);
  await page.getByLabel(/^Number of players/).selectOption(String(nations));
  await page.getByLabel(/^Time control/).selectOption({ label: 'No clock' });
  if (nations === 2) await page.getByRole('group', { name: 'Opponent' }).getByRole('radio', { name: 'Prospector' }).check();
  else await seat_bots(page, nations);
  if (turns) await page.getByLabel('Turns', { exact: true }).fill(String(turns));
  await station(page, '01-form');
  await button(page, 'Start game').click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  await page.locator('.match svg.board').waitFor();
  await commit_button(page).filter({ hasText: 'End turn 1' }).waitFor();
  return page;
}

/* How wide the tile is on the screen. */
const tile_width = (page) => page.locator('.match svg.board').evaluate((svg) => svg.getScreenCTM().a * svg.dataset.size * 100);

/* Where a planet can be pressed, in its middle or near it: on the tile or on one of its copies, and not under the tools. */
async function seen_at(page, id) {
  const svg = page.locator('.match svg.board');
  await svg.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await planet(page, id).locator('.co-hit').boundingBox();
  const wide = await tile_width(page);
  const near = [[0, 0], [8, 8], [8, -8], [-8, 8], [-8, -8]]; // one that the edge cuts has its middle on it
  const all = near.flatMap(([dx, dy]) => [0, -1, 1].flatMap((i) => [0, -1, 1].map((j) => [x + width / 2 + i * wide + dx, y + height / 2 + j * wide + dy])));
  const free = await page.evaluate((points) => points.find((at) => document.elementFromPoint(...at)?.closest('.match svg.board')), all);
  assert.ok(free, `planet ${id} can be seen`);
  return free;
}

async function press(page, id) {
  const at = await seen_at(page, id);
  if (page.viewportSize().width < 500) await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
}

/* The way back from a planet to all orders. */
async function step_back(page) {
  await tab(page, 'Orders');
  const back = button(page, '‹ All orders');
  if (await back.count()) await back.click();
}

/** End the turn, and let more go by where that is wished; waits until the clock is on and rests. */
async function end_turn(page, stride = 1) {
  const { turn } = await view_of(page);
  const field = page.locator('.stride select');
  if (await field.count()) await field.selectOption(String(stride));
  await commit_button(page).click();
  await page.waitForFunction((n) => document.querySelector('.result')
    || (Number(document.querySelector('.co-map')?.dataset.turn) > n && !document.querySelector('.commit .run')), turn, { timeout: 150_000 });
  await page.locator('.result').or(commit_button(page).filter({ hasText: 'End turn' }).and(page.locator(':enabled'))).first().waitFor({ timeout: 150_000 });
}

/* ---- what is done in a turn -------------------------------------------------------------------------------------------------------- */

/** Something is put on the list of a planet that builds nothing. */
async function fill_list(page, id, turn) {
  await tab(page, 'Orders');
  await press(page, id);
  const card = page.locator('.co-card');
  await card.waitFor();
  const wish = ['Colonise', 'Trade', 'Attack', 'Grow'][Math.floor(turn / 8) % 4];
  const preset = card.getByRole('button', { name: wish, exact: true });
  if (await preset.count()) await preset.click();
  else await card.locator('.co-offers button:enabled').first().click();
  await card.locator('.co-queue li').first().waitFor();
  await step_back(page);
}

async function settle(page, id) {
  await press(page, id);
  const send = button(page, 'Send colony ship');
  if (await send.count()) await send.click();
  await step_back(page);
}

async function research(page, turn) {
  await tab(page, 'Empire');
  await panel(page).locator('.co-tech-row:enabled').nth(turn % 3).click();
  await panel(page).locator('.co-tech-row[aria-pressed="true"]').waitFor();
}

async function send_agents(page) {
  await tab(page, /^Spies/);
  const train = panel(page).getByRole('button', { name: /^Train / });
  if (await train.count() && await train.isEnabled()) await train.click();
  const form = panel(page).locator('.co-errand').first();
  if (!await form.count()) return;
  await form.locator('select').last().selectOption({ index: 0 });
  await form.getByRole('button', { name: 'Send' }).click();
}

/** Work through the list of tasks. */
async function look_after(page) {
  const { view } = await view_of(page);
  for (const need of view.you.needs.slice(0, 5)) {
    if (need.kind === 'empty_queue') await fill_list(page, need.planet, view.turn);
    if (need.kind === 'colony_ship') await settle(page, need.planet);
    if (need.kind === 'no_research') await research(page, view.turn);
  }
  if (view.you.needs.some(({ kind }) => ['free_agent', 'recruit'].includes(kind)) && view.turn < 60) await send_agents(page);
  await step_back(page);
}

/** The first turn, slowly: a list by buttons, drag and keys; the tax; undo. */
async function first_turn(page) {
  const { view } = await view_of(page);
  const home = view.you.capital;
  await press(page, home);
  const card = page.locator('.co-card');
  for (const item of ['Cruiser', 'Freighter', 'Colony ship']) await card.locator('.co-offers').getByRole('button', { name: item }).click();
  const names = () => card.locator('.co-queue li .grow').allTextContents();
  assert.deepEqual(await names(), ['Cruiser', 'Freighter', 'Colony ship']);
  await card.locator('.co-queue .small').filter({ hasText: 'done in' }).first().waitFor();
  const [last, first] = [await card.locator('.co-grip').last().boundingBox(), await card.locator('.co-grip').first().boundingBox()];
  await page.mouse.move(last.x + 8, last.y + last.height / 2);
  await page.mouse.down();
  await page.mouse.move(first.x + 8, first.y + 4, { steps: 6 });
  await page.mouse.up();
  assert.deepEqual(await names(), ['Colony ship', 'Cruiser', 'Freighter']);
  await card.locator('.co-grip').nth(1).focus();
  await page.keyboard.press('ArrowDown');
  assert.deepEqual(await names(), ['Colony ship', 'Freighter', 'Cruiser']);
  await page.waitForFunction(() => document.activeElement?.getAttribute('aria-label')?.startsWith('Cruiser, 3 of 3'));
  await page.keyboard.press('Delete');
  assert.deepEqual(await names(), ['Colony ship', 'Freighter']);
  await button(page, 'Undo').click();
  assert.deepEqual(await names(), ['Colony ship', 'Freighter', 'Cruiser']);
  await station(page, '02-list');
  await tab(page, 'Empire');
  await panel(page).getByRole('slider', { name: 'Tax rate' }).fill('80');
  await panel(page).getByText('5 gold').first().waitFor();
  await station(page, '03-empire');
  await step_back(page);
  await shows(orders(page), 2);
}

/** A look at every panel, and what an attack would come to. */
async function look_round(page, name) {
  const { view } = await view_of(page);
  for (const title of ['Empire', 'Spies', 'Nations', 'News']) {
    await tab(page, new RegExp(`^${title}`));
    await station(page, `${name}-${title.toLowerCase()}`);
  }
  await tab(page, 'Orders');
  const foreign = view.planets.find((p) => p.owner !== view.you.seat);
  await press(page, foreign.id);
  await page.locator('.co-card h2').filter({ hasText: foreign.name }).waitFor();
  await station(page, `${name}-goal`);
  await step_back(page);
  await station(page, `${name}-orders`);
}

async function curves(page) {
  await tab(page, 'Nations');
  const charts = button(page, 'Charts'); // open already at the end of a game
  if (await charts.getAttribute('aria-pressed') !== 'true') await charts.click();
  await page.locator('quad-figures canvas').first().waitFor();
  await page.locator('quad-figures').first().scrollIntoViewIfNeeded();
  await station(page, '20-curves');
  await button(page, 'Charts').click();
  await button(page, 'Time lapse').click();
  const lapse = page.locator('.co-lapse');
  await lapse.getByRole('slider', { name: 'Turn' }).fill('2');
  await lapse.locator('output').filter({ hasText: 'Turn 2' }).waitFor();
  const early = await lapse.locator('.co-mark').count();
  await lapse.getByRole('button', { name: 'Play' }).click();
  await page.waitForFunction((n) => document.querySelectorAll('.co-lapse .co-mark').length > n, early);
  await lapse.scrollIntoViewIfNeeded();
  await station(page, '21-lapse');
  await button(page, 'Time lapse').click();
}

/* ---- tests --------------------------------------------------------------------------------------------------------------------------- */

test('a person leads a nation against five bots to the end of the game', { timeout: 870_000 }, async () => {
  const page = await start_game(DESK, 6, GOAL);
  await station(page, '02-begin');
  assert.deepEqual(await axe(page), []);
  await first_turn(page);
  await end_turn(page);
  const stations = [20, 50, 80];
  let rounds = 0;
  for (;;) {
    const { view, status } = await view_of(page);
    if (status !== 'live') break;
    if (view.turn >= stations[0]) await look_round(page, `1${stations.shift()}`);
    await look_after(page);
    await end_turn(page, view.turn < 20 ? 5 : 10);
    rounds += 1;
  }
  const { view, status } = await view_of(page);
  console.log(`# turn ${view.turn} after ${rounds} ends of a turn: ${view.your_planets.length} of ${view.planets.length} planets, potential ${view.nations[view.you.seat].potential}, ${status}`);
  assert.ok(rounds < GOAL, 'turns went by');
  await page.locator('.result').filter({ hasText: /^\s*You / }).waitFor();
  await station(page, '20-end');
  await curves(page);
  await station(page, '22-late');
  assert.deepEqual(await axe(page), []);
  page.complaints = page.complaints.filter((words) => !/status of 409 .*\/legal$/.test(words)); // asked for a turn that the end of the game overtook
  is_content(page);
});

/* The tabs in one row that needs no scrolling; keys and screen readers meet what is asked before the tools that stand beside it. */
async function stands_in_order(page, language) {
  const tabs = await page.locator('.match .tab-row [role=tab]').evaluateAll((all) => all.map((tab) => tab.getBoundingClientRect()).map(({ top, left, right }) => ({ top, left, right })));
  assert.equal(new Set(tabs.map(({ top }) => top)).size, 1, `the tabs stand in one row (${language}): ${JSON.stringify(tabs)}`);
  assert.ok(tabs.every(({ left, right }) => left >= 0 && right <= page.viewportSize().width), `and all can be seen (${language}): ${JSON.stringify(tabs)}`);
  const order = await page.locator('.match .reach').evaluate((reach) => [...reach.querySelectorAll('.asked-act, .reach-tools, .commit')].map(({ classList }) => classList[0]));
  assert.deepEqual(order, ['asked-act', 'reach-tools', 'commit']);
  const [words, tools] = await Promise.all(['.asked-act', '.reach-tools'].map((part) => page.locator(`.match .reach ${part}`).boundingBox()));
  assert.ok(tools.y < words.y + words.height, `the tools stand beside what is asked (${language}): ${JSON.stringify({ words, tools })}`);
}

test('a nation is led for twenty turns on a phone', { timeout: 360_000 }, async () => {
  const page = await start_game(PHONE, 7);
  await station(page, '02-begin');
  for (const language of ['de', 'en']) {
    await page.goto(`${path_of(page)}?lang=${language}`);
    const strip = page.locator('.co-strip');
    assert.ok(await strip.evaluate((element) => element.offsetHeight) <= 110, `the strip leaves the map its room (${language}): ${await strip.innerText()}`);
    await stands_in_order(page, language);
    await station(page, `02-begin-${language}`);
  }
  assert.deepEqual(await axe(page), []);
  for (;;) {
    const { view, status } = await view_of(page);
    if (status !== 'live' || view.turn > 20) break;
    await look_after(page);
    await end_turn(page, 5);
  }
  await look_round(page, '120');
  const { view } = await view_of(page);
  const [home, goal] = [view.your_planets.find((p) => p.cruisers), view.planets.find((p) => p.owner !== view.you.seat)];
  const [panel, map, bar] = ['.match .panel > [role=tabpanel]', '.match .co-map', '.match .reach'].map((part) => page.locator(part).first());
  await step_back(page);
  const closed = await panel.boundingBox();
  await press(page, home.id);
  await page.locator('.co-desk.chosen').waitFor();
  const [sheet, chart, foot] = await Promise.all([panel, map, bar].map((part) => part.boundingBox()));
  const shown = JSON.stringify({ closed, sheet, chart, foot });
  assert.ok(sheet.y < closed.y - 100 && sheet.y < chart.y + chart.height, `what is tapped opens as a sheet over the map: ${shown}`);
  assert.ok(sheet.y + sheet.height <= foot.y + 1 && foot.y + foot.height <= page.viewportSize().height + 1, `and nothing hangs below the screen: ${shown}`);
  await button(page, 'Send ships from here').click();
  await press(page, goal.id);
  await page.locator('.co-fleet-form').first().waitFor();
  await page.locator('.co-fleet-form').first().getByRole('button', { name: /^Send \d+ ship/ }).click();
  await page.locator('.co-order.fleet').first().waitFor({ state: 'attached' });
  await station(page, '19-drafted');
  await button(page, 'Undo').click();
  await page.locator('.co-order.fleet').first().waitFor({ state: 'detached' });
  assert.deepEqual(await axe(page), []);
  is_content(page);
});

/** Standing orders by the keyboard: a set of rules, its drafts, turns that pass by themselves; they outlive the page. */
async function stand(page, keys) {
  await tab(page, 'Orders');
  const head = page.locator('details.co-standing > summary');
  await head.focus();
  await keys('Enter');
  await button(page, 'Use the suggested set').focus();
  await keys('Enter');
  await page.locator('.co-orders .tag').first().waitFor();
  assert.deepEqual(await axe(page), []);
  const { turn } = await view_of(page);
  await page.locator('.stride select').selectOption('5');
  await commit_button(page).focus();
  await keys('Enter');
  await page.waitForFunction((n) => Number(document.querySelector('.co-map')?.dataset.turn) > n && !document.querySelector('.commit .run'), turn);
  await page.reload();
  await head.filter({ hasText: '(5)' }).waitFor();
}

test('a nation is led by standing orders to the end of a game of two on a phone, in the dark', { timeout: 360_000 }, async () => {
  const page = await start_game({ ...PHONE, viewport: { width: 390, height: 844 }, colorScheme: 'dark', newcomer: true }, 2, GOAL);
  await button(page, 'Got it').waitFor();
  const { y, height } = await commit_button(page).boundingBox();
  assert.ok(y + height <= 844, `what is explained pushes no button off the screen: ${y}, ${height}`);
  await button(page, 'Got it').click();
  await page.locator('details.co-standing > summary').click();
  await button(page, 'Use the suggested set').click();
  await orders(page).first().waitFor();
  for (;;) {
    const { view, status } = await view_of(page);
    if (status !== 'live') break;
    const [list, foot] = await Promise.all([panel(page), page.locator('.match .reach')].map((part) => part.boundingBox()));
    assert.ok(list.height >= 80 && foot.y + foot.height <= 845, `the panel and the button are in sight: ${JSON.stringify({ list, foot })}`);
    await station(page, `35-two-${view.turn}`);
    await end_turn(page, 10);
  }
  await page.locator('.result').filter({ hasText: /^\s*You (won|lost) with a potential of / }).waitFor();
  await station(page, '36-two-end');
  await page.emulateMedia({ colorScheme: 'dark' });
  assert.deepEqual(await axe(page), []);
  is_content(page);
});

test('a game of eleven bots starts from the page, is watched to its end, and fits every screen', { timeout: 180_000 }, async () => {
  const page = await h.person({ ...DESK, colorScheme: 'dark' });
  await page.goto('/lobbies/new?game=cosair');
  await page.getByLabel(/^Game/).selectOption({ label: 'CoSAIR' });
  await page.getByLabel(/^Number of players/).selectOption('11');
  await unfold(page);
  await page.getByLabel('Turns', { exact: true }).fill(String(GOAL));
  await page.getByLabel('Only watch: bots take every seat').check();
  await page.getByRole('group', { name: 'Bot for all seats' }).getByRole('radio', { name: 'Deckhand' }).check();
  await button(page, 'Put it in all 11 seats').click();
  await button(page, 'Watch bots play').click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  const phone = await h.person({ ...PHONE, viewport: { width: 390, height: 844 } });
  await phone.goto(path_of(page));
  for (const each of [page, phone]) {
    await each.locator('.match svg.board').waitFor();
    await shows(each.locator('.roster-fold summary .seat-brief'), 11);
    await each.waitForFunction(() => Number(document.querySelector('.co-map')?.dataset.turn) > 2);
    await station(each, '30-eleven');
    const { width } = each.viewportSize();
    const right = await each.locator('.roster-fold summary .seat-brief').evaluateAll((all) => Math.max(...all.map((one) => one.getBoundingClientRect().right)));
    assert.ok(right <= width, 'every nation is in sight');
    const heights = await each.locator('.co-tile').evaluate((tile) => [...tile.querySelectorAll('.co-code, .co-name, .co-short, .co-tiny')]
      .map((one) => one.getBoundingClientRect().height).filter((height) => height > 0));
    assert.ok(heights.length >= 11 && Math.min(...heights) >= 10, `letters on the map can be read: ${heights}`);
    await each.locator('.result').filter({ hasText: /turn limit/ }).waitFor();
    await station(each, '31-eleven-end');
    is_content(each);
  }
});

test('the keyboard alone: tasks, a build queue, the target of a fleet, the end of the turn', { timeout: 270_000 }, async () => {
  const page = await start_game(DESK, 3);
  const keys = async (...names) => { for (const name of names) await page.keyboard.press(name); };
  await page.locator('body').click({ position: { x: 5, y: 400 } });
  await keys('i');
  await page.locator('.co-card').waitFor();
  await page.locator('.co-offers button').first().focus();
  await keys('Enter', 'Enter');
  await page.locator('.co-queue li').nth(1).waitFor();
  await page.locator('.co-grip').first().focus();
  await keys('Delete', 'b');
  const here = () => page.evaluate(() => document.activeElement?.dataset.id);
  const home = await here();
  assert.ok(home !== undefined, 'the key B goes to the chart');
  const hint = page.locator('.co-hover text');
  for (const way of ['ArrowRight', 'ArrowDown', 'ArrowLeft', 'ArrowUp']) {
    await keys(way);
    if (await here() !== home) break;
  }
  assert.notEqual(await here(), home);
  await hint.filter({ hasText: /^\d+ turns?, arrives on turn \d+$/ }).waitFor();
  await keys('Enter');
  await page.locator('.co-fleet-form').waitFor();
  await page.locator('.co-fleet-form button').last().focus();
  await keys('Enter');
  await page.locator('.co-order.fleet').waitFor({ state: 'attached' });
  await keys('j');
  await page.waitForFunction(() => document.activeElement.matches('.co-card, .co-empire, .co-spies'));
  await keys('p');
  await page.waitForFunction(() => document.querySelector('.co-map')?.dataset.turn === '2');
  const { view } = await view_of(page);
  assert.equal(view.you.fleets.length, 1);
  await stand(page, keys);
  is_content(page);
});

/* The upper left corner of a planet's disc on the tile. */
async function corner(page, id) {
  const { x, y } = await planet(page, id).locator('.co-hit').boundingBox();
  return [Math.round(x), Math.round(y)];
}

async function pan(page, dx, dy) {
  const board = await page.locator('.match svg.board').boundingBox();
  const [x, y] = [board.x + board.width / 2 - dx / 2, board.y + board.height / 2 - dy / 2];
  await page.mouse.move(x, y);
  await page.mouse.down();
  await page.mouse.move(x + dx, y + dy, { steps: 8 });
  await page.mouse.up();
}

test('a planet cut by the edge is pressed where it lies: the map stays under the pointer and follows the keyboard', { timeout: 180_000 }, async () => {
  const page = await start_game(DESK, 2);
  const { view } = await view_of(page);
  const board = await page.locator('.match svg.board').boundingBox();
  const foreign = view.planets.find((p) => p.owner !== view.you.seat);
  const { width } = await planet(page, foreign.id).locator('.co-hit').boundingBox();
  let press_at, cut, y;
  for (const edge of [board.x, board.x + board.width]) { // at one of them the planet is seen on the tile, at the other on a copy
    [cut, y] = await corner(page, foreign.id);
    await pan(page, Math.round(edge - cut - width / 2), Math.round(board.y + board.height / 2 - y - width / 2));
    [cut, y] = await corner(page, foreign.id);
    press_at = edge === board.x ? edge + 10 : edge - 10;
    if (cut < edge && cut + width > edge) break;
  }
  assert.ok(cut < press_at && cut + width > press_at, `${cut} is cut by the edge`);
  await page.mouse.click(press_at, y + width / 2);
  await page.locator('.co-card h2').filter({ hasText: foreign.name }).waitFor();
  const [now_x, now_y] = await corner(page, foreign.id);
  assert.ok(Math.abs(now_x - cut) <= 2 && Math.abs(now_y - y) <= 2, `${now_x} ${now_y} is ${cut} ${y}`); // the ring of the chosen one is wider
  await planet(page, foreign.id).focus();
  for (const key of ['ArrowLeft', 'ArrowRight', 'ArrowUp', 'ArrowDown']) await page.keyboard.press(key);
  assert.ok(await page.evaluate(() => document.activeElement.classList.contains('co-planet')));
  const seen = await page.evaluate(() => { const [a, b] = [document.activeElement, document.querySelector('.match svg.board')].map((one) => one.getBoundingClientRect()); return a.left >= b.left - 1 && a.right <= b.right + 1; });
  assert.ok(seen, 'what the keyboard comes to is in sight');
});

test('the map has no edge: a drag by its whole width changes nothing, and copies can be pressed', { timeout: 180_000 }, async () => {
  const page = await start_game(DESK, 2);
  const { view } = await view_of(page);
  const board = await page.locator('.match svg.board').boundingBox();
  const wide = await tile_width(page);
  const square = wide / view.size;
  const box = (id) => corner(page, id);
  const drag = (dx, dy) => pan(page, dx, dy);
  /* The same place, whole widths of the chart aside: the tile itself may be any of its copies. */
  const off = (a, b) => Math.abs(a - b - Math.round((a - b) / wide) * wide);
  const near = ([ax, ay], [bx, by]) => off(ax, bx) <= 2 && off(ay, by) <= 2;
  /* Copies are dimmed but seen, and what is not a copy stands in a frame that is lighter than both. */
  const veil = await page.locator('.co-veil').evaluate((one) => {
    const [dim, edge] = ['.dim', '.edge'].map((name) => one.querySelector(name));
    return { dims: Number(getComputedStyle(dim).fillOpacity) * Number(getComputedStyle(one).opacity), line: getComputedStyle(edge).strokeWidth, wide: edge.getBoundingClientRect().width };
  });
  assert.ok(veil.dims > 0.4 && veil.dims < 0.8 && parseFloat(veil.line) >= 1 && Math.abs(veil.wide - wide) <= 3, JSON.stringify(veil));
  const home = await box(0);
  await drag(wide / 2, 0);
  await drag(wide / 2, 0);
  assert.ok(near(await box(0), home), `${await box(0)} is ${home}`);
  await drag(0, square);
  assert.ok(near(await box(0), [home[0], home[1] + Math.round(square)]));
  await button(page, 'Show whole board').click();
  const middle = [home[0] + 10, home[1] + 10];
  const foreign = view.planets.find((p) => p.owner !== view.you.seat);
  const [fx, fy] = await box(foreign.id);
  const copies = [-1, 0, 1].flatMap((i) => [-1, 0, 1].map((j) => [fx + i * wide + 12, fy + j * wide + 12])).filter(([x, y]) => (x !== fx + 12 || y !== fy + 12)
    && x > board.x + 8 && y > board.y + 8 && x < board.x + board.width - 60 && y < board.y + board.height - 8);
  for (const [x, y] of copies.slice(0, 1)) await page.mouse.click(x, y);
  if (!copies.length) await press(page, foreign.id);
  await page.locator('.co-card h2').filter({ hasText: foreign.name }).waitFor();
  await station(page, '30-copies');
  await page.mouse.click(middle[0], middle[1]);
  await page.locator('.co-range').waitFor({ state: 'attached' });
  await page.mouse.move(...await seen_at(page, foreign.id));
  await page.locator('.co-hover text').filter({ hasText: /turns/ }).waitFor();
  is_content(page);
});

/* Drags the map and presses a planet before the page's timers can run, as on a page too busy for them; the press
 * trembles by two pixels. */
function drag_and_press(id) {
  const svg = document.querySelector('.match svg.board');
  const disc = svg.querySelector(`.co-planet[data-id="${id}"] .co-hit`);
  const send = (type, on, clientX, clientY) =>
    on.dispatchEvent(new MouseEvent(type, { bubbles: true, cancelable: true, view: window, clientX, clientY }));
  const { left, top } = svg.getBoundingClientRect();
  send('mousedown', svg, left + 20, top + 20);
  send('mousemove', svg, left + 60, top + 20);
  send('mouseup', svg, left + 60, top + 20);
  send('click', svg, left + 60, top + 20);
  const { x, y } = disc.getBoundingClientRect();
  send('mousedown', disc, x + 9, y + 9);
  send('mousemove', disc, x + 11, y + 9);
  send('mouseup', disc, x + 11, y + 9);
  send('click', disc, x + 11, y + 9);
}

/* A game that only this page plays: as many nations as one likes, each with orders of its own. */
async function from_scratch(page) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/what-if/cosair');
  await page.getByLabel('Players').selectOption('5');
  const seats = page.getByRole('group', { name: 'Whose view and orders' }).getByRole('button');
  await seats.nth(5).press('Enter');
  await page.getByRole('tab', { name: 'Empire' }).click();
  await page.getByRole('slider', { name: 'Tax rate' }).waitFor();
  const far = await page.evaluate(() => {
    const [map, home] = [document.querySelector('svg.board'), document.querySelector('.co-tile .co-planet[data-id="4"]')].map((one) => one.getBoundingClientRect());
    return Math.hypot(map.x + map.width / 2 - home.x - home.width / 2, map.y + map.height / 2 - home.y - home.height / 2);
  });
  assert.ok(far < 120, `the nation's home is in the middle: ${far} px`);
  await page.getByRole('slider', { name: 'Tax rate' }).fill('80');
  await seats.nth(5).filter({ hasText: '1' }).waitFor();
  await seats.nth(1).press('Enter');
  await orders(page).waitFor({ state: 'detached' });
  await button(page, 'Resolve turn 1').press('Enter');
  await button(page, 'Resolve turn 2').waitFor();
  await seats.nth(5).press('Enter');
  await page.getByRole('tab', { name: 'Empire' }).click();
  await page.getByRole('slider', { name: 'Tax rate' }).waitFor();
  assert.equal(await page.getByRole('slider', { name: 'Tax rate' }).inputValue(), '80');
  assert.deepEqual(await axe(page), []);
}

/* A colony ship that stays at home: the reason, the player's own orders on the map, better ones, on any screen. */
async function costly_turns(page) {
  const match = path_of(page);
  const { view: { you } } = await view_of(page);
  const passed = async (turn) => {
    await send(page, 'PUT', `${match}/turns/${turn}/orders`, { orders: turn === 1 ? [{ type: 'set_queue', planet: you.seat, items: ['colony_ship', ...Array(4).fill('cruiser')], repeat: false }] : [] });
    await page.waitForFunction((n) => Number(document.querySelector('.co-map')?.dataset.turn) > n, turn);
    await settled(page); // it asks what is legal in a turn, which must not be over before
  };
  for (let turn = 1; turn <= 8; turn += 1) await passed(turn);
  await send(page, 'POST', `${match}/resign`, { confirm: true });
  await page.goto(`${match}/mistakes?seat=${you.seat}`);
  await page.locator('.exercise-head').getByText(/^A colony ship on .+ was ready to found a colony\.$/).waitFor();
  const side = page.locator('.exercise-side');
  await button(page, 'Compare these orders').click();
  await side.getByText('These are the orders that were given.').waitFor();
  assert.deepEqual(await axe(page), []);
  await station(page, '40-mistake');
  await button(page, 'Show the best orders').click();
  await side.locator('.co-orders li').filter({ hasText: /colon/i }).waitFor();
  await page.setViewportSize({ width: 390, height: 844 });
  await station(page, '41-better');
  await button(page, 'Try other orders').click();
  await page.getByRole('slider', { name: 'Tax rate' }).fill('80');
  await orders(page).filter({ hasText: 'Tax 80%' }).waitFor();
}

test('a press right after a drag chooses the planet, and so does a trembling one', { timeout: 180_000 }, async () => {
  const page = await start_game(DESK, 2);
  const { view } = await view_of(page);
  const foreign = view.planets.find((p) => p.owner !== view.you.seat);
  await page.waitForFunction(() => document.querySelector('.match svg.board')?.__zoom);
  await page.evaluate(drag_and_press, foreign.id);
  await page.locator('.co-card h2').filter({ hasText: foreign.name }).waitFor();
  await costly_turns(page);
  await from_scratch(page);
  is_content(page);
});
