// server.mjs - the peer of the bench's pair `peer`: the path of an order in the manner of a Node service, Fastify 5 and node-postgres, one
// process for each processor. It does for an order what the arena does, no more: session (cached for a minute), origin, the shape of the
// body, the match locked, the answer kept for a repeated request, turn and seat, legality, then the event with the answer and the match in
// one durable transaction. Of the rules it knows only what the bench plays: one piece walks to a free square beside it.
//
// usage: node server.mjs PORT CONNINFO PROCESSES LOG   a line for each request goes to LOG; `ready` on stdout once all of them listen
import cluster from 'node:cluster';
import { createHash } from 'node:crypto';
import Fastify from 'fastify';
import pg from 'pg';

const [port, conninfo, processes, log] = process.argv.slice(2);
const POOL = 8; // connections of each process: more of them only wait for the same two processors
const TRUST_MS = 60_000;

/** `host=/dir user=quad` as node-postgres wants it. */
const options = Object.fromEntries(conninfo.split(' ').map((word) => word.split('=')));
const place = { host: options.host, user: options.user, database: options.dbname };

const SQL = {
  session: { name: 'session', text: 'select account_id from session where token_hash = $1 and expires_at > now()' },
  lock: { name: 'lock', text: 'select id, turn, south_id, north_id, status, state from match where public_id = $1 for no key update' },
  receipt: { name: 'receipt', text: 'select sent, receipt from match_event where match_id = $1 and n = $2' },
  event: {
    name: 'event',
    text: 'insert into match_event (match_id, n, kind, turn, body, hash, sender, sent, receipt) values ($1, $2, $3, $4, $5, $6, $7, $8, $9)',
  },
  update: { name: 'update', text: 'update match set turn = $2, state = $3, state_hash = $4, changed_at = now() where id = $1' },
};

/** What is wrong with a request: becomes problem+json. */
class Problem extends Error {
  constructor(status, code, detail) {
    super(detail);
    Object.assign(this, { statusCode: status, code });
  }
}

const sessions = new Map();

async function account_of(pool, cookie) {
  const token = /(?:^|; )qsid=([^;]+)/.exec(cookie ?? '')?.[1];
  if (!token) throw new Problem(401, 'unauthenticated', 'sign in first');
  const hash = createHash('sha256').update(token).digest('hex'), known = sessions.get(hash);
  if (known && known.until > Date.now()) return known.account;
  const { rows: [row] } = await pool.query({ ...SQL.session, values: [hash] });
  if (!row) throw new Problem(401, 'unauthenticated', 'sign in first');
  sessions.set(hash, { account: row.account_id, until: Date.now() + TRUST_MS });
  return row.account_id;
}

/** Refuses a move that is not the seat's piece of that kind going one square to a free one; else plays it. */
function play(pieces, seat, { kind, from, to }) {
  const piece = pieces[from.join()];
  if (!piece || piece.seat !== seat || piece.kind !== kind) throw new Problem(400, 'no_piece', 'there is no such piece of yours');
  const far = Math.max(Math.abs(from[0] - to[0]), Math.abs(from[1] - to[1]));
  if (far !== 1) throw new Problem(400, 'too_far', 'this piece goes one square');
  if (pieces[to.join()]) throw new Problem(400, 'occupied', 'the square is occupied');
  delete pieces[from.join()];
  pieces[to.join()] = piece;
}

/** An order on the locked match: gives the text of the answer. */
async function take_order(client, { match, turn, account, orders }) {
  const { rows: [row] } = await client.query({ ...SQL.lock, values: [match] });
  if (!row) throw new Problem(404, 'not_found', 'not found');
  const seat = [row.south_id, row.north_id].indexOf(account);
  if (seat < 0) throw new Problem(403, 'not_seated', 'you are not a player in this game');
  const sent = JSON.stringify({ orders, ready: true });
  if (turn < row.turn) {
    const { rows: [old] } = await client.query({ ...SQL.receipt, values: [row.id, turn] });
    if (old?.sent === sent) return old.receipt;
    throw new Problem(409, 'turn_closed', `turn ${turn} is over; the game is at turn ${row.turn}`);
  }
  if (row.status !== 'live') throw new Problem(409, 'game_over', 'the game is over');
  if (turn > row.turn) throw new Problem(409, 'stale_turn', `the game is at turn ${row.turn}, not ${turn}`);
  if (seat !== (turn - 1) % 2) throw new Problem(409, 'not_your_turn', `no orders are due from you in turn ${turn}`);
  for (const move of orders.moves) play(row.state.pieces, seat, move);
  const state = JSON.stringify(row.state), hash = createHash('sha256').update(state).digest('hex');
  const receipt = JSON.stringify({
    seq: turn + 1, turn, accepted: orders.moves.map((move, i) => ({ i, text: `${move.kind}${move.from}>${move.to}` })), rejected: [], ready: true,
    standing: { status: 'live', stage: 'play', turn: turn + 1, result: null },
  });
  const event = JSON.stringify({ kind: 'turn', orders: seat ? [null, orders] : [orders, null] });
  await client.query({ ...SQL.event, values: [row.id, turn, 'turn', turn, event, hash, seat, sent, receipt] });
  await client.query({ ...SQL.update, values: [row.id, turn + 1, state, hash] });
  return receipt;
}

/** The body of take_order in a transaction. */
async function transact(pool, order) {
  const client = await pool.connect();
  try {
    await client.query({ name: 'begin', text: 'begin' });
    const answer = await take_order(client, order);
    await client.query({ name: 'commit', text: 'commit' });
    return answer;
  } catch (error) {
    await client.query('rollback');
    throw error;
  } finally {
    client.release();
  }
}

const SQUARE = { type: 'array', items: { type: 'integer', minimum: 0, maximum: 9 }, minItems: 2, maxItems: 2 };
const MOVE = { type: 'object', required: ['kind', 'from', 'to'], additionalProperties: false, properties: { kind: { type: 'string', maxLength: 1 }, from: SQUARE, to: SQUARE } };
const BODY = {
  type: 'object', required: ['orders'], additionalProperties: false,
  properties: {
    orders: {
      type: 'object', required: ['type', 'place', 'moves'], additionalProperties: false,
      properties: { type: { const: 'turn' }, place: { type: 'array', maxItems: 0 }, moves: { type: 'array', items: MOVE, maxItems: 1 } },
    },
  },
};
const PARAMS = {
  type: 'object', properties: { match: { type: 'string', pattern: '^[a-z2-7]{10}$' }, turn: { type: 'integer', minimum: 0, maximum: 2000000000 } },
};

async function serve() {
  const pool = new pg.Pool({ ...place, max: POOL });
  const app = Fastify({ bodyLimit: 256 * 1024, logger: { file: log }, disableRequestLogging: true });
  app.addHook('onResponse', async (request, reply) => {
    request.log.info({ method: request.method, path: request.url, status: reply.statusCode, ms: reply.elapsedTime }, 'request');
  });
  app.setErrorHandler((error, request, reply) => {
    const status = error.statusCode ?? 500;
    reply.code(status).type('application/problem+json').send({ title: error.message, status, code: error.code });
  });
  app.put('/api/v1/matches/:match/turns/:turn/orders', { schema: { body: BODY, params: PARAMS } }, async (request, reply) => {
    if (request.headers['sec-fetch-site'] !== 'same-origin') throw new Problem(403, 'foreign_origin', 'another site sent this request');
    const account = await account_of(pool, request.headers.cookie);
    const answer = await transact(pool, { ...request.params, account, orders: request.body.orders });
    return reply.type('application/json').header('cache-control', 'no-store').send(answer);
  });
  await app.listen({ port: Number(port), host: '127.0.0.1' });
}

if (cluster.isPrimary) {
  let listening = 0;
  cluster.on('listening', () => {
    if (++listening === Number(processes)) console.log('ready');
  });
  cluster.on('exit', () => process.exit(1));
  for (let i = 0; i < Number(processes); i++) cluster.fork();
} else {
  await serve();
}
