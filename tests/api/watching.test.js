// Who may watch what, on the template game: open, late, public, none; that nothing hidden shows through; seats' eyes afterwards.
import assert from 'node:assert/strict';
import { createHash } from 'node:crypto';
import { chmodSync, readFileSync, renameSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { exchange, unkept } from '../lib/client.mjs';
import { stack, until } from '../lib/stack.mjs';
import { operations } from '../lib/openapi.mjs';
import { await_view, put_orders, table, view_of } from '../lib/play.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_UNLISTED: '1', QUADRIVIUM_PRESENCE_SECONDS: '3' } });
after(() => s.stop());

const pick = (number) => ({ type: 'pick', number });
const take = (stones) => ({ type: 'take', stones });
const KEPT = ['/spectate', '/spectate?format=compact', '/spectate?turn=0', '/board.svg'];
const UNTIMED = { mode: 'untimed' };
const spectate = async (match, query = '') => (await s.client().get(`/matches/${match}/spectate${query}`)).body;
const spoken = async (client, match) => (await client.get(`/matches/${match}/messages`)).body.items.map((m) => m.text);

/** Two guests at a table, their numbers picked; a private one takes a seed. */
async function begun(variant, settings = {}, numbers = [1, 2], people = null) {
  const seats = people ?? [await s.guest(), await s.guest()];
  const { body: lobby } = await seats[0].post('/lobbies', { game: 'nullgame', variant, options: { peeks: 0, pile: 60 }, clock: UNTIMED, rated: false, ...settings });
  const invite = lobby.join_url && new URL(lobby.join_url, s.url).searchParams.get('invite');
  const { body: full } = await seats[1].put(`/lobbies/${lobby.id}/seats/me`, invite ? { invite } : {});
  for (const [i, client] of seats.entries()) await put_orders(client, full.match, 0, pick(numbers[i]));
  await await_view(seats[0], full.match, (v) => v.turn === 1);
  return { match: full.match, seats };
}

async function resolve(t, turn, stones = [1, 1]) {
  for (const [i, client] of t.seats.entries()) await put_orders(client, t.match, turn, take(stones[i]));
  await await_view(t.seats[0], t.match, (v) => v.turn > turn || v.status === 'finished');
}

test('a table is watched late where that is usual, and the catalogue says how late', async () => {
  const template = (await s.client().get('/games')).body.find((game) => game.id === 'nullgame');
  const council = template.variants.find((v) => v.id === 'council');
  assert.deepEqual([council.spectators, council.delay_turns, council.delay_turns_min], [['delayed', 'public', 'open', 'none'], 3, 2]);
  assert.deepEqual(template.variants[0].spectators, ['public', 'none']);
  const t = await begun('council');
  assert.equal((await s.client().get(`/matches/${t.match}`)).body.spectators, 'delayed');
  for (const spectators of ['open', 'delayed'])
    await t.seats[0].refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'nullgame', variant: 'together', spectators });
});

test('who is late sees all of a turn long over, and has news once a turn', async () => {
  const t = await begun('council');
  const first = await spectate(t.match);
  assert.deepEqual([first.turn, first.delay_turns, first.stage, first.deadline, first.clocks, 'pending' in first], [0, 3, 'setup', null, [], false]);
  assert.deepEqual(first.view.seats.map((x) => x.number), [undefined, undefined]);
  const seq_now = () => s.value(`select seqs[array_upper(seqs, 1)] from match where public_id = '${t.match}'`);
  const seqs = [first.seq];
  for (let turn = 1; turn <= 4; turn++) {
    await t.seats[0].post(`/matches/${t.match}/acts`, { act: { type: 'say', to: 'all', text: `turn ${turn}` } });
    const own = `/matches/${t.match}/spectate?after=${90_000 + turn}`; // an address the front server has kept nothing of
    const { etag } = await s.client().get(own);
    await t.seats[1].post(`/matches/${t.match}/acts`, { act: { type: 'say', to: 0, text: 'psst' } });
    await put_orders(t.seats[0], t.match, turn, take(1), { ready: false });
    assert.equal(await seq_now(), seqs.at(-1), 'nothing moves within a turn');
    assert.equal((await s.client().call('GET', own, { headers: { 'If-None-Match': etag } })).status, 304);
    await resolve(t, turn);
    seqs.push(await seq_now());
    assert.equal(seqs.at(-1), seqs.at(-2) + 1, `one more after turn ${turn}`);
  }
  const late = await spectate(t.match, `?after=${seqs.at(-2)}&wait=5`);
  assert.deepEqual([late.turn, late.view.seats.map((x) => [x.taken, x.number]), 'bonus' in late.view], [2, [[1, 1], [1, 2]], false]);
  assert.equal((await spectate(t.match, '?turn=1')).view.seats[0].taken, 0);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${t.match}/spectate?turn=3`);
  assert.deepEqual(await spoken(s.client(), t.match), ['turn 1']);
  assert.equal((await s.client().get(`/matches/${t.match}/messages`)).body.seq, 1);
  const { body: log } = await s.client().get(`/matches/${t.match}/log`);
  assert.deepEqual([log.items.at(-1).turn, log.items.some((x) => /psst/.test(x.text))], [1, false]);
  const { text: picture } = await s.client().get(`/matches/${t.match}/board.svg`);
  assert.equal(picture, (await s.client().get(`/matches/${t.match}/board.svg?turn=2`)).text);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${t.match}/board.svg?turn=4`);
  const again = `?after=${seqs.at(-3)}`;
  assert.deepEqual(await spectate(t.match, again), (await t.seats[1].get(`/matches/${t.match}/spectate${again}`)).body, 'a player is a stranger there');
});

const figure = async (name) => Number((await s.metrics()).match(new RegExp(`^${name} (\\d+)`, 'm'))[1]);
const shared = async () => [await figure('quad_watchers_answered_total'), await figure('quad_waits_shared_asked_total')];

/** Long polls that are all under way before `news` is made, and their answers. */
async function held(clients, path, news) {
  const [all, expired] = [await figure('quad_watchers_total'), await figure('quad_watchers_expired_total')];
  const polls = clients.map((client) => client.get(path));
  await until(async () => await figure('quad_watchers_total') === all + clients.length, { what: 'the long polls' });
  await news();
  const answers = await Promise.all(polls);
  assert.equal(await figure('quad_watchers_expired_total'), expired, 'each was woken');
  return answers;
}

test('one view answers all strangers who wait for the same, signed in or not, and no worker hears of them', async () => {
  const t = await begun('council', { spectators: 'public' });
  const strangers = [s.client(), s.client(), await s.guest(), t.seats[1], ...Array.from({ length: 8 }, () => s.client())];
  for (const [turn, query] of [[1, ''], [2, 'format=compact&']]) {
    const { seq } = await spectate(t.match, `?${query}after=${turn}&wait=0`);
    const [given, asked] = await shared();
    const began = performance.now();
    const answers = await held(strangers, `/matches/${t.match}/spectate?${query}after=${seq}&wait=25`, () => put_orders(t.seats[0], t.match, turn, take(1)));
    assert.deepEqual([...new Set(answers.map((a) => a.status))], [200]);
    assert.equal(new Set(answers.map((a) => a.text)).size, 1);
    assert.deepEqual([answers[0].body.pending, answers[0].body.view.seats.map((x) => x.number)], [[1], [undefined, undefined]], 'a seat that waits here is a stranger');
    assert.ok(answers[0].body.seq > seq);
    assert.equal(answers[0].headers['cache-control'], 'public, max-age=1');
    assert.equal(new Set(answers.map((a) => a.headers['x-request-id'])).size, strangers.length);
    assert.equal(answers[0].text, (await s.client().get(`/matches/${t.match}/spectate?${query}after=${seq}`)).text, 'what a worker says');
    const [given_after, asked_after] = await shared();
    assert.equal(given_after - given, strangers.length);
    assert.ok(asked_after - asked <= 3 + (performance.now() - began) / 1000, 'one question before, one after, one more for each second that has passed');
    await put_orders(t.seats[1], t.match, turn, take(1));
    await await_view(t.seats[0], t.match, (v) => v.turn > turn);
  }
});

test('an answer that many share has the headers of any other, however its address is spelled', async () => {
  const t = await begun('council', { spectators: 'public' });
  const { seq } = await spectate(t.match, '?after=11&wait=0');
  const escaped = `%${t.match.charCodeAt(0).toString(16)}${t.match.slice(1)}`;
  const [all, answered] = [await figure('quad_watchers_total'), await figure('quad_watchers_answered_total')];
  const polls = [t.match, escaped, t.match, escaped].map((id, i) => s.client().get(`/matches/${id}/spectate?after=${seq}&wait=${20 + i}`));
  await until(async () => await figure('quad_watchers_total') === all + polls.length, { what: 'the long polls' });
  await put_orders(t.seats[0], t.match, 1, take(1));
  const answers = await Promise.all(polls);
  assert.equal(new Set(answers.map((a) => a.text)).size, 1);
  assert.equal(await figure('quad_watchers_answered_total'), answered + polls.length);
  const lasting = ({ headers }) => Object.fromEntries(Object.entries(headers).filter(([name]) => !['date', 'x-request-id'].includes(name)));
  const alone = await s.client().get(`/matches/${t.match}/spectate?after=${seq}`);
  assert.equal(alone.text, answers[0].text);
  for (const answer of answers) {
    assert.deepEqual(lasting(answer), lasting(alone));
    assert.match(answer.headers['x-request-id'], /^[0-9a-f]{32}$/);
  }
});

test('nginx remembers few spellings of an address, and no long ones; all of them are answered together', async () => {
  const t = await begun('council', { spectators: 'public' });
  const { seq } = await spectate(t.match, '?after=12&wait=0');
  const ask = (before, between) => exchange(`${s.url}/api/v1${'/'.repeat(before)}/matches/${'/'.repeat(between)}${t.match}/spectate?after=${seq}&wait=25`, { fresh: true });
  const [all, answered] = [await figure('quad_watchers_total'), await figure('quad_watchers_answered_total')];
  const waiting = async (n, what) => until(async () => await figure('quad_watchers_total') === all + n && await figure('quad_watchers_waiting') === n, { what });
  const polls = Array.from({ length: 20 }, (_, i) => ask(200, i));
  await waiting(20, 'those with long addresses');
  assert.equal(await figure('quad_watchers_addresses'), 0);
  for (let i = 0; i < 300; i++) polls.push(ask(i % 20, Math.floor(i / 20)));
  await waiting(320, 'all');
  const remembered = await figure('quad_watchers_addresses');
  assert.ok(remembered > 0 && remembered <= 64 * 4, `64 in each process of nginx, of which there are four at most, not ${remembered}`);
  await put_orders(t.seats[0], t.match, 1, take(1));
  const answers = await Promise.all(polls);
  assert.equal(new Set(answers.map((a) => a.text)).size, 1);
  assert.equal(await figure('quad_watchers_answered_total'), answered + polls.length);
  await until(async () => await figure('quad_watchers_addresses') === 0, { what: 'no address remembered' });
  const ids = answers.map((a) => a.headers['x-request-id']).sort();
  const steps = ids.slice(1).map((id, i) => BigInt(`0x${id}`) - BigInt(`0x${ids[i]}`));
  assert.ok(steps.every((step) => step > 1_000_000n), 'an id does not tell how many there were before it');
});

test('strangers who wait are told no more than strangers who do not: nothing where watching is off, and late where it is late', async () => {
  const none = await begun('council', { spectators: 'none' });
  const [given] = await shared();
  for (const who of [s.client(), none.seats[0]]) {
    for (const after of [0, 999_999]) await who.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${none.match}/spectate?after=${after}&wait=25`);
  }
  await s.client().refuse(404, 'not_found', 'GET', '/matches/aaaaaaaaaa/spectate?after=1&wait=25');
  const open = await begun('council', { spectators: 'public' });
  for (const query of ['after=1&wait=26', 'after=9999999999&wait=1', 'x0=1&after=1&wait=1', 'turn=9&after=1&wait=1'])
    await s.client().refuse(422, 'bad_request', 'GET', `/matches/${open.match}/spectate?${query}`);
  for (const query of ['after=1&wait=1&after=2', `${'format=compact&'.repeat(6)}after=1&wait=1`, 'wait=1&wait=1&after=1'])
    await s.client().refuse(400, 'malformed', 'GET', `/matches/${open.match}/spectate?${query}`);
  assert.equal((await shared())[0], given, 'none of these was answered by the waiter');
  const late = await begun('council', { delay_turns: 2 });
  for (const turn of [1, 2]) await resolve(late, turn);
  const { seq } = await spectate(late.match, '?after=0&wait=0');
  let moved = false;
  const [answer] = await held([s.client()], `/matches/${late.match}/spectate?after=${seq}&wait=25`, async () => {
    await put_orders(late.seats[0], late.match, 3, take(1));
    moved = true;
    await put_orders(late.seats[1], late.match, 3, take(1));
  });
  assert.deepEqual([moved, answer.body.turn, answer.body.seq, 'pending' in answer.body], [true, 2, seq + 1, false]);
});

test('who wait for the same are one request at the waiter, which goes on for those who wait longer and ends when all have left', async () => {
  const t = await begun('council', { spectators: 'public' });
  const { seq } = await spectate(t.match, '?after=5&wait=0');
  const at = (seconds) => `/matches/${t.match}/spectate?after=${seq}&wait=${seconds}`;
  const names = ['quad_watchers_total', 'quad_watchers_expired_total', 'quad_watchers_answered_total', 'quad_waits_expired_total', 'quad_waits_total'];
  const figures = async () => Promise.all(names.map(figure));
  const before = await figures();
  const since = async () => (await figures()).map((value, i) => value - before[i]);
  const leaving = new AbortController();
  const polls = [...Array.from({ length: 30 }, () => s.client().get(at(25))), s.client().get(at(1))];
  const left = s.client().call('GET', at(25), { signal: leaving.signal, fresh: true }).catch((error) => error.name);
  await until(async () => (await since())[0] === 32, { what: 'the long polls' });
  assert.ok((await since())[4] <= 4, 'one question from each process of nginx');
  assert.equal((await polls.pop()).body.seq, seq, 'a shorter wait ends by itself');
  leaving.abort();
  assert.equal(await left, 'AbortError');
  await until(async () => (await since())[3] >= 1 && await figure('quad_waiting') >= 1, { what: 'the end of the first question, and the next' });
  assert.deepEqual((await since()).slice(1, 3), [1, 0], 'nobody else was told anything');
  await put_orders(t.seats[0], t.match, 1, take(1));
  for (const { body } of await Promise.all(polls)) assert.ok(body.seq > seq);
  assert.equal((await since())[2], 30);

  const gone = Array.from({ length: 3 }, () => new AbortController());
  const all = gone.map(({ signal }) => s.client().call('GET', `${at(25)}`.replace(`after=${seq}`, 'after=999'), { signal, fresh: true }).catch((error) => error.name));
  await until(async () => await figure('quad_waiting') >= 1, { what: 'their question' });
  for (const one of gone) one.abort();
  await Promise.all(all);
  await until(async () => await figure('quad_waiting') === 0 && await figure('quad_watchers_waiting') === 0, { what: 'the end of their question' });
});

test('strangers\' own room is not late, and keeps its order among what players said', async () => {
  const t = await begun('council');
  const stranger = await s.guest();
  await t.seats[0].post(`/matches/${t.match}/messages`, { to: 'all', text: 'from the table' });
  await stranger.post(`/matches/${t.match}/messages`, { to: 'all', text: 'from the gallery' });
  assert.deepEqual(await spoken(stranger, t.match), ['from the gallery']);
  for (let turn = 1; turn <= 4; turn++) await resolve(t, turn);
  assert.deepEqual(await spoken(stranger, t.match), ['from the gallery', 'from the table']);
  await stranger.post(`/matches/${t.match}/messages/2/report`, { reason: 'other', text: '' });
  assert.equal(await s.sql('select said from report order by id desc limit 1'), 'from the table');
});

test('a table chooses how late strangers are, no less than the variant asks for, and says so before anybody joins', async () => {
  const client = await s.guest();
  const wish = { game: 'nullgame', variant: 'council' };
  for (const rest of [{ delay_turns: 1 }, { delay_turns: 0 }, { delay_turns: 1001 }, { delay_turns: '4' }, { delay_turns: 4, spectators: 'public' }, { delay_turns: 4, spectators: 'open' }])
    await client.refuse(422, 'bad_request', 'POST', '/lobbies', { ...wish, ...rest });
  const { body: made } = await client.post('/lobbies', { ...wish, delay_turns: 2 });
  assert.deepEqual([made.spectators, made.delay_turns], ['delayed', 2]);
  assert.equal((await s.client().get(`/lobbies/${made.id}`)).body.delay_turns, 2);
  assert.equal((await client.post('/lobbies', wish)).body.delay_turns, 3);
  assert.equal('delay_turns' in (await client.post('/lobbies', { ...wish, spectators: 'public' })).body, false);
  const t = await begun('council', { delay_turns: 2 });
  assert.equal((await s.client().get(`/matches/${t.match}`)).body.delay_turns, 2);
  await resolve(t, 1);
  const early = await spectate(t.match);
  assert.deepEqual([early.turn, early.delay_turns], [0, 2]);
  await resolve(t, 2);
  const then = await until(async () => { // what strangers get may be a second old
    const seen = await spectate(t.match);
    return seen.turn === 1 && seen;
  }, { every: 300, what: 'the turn that strangers may see' });
  assert.deepEqual([then.turn, then.view.seats.map((x) => x.number)], [1, [1, 2]]);
});

test('programs alone at a rated table may be watched whole and live; no person sits down there', async () => {
  const owners = [await person(s), await person(s)];
  const programs = [];
  for (const owner of owners) {
    const { body: { account } } = await owner.post('/bots', { name: fresh('Watched'), kind: 'llm' });
    programs.push(bearer(s, (await owner.post('/me/tokens', { label: 'x', scopes: ['play', 'lobby'], bot: account.id })).body.token));
  }
  const wish = { game: 'stratagem', seats: 2, rated: true, spectators: 'open' };
  await owners[0].refuse(422, 'bad_request', 'POST', '/lobbies', wish);
  const { body: made } = await programs[0].post('/lobbies', wish);
  assert.deepEqual([made.rated, made.spectators], [true, 'open']);
  const { body: why } = await owners[1].refuse(403, 'forbidden', 'PUT', `/lobbies/${made.id}/seats/me`, {});
  assert.match(why.detail, /for programs/);
  const { body: full } = await programs[1].put(`/lobbies/${made.id}/seats/me`, {});
  const [own, seen] = [await view_of(programs[0], full.match), await spectate(full.match)];
  assert.deepEqual([seen.turn, 'delay_turns' in seen], [own.turn, false]);
});

test('a program among bots is watched live where nothing else is said, a person is not', async () => {
  const owner = await person(s);
  const { body: { account } } = await owner.post('/bots', { name: fresh('Alone'), kind: 'engine' });
  const program = bearer(s, (await owner.post('/me/tokens', { label: 'x', scopes: ['play', 'lobby'], bot: account.id })).body.token);
  const bot = (await s.client().get('/games')).body.find((game) => game.id === 'nullgame').bots[0].id;
  const wish = { game: 'nullgame', variant: 'council', seats: 2, bots: [{ seat: 1, bot }] };
  assert.equal((await program.post('/lobbies', wish)).body.spectators, 'open');
  assert.equal((await program.post('/lobbies', { ...wish, bots: [] })).body.spectators, 'delayed');
  assert.equal((await owner.post('/lobbies', wish)).body.spectators, 'delayed');
});

test('open shows everything live where the table wanted that, public what all see, none nothing', async () => {
  const open = await begun('council', { spectators: 'open' });
  assert.deepEqual((await spectate(open.match)).view.seats.map((x) => x.number), [1, 2]);
  const shown = await begun('council', { spectators: 'public' });
  const view = await spectate(shown.match);
  assert.deepEqual([view.turn, view.pending, view.view.seats.map((x) => x.number)], [1, [0, 1], [undefined, undefined]]);
  const none = await begun('council', { spectators: 'none' });
  await none.seats[0].post(`/matches/${none.match}/messages`, { to: 'all', text: 'among us' });
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${none.match}/spectate`);
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${none.match}/log`);
  assert.deepEqual(await spoken(s.client(), none.match), []);
});

/** What differs between two matches played alike: their ids, names, times. */
const alike = (text, t, names) => {
  let plain = text.replaceAll(t.match, 'MATCH').replace(/\d{4}-\d\d-\d\dT[0-9:.]+Z/g, 'TIME').replace(/"(used|bank)_ms":\d+/g, '"$1_ms":N').replace(/[0-9a-f]{64}/g, 'HASH').replace(/"request_id":"\w+"/, 'REQUEST');
  for (const [i, name] of names.entries()) plain = plain.replaceAll(name, `NAME${i}`);
  return plain;
};

/** Everything a client can read of a match, as it comes from a worker: what the front server has kept is older than what is looked for. */
async function everything(client, t, seated) {
  const names = (await s.client().get(`/matches/${t.match}`)).body.seats.map((x) => x.name);
  const paths = ['', ...KEPT, '/log', '/log?format=text', '/messages', ...(seated ? ['/view', '/view?turn=0', '/legal'] : [])];
  const out = [];
  for (const path of paths) {
    const answer = await client.call('GET', unkept(`/matches/${t.match}${path}`));
    out.push(`${path} ${answer.status} ${answer.etag?.replace(/[0-9a-f]{20}/, 'SUM')} ${alike(answer.text, t, names)}`);
  }
  return out;
}

for (const spectators of ['public', 'delayed', 'none'])
  test(`two worlds that differ in what is hidden look the same (${spectators})`, async () => {
    const worlds = [];
    for (const hidden of [3, 8]) worlds.push(await begun('council', { private: true, seed: '00000000000000aa', spectators }, [1, hidden]));
    const same = async (when) => {
      assert.deepEqual(await everything(s.client(), worlds[0], false), await everything(s.client(), worlds[1], false), `strangers, ${when}`);
      assert.deepEqual(await everything(worlds[0].seats[0], worlds[0], true), await everything(worlds[1].seats[0], worlds[1], true), `seat 0, ${when}`);
    };
    await same('after the setup');
    await put_orders(worlds[0].seats[1], worlds[0].match, 1, take(3), { ready: false });
    await put_orders(worlds[1].seats[1], worlds[1].match, 1, take(1), { ready: false });
    await same('with other drafts');
    await put_orders(worlds[0].seats[1], worlds[0].match, 1, take(2));
    await put_orders(worlds[1].seats[1], worlds[1].match, 1, take(2));
    await same('handed in');
    for (const t of worlds) await put_orders(t.seats[0], t.match, 1, take(2));
    for (const t of worlds) await await_view(t.seats[0], t.match, (v) => v.turn === 2);
    await same('after a turn');
  });

/* Every door by which something of a match is read, and those of them that answer a player as such. */
const DOORS = operations().filter(({ method, template }) => method === 'GET' && template.includes('{match}'));
const TO_PLAYERS = ['match_get', 'log_get', 'messages_get', 'view_get', 'legal_get', 'orders_get', 'plan_get', 'note_get'];

/** What each door says, following one that leads elsewhere; without what differs between two matches of the same people. */
async function by_every_door(client, t, seated) {
  const said = [];
  for (const { template, operation } of DOORS.filter((door) => !seated || !TO_PLAYERS.includes(door.operation.operationId)))
    for (const query of operation.operationId === 'spectate_get' ? ['', '?format=compact', '?turn=0', '?turn=1', '?turn=4', '?seat=1'] : ['']) {
      client.strict = !template.startsWith('/m/');
      const path = (template.startsWith('/m/') ? '/' : '') + template.replace('{match}', t.match).replace(/\{\w+\}/g, '1');
      const answer = await client.call('GET', unkept(path + query));
      const { status, text, bytes, headers: { location, etag } } = location_of(answer) ? await client.call('GET', unkept(location_of(answer))) : answer;
      const whole = text.includes('\ufffd') ? createHash('sha256').update(bytes).digest('base64') : alike(text, t, []);
      said.push(`${template}${query} ${status} ${location?.replace(t.match, 'MATCH')} ${whole} ${etag?.replace(/[0-9a-f]{20}/, 'SUM')}`);
    }
  client.strict = true;
  return said;
}
const location_of = ({ headers }) => headers.location?.startsWith('/api/v1/') && headers.location.replace('/api/v1', '');

test('what was played within the delay is told by no door, neither to strangers nor to players who look from outside', async () => {
  const people = [await s.guest(), await s.guest()], viewers = [[s.client(), false], [await s.guest(), false], [people[0], true], [people[1], true]];
  const lives = [];
  for (const last of [[1, 3], [2, 1]]) {
    const t = await begun('council', { private: true, seed: '00000000000000ab', spectators: 'delayed' }, [1, 2], people);
    for (const turn of [1, 2]) await resolve(t, turn);
    for (const turn of [3, 4]) {
      await t.seats[0].post(`/matches/${t.match}/acts`, { act: { type: 'say', to: 'all', text: `I take ${last}` } });
      await resolve(t, turn, last);
    }
    await put_orders(t.seats[last[0] - 1], t.match, 5, take(last[1]));
    lives.push(t);
  }
  for (const [client, seated] of viewers) {
    const [one, other] = [await by_every_door(client, lives[0], seated), await by_every_door(client, lives[1], seated)];
    assert.ok(one.filter((text) => / 200 /.test(text)).length >= (seated ? 8 : 10), one.map((text) => text.slice(0, 60)).join('\n'));
    assert.deepEqual(one, other);
  }
  const taken = await Promise.all(lives.map(async (t) => (await view_of(t.seats[0], t.match)).view.seats.map((seat) => seat.taken)));
  assert.notDeepEqual(taken[0], taken[1], 'they were no other lives');
});

test('afterwards anybody may look through a seat\'s eyes, not before', async () => {
  const t = await begun('together');
  await resolve(t, 1);
  await s.client().refuse(409, 'not_finished', 'GET', `/matches/${t.match}/spectate?seat=0`);
  await t.seats[0].refuse(409, 'not_finished', 'GET', `/matches/${t.match}/spectate?seat=0`);
  await t.seats[0].post(`/matches/${t.match}/resign`, { confirm: true });
  const numbers = async (query) => (await spectate(t.match, query)).view.seats.map((x) => x.number);
  assert.deepEqual(await numbers('?turn=1'), [1, 2]);
  assert.deepEqual(await numbers('?turn=1&seat=0'), [1, undefined]);
  assert.deepEqual(await numbers('?turn=1&seat=1'), [undefined, 2]);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${t.match}/spectate?seat=2`);
  await s.client().refuse(422, 'bad_request', 'GET', `/matches/${t.match}/spectate?seat=99`);
  assert.equal((await view_of(t.seats[1], t.match)).status, 'finished');
});

test('a player is here while a request of theirs is held and a little longer; programs are not listed', async () => {
  const t = await table(s, { spectators: 'none' });
  const program = await person(s);
  const { body: { account: robot } } = await program.post('/bots', { name: fresh('Robot'), kind: 'engine' });
  const { body: { token } } = await program.post('/me/tokens', { label: 'presence', scopes: ['play', 'lobby'], bot: robot.id });
  const other = await table(s, { rated: false }, await s.guest(), bearer(s, token));
  const seats = async (client, match = t.match) => (await client.get(`/matches/${match}/presence`)).body.seats;
  assert.deepEqual(await seats(t.north), [], 'nobody has looked yet');
  const { seq } = await view_of(t.south, t.match);
  const held = new AbortController();
  const poll = (async () => { while (!held.signal.aborted) await t.south.call('GET', `/matches/${t.match}/view?after=${seq}&wait=25`, { signal: held.signal }).catch(() => null); })();
  const first = await until(async () => (await seats(t.north)).find(({ online }) => online), { what: 'the player who waits' });
  assert.equal(first.seat, 0);
  await until(async () => (await seats(t.north))[0].seen_at > first.seen_at, { what: 'a later sign of the player who waits' });
  held.abort();
  await poll;
  await until(async () => (await seats(t.north))[0].online === false, { what: 'the end of the last sign' });
  assert.equal((await seats(t.north)).length, 1, 'asking this is no sign');
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${t.match}/presence`);
  const [here] = await until(async () => {
    for (const client of other.seats) await view_of(client, other.match);
    const told = await seats(s.client(), other.match);
    assert.deepEqual(told.map(({ seat }) => seat), [0]);
    return told[0].online && told;
  }, { what: 'the person at the table' });
  assert.equal(here.seat, 0);
});

test('spectators who are turns late are not told who is here now', async () => {
  const t = await begun('council');
  await s.client().refuse(403, 'not_seated', 'GET', `/matches/${t.match}/presence`);
  assert.equal((await t.seats[0].get(`/matches/${t.match}/presence`)).body.seats.length > 0, true);
});

test('strangers who wait are told to ask again when the waiter dies, and wait again after that', async () => {
  const t = await begun('council', { spectators: 'public' });
  const { seq } = await spectate(t.match, '?after=7&wait=0');
  const all = await figure('quad_watchers_total');
  const polls = [s.client(), s.client()].map((client) => client.call('GET', `/matches/${t.match}/spectate?after=${seq}&wait=25`));
  await until(async () => await figure('quad_watchers_total') === all + polls.length, { what: 'the long polls' });
  s.kill('quad-waiter');
  for (const { status } of await Promise.all(polls)) assert.ok([200, 503].includes(status), String(status));
  const asked = () => s.client().call('GET', `/matches/${t.match}/spectate?after=${seq}&wait=1`);
  await until(async () => (await asked()).status === 200 && (await figure('quad_waits_shared_asked_total')) > 0, { what: 'another waiter' });
  const [answer] = await held([s.client()], `/matches/${t.match}/spectate?after=${seq}&wait=25`, () => resolve(t, 1));
  assert.ok(answer.body.seq > seq);
});

test('a stranger who has waited for nothing is answered from nginx\'s cache, not sent to the waiter again', async () => {
  const t = await begun('council', { spectators: 'public' });
  const { seq } = await spectate(t.match, '?after=7&wait=0');
  const [wrong, expired] = [await figure('quad_waits_wrong_total'), await figure('quad_watchers_expired_total')];
  const answer = await s.client().get(`/matches/${t.match}/spectate?after=${seq}&wait=1`);
  assert.equal(answer.body.seq, seq);
  assert.equal(await figure('quad_watchers_expired_total'), expired + 1);
  assert.equal(await figure('quad_waits_wrong_total'), wrong);
});

/** What nginx writes on new connections to the workers while `requests` are answered. */
async function told(requests) {
  const folder = readFileSync(join(s.home, 'run', 'sockets'), 'utf8').trim();
  const [door, moved] = [join(folder, 'api.sock'), join(folder, 'api-moved.sock')];
  const heard = [];
  renameSync(door, moved);
  const tap = createServer((near) => {
    const [n, far] = [heard.push('') - 1, connect(moved)];
    near.on('data', (part) => { heard[n] += part.toString('latin1'); });
    near.pipe(far).pipe(near);
    for (const [one, other] of [[near, far], [far, near]]) one.on('error', () => other.destroy()).on('close', () => other.destroy());
  });
  await new Promise((resolve) => { tap.listen(door, resolve); });
  chmodSync(door, 0o777);
  try {
    await requests();
  } finally {
    tap.close(); // which removes its file
    renameSync(moved, door);
  }
  return heard;
}

test('a worker is not told the host where its answer is for everybody', async () => {
  const none = await begun('council', { spectators: 'none' });
  /* Only new connections are heard, and nginx takes kept ones while they last: asked until one was needed. */
  const many = (path, wanted) => until(async () => {
    const heard = await told(() => Promise.all(Array.from({ length: 60 }, (_, i) => exchange(`${s.url}/api/v1${path(i)}`, { fresh: true }))));
    const found = heard.filter((text) => text.includes(wanted));
    return found.length > 0 && found;
  }, { what: 'a new connection to a worker' });
  const host = `127.0.0.1:${s.port}`;
  const own = await many((i) => `/matches/${none.match}/log?turn=${i}`, none.match);
  assert.ok(own.every((text) => text.includes(host)), 'where it is not');
  const shared_ones = await many((i) => `/matches/${none.match}/spectate?after=${100 + i}&wait=25`, `${none.match}/spectate`);
  assert.deepEqual(shared_ones.filter((text) => text.includes(host)), []);
});
