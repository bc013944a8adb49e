// The board under the hand: dragging by mouse and finger, marks, the choice beside a square, grounds and pieces, motion, and placing an army.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { long_game } from '../lib/long_game.mjs';
import { show_board } from '../load/frames.mjs';
import { square_name } from '../../frontend/games/stratic/square.js';
import { axe_in_themes, begin, click, commit, first_step, house, is_content, key, meet, my_turn, place, settled, shows, square } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

async function at_table(options = {}, prepare = async () => {}) {
  const page = await h.person(options);
  await prepare(page);
  await begin(page);
  await place(page);
  await my_turn(page);
  return page;
}

async function middle(page, name) {
  const { x, y, width, height } = await page.locator(`[data-sq="${key(name)}"] rect`).boundingBox();
  return [x + width / 2, y + height / 2];
}

/* Take a piece up and carry it over a square, without letting go. */
async function carry(page, from, to) {
  await page.mouse.move(...await middle(page, from));
  await page.mouse.down();
  await page.mouse.move(...await middle(page, to), { steps: 6 });
}

const steps = (page) => page.locator('.steps li').count();
const is_held = (page) => page.locator('.mat.dragging').count();

test('a piece follows the pointer, its targets lit, and moves where it is dropped', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  await carry(page, step.from, step.to);
  assert.equal(await is_held(page), 1);
  assert.match(await square(page, step.to), /can move here|can be occupied|can swap places/);
  assert.equal(await page.locator('.landing').isVisible(), true);
  assert.equal(await page.locator('.piece.held').evaluate((piece) => getComputedStyle(piece).opacity), '0.3', 'a ghost stays where it stood');
  const carrier = await page.locator('.carrier').boundingBox();
  const [x, y] = await middle(page, step.to);
  assert.ok(Math.hypot(carrier.x + carrier.width / 2 - x, carrier.y + carrier.height / 2 - y) < 3);
  await page.mouse.up();
  await page.getByText(step.words).waitFor();
  assert.equal(await is_held(page), 0);
  await commit(page, step.text);
  await page.locator('.log').getByText(step.told).waitFor();
  is_content(page);
});

test('dropped elsewhere it goes back, with a word, and nothing is lost', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  await carry(page, step.from, 'e5');
  await page.mouse.up();
  await page.locator('.hint:not(.gone)').filter({ hasText: /moves|own pieces|way|taken|captures/ }).waitFor();
  assert.equal(await steps(page), 0);
  await carry(page, step.from, step.to);
  await page.evaluate(() => dispatchEvent(new Event('blur')));
  await page.mouse.up();
  assert.deepEqual([await is_held(page), await steps(page)], [0, 0]);
  await click(page, step.to);
  await page.getByText(step.words).waitFor();
  is_content(page);
});

test('the line gone in mid-drag: the drop is drafted, and goes out when the line is back', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  await carry(page, step.from, step.to);
  await page.context().setOffline(true);
  await page.mouse.up();
  await page.locator('.steps').getByText(step.words).waitFor();
  await page.context().setOffline(false);
  await commit(page, step.text);
  await page.locator('.log').getByText(step.told).waitFor();
});

test('the turn is played in another window in mid-drag: the piece goes back and it is said', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await my_turn(other);
  const step = await first_step(page);
  await page.bringToFront();
  await carry(page, step.from, step.to);
  await click(other, step.from, step.to);
  await commit(other, step.text);
  await page.locator('.hint').filter({ hasText: 'The turn has ended. Your move was not played.' }).waitFor();
  assert.equal(await is_held(page), 0);
  await page.mouse.up();
  await my_turn(page);
  assert.equal(await steps(page), 0);
});

test('a finger drags on a phone, and the page does not scroll away', { timeout: 180_000 }, async () => {
  const page = await at_table({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });
  const step = await first_step(page);
  const hand = await page.context().newCDPSession(page);
  const touch = (type, points) => hand.send('Input.dispatchTouchEvent', { type, touchPoints: points.map(([x, y]) => ({ x, y })) });
  const [from, to] = [await middle(page, step.from), await middle(page, step.to)];
  await touch('touchStart', [from]);
  for (let i = 1; i <= 8; i += 1) await touch('touchMove', [[0, 1].map((k) => from[k] + (to[k] - from[k]) * i / 8)]);
  assert.equal(await is_held(page), 1);
  await touch('touchEnd', []);
  await page.getByText('Confirm your turn.').waitFor();
  assert.equal(await page.evaluate(() => scrollY), 0);
  await page.locator('.commit button').filter({ hasText: step.text }).waitFor();
  const empty = await middle(page, 'e5');
  await touch('touchStart', [empty]);
  await page.locator('.sketch .own').waitFor({ state: 'attached' });
  await touch('touchEnd', []);
  assert.match(await square(page, 'e5'), /, marked$/);
  await page.getByRole('button', { name: 'Clear all marks' }).click();
  assert.equal(await page.locator('.owns .own').count(), 0);
});

test('marks and arrows of one’s own: right button, keyboard, mode; kept, and cleared at once', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const own = page.locator('.owns .own');
  await page.mouse.move(...await middle(page, 'c4'));
  await page.mouse.down({ button: 'right' });
  await page.mouse.move(...await middle(page, 'f7'), { steps: 4 });
  await page.mouse.up({ button: 'right' });
  await shows(own, 1);
  await page.locator(`[data-sq="${key('d5')}"]`).focus();
  for (const k of ['k', 'x', 'ArrowUp', 'X', 'ArrowUp', 'ArrowRight', 'k', 'x']) await page.keyboard.press(k);
  await shows(page.locator('.owns .own-1'), 1);
  await shows(page.locator('.owns .own-2 .line'), 1);
  await page.getByRole('button', { name: 'Mark squares, or drag an arrow' }).click();
  await page.getByRole('button', { name: 'Violet crosses' }).click();
  await click(page, 'e5');
  await shows(page.locator('.owns .own-3'), 1);
  await page.locator('.hint').filter({ hasText: /capture on e5/ }).waitFor(); // who marks one square is told what attacks it
  assert.match(await square(page, 'e5'), /, marked$/);
  assert.equal(await page.locator('[aria-selected="true"][role=gridcell]').count(), 0);
  await page.reload();
  await my_turn(page);
  await shows(own, 4);
  await page.getByRole('button', { name: 'Clear all marks' }).click();
  assert.equal(await own.count(), 0);
  is_content(page);
});

test('a choice opens beside its square: by mouse, by key, let go by Escape or elsewhere', { timeout: 270_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  for (const page of [south, north]) await place(page, 'Wall');
  for (const names of [['g2', 'g4'], ['f1', 'j5']]) {
    await my_turn(south);
    await click(south, ...names);
    await commit(south, '>');
    await my_turn(north);
    await commit(north, 'Pass this turn');
  }
  await my_turn(south);
  await click(south, 'c4', 'd4');
  await south.getByText('Now move a piece or pass.').waitFor();
  await click(south, 'j5', 'j9');
  const choice = south.getByRole('group', { name: 'Options on j9' }).and(south.locator('.choice'));
  await choice.waitFor();
  const [box, cell] = [await choice.boundingBox(), await south.locator(`[data-sq="${key('j9')}"] rect`).boundingBox()];
  assert.ok(box.x + box.width <= cell.x + 1 || box.x >= cell.x + cell.width - 1, 'beside the square, not over it');
  await south.keyboard.press('Escape');
  await choice.waitFor({ state: 'detached' });
  await shows(south.locator('[aria-selected="true"][data-sq="9,4"]'), 1, 'the piece stays chosen');
  await south.locator(`[data-sq="${key('j9')}"]`).focus();
  await south.keyboard.press('Enter');
  await choice.waitFor();
  await south.keyboard.press('ArrowDown');
  assert.equal(await south.evaluate(() => document.activeElement.textContent.trim()), 'Occupy');
  await click(south, 'e6');
  await choice.waitFor({ state: 'detached' });
  await click(south, 'j5', 'j9');
  await choice.getByRole('button', { name: 'Occupy' }).click();
  await commit(south, '+Fc4 +Fd4 Ij5^j9');
  await north.locator('[data-sq="9,8"][aria-label*="South Interdictor on North Fortifier"]').waitFor();
  is_content(south);
});

test('a board of 60 squares: a tap anywhere tells its square, the keyboard goes beyond what is in sight', { timeout: 270_000 }, async () => {
  const page = await h.person({ viewport: { width: 800, height: 800 } });
  await show_board(page, await long_game(60), 15);
  const cells = await page.locator('#bench [role=gridcell]').count();
  assert.ok(cells < 900, `${cells} cells`);
  const [mat, files, ranks] = await Promise.all(['.mat', '.gutter.below', '.gutter.beside'].map((part) => page.locator(`#bench ${part}`).boundingBox()));
  assert.ok(files.height >= 14 && files.y >= mat.y + mat.height && ranks.width >= 14 && ranks.x + ranks.width <= mat.x, `the labels stand beside the board, never over it: ${JSON.stringify([mat, files, ranks])}`);
  await page.mouse.click(700, 120);
  const [tapped] = await page.evaluate(() => globalThis.sent);
  const seen = await page.evaluate(([x, y]) => {
    const rect = [...document.querySelectorAll('#bench .labels.files text')].map((t) => [t.textContent, t.getBoundingClientRect()]);
    const near = rect.sort((a, b) => Math.abs(a[1].x + a[1].width / 2 - x) - Math.abs(b[1].x + b[1].width / 2 - x))[0][0];
    const rank = [...document.querySelectorAll('#bench .labels.ranks text')].map((t) => [t.textContent, t.getBoundingClientRect()])
      .sort((a, b) => Math.abs(a[1].y + a[1].height / 2 - y) - Math.abs(b[1].y + b[1].height / 2 - y))[0][0];
    return near + rank;
  }, [700, 120]);
  assert.equal(square_name(tapped.at), seen, 'the labels at the edges name the square that is tapped');
  await page.locator('#bench .cell[tabindex="0"]').focus();
  for (let i = 0; i < 22; i += 1) await page.keyboard.press('ArrowLeft');
  const [place, box] = [await page.locator('#bench .cell:focus rect').boundingBox(), await page.locator('#bench .mat').boundingBox()];
  assert.ok(place.x >= box.x && place.x + place.width <= box.x + box.width, 'the camera follows the cursor');
  is_content(page);
});

test('axe finds nothing on any ground, light and dark', { timeout: 360_000 }, async () => {
  const page = await at_table({ colorScheme: 'light', bypassCSP: true });
  const step = await first_step(page);
  await click(page, step.from);
  for (const [board, pieces] of [['wood', 'signs'], ['paper', 'letters'], ['slate', 'signs'], ['contrast', 'shapes']]) {
    await page.evaluate(([b, p]) => Object.assign(document.documentElement.dataset, { board: b, pieces: p }), [board, pieces]);
    assert.deepEqual(await axe_in_themes(page), [], board);
  }
});

test('a new ring opens in a fifth of a second, unless motion is not wished', { timeout: 180_000 }, async () => {
  const [small, large] = [await long_game(10), await long_game(12)];
  for (const [reducedMotion, opens] of [['no-preference', true], ['reduce', false]]) {
    const page = await h.person({ reducedMotion });
    await show_board(page, small, 10);
    const spans = await page.evaluate(async (view) => {
      const [{ render }, { face_of }] = await Promise.all([import('/vendor/lit-html.js'), import('/games/index.js')]);
      const [face, place] = [await face_of('stratic'), document.getElementById('bench')];
      render(face.board(view, null, null, () => {}, {}), place);
      face.mount(place);
      return place.querySelector('svg.board').getAnimations().map((a) => a.effect.getTiming().duration);
    }, large);
    assert.deepEqual(spans, opens ? [200] : []);
    await shows(page.locator('#bench [data-sq="-1,-1"]'), 1);
    await page.context().close();
  }
});

test('pieces slide, unless motion is not wished', { timeout: 270_000 }, async () => {
  const counting = (page) => page.addInitScript(() => {
    globalThis.slides = 0;
    const { animate } = Element.prototype;
    Element.prototype.animate = function counted(...args) {
      if (this.dataset?.piece) globalThis.slides += 1;
      return animate.apply(this, args);
    };
  });
  for (const [reducedMotion, motion, moves] of [['no-preference', '', true], ['no-preference', 'off', false], ['reduce', '', false]]) {
    const page = await at_table({ reducedMotion }, counting);
    await page.evaluate((wish) => { if (wish) document.documentElement.dataset.motion = wish; }, motion);
    await page.evaluate(() => { globalThis.slides = 0; });
    const step = await first_step(page);
    await click(page, step.from, step.to);
    await page.getByText(step.words).waitFor();
    assert.equal(await page.evaluate(() => globalThis.slides > 0), moves, `${reducedMotion} ${motion}`);
    await page.context().close();
  }
});

// ---- the placement editor: by keyboard alone, by drag, as text, and one's own formations here and in the account ------------------------

/* A person who plays South, so that the squares of these tests are the same each time. The address asks for a game without a clock: nobody's setup is
 * handed in for them. */
async function south_of(page) {
  await page.goto('/lobbies/new?game=stratic&versus=bot:random');
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.getByText('Set up your army').waitFor();
  return page;
}

const south = async () => south_of(await h.person());
const at = (page, name) => page.locator(`[data-sq="${key(name)}"]`);
const text = (page) => page.locator('input[name=rows]').inputValue();

test('by keyboard alone an army is cleared, placed, mirrored, undone and handed in', { timeout: 180_000 }, async () => {
  const page = await south();
  await page.getByRole('button', { name: 'Clear' }).press('Enter');
  await page.getByText('0 of 19 pieces placed').waitFor();
  await at(page, 'e2').focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('c');
  assert.match(await square(page, 'e1'), /South Commander/);
  await page.keyboard.press('ArrowUp');
  await page.keyboard.press('a');
  await page.getByText(/Commander is exposed: the diagonal/).waitFor();
  await page.getByRole('button', { name: 'Fill the rest' }).press('Enter');
  const whole = await text(page);
  assert.match(whole, /^FFFFAFFFFF\/[AI.]{4}C[AI.]{5}$/);
  await at(page, 'e1').focus();
  await page.keyboard.press('m');
  assert.match(await square(page, 'f1'), /South Commander/);
  await page.keyboard.press('z');
  assert.equal(await text(page), whole);
  await page.locator('.commit button.main').press('Enter');
  await page.locator('.board [data-sq]:focus').waitFor();
  await page.getByText(/You have submitted your setup|Your turn|to move/).first().waitFor();
  await page.keyboard.press('ArrowUp');
  await page.locator('.board [data-sq]:focus').waitFor();
  is_content(page);
});

test('a drag exchanges two squares', { timeout: 180_000 }, async () => {
  const page = await south();
  await settled(page); // where a square is, it stays
  const [from, to] = await Promise.all(['e1', 'd1'].map((name) => at(page, name).boundingBox()));
  const middle = ({ x, y, width, height }) => [x + width / 2, y + height / 2];
  await page.mouse.move(...middle(from));
  await page.mouse.down();
  await page.mouse.move(...middle(to), { steps: 6 });
  await page.mouse.up();
  await page.waitForFunction(() => document.querySelector('input[name=rows]').value === 'FFFFFFFFFF/AAAC.IAAAA');
});

test('a formation of 18 and one with two Commanders are refused in words, and what was typed stays', { timeout: 180_000 }, async () => {
  const page = await south();
  await page.getByText('As text', { exact: true }).click();
  const before = await text(page);
  for (const [typed, words] of [['FFFFFFFFF./AAA.CIAAAA', /1 piece is missing/], ['FFFFFFFFFF/AAA.CIACAA', /There are 2 Commanders/]]) {
    await page.locator('input[name=rows]').fill(typed);
    await page.getByRole('button', { name: 'Apply' }).click();
    await page.getByRole('alert').filter({ hasText: words }).waitFor();
    assert.equal(await text(page), typed);
    assert.match(await square(page, 'e1'), /South Commander/);
  }
  await page.locator('input[name=rows]').fill('aaffffffaa aiff.fcffa');
  await page.getByRole('button', { name: 'Apply' }).click();
  await page.waitForFunction(() => document.querySelector('input[name=rows]').value === 'AAFFFFFFAA/AIFF.FCFFA');
  assert.notEqual(before, await text(page));
  await commit(page, 'Submit setup');
});

test('a guest’s formations lie in the browser; a member’s follow the account', { timeout: 270_000 }, async () => {
  const page = await south();
  await page.getByText('My formations').click();
  await page.getByPlaceholder('Formation name').fill('Winter wall');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await page.getByRole('button', { name: 'Winter wall', exact: true }).waitFor();
  await page.reload();
  await page.getByText('My formations (1)').click();
  await page.getByRole('button', { name: 'Rename Winter wall' }).click();
  await page.getByLabel('New name for Winter wall').fill('Old wall');
  await page.getByRole('button', { name: 'Rename', exact: true }).click();
  await page.getByRole('button', { name: 'Old wall', exact: true }).waitFor();

  const name = `form_${Date.now().toString(36)}`;
  const data = { name, password: 'a long enough password' };
  const member = async (path) => {
    const other = await h.person();
    assert.ok((await other.request.post(`/api/v1/${path}`, { data, headers: { Origin: h.url } })).ok());
    return south_of(other);
  };
  const here = await member('accounts');
  await here.getByRole('button', { name: 'Horns', exact: true }).click();
  await here.getByText('My formations').click();
  await here.getByPlaceholder('Formation name').fill('My horns');
  const kept = here.waitForResponse((r) => r.request().method() === 'PATCH' && 'stratic_formations' in (r.request().postDataJSON().settings ?? {}) && r.ok());
  await here.getByRole('button', { name: 'Save', exact: true }).click();
  await kept;
  const there = await member('sessions');
  await there.getByText('My formations (1)').click();
  await there.getByRole('button', { name: 'My horns', exact: true }).click();
  assert.equal(await text(there), 'AAFFFFFFAA/AIFF.FCFFA');
  await there.getByRole('button', { name: 'Delete My horns' }).click();
  await there.getByText('“My horns” was deleted.').waitFor();
  await there.getByRole('button', { name: 'Restore' }).click();
  await there.getByRole('button', { name: 'My horns', exact: true }).waitFor();
});
