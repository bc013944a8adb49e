// Sealed challenges: the list, a challenge that opens, is played, closes and is revealed; on small and large screens, light and dark. SHOTS=folder saves pictures.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { quad } from '../cli/quad.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { until } from '../lib/stack.mjs';
import { axe, house, send } from './lib/browser.mjs';

let h, number;
const folder = mkdtempSync(join(tmpdir(), 'challenge-'));
const RULE = '# Everything goes into the bottom right bucket.\n# de: Alles kommt in den Eimer unten rechts.\n(bucket:2)\n';
before(async () => {
  h = await house();
  writeFileSync(join(folder, 'rule.txt'), RULE);
  const { status, out, err } = quad(['challenge', 'new', join(folder, 'rule.txt')], '', { QUADRIVIUM_DATABASE_URL: h.arena.conninfo });
  assert.equal(status, 0, err);
  ({ number } = JSON.parse(out));
  await h.arena.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() - interval '1 second' where number = ${number}`);
});
after(async () => { rmSync(folder, { recursive: true }); await h?.close(); });

const fits = async (page) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'wider than the window');
const LOOKS = [[1440, 'light'], [1440, 'dark'], [390, 'light'], [390, 'dark']];
async function shots(page, name) {
  for (const [width, colorScheme] of process.env.SHOTS ? LOOKS : []) {
    await page.setViewportSize({ width, height: 900 });
    await page.emulateMedia({ colorScheme });
    await page.reload();
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.screenshot({ path: `${process.env.SHOTS}/challenge-${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

/** A run with so many errors on the first board; `boards` to end before it is solved. */
async function play(ask, match, errors, boards = Infinity) {
  for (let board = 0, wrong = errors; board < boards; board++, wrong = 0) {
    const { turn, view } = await ask('GET', `/matches/${match}/view`), { over, board: now } = view.seats[0];
    if (over) return;
    const tries = [...Array(wrong).fill([now.pieces[0].piece, 0]), ...now.pieces.map(({ piece }) => [piece, 2])];
    for (const [i, [piece, bucket]] of tries.entries()) await ask('PUT', `/matches/${match}/turns/${turn + i}/orders`, { orders: { type: 'move', piece, bucket } });
  }
  await ask('POST', `/matches/${match}/resign`, { confirm: true });
}
async function rival(name, errors, boards) {
  const client = await person(h.arena, fresh(name)), ask = async (method, path, body) => (await client.call(method, path, { body })).body;
  const { match } = await ask('POST', `/challenges/${number}/rules/1/runs`, {});
  await play(ask, match, errors, boards);
  return client;
}

test('a challenge that is announced cannot be played, and says when it opens', { timeout: 180_000 }, async () => {
  const page = await h.person({ viewport: { width: 390, height: 800 }, bypassCSP: true });
  await page.goto('/challenges');
  await page.getByRole('link', { name: 'Challenge 1', exact: true }).click();
  await page.getByRole('heading', { name: 'Challenge 1', exact: true }).waitFor();
  await page.getByText(/^Opens on /).waitFor();
  await page.getByText('Nobody is on this leaderboard yet.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Play rule/ }).count(), 0);
  await fits(page);
  assert.deepEqual(await axe(page), []);
  await shots(page, 'announced');
  await page.goto('/challenges');
  await shots(page, 'list');
  await page.goto('/challenges/999');
  await page.getByRole('alert').waitFor();
});

test('a guest plays, signs up, and stands on the board with programs; after the close the rule is there', { timeout: 270_000 }, async () => {
  const page = await h.person({ viewport: { width: 390, height: 800 }, hasTouch: true, isMobile: true, bypassCSP: true });
  await page.goto(`/challenges/${number}`);
  await page.getByRole('button', { name: 'Play rule 1' }).click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  const match = page.url().split('/').at(-1);
  await page.goto('/docs/'); // a page that shows the match would ask about turns that are gone
  await play((...asked) => send(page, ...asked), match, 2);
  await page.goto(`/matches/${match}`);
  await page.getByRole('link', { name: 'Back to the challenge' }).first().waitFor();
  assert.ok(!(await page.content()).includes('Everything goes'), 'the rule is not told yet');
  await shots(page, 'match-end');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'Back to the challenge' }).first().click();
  await page.getByText('Guests can play but get no place.').waitFor();
  await page.getByText('You solved it with 2 errors, 1 board before the error-free row.').waitFor();
  await page.getByText('Nobody is on this leaderboard yet.').waitFor();
  await rival('Anna', 4);
  await rival('Bert', 1, 6);
  const owner = await person(h.arena), { body: { account } } = await owner.post('/bots', { name: fresh('Robot'), kind: 'engine' });
  const robot = bearer(h.arena, (await owner.post('/me/tokens', { label: 'runs', scopes: ['play', 'lobby'], bot: account.id })).body.token);
  const ask = async (method, path, body) => (await robot.call(method, path, { body })).body;
  await play(ask, (await ask('POST', `/challenges/${number}/rules/1/runs`, {})).match, 0);
  await send(page, 'POST', '/accounts', { name: fresh('Greta'), password: 'correct horse 27 battery' });
  await page.reload();
  const rows = page.locator('.board-table tbody tr');
  await until(async () => (await rows.count()) === 4, { what: 'four runs' });
  assert.deepEqual(await rows.locator('td.rank').allInnerTexts(), ['1', '2', '3', '–']);
  await page.getByRole('img', { name: 'Learning curves' }).locator('svg').waitFor();
  await fits(page);
  assert.deepEqual(await axe(page), []);
  await shots(page, 'open');
  await page.getByRole('link', { name: 'Programs', exact: true }).click();
  await until(async () => (await rows.count()) === 1, { what: 'the program alone' });
  await h.arena.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = opens_at - interval '1 day', closes_at = arena_now() where number = ${number}`);
  await until(async () => (await send(page, 'GET', `/challenges/${number}`)).status === 'revealed', { what: 'the reveal' });
  await page.goto(`/challenges/${number}`);
  await page.getByText('Everything goes into the bottom right bucket.').waitFor();
  await page.getByRole('link', { name: 'NDJSON, with every move' }).waitFor();
  await page.getByText('Nonce and seed of rule 1').click();
  await fits(page);
  assert.deepEqual(await axe(page), []);
  await shots(page, 'revealed');
  await page.goto(`/challenges/${number}?lang=de`);
  await page.getByText('Alles kommt in den Eimer unten rechts.').waitFor();
});
