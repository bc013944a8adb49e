// gen-privileges.mjs CONNINFO - write sql/privileges.sql to standard output: what each role may do, derived from what its program asks.
//
// Two facts meet. Which queries a program can send: every definition in backend/ that its main() reaches by name, function pointers and
// tables included. What a query needs: PostgreSQL's own parse tree of the prepared statement, which names each table with the privileges and columns
// asked of it. CONNINFO is a migrated database, reached as its owner. `make schema` writes the file, `make test-sql` compares it.
import { readFileSync, readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { needs_by_query, rows_of } from './query-needs.mjs';

const root = fileURLToPath(new URL('..', import.meta.url));
const conninfo = process.argv[2];

// The roles and where their programs begin. The reader serves exports and dumps.
const ROLES = {
  quad_api: [['backend/main/api.c', 'main']],
  quad_clock: [['backend/main/clockd.c', 'main']],
  quad_bot: [['backend/main/botd.c', 'main']],
  quad_waiter: [['backend/main/waiterd.c', 'main']],
  quad_reader: [['backend/main/quad_dump.c', 'COMMAND_dump']],
};
// A table with such a column is never granted as a whole for reading: each role reads the columns its queries name.
const SECRETS = ['account.password_hash', 'access_token.token_hash', 'challenge_rule.nonce', 'challenge_rule.options', 'challenge_rule.rule', 'challenge_rule.seed', 'direct_message.body', 'endpoint.secret', 'endpoint.secret_before', 'endpoint.peer', 'experiment.nonce', 'feed.secret_hash',
  'idempotency.answer', 'idempotency.body_hash', 'invite.token_hash', 'mail_address.address', 'mail_address.code_hash', 'mail_address.stop_code', 'notebook.invite_hash', 'oauth_secret.secret_hash', 'passkey.credential_id', 'passkey.public_key', 'passkey_challenge.nonce',
  'provider_link.subject', 'provider_spent.nonce', 'puzzle_secret.secret', 'recovery_code.code_hash', 'second_factor.secret', 'session.token_hash', 'sight.mark'];
// Roles that read little: column by column everywhere.
const NARROW = new Set(['quad_waiter', 'quad_reader']);
const BITS = { 1: 'insert', 2: 'select', 4: 'update', 8: 'delete', 16: 'truncate' };
const WORDS = ['select', 'insert', 'update', 'delete', 'truncate'];

// ---- which queries a program can send ------------------------------------------------------------------------------------------

const NAME = /[A-Za-z_]\w*/g;

/** Source without comments and strings; an included list (.def) becomes a name of its own. */
function bare(text) {
  return text.replace(/\\\n/g, ' ').replace(/^\s*#\s*include\s+"([^"]+\.def)"/gm, (_, file) => ` LIST_${file.replace(/\W/g, '_')} `)
    .replace(/\/\*[^]*?\*\/|\/\/[^\n]*|"(?:\\.|[^"\\])*"|'(?:\\.|[^'\\])+'/g, (found) => (found[0] === '/' ? ' ' : '0')).replace(/^\s*#\s*(?!define)\w+[^\n]*/gm, '');
}

/** The definitions of a file: {name, is_static, names}. */
function definitions(file) {
  const found = [];
  let text = bare(readFileSync(root + file, 'utf8'));
  const add = (name, is_static, part) => found.push({ file, name, is_static, names: new Set(part.match(NAME)) });
  if (file.endsWith('.def')) {
    add(`LIST_${file.replace(/^backend\//, '').replace(/\W/g, '_')}`, false, text);
    return found;
  }
  text = text.replace(/^\s*#\s*define\s+(\w+)([^\n]*)/gm, (_, name, part) => {
    add(name, true, part);
    return '';
  });
  let depth = 0;
  let from = 0;
  for (let i = 0; i < text.length; i++) {
    if (text[i] === '{') depth++;
    if (text[i] === '}') depth--;
    const ends = depth === 0 && (text[i] === ';' || (text[i] === '}' && /^\s*(\n|$)/.test(text.slice(i + 1, i + 200))));
    if (!ends) continue;
    const part = text.slice(from, i + 1);
    from = i + 1;
    const head = part.split(/[{=;]/, 1)[0];
    const name = head.match(/^[^(]*?(\w+)\s*(?:\(|(?:\[[^\]]*\]\s*)*$)/)?.[1];
    if (name && !/^\s*(typedef|enum|struct\s+\w+\s*$)/.test(head) && /[{=]/.test(part)) add(name, /\bstatic\b/.test(head), part);
  }
  return found;
}

function sources(folder) {
  return readdirSync(root + folder, { withFileTypes: true }).flatMap((entry) => {
    const path = `${folder}/${entry.name}`;
    if (entry.isDirectory()) return entry.name === 'python' ? [] : sources(path);
    return /\.(c|h|def)$/.test(entry.name) ? [path] : [];
  });
}

function reach(starts, all) {
  const [own, common] = [new Map(), new Map()];
  for (const one of all) {
    const [map, key] = one.is_static && !one.file.endsWith('.h') ? [own, `${one.file} ${one.name}`] : [common, one.name];
    map.set(key, [...(map.get(key) ?? []), one]);
  }
  const seen = new Set();
  const names = new Set();
  const queue = starts.flatMap(([file, name]) => all.filter((one) => one.file === file && one.name === name));
  if (queue.length === 0) throw new Error(`no definition ${starts}`);
  while (queue.length) {
    const one = queue.pop();
    if (seen.has(one)) continue;
    seen.add(one);
    for (const name of one.names) {
      if (!one.file.startsWith('backend/games/')) names.add(name); // no game speaks to the database
      if (name !== 'main') queue.push(...(own.get(`${one.file} ${name}`) ?? common.get(name) ?? []));
    }
  }
  return names;
}

// ---- the file ----------------------------------------------------------------------------------------------------------------------

const all = sources('backend').flatMap(definitions);
const rows = (text) => rows_of(conninfo, text);
const queries = needs_by_query(conninfo);
const tables = new Map(rows(`select oid, relname from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p', 'v')`));
const columns = new Map(rows(`select attrelid || '.' || attnum, attname from pg_attribute join pg_class c on c.oid = attrelid
  where relnamespace = 'public'::regnamespace and attnum > 0 and not attisdropped`));
const keys = new Map(rows(`select relname, attname from pg_index i join pg_class c on c.oid = indrelid join pg_attribute a on a.attrelid = c.oid and a.attnum = indkey[0]
  where indisprimary and relnamespace = 'public'::regnamespace`));
const sequences = rows(`select relname from pg_class s where relkind = 'S' and relnamespace = 'public'::regnamespace`).map(([name]) => name).sort();
const texts = Object.fromEntries(readdirSync(`${root}sql/queries`).flatMap((f) => readFileSync(`${root}sql/queries/${f}`, 'utf8').split(/^-- name: /m).slice(1))
  .map((part) => [part.match(/^\w+/)[0], part]));

function privileges_of(role) {
  const names = reach(ROLES[role], all);
  const mine = [...queries.keys()].filter((query) => names.has(query.toUpperCase()));
  const per_table = new Map();
  const want = (table) => per_table.get(table) ?? per_table.set(table, { words: new Set(), read: new Set(), changed: new Set() }).get(table);
  for (const query of mine)
    for (const { relid, bits, read, changed } of queries.get(query)) {
      const table = tables.get(relid);
      if (!table) continue;
      const one = want(table);
      for (const bit of Object.keys(BITS)) if (bits & bit) one.words.add(BITS[bit]);
      for (const n of read) one.read.add(n <= 0 ? '*' : columns.get(`${relid}.${n}`));
      for (const n of changed) one.changed.add(columns.get(`${relid}.${n}`));
    }
  want('arena_clock').words.add('select'); // arena_now() reads it
  want('arena_clock').read.add('offset_us');
  const used = sequences.filter((name) => mine.some((query) => texts[query].includes(`nextval('${name}')`)));
  return { per_table, used };
}

function grants_of(role) {
  const { per_table, used } = privileges_of(role);
  const whole = new Map();
  const lines = [];
  const by_column = (word, names, table, why = '') => lines.push(`grant ${word} (${[...names].sort().join(', ')}) on ${table} to ${role};${why}`);
  for (const [table, { words, read, changed }] of [...per_table].sort()) {
    const parts = new Set(words);
    const is_secret = NARROW.has(role) || SECRETS.some((secret) => secret.startsWith(`${table}.`));
    if (is_secret && parts.delete('select')) {
      if (read.has('*')) throw new Error(`a query of ${role} reads whole rows of ${table}: name the columns`);
      by_column('select', read, table);
    }
    if (words.has('update') && changed.size === 0 && parts.delete('update')) by_column('update', [keys.get(table)], table, ' -- to lock rows');
    if (is_secret && parts.delete('update')) by_column('update', changed, table);
    const text = WORDS.filter((word) => parts.has(word)).join(', ');
    if (text) whole.set(text, [...(whole.get(text) ?? []), table]);
  }
  for (const [text, names] of [...whole].sort()) lines.unshift(`grant ${text} on\n    ${names.join(', ').replace(/(.{80,110}?, )/g, '$1\n    ').replace(/ \n/g, '\n')} to ${role};`);
  if (used.length) lines.push(`grant usage on sequence ${used.join(', ')} to ${role};`);
  return lines;
}

// A query that no program seems to send is a definition this script did not see, or dead.
const sent = [reach([['backend/main/quad.c', 'main']], all), ...Object.values(ROLES).map((starts) => reach(starts, all))];
const unsent = [...queries.keys()].filter((query) => !sent.some((names) => names.has(query.toUpperCase())));
if (unsent.length) throw new Error(`no program sends ${unsent}`);

const block = (role) => `  if to_regrole('${role}') is not null then
    execute format('grant connect on database %I to ${role}', current_database());
    grant usage on schema public to ${role};
    revoke all on all tables in schema public from ${role};
    revoke all on all sequences in schema public from ${role};
    grant execute on all functions in schema public to ${role};
    ${grants_of(role).join('\n').replace(/\n/g, '\n    ')}
  end if;`;

process.stdout.write(`-- privileges.sql - generated by make schema from the queries each program sends; read it, never edit it.
-- \`quad migrate\` runs it after the migrations, as the owner. A role that does not exist is left out: one account for everything works too.
do $$ begin
  if pg_has_role((select datdba from pg_database where datname = current_database()), 'usage') then
    execute format('revoke all on database %I from public', current_database());
    revoke all on schema public from public;
  end if;
  revoke all on all tables in schema public from public;
  revoke execute on all functions in schema public from public;
${Object.keys(ROLES).map(block).join('\n')}
end $$;
`);
