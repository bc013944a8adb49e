// The page's worker: it opens without a connection with what this account saw last, forgets that when somebody signs in or out, serves a
// new release at the next load, and shows notifications. Then the pages where devices and webhooks are looked after.
import assert from 'node:assert/strict';
import test, { after, before } from 'node:test';
import { until } from '../lib/stack.mjs';
import { receiver } from '../lib/receiver.mjs';
import { axe, house, is_content, key } from './lib/browser.mjs';
import { begun } from '../lib/play.mjs';
import { person } from '../lib/people.mjs';

let h;
let service;
before(async () => {
  service = await receiver();
  process.env.QUADRIVIUM_PUBLIC_URL = 'https://arena.example.test';
  process.env.QUADRIVIUM_OUTGOING_ALLOW = service.place;
  h = await house();
});
after(async () => {
  await h?.close();
  await service?.close();
});

const slow = { clock: { mode: 'correspondence', turn_seconds: 14 * 86_400 }, private: true, rated: false };

/** Signed in with the client's session. */
async function enter(page, client) {
  const [name, value] = client.cookie.split('=');
  await page.context().addCookies([{ name, value, url: h.url }]);
}

/* The worker serves the page and has what it shows. */
async function kept(page, path) {
  await page.goto(path);
  await until(() => page.evaluate(() => navigator.serviceWorker.register('/worker.js').then(() => Boolean(navigator.serviceWorker.controller))), { what: 'a worker for the page' });
  await page.reload();
  await page.locator('svg.board').waitFor();
}
const own = (page) => page.evaluate(async () => (await caches.has('own-1') ? (await (await caches.open('own-1')).keys()).map((r) => new URL(r.url).pathname) : []));
const holds = (page, path) => until(async () => (await own(page)).includes(path), { what: `${path} in the cache` });

test('without a connection the page opens, with my game as I saw it last and a clear word', { timeout: 270_000 }, async () => {
  const t = await begun(h.arena, slow, undefined, [await person(h.arena), await h.arena.guest()]);
  const page = await h.person({ worker: true, serviceWorkers: 'allow' });
  await enter(page, t.south);
  const path = `/matches/${t.match}`;
  await kept(page, path);
  await holds(page, `/api/v1/matches/${t.match}/view`);
  await page.waitForFunction(async () => Boolean(await caches.match('/', { cacheName: 'shell-1' })));
  /* Through the worker a request that waits would outlive its page, and hold one of the browser's six connections. */
  const [told] = await Promise.all([
    page.waitForResponse((answer) => answer.url().includes('/view?') && answer.url().includes('wait=') && answer.status() === 200),
    t.north.post(`/matches/${t.match}/offers`, { kind: 'draw' }),
  ]);
  assert.equal(told.fromServiceWorker(), false);
  await page.context().setOffline(true);
  await page.reload();
  await page.locator('svg.board').waitFor();
  await page.locator('.netbar.shown').filter({ hasText: 'No connection' }).waitFor();
  await page.context().setOffline(false);
  await page.locator('.netbar.shown').waitFor({ state: 'detached' });
  await until(async () => (await page.evaluate(async () => (await fetch('/api/v1/me')).headers.has('X-Kept'))) === false, { what: 'a fresh answer' });
});

test('of what another app shares, a link to a page here is followed, and a text can be opened as a position', { timeout: 180_000 }, async () => {
  const page = await h.person();
  const { share_target: target } = await (await fetch(`${h.url}/manifest.webmanifest`)).json();
  const share = (values) => page.goto(`${target.action}?${new URLSearchParams(Object.entries(values).map(([name, text]) => [target.params[name], text]))}`);
  await share({ title: 'A table', text: `Look: ${h.url}/boards/stratic?season=1999Q1 !` });
  await page.getByRole('heading', { name: 'Stratic leaderboard' }).waitFor();
  assert.equal(new URL(page.url()).search, '?season=1999Q1');
  for (const text of ['https://example.org/boards', `${h.url}.example.org/boards`, 'javascript:alert(1)', `${h.url}/api/v1/games`, `${h.url}//example.org/x`, `${h.url}/shared?text=x`, '<img src=x onerror=alert(1)>', 'x'.repeat(2001)]) {
    await share({ text });
    assert.equal(await page.locator('.shared').innerText(), text);
  }
  assert.equal(await page.locator('main').getByRole('link', { name: 'Open as a position' }).count(), 0, 'too long for an address');
  await share({ text: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,c@j10' });
  await page.getByRole('link', { name: 'Open as a position in Stratic' }).click();
  await page.locator(`[data-sq="${key('j10')}"][aria-label*="Commander"]`).waitFor();
  is_content(page);
});

test('nothing of an account stays when it signs out or another signs in', { timeout: 270_000 }, async () => {
  const t = await begun(h.arena, slow, undefined, [await person(h.arena), await h.arena.guest()]);
  const page = await h.person({ worker: true, serviceWorkers: 'allow' });
  await enter(page, t.south);
  await kept(page, `/matches/${t.match}`);
  await holds(page, `/api/v1/matches/${t.match}/view`);
  await page.goto('/account');
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL('**/');
  await until(async () => (await own(page)).length === 0, { what: 'an empty cache' });
  // Bob's answers are his own, and replace what is there, whichever way he came in.
  await enter(page, t.north);
  await kept(page, `/matches/${t.match}`);
  await holds(page, `/api/v1/matches/${t.match}/view`);
  const bob = await person(h.arena);
  await enter(page, bob);
  await page.goto('/inbox');
  await until(async () => { const all = await own(page); return all.includes('/api/v1/me') && !all.some((one) => one.includes(t.match)); }, { what: 'only Bob’s answers' });
  assert.deepEqual(await page.evaluate(() => Object.keys(localStorage).filter((key) => key.startsWith('draft:'))), []);
});

test('a new release is there at the next load, and files of the one before are still served', { timeout: 270_000 }, async () => {
  const t = await begun(h.arena, slow, undefined, [await person(h.arena), await h.arena.guest()]);
  const page = await h.person({ worker: true, serviceWorkers: 'allow' });
  await enter(page, t.south);
  await kept(page, `/matches/${t.match}`);
  await page.waitForFunction(async () => Boolean(await caches.match('/', { cacheName: 'shell-1' })));
  /* The kept page is older than what the server has: an old release. */
  await page.evaluate(async () => {
    const cache = await caches.open('shell-1');
    await cache.put('/', new Response('<!doctype html><title>old</title>', { headers: { 'Content-Type': 'text/html' } }));
  });
  await page.goto('/lobbies');
  assert.notEqual(await page.title(), 'old', 'the server is asked first');
  await page.waitForFunction(async () => !(await (await caches.match('/', { cacheName: 'shell-1' })).text()).includes('<title>old'));
});

test('devices, quiet hours and webhooks are looked after, by keyboard too', { timeout: 270_000 }, async () => {
  for (const viewport of [{ width: 1440, height: 900 }, { width: 390, height: 844 }]) {
    const who = await person(h.arena);
    const page = await h.person({ viewport, bypassCSP: true });
    await enter(page, who);
    await page.goto('/account/notices');
    await page.getByRole('heading', { name: 'Devices' }).waitFor();
    await page.getByLabel('From').fill('23:00');
    await page.getByLabel('From').press('Enter');
    await page.getByText('Quiet from 23:00 to 07:00').waitFor();
    assert.deepEqual(await axe(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/notices-${viewport.width}.png`, fullPage: true });
    await page.goto('/account/webhooks');
    await page.getByLabel('Address').fill(`${service.url}/hook/${viewport.width}`);
    await page.getByLabel('Name').fill('My server');
    await page.getByLabel('Name').press('Enter');
    const secret = await page.getByLabel('Secret', { exact: true }).inputValue();
    assert.match(secret, /^whsec_/);
    await page.getByRole('button', { name: 'Send test to My server' }).click();
    await until(() => service.at(`/hook/${viewport.width}`)[0], { what: 'a test call' });
    await until(async () => {
      await page.getByRole('button', { name: 'Refresh' }).click();
      return (await page.getByText('Received on').count()) > 0;
    }, { what: 'its result' });
    assert.deepEqual(await axe(page), []);
    assert.equal(await page.evaluate(() => document.documentElement.scrollWidth), viewport.width);
    if (process.env.PICTURES) await page.screenshot({ path: `${process.env.PICTURES}/webhooks-${viewport.width}.png`, fullPage: true });
    await page.reload();
    await page.getByText('My server').first().waitFor();
    assert.equal(await page.getByText(secret).count(), 0);
    is_content(page);
  }
});
