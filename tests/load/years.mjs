// years.mjs STATE - the Endless Tournament on a board that has grown for years: an arena of its own is given that state (a line of
// JSON, written by tests/games/stratic/decade.c with DECADE_STATE), and its page is weighed in Chromium at two sizes. Told are
// the bytes on the wire of a first visit, how long until the board stands, what a look and a further region cost, and how late a
// window that is over is resolved. Needs a built arena.
import assert from 'node:assert/strict';
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { chromium } from 'playwright-core';
import { weighed } from '../browser/lib/weigh.mjs';
import { begun, close_window, endless } from '../lib/endless.mjs';
import { stack } from '../lib/stack.mjs';

const SIZES = { 1440: { viewport: { width: 1440, height: 900 } }, 360: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true } };
const kib = (answers) => Math.round(answers.reduce((all, one) => all + one.bytes, 0) / 102.4) / 10;

/** As if so many windows had been played: the state is what a snapshot after the last event says. */
async function grow(s, state) {
  const [, expansions, turns, side] = JSON.parse(state).position.match(/^str1\/2 e(\d+) t(\d+) ([SN]) /);
  const turn = Number(turns) + 1, seat = side === 'N' ? 1 : 0;
  const file = join(s.home, 'state.sql');
  writeFileSync(file, `begin;
    select id as m from match where id = (select match_id from endless) for update \\gset
    delete from match_snapshot where match_id = :m;
    insert into match_snapshot select :m, events, ${turn}, 1, $state$${state}$state$ from match where id = :m;
    update match set snapshot_at = events, turns = array[${turn}, ${turn}], owes = ${1 << seat}, state_hash = 'grown' where id = :m;
    update crowd_window set n = ${turn}, seat = ${seat} where match_id = :m and closed_at is null;
    commit;`);
  await s.sql(`\\i ${file}`);
  return { turn, side: 10 + 2 * Number(expansions) };
}

async function visit(browser, url, size) {
  const page = await (await browser.newContext({ ...size, baseURL: url })).newPage();
  const began = performance.now();
  let stood = 0;
  const first = await weighed(page, async () => {
    await page.goto('/endless');
    await page.locator('svg.board').first().waitFor();
    stood = Math.round(performance.now() - began);
  });
  const region = await weighed(page, async () => {
    const [answer] = await Promise.all([page.waitForResponse(/x0=/), page.getByRole('button', { name: 'Further left' }).click()]);
    await answer.finished();
  });
  await page.screenshot({ path: join(process.env.SHOTS ?? '/tmp', `years-${size.viewport.width}.png`) });
  return { width: size.viewport.width, first_kib: kib(first), answers: first.length, board_ms: stood, further_region_kib: kib(region) };
}

const state = readFileSync(process.argv[2], 'utf8').trim();
const s = await stack({ workers: 2, own: true });
const browser = await chromium.launch({ executablePath: process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell', chromiumSandbox: process.getuid?.() !== 0 });
try {
  await begun(s);
  const grown = await grow(s, state);
  const { window } = await endless(s.client());
  assert.equal(window.window, grown.turn);
  console.log(JSON.stringify({ ...grown, state_bytes: state.length }));
  for (const size of Object.values(SIZES)) console.log(JSON.stringify(await visit(browser, s.url, size)));
  const whole = await s.client().call('GET', `/matches/${(await endless(s.client())).match}/spectate`);
  console.log(JSON.stringify({ whole_view_bytes: whole.text.length }));
  const before = performance.now();
  const next = await close_window(s, s.client(), window);
  console.log(JSON.stringify({ resolved_to: next.window, at_most_ms: Math.round(performance.now() - before) }));
} finally {
  await browser.close();
  await s.stop();
}
