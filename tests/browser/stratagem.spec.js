// Stratagem on the page: people move, build, write messages and sign treaties by pointer, finger and keyboard, against bots and each other.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, axe_in_themes, be_guest, house, is_content, send, settled, shows, view_of } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const PHONE = { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true };
const NAMES = ['Azure', 'Vermilion', 'Jade', 'Plum'];
/* Where a seat begins, and the free land next to its capital that nobody else can take in the first turn. */
const HOME = [['fg', 'Frostgate', 'th', 'Thornfield'], ['sw', 'Stormwatch', 'ir', 'Ironridge'], ['mh', 'Moonhaven', 'as', 'Ashford'], ['fr', 'Fireridge', 'sk', 'Stonekeep']];

const place = (page, code) => page.locator(`.match .sg-place[data-code="${code}"]`);
const tab = (page, name) => page.getByRole('tab', { name }).click();
const panel = (page) => page.locator('#tab-panel');
const commit_button = (page) => page.locator('.commit button').last();

/* The middle of a province on the screen, where a hand would press. */
async function press(page, code) {
  await place(page, code).scrollIntoViewIfNeeded();
  const { x, y, width, height } = await place(page, code).boundingBox();
  const at = [x + width / 2, y + height / 2];
  if (page.viewportSize().width < 500) await page.touchscreen.tap(...at);
  else await page.mouse.click(...at);
}

/* An army pulled from one province to another with the mouse. */
async function drag(page, ...codes) {
  const boxes = await Promise.all(codes.map((code) => place(page, code).boundingBox()));
  const [from, to] = boxes.map(({ x, y, width, height }) => [x + width / 2, y + height / 2]);
  await page.mouse.move(...from);
  await page.mouse.down();
  await page.mouse.move(...to, { steps: 4 });
  await page.mouse.up();
}

/** From the first page into a match against three bots, as Tidecallers: they can pay for a farm and a tech at once. */
async function play_now(page, bot = 'bot:random') {
  await page.goto('/');
  const table = page.locator('section[aria-labelledby="table-stratagem"]');
  await table.locator(`input[value="${bot}"]`).check();
  await table.getByLabel('Your civilization').selectOption({ label: 'Tidecallers' });
  await table.getByRole('button', { name: 'Play Stratagem now' }).click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  await page.locator('.match svg.board').waitFor();
  await settled(page); // where a province is, it stays
  return (await view_of(page)).seat;
}

/** A table set through the page's own account; `with_friend`: seat 1 stays free. Answers {match} or {id, link}. */
async function set_table(page, options, with_friend = false) {
  await be_guest(page);
  const bots = [1, 2, 3].filter((seat) => !with_friend || seat > 1).map((seat) => ({ seat, bot: 'bot:random' }));
  const lobby = await send(page, 'POST', '/lobbies', { game: 'stratagem', seats: 4, options, clock: { mode: 'untimed' }, private: true, bots });
  return { match: lobby.match, id: lobby.id, link: lobby.join_url };
}

/** Send the drafted orders and wait for the next turn. */
async function commit(page, words = /^(Send|End turn)/) {
  const { turn } = await view_of(page);
  await commit_button(page).filter({ hasText: words }).click();
  await page.waitForFunction((old) => !document.querySelector('.sg-phase strong')?.textContent.endsWith(` ${old}`), turn);
  return view_of(page);
}

test('a turn by pointer: march, build, recruit, research, undo, commit, and what came of it', { timeout: 360_000 }, async () => {
  const page = await h.person({ viewport: { width: 1440, height: 900 } });
  const seat = await play_now(page);
  const [capital, name, to, to_name] = HOME[seat];
  await shows(page.locator('.roster li'), 4);
  assert.equal((await view_of(page)).view.you.civ, 'tidecallers', 'what was wished for in secret');
  const rims = await page.locator('.match .sg-rim').first().evaluate((rim) => [0, 1, 2, 3].map((owner) => {
    const twin = rim.cloneNode();
    twin.setAttribute('class', `sg-rim seat-${owner}`);
    rim.after(twin);
    const { strokeDasharray } = getComputedStyle(twin);
    twin.remove();
    return strokeDasharray;
  }));
  assert.equal(new Set(rims).size, 4, `each realm has a border of its own pattern: ${rims}`);

  await press(page, capital);
  await page.locator('.sg-card').getByRole('heading', { name }).waitFor();
  await page.locator('.sg-offer').filter({ hasText: 'Farm' }).click();
  await page.locator('.sg-recruits li').filter({ hasText: 'Militia' }).getByRole('button', { name: 'Add one Militia' }).click();
  await page.locator('.sg-cell.food .sg-spent').filter({ hasText: '−3' }).waitFor();
  await drag(page, capital, to);
  await page.locator('.sg-tray h2').filter({ hasText: `${name} → ${to_name}` }).waitFor();
  await shows(page.locator('.sg-arrow'), 1);
  await page.getByRole('button', { name: 'Done' }).click();
  await tab(page, 'Realms');
  await page.locator('.sg-tech').filter({ hasText: 'Agriculture' }).click();
  await tab(page, 'Orders');
  assert.deepEqual((await page.locator('.sg-orders li').allTextContents()).map((t) => t.replace('×', '').trim()),
    ['Research Agriculture', `Build a Farm in ${name}`, `Recruit 1 Militia in ${name}`, `1 Infantry: ${name} to ${to_name}`]);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page.locator('.sg-orders li'), 3);
  await page.reload();
  await page.locator('.sg-orders li').nth(2).waitFor();
  await shows(page.locator('.sg-orders li'), 3, 'a draft outlives a reload');

  const next = await commit(page, 'Send 3 orders');
  assert.equal(next.view.turn, 2);
  const home = next.view.provinces.find((p) => p.code === capital);
  assert.deepEqual(home.buildings, ['farm']);
  assert.ok(next.view.provinces.find((p) => p.code === to).owner === seat || next.view.events.some((e) => e.province === to), 'the army marched');
  await tab(page, 'Log');
  await panel(page).getByText('Turn 1', { exact: true }).waitFor();
  await panel(page).getByText(new RegExp(`completes a Farm in ${name}`)).waitFor();
  await tab(page, 'Orders');
  await page.getByText('Offers and resignation').click();
  const [drawer, button] = await Promise.all([page.locator('.offers-panel'), commit_button(page)].map((one) => one.boundingBox()));
  assert.ok(drawer.y + drawer.height <= button.y, 'the button that plays the turn stays in sight');
  is_content(page);
});

test('the whole desk fits a phone, by finger; axe finds nothing in any panel', { timeout: 360_000 }, async () => {
  const page = await h.person({ ...PHONE, bypassCSP: true });
  const seat = await play_now(page);
  const [capital, , , to_name] = HOME[seat];
  await press(page, capital);
  await page.locator('.sg-card').waitFor();
  const [card, bar] = [await page.locator('.sg-card').boundingBox(), await page.locator('.reach').boundingBox()];
  assert.ok(card.y + card.height <= bar.y + 1, 'a sheet above the asked act');
  const apart = await page.locator('.sg-card-head .sg-goods').evaluate((goods) => {
    const number = document.createRange();
    number.selectNode([...goods.querySelector('.sg-good').childNodes].find((node) => node.nodeType === Node.TEXT_NODE && node.data.trim()));
    const word = document.createElement('span');
    word.textContent = '1';
    goods.after(word);
    const gap = Math.abs(number.getBoundingClientRect().bottom - word.getBoundingClientRect().bottom);
    word.remove();
    return gap;
  });
  assert.ok(apart < 2, `the goods stand on the line of the words: ${apart} px`);
  await page.locator('.sg-march-go').tap();
  await page.locator('.sg-march').getByRole('button', { name: to_name }).tap();
  await page.locator('.sg-tray').waitFor();
  await commit(page, 'Send 1 order');
  await page.locator('.consent > button').tap();
  await page.locator('.offers-panel').waitFor();
  const [sheet, foot] = await Promise.all(['.offers-panel', '.reach'].map((part) => page.locator(part).boundingBox()));
  assert.ok(sheet.y + sheet.height <= foot.y + 1, 'the sheet of offers stands on the bar with the button that plays the turn');
  await page.keyboard.press('Escape');
  await page.locator('.offers-panel').waitFor({ state: 'hidden' });
  for (const name of [/^Orders/, /^Messages/, /^Realms/, /^Log/, /^Provinces/]) {
    await tab(page, name);
    assert.deepEqual(await axe(page), [], `${name}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
    assert.ok(over <= 0, `${name} is ${over} px too wide`);
  }
});

test('a turn without a pointer: the map by arrow keys, the table, the panels', { timeout: 360_000 }, async () => {
  const page = await h.person();
  const seat = await play_now(page);
  const [capital, name, to, to_name] = HOME[seat];
  await place(page, capital).focus();
  assert.match(await place(page, capital).getAttribute('aria-label'), new RegExp(`^${name}, mountain\\. Yours\\. Your units: 1 Militia, 1 Infantry, 1 Scout\\.$`));
  await page.keyboard.press(seat < 2 ? 'ArrowDown' : 'ArrowUp');
  assert.notEqual(await page.evaluate(() => document.activeElement.dataset.code), capital);
  await tab(page, 'Provinces');
  await panel(page).getByRole('button', { name, exact: true }).focus();
  await page.keyboard.press('Enter');
  await page.keyboard.press('a');
  await page.locator('.sg-march-go[aria-pressed="true"]').waitFor();
  await place(page, to).press('Enter');
  await page.locator('.sg-tray').getByRole('button', { name: 'Add one Scout' }).press('Enter');
  assert.match(await page.locator('.sg-orders li').first().textContent(), new RegExp(`1 Infantry, 1 Scout: ${name} to ${to_name}`));
  await commit_button(page).and(page.locator(':enabled')).waitFor();
  await commit_button(page).press('Enter');
  await page.locator('.sg-phase strong').filter({ hasText: 'Turn 2' }).waitFor();
  const { view } = await view_of(page);
  assert.ok(view.provinces.find((p) => p.code === to).units?.[`p${seat}`] || view.events.some((e) => e.province === to));
  is_content(page);
});

test('two people write messages, sign and break a treaty; orders typed as text are checked before they are sent', { timeout: 450_000 }, async () => {
  const host = await h.person();
  const guest = await h.person();
  const lobby = await set_table(host, {}, true);
  await guest.goto(lobby.link);
  await guest.getByRole('button', { name: 'Join', exact: true }).first().click();
  await guest.waitForURL(/\/matches\//);
  await host.goto(new URL(guest.url()).pathname);
  await host.locator('.match svg.board').waitFor();

  await tab(host, /^Messages/);
  await panel(host).getByRole('button', { name: 'Vermilion' }).click();
  await panel(host).getByRole('textbox').fill('Shall we look south together?');
  await panel(host).getByRole('button', { name: 'Send' }).click();
  await panel(host).getByText('Shall we look south together?').waitFor();
  await panel(host).getByLabel('Treaty to propose to Vermilion').selectOption({ label: 'Non-aggression pact' });
  await panel(host).getByRole('button', { name: 'Propose' }).click();
  await panel(host).getByText('You proposed: Non-aggression pact.').waitFor();

  await guest.getByRole('tab', { name: /^Messages.*[1-9]/ }).click();
  await panel(guest).getByRole('button', { name: /Azure.*unread/ }).click();
  await panel(guest).getByText('Shall we look south together?').waitFor();
  await panel(guest).getByRole('button', { name: 'Accept', exact: true }).click();
  await host.locator('.sg-treaty.nap').waitFor();
  await host.getByRole('button', { name: 'Break treaty' }).click();
  await tab(host, /^Orders/);
  assert.match(await host.locator('.sg-orders').textContent(), /Break the treaty with Vermilion now/);

  await tab(guest, /^Orders/);
  await guest.getByText('Orders as text').click();
  await guest.locator('.sg-typed textarea').fill('{"recruit":[{"at":"fg","unit":"infantry"}]}');
  await guest.locator('.sg-typed .note.bad').waitFor();
  await guest.locator('.sg-typed textarea').fill('{"moves":[{"from":"fg","path":["th"],"units":{"infantry":1}},{"from":"fg","path":["cp"],"units":{"infantry":1}}]}');
  const refused = guest.locator('.sg-typed .note.bad').filter({ hasText: /“1 Infantry: Frostgate to Thornfield”: .*“1 Infantry: Frostgate to Crystalpeak”: / });
  await refused.waitFor();
  await guest.locator('.commit button').last().click();
  await guest.locator('.commit .note.bad').filter({ hasText: /Frostgate to Crystalpeak/ }).waitFor();
  await shows(guest.getByRole('alert'), 1, 'the error stands once');
  await guest.locator('.sg-typed textarea').fill('{"recruit":[{"at":"sw","unit":"militia","count":2}]}');
  await guest.locator('.sg-typed .note.bad').waitFor({ state: 'detached' });

  await host.locator('.commit button').last().click();
  await guest.locator('.commit button').last().filter({ hasText: 'Send 1 order' }).click();
  await guest.locator('.sg-phase strong').filter({ hasText: 'Turn 2' }).waitFor();
  await guest.getByText(/Betrayal!/).first().waitFor();
  await guest.locator('.roster li').first().getByText('1 betrayal').waitFor();
  is_content(host);
  guest.complaints = guest.complaints.filter((words) => !/status of 422/.test(words)); // the text that was checked and refused
  is_content(guest);
});

test('marches and battles of the last turn are drawn once, unless motion is not wished', { timeout: 180_000 }, async () => {
  for (const [reducedMotion, off, moves] of [['no-preference', false, true], ['no-preference', true, false], ['reduce', false, false]]) {
    const page = await h.person({ reducedMotion });
    await page.goto('/lobbies');
    const running = await page.evaluate(async (off) => {
      if (off) document.documentElement.dataset.motion = 'off';
      const [{ render }, { face_of }, { opening }] = await Promise.all(['/vendor/lit-html.js', '/games/index.js', '/games/stratagem/scene.js'].map((path) => import(path)));
      const face = await face_of('stratagem');
      const place = document.body.appendChild(document.createElement('div'));
      const events = [{ kind: 'march', seat: 1, from: 'sw', province: 'ir', to: 'ir', units: { militia: 1 } }, { kind: 'battle', province: 'th', seat: null, sides: [] }];
      render(face.board(opening({ events }), null, null, () => {}), place);
      const told = Object.fromEntries(['.sg-marched', '.sg-battle .rays'].map((part) => [part, place.querySelector(part).getAnimations().map((one) => [one.animationName, one.effect.getTiming().iterations])]));
      place.remove();
      return told;
    }, off);
    assert.deepEqual(running, moves ? { '.sg-marched': [['sg-march', 1], ['sg-fade', 1]], '.sg-battle .rays': [['sg-flash', 1]] } : { '.sg-marched': [], '.sg-battle .rays': [] }, `${reducedMotion} ${off}`);
    await page.context().close();
  }
});

/* SHOTS=folder saves pictures, in both sizes and both themes. */
async function pictures(page, name) {
  for (const [width, colorScheme] of process.env.SHOTS ? [[1440, 'light'], [1440, 'dark'], [390, 'light'], [390, 'dark']] : []) {
    await page.setViewportSize({ width, height: width === 390 ? 844 : 900 });
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: `${process.env.SHOTS}/mistakes-${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

/* The costliest turns of a player who ordered nothing: the reason, the player's own orders, better ones, on any screen. */
async function costly_turns(page, match) {
  await page.goto(`/matches/${match}/mistakes?seat=0`);
  await page.getByText(/^Mistake 1 of 3/).waitFor();
  await page.getByText(/the map starts with the orders that were given/).waitFor();
  await page.locator('.exercise-head p:not([class])').filter({ hasText: /\.$/ }).waitFor();
  const side = page.locator('.exercise-side');
  await page.getByRole('button', { name: 'Compare these orders' }).click();
  await side.getByText('These are the orders that were given.').waitFor();
  assert.deepEqual(await axe(page), []);
  await pictures(page, 'asked');
  await page.getByRole('button', { name: 'Show the best orders' }).click();
  await side.getByText('The map shows the best orders found.').waitFor();
  await side.locator('.sg-orders li').first().waitFor();
  await pictures(page, 'best');
  await page.setViewportSize({ width: 390, height: 844 });
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone');
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'Choose what to research' }).click();
  await page.getByRole('group', { name: 'Research' }).waitFor();
  await page.getByRole('button', { name: 'Try other orders' }).click();
  await side.getByText('The map shows the best orders found.').waitFor({ state: 'detached' });
}

/* Other orders in a turn of that match, of two players, by keyboard; what came of them, after a reload too, and back. */
async function other_orders(page, match) {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(`/matches/${match}?turn=3`);
  await page.getByRole('link', { name: 'Try other orders' }).press('Enter');
  const seats = page.getByRole('group', { name: 'Whose view and orders' });
  const seat = (name) => seats.getByRole('button', { name });
  const resolve = page.getByRole('button', { name: /^Resolve turn/ });
  await page.locator('.what-if-orders li').filter({ hasText: 'orders as given in the game' }).nth(3).waitFor();
  await seat(/Azure/).press('Enter');
  await panel(page).getByText(/^No orders yet/).waitFor(); // this player ordered nothing
  await tab(page, 'Realms');
  await panel(page).locator('.sg-tech:not([disabled])').first().press('Enter');
  await seat(/Azure/).filter({ hasText: '1' }).waitFor();
  await seat(/Plum/).press('Enter');
  await page.locator('.sg-desk').waitFor();
  await seat(/Azure/).press('Enter');
  await tab(page, 'Orders');
  await shows(panel(page).locator('.sg-orders li'), 1, 'kept while another player was shown');
  await page.getByRole('button', { name: 'Restore the orders of the game' }).waitFor();
  await resolve.press('Enter');
  await page.getByRole('button', { name: 'Resolve turn 4' }).waitFor();
  await panel(page).getByText('Azure enters the Iron Age.').waitFor();
  assert.equal(await page.locator(':focus').textContent(), 'Resolve turn 4', 'the keyboard can go on at once');
  assert.deepEqual(await axe_in_themes(page), []);
  await page.setViewportSize({ width: 390, height: 844 });
  await page.reload();
  await page.getByRole('button', { name: 'Resolve turn 4' }).click();
  await page.getByRole('button', { name: 'Resolve turn 5' }).waitFor();
  assert.deepEqual(await axe(page), []);
  assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), 'nothing is wider than a phone');
  await page.getByRole('button', { name: 'Back one turn' }).press('Enter');
  await page.getByRole('button', { name: 'Resolve turn 4' }).waitFor();
  await page.getByRole('button', { name: 'Back one turn' }).press('Enter');
  await page.getByRole('button', { name: 'Resolve turn 3' }).waitFor();
  await shows(panel(page).locator('.sg-orders li'), 1, 'the orders are there again');
  assert.equal((await page.locator(':focus').textContent()).trim(), 'Resolve turn 3');
}

test('a short game to its end, a stranger watching; then the replay and the curves', { timeout: 540_000 }, async () => {
  const page = await h.person({ viewport: { width: 1440, height: 900 }, bypassCSP: true });
  const { match } = await set_table(page, { max_turns: 10, gold_goal: 500, domination: 24 });
  await page.goto(`/matches/${match}`);
  await page.locator('.match svg.board').waitFor();
  const watcher = await h.person();
  await watcher.goto(`/matches/${match}`);
  await watcher.locator('.match svg.board').waitFor();
  assert.equal(await watcher.locator('.sg-army').count(), 0, 'a stranger sees no army while it runs');
  await tab(page, /^Messages/);
  await panel(page).getByRole('textbox').fill('Remember the first turn');
  await panel(page).getByRole('button', { name: 'Send' }).click();
  await panel(page).getByText('Remember the first turn').waitFor();
  for (let turn = 1; turn < 10; turn += 1) await commit(page);
  await commit_button(page).click();
  await page.locator('.result').waitFor();
  await page.getByRole('heading', { level: 1 }).waitFor();
  await tab(page, 'Result');
  await page.locator('.after quad-figures canvas').nth(3).waitFor(); // the curves stand in the end card, without a press
  await tab(page, /^Messages/);
  await panel(page).getByText('Remember the first turn').waitFor();
  assert.equal(await panel(page).getByText(/next turn/).count(), 0, 'no turn follows');
  await tab(page, 'Log');
  await panel(page).getByText(/collects/).nth(4).waitFor();
  await settled(page); // the log comes after the view, in several answers
  const seen = await panel(page).locator('li').allTextContents();
  await page.setViewportSize({ width: 390, height: 844 });
  await page.emulateMedia({ colorScheme: 'dark' });
  await page.reload();
  await tab(page, 'Result');
  await page.locator('.after quad-figures canvas').nth(3).waitFor();
  assert.equal(await page.evaluate(() => document.documentElement.scrollWidth > innerWidth), false, 'the end fits a phone');
  assert.deepEqual(await axe(page), []);
  if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/stratagem-end-390-dark.png`, fullPage: true });
  await tab(page, 'Log');
  await panel(page).getByText(/collects/).nth(4).waitFor();
  await settled(page);
  assert.deepEqual(seen, await panel(page).locator('li').allTextContents(), 'the log is the one that a reload shows');
  await page.emulateMedia({ colorScheme: 'light' });
  await page.setViewportSize({ width: 1440, height: 900 });
  assert.match(await page.locator('.result').textContent(), new RegExp(`You won|(${NAMES.join('|')}).*(wins|share)`));
  await watcher.locator('.result').waitFor();
  await page.locator('.replay-where').filter({ hasText: 'End, turn 10' }).waitFor();
  await page.locator('.replay-slider').fill('5');
  await page.locator('.replay-where').filter({ hasText: 'Turn 5 of 10' }).waitFor();
  await tab(page, /^Messages/);
  await panel(page).getByText('Remember the first turn').waitFor();
  await page.locator('.replay-eyes select').selectOption('1');
  await panel(page).getByRole('button', { name: 'Azure' }).waitFor();
  await panel(page).getByText('Remember the first turn').waitFor();
  assert.equal(await panel(page).getByRole('textbox').count(), 0, 'an earlier turn takes no message');
  await tab(page, 'Realms');
  await page.locator('quad-figures canvas').first().waitFor();
  await page.getByText('Provinces as a table').click();
  const row = page.locator('.figures-chart').first().locator('tbody tr');
  await shows(row, 11, 'the start and ten turns');
  assert.deepEqual(await row.evaluateAll((all) => [all[0], all.at(-1)].map((one) => one.cells[0].textContent)), ['Start', '10']);
  assert.match(await page.locator('quad-figures').first().getAttribute('aria-label'), /over 10 turns/);
  await costly_turns(page, match);
  await other_orders(page, match);
  is_content(page);
  is_content(watcher);
});
