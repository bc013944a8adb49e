// CoSAIR over the wire: a whole match of scripts, orders refused one by one, text orders, what each may see, and the record behind it.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { choose, short } from '../games/cosair/player.mjs';
import { await_view, put_orders, view_of } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_UNLISTED: '1' } });
after(() => s.stop());

/** Guests at a table of their own. */
async function table(count, settings = {}) {
  const seats = [];
  for (let i = 0; i < count; i++) seats.push(await s.guest());
  const { body: lobby } = await seats[0].post('/lobbies', { game: 'cosair', seats: count, clock: { mode: 'untimed' }, rated: false, ...settings });
  let full = lobby;
  for (let i = 1; i < count; i++) full = (await seats[i].put(`/lobbies/${lobby.id}/seats/me`, {})).body;
  assert.equal(full.status, 'started');
  return { match: full.match, seats, lobby: lobby.id };
}

const ask = (client, match) => async (orders) =>
  (await (orders ? client.post(`/matches/${match}/legal`, { orders }) : client.get(`/matches/${match}/legal`))).body;

/** Everybody hands in what `orders(seat, view)` says; resolves to the receipts. */
async function turn(t, orders) {
  const receipts = [];
  for (const [seat, client] of t.seats.entries()) {
    const view = await view_of(client, t.match);
    if (view.owes) receipts[seat] = (await put_orders(client, t.match, view.turn, await orders(seat, view))).body;
  }
  return receipts;
}

const codes = (receipt) => receipt.rejected.map(({ i, code }) => [i, code]);

/** Everybody plays by script until `last`, when all but the first resign. */
const script = (t, last) => async (seat, view) => {
  if (view.turn >= last && seat > 0) return [{ type: 'resign' }];
  return choose(view, ask(t.seats[seat], t.match));
};

test('scripts play a whole match from views and legal tables, and its record verifies', async () => {
  const t = await table(3, { options: { max_turns: 100, end_ratio: 400 } });
  for (let n = 1; n <= 30; n++) {
    for (const receipt of await turn(t, script(t, 30))) assert.deepEqual(receipt.rejected, []);
    await await_view(t.seats[0], t.match, (v) => v.turn === n + 1 || v.status === 'finished');
  }
  const view = await view_of(t.seats[0], t.match);
  assert.deepEqual([view.status, view.result.reason, view.view.over, view.result.places], ['finished', 'last_nation', 'last_nation', [1, 2, 2]]);
  assert.ok(view.view.all.nations.every((nation) => nation.col_started > 0 && nation.recruited > 1), 'little was done');
  const { body: record } = await t.seats[0].get(`/matches/${t.match}/export`);
  const { body: verified } = await s.client().post('/verify', record);
  assert.equal(verified.ok, true);
  const picture = await s.client().get(`/matches/${t.match}/board.svg`);
  assert.match(picture.text, /^<svg[^]*Prime/);
});

test('under the options of the doors\' player a match is soon over', async () => {
  const t = await table(2, { options: short });
  for (let n = 1; n <= 20 && (await view_of(t.seats[0], t.match)).status === 'live'; n++) {
    await turn(t, (seat, view) => (seat ? [] : choose(view, ask(t.seats[0], t.match))));
    await await_view(t.seats[0], t.match, (v) => v.turn === n + 1 || v.status === 'finished');
  }
  assert.equal((await view_of(t.seats[0], t.match)).result.reason, 'superiority');
});

test('the header tells no seed before the end and options stay what they were', async () => {
  const t = await table(2, { options: { max_turns: 200 } });
  const { body: header } = await t.seats[1].get(`/matches/${t.match}`);
  assert.deepEqual([header.options.max_turns, header.options.end_ratio, header.seed], [200, 200, undefined]);
  const { text: seen, body } = await t.seats[1].get(`/matches/${t.match}/view`);
  assert.ok(!seen.includes('"rng"'));
  assert.deepEqual(body.view.options, { nations: 2, max_turns: 200, end_ratio: 200, closing_from: 0 });
});

const BAD = [
  [{ type: 'set_tax', rate: 55 }, 'bad_tax_rate'],
  [{ type: 'set_tax', rate: '50' }, 'bad_tax_rate'],
  [{ type: 'set_research', tech: 'magic' }, 'unknown_tech'],
  [{ type: 'set_queue', planet: 1, items: [] }, 'not_your_planet'],
  [{ type: 'set_queue', planet: 77, items: [] }, 'unknown_planet'],
  [{ type: 'set_queue', planet: 0, items: 'cruiser' }, 'bad_value'],
  [{ type: 'set_queue', planet: 0, items: ['cruiser'], repeat: 1 }, 'bad_value'],
  [{ type: 'set_queue', planet: 0, items: ['death_star'] }, 'unknown_item'],
  [{ type: 'set_queue', planet: 0, items: ['factory'] }, 'tech_missing'],
  [{ type: 'set_queue', planet: 0, items: Array(41).fill('cruiser') }, 'queue_too_long'],
  [{ type: 'set_rush', planet: 0, on: 'yes' }, 'bad_value'],
  [{ type: 'send_fleet', from: 0, to: 0, cruisers: 1, transports: 0 }, 'same_planet'],
  [{ type: 'send_fleet', from: 0, to: 1, cruisers: 0, transports: 0 }, 'empty_fleet'],
  [{ type: 'send_fleet', from: 0, to: 1, cruisers: 99, transports: 0 }, 'not_enough_ships'],
  [{ type: 'send_fleet', from: 0, to: 1, cruisers: -1, transports: 2 }, 'bad_value'],
  [{ type: 'send_fleet', from: 1, to: 0, cruisers: 1, transports: 0 }, 'not_your_planet'],
  [{ type: 'colonise', from: 0, escort: 0 }, 'bad_value'],
  [{ type: 'colonise', from: 0, escort: 1 }, 'no_colony_ship'],
  [{ type: 'send_agent', agent: 'alpha', planet: 1, mission: 'sabotage' }, 'unknown_agent'],
  [{ type: 'dance' }, 'unknown_order'],
  [7, 'bad_value'],
  [{ type: 'recruit_agent' }, null],
  [{ type: 'recruit_agent' }, 'already_recruiting'],
];

test('each bad order is refused with its own code and a hint; what is good stays', async () => {
  const t = await table(2);
  const before = (await view_of(t.seats[0], t.match)).view;
  const { body: receipt } = await put_orders(t.seats[0], t.match, 1, BAD.map(([order]) => order), { ready: false });
  assert.deepEqual(codes(receipt), BAD.map(([, code], i) => [i, code]).filter(([, code]) => code));
  for (const { hint, path, i } of receipt.rejected) assert.ok(hint.length > 5 && path === `/${i}`, JSON.stringify({ hint, path, i }));
  assert.deepEqual(receipt.accepted.map(({ text: line }) => line), ['rec']);
  const after_it = (await view_of(t.seats[0], t.match)).view;
  assert.deepEqual(after_it.orders, [{ type: 'recruit_agent' }]);
  assert.deepEqual({ ...after_it, orders: null }, before);
});

test('strict and atomic lists stand or fall as one, and a dry run leaves nothing behind', async () => {
  const t = await table(2);
  const mixed = [{ type: 'set_tax', rate: 60 }, { type: 'set_tax', rate: 61 }];
  await t.seats[0].refuse(422, 'bad_tax_rate', 'PUT', `/matches/${t.match}/turns/1/orders`, { orders: mixed, mode: 'strict' });
  await t.seats[0].refuse(422, 'bad_tax_rate', 'PUT', `/matches/${t.match}/turns/1/orders`, { orders: { atomic: true, orders: mixed } });
  const { body: dry } = await t.seats[0].put(`/matches/${t.match}/turns/1/orders?dry_run=1`, { orders: mixed });
  assert.deepEqual(codes(dry), [[1, 'bad_tax_rate']]);
  assert.equal((await view_of(t.seats[0], t.match)).view.orders, null);
});

test('orders may be one line of text, and the log writes them so, to their own nation alone', async () => {
  const t = await table(2);
  const lines = ['tax60 res:fusion_drive q0:cruiser* rush0+ F0>1:1c rec', 'tax20 q1:transport'];
  const receipts = await turn(t, (seat) => lines[seat]);
  assert.deepEqual(receipts[0].accepted.map(({ text: line }) => line), lines[0].split(' '));
  await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  for (const [seat, client] of t.seats.entries()) {
    const { text: log } = await client.get(`/matches/${t.match}/log?format=text`);
    assert.ok(log.includes(lines[seat]) && !log.includes(lines[1 - seat]), log);
  }
  const { text: public_log } = await s.client().get(`/matches/${t.match}/log?format=text`);
  assert.ok(!public_log.includes('tax'), public_log);
});

test('nobody sees a foreign fleet, treasury or list, and how many are missing is all that is told', async () => {
  const t = await table(3);
  const mine = await view_of(t.seats[0], t.match);
  assert.equal(mine.pending, 3);
  await put_orders(t.seats[1], t.match, 1, 'F1>0:2c tax80 q1:cruiser rec');
  const now = await view_of(t.seats[0], t.match);
  assert.equal(now.pending, 2);
  assert.deepEqual(now.view, mine.view);
  await put_orders(t.seats[0], t.match, 1, []);
  await put_orders(t.seats[2], t.match, 1, []);
  const later = (await await_view(t.seats[0], t.match, (v) => v.turn === 2)).view;
  assert.deepEqual(later.you.fleets, []);
  assert.deepEqual(later.planets[1], mine.view.planets[1]);
  assert.equal(later.all, null);
  const stranger = (await s.client().get(`/matches/${t.match}/spectate`)).body.view;
  assert.deepEqual([stranger.you, stranger.your_planets, stranger.reports, stranger.orders, stranger.all], [null, [], {}, null, null]);
  const picture = await s.client().get(`/matches/${t.match}/board.svg`);
  assert.ok(!/\dc \dt/.test(picture.text));
});

/** What a seat is shown, all but the time of the last change. */
async function shown_to(t, seat) {
  const { now, clocks, ...all } = await view_of(t.seats[seat], t.match);
  assert.ok(now);
  assert.equal(new Set(clocks.map((clock) => clock.used_ms)).size, 1, 'the time of all runs on, also of those who have handed in or left unannounced');
  return { ...all, clocks: clocks.map(({ used_ms: _, ...clock }) => clock) };
}

test('a resignation between two turns changes nothing for others, and is told with the next resolution', async () => {
  const t = await table(3);
  await t.seats[0].post(`/matches/${t.match}/offers`, { kind: 'draw' });
  const before = await shown_to(t, 0);
  assert.deepEqual([before.offers.length, before.pending], [1, 3]);
  await t.seats[2].post(`/matches/${t.match}/resign`, { confirm: true });
  assert.deepEqual(await shown_to(t, 0), before);
  for (const path of ['', '/spectate']) assert.ok(!/resign|"out"|left/.test((await s.client().get(`/matches/${t.match}${path}`)).text.replaceAll('"left":null', '')), path);
  const { text: quiet } = await t.seats[0].get(`/matches/${t.match}/log?format=text`);
  assert.ok(!quiet.includes('resigned'), quiet);
  await t.seats[1].put(`/matches/${t.match}/offers/1`, { accept: true });
  assert.deepEqual((await shown_to(t, 0)).offers, before.offers, 'the word of all three is still asked');
  await put_orders(t.seats[0], t.match, 1, []);
  await put_orders(t.seats[1], t.match, 1, []);
  const later = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.deepEqual([later.status, later.view.nations[2].status, later.offers], ['live', 'resigned', []], 'it lapses, to be offered anew among those who are left');
  assert.ok(later.view.news.some(({ kind, seat }) => kind === 'resigned' && seat === 2));
  await t.seats[2].refuse(409, 'not_your_turn', 'PUT', `/matches/${t.match}/turns/2/orders`, { orders: [] });
});

test('an offer outlives the turn whoever handed in, and ends by an answer', async () => {
  for (const drafts of [[], [1], [1, 2]]) {
    const t = await table(3, { clock: { mode: 'live', turn_seconds: 600 } });
    await t.seats[0].post(`/matches/${t.match}/offers`, { kind: 'draw' });
    for (const seat of drafts) await put_orders(t.seats[seat], t.match, 1, [], { ready: false });
    await s.shift_clock(601);
    const { offers } = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
    assert.deepEqual(offers.map(({ kind, status }) => [kind, status]), [['draw', 'open']], `drafts of ${drafts}`);
    await t.seats[1].put(`/matches/${t.match}/offers/1`, { accept: false });
    assert.deepEqual((await view_of(t.seats[2], t.match)).offers, []);
  }
});

test('a resignation in a truce, when nobody can hand in, is not told either', async () => {
  const t = await table(3);
  await put_orders(t.seats[2], t.match, 1, []);
  const agree = async (kind) => {
    const { body: { offer } } = await t.seats[0].post(`/matches/${t.match}/offers`, { kind });
    for (const client of t.seats.slice(1)) await client.put(`/matches/${t.match}/offers/${offer.id}`, { accept: true });
  };
  await agree('truce');
  const before = [await shown_to(t, 0), await shown_to(t, 2)];
  assert.deepEqual(before.map(({ status, pending }) => [status, pending]), [['paused', 2], ['paused', 2]]);
  await t.seats[1].post(`/matches/${t.match}/resign`, { confirm: true });
  await t.seats[2].post(`/matches/${t.match}/offers`, { kind: 'resume' });
  const asked = await shown_to(t, 0);
  assert.deepEqual([asked.pending, asked.seq, asked.status], [2, before[0].seq + 1, 'paused'], 'one thing has happened since: the offer to go on');
  for (const client of t.seats.slice(0, 2)) await client.put(`/matches/${t.match}/offers/${asked.offers[0].id}`, { accept: true });
  const live = await shown_to(t, 0);
  assert.deepEqual([live.status, live.pending], ['live', 2]);
  await put_orders(t.seats[0], t.match, 1, []);
  const later = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.deepEqual(later.view.nations.map(({ status }) => status), ['playing', 'resigned', 'playing']);
});

test('of others one hears how many have handed in, not who; whoever has may change orders or resign unheard', async () => {
  const t = await table(3);
  const before = await shown_to(t, 0);
  await put_orders(t.seats[2], t.match, 1, []);
  const handed = { ...before, pending: 2, seq: before.seq + 1 };
  assert.deepEqual(await shown_to(t, 0), handed);
  await put_orders(t.seats[2], t.match, 1, [{ type: 'set_tax', rate: 20 }]);
  assert.deepEqual(await shown_to(t, 0), handed);
  await t.seats[2].post(`/matches/${t.match}/resign`, { confirm: true });
  assert.deepEqual(await shown_to(t, 0), handed);
  assert.equal((await shown_to(t, 2)).view.nations[2].status, 'resigned');
});

test('who watches with a delay sees everything of fifty turns ago, and before that nothing', async () => {
  const t = await table(2, { spectators: 'delayed' });
  const stranger = s.client();
  for (let n = 1; n <= 52; n++) {
    await put_orders(t.seats[0], t.match, n, n === 1 ? 'tax80 q0:cruiser* F0>1:1c' : '-');
    await put_orders(t.seats[1], t.match, n, '-');
    await await_view(t.seats[1], t.match, (v) => v.turn === n + 1);
    if (n === 20) assert.equal((await stranger.get(`/matches/${t.match}/spectate`)).body.view?.all ?? null, null);
  }
  const { view } = await until(async () => {
    const { body } = await stranger.get(`/matches/${t.match}/spectate`);
    return body.view.turn === 3 && body;
  });
  assert.deepEqual([view.all.nations[0].tax, view.all.nations[0].fleets.length, view.all.planets[0].queue], [80, 1, ['cruiser']]);
});

test('orders of the list: resigning ends a duel, and nothing more is taken', async () => {
  const t = await table(2);
  await turn(t, (seat) => (seat ? [{ type: 'resign' }, { type: 'set_tax', rate: 20 }] : 'tax20'));
  const view = await await_view(t.seats[0], t.match, (v) => v.status === 'finished');
  assert.deepEqual([view.view.over, view.result.places], ['last_nation', [1, 2]]);
  await t.seats[0].refuse(409, 'game_over', 'PUT', `/matches/${t.match}/turns/2/orders`, { orders: [] });
});

test('the compact view is the object of the rules and no more; the brief one leaves out what a turn does not need', async () => {
  const t = await table(2);
  for (const [query, name, colour] of [['brief', undefined, undefined], ['compact', 'string', 'string'], ['compact&ext=0', 'string', 'string']]) {
    const { view } = await view_of(t.seats[0], t.match, `?format=${query}`);
    assert.deepEqual(Object.keys(view), ['turn', 'size', 'over', 'nations', 'planets', 'you', 'your_planets', 'reports', 'events', 'all']);
    assert.deepEqual([view.you.ledger, typeof view.planets[0].name, typeof view.you.colour], [undefined, `${name}`, `${colour}`]);
  }
});
