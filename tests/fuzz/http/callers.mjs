// callers.mjs - everybody who may ask: nobody, guests, registered people, a moderator, trusted members, tokens of every scope, and credentials that are none. A caller
// whose session has ended (many requests end it) is signed in again, so that the fuzzer does not go on as a crowd of nobodies.
import assert from 'node:assert/strict';
import { bearer, person } from '../../lib/people.mjs';

export const SCOPES = ['play', 'lobby', 'messages', 'account', 'votes', 'experiments'];

const loose = (client) => Object.assign(client, { strict: false });

async function token_caller(s, scopes) {
  const owner = await person(s);
  const { body } = await owner.post('/me/tokens', { label: 'fuzz', scopes });
  return loose(bearer(s, body.token));
}

/** Somebody whom the host or the staff has given that part: a row of the table. */
async function appointed(s, table, row) {
  const client = await person(s);
  await s.sql(`insert into ${table} select id, ${row} from account where public_id = '${client.account.id}'`);
  return loose(client);
}

function odd(s, headers) {
  const client = loose(s.client());
  const call = client.call.bind(client);
  client.call = (method, path, options = {}) => {
    client.cookie = null;
    return call(method, path, { ...options, headers: { ...options.headers, ...headers } });
  };
  return client;
}

/** [{name, client, renew, weight}]; renew makes the client anew, or is null where there is nothing to keep. */
export async function callers(s) {
  const made = [];
  const add = async (name, weight, make, keeps = true) => made.push({ name, weight, client: await make(), renew: keeps ? make : null, renewed: 0, asked: 0 });
  await add('nobody', 3, () => loose(s.client()), false);
  for (const n of [1, 2]) await add(`guest ${n}`, 4, async () => loose(await s.client().guest()));
  for (const n of [1, 2, 3]) await add(`person ${n}`, 5, async () => loose(await person(s)));
  await add('moderator', 3, () => appointed(s, 'staff (account_id, role)', "'moderator'"));
  for (const n of [1, 2, 3]) await add(`trusted member ${n}`, 2, () => appointed(s, 'panel_member (account_id, given_at)', 'arena_now()'));
  for (const scope of SCOPES) await add(`token ${scope}`, 1, () => token_caller(s, [scope]));
  await add('token of every scope', 2, () => token_caller(s, SCOPES));
  await add('an invented session', 1, () => odd(s, { Cookie: `qsid=${'a'.repeat(43)}` }), false);
  await add('an invented token', 1, () => odd(s, { Authorization: 'Bearer qd_pat_aaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaaa' }), false);
  await add('another site', 1, () => odd(s, { Origin: 'https://elsewhere.example' }), false);
  return made;
}

/** Sign the caller in again when an answer says that it is nobody any more. */
export async function keep_alive(caller, answer) {
  caller.asked++;
  if (!caller.renew || answer.status !== 401) return;
  caller.client = await caller.renew();
  caller.renewed++;
}

/** Those that have something to lose were themselves most of the time. */
export function assert_alive(list) {
  for (const one of list.filter((each) => each.renew && each.asked > 50))
    assert.ok(one.renewed < one.asked / 4, `${one.name} was signed in again ${one.renewed} times in ${one.asked} requests`);
}
