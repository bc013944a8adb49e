// people.mjs - registered people and their programs, for tests of accounts.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { setTimeout as pause } from 'node:timers/promises';
import { until } from './stack.mjs';

export const PASSWORD = 'correct horse 27 battery';
let number = 0;

/** A name nobody has had in this run, of at most ten characters more: names have room for 24, and numbers of processes grow to seven digits. */
export const fresh = (word) => `${word} ${process.pid % 10_000} ${++number}`;

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

/** Moderators limit that account to unrated games, without end, as far as the database shows it. */
export const unrated = (s, name) => s.sql(`
  with about as (select id, translate(substr(md5(name), 1, 10), '0189', 'wxyz') as word from account where name = '${name}'),
  told as (insert into report (public_id, reporter_id, accused_id, reason, text, closed_at, answer)
    select word, id, id, 'cheating', '', arena_now(), '' from about returning id)
  insert into sanction (public_id, account_id, moderator_id, report_id, kind, reason, note, unrated_from)
  select word, about.id, about.id, told.id, 'unrate', 'cheating', '', arena_now() from about, told`);

/** A client that shows a token and no cookie. */
export function bearer(s, token) {
  const client = s.client();
  const call = client.call.bind(client);
  client.call = (method, path, options = {}) =>
    call(method, path, { ...options, headers: { Authorization: `Bearer ${token}`, Origin: null, ...options.headers } });
  return client;
}

/** So many guests put in as rows, each with a session: clients like those of `s.guest()`, whose coming costs nothing. `client(i)` makes the i-th. */
export async function crowd(s, count, client = () => s.client()) {
  const tokens = Array.from({ length: count }, () => randomBytes(32).toString('base64url'));
  const hash = 'import hashlib, sys\nfor line in sys.stdin: print(hashlib.blake2b(line.strip().encode(), digest_size=32).hexdigest())';
  const hashes = execFileSync('python3', ['-c', hash], { input: tokens.join('\n'), encoding: 'utf8' }).trim().split('\n');
  const word = randomBytes(4).toString('hex');
  const rows = await s.sql(`
    with made as (insert into account (public_id, name, name_key, kind)
      select translate(substr(md5('${word}' || i), 1, 10), '0189', 'wxyz'), 'Guest ${word} ' || i, 'guest ${word} ' || i, 'guest' from generate_series(1, ${count}) i returning id, public_id, name),
    numbered as (select id, public_id, name, row_number() over (order by id) as n from made),
    entered as (insert into session (public_id, account_id, token_hash, expires_at)
      select n.public_id, n.id, decode(h.hash, 'hex'), clock_timestamp() + interval '1 day'
        from numbered n join unnest('{${hashes.join()}}'::text[]) with ordinality as h(hash, n) on h.n = n.n returning account_id)
    select public_id || '|' || name from numbered where (select count(*) from entered) = ${count} order by n`);
  return rows.split('\n').map((row, i) => {
    const [id, name] = row.split('|');
    return Object.assign(client(i), { cookie: `qsid=${tokens[i]}`, account: { id, name, kind: 'guest' } });
  });
}

/** Ask for something that holds the account, and let `change` happen to the row of the account while it waits. */
export async function meanwhile(s, client, [method, path, body], change) {
  const row = await s.value(`select id from account where public_id = '${client.account.id}'`);
  const database = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  database.stdin.write(`begin; select 'held', pg_advisory_xact_lock(hashtextextended('account ${row}', 13));\n`); // account_hold
  await once(database.stdout, 'data');
  const asked = client.call(method, path, { body });
  let early;
  asked.then((answer) => { early = answer; }, () => {});
  await until(async () => {
    assert.equal(early, undefined, `${method} ${path} answers without holding the account`);
    return await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'") === 1;
  }, { what: 'a request that waits' });
  database.stdin.end(`${change(row)}; commit;\n`);
  return asked;
}

/** Do something while another transaction holds what `query` locks. */
export async function while_held(s, query, work) {
  const database = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  const over = once(database, 'exit');
  database.stdin.write(`begin; with held as (${query}) select count(*) from held;\n`);
  await once(database.stdout, 'data');
  try {
    return await work();
  } finally {
    database.stdin.end('rollback;\n');
    await over;
  }
}

/** In SQL, the key under which attempts of somebody are counted for a limit; `whom` is SQL too. */
export const attempts_of = (limit, whom) => `('${limit}:' || left(encode(sha256((${whom})::text::bytea), 'hex'), 32))`;
