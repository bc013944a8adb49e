// quad factor: the host removes a second factor that was lost. The password alone is enough then, all sessions end, the log of the desk and a mail
// say so; and no program that does not know of second factors begins a session.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { Passkey } from '../lib/authenticator.mjs';
import { established, PASSWORD, person } from '../lib/people.mjs';
import { free_port } from '../lib/front.mjs';
import { otp } from '../lib/otp.mjs';
import { sink } from '../lib/sink.mjs';
import { stack, until } from '../lib/stack.mjs';
import { quad } from './quad.mjs';

const SITE = 'https://arena.example.test';
const box = await sink(await free_port());
const s = await stack({ env: { QUADRIVIUM_SMTP_URL: `smtp://127.0.0.1:${box.port}`, QUADRIVIUM_MAIL_FROM: 'arena@example.test', QUADRIVIUM_PUBLIC_URL: SITE } });
after(async () => { await s.stop(); await box.close(); });

const run = (...args) => quad(args, '', { QUADRIVIUM_DATABASE_URL: s.conninfo });
const factor = (...args) => run('factor', ...args);
const letters = (address) => box.letters.filter((one) => one.to.includes(address));

async function with_factor() {
  const who = await person(s);
  const { body: { secret } } = await who.post('/me/second_factor', { password: PASSWORD });
  who.codes = (await who.put('/me/second_factor', { second_code: otp(secret, await s.now_ms()) })).body.codes;
  return who;
}

const sign_in = (who, second_code) => s.client().call('POST', '/sessions', { body: { name: who.account.name, password: PASSWORD, second_code } });
const logged = () => s.value("select count(*) from staff_log where act = 'factor_removed'");

test('a second factor is removed by name, with a reason, once', async () => {
  const who = await with_factor(), address = 'lost@example.test';
  await who.put('/me/mail', { address });
  const confirm = await until(() => letters(address)[0], { what: 'the mail to confirm' });
  await s.client().post(`/mail/confirm/${/mail\/confirm\/([\w-]{43})/.exec(confirm.text)[1]}`);
  assert.equal((await sign_in(who)).body.code, 'second_factor_needed');
  const name = who.account.name.toUpperCase();
  for (const [args, status, words] of [[[name], 2, /go together/], [['--remove', name], 2, /go together/], [['--why', 'x', name], 2, /go together/],
    [['--remove', '--why', ' ', name], 1, /the text is empty/], [['--remove', '--why', 'x', 'Nobody at all'], 1, /not_found/], [['--remove', '--why', 'x', 'Recruit'], 1, /not_found/]]) {
    const got = factor(...args);
    assert.equal(got.status, status, got.err);
    assert.match(got.err, words);
  }
  assert.equal(await logged(), 0);
  assert.equal((await sign_in(who)).body.code, 'second_factor_needed', 'nothing was changed');
  const got = factor('--remove', '--why', 'lost phone, known by voice', name);
  assert.deepEqual([got.status, JSON.parse(got.out)], [0, { name: who.account.name, second_factor: null }], got.err);
  await who.refuse(401, 'unauthenticated', 'GET', '/me/inbox');
  assert.equal((await sign_in(who)).status, 201);
  const told = await until(() => letters(address)[1], { what: 'the mail about it' });
  assert.equal(told.headers.subject, 'Your second factor was removed');
  assert.match(told.text, new RegExp(`removed the second factor of your account ${who.account.name} and ended all its sessions`));
  const admin = await established(s);
  assert.equal(run('staff', '--role', 'admin', '--why', 'x', admin.account.name).status, 0);
  const { body: { items } } = await admin.get('/desk/log');
  const { act, actor, why, account } = items.find((one) => one.act === 'factor_removed');
  assert.deepEqual([act, actor, why, account], ['factor_removed', null, 'lost phone, known by voice', who.account.name]);
  const again = factor('--remove', '--why', 'x', name);
  assert.deepEqual([again.status, await logged()], [1, 1]);
  assert.match(again.err, /second_factor_off/);
});

test('without a confirmed address there is no mail, and a second factor that was only begun is none', async () => {
  const who = await with_factor(), begun = await person(s);
  await begun.post('/me/second_factor', { password: PASSWORD });
  assert.match(factor('--remove', '--why', 'x', begun.account.name).err, /second_factor_off/);
  assert.equal(factor('--remove', '--why', 'x', who.account.name).status, 0);
  assert.equal(await s.value(`select count(*) from mail m join account a on a.id = m.account_id where a.name = '${who.account.name}'`), 0);
});

test('passkeys belong to the public address, whatever the host of a request, and are removed with the second factor', async () => {
  const who = await person(s);
  const passkey = new Passkey(SITE), { body: asked } = await who.post('/me/passkeys/challenge', { password: PASSWORD });
  await who.post('/me/passkeys', { name: 'My phone', passkey: passkey.created(asked) });
  const use = async (origin, headers = {}) => {
    const visitor = s.client(), { body } = await visitor.post('/sessions/passkey/challenge', {}, { headers });
    return visitor.call('POST', '/sessions/passkey', { body: { passkey: passkey.used(body, { client: { origin } }) }, headers });
  };
  for (const origin of [s.url, `${SITE}:8443`, 'http://arena.example.test', `${SITE}/`])
    assert.equal((await use(origin, { Host: new URL(origin).host, Origin: origin.replace(/\/$/, '').replace('https:', 'http:') })).body.code, 'passkey_wrong', origin);
  assert.equal((await use(SITE)).status, 201);
  const alone = await person(s), { body: begun } = await alone.post('/me/passkeys/challenge', { password: PASSWORD });
  await alone.post('/me/passkeys', { name: 'My phone', passkey: new Passkey(SITE).created(begun) });
  const got = factor('--remove', '--why', 'x', alone.account.name);
  assert.equal(got.status, 0, got.err);
  assert.equal(await s.value(`select (select count(*) from session where account_id = a.id) + (select count(*) from passkey where account_id = a.id) from account a where public_id = '${alone.account.id}'`), 0);
  assert.match(factor('--remove', '--why', 'x', alone.account.name).err, /second_factor_off/, 'nothing is left to remove');
  const { body: { secret } } = await who.post('/me/second_factor', { password: PASSWORD });
  await who.put('/me/second_factor', { second_code: otp(secret, await s.now_ms()) });
  assert.equal((await use(SITE)).status, 201);
  assert.equal(factor('--remove', '--why', 'x', who.account.name).status, 0);
  assert.equal((await use(SITE)).body.code, 'passkey_unknown');
});

test('a program that does not know of second factors begins no session of an account that has one', async () => {
  const insert = (who) => s.sql(`insert into session (public_id, account_id, token_hash, expires_at)
    select 'zzzzzzzzz' || (2 + count(*) over ()), id, sha256(name::bytea), now() + interval '1 day' from account where name = '${who.account.name}'`);
  const who = await with_factor();
  await assert.rejects(insert(who), /has a second factor, which was not looked at/);
  await s.sql(`create function unchecked() returns trigger language plpgsql as $$ begin new.factor_checked := false; return new; end $$;
    create trigger a_release_before before insert on session for each row execute function unchecked()`);
  const old = await sign_in(who, who.codes[0]); // what a worker of the release before answers
  assert.deepEqual([old.status, old.body.code], [503, 'busy'], old.text);
  await s.sql('drop trigger a_release_before on session; drop function unchecked()');
  assert.equal((await sign_in(who, who.codes[0])).status, 201, 'and nothing was used up');
  const begun = await person(s);
  await begun.post('/me/second_factor', { password: PASSWORD });
  await insert(begun);
});
