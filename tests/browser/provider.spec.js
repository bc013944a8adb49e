// Signing in with the site's own provider of OpenID Connect at a real browser: a new account, again, a refusal, and the link on the account's page.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, rules_of, sign_up } from './lib/browser.mjs';
import { provider } from '../lib/provider.mjs';
import { PASSWORD } from '../lib/people.mjs';

let h;
let issuer;
before(async () => {
  issuer = await provider();
  Object.assign(process.env, issuer.env);
  h = await house();
  await issuer.serve(h.url);
});
after(async () => { await h?.close(); await issuer?.close(); });

const LOOKS = [[{ width: 390, height: 844 }, 'light'], [{ width: 390, height: 844 }, 'dark'], [{ width: 1440, height: 900 }, 'light'], [{ width: 1440, height: 900 }, 'dark']];

async function looks_good(page, name) {
  for (const [n, [size, scheme]] of LOOKS.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page, rules_of(LOOKS, n)), [], `${name} ${size.width} ${scheme}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide at ${size.width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}-${scheme}.png`, fullPage: true });
  }
}

/** At the provider's own pages: sign in and agree. */
async function at_provider(page, login) {
  await page.locator('input[name="login"]').fill(login);
  await page.locator('input[name="password"]').fill('x');
  await page.getByRole('button', { name: 'Sign-in' }).click();
  await page.getByRole('button', { name: 'Continue' }).click();
  await page.waitForURL(`${h.url}/**`);
}

const go = (page) => page.getByRole('button', { name: 'Continue with Chess Club' }).click();

test('a new account by the provider, and the same one again, back where one came from', { timeout: 200_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto('/register');
  await page.getByRole('button', { name: 'Continue with Chess Club' }).waitFor();
  await looks_good(page, 'provider-register');
  await go(page);
  await at_provider(page, 'Knight');
  const name = page.getByLabel('Name');
  await name.waitFor();
  assert.equal(await name.inputValue(), 'Knight');
  assert.equal(new URL(page.url()).search, '');
  await looks_good(page, 'provider-name');
  await name.fill('admin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').waitFor();
  await name.fill('Knight of the Club');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${h.url}/`);
  await page.goto('/account');
  await page.getByText('You have no password yet.').waitFor();
  await looks_good(page, 'provider-account');
  await page.getByLabel('New password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Set password' }).click();
  await page.getByText('Password changed.').waitFor();
  await page.getByRole('button', { name: 'Unlink account' }).waitFor();

  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(`${h.url}/`);
  await page.goto('/leagues');
  await page.getByRole('link', { name: 'Sign in' }).first().click();
  await go(page);
  await page.getByRole('button', { name: 'Continue', exact: true }).or(page.getByRole('heading', { name: 'Leagues' })).first().waitFor();
  await page.waitForURL(`${h.url}/leagues`);
});

test('who refuses there reads what to do next; a reload has nothing to finish', { timeout: 200_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await page.goto('/sign-in');
  await go(page);
  await page.getByRole('link', { name: 'Cancel' }).click();
  await page.getByText('You cancelled at Chess Club').waitFor();
  await looks_good(page, 'provider-cancelled');
  await page.reload();
  await page.getByText('There is nothing to finish here.').waitFor();
  await page.goto('/sign-in/provider?lang=de&state=x&code=y');
  await page.getByText('Beginne noch einmal.').waitFor();
});

test('an account is linked by its password, and unlinked', { timeout: 200_000 }, async () => {
  const page = await h.person({ bypassCSP: true });
  await sign_up(page, 'Bishop');
  await page.goto('/account');
  await page.getByRole('button', { name: 'Link account' }).click();
  await at_provider(page, 'Rook');
  await page.getByText('Link your account Bishop to “Rook” at Chess Club?').waitFor();
  await looks_good(page, 'provider-link');
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Link account' }).click();
  await page.waitForURL(`${h.url}/account`);
  const section = page.locator('.provider');
  await section.getByRole('button', { name: 'Unlink account' }).click();
  await page.waitForFunction(() => document.activeElement.name === 'password');
  await looks_good(page, 'provider-unlink');
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Unlink account' }).click();
  await section.getByRole('button', { name: 'Link account' }).waitFor();
});
