// Simultaneous turns with hidden information, on the template game: stages with time limits of their own, talk that the game owns,
// early ends, drafts, verdicts one by one, secret wishes, bots that act. Time is moved, never slept.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { reaches, stack, until } from '../lib/stack.mjs';
import { await_view, put_orders, seat_path, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_UNLISTED: '1', QUADRIVIUM_TEST_SEED: '00000000000000b7' } });
after(() => s.stop());

const LIVE = { mode: 'live', turn_seconds: 3600, stage_seconds: { setup: 1800, peek: 1200, talk: 600 } };
const pick = (number) => ({ type: 'pick', number });
const take = (stones, say) => ({ type: 'take', stones, ...(say ? { say } : {}) });
const act = (client, match, what) => client.post(`/matches/${match}/acts`, { act: what });
const ready = { type: 'ready' };
const events_of = async (match) => (await s.sql(`select string_agg(kind, ' ' order by n) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}'`));
const seconds_left = async (client, match) =>
  Math.round((Date.parse((await view_of(client, match)).deadline) - await s.now_ms()) / 1000);

/** Guests at a table of the template; `choices`: each one's secret wish. */
async function table(variant, count, settings = {}, choices = []) {
  const seats = [];
  for (let i = 0; i < count; i++) seats.push(await s.guest());
  const { body: lobby } = await seats[0].post('/lobbies', { game: 'nullgame', variant, seats: count + (settings.bots?.length ?? 0), options: { peeks: 0 }, ...settings });
  if (choices[0]) await seats[0].put(`/lobbies/${lobby.id}/seats/me`, { choice: choices[0] });
  let full = lobby;
  for (let i = 1; i < count; i++) full = (await seats[i].put(`/lobbies/${lobby.id}/seats/me`, choices[i] ? { choice: choices[i] } : {})).body;
  return { match: full.match, seats, lobby: lobby.id };
}

/** The same with everybody's number picked: its seat number. */
async function begun(variant, count, settings) {
  const t = await table(variant, count, settings);
  for (const [seat, client] of t.seats.entries()) await put_orders(client, t.match, 0, pick(seat));
  await await_view(t.seats[0], t.match, (v) => v.turn === 1);
  return t;
}

test('each stage has its own time, and its end leaves sealed orders sealed', async () => {
  const t = await begun('council', 2, { clock: LIVE });
  assert.equal((await view_of(t.seats[0], t.match)).stage, 'talk');
  const left = await seconds_left(t.seats[0], t.match);
  assert.ok(left > 400 && left <= 600, `${left} s of talk`);
  await put_orders(t.seats[1], t.match, 1, take(2));
  await s.shift_clock(601);
  const view = await await_view(t.seats[0], t.match, (v) => v.stage === 'play');
  assert.deepEqual([view.turn, view.owes, view.pending], [1, true, [0]]);
  const rest = await seconds_left(t.seats[0], t.match);
  assert.ok(rest > 3400 && rest <= 3600, `${rest} s of play`);
  const other = await view_of(t.seats[1], t.match);
  assert.deepEqual([other.owes, other.orders], [false, { orders: { type: 'take', stones: 2 }, ready: true }]);
  await put_orders(t.seats[0], t.match, 1, take(1));
  const next = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.deepEqual([next.stage, next.view.seats.map((x) => x.taken), next.pending], ['talk', [1, 2], [0, 1]]);
  assert.equal(await events_of(t.match), 'turn stage_end turn');
});

test('a stage ends early when all are ready, by an act or by handing in', async () => {
  const t = await begun('council', 3, { clock: { mode: 'untimed' } });
  const path = `/matches/${t.match}/acts`, said = { type: 'say', to: 'all', text: 'of another turn' };
  for (const turn of [0, 2, 2 ** 31 - 1]) await t.seats[0].refuse(409, 'stale_turn', 'POST', path, { act: said, turn });
  for (const turn of [-1, '1', [1], true, 2 ** 31, Number.MAX_SAFE_INTEGER]) await t.seats[0].refuse(422, 'bad_request', 'POST', path, { act: said, turn });
  await t.seats[0].post(path, { act: ready, turn: 1 });
  assert.equal((await view_of(t.seats[0], t.match)).stage, 'talk');
  await put_orders(t.seats[1], t.match, 1, take(1));
  assert.equal((await view_of(t.seats[0], t.match)).stage, 'talk');
  assert.deepEqual((await view_of(t.seats[2], t.match)).view.seats.map((x) => x.quiet), [true, false, false]);
  await act(t.seats[2], t.match, ready);
  const view = await await_view(t.seats[0], t.match, (v) => v.stage === 'play');
  assert.deepEqual([view.turn, view.pending], [1, [0, 2]]);
  await t.seats[0].refuse(409, 'acts_closed', 'POST', `/matches/${t.match}/acts`, { act: { type: 'say', to: 'all', text: 'late' }, turn: 1 });
});

test('when all have handed in the turn is over at once, out of the stage of talk', async () => {
  const t = await begun('council', 2, { clock: { mode: 'untimed' } });
  for (const client of t.seats) await put_orders(client, t.match, 1, take(1));
  await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.equal(await events_of(t.match), 'turn turn');
});

test('with early false nothing ends before its time', async () => {
  const t = await begun('council', 2, { clock: { ...LIVE, early: true } });
  const slow = await table('council', 2, { clock: { ...LIVE, early: false } });
  for (const client of slow.seats) await put_orders(client, slow.match, 0, pick(1));
  for (const client of t.seats) await act(client, t.match, ready);
  await await_view(t.seats[0], t.match, (v) => v.stage === 'play');
  assert.equal((await view_of(slow.seats[0], slow.match)).stage, 'setup');
  await s.shift_clock(1801);
  await await_view(slow.seats[0], slow.match, (v) => v.stage === 'talk');
  for (const client of slow.seats) await put_orders(client, slow.match, 1, take(3));
  assert.equal((await view_of(slow.seats[0], slow.match)).turn, 1);
  await s.shift_clock(601);
  await await_view(slow.seats[0], slow.match, (v) => v.turn === 2);
  assert.equal(await events_of(slow.match), 'turn turn');
});

test('a draft counts at the deadline, ready is taken back, who sent nothing is late', async () => {
  const t = await begun('together', 3, { clock: LIVE });
  await put_orders(t.seats[0], t.match, 1, take(3), { ready: false });
  await put_orders(t.seats[1], t.match, 1, take(2));
  assert.equal((await view_of(t.seats[2], t.match)).pending, 2);
  await t.seats[1].delete(`/matches/${t.match}/turns/1/ready`);
  assert.equal((await view_of(t.seats[2], t.match)).pending, 3);
  assert.equal((await t.seats[1].get(seat_path(t.match, 1))).body.ready, false);
  await s.shift_clock(3601);
  const view = await await_view(t.seats[2], t.match, (v) => v.turn === 2);
  assert.deepEqual(view.view.seats.map((x) => x.taken), [3, 2, 1]);
  await t.seats[2].refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 1), { orders: take(1) });
});

test('the deadline is that of the smallest bank which still runs', async () => {
  const clock = { mode: 'budget', turn_seconds: 3600, bank_seconds: 600, increment_seconds: 0, stage_seconds: { setup: 600, talk: 10 } };
  const t = await begun('council', 4, { clock });
  const near = (got, wanted) => assert.ok(got <= wanted + 1 && got > wanted - 45, `${got} is not about ${wanted}`);
  const order = (seat, turn) => put_orders(t.seats[seat], t.match, turn, take(1));
  const play = async () => {
    await s.shift_clock(11);
    await await_view(t.seats[0], t.match, (v) => v.stage === 'play');
  };
  await play();
  for (const seat of [1, 2, 3]) await order(seat, 1);
  await s.shift_clock(100);
  await order(0, 1);
  const { clocks } = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  for (const { seat, bank_ms } of clocks) near(bank_ms / 1000, seat ? 600 : 500);
  await play();
  near(await seconds_left(t.seats[1], t.match), 500);
  await order(0, 2);
  near(await seconds_left(t.seats[1], t.match), 600);
  await t.seats[0].delete(`/matches/${t.match}/turns/2/ready`);
  near(await seconds_left(t.seats[1], t.match), 500);
  await s.shift_clock(50);
  await order(0, 2);
  await order(1, 2);
  await s.shift_clock(500); // more than the first one had
  await order(2, 2);
  await order(3, 2);
  const next = await await_view(t.seats[2], t.match, (v) => v.turn === 3);
  for (const { seat, bank_ms } of next.clocks) near(bank_ms / 1000, [450, 550, 50, 50][seat]);
  await play();
  await t.seats[2].post(`/matches/${t.match}/resign`, { confirm: true }); // a seat that has left has no time any more
  await t.seats[3].post(`/matches/${t.match}/resign`, { confirm: true });
  near(await seconds_left(t.seats[0], t.match), 450);
});

test('where it is secret who has handed in, clocks tell nothing of it', async () => {
  const clock = { mode: 'budget', turn_seconds: 3600, bank_seconds: 600, increment_seconds: 0 };
  const t = await begun('together', 3, { clock });
  const before = await view_of(t.seats[0], t.match);
  await put_orders(t.seats[1], t.match, 1, take(1));
  const after_it = await view_of(t.seats[0], t.match);
  assert.equal(after_it.deadline, before.deadline);
  const [, one, two] = after_it.clocks;
  assert.deepEqual({ ...one, seat: 2 }, two);
  await s.shift_clock(100);
  for (const seat of [0, 2]) await put_orders(t.seats[seat], t.match, 1, take(1));
  const [, first, last] = (await await_view(t.seats[0], t.match, (v) => v.turn === 2)).clocks;
  assert.deepEqual({ ...first, seat: 2 }, last);
});

test('somebody leaving does not keep those waiting who have handed in', async () => {
  const t = await begun('together', 3, { clock: { mode: 'untimed' } });
  await put_orders(t.seats[0], t.match, 1, take(1));
  await put_orders(t.seats[1], t.match, 1, take(1));
  await t.seats[2].post(`/matches/${t.match}/resign`, { confirm: true });
  const view = await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  assert.deepEqual(view.view.seats.map((x) => [x.in, x.taken]), [[true, 1], [true, 1], [false, 0]]);
  await t.seats[2].refuse(409, 'already_out', 'POST', `/matches/${t.match}/resign`, { confirm: true });
  await t.seats[2].refuse(409, 'not_your_turn', 'PUT', seat_path(t.match, 2), { orders: take(1) });
});

test('lenient is this variant\'s default: what rides is refused alone, strict refuses all', async () => {
  const t = await begun('council', 2, { clock: { mode: 'untimed' } });
  await put_orders(t.seats[0], t.match, 1, take(1, 'one'), { ready: false });
  for (const client of t.seats) await act(client, t.match, ready);
  await await_view(t.seats[0], t.match, (v) => v.stage === 'play');
  const { body } = await put_orders(t.seats[0], t.match, 1, take(2, 'too late'), { ready: false });
  assert.deepEqual([body.accepted.map((x) => x.text), body.rejected.map((x) => [x.path, x.code])], [['take 2'], [['/to', 'wrong_stage']]]);
  assert.deepEqual((await t.seats[0].get(seat_path(t.match, 1))).body.orders, { type: 'take', stones: 2 });
  await t.seats[0].refuse(422, 'wrong_stage', 'PUT', seat_path(t.match, 1), { orders: take(3, 'too late'), mode: 'strict' });
  assert.equal((await t.seats[0].get(seat_path(t.match, 1))).body.orders.stones, 2);
  const { body: { items } } = await t.seats[1].get(`/matches/${t.match}/messages`);
  assert.deepEqual(items.map((m) => m.text), ['one']);
});

test('acts and orders have each their own door', async () => {
  const t = await begun('council', 2, { clock: { mode: 'untimed' } });
  await t.seats[0].refuse(422, 'bad_request', 'POST', `/matches/${t.match}/acts`, { act: take(1) });
  await t.seats[0].refuse(422, 'bad_request', 'PUT', seat_path(t.match, 1), { orders: ready });
  assert.equal(await events_of(t.match), 'turn');
  assert.equal(await s.sql(`select attempts from match where public_id = '${t.match}'`), '0');
});

test('what is said is the game\'s act: it limits, addresses and shows it', async () => {
  const t = await begun('council', 3, { clock: { mode: 'untimed' }, spectators: 'public' });
  const stranger = s.client();
  const texts = async (client) => (await client.get(`/matches/${t.match}/messages`)).body.items.map((m) => [m.from.seat, m.to, m.text]);
  const talk = `/matches/${t.match}/messages`;
  const { body: said } = await t.seats[0].post(talk, { to: 'all', text: 'Two each?' });
  assert.deepEqual([said.n, said.from.seat, said.to, said.text], [1, 0, 'all', 'Two each?']);
  const before = (await view_of(t.seats[2], t.match)).seq;
  await t.seats[1].post(talk, { to: [0], text: 'Let us take all.' });
  await act(t.seats[1], t.match, { type: 'say', to: 2, text: 'He will take all.' });
  assert.equal((await view_of(t.seats[2], t.match)).seq, before + 1, 'seat 2 hears of what is said to it alone');
  const [open, first, second] = [[0, 'all', 'Two each?'], [1, [0, 1], 'Let us take all.'], [1, [1, 2], 'He will take all.']];
  assert.deepEqual(await texts(t.seats[0]), [open, first]);
  assert.deepEqual(await texts(t.seats[1]), [open, first, second]);
  assert.deepEqual(await texts(t.seats[2]), [open, second]);
  assert.deepEqual(await texts(stranger), [open]);
  assert.deepEqual((await stranger.get(`/matches/${t.match}/log`)).body.items.filter((x) => x.kind === 'talk').map((x) => x.text), ['say all: Two each?']);
  await t.seats[0].refuse(422, 'bad_request', 'POST', talk, { to: [1, 2], text: 'both of you' });
  await t.seats[0].refuse(422, 'nobody_there', 'POST', talk, { to: [0], text: 'myself' });
  for (let i = 0; i < 3; i++) await t.seats[0].post(talk, { to: 'all', text: `more ${i}` });
  await t.seats[0].refuse(422, 'too_many_words', 'POST', talk, { to: 'all', text: 'and more' });
  assert.equal((await s.guest().then((g) => g.post(talk, { to: 'all', text: 'from the gallery' }))).status, 201);
  assert.equal((await texts(t.seats[0])).length, 5);
  await t.seats[0].refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'nullgame', variant: 'council', press: 'none' });
});

test('who has muted somebody does not hear the game\'s talk either', async () => {
  const t = await begun('council', 2, { clock: { mode: 'untimed' } });
  const { body: header } = await t.seats[0].get(`/matches/${t.match}`);
  await t.seats[1].patch(`/me/players/${encodeURIComponent(header.seats[0].name)}`, { muted: true });
  await t.seats[0].post(`/matches/${t.match}/messages`, { to: 'all', text: 'Hear me' });
  assert.deepEqual((await t.seats[1].get(`/matches/${t.match}/messages`)).body.items, []);
  assert.equal((await t.seats[0].get(`/matches/${t.match}/messages`)).body.items.length, 1);
});

test('a secret wish of the lobby is shown to nobody and counts', async () => {
  const t = await table('together', 2, { clock: LIVE }, [{ number: 7 }, { number: 3 }]);
  for (const client of [...t.seats, s.client()]) {
    const { text } = await client.get(`/lobbies/${t.lobby}`);
    if (client !== t.seats[0]) assert.doesNotMatch(text, /"number":7/);
    assert.doesNotMatch((await client.get(`/matches/${t.match}`)).text, /"number"/);
  }
  await s.shift_clock(1801);
  const view = await await_view(t.seats[0], t.match, (v) => v.turn === 1);
  assert.deepEqual(view.view.seats.map((x) => x.number), [7, undefined]);
  const fresh = await s.guest();
  const { body: open } = await fresh.post('/lobbies', { game: 'nullgame', variant: 'together' });
  await fresh.refuse(422, 'bad_options', 'PUT', `/lobbies/${open.id}/seats/me`, { choice: { number: 10 } }).catch(() =>
    fresh.refuse(422, 'bad_request', 'PUT', `/lobbies/${open.id}/seats/me`, { choice: { number: 10 } }));
});

test('a secret wish is told with the table, with a click against a bot, and with the wish for anybody', async () => {
  const { variants } = (await (await s.guest()).get('/games')).body.items?.find((g) => g.id === 'nullgame') ?? (await (await s.guest()).get('/games')).body.find((g) => g.id === 'nullgame');
  assert.deepEqual(Object.keys(variants[0].choice_schema.properties), ['number']);
  const wished = async (match) => s.value(`select s.choice->>'number' from match_seat s join match m on m.id = s.match_id where m.public_id = '${match}' and s.choice is not null`);
  const one = await s.guest();
  const { body: lobby } = await one.post('/lobbies', { game: 'nullgame', variant: 'together', choice: { number: 3 }, bots: [{ seat: 1, bot: 'bot:random' }] });
  assert.equal(await wished(lobby.match), 3);
  assert.doesNotMatch(JSON.stringify(lobby), /"number"/);
  const { body: quick } = await one.post('/play', { game: 'nullgame', variant: 'together', versus: 'bot:random', choice: { number: 5 } });
  assert.equal(await wished(quick.match), 5);
  await one.refuse(422, 'bad_options', 'POST', '/lobbies', { game: 'nullgame', choice: { number: 10 } }).catch(() =>
    one.refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'nullgame', choice: { number: 10 } }));
});

test('bots look, talk, say that they are ready, and order', async () => {
  const bots = [{ seat: 1, bot: 'bot:greedy' }, { seat: 2, bot: 'bot:random' }];
  const t = await table('council', 1, { bots, options: { peeks: 1, pile: 60 }, clock: { mode: 'untimed' } });
  const match = (await t.seats[0].get(`/lobbies/${t.lobby}`)).body.match;
  await put_orders(t.seats[0], match, 0, pick(4));
  await await_view(t.seats[0], match, (v) => v.stage === 'peek');
  await until(async () => (await events_of(match)) === 'turn act act', { what: 'both bots looking' });
  await act(t.seats[0], match, { type: 'peek', seat: 1 });
  let view = await await_view(t.seats[0], match, (v) => v.stage === 'talk' && v.view.seats[1].quiet && v.view.seats[2].quiet);
  for (let turn = view.turn; view.status === 'live'; turn++) {
    await put_orders(t.seats[0], match, turn, take(1));
    view = await await_view(t.seats[0], match, (v) => v.status === 'finished' || v.turn === turn + 1);
  }
  const { body: record } = await t.seats[0].get(`/matches/${match}/export`);
  assert.equal((await t.seats[0].post('/verify', record)).body.ok, true);
  assert.ok(record.events.some((e) => e.kind === 'act' && e.orders[1]?.type === 'ready'));
  assert.ok((await t.seats[0].get(`/matches/${match}/messages`)).body.items.some((m) => m.from.seat > 0), 'a bot has said something');
});

test('bots alone play at once and at full speed, and their match always ends', async () => {
  const person = await s.guest();
  const bots = [0, 1, 2].map((seat) => ({ seat, bot: 'bot:random' }));
  const start = (settings) => person.call('POST', '/lobbies', { body: { game: 'nullgame', variant: 'council', seats: 3, bots, ...settings } });
  const { body: lobby, status, text } = await start({ options: { peeks: 0 } });
  assert.equal(status, 201, text);
  assert.deepEqual([lobby.status, lobby.clock.mode, lobby.rated, lobby.spectators], ['started', 'untimed', false, 'open']);
  const watched = async () => (await person.get(`/matches/${lobby.match}/spectate`)).body;
  await until(async () => (await watched()).status === 'finished', { what: 'the end of a game between bots' });
  for (const [settings, path] of [[{ rated: true }, '/rated'], [{ choice: { number: 3 } }, '/choice'], [{ variant: 'together' }, '/bots/0/seat']]) {
    const { status: refused, body } = await start(settings);
    assert.deepEqual([refused, body.errors[0].path], [422, path]);
  }
  for (const { pid } of s.processes('quad-bot')) reaches(pid, 'SIGSTOP');
  const { body: { match } } = await start({});
  await s.sql(`update match_snapshot set n = 4999 where match_id = (select id from match where public_id = '${match}');
    update match set events = 4999, snapshot_at = 4999 where public_id = '${match}'`);
  for (const { pid } of s.processes('quad-bot')) reaches(pid, 'SIGCONT');
  const { result } = await until(async () => {
    const view = (await person.get(`/matches/${match}/spectate`)).body;
    return view.status === 'finished' && view;
  }, { what: 'the end of an endless game' });
  assert.equal(result.reason, 'abandoned');
});

test('a fork does not put words into mouths', async () => {
  const t = await begun('council', 2, { clock: { mode: 'untimed' } });
  await t.seats[0].post(`/matches/${t.match}/messages`, { to: 'all', text: 'Said there' });
  for (const client of t.seats) await put_orders(client, t.match, 1, take(1));
  await await_view(t.seats[0], t.match, (v) => v.turn === 2);
  await t.seats[0].post(`/matches/${t.match}/resign`, { confirm: true });
  const { body } = await t.seats[0].post(`/matches/${t.match}/fork`, { turn: 2, seat: 0 });
  const { items } = (await t.seats[0].get(`/matches/${body.match}/messages`)).body;
  assert.ok(items.every(({ from }) => from.seat === 1), JSON.stringify(items)); // the bot in the other seat may have had its say already
  assert.equal((await view_of(t.seats[0], body.match)).turn, 2);
});
