// sql.mjs - what a test asks its database itself, over connections that are kept: a psql and a server process for each question cost more than
// the arena under test. What is answered looks as `psql -At` prints it.
import pg from 'pg';

const RAW = { getTypeParser: () => (text) => text };
const KEPT = 2;

/* What outlives its question in a session, or needs a new one to be seen: asked over a connection of its own. */
const LASTING = /\b(begin|listen|prepare|lock|temp|role|system)\b|advisory|alter database|(^|;)\s*set\b/i;

/** The settings of a libpq conninfo ("host=/run dbname=x"), as npm's pg wants them. */
function settings(conninfo) {
  const all = Object.fromEntries([...conninfo.matchAll(/(\w+)\s*=\s*('(?:[^'\\]|\\.)*'|\S+)/g)].map(([, name, value]) => [name, value.replace(/^'|'$/g, '').replace(/\\(.)/g, '$1')]));
  const { dbname: database, ...rest } = all;
  return { ...rest, port: Number(rest.port ?? 5432), database };
}

const line_of = (row) => row.map((value) => value ?? '').join('|');

/* All rows of all statements. Rejects as psql would say it. */
async function answer(client, text) {
  try {
    const results = [await client.query({ text, rowMode: 'array' })].flat();
    return results.flatMap(({ rows }) => rows.map(line_of)).join('\n').trimEnd();
  } catch (error) {
    throw new Error(`ERROR:  ${error.message} (${error.code ?? 'no code'}) in: ${text.slice(0, 400)}`, { cause: error });
  }
}

/** A database by its conninfo. Questions asked at once have a connection each; `KEPT` of them wait for the next ones. */
export function database(conninfo) {
  const idle = new Set();

  async function connect() {
    const client = new pg.Client({ ...settings(conninfo), types: RAW, application_name: 'test', query_timeout: 400_000, connectionTimeoutMillis: 100_000 }); // what hangs says so
    client.on('error', () => idle.delete(client)); // the server was stopped: the next question connects anew
    await client.connect();
    return client;
  }

  /* A connection that waits keeps no process alive. */
  function put_by(client) {
    if (idle.size >= KEPT) return client.end();
    idle.add(client);
    client.unref();
    return null;
  }

  function taken() {
    const [client] = idle;
    if (!client) return connect();
    idle.delete(client);
    client.ref();
    return client;
  }

  async function end() {
    const all = [...idle];
    idle.clear();
    for (const client of all) client.ref(); // or nothing would wait for the farewell
    await Promise.all(all.map((client) => client.end().catch(() => {})));
  }

  return {
    /** Rows as `psql -At` prints them. */
    async ask(text) {
      const lasting = LASTING.test(text);
      if (lasting) await end();
      const client = await (lasting ? connect() : taken());
      let done = false;
      try {
        const rows = await answer(client, text);
        done = !lasting;
        return rows;
      } finally {
        await (done ? put_by(client) : client.end().catch(() => {}));
      }
    },
    end,
  };
}

/** One question, nothing kept. */
export async function ask_once(conninfo, text) {
  const base = database(conninfo);
  try {
    return await base.ask(text);
  } finally {
    await base.end();
  }
}
