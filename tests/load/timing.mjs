// timing.mjs - does the time of an answer tell the hidden rule? Two rule sets that accept the same moves, one as short and one as long and
// hard to work out as a text may be, are played turn about with the same attempts through the whole arena. Told are the times of both,
// and how often the answer of the hard one was the slower of a pair: half of them, and nobody can tell. LOAD_ATTEMPTS (1500) of each.
// Needs a built arena.
import assert from 'node:assert/strict';
import { seat_path } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';
import { quantile } from './measure.mjs';

const ATTEMPTS = Number(process.env.LOAD_ATTEMPTS ?? 1500), PIECES = 9, DENIED_A_TABLE = 60;
const LONG = Array.from({ length: 40 }, (_, i) => i + 3).join('*');
const HARD = Array.from({ length: 64 }, (_, i) => `(shape:[SQUARE,STAR,CIRCLE,TRIANGLE], bucket:[0*(${i}+${LONG})])`).join(' ');
const RULES = { short: '(bucket:0)', hard: HARD };

const s = await stack({ workers: 2, own: true, env: { QUADRIVIUM_LIMIT_GUESTS: '1000000', QUADRIVIUM_LIMIT_WRITES: '1000000', QUADRIVIUM_LIMIT_READS: '1000000' } });

async function table(rules, seed) {
  const [author, client] = [await s.guest(), await s.guest()];
  const { body: lobby } = await author.post('/lobbies', { game: 'rulegame', variant: 'solo', rated: false, private: true, clock: { mode: 'untimed' }, seed,
    options: { rules, boards: 1, min_objects: PIECES, max_objects: PIECES } });
  const invite = new URL(lobby.join_url, s.url).searchParams.get('invite');
  const { body: { match } } = await client.put(`/lobbies/${lobby.id}/seats/me`, { invite });
  return { client, match, turn: 1 };
}

async function attempt(t, i) {
  const began = performance.now();
  const { body } = await t.client.put(seat_path(t.match, t.turn), { orders: { type: 'move', piece: i % PIECES, bucket: 1 + (i % 3) } });
  const ms = performance.now() - began;
  assert.equal(body.result.result, 'deny', JSON.stringify(body));
  t.turn += 1;
  return ms;
}

const times = { short: [], hard: [] };
let slower = 0;
try {
  for (let n = 0; times.hard.length < ATTEMPTS; n += 1) {
    const seed = n.toString(16).padStart(16, '0');
    const pair = [['short', await table(RULES.short, seed)], ['hard', await table(RULES.hard, seed)]];
    for (let i = 0; i < DENIED_A_TABLE; i += 1) {
      for (const [name, t] of i % 2 ? pair : [...pair].reverse()) times[name].push(await attempt(t, i));
      slower += times.hard.at(-1) > times.short.at(-1);
    }
  }
  const told = (all) => Object.fromEntries([['p50', 0.5], ['p95', 0.95]].map(([name, q]) => [name, quantile(all, q).toFixed(2)]));
  console.log(JSON.stringify({ attempts: times.hard.length, hard_rules_bytes: HARD.length, short_ms: told(times.short), hard_ms: told(times.hard), hard_slower: (slower / times.hard.length).toFixed(3) }));
} finally {
  await s.stop();
}
