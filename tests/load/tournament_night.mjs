// tournament_night.mjs - a Swiss, a four-seat round robin, an arena and a knock-out of sixteen players, played to their end by people at real pages
// (NIGHT_PEOPLE, 4) and by programs with a token and an inbox (tests/lib/contestant.mjs). In each of them a program is killed and started again, a
// window is closed in the middle of a game and opened again, and the clock daemon is killed. Part of `make soak`; prints how long each one took.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { after, before, test } from 'node:test';
import { click, commit, first_step, house, is_content, place, resign, sign_up } from '../browser/lib/browser.mjs';
import { bearer, established, fresh } from '../lib/people.mjs';
import { until } from '../lib/stack.mjs';
import { enter, made, round_of, shown, standings } from '../lib/tournaments.mjs';

const PLAYERS = 16;
const PEOPLE = Number(process.env.NIGHT_PEOPLE ?? 4);
const TURNS = 3;
const CLOCK = { mode: 'live', turn_seconds: 3600 };
const ALL = { clock: CLOCK, rated: true, max_players: PLAYERS, no_show_seconds: 3600 };
const contestant = fileURLToPath(new URL('../lib/contestant.mjs', import.meta.url));
const sum = (items, of) => items.reduce((all, item) => all + of(item), 0);

let h, s, host, watcher;
const people = [];
const programs = [];

before(async () => {
  h = await house();
  s = h.arena;
  watcher = s.client();
  host = await established(s);
  for (let n = 0; n < PEOPLE; n += 1) people.push({ name: fresh('Night'), page: await h.person() });
  await Promise.all(people.map(({ page, name }) => sign_up(page, name, s)));
  for (let n = PEOPLE; n < PLAYERS; n += 1) programs.push(await program());
});
after(async () => {
  for (const one of programs) one.end();
  await h?.close();
});

/* ---- programs ---- */

async function program() {
  const owner = await established(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Engine'), kind: 'engine' });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'night', scopes: ['play', 'lobby'], bot: account.id });
  let child = null;
  const said = [];
  const start = () => {
    child = spawn(process.execPath, [contestant, s.url], { env: { ...process.env, QUADRIVIUM_TOKEN: token, CONTESTANT_TURNS: String(TURNS) }, stdio: ['ignore', 'ignore', 'pipe'] });
    child.stderr.on('data', (text) => said.push(String(text)));
    child.on('exit', (code) => { if (code !== null) said.push(`ended with status ${code}`); }); // by itself
  };
  start();
  const end = () => child.kill('SIGKILL');
  return { name: account.name, client: bearer(s, token), said, end, restart() { end(); start(); } };
}

/* ---- people ---- */

const asked = (page) => page.evaluate(async () => {
  const get = async (path) => (await fetch(`/api/v1${path}`)).json();
  const [header, view] = await Promise.all([get(location.pathname), get(`${location.pathname}/view`)]);
  const { items } = await get(`/tournaments/${header.tournament.id}/standings`);
  const numbers = header.seats.map(({ name }) => items.find(({ player }) => player === name).number);
  return { game: header.game, turn: view.turn, stage: view.stage, owes: view.owes, over: view.status === 'finished',
    weaker: numbers.filter((other) => other > numbers[view.seat]).length, seats: numbers.length };
});

/* One turn at the board; the next one is asked for only when this one has been played. */
async function play_turn(page, { game, stage, turn }) {
  if (stage === 'setup') await place(page, 'Wall');
  else if (game === 'stratagem') await page.locator('.commit button').last().filter({ hasText: /^(Send|End turn)/ }).click();
  else {
    const { from, to, text } = await first_step(page);
    await click(page, from, to);
    await commit(page, text);
  }
  await until(async () => { const now = await asked(page); return now.over || now.turn !== turn || !now.owes; }, { every: 300, what: `the end of turn ${turn} at ${page.url()}` });
}

async function play_game(page) {
  await page.locator('.tournament-line a').waitFor();
  for (;;) {
    const now = await until(async () => { const one = await asked(page); return (one.owes || one.over) && one; }, { seconds: 400, every: 300, what: `a turn at ${page.url()}` });
    const is_best = now.weaker === now.seats - 1;
    if (now.over) break;
    if (!is_best && now.turn >= TURNS + now.weaker) {
      await resign(page);
      break;
    }
    if (is_best && now.seats > 2 && now.turn >= TURNS + now.seats - 2) await until(async () => (await asked(page)).over, { seconds: 400, every: 300, what: 'the last resignation' });
    else await play_turn(page, now);
  }
  await page.locator('.result').first().waitFor();
  await page.getByRole('link', { name: 'Back to the tournament' }).first().click();
  await page.locator('.tournament-head').waitFor();
}

/* The window is closed; another one with the same cookies opens the tournament. */
async function reopened(one, path) {
  one.state = await one.page.context().storageState();
  await one.page.context().close();
  one.page = await h.person({ storageState: one.state });
  await one.page.goto(path);
}

/* A person plays whatever game the page of the tournament offers, until there is a podium. `crash`: their window is closed in their first game. */
async function attend(one, path, crash, tap) {
  await one.page.goto(path);
  for (let games = 0; ; games += 1) {
    const mine = one.page.locator('.my-games a.main');
    const over = one.page.locator('.podium');
    await mine.or(over).first().waitFor({ timeout: 900_000 });
    if (await over.isVisible()) return;
    const href = await mine.getAttribute('href').catch(() => null);
    if (!href) continue;
    await mine.click();
    tap();
    if (crash && !games) {
      await one.page.locator('.tournament-line a').waitFor();
      await reopened(one, path);
      await one.page.locator('.my-games a.main').click();
    }
    await play_game(one.page).catch(async (lost) => {
      const seen = await one.page.locator('body').innerText({ timeout: 5000 });
      throw new Error(`${one.name} at ${one.page.url()}: ${lost.message}\n${seen.replace(/\s*\n\s*/g, ' / ').slice(0, 3000)}`);
    });
  }
}

/* ---- the tournaments ---- */

/* Once games are on: kill a program and start it again, and the clock daemon. */
async function faults(id) {
  await until(async () => (await shown(watcher, id)).round && (await round_of(watcher, id, 1)).items.some(({ state }) => state === 'playing'), { what: 'the first game' });
  programs[0].restart();
  s.kill('quad-clock');
}

/* `enough(items)`: when an arena has gone on for long enough, its time is over. */
async function time_runs_out(id, enough) {
  await until(async () => enough((await round_of(watcher, id, 1).catch(() => ({ items: [] }))).items), { seconds: 1500, every: 500, what: 'the games of the arena' });
  await s.shift_clock(301);
}

async function night(t, wish, enough = null) {
  const began = performance.now();
  const id = await made(host, { ...ALL, ...wish });
  const path = `/tournaments/${id}`;
  for (const one of people) if (one.page.isClosed()) one.page = await h.person({ storageState: one.state }); // a window that a test opened ends with it
  await Promise.all(people.map(async ({ page }) => {
    await page.goto(path);
    await page.getByRole('button', { name: 'Enter tournament', exact: true }).click();
    await page.getByText('You have entered.').waitFor();
  }));
  await enter(id, programs.map(({ client }) => client));
  await host.patch(`/tournaments/${id}`, { status: 'running' });
  let taps = 0;
  await Promise.all([...people.map((one, n) => attend(one, path, n === 0, () => { taps += 1; })), faults(id), enough && time_runs_out(id, enough)]);
  const done = await shown(watcher, id);
  const rounds = await Promise.all(Array.from({ length: done.round }, (_, n) => round_of(watcher, id, n + 1)));
  const games = rounds.flatMap(({ items }) => items);
  const { items: lines } = await standings(watcher, id);
  assert.equal(done.status, 'finished');
  assert.deepEqual(games.filter(({ state }) => state !== 'finished' && state !== 'bye'), [], 'no game was forfeited or left');
  assert.equal(new Set(games.map(({ match }) => match)).size, games.length, 'each game has a match of its own');
  for (const one of people) {
    assert.deepEqual(await one.page.locator('.step-1 .player-link').allTextContents(), lines.filter(({ place: n }) => n === 1).map(({ player }) => player));
    /* What was asked as the game ended is refused, and the browser says so. */
    one.page.complaints = one.page.complaints.filter((text) => !/status of 409/.test(text));
    is_content(one.page);
  }
  assert.deepEqual(programs.flatMap(({ said }) => said), [], 'no program complained');
  const counted = await s.value(`select count(distinct c.match_id) from rating_change c join tournament_game g on g.match_id = c.match_id join tournament n on n.id = g.tournament_id where n.public_id = '${id}'`);
  assert.equal(counted, games.filter(({ match }) => match).length, 'every game was rated');
  t.diagnostic(`${wish.format}, ${PLAYERS} players (${PEOPLE} at a page), ${wish.game}, ${wish.seats ?? 2} seats: ${done.round} rounds, ${games.length} games, `
    + `${taps} entered by one tap, ${((performance.now() - began) / 1000).toFixed(0)} s`);
  return { done, games, lines };
}

test('a Swiss of four rounds', { timeout: 1_800_000 }, async (t) => {
  const { games, lines } = await night(t, { name: 'Night Swiss', game: 'stratic', format: 'swiss', rounds: 4 });
  assert.equal(games.length, 32);
  assert.deepEqual([lines[0].number, lines[0].score], [1, 8], 'the best has won every game');
  assert.equal(sum(lines, ({ score }) => score), 64);
});

test('a round robin at four seats', { timeout: 1_800_000 }, async (t) => {
  const { games, lines } = await night(t, { name: 'Night at four seats', game: 'stratagem', format: 'round_robin', seats: 4 });
  assert.equal(games.length, 16);
  assert.deepEqual([lines[0].number, lines[0].score], [1, 4 * 6]);
  for (const { cross } of lines) assert.deepEqual(cross.map(({ seat }) => seat).sort(), [0, 1, 2, 3], 'everybody sat everywhere');
});

test('an arena of two dozen games', { timeout: 1_800_000 }, async (t) => {
  const { lines } = await night(t, { name: 'Night arena', game: 'stratic', clock: { ...CLOCK, stage_seconds: { setup: 3600 } }, format: 'arena', minutes: 5 }, (items) => items.filter(({ state }) => state === 'finished').length >= 24);
  assert.equal(lines.length, PLAYERS);
  for (const { games } of lines) assert.ok(games > 0, 'everybody has played');
});

test('a knock-out', { timeout: 1_800_000 }, async (t) => {
  const { games, lines } = await night(t, { name: 'Night knock-out', game: 'stratic', format: 'knockout' });
  assert.equal(games.length, PLAYERS - 1);
  assert.deepEqual(lines.slice(0, 2).map(({ number }) => number), [1, 2]);
});
