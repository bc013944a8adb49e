// people.mjs - registered people and their programs, for tests of accounts.
import { setTimeout as pause } from 'node:timers/promises';

export const PASSWORD = 'correct horse 27 battery';
let number = 0;

/** A name nobody has had in this run. */
export const fresh = (word) => `${word} ${process.pid} ${++number}`;

/** Somebody new, registered; two passwords are hashed at a time, so waits when it is told to. */
export async function person(s, name = fresh('Person'), client = s.client()) {
  for (;;) {
    const answer = await client.call('POST', '/accounts', { body: { name, password: PASSWORD } });
    if (answer.status === 503) {
      await pause(200);
      continue;
    }
    if (answer.status !== 201) throw new Error(`POST /accounts → ${answer.status}: ${answer.text}`);
    client.account = answer.body.account;
    return client;
  }
}

/** The operator answers for that person: established on every board (backend/docs/decisions/015-fair.md). */
export async function trust(s, client) {
  await s.sql(`update account set trusted_at = arena_now() where public_id = '${client.account.id}'`);
  return client;
}

/** Somebody new, registered and established: their rated games count in full from the first. */
export const established = async (s, name, client) => trust(s, await person(s, name, client));

/** A client that shows a token and no cookie. */
export function bearer(s, token) {
  const client = s.client();
  const call = client.call.bind(client);
  client.call = (method, path, options = {}) =>
    call(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, Origin: null, ...options.headers } });
  return client;
}
