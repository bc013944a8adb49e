// Absence: what becomes of seats whose holders let turns run out, as the lobby chose: forfeit, steward, open seat, and nothing else.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Mcp } from '../lib/mcp.mjs';
import { bearer, person } from '../lib/people.mjs';
import { build, reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, PATIENT, pick_turn, play_line, put_orders, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const rebuild = () => new Promise((resolve) => {
  execFile(join(build, 'quad'), ['rebuild'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } }, (error, out) => resolve(JSON.parse(out.split('\n')[0])));
});
const PLAIN = { options: { skip_reinforcement: false, idle_limit: 50 } };
const LIVE = PATIENT;
const log_of = async (client, match) => (await client.get(`/matches/${match}/log?format=text`)).text;
const seat_of = async (client, match, seat) => (await view_of(client, match)).attendance[seat];
const stale = (client, match) => s.sql(`update match set deadline = arena_now() - interval '1 second' where public_id = '${match}'`);
/** A match against a bot until the bot has handed in its army: what bots owed before that is done. */
async function a_bot_moves_elsewhere() {
  const guest = await s.guest();
  const { body: { match } } = await guest.post('/play', { game: 'stratic', versus: 'bot:random' });
  await put_orders(guest, match, 0, FORMATION);
  await await_view(guest, match, (v) => v.turn >= 1);
}
/** South lets turns run out, North passes, until the claim on the view holds. */
async function idle(t, claim, from = 1) {
  for (let n = from; n < from + 40; n += 2) {
    await stale(t.south, t.match);
    const view = await await_view(t.north, t.match, (v) => v.turn > n || v.status === 'finished' || claim(v));
    if (claim(view)) return view;
    await put_orders(t.north, t.match, n + 1, turn('--'));
    const after_pass = await view_of(t.north, t.match);
    if (claim(after_pass)) return after_pass;
  }
  throw new Error('it never came to that');
}

test('what was chosen stands at the table with every member, and what makes no sense is refused', async () => {
  const south = await s.guest();
  const made = async (wish) => (await south.post('/lobbies', { game: 'stratic', ...wish })).body.absence;
  assert.deepEqual(await made({}), { policy: 'default', after: 0 });
  assert.deepEqual(await made({ clock: LIVE, absence: { policy: 'forfeit' } }), { policy: 'forfeit', after: 2 });
  assert.deepEqual(await made({ clock: LIVE, absence: { policy: 'bot', after: 3 } }), { policy: 'bot', after: 3, bot: 'bot:level-8' });
  assert.deepEqual(await made({ clock: { mode: 'budget' }, absence: { policy: 'open', grace_seconds: 120 } }), { policy: 'open', after: 2, grace_seconds: 120 });
  const refuse = (absence, clock = LIVE, code = 'bad_request') => south.refuse(422, code, 'POST', '/lobbies', { game: 'stratic', clock, absence });
  await refuse({ policy: 'sulk' });
  await refuse({ after: 3 });
  await refuse({ policy: 'forfeit', after: 101 });
  await refuse({ policy: 'forfeit', after: -1 });
  await refuse({ policy: 'forfeit', grace_seconds: 60 });
  await refuse({ policy: 'default', grace_seconds: 60 }, { mode: 'budget' });
  await refuse({ policy: 'default', after: 3 });
  await refuse({ policy: 'forfeit', bot: 'bot:greedy' });
  await refuse({ policy: 'bot', bot: 'bot:nobody' }, LIVE, 'unknown_bot');
  await refuse({ policy: 'forfeit' }, { mode: 'untimed' });
  await refuse({ policy: 'forfeit', more: 1 }, LIVE, 'unknown_member');
});

test('forfeit: so many misses in a row resign the seat, one turn played in between begins the count anew', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'forfeit', after: 2 } });
  await stale(t.south, t.match);
  await await_view(t.north, t.match, (v) => v.turn === 2);
  assert.equal((await seat_of(t.north, t.match, 0)).missed, 1);
  await play_line(t, ['--', '--', '--'], 2); // South is there again
  await stale(t.south, t.match);
  await await_view(t.north, t.match, (v) => v.turn === 6);
  assert.equal((await view_of(t.north, t.match)).status, 'live');
  await play_line(t, ['--'], 6);
  await stale(t.south, t.match);
  const view = await await_view(t.north, t.match, (v) => v.status === 'finished');
  assert.deepEqual([view.result.reason, view.result.places], ['resign', [2, 1]]);
  assert.deepEqual(view.attendance.map((a) => [a.missed, a.absent, a.stood_in]), [[3, null, false], [0, null, false]]);
  assert.match(await log_of(t.north, t.match), /absent/);
});

const NOTHING = { cosair: { count: 2, orders: [] }, stratagem: { count: 4, orders: {} } };

for (const [game, { count, orders }] of Object.entries(NOTHING))
  test(`forfeit: ordering nothing is no miss, be it a draft; ordering never is out after its bound: ${game}`, async () => {
    const [idle_one, ...others] = await Promise.all(Array.from({ length: count }, () => s.guest()));
    const { body: lobby } = await idle_one.post('/lobbies', { game, seats: count, rated: false, clock: { mode: 'live', turn_seconds: 3600, early: true }, absence: { policy: 'forfeit', after: 3 } });
    let match;
    for (const one of others) ({ body: { match } } = await one.put(`/lobbies/${lobby.id}/seats/me`, {}));
    const row = () => s.value(`select json_build_object('missed', json_agg(p.missed order by p.seat), 'status', max(m.status), 'out', max(m.result::text))
      from match_seat p join match m on m.id = p.match_id where m.public_id = '${match}'`);
    for (let missed = 0; missed < 3; missed++) {
      const { turn: n } = await view_of(others[0], match);
      assert.deepEqual((await row()).missed, [missed, ...others.map(() => 0)]);
      for (const [i, one] of others.entries()) await put_orders(one, match, n, orders, { ready: i > 0 || missed === 1 });
      for (let view = await view_of(others[0], match); view.status === 'live' && view.turn === n; view = await view_of(others[0], match)) { // its stages end one by one
        await stale(others[0], match);
        const { stage } = view;
        await await_view(others[0], match, (v) => v.turn > n || v.stage !== stage || v.status === 'finished');
      }
    }
    const { missed, status } = await row();
    assert.deepEqual(missed, [3, ...others.map(() => 0)]);
    assert.match(await log_of(others[0], match), /absent/);
    if (count === 2) assert.deepEqual([status, (await view_of(others[0], match)).result.places], ['finished', [2, 1]]);
    else await idle_one.refuse(409, 'not_your_turn', 'PUT', `/matches/${match}/turns/${(await view_of(others[0], match)).turn}/orders`, { orders });
  });

test('forfeit: where nobody is there nobody has won, and nobody agreed to it', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'forfeit', after: 2 } });
  for (let n = 1; n <= 3; n++) {
    await stale(t.south, t.match);
    await await_view(t.north, t.match, (v) => v.turn > n || v.status === 'finished');
  }
  const view = await view_of(t.north, t.match);
  assert.deepEqual([view.status, view.result?.reason, view.result?.places], ['finished', 'abandoned', [1, 1]]);
  const exported = (await s.client().get(`/matches/${t.match}/export`)).body;
  assert.equal(exported.events.at(-1).event?.kind ?? exported.events.at(-1).kind, 'abandon');
});

test('a default table knows no policy: turns are skipped as the rules say, misses are counted all the same', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE });
  for (let n = 1; n <= 4; n++) {
    await stale(t.south, t.match);
    await await_view(t.north, t.match, (v) => v.turn === n + 1);
  }
  assert.deepEqual((await view_of(t.south, t.match)).attendance.map((a) => [a.missed, a.absent]), [[2, null], [2, null]]);
});

test('a steward takes the seat over, is labelled, plays; who comes back plays on', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'bot', after: 1, bot: 'bot:random' } });
  await stale(t.south, t.match);
  const taken = await await_view(t.north, t.match, (v) => v.attendance[0].absent === 'steward');
  assert.equal(taken.attendance[0].steward, 'Recruit');
  assert.match(await log_of(t.north, t.match), /steward Recruit/);
  await put_orders(t.north, t.match, 2, turn('--'));
  const played = await await_view(t.north, t.match, (v) => v.turn === 4);
  assert.equal(played.attendance[0].stood_in, true);
  assert.equal((await t.south.get('/me/inbox')).body.waiting.length, 0);
  const back = await t.south.put(`/matches/${t.match}/seats/me`, {});
  assert.equal(back.body.seat, 0);
  assert.deepEqual((await t.south.put(`/matches/${t.match}/seats/me`, {})).body, back.body); // again: the same
  assert.equal((await seat_of(t.north, t.match, 0)).absent, null);
  await put_orders(t.north, t.match, 4, turn('--'));
  await a_bot_moves_elsewhere(); // so one would have moved here
  const own = await view_of(t.south, t.match);
  assert.deepEqual([own.turn, own.owes], [5, true]);
  await put_orders(t.south, t.match, 5, await pick_turn(t.south, t.match, own));
});

test('an order is a return too', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'bot', after: 1 } });
  await stale(t.south, t.match);
  await await_view(t.north, t.match, (v) => v.attendance[0].absent === 'steward');
  for (const { pid } of s.processes('quad-bot')) reaches(pid, 'SIGSTOP'); // no bot moves now
  try {
    await put_orders(t.north, t.match, 2, turn('--'));
    await put_orders(t.south, t.match, 3, turn('--'));
    assert.equal((await seat_of(t.south, t.match, 0)).absent, null);
  } finally {
    for (const { pid } of s.processes('quad-bot')) reaches(pid, 'SIGCONT');
  }
});

test('ratings: who was played for has lost; against him only a win counts', async () => {
  const person = async (name) => {
    const client = s.client();
    await client.post('/accounts', { name, password: 'a long enough password' });
    await s.sql(`update account set trusted_at = arena_now() where name = '${name}'`);
    return client;
  };
  const rated = { ...PLAIN, clock: LIVE, rated: true, absence: { policy: 'bot', after: 1, bot: 'bot:random' } };
  for (const [i, stays] of ['wins', 'loses'].entries()) {
    const [south, north] = [await person(`Leaver ${i}`), await person(`Stayer ${i}`)];
    const t = await table(s, rated, south, north);
    await put_orders(south, t.match, 0, FORMATION);
    await put_orders(north, t.match, 0, FORMATION);
    await play_line(t, ['--', '--', '--', '--']);
    await stale(south, t.match);
    await await_view(north, t.match, (v) => v.attendance[0].absent === 'steward');
    await put_orders(north, t.match, 6, turn('--'));
    await await_view(north, t.match, (v) => v.attendance[0].stood_in);
    await (stays === 'wins' ? south : north).post(`/matches/${t.match}/resign`, { confirm: true });
    const { pools } = (await north.get(`/matches/${t.match}/ratings`)).body;
    const [left, stayed] = pools.find((pool) => pool.pool === 'humans').seats;
    assert.ok(left.change < 0, `${left.change}`);
    assert.deepEqual([left.outcomes[0].score, left.outcomes[0].ignored], [0, null]);
    if (stays === 'wins') assert.ok(stayed.change > 0);
    else assert.deepEqual([stayed.change, stayed.counted, stayed.outcomes[0].ignored], [0, false, 'stood_in']);
  }
  const before = await s.sql('select string_agg(r::text, chr(10) order by account_id, pool, season) from rating r');
  assert.equal((await rebuild()).bad, 0);
  assert.equal(await s.sql('select string_agg(r::text, chr(10) order by account_id, pool, season) from rating r'), before);
});

test('budget: the bank, then the overtime, then the policy', async () => {
  const clock = { mode: 'budget', turn_seconds: 3600, bank_seconds: 1500, increment_seconds: 0 };
  const t = await begun(s, { ...PLAIN, clock, absence: { policy: 'bot', grace_seconds: 1500, bot: 'bot:random' } });
  const left = (Date.parse((await view_of(t.south, t.match)).deadline) - await s.now_ms()) / 1000;
  assert.ok(left > 2000 && left <= 3000, `${left}`); // bank and grace, less what a busy machine has used of them
  await s.shift_clock(1800);
  await put_orders(t.south, t.match, 1, turn('--')); // in the overtime
  assert.equal((await view_of(t.south, t.match)).clocks[0].bank_ms, 0);
  await put_orders(t.north, t.match, 2, turn('--'));
  await s.shift_clock(1501);
  const view = await await_view(t.north, t.match, (v) => v.turn === 4);
  assert.equal(view.attendance[0].absent, 'steward');
  assert.equal(view.status, 'live');
  const gone = await begun(s, { ...PLAIN, clock, absence: { policy: 'forfeit', grace_seconds: 1500 } });
  await s.shift_clock(3300);
  const flag = await await_view(gone.north, gone.match, (v) => v.status === 'finished');
  assert.deepEqual([flag.result.reason, flag.result.places], ['flag', [2, 1]]);
});

test('open: the seat is put up, one of many takes it, who left is out', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'open', after: 1 } });
  const view = await idle(t, (v) => v.attendance[0].absent === 'open');
  assert.equal(view.attendance[0].missed, 1);
  const listed = (await s.client().get('/seats?game=stratic')).body.items.find((one) => one.match === t.match);
  assert.equal(listed.seat, 0);
  await t.south.put(`/matches/${t.match}/notes`, { text: 'mine alone' });
  const many = await Promise.all(Array.from({ length: 20 }, () => s.guest()));
  const answers = await Promise.all(many.map((one) => one.call('PUT', `/matches/${t.match}/seats/me`, { body: {} })));
  assert.deepEqual(answers.map((a) => a.status).sort(), [200, ...Array(19).fill(409)]);
  const winner = many[answers.findIndex((a) => a.status === 200)];
  assert.equal((await view_of(winner, t.match)).seat, 0);
  await t.south.refuse(403, 'not_seated', 'GET', `/matches/${t.match}/view`);
  await t.south.refuse(409, 'seat_taken', 'PUT', `/matches/${t.match}/seats/me`, {});
  assert.equal((await winner.get(`/matches/${t.match}/notes`)).body.text, '');
  assert.equal((await s.client().get('/seats')).body.items.some((one) => one.match === t.match), false);
  assert.match(await log_of(winner, t.match), new RegExp(`substitute ${winner.account.name}`));
  const seat = (await winner.get(`/matches/${t.match}`)).body.seats[0];
  assert.equal(seat.name, winner.account.name);
  assert.deepEqual(await s.value(`select count(*) from match_attendance a join match m on m.id = a.match_id where m.public_id = '${t.match}' and absent`), 1);
  const n = (await view_of(winner, t.match)).turn;
  if ((await view_of(winner, t.match)).owes) await put_orders(winner, t.match, n, turn('--'));
  else await put_orders(t.north, t.match, n, turn('--'));
});

test('open: who has left a match does not come back into another seat, a blocked one does not come, a program takes no person\'s seat', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'open', after: 1 } });
  await idle(t, (v) => v.attendance[0].absent === 'open');
  const blocked = await s.guest();
  await t.north.patch(`/me/players/${encodeURIComponent(blocked.account.name)}`, { blocked: true });
  await blocked.refuse(403, 'forbidden', 'PUT', `/matches/${t.match}/seats/me`, { seat: 0 });
  await t.north.refuse(409, 'already_seated', 'PUT', `/matches/${t.match}/seats/me`, { seat: 0 });
  await (await s.guest()).refuse(409, 'seat_taken', 'PUT', `/matches/${t.match}/seats/me`, { seat: 1 });
  await (await s.guest()).refuse(404, 'not_found', 'PUT', `/matches/${t.match}/seats/me`, { seat: 7 });
  const substitute = await s.guest();
  await substitute.put(`/matches/${t.match}/seats/me`, { seat: 0 });
  await s.sql(`update match_seat s set open_at = arena_now() from match m where m.id = s.match_id and m.public_id = '${t.match}' and s.seat = 0`);
  await t.south.refuse(403, 'forbidden', 'PUT', `/matches/${t.match}/seats/me`, { seat: 0 });
});

/** A match in which any seat can pass to somebody else; nothing is ordered yet. */
async function passing(game, count) {
  const seats = await Promise.all(Array.from({ length: count }, (_, i) => (i ? s.guest() : person(s))));
  const { body: lobby } = await seats[0].post('/lobbies', { game, seats: count, rated: false, spectators: 'public', clock: { mode: 'live', turn_seconds: 3600 }, absence: { policy: 'open', after: 1 } });
  let full;
  for (const one of seats.slice(1)) ({ body: full } = await one.put(`/lobbies/${lobby.id}/seats/me`, {}));
  assert.equal(full.status, 'started');
  return { match: full.match, seats };
}

const figure = async (name) => Number((await s.metrics()).match(new RegExp(`^${name} (\\d+)`, 'm'))[1]);

for (const [game, count] of [['cosair', 3], ['stratagem', 4]])
  test(`a player who was replaced is outside at once, and the newcomer hears what the seat heard: ${game}`, async () => {
    const { match, seats: [left, other, third] } = await passing(game, count);
    const say = (who, text, to) => who.post(`/matches/${match}/messages`, { to, text });
    const words = async (who) => (await who.get(`/matches/${match}/messages`)).body.items.map((m) => m.text);
    await say(other, 'for you alone', [0]);
    await say(left, 'my answer', [1]);
    await say(other, 'not for you', [2]);
    await say(third, 'for the table', 'all');
    await left.put(`/matches/${match}/notes`, { text: 'my thoughts' });
    assert.deepEqual(await words(left), ['for you alone', 'my answer', 'for the table']);

    // The seat passes while its player waits at every door there is to wait at.
    const { body: { seq } } = await left.get(`/matches/${match}/view`);
    const { body: inbox } = await left.get('/me/inbox');
    assert.deepEqual(inbox.matches.map((one) => one.match), [match]);
    const { body: { seq: said } } = await left.get(`/matches/${match}/messages`);
    const [waiting, expired] = [await figure('quad_waits_total'), await figure('quad_waits_expired_total')];
    const waits = [`/matches/${match}/view?after=${seq}&wait=25`, `/matches/${match}/messages?after=${said}&wait=25`, `/me/inbox?after=${inbox.seq}&wait=25`]
      .map((path) => left.call('GET', path, { fresh: true }));
    await until(async () => await figure('quad_waits_total') === waiting + waits.length, { what: 'the waits' });
    await s.sql(`update match_seat set open_at = arena_now() where seat = 0 and match_id = (select id from match where public_id = '${match}')`);
    const newcomer = await s.guest();
    await newcomer.put(`/matches/${match}/seats/me`, {});
    const [view, talk, mine] = await Promise.all(waits);
    assert.equal(await figure('quad_waits_expired_total'), expired, 'each was told at once, none when its time was over');
    assert.deepEqual([view.status, view.body.code], [403, 'not_seated']);
    assert.deepEqual([talk.status, talk.body.items], [200, []]);
    assert.deepEqual([mine.status, mine.body.matches, mine.body.unread, mine.body.waiting], [200, [], 0, []]);

    // What is said now is not for them, by any door.
    await say(other, 'for the newcomer', [0]);
    await say(newcomer, 'from the newcomer', [1]);
    const hidden = ['for you alone', 'not for you', 'for the newcomer', 'from the newcomer', 'my thoughts'];
    const told = (text) => hidden.filter((word) => text.includes(word));
    for (const path of ['view', 'view?turn=0', 'legal', 'turns/1/orders', 'plan', 'notes'])
      await left.refuse(403, 'not_seated', 'GET', `/matches/${match}/${path}`);
    for (const [method, path, body] of [['PUT', 'turns/1/orders', { orders: [] }], ['PUT', 'messages/read', { n: 1 }], ['PUT', 'notes', { text: 'x' }], ['POST', 'offers', { kind: 'draw' }],
      ['POST', 'resign', { confirm: true }]])
      await left.refuse(403, 'not_seated', method, `/matches/${match}/${path}`, body);
    await left.refuse(404, 'not_found', 'POST', `/matches/${match}/messages/2/report`, { reason: 'abuse' });
    await left.refuse(422, 'press_closed', 'POST', `/matches/${match}/messages`, { to: [0], text: 'still here' });
    const { body: { feed: { secret } } } = await left.put('/me/feed', {});
    const reads = [`/matches/${match}`, `/matches/${match}/messages`, `/matches/${match}/log`, `/matches/${match}/log?format=text`, `/matches/${match}/spectate`, `/matches/${match}/board.svg`,
      '/me/inbox', '/me/export', `/feeds/${secret}.ics`, `/feeds/${secret}.atom`];
    for (const path of reads) assert.deepEqual(told((await left.get(path)).text), [], path);
    for (const path of reads.slice(-2)) assert.ok(!(await left.get(path)).text.includes(match), path);
    assert.deepEqual((await left.get('/me/inbox')).body.matches, []);
    const mcp = new Mcp(bearer(s, (await left.post('/me/tokens', { label: 'x', scopes: ['play', 'messages'] })).body.token));
    for (const [tool, refused] of [['get_view', true], ['legal_orders', true], ['my_notes', true], ['messages', false], ['log', false]]) {
      const { isError, content: [{ text }] } = await mcp.tool(tool, { match });
      assert.deepEqual([isError, told(text)], [refused, []], tool);
    }
    assert.deepEqual(told((await mcp.tool('whats_waiting', {})).content[0].text), []);

    // The newcomer has what the seat has heard and said, and neither other talk nor the notes.
    assert.deepEqual(await words(newcomer), ['for you alone', 'my answer', 'for the table', 'for the newcomer', 'from the newcomer']);
    assert.deepEqual((await newcomer.get('/me/inbox')).body.matches.map((one) => [one.match, one.unread]), [[match, 5]]);
    assert.equal((await newcomer.get(`/matches/${match}/notes`)).body.text, '');
    assert.deepEqual(told((await newcomer.get(`/matches/${match}/view`)).text).filter((word) => word === 'not for you' || word === 'my thoughts'), []);
    assert.deepEqual(await words(third), ['not for you', 'for the table']);
  });

test('open: a seat nobody wants is lost in the end', async () => {
  const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy: 'open', after: 1 } });
  const view = await idle(t, (v) => v.status === 'finished');
  assert.deepEqual([view.result.reason, view.result.places], ['resign', [2, 1]]);
  assert.equal(view.attendance[0].missed, 1); // what runs out while the seat is put up is nobody's
});

test('the clock daemon killed while a policy strikes: it strikes once', async () => {
  for (const [i, policy] of ['bot', 'forfeit', 'open'].entries()) {
    const t = await begun(s, { ...PLAIN, clock: LIVE, absence: { policy, after: 1, ...(policy === 'bot' && { bot: 'bot:random' }) } });
    await stale(t.south, t.match);
    await new Promise((resolve) => { setTimeout(resolve, 8 * i); });
    s.kill('quad-clock');
    await await_view(t.north, t.match, (v) => v.attendance[0].absent !== null || v.status === 'finished');
    const log = await log_of(t.north, t.match);
    assert.equal(log.match(/^.*(steward Recruit|absent|seat_open).*$/gm)?.length, 1, log);
    assert.equal((await seat_of(t.north, t.match, 0)).missed, 1);
    await until(() => s.processes('quad-clock', true).length >= 2, { what: 'a new clock daemon with children of its own' });
  }
});

test('and no worker died of all that', () => assert.doesNotMatch(s.log(), /worker_died/));
