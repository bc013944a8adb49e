// Whole matches of the Rule Game by scripts: alone and as a race, what is answered, what is refused, what opens at the end.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { misfit } from '../lib/openapi.mjs';
import { seat_path, view_of } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack();
after(() => s.stop());

const TRAYS = { SQUARE: 0, STAR: 1, CIRCLE: 2, TRIANGLE: 3 };
const by_shape = ({ properties }) => TRAYS[properties.shape];
const SHORT = { level: 'cabinet', boards: 2, min_objects: 4, max_objects: 4 };

/** A table for one; answers {match, who}. */
async function alone(options = SHORT) {
  const who = await s.guest();
  const { body, status } = await who.post('/lobbies', { game: 'rulegame', variant: 'solo', seats: 1, options, clock: { mode: 'untimed' } });
  assert.equal(status, 201, JSON.stringify(body));
  return { match: body.match, who };
}

/** A race of so many at one table. */
async function race(n, options = SHORT) {
  const seats = await Promise.all(Array.from({ length: n }, () => s.guest()));
  const { body: lobby } = await seats[0].post('/lobbies', { game: 'rulegame', variant: 'race', seats: n, options, clock: { mode: 'untimed' }, private: false });
  let full = lobby;
  for (const one of seats.slice(1)) ({ body: full } = await one.put(`/lobbies/${lobby.id}/seats/me`, {}));
  assert.equal(full.status, 'started', JSON.stringify(full));
  return { match: full.match, seats };
}

const mine = (view) => view.view.seats[view.seat];

const put = (who, match, turn, orders) => who.call('PUT', seat_path(match, turn), { body: { orders } });
const act = (who, match, what) => who.call('POST', `/matches/${match}/acts`, { body: { act: what } });

async function attempt(who, match, order) {
  const view = await view_of(who, match);
  return put(who, match, view.turn, order);
}

async function moved(who, match, piece, bucket) {
  const { body, status, text } = await attempt(who, match, { type: 'move', piece, bucket });
  assert.equal(status, 200, text);
  assert.equal(misfit('RulegameAnswer', body.result), '');
  return body;
}

/** Clear what is on the board with the rule known, after `errors` denied attempts; the last receipt. */
async function clear_board(who, match, errors = 0) {
  let receipt;
  const board = mine(await view_of(who, match)).board;
  const [first] = board.pieces;
  for (let i = 1; i <= errors; i += 1) {
    receipt = await moved(who, match, first.piece, (by_shape(first) + i) % 4);
    assert.equal(receipt.result.result, 'deny');
  }
  for (const piece of board.pieces) {
    receipt = await moved(who, match, piece.piece, by_shape(piece));
    assert.equal(receipt.result.result, 'accept');
  }
  return receipt;
}

test('a series alone, from the first attempt to the rule that is told', async () => {
  const { match, who } = await alone();
  assert.ok(!('rules' in (await view_of(who, match)).view));
  const first = await clear_board(who, match, 2);
  assert.deepEqual(first.result, { result: 'accept', finish: 1, attempts: 6, done: 4, points_range: [6, 6], streak: 4, board: 1, over: false });
  const middle = await view_of(who, match);
  assert.deepEqual([mine(middle).boards_done, mine(middle).points, mine(middle).attempts, mine(middle).board.number], [1, 6, 6, 2]);
  assert.ok(!JSON.stringify(middle).includes('accepts'));
  const guess = await act(who, match, { type: 'guess', text: 'every shape has its bucket', confidence: 6 });
  assert.equal(guess.status, 200, JSON.stringify(guess.body));
  const last = await clear_board(who, match);
  assert.deepEqual([last.result.finish, last.result.over], [1, true]);
  const end = await view_of(who, match);
  assert.equal(end.status, 'finished');
  assert.deepEqual(end.result, { places: [1], scores: [16], reason: 'finished' });
  assert.match(end.view.rules, /^# Display: The cabinet/);
  assert.deepEqual(mine(end).guesses, [{ boards: 1, guess: 'every shape has its bucket', confidence: 6 }]);
  assert.deepEqual(mine(end).results.map(({ finish, attempts, done, points }) => [finish, attempts, done, points]), [['cleared', 6, 4, 6], ['cleared', 4, 4, 10]]);
});

test('after the end every earlier position says what it would have taken', async () => {
  const { match, who } = await alone();
  for (let i = 0; i < 2; i += 1) await clear_board(who, match);
  for (const turn of [1, 3, 6]) {
    const { body } = await s.client().get(`/matches/${match}/spectate?turn=${turn}`);
    const { pieces } = body.view.seats[0].board;
    assert.ok(pieces.length > 0);
    for (const piece of pieces) assert.deepEqual(piece.accepts, [by_shape(piece)], `turn ${turn}`);
    const { body: then } = await s.client().get(`/matches/${match}/spectate?turn=${turn}&seat=0`);
    assert.ok(!('rules' in then.view) && then.view.seats[0].board.pieces.every((piece) => !('accepts' in piece)), 'as it was known then');
  }
});

test('what is refused costs nothing and says why', async () => {
  const { match, who } = await alone();
  const { pieces } = mine(await view_of(who, match)).board;
  const [one] = pieces;
  assert.equal((await moved(who, match, one.piece, by_shape(one))).result.result, 'accept');
  const codes = async (order) => {
    const { body, status } = await attempt(who, match, order);
    assert.ok(status >= 400 && status < 500, JSON.stringify(body));
    return [body.code, ...(body.errors ?? []).map((e) => e.code)].filter(Boolean).join(' ');
  };
  assert.match(await codes({ type: 'move', piece: one.piece, bucket: 0 }), /invalid_object/);
  assert.match(await codes({ type: 'move', cell: one.cell, bucket: 0 }), /empty_cell/);
  assert.match(await codes({ type: 'move', piece: 1, bucket: 9 }), /invalid_arguments/);
  assert.match(await codes({ type: 'move', piece: 1, bucket: 0, attempt: 7 }), /attempt_mismatch/);
  assert.match(await codes([{ type: 'move', piece: 1, bucket: 0 }]), /\w/);
  const up = await act(who, match, { type: 'give_up' });
  assert.match(JSON.stringify(up.body), /cannot_give_up/);
  assert.equal(mine(await view_of(who, match)).attempts, 1);
});

test('two at once with the same number: one counts, the other is told so, and repeating the body is not an attempt', async () => {
  const { match, who } = await alone();
  const view = await view_of(who, match);
  const [a, b] = mine(view).board.pieces;
  const [one, two] = [{ type: 'move', piece: a.piece, bucket: by_shape(a), attempt: 0 }, { type: 'move', piece: b.piece, bucket: by_shape(b), attempt: 0 }];
  const answers = await Promise.all([put(who, match, view.turn, one), put(who, match, view.turn, two)]);
  const statuses = answers.map(({ status }) => status).sort();
  assert.equal(statuses[0], 200);
  assert.equal(statuses[1], 409, JSON.stringify(answers.map(({ body }) => body)));
  const won = answers[0].status === 200 ? one : two;
  assert.equal((await put(who, match, view.turn, won)).status, 200, 'the same body again is the same attempt');
  const seat = mine(await view_of(who, match));
  assert.deepEqual([seat.attempts, seat.board.done], [1, 1]);
});

test('a move after the end, a series given up', async () => {
  const { match, who } = await alone({ ...SHORT, give_up_at: 1 });
  await clear_board(who, match);
  const { status } = await act(who, match, { type: 'give_up' });
  assert.equal(status, 200);
  const end = await view_of(who, match);
  assert.deepEqual([end.status, end.result.scores, mine(end).results[1].finish], ['finished', [10], 'given_up']);
  const late = await put(who, match, end.turn, { type: 'move', piece: 0, bucket: 0 });
  assert.equal(late.status, 409, JSON.stringify(late.body));
  assert.match(late.body.code, /over|finished/);
});

test('a race of three: the same boards, counts alone while it runs, everything at the end', async () => {
  const { match, seats } = await race(3);
  const starts = await Promise.all(seats.map((who) => view_of(who, match)));
  assert.equal(new Set(starts.map((view) => JSON.stringify(mine(view).board.pieces))).size, 1);
  await Promise.all(seats.map((who, i) => clear_board(who, match, i)));
  for (const [i, who] of seats.entries()) {
    const { view } = await view_of(who, match);
    view.seats.forEach((seat, at) => assert.equal('board' in seat, at === i));
    assert.deepEqual(view.seats.map((seat) => [seat.boards_done, seat.attempts, seat.removed]), [[1, 4, 4], [1, 5, 4], [1, 6, 4]]);
  }
  const { body: watched } = await s.client().get(`/matches/${match}/spectate`);
  assert.ok(watched.view.seats.every((seat) => !('board' in seat) && !('results' in seat)));
  await clear_board(seats[0], match);
  await clear_board(seats[2], match);
  assert.ok(!('rules' in (await view_of(seats[0], match)).view), 'one still plays');
  await clear_board(seats[1], match);
  const end = await view_of(seats[0], match);
  assert.deepEqual(end.result, { places: [1, 2, 3], scores: [20, 19, 16], reason: 'finished' });
  for (const who of seats) assert.equal((await view_of(who, match)).turn, 11, 'the replay ends where the match did, with whoever made the most attempts');
  const { body: whole } = await s.client().get(`/matches/${match}/spectate?turn=11`); // the bare address may be answered from a moment ago
  assert.deepEqual([whole.turn, whole.view.seats.map((seat) => seat.attempts)], [11, [8, 9, 10]]);
  for (const seat of [0, 1, 2]) { // looking back through the eyes of one, a turn is one of theirs
    for (const turn of [1, 3]) {
      const { body: then } = await s.client().get(`/matches/${match}/spectate?turn=${turn}&seat=${seat}`);
      assert.equal(then.view.seats[seat].attempts, turn - 1, `seat ${seat}, turn ${turn}`);
    }
  }
  assert.ok(end.view.seats.every((seat) => seat.results.length === 2) && end.view.rules);
  const { body: record } = await s.client().get(`/matches/${match}/export`);
  assert.deepEqual(record.hashes.map(({ turn }) => turn), [1, 2, 3, 4, 5, 6, 7, 8, 9, 10], 'one hash for each number, whichever seats had it');
  assert.deepEqual((await s.client().post('/verify', record)).body, { ok: true, turns: 27, hash: record.hashes[8].hash, first_bad_turn: null });
});
