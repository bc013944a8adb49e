// Games against language models: those whose owners let people play them, under their names, and blind games, in which no answer of the
// server tells before the end who plays and which players are programs.
import assert from 'node:assert/strict';
import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { Mcp } from '../lib/mcp.mjs';
import { operations } from '../lib/openapi.mjs';
import { bearer, fresh, person } from '../lib/people.mjs';
import { FORMATION, PATIENT, put_orders } from '../lib/play.mjs';
import { build, root, stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());
const SCOPES = ['play', 'lobby', 'messages', 'account'];

async function model(owner, people_games, kind = 'llm') {
  const { body: { account } } = await owner.post('/bots', { name: fresh('Oracle'), kind, model: kind === 'llm' ? 'Deep Thought 42' : undefined });
  const { body: { token } } = await owner.post('/me/tokens', { label: 'harness', scopes: SCOPES, bot: account.id });
  if (people_games) assert.equal((await owner.patch(`/bots/${account.id}`, { people_games })).body.people_games, people_games);
  const client = Object.assign(bearer(s, token), { account, owner, token });
  await client.get('/me'); // its program is at work
  return client;
}
const playable = async () => (await s.client().get('/models/playable')).body.items.map((item) => item.name);
const names_in = (header) => header.seats.map(({ name, kind }) => `${name} ${kind}`);

const BLIND = { game: 'stratic', blind: true, clock: PATIENT };

/* ---- under its name ------------------------------------------------------------------------------------------------------ */

test('an owner lets people play a language model, and nobody else does', async () => {
  const owner = await person(s), stranger = await person(s), guest = await s.guest();
  const [llm, engine] = [await model(owner), await model(owner, 0, 'engine')];
  assert.equal(llm.account.people_games, 0);
  await owner.refuse(404, 'not_found', 'PATCH', `/bots/${engine.account.id}`, { people_games: 1 });
  await owner.refuse(404, 'not_found', 'PATCH', '/bots/nothing', { people_games: 1 });
  await stranger.refuse(404, 'not_found', 'PATCH', `/bots/${llm.account.id}`, { people_games: 1 });
  await guest.refuse(404, 'not_found', 'PATCH', `/bots/${llm.account.id}`, { people_games: 1 });
  await s.client().refuse(401, 'unauthenticated', 'PATCH', `/bots/${llm.account.id}`, { people_games: 1 });
  await llm.refuse(403, 'insufficient_scope', 'PATCH', `/bots/${llm.account.id}`, { people_games: 1 });
  for (const people_games of [-1, 33, 1e9]) await owner.refuse(422, 'bad_request', 'PATCH', `/bots/${llm.account.id}`, { people_games });
  await owner.refuse(422, 'bad_request', 'PATCH', `/bots/${llm.account.id}`, { people_games: '1' });
  await owner.refuse(422, 'bad_request', 'PATCH', `/bots/${llm.account.id}`, {});
  assert.deepEqual(await playable(), []);
  assert.equal(await s.value('select count(*) from account where people_games > 0'), 0, 'nothing was changed');
  assert.equal((await owner.patch(`/bots/${llm.account.id}`, { people_games: 2 })).body.people_games, 2);
  assert.deepEqual((await stranger.get('/models/playable')).body.items, [{ id: llm.account.id, name: llm.account.name, model: 'Deep Thought 42', owner: owner.account.name }]);
  assert.equal((await owner.get('/bots')).body.items.find((one) => one.id === llm.account.id).people_games, 2);
  const seen = (hours) => s.sql(`update access_token set seen_at = clock_timestamp() - interval '${hours} hours' where account_id = (select id from account where public_id = '${llm.account.id}')`);
  await seen(3);
  assert.deepEqual(await playable(), [], 'its program has not been here for long');
  await stranger.refuse(422, 'unknown_bot', 'POST', '/play', { game: 'stratic', model: llm.account.name });
  await seen(1); // a process knows a token for a minute, and then notes it again
  assert.deepEqual(await playable(), [llm.account.name]);
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
  assert.deepEqual(await playable(), []);
});

test('a model whose owner withdraws it while somebody begins a game with it is not there', async () => {
  const owner = await person(s), player = await person(s), llm = await model(owner, 1);
  const row = await s.value(`select id from account where public_id = '${llm.account.id}'`);
  const database = spawn('psql', ['-XAtq', '-v', 'ON_ERROR_STOP=1', '-d', s.conninfo], { stdio: ['pipe', 'pipe', 'inherit'] });
  database.stdin.write(`begin; select 'held', pg_advisory_xact_lock(hashtextextended('account ${row}', 13));\n`); // account_hold
  await once(database.stdout, 'data');
  const asked = player.call('POST', '/play', { body: { game: 'stratic', model: llm.account.name } });
  await until(async () => await s.value("select count(*) from pg_stat_activity where datname = current_database() and wait_event = 'advisory'") === 1, { what: 'a request that waits' });
  database.stdin.end(`update account set people_games = 0 where id = ${row}; commit;\n`);
  const { status, body } = await asked;
  assert.deepEqual([status, body.code, body.errors?.[0].path], [422, 'unknown_bot', '/model']);
});

test('a person begins an unrated game with a model, which finds it in its inbox; it ends also when the person goes away', async () => {
  const owner = await person(s), player = await person(s), llm = await model(owner, 1);
  const wish = { game: 'stratic', model: llm.account.name };
  const { status, body: { match } } = await player.call('POST', '/play', { body: wish });
  assert.equal(status, 201);
  const { body: header } = await player.get(`/matches/${match}`);
  assert.deepEqual([header.rated, header.blind, header.clock.mode, header.clock.turn_seconds, header.absence.policy], [false, false, 'live', 600, 'forfeit']);
  assert.equal(header.options.skip_reinforcement, false, 'no reward for the time that a program takes');
  assert.deepEqual(names_in(header).sort(), [`${player.account.name} human`, `${llm.account.name} llm`].sort());
  assert.deepEqual((await llm.get('/me/inbox')).body.waiting.map((one) => one.match), [match]);
  const other = await s.guest();
  await other.refuse(409, 'model_busy', 'POST', '/play', wish);
  await other.refuse(422, 'unknown_bot', 'POST', '/play', { ...wish, model: 'Nobody' });
  await other.refuse(422, 'unknown_bot', 'POST', '/play', { ...wish, model: player.account.name });
  await llm.refuse(403, 'forbidden', 'POST', '/play', wish);
  await player.post(`/matches/${match}/resign`, { confirm: true });
  for (const clock of [{ mode: 'untimed' }, { mode: 'correspondence', turn_seconds: 1209600 }, { mode: 'live', stage_seconds: { setup: 3601 } }])
    await other.refuse(422, 'bad_request', 'POST', '/play', { ...wish, clock });
  await other.refuse(422, 'bad_request', 'POST', '/play', { ...wish, game: 'stratagem' });
  await other.refuse(422, 'bad_request', 'POST', '/play', { game: 'rulegame', variant: 'solo', model: llm.account.name });
  await llm.refuse(403, 'forbidden', 'POST', '/play', wish);
  await owner.patch(`/me/players/${encodeURIComponent(other.account.name)}`, { blocked: true });
  const [blocked, absent] = [await other.call('POST', '/play', { body: wish }), await other.call('POST', '/play', { body: { ...wish, model: 'Nobody' } })];
  assert.deepEqual([blocked.status, { ...blocked.body, request_id: 0 }], [422, { ...absent.body, request_id: 0 }], 'nobody is told that they are blocked');
  await other.patch(`/me/players/${encodeURIComponent(owner.account.name)}`, { blocked: true });
  await owner.patch(`/me/players/${encodeURIComponent(other.account.name)}`, { blocked: false });
  await other.refuse(403, 'forbidden', 'POST', '/play', wish);
  assert.equal((await owner.call('POST', '/play', { body: { ...wish, game: 'stratagem', versus: 'bot:greedy' } })).status, 201, 'bots have the other seats');
  await player.refuse(409, 'model_busy', 'POST', '/play', wish);
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
  await player.refuse(422, 'unknown_bot', 'POST', '/play', wish);
});

test('models that people can play come in pages', async () => {
  const owner = await person(s);
  await s.sql(`with owner as (select id from account where public_id = '${owner.account.id}'), made as (
      insert into account (public_id, name, name_key, kind, owner_id, people_games)
      select lpad(translate(i::text, '0189', 'abcd'), 10, 'm'), 'Many ' || i, 'many ' || i, 'llm', owner.id, 1 from generate_series(1, 201) i, owner
      returning id, public_id)
    insert into access_token (public_id, owner_id, account_id, token_hash, label, scopes, seen_at, expires_at)
    select public_id, owner.id, made.id, sha256(public_id::text::bytea), 'harness', 1, clock_timestamp(), clock_timestamp() + interval '1 day' from made, owner`);
  const first = (await owner.get('/models/playable')).body, second = (await owner.get(`/models/playable?cursor=${encodeURIComponent(first.next)}`)).body;
  assert.deepEqual([first.items.length, second.items.length, second.next], [200, 1, null]);
  assert.equal(new Set([...first.items, ...second.items].map(({ id }) => id)).size, 201);
  await s.sql(`update account set people_games = 0 where name_key like 'many %'`);
});

test('one account plays a model in one game at a time', async () => {
  const owner = await person(s), player = await person(s), other = await s.guest(), llm = await model(owner, 3);
  const wish = { game: 'stratic', model: llm.account.name };
  const { body: { match } } = await player.call('POST', '/play', { body: wish });
  await player.refuse(409, 'model_game_runs', 'POST', '/play', wish);
  assert.equal((await other.call('POST', '/play', { body: wish })).status, 201);
  await player.post(`/matches/${match}/resign`, { confirm: true });
  assert.equal((await player.call('POST', '/play', { body: { ...wish, clock: { mode: 'budget' } } })).status, 201);
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

test('twenty people who ask at once get as many games as the owner allows', async () => {
  const owner = await person(s), llm = await model(owner, 3), people = await Promise.all(Array.from({ length: 20 }, () => s.guest()));
  const answers = await Promise.all(people.map((one) => one.call('POST', '/play', { body: { game: 'stratic', model: llm.account.name } })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [...Array(3).fill(201), ...Array(17).fill(409)]);
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

/** All lines that a model has stored of a match, page by page. */
async function transcript(reader, match, seat) {
  const lines = [];
  for (let after = 0; after !== null;) {
    const { body } = await reader.get(`/matches/${match}/transcript?seat=${seat}&after=${after}`);
    lines.push(...body.items);
    after = body.next;
  }
  return lines;
}

test('the harness plays what waits in the inbox of a model, a named game and a blind one at once', { timeout: 600_000 }, async () => {
  const owner = await person(s), player = await person(s), llm = await model(owner, 1), folder = mkdtempSync(join(tmpdir(), 'quad-serve-'));
  let asked = 0, is_silent = true;
  const endpoint = http.createServer((request, response) => { request.resume(); request.on('end', () => (asked += 1) && is_silent || response.end(JSON.stringify({
    choices: [{ message: { role: 'assistant', content: 'I resign.' }, finish_reason: 'stop' }], usage: { prompt_tokens: 1, completion_tokens: 1 } }))); });
  await new Promise((done) => { endpoint.listen(0, '127.0.0.1', done); });
  const start = () => spawn('python3', ['-m', 'quadrivium.llm', 'serve', '--site', s.url, '--endpoint', `http://127.0.0.1:${endpoint.address().port}/v1`,
    '--model', 'stub', '--price-in', '2', '--price-out', '10', '--records', folder], { stdio: ['ignore', 'ignore', 'inherit'],
    env: { ...process.env, QUADRIVIUM_TOKEN: llm.token, PYTHONPATH: join(root, 'backend', 'python'), PYTHONDONTWRITEBYTECODE: '1' } });
  const stop = (child) => { const ended = once(child, 'exit'); child.kill('SIGKILL'); return ended; };
  let child = start();
  try {
    const { body: { match: named } } = await player.call('POST', '/play', { body: { game: 'stratic', model: llm.account.name } });
    const { body: { id: lobby } } = await player.post('/lobbies', BLIND);
    const { body: { match: blind } } = await llm.put(`/lobbies/${lobby}/seats/me`, {});
    await until(() => asked > 1, { what: 'the questions of both', every: 200, seconds: 60 });
    await stop(child); // the first line of each is stored
    is_silent = false;
    child = start();
    for (const match of [named, blind]) {
      const result = await until(async () => (await player.get(`/matches/${match}`)).body.result, { what: 'the forfeit that was announced', every: 200 });
      assert.equal(result.reason, 'resign');
      const seat = (await player.get(`/matches/${match}`)).body.seats.findIndex(({ kind }) => kind === 'llm');
      const items = await until(async () => {
        const found = await transcript(player, match, seat);
        return found.some(({ line }) => line.kind === 'end') && found;
      }, { what: 'its transcript', every: 200, seconds: 60 });
      assert.deepEqual(items.slice(0, 4).map(({ line }) => line.kind), ['match', 'match', 'told', 'asked'], 'the second start goes on behind the first');
      assert.deepEqual([items[0].line.is_own, items[0].line.plan.model, items[0].line.plan.price_in], [false, 'stub', '2.0'], 'what it costs and how it was asked stand in its transcript');
      assert.ok(items.some(({ line }) => line.kind === 'verdict' && line.legal === false));
      await until(() => readFileSync(join(folder, `${match}.ndjson`), 'utf8').includes('"kind": "end"'), { what: 'its record', every: 200 });
    }
  } finally {
    await stop(child);
    endpoint.close();
    endpoint.closeAllConnections();
    rmSync(folder, { recursive: true });
    await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
  }
});

/* ---- blind --------------------------------------------------------------------------------------------------------------- */


test('a blind game has no ratings, no built-in bots and no substitutes', async () => {
  const player = await person(s);
  for (const more of [{ rated: true }, { bots: [{ seat: 1, bot: 'bot:greedy' }] }, { absence: { policy: 'open' } }, { game: 'rulegame', variant: 'solo', clock: undefined }, { blind: 1 },
    { clock: { mode: 'untimed' } }, { clock: { mode: 'correspondence' } }, { clock: { ...PATIENT, stage_seconds: { setup: 3601 } } },
    { absence: { policy: 'default' } }, { absence: { policy: 'forfeit', after: 6 } }, { private: true, clock: { mode: 'untimed' } }])
    await player.refuse(422, 'bad_request', 'POST', '/lobbies', { ...BLIND, ...more });
  assert.equal(await s.value(`select count(*) from lobby l join account a on a.id = l.creator_id where a.public_id = '${player.account.id}'`), 0);
  const { body: lobby } = await player.post('/lobbies', BLIND);
  assert.deepEqual([lobby.blind, lobby.rated, lobby.creator, lobby.absence.policy], [true, false, player.account.name, 'forfeit']);
  const budget = { mode: 'budget', bank_seconds: 600, turn_seconds: 600, increment_seconds: 0 };
  const { body: shut } = await player.post('/lobbies', { ...BLIND, private: true, clock: budget, absence: { policy: 'default' } });
  const { body: second } = await player.post('/lobbies', BLIND);
  await player.refuse(429, 'too_many_requests', 'POST', '/lobbies', BLIND);
  for (const { id } of [second, shut]) await player.delete(`/lobbies/${id}`);
  await player.refuse(422, 'bad_request', 'PUT', `/lobbies/${lobby.id}/seats/1`, { bot: 'bot:greedy' });
  const { status, body } = await player.call('POST', '/play', { body: { game: 'stratic', versus: 'anyone', clock: PATIENT } });
  assert.equal(status, 202);
  assert.notEqual(body.lobby, lobby.id, 'nobody gets a blind game who did not ask for one');
  await player.delete('/play');
  await player.delete(`/lobbies/${lobby.id}`);
});

test('of many blind games created at once, as many are opened as one after the other', async () => {
  const player = await person(s);
  const answers = await Promise.all(Array.from({ length: 12 }, () => player.call('POST', '/lobbies', { body: BLIND })));
  assert.deepEqual(answers.map(({ status }) => status).sort(), [201, 201, ...Array(10).fill(429)]);
  for (const { body, status } of answers) if (status === 201) await player.delete(`/lobbies/${body.id}`);
});

/** All that can be read without changing anything: every GET of the description, with its parts filled in where they are known. */
function doors({ match, lobby }, names) {
  const parts = { match, lobby, game: 'stratic', variant: 'base', seat: '0', turn: '0' };
  const found = [];
  for (const { template, method, operation } of operations()) {
    if (method !== 'GET') continue;
    for (const name of template.includes('{name}') ? names : [null]) {
      const path = template.replace(/\{(\w+)\}/g, (whole, part) => (part === 'name' ? encodeURIComponent(name) : parts[part] ?? whole));
      if (!path.includes('{')) found.push({ id: operation.operationId, path: template.startsWith('/m/') || operation.servers ? '/' + path : path });
    }
  }
  const query = (path) => ({ id: path, path });
  return [...found, query('/lobbies?open=0&limit=200'), query('/matches?limit=200'), query('/matches?status=live&limit=200'),
    ...names.flatMap((name) => [query(`/matches?player=${encodeURIComponent(name)}`), query(`/matches?status=live&player=${encodeURIComponent(name)}`),
      query(`/players/${encodeURIComponent(name)}/matches?status=live`)])];
}
const TOOLS = ['get_view', 'legal_orders', 'messages', 'log', 'my_notes'];

/** What an answer about the game tells of others who play in it: their names and ids, or that one of them is a program. */
const told = (text, game, others) => entries(text).flatMap((entry) => told_by(entry, game, others));
/* Of a list, each entry by itself: others name whom they concern. */
function entries(text) {
  if (!text.startsWith('{"items":[')) return text.split('\n').length > 1 && text.startsWith('{') ? text.split('\n') : [text];
  return JSON.parse(text).items.map((item) => JSON.stringify(item));
}
function told_by(text, { match, lobby }, others) {
  if (!text.includes(match) && !text.includes(lobby)) return [];
  return others.flatMap(({ account }) => [account.name, encodeURIComponent(account.name), account.id]).concat('"llm"', '"engine"', '"guest"', 'Deep Thought')
    .filter((word) => text.includes(word));
}

async function walk(game, players, readers) {
  const leaks = [], names = players.map(({ account }) => account.name);
  for (const [reader, client] of Object.entries(readers)) {
    const others = players.filter((one) => one !== client);
    for (const { id, path } of doors(game, names)) {
      const about = path.includes(game.match) || path.includes(game.lobby); // the address itself names the game
      const strict = client.strict;
      client.strict = false;
      const { status, text } = await client.call('GET', path);
      client.strict = strict;
      assert.ok(status < 500, `${id} for ${reader}: ${status}`);
      for (const word of told(about ? `${game.match} ${text}` : text, game, others)) leaks.push(`${id} (${path}) tells ${reader}: ${word}`);
    }
  }
  return leaks;
}

/** A blind game between a person, who opened it, and a model, which a draw brought in. */
async function blind_game(settings = {}) {
  const owner = await person(s), host = await person(s), llm = await model(owner, 1);
  const { body: { id: lobby } } = await host.post('/lobbies', { ...BLIND, ...settings });
  assert.equal(await s.sql(`select model_at between arena_now() + interval '5 seconds' and arena_now() + interval '120 seconds' from lobby where public_id = '${lobby}'`), 't');
  await s.sql(`update lobby set model_at = arena_now() where public_id = '${lobby}'`);
  const { match } = await until(async () => { const { body } = await host.get(`/lobbies/${lobby}`); return body.match && body; }, { what: 'the model to come' });
  return { owner, host, llm, lobby, match, players: [host, llm] };
}

test('no answer tells who plays a blind game before its end; then all do', async () => {
  const { owner, host, llm, lobby, match, players } = await blind_game();
  const game = { match, lobby }, stranger = await person(s), watcher = await s.guest();
  for (const one of players) await put_orders(one, match, 0, FORMATION);
  for (const one of players) await one.post(`/matches/${match}/messages`, { to: 'all', text: 'hello' });
  const readers = { nobody: s.client(), stranger, watcher, host, llm };
  assert.deepEqual(await walk(game, players, readers), []);
  for (const one of [stranger, host, llm]) {
    const { body: header } = await one.get(`/matches/${match}`);
    assert.deepEqual([header.blind, ...names_in(header)], [true, 'Player 1 null', 'Player 2 null']);
    await one.refuse(403, 'sealed', 'GET', `/matches/${match}/presence`);
  }
  const { body: seen } = await stranger.get(`/lobbies/${lobby}`);
  assert.deepEqual([seen.creator, ...seen.seats.map(({ name, kind }) => `${name} ${kind}`)], [null, 'Player 1 null', 'Player 2 null']);
  for (const tool of TOOLS) {
    const { content } = await new Mcp(llm).tool(tool, { match });
    assert.deepEqual(told(`${match} ${content[0].text}`, game, [host]), [], tool);
  }
  /* what could be tried out */
  await host.patch(`/me/players/${encodeURIComponent(llm.account.name)}`, { blocked: true, muted: true });
  assert.equal((await host.get(`/matches/${match}/messages`)).body.items.length, 2, 'a block does not tell whom it stops');
  await llm.post(`/matches/${match}/messages`, { to: 'all', text: 'still heard' });
  assert.equal((await host.get(`/matches/${match}/messages`)).body.items.length, 3);
  assert.equal((await stranger.call('POST', '/play', { body: { game: 'stratic', model: llm.account.name } })).status, 201, 'it is not busy for that');
  await host.patch(`/me/players/${encodeURIComponent(llm.account.name)}`, { blocked: false, muted: false }); // which the export of the host's own data names
  assert.deepEqual(await walk(game, players, { stranger, host }), []);
  await host.post(`/matches/${match}/resign`, { confirm: true });
  const { body: header } = await stranger.get(`/matches/${match}`);
  assert.deepEqual(names_in(header).sort(), [`${host.account.name} human`, `${llm.account.name} llm`].sort());
  for (const name of players.map(({ account }) => account.name))
    for (const path of [`/matches?status=finished&player=${encodeURIComponent(name)}`, `/players/${encodeURIComponent(name)}/matches?status=finished`])
      assert.ok((await stranger.get(path)).text.includes(match), path);
  const { body: then } = await stranger.get(`/lobbies/${lobby}`);
  assert.deepEqual([then.creator, then.seats.map(({ kind }) => kind)], [host.account.name, ['human', 'llm']]);
  assert.ok((await walk(game, players, { stranger })).length > 5, 'the same doors tell it then');
  const folder = mkdtempSync(join(tmpdir(), 'quad-blind-')), file = join(folder, 'match.json');
  writeFileSync(file, (await stranger.get(`/matches/${match}/export`)).text);
  execFileSync(join(build, 'quad'), ['replay', file], { stdio: ['ignore', 'ignore', 'inherit'] }); // fails when the match does not follow from it
  rmSync(folder, { recursive: true });
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

/** The same blind game as another one, with `host` in seat 0: the same seed, orders and words. */
async function twin(host, other) {
  for (;;) {
    const { body: { id: lobby, join_url } } = await host.post('/lobbies', { ...BLIND, private: true, seed: '00000000000000b1' });
    const { body: { match } } = await other.put(`/lobbies/${lobby}/seats/me`, { invite: new URL(join_url, s.url).searchParams.get('invite') });
    const [{ seat }] = await s.value(`select json_agg(json_build_object('seat', p.seat)) from match_seat p join match m on m.id = p.match_id join account a on a.id = p.account_id
      where m.public_id = '${match}' and a.public_id = '${host.account.id}'`);
    if (seat !== 0) {
      await host.post(`/matches/${match}/resign`, { confirm: true }); // seats are drawn
      continue;
    }
    for (const one of [host, other]) await put_orders(one, match, 0, FORMATION);
    await host.post(`/matches/${match}/messages`, { to: 'all', text: 'hello' });
    await other.post(`/matches/${match}/messages`, { to: 'all', text: 'hello' });
    return { match, lobby };
  }
}

/* What differs between any two games: ids, times, the commitment to a seed, which a nonce goes into. */
const blanked = (text, { match, lobby }) => text.replaceAll(match, 'MATCH').replaceAll(lobby, 'LOBBY').replace(/\d{4}-\d\d-\d\dT[\d:.]+Z/g, 'TIME')
  .replace(/"(id|seed_commitment|join_url|request_id)":"[^"]*"/g, '"$1":""').replace(/"(\w*_ms|seconds_left)":(\[[\d,]*\]|\d+)/g, '"$1":0');

test('every answer about a blind game is the same whether a person or a program plays it', async () => {
  const host = await person(s), friend = await person(s), owner = await person(s), llm = await model(owner, 0), stranger = await person(s);
  const [people, mixed] = [await twin(host, friend), await twin(host, llm)];
  const read = async (client, game) => {
    const answers = {};
    for (const { id, path } of doors(game, [])) {
      if (!path.includes(game.match) && !path.includes(game.lobby)) continue;
      const strict = client.strict;
      client.strict = false;
      const { status, text } = await client.call('GET', path);
      client.strict = strict;
      answers[id] = `${status} ${blanked(text, game)}`;
    }
    return answers;
  };
  for (const client of [s.client(), stranger, host]) {
    const answers = await read(client, people);
    assert.ok(Object.keys(answers).length > 20);
    assert.deepEqual(await read(client, mixed), answers);
  }
  await host.post(`/matches/${mixed.match}/resign`, { confirm: true });
  assert.equal((await stranger.get(`/matches/${mixed.match}/ratings`)).body.pool, 'all');
});

test('at four seats the order of joining tells nothing, nor do letters; a model is one of the four', { timeout: 600_000 }, async () => {
  const owner = await person(s), llm = await model(owner, 1), people = [await person(s), await s.guest(), await person(s)], stranger = await s.guest();
  const { body: { id: lobby } } = await people[0].post('/lobbies', { game: 'stratagem', seats: 4, blind: true, clock: PATIENT });
  for (const one of people.slice(1)) await one.put(`/lobbies/${lobby}/seats/me`, {});
  await s.sql(`update lobby set model_at = arena_now() where public_id = '${lobby}'`);
  const { match } = await until(async () => { const { body } = await stranger.get(`/lobbies/${lobby}`); return body.match && body; }, { what: 'the model to come' });
  const players = [...people, llm], game = { match, lobby };
  const joined = players.map(({ account }) => account.id);
  const seats = (await s.sql(`select a.public_id from match_seat p join account a on a.id = p.account_id join match m on m.id = p.match_id where m.public_id = '${match}' order by p.seat`)).split('\n');
  assert.deepEqual([...seats].sort(), [...joined].sort());
  assert.notDeepEqual(seats, joined, 'seats are drawn');
  for (const one of players) await one.post(`/matches/${match}/acts`, { act: { type: 'diplomacy', messages: [{ to: 'all', text: 'I will hold my border.' }] } });
  assert.deepEqual(await walk(game, players, { stranger, one: people[0], llm }), []);
  for (const one of players.slice(1)) await one.post(`/matches/${match}/resign`, { confirm: true });
  const { body: header } = await until(async () => { const found = await stranger.get(`/matches/${match}`); return found.body.status === 'finished' && found; }, { what: 'the end' });
  assert.deepEqual(header.seats.map(({ name }) => name).sort(), players.map(({ account }) => account.name).sort());
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

test('a name that changes and an account that is closed do not show in a blind game', async () => {
  const guest = await s.guest(), other = await person(s);
  const { body: { id: lobby } } = await other.post('/lobbies', { ...BLIND, private: false });
  const { body: { match } } = await guest.put(`/lobbies/${lobby}/seats/me`, {});
  const game = { match, lobby }, stranger = await person(s);
  await person(s, fresh('Renamed'), guest);
  assert.deepEqual(await walk(game, [guest, other], { stranger, other }), []);
  assert.deepEqual(names_in((await other.get(`/matches/${match}`)).body), ['Player 1 null', 'Player 2 null']);
  await s.sql(`update match set deadline = arena_now() - interval '1 minute' where public_id = '${match}'`);
  await until(async () => await s.sql(`select events > 0 or status <> 'live' from match where public_id = '${match}'`) === 't', { what: 'the missed turn' });
  assert.deepEqual(told(`${match} ${(await stranger.get(`/matches/${match}/log`)).text}`, game, [guest, other]), []);
});

test('the log of a blind game tells after its end who offered and who was absent, and of a guest who left no kind', async () => {
  const host = await person(s), guest = await s.guest();
  const { body: { id: lobby } } = await host.post('/lobbies', { ...BLIND, clock: { mode: 'live', turn_seconds: 3600 }, absence: { policy: 'forfeit' } });
  const { body: { match } } = await guest.put(`/lobbies/${lobby}/seats/me`, {});
  for (const one of [host, guest]) await put_orders(one, match, 0, FORMATION);
  await host.post(`/matches/${match}/offers`, { kind: 'truce', hours: 1 });
  const lines = async () => (await host.get(`/matches/${match}/log`)).body.items;
  assert.match((await lines()).find(({ kind }) => kind === 'offer').text, /^truce offered Player [12]$/);
  await guest.delete('/me');
  const { seats } = (await until(async () => { const found = await host.get(`/matches/${match}`); return found.body.status === 'finished' && found; }, { what: 'the end' })).body;
  assert.deepEqual(names_in({ seats }).sort(), ['Former player human', `${host.account.name} human`]);
  assert.equal((await lines()).find(({ kind }) => kind === 'offer').text, `truce offered ${host.account.name}`);
  assert.doesNotMatch((await host.get(`/matches/${match}/log`)).text, /Player [12]/);
});

test('a block keeps nobody out of a blind game, because that would tell who plays', async () => {
  const one = await person(s), two = await person(s);
  await one.patch(`/me/players/${encodeURIComponent(two.account.name)}`, { blocked: true });
  const { body: { id } } = await one.post('/lobbies', BLIND);
  assert.ok((await two.get('/lobbies?limit=200')).body.items.some((lobby) => lobby.id === id));
  assert.equal((await two.put(`/lobbies/${id}/seats/me`, {})).body.status, 'started');
});

test('a model comes only where its owner allows it and does not play, once, and into public games alone', async () => {
  const owner = await person(s), llm = await model(owner, 1), host = await person(s);
  const open = async (who, more = {}) => (await who.post('/lobbies', { ...BLIND, ...more })).body.id;
  const due = (id) => s.sql(`update lobby set model_at = arena_now() where public_id = '${id}' and model_at is not null`);
  const [own, shut, first] = [await open(owner), await open(host, { private: true }), await open(host)];
  const watched = await open(host); // whose creator, the owner, only watches
  await s.sql(`update lobby set creator_id = (select id from account where public_id = '${owner.account.id}') where public_id = '${watched}'`);
  assert.equal(await s.sql(`select model_at is null from lobby where public_id = '${shut}'`), 't');
  for (const id of [own, watched]) {
    await due(id);
    await until(async () => await s.sql(`select model_at > arena_now() from lobby where public_id = '${id}'`) === 't', { what: 'the draw' });
  }
  for (const id of [shut, first]) await due(id);
  await until(async () => (await host.get(`/lobbies/${first}`)).body.status === 'started', { what: 'the model to come' });
  const second = await open(host);
  await due(second);
  await until(async () => await s.sql(`select model_at > arena_now() from lobby where public_id = '${second}'`) === 't', { what: 'the draw' });
  for (const id of [own, watched, second]) assert.equal(await s.sql(`select status from lobby where public_id = '${id}'`), 'open');
  assert.equal((await host.get(`/lobbies/${shut}`)).body.status, 'open');
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

test('a model comes only while the creator waits', async () => {
  const owner = await person(s), llm = await model(owner, 1), host = await s.guest();
  const { body: { id } } = await host.post('/lobbies', BLIND);
  const away = `attended_at = arena_now() - interval '3 minutes'`;
  await s.sql(`update lobby set model_at = arena_now(), ${away} where public_id = '${id}'`);
  await until(async () => await s.sql(`select model_at > arena_now() from lobby where public_id = '${id}'`) === 't', { what: 'the next draw' });
  assert.equal(await s.sql(`select status from lobby where public_id = '${id}'`), 'open');
  await host.get(`/lobbies/${id}`);
  assert.equal(await s.sql(`select attended_at > arena_now() - interval '1 minute' from lobby where public_id = '${id}'`), 't');
  await s.sql(`update lobby set model_at = arena_now() where public_id = '${id}'`);
  await until(async () => (await host.get(`/lobbies/${id}`)).body.status === 'started', { what: 'the model to come' });
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});

test('a model that cannot be seated is not tried each second', async () => {
  const owner = await person(s), llm = await model(owner, 1), host = await s.guest();
  const { body: { id } } = await host.post('/lobbies', BLIND);
  await s.sql(`create function refuse_seat() returns trigger language plpgsql as $$ begin raise exception 'no seat'; end $$`);
  await s.sql(`create trigger refuse_seat before insert on lobby_seat for each row execute function refuse_seat()`);
  try {
    await s.sql(`update lobby set model_at = arena_now() where public_id = '${id}'`);
    await until(async () => await s.sql(`select model_at > arena_now() from lobby where public_id = '${id}'`) === 't', { what: 'the next moment' });
    assert.equal(await s.sql(`select status from lobby where public_id = '${id}'`), 'open');
  } finally {
    await s.sql('drop trigger refuse_seat on lobby_seat');
    await s.sql('drop function refuse_seat');
  }
  await owner.patch(`/bots/${llm.account.id}`, { people_games: 0 });
});
