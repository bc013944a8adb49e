// What bad input gets: a 4xx with a stable code, nothing changed, nothing told. Every route of openapi.yaml is walked.
import assert from 'node:assert/strict';
import { readFileSync } from 'node:fs';
import net from 'node:net';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { settled } from '../lib/endless.mjs';
import { root, stack } from '../lib/stack.mjs';
import { as_written, document, methods_of, operations } from '../lib/openapi.mjs';
import { begun, seat_path, turn } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());
await settled(s); // then all rows are counted

const count_all = () => s.sql(`select (select count(*) from account), (select count(*) from lobby), (select count(*) from match),
  (select count(*) from match_event), (select count(*) from match_order), (select count(*) from message), (select count(*) from offer),
  (select md5(coalesce(string_agg(state_hash || seqs::text, ',' order by id), '')) from match)`);

const example = { match: 'aaaaaaaaaa', lobby: 'aaaaaaaaaa', session: 'aaaaaaaaaa', turn: '1', seat: '1', offer: '1', window: '1', n: '1', topic: '1', challenge: '1', rule: '1', chapter: '1' };

/** A match of these people. */
async function seated(wish, [host, ...others]) {
  let { body } = await host.post('/lobbies', wish);
  for (const one of others) ({ body } = await one.put(`/lobbies/${body.id}/seats/me`, {}));
  assert.equal(body.status, 'started');
  return body;
}

/** What JSON it takes at most: nesting within openapi's promise of depth 16. */
const nested = (depth) => '['.repeat(depth) + ']'.repeat(depth);

test('JSON that is no JSON, or not ours, is malformed', async () => {
  const t = await begun(s);
  const before = await count_all();
  const bodies = {
    'nothing': '', 'blank': '  ', 'cut off': '{"to":"all"', 'trailing': '{"to":"all","text":"a"} x', 'two': '{}{}', 'comment': '{/*a*/"to":"all","text":"a"}',
    'trailing comma': '{"to":"all","text":"a",}', 'single quotes': "{'to':'all','text':'a'}", 'bare key': '{to:"all"}', 'NaN': '{"to":"all","text":NaN}',
    'Infinity': '{"to":"all","text":Infinity}', '-Infinity': '{"to":"all","text":-Infinity}', 'duplicate': '{"to":"all","text":"a","text":"b"}',
    'duplicate by escape': '{"to":"all","text":"a","te\\u0078t":"b"}', 'deep duplicate': '{"to":"all","text":{"a":1,"a":2}}', 'NUL': '{"to":"all","text":"a\\u0000b"}',
    'raw NUL': '{"to":"all","text":"a\u0000b"}', 'raw control': '{"to":"all","text":"a\u0001b"}', 'lone surrogate': '{"to":"all","text":"\\ud800"}', 'lone low': '{"to":"all","text":"\\udc00x"}',
    'leading zero': '{"to":[01],"text":"a"}', 'plus': '{"to":[+1],"text":"a"}', 'hex': '{"to":[0x1],"text":"a"}', 'bad escape': '{"to":"all","text":"\\x41"}',
    'BOM': '\ufeff{"to":"all","text":"a"}', 'too deep': `{"to":"all","text":${nested(16)}}`, 'very deep': nested(5000), 'True': '{"to":"all","text":True}',
    'huge integer': '{"to":[99999999999999999999999],"text":"a"}', 'huge exponent': '{"to":[1e999],"text":"a"}', 'tab in string': '{"to":"all","text":"a\tb"}',
  };
  for (const [name, raw] of Object.entries(bodies)) {
    const answer = await t.south.call('POST', `/matches/${t.match}/messages`, { raw });
    assert.ok([400, 422].includes(answer.status), `${name}: ${answer.status} ${answer.text.slice(0, 300)}`);
    if (!['huge integer', 'huge exponent', 'tab in string'].includes(name)) assert.deepEqual([name, answer.status, answer.body.code], [name, 400, 'malformed']);
  }
  const bad_utf8 = await t.south.call('POST', `/matches/${t.match}/messages`, { raw: Buffer.from([...Buffer.from('{"to":"all","text":"'), 0xc3, 0x28, ...Buffer.from('"}')]) });
  assert.deepEqual([bad_utf8.status, bad_utf8.body.code], [400, 'malformed']);
  assert.equal(await count_all(), before);
});

test('numbers are integers within 2^53', async () => {
  const client = await s.guest();
  for (const number of ['1.0', '1e3', '2.5', '-0.1', '1E0', '9007199254740993', '-9007199254740993', '9223372036854775808', '99999999999999999999999']) {
    const answer = await client.call('POST', '/lobbies', { raw: `{"game":"stratic","seats":${number}}` });
    assert.ok([400, 422].includes(answer.status), `${number}: ${answer.text}`);
    const option = await client.call('POST', '/lobbies', { raw: `{"game":"stratic","options":{"turn_limit":${number}}}` });
    assert.ok([400, 422].includes(option.status), `${number} as an option: ${option.text}`);
    const clock = await client.call('POST', '/lobbies', { raw: `{"game":"stratic","clock":{"mode":"live","turn_seconds":${number}}}` });
    assert.ok([400, 422].includes(clock.status), `${number} in a clock: ${clock.text}`);
  }
});

test('depth 16 is read, depth 17 is not', async () => {
  const t = await begun(s);
  const body = (depth) => `{"orders":${nested(depth - 1)}}`;
  const deep = await t.south.call('PUT', seat_path(t.match, 1), { raw: body(16) });
  assert.deepEqual([deep.status, deep.body.code], [422, 'bad_request']);
  const deeper = await t.south.call('PUT', seat_path(t.match, 1), { raw: body(17) });
  assert.deepEqual([deeper.status, deeper.body.code], [400, 'malformed']);
});

test('a body that is no object is refused', async () => {
  const client = await s.guest();
  for (const raw of ['[]', 'null', '1', '"x"', 'true']) {
    const answer = await client.call('POST', '/lobbies', { raw });
    assert.ok([400, 422].includes(answer.status), `${raw}: ${answer.text}`);
  }
});

/** A body of exactly `size` bytes, with room taken by blanks. */
const padded = (size, text = '{}') => text.slice(0, -1) + ' '.repeat(size - text.length) + '}';

test('one byte over the limit of a route is too large, the limit itself is not: every route that takes a body', { timeout: 300_000 }, async () => {
  const t = await begun(s);
  const table = readFileSync(join(root, 'backend', 'web', 'routes.def'), 'utf8');
  const limits = [...table.matchAll(/^ROUTE\((\w+), "([^"]+)", \w+, \w+, ([\d* KB]+), \w+, \w+(.*)\)$/gm)]
    .map(([, method, path, size, more]) => ({ method, path, form: more.includes('FORM'), size: size.replace(' KB', '1024').split('*').reduce((all, one) => all * Number(one), 1) }));
  const taking = limits.filter(({ size }) => size);
  assert.ok(taking.length > 80, `${taking.length} routes of ${limits.length}`);
  for (const { method, path: template, form, size } of taking) {
    const path = template.replace('{match}', t.match).replace('{turn}', '1').replace(/\{\w+\}/g, (part) => example[part.slice(1, -1)] ?? 'aaaaaaaaaa');
    const client = template.includes('{match}') ? t.south : await s.guest(); // a guest of its own: what is within the limit may be done
    client.strict = !form;
    const headers = form ? { 'Content-Type': 'application/x-www-form-urlencoded' } : {};
    const over = await client.call(method, path, { raw: form ? 'a='.padEnd(size + 1, 'b') : padded(size + 1), headers });
    assert.deepEqual([path, over.status, over.body.code], [path, 413, 'too_large'], over.text);
    assert.match(over.body.detail, new RegExp(String(size)));
    const at = await client.call(method, path, { raw: form ? 'a='.padEnd(size, 'b') : padded(size), headers });
    assert.ok(at.status !== 413 && at.status < 500, `${method} ${path} → ${at.status} ${at.text}`);
  }
  const huge = await t.south.call('POST', '/lobbies', { raw: padded(18 * 1024 * 1024) });
  assert.equal(huge.status, 413);
});

test('a body sent in pieces is held to the same limit', async () => {
  const client = await s.guest();
  const answer = await raw_exchange(`POST /api/v1/lobbies HTTP/1.1\r\nHost: 127.0.0.1:${s.port}\r\nOrigin: ${s.url}\r\nCookie: ${client.cookie}\r\n`
    + `Content-Type: application/json\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n`
    + `${(65537).toString(16)}\r\n${padded(65537)}\r\n0\r\n\r\n`);
  assert.match(answer, /^HTTP\/1\.1 413 /);
});

test('unknown members are named', async () => {
  const t = await begun(s);
  const bodies = [
    ['POST', '/guests', { admin: true }], ['POST', '/sessions', { name: 'a', password: 'b', totp: 1 }], ['POST', '/lobbies', { game: 'stratic', creator: 'me' }],
    ['POST', '/play', { game: 'stratic', versus: 'anyone', elo: 1 }], ['PUT', seat_path(t.match, 1), { orders: turn('--'), seat: 1 }],
    ['POST', `/matches/${t.match}/messages`, { to: 'all', text: 'a', from: 1 }], ['POST', `/matches/${t.match}/offers`, { kind: 'draw', seat: 1 }],
    ['POST', `/matches/${t.match}/resign`, { confirm: true, seat: 1 }], ['POST', `/matches/${t.match}/legal`, { orders: turn('--'), seat: 1 }],
    ['PATCH', '/me', { settings: {}, name: 'x' }], ['PUT', '/me/password', { old: 'a', new: 'b', name: 'c' }],
  ];
  const before = await count_all();
  for (const [method, path, body] of bodies) {
    const answer = await t.south.refuse(422, 'unknown_member', method, path, body);
    assert.ok(answer.body.errors.length >= 1, answer.text);
    assert.match(answer.body.errors[0].path, new RegExp(Object.keys(body).at(-1)));
  }
  await t.south.refuse(422, 'unknown_member', 'GET', `/matches/${t.match}/view?colour=red`);
  await t.south.refuse(422, 'unknown_member', 'GET', '/lobbies?sort=name');
  assert.equal(await count_all(), before);
});

test('writes want application/json', async () => {
  const client = await s.guest();
  for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'multipart/form-data; boundary=x', 'application/jsonp', 'text/json', null]) {
    const answer = await client.call('POST', '/lobbies', { raw: '{"game":"stratic"}', headers: { 'Content-Type': type } });
    assert.deepEqual([type, answer.status, answer.body.code], [type, 415, 'unsupported_media_type']);
  }
  assert.equal((await client.post('/lobbies', { game: 'stratic' }, { headers: { 'Content-Type': 'application/json; charset=utf-8' } })).status, 201);
});

test('writes from another site are refused', async () => {
  const client = await s.guest();
  const before = await count_all();
  for (const headers of [{ Origin: 'http://evil.example' }, { Origin: 'null' }, { Origin: `http://127.0.0.1:1` }, { Origin: null }, { Origin: s.url.replace('http:', 'https:') },
    { Origin: null, 'Sec-Fetch-Site': 'cross-site' }, { Origin: null, 'Sec-Fetch-Site': 'same-site' }, { 'Sec-Fetch-Site': 'cross-site' }, { Origin: `${s.url}.evil.example` }]) {
    const answer = await client.call('POST', '/lobbies', { body: { game: 'stratic' }, headers });
    assert.deepEqual([JSON.stringify(headers), answer.status, answer.body.code], [JSON.stringify(headers), 403, 'foreign_origin']);
  }
  const login = await s.client().call('POST', '/sessions', { body: { name: 'a', password: 'b' }, headers: { Origin: 'http://evil.example' } });
  assert.equal(login.status, 403);
  assert.equal(await count_all(), before);
  assert.equal((await client.post('/lobbies', { game: 'stratic' }, { headers: { Origin: null, 'Sec-Fetch-Site': 'same-origin' } })).status, 201);
});

const path_of = (template) => (document.paths[template].servers ? '/' : '') + template.replace(/\{(\w+)\}/g, (_, name) => example[name]);

test('a method that a path does not offer is 405 with Allow', async () => {
  const client = await s.guest();
  for (const template of Object.keys(document.paths).filter((path) => path !== '/metrics')) { // has a listener of its own
    const offered = methods_of(template);
    for (const method of ['GET', 'POST', 'PUT', 'DELETE', 'PATCH']) {
      if (offered.includes(method)) continue;
      const answer = await client.call(method, path_of(template), method === 'GET' || method === 'DELETE' ? {} : { body: {} });
      assert.deepEqual([template, method, answer.status, answer.body?.code], [template, method, 405, 'method_not_allowed']);
    }
  }
});

test('no write changes anything by GET, and strange methods are refused', async () => {
  const client = await s.guest();
  const before = await count_all();
  for (const method of ['TRACE', 'OPTIONS', 'PROPFIND', 'FOO']) {
    const answer = await raw_exchange(`${method} /api/v1/guests HTTP/1.1\r\nHost: 127.0.0.1:${s.port}\r\nCookie: ${client.cookie}\r\nConnection: close\r\n\r\n`);
    assert.match(answer, /^HTTP\/1\.1 (405|400|501) /, method);
  }
  assert.equal(await count_all(), before);
});

test('without a session every route says 401 or serves all alike, as described', async () => {
  const nobody = s.client();
  for (const { template, method, operation } of operations()) {
    const open = (operation.security ?? document.security).some((need) => Object.keys(need).length === 0);
    if (open) continue;
    const answer = await nobody.call(method, path_of(template), operation.requestBody ? { body: {} } : {});
    assert.deepEqual([template, method, answer.status, answer.body.code], [template, method, 401, 'unauthenticated']);
  }
});

test('an unknown Bearer token is nobody everywhere', async () => {
  const client = s.client();
  const answer = await client.call('GET', '/me/inbox', { headers: { Authorization: 'Bearer qd_pat_' + 'a'.repeat(43) } });
  assert.deepEqual([answer.status, answer.body.code], [401, 'unauthenticated']);
});

test('unknown and hidden are the same 404', async () => {
  const client = await s.guest();
  const host = await s.guest();
  const { body: secret } = await host.post('/lobbies', { game: 'stratic', private: true });
  const same = (answer) => [answer.status, answer.text.replace(answer.body.request_id, ''), answer.raw.filter((_, i) => i % 2 === 0).join()];
  const hidden = await client.call('GET', `/lobbies/${secret.id}`);
  for (const path of ['/lobbies/aaaaaaaaaa', '/lobbies/zzzzzzzzzz']) assert.deepEqual(same(await client.call('GET', path)), same(hidden));
  for (const id of ['aaaaaaaaaa', 'a', 'AAAAAAAAAA', '1', "x'--", '%00', '%2e%2e', 'a'.repeat(300), '..'])
    for (const path of ['', '/view', '/spectate', '/log', '/export', '/messages', '/legal', '/turns/1/orders'])
      assert.equal((await client.call('GET', `/matches/${id.includes('%') ? id : encodeURIComponent(id)}${path}`)).status === 404 || id === '%00', true, id + path);
  for (const n of ['-1', '1.5', 'x', '99999999999999999999', '01', '+1', '0x1'])
    assert.ok([404, 409, 422].includes((await client.call('PUT', `/lobbies/${secret.id}/seats/${encodeURIComponent(n)}`, { body: { bot: null } })).status), n);
});

test('paths that lead nowhere are 404 problems', async () => {
  const client = s.client();
  for (const path of ['/', '/nothing', '/matches/aaaaaaaaaa/', '/matches//view', '/games/', '/me/x', '/matches/aaaaaaaaaa/view/x/y/z/a/b/c/d'])
    await client.refuse(404, 'not_found', 'GET', path);
});

test('queries that cannot be read are refused', async () => {
  const client = await s.guest();
  for (const query of ['limit=0', 'limit=201', 'limit=-1', 'limit=x', 'limit=1.0', 'limit=+1', 'limit=%31%30%30%30', 'open=2', 'cursor=../../x', 'cursor=%00']) {
    const answer = await client.call('GET', `/lobbies?${query}`);
    assert.ok([400, 422].includes(answer.status), `${query}: ${answer.status} ${answer.text}`);
  }
  const twice = await client.call('GET', '/lobbies?limit=1&limit=2');
  assert.ok([400, 422].includes(twice.status), twice.text);
  const zero = await client.call('GET', '/lobbies?game=%00');
  assert.ok([400, 422].includes(zero.status), zero.text);
  const bad = await client.call('GET', '/lobbies?game=%ff%fe');
  assert.ok([400, 422].includes(bad.status), bad.text);
});

/** Bytes as they are, for what no HTTP client would send. */
function raw_exchange(bytes) {
  return new Promise((resolve, reject) => {
    const socket = net.connect(Number(s.port), '127.0.0.1', () => socket.write(bytes));
    let heard = '';
    socket.setTimeout(20_000, () => socket.destroy(new Error('no answer')));
    socket.on('data', (part) => { heard += part; });
    socket.on('error', (error) => (heard ? resolve(heard) : reject(error)));
    socket.on('close', () => resolve(heard));
  });
}

test('requests that are no HTTP, or too long, are refused by the front server in the same words', async () => {
  const host = `Host: 127.0.0.1:${s.port}\r\n`;
  const long_cookie = await raw_exchange(`GET /api/v1/me HTTP/1.1\r\n${host}Cookie: qsid=${'a'.repeat(9000)}\r\nConnection: close\r\n\r\n`);
  assert.match(long_cookie, /^HTTP\/1\.1 400 /);
  assert.match(long_cookie, /"code":"malformed"/);
  const longest_cookie = await raw_exchange(`GET /api/v1/me HTTP/1.1\r\n${host}Cookie: ${'a'.repeat(8192)}\r\nConnection: close\r\n\r\n`);
  assert.match(longest_cookie, /^HTTP\/1\.1 400 /);
  const long_line = await raw_exchange(`GET /api/v1/${'a'.repeat(9000)} HTTP/1.1\r\n${host}Connection: close\r\n\r\n`);
  assert.match(long_line, /^HTTP\/1\.1 4(00|14) /);
  assert.match(await raw_exchange(`GET /api/v1/me HTTP/1.1\r\nConnection: close\r\n\r\n`), /^HTTP\/1\.1 400 /);
  assert.match(await raw_exchange('nonsense\r\n\r\n'), /^HTTP\/1\.1 400 |^<html>/);
  const lying = await raw_exchange(`POST /api/v1/guests HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 2\r\nContent-Length: 5\r\nConnection: close\r\n\r\n{}`);
  assert.match(lying, /^HTTP\/1\.1 400 /);
  const smuggled = await raw_exchange(`POST /api/v1/guests HTTP/1.1\r\n${host}Content-Type: application/json\r\nContent-Length: 4\r\nTransfer-Encoding: chunked\r\nConnection: close\r\n\r\n0\r\n\r\n`);
  assert.match(smuggled, /^HTTP\/1\.1 400 /);
});

test('chunked bodies with a false size are refused and change nothing', async () => {
  const client = await s.guest();
  const before = await count_all();
  const head = `POST /api/v1/lobbies HTTP/1.1\r\nHost: 127.0.0.1:${s.port}\r\nOrigin: ${s.url}\r\nCookie: ${client.cookie}\r\nContent-Type: application/json\r\nConnection: close\r\n`;
  const body = '{"game":"stratic"}', size = body.length.toString(16);
  const wrong = {
    'no number': `zz\r\n${body}\r\n0\r\n\r\n`, 'negative': `-1\r\n${body}\r\n0\r\n\r\n`, 'no size': `\r\n${body}\r\n0\r\n\r\n`, 'with a prefix': `0x${size}\r\n${body}\r\n0\r\n\r\n`,
    'over 64 bits': `ffffffffffffffffff\r\n${body}\r\n0\r\n\r\n`, 'too small': `5\r\n${body}\r\n0\r\n\r\n`,
  };
  for (const [what, chunks] of Object.entries(wrong)) assert.match(await raw_exchange(`${head}Transfer-Encoding: chunked\r\n\r\n${chunks}`), /^HTTP\/1\.1 400 /, what);
  for (const coding of ['chunked, chunked', 'gzip, chunked', 'identity', 'xchunked'])
    assert.match(await raw_exchange(`${head}Transfer-Encoding: ${coding}\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`), /^HTTP\/1\.1 (400|501) /, coding);
  for (const broken of [`Content-Length: 100\r\n\r\n${body}`, `Transfer-Encoding: chunked\r\n\r\n64\r\n${body}`, `Transfer-Encoding: chunked\r\n\r\n${size}\r\n${body}\r\n`]) {
    const socket = net.connect(Number(s.port), '127.0.0.1');
    socket.end(head + broken); // the client goes before all has come
    let heard = '';
    for await (const part of socket) heard += part;
    assert.doesNotMatch(heard, /^HTTP\/1\.1 [235]/, broken);
  }
  assert.equal(await count_all(), before);
  assert.match(await raw_exchange(`${head}Transfer-Encoding: chunked\r\n\r\n${size}\r\n${body}\r\n0\r\n\r\n`), /^HTTP\/1\.1 201 /);
});

test('forwarding headers and inner addresses are not believed', async () => {
  const client = s.client();
  const answer = await client.call('GET', '/me', { headers: { 'X-Forwarded-Proto': 'https', 'X-Forwarded-For': '8.8.8.8', 'X-Forwarded-Host': 'evil.example' } });
  assert.equal(answer.status, 200);
  client.strict = false;
  const inner = await client.call('GET', '//_wait/m.aaaaaaaaaa.s/0/1000?back=%2Fapi%2Fv1%2Fme');
  assert.equal(inner.status, 404);
});

test('someone else\'s match, seat and piece stay theirs', async () => {
  const [t, u] = [await begun(s), await begun(s)];
  const before = await count_all();
  await t.south.refuse(403, 'not_seated', 'PUT', seat_path(u.match, 1), { orders: turn('--') });
  await t.south.refuse(403, 'not_seated', 'GET', `/matches/${u.match}/view`);
  await t.south.refuse(422, 'not_your_piece', 'PUT', seat_path(t.match, 1), { orders: turn('Fa9>a8') });
  assert.equal((await t.south.call('PUT', seat_path(t.match, 1), { body: { orders: turn('If1>e5') } })).status, 422);
  await t.north.refuse(409, 'not_your_turn', 'PUT', seat_path(t.match, 1), { orders: turn('Fa9>a8') });
  await t.north.refuse(409, 'stale_turn', 'PUT', seat_path(t.match, 3), { orders: turn('--') });
  assert.equal(await count_all(), before);
});

test('hostile orders leave the state as it was', async () => {
  const t = await begun(s);
  const before = await count_all();
  const wild = [null, 7, 'text', [], [turn('--')], { type: null }, { type: 'turn' }, { type: 'turn', text: 7 }, { type: 'turn', text: 'A'.repeat(100000) },
    { type: 'turn', text: 'Ae2>' + '9'.repeat(5000) }, { type: 'turn', text: 'Azzzzzzzz1>b2' }, { type: 'turn', moves: {} }, { type: 'turn', place: [], moves: [null] },
    { type: 'turn', place: [], moves: [{ kind: 'A', from: [4], to: [4, 4] }] }, { type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1, 0, 0], to: [4, 4] }] },
    { type: 'turn', place: [], moves: [{ kind: 'A', from: 'e2', to: 'e5' }] }, { type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to: [4, 4], then: [1, 1], extra: 1 }] },
    { type: 'turn', place: Array.from({ length: 10000 }, (_, i) => ({ kind: 'F', at: [i % 10, i % 7] })), moves: [] },
    { type: 'turn', place: [{ kind: 'F', at: [4, 4] }, { kind: 'F', at: [4, 4] }], moves: [] }, { type: 'skip' }, { type: 'flag', seat: 1 }, { type: 'truce_end' }, { type: 'setup_timeout' }];
  for (const orders of wild) {
    for (const [method, path] of [['PUT', seat_path(t.match, 1)], ['POST', `/matches/${t.match}/legal`]]) {
      const answer = await t.south.call(method, path, { body: { orders } });
      assert.ok([400, 409, 413, 422].includes(answer.status) || (method === 'POST' && answer.status === 200),
        `${method} ${JSON.stringify(orders).slice(0, 120)} → ${answer.status} ${answer.text.slice(0, 300)}`);
    }
  }
  assert.equal(await count_all(), before);
});

/* Wrong orders of each game and their codes: numbers out of range, units of other seats and other games, one unit twice, ten thousand at once. */
const [BELOW, ABOVE, HUGE] = [-1, 2 ** 31, Number.MAX_SAFE_INTEGER];
const ALIEN = { stratic: turn('Ae2>e5'), stratagem: { recruit: [{ at: 'fg', unit: 'militia', count: 1 }] }, cosair: [{ type: 'recruit_agent' }], rulegame: { type: 'move', piece: 0, bucket: 0 } };
const sent = (units) => ({ from: 'fg', path: ['cp'], units });
const fleet = (order) => [{ type: 'send_fleet', from: 0, to: 1, cruisers: 1, transports: 0, ...order }];
const step = (to) => ({ type: 'turn', place: [], moves: [{ kind: 'A', from: [4, 1], to }] });
const WRONG = {
  stratic: {
    seats: 2,
    orders: [
      [step([4, BELOW]), 'off_board'], [step([4, ABOVE]), 'bad_request'], [step([4, -HUGE]), 'bad_request'], [step([4, 1e5]), 'off_board'], [turn('Fa9>a8'), 'not_your_piece'],
      [turn('Fe4>e5'), 'not_your_piece'], [turn('Ae2>e5 Ae2>e5'), 'too_many_movements'], [turn('Ae2>e5 '.repeat(10_000)), 'too_many_movements'],
      [{ type: 'turn', place: Array(10_000).fill({ kind: 'F', at: [4, 4] }), moves: [] }, 'too_many_placements'], [turn('F0>1:1c'), 'bad_notation'],
      [ALIEN.stratagem, 'bad_request'], [ALIEN.cosair, 'bad_request'], [ALIEN.rulegame, 'bad_request'], [null, 'bad_request'], [7, 'bad_request'],
    ],
  },
  stratagem: {
    seats: 4, options: { civs: ['verdanti', 'tidecallers', 'ironborn', 'ashwalkers'] },
    orders: [
      [{ moves: [sent({ militia: BELOW })] }, 'bad_count'], [{ moves: [sent({ militia: ABOVE })] }, 'bad_count'], [{ moves: [sent({ militia: HUGE })] }, 'bad_count'],
      [{ recruit: [{ at: 'fg', unit: 'militia', count: BELOW }] }, 'bad_count'], [{ recruit: [{ at: 'fg', unit: 'militia', count: HUGE }] }, 'bad_count'],
      [{ moves: Array(9).fill(sent({ militia: 1 })) }, 'not_enough_units'], [{ build: [{ at: 'fr', what: 'farm' }] }, 'not_your_province'],
      [{ recruit: [{ at: 'fg', unit: 'cruiser' }] }, 'bad_unit'], [{ recruit: [{ at: 'e2', unit: 'militia' }] }, 'bad_province'], [{ research: 'fusion_drive' }, 'unknown_tech'],
      [{ break: ['p9'] }, 'bad_player'], [{ break: ['p-1'] }, 'bad_player'], [{ break: Array(10_000).fill('p1') }, 'too_many_items'], [{ moves: [{ ...sent({ militia: 1 }), path: Array(10_000).fill('cp') }] }, 'too_many_items'],
      [{ turn: 2 }, 'wrong_turn'], [{ turn: BELOW }, 'wrong_turn'], [{ fly: [] }, 'unknown_key'],
      [ALIEN.stratic, 'bad_type'], [ALIEN.cosair, 'bad_type'], [ALIEN.rulegame, 'bad_type'], [null, 'bad_request'], [7, 'bad_type'],
    ],
  },
  cosair: {
    seats: 3,
    orders: [
      [fleet({ cruisers: BELOW }), 'bad_value'], [fleet({ cruisers: ABOVE }), 'not_enough_ships'], [fleet({ cruisers: HUGE }), 'not_enough_ships'], [fleet({ to: BELOW }), 'unknown_planet'],
      [fleet({ to: ABOVE }), 'unknown_planet'], [fleet({ from: 1, to: 0 }), 'not_your_planet'], [Array(9).fill(fleet()[0]), 'not_enough_ships'], [[{ type: 'set_tax', rate: -50 }], 'bad_tax_rate'],
      [[{ type: 'set_tax', rate: HUGE }], 'bad_tax_rate'], [[{ type: 'set_queue', planet: 0, items: ['militia'] }], 'unknown_item'], [[{ type: 'send_agent', agent: 'Ae2', planet: 1, mission: 'sabotage' }], 'unknown_agent'],
      [[ALIEN.cosair[0], ALIEN.cosair[0]], 'already_recruiting'], [Array(10_000).fill(ALIEN.cosair[0]), 'too_many_orders'], [{ turn: 2, orders: [] }, 'wrong_turn'], [{ turn: BELOW, orders: [] }, 'bad_request'], [{ fly: [] }, 'unknown_member'], [{ orders: {} }, 'bad_request'],
      [ALIEN.stratic, 'unknown_member'], [[ALIEN.stratic], 'unknown_order'], [ALIEN.stratagem, 'unknown_member'], [ALIEN.rulegame, 'unknown_member'], [null, 'bad_request'], [true, 'bad_request'], [7, 'bad_request'],
    ],
  },
  rulegame: {
    variant: 'race', seats: 3, options: { level: 'cabinet', boards: 2, min_objects: 4, max_objects: 4 },
    orders: [
      [{ type: 'move', piece: BELOW, bucket: 1 }, 'invalid_arguments'], [{ type: 'move', piece: ABOVE, bucket: 1 }, 'bad_request'], [{ type: 'move', piece: HUGE, bucket: 1 }, 'bad_request'],
      [{ type: 'move', piece: 40, bucket: 1 }, 'invalid_object'], [{ type: 'move', piece: 0, bucket: BELOW }, 'invalid_arguments'], [{ type: 'move', piece: 0, bucket: 4 }, 'invalid_arguments'], [{ type: 'move', piece: 0, bucket: 2 ** 32 }, 'bad_request'],
      [{ type: 'move', cell: 99, bucket: 0 }, 'empty_cell'], [{ type: 'move', piece: 0, bucket: 0, attempt: 7 }, 'attempt_mismatch'], [{ type: 'move', piece: 'Ae2', bucket: 0 }, 'bad_request'],
      [[ALIEN.rulegame, ALIEN.rulegame], 'one_order_per_request'], [Array(10_000).fill({}), 'one_order_per_request'], [{ type: 'fly' }, 'bad_request'],
      [ALIEN.stratic, 'bad_request'], [ALIEN.stratagem, 'bad_request'], [ALIEN.cosair, 'one_order_per_request'], [null, 'bad_request'], [7, 'bad_request'],
    ],
  },
};
const FINE = { stratic: turn('--'), stratagem: {}, cosair: [], rulegame: ALIEN.rulegame };

/** Every row that an order could change, except the Endless Tournament's. */
const kept = () => s.sql(`select (select string_agg(md5(m::text), '' order by id) from match m where id not in (select match_id from endless)), (select string_agg(md5(t::text), '' order by t::text) from match_seat t where match_id not in (select match_id from endless)),
  (select string_agg(md5(t::text), '' order by t::text) from match_order t), (select count(*) from match_event), (select count(*) from match_snapshot), (select count(*) from job), (select count(*) from offer)`);

for (const [game, { seats, variant, options, orders: list }] of Object.entries(WRONG))
  test(`wrong orders are refused by code and change nothing: ${game}`, async () => {
    const people = await Promise.all(Array.from({ length: seats }, () => s.guest()));
    const wish = { game, seats, clock: { mode: 'untimed' }, rated: false, ...(variant && { variant }), ...(options && { options }) };
    const { match } = game === 'stratic' ? await begun(s, wish, undefined, people) : await seated(wish, people);
    const [first, second] = people, now = (await first.get(`/matches/${match}/view`)).body.turn;
    assert.equal(now, 1);
    const before = await kept();
    for (const [orders, code] of list) {
      const answer = await first.call('PUT', seat_path(match, 1), { body: { orders, mode: 'strict' } });
      assert.deepEqual([answer.status >= 400 && answer.status < 500, answer.body.code], [true, code], `${JSON.stringify(orders).slice(0, 200)} → ${answer.status} ${answer.text.slice(0, 300)}`);
      const looked = await first.call('POST', `/matches/${match}/legal`, { body: { orders } });
      assert.ok(looked.status < 500, looked.text);
    }
    const refused = (client, n, status, code) => client.refuse(status, code, 'PUT', seat_path(match, n), { orders: FINE[game] });
    await refused(await s.guest(), 1, 403, 'not_seated');
    await refused(s.client(), 1, 401, 'unauthenticated');
    for (const n of [2, 900, 2_000_000_000]) await refused(first, n, 409, 'stale_turn');
    for (const n of [BELOW, 2_000_000_001, HUGE, 'x']) await refused(first, n, 404, 'not_found');
    assert.equal(await kept(), before);
    const resign = (client) => client.post(`/matches/${match}/resign`, { confirm: true });
    if (seats > 2) { // a seat that is out while the others play on
      await resign(second);
      const left = await kept(), own = (await second.get(`/matches/${match}/view`)).body.turn;
      await refused(second, own, 409, 'not_your_turn');
      for (const [orders] of list) assert.ok([409, 422].includes((await second.call('PUT', seat_path(match, own), { body: { orders } })).status), JSON.stringify(orders).slice(0, 200));
      assert.equal(await kept(), left);
    }
    for (const client of people.slice(seats > 2 ? 2 : 1)) await resign(client);
    const status = async () => (await first.get(`/matches/${match}`)).body.status;
    if (await status() === 'live') await resign(first); // the last one of a race runs on
    assert.equal(await status(), 'finished');
    const over = await kept();
    for (const client of people) await refused(client, 1, 409, 'game_over');
    for (const [orders] of list) assert.ok((await first.call('PUT', seat_path(match, 1), { body: { orders } })).status >= 400, JSON.stringify(orders).slice(0, 200));
    assert.equal(await kept(), over);
  });

test('nothing of all this was our fault, and the log keeps its lines whole', async () => {
  const lines = s.log().trimEnd().split('\n');
  const faulty = lines.filter((line) => /"level":"error"|internal|Sanitizer|runtime error/.test(line));
  assert.deepEqual(faulty.slice(0, 5), []);
  const is_nginx = (line) => /^\d{4}\/\d\d\/\d\d [\d:]{8} \[(warn|error|info|notice|crit)\] /.test(line); // its own refusals, in its own form
  for (const line of lines.filter((one) => !is_nginx(one))) assert.doesNotThrow(() => JSON.parse(line), line.slice(0, 300));
});

test('null counts as absent in every member that can be left out, and as missing in the others', async () => {
  const client = Object.assign(await s.guest(), { strict: false }); // the schemas say what a member is when it is there
  const bare = [['/lobbies', { game: 'stratic' }, 'LobbyTerms'], ['/play', { game: 'stratic', versus: 'bot:greedy' }, 'PlayTerms'], ['/tournaments', { name: 'Cup', game: 'stratic', format: 'swiss', rated: false }, 'TournamentNew']];
  const facts = ({ id, lobby, match, tournament, created_at, starts_at, now, invite, seq, ...rest }) => ({ ...rest, ...(id ?? lobby ?? match ?? tournament ? { made: true } : {}) });
  for (const [path, body, schema] of bare) {
    const { properties, required = [] } = as_written.components.schemas[schema];
    const nulls = Object.fromEntries(Object.keys(properties).filter((name) => !(name in body)).map((name) => [name, null]));
    assert.ok(Object.keys(nulls).length >= 4, schema);
    const [plain, sent] = [await client.post(path, body), await client.post(path, { ...body, ...nulls })];
    assert.deepEqual([sent.status, Object.keys(facts(sent.body))], [plain.status, Object.keys(facts(plain.body))]);
    for (const name of Object.keys(facts(plain.body)).filter((key) => ['seats', 'max_players', 'rated', 'private', 'clock', 'options', 'turn_seconds'].includes(key)))
      assert.deepEqual(sent.body[name], plain.body[name], `${path} ${name}`);
    for (const name of required) {
      const refused = await client.call('POST', path, { body: { ...body, [name]: null } });
      assert.equal(refused.status, (await client.call('POST', path, { body: Object.fromEntries(Object.entries(body).filter(([key]) => key !== name)) })).status, `${path} without ${name}`);
      assert.ok(refused.status === 400 || refused.status === 422, `${path} without ${name}: ${refused.status}`);
    }
  }
});
