// A table of Stratagem with everybody at it: two people at their pages (a desk and a phone), the example agent in Python and a bot, rated,
// and somebody who watches. From the form that sets the table to the rating that changed.
// SHOTS=folder: a picture of every station, for the eye.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { join } from 'node:path';
import test, { after, before } from 'node:test';
import { bearer, fresh, person } from '../lib/people.mjs';
import { root } from '../lib/stack.mjs';
import { axe, house, is_content, seat_choices, settled, shows, sign_up, unfold, view_of } from './lib/browser.mjs';

const TURNS = 10;
const DELAY = 5;
const SECRET = 'Quiet now: at Windcrest we meet before the frost.';
const DESK = { viewport: { width: 1440, height: 900 }, bypassCSP: true };
const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true, colorScheme: 'dark', bypassCSP: true };

const children = [];
/* What somebody may type, and what the page says about it: before the server is asked, and by the server. */
const BAD_TEXTS = [
  ['{"moves":[', /cannot be read yet/], ['{"recruit":[{"at":"fg","unit":"dragon"}]}', /recruit\[0\]\.unit is not a unit: "dragon"/],
  ['{"moves":[{"from":"nowhere"}]}', /not a province: "nowhere"/], ['{"moves":[{"from":"sw","path":["ir"],"units":{"infantry":1}}]}', /./],
  ['{"recruit":[{"at":"fg","unit":"militia","count":90}]}', /./],
];
let h;
before(async () => { h = await house(); });
after(async () => {
  for (const child of children) child.kill();
  await h?.close();
});

const tab = (page, name) => page.getByRole('tab', { name }).click();
const panel = (page) => page.locator('#tab-panel');
const button = (page, name) => page.getByRole('button', { name, exact: true });
const commit_button = (page) => page.locator('.commit button').last();
const path_of = (page) => new URL(page.url()).pathname;
const at_turn = (page, turn) => page.locator('.sg-phase strong').filter({ hasText: new RegExp(`Turn ${turn}$`) }).waitFor();

/** A station: nothing wider than the screen, and its picture, light and dark, where one is wished for. */
async function station(page, name) {
  const { width } = page.viewportSize();
  assert.equal(await page.evaluate(() => Math.max(innerWidth, document.documentElement.scrollWidth)), width, `${name} is as wide as the screen`);
  if (!process.env.SHOTS) return;
  for (const colorScheme of ['dark', 'light']) {
    await page.emulateMedia({ colorScheme });
    await page.screenshot({ path: join(process.env.SHOTS, `${name}-${width}-${colorScheme}.png`) });
  }
}

async function press(page, code) {
  const place = page.locator(`.match .sg-place[data-code="${code}"]`);
  await place.scrollIntoViewIfNeeded();
  const { x, y, width, height } = await place.boundingBox();
  const middle = [x + width / 2, y + height / 2];
  if (page.viewportSize().width < 500) await page.touchscreen.tap(...middle);
  else await page.mouse.click(...middle);
}

/** The first person goes from the game's card to the form and creates the game; answers the link for the others. */
async function set_table(page, name) {
  await sign_up(page, name);
  await page.goto('/');
  await page.locator('section[aria-labelledby="table-stratagem"]').getByRole('link', { name: 'Invite a friend' }).click();
  await unfold(page);
  await (await seat_choices(page, 4)).and(page.getByLabel('Envoy, level 7')).check();
  await page.getByLabel('Rated', { exact: true }).check();
  await page.getByLabel(/^Your civilization/).selectOption({ label: 'Tidecallers' });
  await page.getByLabel('Turns', { exact: true }).fill(String(TURNS));
  await page.getByLabel('Gold for an economic victory').fill('500');
  await page.getByLabel('Provinces for a victory by domination').fill('24');
  for (const label of ['Time per turn', 'Time for diplomacy']) {
    await page.getByLabel(`Unit: ${label}`).selectOption('minute');
    await page.getByLabel(label, { exact: true }).fill('10');
  }
  await station(page, '01-form');
  await button(page, 'Get the invite link').click();
  const link = await page.getByLabel('Link', { exact: true }).inputValue();
  await station(page, '02-table');
  return link;
}

/** The second person joins through the link and chooses a civilization too. */
async function join_by_link(page, link) {
  await sign_up(page, fresh('Second'));
  await page.goto(link);
  await button(page, 'Join').first().waitFor();
  await station(page, '03-invited');
  await button(page, 'Join').first().click();
  await page.getByLabel(/^Your civilization/).selectOption({ label: 'Verdanti' });
  await station(page, '04-waiting');
}

/** A program of somebody else's takes the last seat with its token and plays on until the end; answers {name, ended}. */
async function seat_agent(link) {
  const owner = await person(h.arena);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Cartographer'), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'agent', scopes: ['play', 'lobby'], bot: account.id });
  const url = new URL(link);
  const { status, body } = await bearer(h.arena, token).put(`/lobbies/${url.pathname.split('/').at(-1)}/seats/me`, { invite: url.searchParams.get('invite'), choice: { civ: 'ashwalkers' } });
  assert.equal(status, 200, JSON.stringify(body));
  const child = spawn('python3', [join(root, 'frontend', 'docs', 'agents', 'stratagem.py'), h.url, body.match], { env: { ...process.env, QUADRIVIUM_TOKEN: token } });
  const said = { out: '', err: '' };
  child.stdout.on('data', (part) => { said.out += part; });
  child.stderr.on('data', (part) => { said.err += part; });
  children.push(child);
  return { name: account.name, match: body.match, ended: new Promise((done) => { child.on('exit', (code) => done({ code, ...said })); }) };
}

/** Somebody who watches; all that the server told their page is kept with the turn the match was in at most, and comes with `all_heard`. */
async function watch(match, player) {
  const page = await h.person({ ...DESK, colorScheme: 'dark' });
  page.heard = [];
  const noted = async (answer) => {
    const text = await answer.text().catch(() => '');
    const { turn, status } = await view_of(player); // asked later: the match was no further then
    return { turn, over: status === 'finished', path: new URL(answer.url()).pathname, text };
  };
  const hear = (answer) => { if (answer.url().includes('/api/')) page.heard.push(noted(answer)); };
  page.on('response', hear);
  page.all_heard = () => {
    page.off('response', hear);
    return Promise.all(page.heard);
  };
  await page.goto(`/matches/${match}`);
  await page.locator('.match svg.board').waitFor();
  return page;
}

/* What a watcher was told while the match ran (at its end everything opens): nothing of a turn that is not old enough, and no private word at all. */
function knew_nothing_early(heard) {
  assert.ok(heard.length > TURNS, `${heard.length} answers were looked through`);
  for (const { turn, path, text } of heard.filter((answer) => !answer.over)) {
    assert.ok(!text.includes('Windcrest we meet'), `a private message in ${path}`);
    if (!text.startsWith('{')) continue;
    const { view, items } = JSON.parse(text);
    const newest = Math.max(0, turn - DELAY);
    if (view) assert.ok(view.turn <= Math.max(1, newest), `turn ${view.turn} shown in turn ${turn}`);
    if (view && newest < 1) assert.deepEqual(view.provinces.filter((p) => p.units || p.owner !== undefined), [], `armies shown in turn ${turn}`);
    if (path.endsWith('/log')) assert.deepEqual(items.filter((line) => line.turn > newest), [], `a line of the log in turn ${turn}`);
  }
}

/* ---- what is done at the table ---------------------------------------------------------------------------------------------------- */

/** A message and a treaty from one to the other, on the desktop; read and accepted on the phone. */
async function agree(one, two) {
  await tab(one, /^Messages/);
  await button(panel(one), 'Vermilion').click();
  await panel(one).getByRole('textbox').fill(SECRET);
  await button(panel(one), 'Send').click();
  await panel(one).getByText(SECRET).waitFor();
  await panel(one).getByLabel('Treaty to propose to Vermilion').selectOption({ label: 'Non-aggression pact' });
  await button(panel(one), 'Propose').click();
  await panel(one).getByText('You proposed: Non-aggression pact.').waitFor();
  await station(one, '06-message');
  await tab(two, /^Messages/);
  await panel(two).getByRole('button', { name: /Azure.*unread/ }).click();
  await panel(two).getByText(SECRET).waitFor();
  await station(two, '07-message');
  await button(panel(two), 'Accept').click();
  await panel(two).locator('.sg-treaty.nap').waitFor();
  await one.locator('.sg-treaty.nap').waitFor();
}

/** A province pressed on the map, then March, then one next to it: somebody marches. */
async function march(page, from, to) {
  await tab(page, /^Orders/);
  await press(page, from);
  await page.locator('.sg-march-go').click();
  await press(page, to);
  await page.locator('.sg-tray').waitFor();
  await button(page, 'Done').click();
}

/** Text that cannot be read as orders is explained, and no order is lost. */
async function type_badly(page) {
  await tab(page, /^Orders/);
  const { length: before } = await page.locator('.sg-orders li').all();
  await page.getByText('Orders as text').click();
  const field = page.locator('.sg-typed textarea');
  const told = page.locator('.sg-typed .note.bad');
  for (const [text, words] of BAD_TEXTS) {
    await field.fill(text);
    await told.filter({ hasText: words }).waitFor();
    await station(page, `08-typed-${text.length}`);
  }
  await button(page, 'Close text').click();
  await button(page, 'Undo').click();
  await shows(page.locator('.sg-orders li'), before);
}

/** The line is lost while somebody drafts and commits; it goes out by itself when it is back. */
async function lose_the_line(page) {
  await page.context().setOffline(true);
  await commit_button(page).click();
  await page.getByText('The server has not answered yet. Your turn will be sent again automatically.').waitFor();
  await station(page, '09-lost-line');
  await page.context().setOffline(false);
  await commit_button(page).filter({ hasText: /^\s*(Turn ended|Orders? sent)/ }).waitFor();
}

/** An empty turn, or what is drafted, of both people. */
async function both_commit(people) {
  const { turn } = await view_of(people[0]);
  const owing = [];
  for (const page of people) { // before the turn can go on; a player who is out of the game orders nothing
    if ((await view_of(page)).owes) owing.push(page);
  }
  for (const page of owing) await commit_button(page).click();
  for (const page of people) await Promise.race([at_turn(page, turn + 1), page.locator('.result').waitFor()]);
  return await people[0].locator('.result').count() > 0;
}

/** The replay, with everything shown and as one player saw it; curves, log, the rating. */
async function look_back(page) {
  await page.locator('.result').waitFor();
  await page.getByText(/Your rating: \d+ /).waitFor();
  await station(page, '20-end');
  await page.getByText('Rating details').click();
  await page.locator('.why-seat').first().waitFor();
  await station(page, '21-why');
  await page.locator('.replay-slider').fill('6');
  await page.locator('.replay-where').filter({ hasText: 'Turn 6' }).waitFor();
  await settled(page); // until the turn has come, the board is the one before
  const all = await page.locator('.match .sg-army').count();
  await station(page, '22-everybody');
  await page.getByLabel('View as').selectOption({ index: 1 });
  await page.waitForURL(/eyes=0/);
  await page.waitForFunction((n) => document.querySelectorAll('.match .sg-army').length < n, all);
  await station(page, '23-eyes');
  await page.getByLabel('View as').selectOption({ index: 0 });
  await tab(page, 'Log');
  await panel(page).getByText('Turn 1', { exact: true }).waitFor();
  await station(page, '24-log');
  await tab(page, 'Messages');
  await station(page, '25-messages');
  await tab(page, 'Realms');
  await page.locator('quad-figures canvas').first().waitFor();
  await page.locator('quad-figures').first().scrollIntoViewIfNeeded();
  await station(page, '26-curves');
}

test('two people, an agent and a bot play a rated game to its end while somebody watches', { timeout: 870_000 }, async () => {
  const [one, two] = [await h.person(DESK), await h.person(PHONE)];
  const link = await set_table(one, fresh('Marit'));
  await join_by_link(two, link);
  const agent = await seat_agent(link);
  const people = [one, two];
  for (const page of people) {
    await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
    await page.locator('.match svg.board').waitFor();
  }
  const watcher = await watch(agent.match, one);
  await watcher.getByText('Spectators see everything, 5 turns late').waitFor();
  assert.deepEqual([(await view_of(one)).view.you.civ, (await view_of(two)).view.you.civ], ['tidecallers', 'verdanti']);
  for (const page of [...people, watcher]) {
    await station(page, `05-begin-${page === watcher ? 'watch' : 'play'}`);
    assert.deepEqual(await axe(page), []);
  }
  await agree(one, two);
  await march(one, 'fg', 'th');
  await station(one, '07-march');
  await march(two, 'sw', 'ir');
  await station(two, '07-march');
  await type_badly(one);
  await lose_the_line(two);
  await both_commit(people);
  for (const page of people) {
    await tab(page, /^Orders/);
    await station(page, '11-second-turn');
  }
  for (let turn = 2; turn <= TURNS; turn += 1) {
    if (await both_commit(people)) break;
    if (turn === 7) {
      for (const page of [...people, watcher]) await station(page, '12-eighth-turn');
      assert.deepEqual(await axe(watcher), []);
    }
  }
  const heard = await watcher.all_heard();
  const ended = await agent.ended;
  assert.deepEqual([ended.code, ended.err.includes('Traceback')], [0, false], ended.err);
  await watcher.locator('.result').waitFor();
  await station(watcher, '20-watched');
  knew_nothing_early(heard);
  await look_back(one);
  await two.locator('.result').waitFor();
  await two.getByText(/Your rating: \d+ /).waitFor();
  await station(two, '20-end');
  assert.deepEqual(await axe(two), []);
  is_content(watcher);
});
