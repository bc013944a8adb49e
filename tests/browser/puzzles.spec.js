// The ladder, the puzzle of the day and a shared puzzle; tactics and storms; on small and large screens.
import { readFileSync } from 'node:fs';
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, send, shows } from './lib/browser.mjs';
import { read_turn } from '../../frontend/games/stratic/notation.js';

let h;
/* At noon: no puzzle of the day changes while it is played. */
before(async () => {
  h = await house();
  await h.arena.shift_clock(Number(await h.arena.sql("select extract(epoch from date_trunc('day', arena_now(), 'UTC') + interval '36 hours' - arena_now())")));
});
after(async () => { await h?.close(); });

const SIZES = { 360: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true }, 1440: { viewport: { width: 1440, height: 900 } } };
const MATCH = /\/matches\/[a-z2-7]{10}$/;

/** Attempts at the first piece that is left, then away where they did not end it; from a page that does not show the match, or it would ask about turns that are gone. */
async function play(page, ...buckets) {
  const match = page.url().split('/').at(-1);
  await page.goto('/docs/');
  for (const bucket of buckets) {
    const { turn, view } = await send(page, 'GET', `/matches/${match}/view`);
    await send(page, 'PUT', `/matches/${match}/turns/${turn}/orders`, { orders: { type: 'move', piece: view.seats[0].board.pieces[0].piece, bucket } });
  }
  const { status } = await send(page, 'GET', `/matches/${match}`);
  if (status === 'live') await send(page, 'POST', `/matches/${match}/resign`, { confirm: true });
}
const TEN = Array(10).fill(0);
const fits = async (page) => assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= document.documentElement.clientWidth), 'wider than the window');

for (const [width, size] of Object.entries(SIZES)) {
  test(`a level starts with one click, and its stars and leaderboard show the result, ${width} px`, { timeout: 270_000 }, async () => {
    const page = await h.person({ ...size, bypassCSP: true });
    await page.goto('/');
    await page.getByRole('link', { name: 'All levels', exact: true }).click();
    await page.getByRole('heading', { name: 'Rule Game ladder' }).waitFor();
    await shows(page.locator('.landing li'), 20);
    const tops = await page.locator('.landing').evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
    const rises = size.viewport.width >= 1180; // below, the flights stand one under the other
    assert.ok(tops.every((top, i) => !i || (rises ? top < tops[i - 1] : top > tops[i - 1])), `stairs: ${tops}`);
    await fits(page);
    await page.getByRole('button', { name: 'Play: First steps' }).click();
    await page.waitForURL(MATCH);
    await play(page, 1, 2, ...TEN);
    await page.goto('/ladder/rulegame');
    await page.getByRole('img', { name: '3 of 3 stars' }).waitFor();
    await page.getByText('found after 2 attempts, 2 errors, 2 boards').waitFor();
    await page.getByText('You have 3 of 60 stars.').waitFor();
    await page.getByRole('link', { name: 'First steps' }).click();
    await page.getByText(/^Your first run: found after 2 attempts/).waitFor();
    await page.getByText('Nobody is on this leaderboard yet.').waitFor(); // guests are not listed
    await fits(page);
    assert.deepEqual(await axe(page), []);
    await page.getByRole('link', { name: 'Replay' }).click();
    await page.getByRole('link', { name: 'Leaderboard for this level' }).waitFor();
    const done = page.url();
    await page.getByRole('button', { name: 'Next level' }).click();
    await page.waitForURL((url) => MATCH.test(url.pathname) && url.href !== done);
    await page.getByText('The cabinet', { exact: true }).first().waitFor();
    is_content(page);
    await page.context().close();
  });

  test(`the puzzle of the day reveals nothing before the end, then the rule, the other results and a text to share, ${width} px`, { timeout: 270_000 }, async () => {
    const page = await h.person({ ...size, bypassCSP: true });
    await page.goto('/daily/rulegame');
    await page.getByRole('button', { name: 'Play' }).waitFor();
    assert.equal(await page.getByRole('heading', { name: 'The rule' }).count(), 0);
    await page.getByRole('button', { name: 'Play' }).click();
    await page.waitForURL(MATCH);
    await play(page, 0, 1, 2, 3);
    await page.goto('/daily/rulegame');
    await page.getByRole('heading', { name: 'The rule' }).waitFor();
    assert.match(await page.getByLabel('Text to share').inputValue(), /^Rule Game \d{4}-\d\d-\d\d ☆☆☆ not mastered http.*\/daily\/rulegame\/\d{4}-\d\d-\d\d$/);
    await fits(page);
    assert.deepEqual(await axe(page), []);
    is_content(page);
    await page.context().close();
  });
}

test('a rule set is shared by a link: a friend plays without seeing it, and its author watches', { timeout: 360_000 }, async () => {
  const [writer, friend] = [await h.person(), await h.person(SIZES[360])];
  await writer.goto('/rules');
  await writer.getByLabel('Rule set', { exact: true }).fill('# secret words\n(*,*,*,*,0)');
  await writer.getByRole('button', { name: 'Share as puzzle' }).click();
  const link = await writer.getByLabel('Link', { exact: true }).inputValue();
  assert.match(link, /\/p\/[a-z2-7]{10}$/);
  await friend.goto(link);
  await friend.getByRole('button', { name: 'Play' }).waitFor();
  assert.ok(!(await friend.content()).includes('secret words'));
  await friend.getByRole('button', { name: 'Play' }).click();
  await friend.waitForURL(MATCH);
  const match = friend.url();
  await writer.goto(match);
  await writer.locator('.rg-strip').first().waitFor();
  await play(friend, 3, ...TEN);
  await friend.goto(link);
  await friend.getByText('secret words').waitFor();
  await friend.getByText('found after 1 attempt, 1 error, 2 boards').waitFor();
  await writer.goto('/puzzles');
  await writer.getByText(/1 player/).waitFor();
  await writer.getByRole('button', { name: /^Revoke/ }).click();
  await writer.getByText(/revoked/).first().waitFor();
  const late = await h.person();
  await late.goto(link);
  await late.getByText(/was revoked/).waitFor();
  for (const page of [writer, friend]) is_content(page);
});

/* The solutions are known here from the file that the program was built with. */
const TACTICS = new Map(readFileSync(new URL('../../backend/games/stratic/tactics.ndjson', import.meta.url), 'utf8').split('\n').filter(Boolean)
  .map((line) => JSON.parse(line)).map((one) => [one.id, one]));
const TACTIC = /\/tactics\/stratic\/([a-z2-7]{10})/;
/* The arena chooses at random; these are the same in every run. */
const FLAT = [...TACTICS.values()].filter(({ options: { dims } }) => dims === 2);
const row_of = ({ id }) => `(select id from tactic where public_id = '${id}')`;
/** The page is at a tactic that the arena chose; make it choose another one. */
const choose = (page, tactic) => h.arena.sql(`update tactic_solver set current_id = ${row_of(tactic)}
  where current_id = ${row_of({ id: TACTIC.exec(page.url())[1] })}
    and account_id = (select max(account_id) from tactic_solver)`);

/** Enter a turn on the board of a tactic, typed at a desk and tapped on a phone, and press the button that plays it. */
async function enter(page, text) {
  const button = page.locator('.exercise-side .row button.grow');
  await button.waitFor();
  const field = page.locator('.exercise-side input[name=turn]');
  if (await page.evaluate(() => matchMedia('(pointer: coarse)').matches)) {
    assert.equal(await field.isVisible(), false, 'a turn is typed on a keyboard only');
    const [{ from, to, then }] = read_turn(text).moves;
    for (const at of [from, to, then].filter(Boolean)) await page.locator(`[data-sq="${at.join()}"]`).tap();
  } else await field.fill(text);
  await button.and(page.locator(':enabled')).filter({ hasNotText: /pass/i }).click();
}

for (const [width, size] of Object.entries(SIZES)) {
  test(`a visitor solves tactics, is shown a solution, and storms, ${width} px`, { timeout: 270_000 }, async () => {
    const page = await h.person({ ...size, bypassCSP: true });
    await page.goto('/tactics/stratic');
    await page.getByRole('heading', { name: 'Stratic tactics' }).waitFor();
    await page.getByRole('button', { name: 'Solve tactics' }).click();
    await page.waitForURL(TACTIC);
    const [one, two, three] = FLAT;
    await choose(page, one);
    await page.goto(`/tactics/stratic/${one.id}`);
    const first = one.id;
    await page.getByText('A hint or the solution counts as a failed try.').waitFor();
    assert.deepEqual(await axe(page), []);
    await enter(page, TACTICS.get(first).solution);
    await page.locator('.exercise-side .note.good').getByText('Solved.').waitFor();
    await page.getByText('Streak: 1').waitFor();
    await fits(page);
    await page.locator('.exercise-side .note.good').getByRole('button', { name: 'Next tactic' }).click();
    await page.waitForURL((url) => TACTIC.test(url.pathname) && !url.pathname.endsWith(first));
    await choose(page, two);
    await page.goto(`/tactics/stratic/${two.id}`);
    await page.locator('.exercise-side .row button.grow').waitFor();
    await page.locator('.exercise-side').getByRole('button', { name: 'Show solution' }).click();
    await page.locator('.exercise-side .note').getByText(/^The solution: /).waitFor();
    await page.getByText('Streak: 0').waitFor();
    await page.reload();
    await page.getByText('Your first try at this tactic failed.').waitFor();
    await page.goto('/storm/stratic');
    await page.getByRole('button', { name: 'Start storm' }).click();
    await page.getByText('0 solved').waitFor();
    const storm = new URL(page.url()).searchParams.get('id');
    await h.arena.sql(`update tactic_storm set current_id = ${row_of(three)}, ends_at = arena_now() + interval '1 hour' where public_id = '${storm}'`);
    await page.reload();
    await enter(page, three.solution);
    await page.getByText('1 solved').waitFor();
    await fits(page);
    await h.arena.sql(`update tactic_storm set ends_at = arena_now() where public_id = '${storm}'`);
    await page.reload();
    await page.getByRole('heading', { name: 'The storm is over' }).waitFor();
    await page.getByText('You solved 1 tactic.').waitFor();
    await page.getByRole('link', { name: 'Tactic 1: solved' }).waitFor();
    assert.deepEqual(await axe(page), []);
    is_content(page);
    await page.context().close();
  });
}
