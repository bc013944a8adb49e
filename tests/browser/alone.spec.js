// Without a mouse: a whole game twice, by the keys of the board and by typing alone, and the way from the first page through a placement to a turn.
// What is asked and what happens is read out.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { begin, first_step, house, is_content, key, meet, my_turn, settled, side, square, typing } from './lib/browser.mjs';
import { read_turn } from '../../frontend/games/stratic/notation.js';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

/* A recorded game: both placements, then turns until a Commander falls. */
const TALES = readFileSync(new URL('../games/stratic/golden/commander.play', import.meta.url), 'utf8').split('\n')
  .filter((line) => line.startsWith('tale ')).map((line) => ({ words: line.split(' '), more: JSON.parse(line.slice(line.indexOf('{'))) }));
const SETUPS = TALES.filter((t) => t.words[2] === 'setup').map(({ more }) => more);
const TURNS = TALES.filter((t) => t.words[2] === 'turn').map(({ words, more }) => ({ seat: Number(words[3]), n: Number(words[4]), text: more.turn_text, more }));

/* Everything the live regions say from now on, in order. */
async function listen(page) {
  await page.evaluate(() => {
    globalThis.heard = [];
    const regions = () => document.querySelectorAll('[aria-live]:not([aria-busy="true"])');
    const note = () => { for (const region of regions()) for (const p of region.querySelectorAll('p')) if (!globalThis.heard.includes(p.textContent)) globalThis.heard.push(p.textContent); };
    new MutationObserver(note).observe(document.body, { childList: true, subtree: true, characterData: true });
    note();
  });
}

async function placed(page, { front, back }) {
  await page.keyboard.press('t');
  await page.waitForFunction(() => document.activeElement?.name === 'rows');
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${front}/${back}`);
  await page.keyboard.press('Enter');
  await page.evaluate(() => document.activeElement.blur());
  await page.keyboard.press('p');
}

async function whole_game(play) {
  const people = await Promise.all([h.person(), h.person()]);
  await meet(...people);
  await Promise.all(people.map(listen));
  for (const seat of [0, 1]) await placed(people[seat], SETUPS[seat]);
  for (const turn of TURNS) {
    const page = people[turn.seat];
    await my_turn(page);
    await play(page, turn);
    await page.locator('.log .line-n').getByText(String(turn.n), { exact: true }).waitFor();
  }
  for (const page of people) {
    await page.locator('.result').getByText(page === people[0] ? /You won: you captured/ : /You lost: .* captured your Commander/).waitFor();
    for (const said of [/Your turn: move a piece/, /Check/, /The board grows \(ring 1\)/, /Place \d reinforcement/, /The Commander is captured/, /You (won|lost): .* captured/]) {
      if (String(said).includes('Place') && page === people[1]) continue; /* North never earns a piece in this game */
      await page.waitForFunction((of) => globalThis.heard.some((words) => new RegExp(of).test(words)), said.source); // the log comes apart from the view
    }
    /* What is half typed may be a turn, and illegal; a question about it may arrive after the turn was played. */
    page.complaints = page.complaints.filter((words) => !/status of (409|422)/.test(words));
    is_content(page);
  }
}

test('a whole game by typing alone', { timeout: 540_000 }, async () => {
  await whole_game(async (page, { text }) => {
    await page.keyboard.press('t');
    await page.waitForFunction(() => document.activeElement?.name === 'turn');
    await page.keyboard.type(text);
    await page.keyboard.press('Enter');
    await page.waitForFunction(() => !document.querySelector('.commit .main:not(:disabled)'));
    await page.evaluate(() => document.activeElement.blur());
  });
});

async function walk(page, seat, [x, y]) {
  await page.keyboard.press('b');
  const at = (await page.evaluate(() => document.activeElement.dataset.sq)).split(',').map(Number);
  const turned = seat === 0 ? 1 : -1;
  const [dx, dy] = [turned * (x - at[0]), turned * (y - at[1])];
  for (let i = 0; i < Math.abs(dx); i += 1) await page.keyboard.press(dx > 0 ? 'ArrowRight' : 'ArrowLeft');
  for (let i = 0; i < Math.abs(dy); i += 1) await page.keyboard.press(dy > 0 ? 'ArrowUp' : 'ArrowDown');
  assert.equal(await page.evaluate(() => document.activeElement.dataset.sq), `${x},${y}`);
}

const ready = (page) => page.locator('.asked[aria-busy="false"]').waitFor();

async function choose(page, seat, at) {
  await walk(page, seat, at);
  await ready(page);
  await page.keyboard.press('Enter');
  await ready(page);
}

const LABEL = { move: 'Move here', capture: 'Capture', occupy: 'Occupy', swap: 'Swap places' };

/* Where a square allows more than one act, the number of the right one is pressed. */
async function answered(page, move) {
  const labels = await page.locator('.entry .ask button.plain').allTextContents();
  const n = labels.findIndex((words) => words.includes(LABEL[move.act]));
  if (n >= 0) await page.keyboard.press(String(n + 1));
}

test('a whole game by the keys alone', { timeout: 720_000 }, async () => {
  await whole_game(async (page, { seat, text }) => {
    const { place, moves } = read_turn(text);
    for (const piece of place) {
      await ready(page);
      await page.keyboard.press(piece.kind === 'A' ? '1' : '2');
      await choose(page, seat, piece.at);
    }
    for (const move of moves) {
      await choose(page, seat, move.from);
      await choose(page, seat, move.to);
      await answered(page, move);
      if (move.then) await choose(page, seat, move.then);
    }
    await page.locator('.commit .main:enabled').waitFor();
    assert.equal(await page.locator('.commit .main .commit-notation').textContent(), text);
    await page.keyboard.press('p');
  });
});

test('keys are listed under ?, and can be switched off', { timeout: 180_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  await south.keyboard.press('?');
  await south.getByRole('dialog', { name: 'Rules and keys' }).waitFor();
  await south.keyboard.press('Escape');
  await south.getByRole('dialog', { name: 'Rules and keys' }).waitFor({ state: 'detached' });
  const bottom = south.locator('.seat-bottom .side');
  for (const side of ['North', 'South']) {
    await south.keyboard.press('r');
    await bottom.getByText(side).waitFor(); // the board is drawn after the key
  }
  await south.goto('/settings');
  await south.getByRole('group', { name: 'Single-key shortcuts' }).getByRole('radio', { name: 'Off' }).check({ force: true });
  await south.goBack();
  await south.locator('svg.board').waitFor();
  await settled(south);
  await south.keyboard.press('r');
  await settled(south);
  assert.match(await bottom.textContent(), /South/);
});

test('two windows at one seat: the other catches up and says what became of its draft', { timeout: 270_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  for (const [seat, page] of [south, north].entries()) await placed(page, SETUPS[seat]);
  await my_turn(south);
  const other = await south.context().newPage();
  await other.goto(south.url());
  await my_turn(other);
  await (await typing(other)).fill('Aa2>a3');
  await other.locator('.steps').getByText('Aggressor a2 moves to a3').waitFor();
  await (await typing(south)).fill(TURNS[0].text);
  await south.getByText('Legal. Press Enter to play it.').waitFor();
  await south.keyboard.press('Enter');
  await other.locator('.asked').getByText('You played that turn in another window').waitFor();
  assert.match(await other.locator('.asked .note').first().textContent(), /was not played: Aggressor a2 moves to a3/);
  assert.equal(await other.locator('.steps').count(), 0);
  assert.equal(await south.getByText('in another window').count(), 0);
});

test('a slip in the notation is marked where it stands and mended from the list', { timeout: 180_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  for (const [seat, page] of [south, north].entries()) await placed(page, SETUPS[seat]);
  await my_turn(south);
  const field = await typing(south);
  await field.fill('Aj2-j4');
  assert.equal(await south.locator('#typed-fault mark').textContent(), '-j4');
  await south.locator('#typed-fault').getByText('Cannot read "Aj2-j4" (word 1): after "Aj2" comes one of > x ^ % ~ *').waitFor();
  await south.getByText('Did you mean').waitFor();
  await field.fill('Aj2>');
  await south.getByRole('option', { name: /Aj2>j4/ }).waitFor();
  await south.keyboard.press('ArrowDown');
  await south.keyboard.press('Enter');
  assert.match(await field.inputValue(), /^Aj2>/);
  await south.getByText('Legal. Press Enter to play it.').waitFor();
  assert.match(await south.locator(`[data-sq="${key('j2')}"]`).getAttribute('aria-label'), /empty/);
});

// ---- from the first page to a turn ------------------------------------------------------------------------------------------------------

const where = (page) => page.evaluate(() => document.activeElement?.dataset?.sq ?? document.activeElement?.textContent?.trim());

async function tab_to(page, claim) {
  for (let i = 0; i < 60; i += 1) {
    await page.keyboard.press('Tab');
    const found = await page.evaluate(claim);
    if (found) return;
  }
  assert.fail('the keyboard does not get there');
}

async function press(page, ...keys) {
  for (const k of keys) await page.keyboard.press(k);
}

test('placing and playing without a mouse', { timeout: 270_000 }, async () => {
  const page = await h.person();
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Play Stratic now'));
  await page.keyboard.press('Enter');
  await page.locator('.match svg.board').waitFor();

  /* Both sides see their own at the bottom: the front row's e, then down to the Commander. */
  const from = await side(page) === 'South' ? 'e2' : 'e9';
  await tab_to(page, () => document.activeElement.dataset?.sq);
  assert.equal(await where(page), key(from));
  await press(page, 'ArrowDown', 'Enter', 'ArrowLeft', 'Enter');
  assert.match(await square(page, from === 'e2' ? 'd1' : 'f10'), /Commander/);
  await press(page, 'Enter', 'Escape');
  assert.equal(await page.locator('[aria-selected="true"][role=gridcell]').count(), 0);
  await page.locator('.commit button:enabled').filter({ hasText: 'Submit setup' }).waitFor();
  await tab_to(page, () => document.activeElement.textContent.includes('Submit setup'));
  await page.keyboard.press('Enter');

  await page.getByText('Your turn: move a piece').waitFor();
  await tab_to(page, () => document.activeElement.dataset?.sq);
  const step = await first_step(page);
  await page.locator(`[data-sq="${key(step.from)}"]`).focus();
  await press(page, 'Enter');
  await page.getByText('selected: choose a square.').waitFor();
  const turned = await side(page) === 'South' ? 1 : -1;
  const [dx, dy] = [0, 1].map((i) => turned * (step.move.to[i] - step.move.from[i]));
  await press(page, ...Array(Math.abs(dx)).fill(dx > 0 ? 'ArrowRight' : 'ArrowLeft'), ...Array(Math.abs(dy)).fill(dy > 0 ? 'ArrowUp' : 'ArrowDown'), 'Enter');
  await page.getByText(step.words).waitFor();
  await page.locator('.commit button.main:enabled').waitFor();
  await tab_to(page, () => document.activeElement.matches('.commit button.main'));
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(step.told).waitFor();
  await page.locator('#said').filter({ hasText: /moves to|takes|occupies|passes/ }).waitFor({ state: 'attached' });
  is_content(page);
});

test('a turn can be typed', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await begin(page);
  await page.getByRole('button', { name: 'Submit setup' }).click();
  await page.getByText('Your turn: move a piece').waitFor();
  const step = await first_step(page);
  await page.keyboard.press('t');
  await page.getByLabel('Type a turn').fill(step.text);
  await page.getByText(step.words).waitFor();
  await page.getByText('Legal. Press Enter to play it.').waitFor();
  await page.keyboard.press('Enter');
  await page.locator('.log').getByText(step.told).waitFor();
});
