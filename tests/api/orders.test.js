// Orders: the turn guard in its order, sealing, drafts, replacing, dry runs, legal lists, refusals that change nothing.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, OTHER_FORMATION, play_line, put_orders, seat_path, SHORT_WIN, table, turn, view_of, WALL } from '../lib/play.mjs';

const s = await stack({ workers: 10 });
after(() => s.stop());

const refuse_orders = (client, match, n, orders, status, code, rest = {}) =>
  client.refuse(status, code, 'PUT', seat_path(match, n), { orders, ...rest });
const hash_of = (match) => s.sql(`select state_hash, events from match where public_id = '${match}'`);

test('a setup is sealed, shown to its owner, and opened when both are in', async () => {
  const t = await table(s);
  const first = await view_of(t.south, t.match);
  assert.deepEqual([first.turn, first.stage, first.seat, first.owes, first.orders], [0, 'setup', 0, true, null]);
  const { body: receipt } = await put_orders(t.south, t.match, 0, FORMATION);
  assert.deepEqual([receipt.turn, receipt.ready, receipt.rejected.length], [0, true, 0]);
  const mine = await view_of(t.south, t.match);
  assert.deepEqual([mine.owes, mine.orders.ready], [false, true]);
  assert.deepEqual(mine.orders.orders, FORMATION);
  assert.deepEqual((await t.south.get(seat_path(t.match, 0))).body.ready, true);
  assert.equal((await t.north.get(seat_path(t.match, 0))).body.orders, null);
  const { body: last } = await put_orders(t.north, t.match, 0, WALL);
  assert.deepEqual([last.turn, last.ready, last.rejected], [0, true, []]);
  const begun_view = await view_of(t.north, t.match);
  assert.deepEqual([begun_view.turn, begun_view.stage, begun_view.owes], [1, 'play', false]);
  assert.equal(begun_view.view.pieces.length, 38);
  assert.match(begun_view.view.text, /^str1\/2 e0 t0 S p0,0 r0,0 s0,0 /);
});

test('each refusal of the turn guard, in the order of the contract', async () => {
  const t = await begun(s);
  // current turn, not mine
  await refuse_orders(t.north, t.match, 1, turn('--'), 409, 'not_your_turn');
  // neither past nor current
  await refuse_orders(t.south, t.match, 2, turn('--'), 409, 'stale_turn');
  await refuse_orders(t.south, t.match, 900, turn('--'), 409, 'stale_turn');
  await refuse_orders(t.south, t.match, 2000000000, turn('--'), 409, 'stale_turn');
  for (const far of ['-1', '2000000001', '9007199254740991']) await refuse_orders(t.south, t.match, far, turn('--'), 404, 'not_found');
  // a past turn this seat owed
  await refuse_orders(t.south, t.match, 0, OTHER_FORMATION, 409, 'turn_closed');
  await put_orders(t.south, t.match, 1, turn('--'));
  await refuse_orders(t.south, t.match, 1, turn('Fa2>a3'), 409, 'turn_closed');
  // a past turn this seat did not owe
  await refuse_orders(t.north, t.match, 1, turn('--'), 409, 'stale_turn');
  await play_line(t, ['--', '--'], 2);
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  // the end comes before everything
  await refuse_orders(t.north, t.match, 4, turn('--'), 409, 'game_over');
  await refuse_orders(t.south, t.match, 1, turn('Fa2>a3'), 409, 'game_over');
  await refuse_orders(t.south, t.match, 77, turn('--'), 409, 'game_over');
});

test('the same PUT gets the stored answer, at once, after the turn and after the end', async () => {
  const t = await begun(s);
  const first = await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]));
  const again = await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]));
  assert.equal(again.text, first.text);
  await play_line(t, SHORT_WIN.slice(1), 2);
  const late = await t.south.call('PUT', seat_path(t.match, 1), {
    raw: `{ "ready" : true ,\n "orders": {"text":"${SHORT_WIN[0]}","type":"turn"} }`,
  });
  assert.deepEqual([late.status, late.text], [200, first.text]);
  assert.equal((await put_orders(t.south, t.match, 0, FORMATION)).status, 200);
  await refuse_orders(t.south, t.match, 1, turn('--'), 409, 'game_over');
});

test('an order that completes a turn is one row with its answer, and no export shows the answer', async () => {
  const t = await begun(s);
  const rows = async () => s.value(`select json_build_object('orders', (select json_agg(turn || ' ' || seat order by turn, seat) from match_order where match_id = m.id),
    'answered', (select json_agg(turn || ' ' || sender order by n) from match_event where match_id = m.id and sender is not null)) from match m where public_id = '${t.match}'`);
  const setups = await rows();
  assert.deepEqual([setups.orders, setups.answered], [['0 0'], ['0 1']]);
  const draft = await put_orders(t.south, t.match, 1, turn('Fb2>b3'), { ready: false });
  assert.deepEqual((await t.south.get(seat_path(t.match, 1))).body.ready, false);
  const sent = await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]));
  assert.notEqual(sent.text, draft.text);
  await play_line(t, SHORT_WIN.slice(1), 2);
  const last = SHORT_WIN.length, seat = (last + 1) % 2;
  const after_end = await rows();
  // South's first order replaced a draft, and the last one ended the match: each has a row of its own.
  assert.deepEqual(after_end.orders, ['0 0', '1 0', `${last} ${seat}`]);
  assert.deepEqual(after_end.answered, ['0 1', ...Array.from({ length: last - 2 }, (_, i) => `${i + 2} ${(i + 1) % 2}`)]);
  await refuse_orders(t.south, t.match, 1, turn('Fb2>b3'), 409, 'game_over', { ready: false });
  assert.equal((await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]))).text, sent.text);
  // Each turn's orders are read back by the seat that sent them, and by nobody else.
  const own = (await t.north.get(seat_path(t.match, 2))).body, written = await s.value(
    `select body::json -> 'orders' -> 1 from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' and e.turn = 2`);
  assert.deepEqual(own, { turn: 2, orders: written, ready: true });
  assert.deepEqual((await t.south.get(seat_path(t.match, 2))).body, { turn: 2, orders: null, ready: false });
  const { body: exported } = await t.south.get(`/matches/${t.match}/export`);
  for (const event of exported.events) assert.ok(!('sent' in event || 'receipt' in event || 'sender' in event), JSON.stringify(event));
});

test('the same PUT twenty times at once is one move', async () => {
  const t = await begun(s);
  const answers = await Promise.all(Array.from({ length: 20 }, () => put_orders(t.south, t.match, 1, turn('Ae2>e5'))));
  assert.equal(new Set(answers.map((a) => a.text)).size, 1);
  assert.equal(await s.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' and e.kind = 'turn'`), 2);
  await refuse_orders(t.south, t.match, 1, turn('Ae2>e4'), 409, 'turn_closed');
});

const TURNS = {
  stratic: { seats: 2, turn: 0, orders: FORMATION, other: WALL }, cosair: { seats: 2, turn: 1, orders: [{ type: 'set_tax', rate: 60 }], other: [] },
  stratagem: { seats: 4, turn: 1, orders: {}, other: { recruit: [] } },
  rulegame: { seats: 2, turn: 1, orders: { type: 'move', piece: 0, bucket: 0 }, other: { type: 'move', piece: 0, bucket: 1 }, wish: { variant: 'race', options: { level: 'cabinet' } } },
};

for (const [game, { seats: count, turn: n, orders, other, wish }] of Object.entries(TURNS))
  test(`the same order twenty times at once, and twenty times when its turn is over, is stored once: ${game}`, async () => {
    const seats = await Promise.all(Array.from({ length: count }, () => s.guest()));
    const { body: lobby } = await seats[0].post('/lobbies', { game, seats: count, clock: { mode: 'untimed' }, rated: false, ...wish });
    let match;
    for (const one of seats.slice(1)) ({ body: { match } } = await one.put(`/lobbies/${lobby.id}/seats/me`, {}));
    const twenty = () => Promise.all(Array.from({ length: 20 }, () => put_orders(seats[0], match, n, orders)));
    const kept = () => s.sql(`select 'order', o.body, null from match_order o join match m on m.id = o.match_id where m.public_id = '${match}' and o.turn = ${n} and o.seat = 0
      union all select 'event', e.body, e.receipt from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and e.turn = ${n} and e.kind = 'turn'`);
    const first = await twenty();
    assert.equal(new Set(first.map(({ text }) => text)).size, 1);
    const kinds = (await kept()).split('\n').map((row) => row.split('|')[0]);
    assert.ok(kinds.length && new Set(kinds).size === kinds.length, kinds.join());
    if (game !== 'rulegame') for (const one of seats.slice(1)) await put_orders(one, match, n, orders);
    await await_view(seats[0], match, (view) => view.turn > n);
    const stored = await kept();
    const late = await twenty();
    assert.deepEqual([...new Set(late.map(({ text }) => text))], [first[0].text]);
    await refuse_orders(seats[0], match, n, other, 409, 'turn_closed');
    assert.deepEqual([await kept(), (await view_of(seats[0], match)).turn], [stored, n + 1]);
  });

test('twenty different PUTs at once: one stands, the others are told', async () => {
  const t = await begun(s);
  const texts = ['a', 'b', 'c', 'd', 'f', 'g', 'h', 'i', 'j'].flatMap((file) => [`F${file}2>${file}3`, `F${file}2>${file}4`]);
  const answers = await Promise.all(texts.map((text) => t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn(text) } })));
  const good = answers.filter((a) => a.status === 200);
  assert.equal(good.length, 1);
  for (const answer of answers.filter((a) => a !== good[0])) assert.deepEqual([answer.status, answer.body.code], [409, 'turn_closed']);
  assert.equal((await view_of(t.north, t.match)).view.last, good[0].body.accepted[0].text);
});

test('both setups at the same moment begin the match once', async () => {
  for (let round = 0; round < 5; round++) {
    const t = await table(s);
    await Promise.all([put_orders(t.south, t.match, 0, FORMATION), put_orders(t.north, t.match, 0, FORMATION)]);
    assert.equal((await view_of(t.south, t.match)).turn, 1);
    assert.equal(await s.sql(`select string_agg(n || ':' || kind, ',' order by n) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}'`), '1:turn');
  }
});

test('a setup may be replaced until the other is in', async () => {
  const t = await table(s);
  await put_orders(t.south, t.match, 0, FORMATION);
  await put_orders(t.south, t.match, 0, OTHER_FORMATION);
  assert.equal((await t.south.get(seat_path(t.match, 0))).body.ready, true);
  await put_orders(t.north, t.match, 0, WALL);
  const { view } = await view_of(t.south, t.match);
  assert.match(view.text, /F@d1,C@e1|F@d1/);
  await refuse_orders(t.south, t.match, 0, FORMATION, 409, 'turn_closed');
});

test('a draft counts as nothing until it is ready, and ready can be taken back', async () => {
  const t = await table(s);
  const { body: receipt } = await put_orders(t.south, t.match, 0, FORMATION, { ready: false });
  assert.equal(receipt.ready, false);
  await put_orders(t.north, t.match, 0, FORMATION);
  assert.equal((await view_of(t.north, t.match)).turn, 0);
  await t.north.delete(`/matches/${t.match}/turns/0/ready`);
  await put_orders(t.south, t.match, 0, FORMATION);
  assert.equal((await view_of(t.south, t.match)).turn, 0);
  const stored = (await t.north.get(seat_path(t.match, 0))).body;
  assert.equal(stored.ready, false);
  assert.ok(stored.orders);
  await put_orders(t.north, t.match, 0, FORMATION);
  assert.equal((await view_of(t.south, t.match)).turn, 1);
  await t.north.refuse(409, 'turn_closed', 'DELETE', `/matches/${t.match}/turns/0/ready`);
  const draft = await put_orders(t.south, t.match, 1, turn('Ae2>e5'), { ready: false });
  assert.equal(draft.body.ready, false);
  assert.equal((await view_of(t.south, t.match)).turn, 1);
  assert.equal((await view_of(t.north, t.match)).orders, null);
  await put_orders(t.south, t.match, 1, turn('Ae2>e4'), { ready: false });
  await put_orders(t.south, t.match, 1, turn('Ae2>e4'));
  assert.equal((await view_of(t.north, t.match)).view.last, 'Ae2>e4');
});

test('a dry run judges and stores nothing', async () => {
  const t = await begun(s);
  const before = [await hash_of(t.match), (await t.south.get(`/matches/${t.match}/view`)).text];
  const { body } = await t.south.put(seat_path(t.match, 1) + '?dry_run=1', { orders: turn('Ae2>e5') });
  assert.deepEqual(body.accepted.map((item) => item.text), ['Ae2>e5']);
  await t.south.refuse(422, 'out_of_range', 'PUT', seat_path(t.match, 1) + '?dry_run=1', { orders: turn('Ae2>e6') });
  await t.north.refuse(409, 'not_your_turn', 'PUT', seat_path(t.match, 1) + '?dry_run=1', { orders: turn('--') });
  assert.deepEqual([await hash_of(t.match), (await t.south.get(`/matches/${t.match}/view`)).text], before);
  assert.equal((await t.south.get(seat_path(t.match, 1))).body.orders, null);
});

test('orders that break a rule are refused whole, with code, place and hint', async () => {
  const t = await begun(s);
  const before = await hash_of(t.match);
  const refused = [
    [turn('Ae2>e6'), 'out_of_range', '/moves/0'], [turn('Ac1>c4'), 'out_of_range', '/moves/0'], [turn('Fe2>e3'), 'not_your_piece', '/moves/0'],
    [turn('Fa9>a8'), 'not_your_piece', '/moves/0'], [turn('Fa2>a99'), 'off_board', '/moves/0'], [turn('+Fe5 --'), 'too_many_placements', '/place/0'],
    [turn('Fa2>a3 Fb2>b3'), 'too_many_movements', null], [turn('Ce1>f1'), 'commander_immobile', '/moves/0'], [turn(''), 'bad_notation', null],
    [turn('hello'), 'bad_notation', null], [turn('Fa2>a3=A'), 'illegal_promotion', '/moves/0'], [turn('Fa2xa3'), 'illegal_target', '/moves/0'],
    [{ type: 'turn', text: '--', moves: [] }, 'bad_request', null], [{ type: 'turn', colour: 'red' }, 'bad_request', null],
    [{ type: 'resign' }, 'bad_request', null], [{ type: 'draw_offer' }, 'bad_request', null], [{}, 'bad_request', null],
    [{ type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to: [4, 5] }] }, 'out_of_range', '/moves/0'],
    [{ type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to: [4, 1e5] }] }, 'off_board', '/moves/0'],
    [{ type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to: [4, -9007199254740991] }] }, null, null],
    [{ type: 'turn', place: [], moves: [{ kind: 'X', from: [4, 1], to: [4, 4] }] }, 'bad_request', null],
    [{ type: 'turn', place: [], moves: Array.from({ length: 2000 }, () => ({ kind: 'A', from: [4, 1], to: [4, 4] })) }, null, null],
  ];
  for (const [orders, code, path] of refused) {
    const answer = await t.south.call('PUT', seat_path(t.match, 1), { body: { orders } });
    assert.equal(answer.status, 422, `${JSON.stringify(orders).slice(0, 100)}: ${answer.text.slice(0, 300)}`);
    if (code) assert.equal(answer.body.code, code, JSON.stringify(orders).slice(0, 100));
    if (path) {
      assert.equal(answer.body.errors[0].path, path, answer.text);
      assert.equal(answer.body.errors[0].code, code);
      assert.ok(answer.body.errors[0].hint.length > 3);
    }
  }
  assert.equal(await hash_of(t.match), before);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
});

test('setups that break a rule are refused', async () => {
  const t = await table(s);
  const setup = (front, back) => ({ type: 'setup', front, back });
  const refused = [
    [setup('FFFFFFFFF', 'AAA.CIAAAA'), 'bad_formation'], [setup('FFFFFFFFFX', 'AAA.CIAAAA'), 'bad_formation'], [setup('FFFFFFFFFF', 'AAAACIAAAA'), 'setup_count'],
    [setup('FFFFFFFFFF', '.AA.CIAAAA'), 'setup_count'], [setup('FFFFFFFFFF', 'AAA.CIAAAC'), 'setup_commander'], [setup('FFFFFFFFFF', 'AAA.CIAAAI'), 'setup_interdictor'],
    [setup('AAAAAAAAAA', 'AAA.CIAAAA'), 'setup_kinds'], [{ type: 'setup', pieces: [{ kind: 'C', at: [4, 8] }] }, null], [turn('--'), null],
  ];
  for (const [orders, code] of refused) {
    const answer = await t.south.call('PUT', seat_path(t.match, 0), { body: { orders } });
    assert.ok([409, 422].includes(answer.status), answer.text);
    if (code) assert.equal(answer.body.code, code, JSON.stringify(orders));
  }
  assert.equal((await view_of(t.south, t.match)).orders, null);
});

test('a setup given piece by piece may not stand outside its two rows', async () => {
  const t = await table(s);
  const pieces = [...'FFFFFFFFFF'].map((kind, x) => ({ kind, at: [x, 1] }))
    .concat([...'AAACIAAAA'].map((kind, x) => ({ kind, at: [x, 0] })));
  for (const at of [[0, 2], [0, 8], [-1, 0], [10, 1], [3, 0]])
    await refuse_orders(t.south, t.match, 0, { type: 'setup', pieces: [{ ...pieces[0], at }, ...pieces.slice(1)] }, 422, 'off_home');
  await put_orders(t.south, t.match, 0, { type: 'setup', pieces });
});

test('only who sits there may order, and a stranger learns no more than that', async () => {
  const t = await begun(s);
  const [stranger, nobody] = [await s.guest(), s.client()];
  await refuse_orders(stranger, t.match, 1, turn('--'), 403, 'not_seated');
  await refuse_orders(nobody, t.match, 1, turn('--'), 401, 'unauthenticated');
  await refuse_orders(t.south, 'aaaaaaaaaa', 1, turn('--'), 404, 'not_found');
  await stranger.refuse(403, 'not_seated', 'GET', `/matches/${t.match}/view`);
  await stranger.refuse(403, 'not_seated', 'GET', `/matches/${t.match}/legal`);
  await stranger.refuse(403, 'not_seated', 'GET', seat_path(t.match, 1));
  await stranger.refuse(403, 'not_seated', 'POST', `/matches/${t.match}/resign`, { confirm: true });
  await nobody.refuse(401, 'unauthenticated', 'GET', `/matches/${t.match}/view`);
});

test('the legal list says what may be ordered, also after a part of it', async () => {
  const t = await begun(s);
  const { body: legal } = await t.south.get(`/matches/${t.match}/legal`);
  assert.deepEqual([legal.to_move, legal.turn, legal.check, legal.reserve, legal.movements_left, legal.may_pass], [0, 1, false, 0, 1, true]);
  const aggressor = legal.units.find((unit) => unit.at.join() === '4,1');
  assert.deepEqual(aggressor.to.map((to) => [to.sq.join(), to.act]).filter(([, act]) => act === 'move').map(([sq]) => sq).sort(),
    ['2,3', '3,0', '3,2', '4,2', '4,3', '4,4', '5,2', '6,3']);
  for (const unit of legal.units.slice(0, 4))
    for (const to of unit.to.slice(0, 2))
      await t.south.put(seat_path(t.match, 1) + '?dry_run=1', { orders: { type: 'turn', place: [], moves: [{ kind: unit.kind, from: unit.at, to: to.sq, act: to.act }] } });
  const { body: rest } = await t.south.post(`/matches/${t.match}/legal`, { orders: { type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to: [4, 4] }] } });
  assert.equal(rest.movements_left, 0);
  await play_line(t, SHORT_WIN.slice(0, 4));
  const { body: reserve } = await t.south.get(`/matches/${t.match}/legal`);
  assert.deepEqual([reserve.reserve, reserve.place.kinds], [1, ['A', 'F']]);
  const { body: placed } = await t.south.post(`/matches/${t.match}/legal`, { orders: { type: 'turn', place: [{ kind: 'F', at: [4, 2] }], moves: [] } });
  assert.equal(placed.reserve, 0);
  const chain = placed.units.find((unit) => unit.at.join() === '4,6').to.find((to) => to.then);
  assert.ok(chain.then.some((leg) => leg.sq.join() === '4,9' && leg.takes.toUpperCase() === 'C'));
});

test('an operation needs two quiet turns and its second movement is offered after the first', async () => {
  const t = await begun(s);
  await play_line(t, ['--', '--', '--', '--']);
  const { body: legal } = await t.south.get(`/matches/${t.match}/legal`);
  assert.equal(legal.operation, true);
  assert.equal(legal.movements_left, 2);
  const { body: next } = await t.south.post(`/matches/${t.match}/legal`, { orders: { type: 'turn', place: [], moves: [{ kind: 'F', from: [0, 1], to: [0, 3] }] } });
  assert.equal(next.movements_left, 1);
  await put_orders(t.south, t.match, 5, turn('Fa2>a4 Fb2>b4'));
  assert.equal((await view_of(t.south, t.match)).view.last, 'Fa2>a4 Fb2>b4');
});

test('an act is refused where the game knows none', async () => {
  const t = await begun(s);
  await t.south.refuse(409, 'acts_closed', 'POST', `/matches/${t.match}/acts`, { act: { anything: 1 } });
});

test('resigning needs a word of confirmation and ends the match once', async () => {
  const t = await begun(s);
  for (const body of [{}, { confirm: false }, { confirm: 'yes' }, { confirm: 1 }])
    await t.north.refuse(422, 'bad_request', 'POST', `/matches/${t.match}/resign`, body);
  const { body } = await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  assert.deepEqual([body.result.places, body.result.reason], [[1, 2], 'resign']);
  await t.south.refuse(409, 'game_over', 'POST', `/matches/${t.match}/resign`, { confirm: true });
  assert.equal((await view_of(t.south, t.match)).status, 'finished');
});

test('orders, resigning and agreeing at the same moment leave one end', async () => {
  for (let round = 0; round < 6; round++) {
    const t = await begun(s);
    await play_line(t, SHORT_WIN.slice(0, 4));
    const { body: { offer } } = await t.north.post(`/matches/${t.match}/offers`, { kind: 'draw' });
    const acts = [
      () => t.south.call('PUT', seat_path(t.match, 5), { body: { orders: turn(SHORT_WIN[4]) } }),
      () => t.south.call('PUT', `/matches/${t.match}/offers/${offer.id}`, { body: { accept: true } }),
      () => t.north.call('POST', `/matches/${t.match}/resign`, { body: { confirm: true } }),
      () => t.south.call('POST', `/matches/${t.match}/resign`, { body: { confirm: true } }),
    ];
    const answers = await Promise.all(acts.map((_, i) => acts[(i + round) % 4]()));
    assert.equal(answers.filter((a) => a.status === 200).length, 1, answers.map((a) => `${a.status} ${a.body?.code}`).join());
    for (const answer of answers.filter((a) => a.status !== 200)) assert.equal(answer.status, 409);
    const { body: match } = await s.client().get(`/matches/${t.match}`);
    assert.equal(match.status, 'finished');
    const numbers = await s.sql(`select string_agg(n::text, ',' order by n) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}'`);
    assert.deepEqual(numbers.split(',').map(Number), numbers.split(',').map((_, i) => i + 1));
  }
});
