// check-locks.mjs CONNINFO - do the queries of sql/queries say of themselves what PostgreSQL's parse tree says, and does sql/lock_order know
// every table? Prints what is wrong and ends with 1. tests/check-sql.sh runs it.
import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { needs_by_query, rows_of } from './query-needs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const conninfo = process.argv[2];
const INSERT = 1, CHANGE = 4 | 8; // an update, a delete, a row lock, an insert that may update instead
let wrong = 0;
const complain = (text) => {
  console.log(text);
  wrong = 1;
};

// ---- the order: above[table] is the row that guards it, itself when it has a place of its own ---------------------------------------------
const above = new Map();
const advisory = new Set();
let top;
for (const line of readFileSync(`${root}sql/lock_order`, 'utf8').split('\n').filter((l) => l.trim() && !l.startsWith('#'))) {
  const name = line.trim().replace(/[()]/g, '');
  if (above.has(name)) complain(`sql/lock_order names ${name} twice`);
  if (!line.startsWith(' ')) top = name;
  if (line.startsWith('(')) advisory.add(name);
  above.set(name, top);
}
const tables = new Map(rows_of(conninfo, `select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p') and not relispartition`));
for (const table of tables.values()) if (!above.has(table)) complain(`sql/lock_order has no place for the table ${table}`);
for (const name of above.keys()) if (!advisory.has(name) && ![...tables.values()].includes(name)) complain(`sql/lock_order names ${name}, which is no table`);

// ---- what the queries say of themselves, and what they do -------------------------------------------------------------------------------
const files = readdirSync(`${root}sql/queries`).map((f) => `${root}sql/queries/${f}`);
const said = new Map();
for (const line of execFileSync('awk', ['-v', 'form=locks', '-f', 'deploy/gen-queries.awk', ...files], { cwd: root, encoding: 'utf8' }).trim().split('\n')) {
  const [query, word, table] = line.split(' ');
  if (!said.has(query)) said.set(query, { 'locks:': [], 'under:': [], 'makes:': [], 'skips:': [] });
  said.get(query)[word].push(table);
}
const texts = new Map(files.flatMap((f) => readFileSync(f, 'utf8').split(/^-- name: /m).slice(1)).map((part) => [part.match(/^\w+/)[0], part.replace(/--.*/g, '')]));

for (const [query, needs] of needs_by_query(conninfo)) {
  const says = said.get(query) ?? { 'locks:': [], 'under:': [], 'makes:': [], 'skips:': [] };
  const held = new Set(Object.values(says).flat());
  const written = new Map();
  for (const { relid, bits } of needs) if (tables.has(relid) && bits & (INSERT | CHANGE)) written.set(tables.get(relid), (written.get(tables.get(relid)) ?? 0) | bits);
  for (const [table, bits] of written) {
    if (!held.has(table) && !held.has(above.get(table))) complain(`${query} writes ${table} and does not say so (locks, under, makes or skips)`);
    else if (bits & CHANGE && says['makes:'].includes(table) && !says['under:'].includes(table)) complain(`${query} makes ${table}, and changes or locks rows of it too`);
  }
  const text = texts.get(query);
  const is_advisory = /pg_(try_)?advisory|rating_hold_all/.test(text);
  if (is_advisory !== advisory.has(query) && !/pg_advisory_unlock/.test(text)) complain(`${query}: an advisory lock has a place in sql/lock_order by its query's name, and nothing else has`);
  if (!is_advisory)
    for (const table of held) if (![...written.keys()].some((t) => t === table || above.get(t) === table)) complain(`${query} says ${table}, and writes nothing there`);
  if (says['skips:'].length && !/skip locked/.test(text)) complain(`${query} waits: it has no skip locked`);
  if (/for (update|share)\b/.test(text) && !/skip locked|for share of [wc]\b/.test(text)) complain(`${query} locks rows against foreign keys: say for no key update`);
}

// ---- the hourly sweep runs its queries in one transaction, which no test waits an hour for ------------------------------------------------
const places = [...new Set(above.values())];
const sweeps = readFileSync(`${root}backend/store/operations.c`, 'utf8').match(/enum query SWEEPS\[\] = \{([^}]+)\}/)[1].match(/\w+/g).map((name) => name.toLowerCase());
let furthest = { place: -1 };
for (const query of sweeps) {
  const { 'locks:': waits, 'skips:': skips } = said.get(query);
  const place = (name) => places.indexOf(above.get(name));
  if (Math.min(...waits.map(place)) < furthest.place) complain(`${query} is swept after ${furthest.query} and waits for what stands earlier in sql/lock_order`);
  const last = Math.max(...[...waits, ...skips].map(place));
  if (last > furthest.place) furthest = { place: last, query };
}
process.exit(wrong);
