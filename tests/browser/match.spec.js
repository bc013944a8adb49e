// Two people meet by a link, place in secret, play a whole game and finish it, while a third watches; what both have to agree to: offers, turns taken back,
// a rematch.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, begin, click, commit, counts, first_step, house, is_content, meet, meet_by_form, my_turn, place, resign, shows, side, square } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const log_line = (page, words) => page.locator('.log .line-words').filter({ hasText: words }).first().waitFor();

/* What comes after a step that failed would only wait in vain: the first one ends the test, with its name. */
async function step(name, work) {
  try {
    await work();
  } catch (error) {
    error.message = `${name}: ${error.message}`;
    throw error;
  }
}

test('a whole game with two players and a spectator', { timeout: 540_000 }, async () => {
  const [south, north, watcher] = await Promise.all([h.person(), h.person(), h.person()]);
  let path;

  await step('they meet by the link', async () => {
    path = await meet_by_form(south, north, (page) => page.getByText('Private (invite link only)').click());
    await watcher.goto(path);
    await watcher.getByText('You are watching').waitFor();
    const size = (part) => south.locator(`.seat-bottom ${part}`).evaluate((one) => parseFloat(getComputedStyle(one).fontSize));
    await south.locator('.seat-bottom .time-used').waitFor();
    const [left, ...others] = await Promise.all(['.seat-clock .time', '.seat-name', '.seat-facts', '.time-used'].map(size));
    assert.ok(others.every((one) => one < left), `the time left is the largest: ${left}, ${others}`);
  });

  await step('placements stay secret until both are in', async () => {
    await place(south, 'Phalanx');
    await south.getByText('You have submitted your setup').waitFor();
    for (const page of [north, watcher]) {
      await page.getByText('South is ready').waitFor();
      assert.equal(await square(page, 'c2'), 'c2, empty');
    }
    await click(south, 'a1', 'c1');
    await commit(south, 'Replace setup');
    await south.getByText('You have submitted your setup').waitFor();
    await south.getByRole('button', { name: 'Phalanx', exact: true }).click();
    await commit(south, 'Replace setup');
    await south.getByText('You have submitted your setup').waitFor(); // nothing can be replaced any more once North's has arrived
    await place(north);
    await my_turn(south);
    for (const page of [south, north, watcher]) {
      await page.locator('[data-sq="4,9"][aria-label*="North Commander"]').waitFor();
    }
    assert.match(await square(watcher, 'c2'), /South Aggressor/);
  });

  await step('each side sees its own at the bottom', async () => {
    const last = (page) => page.locator('[role=row]').last().locator('[data-sq]').first().getAttribute('data-sq');
    assert.equal(await last(south), '0,0');
    assert.equal(await last(north), '9,9');
  });

  await step('moves, an undo, an occupation', async () => {
    await click(south, 'c2');
    assert.match(await square(south, 'b3'), /can move here/);
    await click(south, 'b3');
    await south.getByRole('button', { name: 'Undo' }).click();
    await click(south, 'c2', 'b3');
    await commit(south, 'Ac2>b3');
    await my_turn(north);
    await counts(north, 1);
    await click(north, 'c10', 'c9');
    await commit(north, 'Ac10^c9');
    await my_turn(south);
    assert.match(await square(south, 'c9'), /North Aggressor on North Fortifier/);
    await log_line(watcher, 'occupies the Fortifier on c9');
  });

  await step('talk stays at the table', async () => {
    await south.getByLabel('Message').fill('good luck <b>to you</b>');
    await south.getByRole('button', { name: 'Send', exact: true }).click();
    await north.locator('.talk').getByText('good luck <b>to you</b>').waitFor();
    assert.equal(await watcher.getByText('good luck').count(), 0);
  });

  await step('a capture from afar, and the board grows', async () => {
    await click(south, 'j2', 'h4');
    await commit(south, 'Aj2>h4');
    await my_turn(north);
    await north.locator('.tasks').getByRole('button', { name: 'The board grows after this turn: South leads the midboard 2 to 0 and would get 2 pieces' }).click();
    await north.locator('.pointed path').waitFor();
    await north.waitForFunction(() => document.activeElement.dataset.sq === '4,4'); // the keyboard follows the drawing
    assert.equal(await watcher.locator('.pointed').count(), 0);
    await click(north, 'c9');
    assert.match(await square(north, 'c1'), /South Aggressor|South Fortifier|can be captured/);
    await click(north, 'c1');
    await commit(north, 'Ac9xc1');
    for (const page of [south, north, watcher]) await page.locator('[data-sq="-1,-1"]').waitFor();
    await log_line(watcher, 'The board grows (ring 1). Midboard: South 2, North 0. South gains 2 reinforcements');
  });

  await step('reinforcements are placed first', async () => {
    await my_turn(south);
    await south.getByText('Place 2 reinforcements, then move.').waitFor();
    assert.equal(await south.locator('.commit button').last().isEnabled(), false);
    await south.getByRole('button', { name: 'Aggressor', exact: true }).click();
    await click(south, 'e6', 'f8');
    await south.getByText('Now move a piece or pass.').waitFor();
    await click(south, 'b3', 'c4');
    await commit(south, '+Ae6 +Af8 Ab3>c4');
  });

  await step('a chain takes the Commander and everybody sees the end', async () => {
    await my_turn(north);
    await click(north, 'c1', 'd1');
    await north.getByText('Chain capture available').waitFor();
    await click(north, 'e1');
    await commit(north, 'Ac1xd1xe1');
    await south.locator('.result').getByText(/^You lost: .* captured your Commander on e1\.$/).waitFor();
    await north.locator('.result').getByText(/^You won: you captured .*’s Commander on e1\.$/).waitFor();
    await watcher.locator('.result').getByText(/^North \(.*\) wins: the Commander was captured\.$/).waitFor();
    for (const page of [south, north, watcher]) await page.locator('[aria-label$="the game was decided here"]').waitFor();
    await counts(north, 0);
    await log_line(watcher, 'The Commander is captured');
  });

  await step('looking back by the log and by steps', async () => {
    await watcher.locator('.log .line').filter({ hasText: 'occupies the Fortifier' }).click();
    await watcher.locator('.replay-where').filter({ hasText: /^Turn 3 of/ }).waitFor();
    await watcher.locator('[data-sq="2,8"][aria-label*="North Aggressor on North Fortifier"]').waitFor();
    assert.match(watcher.url(), /#t3$/);
    await watcher.getByRole('button', { name: 'Previous turn' }).click();
    await watcher.locator('.replay-where').filter({ hasText: /^Turn 2 of/ }).waitFor();
    await watcher.locator('[data-sq="2,9"][aria-label*="North Aggressor"]').waitFor();
    await watcher.getByRole('button', { name: 'End', exact: true }).click();
    assert.match(watcher.url(), new RegExp(`${path}$`));
  });

  await step('the finished match opens for anybody, at any turn', async () => {
    const stranger = await h.person();
    await stranger.goto(`${path}?turn=1`);
    await stranger.locator('.replay-where').filter({ hasText: /^Turn 1 of/ }).waitFor();
    await stranger.locator('[data-sq="2,1"][aria-label*="South Aggressor"]').waitFor();
    await stranger.goto('/matches?status=finished');
    await stranger.locator(`table.rows a[href="${path}"]:not([aria-hidden])`).waitFor(); // the picture beside it leads there too
    is_content(stranger);
  });

  for (const page of [south, north, watcher]) is_content(page);
});

test('offers: a pause stops the game, a draw ends it', { timeout: 270_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  await place(south);
  await place(north);
  await my_turn(south);
  const open = (page) => page.getByText('Offers and resignation').click();
  await open(south);
  await south.getByRole('button', { name: 'Offer pause' }).click();
  await north.locator('.offer').getByText(/offers a pause of 24 hours/).waitFor();
  await north.getByRole('button', { name: 'Accept', exact: true }).click();
  await south.locator('.asked').getByText(/The clocks are stopped/).waitFor();
  await open(north);
  await north.getByRole('button', { name: 'Offer to resume' }).click();
  await south.getByRole('button', { name: 'Accept', exact: true }).click();
  await my_turn(south);
  await click(south, 'e2', 'e4');
  await commit(south, 'Fe2>e4');
  await my_turn(north);
  await open(north);
  await north.getByRole('button', { name: 'Offer draw' }).click();
  await south.locator('.offer').getByText(/offers a draw/).waitFor();
  await south.getByRole('button', { name: 'Decline', exact: true }).click();
  await north.locator('.offer').waitFor({ state: 'detached' });
  await open(south);
  await south.getByRole('button', { name: 'Resign…' }).click();
  await south.getByRole('dialog').getByRole('button', { name: 'Keep playing' }).click();
  await open(south);
  await south.getByRole('button', { name: 'Resign…' }).click();
  await south.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await north.locator('.result').getByText(/You won: .* resigned/).waitFor();
  is_content(south);
  is_content(north);
});

test('two passes earn an operation: two movements in one turn, seen by both', { timeout: 270_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north);
  await place(south);
  await place(north);
  for (let i = 0; i < 2; i += 1) {
    for (const page of [south, north]) {
      await my_turn(page);
      await commit(page, 'Pass this turn');
    }
  }
  await south.getByText('Your turn (operation): make up to two moves.').waitFor();
  await shows(north.getByText('operation ready'), 2);
  await click(south, 'e2', 'e4');
  await south.getByText('choose a piece for a second move').waitFor();
  await click(south, 'e4', 'e6');
  await south.getByText('Confirm your turn.').waitFor();
  await south.getByRole('button', { name: 'Undo' }).click();
  await south.getByText('choose a piece for a second move').waitFor();
  await click(south, 'e4', 'e5');
  await commit(south, 'Fe2>e4 Fe4>e5');
  await north.locator('.log').getByText('South: Fortifier e2 moves to e4 and Fortifier e4 moves to e5.').waitFor();
  await shows(north.getByText('operation ready'), 1);
  is_content(south);
  is_content(north);
});

// ---- turns taken back, with a person's consent and with a bot's -------------------------------------------------------------------------

const ask_back = async (page, words) => {
  await page.getByText('Offers and resignation').click();
  await page.getByRole('button', { name: words }).click();
};

test('two people: asked, granted, played again from there', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person(), h.person()]);
  await meet(south, north, { private: false });
  await place(south, 'Phalanx');
  await place(north);
  await my_turn(south);
  await south.getByText('Offers and resignation').click();
  assert.equal(await south.getByRole('button', { name: /takeback|Take back/ }).count(), 0, 'nothing was played yet');
  await south.keyboard.press('Escape');
  await click(south, 'c2', 'b3');
  await commit(south, 'Ac2>b3');
  await my_turn(north);
  await ask_back(south, 'Request takeback');
  await south.getByText('You asked for a takeback').waitFor();
  await north.locator('.offer').getByText(/asks for a takeback/).waitFor();
  await click(north, 'c10'); // a draft under way is dropped with the turn it was for
  await north.getByRole('button', { name: 'Accept' }).click();
  await my_turn(south);
  assert.match(await square(south, 'c2'), /South Aggressor/);
  await north.locator('.log .line-words').filter({ hasText: '1 turn was taken back' }).first().waitFor(); // South may have known it first
  assert.equal(await square(north, 'b3'), 'b3, empty');
  await click(south, 'c2', 'd3');
  await commit(south, 'Ac2>d3');
  await my_turn(north);
  is_content(south);
  is_content(north);
});

test('a bot consents at once, and a draft for the old position does not linger', { timeout: 360_000 }, async () => {
  const page = await h.person();
  await begin(page);
  await place(page, 'Phalanx');
  await my_turn(page);
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await commit(page, step.text);
  await page.locator('.log .line-words').filter({ hasText: step.told }).first().waitFor();
  await my_turn(page);
  const next = await first_step(page);
  await click(page, next.from, next.to);
  await page.locator('.commit button').filter({ hasText: next.text }).waitFor();
  await ask_back(page, 'Take back my turn');
  await page.locator('.log .line-words').filter({ hasText: 'taken back' }).first().waitFor();
  await my_turn(page);
  assert.ok(await page.getByRole('button', { name: 'Undo' }).isDisabled(), 'nothing is drafted');
  /* A newcomer has chosen nothing yet: two clicks play the first game's moves, and Undo takes them back. */
  await page.evaluate(() => localStorage.setItem('look', '{}'));
  await page.reload();
  await my_turn(page);
  const again = await first_step(page);
  await click(page, again.from, again.to);
  const ways = page.getByRole('group', { name: 'Confirm moves:' });
  await ways.waitFor();
  await my_turn(page);
  await page.getByRole('button', { name: 'Undo' }).click();
  await shows(page.locator('.log .line-words').filter({ hasText: 'taken back' }), 2);
  await my_turn(page);
  await ways.getByRole('button', { name: 'With a button' }).click();
  const last = await first_step(page);
  await click(page, last.from, last.to);
  await commit(page, last.text);
  await page.locator('.log .line-words').filter({ hasText: last.told }).first().waitFor();
  await my_turn(page);
  is_content(page);
});

// ---- the same game again: two people on their pages, one from the first page, one against a bot -----------------------------------------

const button = (page, name) => page.getByRole('button', { name, exact: true }); // "Cancel rematch" is there until the answer

const elsewhere = (page, path) => page.waitForURL((url) => /^\/matches\/[a-z2-7]{10}$/.test(url.pathname) && url.pathname !== path);

test('one asks, the other sees it and agrees, both sit down with the sides changed', { timeout: 360_000 }, async () => {
  const [south, north] = await Promise.all([h.person({ bypassCSP: true }), h.person()]);
  const path = await meet(south, north, { private: false });
  assert.equal(await side(south), 'South');
  await resign(north);
  await button(south, 'Rematch').click();
  await south.getByText('You offered a rematch').waitFor();
  assert.deepEqual(await axe(south), []);
  await north.getByText('wants a rematch').waitFor();
  await button(south, 'Cancel rematch').click();
  await button(south, 'Rematch').click();
  await north.goto('/');
  await north.getByText('wants a rematch').waitFor();
  await north.getByRole('link', { name: 'Open game', exact: true }).click();
  await button(north, 'Accept rematch').click();
  await Promise.all([south, north].map((page) => elsewhere(page, path)));
  assert.equal(new URL(south.url()).pathname, new URL(north.url()).pathname);
  await Promise.all([south, north].map((page) => page.getByText('Set up your army').waitFor())); // the board of the old match stands until then
  assert.deepEqual([await side(south), await side(north)], ['North', 'South']);
  await south.goto(path);
  await south.getByRole('link', { name: 'Go to rematch' }).waitFor();
  is_content(south);
  is_content(north);
});

test('a bot agrees at once', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await begin(page);
  const path = new URL(page.url()).pathname;
  const before = await side(page);
  await resign(page);
  await button(page, 'Rematch').click();
  await elsewhere(page, path);
  await page.getByText('Set up your army').waitFor();
  assert.notEqual(await side(page), before);
  await place(page, 'Phalanx');
  is_content(page);
});
