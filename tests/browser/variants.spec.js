// Stratic's variants by page: a cube in its levels and as a solid, Antistratic to its end, True Endless with pieces out of the hand. Each once on a desk,
// light, and once on a phone, dark.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdirSync } from 'node:fs';
import { house, is_content, shows, unfold, view_of } from './lib/browser.mjs';

const DESK = { viewport: { width: 1440, height: 900 } };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark' };
const SIZES = [['desk', DESK], ['phone', PHONE]];
const { SHOTS } = process.env;
let h;
before(async () => { h = await house({ seed: '00000000000000a4' }); });
after(async () => { await h?.close(); });

async function shot(page, name) {
  if (!SHOTS) return;
  mkdirSync(SHOTS, { recursive: true });
  await page.screenshot({ path: `${SHOTS}/${name}.png` });
}

/* From the first page to a game of a variant against a bot, the placement handed in; `bot`: its name; `limit`: turns. */
async function at_table(options, variant, { bot, limit }) {
  const page = await h.person(options);
  await page.goto('/');
  await page.getByRole('link', { name: variant, exact: true }).click();
  await unfold(page);
  await page.getByRole('group', { name: 'Opponent' }).getByRole('radio', { name: bot }).check();
  await page.getByLabel('Turn limit').fill(String(limit));
  await page.getByRole('button', { name: 'Start game' }).click();
  await page.locator('.commit button').filter({ hasText: 'Submit setup' }).click();
  return page;
}

const asked = (page) => page.locator('.asked-act').first().textContent();

/* Until it is one's own turn or all is over; answers what is asked. */
async function next(page) {
  await page.locator('.asked-act.yours').filter({ hasText: /^\s*(Your turn|Place )/ }).or(page.locator('.result')).first().waitFor();
  return (await page.locator('.result').count()) ? '' : asked(page);
}

const press = (page, selector, n = 0) => page.evaluate(([wanted, i]) => {
  const found = [...document.querySelectorAll(wanted)];
  found[i % found.length]?.dispatchEvent(new MouseEvent('click', { bubbles: true }));
  return found[i % found.length]?.getAttribute('aria-label') ?? '';
}, [selector, n]);

/* All that waits goes onto the first free squares, kind by kind as the page offers them. */
async function place_all(page) {
  const placed = [];
  for (;;) {
    await page.waitForFunction(() => !/Loading/.test(document.querySelector('.asked-act')?.textContent ?? ''));
    if (!/^\s*Place /.test(await asked(page))) return placed;
    const steps = await page.locator('.steps li').count();
    const words = await press(page, '[data-sq][aria-label*="can take a reinforcement"]', 3 * placed.length);
    assert.ok(words, await asked(page));
    await page.waitForFunction((n) => document.querySelectorAll('.steps li').length > n, steps);
    placed.push(await page.locator('.steps li').last().textContent());
  }
}

const AIM = '[data-sq][aria-label*=", can be captured"], [data-sq][aria-label*=", can move here"], [data-sq][aria-label*=", can be occupied"]';

/* One movement with a piece that may act: a capture where there is one. Without any, a pass. */
async function go(page, n) {
  const pieces = await page.locator('.cell.able').count();
  for (let i = 0; i < pieces; i += 1) {
    await press(page, '.cell.able', n + i);
    const takes = await page.locator('[data-sq][aria-label*=", can be captured"]').count();
    if (!takes && !(await page.locator(AIM).count())) continue;
    await press(page, takes ? '[data-sq][aria-label*=", can be captured"]' : AIM, n);
    await press(page, '.ask .plain');
    await page.locator('.commit button:enabled:has(.commit-notation)').waitFor();
    break;
  }
  const words = await page.locator('.commit button').last().textContent();
  await page.locator('.commit button').last().click();
  /* Until it is sent, a pass leaves the question as it was. */
  await page.locator('.commit button').filter({ hasText: 'Sending' }).waitFor({ state: 'detached' });
  return words.trim();
}

for (const [name, options] of SIZES) {
  test(`a cube by its levels and as a solid, ${name}`, { timeout: 540_000 }, async () => {
    const page = await at_table(options, 'Cube (4D Stratic)', { bot: 'Recruit', limit: 14 }); // a greedy one may have the Commander in four turns
    await next(page);
    await shot(page, `cube-${name}-levels`);
    for (let turn = 0; turn < 3; turn += 1) {
      await next(page);
      await place_all(page);
      assert.match(await go(page, 5 * turn), /\.\d|^Pass/);
    }
    await next(page);
    await place_all(page);
    await page.getByRole('button', { name: 'One level' }).click();
    await page.getByRole('button', { name: /^Level 6/ }).click();
    assert.equal(await page.locator('[role=gridcell]').first().getAttribute('aria-label').then((words) => /\.6,/.test(words)), true);
    await page.getByRole('button', { name: /^Level 5/ }).click();
    await shot(page, `cube-${name}-one`);
    await solid_turn(page, name);
    await page.getByRole('button', { name: 'One level' }).click();
    for (let turn = 0; await next(page); turn += 1) {
      await place_all(page);
      await go(page, 3 * turn);
    }
    assert.match(await page.locator('.result').first().textContent(), /turn limit|Commander was captured|Commanders were captured/);
    await shot(page, `cube-${name}-end`);
    assert.deepEqual(page.complaints.filter((words) => !/WebGL|GL Driver|GPU/.test(words)), []);
    assert.deepEqual(page.strangers, []);
  });
}

/* Tap over the solid cube, knot by knot of a net that grows finer, those around `near` first, until the page asks for what `words` say. Resolves to where
 * that was. */
async function tap_until(page, words, [left, top, right, bottom], near = [(left + right) / 2, (top + bottom) / 2]) {
  const { x, y, width, height } = await page.locator('.solid-room canvas').boundingBox();
  for (let net = Math.max(36, width / 15); net >= Math.max(9, width / 60); net /= 2) {
    const knots = [];
    for (let py = bottom * height; py > top * height; py -= net) for (let px = left * width; px < right * width; px += net) knots.push([px, py]);
    const off = ([px, py]) => Math.hypot(px - near[0] * width, py - near[1] * height);
    for (const [px, py] of knots.sort((a, b) => off(a) - off(b))) {
      await page.mouse.click(x + px, y + py);
      const said = await page.evaluate(() => [document.querySelector('.asked-act'), [...document.querySelectorAll('.commit button')].at(-1)].map((at) => at?.textContent).join(' '));
      if (words.test(said)) return [px / width, py / height];
    }
  }
  return null;
}

async function solid_turn(page, name) {
  await page.getByRole('button', { name: 'Cube' }).click();
  await page.locator('.solid-room canvas').or(page.getByText('This browser cannot draw the cube')).first().waitFor();
  await shows(page.locator('.solid-room canvas'), 1, 'WebGL in software');
  const whole = page.getByRole('button', { name: 'Show whole board' }).filter({ visible: true });
  if (await whole.count()) await whole.click();
  const piece = await tap_until(page, /selected: choose a square/, [0.1, 0.3, 0.9, 0.8]);
  assert.ok(piece, 'a piece can be tapped');
  await shot(page, `cube-${name}-solid`);
  assert.ok(await tap_until(page, /Confirm your turn|Choose what|Chain capture/, [0.05, 0.1, 0.95, 0.95], piece), 'and where it goes');
  await page.getByRole('button', { name: 'Only this level' }).click();
  await page.getByRole('button', { name: 'Rotate left' }).click();
  await shot(page, `cube-${name}-slice`);
  await press(page, '.ask .plain');
  await page.locator('.commit button:enabled:has(.commit-notation)').click();
  await next(page);
}

test('the lessons lead to a game on a cube, and the form says so', async () => {
  const page = await h.person(PHONE);
  await page.goto('/learn/stratic#cube');
  await page.getByRole('link', { name: 'Create a game on a cube' }).click();
  assert.match(await page.getByLabel('Dimensions').inputValue(), /^3/);
  await page.getByText('Game options · Dimensions: Cube (4D Stratic)').waitFor();
  is_content(page);
});

for (const [name, options] of SIZES) {
  test(`Antistratic to its end: captures are forced, and the page says who won, ${name}`, { timeout: 720_000 }, async () => {
    const page = await at_table(options, 'Antistratic', { bot: 'Recruit', limit: 24 });
    await page.locator('.aim').filter({ hasText: /^Antistratic: / }).waitFor();
    let forced = 0;
    for (let turn = 0; turn < 60; turn += 1) {
      const words = await next(page);
      if (!words) break;
      await place_all(page);
      if (/you must capture/.test(await asked(page))) {
        forced += 1;
        assert.equal(await page.locator('.commit button').last().isDisabled(), true);
        if (forced === 1) await shot(page, `antistratic-${name}-forced`);
      }
      await go(page, turn);
    }
    assert.ok(forced, 'a capture was forced');
    assert.match(await page.locator('.result').first().textContent(), /turn limit|all its pieces are gone|Draw/);
    await shot(page, `antistratic-${name}-end`);
    assert.equal(await page.getByText(/Check/).count(), 0, 'nobody speaks of check');
    is_content(page);
  });

  test(`True Endless to an agreed number of turns: what was taken comes back and is placed out of the hand, ${name}`, { timeout: 720_000 }, async () => {
    const page = await at_table(options, 'True Endless', { bot: 'Sergeant', limit: 36 });
    await page.locator('.aim').filter({ hasText: /^True Endless: / }).waitFor();
    let back = 0;
    for (let turn = 0; await next(page); turn += 1) {
      const { view } = await view_of(page);
      const seat = await page.locator('.seat-bottom .side').textContent().then((side) => (side.startsWith('South') ? 0 : 1));
      if (view.hand[seat]) {
        back += 1;
        if (back < 3) await shot(page, `true-endless-${name}-hand-${back}`);
        const placed = await place_all(page);
        assert.equal(placed.length, view.hand[seat].length + view.reserve[seat]);
        if (view.hand[seat].includes('C')) assert.match(placed[0], /^Place Commander/);
      } else await place_all(page);
      await go(page, turn);
    }
    assert.ok(back >= 2, 'the bot takes what it can');
    assert.match(await page.locator('.result').first().textContent(), /turn limit/);
    await shot(page, `true-endless-${name}-end`);
    is_content(page);
  });
}
