// browser.mjs - people at real browsers before a real arena. One Chromium for a test file, one context for each person.
import { PASSWORD } from '../../lib/people.mjs';
import { FORMATION, SHORT_WIN, turn } from '../../lib/play.mjs';
import { createRequire } from 'node:module';
import { readFileSync } from 'node:fs';
import assert from 'node:assert/strict';
import { afterEach, beforeEach } from 'node:test';
import { stack, until } from '../../lib/stack.mjs';
import { at_full_speed, slow_down, slow_line } from './slow.mjs';
import '../../lib/words.mjs';
import { move_text } from '../../../frontend/games/stratic/notation.js';
import { square_name, square_of } from '../../../frontend/games/stratic/square.js';
import { move_words } from '../../../frontend/games/stratic/words.js';

const require = createRequire(import.meta.url);
const { chromium } = require('playwright-core'); // an import would look for all names in its megabytes first: a fifth of what it takes
const axe_source = readFileSync(require.resolve('axe-core/axe.min.js'), 'utf8');

const delayed_by = process.env.BROWSER_DELAY;
const windows = new Set();
const SHOWN = 1500;

/* What the people of a failed test see, for whoever reads its log: a wait that ended in nothing says little. */
async function described(page) {
  const focus = await page.evaluate(() => document.activeElement?.outerHTML.slice(0, 200));
  const text = await page.locator('body').innerText({ timeout: 5000 });
  return `${page.url()}\ncomplaints: ${page.complaints.join(' | ') || 'none'}\nfocus: ${focus}\n${text.replace(/\s*\n\s*/g, ' / ').slice(0, SHOWN)}`;
}

/* An open window paints its clock and polls although no test uses it any more: each closes with the test that opened it.
 * Those of a `before` stay. */
let staying = [];
beforeEach(() => { staying = [...windows]; });

afterEach(async (t) => {
  for (const page of windows) if (page.isClosed()) windows.delete(page);
  for (const page of t.passed ? [] : [...windows].slice(-1)) {
    console.log(`Error: seen at ${await described(page).catch((lost) => `${page.url()}: ${lost.message}`)}`);
  }
  for (const page of windows) if (!staying.includes(page)) await page.context().close();
});

/* The requests that a page waits for. A long poll (`wait=`) is answered when there is news, which may be never. */
function asking_of(page) {
  const asking = new Set();
  page.on('request', (r) => { if (!new URL(r.url()).searchParams.has('wait')) asking.add(r); });
  for (const end of ['requestfinished', 'requestfailed']) page.on(end, (r) => asking.delete(r));
  return asking;
}

/** Wait for two frames: what the page was told before is painted. */
export const frames = (page) => page.evaluate(() => new Promise((done) => { requestAnimationFrame(() => requestAnimationFrame(done)); }));

/** Wait until a page has the answers it asked for, has painted them, and asked for nothing more because of them. */
export async function settled(page) {
  do {
    await until(() => page.asking.size === 0, { every: 10, what: `the last answer for ${page.url()}` });
    await frames(page);
  } while (page.asking.size > 0);
}

/** An arena and a browser for one test file. `url` (or ARENA_URL) points at a running arena instead of starting one. `seed`: all draws of all
 *  matches are those of this seed (16 hex digits), bots' too: for a test whose course depends on them. */
export async function house({ seed, url = process.env.ARENA_URL } = {}) {
  const arena = url ? { url, stop: async () => {} } : await stack({ env: seed ? { QUADRIVIUM_TEST_SEED: seed } : {} });
  const line = delayed_by ? await slow_line(delayed_by) : null;
  const browser = await chromium.launch({
    ...(line && { proxy: { server: line.server, bypass: '<-loopback>' } }),
    executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', chromiumSandbox: process.getuid?.() !== 0,
    // Without V8's two optimizing compilers, whose threads work for every page that is loaded, such pages and axe take a quarter less of the
    // processor; long games take the same. Without processes of their own for painting and for the network a file takes a twelfth less.
    args: ['--disable-gpu', '--in-process-gpu', '--enable-features=NetworkServiceInProcess2', '--renderer-process-limit=1', '--js-flags=--no-opt,--no-maglev'],
  });
  return {
    arena, url: arena.url,
    /** A person with a window of their own; `complaints` collects what the browser grumbles about. `newcomer`: the games are explained to them. `worker`: with
     *  the page's service worker, whose requests no test can intercept. `judged`: axe is in each of their documents from the beginning, which
     *  takes less than to hand it to many documents one by one. */
    async person({ newcomer = false, worker = false, judged = false, ...options } = {}) {
      const context = await browser.newContext({ viewport: { width: 1280, height: 860 }, baseURL: arena.url, reducedMotion: 'reduce', ...options });
      context.origin = options.baseURL ?? arena.url;
      context.setDefaultTimeout(75_000); // how long until something is thought never to come; no claim about speed
      /* A newcomer's first game plays moves without the button; these people have chosen the button. */
      await context.addInitScript(() => { try { localStorage.look ??= '{"commit":"button"}'; } catch { /* no page yet */ } });
      if (!newcomer) await context.addInitScript(() => { try { localStorage.explained ??= '{"stratic":true,"stratagem":true,"rulegame":true,"cosair":true}'; } catch { /* no page yet */ } });
      if (judged) await context.addInitScript({ content: axe_source });
      if (!worker) await context.addInitScript(() => { delete Navigator.prototype.serviceWorker; });
      context.on('page', (one) => {
        one.asking = asking_of(one);
        if (line) slow_down(one, delayed_by).catch(() => { /* closed again */ });
      });
      const page = await context.newPage();
      windows.add(page);
      page.complaints = [];
      page.strangers = [];
      page.on('console', (m) => { if (['error', 'warning'].includes(m.type())) page.complaints.push(`${m.text()} ${m.location().url}`.trim()); });
      page.on('pageerror', (e) => page.complaints.push(e.stack ?? String(e)));
      page.on('request', (r) => { if (!r.url().startsWith(arena.url) && !r.url().startsWith('data:')) page.strangers.push(r.url()); });
      return page;
    },
    async close() {
      await browser.close();
      await line?.close();
      await arena.stop();
    },
  };
}

/** Nothing was grumbled and nobody else was asked. */
export function is_content(page) {
  assert.deepEqual(page.complaints, []);
  assert.deepEqual(page.strangers, []);
}

/** Violations axe finds on the page as it is, once it is drawn (the context needs bypassCSP). `options`: axe's own, such as which rules. */
export async function axe(page, options = {}) {
  await page.locator('h1').first().waitFor({ state: 'attached' }); // a document is loaded before its page is drawn
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.evaluate(axe_source);
  const { violations } = await at_full_speed(page, () => page.evaluate((how) => globalThis.axe.run({ resultTypes: ['violations'], ...how }), options));
  return violations.map((v) => `${v.id}: ${v.nodes.map((n) => n.html.slice(0, 160)).join(' | ')}`);
}

/** What axe knows of colours, in which alone the themes differ (light-dark() in the style sheets). */
export const COLOURS = { runOnly: ['color-contrast', 'link-in-text-block'] };

/** The rules of axe for the nth of these looks, [width, theme] each: all of them at a width's first theme, those of colours at its other one. */
export const rules_of = (looks, n) => (looks.findIndex(([width]) => width === looks[n][0]) === n ? {} : COLOURS);

/** What axe finds in both themes: by all its rules in the one the page is in, then by those of colours in the other, in which the page stays. */
export async function axe_in_themes(page) {
  const found = [];
  const theme = await page.evaluate(() => (matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light'));
  found.push(...(await axe(page)).map((fault) => `${theme}: ${fault}`));
  const other = theme === 'dark' ? 'light' : 'dark';
  await page.emulateMedia({ colorScheme: other });
  await frames(page);
  found.push(...(await axe(page, COLOURS)).map((fault) => `${other}: ${fault}`));
  return found;
}

/** Wait until the page shows that many (1 or more) of them. A page that only watches draws an event at its next poll: a count read at once may be the one before. */
export async function shows(locator, count, words) {
  assert.ok(count > 0, 'nothing to wait for: count what is absent at once');
  await locator.nth(count - 1).waitFor({ state: 'attached' });
  await locator.nth(count).waitFor({ state: 'detached' });
  assert.equal(await locator.count(), count, words);
}

/** Wait until the title says that so many games wait for this person. The inbox tells it, which comes apart from the view of a match. */
export const counts = (page, games) => page.waitForFunction((n) => (n ? document.title.startsWith(`(${n}) `) : !document.title.startsWith('(')), games);

/** The name of a square as the page keys it: c9 -> "2,8". */
export const key = (name) => square_of(name).join(',');

/** Click squares one after the other. */
export async function click(page, ...names) {
  for (const name of names) {
    await page.locator(`[data-sq="${key(name)}"]`).click();
  }
}

/** What a square is said to hold. */
export const square = (page, name) => page.locator(`[data-sq="${key(name)}"]`).getAttribute('aria-label');

/** Wait until the page asks for a turn and the pieces may be touched. */
export async function my_turn(page) {
  await page.locator('.asked-act.yours').filter({ hasText: /Your turn|Place \d/ }).waitFor();
}

/** Wait for the commit button to say that, then press it. */
export async function commit(page, words) {
  const button = page.locator('.commit button').filter({ hasText: words });
  await button.and(page.locator(':enabled')).waitFor();
  await button.click();
}

/** The field in which a turn is typed, unfolded. */
export async function typing(page) {
  await page.locator('.typed-fold:not([open]) > summary').click();
  return page.getByLabel('Type a turn');
}

/* Whom the arena has not met becomes its guest. */
const be_somebody = async (page) => { if (!(await send(page, 'GET', '/me')).account) await be_guest(page); };

/** A new match of Stratic against the bot of the first page, without that page. */
export async function begin(page) {
  await be_somebody(page);
  const { match } = await send(page, 'POST', '/play', { game: 'stratic', versus: 'bot:level-2' });
  await page.goto(`/matches/${match}`);
  await page.getByText('Set up your army').waitFor();
}

/** From the first page into a match against a bot. */
export async function play_now(page) {
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  await page.getByText('Set up your army').waitFor();
}

/** The side this person plays. */
export const side = async (page) => ((await page.locator('.seat-bottom .side').textContent()).startsWith('South') ? 'South' : 'North');

const quiet = { move: 0, occupy: 1, swap: 2 };

/** A quiet turn that is allowed now (the bot may have called check): its squares, its text, what is said of it. */
export async function first_step(page) {
  const legal = await send(page, 'GET', `${new URL(page.url()).pathname}/legal`);
  const all = legal.units.filter((u) => !u.loaded).flatMap(({ kind, at, to }) =>
    to.filter((t) => t.act in quiet && !t.promote && to.filter((o) => `${o.sq}` === `${t.sq}`).length === 1)
      .map((t) => ({ kind, from: at, to: t.sq, act: t.act })));
  const far = (m) => Math.abs(m.from[1] - m.to[1]);
  const [move] = all.sort((a, b) => quiet[a.act] - quiet[b.act] || (b.kind === 'F') - (a.kind === 'F') || far(b) - far(a));
  const words = move_words(move);
  return { move, from: square_name(move.from), to: square_name(move.to), text: move_text(move), words, told: `${await side(page)}: ${words}` };
}

/** Hand in a placement, after a preset if one is named. */
export async function place(page, preset) {
  if (preset) await page.getByRole('button', { name: preset, exact: true }).click();
  await commit(page, 'Submit setup');
}

/** Give the match up, and wait until the page says how it ended. */
export async function resign(page) {
  await page.getByText('Offers and resignation').click();
  await page.getByRole('button', { name: 'Resign…' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Resign' }).click();
  await page.locator('.result').first().waitFor();
}

/** Send what a page of this person could send, whatever their window shows: it shares its cookies, and need not have loaded a page. Resolves to the answer's
 *  text; a refusal is an error that quotes it. */
export async function send_for_text(page, method, path, data) {
  const context = page.context();
  const answer = await context.request.fetch(`${context.origin}/api/v1${path}`, { method, data, headers: { Origin: context.origin, 'Content-Type': 'application/json' } });
  const text = await answer.text();
  if (!answer.ok()) throw new Error(`${method} ${path} → ${answer.status()} ${text}`);
  return text;
}

/** The same for JSON: resolves to the answer's body, null without one. */
export async function send(page, method, path, body) {
  const text = await send_for_text(page, method, path, body);
  return text ? JSON.parse(text) : null;
}

/** The view this person has of the match that the page shows. */
export const view_of = (page) => send(page, 'GET', `/matches/${new URL(page.url()).pathname.split('/')[2]}/view`);

/** Become a guest, without the page for it: before this person opens a page, or for a page they open next. */
export const be_guest = (page) => send(page, 'POST', '/guests', {});

/** Sign up, without the form for it: the same. With an arena the operator answers for them: their rated games count in full. */
export async function sign_up(page, name, arena) {
  await send(page, 'POST', '/accounts', { name, password: PASSWORD });
  if (arena) await arena.sql(`update account set trusted_at = arena_now() where name = '${name}'`);
  return name;
}

/** South and North play a setup and two turns each, enough for a rating, as their programs would. */
export async function play_enough(south, north, path) {
  const put = (page, n, orders) => send(page, 'PUT', `${path}/turns/${n}/orders`, { orders });
  for (const page of [south, north]) await put(page, 0, FORMATION);
  for (const [i, text] of SHORT_WIN.slice(0, 4).entries()) await put([south, north][i % 2], i + 1, turn(text));
}

/** Unfold everything on the form of a new game. */
export async function unfold(page) {
  await page.locator('details.fold').first().waitFor();
  await page.locator('details.fold:not([open])').evaluateAll((all) => { for (const one of all) one.open = true; });
}

/** The choices for a seat of the form of a new game, another player first; its line is opened for them. */
export async function seat_choices(page, seat) {
  await page.locator('.seat-bot > summary').filter({ hasText: `Seat ${seat}:` }).click();
  const choices = page.getByRole('group', { name: `Seat ${seat}`, exact: true }).getByRole('radio');
  await choices.first().waitFor();
  return choices;
}

/** Two people meet at a table of Stratic that South creates and North joins by its link, without the pages for it; `rules`: of the lobby, such as `rated`.
 *  Answers the match's path. Nobody misses a turn because the machine is busy. */
export async function meet(south, north, rules = {}) {
  for (const page of [south, north]) await be_somebody(page);
  const { id, join_url } = await send(south, 'POST', '/lobbies', { game: 'stratic', seats: 2, private: true, clock: { mode: 'live', turn_seconds: 3600, stage_seconds: { setup: 3600 } }, ...rules });
  const { match } = await send(north, 'PUT', `/lobbies/${id}/seats/me`, { invite: new URL(join_url, south.context().origin).searchParams.get('invite') });
  await Promise.all([south, north].map(async (page) => {
    await page.goto(`/matches/${match}`);
    await page.locator('svg.board').waitFor();
  }));
  return `/matches/${match}`;
}

/** The same by the pages: South creates the game with the form (`set` fills in more of it), North joins through the link. Answers the match's path. Nobody misses a turn because the
 *  machine is busy: the page offers a minute a turn, and this table takes an hour. */
export async function meet_by_form(south, north, set = async () => {}) {
  await south.goto('/lobbies/new');
  await unfold(south);
  for (const label of ['Time per turn', 'Time for the setup']) {
    await south.getByLabel(`Unit: ${label}`).selectOption('minute');
    await south.getByLabel(label, { exact: true }).fill('60');
  }
  await set(south);
  await south.getByRole('button', { name: 'Create game' }).click();
  const link = await south.getByLabel('Link', { exact: true }).inputValue();
  await north.goto(link);
  await north.getByRole('button', { name: 'Join', exact: true }).click();
  await Promise.all([south, north].map((p) => p.waitForURL(/\/matches\/[a-z2-7]+$/)));
  await Promise.all([south, north].map((p) => p.locator('svg.board').waitFor()));
  return new URL(south.url()).pathname;
}
