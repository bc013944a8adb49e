// fuzz.mjs - an HTTP fuzzer against a running stack: requests drawn from openapi.yaml, from all kinds of callers, while two bystanders
// ask nothing. A fault is: an answer of 5xx that is no refusal, a refusal that is no problem+json, an accepted answer that openapi.yaml
// does not describe, a process that ended, a fault of ours in the log, and a changed row of a bystander. A deadlock is told when the stack stops.
import assert from 'node:assert/strict';
import { faults_of } from '../../lib/openapi.mjs';
import { fresh, person } from '../../lib/people.mjs';
import { begun, FORMATION } from '../../lib/play.mjs';
import { assert_alive, callers, keep_alive } from './callers.mjs';
import { OPERATIONS, request_of } from './grammar.mjs';
import { Pool } from './pool.mjs';
import { Random } from './random.mjs';

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const PLAN = {
  title: 'A trial', shown_title: 'A sorting task', consent: 'I take part freely.',
  files: { 'trial-lists/a.csv': `${HEAD}\nturn,2,2,10,3,4,2,3,2,3,free,1\n`, 'rules/turn.txt': '(*,*,*,*,[0,2])\n' },
};
const ENDS_A_CALLER = new Set(['DELETE /me', 'DELETE /sessions/current', 'PUT /me/password', 'POST /sessions/recover', 'POST /accounts', 'POST /guests', 'POST /sessions']);

/* Tables in which anybody may leave a row about somebody else: which rows are the bystanders' own all the same. In a match of both anybody may
 * leave an attempt or a note. */
const of_both = (low, high) => (ids) => `${low} in (${ids}) and ${high} in (${ids})`;
const OWN_ROWS = {
  acquaintance: (ids) => `account_id in (${ids})`, attempt: () => 'false', club_member: (ids) => `club_id in (select id from club where owner_id in (${ids})) and account_id in (${ids})`,
  conversation: of_both('account_id', 'other_id'), direct_message: of_both('low_id', 'high_id'), friendship: of_both('low_id', 'high_id'), note: () => 'false', report: (ids) => `reporter_id in (${ids})`,
};
/* Requests of friendship, invitations and messages raise an inbox: so many may reach a bystander, and one more of so many requests. */
const [RAISED, REQUESTS_A_RAISE] = [20, 100];

/** Two people with everything one can own and two who play, who do nothing while the others are at it: the rows of all four and of their match, the
 * match's id, and the names of all four. */
export async function bystanders(s) {
  const one = await person(s);
  const other = await person(s);
  await one.post('/me/tokens', { label: 'mine', scopes: ['play'] });
  await one.patch('/me', { settings: { sound: false } }).catch(() => {});
  await one.post('/experiments', PLAN);
  await one.post('/lobbies', { game: 'stratic', private: true });
  await one.post('/clubs', { name: fresh('Quiet club') });
  await one.post('/collections', { title: 'Mine' });
  const path_of = (who) => encodeURIComponent(who.account.name);
  for (const [me, friend] of [[one, other], [other, one]]) await me.put(`/me/friends/${path_of(friend)}`, {});
  await one.post(`/me/conversations/${path_of(other)}/messages`, { text: 'hello' });
  const running = await begun(Object.create(s, { guest: { value: async () => person(s) } }), { private: true, spectators: 'none', rated: false, clock: { mode: 'untimed' } }, [FORMATION, FORMATION]);
  const { id, accounts } = await s.value(`select json_build_object('id', id, 'accounts', (select json_agg(account_id) from match_seat where match_id = m.id)) from match m where public_id = '${running.match}'`);
  const ids = [...await s.value(`select json_agg(id) from account where name in ('${[one, other].map((each) => each.account.name).join("','")}')`), ...accounts];
  return { ids, matches: [id], names: [running.match], people: await s.value(`select json_agg(name) from account where id in (${ids.join()})`) };
}

/** Their rows of every table that names an account or a match, as text. */
async function belongings(s, { ids, matches }) {
  const columns = await s.value(`select coalesce(json_agg(json_build_array(c.relname, a.attname, f.relname)), '[]') from pg_constraint k
    join pg_class c on c.oid = k.conrelid join pg_class f on f.oid = k.confrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = k.conkey[1]
    where k.contype = 'f' and cardinality(k.conkey) = 1 and f.relname in ('account', 'match') and not c.relispartition`);
  const parts = [['account', 'id', 'account'], ['match', 'id', 'match'], ...columns];
  const queries = parts.map(([table, column, of]) => `select '${table}.${column}' as place, coalesce(jsonb_agg(to_jsonb(t) - '{seen_at,used_at,last_seen_at,last_seen,heard_at,inbox_base,members}'::text[] order by t::text), '[]') as rows
    from "${table}" t where "${column}"::text in (${(of === 'account' ? ids : matches).map((id) => `'${id}'`).join()}) and ${OWN_ROWS[table]?.(ids.join()) ?? 'true'}`);
  return s.value(`select json_object_agg(place, rows) from (${queries.join(' union all ')}) every`);
}

const raises = (s, { ids }) => s.value(`select sum(inbox_base) from account where id in (${ids.join()})`);

/** A message for the desk and for a panel: the id of its report. */
async function reported(reader, writer) {
  const [to_writer, to_reader] = [writer, reader].map((who) => encodeURIComponent(who.account.name));
  await reader.call('PUT', `/me/friends/${to_writer}`, { body: {} });
  await writer.call('PUT', `/me/friends/${to_reader}`, { body: {} });
  await writer.call('POST', `/me/conversations/${to_reader}/messages`, { body: { text: 'something vile' } });
  const { status, text, body } = await reader.call('POST', `/me/conversations/${to_writer}/messages/1/report`, { body: { reason: 'abuse' } });
  assert.equal(status, 201, text);
  return body.id;
}

/* What somebody has of every kind, others' names of which lead somewhere, too. */
async function own_things(client, pool, i) {
  const make = async (path, body, kind = path) => {
    const { body: made } = await client.call('POST', path, { body });
    pool.learn(kind, made);
    return made?.id;
  };
  const club = await make('/clubs', { name: `Fuzzers ${i}` });
  await make(`/clubs/${club}/topics`, { title: 'Openings', text: 'Which one?' });
  await make('/collections', { title: 'Kept', visibility: 'public' });
  const notebook = await make('/notebooks', { title: 'Tried', visibility: 'public' });
  await make(`/notebooks/${notebook}/chapters`, { title: 'One', game: 'stratic', from: { position: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,f@c8,c@j10' }, nodes: [{}] });
  await make('/experiments', PLAN);
  await make('/bots', { name: `Fuzzing ${i}`, kind: 'engine' });
  await make('/me/tokens', { label: 'mine', scopes: ['play'] });
  await make('/tournaments', { name: `Cup ${i}`, game: 'stratic', format: 'swiss', rounds: 1, rated: false });
  await make('/me/webhooks', { url: 'https://example.org/', label: 'Mine' });
  pool.learn('/games/stratic/tactics', (await client.call('GET', '/games/stratic/tactics')).body);
  pool.learn('/me/sessions', (await client.call('GET', '/me/sessions')).body);
}

/* The desk and the panel, for those who may go there: every other request of theirs. */
const OFFICE = OPERATIONS.filter(({ template }) => /^\/(desk|panel)\b/.test(template));
const drawn = (caller, random) => random.pick(/^(moderator|trusted)/.test(caller.name) && random.chance(50) ? OFFICE : OPERATIONS);

const plain = (part) => {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
};

/** Whether that is for the staff to do to anybody, and would be done to a bystander: their reports, decisions about them, and making them trusted
 * members. Somebody else who succeeds with it has found a fault. */
export async function befalls(s, { ids, people }, caller, method, path) {
  if (caller.name !== 'moderator' || method === 'GET' || !path.startsWith('/desk/')) return false;
  const about = new Set(path.split('?')[0].split('/').map((part) => plain(part).trim().toLowerCase()));
  const report = path.match(/^\/desk\/reports\/([a-z0-9]{10})\//)?.[1];
  return people.some((name) => about.has(name.toLowerCase())) || (report !== undefined && await s.value(`select count(*) from report where public_id = '${report}' and (about_id in (${ids.join()}) or reporter_id in (${ids.join()}))`) > 0);
}

/* OAuth has words of its own for what a client did wrong (RFC 6749, 5.2; RFC 7591, 3.2.2). */
const is_oauth_error = (path, { status, body }) => path.startsWith('/oauth/') && status === 400 && typeof body?.error === 'string' && /^[a-z_]+$/.test(body.error);

/* A spoilt short address (/m/, /m/..%2F..) is one of the page's own: nginx serves the page there, without a worker. */
const is_the_page = (path, { headers }) => path.startsWith('//m/') && headers['content-type']?.startsWith('text/html') && !headers['x-request-id'];

function answer_faults(path, answer) {
  const faults = [];
  if (answer.status >= 500 && answer.status !== 503) faults.push('a fault of the server');
  if (answer.status >= 400 && !answer.body?.code && !answer.body?.jsonrpc && !is_oauth_error(path, answer) && !answer.headers['content-type']?.startsWith('text/html')) faults.push('a refusal without a code');
  if (answer.status < 300 && !is_the_page(path, answer)) faults.push(...faults_of(answer).filter((fault) => !fault.startsWith('accepted a body')));
  return faults;
}

/* A row that others hold is left for later, by the clock daemon after a tenth of a second: 503 busy in the log. */
const GIVEN_UP = /"event":"query_failed".*"state":"55P03"/;

/* An answer that only somebody let in to something that is there gets: neither "sign in" nor "no such thing" nor a limit. */
const reaches = ({ status, body }) => status < 300 || (![400, 401, 404, 405, 429, 503].includes(status) && body?.code !== 'insufficient_scope');

const weighted = (list, random) => list[random.below(list.length)];

/** Fuzz until `enough()`; `told` hears of each fault. Resolves to {requests, by_status, faults, covered, reached}: which
 * operations were asked, and which of them as somebody who was let in, with names of what is there. */
export async function fuzz(s, { seed, enough, together = 4, told = () => {} }) {
  const random = new Random(seed);
  const pool = new Pool();
  const everybody = await callers(s);
  const chances = everybody.flatMap((one) => Array(one.weight).fill(one));
  const people = everybody.filter((one) => one.renew);
  const quiet = await bystanders(s);
  const [before, raised] = [await belongings(s, quiet), await raises(s, quiet)];
  const workers = () => s.processes('quad-api', true).map(({ pid }) => pid).sort().join();
  const [alive, log_at] = [workers(), s.log().length];
  const report = { requests: 0, by_status: {}, faults: [], covered: new Set(), reached: new Set() };
  const fault = (text) => { report.faults.push(text); told(text); };

  for (const one of people.slice(0, 4)) {
    const lobby = await one.client.call('POST', '/lobbies', { body: { game: random.pick(['stratic', 'rulegame', 'cosair', 'stratagem']), rated: false, clock: { mode: 'untimed' } } });
    pool.learn('/lobbies', lobby.body);
    const match = await one.client.call('POST', '/play', { body: { game: random.pick(['stratic', 'rulegame', 'stratagem']) } });
    pool.learn('/matches', { matches: [{ id: match.body?.match }] });
  }
  pool.learn('/reports', { id: await reported(...people.filter(({ name }) => name.startsWith('person')).map(({ client }) => client)) });
  for (const [i, { client }] of people.filter(({ name }) => name.startsWith('person')).entries()) {
    await own_things(client, pool, i);
  }
  for (const id of quiet.names) pool.add('match', id);

  async function once(operation, caller) {
    const { method, path, options } = request_of(operation, pool, random);
    if (caller.client.cookie && ENDS_A_CALLER.has(`${method} ${operation.template}`) && random.chance(90)) return;
    if (await befalls(s, quiet, caller, method, path)) return;
    let answer;
    try {
      answer = await caller.client.call(method, path, options);
    } catch (error) {
      fault(`${caller.name}: ${method} ${path} ${JSON.stringify(options).slice(0, 400)}: ${error.message}`);
      return;
    }
    report.requests++;
    report.by_status[answer.status] = (report.by_status[answer.status] ?? 0) + 1;
    report.covered.add(`${method} ${operation.template}`);
    if (reaches(answer)) report.reached.add(`${method} ${operation.template}`);
    for (const text of answer_faults(path, answer)) fault(`${caller.name}: ${method} ${path} ${JSON.stringify(options).slice(0, 600)} → ${answer.status} ${text}: ${answer.text.slice(0, 400)}`);
    if (answer.status < 300) pool.learn(operation.template, answer.body);
    await keep_alive(caller, answer);
  }

  while (!enough(report.requests)) {
    // In rounds: what is drawn does not depend on who is answered first.
    const round = Array.from({ length: together }, () => weighted(chances, random)).map((caller) => [drawn(caller, random), caller]);
    await Promise.all(round.filter(([, caller], i) => round.findIndex(([, other]) => other === caller) === i).map(([operation, caller]) => once(operation, caller)));
  }

  if (workers() !== alive) fault(`a worker ended: ${alive} became ${workers()}`);
  for (const line of s.log().slice(log_at).split('\n')) if (/"event":"(assertion_failed|process_crashed|process_stopped|query_failed|lock_order_broken)"/.test(line) && !GIVEN_UP.test(line)) fault(`log: ${line.slice(0, 600)}`);
  const now = await belongings(s, quiet);
  for (const [place, rows] of Object.entries(before)) if (JSON.stringify(rows) !== JSON.stringify(now[place])) fault(`rows of a bystander changed in ${place}:\n  ${JSON.stringify(rows).slice(0, 1500)}\n  ${JSON.stringify(now[place]).slice(0, 1500)}`);
  const more = await raises(s, quiet) - raised;
  if (more > RAISED + report.requests / REQUESTS_A_RAISE) fault(`the inboxes of the bystanders were raised ${more} times`);
  assert_alive(everybody);
  return report;
}
