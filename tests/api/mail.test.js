// Mail: address and confirmation, one digest until the next visit, switches, stopping, a mail server that is down or says no.
// The letters go by real SMTP to a server of this file.
import assert from 'node:assert/strict';
import { after, beforeEach, test } from 'node:test';
import { free_port } from '../lib/front.mjs';
import { sink } from '../lib/sink.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';
import { moment } from '../lib/moment.mjs';
import { PASSWORD, person } from '../lib/people.mjs';
import { begun, FORMATION, put_orders, table, turn } from '../lib/play.mjs';

const SITE = 'https://arena.example.test';
let box = await sink(await free_port()); // it is closed and opened again, and nobody takes its port meanwhile
const s = await stack({ env: {
  QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: `${SITE}/`, QUADRIVIUM_MAIL_DELAY: '0', QUADRIVIUM_LIMIT_MAIL_NETWORK: '1000',
} });
after(async () => { await s.stop(); await box.close(); });
beforeEach(() => { box.state.mood = 'fine'; });

const slow = { clock: { mode: 'correspondence', turn_seconds: 14 * 86_400 } };
let number = 0;
const fresh_address = () => `player${++number}@example.test`;
const to = (address) => box.letters.filter((l) => l.to.includes(address));
const letter = (address, n = 1) => until(() => to(address)[n - 1], { what: `letter ${n} to ${address}` });
const mail_of = async (who) => (await who.get('/me/mail')).body.mail;
const link = (text, kind) => new RegExp(`${SITE}/mail/${kind}/([\\w-]{43})`).exec(text)?.[1];
const nothing_waits = () => until(async () => (await s.sql('select count(*) from mail where sent_at is null and failed_at is null')) === '0', { what: 'an empty box' });

/** Somebody registered whose address is confirmed by the link in the letter. */
async function reachable(kinds) {
  const who = await person(s);
  who.address = fresh_address();
  await who.put('/me/mail', { address: who.address, ...(kinds ? { kinds } : {}) });
  await s.client().post(`/mail/confirm/${link((await letter(who.address)).text, 'confirm')}`);
  return who;
}

/** A table of two where both have handed in their setups: turn 1 is South's. */
async function game(south, north) {
  const t = await table(s, { ...slow, private: true, rated: false }, south, north);
  await put_orders(t.south, t.match, 0, FORMATION);
  await put_orders(t.north, t.match, 0, FORMATION);
  return t;
}

/** The same, and no mail that began to wait meanwhile was sent before turn 1. */
async function game_before_mail(south, north) {
  const { busy } = box.state;
  box.state.mood = 'busy';
  const t = await game(south, north);
  await until(() => box.state.busy > busy, { what: 'a try' });
  box.state.mood = 'fine';
  await s.shift_clock(3600);
  return t;
}

test('an address is confirmed by the link in its letter, and nothing else is sent before', async () => {
  const who = await person(s);
  const address = fresh_address();
  const { body: { mail } } = await who.put('/me/mail', { address });
  assert.deepEqual([mail.available, mail.address, mail.confirmed, mail.kinds], [true, address, false, { turns: true, offers: true, talk: false }]);
  const first = await letter(address);
  assert.deepEqual([first.from, first.to], ['arena@example.test', [address]]);
  assert.equal(first.headers['list-unsubscribe-post'], 'List-Unsubscribe=One-Click');
  assert.ok(first.text.includes(who.account.name));
  await game(who, await s.guest());
  await nothing_waits();
  assert.equal(to(address).length, 1);
  await s.client().post(`/mail/confirm/${link(first.text, 'confirm')}`);
  assert.equal((await mail_of(who)).confirmed, true);
  await s.client().refuse(404, 'not_found', 'POST', `/mail/confirm/${link(first.text, 'confirm')}`);
});

test('a letter of a kind that only a newer release knows is left to it, and the others are sent', async () => {
  const who = await reachable();
  await s.sql('alter table mail drop constraint mail_kind_check');
  const id = await s.value(`insert into mail (account_id, kind, due_at) select id, 'newer', arena_now() - interval '1 hour' from account where public_id = '${who.account.id}' returning id`);
  await reachable(); // by a letter that was due later
  assert.equal(await s.sql(`delete from mail where id = ${id} returning attempts, sent_at, failed_at`), '0||');
  await s.sql("alter table mail add constraint mail_kind_check check (kind = any (array['confirm', 'digest', 'factor_removed']))");
});

test('one digest until the next visit, then one more', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  const t = await game(south, north);
  const digest = await letter(south.address, 2);
  assert.ok(digest.text.includes(`Your turn in Stratic against ${north.account.name}`), digest.text);
  assert.ok(digest.text.includes(`${SITE}/matches/${t.match}`));
  await put_orders(south, t.match, 1, turn('--'));
  await put_orders(north, t.match, 2, turn('--'));
  await game(south, north);
  await nothing_waits();
  assert.equal(to(south.address).length, 2, 'told once');
  await south.get('/me/inbox?away=1');
  await put_orders(south, t.match, 3, turn('--'));
  await put_orders(north, t.match, 4, turn('--'));
  await nothing_waits();
  assert.equal(to(south.address).length, 2, 'a hidden page is no visit');
  await south.get('/me/inbox');
  await put_orders(south, t.match, 5, turn('--'));
  await put_orders(north, t.match, 6, turn('--'));
  const next = await letter(south.address, 3);
  assert.equal((next.text.match(/Your turn in Stratic/g) ?? []).length, 2, 'all that waits');
  await nothing_waits(); // a letter is here before the daemon has marked it
  const { last } = await mail_of(south);
  assert.deepEqual([last.kind, Boolean(last.sent_at), last.failed_at, last.attempts, last.error], ['digest', true, null, 1, null]);
});

test('players of a tournament hear in time that they lose a game in which they do not move', async () => {
  const players = await Promise.all(Array.from({ length: 4 }, () => reachable()));
  const { body: { id } } = await players[0].post('/tournaments', { name: 'Letters', game: 'stratic', format: 'swiss', rounds: 1, rated: false, no_show_seconds: 7200, ...slow });
  for (const player of players) await player.put(`/tournaments/${id}/entry`, {});
  await players[0].patch(`/tournaments/${id}`, { status: 'running' });
  const told = await Promise.all(players.map(({ address }) => letter(address, 2)));
  for (const [i, { text }] of told.entries()) {
    const [{ no_show_at, match }] = (await players[i].get('/me/inbox')).body.waiting;
    assert.ok(text.includes(`You lose this tournament game if you do not move by ${moment(no_show_at)}`) && text.includes(`${SITE}/matches/${match}`), text);
  }
  await players[0].patch(`/tournaments/${id}`, { status: 'cancelled' });
});

test('each kind has its switch', async () => {
  const [south, north] = [await reachable({ talk: true }), await s.guest()];
  const t = await game(south, north);
  await nothing_waits();
  assert.equal(to(south.address).length, 1, 'turns are off');
  await north.post(`/matches/${t.match}/messages`, { to: 'all', text: 'a secret word: xyzzy' });
  const heard = await letter(south.address, 2);
  assert.ok(heard.text.includes('Unread messages in Stratic') && !heard.text.includes('xyzzy') && !heard.text.includes('Your turn'), heard.text);
  await south.get('/me/inbox');
  await south.put('/me/mail', { kinds: { offers: true } });
  await north.post(`/matches/${t.match}/messages`, { to: 'all', text: 'again' });
  await nothing_waits();
  assert.equal(to(south.address).length, 2);
  await north.post(`/matches/${t.match}/offers`, { kind: 'draw' });
  assert.ok((await letter(south.address, 3)).text.includes('made you an offer in Stratic'));
});

/** A subject as readers of mail show it (RFC 2047). */
const subject = ({ headers }) => headers.subject.replace(/=\?UTF-8\?B\?([\w+/=]+)\?=(?: (?==\?))?/g, (_, word) => Buffer.from(word, 'base64').toString());

test('a letter is written in the language of its reader', async () => {
  const [south, north] = [await person(s), await s.guest()];
  south.address = fresh_address();
  await south.patch('/me', { language: 'de' });
  await south.put('/me/mail', { address: south.address });
  const first = await letter(south.address);
  assert.deepEqual([subject(first), first.headers['content-language']], ['Bestätige deine E-Mail-Adresse', 'de']);
  assert.match(first.headers.subject, /^[\x20-\x7e]+$/);
  assert.ok(first.text.startsWith(`${south.account.name} möchte Benachrichtigungen von Quadrivium an diese Adresse bekommen.\n`), first.text);
  await s.client().post(`/mail/confirm/${link(first.text, 'confirm')}`);
  const t = await game_before_mail(south, north);
  const digest = await letter(south.address, 2);
  const [{ deadline }] = (await south.get('/me/inbox')).body.waiting;
  const stop = link(digest.text, 'stop');
  assert.equal(subject(digest), `Du bist am Zug in Stratic gegen ${north.account.name}`);
  assert.equal(digest.text, `Du bist am Zug in Stratic gegen ${north.account.name}
  Zug 1, Frist: ${moment(deadline, 'de')}
  ${SITE}/matches/${t.match}

-- 
Bis zu deinem nächsten Besuch im Posteingang bekommst du keine weitere E-Mail: ${SITE}/inbox
Benachrichtigungen einstellen: ${SITE}/account/notices
E-Mails abbestellen: ${SITE}/mail/stop/${stop}
`);
  await south.patch('/me', { language: 'en' });
  const other = await game_before_mail(south, north);
  const later = await letter(south.address, 3);
  assert.deepEqual([subject(later), later.headers['content-language']], ['2 games need you', 'en']);
  for (const id of [t.match, other.match]) {
    const waits = (await south.get('/me/inbox')).body.waiting.find(({ match }) => match === id);
    assert.ok(later.text.includes(`Your turn in Stratic against ${north.account.name}\n  Turn 1, due by ${moment(waits.deadline)}\n  ${SITE}/matches/${id}\n`), later.text);
  }
});

test('no name slips in a header, in either language', async () => {
  for (const [language, words] of [['en', 'Your turn in Stratic against '], ['de', 'Du bist am Zug in Stratic gegen ']]) {
    const [south, north] = [await reachable(), await s.guest()];
    await south.patch('/me', { language });
    box.state.mood = 'busy';
    const { busy } = box.state;
    const t = await game(south, north);
    await until(() => box.state.busy > busy, { what: 'a try' });
    const evil = `Zoë${language === 'en' ? '' : '\t'}\r\nBcc: evil@example.test\r\n\r\n.\r\nMAIL FROM:<a@b.c>\x7f${'ü'.repeat(90)}=?UTF-8?B?QmNj?=`;
    await s.sql(`update match_seat set name = $e$${evil}$e$ where match_id = (select id from match where public_id = '${t.match}') and seat = 1`);
    box.state.mood = 'fine';
    await s.shift_clock(3600);
    const got = await letter(south.address, 2);
    assert.deepEqual(got.to, [south.address]);
    assert.deepEqual(Object.keys(got.headers).sort(), ['auto-submitted', 'content-language', 'content-transfer-encoding', 'content-type', 'date', 'from', 'list-unsubscribe',
      'list-unsubscribe-post', 'message-id', 'mime-version', 'subject', 'to']);
    assert.ok(subject(got).startsWith(words) && subject(got).includes('Bcc: evil@example.test') && /^\P{Cc}+$/u.test(subject(got)), subject(got));
    for (const line of got.raw.slice(0, got.raw.indexOf('\n\n')).split('\n')) assert.ok(/^[\x20-\x7e]{1,200}$/.test(line), line);
    assert.ok(/^ *=\?/m.test(got.raw) && [...got.raw.matchAll(/^(?:Subject:)? =\?.*$/gm)].every(([line]) => line.length <= 76));
    assert.ok(got.text.startsWith(words) && got.text.includes(`${SITE}/matches/${t.match}`), got.text);
  }
});

test('one click stops all letters, in matches that run too', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  const t = await game(south, north);
  const digest = await letter(south.address, 2);
  const url = /<(.+)>/.exec(digest.headers['list-unsubscribe'])[1];
  assert.ok(url.startsWith(`${SITE}/api/v1/mail/unsubscribe/`));
  const answer = await fetch(url.replace(SITE, s.url), { method: 'POST', body: new URLSearchParams({ 'List-Unsubscribe': 'One-Click' }) });
  assert.equal(answer.status, 204);
  assert.deepEqual([(await mail_of(south)).address, await s.sql(`select mailed from match where public_id = '${t.match}'`)], [null, '0']);
  await put_orders(south, t.match, 1, turn('--'));
  await put_orders(north, t.match, 2, turn('--'));
  await nothing_waits();
  assert.equal(to(south.address).length, 2);
  await s.client().refuse(404, 'not_found', 'POST', `/mail/unsubscribe/${link(digest.text, 'stop')}`);
});

test('who looks before the letter is sent gets none; a turn that was rolled back gives no cause', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  box.state.mood = 'busy';
  const { busy } = box.state;
  const t = await game(south, north);
  await until(() => box.state.busy > busy, { what: 'a try' }); // (attempts count from before the letter is on its way)
  await south.get('/me/inbox');
  box.state.mood = 'fine';
  await s.shift_clock(3600);
  await nothing_waits();
  assert.equal(to(south.address).length, 1);
  const before_it = await s.sql('select count(*) from mail');
  await put_orders(south, t.match, 1, turn('--'));
  const refused = await north.call('PUT', `/matches/${t.match}/turns/9/orders`, { body: { orders: turn('--') } });
  assert.ok(refused.status >= 400);
  assert.equal(await s.sql('select count(*) from mail'), before_it);
});

test('a mail server that is away for an hour: nothing is lost, nothing comes twice', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  const { port } = box;
  await box.close();
  await game(south, north);
  for (let i = 0; i < 6; i++) {
    const tries = Number(await s.sql(`select max(attempts) from mail where kind = 'digest' and sent_at is null`));
    await s.shift_clock(600);
    await until(async () => Number(await s.sql(`select max(attempts) from mail where kind = 'digest' and sent_at is null`)) > tries, { what: 'another try' });
  }
  const waiting = (await mail_of(south)).last;
  assert.deepEqual([waiting.sent_at, waiting.failed_at, waiting.error, waiting.error_code], [null, null, 'the mail server could not be reached', 'mail_unreachable']);
  const taken = box.letters;
  box = await sink(port);
  await s.shift_clock(600);
  await letter(south.address);
  await s.shift_clock(3600);
  await nothing_waits();
  assert.equal(to(south.address).length, 1);
  box.letters.unshift(...taken);
});

/** Every process of the clock daemon at once, the one that sends letters among them, as a power cut does it; what replaces them has started. */
async function crash() {
  const before = s.processes('quad-clock');
  for (const { pid } of before) reaches(pid, 'SIGKILL');
  await until(() => {
    const now = s.processes('quad-clock');
    return now.length >= before.length && !now.some((p) => before.some((q) => q.pid === p.pid));
  }, { what: 'another clock daemon' });
}

test('killed between commit and sending: the letter is sent once, later', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  const { met } = box.state;
  box.state.mood = 'mute';
  await game(south, north);
  await until(() => box.state.met > met, { what: 'the letter on its way' });
  await crash();
  box.state.mood = 'fine';
  await s.shift_clock(600);
  await letter(south.address, 2);
  await s.shift_clock(3600);
  await nothing_waits();
  assert.equal(to(south.address).length, 2);
});

test('killed between sending and marking: the letter comes once more with the same Message-ID, and no third time', async () => {
  const [south, north] = [await reachable(), await s.guest()];
  box.state.mood = 'silent';
  await game(south, north);
  await letter(south.address, 2);
  await crash();
  assert.equal((await mail_of(south)).last.sent_at, null);
  box.state.mood = 'fine';
  await s.shift_clock(600);
  const [confirmed, first, again] = [to(south.address)[0], to(south.address)[1], await letter(south.address, 3)];
  assert.match(first.headers['message-id'], /^<mail-[\w-]+@example\.test>$/);
  assert.equal(again.headers['message-id'], first.headers['message-id']);
  assert.notEqual(first.headers['message-id'], confirmed.headers['message-id']);
  await s.shift_clock(3600);
  await nothing_waits();
  assert.equal(to(south.address).length, 3);
});

test('a turn whose transaction was rolled back after all its work sends nothing; one whose worker died after the commit sends one letter', async () => {
  const failing = await stack({ workers: 1, env: {
    QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: SITE, QUADRIVIUM_MAIL_DELAY: '0',
    QUADRIVIUM_FAIL: 'order.before_commit:3:error,order.after_commit:3:kill', // behind two setups: the first try of turn 1, and its second
  } });
  try {
    const who = await person(failing);
    const address = fresh_address();
    await who.put('/me/mail', { address });
    await failing.client().post(`/mail/confirm/${link((await letter(address)).text, 'confirm')}`);
    const t = await table(failing, { ...slow, private: true, rated: false }, await failing.guest(), who);
    for (const seat of t.seats) await put_orders(seat, t.match, 0, FORMATION);
    await failing.sql('update mail_address set told = false; delete from mail');
    const order = () => t.south.call('PUT', `/matches/${t.match}/turns/1/orders`, { body: { orders: turn('--') } });
    assert.equal((await order()).status, 503);
    assert.equal(await failing.sql('select count(*) from mail'), '0');
    t.south.strict = false;
    await until(async () => (await order()).status === 200, { what: 'the answer, from another worker' });
    assert.match(failing.log(), /"name":"order.after_commit","what":"kill"/);
    assert.equal(await failing.sql("select count(*) from mail where kind = 'digest'"), '1', 'the same turn, once it is committed, does');
    assert.ok((await letter(address, 2)).text.includes(`${SITE}/matches/${t.match}`));
    await failing.shift_clock(3600);
    await until(async () => (await failing.sql('select count(*) from mail where sent_at is null and failed_at is null')) === '0', { what: 'an empty box' });
    assert.equal(to(address).length, 2);
  } finally {
    await failing.stop();
  }
});

test('a receiver the server does not know is given up, and the settings say so', async () => {
  const who = await person(s);
  box.state.mood = 'never';
  await who.put('/me/mail', { address: fresh_address() });
  const last = await until(async () => { const { last: l } = await mail_of(who); return l?.failed_at && l; }, { what: 'giving up' });
  assert.deepEqual([last.attempts, last.error, last.error_code], [1, 'the mail server answered 550', 'mail_refused']);
});

test('addresses that are none are refused and no header is slipped in', async () => {
  const who = await person(s);
  for (const address of ['', 'x', 'a@b', '@b.test', 'a@', 'a b@c.test', 'a@c.test\r\nBcc: z@c.test', 'a@c.test,z@c.test', '<a@c.test>', 'a@-c.test', 'a@c..test', `${'a'.repeat(65)}@c.test`, `a@${'c'.repeat(260)}.test`, 7, 'é@c.test']) {
    const answer = await who.call('PUT', '/me/mail', { body: { address } });
    assert.equal(answer.status, 422, `${address} → ${answer.status}`);
  }
  await who.refuse(404, 'not_found', 'PUT', '/me/mail', { kinds: { turns: true } });
  await who.refuse(422, 'unknown_member', 'PUT', '/me/mail', { kinds: { adverts: true } });
  for (const code of ['x', 'a'.repeat(43), '%00']) {
    assert.ok([400, 404].includes((await s.client().call('POST', `/mail/confirm/${code}`)).status));
    assert.ok([400, 404].includes((await s.client().call('POST', `/mail/unsubscribe/${code}`)).status));
  }
  await s.client().refuse(401, 'unauthenticated', 'GET', '/me/mail');
  let limited = null;
  for (let i = 0; i < 6; i++) {
    const answer = await who.call('PUT', '/me/mail', { body: { address: fresh_address() } });
    if (answer.status === 429) limited = answer.body.limit_key;
  }
  assert.equal(limited, 'mail.account');
});

test('an account that goes takes its address along; codes and addresses are in no log', async () => {
  const who = await reachable();
  const text = to(who.address)[0].text;
  await who.delete('/me', { body: { password: PASSWORD } });
  assert.equal(await s.sql(`select count(*) from mail_address where address = '${who.address}'`), '0');
  assert.ok(!s.log().includes(link(text, 'confirm')) && !s.log().includes(who.address));
  assert.equal(await s.sql(`select count(*) from mail_address where code_hash::text like '%${link(text, 'confirm')}%'`), '0');
});

test('where mail is not configured nothing is offered and orders write no letters', async () => {
  const plain = await stack({ env: { QUADRIVIUM_SMTP_URL: '', QUADRIVIUM_MAIL_FROM: '', QUADRIVIUM_PUBLIC_URL: '' }, workers: 2 });
  try {
    const t = await begun(plain, slow);
    assert.equal((await t.south.get('/me/mail')).body.mail.available, false);
    await t.south.refuse(409, 'mail_off', 'PUT', '/me/mail', { address: 'a@example.test' });
    assert.equal(await plain.sql('select count(*) from mail'), '0');
  } finally {
    await plain.stop();
  }
});

/** The address of an account is asked to confirm; resolves to what stopped it, or null. */
const stopped_by = async (who, address) => {
  const answer = await who.call('PUT', '/me/mail', { body: { address } });
  if (answer.status === 200) return null;
  assert.deepEqual([answer.status, answer.body.code], [429, 'too_many_requests'], answer.text);
  assert.equal(answer.body.retry_after, Number(answer.headers['retry-after']));
  assert.ok(answer.body.retry_after > 3600, answer.text);
  return answer.body.limit_key;
};
const letters_asked = () => s.value("select count(*) from mail where kind = 'confirm'");

test('one mailbox is asked three times a day, however it is spelled and no matter who asks, and known ones no differently', async () => {
  await nothing_waits();
  const known = await reachable();
  const targets = [fresh_address(), known.address]; // nobody's yet, and one that somebody has confirmed: one letter has gone there
  for (const [i, address] of targets.entries()) {
    const spelled = [address, address.toUpperCase().replace('@EXAMPLE.TEST', '@example.test'), address.replace('@', '+one@'), address.replace('@', '+two@')];
    const before = await letters_asked();
    for (const one of spelled.slice(i, 3)) assert.equal(await stopped_by(await person(s), one), null, one);
    const late = await person(s);
    for (const one of spelled) assert.equal(await stopped_by(late, one), 'mail.address', one);
    assert.equal((await mail_of(late)).address, null, 'nothing changed');
    assert.equal(await letters_asked(), before + 3 - i);
  }
  assert.equal(await stopped_by(await person(s), fresh_address()), null, 'others are not held back');
});

test('a network, and the whole arena, ask for so many confirmations a day', async () => {
  for (const [variable, key] of [['QUADRIVIUM_LIMIT_MAIL_NETWORK', 'mail.network'], ['QUADRIVIUM_LIMIT_MAIL', 'mail.all']]) {
    const small = await stack({ workers: 2, env: { QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: SITE, [variable]: '4' } });
    try {
      const people = await Promise.all(Array.from({ length: 6 }, () => person(small)));
      const answers = await Promise.all(people.map((who) => stopped_by(who, fresh_address())));
      assert.deepEqual(answers.filter(Boolean), [key, key]);
      assert.equal(await small.value("select count(*) from mail where kind = 'confirm'"), 4);
    } finally {
      await small.stop();
    }
  }
});
