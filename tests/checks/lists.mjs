// What others store makes no list longer: each query of sql/queries that answers with any number of rows has a limit in its text, or says in one
// line (-- rows: …) what bounds them.
import assert from 'node:assert/strict';
import { execFileSync } from 'node:child_process';
import { readdirSync, readFileSync } from 'node:fs';
import { test } from 'node:test';

const root = new URL('../../', import.meta.url);
const read = (path) => readFileSync(new URL(path, root), 'utf8');
const queries = new Map(readdirSync(new URL('sql/queries', root)).flatMap((file) => read(`sql/queries/${file}`).split(/^-- name: /m).slice(1)
  .map((part) => [part.match(/^\w+/)[0], { says: part.match(/^-- rows: (.+)$/m)?.[1], sql: part.replace(/--.*/g, '').replace(/^\w+/, '') }])));
const sources = execFileSync('git', ['ls-files', 'backend/*.c', 'backend/*.def'], { cwd: root, encoding: 'utf8' }).trim().split('\n').map(read).join('\n')
  .replace(/\/\*[^]*?\*\/|'(?:\\.|[^'\\])'|"(?:\\.|[^"\\])*"/g, ' ');
const names_in = (text) => [...text.matchAll(/\b[A-Z][A-Z0-9_]{3,}\b/g)].map(([name]) => name.toLowerCase()).filter((name) => queries.has(name));

/** Queries that C takes a list from: those named anywhere but in a call for one row or for none. */
const lists = new Set(names_in(sources.replace(/\bpg_(?:one|maybe|run|tell|suppose)\s*\((?:(?!\bpg_)[^;])*/g, ' ')));
const answers = ({ sql }) => /\breturning\b/.test(sql) || !/\b(insert into|update|delete from)\b/.test(sql);
const has_limit = ({ sql }) => /\blimit (\$\d|\d|\()/.test(sql);
/** One row by its own form: a number, or the row of a key that is given. */
const is_one = ({ sql }) => /^\s*select (coalesce\()?(count|sum|max|bit_or|nextval|pg_\w+)\(/.test(sql) && !/\bgroup by\b/.test(sql);

test('every query for a list has a limit, or says what bounds it', () => {
  assert.ok(lists.size > 150, `${lists.size} lists`);
  const unbounded = [...lists].filter((name) => !has_limit(queries.get(name)) && answers(queries.get(name)) && !is_one(queries.get(name)) && !queries.get(name).says);
  assert.deepEqual(unbounded, []);
});

test('what bounds a list is said of lists alone', () => {
  assert.deepEqual([...queries].filter(([name, { says }]) => says && !lists.has(name)).map(([name]) => name), []);
});
