// Email notifications: an address entered, confirmed by the link in the email, changed, and unsubscribed by another link.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, begin, send } from './lib/browser.mjs';
import { sink } from '../lib/sink.mjs';
import { until } from '../lib/stack.mjs';

const SITE = 'http://arena.example.test';
let h;
let box;
before(async () => {
  box = await sink();
  Object.assign(process.env, { QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: SITE, QUADRIVIUM_MAIL_DELAY: '0' });
  h = await house();
});
after(async () => { await h?.close(); await box?.close(); });

async function looks_good(page, name) {
  for (const [width, colorScheme] of [[360, 'dark'], [1440, 'light']]) {
    await page.setViewportSize({ width, height: 820 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page), [], `${name} ${width} ${colorScheme}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide at ${width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

const letter = (n) => until(() => box.letters[n - 1], { what: `letter ${n}` });
const link = (text, kind) => new RegExp(`${SITE}(/mail/${kind}/[\\w-]+)`).exec(text)[1];

test('an address is entered, confirmed, changed and unsubscribed', { timeout: 270_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await begin(page);
  await page.goto('/account/notices');
  await page.getByLabel('Address').fill('somebody@example.test');
  await page.getByRole('button', { name: 'Send confirmation email' }).click();
  await page.getByText('once it is confirmed').waitFor();
  await page.goto(link((await letter(1)).text, 'confirm'));
  await looks_good(page, 'mail-confirm');
  await page.getByRole('button', { name: 'Confirm address' }).click();
  await page.getByText('Your address is confirmed.').waitFor();
  await page.getByRole('link', { name: 'Notifications' }).click();
  await page.getByText('Emails go to').waitFor();
  await until(async () => (await send(page, 'GET', '/me/mail')).mail.last?.sent_at, { what: 'the note that the mail server has it' });
  const kept = page.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok());
  await page.getByLabel('chat in my games').check();
  await kept;
  await page.getByText('was handed to the mail server').waitFor();
  await looks_good(page, 'mail');
  await page.reload();
  assert.equal(await page.getByLabel('chat in my games').isChecked(), true);
  const other = await h.person();
  const stop = await h.arena.sql('select stop_code from mail_address');
  await other.goto(`/mail/stop/${stop}`);
  await other.getByRole('button', { name: 'Stop all emails' }).click();
  await other.getByText('You will get no more emails.').waitFor();
  assert.equal(await h.arena.sql('select count(*) from mail_address'), '0');
  is_content(other);
});
