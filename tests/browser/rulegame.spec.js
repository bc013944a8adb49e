// The Rule Game at real browsers: three levels of the ladder are solved at a desk and on a phone, with mouse, finger and keyboard; two tabs,
// a piece that is gone, a move after the end; a race, rivals and partners. SHOTS=folder keeps pictures.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, be_guest, house, is_content, send, settled, shows, unfold, view_of } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const WIDE = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' };

const TRAYS = { SQUARE: 0, STAR: 1, CIRCLE: 2, TRIANGLE: 3, RED: 3, BLACK: 0, BLUE: 1, YELLOW: 2 };
const nearest = ({ x, y }) => (y >= 4 ? (x >= 4 ? 1 : 0) : x >= 4 ? 2 : 3);
/* What somebody who has found the rule knows. */
const KNOWN = { cabinet: ({ properties }) => TRAYS[properties.shape], paint_shop: ({ properties }) => TRAYS[properties.color], neighbors: nearest };

const shot = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/rulegame-${name}.png` }); };
const mine = (live) => live.view.seats[live.seat];
const bench = (page) => page.locator('.board-frame .bench');
const asked = (page) => page.locator('.asked-act').first();

const at_match = (page) => page.waitForURL(/\/matches\/[a-z2-7]{10}$/);

const TITLES = { first_steps: 'First steps', cabinet: 'The cabinet' };

/* From the game's card on the first page to the form of a new game, filled in: the numbers by their ids, then `start` is pressed. */
async function by_card(page, variant, { level, ...numbers }, start) {
  await page.goto('/');
  await page.locator('section[aria-labelledby="table-rulegame"]').getByRole('link', { name: 'Create game' }).click();
  await page.getByLabel(/^Variant/).selectOption(variant);
  await unfold(page);
  await page.locator('#option-level').selectOption(TITLES[level]);
  for (const [name, n] of Object.entries(numbers)) await page.locator(`#option-${name}`).fill(String(n));
  await page.getByLabel(/^Time control/).selectOption({ label: 'No clock' });
  await page.getByRole('button', { name: start, exact: true }).click();
}

/** A level at a table for one, set through the page's own account. */
async function sit(page, level, more = {}) {
  await be_guest(page);
  const options = { level, boards: 2, min_objects: 7, max_objects: 9, give_up_at: 1, ...more };
  const { match } = await send(page, 'POST', '/lobbies', { game: 'rulegame', variant: 'solo', seats: 1, options, clock: { mode: 'untimed' } });
  await page.goto(`/matches/${match}`);
  await bench(page).waitFor();
  await settled(page); // where a piece is, it stays
}

/** The same by the pages. */
async function begin(page, level) {
  await by_card(page, 'solo', { level, boards: 2, min_objects: 7, max_objects: 9 }, 'Start game');
  await at_match(page);
  await bench(page).waitFor();
  await settled(page);
}

const middle = async (locator) => {
  const { x, y, width, height } = await locator.boundingBox();
  return { x: x + width / 2, y: y + height / 2 };
};
const piece = (page, id) => bench(page).locator(`[data-piece="${id}"] rect`);
const tray = (page, bucket) => bench(page).locator(`[data-bucket="${bucket}"] rect`);

/* Ways to put a piece into a bucket. */
const HANDS = {
  async tap(page, id, bucket) {
    const held = await bench(page).locator(`[data-piece="${id}"].picked`).count();
    for (const place of [...(held ? [] : [piece(page, id)]), tray(page, bucket)]) {
      const { x, y } = await middle(place);
      if (page.viewportSize().width < 500) await page.touchscreen.tap(x, y);
      else await page.mouse.click(x, y);
    }
  },
  async drag(page, id, bucket) {
    const [from, to] = [await middle(piece(page, id)), await middle(tray(page, bucket))];
    await page.mouse.move(from.x, from.y);
    await page.mouse.down();
    await page.mouse.move((from.x + to.x) / 2, (from.y + to.y) / 2, { steps: 4 });
    await page.mouse.move(to.x, to.y, { steps: 4 });
    await page.mouse.up();
  },
  async finger(page, id, bucket) {
    const [from, to] = [await middle(piece(page, id)), await middle(tray(page, bucket))];
    const hand = await page.context().newCDPSession(page);
    const touch = (type, at) => hand.send('Input.dispatchTouchEvent', { type, touchPoints: at ? [at] : [] });
    await touch('touchStart', from);
    for (const part of [0.2, 0.5, 0.8, 1]) await touch('touchMove', { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part });
    await touch('touchEnd');
  },
  async keys(page, id, bucket) {
    if (!await bench(page).locator(`[data-piece="${id}"].picked`).count()) await page.keyboard.press(String.fromCharCode(97 + id));
    await page.keyboard.press(String(bucket));
  },
};

/** One attempt, until the page shows its answer; answers the view after it. */
async function attempt(page, hand, id, bucket) {
  const { turn } = await view_of(page);
  await HANDS[hand](page, id, bucket);
  await page.waitForFunction((before) => Number(document.querySelector('.board-frame .bench')?.dataset.tried.split(':')[0]) >= before, turn);
  return view_of(page);
}

/** Play a whole series as somebody who has found the rule after one error. */
async function solve(page, level, hands, name) {
  const known = KNOWN[level];
  let live = await view_of(page);
  const [first] = mine(live).board.pieces;
  live = await attempt(page, hands[0], first.piece, (known(first) + 1) % 4);
  assert.match(await asked(page).textContent(), /: denied\. Try another bucket\?$/);
  await shows(bench(page).locator('.seen .denied'), 1);
  await shot(page, `${name}-denied`);
  for (let n = 0; live.status === 'live'; n += 1) {
    const next = mine(live).board.pieces.at(n % 2 ? -1 : 0);
    live = await attempt(page, hands[n % hands.length], next.piece, known(next));
    if (n === 3) await shot(page, `${name}-playing`);
  }
  return live;
}

async function three_levels(look, hands, name) {
  const page = await h.person({ ...look, bypassCSP: true });
  for (const level of Object.keys(KNOWN)) {
    if (level === 'cabinet') await begin(page, level);
    else await sit(page, level);
    await shot(page, `${name}-${level}-start`);
    const end = await solve(page, level, hands, `${name}-${level}`);
    assert.deepEqual(mine(end).results.map(({ finish, half_errors: half }) => [finish, half]), [['cleared', 2], ['cleared', 0]]);
    await page.locator('.rg-rule-words').waitFor();
    assert.equal(await page.locator('.result .asked-act').textContent(), 'You found the rule: 3 of 3 stars, 19 points.');
    await shot(page, `${name}-${level}-end`);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), look.viewport.width, 'nothing is too wide');
  }
  assert.deepEqual(await axe(page), []);
  await page.getByRole('slider', { name: 'Turn' }).fill('4');
  await bench(page).locator('.seen .accepted').first().waitFor();
  await shot(page, `${name}-replay`);
  is_content(page);
  await page.context().close();
}

test('three levels at a desk, with the mouse: dragged and clicked', { timeout: 480_000 }, () => three_levels(WIDE, ['drag', 'tap'], 'wide'));

test('three levels on a phone, with fingers: dragged and tapped', { timeout: 480_000 }, () => three_levels(PHONE, ['finger', 'tap'], 'phone'));

test('a level with the keyboard alone; the keyboard is at the board from the beginning, and a guess is noted on the way', { timeout: 360_000 }, async () => {
  const page = await h.person(WIDE);
  await sit(page, 'neighbors', { max_objects: 4, min_objects: 4 });
  let live = await view_of(page);
  while (mine(live).boards_done === 0) live = await attempt(page, 'keys', mine(live).board.pieces[0].piece, nearest(mine(live).board.pieces[0]));
  assert.match(await asked(page).textContent(), /^Board 1: cleared\. 4 attempts, 4 pieces removed, 10 points\./);
  await page.getByLabel('Your guess at the rule').fill('into the nearest corner');
  await page.getByRole('slider', { name: /How sure/ }).press('ArrowRight');
  await page.getByRole('button', { name: 'Save guess' }).click();
  await page.getByText('After board 1: into the nearest corner').waitFor();
  assert.deepEqual(mine(await view_of(page)).guesses, [{ boards: 1, guess: 'into the nearest corner', confidence: 5 }]);
  await bench(page).focus();
  await page.keyboard.press('a');
  await page.keyboard.press('Escape');
  await page.keyboard.press('1');
  assert.match(await asked(page).textContent(), /Pick a piece first/);
  is_content(page);
});

test('only those that may move: touched, found immovable, marked until the next accepted move; then given up', { timeout: 360_000 }, async () => {
  const page = await h.person(WIDE);
  await sit(page, 'harvest', { give_up_at: 0 });
  const { pieces } = mine(await view_of(page)).board;
  const top = Math.max(...pieces.map((one) => one.y));
  const [low, high] = [pieces.find((one) => one.y < top), pieces.find((one) => one.y === top)];
  await attempt(page, 'tap', low.piece, 0);
  assert.match(await asked(page).textContent(), /it cannot move now/);
  await shows(bench(page).locator('.seen .lock'), 1);
  await shot(page, 'wide-immovable');
  await bench(page).locator(`[data-piece="${high.piece}"]`).click();
  await page.getByRole('button', { name: /^Touch it/ }).click();
  await page.getByText(/was touched: it can move/).first().waitFor();
  await attempt(page, 'drag', high.piece, 2);
  assert.equal(await bench(page).locator('.seen .lock').count(), 0);
  assert.equal(mine(await view_of(page)).attempts, 3);
  await page.getByRole('button', { name: 'Give up series…' }).click();
  await page.getByRole('button', { name: 'Give up', exact: true }).click();
  await page.getByText('Only pieces of the topmost row can move').waitFor();
  await shot(page, 'wide-given-up');
  const { turn } = await view_of(page);
  const late = send(page, 'PUT', `/matches/${page.url().match(/matches\/(\w+)/)[1]}/turns/${turn}/orders`, { orders: { type: 'move', piece: 0, bucket: 0 } });
  await assert.rejects(late, / → 409 /, 'a move after the end');
  assert.equal(await bench(page).locator('[role="button"]').count(), 0);
});

test('two tabs at once: one attempt counts, the other tab catches up and says so; nothing is lost', { timeout: 360_000 }, async () => {
  const one = await h.person(WIDE);
  await sit(one, 'cabinet');
  const two = await one.context().newPage();
  await two.goto(one.url());
  await bench(two).waitFor();
  const [a, b] = mine(await view_of(one)).board.pieces;
  const keys = (page, of) => page.keyboard.press(String.fromCharCode(97 + of.piece));
  await keys(one, a);
  await keys(two, b);
  await Promise.all([one.keyboard.press(String(KNOWN.cabinet(a))), two.keyboard.press(String(KNOWN.cabinet(b)))]);
  for (const page of [one, two]) await page.waitForFunction(() => document.querySelector('.bench').dataset.tried.startsWith('1:'));
  assert.equal(mine(await view_of(one)).attempts, 1);
  const [won] = mine(await view_of(one)).board.history;
  const [slow, lost] = won.piece === a.piece ? [two, b] : [one, a];
  assert.ok(await bench(slow).locator(`[data-piece="${lost.piece}"]`).count(), 'what was not counted lies where it lay');
  if (await bench(slow).locator('.picked').count()) await slow.keyboard.press('Escape');
  await attempt(slow, 'keys', lost.piece, KNOWN.cabinet(lost));
  for (const page of [one, two]) await page.waitForFunction(() => document.querySelector('.bench').dataset.tried.startsWith('2:'));
  assert.equal(mine(await view_of(one)).board.done, 2);
});

test('a piece that is gone: a tab that was behind learns it before anything is spent', { timeout: 360_000 }, async () => {
  const one = await h.person(WIDE);
  await sit(one, 'cabinet');
  const two = await one.context().newPage();
  await two.goto(one.url());
  await bench(two).waitFor();
  const [gone] = mine(await view_of(one)).board.pieces;
  await two.route('**/view?*', () => { /* its news never comes */ });
  await attempt(one, 'tap', gone.piece, KNOWN.cabinet(gone));
  await two.unroute('**/view?*');
  await HANDS.keys(two, gone.piece, KNOWN.cabinet(gone));
  await two.waitForFunction(() => document.querySelector('.bench').dataset.tried.startsWith('1:'));
  assert.equal(mine(await view_of(two)).attempts, 1);
  assert.equal(await bench(two).locator(`[data-piece="${gone.piece}"]`).count(), 0);
});

test('a race: each sees how far the others are and nothing of their boards; at the end everything opens', { timeout: 540_000 }, async () => {
  const [ann, ben] = await Promise.all([h.person(WIDE), h.person(PHONE)]);
  await ben.goto(await link_of(ann, 'race', { level: 'cabinet', boards: 1, min_objects: 4, max_objects: 4 }, true));
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await Promise.all([ann, ben].map(at_match));
  for (const page of [ann, ben]) {
    await bench(page).waitFor();
    await settled(page);
  }
  const finish = async (page, hand) => {
    let live = await view_of(page);
    while (live.status === 'live' && !mine(live).over) live = await attempt(page, hand, mine(live).board.pieces[0].piece, KNOWN.cabinet(mine(live).board.pieces[0]));
  };
  await attempt(ann, 'tap', 0, (KNOWN.cabinet(mine(await view_of(ann)).board.pieces[0]) + 1) % 4);
  await finish(ann, 'tap');
  await ann.getByText('This series is over. Other players are still playing.').waitFor();
  await shot(ann, 'wide-race-waiting');
  const seen = (await view_of(ben)).view.seats[0];
  assert.deepEqual([seen.attempts, seen.removed, 'board' in seen], [5, 4, false]);
  await shot(ben, 'phone-race');
  await finish(ben, 'tap');
  await Promise.all([ann, ben].map((page) => page.locator('.result .asked-act').filter({ hasText: /(wins|won) with 10 points/ }).waitFor()));
  assert.equal(await ben.getByLabel('Show the boards of').inputValue(), '1', 'one looks at one’s own boards first');
  await ann.getByLabel('Show the boards of').selectOption({ index: 1 });
  await ann.locator('.rg-strip').filter({ hasText: /Attempts\s*4/ }).waitFor(); // the line over the board is theirs as well
  assert.equal(await ann.getByRole('slider', { name: 'Turn' }).getAttribute('max'), await ben.getByRole('slider', { name: 'Turn' }).getAttribute('max'), 'one replay for all');
  await shot(ann, 'wide-race-end');
  is_content(ben);
});

/* The link to a table of two: by the pages, or set through the account of the page. */
async function link_of(page, variant, options, is_by_pages) {
  if (is_by_pages) {
    await by_card(page, variant, options, 'Create game');
    return page.getByLabel('Link', { exact: true }).inputValue();
  }
  await be_guest(page);
  return (await send(page, 'POST', '/lobbies', { game: 'rulegame', variant, seats: 2, options, clock: { mode: 'untimed' }, private: true })).join_url;
}

/** Two at one board, one at a desk and one on a phone; every piece goes into bucket 0. `themes`: of the two. */
async function pair(variant, options, { is_by_pages = false, themes = ['light', 'dark'] } = {}) {
  const pages = await Promise.all([WIDE, PHONE].map((look, i) => h.person({ ...look, colorScheme: themes[i] })));
  const [ann, ben] = pages;
  await ben.goto(await link_of(ann, variant, { level: 'first_steps', boards: 2, ...options }, is_by_pages));
  await ben.getByRole('button', { name: 'Join', exact: true }).click();
  await at_match(ben);
  if (is_by_pages) await at_match(ann);
  else await ann.goto(ben.url());
  await Promise.all(pages.map((page) => bench(page).waitFor()));
  return Promise.all(pages.map(async (page) => ({ page, seat: (await view_of(page)).seat })));
}

/** They play to the end, in their turns; `wrong`: which attempts, counted from 0, miss. Answers how many they made. */
async function play_out(players, wrong) {
  for (let n = 0; ; n += 1) {
    const live = await view_of(players[0].page);
    if (live.status !== 'live') return n;
    const { page } = players.find(({ seat }) => seat === live.view.to_move);
    await page.waitForFunction((before) => Number(document.querySelector('.board-frame .bench').dataset.tried.split(':')[0]) === before, live.turn - 1);
    await page.locator('.asked-act.yours').waitFor();
    await settled(page);
    const { piece: id } = mine(await view_of(page)).board.pieces[0];
    await attempt(page, 'tap', id, wrong.includes(n) ? 1 : 0);
  }
}

const own_boards = (page) => page.locator('.rg-boards tbody tr').evaluateAll((rows) => rows.map((row) => [...row.querySelectorAll('td')].map((cell) => cell.textContent.trim())));

test('rivals on one board, at a desk and on a phone, play to the end, and each reads what they did', { timeout: 360_000 }, async () => {
  const players = await pair('adversarial', { series: 1, min_objects: 4, max_objects: 4 }, { is_by_pages: true });
  const [ann, ben] = [...players].sort((a, b) => a.seat - b.seat).map(({ page }) => page);
  assert.equal(await play_out(players, [1]), 9);
  const said = await Promise.all([ann, ben].map((page) => page.locator('.result .asked-act').textContent()));
  assert.match(said[0], /^You lost\. Guest .* wins with \d+ points\.$/);
  assert.match(said[1], /^You won with \d+ points\.$/);
  assert.deepEqual((await own_boards(ann)).map((row) => row.slice(0, 4)), [['cleared', '2', '1 of 4', '1'], ['cleared', '0', '0 of 4', '0']]);
  assert.deepEqual((await own_boards(ben)).map((row) => row.slice(0, 4)), [['cleared', '3', '3 of 4', '0'], ['cleared', '4', '4 of 4', '0']]);
  for (const [name, page] of [['first', ann], ['second', ben]]) {
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), page.viewportSize().width, 'nothing is too wide');
    await shot(page, `rivals-${name}-end`);
    is_content(page);
  }
});

test('partners on one board are done when ten of their moves in a row were accepted', { timeout: 360_000 }, async () => {
  const players = await pair('coop', { min_objects: 6, max_objects: 6, boards: 3 }, { themes: ['dark', 'light'] });
  assert.equal(await play_out(players, [0]), 11);
  for (const { page } of players) {
    assert.match(await page.locator('.result .asked-act').textContent(), /^You and Guest .* found the rule together: 3 of 3 stars, \d+ points\.$/);
    assert.deepEqual((await own_boards(page)).map(([end]) => end), ['cleared', 'rule mastered']);
    await shot(page, `partners-${page.viewportSize().width}-end`);
    is_content(page);
  }
});

test('the school: a board that answers by itself is cleared', { timeout: 180_000 }, async () => {
  const page = await h.person(PHONE);
  await page.goto('/learn/rulegame');
  const part = page.locator('[data-part="aim"]');
  for (const [id, bucket] of [[0, 1], [0, 0], [1, 1], [2, 0], [3, 3], [4, 1]]) {
    if (!await part.locator(`[data-piece="${id}"].picked`).count()) await part.locator(`[data-piece="${id}"]`).click();
    await part.locator(`[data-bucket="${bucket}"]`).click();
  }
  await part.getByText('You cleared the board with one error.').waitFor();
  is_content(page);
});
