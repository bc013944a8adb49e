// Messages, the log, the inbox, and waiting for news.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack, until } from '../lib/stack.mjs';
import { begun, FORMATION, play_line, put_orders, SHORT_WIN, table, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 8 });
after(() => s.stop());

const say = (client, match, text, to = 'all') => client.post(`/matches/${match}/messages`, { to, text }).then((a) => a.body);
const hear = (client, match, query = '') => client.get(`/matches/${match}/messages${query}`).then((a) => a.body);

test('players talk to the table, spectators among themselves', async () => {
  const t = await begun(s);
  const [fan, other] = [await s.guest(), await s.guest()];
  const said = await say(t.south, t.match, 'good luck');
  assert.deepEqual([said.from.seat, said.from.name, said.to, said.text], [0, t.south.account.name, 'all', 'good luck']);
  await say(fan, t.match, 'what a start');
  assert.deepEqual((await hear(t.north, t.match)).items.map((m) => m.text), ['good luck']);
  const room = await hear(other, t.match);
  assert.deepEqual(room.items.map((m) => [m.from.seat, m.text]), [[null, 'what a start']]);
  assert.deepEqual((await hear(s.client(), t.match)).items.map((m) => m.text), ['what a start']);
  await s.client().refuse(401, 'unauthenticated', 'POST', `/matches/${t.match}/messages`, { to: 'all', text: 'hello' });
});

test('numbers of messages tell nobody of talk that is not theirs', async () => {
  const t = await begun(s);
  const fan = await s.guest();
  for (let i = 0; i < 3; i++) await say(fan, t.match, `fan ${i}`);
  await say(t.south, t.match, 'hello');
  for (let i = 0; i < 2; i++) await say(fan, t.match, `more ${i}`);
  await say(t.north, t.match, 'hi');
  assert.deepEqual((await hear(t.south, t.match)).items.map((m) => m.n), [1, 2]);
  assert.deepEqual((await hear(fan, t.match)).items.map((m) => m.n), [1, 2, 3, 4, 5]);
});

test('a new message wakes who waits, and only who may hear it', async () => {
  const t = await begun(s);
  const fan = await s.guest();
  const first = await say(t.south, t.match, 'one');
  const waiting = hear(t.north, t.match, `?after=${first.n}&wait=20`);
  const deaf = fan.call('GET', `/matches/${t.match}/messages?after=0&wait=1`);
  await say(t.south, t.match, 'two');
  assert.deepEqual((await waiting).items.map((m) => m.text), ['two']);
  assert.deepEqual((await deaf).body?.items ?? [], []);
});

test('a private word is heard by its seat alone', async () => {
  const t = await begun(s);
  const said = await say(t.south, t.match, 'psst', [1]);
  assert.ok(Array.isArray(said.to) || said.to === 'all');
  assert.deepEqual((await hear(t.north, t.match)).items.map((m) => m.text), ['psst']);
  assert.deepEqual((await hear(s.client(), t.match)).items, []);
});

test('a silent table has no talk', async () => {
  const t = await begun(s, { press: 'none' });
  await t.south.refuse(422, 'press_closed', 'POST', `/matches/${t.match}/messages`, { to: 'all', text: 'hello' });
  const u = await begun(s, { press: 'public' });
  await u.south.refuse(422, 'press_closed', 'POST', `/matches/${u.match}/messages`, { to: [1], text: 'psst' });
  await say(u.south, u.match, 'hello');
});

test('texts of every kind come back as they were said, or are refused', async () => {
  const t = await begun(s);
  const good = ['<script>alert(1)</script>', '"quotes" & \\slashes\\', '𝔘𝔫𝔦𝔠𝔬𝔡𝔢 💧 مرحبا', 'x'.repeat(2000)];
  for (const text of good) assert.equal((await say(t.south, t.match, text)).text, text);
  assert.deepEqual((await hear(t.north, t.match)).items.map((m) => m.text), good);
  for (const text of ['', '   ', 'a\u0000b', 'a\u0007b', 'a\u001b[2Jb', 'a\u007fb', 'a\u009b2Jb', 'x'.repeat(2001)]) {
    const refused = await t.south.call('POST', `/matches/${t.match}/messages`, { body: { to: 'all', text } });
    assert.ok([400, 422].includes(refused.status), `${JSON.stringify(text).slice(0, 40)}: ${refused.text}`);
  }
  for (const to of ['everybody', [], [7], [-1], ['0'], [0.5], 3, null]) {
    const refused = await t.south.call('POST', `/matches/${t.match}/messages`, { body: { to, text: 'hello' } });
    assert.ok([400, 422].includes(refused.status), `${JSON.stringify(to)}: ${refused.text}`);
  }
});

test('unread messages show in the inbox until they are read', async () => {
  const t = await begun(s);
  await say(t.south, t.match, 'one');
  const last = await say(t.south, t.match, 'two');
  assert.equal((await t.north.get('/me/inbox')).body.unread, 2);
  await t.north.put(`/matches/${t.match}/messages/read`, { n: last.n });
  const read = (await t.north.get('/me/inbox')).body;
  assert.equal(read.unread, 0);
  assert.deepEqual(read.matches.map((m) => m.unread), [0]);
});

/** Wait at the inbox until nothing in it is unread. Other news can come first: a deadline moves after the arena was too busy to answer. */
async function nothing_unread(player, seq) {
  const { body } = await player.get(`/me/inbox?after=${seq}&wait=20`);
  assert.ok(body.seq > seq, 'an inbox that waits hears of it');
  if (body.unread) await nothing_unread(player, body.seq);
}

test('reading moves the inbox, saying something is no news to oneself, and more than there is cannot be read', async () => {
  const t = await begun(s);
  await say(t.south, t.match, 'one');
  const [own, other] = [await t.south.get('/me/inbox'), await t.north.get('/me/inbox')];
  assert.deepEqual([own.body.unread, other.body.unread], [0, 1]);
  assert.deepEqual(other.body.matches.map((m) => m.unread), [1]);
  const read = nothing_unread(t.north, other.body.seq);
  await t.north.put(`/matches/${t.match}/messages/read`, { n: 2_000_000_000 });
  await read;
  await say(t.south, t.match, 'two');
  await say(t.north, t.match, 'not read yet, but heard');
  assert.equal((await t.north.get('/me/inbox')).body.unread, 2, 'what stands before one\'s own words stays unread');
});

test('who talks too much is told to wait', async () => {
  const t = await begun(s);
  let limited;
  for (let i = 0; i < 40 && !limited; i++) {
    const got = await t.south.call('POST', `/matches/${t.match}/messages`, { body: { to: 'all', text: `word ${i}` } });
    if (got.status === 429) limited = got;
  }
  assert.equal(limited?.body.limit_key, 'messages.newcomer');
});

test('the log has one line per order and result, counted for its reader', async () => {
  const t = await begun(s);
  const early = (await s.client().get(`/matches/${t.match}/log`)).body;
  assert.deepEqual(early.items.map((item) => [item.n, item.turn, item.kind, item.seat, item.text]),
    [[1, 0, 'setup', 0, 'setup S FFFFAFFFFF/AAA.CIAAAF'], [2, 0, 'setup', 1, 'setup N FFFFAFFFFF/AAA.CIAAAF']]);
  await play_line(t, SHORT_WIN);
  const { body: tail } = await s.client().get(`/matches/${t.match}/log?after=5`);
  assert.deepEqual(tail.items.map((item) => item.n), tail.items.map((_, i) => i + 6));
  const pages = [];
  let after = 0;
  for (let i = 0; i < 20; i++) {
    const { body } = await s.client().get(`/matches/${t.match}/log?after=${after}&limit=2`);
    pages.push(...body.items);
    if (body.next === null) break;
    after = body.next;
  }
  assert.deepEqual(pages, (await s.client().get(`/matches/${t.match}/log`)).body.items);
});

test('an unchanged view is 304, a changed one is not', async () => {
  const t = await begun(s);
  const first = await t.south.get(`/matches/${t.match}/view`);
  const headers = { 'If-None-Match': first.etag };
  assert.equal((await t.south.call('GET', `/matches/${t.match}/view`, { headers })).status, 304);
  assert.equal((await t.south.call('GET', `/matches/${t.match}/view?after=${first.body.seq}&wait=0`)).status, 200);
  await play_line(t, ['--']);
  const next = await t.south.call('GET', `/matches/${t.match}/view`, { headers });
  assert.equal(next.status, 200);
  assert.ok(next.body.seq > first.body.seq);
  assert.notEqual(next.etag, first.etag);
  const compact = await t.south.get(`/matches/${t.match}/view?format=compact`);
  assert.notEqual(compact.etag, next.etag);
  const bare = await t.south.get(`/matches/${t.match}/view?format=compact&ext=0`);
  assert.notEqual(bare.etag, compact.etag, 'without the additions it is another answer');
  await t.south.refuse(422, 'bad_request', 'GET', `/matches/${t.match}/view?format=compact&ext=2`);
});

test('a waiting view is answered when something happens, or when the time is over', async () => {
  const t = await begun(s);
  const { body: { seq }, etag } = await t.north.get(`/matches/${t.match}/view`);
  const quiet = await begun(s);
  const { body: { seq: still } } = await quiet.north.get(`/matches/${quiet.match}/view`);
  const over = new AbortController();
  const unmoved = quiet.north.get(`/matches/${quiet.match}/view?after=${still}&wait=20`, { signal: over.signal, fresh: true }).catch((error) => error);
  const waiting = t.north.get(`/matches/${t.match}/view?after=${seq}&wait=20`);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  const { body: news } = await Promise.race([waiting, unmoved.then(() => assert.fail('the time was over first'))]);
  over.abort();
  assert.equal((await unmoved).name, 'AbortError');
  assert.deepEqual([news.turn, news.owes, news.view.last], [2, true, 'Ae2>e5']);
  const idle = await t.north.call('GET', `/matches/${t.match}/view?after=${news.seq}&wait=1`);
  assert.deepEqual([idle.status, idle.body.seq], [200, news.seq]);
  const same = await t.north.call('GET', `/matches/${t.match}/view?after=${news.seq}&wait=1`, { headers: { 'If-None-Match': idle.etag } });
  assert.equal(same.status, 304);
  assert.notEqual(etag, idle.etag);
  const old = await t.north.get(`/matches/${t.match}/view?after=0&wait=20`);
  assert.equal(old.body.seq, news.seq);
});

test('a spectator waits for the next turn', async () => {
  const t = await begun(s);
  const watcher = s.client();
  const { body: { seq } } = await watcher.get(`/matches/${t.match}/spectate`);
  const waiting = watcher.get(`/matches/${t.match}/spectate?after=${seq}&wait=20`);
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  assert.equal((await waiting).body.view.last, 'Ae2>e5');
});

test('many wait on one match and all are told', async () => {
  const t = await begun(s);
  const watcher = s.client();
  const { body: { seq } } = await watcher.get(`/matches/${t.match}/spectate`);
  const crowd = Array.from({ length: 60 }, () => watcher.get(`/matches/${t.match}/spectate?after=${seq}&wait=20`));
  await until(async () => Number((await s.metrics()).match(/^quad_watchers_waiting (\d+)/m)[1]) >= 60, { what: 'the crowd' });
  await put_orders(t.south, t.match, 1, turn('Ae2>e5'));
  for (const got of await Promise.all(crowd)) assert.ok(got.body.seq > seq);
});

test('the inbox is the one call a program needs', async () => {
  const t = await table(s);
  const first = (await t.north.get('/me/inbox')).body;
  assert.deepEqual(first.waiting.map((w) => [w.match, w.game, w.turn]), [[t.match, 'stratic', 0]]);
  assert.ok(first.waiting[0].deadline);
  assert.deepEqual(first.matches.map((m) => [m.match, m.seat, m.owes, m.seats.length]), [[t.match, 1, true, 2]]);
  await put_orders(t.south, t.match, 0, FORMATION);
  await put_orders(t.north, t.match, 0, FORMATION);
  const second = (await t.north.get('/me/inbox')).body;
  assert.deepEqual(second.waiting, []);
  assert.ok(second.seq > first.seq);
  const waiting = t.north.get(`/me/inbox?after=${second.seq}&wait=20`);
  await put_orders(t.south, t.match, 1, turn('--'));
  const news = (await waiting).body;
  assert.deepEqual(news.waiting.map((w) => w.turn), [2]);
  assert.ok(news.seq > second.seq);
});

test('the inbox of a creator tells when the table has filled', async () => {
  const [south, north] = [await s.guest(), await s.guest()];
  const { body: lobby } = await south.post('/lobbies', { game: 'stratic' });
  const { body: empty } = await south.get('/me/inbox');
  const waiting = south.get(`/me/inbox?after=${empty.seq}&wait=20`);
  const { body: full } = await north.put(`/lobbies/${lobby.id}/seats/me`, {});
  assert.deepEqual((await waiting).body.waiting.map((w) => w.match), [full.match]);
});

test('a finished match leaves the inbox and its number never falls', async () => {
  const t = await begun(s);
  let seq = 0;
  const look = async () => {
    const { body } = await t.south.get('/me/inbox');
    assert.ok(body.seq >= seq, `${body.seq} after ${seq}`);
    seq = body.seq;
    return body;
  };
  await look();
  for (const [i, text] of SHORT_WIN.entries()) {
    await play_line(t, [text], i + 1);
    await look();
  }
  assert.deepEqual((await look()).waiting, []);
  const other = await begun(s, {}, undefined);
  assert.ok(other.match);
  await table(s, {}, t.south, await s.guest());
  assert.equal((await look()).waiting.length, 1);
});

test('what the wait may be', async () => {
  const t = await begun(s);
  for (const query of ['wait=26', 'wait=-1', 'wait=1.5', 'wait=x', 'after=-1', 'after=1e3', 'after=99999999999999999999'])
    await t.south.refuse(422, 'bad_request', 'GET', `/matches/${t.match}/view?${query}`);
  assert.ok(await view_of(t.south, t.match));
});
