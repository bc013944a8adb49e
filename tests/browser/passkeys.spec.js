// Signing in without a password at a real browser. Passkeys: its own software authenticator creates one, signs in with it, and is cancelled. The site's own
// provider of OpenID Connect: a new account, again, a refusal, and the link on the account's page.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content as is_content_at, rules_of, settled, shows, sign_up } from './lib/browser.mjs';
import { PASSWORD } from '../lib/people.mjs';
import { provider } from '../lib/provider.mjs';

let h;
let issuer;
before(async () => {
  issuer = await provider();
  Object.assign(process.env, issuer.env);
  h = await house();
  await issuer.serve(h.url);
});
after(async () => { await h?.close(); await issuer?.close(); });

const PHONE = { width: 390, height: 844 }, DESK = { width: 1440, height: 900 };
const LOOKS = [[PHONE, 'light'], [PHONE, 'dark'], [DESK, 'light'], [DESK, 'dark']];
let number = 0;

/* Browsers have passkeys for hosts with a name only. */
const named = () => h.url.replace('127.0.0.1', 'localhost');

/** A person whose device can create passkeys: `device` is its authenticator. */
async function owner_of_device({ verifies = true, fills_in = false, at = '/account' } = {}) {
  const page = await h.person({ bypassCSP: true, baseURL: named() });
  // The device answers at once, also what waits behind the field of the name: that is a test of its own.
  if (!fills_in) await page.context().addInitScript(() => { globalThis.PublicKeyCredential.isConditionalMediationAvailable = async () => false; });
  page.name = `Key ${process.pid % 10_000} ${++number}`;
  const tools = await page.context().newCDPSession(page);
  await tools.send('WebAuthn.enable', { enableUI: false });
  const { authenticatorId } = await tools.send('WebAuthn.addVirtualAuthenticator', { options: {
    protocol: 'ctap2', transport: 'internal', hasResidentKey: true, hasUserVerification: true, isUserVerified: verifies, automaticPresenceSimulation: true } });
  page.device = { send: (method, rest) => tools.send(`WebAuthn.${method}`, { authenticatorId, ...rest }) };
  await sign_up(page, page.name);
  await page.goto(at);
  return page;
}

async function looks_good(page, name, looks = LOOKS) {
  for (const [n, [size, scheme]] of looks.entries()) {
    await page.setViewportSize(size);
    await page.emulateMedia({ colorScheme: scheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page, rules_of(looks, n)), [], `${name} ${size.width} ${scheme}`);
    assert.ok(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth), `${name} is too wide at ${size.width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${size.width}-${scheme}.png`, fullPage: true });
  }
}

const section = (page) => page.locator('.passkeys');
const name_of = (page) => section(page).locator('[name="name"]');

async function add(page, name, { password = PASSWORD } = {}) {
  await section(page).getByRole('button', { name: 'Add passkey' }).press('Enter');
  await page.waitForFunction(() => document.activeElement.name === 'name');
  await name_of(page).fill(name);
  if (password === null) return section(page).getByRole('button', { name: 'Confirm with a passkey instead' }).click();
  await section(page).getByLabel('Your password').fill(password);
  return section(page).getByRole('button', { name: 'Continue' }).click();
}

async function sign_out(page) {
  await settled(page);
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/sign-in');
}

/* The arena has two names here. */
function is_content(page) {
  page.strangers = page.strangers.filter((url) => !url.startsWith(named()));
  is_content_at(page);
}

/* What browsers say of refusals that a test has asked for. */
function forgives(page, ...statuses) {
  const codes = page.complaints.map((line) => /status of (\d+)/.exec(line)?.[1]);
  assert.deepEqual(codes.filter((code) => code !== '401'), statuses); // the inbox can be asked for once more while signing out
  page.complaints.length = 0;
}

test('a passkey is added, signs in without name and password, is renamed and deleted', { timeout: 270_000 }, async () => {
  const page = await owner_of_device();
  await section(page).getByText('A passkey signs you in').waitFor();
  await add(page, 'My phone', { password: 'not this one' });
  await section(page).getByText('The current password is wrong.').waitFor();
  await looks_good(page, 'passkey-add');
  await section(page).getByLabel('Your password').fill(PASSWORD);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await section(page).getByText('Passkey added.').waitFor();
  await looks_good(page, 'passkey-added');
  assert.equal((await page.device.send('getCredentials')).credentials.length, 1);
  await add(page, 'Again', { password: null });
  await section(page).getByText('This device already has a passkey for your account.').waitFor();
  await section(page).getByRole('button', { name: 'Cancel' }).press('Enter');
  await page.waitForFunction(() => document.activeElement.textContent === 'Passkeys');
  await sign_out(page);
  await looks_good(page, 'sign-in');
  await page.getByRole('button', { name: 'Sign in with a passkey' }).press('Enter');
  await page.waitForURL((url) => url.pathname === '/');
  await page.goto('/account');
  assert.equal(await page.getByRole('heading', { level: 1 }).textContent(), page.name);
  await section(page).getByRole('button', { name: 'Rename My phone' }).click();
  await name_of(page).fill('My old phone');
  await looks_good(page, 'passkey-rename');
  await name_of(page).press('Enter');
  const row = section(page).getByRole('row').filter({ hasText: 'My old phone' });
  await row.waitFor();
  assert.doesNotMatch(await row.textContent(), /Never/);
  await section(page).getByRole('button', { name: 'Delete My old phone' }).click();
  await page.waitForFunction(() => document.activeElement.name === 'password');
  await looks_good(page, 'passkey-delete');
  await section(page).getByRole('button', { name: 'Confirm with a passkey instead' }).click();
  await row.waitFor({ state: 'detached' });
  await sign_out(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No account here has this passkey.').waitFor();
  forgives(page, '422', '422');
  is_content(page);
});

test('a passkey that is chosen among the names signs in', { timeout: 270_000 }, async () => {
  const page = await owner_of_device({ fills_in: true });
  await add(page, 'My phone');
  await section(page).getByText('Passkey added.').waitFor();
  await sign_out(page);
  await page.waitForURL((url) => url.pathname === '/');
  await page.getByText(page.name).first().waitFor();
  forgives(page);
  is_content(page);
});

test('a request that is cancelled says so, and nothing is added', { timeout: 270_000 }, async () => {
  const page = await owner_of_device({ verifies: false });
  await add(page, 'My phone');
  await section(page).getByText('No passkey was used').waitFor();
  assert.equal(await h.arena.value(`select count(*) from passkey k join account a on a.id = k.account_id where a.name = '${page.name}'`), 0);
  await page.device.send('setUserVerified', { isUserVerified: true });
  await section(page).getByLabel('Your password').fill(PASSWORD);
  await section(page).getByRole('button', { name: 'Continue' }).click();
  await section(page).getByText('Passkey added.').waitFor();
  await page.device.send('setUserVerified', { isUserVerified: false });
  await sign_out(page);
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.getByText('No passkey was used').waitFor();
  await looks_good(page, 'sign-in-cancelled');
  await page.device.send('setUserVerified', { isUserVerified: true });
  await page.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await page.waitForURL((url) => url.pathname === '/');
  forgives(page);
  is_content(page);
});

test('where the browser cannot, the page says why', { timeout: 270_000 }, async () => {
  const page = await owner_of_device({ at: '/account?lang=de' });
  await section(page).getByText('Mit einem Passkey meldest du dich').waitFor();
  await looks_good(page, 'passkeys-de');
  const bare = await h.person();
  await bare.context().addInitScript(() => { delete globalThis.PublicKeyCredential; });
  await bare.goto('/sign-in');
  await bare.getByRole('button', { name: 'Sign in', exact: true }).waitFor();
  assert.equal(await bare.getByRole('button', { name: 'Sign in with a passkey' }).count(), 0);
  const numbered = await h.person(); // no host with a name
  await numbered.goto('/sign-in');
  await numbered.getByRole('button', { name: 'Sign in with a passkey' }).click();
  await numbered.getByText('Passkeys do not work at this address.').waitFor();
  await shows(numbered.getByRole('alert'), 1);
  for (const one of [page, bare, numbered]) is_content(one);
});

/* The provider */

const TWO = [LOOKS[1], LOOKS[2]];

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
  await go(page);
  await at_provider(page, 'Knight');
  const name = page.getByLabel('Name');
  await name.waitFor();
  assert.equal(await name.inputValue(), 'Knight');
  assert.equal(new URL(page.url()).search, '');
  await looks_good(page, 'provider-name', TWO);
  await name.fill('admin');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.getByRole('alert').waitFor();
  await name.fill('Knight of the Club');
  await page.getByRole('button', { name: 'Create account' }).click();
  await page.waitForURL(`${h.url}/`);
  await page.goto('/account');
  await page.getByText('You have no password yet.').waitFor();
  await looks_good(page, 'provider-account', TWO);
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
  await looks_good(page, 'provider-cancelled', TWO);
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
  await looks_good(page, 'provider-link', TWO);
  await page.getByLabel('Your password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Link account' }).click();
  await page.waitForURL(`${h.url}/account`);
  const section = page.locator('.provider');
  await section.getByRole('button', { name: 'Unlink account' }).click();
  await page.waitForFunction(() => document.activeElement.name === 'password');
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Unlink account' }).click();
  await section.getByRole('button', { name: 'Link account' }).waitFor();
});
