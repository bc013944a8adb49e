// When something goes wrong, what was entered stays: refused orders, a lost line, a lost reply, another window.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { click, commit, first_step, frames, house, my_turn, place, begin, settled, shows, typing } from './lib/browser.mjs';
import { reaches, until } from '../lib/stack.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

async function at_table() {
  const page = await h.person();
  await begin(page);
  await place(page);
  await my_turn(page);
  return page;
}

test('an illegal turn is refused where it stands, with its reason, and is not lost', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  const wild = `${step.move.kind}${step.from}>h5`;
  await (await typing(page)).fill(wild);
  await page.locator('.commit [role=alert]').getByText('The piece cannot reach this square.').waitFor();
  await page.locator('.steps').getByText(`${step.from} moves to h5`).waitFor();
  assert.equal(await page.getByLabel('Type a turn').inputValue(), wild);
  await page.getByRole('button', { name: 'Undo' }).click();
  await page.locator('.commit [role=alert]').waitFor({ state: 'detached' });
  await click(page, step.from, step.to);
  await commit(page, step.text);
  await page.locator('.log').getByText(step.told).waitFor();
});

test('a line that breaks while sending keeps the draft, and the turn goes out by itself', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await page.getByText('Confirm your turn.').waitFor();
  await settled(page);
  const place_of = () => page.locator('.board-frame').evaluate((board) => JSON.stringify(board.getBoundingClientRect()));
  const before = await place_of();
  await page.context().setOffline(true);
  await page.locator('.netbar').getByText('No connection. Your moves are kept and will be sent.').waitFor();
  assert.equal(await place_of(), before, 'the banner moves nothing');
  await commit(page, step.text);
  await page.getByText('Your turn will be sent again automatically').waitFor();
  await page.getByText(step.words).waitFor();
  await page.evaluate(() => { // the words go after a moment, perhaps before the turn is in the log
    const look = () => { globalThis.was_back ||= document.querySelector('.netbar')?.textContent.includes('Connected again'); };
    new MutationObserver(look).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
  await page.context().setOffline(false);
  await page.locator('.log').getByText(step.told).waitFor();
  await page.waitForFunction(() => globalThis.was_back);
  await page.locator('.netbar').waitFor({ state: 'hidden' });
});

test('a server that is silent is noticed though no connection broke: the page says so, and the turn goes out by itself', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await page.getByText('Confirm your turn.').waitFor();
  await settled(page);
  const silent = h.arena.processes('nginx').map(({ pid }) => pid);
  for (const pid of silent) reaches(pid, 'SIGSTOP');
  try {
    await commit(page, step.text);
    await page.locator('.netbar').getByText('No connection. Your moves are kept and will be sent.').waitFor();
    await page.getByText('Your turn will be sent again automatically').waitFor();
    await page.getByText(step.words).waitFor();
  } finally {
    for (const pid of silent) reaches(pid, 'SIGCONT');
  }
  await page.locator('.log').getByText(step.told).waitFor();
  await page.locator('.netbar').waitFor({ state: 'hidden' });
  await shows(page.locator('.log').getByText(step.told), 1);
});

test('a lost reply makes one move, not two', { timeout: 180_000 }, async () => {
  const page = await at_table();
  let lost = 0;
  await page.route('**/orders', async (route) => {
    if (route.request().method() !== 'PUT' || lost) return route.continue();
    lost += 1;
    await route.fetch();
    return route.abort('connectionreset');
  });
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await commit(page, step.text);
  await page.locator('.log').getByText(step.told).waitFor();
  assert.equal(lost, 1);
  await shows(page.locator('.log').getByText(step.told), 1);
});

test('a turn played in another window leaves this one in order', { timeout: 180_000 }, async () => {
  const page = await at_table();
  const other = await page.context().newPage();
  await other.goto(page.url());
  await my_turn(other);
  const step = await first_step(page);
  await click(page, step.from, step.to);
  await page.locator('.steps').getByText(step.words).waitFor();
  await click(other, step.from, step.to);
  await commit(other, step.text);
  await page.locator('.log').getByText(step.told).waitFor();
  await my_turn(page);
  assert.equal(await page.locator('.steps').count(), 0);
});

test('a page opened without a line says so and comes back by itself', { timeout: 180_000 }, async () => {
  const page = await h.person();
  await page.route('**/api/v1/lobbies*', (route) => route.abort());
  await page.goto('/lobbies');
  await page.getByText('No connection').waitFor();
  await page.unroute('**/api/v1/lobbies*');
  await page.getByText('No open games').waitFor();
});

test('a link pressed while the page is still loading opens its page once: nothing typed there is lost', { timeout: 180_000 }, async () => {
  const page = await h.person();
  let let_go;
  const held = new Promise((resolve) => { let_go = resolve; });
  await page.addInitScript(() => {
    globalThis.forms = 0;
    new MutationObserver((all) => {
      for (const { addedNodes } of all) for (const one of addedNodes) if (one.querySelector?.('form input[name=name]')) globalThis.forms += 1;
    }).observe(document, { childList: true, subtree: true });
  });
  await page.route('**/api/v1/me', async (route) => {
    await held;
    await route.continue();
  });
  await page.goto('/');
  await page.locator('#head').getByRole('link', { name: 'Sign in' }).click();
  await page.waitForURL(/\/sign-in$/);
  await until(() => page.asking.size === 1, { every: 10, what: 'nothing but the account is awaited' });
  await frames(page);
  let_go();
  await page.getByLabel('Name').fill('Ann');
  await settled(page);
  assert.deepEqual([await page.getByLabel('Name').inputValue(), await page.evaluate(() => globalThis.forms)], ['Ann', 1]);
});

/* What a browser has for one host without HTTP/2. */
const CONNECTIONS = 6;

test('many windows of one browser leave connections for acts', { timeout: 270_000 }, async () => {
  const page = await at_table();
  const held = new Set();
  let most = 0;
  page.context().on('request', (r) => {
    if (new URL(r.url()).searchParams.has('wait')) held.add(r);
    most = Math.max(most, held.size);
  });
  for (const end of ['requestfinished', 'requestfailed']) page.context().on(end, (r) => held.delete(r));
  const others = [];
  for (let i = 0; i < 3; i += 1) {
    others.push(await page.context().newPage());
    await others[i].goto(page.url());
    await my_turn(others[i]);
  }
  for (const window of [page, ...others]) await settled(window);
  await until(() => held.size, { what: 'a question that is held' });
  const step = await first_step(page);
  await click(others[2], step.from, step.to);
  await commit(others[2], step.text);
  await others[2].locator('.log').getByText(step.told).waitFor();
  assert.ok(most < CONNECTIONS, `${most} questions were held at once over ${CONNECTIONS} connections`);
  await page.locator('.log').getByText(step.told).waitFor();
});
