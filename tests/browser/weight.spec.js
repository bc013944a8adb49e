// What a first visit costs, counted on the wire: every answer of the real server with its headers, as the browser received it.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { begin, house, play_now } from './lib/browser.mjs';
import { weighed } from './lib/weigh.mjs';

const KIB = 1024;
const TEXT = /^(text\/|application\/(json|yaml)|image\/svg)/;
let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const sum = (answers) => answers.reduce((all, a) => all + a.bytes, 0);
const of_a_game = ({ path }) => /^\/games\/[a-z]\w*\/|^\/bundle\/((stratic|stratagem|rulegame|cosair)-|d3-zoom-)/.test(path);
const heaviest = (answers) => [...answers].sort((a, b) => b.bytes - a.bytes).slice(0, 8).map((a) => `${a.bytes} ${a.path}`).join(', ');

/* The typefaces have a budget of their own, 60 KiB and their headers: a browser keeps them for all pages. */
function within(all, kib, what) {
  const type = all.filter(({ path }) => path.startsWith('/vendor/type/'));
  assert.ok(type.length >= 2 && sum(type) <= 62 * KIB, `${what}: typefaces ${heaviest(type)}`);
  const answers = all.filter((a) => !type.includes(a));
  console.log(`# ${what}: ${(sum(answers) / KIB).toFixed(1)} KiB in ${answers.length} answers`);
  assert.ok(answers.length > 5 && sum(answers) > 5 * KIB, `${what}: ${answers.length} answers cannot be the whole`);
  assert.ok(sum(answers) <= kib * KIB, `${what}: ${sum(answers)} bytes, ${kib} KiB allowed; ${heaviest(answers)}`);
}

test('the first visit of / is at most 100 KiB without the game, 250 KiB with its picture', { timeout: 180_000 }, async () => {
  const page = await h.person();
  const answers = await weighed(page, async () => {
    await page.goto('/');
    await page.getByRole('button', { name: 'Play Stratic now' }).waitFor();
  });
  within(answers.filter((a) => !of_a_game(a)), 100, 'the first page without the game');
  within(answers, 250, 'the first page with the game');
});

test('nothing on the first page moves while its pictures come', { timeout: 180_000 }, async () => {
  for (const [width, height] of [[1440, 900], [360, 740]]) {
    const page = await h.person({ viewport: { width, height }, bypassCSP: true });
    await page.addInitScript(() => {
      globalThis.shifts = [];
      const box = ({ left, top, width, height }) => [left, top, width, height].map(Math.round).join();
      const whose = ({ node, previousRect, currentRect }) => `${node?.nodeName}.${node?.className?.baseVal ?? node?.className} ${box(previousRect)} to ${box(currentRect)}`;
      new PerformanceObserver((list) => globalThis.shifts.push(...list.getEntries().map((e) => ({ by: e.value, what: e.sources.map(whose) }))))
        .observe({ type: 'layout-shift', buffered: true });
    });
    await page.goto('/');
    await page.waitForFunction(() => document.querySelectorAll('section.table svg').length >= 4);
    await page.waitForLoadState('networkidle');
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), width, 'nothing is wider than the screen');
    const shifts = await page.evaluate(() => globalThis.shifts);
    assert.ok(shifts.reduce((all, { by }) => all + by, 0) < 0.05, `${width}: ${JSON.stringify(shifts)}`);
    await page.context().close();
  }
});

test('pages without a game are at most 100 KiB', { timeout: 180_000 }, async () => {
  for (const path of ['/sign-in', '/lobbies', '/matches']) {
    const page = await h.person();
    within(await weighed(page, () => page.goto(path)), 100, path);
    await page.context().close();
  }
});

test('a match opened first of all is at most 250 KiB, and coming back asks for almost nothing', { timeout: 270_000 }, async () => {
  const host = await h.person();
  await begin(host);
  const page = await h.person();
  const open = async () => {
    await page.goto(new URL(host.url()).pathname);
    await page.locator('svg.board').waitFor();
  };
  const first = await weighed(page, open);
  within(first, 250, 'a match');
  assert.ok(first.some(of_a_game));
  const again = await weighed(page, open);
  assert.ok(sum(again) < sum(first) / 2, `${sum(again)} bytes the second time: ${heaviest(again)}`);
});

test('a match of CoSAIR with its chart is at most 250 KiB too', { timeout: 270_000 }, async () => {
  const host = await h.person();
  await host.goto('/');
  await host.getByRole('button', { name: 'Play CoSAIR now' }).click();
  await host.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  const page = await h.person();
  const answers = await weighed(page, async () => {
    await page.goto(new URL(host.url()).pathname);
    await page.locator('svg.board').waitFor();
  });
  within(answers, 250, 'a match of CoSAIR');
  assert.ok(answers.some(of_a_game));
  assert.deepEqual(answers.filter(({ path }) => /uplot|cosair-(lapse|lessons)/.test(path)).map(({ path }) => path), [], 'charts come when they are wanted');
});

test('nothing of the page travels uncompressed', { timeout: 180_000 }, async () => {
  const page = await h.person();
  const answers = await weighed(page, async () => {
    await play_now(page);
    await page.goto('/docs/');
  });
  const bare = answers.filter((a) => !a.path.startsWith('/api/') && TEXT.test(a.type) && a.bytes > 2 * KIB && !/^(gzip|br)$/.test(a.encoding ?? ''));
  assert.deepEqual(bare.map((a) => `${a.path} ${a.bytes}`), []);
});
