// Who may do what: every operation on a match and a table × nobody, a stranger, a player, held against one table.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { operations } from '../lib/openapi.mjs';
import { begun, turn } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

// operation: [nobody, stranger, South (to move), North]; a number, or a number and a code.
const NO = '401 unauthenticated';
const OUT = '403 not_seated';
const TABLE = {
  match_get: [200, 200, 200, 200], spectate_get: [200, 200, 200, 200], log_get: [200, 200, 200, 200], messages_get: [200, 200, 200, 200],
  export_get: ['409 not_finished', '409 not_finished', '409 not_finished', '409 not_finished'],
  view_get: [NO, OUT, 200, 200], legal_get: [NO, OUT, 200, 200], legal_post: [NO, OUT, 200, null], orders_get: [NO, OUT, 200, 200],
  orders_put: [NO, OUT, '409 not_your_turn', 200], ready_delete: [NO, OUT, null, null], act_post: [NO, OUT, '409 acts_closed', '409 acts_closed'],
  fork_post: [NO, '409 not_finished', '409 not_finished', '409 not_finished'],
  offer_post: [NO, OUT, 201, '409 offer_pending'], offer_put: [NO, OUT, 200, '409 no_offer'], message_post: [NO, 201, 201, 201],
  message_read_put: [NO, OUT, 204, 204], message_report_post: [NO, '404 not_found', '404 not_found', '404 not_found'], plan_get: [NO, OUT, 200, 200], plan_put: [NO, OUT, '422 plan_not_allowed', '422 plan_not_allowed'],
  plan_preview_post: [NO, OUT, '422 plan_not_allowed', '422 plan_not_allowed'], plan_delete: [NO, OUT, 204, 204], match_seat_put: [NO, '409 seat_taken', 200, 200], resign_post: [NO, OUT, 200, '409 game_over'], rematch_post: [NO, OUT, 201, 200],
  note_get: [NO, OUT, 200, 200], note_put: [NO, OUT, 200, 200], evaluations_get: [200, 200, 200, 200], picture_get: [200, 200, 200, 200], match_ratings_get: [200, 200, 200, 200],
};
const BODY = {
  legal_post: { orders: { type: 'turn', place: [], moves: [] } }, orders_put: { orders: turn('--') }, act_post: { act: {} }, offer_post: { kind: 'draw' }, offer_put: { accept: false },
  message_post: { to: 'all', text: 'hello' }, message_read_put: { n: 0 }, resign_post: { confirm: true },
  plan_put: { turn: 2, lines: [[turn('--'), turn('--')]] }, rematch_post: {}, fork_post: { turn: 1 }, plan_preview_post: {},
  message_report_post: { reason: 'abuse' },
  match_seat_put: {},
  note_put: { text: 'they move on the left' },
};

const path_of = (template, match) => template.replace('{match}', match).replace('{turn}', '2').replace('{offer}', '1').replace('{n}', '99');
const of_matches = operations().filter(({ template }) => template.startsWith('/matches/{match}'));

test('each operation on a match answers each caller as the table says', async () => {
  assert.deepEqual(of_matches.map(({ operation }) => operation.operationId).sort(), Object.keys(TABLE).sort(), 'an operation without a row');
  const t = await begun(s);
  await t.south.put(`/matches/${t.match}/turns/1/orders`, { orders: turn('--') });
  const callers = [s.client(), await s.guest(), t.south, t.north];
  for (const name of Object.keys(TABLE)) {
    const { template, method } = of_matches.find(({ operation }) => operation.operationId === name);
    for (const [i, caller] of callers.entries()) {
      if (TABLE[name][i] === null) continue;
      const answer = await caller.call(method, path_of(template, t.match), BODY[name] ? { body: BODY[name] } : {});
      const got = answer.status < 400 ? answer.status : `${answer.status} ${answer.body.code}`;
      assert.equal(got, TABLE[name][i], `${name} by caller ${i}: ${answer.text.slice(0, 300)}`);
    }
  }
});

test('an unknown match is the same 404 on every operation', async () => {
  const caller = await s.guest();
  const faces = new Set();
  for (const { template, method, operation } of of_matches) {
    const body = BODY[operation.operationId];
    const answer = await caller.call(method, path_of(template, 'aaaaaaaaaa'), body ? { body } : {});
    assert.deepEqual([operation.operationId, answer.status, answer.body.code], [operation.operationId, 404, 'not_found']);
    const { request_id, detail, ...face } = answer.body;
    assert.ok(request_id && detail);
    faces.add(JSON.stringify(face));
  }
  assert.equal(faces.size, 1);
});

test('a match is of no use to who has lost the seat\'s session', async () => {
  const t = await begun(s);
  const cookie = t.south.cookie;
  await t.south.delete('/sessions/current');
  t.south.cookie = cookie;
  await t.south.refuse(401, 'unauthenticated', 'PUT', `/matches/${t.match}/turns/1/orders`, { orders: turn('--') });
  await t.south.refuse(401, 'unauthenticated', 'GET', `/matches/${t.match}/view`);
  assert.equal((await t.south.get(`/matches/${t.match}/messages`)).body.items.length, 0);
});
