// What the Rule Game keeps to itself on the real stack: who wrote a rule set watches, two rule sets that agree on what was done look the same
// in every byte, and nonsense leaves a board as it was.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { after, describe, test } from 'node:test';
import { unkept } from '../lib/client.mjs';
import { operations } from '../lib/openapi.mjs';
import { seat_path, view_of } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

const UNTIMED = { mode: 'untimed' };
const table = (who, variant, more) => who.call('POST', '/lobbies', { body: { game: 'rulegame', variant, clock: UNTIMED, ...more } });
const codes = ({ body }) => [body.code, ...(body.errors ?? []).map(({ path, code }) => `${path} ${code}`)];

test('who wrote the rules of a table watches, and others sit', async () => {
  const [author, other] = await Promise.all([s.guest(), s.guest()]);
  const { body: lobby, status } = await table(author, 'solo', { options: { rules: '(bucket:0)' } });
  assert.deepEqual([status, lobby.status, lobby.author_watches, lobby.seats[0].name], [201, 'open', true, null]);
  assert.ok(lobby.join_url && !JSON.stringify(lobby).includes('bucket:0'));
  const sat = await author.call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} });
  assert.deepEqual([sat.status, sat.body.code], [403, 'author_watches']);
  const { body: begun } = await other.put(`/lobbies/${lobby.id}/seats/me`, {});
  assert.equal(begun.status, 'started', JSON.stringify(begun));
  const { body: seen } = await author.get(`/matches/${begun.match}/spectate`);
  assert.ok(!('rules' in seen.view) && seen.view.seats[0].board.pieces.length === 9);
  const moved = await author.call('PUT', seat_path(begun.match, 1), { body: { orders: { type: 'move', piece: 0, bucket: 0 } } });
  assert.deepEqual([moved.status, moved.body.code], [403, 'not_seated']);
});

test('no way around: one click, a race among bots, a level by its name', async () => {
  const author = await s.guest();
  for (const versus of ['bot:random', 'anyone']) {
    const { body, status } = await author.call('POST', '/play', { body: { game: 'rulegame', variant: 'race', versus, options: { rules: '(bucket:0)' } } });
    assert.deepEqual([status, body.code], [403, 'author_watches'], versus);
  }
  const bots = [{ seat: 0, bot: 'bot:memory' }, { seat: 1, bot: 'bot:hypothesis' }];
  const watched = await table(author, 'race', { seats: 2, bots, options: { rules: '(bucket:0)', boards: 1 } });
  assert.deepEqual([watched.status, watched.body.status], [201, 'started'], watched.text);
  const own = await table(author, 'race', { seats: 2, bots, options: { level: 'cabinet' } });
  assert.deepEqual([own.status, ...codes(own)], [422, 'bad_request', '/bots/0/seat bad_request']);
  const level = await table(author, 'solo', { options: { rules: 'cabinet' } });
  assert.deepEqual([level.body.status, level.body.author_watches], ['started', false]);
});

test('rules with a fault open no table and name the place', async () => {
  const author = await s.guest();
  const cases = [
    ['(*,*,*,*,0)\n(bucket:[0,1)', 'expected_token', 'line 2, column'],
    [`(bucket:${'('.repeat(1000)}1${')'.repeat(1000)})`, 'too_large', 'line 1, column'],
    ['(count:99999999999)', 'bad_number', 'line 1, column 8'],
    ['(pos:Sideways)', 'unknown_order', 'line 1, column 6'],
    ['(shape:"star)', 'unterminated_string', 'line 1, column'],
    ['Order X=[7,37]\n(pos:X)', 'bad_order', 'line 1, column'],
    ['(bucket:0)'.repeat(1600), 'too_large', 'line 1, column'],
  ];
  for (const [rules, code, place] of cases) {
    const answer = await table(author, 'solo', { options: { rules } });
    assert.deepEqual([answer.status, ...codes(answer)], [422, 'bad_options', `/rules ${code}`], answer.text);
    assert.ok(answer.body.errors[0].hint.includes(place), answer.text);
  }
  const long = await table(author, 'solo', { options: { rules: '(bucket:0)'.repeat(10000) } });
  assert.ok(long.status === 422 || long.status === 413, long.text);
});

/* ---- two worlds over HTTP ---- */

const WORLDS = { solo: 1, race: 2, adversarial: 2, coop: 2 };
const PAIRS = [['(bucket:0)', '(bucket:[0,1])'], ['(pos:L1,bucket:0) (pos:T,bucket:0) (bucket:0)', '2 (bucket:0)\n(bucket:[0,1])']];
const DEEDS = [{ bucket: 2 }, { bucket: 0 }, { pick: true }, { bucket: 3 }, { bucket: 0 }, { bucket: 0 }, { bucket: 9 }, { gone: true }];

/** A match by that rule, whose author watches; without a rule, one of a stored rule, at which its host plays too. */
async function world(variant, rules, options, names, seed = '00000000000000a7') {
  const author = await s.guest();
  const others = await Promise.all(Array.from({ length: WORLDS[variant] - (rules ? 0 : 1) }, () => s.guest()));
  const { body: lobby, text } = await table(author, variant, { seats: WORLDS[variant], private: true, rated: false, seed, options: { ...(rules && { rules }), ...options } });
  assert.ok(lobby.join_url || lobby.match, text);
  const invite = lobby.join_url && new URL(lobby.join_url, 'http://x').searchParams.get('invite');
  let full = lobby;
  for (const one of others) ({ body: full } = await one.put(`/lobbies/${lobby.id}/seats/me`, { invite }));
  assert.equal(full.status, 'started', JSON.stringify(full));
  return { seats: rules ? others : [author, ...others], author, guest: await s.guest(), match: full.match, names, said: [] };
}

/* What differs between any two matches: ids, people, times, the sealed seed. */
const VARIES = [/"used_ms":\d+/g, /"(name|creator|at|created_at|started_at|ended_at|now|deadline|etag|nonce|seed_commitment|request_id|trace|instance|written_at|sent_at|updated_at|since)": ?("[^"]*"|[0-9]+)/g,
  /\d{4}-\d\d-\d\dT[\d:.]+Z/g, /[0-9a-f]{32,}/g, /Guest[-_ ]?[\w-]+/gi];
const DROPPED = new Set(['date', 'x-account', 'set-cookie', 'x-request-id', 'etag', 'connection', 'keep-alive', 'server-timing', 'ratelimit-remaining', 'ratelimit-reset', 'ratelimit', 'content-length']);

function plain(w, { status, headers, text }) {
  const kept = headers ? Object.entries(headers).filter(([name]) => !DROPPED.has(name)).sort().join('\n') : '';
  return VARIES.reduce((all, varies) => all.replace(varies, '*'), `${status}\n${kept}\n${text}`.replaceAll(w.match, 'MATCH'));
}

/* What strangers see comes from a worker, not from what the front server kept a moment ago. */
async function look(w, strangers = false) {
  const paths = ['', '/view', '/view?format=compact', '/legal', '/log', '/messages', '/export', '/evaluations', '/notes', '/ratings', '/plan', ...(strangers ? ['/spectate', '/board.svg'] : [])];
  const told = async (who, name, path) => [name, plain(w, await who.call('GET', unkept(path)))];
  for (const who of strangers ? [...w.seats, w.author, w.guest, s.client()] : w.seats) {
    w.said.push(...await Promise.all(paths.map((path) => told(who, path, `/matches/${w.match}${path}`))));
  }
  for (const who of w.seats) w.said.push(await told(who, 'inbox', '/me/inbox'));
}

async function deed(w, what) {
  for (const who of w.seats) {
    const { turn, view, seat } = await view_of(who, w.match);
    const [piece] = view.seats[seat].board.pieces;
    const order = what.pick ? { type: 'pick', piece: piece.piece } : { type: 'move', piece: what.gone ? 30 : piece.piece, bucket: what.bucket ?? 0 };
    w.said.push([JSON.stringify(order), plain(w, await who.call('PUT', seat_path(w.match, turn), { body: { orders: order } }))]);
  }
}

/* The server makes every answer about a hidden rule take the same time. Asked for together, they are waited for together. */
describe('two rule sets that agree on the moves made look the same', { concurrency: true }, () => {
  for (const variant of Object.keys(WORLDS)) test(variant, () => looks_the_same(variant));
});

async function played(variant, rules) {
  const w = await world(variant, rules, { boards: 1 });
  for (const what of DEEDS) {
    await deed(w, what);
    await look(w);
  }
  await look(w, true);
  return w;
}

async function looks_the_same(variant) {
  let compared = 0;
  for (const pair of PAIRS) {
    const [one, two] = await Promise.all(pair.map((rules) => played(variant, rules)));
    assert.equal(one.said.length, two.said.length);
    for (let i = 0; i < one.said.length; i += 1) {
      assert.deepEqual(one.said[i], two.said[i]);
      compared += one.said[i][1].length;
    }
  }
  assert.ok(compared > 100000, `${compared} bytes compared`);
}

/* ---- the traffic of an episode ---- */

const SEED = 'c3a4d1905be27f86'; // one that no other number is
const READS = operations().filter(({ method, template }) => method === 'GET' && template.startsWith('/matches/{match}'));
/* These wait in a queue of sixteen, for all episodes of this file: each person asks for one after another. */
const QUEUED = /^\/(matches\/\w+\/(export|board\.png|replay\.gif)|me\/export)$/;
const LEVEL = readFileSync(new URL('../../backend/games/rulegame/ladder/02_cabinet.txt', import.meta.url), 'utf8');
const HUSH = '# crocodile\n2 (pos:L1,bucket:0) (pos:T,bucket:0) (bucket:0)\n(bucket:[0,1])';
/* What would be a member of the rule, of its state or of the generator of boards, whatever it holds. */
const TELLING = /"(rules?|rule_id|rule_set|accepts|allowed|counters?|row|line|seed|nonce|generator|rng|state)":/;

/** All that is sent to players and strangers while an episode is played, as it is sent. */
async function traffic(w) {
  const heard = [], hear = async (who, method, path, body) => {
    const { headers, text, status } = await who.call(method, unkept(path), body === undefined ? {} : { body });
    assert.notEqual(status, 503, text);
    heard.push(`${method} ${path} ${JSON.stringify(headers)} ${text}`);
  };
  const read = async () => {
    for (const who of [...w.seats, w.guest, s.client()]) {
      const paths = [...READS.map(({ template }) => template.replace('{match}', w.match).replace(/\{\w+\}/g, '1')), `/matches/${w.match}/view?format=compact`, ...(who.account ? ['/me/inbox', '/me/export'] : []), '/matches', '/lobbies'];
      await Promise.all(paths.filter((path) => !QUEUED.test(path)).map((path) => hear(who, 'GET', path)));
      for (const path of paths.filter((one) => QUEUED.test(one))) await hear(who, 'GET', path);
    }
  };
  await read();
  for (const what of DEEDS)
    for (const who of w.seats) {
      const { turn, view, seat } = await view_of(who, w.match);
      const [piece] = view.seats[seat].board.pieces;
      await hear(who, 'PUT', seat_path(w.match, turn), { orders: what.pick ? { type: 'pick', piece: piece.piece } : { type: 'move', piece: what.gone ? 30 : piece.piece, bucket: what.bucket ?? 0 } });
    }
  await read();
  return heard;
}

describe('the traffic of an episode tells neither the rule nor what it is judged by', { concurrency: true }, () => {
  for (const variant of Object.keys(WORLDS))
    for (const stored of [false, true])
      test(`${variant}, ${stored ? 'stored' : 'written'}`, async () => {
        const rules = stored ? LEVEL : HUSH;
        const heard = await traffic(await world(variant, stored ? null : HUSH, { boards: 1, ...(stored && { level: 'cabinet' }) }, [], SEED));
        const number = BigInt(`0x${SEED}`);
        const lines = rules.split('\n').map((line) => JSON.stringify(line.trim()).slice(1, -1)).filter((line) => line.length > 5);
        const secret = [...lines, ...lines.map((line) => line.replaceAll(' ', '')), 'crocodile', SEED, String(number), String(BigInt.asIntN(64, number))];
        for (const text of heard) {
          for (const part of secret) assert.ok(!text.toLowerCase().includes(part.toLowerCase()), `${part} in ${text.slice(0, 3000)}`);
          assert.doesNotMatch(text, TELLING);
        }
        assert.ok(heard.length > 60);
      });
});

test('ids of matches tell neither when they began nor by which rule they are played', async () => {
  const matches = [], lobbies = [];
  for (let i = 0; i < 24; i++) {
    const { body } = await table(await s.guest(), 'solo', { options: { level: i % 2 ? 'cabinet' : 'first_steps' } });
    lobbies.push(body.id);
    matches.push(body.match);
  }
  for (const ids of [matches, lobbies]) {
    assert.notDeepEqual(ids, [...ids].sort());
    assert.notDeepEqual(ids, [...ids].sort().reverse());
    assert.equal(new Set(ids.map((id) => id.slice(0, 6))).size, ids.length, 'no two begin alike');
    assert.equal(new Set(ids.map((id) => id.slice(-6))).size, ids.length, 'no two end alike');
  }
});

/* ---- nonsense during play ---- */

test('nonsense is refused by name and leaves the board as it was', async () => {
  const who = await s.guest();
  const { body: { match } } = await table(who, 'solo', { options: { level: 'first_steps', boards: 1, min_objects: 2, max_objects: 2, max_shapes: 2, max_colors: 2 } });
  const put = (order, turn) => who.call('PUT', seat_path(match, turn), { body: { orders: order } });
  const before = await view_of(who, match);
  const cases = [
    [{ type: 'move', piece: 0, bucket: 9 }, 422, 'invalid_arguments'], [{ type: 'move', piece: 0, bucket: 7 }, 422, 'invalid_arguments'],
    [{ type: 'move', piece: -1, bucket: 0 }, 422, 'invalid_arguments'], [{ type: 'move', piece: 5, bucket: 0 }, 422, 'invalid_object'],
    [{ type: 'move', cell: 99, bucket: 0 }, 422, 'empty_cell'], [{ type: 'move', piece: 0, bucket: 0, attempt: 3 }, 409, 'attempt_mismatch'],
    [[{ type: 'move', piece: 0, bucket: 0 }], 422, 'one_order_per_request'], [{ type: 'guess', text: 'x', confidence: 1 }, 422, 'bad_request'],
    [{ type: 'move', piece: 0, bucket: 1e12 }, 422, 'bad_request'], [{ type: 'move', piece: { a: 1 }, bucket: 0 }, 422, 'bad_request'],
  ];
  for (const [order, status, code] of cases) {
    const answer = await put(order, before.turn);
    assert.equal(answer.status, status, `${JSON.stringify(order)}: ${answer.text}`);
    assert.ok(codes(answer).join(' ').includes(code), `${JSON.stringify(order)}: ${answer.text}`);
    const then = await view_of(who, match);
    assert.deepEqual([then.turn, then.view], [before.turn, before.view]);
  }
});

test('of two tabs that move at once one has its move, and after the end there is none', async () => {
  const who = await s.guest();
  const { body: { match } } = await table(who, 'solo', { options: { level: 'first_steps', boards: 1, min_objects: 2, max_objects: 2, max_shapes: 2, max_colors: 2 } });
  const put = (order, turn) => who.call('PUT', seat_path(match, turn), { body: { orders: order } });
  const tabs = await Promise.all([0, 1].map((piece) => put({ type: 'move', piece, bucket: 0, attempt: 0 }, 1)));
  assert.deepEqual(tabs.map(({ status }) => status).sort(), [200, 409], tabs.map(({ text }) => text).join());
  const { turn, view } = await view_of(who, match);
  assert.deepEqual([turn, view.seats[0].attempts], [2, 1]);
  const [left] = view.seats[0].board.pieces;
  const stale = await put({ type: 'move', piece: left.piece, bucket: 0, attempt: 0 }, turn);
  assert.deepEqual([stale.status, ...codes(stale)], [409, 'attempt_mismatch', '/attempt attempt_mismatch']);
  const gone = await put({ type: 'move', piece: 1 - left.piece, bucket: 0 }, turn);
  assert.ok(codes(gone).includes('/piece invalid_object'), gone.text);
  assert.equal((await put({ type: 'move', piece: left.piece, bucket: 0, attempt: 1 }, turn)).body.result.over, true);
  const late = await put({ type: 'move', piece: left.piece, bucket: 0 }, turn + 1);
  assert.equal(late.status, 409, late.text);
});

test('a rival that lets the time run out has lost', async () => {
  const [one, two] = await Promise.all([s.guest(), s.guest()]);
  const { body: lobby } = await table(one, 'adversarial', { seats: 2, clock: { mode: 'live', turn_seconds: 10 }, options: { level: 'cabinet', boards: 1 }, private: false });
  assert.equal(lobby.clock.turn_seconds, 10);
  const { body: full } = await two.put(`/lobbies/${lobby.id}/seats/me`, {});
  await s.sql(`update match set deadline = arena_now() - interval '1 second' where public_id = '${full.match}'`);
  const match = await until(async () => {
    const { body } = await one.get(`/matches/${full.match}`);
    return body.status !== 'live' && body;
  }, { what: 'the flag' });
  assert.equal(match.result?.reason, 'flag', JSON.stringify(match.result));
  assert.deepEqual(match.result.places ?? match.result.seats.map(({ place }) => place), [2, 1]);
});
