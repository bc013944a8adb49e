// Workers and PostgreSQL killed in the middle: what was answered 200 is there, what was not is there once or not at all, nobody is
// flagged for our own outage. Each stack here has a cluster of its own.
import assert from 'node:assert/strict';
import { connect } from 'node:net';
import { test } from 'node:test';
import { reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, play_line, put_orders, seat_path, SHORT_WIN, table, FORMATION, turn, view_of } from '../lib/play.mjs';

// What was played, counted from 1; that an outage moved the deadlines may be noted between, under a number of its own.
const events_of = async (s, match) => (await s.sql(`select coalesce(string_agg(kind || ' ' || turn, ',' order by n), '') from match_event e join match m on m.id = e.match_id
  where m.public_id = '${match}' and kind <> 'note'`)).split(',').map((event, i) => `${i + 1} ${event}`);

/** Send until an answer comes that is no outage: what a program does on a lost reply, 502 or 503. Counts the outages seen. */
async function persist(send, seen = { outages: 0 }) {
  const end = performance.now() + 150_000;
  for (;;) {
    let answer = null;
    try {
      answer = await send();
    } catch (error) {
      if (!['ECONNRESET', 'ECONNREFUSED', 'EPIPE'].includes(error.code)) throw error;
    }
    if (answer && answer.status !== 503) return answer;
    seen.outages++;
    if (answer) assert.ok(Number(answer.headers['retry-after']) >= 1);
    assert.ok(performance.now() < end, 'an outage without end');
    await new Promise((resolve) => { setTimeout(resolve, 50); });
  }
}

const send_orders = (client, match, n, orders) => () => client.call('PUT', seat_path(match, n), { body: { orders } });

const SLOW = { mode: 'correspondence', turn_seconds: 86_400, early: true };

/** Processes that died have left nothing behind: each row of the match can be locked, and no transaction is older than a second. */
async function check_no_locks(s, match) {
  for (const table of ['match m', 'match_seat s join match m on m.id = s.match_id', 'match_order o join match m on m.id = o.match_id'])
    await s.sql(`begin; set local lock_timeout = '5s'; select 1 from ${table} where m.public_id = '${match}' for update; rollback`);
  await until(async () => await s.value(`select count(*) from pg_stat_activity where datname = current_database() and state like 'idle in transaction%' and xact_start < now() - interval '1 second'`) === 0, { what: 'the end of all transactions' });
}

/** How often a process has met its point so far. */
const deaths = (s) => s.log().split('"fail_point_reached"').length - 1;

/** The clocks of a running match are plausible: the deadline is at most a turn away, and nobody has used more time than has passed. */
async function check_clocks(s, client, match, began) {
  const { clocks, deadline, status } = (await persist(() => client.call('GET', `/matches/${match}/view`))).body;
  assert.equal(status, 'live');
  const [now, passed] = [await s.now_ms(), performance.now() - began + 1000];
  const left = Date.parse(deadline) - now;
  assert.ok(left > 86_400_000 - passed && left <= 86_400_000 + 1000, `${left} ms to the deadline`);
  for (const { used_ms } of clocks) assert.ok(used_ms >= 0 && used_ms <= passed, `${used_ms} ms of ${passed} used`);
}

const taxes = (n, seat) => [{ type: 'set_tax', rate: 20 + 10 * ((2 * n + seat) % 7) }];

/** A match of CoSAIR: workers commit its orders, and the clock daemon resolves them. */
async function both_at_once(seats, seen) {
  const { body: lobby } = await persist(() => seats[0].call('POST', '/lobbies', { body: { game: 'cosair', seats: 2, rated: false, clock: SLOW }, headers: { 'Idempotency-Key': 'both' } }), seen);
  const joined = await persist(() => seats[1].call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} }), seen);
  assert.ok(joined.status === 200 || ['already_seated', 'lobby_started'].includes(joined.body.code), joined.text);
  return (await persist(() => seats[0].call('GET', `/lobbies/${lobby.id}`), seen)).body.match;
}

/** Both players hand in their orders of turn n, and it is resolved. */
async function one_turn(seats, match, n, seen) {
  for (const [seat, client] of seats.entries()) {
    const answer = await persist(send_orders(client, match, n, taxes(n, seat)), seen);
    assert.equal(answer.status, 200, answer.text);
  }
  await until(async () => (await persist(() => seats[0].call('GET', `/matches/${match}/view`), seen)).body.turn === n + 1, { what: `the end of turn ${n}` });
}

/** Each answered order is in the record once: turns 1 to n with both seats' orders, and nobody was late. */
async function check_record(s, match, n) {
  const events = await s.value(`select json_agg(json_build_array(kind, turn, body::json -> 'orders') order by n) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and kind <> 'note'`);
  const orders = events.map(([, , list]) => list.map((one) => one?.orders ?? one));
  assert.deepEqual(events.map(([kind, turn]) => `${kind} ${turn}`), Array.from({ length: n }, (_, i) => `turn ${i + 1}`));
  assert.deepEqual(orders, Array.from({ length: n }, (_, i) => [0, 1].map((seat) => taxes(i + 1, seat))));
}

// One worker, which dies at its third order: the retry meets a fresh worker, so every third order is sent through a crash.
for (const point of ['order.locked', 'order.before_commit', 'resolve.before_commit', 'order.after_commit', 'answer']) {
  test(`a worker killed at ${point}: the retry gives one move`, async () => {
    const s = await stack({ workers: 1, env: { QUADRIVIUM_FAIL: `${point}:3:kill` } });
    try {
      const seen = { outages: 0 };
      const guest = async () => {
        const client = s.client();
        client.account = (await persist(() => client.call('POST', '/guests', { body: {} }), seen)).body.account;
        return client;
      };
      const [south, north] = [await guest(), await guest()];
      const key = (name) => ({ 'Idempotency-Key': `${point} ${name}` });
      const { body: lobby } = await persist(() => south.call('POST', '/lobbies', { body: { game: 'stratic', clock: { mode: 'correspondence' } }, headers: key('lobby') }), seen);
      const joined = await persist(() => north.call('PUT', `/lobbies/${lobby.id}/seats/me`, { body: {} }), seen);
      assert.ok(joined.status === 200 || ['already_seated', 'lobby_started'].includes(joined.body.code), joined.text);
      const { match } = (await persist(() => south.call('GET', `/lobbies/${lobby.id}`), seen)).body;
      for (const client of [south, north]) assert.equal((await persist(send_orders(client, match, 0, FORMATION), seen)).status, 200);
      for (const [i, text] of SHORT_WIN.entries()) {
        const answer = await persist(send_orders([south, north][i % 2], match, i + 1, turn(text)), seen);
        assert.equal(answer.status, 200, answer.text);
        assert.equal(answer.body.turn, i + 1);
      }
      assert.ok(seen.outages >= 1, `${point} was never met`);
      const view = (await persist(() => south.call('GET', `/matches/${match}/view`), seen)).body;
      assert.deepEqual([view.status, view.result.reason], ['finished', 'commander']);
      assert.deepEqual(await events_of(s, match), SHORT_WIN.reduce((all, _, i) => [...all, `${i + 2} turn ${i + 1}`], ['1 turn 0']));
      await check_no_locks(s, match);
      if (!point.startsWith('order.')) return;
      const began = performance.now(), together = await both_at_once([south, north], seen), before = deaths(s);
      for (let n = 1; n <= 2; n++) await one_turn([south, north], together, n, seen);
      assert.ok(deaths(s) > before);
      await check_record(s, together, 2);
      await check_no_locks(s, together);
      await check_clocks(s, south, together, began);
    } finally {
      await s.stop();
    }
  });
}

// The clock daemon's deadline process dies at its second resolution: before the commit nothing of it may stand, after it everything.
for (const point of ['resolve.before_commit', 'resolve.after_commit']) {
  test(`the clock daemon killed at ${point}: each turn is skipped once, and orders handed in are all played`, async () => {
    const s = await stack({ workers: 2, env: { QUADRIVIUM_FAIL: `${point}:2:kill` } });
    try {
      const t = await table(s, { clock: { mode: 'live', turn_seconds: 3600, stage_seconds: { setup: 3600 } } });
      for (let n = 0; n < 5; n++) {
        await s.shift_clock(3601);
        await await_view(t.north, t.match, (v) => v.turn === n + 1);
      }
      assert.deepEqual(await events_of(s, t.match), ['1 turn 0', '2 turn 1', '3 turn 2', '4 turn 3', '5 turn 4']);
      assert.match(s.log(), /fail_point_reached/);
      const log = (await t.north.get(`/matches/${t.match}/log?format=text`)).text;
      assert.equal(log.match(/ skip/g).length, 4, log);
      const began = performance.now(), together = await both_at_once(t.seats), before = deaths(s);
      for (let n = 1; n <= 2; n++) await one_turn(t.seats, together, n);
      assert.ok(deaths(s) > before);
      await check_record(s, together, 2);
      await check_no_locks(s, together);
      await check_clocks(s, t.south, together, began);
    } finally {
      await s.stop();
    }
  });
}

test('an error at a point of the order\'s path is a 503 and leaves nothing behind', async () => {
  const s = await stack({ workers: 1, env: { QUADRIVIUM_FAIL: 'order.before_commit:4:error,resolve.before_commit:5:error' } });
  try {
    const t = await begun(s, { clock: { mode: 'correspondence' } });
    await put_orders(t.south, t.match, 1, turn('--'));
    const before = await events_of(s, t.match);
    const refused = await t.north.call('PUT', seat_path(t.match, 2), { body: { orders: turn('--') } });
    assert.deepEqual([refused.status, refused.body.code], [503, 'unavailable']);
    assert.deepEqual(await events_of(s, t.match), before);
    assert.equal((await persist(send_orders(t.north, t.match, 2, turn('--')))).status, 200);
    assert.equal((await persist(send_orders(t.south, t.match, 3, turn('--')))).status, 200);
    assert.deepEqual(await events_of(s, t.match), ['1 turn 0', '2 turn 1', '3 turn 2', '4 turn 3']);
    assert.equal((await view_of(t.south, t.match)).status, 'live');
  } finally {
    await s.stop();
  }
});

test('an order that waits for the lock over its deadline is decided by the moment it came', async () => {
  const s = await stack({ workers: 4, env: { QUADRIVIUM_FAIL: 'order.locked:3:sleep' } });
  try {
    // Dry runs pass the point too: bring every worker's count to two, so that whichever serves next sleeps at its third.
    const t = await begun(s, { clock: { mode: 'live', turn_seconds: 3000 } });
    const dry = () => t.south.call('PUT', seat_path(t.match, 1) + '?dry_run=1', { body: { orders: turn('--') } });
    await s.sql(`update match set deadline = arena_now() + interval '900 milliseconds' where public_id = '${t.match}'`);
    const answers = await Promise.all([...Array.from({ length: 12 }, dry), ...Array.from({ length: 3 }, send_orders(t.south, t.match, 1, turn('Ae2>e5')))]);
    for (const answer of answers) assert.ok([200, 409].includes(answer.status), answer.text);
    const view = await await_view(t.north, t.match, (v) => v.turn >= 2);
    const accepted = answers.slice(12).some((a) => a.status === 200);
    const log = (await t.north.get(`/matches/${t.match}/log?format=text`)).text;
    assert.equal(/^1 S Ae2>e5$/m.test(log), accepted, log);
    assert.equal(/^1 S skip$/m.test(log), !accepted, log);
    assert.ok(view.turn >= 2);
    assert.equal((await events_of(s, t.match)).filter((e) => e.endsWith(' turn 1')).length, 1);
  } finally {
    await s.stop();
  }
});

/** Send a request, read nothing of an answer, and close the connection once `over` has come to pass. */
const unheard = (s, client, method, path, body, headers = {}, over = async () => {}) => new Promise((resolve, reject) => {
  const text = JSON.stringify(body);
  const head = { Host: new URL(s.url).host, Cookie: client.cookie, Origin: s.url, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(text), ...headers };
  const lines = [`${method} /api/v1${path} HTTP/1.1`, ...Object.entries(head).map(([name, value]) => `${name}: ${value}`), '', text];
  const socket = connect(Number(s.port), '127.0.0.1', () => {
    socket.write(lines.join('\r\n'), () => over().finally(() => socket.resetAndDestroy()).then(resolve, reject));
  }).on('error', reject);
});

test('a reply lost after commit: the same request gets the same answer, another body is told', async () => {
  // After the commit a worker waits before it answers: the connection is closed in between.
  const s = await stack({ workers: 4, env: { QUADRIVIUM_FAIL: 'order.after_commit:0:sleep,pairing.after_commit:0:sleep' } });
  try {
    const t = await begun(s);
    const committed = (rows) => () => until(async () => (await s.value(`select count(*) from ${rows}`)) > 0, { what: 'the commit', every: 10 });
    const orders = { orders: turn('Ae2>e5') };
    await unheard(s, t.south, 'PUT', seat_path(t.match, 1), orders, {}, committed('match_event where turn = 1'));
    const told = await s.sql('select receipt from match_event where turn = 1');
    const again = await t.south.put(seat_path(t.match, 1), orders);
    assert.deepEqual([again.text.trim(), again.body.accepted[0].text], [told, 'Ae2>e5']);
    await t.south.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 1), { orders: turn('Ae2>e4') });
    assert.deepEqual(await events_of(s, t.match), ['1 turn 0', '2 turn 1']);

    const [first, second] = [await s.guest(), await s.guest()], headers = { 'Idempotency-Key': 'lost' };
    await first.post('/play', { game: 'stratic', versus: 'anyone' });
    const paired = `match_seat m join account a on a.id = m.account_id where a.public_id = '${second.account.id}'`;
    const wish = { game: 'stratic', versus: 'anyone' };
    await unheard(s, second, 'POST', '/play', wish, headers, committed(paired));
    const match = await s.sql(`select public_id from match where id = (select match_id from ${paired})`);
    for (let i = 0; i < 3; i++) {
      const answer = await persist(() => second.call('POST', '/play', { body: wish, headers }));
      assert.deepEqual([answer.status, answer.headers['idempotency-replayed'], answer.body.match], [201, 'true', match], answer.text);
    }
    await second.refuse(422, 'idempotency_key_reused', 'POST', '/play', { game: 'stratic', versus: 'bot:random' }, { headers });
    assert.equal(await s.value(`select count(*) from ${paired}`), 1);
  } finally {
    await s.stop();
  }
});

test('connections closed as soon as the request is out: sent again, each order and each offer is made once', async () => {
  const s = await stack({ workers: 4 });
  try {
    const t = await begun(s);
    for (const [i, text] of SHORT_WIN.entries()) {
      const client = t.seats[i % 2], path = seat_path(t.match, i + 1);
      await Promise.all([1, 2, 3].map(() => unheard(s, client, 'PUT', path, { orders: turn(text) })));
      const answers = await Promise.all([1, 2].map(() => client.put(path, { orders: turn(text) })));
      assert.equal(answers[0].text, answers[1].text);
      if (i !== 2) continue;
      const headers = { 'Idempotency-Key': 'shouted' }, offers = `/matches/${t.match}/offers`;
      await Promise.all([1, 2, 3].map(() => unheard(s, client, 'POST', offers, { kind: 'draw' }, headers)));
      const send = async () => {
        const answer = await client.call('POST', offers, { body: { kind: 'draw' }, headers });
        return answer.body.code === 'in_progress' ? null : answer;
      };
      const offered = [await persist(send), await persist(send)];
      assert.deepEqual(offered.map(({ status }) => status), [201, 201]);
      assert.equal(offered[0].text, offered[1].text);
      await client.refuse(422, 'idempotency_key_reused', 'POST', offers, { kind: 'truce' }, { headers });
      assert.equal(await s.value('select count(*) from offer'), 1);
    }
    assert.deepEqual(await events_of(s, t.match), SHORT_WIN.reduce((all, _, i) => [...all, `${i + 2} turn ${i + 1}`], ['1 turn 0']));
  } finally {
    await s.stop();
  }
});

test('PostgreSQL killed under load: requests wait, or are told when to come back; no accepted order lost, nobody flagged', async () => {
  const s = await stack({ workers: 6, own: true });
  try {
    const tables = await Promise.all(Array.from({ length: 4 }, () => begun(s, { clock: { mode: 'live', turn_seconds: 60 } })));
    const seen = { outages: 0 };
    let stop = false;
    const accepted = tables.map(() => 0);
    const players = tables.map(async (t, i) => {
      for (let n = 1; !stop; n++) {
        const answer = await persist(send_orders(t.seats[(n + 1) % 2], t.match, n, turn('--')), seen);
        assert.equal(answer.status, 200, answer.text);
        accepted[i] = n;
      }
    });
    const pollers = tables.map(async (t) => {
      while (!stop) await persist(() => s.client().call('GET', `/matches/${t.match}/spectate`), seen);
    });
    for (let round = 1; round <= 2; round++) {
      await until(() => accepted.every((n) => n >= 8 * round), { what: 'the first orders' });
      const killed = s.processes('postgres').map(({ pid }) => pid);
      for (const pid of killed) reaches(pid, 'SIGKILL');
      await until(() => s.processes('postgres').some(({ pid }) => !killed.includes(pid)), { what: 'a new PostgreSQL' });
      const now = [...accepted];
      await until(() => accepted.every((n, i) => n > now[i] + 3), { what: 'service again' });
    }
    stop = true;
    await Promise.all([...players, ...pollers]);
    for (const [i, t] of tables.entries()) {
      const events = await events_of(s, t.match);
      assert.deepEqual(events, Array.from({ length: accepted[i] + 1 }, (_, n) => `${n + 1} turn ${n}`));
      const log = (await s.client().get(`/matches/${t.match}/log?format=text`)).text;
      assert.ok(!/skip|flag/.test(log), log.slice(0, 500));
      const receipts = await s.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' and e.turn > 0 and e.receipt is not null`);
      assert.equal(receipts, accepted[i]);
    }
    const { text } = await s.client().get('//readyz');
    assert.match(text, /ready/);
  } finally {
    await s.stop();
  }
});

// Each point makes its process wait once, long enough to kill the database meanwhile.
const POINTS = { 'quad-api': ['order.locked', 'order.before_commit', 'resolve.before_commit', 'order.after_commit', 'answer'], 'quad-clock': ['resolve.before_commit', 'resolve.after_commit'] };

test('PostgreSQL killed at each point of an order and of a resolution: each answered order is in the record once', async () => {
  const all = [...new Set(Object.values(POINTS).flat())];
  const s = await stack({ workers: 1, own: true, env: { QUADRIVIUM_FAIL: all.map((point, i) => `${point}:${3 + 2 * i}:sleep`).join() } });
  try {
    const began = performance.now(), seen = { outages: 0 };
    const t = await begun(s, { clock: SLOW, rated: false, options: { idle_limit: 0 } });
    const together = await both_at_once(t.seats, seen);
    const met = () => s.log().split('\n').filter((line) => line.includes('"fail_point_reached"')).map((line) => JSON.parse(line)).map(({ from, name }) => `${from} ${name}`);
    const wanted = Object.entries(POINTS).flatMap(([from, names]) => names.map((name) => `${from} ${name}`));
    const killed = [];
    let over = false;
    const killer = (async () => {
      while (!over) {
        const now = met();
        if (now.length > killed.length) {
          const before = s.processes('postgres').map(({ pid }) => pid);
          for (const pid of before) reaches(pid, 'SIGKILL');
          killed.push(...now.slice(killed.length));
          await until(() => s.processes('postgres').some(({ pid }) => !before.includes(pid)), { what: 'a new PostgreSQL' });
        }
        await new Promise((resolve) => { setTimeout(resolve, 10); });
      }
    })();
    let n = 0;
    for (; n < 40 && wanted.some((one) => !killed.includes(one)); n++) {
      const answer = await persist(send_orders(t.seats[n % 2], t.match, n + 1, turn('--')), seen);
      assert.equal(answer.status, 200, answer.text);
      await one_turn(t.seats, together, n + 1, seen);
    }
    over = true;
    await killer;
    await until(() => s.sql('select 1').catch(() => ''), { what: 'the last PostgreSQL' });
    assert.deepEqual(wanted.filter((one) => !killed.includes(one)), [], 'points that were not met');
    assert.deepEqual(await events_of(s, t.match), Array.from({ length: n + 1 }, (_, i) => `${i + 1} turn ${i}`));
    await check_record(s, together, n);
    const log = (await s.client().get(`/matches/${t.match}/log?format=text`)).text;
    assert.ok(!/skip|flag/.test(log), log.slice(0, 500));
    for (const match of [t.match, together]) {
      await check_no_locks(s, match);
      await check_clocks(s, t.south, match, began);
    }
  } finally {
    await s.stop();
  }
});

test('the waiter killed: polls go on, waiting comes back', async () => {
  const s = await stack({ workers: 4 });
  try {
    const t = await begun(s);
    const { body: { seq } } = await t.north.get(`/matches/${t.match}/view`);
    const lost = t.north.call('GET', `/matches/${t.match}/view?after=${seq}&wait=20`).catch((error) => ({ status: 0, error }));
    s.kill('quad-waiter');
    assert.ok([0, 200, 503].includes((await lost).status));
    assert.equal((await persist(() => t.north.call('GET', `/matches/${t.match}/view`))).status, 200);
    await play_line(t, ['Ae2>e5']);
    await await_view(t.north, t.match, (v) => v.turn === 2);
  } finally {
    await s.stop();
  }
});

test('workers killed one after another while people play', async () => {
  const s = await stack({ workers: 4 });
  try {
    const t = await table(s, { clock: { mode: 'correspondence' } });
    for (const client of t.seats) await put_orders(client, t.match, 0, FORMATION);
    for (let n = 1; n <= 12; n++) {
      if (n % 3 === 0) s.kill('worker');
      assert.equal((await persist(send_orders(t.seats[(n + 1) % 2], t.match, n, turn('--')))).status, 200);
    }
    assert.equal((await events_of(s, t.match)).length, 13);
    await until(() => s.processes('quad-api', true).length === 4, { what: 'four workers again' });
  } finally {
    await s.stop();
  }
});

// ---- pairing -----------------------------------------------------------------------------------------------------------------

const rows = async (s, sql) => (await s.value(`select coalesce(jsonb_agg(to_jsonb(t)), '[]') from (${sql}) t`));
/* Who sits in how many matches (the Endless Tournament's seats are everybody's), and what is left of the queue. */
const pairs = (s) => rows(s, `select match_id, count(distinct account_id) as people from match_seat
  where match_id not in (select match_id from endless) group by 1 order by 1`);
const left_over = (s) => rows(s, `select l.status, p.account_id from lobby l left join pairing p on p.lobby_id = l.id where l.status = 'open' or p.account_id is not null`);

// The second pairing of a process dies: before the commit nobody sits anywhere and the wait goes on, after it both sit at one match.
for (const point of ['pairing.seated', 'pairing.before_commit', 'pairing.after_commit']) {
  test(`a worker killed at ${point}: both play one match, once`, async () => {
    const s = await stack({ workers: 1, env: { QUADRIVIUM_FAIL: `${point}:2:kill` } });
    try {
      const seen = { outages: 0 };
      const answers = [];
      for (let n = 0; n < 4; n++) {
        const client = s.client();
        await persist(() => client.call('POST', '/guests', { body: {} }), seen);
        const send = () => client.call('POST', '/play', { body: { game: 'stratic', versus: 'anyone' }, headers: { 'Idempotency-Key': `${point} ${n}` } });
        answers.push((await persist(async () => {
          const answer = await send();
          return answer.body?.code === 'in_progress' ? null : answer;
        }, seen)).status);
      }
      assert.deepEqual(answers, [202, 201, 202, 201]);
      assert.ok(seen.outages >= 1, `${point} was never met`);
      assert.deepEqual((await pairs(s)).map((m) => m.people), [2, 2]);
      assert.deepEqual(await left_over(s), []);
    } finally {
      await s.stop();
    }
  });
}

test('the clock daemon killed while it seats people: they are seated by the next one, once', async () => {
  const s = await stack({ workers: 2, env: { QUADRIVIUM_FAIL: 'pairing.seated:2:kill' } });
  try {
    const rate = (client, speed, points) => s.sql(`insert into rating (account_id, game, variant, speed, ladder, pool, season, rating, deviation,
      volatility, games, won, drawn, lost, at, listed) select id, 'stratic', 'base', '${speed}', '', 'all', '', ${points}000000, 50000000,
      60000000000, 20, 10, 0, 10, now(), true from account where public_id = '${client.account.id}'`);
    for (const [speed, mode] of [['standard', 'live'], ['budget', 'budget']]) {
      for (const points of [1500, 1740]) {
        const client = await s.guest();
        await rate(client, speed, points);
        assert.equal((await client.post('/play', { game: 'stratic', versus: 'anyone', clock: { mode } })).status, 202);
      }
    }
    await s.shift_clock(31); // now the bands reach
    await until(async () => (await pairs(s)).length === 2);
    assert.deepEqual((await pairs(s)).map((m) => m.people), [2, 2]);
    assert.deepEqual(await left_over(s), []);
    assert.match(s.log(), /fail_point_reached/);
  } finally {
    await s.stop();
  }
});
