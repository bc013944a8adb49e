// My account and other people: programs with their tokens, as a person meets them.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, meet } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const PASSWORD = 'a long and quiet password';
const LOOKS = [[{ width: 360, height: 740 }, 'light'], [{ width: 1440, height: 900 }, 'dark']];
let number = 0;

/** Somebody new at a window of their own. */
async function registered(word = 'Pat') {
  const page = await h.person({ bypassCSP: true });
  page.name = `${word} ${process.pid}x${Date.now() % 1e6}${++number}`;
  await page.goto('/register');
  await page.getByLabel('Name').fill(page.name);
  await page.getByLabel('Password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Register' }).click();
  await page.waitForURL(/account$/);
  return page;
}

/** Clean for axe and inside the window, on a small light and a large dark screen; SHOTS names a folder for pictures. */
async function looks_good(page, name) {
  for (const [size, scheme] of LOOKS) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page), [], `${name} ${size.width} ${scheme}`);
    const over = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    assert.ok(over <= 0, `${name} is ${over} px too wide at ${size.width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}-${scheme}.png`, fullPage: true });
  }
}

test('a program gets an account and a token, plays by it, and is stopped by revoking', { timeout: 270_000 }, async () => {
  const page = await registered('Owner');
  await page.getByRole('navigation', { name: 'My account' }).getByRole('link', { name: 'Programs' }).click();
  await page.getByText('Make a program account').click();
  const engine = `Engine ${Date.now() % 1e8}`;
  await page.getByLabel('Name').fill(engine);
  await page.getByLabel(/^Made of/).fill('alpha-beta');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('button', { name: `Retire ${engine}` }).waitFor();
  await page.getByText('Make a token').click();
  await page.getByLabel('What it is for').fill('the loop at home');
  await page.getByLabel('Signs in as').selectOption({ label: engine });
  await page.getByRole('button', { name: 'Make the token' }).click();
  const token = await page.getByLabel('The new token').inputValue();
  assert.match(token, /^qd_pat_/);
  const ask = () => fetch(`${h.url}/api/v1/me/inbox`, { headers: { Authorization: `Bearer ${token}` } });
  assert.equal((await ask()).status, 200);
  const report = await fetch(`${h.url}/api/v1/matches/aaaaaaaaaa/messages/1/report`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  assert.equal(report.status, 403);
  await looks_good(page, 'programs');
  await page.reload();
  await page.getByText('the loop at home').waitFor();
  await page.getByText(/Refused once .*POST \/matches\/\{match\}\/messages\/\{n\}\/report \(needs messages\)/).waitFor();
  await looks_good(page, 'programs-refused');
  assert.equal(await page.getByLabel('The new token').count(), 0);
  await page.getByRole('button', { name: 'Revoke the loop at home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('No token works now').waitFor();
  assert.equal((await ask()).status, 401);
  is_content(page);
});

test('what is refused stands beside the form, and what was typed stays', { timeout: 180_000 }, async () => {
  const page = await registered('Owner');
  await page.goto('/account/programs');
  await page.getByText('Make a program account').click();
  await page.getByLabel('Name').fill('admin of all');
  await page.getByRole('button', { name: 'Make the account' }).click();
  await page.getByRole('alert').filter({ hasText: /reserved/ }).waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'admin of all');
});

test('a name leads to its page: what was won, what runs, more on demand', { timeout: 270_000 }, async () => {
  const page = await registered('Shown');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  const match = new URL(page.url()).pathname;
  await page.getByText('Place your army').waitFor();
  await page.locator('.seat-name').getByRole('link', { name: page.name }).click();
  await page.getByRole('heading', { name: page.name, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Playing now' }).waitFor();
  assert.equal(await page.locator(`.player a[href="${match}"]`).count(), 1);
  await page.evaluate(async () => {
    for (let i = 0; i < 11; i += 1) {
      const play = await (await fetch('/api/v1/play', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"game":"stratic","versus":"bot:random"}' })).json();
      await fetch(`/api/v1/matches/${play.match}/resign`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{"confirm":true}' });
    }
  });
  await page.reload();
  await page.getByRole('row', { name: /Stratic 11 0 0 11/ }).waitFor();
  await looks_good(page, 'player');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('section:last-of-type tbody tr, .player section tbody tr').length > 12);
  await page.goto('/players/nobody%20at%20all');
  await page.getByText('Nobody is called so').waitFor();
  assert.equal(page.complaints.filter((line) => !/404/.test(line)).length, 0, page.complaints.join());
});

test('follow, mute, block and a note on a page; all of them on one list', { timeout: 270_000 }, async () => {
  const [me, other] = [await registered('Thinker'), await registered('Other')];
  await me.goto(`/players/${encodeURIComponent(other.name)}`);
  await me.getByRole('button', { name: 'Follow' }).click();
  await me.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await me.getByText('A note for yourself').click();
  await me.getByLabel('Note').fill('opens on the left');
  await me.getByRole('button', { name: 'Keep the note' }).click();
  await me.getByText('Kept.').waitFor();
  await me.getByRole('button', { name: 'Mute' }).click();
  await me.getByRole('button', { name: 'Muted', pressed: true }).waitFor();
  await looks_good(me, 'opinion');
  await me.goto('/account/people');
  await me.getByText('opens on the left').waitFor();
  await looks_good(me, 'people');
  await me.getByRole('button', { name: `Unfollow ${other.name}` }).click();
  await me.getByRole('heading', { name: 'Muted or blocked' }).waitFor();
  await me.getByRole('link', { name: other.name }).click();
  await me.getByRole('button', { name: 'Block' }).click();
  await me.getByText('You meet at no table').waitFor();
  await other.goto(`/players/${encodeURIComponent(me.name)}`);
  await other.getByRole('button', { name: 'Block', pressed: false }).waitFor();
  is_content(me);
});

test('what somebody says can be reported where it stands', { timeout: 270_000 }, async () => {
  const [south, north] = [await registered('South'), await registered('North')];
  await meet(south, north);
  await north.getByLabel('Message').fill('something vile');
  await north.getByRole('button', { name: 'Send', exact: true }).click();
  const item = south.getByRole('listitem').filter({ hasText: 'something vile' });
  await item.hover();
  await item.getByRole('button', { name: /^Report/ }).click();
  await south.getByRole('radio', { name: 'Cheating' }).check({ force: true });
  if (process.env.SHOTS) await south.screenshot({ path: `${process.env.SHOTS}/report.png` });
  await south.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await south.getByText('Report sent.').waitFor();
  assert.equal(await north.getByRole('listitem').filter({ hasText: 'something vile' }).getByRole('button', { name: /^Report/ }).count(), 0);
  is_content(south);
});

test('recovery codes are shown once and bring back who forgot the password; then the account goes', { timeout: 270_000 }, async () => {
  const page = await registered('Forgetful');
  await page.getByText('Make ten codes').click();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recovery codes' }) });
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Make the codes' }).click();
  const code = await section.locator('.codes code').first().textContent();
  assert.equal(await section.locator('.codes code').count(), 10);
  await looks_good(page, 'account');
  const elsewhere = await h.person({ bypassCSP: true });
  await elsewhere.goto('/sign-in');
  await elsewhere.getByRole('link', { name: 'Forgot the password?' }).click();
  await elsewhere.getByRole('heading', { name: 'A new password' }).waitFor(); // the page before has a field of that name too
  await elsewhere.getByLabel('Name').fill(page.name);
  await elsewhere.getByLabel('Recovery code').fill(code);
  await elsewhere.getByLabel('New password').fill('quite another long password');
  assert.ok(await elsewhere.getByLabel('End my access tokens too').isChecked());
  await looks_good(elsewhere, 'recover');
  await elsewhere.getByLabel('New password').press('Enter');
  await elsewhere.waitForURL(/account$/);
  await elsewhere.getByText('9 of your codes are left.').waitFor();
  const lines = await elsewhere.evaluate(async () => (await fetch('/api/v1/me/export')).text());
  assert.match(lines.trim().split('\n').at(-1), /"type":"end"/);
  await elsewhere.getByRole('button', { name: 'Delete the account' }).click();
  await elsewhere.getByRole('dialog').getByLabel('Your password').fill('quite another long password');
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await elsewhere.waitForURL(/\/$/);
  await elsewhere.goto(`/players/${encodeURIComponent(page.name)}`);
  await elsewhere.getByText('Nobody is called so').waitFor();
});
