// Friends: asked and accepted, seen online and playing by consent, invited to a game with a word, declined and accepted; what they write to each other.
import test, { after, before } from 'node:test';
import assert from 'node:assert/strict';
import { axe, house, is_content, rules_of, send, shows, sign_up } from './lib/browser.mjs';

let h;
before(async () => { h = await house(); });
after(async () => { await h?.close(); });

const LOOKS = [[390, 'light'], [1440, 'dark'], [390, 'dark'], [1440, 'light']];

/** Clean for axe and inside the window, also in German; SHOTS names a folder for pictures. */
async function looks_good(page, name, looks = LOOKS) {
  for (const [n, [width, colorScheme]] of looks.entries()) {
    await page.setViewportSize({ width, height: width > 1000 ? 900 : 780 });
    await page.emulateMedia({ colorScheme, reducedMotion: 'reduce' });
    assert.deepEqual(await axe(page, rules_of(looks, n)), [], `${name} ${width} ${colorScheme}`);
    const over = await page.evaluate(() => (document.documentElement.scrollWidth <= innerWidth ? []
      : [...document.querySelectorAll('body *')].filter((e) => e.getBoundingClientRect().right > innerWidth).map((e) => e.outerHTML.slice(0, 120))));
    assert.deepEqual(over, [], `${name} is too wide at ${width}`);
    if (process.env.SHOTS) await page.screenshot({ path: `${process.env.SHOTS}/${name}-${width}-${colorScheme}.png`, fullPage: true });
  }
}

async function member(word) {
  const page = await h.person({ bypassCSP: true });
  page.name = await sign_up(page, `${word} ${process.pid}`);
  return page;
}

/** Press a button or follow a link by the keyboard. */
async function press(locator) {
  await locator.focus();
  await locator.press('Enter');
}
const main = (page) => page.locator('#page');
const path_of = (page) => new URL(page.url()).pathname;

async function befriend(south, north) {
  await south.goto('/friends');
  await main(south).getByText('You have no friends here yet.').waitFor();
  await looks_good(south, 'friends-none');
  const field = main(south).getByLabel('Player’s name');
  await field.fill('nobody at all');
  await field.press('Enter');
  await main(south).getByRole('alert').waitFor();
  await field.fill(north.name);
  await field.press('Enter');
  await main(south).getByText(`Request sent to ${north.name}.`).waitFor();
  await main(south).getByText('No answer yet').waitFor();
  await press(main(south).getByRole('button', { name: `Withdraw your request to ${north.name}` }));
  await main(south).getByText('You have no friends here yet.').waitFor();
  assert.equal(await main(south).getByText('Request sent').count(), 0, 'what was withdrawn is not said to be sent');
  await field.fill(north.name.toUpperCase()); // a name is shown as its owner writes it
  await field.press('Enter');
  await main(south).getByText(`Request sent to ${north.name}.`).waitFor();
  await north.goto('/inbox');
  await main(north).getByText('You have a friend request.').waitFor();
  await looks_good(north, 'friends-inbox', LOOKS.slice(0, 2));
  await press(main(north).getByRole('link', { name: 'Answer' }));
  const accept = main(north).getByRole('button', { name: `Accept the request from ${south.name}` });
  await accept.waitFor();
  await looks_good(north, 'friends-asked');
  await press(accept);
  await north.getByText(`You and ${south.name} are now friends.`).waitFor({ state: 'attached' }); // said
  await north.waitForFunction(() => document.activeElement?.matches('#page h1')); // the button with the focus has gone
  await main(north).getByRole('heading', { name: 'Your friends (1)' }).waitFor();
  await main(south).getByRole('heading', { name: 'Your friends (1)' }).waitFor(); // the inbox tells the page
}

const lines = (page) => page.locator('.letters .said p').allTextContents();
const says = (page, text) => page.locator('.letters .said p').getByText(text, { exact: true }).waitFor();
async function write(page, text) {
  const field = main(page).getByLabel('Your message');
  await field.fill(text);
  await field.press('Enter');
  await says(page, text);
  await page.waitForFunction(() => !document.querySelector('#page textarea')?.value); // after three without an answer there is no field
}

/* Between friends: written, heard of, answered, reported, deleted for oneself, blocked. */
async function talk(south, north) {
  await press(main(south).getByRole('link', { name: `Write to ${north.name}` }));
  await main(south).getByText('You have not written to each other yet.').waitFor();
  await looks_good(south, 'messages-first', LOOKS.slice(0, 2));
  await north.goto('/inbox');
  await main(north).getByRole('heading', { name: 'Inbox' }).waitFor();
  const toast = north.getByText(`New message from ${south.name}.`).waitFor();
  await Promise.all([toast, write(south, 'Shall we play tonight?')]);
  await write(south, 'سلام، می‌خواهی بازی کنیم؟');
  await write(south, 'A long one, so that it wraps: the north wind and the sun argued about which of them was the stronger of the two.');
  await main(south).getByText(`You can write again when ${north.name} has replied.`).waitFor();
  await main(north).getByText('3 new messages').waitFor();
  await looks_good(north, 'messages-inbox', LOOKS.slice(0, 2));
  await north.goto('/messages');
  await main(north).getByText('3 new', { exact: true }).waitFor();
  await looks_good(north, 'messages-list');
  const nobody = main(north).getByLabel('Nobody');
  const kept = north.waitForResponse((answer) => answer.request().method() === 'PATCH' && answer.ok());
  await nobody.check();
  await kept;
  await press(main(north).getByRole('link', { name: south.name, exact: true }));
  await main(north).getByText('You have turned messages off, so nobody can reply.').waitFor();
  await looks_good(north, 'messages-off', LOOKS.slice(0, 2));
  await press(main(north).getByRole('link', { name: 'Change that' }));
  await main(north).getByLabel('Only friends').check();
  await north.waitForFunction(() => !document.querySelector('#page input[disabled]'));
  await north.reload();
  assert.ok(await main(north).getByLabel('Only friends').isChecked());
  await press(main(north).getByRole('link', { name: south.name, exact: true }));
  await write(north, 'Gladly!');
  await says(south, 'Gladly!'); // the inbox tells the page
  assert.deepEqual(await lines(south), await lines(north));
  await looks_good(south, 'messages-talk');
  assert.ok(await south.evaluate(() => Math.abs(document.querySelector('.letters').scrollTop) < 2), 'the newest is in sight');
  await press(main(south).getByRole('button', { name: 'Report' }));
  await south.getByRole('dialog').getByText('“Gladly!”').waitFor();
  await looks_good(south, 'messages-report', LOOKS.slice(0, 2));
  await press(south.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await south.getByText('Report sent. Moderators or trusted members will read it.').first().waitFor();
  await press(main(south).getByRole('button', { name: 'Delete conversation' }));
  await press(south.getByRole('dialog').getByRole('button', { name: 'Delete conversation' }));
  await main(south).getByText('You have no messages.').waitFor();
  await looks_good(south, 'messages-none', LOOKS.slice(0, 2));
  await write(north, 'Still there?');
  await press(main(south).getByRole('link', { name: north.name, exact: true }));
  await says(south, 'Still there?');
  assert.deepEqual([(await lines(south)).length, (await lines(north)).length], [1, 5]);
  await h.arena.sql(`insert into direct_message (low_id, high_id, n, sender_id, body, at, heard)
    select c.account_id, c.other_id, i, c.account_id, 'line ' || i, arena_now(), true from conversation c, generate_series(10, 129) i where c.account_id < c.other_id;
    update conversation set last_n = 129`);
  await south.reload();
  const older = main(south).getByRole('button', { name: 'Earlier messages' });
  for (const shown of [100, 121]) {
    await press(older);
    await south.waitForFunction((n) => document.querySelectorAll('.letters .said').length === n, shown);
    if (shown === 100) assert.ok(await south.evaluate(() => { const e = document.querySelector('.letters'); return e.scrollHeight - e.clientHeight + e.scrollTop > 500; }), 'the earlier ones are above what was in sight');
  }
  assert.deepEqual([(await lines(south))[0], await older.count()], ['Still there?', 0]);
  await looks_good(south, 'messages-long', LOOKS.slice(0, 2));
}

test('a friend is found, seen by consent, invited, declines with a word, and accepts the next time', { timeout: 360_000 }, async () => {
  const [south, north] = [await member('South'), await member('North')];
  await befriend(south, north);
  assert.equal(await main(south).getByText('Online', { exact: true }).count(), 0);
  const consent = main(north).getByLabel('Friends can see when I am online and what I am playing');
  assert.equal(await consent.isChecked(), false);
  const kept = north.waitForResponse((answer) => answer.request().method() !== 'GET' && answer.ok()); // a reload would end the request
  await consent.check();
  await kept;
  await north.reload();
  await north.waitForFunction(() => document.querySelector('#page input[type="checkbox"]')?.checked);
  await south.reload();
  await main(south).getByText('Online', { exact: true }).waitFor();
  await looks_good(south, 'friends-online');

  await press(main(south).getByRole('link', { name: `Invite to a game: ${north.name}` }));
  await main(south).getByRole('heading', { name: `Invite ${north.name} to a game` }).waitFor();
  await main(south).getByLabel('Message (optional)').fill('Revenge for yesterday?');
  await looks_good(south, 'friends-invite');
  const toast = north.getByText(`${south.name} invites you to a game of Stratic.`).waitFor(); // shown for seconds, on the page of friends
  await Promise.all([toast, press(main(south).getByRole('button', { name: 'Send invitation' }))]);
  await main(south).getByText(`You have invited ${north.name}.`).waitFor();
  await looks_good(south, 'friends-waiting', LOOKS.slice(0, 2));
  const lobby = path_of(south);

  await north.goto('/inbox');
  await main(north).getByText('Revenge for yesterday?').waitFor();
  await looks_good(north, 'friends-invited-inbox', LOOKS.slice(0, 2));
  await press(main(north).getByRole('link', { name: south.name }));
  await north.waitForURL(`**${lobby}`);
  await main(north).getByRole('heading', { name: `${south.name} invites you to play Stratic` }).waitFor(); // the inbox has the message too
  await shows(main(north).getByText('Revenge for yesterday?'), 1);
  await looks_good(north, 'friends-invited');
  await press(main(north).getByRole('button', { name: 'Decline' }));
  const dialog = north.getByRole('dialog');
  await dialog.getByLabel('Your answer (optional)').fill('Tomorrow, gladly');
  await looks_good(north, 'friends-decline', LOOKS.slice(0, 2));
  await press(dialog.getByRole('button', { name: 'Decline' }));
  await north.waitForURL('**/inbox');

  await main(south).getByRole('heading', { name: `${north.name} declined your invitation` }).waitFor();
  await main(south).getByText('Tomorrow, gladly').waitFor();
  await looks_good(south, 'friends-declined', LOOKS.slice(0, 2));
  await press(main(south).getByRole('link', { name: `Invite ${north.name} again` }));
  await press(main(south).getByRole('button', { name: 'Send invitation' }));
  await south.waitForURL((url) => url.pathname.startsWith('/lobbies/') && url.pathname !== '/lobbies/new');
  await north.goto(path_of(south));
  await press(main(north).getByRole('button', { name: 'Accept' }));
  await Promise.all([south, north].map((page) => page.waitForURL('**/matches/*')));
  await north.locator('svg.board').waitFor();
  await south.goto('/friends');
  await main(south).getByText('Playing').getByRole('link', { name: 'Stratic' }).waitFor();
  await looks_good(south, 'friends-playing', LOOKS.slice(0, 2));

  await talk(south, north);
  await south.goto(`/players/${encodeURIComponent(north.name)}`);
  await main(south).getByRole('link', { name: 'Invite to a game' }).waitFor();
  await looks_good(south, 'friends-profile', LOOKS.slice(0, 2));
  await press(main(south).getByRole('button', { name: 'Remove friend' }));
  await press(south.getByRole('dialog').getByRole('button', { name: 'Remove friend' }));
  await main(south).getByRole('button', { name: 'Send friend request' }).waitFor();
  await press(main(south).getByRole('link', { name: 'Write a message' }));
  await main(south).getByText('This player does not accept messages from you.').waitFor();
  await press(main(south).getByRole('button', { name: 'Block' }));
  await press(south.getByRole('dialog').getByRole('button', { name: 'Block' }));
  await main(south).getByText('You have blocked this player.').waitFor();
  await looks_good(south, 'messages-blocked', LOOKS.slice(0, 2));
  await press(main(south).getByRole('button', { name: 'Unblock' }));
  await main(south).getByText('This player does not accept messages from you.').waitFor();
  assert.deepEqual(south.complaints.map((line) => /status of (\d+)/.exec(line)?.[1]), ['404']); // nobody of that name
  south.complaints.length = 0;
  for (const page of [south, north]) is_content(page);
});

test('a club is founded by keyboard; who asks is let in, told so, and leaves; its owner closes it', { timeout: 180_000 }, async () => {
  const [owner, other] = await Promise.all([member('Owner'), member('Asker')]);
  const name = `Club ${process.pid}`;
  await owner.goto('/clubs');
  await press(main(owner).getByText('Create a club').first());
  await main(owner).getByLabel('Name', { exact: false }).first().fill(name);
  await main(owner).getByLabel('Description').fill('We play slowly.\nMost evenings.');
  await main(owner).getByLabel('Who can join').selectOption('request');
  await press(main(owner).getByRole('button', { name: 'Create a club' }));
  await main(owner).getByRole('heading', { name, exact: true }).waitFor();
  await main(owner).getByText('You are the owner').waitFor();
  await other.goto('/clubs');
  const field = main(other).getByLabel('Part of the name');
  await field.fill(name.toLowerCase());
  await field.press('Enter');
  await press(main(other).getByRole('link', { name }));
  await main(other).getByLabel('Message to the officers').fill('Let me in.');
  await press(main(other).getByRole('button', { name: 'Ask to join' }));
  await main(other).getByText('Your request has been sent to the officers.').waitFor();
  const accept = main(owner).getByRole('button', { name: `Accept ${other.name}` }); // the inbox tells the page
  await accept.waitFor();
  await looks_good(owner, 'club-asked', LOOKS.slice(2, 3));
  await press(accept);
  await main(owner).getByRole('heading', { name: 'Members (2)' }).waitFor();
  await main(other).getByText('You are a member').waitFor();
  await press(main(other).getByText('New topic'));
  await main(other).getByLabel('Title').fill('Openings');
  await main(other).getByLabel('Text').fill('Which one?');
  await press(main(other).getByRole('button', { name: 'Create topic' }));
  await main(other).getByRole('heading', { name: 'Openings' }).waitFor();
  await owner.goto(`${path_of(owner)}/topics/1`);
  await main(owner).getByLabel('Your post').fill('All of them.');
  await press(main(owner).getByRole('button', { name: 'Send' }));
  await main(owner).getByText('All of them.', { exact: true }).and(owner.locator('p')).waitFor();
  await looks_good(owner, 'club-topic', LOOKS.slice(1, 2));
  await press(main(owner).getByRole('button', { name: 'Close topic' }));
  await main(owner).getByText('This topic is closed.').waitFor();
  await press(main(owner).getByRole('button', { name: 'Remove topic' }));
  await press(owner.getByRole('dialog').getByRole('button', { name: 'Remove topic' }));
  await main(owner).getByText('No topics yet.').waitFor();
  await other.goto('/clubs');
  await main(other).getByRole('heading', { name: 'Your clubs' }).waitFor();
  assert.deepEqual((await send(other, 'GET', '/me/inbox')).clubs, [], 'what the page has shown is no news');
  await send(other, 'DELETE', `${path_of(owner)}/members/me`);
  await other.goto(path_of(owner));
  await press(main(other).getByRole('button', { name: 'Report club' }));
  await other.getByRole('dialog').getByLabel('Spam').check({ force: true });
  await press(other.getByRole('dialog').getByRole('button', { name: 'Report' }));
  await other.getByText('Report sent. A moderator will read it.').waitFor();
  await h.arena.sql(`update club set hidden_at = arena_now() where public_id = '${path_of(owner).split('/')[2]}'`);
  await owner.reload();
  await main(owner).getByText('Moderators have hidden this club').waitFor();
  await looks_good(owner, 'club-hidden', LOOKS.slice(0, 1));
  await press(main(owner).getByRole('button', { name: 'Leave club' }));
  await press(owner.getByRole('dialog').getByRole('button', { name: 'Leave club' }));
  await main(owner).getByRole('heading', { name: 'Clubs', exact: true }).waitFor();
  assert.equal(path_of(owner), '/clubs');
});

test('a club asks another one for a team match by the form; an officer there accepts, and members see it on both pages', { timeout: 180_000 }, async () => {
  const [one, two] = await Promise.all([member('Home'), member('Away')]);
  const names = ['Home', 'Away'].map((word) => `${word} ${process.pid}`);
  const ids = [];
  for (const [i, page] of [one, two].entries()) ids.push((await send(page, 'POST', '/clubs', { name: names[i] })).id);
  await one.goto(`/clubs/${ids[0]}`);
  await main(one).getByText('No tournaments yet.').waitFor();
  await press(main(one).getByRole('link', { name: 'New tournament' }));
  await main(one).getByText(`For members of ${names[0]}`).waitFor();
  await main(one).getByLabel('Name', { exact: true }).fill('Spring match');
  await main(one).getByRole('radio', { name: 'Team match' }).press(' ');
  await main(one).getByLabel('Other club').fill('Nobody');
  await main(one).getByRole('radio', { name: 'When I decide' }).press(' ');
  await press(main(one).getByRole('button', { name: 'Create tournament' }));
  await main(one).getByText('There is no club called Nobody.').waitFor();
  await main(one).getByLabel('Other club').fill(names[1].toUpperCase());
  await looks_good(one, 'club-match-new', LOOKS.slice(0, 2));
  await press(main(one).getByRole('button', { name: 'Create tournament' }));
  await main(one).getByText(`${names[0]} against ${names[1]}, which has not accepted yet`).waitFor();
  await two.goto('/inbox');
  await press(main(two).getByRole('link', { name: names[1] }));
  await main(two).getByText(`${names[0]} wants to play against your club`).waitFor();
  await looks_good(two, 'club-match-asked', LOOKS.slice(1, 3));
  await press(main(two).getByRole('link', { name: 'Spring match' }));
  await looks_good(two, 'club-match-answer', LOOKS.slice(0, 2));
  await press(main(two).getByRole('button', { name: 'Accept' }));
  await main(two).getByText(`${names[0]} against ${names[1]}, members only`).waitFor();
  assert.equal(await main(two).getByRole('button', { name: `Play for ${names[0]}` }).count(), 0, 'of whose club they are no member');
  await press(main(two).getByRole('button', { name: `Play for ${names[1]}` }));
  await main(two).getByRole('button', { name: 'Withdraw entry' }).waitFor();
  await one.goto(`/clubs/${ids[0]}`);
  await main(one).getByRole('link', { name: 'Spring match' }).waitFor();
  await looks_good(one, 'club-match-club', LOOKS.slice(0, 2));
  for (const page of [one, two]) is_content(page);
});

test('in German; and guests are told how to have friends', { timeout: 180_000 }, async () => {
  const south = await member('Ada');
  const names = [];
  for (const word of ['Wilhelmina Wagen', 'Bo']) {
    const other = await member(word);
    names.push(other.name);
    await send(other, 'PUT', `/me/friends/${encodeURIComponent(south.name)}`, {});
    await other.context().close();
  }
  await south.goto('/friends?lang=de');
  await main(south).getByRole('button', { name: `Anfrage von ${names[0]} annehmen` }).waitFor();
  await looks_good(south, 'friends-de');
  await south.goto('/messages?lang=de');
  await main(south).getByText('Du hast keine Nachrichten.').waitFor();
  await looks_good(south, 'messages-de', LOOKS.slice(0, 2));
  await south.goto(`/lobbies/new?with=${encodeURIComponent(names[0])}&lang=de`);
  await main(south).getByRole('button', { name: 'Einladung senden' }).waitFor();
  await looks_good(south, 'friends-invite-de', LOOKS.slice(0, 2));
  await press(main(south).getByRole('button', { name: 'Einladung senden' }));
  await main(south).getByRole('alert').getByText('Du kannst nur Freunde einladen.').waitFor();
  const guest = await h.person({ bypassCSP: true });
  await guest.goto('/');
  await guest.evaluate(async () => fetch('/api/v1/guests', { method: 'POST', headers: { 'Content-Type': 'application/json' }, body: '{}' }));
  await guest.goto('/friends');
  await shows(main(guest).getByRole('link', { name: 'Sign up' }), 1);
  await looks_good(guest, 'friends-guest', LOOKS.slice(0, 2));
  await guest.goto(`/players/${encodeURIComponent(names[1])}`);
  await main(guest).getByText('to add friends').waitFor();
  assert.deepEqual(south.complaints.map((line) => /status of (\d+)/.exec(line)?.[1]), ['403']);
  is_content(guest);
});
