// Who is not there: the policy chosen at the table and read before joining, a steward and coming back, a free seat taken, a vacation.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { person } from '../lib/people.mjs';
import { axe, house, is_content, meet_by_form, my_turn, place, unfold } from './lib/browser.mjs';
import { begun, put_orders, turn, await_view } from '../lib/play.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const stale = (match) => h.arena.sql(`update match set deadline = arena_now() - interval '1 second' where public_id = '${match}'`);

test('a steward chosen at the table plays for who is away, until they are back', { timeout: 360_000 }, async () => {
  const [south, north] = [await h.person(), await h.person()];
  const path = await meet_by_form(south, north, async (page) => {
    await page.getByLabel('Private (invite link only)').uncheck();
    await page.getByText('Away: a missed turn is skipped').waitFor();
    await page.getByText('A missed turn is skipped, and the opponent gets a piece. A player who misses 10 turns in a row loses the game.').waitFor();
    await page.locator('#absence-policy').selectOption('bot');
    await page.locator('#absence-after').fill('1');
    await page.getByRole('group', { name: 'Bot', exact: true }).getByRole('radio', { name: 'Recruit, level 1' }).check();
    await page.getByText('After a missed turn, Recruit takes over.').waitFor();
  });
  const match = path.split('/').at(-1);
  for (const page of [south, north]) await place(page);
  await my_turn(south);
  await stale(match);
  await north.getByText('away, Recruit (bot) is playing').first().waitFor();
  await south.getByText('You missed your turns, so Recruit (a bot) is playing for you.').waitFor();
  await north.locator('.log .line-words').filter({ hasText: 'Recruit (bot) plays until they return' }).first().waitFor();
  await south.getByRole('button', { name: 'I’m back' }).click();
  await south.getByText('You missed your turns').waitFor({ state: 'detached' });
  await north.getByText('away, Recruit (bot) is playing').waitFor({ state: 'detached' });
  await north.getByText('1 turn missed').first().waitFor();
  for (const page of [south, north]) is_content(page);
});

test('the lobby says before anybody joins what happens when a player is away', { timeout: 180_000 }, async () => {
  const owner = await person(h.arena);
  const { body } = await owner.post('/lobbies', { game: 'stratic', rated: true, clock: { mode: 'budget', bank_seconds: 600 }, absence: { policy: 'open', grace_seconds: 120 } });
  const page = await h.person();
  await page.goto(`/lobbies/${body.id}`);
  await page.getByText('All terms').click();
  await page.getByText('they have 2 minutes per turn.').waitFor();
  await page.getByText('another player can take the seat').waitFor();
  await page.getByText('the player who left it gets a rated loss').waitFor();
  await page.getByText('All players must agree to a pause').waitFor();
});

test('a spectator takes over the seat of an absent player and plays on', { timeout: 270_000 }, async () => {
  const t = await begun(h.arena, { clock: { mode: 'live', turn_seconds: 600 }, absence: { policy: 'open', after: 1 }, options: { skip_reinforcement: false } });
  const page = await h.person({ bypassCSP: true });
  await stale(t.match);
  await await_view(t.north, t.match, (v) => v.attendance[0].absent === 'open');
  await page.goto('/lobbies');
  await page.getByRole('heading', { name: 'Seats to take over' }).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByRole('link', { name: `View game: ${t.south.account.name}` }).click();
  await page.getByText('their seat (South) is open').waitFor();
  await page.getByRole('button', { name: 'Take this seat' }).click();
  await page.locator('.side').filter({ hasText: 'South (you)' }).waitFor();
  await put_orders(t.north, t.match, 2, turn('--'));
  await my_turn(page);
  is_content(page);
});

test('a vacation begins and ends on the settings page, and is seen at the board', { timeout: 180_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto('/lobbies/new');
  await unfold(page);
  await page.getByLabel('Time control').selectOption('correspondence');
  await page.getByRole('button', { name: 'Create game' }).click();
  await page.waitForURL(/lobbies\/[a-z2-7]{10}/);
  await page.goto('/settings');
  await page.getByText(/: 30 of 30\./).waitFor();
  await page.getByLabel('Days').fill('4');
  await page.getByRole('button', { name: 'Start vacation' }).click();
  await page.getByText('You are on vacation until').waitFor();
  await page.getByText(/: 26 of 30\./).waitFor();
  assert.deepEqual(await axe(page), []);
  await page.getByRole('button', { name: 'End vacation' }).click();
  await page.getByText(/: 29 of 30\./).waitFor();
  is_content(page);
});
