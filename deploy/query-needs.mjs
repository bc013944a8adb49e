// query-needs.mjs - what each query of sql/queries asks of which table: PostgreSQL's own parse tree of the prepared statement. CONNINFO is a
// migrated database, reached as its owner.
import { execFileSync } from 'node:child_process';
import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

const root = fileURLToPath(new URL('..', import.meta.url));

const sql = (conninfo, text) => execFileSync('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', conninfo], { input: text, encoding: 'utf8', maxBuffer: 1 << 30, stdio: ['pipe', 'pipe', 'pipe'] });
/** What psql answers, a list of columns for each row. */
export const rows_of = (conninfo, text) => sql(conninfo, text).split('\n').filter(Boolean).map((line) => line.split('|'));

const RELATION = /:rtekind 0 :relid (\d+) [^]*?:requiredPerms (\d+) [^]*?:selectedCols \(b((?: \d+)*)\) :insertedCols \(b((?: \d+)*)\) :updatedCols \(b((?: \d+)*)\)/g;

/** {relid, bits, columns read, columns changed} for each table a prepared statement names. */
function needs_of(tree) {
  const needs = [];
  const numbers = (text) => text.split(' ').filter(Boolean).map((n) => Number(n) - 7);
  for (const [, relid, bits, read, , changed] of tree.matchAll(RELATION)) needs.push({ relid, bits: Number(bits), read: numbers(read), changed: numbers(changed) });
  return needs;
}

// A function that reads tables as its caller: PostgreSQL parses its statements when it runs.
const CALLS = { match_tail: 'match_tail(0, 0, 0, 0)' };

/** Of each query of sql/queries, by name: the tables it names and what is asked of them, also by a function that it calls. */
export function needs_by_query(conninfo) {
  const prepare = execFileSync('awk', ['-v', 'form=prepare', '-f', `${root}deploy/gen-queries.awk`, ...readdirSync(`${root}sql/queries`).map((f) => `${root}sql/queries/${f}`)], { encoding: 'utf8' });
  const found = new Map();
  const said = execFileSync('sh', ['-c', 'exec psql -XAtq -v ON_ERROR_STOP=1 "$0" 2>&1', conninfo], {
    input: `set debug_print_parse = on; set debug_pretty_print = off; set client_min_messages = log;\n${prepare.replace(/^prepare (\w+) as/gm, '\\echo @@ $1\nprepare $1 as')}
${Object.entries(CALLS).map(([name, call]) => `\\echo @@ ${name}\nselect * from ${call};\n`).join('')}`,
    encoding: 'utf8', maxBuffer: 1 << 30,
  });
  for (const part of said.split(/^@@ /m).slice(1)) found.set(part.match(/^\w+/)[0], needs_of(part.replace(/\s+/g, ' ')));
  for (const name of Object.keys(CALLS)) {
    const needs = found.get(name);
    found.delete(name);
    for (const [, query] of prepare.matchAll(new RegExp(`^prepare (\\w+) as .*\\b${name}\\(`, 'gm'))) found.get(query).push(...needs);
  }
  return found;
}
