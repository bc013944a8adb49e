// Sealed challenges: the list, a challenge that opens, is played, closes and is revealed; on small and large screens, light and dark. SHOTS=folder saves pictures.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { spawnSync } from 'node:child_process';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { lines, program, quad } from '../cli/quad.mjs';
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

/** 207 more runs: copies of one, by people and in matches put in as rows. They fill two more pages of the export. */
async function copies() {
  const id = "translate(substr(md5('copy' || i), 1, 10), '0189', 'wxyz')", many = 'generate_series(1, 207) i';
  const source = `(select match_id from challenge_run where challenge = ${number} and solved order by at limit 1)`;
  await h.arena.sql(`insert into match overriding system value select (jsonb_populate_record(m, jsonb_build_object('id', 1000000 + i, 'public_id', ${id}))).*
    from match m, ${many} where m.id = ${source}`);
  await h.arena.sql(`insert into match_event select (jsonb_populate_record(e, jsonb_build_object('match_id', 1000000 + i))).* from match_event e, ${many} where e.match_id = ${source}`);
  await h.arena.sql(`with people as (insert into account (public_id, name, name_key, kind) select ${id}, 'Copy ' || i, 'copy ' || i, 'human' from ${many} returning id, name)
    insert into challenge_run select (jsonb_populate_record(x, jsonb_build_object('account_id', p.id, 'match_id', 1000000 + substr(p.name, 6)::int))).* from people p, challenge_run x where x.match_id = ${source}`);
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
  await h.arena.sql("update challenge set announced_at = announced_at - interval '1 day', opens_at = arena_now() + interval '2 seconds' where number = 1");
  await page.goto('/challenges/1'); // and it opens without a reload
  await page.getByRole('button', { name: 'Play rule 1' }).waitFor();
  await page.getByText(/^Open until .* 20\d\d at .* UTC\./).first().waitFor(); // and once more in the live region
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
  assert.equal(await page.getByRole('button', { name: /^(Share|Embed)/ }).count(), 0, 'a link that nobody else can open');
  await shots(page, 'match-end');
  await page.setViewportSize({ width: 390, height: 800 });
  await page.getByRole('link', { name: 'Back to the challenge' }).first().click();
  await page.getByText('Guests can play but are not ranked.').waitFor();
  await page.getByText('You solved it with 2 errors, 1 board before the error-free streak.').waitFor();
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
  await h.arena.sql(`update challenge set announced_at = announced_at - interval '1 day', opens_at = opens_at - interval '1 day', closes_at = arena_now() + interval '2 seconds' where number = ${number}`);
  await page.goto(`/challenges/${number}`); // it closes and is revealed without a reload
  await page.getByText('Everything goes into the bottom right bucket.', { exact: true }).waitFor();
  await page.getByText('Exact text, seed and nonce').click();
  assert.equal(await page.getByLabel('Text of rule 1').textContent(), RULE, 'with its comments and line ends');
  await page.getByRole('link', { name: /^Replay of Anna/ }).waitFor();
  await fits(page);
  assert.deepEqual(await axe(page), []);
  await shots(page, 'revealed');
  await page.goto(`/challenges/${number}?lang=de`);
  await page.getByText('Alles kommt in den Eimer unten rechts.', { exact: true }).waitFor();
  await fits(page);
  await shots(page, 'german');
});

test('the commands and the buttons bring all pages of the export, and quad finds no fault in them', { timeout: 90_000 }, async () => {
  const page = await h.person();
  await page.goto(`/challenges/${number}`);
  const commands = await page.getByLabel('Commands').textContent();
  const shell = () => spawnSync('sh', ['-c', commands], { cwd: folder, encoding: 'utf8', env: { ...process.env, PATH: `${dirname(program)}:${process.env.PATH}` } });
  const { status, stdout, stderr } = shell();
  assert.equal(status, 0, stderr);
  assert.deepEqual(lines(stdout).at(-1), { ok: true, runs: 4, faults: 0 });
  await copies();
  await page.reload();
  const rows = page.locator('.board-table tbody tr');
  await page.getByText('11 more runs.').waitFor();
  assert.equal(await rows.count(), 200);
  await page.getByRole('button', { name: 'Show more' }).click();
  await until(async () => (await rows.count()) === 211, { what: 'all runs' });
  assert.match(shell().stdout, /"runs":211/);
  for (const [button, matches] of [['NDJSON, with every move', (text) => lines(text).filter(({ type }) => type === 'run').map(({ match }) => match)],
    ['CSV, board by board', (text) => text.trimEnd().split('\n').slice(1).map((line) => line.split(',')[2])]]) {
    const [file] = await Promise.all([page.waitForEvent('download'), page.getByRole('button', { name: button }).click()]);
    assert.equal(new Set(matches(readFileSync(await file.path(), 'utf8'))).size, 211, button);
  }
});
