// Offers: draw, truce, going on. Only the players see them until they are settled.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack } from '../lib/stack.mjs';
import { await_view, begun, play_line, put_orders, seat_path, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

const offer = (client, match, kind, rest = {}) => client.post(`/matches/${match}/offers`, { kind, ...rest }).then((a) => a.body.offer);
const answer = (client, match, id, accept) => client.put(`/matches/${match}/offers/${id}`, { accept }).then((a) => a.body.offer);

test('a draw is agreed by both and ends the match', async () => {
  const t = await begun(s);
  const made = await offer(t.south, t.match, 'draw');
  assert.deepEqual([made.kind, made.from, made.status, made.you_may_answer], ['draw', 0, 'open', false]);
  const seen = (await view_of(t.north, t.match)).offers;
  assert.deepEqual(seen.map((o) => [o.id, o.kind, o.from, o.you_may_answer]), [[made.id, 'draw', 0, true]]);
  assert.deepEqual((await t.north.get('/me/inbox')).body.offers, [{ match: t.match, offer: made.id, kind: 'draw' }]);
  assert.deepEqual((await t.south.get('/me/inbox')).body.offers, []);
  assert.equal((await answer(t.north, t.match, made.id, true)).status, 'accepted');
  const view = await view_of(t.south, t.match);
  assert.deepEqual([view.status, view.result.places, view.result.reason], ['finished', [1, 1], 'agreement']);
  assert.match((await s.client().get(`/matches/${t.match}/log?format=text`)).text, /^draw agreed$/m);
});

test('who offered cannot answer, a stranger neither, and what is settled is settled', async () => {
  const t = await begun(s);
  const made = await offer(t.south, t.match, 'draw');
  const path = `/matches/${t.match}/offers/${made.id}`;
  await t.south.refuse(409, 'no_offer', 'PUT', path, { accept: true });
  await (await s.guest()).refuse(403, 'not_seated', 'PUT', path, { accept: true });
  await t.north.refuse(409, 'no_offer', 'PUT', `/matches/${t.match}/offers/99`, { accept: true });
  await t.north.refuse(422, 'bad_request', 'PUT', path, { accept: 'yes' });
  await t.north.refuse(422, 'bad_request', 'PUT', path, {});
  assert.equal((await answer(t.north, t.match, made.id, false)).status, 'declined');
  await t.north.refuse(409, 'no_offer', 'PUT', path, { accept: true });
  assert.deepEqual((await view_of(t.north, t.match)).offers, []);
});

test('who offered may take the offer back', async () => {
  const t = await begun(s);
  const made = await offer(t.south, t.match, 'draw');
  assert.equal((await answer(t.south, t.match, made.id, false)).status, 'lapsed');
  assert.deepEqual((await view_of(t.north, t.match)).offers, []);
  await t.north.refuse(409, 'no_offer', 'PUT', `/matches/${t.match}/offers/${made.id}`, { accept: true });
});

test('one offer at a time and one a turn', async () => {
  const t = await begun(s);
  const made = await offer(t.south, t.match, 'draw');
  await t.south.refuse(409, 'offer_pending', 'POST', `/matches/${t.match}/offers`, { kind: 'draw' });
  await answer(t.north, t.match, made.id, false);
  await t.south.refuse(409, 'offer_too_soon', 'POST', `/matches/${t.match}/offers`, { kind: 'draw' });
  await play_line(t, ['--', '--']);
  await offer(t.south, t.match, 'draw');
});

test('an offer of a draw falls when the other completes a turn', async () => {
  const t = await begun(s);
  const made = await offer(t.south, t.match, 'draw');
  await play_line(t, ['--']);
  assert.equal((await view_of(t.north, t.match)).offers.length, 1);
  await play_line(t, ['--'], 2);
  assert.deepEqual((await view_of(t.north, t.match)).offers, []);
  await t.north.refuse(409, 'no_offer', 'PUT', `/matches/${t.match}/offers/${made.id}`, { accept: true });
});

test('a truce stops the clocks, refuses orders, and ends when both agree', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  const made = await offer(t.south, t.match, 'truce', { hours: 48 });
  assert.equal(made.hours, 48);
  await s.shift_clock(100);
  await answer(t.north, t.match, made.id, true);
  const paused = await view_of(t.south, t.match);
  assert.deepEqual([paused.status, paused.deadline], ['paused', null]);
  assert.ok(paused.paused_until);
  await t.south.refuse(409, 'game_paused', 'PUT', seat_path(t.match, 1), { orders: turn('--') });
  await t.south.refuse(409, 'game_paused', 'POST', `/matches/${t.match}/offers`, { kind: 'truce' });
  await s.shift_clock(10 * 3600);
  assert.equal((await view_of(t.south, t.match)).turn, 1);
  const resume = await offer(t.north, t.match, 'resume');
  await answer(t.south, t.match, resume.id, true);
  const view = await view_of(t.south, t.match);
  const left = (Date.parse(view.deadline) - await s.now_ms()) / 1000;
  assert.deepEqual([view.status, view.paused_until], ['live', null]);
  assert.ok(left > 400 && left <= 500, `${left} s left`);
  await t.south.refuse(409, 'not_paused', 'POST', `/matches/${t.match}/offers`, { kind: 'resume' });
  await play_line(t, ['--']);
  const log = (await s.client().get(`/matches/${t.match}/log?format=text`)).text;
  assert.match(log, /^truce 48h$/m);
  assert.match(log, /^resume$/m);
});

test('a truce ends by itself and leaves the mover at least half a minute', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 600 } });
  const made = await offer(t.north, t.match, 'truce', { hours: 1 });
  await s.shift_clock(571);
  await answer(t.south, t.match, made.id, true);
  await s.shift_clock(3601);
  const view = await await_view(t.south, t.match, (v) => v.status === 'live');
  const left = await s.value(`select extract(epoch from m.deadline - max(e.at)) from match m join match_event e on e.match_id = m.id where m.public_id = '${t.match}' group by m.deadline`);
  assert.ok(left > 29 && left <= 30.1, `${left} s were left when it ended`);
  assert.equal(view.turn, 1);
});

test('a truce without hours lasts a day, and hours have bounds', async () => {
  const t = await begun(s);
  for (const hours of [0, 721, -1, '24', 2 ** 40, {}]) await t.south.refuse(422, 'truce_hours', 'POST', `/matches/${t.match}/offers`, { kind: 'truce', hours });
  assert.equal((await offer(t.south, t.match, 'truce')).hours, 24);
});

test('hours beside an offer that is no truce are refused, and no offer is made', async () => {
  const t = await begun(s);
  for (const kind of ['draw', 'resume', 'takeback', 'peace'])
    for (const hours of [24, 0, '+1', {}]) await t.south.refuse(422, 'bad_request', 'POST', `/matches/${t.match}/offers`, { kind, hours });
  assert.equal((await offer(t.south, t.match, 'draw')).id, 1);
});

test('kinds that this game does not know are refused', async () => {
  const t = await begun(s);
  for (const kind of ['cancel', 'peace']) {
    const refused = await t.south.call('POST', `/matches/${t.match}/offers`, { body: { kind } });
    assert.equal(refused.status, 422, refused.text);
  }
});

test('offers are between the players until they are accepted or the match is over', async () => {
  const t = await begun(s);
  const watcher = s.client();
  const look = async () => [await watcher.get(`/matches/${t.match}/spectate`), await watcher.get(`/matches/${t.match}/log`), await watcher.get(`/matches/${t.match}`), await watcher.get(`/matches/${t.match}/messages`)]
    .map((a) => [a.text, a.etag]);
  const before = await look();
  const made = await offer(t.south, t.match, 'draw');
  await answer(t.north, t.match, made.id, false);
  await offer(t.south, t.match, 'truce');
  assert.deepEqual(await look(), before);
  const { body: theirs } = await t.north.get(`/matches/${t.match}/log`);
  assert.ok(theirs.items.some((item) => item.kind === 'offer'), 'every step is in the players\' log');
  await play_line(t, ['--']);
  const { body: log } = await watcher.get(`/matches/${t.match}/log`);
  assert.deepEqual(log.items.map((item) => item.n), log.items.map((_, i) => i + 1), 'a gap would tell that something happened');
  await t.north.post(`/matches/${t.match}/resign`, { confirm: true });
  const { body: whole } = await watcher.get(`/matches/${t.match}/log`);
  assert.ok(whole.items.some((item) => item.kind === 'offer'));
});

test('a draw, a truce or a calling-off asked for a hundred times by one side changes nothing and is refused by name', async () => {
  for (const kind of ['draw', 'truce']) {
    const t = await begun(s);
    const path = `/matches/${t.match}/offers`;
    const seen = async () => { const { status, turn: n, owes, deadline, paused_until, view } = await view_of(t.north, t.match); return { status, n, owes, deadline, paused_until, view }; };
    const before = await seen();
    const made = await offer(t.south, t.match, kind);
    const codes = [];
    const ask = async (what) => codes.push((await t.south.call('POST', path, { body: { kind: what } })).body.code);
    for (let i = 0; i < 50; i++) await ask(kind);
    await answer(t.north, t.match, made.id, false);
    for (let i = 0; i < 50; i++) await ask(kind);
    for (let i = 0; i < 100; i++) await ask('cancel');
    const told = (code, n) => Array.from({ length: n }, () => code);
    assert.deepEqual(codes, [...told('offer_pending', 50), ...told('offer_too_soon', 50), ...told('offer_not_allowed', 100)]);
    assert.deepEqual(await seen(), before);
    assert.equal(await s.value(`select count(*) from offer o join match m on m.id = o.match_id where m.public_id = '${t.match}'`), 1);
  }
  const [creator, guest] = [await s.guest(), await s.guest()];
  const { body: lobby } = await creator.post('/lobbies', { game: 'cosair', seats: 3 });
  const { body: joined } = await guest.put(`/lobbies/${lobby.id}/seats/me`, {});
  for (let i = 0; i < 100; i++) await guest.refuse(403, 'forbidden', 'DELETE', `/lobbies/${lobby.id}`);
  assert.deepEqual((await guest.get(`/lobbies/${lobby.id}`)).body.seats, joined.seats);
});

test('truces of a match end by themselves, each and all of them together', async () => {
  const t = await begun(s, { clock: { mode: 'correspondence', turn_seconds: 86_400 } });
  for (const [n, hours] of [[1, 720], [2, 719]]) {
    await answer(t.north, t.match, (await offer(t.south, t.match, 'truce', { hours })).id, true);
    await s.shift_clock(hours * 3600 + 1);
    const view = await await_view(t.south, t.match, (v) => v.status === 'live');
    assert.deepEqual([view.turn, view.paused_until], [2 * n - 1, null]);
    await play_line(t, ['--', '--'], 2 * n - 1);
  }
  const refused = await t.south.refuse(422, 'truce_hours', 'POST', `/matches/${t.match}/offers`, { kind: 'truce', hours: 1 });
  assert.match(refused.body.detail, /has 0 left/);
});

test('accepting, declining, resigning and moving at once leave one outcome', async () => {
  for (let round = 0; round < 5; round++) {
    const t = await begun(s);
    const made = await offer(t.south, t.match, 'draw');
    const acts = [
      () => t.north.call('PUT', `/matches/${t.match}/offers/${made.id}`, { body: { accept: true } }),
      () => t.north.call('PUT', `/matches/${t.match}/offers/${made.id}`, { body: { accept: false } }),
      () => t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('--') } }),
      () => t.north.call('POST', `/matches/${t.match}/resign`, { body: { confirm: true } }),
    ];
    const answers = await Promise.all(acts.map((_, i) => acts[(i + round) % 4]()));
    for (const got of answers) assert.ok([200, 409].includes(got.status), got.text);
    const view = await view_of(t.south, t.match);
    assert.equal(view.status, 'finished');
    const [row] = (await s.sql(`select o.status from offer o join match m on m.id = o.match_id where m.public_id = '${t.match}'`)).split('\n');
    assert.equal(row === 'accepted', view.result.reason === 'agreement');
    const ends = (await s.sql(`select string_agg(e.kind, ',') from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' and e.kind in ('draw', 'resign')`)).split(',');
    assert.equal(ends.length, 1);
  }
});

test('a draw may be offered in the setup and during a truce; resigning works there too', async () => {
  const t = await table(s);
  const made = await offer(t.south, t.match, 'draw');
  await answer(t.north, t.match, made.id, true);
  assert.equal((await view_of(t.south, t.match)).status, 'finished');
  const u = await begun(s);
  const truce = await offer(u.south, u.match, 'truce');
  await answer(u.north, u.match, truce.id, true);
  await u.south.post(`/matches/${u.match}/resign`, { confirm: true });
  const { body } = await s.client().get(`/matches/${u.match}`);
  assert.deepEqual([body.status, body.result.reason], ['finished', 'resign']);
  await u.north.refuse(409, 'game_over', 'POST', `/matches/${u.match}/offers`, { kind: 'draw' });
});

test('an offer sent twice with one key is one offer', async () => {
  const t = await begun(s);
  const headers = { 'Idempotency-Key': 'a-draw-please' };
  const first = await t.south.post(`/matches/${t.match}/offers`, { kind: 'draw' }, { headers });
  const again = await t.south.post(`/matches/${t.match}/offers`, { kind: 'draw' }, { headers });
  assert.deepEqual([again.text, again.headers['idempotency-replayed']], [first.text, 'true']);
  await t.south.refuse(422, 'idempotency_key_reused', 'POST', `/matches/${t.match}/offers`, { kind: 'truce' }, { headers });
  await put_orders(t.south, t.match, 1, turn('--'));
});
