// CoSAIR at its tables: what is at stake sets the closing turn, turns by the beat, early ends, one person alone with bots, and orders
// that are judged one by one. Time is moved, never slept.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { await_view, put_orders, seat_path, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

const BEAT = { mode: 'live', turn_seconds: 600, early: false };
const UNTIMED = { mode: 'untimed' };
const sleepers = (from, to) => Array.from({ length: to - from + 1 }, (_, i) => ({ seat: from + i, bot: 'bot:passive' }));

async function open(settings) {
  const client = await s.guest();
  const { body } = await client.post('/lobbies', { game: 'cosair', seats: 2, ...settings });
  return { client, lobby: body };
}

/** People at a table, and bots in the seats behind them. */
async function table(people, settings = {}) {
  const { client, lobby } = await open({ seats: people, ...settings });
  const seats = [client];
  let { match } = lobby;
  for (let i = 1; i < people; i++) {
    seats.push(await s.guest());
    ({ body: { match } } = await seats[i].put(`/lobbies/${lobby.id}/seats/me`, {}));
  }
  match ??= (await client.get(`/lobbies/${lobby.id}`)).body.match;
  return { match, seats };
}

const home_of = (view) => view.view.your_planets[0].id;
const resolutions = async (match) => Number(await s.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and e.kind = 'turn'`));

test('rated and timed tables close from turn 500 where nothing else is said', async () => {
  const closing = async (settings) => (await open(settings)).lobby.options.closing_from;
  assert.equal(await closing({ clock: UNTIMED }), null);
  assert.equal(await closing({ clock: BEAT }), 500);
  assert.equal(await closing({ clock: BEAT, options: { closing_from: null, max_turns: 300 } }), 500);
  assert.equal(await closing({ clock: BEAT, options: { closing_from: 0 } }), 0);
  assert.equal(await closing({ clock: UNTIMED, options: { closing_from: 120 } }), 120);
});

test('a table by the clock goes on with the beat: not before, and once however late', async () => {
  const t = await table(2, { clock: BEAT });
  for (const client of t.seats) await put_orders(client, t.match, 1, [{ type: 'set_tax', rate: 60 }]);
  assert.equal((await view_of(t.seats[0], t.match)).turn, 1);
  const { body: changed } = await put_orders(t.seats[0], t.match, 1, [{ type: 'set_tax', rate: 80 }]);
  assert.deepEqual(changed.rejected, []);
  await s.shift_clock(601);
  const view = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.equal(view.view.you.tax, 80);
  await s.shift_clock(6001);
  await await_view(t.seats[0], t.match, (v) => v.turn === 3);
  assert.equal(await resolutions(t.match), 2);
  await t.seats[0].refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 2), { orders: [] });
});

test('a table told to go on early resolves when everybody is ready, and a draft waits', async () => {
  const t = await table(3, { clock: { ...BEAT, early: true } });
  await put_orders(t.seats[0], t.match, 1, []);
  await put_orders(t.seats[1], t.match, 1, [{ type: 'recruit_agent' }], { ready: false });
  await put_orders(t.seats[2], t.match, 1, []);
  const waiting = await view_of(t.seats[0], t.match);
  assert.deepEqual([waiting.turn, waiting.pending], [1, 1]);
  await put_orders(t.seats[1], t.match, 1, [{ type: 'recruit_agent' }]);
  const view = await await_view(t.seats[1], t.match, (v) => v.turn === 2);
  assert.equal(view.view.you.recruit_done, 11);
});

test('one person alone lets turns pass until something happens to the nation', async () => {
  const t = await table(1, { seats: 4, clock: UNTIMED, bots: sleepers(1, 3) });
  const first = await view_of(t.seats[0], t.match);
  const order = { type: 'set_queue', planet: home_of(first), items: ['cruiser'] };
  await put_orders(t.seats[0], t.match, 1, [order], { turns: 50 });
  const view = await await_view(t.seats[0], t.match, (v) => v.turn > 1 && v.owes);
  assert.equal(view.turn, 5);
  assert.equal(view.view.your_planets[0].cruisers, 3);
  await put_orders(t.seats[0], t.match, 5, [], { turns: 10 });
  assert.equal((await await_view(t.seats[0], t.match, (v) => v.turn > 5 && v.owes)).turn, 15);
});

test('every order has its own verdict, a dry run keeps nothing, and too many are refused as a whole', async () => {
  const t = await table(2, { clock: UNTIMED });
  const [me] = t.seats;
  const home = home_of(await view_of(me, t.match));
  const orders = [{ type: 'set_tax', rate: 60 }, { type: 'set_tax', rate: 65 }, { type: 'set_queue', planet: home, items: ['mines'] },
    { type: 'send_fleet', from: home, to: 1 - home, cruisers: 3, transports: 0 }, { type: 'recruit_agent' }, 7];
  const { body } = await put_orders(me, t.match, 1, orders);
  assert.deepEqual(body.accepted.map((row) => row.i), [0, 4]);
  assert.deepEqual(body.rejected.map((row) => [row.i, row.path, row.code]), [[1, '/1', 'bad_tax_rate'], [2, '/2', 'tech_missing'], [3, '/3', 'not_enough_ships'], [5, '/5', 'bad_value']]);
  const sealed = (await me.get(seat_path(t.match, 1))).body.orders;
  assert.deepEqual(sealed.map((order) => order.type), ['set_tax', 'recruit_agent']);
  await me.refuse(422, 'bad_tax_rate', 'PUT', seat_path(t.match, 1), { orders: orders.slice(0, 2), mode: 'strict' });
  await me.refuse(422, 'too_many_orders', 'PUT', seat_path(t.match, 1), { orders: Array.from({ length: 10000 }, () => ({ type: 'recruit_agent' })) });
  await me.put(`${seat_path(t.match, 1)}?dry_run=1`, { orders: [] });
  assert.deepEqual((await me.get(seat_path(t.match, 1))).body.orders, sealed);
});

test('leaving ends a duel, and a nation that has left owes nothing in a larger game', async () => {
  const duel = await table(2, { clock: UNTIMED }), three = await table(3, { clock: UNTIMED });
  await duel.seats[0].post(`/matches/${duel.match}/resign`, { confirm: true });
  assert.equal((await await_view(duel.seats[1], duel.match, (v) => v.status !== 'live')).result.reason, 'last_nation');
  await three.seats[2].post(`/matches/${three.match}/resign`, { confirm: true });
  for (const client of three.seats.slice(0, 2)) await put_orders(client, three.match, 1, []);
  await await_view(three.seats[0], three.match, (v) => v.turn === 2);
  await three.seats[2].refuse(409, 'not_your_turn', 'PUT', seat_path(three.match, 2), { orders: [] });
});
