// Takeback by consent: which turn, what it brings back, what it never does; and the record of it all.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { quad } from '../cli/quad.mjs';
import { stack } from '../lib/stack.mjs';
import { PATIENT, WALL, await_view, begun, pick_turn, play_line, put_orders, seat_path, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

const casual = (rest = {}) => begun(s, { rated: false, ...rest });
const offers = (match) => `/matches/${match}/offers`;
const ask = async (client, match) => (await client.post(offers(match), { kind: 'takeback' })).body.offer;
const answer = (client, match, id, accept) => client.put(`${offers(match)}/${id}`, { accept });

/** Ask and be granted. */
async function take_back(t, seat) {
  const made = await ask(t.seats[seat], t.match);
  const { body } = await answer(t.seats[1 - seat], t.match, made.id, true);
  assert.equal(body.offer.status, 'accepted');
}

test('a turn is taken back before it was answered: its player is to move again, under the next number', async () => {
  const t = await casual();
  const before = await view_of(t.south, t.match);
  await play_line(t, ['Fa2>a3']);
  const made = await ask(t.south, t.match);
  assert.deepEqual([made.kind, made.from, made.status, made.you_may_answer], ['takeback', 0, 'open', false]);
  assert.deepEqual((await t.north.get('/me/inbox')).body.offers, [{ match: t.match, offer: made.id, kind: 'takeback' }]);
  await answer(t.north, t.match, made.id, true);
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.turn, view.owes, view.view, view.offers], [2, true, before.view, []]);
  assert.equal((await view_of(t.north, t.match)).owes, false);
  await t.north.refuse(409, 'not_your_turn', 'PUT', seat_path(t.match, 2), { orders: turn('--') });
  await put_orders(t.south, t.match, 2, turn('Fb2>b3'));
  await put_orders(t.north, t.match, 3, turn('--'));
  const log = (await s.client().get(`/matches/${t.match}/log`)).body.items;
  const line = log.find((item) => item.kind === 'takeback');
  assert.deepEqual([line.turn, line.seat, line.to, line.turns], [2, 0, 1, 1]);
});

test('after the answer both turns go back', async () => {
  const t = await casual();
  await play_line(t, ['Fa2>a3', 'Fa9>a8']);
  const before = await view_of(t.south, t.match);
  await play_line(t, ['Fb2>b3', 'Fb9>b8'], 3);
  await take_back(t, 0);
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.turn, view.owes, view.view], [5, true, before.view]);
  await play_line(t, ['Fc2>c3', '--'], 5);
  await play_line(t, ['+Fd3'], 7);
});

test('one takeback after another leads to the first turn and not behind it', async () => {
  const t = await casual();
  const first = await view_of(t.south, t.match);
  await play_line(t, ['Fa2>a3', 'Fa9>a8']);
  const third = await view_of(t.south, t.match);
  await play_line(t, ['Fb2>b3', 'Fb9>b8'], 3);
  await take_back(t, 0); // 3 and 4
  await play_line(t, ['Fc2>c3', '--'], 5);
  for (const before of [third, first]) { // 5 and 6, then 1 and 2
    await take_back(t, 0);
    const view = await view_of(t.south, t.match);
    assert.deepEqual([view.turn, view.owes, view.view], [7, true, before.view]);
  }
  await t.south.refuse(409, 'nothing_to_take_back', 'POST', offers(t.match), { kind: 'takeback' });
  await t.north.refuse(409, 'nothing_to_take_back', 'POST', offers(t.match), { kind: 'takeback' });
  await put_orders(t.south, t.match, 7, turn('--'));
});

test('who plays on has thought better of it, and so has who answers with a turn', async () => {
  const t = await casual();
  await play_line(t, ['Fa2>a3', 'Fa9>a8']);
  const mine = await ask(t.south, t.match);
  await play_line(t, ['Fb2>b3'], 3);
  await t.north.refuse(409, 'no_offer', 'PUT', `${offers(t.match)}/${mine.id}`, { accept: true });
  await play_line(t, ['--', '+Fc3'], 4);
  const late = await ask(t.south, t.match);
  await play_line(t, ['--'], 6);
  await t.north.refuse(409, 'no_offer', 'PUT', `${offers(t.match)}/${late.id}`, { accept: true });
});

test('what else was offered, and what was drafted, falls with the turn', async () => {
  const t = await casual();
  await play_line(t, ['Fa2>a3', 'Fa9>a8']);
  await put_orders(t.south, t.match, 3, turn('Fa3>a4'), { ready: false });
  const draw = (await t.south.post(offers(t.match), { kind: 'draw' })).body.offer;
  await take_back(t, 0);
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.orders, view.offers], [null, []]);
  await t.north.refuse(409, 'no_offer', 'PUT', `${offers(t.match)}/${draw.id}`, { accept: true });
  assert.equal((await t.south.get(seat_path(t.match, 3))).body.orders, null);
});

test('rated matches, setups, strangers, truces and endings know no takeback', async () => {
  const rated = await begun(s, { rated: true });
  await play_line(rated, ['Fa2>a3']);
  const refused = await rated.south.refuse(422, 'offer_not_allowed', 'POST', offers(rated.match), { kind: 'takeback' });
  assert.match(refused.body.detail, /rated/);
  const setting_up = await table(s, { rated: false });
  await setting_up.south.refuse(409, 'nothing_to_take_back', 'POST', offers(setting_up.match), { kind: 'takeback' });
  const t = await casual();
  await t.south.refuse(409, 'nothing_to_take_back', 'POST', offers(t.match), { kind: 'takeback' });
  await play_line(t, ['Fa2>a3']);
  await t.north.refuse(409, 'nothing_to_take_back', 'POST', offers(t.match), { kind: 'takeback' });
  await (await s.guest()).refuse(403, 'not_seated', 'POST', offers(t.match), { kind: 'takeback' });
  const truce = (await t.south.post(offers(t.match), { kind: 'truce' })).body.offer;
  const asked = await ask(t.south, t.match);
  await answer(t.north, t.match, truce.id, true);
  await t.south.refuse(409, 'game_paused', 'POST', offers(t.match), { kind: 'takeback' });
  await t.north.refuse(409, 'game_paused', 'PUT', `${offers(t.match)}/${asked.id}`, { accept: true });
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  await t.south.refuse(409, 'game_over', 'POST', offers(t.match), { kind: 'takeback' });
});

test('games that hide something know no takeback', async () => {
  const { body: games } = await s.client().get('/games');
  const hiding = games.flatMap(({ id, variants }) => variants.filter(({ hidden }) => hidden).map((variant) => [id, variant.takeback]));
  assert.deepEqual([...new Set(hiding.map(([id]) => id))].sort(), ['cosair', 'rulegame', 'stratagem']);
  assert.deepEqual(hiding.filter(([, takeback]) => takeback), []);
  for (const { id, bots } of games.filter((game) => ['cosair', 'stratagem'].includes(game.id))) {
    const me = await s.guest();
    const { body: { match } } = await me.post('/play', { game: id, versus: bots[0].id });
    await me.refuse(422, 'offer_not_allowed', 'POST', offers(match), { kind: 'takeback' });
  }
});

test('an order made for a position that was taken back is stale, though the number is the same', async () => {
  const t = await casual();
  await play_line(t, ['Fa2>a3', 'Fa9>a8']);
  assert.equal((await view_of(t.south, t.match)).taken_back, undefined);
  await take_back(t, 0);
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.turn, view.taken_back, (await s.client().get(`/matches/${t.match}/spectate`)).body.taken_back], [3, 2, 2]);
  await t.south.refuse(409, 'stale_turn', 'PUT', seat_path(t.match, 3), { orders: turn('Fb2>b3'), taken_back: 0 });
  await t.south.refuse(422, 'bad_request', 'PUT', seat_path(t.match, 3), { orders: turn('Fb2>b3'), taken_back: -1 });
  await put_orders(t.south, t.match, 3, turn('Fb2>b3'), { taken_back: 2 });
});

test('asking a hundred times changes nothing and is refused by name', async () => {
  const t = await casual();
  await play_line(t, ['Fa2>a3']);
  const made = await ask(t.south, t.match);
  const codes = new Set();
  for (let i = 0; i < 50; i++) codes.add((await t.south.call('POST', offers(t.match), { body: { kind: 'takeback' } })).body.code);
  await answer(t.north, t.match, made.id, false);
  for (let i = 0; i < 50; i++) codes.add((await t.south.call('POST', offers(t.match), { body: { kind: 'takeback' } })).body.code);
  assert.deepEqual([...codes], ['offer_pending', 'offer_too_soon']);
  const view = await view_of(t.north, t.match);
  assert.deepEqual([view.turn, view.owes], [2, true]);
  await play_line(t, ['--', '--'], 2);
  await ask(t.south, t.match);
});

// Against the random bot and behind a wall, passing: nothing either side may draw ends this match before its last takeback.
test('a built-in bot consents at once and plays on from there', async () => {
  const south = await s.guest();
  const { body } = await south.post('/play', { game: 'stratic', versus: 'bot:random', clock: PATIENT });
  const seat = (await south.get(`/matches/${body.match}`)).body.seats.find((p) => p.you).seat;
  await put_orders(south, body.match, 0, WALL);
  const move = async (view) => put_orders(south, body.match, view.turn, view.view.check ? await pick_turn(south, body.match, view) : turn('--'));
  let view = await await_view(south, body.match, (v) => v.owes && v.turn > 0);
  const start = view;
  for (let i = 0; i < 3; i++) {
    await move(view);
    view = await await_view(south, body.match, (v) => v.owes && v.turn > view.turn);
  }
  for (let i = 0; i < 3; i++) assert.equal((await ask(south, body.match)).status, 'accepted');
  const back = await view_of(south, body.match);
  assert.deepEqual([back.turn, back.owes, back.view], [start.turn + 6, true, start.view]);
  await move(back); // taken back while the bot may be thinking: its answer to a turn that never was goes nowhere
  assert.equal((await ask(south, body.match)).status, 'accepted');
  const again = await view_of(south, body.match);
  assert.deepEqual([again.owes, again.view], [true, start.view]);
  await move(again);
  await await_view(south, body.match, (v) => v.owes && v.turn === again.turn + 2);
  assert.equal(await s.value(`select count(*) from job j join match m on m.id = j.match_id where m.public_id = '${body.match}'`), 0, `seat ${seat}: no job is left`);
});

test('time that was used stays used, and the turn begins anew', async () => {
  const t = await casual({ clock: { mode: 'budget', turn_seconds: 3600, bank_seconds: 900, increment_seconds: 5 } });
  const banks = async () => (await view_of(t.south, t.match)).clocks.map((clock) => Math.round(clock.bank_ms / 1000));
  await s.shift_clock(300);
  await play_line(t, ['Fa2>a3']);
  const near = (got, wanted) => got.forEach((bank, i) => assert.ok(bank <= wanted[i] && bank > wanted[i] - 90, `${got} is not about ${wanted}`));
  near(await banks(), [605, 900]);
  await s.shift_clock(200);
  await take_back(t, 0);
  near(await banks(), [605, 700]);
  const view = await view_of(t.south, t.match);
  const left = (Date.parse(view.deadline) - await s.now_ms()) / 1000;
  assert.ok(left > 500 && left <= 606, `${left} s left`);
  assert.deepEqual(view.clocks.map((c) => c.running), [true, false]);
});

test('accepting a takeback, moving, offering a draw and resigning at once leave one outcome', async () => {
  for (let round = 0; round < 6; round++) {
    const t = await casual();
    await play_line(t, ['Fa2>a3']);
    const made = await ask(t.south, t.match);
    const acts = [
      () => t.north.call('PUT', `${offers(t.match)}/${made.id}`, { body: { accept: true } }),
      () => t.north.call('PUT', seat_path(t.match, 2), { body: { orders: turn('--') } }),
      () => t.south.call('PUT', `${offers(t.match)}/${made.id}`, { body: { accept: false } }),
      () => t.north.call('POST', offers(t.match), { body: { kind: 'draw' } }),
    ];
    const answers = await Promise.all(acts.map((_, i) => acts[(i + round) % 4]()));
    for (const got of answers) assert.ok([200, 201, 409].includes(got.status), got.text);
    const [accepted, moved] = [0, 1].map((act) => answers[(act - round + 8) % 4].status === 200);
    assert.ok(!(accepted && moved), 'a turn that is answered was not taken back, and the other way round');
    const view = await view_of(t.south, t.match);
    assert.deepEqual([view.turn, view.owes], moved ? [3, true] : [2, accepted]);
    await put_orders(t.seats[view.owes ? 0 : 1], t.match, view.turn, turn('--'));
  }
});

/* A game of random turns and random takebacks, by both. The model is a stack of the views one could be led back to. */
async function wander(t, luck, steps) {
  const standing = []; // {turn, seat, view}: turns that stand, with the view they were played from
  const shown = new Map(); // turn number -> the view it was played from
  for (let step = 0; step < steps; step++) {
    const south = await view_of(t.south, t.match);
    const seat = south.owes ? 0 : 1;
    const wish = standing.findLast((one) => one.seat === 0) && luck() < 0.25 ? Math.floor(luck() * 2) : null;
    const target = wish === null ? undefined : standing.findLast((one) => one.seat === wish);
    if (target) {
      await take_back(t, wish);
      standing.length = standing.indexOf(target);
      const back = await view_of(t.south, t.match);
      assert.deepEqual([back.turn, back.view], [south.turn, target.view], 'the position that was asked back');
      continue;
    }
    const view = await view_of(t.seats[seat], t.match);
    if (view.status !== 'live') break;
    standing.push({ turn: south.turn, seat, view: south.view });
    shown.set(south.turn, south.view);
    await put_orders(t.seats[seat], t.match, view.turn, await pick_turn(t.seats[seat], t.match, view));
  }
  return shown;
}

const dice = (seed) => () => {
  seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
  return seed / 2 ** 32;
};

test('games with random takebacks: live, looked back at, rebuilt and replayed they are the same', async () => {
  for (const seed of [1, 2, 3, 4]) {
    const t = await casual();
    const shown = await wander(t, dice(seed), 40);
    const past = async () => Promise.all([...shown.keys()].map(async (n) => (await view_of(t.south, t.match, `?turn=${n}`)).view));
    assert.deepEqual(await past(), [...shown.values()]);
    const row = () => s.sql(`select events, taken_back, turns, owes, stage, state_hash from match where public_id = '${t.match}'`);
    const before = await row();
    assert.ok(Number(before.split('|')[1]) > 0, 'something was taken back');
    await s.sql('delete from match_snapshot; update match set taken_back = 0');
    const rebuilt = quad(['rebuild'], '', { QUADRIVIUM_DATABASE_URL: s.conninfo });
    assert.equal(JSON.parse(rebuilt.out).bad, 0, rebuilt.err);
    assert.equal(await row(), before);
    assert.deepEqual(await past(), [...shown.values()]);
    const { status } = await view_of(t.south, t.match);
    if (status === 'live') await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
    const { body: record } = await s.client().get(`/matches/${t.match}/export`);
    assert.ok(record.events.some((event) => event.kind === 'takeback' && event.to < event.turn));
    const replayed = quad(['replay', '-'], JSON.stringify(record));
    assert.deepEqual([replayed.status, JSON.parse(replayed.out).hash], [0, record.hashes.at(-1).hash], replayed.out);
    const lie = structuredClone(record);
    lie.events.find((event) => event.kind === 'takeback').to += 1;
    assert.equal(quad(['replay', '-'], JSON.stringify(lie)).status, 1);
  }
});
