// Numbers at their edges: every integer that openapi.yaml names, in a path, a query or a body, with values outside its range; and
// requests that are larger than most: none ends a process, answers 5xx or changes anything it should not.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, before, test } from 'node:test';
import { settled } from '../lib/endless.mjs';
import { document, operations } from '../lib/openapi.mjs';
import { begun, put_orders, turn } from '../lib/play.mjs';
import { person } from '../lib/people.mjs';
import { root, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 4, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

/* ---- what the numbers are tried on ---------------------------------------------------------------------------------- */

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const ROW = 'turn,2,2,10,3,4,2,3,2,3,free,1';
const plan = (rows) => ({
  title: 'Many boards', shown_title: 'A sorting task', consent: 'I take part freely.',
  files: { 'trial-lists/a.csv': `${HEAD}\n${Array(rows).fill(ROW).join('\n')}\n`, 'rules/turn.txt': '(*,*,*,*,[0,2])\n' },
});

const known = {}; // a value that exists for every name in a path
let owner, running;
before(async () => {
  await settled(s);
  owner = await person(s);
  running = await begun(s, { rated: false, clock: { mode: 'untimed' } }); // no clock of its own: it changes by requests alone
  const { body: lobby } = await owner.post('/lobbies', { game: 'stratic', private: true });
  const { body: invite } = await owner.post(`/lobbies/${lobby.id}/invites`, {});
  const { body: puzzle } = await owner.get('/games/rulegame/daily');
  const { body: ladder } = await owner.get('/games/rulegame/ladder');
  const experiment = (await owner.post('/experiments', plan(2))).body.id;
  const [session] = (await owner.get('/me/sessions')).body.items;
  Object.assign(known, {
    match: running.match, lobby: lobby.id, invite: invite.id, puzzle: puzzle.id ?? 'aaaaaaaaaa', experiment, participant: 'aaaaaaaaaa', session: session.id, token: 'aaaaaaaaaa',
    code: 'a'.repeat(43), feed: `${'a'.repeat(43)}.ics`, game: 'rulegame', level: ladder.items?.[0]?.id ?? ladder.levels[0].id, name: owner.account.name, bot: 'aaaaaaaaaa',
    seat: 0, turn: 1, window: 1, offer: 1, n: 1, topic: 1, challenge: 1, rule: 1,
  });
});

/* A client whose answers are read without the document: a wrong number may be refused before the route's own refusals. */
const loose = (client) => Object.assign(client, { strict: false });

// Not '': without the number it is the path of another route.
const PATH_VALUES = ['-2', '-1', '16', '17', '2147483648', '9223372036854775808', '1000000000000000000000000000000', '+1', '1e3', '%201', '0x1', '1.0', '01', '%00'];
const resolve = (node) => (node?.$ref ? node.$ref.slice(2).split('/').reduce((at, part) => at[part.replace(/~1/g, '/').replace(/~0/g, '~')], document) : node);
const is_integer = (schema) => [resolve(schema)?.type].flat().includes('integer');
const parameters = ({ template, operation }) => [...(document.paths[template].parameters ?? []), ...(operation.parameters ?? [])].map(resolve);
const path_of = (template, given = {}) => (document.paths[template].servers ? '/' : '') + template.replace(/\{(\w+)\}/g, (_, name) => given[name] ?? encodeURIComponent(known[name]));

/** Processes that answer requests now: one that dies has another id. */
const workers = () => s.processes('quad-api', true).map(({ pid }) => pid).sort().join();
const NOTES = ['attempt', 'session', 'access_token', 'sight', 'arena_heartbeat', 'idempotency', 'pairing']; // who asked when, from where and how often

/** Every row of every table as text, by table; partitions are told with their table. */
async function contents() {
  const tables = (await s.sql(`select relname from pg_class where relkind in ('r', 'p') and not relispartition and relnamespace = 'public'::regnamespace order by 1`)).split('\n').filter((name) => !NOTES.includes(name));
  const rows = await s.value(`select json_object_agg(name, rows) from (${tables.map((name) => `select '${name}' as name, array(select t::text from "${name}" t) as rows`).join(' union all ')}) all_tables`);
  return new Map(Object.entries(rows));
}

/** The rows that are in `these` alone, each after its table's name. */
const beyond = (these, those) => [...these].flatMap(([name, rows]) => {
  const known_rows = new Set(those.get(name));
  return rows.filter((row) => !known_rows.has(row)).map((row) => `${name} ${row}`);
});

/** Nothing died, nothing changed (save in the tables `noted`), and nobody was told of a fault of ours while `work` ran; resolves to how
 *  many requests it made. */
async function harmless(work, noted = []) {
  const [alive, held, log] = [workers(), await contents(), s.log().length];
  const tried = await work();
  assert.equal(workers(), alive, 'a process ended');
  const now = await contents();
  for (const name of noted) assert.ok(held.delete(name) && now.delete(name), `there is no table ${name}`);
  assert.deepEqual({ gone: beyond(held, now), come: beyond(now, held) }, { gone: [], come: [] });
  assert.doesNotMatch(s.log().slice(log), /"event":"(assertion_failed|process_crashed|query_failed)"/);
  return tried;
}

const check = (answer, what) => assert.ok(answer.status >= 400 && answer.status < 500, `${what} → ${answer.status} ${answer.text.slice(0, 300)}`);

/** Something for a body that its route reads as far as its numbers: every required member by its own schema. */
function example(schema, depth = 0) {
  const at = resolve(schema) ?? {};
  if (at.const !== undefined) return at.const;
  if (at.enum) return at.enum[0];
  const options = at.oneOf ?? at.anyOf;
  if (options) return example(options[0], depth);
  if (at.allOf) return Object.assign({}, ...at.allOf.map((part) => example(part, depth)));
  const type = [at.type].flat()[0];
  if (type === 'integer') return at.minimum ?? 1;
  if (type === 'boolean') return true;
  if (type === 'array') return depth < 4 && at.minItems ? [example(at.items, depth + 1)] : [];
  if (type === 'string') return 'stratic';
  return Object.fromEntries((at.required ?? []).map((name) => [name, example(at.properties?.[name], depth + 1)]));
}

/** Every integer in a body: the way to it, with its schema. */
function* integers(schema, way = [], depth = 0) {
  const at = resolve(schema);
  if (!at || depth > 4) return;
  if (is_integer(at) && ![at.type].flat().includes('string')) yield { way, schema: at }; // where a text is right too, most values are
  for (const part of [...(at.allOf ?? []), ...(at.oneOf ?? []), ...(at.anyOf ?? [])]) yield* integers(part, way, depth + 1);
  for (const [name, member] of Object.entries(at.properties ?? {})) yield* integers(member, [...way, name], depth + 1);
  if (at.items) yield* integers(at.items, [...way, 0], depth + 1);
}

function with_value(body, way, value) {
  if (way.length === 0) return value;
  const [name, ...rest] = way;
  if (name === 0) return [with_value(body?.[0], rest, value)];
  return { ...(body && typeof body === 'object' && !Array.isArray(body) ? body : {}), [name]: with_value(body?.[name], rest, value) };
}

const JSON_VALUES = ['-2', '-1', '16', '17', '2147483648', '-2147483649', '9007199254740991', '9223372036854775808', '1000000000000000000000000000000', '"+1"', '1e3', '"1"', '1.5', 'true', '[1]', '{}'];
const MARK = 987654321012345;
const outside = ({ minimum = -Infinity, maximum = Infinity }, text) => !/^-?\d+$/.test(text) || Number(text) < minimum || Number(text) > maximum || Number(text) > Number.MAX_SAFE_INTEGER;

/* ---- numbers ---------------------------------------------------------------------------------------------------------- */

test('a number in a path that is out of its range leads nowhere, on every route that has one', { timeout: 900_000 }, async () => {
  const routes = operations().flatMap((one) => parameters(one).filter(({ in: where, schema }) => where === 'path' && is_integer(schema)).map((parameter) => ({ ...one, parameter })));
  assert.ok(routes.length >= 10, `${routes.length} routes`);
  const client = loose(running.south);
  const tried = await harmless(async () => {
    let count = 0;
    for (const { template, method, operation, parameter } of routes) {
      const { minimum, maximum } = resolve(parameter.schema);
      for (const value of PATH_VALUES) {
        const within = /^\d+$/.test(value) && !/^0\d/.test(value) && Number(value) >= (minimum ?? 0) && Number(value) <= (maximum ?? Infinity);
        if (within) continue;
        const body = operation.requestBody ? { body: example(operation.requestBody.content['application/json'].schema) } : {};
        const answer = await client.call(method, path_of(template, { [parameter.name]: value }), body);
        assert.ok([400, 404, 422].includes(answer.status), `${method} ${template} with ${value} → ${answer.status} ${answer.text}`);
        count += 1;
      }
    }
    return count;
  });
  assert.ok(tried > 100, `${tried} requests`);
});

test('a seat that is no seat is refused to the table\'s own creator, whose request reaches the seats', async () => {
  loose(owner);
  await harmless(async () => {
    for (const value of [...PATH_VALUES, '-4000', '-100000', '2'])
      for (const body of [{ bot: 'bot:random' }, { bot: null }])
        check(await owner.call('PUT', `/lobbies/${known.lobby}/seats/${value}`, { body }), value);
  });
});

test('a number in a query that is out of its range is refused, on every route that has one', { timeout: 900_000 }, async () => {
  const members = operations().flatMap((one) => parameters(one).filter(({ in: where, schema }) => where === 'query' && is_integer(schema)).map((parameter) => ({ ...one, parameter })));
  assert.ok(members.length >= 30, `${members.length} members`);
  for (const client of [running.south, owner].map(loose))
    await harmless(async () => {
      for (const { template, method, operation, parameter } of members) {
        for (const value of PATH_VALUES) {
          const bad = outside(resolve(parameter.schema), value) || /^0\d/.test(value);
          if (!bad && (method !== 'GET' || parameter.name === 'wait')) continue; // a good number changes things or waits
          const body = operation.requestBody ? { body: example(operation.requestBody.content['application/json'].schema) } : {};
          const answer = await client.call(method, `${path_of(template)}?${parameter.name}=${value}`, body);
          assert.ok(answer.status < 500 && (!bad || answer.status >= 400), `${method} ${template}?${parameter.name}=${value} → ${answer.status} ${answer.text.slice(0, 300)}`);
        }
      }
    });
});

test('a number in a body that is out of its range is refused, on every route that has one', { timeout: 500_000 }, async () => {
  const members = operations().filter(({ operation }) => operation.requestBody?.content['application/json']).flatMap((one) => {
    const { schema } = one.operation.requestBody.content['application/json'];
    return [...integers(schema)].map(({ way, schema: own }) => ({ ...one, way, own, body: example(schema) }));
  });
  assert.ok(members.length >= 30, `${members.length} members`);
  for (const client of [running.south, owner].map(loose))
    await harmless(async () => {
      for (const { template, method, way, own, body } of members) {
        for (const value of JSON_VALUES.filter((text) => outside(own, text))) {
          const raw = JSON.stringify(with_value(body, way, MARK)).replace(String(MARK), value);
          check(await client.call(method, path_of(template), { raw }), `${method} ${template} ${way.join('.')} = ${value}: ${raw}`);
        }
      }
    });
});

/* ---- reading changes nothing ------------------------------------------------------------------------------------------ */

/* A GET that may note something, with the tables it notes it in beside NOTES: what the handlers in backend/web say. */
const NOTED = {
  '/experiments/{experiment}': ['trial'], '/experiments/{experiment}/bonuses': ['trial'], '/experiments/{experiment}/figures': ['trial'], '/experiments/{experiment}/people': ['trial'], '/experiments/{experiment}/progress': ['trial'], '/feeds/{feed}': ['feed'], '/games/{game}/daily': ['puzzle', 'puzzle_secret'],
  '/lobbies/{lobby}': [], '/me/export': [], '/me/inbox': ['mail', 'mail_address'], '/play': [],
};

test('no GET changes anything but its own notes, no matter who asks, and PostgreSQL itself refuses it to those that only read', { timeout: 900_000 }, async () => {
  const table_of = readFileSync(join(root, 'backend', 'web', 'routes.def'), 'utf8');
  const columns = new Map([...table_of.matchAll(/^ROUTE\(GET, "([^"]+)", \w+, \w+, [^,]+, (\w+),/gm)].map(([, path, db]) => [path, db]));
  const paths = (...kinds) => [...columns].filter(([, db]) => kinds.includes(db)).map(([path]) => path).sort();
  assert.deepEqual(paths('WRITE'), []);
  assert.deepEqual(paths('NOTE'), Object.keys(NOTED).sort());
  assert.deepEqual(operations().filter(({ method }) => method === 'GET').map(({ template }) => template).sort(), [...columns.keys()].sort());
  const fresh = loose(await s.guest());
  const clients = [loose(s.client()), fresh, running.south, owner];
  const { body: { url } } = await owner.put('/me/feed', {});
  const given = { feed: new URL(url, s.url).pathname.split('/').at(-1) };
  const ask = async (template) => {
    for (const client of clients) {
      const answer = await client.call('GET', path_of(template, given));
      assert.ok(answer.status < 500, `${template} → ${answer.status} ${answer.text}`);
    }
  };
  await harmless(async () => { for (const template of paths('NONE', 'READ')) await ask(template); });
  for (const template of paths('NOTE')) await harmless(() => ask(template), NOTED[template]);
});

test('one page of a log is all that is read for it', async () => {
  const text = readFileSync(join(root, 'sql', 'queries', 'match.sql'), 'utf8');
  const query = /-- name: tale_lines\n((?:.*\n)*?)(?=\n|$)/.exec(text)[1].replace(/^--.*\n/gm, '');
  const match = await s.value(`select id from match where public_id = '${running.match}'`);
  await s.sql(`insert into match_event (match_id, n, kind, turn, body, tale, hash, at)
    select ${match}, n, 'note', 1, '{}', '[[131071,"note",-1,"line",{}]]', '', now() from generate_series(100, 3099) n`);
  try {
    const looked = async (after, limit) => { // as the first seat, which hears every one of these lines
      const told = await s.sql(`set plan_cache_mode = force_generic_plan; prepare page as ${query}
        explain (analyze, format json, costs off, timing off, summary off) execute page(${match}, 2147483647, 1, ${after}, ${limit})`);
      let rows = 0;
      const walk = (node) => {
        if (/^match_event/.test(node['Relation Name'] ?? '')) rows += node['Actual Rows'] * node['Actual Loops'];
        for (const child of node.Plans ?? []) walk(child);
      };
      walk(JSON.parse(told.slice(told.indexOf('[')))[0].Plan);
      return rows;
    };
    for (const limit of [2, 51]) {
      const rows = await looked(0, limit);
      assert.ok(rows > 0 && rows <= limit + 20, `${rows} events were read for ${limit} lines of 3000`);
    }
    const pages = [];
    for (let after = 0; after !== null;) {
      const { body } = await running.south.get(`/matches/${running.match}/log?limit=200&after=${after}`);
      pages.push(...body.items.map(({ n }) => n));
      after = body.next === null ? null : Number(body.next);
    }
    assert.deepEqual(pages, pages.map((_, i) => i + 1));
    assert.ok(pages.length >= 3000);
    assert.equal((await running.south.get(`/matches/${running.match}/log?format=text`)).text.trimEnd().split('\n').length, pages.length);
  } finally {
    await s.sql(`begin; set local session_replication_role = replica; delete from match_event where match_id = ${match} and n >= 100; commit`);
  }
});

/* ---- much at once ------------------------------------------------------------------------------------------------------ */



test('a long game goes on from any of its turns', { timeout: 900_000 }, async () => {
  const t = await begun(s, { rated: false, options: { idle_limit: 0 } });
  for (let n = 1; n <= 130; n++) await put_orders(t.seats[(n + 1) % 2], t.match, n, turn('--'));
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  const guest = await s.guest();
  for (const at of [50, 64, 65, 66, 130]) {
    const { body: { match } } = await guest.post(`/matches/${t.match}/fork`, { turn: at, versus: 'bot:random' });
    assert.equal((await guest.get(`/matches/${match}`)).body.turn, at);
    assert.equal((await guest.post(`/matches/${match}/resign`, { confirm: true })).status, 200);
    const { body: record } = await guest.get(`/matches/${match}/export`);
    assert.equal((await s.client().post('/verify', record)).body.ok, true, `the fork of turn ${at} verifies`);
  }
});

test('an experiment of hundreds of rows is started', async () => {
  const { body: { id } } = await owner.post('/experiments', plan(300));
  assert.equal((await owner.patch(`/experiments/${id}`, { status: 'running' })).body.status, 'running');
  assert.equal(await s.value(`select count(*) from experiment_row r join experiment e on e.id = r.experiment_id where e.public_id = '${id}'`), 300);
});

test('a rated match of six ends when five resign', async () => {
  const people = await Promise.all(Array.from({ length: 6 }, () => person(s)));
  const { body: lobby } = await people[0].post('/lobbies', { game: 'cosair', seats: 6, rated: true });
  let match = null;
  for (const one of people.slice(1)) match = (await one.put(`/lobbies/${lobby.id}/seats/me`, {})).body.match ?? match;
  for (const one of people.slice(1)) assert.equal((await one.post(`/matches/${match}/resign`, { confirm: true })).status, 200);
  const { body: header } = await people[0].get(`/matches/${match}`);
  assert.deepEqual([header.status, header.rated], ['finished', true]);
  assert.equal(await s.value(`select count(distinct account_id) from rating_change where match_id = (select id from match where public_id = '${match}')`), 6);
});
