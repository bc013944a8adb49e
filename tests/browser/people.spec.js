// My account and other players: API tokens, program accounts, profiles, recovery codes.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import { axe, house, is_content, meet, send, send_for_text, settled, shows, sign_up } from './lib/browser.mjs';
import { otp } from '../lib/otp.mjs';
import { PASSWORD, person } from '../lib/people.mjs';
import { build, until } from '../lib/stack.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const NEW_PASSWORD = 'quite another long password';
const LOOKS = [[{ width: 360, height: 740 }, 'light'], [{ width: 1440, height: 900 }, 'dark']];
let number = 0;

/** A new member in a browser of their own, who has opened no page yet. */
async function registered(word = 'Pat') {
  const page = await h.person({ bypassCSP: true });
  page.name = `${word} ${process.pid}x${Date.now() % 1e6}${++number}`;
  await sign_up(page, page.name);
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

test('a program gets an account and a token, uses it, and is stopped when the token is revoked', { timeout: 270_000 }, async () => {
  const page = await registered('Owner');
  await page.goto('/account');
  await page.getByRole('navigation', { name: 'Account' }).getByRole('link', { name: 'API access' }).click();
  await page.getByText('New program account').click();
  const engine = `Engine ${Date.now() % 1e8}`;
  await page.getByLabel('Name').fill(engine);
  await page.getByLabel(/^Engine or model/).fill('alpha-beta');
  await page.getByRole('button', { name: 'Create program account' }).click();
  await page.getByRole('button', { name: `Retire ${engine}` }).waitFor();
  await page.getByText('New token', { exact: true }).click();
  await page.getByLabel('Label').fill('the loop at home');
  await page.getByLabel('Signs in as').selectOption({ label: engine });
  await page.getByRole('button', { name: 'Create token' }).click();
  const token = await page.getByLabel('Your new token').inputValue();
  assert.match(token, /^qd_pat_/);
  const ask = () => fetch(`${h.url}/api/v1/me/inbox`, { headers: { Authorization: `Bearer ${token}` } });
  assert.equal((await ask()).status, 200);
  const report = await fetch(`${h.url}/api/v1/matches/aaaaaaaaaa/messages/1/report`, { method: 'POST', headers: { Authorization: `Bearer ${token}` } });
  assert.equal(report.status, 403);
  await looks_good(page, 'programs');
  await page.reload();
  await page.getByText('the loop at home').waitFor();
  await page.getByText(/Refused once, .*POST \/matches\/\{match\}\/messages\/\{n\}\/report \(needs the permission “Chat”\)/).waitFor();
  await looks_good(page, 'programs-refused');
  assert.equal(await page.getByLabel('Your new token').count(), 0);
  await page.getByRole('button', { name: 'Revoke the loop at home' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Revoke' }).click();
  await page.getByText('You have no API tokens.').waitFor();
  assert.equal((await ask()).status, 401);
  is_content(page);
});

test('a program asks for access on the page, which says who it is and where the answer goes', { timeout: 270_000 }, async () => {
  const page = await registered('Connected');
  const back = `${h.url}/learn?from=program`;
  const { body: { client_id } } = await h.arena.client().post('/oauth/clients', { redirect_uris: [back], client_name: 'Desk helper' });
  const ask = { client_id, redirect_uri: back, response_type: 'code', scope: 'play votes', state: 'mine', code_challenge: 'x'.repeat(43), code_challenge_method: 'S256' };
  const address = (change = {}) => `/oauth/authorize?${new URLSearchParams({ ...ask, ...change })}`;
  await page.goto(address());
  await page.getByText('Desk helper wants access to your account.').waitFor();
  await page.locator('code', { hasText: new URL(h.url).host }).waitFor();
  assert.deepEqual(await page.locator('form li').allInnerTexts(), ['Play orders, positions and the inbox', 'Votes vote in the Endless Tournament']);
  await looks_good(page, 'connect');
  await page.getByRole('button', { name: 'Cancel' }).click();
  await page.waitForURL(/error=access_denied&iss=.*&state=mine$/);
  await page.goto(address());
  await page.getByRole('button', { name: 'Connect' }).click();
  await page.waitForURL(/\/learn\?from=program&code=[\w-]{43}&iss=.*&state=mine$/);
  await page.goto(address({ code_challenge_method: 'plain' })); // anyone can make such a link: the page stays
  await page.getByText('This request is not valid.').waitFor();
  await page.getByRole('button', { name: `Back to ${new URL(h.url).host}` }).waitFor();
  await page.goto(address({ redirect_uri: 'https://evil.example/' }));
  await page.getByText('This request is not valid.').waitFor();
  assert.equal(await page.getByRole('button', { name: /^Back to/ }).count(), 0);

  const stranger = await h.person({ bypassCSP: true });
  await stranger.goto(address());
  await stranger.locator('#head').getByRole('link', { name: 'Sign in' }).click(); // not the page's own link
  await stranger.getByRole('heading', { name: 'Sign in' }).waitFor();
  await stranger.getByRole('link', { name: 'Sign up' }).click();
  await stranger.getByRole('heading', { name: 'Sign up' }).waitFor();
  await stranger.reload();
  await stranger.getByRole('link', { name: 'I already have an account' }).click();
  await stranger.getByRole('heading', { name: 'Sign in' }).waitFor();
  await stranger.getByLabel('Name').fill(page.name);
  await stranger.getByLabel('Password').fill(PASSWORD);
  await stranger.getByRole('button', { name: 'Sign in', exact: true }).click();
  await stranger.getByText('Desk helper wants access to your account.').waitFor();
  await stranger.getByRole('button', { name: 'Connect' }).click();
  await stranger.waitForURL(/code=[\w-]{43}/);
});

test('an error appears beside the form, and the typed text stays', { timeout: 180_000 }, async () => {
  const page = await registered('Owner');
  await page.goto('/account/programs');
  await page.getByText('New program account').click();
  await page.getByLabel('Name').fill('admin of all');
  await page.getByRole('button', { name: 'Create program account' }).click();
  await page.getByRole('alert').filter({ hasText: /reserved/ }).waitFor();
  assert.equal(await page.getByLabel('Name').inputValue(), 'admin of all');
});

test('a name links to the profile: results, current games, more on demand', { timeout: 270_000 }, async () => {
  const page = await registered('Shown');
  await page.goto('/');
  await page.getByRole('button', { name: 'Play Stratic now' }).click();
  await page.waitForURL(/\/matches\/[a-z2-7]{10}$/);
  const match = new URL(page.url()).pathname;
  await page.getByText('Set up your army').waitFor();
  await page.locator('.seat-name').getByRole('link', { name: page.name }).click();
  await page.getByRole('heading', { name: page.name, level: 1 }).waitFor();
  await page.getByRole('heading', { name: 'Current games' }).waitFor();
  await shows(page.locator(`.player a[href="${match}"]`), 1);
  for (let i = 0; i < 11; i += 1) {
    const { match: played } = await send(page, 'POST', '/play', { game: 'stratic', versus: 'bot:random' });
    await send(page, 'POST', `/matches/${played}/resign`, { confirm: true });
  }
  await page.reload();
  await page.getByRole('row', { name: /Stratic 11 0 0 11/ }).waitFor();
  await looks_good(page, 'player');
  await page.getByRole('button', { name: 'Show more' }).click();
  await page.waitForFunction(() => document.querySelectorAll('section:last-of-type tbody tr, .player section tbody tr').length > 12);
  await page.goto('/players/nobody%20at%20all');
  await page.getByText('No player with this name.').waitFor();
  assert.equal(page.complaints.filter((line) => !/404/.test(line)).length, 0, page.complaints.join());
});

test('follow, mute, block and a private note on a profile; all of them in one list', { timeout: 270_000 }, async () => {
  const [me, other] = [await registered('Thinker'), await registered('Other')];
  await me.goto(`/players/${encodeURIComponent(other.name)}`);
  await me.getByRole('button', { name: 'Follow' }).click();
  await me.getByRole('button', { name: 'Following', pressed: true }).waitFor();
  await me.getByText('Private note').click();
  await me.getByLabel('Note').fill('opens on the left');
  await me.getByRole('button', { name: 'Save note' }).click();
  await me.getByText('Saved.').waitFor();
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
  await me.getByText('You cannot join the same games').waitFor();
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
  await south.getByRole('radio', { name: 'Cheating' }).check();
  if (process.env.SHOTS) await south.screenshot({ path: `${process.env.SHOTS}/report.png` });
  await south.getByRole('dialog').getByRole('button', { name: 'Report' }).click();
  await until(async () => (await h.arena.value("select count(*) from report where said = 'something vile'")) === 1, { what: 'the report' });
  assert.equal(await north.getByRole('listitem').filter({ hasText: 'something vile' }).getByRole('button', { name: /^Report/ }).count(), 0);
  is_content(south);
});

/** Nine accounts as if their turns had been compared with the engine's, in three matches: those of `page` agree far more often. */
const stands_out = (page, matches) => h.arena.sql(`insert into alike (match_id, seat, account_id, rating, finished_at, ready, done, turns, agreed, lost, thought_ms)
  select m.id, g.n % 16, a.id, 1500000000, arena_now(), true, true, 20, case when a.name = '${page.name}' then 12 else 2 end, 900, array_fill(4000 + g.n, array[20])
    from generate_series(0, 44) g (n)
    join (select id, row_number() over (order by id) - 1 as k from match where public_id in (${matches.map((path) => `'${path.split('/').pop()}'`)})) m on m.k = g.n / 16
    join (select id, name, row_number() over (order by name <> '${page.name}', id) - 1 as k from account where deleted_at is null) a on a.k = g.n / 5`);

test('a moderator works through a report; the person reads why, appeals, and hears the answer', { timeout: 270_000 }, async () => {
  const [south, north, staff] = [await registered('Calm'), await registered('Rude'), await registered('Warden')];
  const appoint = ['staff', '--role', 'moderator', '--why', 'a test', staff.name];
  execFileSync(join(build, 'quad'), appoint, { env: { ...process.env, QUADRIVIUM_DATABASE_URL: h.arena.conninfo } });
  const match = await meet(south, north);
  await send(north, 'POST', `${match}/messages`, { to: 'all', text: 'something quite vile' });
  await send(south, 'POST', `${match}/messages/1/report`, { reason: 'abuse', text: 'Please look.' });

  await staff.goto('/');
  await staff.locator('#head .more summary').click();
  await staff.locator('#head').getByRole('link', { name: 'Moderation' }).click();
  const row = staff.locator('#page tbody tr').filter({ hasText: north.name });
  await row.waitFor();
  await looks_good(staff, 'desk');
  await row.locator('td').first().getByRole('link').click();
  await staff.locator('#page').getByText('something quite vile').first().waitFor();
  await staff.locator('#page').getByRole('button', { name: 'Take report' }).click();
  await staff.locator('#page form').getByRole('radio', { name: 'Mute' }).check();
  await staff.locator('#page form').getByLabel('Days (1 to 365)').fill('3');
  await staff.locator('#page form').getByLabel('Note to the player').fill('Please stay friendly.');
  await staff.locator('#page form').getByLabel('Reason for the log').fill('As reported.');
  await looks_good(staff, 'desk-report');
  await h.arena.sql("update report set held_until = arena_now() where said = 'something quite vile'"); // the half hour is over
  await staff.locator('#page form').getByRole('button', { name: 'Decide' }).click();
  await staff.locator('#page').getByText('Answered on').waitFor();

  await north.goto('/inbox');
  await north.locator('#page').getByRole('link', { name: /^Moderators made a decision/ }).click();
  const decided = north.locator('#decisions');
  await decided.getByText('Please stay friendly.').waitFor();
  await decided.getByRole('heading', { name: /^Muted until/ }).waitFor();
  await decided.getByText('Appeal', { exact: true }).click();
  await decided.getByLabel('Why is the decision wrong?').fill('It was a quotation.');
  await looks_good(north, 'decisions');
  await decided.getByRole('button', { name: 'Send appeal' }).click();
  await decided.getByText('Nobody has answered yet.').waitFor();

  await staff.locator('#page').getByRole('link', { name: 'Appeals' }).click();
  const appeal = staff.locator('#page section').filter({ hasText: 'It was a quotation.' });
  await appeal.getByLabel('Answer to the player').fill('You are right.');
  await looks_good(staff, 'desk-appeals');
  await appeal.getByRole('button', { name: 'Lift decision' }).click();
  await staff.locator('#page').getByText('No appeals are waiting.').waitFor();
  await staff.locator('#page').getByRole('link', { name: 'Log', exact: true }).click();
  await staff.locator('#page').getByText('Lifted a decision').waitFor();
  await looks_good(staff, 'desk-log');
  await stands_out(north, [match, await meet(south, north), await meet(south, north)]);
  await staff.locator('#page').getByRole('link', { name: 'Unusual play' }).click();
  const found = staff.locator('#page section').filter({ has: staff.getByRole('heading', { name: north.name }) }).last();
  await found.getByText('The engine’s first choice: 60% of the turns. Others at this rating: 10% (8 players).').waitFor();
  await found.getByText('It is nearly the same for every turn, easy or hard.').waitFor();
  assert.equal(await found.getByRole('link', { name: '12 of 20 turns' }).count(), 5);
  assert.equal(await staff.locator('#page').getByRole('button').count(), 0, 'nothing here decides');
  await looks_good(staff, 'desk-alike');
  await found.getByRole('link', { name: `Go to the profile of ${north.name} to report them` }).click();
  await staff.locator('#page').getByRole('button', { name: 'Report player' }).waitFor();
  await north.goto('/account');
  await decided.getByText('You are right.').waitFor();
  await north.goto(`/players/${encodeURIComponent(south.name)}`);
  await north.locator('#page').getByRole('button', { name: 'Report player' }).click();
  await north.getByRole('dialog').getByRole('button', { name: 'Report player' }).click();
  await until(async () => (await h.arena.value('select count(*) from report where match_id is null')) === 1, { what: 'the report' });
  assert.deepEqual(staff.complaints.map((line) => /status of (\d+).*\/(\w+)$/.exec(line)?.slice(1)), [['409', 'decision']]);
  staff.complaints.length = 0;
  for (const page of [south, north, staff]) is_content(page);
});

test('a trusted member finds a case in the inbox, judges it with the keyboard, and the staff sees how the panel voted', { timeout: 270_000 }, async () => {
  const [south, north, staff, judge] = [await registered('Calm'), await registered('Rude'), await registered('Warden'), await registered('Judge')];
  const others = [await person(h.arena), await person(h.arena)];
  const appoint = ['staff', '--role', 'moderator', '--why', 'a test', staff.name];
  execFileSync(join(build, 'quad'), appoint, { env: { ...process.env, QUADRIVIUM_DATABASE_URL: h.arena.conninfo } });
  await staff.goto('/desk/members');
  for (const name of [judge.name, ...others.map((who) => who.account.name)]) {
    await staff.locator('#page form').getByLabel('Player').fill(name);
    await staff.locator('#page form').getByLabel('Reason for the log').fill('A calm player.');
    await staff.locator('#page form').getByRole('button', { name: 'Add member' }).click();
    await staff.locator('#page tbody tr').filter({ hasText: name }).waitFor();
  }
  await looks_good(staff, 'desk-members');
  await judge.goto('/panel');
  await judge.locator('#page').getByText('No cases are waiting for you.').waitFor();

  const match = await meet(south, north);
  await send(south, 'POST', `${match}/messages`, { to: 'all', text: `good game, ${north.name}` });
  await send(north, 'POST', `${match}/messages`, { to: 'all', text: `you play like a wet sock, ${south.name}` });
  await send(south, 'POST', `${match}/messages/2/report`, { reason: 'abuse' });
  await judge.goto('/inbox');
  await judge.locator('#page').getByRole('link', { name: 'A reported message is waiting for your vote' }).click();
  await looks_good(judge, 'panel');
  await judge.locator('#page').getByRole('link', { name: /^Case from/ }).click();
  await judge.locator('#page').getByText('you play like a wet sock, ***').first().waitFor();
  await judge.locator('#page').getByRole('radio', { name: 'No action' }).focus();
  await judge.keyboard.press('ArrowDown');
  await judge.locator('#page').getByRole('radio', { name: 'Insult' }).focus();
  await judge.keyboard.press('Space');
  await looks_good(judge, 'panel-case');
  await judge.keyboard.press('Enter');
  await judge.locator('#page').getByText('Voted', { exact: true }).waitFor();
  const { id } = (await others[0].get('/panel')).body.items[0];
  for (const who of others) await who.put(`/panel/cases/${id}/vote`, { vote: 'warn', reason: 'insult' });
  await judge.reload();
  await judge.locator('#page').getByText('Warned', { exact: true }).waitFor();
  await judge.goto(`/panel/${id}`);
  await judge.locator('#page').getByText('This case is no longer open').waitFor();
  await staff.goto(`/desk/reports/${id}`);
  await shows(staff.locator('#page').getByRole('cell', { name: 'Insult' }), 3);
  await staff.goto('/desk/log');
  await staff.locator('#page').getByText('Panel: decided').waitFor();
  await north.goto('/account');
  await north.locator('#decisions').getByText('Three trusted members decided this.').waitFor();
  judge.complaints.splice(0, judge.complaints.length, ...judge.complaints.filter((line) => !/status of 404.*panel/.test(line)));
  for (const page of [north, staff, judge]) is_content(page);
});

/* Turn the second factor on, sign out, and come in again with its next code. */
async function set_up_factor(page) {
  const factor = page.locator('.second-factor');
  await factor.getByText('Set up two-factor authentication').click();
  await factor.getByLabel('Your password').fill(NEW_PASSWORD);
  await factor.getByRole('button', { name: 'Continue' }).click();
  const secret = (await factor.locator('.key').textContent()).replaceAll(' ', '');
  await factor.getByRole('img', { name: 'QR code for an authenticator app' }).waitFor();
  await looks_good(page, 'second-factor');
  await factor.locator('[name="second_code"]').fill('1');
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByText('The app shows another code for this secret.').waitFor();
  await factor.locator('[name="second_code"]').fill(otp(secret, await h.arena.now_ms()));
  await factor.getByRole('button', { name: 'Turn on' }).click();
  await factor.getByText('Turned on. All other sessions have ended.').waitFor();
  await shows(page.locator('.codes code'), 10);
  const name = await page.getByRole('heading', { level: 1 }).textContent();
  await settled(page); // nothing more is asked for the account that is left
  await page.getByRole('button', { name: 'Sign out' }).click();
  await page.waitForURL(/\/$/);
  await page.goto('/sign-in');
  await page.locator('#page [name="name"]').fill(name);
  await page.locator('#page [name="password"]').fill(NEW_PASSWORD);
  await page.locator('#page [name="password"]').press('Enter');
  const code = page.locator('#page [name="second_code"]');
  await code.waitFor();
  await until(() => code.evaluate((field) => field === document.activeElement), { what: 'the field for the code' });
  await looks_good(page, 'sign-in-code');
  await h.arena.shift_clock(30);
  await code.fill(otp(secret, await h.arena.now_ms()));
  await code.press('Enter');
  await page.waitForURL(/\/$/);
  const codes = page.complaints.map((line) => /status of (\d+)/.exec(line)?.[1]);
  assert.deepEqual(codes.filter((code) => code !== '401'), ['422', '422']); // the inbox can be asked for once more while signing out
  page.complaints.length = 0;
}

test('recovery codes are shown once and replace a forgotten password; then the account is deleted', { timeout: 270_000 }, async () => {
  const page = await registered('Forgetful');
  await page.goto('/account');
  await page.getByText('Get recovery codes').click();
  const section = page.locator('section').filter({ has: page.getByRole('heading', { name: 'Recovery codes' }) });
  await section.getByLabel('Your password').fill(PASSWORD);
  await section.getByRole('button', { name: 'Create codes' }).click();
  const code = await section.locator('.codes code').first().textContent();
  await shows(section.locator('.codes code'), 10);
  await looks_good(page, 'account');
  const elsewhere = await h.person({ bypassCSP: true });
  await elsewhere.goto('/sign-in');
  await elsewhere.getByRole('link', { name: 'Forgot your password?' }).click();
  await elsewhere.getByRole('heading', { name: 'Reset password' }).waitFor(); // the previous page has a field with the same label
  await elsewhere.getByLabel('Name').fill(page.name);
  await elsewhere.getByLabel('Recovery code').fill(code);
  await elsewhere.getByLabel('New password').fill(NEW_PASSWORD);
  assert.ok(await elsewhere.getByLabel('Revoke all other access too: API tokens, passkeys, webhooks, devices and links').isChecked());
  await looks_good(elsewhere, 'recover');
  await elsewhere.getByLabel('New password').press('Enter');
  await elsewhere.waitForURL(/account$/);
  await elsewhere.getByText('You have 9 recovery codes left.').waitFor();
  await set_up_factor(elsewhere);
  await elsewhere.goto('/account');
  await elsewhere.locator('.second-factor summary').filter({ hasText: 'Turn off' }).waitFor();
  const lines = await send_for_text(elsewhere, 'GET', '/me/export');
  assert.match(lines.trim().split('\n').at(-1), /"type":"end"/);
  await elsewhere.getByRole('button', { name: 'Delete account' }).click();
  await elsewhere.getByRole('dialog').getByLabel('Your password').fill(NEW_PASSWORD);
  await elsewhere.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await elsewhere.waitForURL(/\/$/);
  await elsewhere.goto(`/players/${encodeURIComponent(page.name)}`);
  await elsewhere.getByText('No player with this name.').waitFor();
});
