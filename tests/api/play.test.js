// Whole games: against a bot, between two people, by the recorded lines; what a stranger sees; the record of a finished match.
import assert from 'node:assert/strict';
import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { operations } from '../lib/openapi.mjs';
import { person } from '../lib/people.mjs';
import { build, stack } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, golden_games, OTHER_FORMATION, PATIENT, pick_turn, play_line, put_orders, SHORT_WIN, table, turn, view_of, WALL } from '../lib/play.mjs';

const s = await stack({ workers: 8, env: { QUADRIVIUM_TEST_SEED: 'c3a4d1905be27f86' } }); // one that no other number is
after(() => s.stop());

/** Run `quad replay -` over a record; resolves to {code, answer}. */
function replay(text) {
  return new Promise((resolve, reject) => {
    const child = spawn(join(build, 'quad'), ['replay', '-'], { stdio: ['pipe', 'pipe', 'pipe'] });
    let out = '';
    child.stdout.on('data', (part) => { out += part; });
    child.on('error', reject);
    child.on('close', (code) => {
      let answer = null;
      try {
        answer = JSON.parse(out);
      } catch { /* not JSON: left to the test */ }
      resolve({ code, answer, out });
    });
    child.stdin.end(text);
  });
}

const log_text = async (client, match) => (await client.get(`/matches/${match}/log?format=text`)).text.trimEnd().split('\n');

test('a guest plays a bot to the end by the legal list alone', async () => {
  const client = await s.guest();
  const { body: { match } } = await client.post('/play', { game: 'stratic', versus: 'bot:random', options: { turn_limit: 24 }, clock: { mode: 'untimed' } });
  await put_orders(client, match, 0, FORMATION);
  let view = await await_view(client, match, (v) => v.owes || v.status === 'finished');
  while (view.status !== 'finished') {
    await put_orders(client, match, view.turn, await pick_turn(client, match, view));
    view = await await_view(client, match, (v) => v.owes || v.status === 'finished');
  }
  assert.ok(['turn_limit', 'commander', 'reply_capture'].includes(view.result.reason), view.result.reason);
  const { text } = await client.get(`/matches/${match}/export`);
  assert.deepEqual((await replay(text)).answer.ok, true);
});

test('the greedy bot answers too, and as the first mover', async () => {
  const client = await s.guest();
  const { body: lobby } = await client.post('/lobbies', { game: 'stratic', clock: PATIENT, bots: [{ seat: 1, bot: 'bot:greedy' }] });
  await put_orders(client, lobby.match, 0, WALL);
  await await_view(client, lobby.match, (v) => v.turn === 1);
  await put_orders(client, lobby.match, 1, turn('--'));
  const view = await await_view(client, lobby.match, (v) => v.turn === 3 || v.status === 'finished');
  assert.ok(view.owes);
});

test('two people play a whole game while a third watches', async () => {
  const t = await begun(s);
  const watcher = s.client();
  for (const [i, text] of SHORT_WIN.entries()) {
    await play_line(t, [text], i + 1);
    const { body: seen } = await watcher.get(`/matches/${t.match}/spectate?turn=${i + 1}`);
    const mine = await view_of(t.north, t.match, `?turn=${i + 1}`);
    assert.deepEqual(seen.view, mine.view);
  }
  const view = await view_of(t.north, t.match);
  assert.deepEqual([view.status, view.result.places, view.result.reason], ['finished', [1, 2], 'commander']);
  assert.deepEqual((await view_of(t.south, t.match)).view.result ?? null, view.view.result ?? null);
  const { body: match } = await watcher.get(`/matches/${t.match}`);
  assert.deepEqual([match.status, match.seats.map((seat) => seat.place), match.result.reason], ['finished', [1, 2], 'commander']);
  assert.equal(createHash('sha256').update(`${match.seed}:${match.nonce}`).digest('hex'), match.seed_commitment);
  assert.deepEqual(await log_text(watcher, t.match), [
    'setup S FFFFAFFFFF/AAA.CIAAAF', 'setup N FFFFAFFFFF/AAA.CIAAAF', '1 S Ae2>e5', '2 N --', '3 S Ae5>e7', '4 N -- @1 mid 1:0', '5 S +Fe3 Ae7xe9xe10#']);
});

test('the recorded games replay through the interface, state by state', async (x) => {
  const game = golden_games().find((g) => !g.turns.some((one) => one.turn === 'skip') && g.over);
  if (!game) {
    x.diagnostic('the shared vectors are absent: no recorded game played');
    return;
  }
  const setup = ([front, back]) => ({ type: 'setup', front, back });
  const t = await begun(s, { clock: { mode: 'untimed' } }, game.formations.map(setup));
  assert.equal((await view_of(t.south, t.match)).view.text, game.start);
  for (const [i, one] of game.turns.entries()) {
    await play_line(t, [one.turn], i + 1);
    if (i % 6 === 0 || i > game.turns.length - 3) assert.equal((await view_of(t.south, t.match)).view.text, one.state, `after turn ${i + 1}`);
  }
  const { body: match } = await s.client().get(`/matches/${t.match}`);
  assert.deepEqual([match.status, match.result.reason, match.result.places[game.over[1]]], ['finished', 'commander', 1]);
  assert.equal((await replay((await t.south.get(`/matches/${t.match}/export`)).text)).answer.ok, true);
});

test('a finished match can be exported in three forms and verified by anybody; a changed byte is named', async () => {
  const t = await begun(s);
  await t.south.refuse(409, 'not_finished', 'GET', `/matches/${t.match}/export`);
  await play_line(t, SHORT_WIN);
  const { text, body, headers } = await s.client().get(`/matches/${t.match}/export`);
  assert.match(headers['cache-control'], /immutable/);
  assert.deepEqual(body.events.map((e) => [e.n, e.kind, e.turn]), [[1, 'turn', 0], [2, 'turn', 1], [3, 'turn', 2], [4, 'turn', 3], [5, 'turn', 4], [6, 'turn', 5]]);
  assert.equal(body.events[0].orders.length, 2);
  assert.deepEqual([body.events[1].orders[1], body.events[2].orders[0]], [null, null]);
  const good = await replay(text);
  assert.deepEqual([good.code, good.answer.ok, good.answer.first_bad_turn], [0, true, null]);
  assert.equal(good.answer.hash, body.hashes.at(-1).hash);
  const changed = structuredClone(body);
  const text_of_turn_3 = JSON.stringify(changed.events[3]);
  changed.events[3] = JSON.parse(text_of_turn_3.replace('Ae5>e7', 'Ae5>e6').replace('[4,6]', '[4,5]'));
  assert.notDeepEqual(changed.events[3], body.events[3]);
  const bad = await replay(JSON.stringify(changed));
  assert.deepEqual([bad.code, bad.answer.ok, bad.answer.first_bad_turn], [1, false, 3]);
  const wrong_hash = structuredClone(body);
  wrong_hash.hashes[2].hash = wrong_hash.hashes[2].hash.replace(/^./, (c) => (c === '0' ? '1' : '0'));
  const caught = await replay(JSON.stringify(wrong_hash));
  assert.deepEqual([caught.code, caught.answer.ok, caught.answer.first_bad_turn], [1, false, wrong_hash.hashes[2].turn]);
  for (const spoil of [(e) => e.events.splice(2, 1), (e) => e.events.splice(2, 0, e.events.splice(3, 1)[0]), (e) => { e.options.turn_limit = 2; },
    (e) => { e.seed = e.seed.replace(/.$/, (c) => (c === '0' ? '1' : '0')); }]) {
    const other = structuredClone(body);
    spoil(other);
    const found = await replay(JSON.stringify(other));
    assert.equal(found.code, 1, `${spoil} was not noticed: ${found.out}`);
  }
  const lines = (await s.client().get(`/matches/${t.match}/export?format=ndjson`)).text.trimEnd().split('\n');
  for (const line of lines) JSON.parse(line);
  const plain = (await s.client().get(`/matches/${t.match}/export?format=text`)).text;
  assert.match(plain, /5 S \+Fe3 Ae7xe9xe10#/);
});

/* ---- the seed ------------------------------------------------------------------------------------------------------ */

const TABLES = { stratic: { seats: 2 }, stratagem: { seats: 4 }, rulegame: { variant: 'race', seats: 2, options: { level: 'cabinet' } }, cosair: { seats: 2 } };
const READS = operations().filter(({ method, template }) => method === 'GET' && template.startsWith('/matches/{match}'));
const NONSENSE = [{ type: 'nothing' }, {}, [], null, 'x', { seed: 1 }, [{ type: 'set_tax', rate: -1 }], { type: 'move', piece: 99, bucket: 9 }];

/** Everything that is said about a match to those who play and to those who do not, refusals too. */
async function all_said(match, lobby, seats) {
  const said = [], ask = async (...request) => { said.push((({ headers, text }) => JSON.stringify(headers) + text)(await request[0].call(...request.slice(1)))); };
  for (const client of [...seats, s.client(), await s.guest()]) {
    for (const { template } of READS) await ask(client, 'GET', template.replace('{match}', match).replace(/\{\w+\}/g, '1'));
    for (const path of [`/lobbies/${lobby}`, '/lobbies', '/matches', ...(client.account ? ['/me/inbox', '/me/export'] : []), `//m/${match}`]) await ask(client, 'GET', path);
    client.strict = false; // bodies that no description allows
    for (const orders of NONSENSE) await ask(client, 'PUT', `/matches/${match}/turns/1/orders`, { body: { orders } });
    for (const act of NONSENSE) await ask(client, 'POST', `/matches/${match}/acts`, { body: { act } });
    await ask(client, 'POST', '/analysis', { body: { game: 'stratic', from: { match, turn: 0 } } });
    client.strict = true;
  }
  return said;
}

for (const [game, wish] of Object.entries(TABLES))
  test(`the seed is sealed at the start, in no answer before the end, and opened then: ${game}`, async () => {
    const seats = await Promise.all(Array.from({ length: wish.seats }, () => s.guest()));
    const { body: lobby } = await seats[0].post('/lobbies', { game, clock: PATIENT, rated: false, ...wish });
    let match;
    for (const one of seats.slice(1)) ({ body: { match } } = await one.put(`/lobbies/${lobby.id}/seats/me`, {}));
    const { body: start } = await s.client().get(`/matches/${match}`);
    assert.match(start.seed_commitment, /^[0-9a-f]{64}$/);
    const { seed, nonce, state } = await s.value(`select json_build_object('seed', seed, 'nonce', nonce, 'state', (select state from match_snapshot where match_id = m.id order by n limit 1))
      from match m where public_id = '${match}'`);
    const number = BigInt(`0x${seed}`);
    const forms = [seed, String(number), String(BigInt.asIntN(64, number)), Buffer.from(seed, 'hex').toString('base64').replace(/=+$/, ''), Buffer.from(seed, 'hex').reverse().toString('hex'), nonce,
      ...state.match(/\d{12,}|[0-9a-f]{16,}/g) ?? []]; // and what the game draws its luck from
    const said = await all_said(match, lobby.id, seats);
    assert.ok(said.filter((text) => text.includes(match)).length > 20);
    for (const form of new Set(forms)) for (const text of said) assert.ok(!text.toLowerCase().includes(form.toLowerCase()), `${form} in ${text.slice(0, 2000)}`);
    for (const one of seats) await one.call('POST', `/matches/${match}/resign`, { body: { confirm: true } });
    const { body: end } = await s.client().get(`/matches/${match}`);
    assert.deepEqual([end.status, end.seed, end.nonce, end.seed_commitment], ['finished', seed, nonce, start.seed_commitment]);
    assert.equal(createHash('sha256').update(`${seed}:${nonce}`).digest('hex'), start.seed_commitment);
    const { body: record, text } = await s.client().get(`/matches/${match}/export`);
    assert.deepEqual([record.seed, record.nonce, record.seed_commitment, (await replay(text)).answer.ok], [seed, nonce, start.seed_commitment, true]);
  });

test('nobody chooses the seed of a match that is listed or counts', async () => {
  const somebody = await person(s), seed = '0123456789abcdef';
  for (const wish of [{ rated: true }, { rated: true, private: true }, { rated: false, private: false }, {}])
    for (const game of ['stratic', 'stratagem', 'cosair', ...(wish.rated ? [] : ['rulegame'])])
      await somebody.refuse(422, 'seed_not_allowed', 'POST', '/lobbies', { game, seed, ...wish });
  for (const versus of ['anyone', 'bot:random']) await somebody.refuse(422, 'unknown_member', 'POST', '/play', { game: 'stratic', versus, seed });
  for (const path of ['/lobbies', '/play']) await somebody.refuse(422, 'bad_options', 'POST', path, { game: 'stratic', ...(path === '/play' && { versus: 'bot:random' }), options: { seed } });
  assert.equal(await s.value(`select count(*) from match where seed = '${seed}'`), 0);
});

test('the log comes as lines of JSON to clients that accept them', async () => {
  const t = await begun(s);
  const watcher = s.client();
  const path = `/matches/${t.match}/log`;
  const { body, etag } = await watcher.get(path);
  const lines = await watcher.get(path, { headers: { Accept: 'application/x-ndjson' } });
  assert.match(lines.headers['content-type'], /^application\/x-ndjson/);
  const rows = lines.text.trimEnd().split('\n').map((line) => JSON.parse(line));
  assert.deepEqual(rows.pop(), { type: 'end', count: body.items.length, next: null });
  assert.deepEqual(rows, body.items);
  assert.notEqual(lines.etag, etag);
});

test('a row of the log cannot be changed unnoticed', async () => {
  const t = await begun(s);
  await play_line(t, SHORT_WIN);
  await assert.rejects(s.sql(`update match_event set body = body where match_id = (select id from match where public_id = '${t.match}')`), /append-only/);
  await s.sql(`begin; set local session_replication_role = replica;
    update match_event set body = replace(replace(body, 'Ae5>e7', 'Ae5>e6'), '[4,6]', '[4,5]') where turn = 3 and match_id = (select id from match where public_id = '${t.match}'); commit`);
  const found = await replay((await s.guest().then((g) => g.get(`/matches/${t.match}/export?format=json`))).text);
  assert.deepEqual([found.code, found.answer.first_bad_turn], [1, 3]);
});

/** What a viewer can see of a match, with the names of this run taken out. */
async function picture(client, t, names) {
  const paths = [`/matches/${t.match}/spectate`, `/matches/${t.match}`, `/matches/${t.match}/log`, `/matches/${t.match}/log?format=text`, `/matches/${t.match}/messages`];
  if (client === t.south) paths.push(`/matches/${t.match}/view`, `/matches/${t.match}/legal`, `/matches/${t.match}/turns/0/orders`);
  const parts = [];
  for (const path of paths) {
    const answer = await client.get(path);
    let text = answer.text;
    for (const [from, to] of names) text = text.replaceAll(from, to);
    parts.push(path.replace(t.match, 'M'), answer.status, text.replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'T').replace(/"used_ms":\d+/g, 'U').replace(/"seed_commitment":"[0-9a-f]+"/, '"seed_commitment":"S"'), answer.etag ? answer.etag.length : 'none');
  }
  return JSON.stringify(parts);
}

test('before the reveal nothing tells one secret setup from another', async () => {
  const pictures = [];
  for (const secret of [FORMATION, WALL]) {
    const t = await table(s);
    await put_orders(t.north, t.match, 0, secret);
    const names = [[t.match, 'M'], [t.south.account.name, 'SOUTH'], [t.north.account.name, 'NORTH']];
    pictures.push([await picture(t.south, t, names), await picture(s.client(), t, names)]);
  }
  assert.deepEqual(pictures[1], pictures[0]);
});

test('replacing a secret setup moves nothing that others can see', async () => {
  const t = await table(s);
  const watcher = s.client();
  await put_orders(t.north, t.match, 0, FORMATION);
  const look = async () => {
    const [view, spectate, inbox, header, log] = [await t.south.get(`/matches/${t.match}/view`), await watcher.get(`/matches/${t.match}/spectate?again=${Math.random()}`.replace(/\?.*/, '')),
      await t.south.get('/me/inbox'), await watcher.get(`/matches/${t.match}`), await watcher.get(`/matches/${t.match}/log`)];
    return [view, spectate, inbox, header, log].map((a) => [a.text, a.etag]);
  };
  const before = await look();
  const seq = JSON.parse(before[0][0]).seq;
  const waiting = t.south.get(`/matches/${t.match}/view?after=${seq}&wait=1`, { headers: { 'If-None-Match': before[0][1] } });
  await put_orders(t.north, t.match, 0, OTHER_FORMATION);
  await put_orders(t.north, t.match, 0, WALL);
  assert.equal((await waiting).status, 304);
  assert.deepEqual(await look(), before);
  await put_orders(t.north, t.match, 0, FORMATION, { ready: true });
  await t.north.put(`/matches/${t.match}/turns/0/orders?dry_run=1`, { orders: OTHER_FORMATION });
  assert.deepEqual(await look(), before);
});

test('a draft of a setup shows nobody that it is there', async () => {
  const t = await table(s);
  const watcher = s.client();
  const look = async () => [await t.south.get(`/matches/${t.match}/view`), await watcher.get(`/matches/${t.match}/spectate`)].map((a) => [a.text, a.etag]);
  const before = await look();
  await put_orders(t.north, t.match, 0, FORMATION, { ready: false });
  assert.deepEqual(await look(), before);
});

test('the stored setup of the other seat is in no answer before the reveal', async () => {
  const t = await table(s);
  const marker = { type: 'setup', front: 'AFAFAFAFAF', back: 'FAFCFIFA.F' };
  await put_orders(t.north, t.match, 0, marker);
  const stranger = s.client();
  for (const client of [t.south, stranger]) {
    for (const path of ['', '/spectate', '/log', '/log?format=text', '/messages', '/view', '/legal', '/turns/0/orders', '/export']) {
      const answer = await client.call('GET', `/matches/${t.match}${path}`);
      assert.ok(!answer.text.includes('AFAFAFAFAF') && !answer.text.includes('FAFCFIFA'), `${path}: ${answer.text}`);
      assert.ok(!/"(seed|nonce)"/.test(answer.text), path);
    }
  }
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  const { text } = await stranger.get(`/matches/${t.match}/export`);
  assert.ok(!text.includes('AFAFAFAFAF'), 'orders never resolved are in no export');
  assert.equal((await replay(text)).answer.ok, true);
});

test('spectators may look at every past turn, and not beyond', async () => {
  const t = await begun(s);
  await play_line(t, SHORT_WIN.slice(0, 3));
  const watcher = s.client();
  const { body: then } = await watcher.get(`/matches/${t.match}/spectate?turn=2`);
  assert.match(then.view.text, / t1 N /);
  assert.equal((await watcher.call('GET', `/matches/${t.match}/spectate?turn=9`)).status, 422);
  assert.equal((await watcher.call('GET', `/matches/${t.match}/spectate?turn=-1`)).status, 422);
});

test('spectator answers are the same for all, cached while live, for ever when finished', async () => {
  const t = await begun(s);
  const answers = [await s.client().get(`/matches/${t.match}/spectate`), await t.south.get(`/matches/${t.match}/spectate`)];
  assert.equal(answers[0].text, answers[1].text);
  assert.match(answers[0].headers['cache-control'], /public, max-age=1\b/);
  assert.equal(answers[0].headers['set-cookie'], undefined);
  const same = await s.client().call('GET', `/matches/${t.match}/spectate`, { headers: { 'If-None-Match': answers[0].etag } });
  assert.equal(same.status, 304);
  const seat = await t.south.get(`/matches/${t.match}/view`);
  assert.match(seat.headers['cache-control'], /private, no-cache/);
  await play_line(t, SHORT_WIN);
  const last = await s.client().get(`/matches/${t.match}/spectate?turn=5`);
  assert.match(last.headers['cache-control'], /immutable/);
});

test('a table without spectators shows them nothing of the play', async () => {
  const t = await begun(s, { spectators: 'none' });
  await s.client().refuse(403, 'spectators_not_allowed', 'GET', `/matches/${t.match}/spectate`);
  await t.south.refuse(403, 'spectators_not_allowed', 'GET', `/matches/${t.match}/spectate`);
  for (const path of ['/log', '/log?format=text']) {
    const answer = await s.client().call('GET', `/matches/${t.match}${path}`);
    assert.ok(answer.status === 403 || !answer.text.includes('setup S'), answer.text);
  }
  await play_line(t, SHORT_WIN);
  await s.client().get(`/matches/${t.match}/spectate`);
});

test('the hall lists live matches and the archive finished ones', async () => {
  const t = await begun(s);
  const ids = async (query) => (await s.client().get(`/matches?limit=200&${query}`)).body.items.map((m) => m.id);
  assert.ok((await ids('status=live')).includes(t.match));
  assert.ok((await ids(`status=live&player=${encodeURIComponent(t.south.account.name)}`)).includes(t.match));
  assert.ok(!(await ids('status=finished')).includes(t.match));
  await play_line(t, SHORT_WIN);
  assert.ok((await ids('status=finished&game=stratic&variant=base&result=commander')).includes(t.match));
  assert.deepEqual(await ids(`status=finished&player=${encodeURIComponent(t.north.account.name)}`), [t.match]);
  assert.deepEqual(await ids(`status=finished&result=flag&player=${encodeURIComponent(t.north.account.name)}`), []);
  const day = (await s.client().get(`/matches/${t.match}`)).body.finished_at.slice(0, 10);
  assert.ok((await ids(`status=finished&from=${day}`)).includes(t.match));
  assert.ok(!(await ids(`status=finished&to=${day}`)).includes(t.match));
  assert.equal((await s.client().call('GET', '/matches?status=sleeping')).status, 422);
});

test('a private match is in no list, and a friend with the link may watch', async () => {
  const t = await begun(s, { private: true });
  const { body } = await s.client().get('/matches?status=live&limit=200');
  assert.ok(!body.items.some((m) => m.id === t.match));
});
