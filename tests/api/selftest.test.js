// The match that puts a program to the test: the sample programs cope, careless ones are found out, other matches notice nothing.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { setTimeout as sleep } from 'node:timers/promises';
import { bearer, person } from '../lib/people.mjs';
import { WALL, pick_turn } from '../lib/play.mjs';
import { LANGUAGES, run_sample } from '../lib/samples.mjs';
import { stack } from '../lib/stack.mjs';

/* With these draws no Commander falls, nor stands in check when a program passes, before everything was tried. */
const s = await stack({ env: { QUADRIVIUM_TEST_SEED: '00000000000000a1' } });
after(() => s.stop());
const owner = await person(s);
const { body: { token } } = await owner.post('/me/tokens', { label: 'test', scopes: ['play', 'lobby'] });
const begin = async (client, turn_limit = 12) => (await client.post('/selftest', { game: 'stratic', options: { turn_limit } })).body.match;
const report_of = async (client, match) => (await client.get(`/selftest/${match}`)).body;

for (const language of LANGUAGES) {
  test(`the sample in ${language} copes with everything`, async () => {
    const match = await begin(bearer(s, token));
    assert.match(match, /^[a-z2-7]{10}$/);
    await run_sample(language, s.url, token, match);
    const report = await report_of(owner, match);
    assert.deepEqual([report.status, report.coped, report.items.map((item) => [item.kind, item.status])],
      ['finished', true, ['conflict', 'limit', 'lost_reply', 'deadline'].map((kind) => [kind, 'coped'])], JSON.stringify(report));
  });
}

/* A turn of mine, or null when the match is over. */
async function my_turn(client, match) {
  for (;;) {
    const { body: view } = await client.get(`/matches/${match}/view`);
    if (view.status === 'finished') return null;
    if (view.owes) return view;
    await sleep(50);
  }
}

/* Sends at once again, whatever the answer: resolves to the match, and whether less than two seconds went by where they had to be waited for. */
async function careless(client) {
  const match = await begin(client);
  const put = (turn, orders) => client.call('PUT', `/matches/${match}/turns/${turn}/orders`, { body: { orders }, fresh: true }); // no silent second try
  await my_turn(client, match);
  assert.equal((await put(0, WALL)).body.code, 'stale_turn');
  assert.equal((await put(0, WALL)).status, 200);
  const view = await my_turn(client, match);
  const orders = await pick_turn(client, match, view);
  const began = performance.now(), wait = await put(view.turn, orders);
  assert.deepEqual([wait.status, wait.body.limit_key, wait.headers['retry-after']], [429, 'selftest', '2']);
  assert.equal((await put(view.turn, orders)).status, 200);
  const at_once = performance.now() - began < 1900;
  const next = await my_turn(client, match);
  const lost = await pick_turn(client, match, next);
  await assert.rejects(put(next.turn, lost), /hang up|ECONNRESET/);
  assert.deepEqual((await client.get(`/matches/${match}/turns/${next.turn}/orders`)).body.orders !== null, true, 'the order whose reply was lost does not count');
  assert.equal((await put(next.turn, lost)).status, 200);
  const late = await my_turn(client, match);
  const missed = await put(late.turn, await pick_turn(client, match, late));
  assert.deepEqual([missed.status, missed.body.code], [409, 'turn_closed']);
  await put(late.turn, { type: 'turn', text: '--' });
  return { match, at_once };
}

test('a program that sends at once again is told so', async () => {
  const client = bearer(s, token);
  const { match, at_once } = await careless(client);
  const report = await report_of(owner, match);
  const [, limit] = report.items.map((item) => item.status);
  assert.deepEqual(report.items.map((item) => item.status), ['failed', at_once ? 'failed' : limit, 'coped', 'failed'], JSON.stringify(report.items)); // a slow machine has waited
  await client.call('POST', `/matches/${match}/resign`, { body: { confirm: true } }); // where the bot has not ended it
  assert.equal((await report_of(owner, match)).coped, false);
});

test('what the end of the match leaves open is judged by the last look', async () => {
  for (const looks of ['before', 'after', 'never']) {
    const client = bearer(s, token);
    const match = await begin(client);
    await my_turn(client, match);
    await client.refuse(409, 'stale_turn', 'PUT', `/matches/${match}/turns/0/orders`, { orders: WALL });
    if (looks === 'before') await my_turn(client, match);
    assert.equal((await report_of(owner, match)).items[0].status, 'open');
    await client.post(`/matches/${match}/resign`, { confirm: true });
    if (looks === 'after') assert.equal((await client.get(`/matches/${match}/view`)).body.status, 'finished');
    const report = await report_of(owner, match);
    assert.deepEqual([report.coped, report.items.map((item) => item.status)], [false, [looks === 'never' ? 'open' : 'coped', 'due', 'due', 'due']]);
  }
});

test('the report is its owner\'s alone, and bad wishes are refused', async () => {
  const match = await begin(owner);
  await (await s.guest()).refuse(404, 'not_found', 'GET', `/selftest/${match}`);
  await owner.refuse(404, 'not_found', 'GET', '/selftest/selfaaaaaa');
  await owner.refuse(422, 'unknown_game', 'POST', '/selftest', { game: 'chess' });
  await owner.refuse(422, 'bad_options', 'POST', '/selftest', { game: 'stratic', options: { turn_limit: -1 } });
  await owner.refuse(422, 'unknown_member', 'POST', '/selftest', { game: 'stratic', rated: true });
});
