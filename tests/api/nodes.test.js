// Two nodes against one database: whatever is done through one of them holds at the other.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { spawn } from 'node:child_process';
import { Client } from '../lib/client.mjs';
import { free_port } from '../lib/front.mjs';
import { person } from '../lib/people.mjs';
import { reaches, stack, until } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, put_orders, seat_path, SHORT_WIN, turn, view_of } from '../lib/play.mjs';

const one = await stack({ workers: 3 });
const two = await stack({ workers: 3, beside: one, env: { QUADRIVIUM_BOTS: '0', QUADRIVIUM_DRAIN_SECONDS: '2' } });
let last = two; // the node that runs in its place
after(async () => {
  await last.stop();
  await one.stop();
});

/** The same person or program, at another node. */
function at(node, client) {
  const same = new Client(node.url);
  same.cookie = client.cookie;
  same.account = client.account;
  return same;
}

const figure = async (node, name) => Number((await node.metrics()).match(new RegExp(`^${name} (\\d+)$`, 'm'))[1]);
const logged = (node, event) => node.log().split('\n').filter((line) => line.includes(`"event":"${event}"`)).map((line) => JSON.parse(line));
const clocks = (node) => node.processes('quad-clock').map(({ pid }) => pid);
const signal = (pids, name) => pids.forEach((pid) => reaches(pid, name)); // a stopped process may have been replaced

/* More requests than a node has workers, so that each of them has been asked. */
const MANY = 24;
const statuses = async (client, path) => {
  const all = await Promise.all(Array.from({ length: MANY }, () => client.call('GET', path, { fresh: true })));
  return [...new Set(all.map(({ status }) => status))];
};

test('a request parked at one node is answered when the order comes through the other', async () => {
  const t = await begun(one);
  const north = at(two, t.north);
  const { seq } = await view_of(north, t.match);
  const { body: inbox } = await north.get('/me/inbox');
  const expired = await figure(two, 'quad_waits_expired_total');
  const polls = [north.get(`/matches/${t.match}/view?after=${seq}&wait=25`), north.get(`/me/inbox?after=${inbox.seq}&wait=25`)];
  await until(async () => await figure(two, 'quad_waiting') >= 2, { what: 'both polls parked' });
  await put_orders(t.south, t.match, 1, turn(SHORT_WIN[0]));
  const [view, news] = await Promise.all(polls);
  assert.deepEqual([view.body.turn, view.body.owes], [2, true]);
  assert.ok(news.body.seq > inbox.seq && news.text.includes(t.match));
  assert.equal(await figure(two, 'quad_waits_expired_total'), expired, 'both were woken');
});

test('a match played through both nodes by turns: no cached position is taken for the newest', async () => {
  const t = await begun(one);
  const seats = [[t.south, at(two, t.south)], [t.north, at(two, t.north)]];
  for (const [i, text] of SHORT_WIN.entries()) {
    const { body } = await put_orders(seats[i % 2][(i >> 1) % 2], t.match, i + 1, turn(text));
    assert.deepEqual([body.turn, body.rejected], [i + 1, []]);
  }
  for (const client of [t.south, at(two, t.north)]) assert.equal((await view_of(client, t.match)).status, 'finished');
  const record = (await two.client().get(`/matches/${t.match}/export`)).body;
  assert.equal((await one.client().post('/verify', record)).body.ok, true);
});

test('the same request at both nodes at once, with one key, is done once', async () => {
  const host = await one.guest();
  const ask = (node) => at(node, host).call('POST', '/lobbies', { body: { game: 'stratic' }, headers: { 'Idempotency-Key': 'both' } });
  const answers = await Promise.all([ask(one), ask(two), ask(one), ask(two)]);
  const made = answers.filter(({ status }) => status === 201);
  assert.ok(made.length >= 1 && answers.every(({ status, body }) => status === 201 || body.code === 'in_progress' || body.code === 'busy'), JSON.stringify(answers.map(({ text }) => text)));
  assert.equal(new Set(made.map(({ body }) => body.id)).size, 1);
  assert.equal((await ask(two)).body.id, made[0].body.id);
  const t = await begun(one);
  const twice = await Promise.all([t.south, at(two, t.south)].map((client) => client.call('PUT', seat_path(t.match, 1), { body: { orders: turn(SHORT_WIN[0]) } })));
  assert.deepEqual(twice.map(({ status }) => status), [200, 200]);
  assert.equal(twice[0].text, twice[1].text);
  assert.equal(await one.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${t.match}' and e.turn = 1`), 1);
});

/* Everything that ends the right to ask, done at the first node. */
const ENDS = {
  'signing out': async (client) => client.delete('/sessions/current'),
  'ending a session by its name': async (client) => {
    const { body: { items } } = await client.get('/me/sessions');
    await client.delete(`/me/sessions/${items[0].id}`);
  },
  'closing the account': async (client) => client.delete('/me', { body: {} }),
};

async function refused_at(node, client, path) {
  await until(async () => (await client.call('GET', path)).status === 401, { what: 'the refusal' });
  assert.deepEqual(await statuses(client, path), [401], 'no worker lags behind');
}

for (const [what, end] of Object.entries(ENDS)) {
  test(`${what} counts at the other node`, async () => {
    const client = await one.guest();
    const there = at(two, client);
    assert.deepEqual(await statuses(there, '/me/sessions'), [200]);
    await end(client);
    await refused_at(two, there, '/me/sessions');
  });
}

test('a token that is revoked counts no longer at the other node', async () => {
  const owner = await person(one);
  const { body: { token, id } } = await owner.post('/me/tokens', { label: 'node', scopes: ['play'] });
  const program = new Client(two.url);
  const headers = { Authorization: `Bearer ${token}` };
  const ask = () => program.call('GET', '/me/inbox', { headers });
  for (let i = 0; i < MANY; i++) assert.equal((await ask()).status, 200);
  await owner.delete(`/me/tokens/${id}`);
  await until(async () => (await ask()).status === 401, { what: 'the refusal' });
  for (let i = 0; i < MANY; i++) assert.equal((await ask()).status, 401);
});

test('a revocation counts although its notification was never sent, or could not be heard', async () => {
  const waiters = (node) => node.processes('quad-waiter').map(({ pid }) => pid);
  const readers = (node) => node.processes('quad-waiter', true).map(({ pid }) => pid);
  for (const pids of [waiters(one), readers(two)]) {
    const client = await one.guest();
    const there = at(two, client);
    assert.deepEqual(await statuses(there, '/me/sessions'), [200]);
    signal(pids, 'SIGSTOP');
    try {
      await client.delete('/sessions/current');
      await refused_at(two, there, '/me/sessions');
    } finally {
      signal(pids, 'SIGCONT');
    }
  }
});

test('attempts to sign in are counted for both nodes together', async () => {
  const owner = await person(one);
  const attempt = (node) => node.client().call('POST', '/sessions', { body: { name: owner.account.name, password: 'certainly not this one' } });
  const seen = [];
  for (let i = 0; i < 40 && seen.at(-1) !== 429; i++) seen.push((await attempt(i % 2 ? two : one)).status);
  assert.equal(seen.at(-1), 429);
  assert.ok(seen.slice(0, -1).every((status) => status === 401) && seen.length === 11, String(seen));
  for (const node of [one, two]) assert.equal((await attempt(node)).status, 429);
});

test('a player who is connected to one node is seen at the other', async () => {
  const t = await begun(one);
  const north = at(two, t.north);
  await until(async () => {
    await view_of(north, t.match);
    const { body: { seats } } = await t.south.get(`/matches/${t.match}/presence`);
    return seats.some(({ seat, online }) => seat === 1 && online);
  }, { every: 300, what: 'the opponent seen' });
});

test('a bot plays for people at a node without bots', async () => {
  const guest = await two.guest();
  const { body: { match } } = await guest.post('/lobbies', { game: 'stratic', clock: { mode: 'untimed' }, private: true, bots: [{ seat: 1, bot: 'bot:greedy' }] });
  await put_orders(guest, match, 0, FORMATION);
  await await_view(guest, match, (view) => view.turn >= 1);
});

/* ---- one leader ----------------------------------------------------------------------------------------------------------------- */

/** [the node whose clock daemon leads, the other]. */
async function by_lead() {
  const leads = (node) => {
    const last = node.log().split('\n').findLast((line) => /"leadership_(gained|lost)","duty":"deadlines"/.test(line));
    return Boolean(last?.includes('leadership_gained'));
  };
  await until(() => leads(one) !== leads(two), { what: 'one leader' });
  return leads(one) ? [one, two] : [two, one];
}

const gained = (node) => logged(node, 'leadership_gained').filter(({ duty }) => duty === 'deadlines').length;

/** A match of guests whose turn lasts a minute. */
const quick = () => begun(one, { clock: { mode: 'live', turn_seconds: 60 } });
const notes = (match, kind) => one.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and e.kind = '${kind}'`);

test('one clock daemon of all nodes leads; when it dies or freezes, another one does, and deadlines expire once', async () => {
  let [leader, other] = await by_lead();
  let before = gained(other);
  const frozen = clocks(leader);
  signal(frozen, 'SIGSTOP'); // master and children, so that nobody replaces them
  try {
    await until(() => gained(other) > before, { what: 'the second one leading' });
    const t = await quick();
    await one.shift_clock(61);
    await until(async () => (await view_of(t.south, t.match)).turn === 2, { what: 'the deadline called' });
    signal(frozen, 'SIGCONT');
    await until(() => logged(leader, 'leadership_lost').length > 0, { what: 'the frozen one giving up' });
    const u = await quick();
    await one.shift_clock(61);
    await until(async () => (await view_of(u.south, u.match)).turn === 2);
    for (const { match } of [t, u]) assert.equal(await one.value(`select count(*) from match_event e join match m on m.id = e.match_id where m.public_id = '${match}' and e.turn = 1`), 1);
  } finally {
    signal(frozen.filter((pid) => clocks(leader).includes(pid)), 'SIGCONT');
  }
  [leader, other] = await by_lead();
  before = gained(one) + gained(two);
  leader.kill('quad-clock');
  await until(() => gained(one) + gained(two) > before, { what: 'a leader after the death of one' });
});

test('an outage of all clock daemons is given back once', async () => {
  const t = await quick();
  const deadline = () => one.value(`select (extract(epoch from deadline) * 1000)::bigint from match where public_id = '${t.match}'`);
  const all = [...clocks(one), ...clocks(two)];
  signal(all, 'SIGSTOP');
  const before = await deadline();
  await one.sql(`update arena_heartbeat set at = at - interval '100 seconds'`);
  signal(all, 'SIGCONT');
  await until(async () => await deadline() > before, { what: 'the shift' });
  const shifts = () => [...logged(one, 'outage_detected'), ...logged(two, 'outage_detected')].filter(({ gap_ms }) => gap_ms >= 100_000);
  await until(() => shifts().length > 0);
  const beats = await one.value('select (extract(epoch from at) * 1000)::bigint from arena_heartbeat');
  await until(async () => await one.value('select (extract(epoch from at) * 1000)::bigint from arena_heartbeat') > beats + 2000, { what: 'two more beats' });
  assert.equal(shifts().length, 1);
  assert.ok(Math.abs(await deadline() - before - shifts()[0].gap_ms) <= 1, 'moved by the gap, to the rounding of milliseconds');
  assert.equal(await notes(t.match, 'note'), 1);
});

/* ---- a front server ------------------------------------------------------------------------------------------------------------- */

const SHIPPED = readFileSync(new URL('../../deploy/cluster/haproxy.cfg.in', import.meta.url), 'utf8').match(/^ *(?:option httpchk|http-check)\b.*$/gm);

/** HAProxy before these nodes; it asks them what the one of deploy/cluster asks. Resolves to {url, stop}. */
async function balancer(nodes) {
  const folder = mkdtempSync(join(tmpdir(), 'quad-front-'));
  const port = await free_port();
  writeFileSync(join(folder, 'haproxy.cfg'), `
defaults
  mode http
  timeout connect 5s
  timeout client 90s
  timeout server 90s
  option redispatch
frontend arena
  bind 127.0.0.1:${port}
  default_backend nodes
backend nodes
${SHIPPED.join('\n')}
  default-server check inter 200ms fall 1 rise 1
${nodes.map((node, i) => `  server node${i} 127.0.0.1:${node.port}\n`).join('')}`);
  const child = spawn('haproxy', ['-db', '-f', join(folder, 'haproxy.cfg')], { stdio: 'ignore' });
  const ended = new Promise((resolve) => { child.once('exit', resolve); });
  const url = `http://127.0.0.1:${port}`;
  await until(async () => (await new Client(url).call('GET', '//readyz', { fresh: true }).catch(() => ({}))).status === 200, { what: 'the front server' });
  return {
    url,
    async stop() {
      child.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true });
    },
  };
}

test('a node without its waiter, or with a key of its own, is not for a front server; the other node is', async () => {
  const looks = async (node) => {
    const { status, body } = await node.client().call('GET', '//readyz/node', { fresh: true });
    assert.equal((await one.client().call('GET', '//readyz/node', { fresh: true })).status, 200);
    return status === 200 ? body.status : body.limit_key;
  };
  const becomes = (state) => until(async () => await looks(two) === state, { what: state });
  const waiters = two.processes('quad-waiter').map(({ pid }) => pid);
  signal(waiters, 'SIGSTOP');
  try {
    await becomes('waiter');
  } finally {
    signal(waiters, 'SIGCONT');
  }
  await becomes('ready');
  assert.equal(await one.value('select count(*) from sight_key'), 1);
  const file = join(two.home, 'sight.key'), key = readFileSync(file);
  const look_again = () => one.sql("select pg_terminate_backend(pid) from pg_stat_activity where datname = current_database() and application_name = 'quad-waiter'");
  try {
    writeFileSync(file, Buffer.from(key).reverse());
    await look_again();
    await becomes('sight_key');
    writeFileSync(file, key);
    await becomes('ready');
    writeFileSync(file, key.subarray(1)); // not a whole key
    await look_again();
    await becomes('sight_key');
  } finally {
    writeFileSync(file, key);
  }
  await becomes('ready');
});

test('a node that is about to stop says so, serves all who come, and is left alone by a front server', async () => {
  const front = await balancer([one, two]);
  const sign = join(readFileSync(join(two.home, 'run', 'sockets'), 'utf8').trim(), 'draining');
  const lists = (node) => node.log().split('"route":"lobbies_get"').length - 1;
  const asked = async () => {
    const before = lists(two);
    for (let i = 0; i < 4; i++) assert.equal((await new Client(front.url).call('GET', '/lobbies', { fresh: true })).status, 200);
    return lists(two) > before;
  };
  try {
    await until(asked, { what: 'requests at the second node' });
    writeFileSync(sign, '');
    await two.client().refuse(503, 'unavailable', 'GET', '//readyz');
    for (const path of ['//readyz', '//readyz/node']) assert.equal((await two.client().call('GET', path)).body.limit_key, 'draining');
    assert.equal((await two.client().call('GET', '/lobbies')).status, 200);
    await until(async () => !(await asked()), { what: 'the front server leaving it alone' });
    rmSync(sign);
    await until(asked, { what: 'requests again' });
  } finally {
    rmSync(sign, { force: true });
    await front.stop();
  }
});

test('a node is restarted behind a front server and no request fails', async () => {
  const front = await balancer([one, two]);
  const t = await begun(one);
  const requests = (node) => node.log().split('"route":"note_put"').length - 1;
  const failed = [];
  let stop = false, answered = 0;
  const ask = async (client, method, path, body) => {
    const answer = await client.call(method, path, { body, fresh: true }).catch((error) => ({ status: 599, text: String(error) }));
    if (answer.status >= 500) failed.push(`${method} ${path} ${answer.status} ${answer.text}`);
    answered++;
    return answer;
  };
  const write = async (client, name) => {
    for (let n = 0; !stop; n++) await ask(client, 'PUT', `/matches/${t.match}/notes`, { text: `${name} ${n}` });
  };
  const poll = async (client) => {
    while (!stop) await ask(client, 'GET', `/me/inbox?after=${(await ask(client, 'GET', '/me/inbox')).body?.seq ?? 0}&wait=3`);
  };
  try {
    const people = [t.south, t.north].map((client) => at(front, client));
    const busy = people.flatMap((client, i) => [write(client, i), write(client, i), poll(client)]);
    await until(() => requests(two) > 5, { what: 'requests at the second node' });
    await two.stop();
    assert.match(two.said(), /draining for 2 s/);
    const alone = answered;
    await until(() => answered > alone + 5, { what: 'requests while it is away' });
    last = await stack({ workers: 3, beside: one, env: { PORT: two.port } });
    await until(() => requests(last) > 5, { what: 'requests at its successor' });
    stop = true;
    await Promise.all(busy);
    assert.deepEqual(failed, []);
  } finally {
    stop = true;
    await front.stop();
  }
});
