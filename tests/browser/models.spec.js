// Playing language models on the page: an owner lets people play one, a person begins a game against it, and a blind game shows who played
// only at its end. SHOTS=folder keeps pictures, in both languages.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { join } from 'node:path';
import { bearer, fresh, person } from '../lib/people.mjs';
import { FORMATION, put_orders } from '../lib/play.mjs';
import { until } from '../lib/stack.mjs';
import { axe, house, is_content, place, resign, send, sign_up } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const LOOKS = [
  { name: 'wide', viewport: { width: 1440, height: 900 }, colorScheme: 'light' },
  { name: 'narrow', viewport: { width: 390, height: 844 }, colorScheme: 'dark', hasTouch: true, isMobile: true },
];
const shot = async (page, name) => { if (process.env.SHOTS) await page.screenshot({ path: join(process.env.SHOTS, `models-${name}.png`), fullPage: true }); };
const button = (page, name) => page.getByRole('button', { name, exact: true });
const looks_well = async (page, name) => {
  assert.deepEqual(await axe(page), [], name);
  const over = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
  assert.ok(over <= 0, `${name} is ${over} px too wide`);
  await shot(page, name);
};
const elsewhere = (page) => page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
const id_of = (page) => new URL(page.url()).pathname.split('/')[2];

/** A model of somebody who lets people play it, as its harness. */
async function model(people_games) {
  const owner = await person(h.arena);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Oracle'), kind: 'llm', model: 'stub-1' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'harness', scopes: ['play', 'lobby'], bot: account.id });
  await owner.patch(`/bots/${account.id}`, { people_games });
  const client = Object.assign(bearer(h.arena, token), { account, owner });
  await client.get('/me'); // its program is at work
  return client;
}

test('an owner lets people play a model on the page of programs', { timeout: 240_000 }, async () => {
  for (const { name, ...look } of LOOKS) {
    const page = await h.person({ bypassCSP: true, ...look });
    await sign_up(page, fresh('Owner'), h.arena);
    await send(page, 'POST', '/bots', { name: fresh('My model'), kind: 'llm', model: 'stub-1' });
    await send(page, 'POST', '/bots', { name: fresh('My engine'), kind: 'engine' });
    await page.goto('/account/programs');
    const choice = page.getByLabel('People can play this model');
    assert.equal(await choice.inputValue(), '0', 'there is one for the model alone');
    await choice.selectOption('2');
    await page.getByText(/^People can play My model .*, 2 games at a time\.$/).waitFor({ state: 'attached' });
    await page.reload();
    await page.waitForFunction(() => document.querySelector('td select')?.value === '2');
    await looks_well(page, `programs-${name}`);
    await page.goto('/account/programs?lang=de');
    await page.getByLabel('Andere dürfen gegen dieses Modell spielen').waitFor();
    await looks_well(page, `programs-de-${name}`);
    await page.getByLabel('Andere dürfen gegen dieses Modell spielen').selectOption('0');
    await page.getByText(/^Niemand kann jetzt Partien gegen/).waitFor({ state: 'attached' });
    is_content(page);
  }
});

test('a person plays a model that is named, and hears when it is busy', { timeout: 240_000 }, async () => {
  for (const { name, ...look } of LOOKS) {
    const llm = await model(1), page = await h.person({ bypassCSP: true, ...look });
    await page.goto('/models');
    await button(page, `Play ${llm.account.name}`).waitFor();
    await looks_well(page, `page-${name}`);
    await button(page, `Play ${llm.account.name}`).click();
    await elsewhere(page);
    assert.deepEqual((await llm.get('/me/inbox')).body.waiting.map(({ match }) => match), [id_of(page)]);
    await page.locator('.seat-card').filter({ hasText: llm.account.name }).getByText('language model').waitFor();
    await place(page);
    await page.goto('/models');
    await button(page, `Play ${llm.account.name}`).click();
    await page.getByText(/^You are already playing this model/).waitFor();
    await page.goto('/models?lang=de');
    await button(page, `Gegen ${llm.account.name} spielen`).waitFor();
    await looks_well(page, `page-de-${name}`);
    await llm.owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
    assert.deepEqual(page.complaints.filter((one) => !/409/.test(one)), []);
  }
});

test('a blind game: numbers until its end, then who it was', { timeout: 360_000 }, async () => {
  for (const { name, ...look } of LOOKS) {
    await h.arena.sql('update account set people_games = 0'); // of models that an earlier test has left
    const llm = await model(1), page = await h.person({ bypassCSP: true, ...look }), watcher = await h.person({ bypassCSP: true, ...look });
    await page.goto('/models');
    await button(page, 'Play blind').click();
    await page.getByText(/nobody sees who is playing/).waitFor();
    await looks_well(page, `waiting-${name}`);
    const lobby = id_of(page);
    await watcher.goto('/lobbies');
    await button(watcher, 'Join blind game').waitFor();
    await looks_well(watcher, `open-${name}`);
    await watcher.goto(`/lobbies/${lobby}`);
    await watcher.getByText(/Everyone who joins agrees/).waitFor();
    await looks_well(watcher, `invited-${name}`);
    await h.arena.sql(`update lobby set model_at = arena_now() where public_id = '${lobby}'`);
    await elsewhere(page);
    const match = id_of(page);
    await place(page);
    await put_orders(llm, match, 0, FORMATION);
    const others = [llm.account.name, (await send(page, 'GET', '/me')).account.name];
    for (const [who, window] of [['player', page], ['watcher', watcher]]) {
      await window.goto(`/matches/${match}`);
      for (const n of [1, 2]) await window.locator('.seat-card').getByText(`Player ${n}`, { exact: true }).waitFor();
      const text = await window.locator('#page').innerText();
      for (const word of [...others, 'language model']) assert.ok(!text.includes(word), `${word} for the ${who}`);
      assert.equal(await window.locator('.seat-card a').count(), 0, 'a number leads nowhere');
      await looks_well(window, `playing-${who}-${name}`);
    }
    await watcher.goto(`/matches/${match}?lang=de`);
    await watcher.locator('.seat-card').getByText('Spieler 2', { exact: true }).waitFor();
    await looks_well(watcher, `playing-de-${name}`);
    await resign(page);
    await page.locator('.seat-card').filter({ hasText: llm.account.name }).getByText('language model').waitFor();
    await watcher.locator('.seat-card').filter({ hasText: llm.account.name }).getByText('Sprachmodell').waitFor();
    await looks_well(page, `ended-${name}`);
    await llm.owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
    is_content(page);
    is_content(watcher);
  }
});

test('a game is created blind: unrated, without bots, and joined by people who agree', { timeout: 240_000 }, async () => {
  for (const { name, ...look } of LOOKS) {
    const [page, other] = await Promise.all([h.person({ bypassCSP: true, ...look }), h.person({ bypassCSP: true, ...look })]);
    await sign_up(page, fresh('Host'), h.arena);
    await page.goto('/lobbies/new');
    await page.getByText(/^Who can join/).click();
    await page.getByLabel('Blind: names stay hidden until the end').check();
    assert.ok(await page.getByLabel('Rated', { exact: true }).isDisabled());
    await looks_well(page, `create-${name}`);
    await button(page, 'Create game').click();
    await page.getByText(/nobody sees who is playing/).waitFor();
    assert.equal(await page.locator('[name=fill]').count(), 0);
    const link = await page.getByLabel('Link', { exact: true }).inputValue();
    await other.goto(link);
    await button(other, 'Join').waitFor();
    await looks_well(other, `link-${name}`);
    await button(other, 'Join').click();
    await Promise.all([page, other].map(elsewhere));
    for (const one of [page, other]) await one.locator('.seat-card').getByText('Player 1', { exact: true }).waitFor();
    await until(async () => (await send(page, 'GET', `/matches/${id_of(page)}`)).blind, { what: 'the blind game' });
    is_content(page);
    is_content(other);
  }
});
