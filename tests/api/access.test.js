// Who may do what: every operation on a match and a table × nobody, a stranger, a player, held against one table.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { root, stack, until } from '../lib/stack.mjs';
import { operations } from '../lib/openapi.mjs';
import { bearer, fresh, PASSWORD, person, unrated } from '../lib/people.mjs';
import { begun, FORMATION, put_orders, table, turn } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

// operation: [nobody, stranger, South (to move), North]; a number, or a number and a code.
const NO = '401 unauthenticated';
const OUT = '403 not_seated';
const TABLE = {
  match_get: [200, 200, 200, 200], spectate_get: [200, 200, 200, 200], log_get: [200, 200, 200, 200], presence_get: [200, 200, 200, 200], messages_get: [200, 200, 200, 200],
  export_get: ['409 not_finished', '409 not_finished', '409 not_finished', '409 not_finished'],
  promises_get: ['409 not_finished', '409 not_finished', '409 not_finished', '409 not_finished'],
  transcript_get: ['409 not_finished', '409 not_finished', '409 not_finished', '409 not_finished'],
  transcript_post: [NO, OUT, '403 forbidden', '403 forbidden'],
  view_get: [NO, OUT, 200, 200], legal_get: [NO, OUT, 200, 200], legal_post: [NO, OUT, 200, null], orders_get: [NO, OUT, 200, 200],
  orders_put: [NO, OUT, '409 not_your_turn', 200], ready_delete: [NO, OUT, null, null], act_post: [NO, OUT, '409 acts_closed', '409 acts_closed'],
  fork_post: [NO, '409 not_finished', '409 not_finished', '409 not_finished'],
  offer_post: [NO, OUT, 201, '409 offer_pending'], offer_put: [NO, OUT, 200, '409 no_offer'], message_post: [NO, 201, 201, 201],
  message_read_put: [NO, OUT, 204, 204], message_report_post: [NO, '404 not_found', '404 not_found', '404 not_found'], plan_get: [NO, OUT, 200, 200], plan_put: [NO, OUT, '422 plan_not_allowed', '422 plan_not_allowed'],
  plan_preview_post: [NO, OUT, '422 plan_not_allowed', '422 plan_not_allowed'], plan_delete: [NO, OUT, 204, 204], match_seat_put: [NO, '409 seat_taken', 200, 200], resign_post: [NO, OUT, 200, '409 game_over'], rematch_post: [NO, OUT, 201, 200],
  note_get: [NO, OUT, 200, 200], note_put: [NO, OUT, 200, 200], evaluations_get: [200, 200, 200, 200], mistakes_get: [200, 200, 200, 200], mistakes_post: [NO, 202, 202, 202], picture_get: [200, 200, 200, 200], card_get: [302, 302, 302, 302], replay_gif_get: [200, 200, 200, 200],
  oembed_get: [200, 200, 200, 200], match_ratings_get: [200, 200, 200, 200],
};
const BODY = {
  legal_post: { orders: { type: 'turn', place: [], moves: [] } }, orders_put: { orders: turn('--') }, act_post: { act: {} }, offer_post: { kind: 'draw' }, offer_put: { accept: false },
  message_post: { to: 'all', text: 'hello' }, message_read_put: { n: 0 }, resign_post: { confirm: true },
  plan_put: { turn: 2, lines: [[turn('--'), turn('--')]] }, rematch_post: {}, fork_post: { turn: 1 }, plan_preview_post: {}, mistakes_post: {},
  message_report_post: { reason: 'abuse' },
  match_seat_put: {}, transcript_post: { from: 1, lines: [{}] },
  note_put: { text: 'they move on the left' },
};

const path_of = (template, match) => template.replace('{match}', match).replace('{turn}', '2').replace('{offer}', '1').replace('{n}', '99');
const of_matches = operations().filter(({ template }) => template.startsWith('/matches/{match}'));

test('each operation on a match answers each caller as the table says', async () => {
  assert.deepEqual(of_matches.map(({ operation }) => operation.operationId).sort(), Object.keys(TABLE).sort(), 'an operation without a row');
  const t = await begun(s);
  await t.south.put(`/matches/${t.match}/turns/1/orders`, { orders: turn('--') });
  const callers = [s.client(), await s.guest(), t.south, t.north];
  for (const name of Object.keys(TABLE)) {
    const { template, method } = of_matches.find(({ operation }) => operation.operationId === name);
    for (const [i, caller] of callers.entries()) {
      if (TABLE[name][i] === null) continue;
      const answer = await caller.call(method, path_of(template, t.match), BODY[name] ? { body: BODY[name] } : {});
      const got = answer.status < 400 ? answer.status : `${answer.status} ${answer.body.code}`;
      assert.equal(got, TABLE[name][i], `${name} by caller ${i}: ${answer.text.slice(0, 300)}`);
    }
  }
});

test('an unknown match is the same 404 on every operation', async () => {
  const caller = await s.guest();
  const faces = new Set();
  for (const { template, method, operation } of of_matches) {
    const body = BODY[operation.operationId];
    const answer = await caller.call(method, path_of(template, 'aaaaaaaaaa'), body ? { body } : {});
    assert.deepEqual([operation.operationId, answer.status, answer.body.code], [operation.operationId, 404, 'not_found']);
    const { request_id, detail, ...face } = answer.body;
    assert.ok(request_id && detail);
    faces.add(JSON.stringify(face));
  }
  assert.equal(faces.size, 1);
});

/** The server's own table of routes: a new one is tested by itself. */
const ROUTES = [...readFileSync(join(root, 'backend/web/routes.def'), 'utf8').matchAll(/^ROUTE\((\w+), "([^"]+)", \w+, (\w+),/gm)].map(([, method, path, who]) => ({ method, path, who }));

/* ---- what belongs to others -------------------------------------------------------------------------------------- */

const HEAD = 'rule_id,max_boards,min_points,max_points,min_objects,max_objects,min_shapes,max_shapes,min_colors,max_colors,feedback_switches,give_up_at';
const FILES = { 'trial-lists/a.csv': `${HEAD}\nred,2,2,10,3,4,2,3,2,3,free,1\n`, 'rules/red.txt': '(*,*,*,*,[0,2])\n' };
const SVG = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 10 10"></svg>').toString('base64');
const CHAPTER = { title: 'First', game: 'stratic', variant: 'base', from: { position: 'str1/2 e1 t6 S p0,0 r0,0 s0,0 C@a1,A@e5,f@c8,c@j10' }, nodes: [{}] };

/** Somebody with one of everything that is theirs alone; resolves to the ids by the names that paths have for them. */
async function owned() {
  const owner = await person(s), made = async (path, body) => (await owner.post(path, body)).body;
  const [session] = (await owner.get('/me/sessions')).body.items;
  const lobby = await made('/lobbies', { game: 'stratic', private: true });
  const experiment = await made('/experiments', { title: 'Red', shown_title: 'A task', consent: '', files: FILES });
  const notebook = await made('/notebooks', { title: 'Captures' });
  const ids = { session: session.id, token: (await token_of(owner)).id, bot: (await made('/bots', { name: fresh('Kept'), kind: 'engine' })).account.id,
    lobby: lobby.id, invite: (await made(`/lobbies/${lobby.id}/invites`, {})).id, experiment: experiment.id,
    picture: (await made(`/experiments/${experiment.id}/pictures`, { name: 'a', data: SVG })).id, notebook: notebook.id };
  ids.chapter = (await made(`/notebooks/${notebook.id}/chapters`, CHAPTER)).chapter;
  ids.collection = (await made('/collections', { title: 'Favourites' })).id;
  ids.seat = 1;
  ids.storm = (await made('/games/stratic/storms', {})).id;
  await unrated(s, owner.account.name);
  ids.sanction = await s.sql(`select s.public_id from sanction s join account a on a.id = s.account_id where a.public_id = '${owner.account.id}'`);
  ids.webhook = await s.sql(`insert into endpoint (public_id, account_id, kind, url, label, kinds, secret)
    select 'hookaaaaab', id, 'webhook', 'https://example.org/', 'Mine', 7, decode(repeat('00', 32), 'hex') from account where public_id = '${owner.account.id}' returning public_id`);
  ids.passkey = await s.sql(`insert into passkey (public_id, account_id, credential_id, algorithm, public_key, counter, name)
    select 'keyaaaaaab', id, decode(repeat('00', 32), 'hex'), -7, decode(repeat('00', 64), 'hex'), 0, 'Mine' from account where public_id = '${owner.account.id}' returning public_id`);
  assert.ok(Object.values(ids).every(Boolean), JSON.stringify(ids));
  return ids;
}

/* What a stranger asks of it: [method, path, body]. */
const OF_OTHERS = [
  ['PATCH', '/me/passkeys/{passkey}', { name: 'Mine now' }], ['DELETE', '/me/passkeys/{passkey}', { password: PASSWORD }],
  ['DELETE', '/me/sessions/{session}'], ['DELETE', '/me/tokens/{token}'], ['PATCH', '/bots/{bot}', { people_games: 1 }], ['DELETE', '/bots/{bot}'],
  ['DELETE', '/me/webhooks/{webhook}'], ['PUT', '/me/webhooks/{webhook}/secret', {}], ['GET', '/me/webhooks/{webhook}/deliveries'], ['POST', '/me/webhooks/{webhook}/deliveries', {}],
  ['GET', '/lobbies/{lobby}'], ['DELETE', '/lobbies/{lobby}'], ['PUT', '/lobbies/{lobby}/seats/me', {}], ['DELETE', '/lobbies/{lobby}/seats/me'], ['PUT', '/lobbies/{lobby}/seats/{seat}', { bot: 'bot:random' }],
  ['DELETE', '/lobbies/{lobby}/invitation', {}], ['GET', '/lobbies/{lobby}/invites'], ['POST', '/lobbies/{lobby}/invites', {}], ['DELETE', '/lobbies/{lobby}/invites/{invite}'],
  ['GET', '/experiments/{experiment}'], ['PUT', '/experiments/{experiment}', { title: 'x', shown_title: 'x', consent: '', files: FILES }], ['PATCH', '/experiments/{experiment}', { status: 'running' }],
  ['DELETE', '/experiments/{experiment}'], ['POST', '/experiments/{experiment}/enrolments', {}], ['GET', '/experiments/{experiment}/participants'], ['GET', '/experiments/{experiment}/progress'],
  ['GET', '/experiments/{experiment}/figures'], ['GET', '/experiments/{experiment}/study'], ['GET', '/experiments/{experiment}/pictures'], ['GET', '/experiments/{experiment}/preregistration'],
  ['GET', '/experiments/{experiment}/bonuses'], ['GET', '/experiments/{experiment}/people'], ['GET', '/experiments/{experiment}/transcripts'], ['DELETE', '/experiments/{experiment}/pictures/{picture}'],
  ['GET', '/notebooks/{notebook}'], ['GET', '/notebooks/{notebook}/oembed'], ['PATCH', '/notebooks/{notebook}', { title: 'Mine now' }], ['DELETE', '/notebooks/{notebook}'], ['POST', '/notebooks/{notebook}/copy', {}],
  ['PUT', '/notebooks/{notebook}/invite', {}], ['DELETE', '/notebooks/{notebook}/invite'], ['POST', '/notebooks/{notebook}/chapters', CHAPTER], ['GET', '/notebooks/{notebook}/chapters/{chapter}'],
  ['GET', '/collections/{collection}'], ['PATCH', '/collections/{collection}', { title: 'Mine now' }], ['DELETE', '/collections/{collection}'],
  ['PUT', '/collections/{collection}/matches/{match}', {}], ['DELETE', '/collections/{collection}/matches/{match}'],
  ['POST', '/collections/{collection}/report', { reason: 'other' }], ['POST', '/notebooks/{notebook}/report', { reason: 'other' }],
  ['PUT', '/me/sanctions/{sanction}/appeal', { text: 'No' }], ['GET', '/games/stratic/storms/{storm}'], ['POST', '/games/stratic/storms/{storm}/tries', { n: 1, orders: 'Ae2>e5' }],
  ['DELETE', '/me/devices/{webhook}'], ['DELETE', '/me/grants/{token}'], ['PUT', '/me/webhooks/{webhook}/deliveries/{delivery}', {}],
  ['PUT', '/experiments/{experiment}/study', { study: { languages: ['en'] } }], ['POST', '/experiments/{experiment}/preview', { step: 0 }], ['POST', '/experiments/{experiment}/pictures', { name: 'b', data: SVG }],
  ['POST', '/experiments/{experiment}/answers', { page: 1, answers: [], reaction_ms: 10 }], ['POST', '/experiments/{experiment}/withdrawal', {}], ['POST', '/experiments/{experiment}/timings', { match: 'aaaaaaaaaa', items: [] }],
  ['PATCH', '/experiments/{experiment}/participants/{participant}', { defective: true }], ['DELETE', '/experiments/{experiment}/participants/{participant}'],
  ['PUT', '/notebooks/{notebook}/authors/me', { invite: 'aaaaaaaaaaaaaaaaaaaaaa' }], ['DELETE', '/notebooks/{notebook}/authors/{name}'],
  ['PUT', '/notebooks/{notebook}/chapters/{chapter}', { title: 'Mine now', nodes: [{}], version: 1 }], ['DELETE', '/notebooks/{notebook}/chapters/{chapter}'],
];

test('every route to what may be somebody\'s alone is asked for it', () => {
  const asked = new Set(OF_OTHERS.map(([method, path]) => `${method} ${path.replace(/\{\w+\}/g, '{}').replace('/games/stratic/', '/games/{}/')}`));
  const own = /^\/(me\/(?!players|friends|conversations|explorer)\w+|bots|lobbies|experiments|notebooks|collections|games\/\{game\}\/storms)\/.*\{|^\/(bots|lobbies|experiments|notebooks|collections)\/\{/;
  const missing = ROUTES.filter(({ path }) => own.test(path)).map(({ method, path }) => `${method} ${path.replace(/\{\w+\}/g, '{}')}`).filter((route) => !asked.has(route));
  assert.deepEqual(missing, []);
});

test('what belongs to somebody else and what nobody has are the same 404, to the byte', async () => {
  const ids = await owned();
  const bare = ({ status, raw, text }) => [status, text.replace(/"request_id":"\w+"/, ''), ...raw.flatMap((name, i) => (i % 2 || /^(date|x-request-id)$/i.test(name) ? [] : [`${name}: ${raw[i + 1]}`]))];
  const wrong = [], stranger = await person(s);
  for (const [method, path, body] of OF_OTHERS) {
    const ask = (id_of) => stranger.call(method, path.replace(/\{(\w+)\}/g, (_, name) => id_of(name)), body === undefined ? {} : { body });
    const [theirs, nobodys] = [await ask((name) => ids[name] ?? 'aaaaaaaaaa'), await ask((name) => (['chapter', 'seat'].includes(name) ? 1 : 'aaaaaaaaaa'))];
    if (theirs.status !== 404 || String(bare(theirs)) !== String(bare(nobodys))) wrong.push(`${method} ${path}\n${bare(theirs)}\n${bare(nobodys)}`);
  }
  assert.deepEqual(wrong, []);
});

test('a match is of no use to who has lost the seat\'s session', async () => {
  const t = await begun(s);
  const cookie = t.south.cookie;
  await t.south.delete('/sessions/current');
  t.south.cookie = cookie;
  await t.south.refuse(401, 'unauthenticated', 'PUT', `/matches/${t.match}/turns/1/orders`, { orders: turn('--') });
  await t.south.refuse(401, 'unauthenticated', 'GET', `/matches/${t.match}/view`);
  assert.equal((await t.south.get(`/matches/${t.match}/messages`)).body.items.length, 0);
});

/* ---- credentials that have ended --------------------------------------------------------------------------------- */

/** Those that need an account. */
const GUARDED = ROUTES.filter(({ who }) => who !== 'ANYONE');

/** Another client with the same cookie. */
function twin(client) {
  const other = s.client();
  other.cookie = client.cookie;
  return other;
}

async function signed_in(name) {
  const client = s.client();
  await client.post('/sessions', { name, password: PASSWORD });
  return client;
}

const token_of = async (owner, rest = {}) => (await owner.post('/me/tokens', { label: 'x', scopes: ['play', 'lobby', 'messages', 'account', 'votes', 'experiments'], ...rest })).body;

/** Ways in which credentials end: each gives those that will end, some that must go on, and the deed. */
const ENDS = {
  async 'signing out'(owner) {
    return { dead: [twin(owner)], deed: () => owner.delete('/sessions/current') };
  },
  async 'one session ended from another'(owner) {
    const other = await signed_in(owner.account.name);
    const { body: { items } } = await owner.get('/me/sessions');
    return { dead: [other], alive: [owner], deed: () => owner.delete(`/me/sessions/${items.find((item) => !item.current).id}`) };
  },
  async 'a new password'(owner) {
    const [other, before] = [await signed_in(owner.account.name), twin(owner)];
    return { dead: [other, before], alive: [owner], deed: () => owner.put('/me/password', { old: PASSWORD, new: 'another fine password' }) };
  },
  async 'a recovery code'(owner) {
    const { body: { codes } } = await owner.post('/me/recovery_codes', { password: PASSWORD });
    const token = bearer(s, (await token_of(owner)).token);
    const wish = { name: owner.account.name, code: codes[0], password: 'another fine password', end_tokens: true };
    return { dead: [owner, token], deed: () => s.client().post('/sessions/recover', wish) };
  },
  async 'a revoked token'(owner) {
    const [made, other] = [await token_of(owner), await token_of(owner)];
    return { dead: [bearer(s, made.token)], alive: [owner, bearer(s, other.token)], deed: () => owner.delete(`/me/tokens/${made.id}`) };
  },
  async 'a token whose time is over'(owner) {
    const made = await token_of(owner);
    await s.sql(`update access_token set expires_at = clock_timestamp() + interval '1 second' where public_id = '${made.id}'`);
    const over = () => s.value(`select count(*) from access_token where public_id = '${made.id}' and expires_at < clock_timestamp()`);
    return { dead: [bearer(s, made.token)], alive: [owner], deed: () => until(over, { what: 'the end of the token' }) };
  },
  async 'a retired program'(owner) {
    const { body: { account } } = await owner.post('/bots', { name: fresh('Retired'), kind: 'engine' });
    const made = await token_of(owner, { bot: account.id });
    return { dead: [bearer(s, made.token)], alive: [owner], deed: () => owner.delete(`/bots/${account.id}`) };
  },
  async 'a deleted account'(owner) {
    const { body: { account } } = await owner.post('/bots', { name: fresh('Orphan'), kind: 'engine' });
    const [mine, its] = [await token_of(owner), await token_of(owner, { bot: account.id })];
    return { dead: [await signed_in(owner.account.name), twin(owner), bearer(s, mine.token), bearer(s, its.token)],
      deed: () => owner.delete('/me', { body: { password: PASSWORD } }) };
  },
};

test('a credential that has ended is refused by every route that needs one, from the next request on', async () => {
  assert.ok(GUARDED.length > 70, `${GUARDED.length} routes`);
  const opponent = await s.guest();
  for (const [name, end] of Object.entries(ENDS)) {
    const owner = await person(s);
    const { match } = await table(s, { rated: false }, owner, opponent);
    const { dead, alive = [], deed } = await end(owner);
    // Each worker keeps what it knows of a credential: so all of them are asked before it ends.
    await Promise.all(dead.flatMap((client) => Array.from({ length: 24 }, () => client.call('GET', '/me/vacation'))));
    await deed();
    const answers = await Promise.all(dead.map(async (client, i) => {
      const wrong = [];
      client.strict = i === 0; // the same refusal again need not be held against openapi.yaml
      for (const { method, path } of GUARDED) {
        const place = path.replace('{match}', match).replace('{turn}', '0').replace(/\{(offer|n|window|level|seat)\}/g, '1').replace('{game}', 'stratic').replace(/\{\w+\}/g, 'aaaaaaaaaa');
        const { status, body, text } = await client.call(method, place, method === 'GET' ? {} : { body: {} });
        if (status !== 401 || body.code !== 'unauthenticated') wrong.push(`${method} ${path} → ${status} ${text.slice(0, 200)}`);
      }
      return wrong;
    }));
    assert.deepEqual(answers, dead.map(() => []), name);
    for (const client of dead.filter((one) => one.cookie)) {
      assert.equal((await client.get('/me')).body.account, null, name);
      assert.deepEqual((await client.get(`/matches/${match}/messages`)).body.items, [], name);
    }
    for (const client of alive) await client.get('/me/inbox');
  }
});

test('a long poll whose session has ended is answered 401', async () => {
  const owner = await person(s);
  const t = await table(s, { rated: false }, owner, await s.guest());
  await put_orders(owner, t.match, 0, FORMATION);
  const { body: { seq } } = await owner.get(`/matches/${t.match}/view`);
  const waiting = twin(owner).call('GET', `/matches/${t.match}/view?after=${seq}&wait=25`);
  await until(async () => Number((await s.metrics()).match(/^quad_waiting (\d+)/m)[1]) === 1, { what: 'the wait' });
  await owner.delete('/sessions/current');
  await put_orders(t.north, t.match, 0, FORMATION);
  const { status, body } = await waiting;
  assert.deepEqual([status, body.code], [401, 'unauthenticated']);
});
