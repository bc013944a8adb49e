// What a worker remembers of a match from one order to the next must never be older than the match: whatever else changed it, by
// whatever door, the next order is judged against the truth.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { stack, until } from '../lib/stack.mjs';
import { begun, play_line, put_orders, seat_path, turn, view_of } from '../lib/play.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const offer = (client, match, kind, rest = {}) => client.post(`/matches/${match}/offers`, { kind, ...rest }).then((a) => a.body.offer);
const accept = (client, match, id) => client.put(`/matches/${match}/offers/${id}`, { accept: true });
test('an order after a remembered one reads no snapshot', async () => {
  const t = await begun(s);
  await play_line(t, ['--']);
  await s.sql(`create table aside as select * from match_snapshot;
    delete from match_snapshot where match_id = (select id from match where public_id = '${t.match}')`);
  await play_line(t, ['--', '--'], 2);
  await s.sql('insert into match_snapshot select * from aside on conflict do nothing; drop table aside');
  assert.equal((await view_of(t.north, t.match)).turn, 4);
});

test('an offer made after the remembered order falls with the next one', async () => {
  const t = await begun(s);
  await play_line(t, ['--', '--']);
  await offer(t.south, t.match, 'draw');
  await play_line(t, ['--', '--'], 3);
  assert.deepEqual((await view_of(t.north, t.match)).offers, []);
  await t.north.refuse(409, 'no_offer', 'PUT', `/matches/${t.match}/offers/1`, { accept: true });
});

test('a truce agreed after the remembered order holds the next one back, and going on lets it through', async () => {
  const t = await begun(s);
  await play_line(t, ['--']);
  await accept(t.north, t.match, (await offer(t.south, t.match, 'truce', { hours: 1 })).id);
  await t.north.refuse(409, 'game_paused', 'PUT', seat_path(t.match, 2), { orders: turn('--') });
  await accept(t.north, t.match, (await offer(t.south, t.match, 'resume')).id);
  await play_line(t, ['--', '--'], 2);
});

test('an order after a takeback is judged in the position gone back to', async () => {
  const t = await begun(s, { rated: false });
  await play_line(t, ['Ae2>e5']);
  await accept(t.north, t.match, (await offer(t.south, t.match, 'takeback')).id);
  const view = await view_of(t.south, t.match);
  const { body } = await put_orders(t.south, t.match, view.turn, turn('Ae2>e4'));
  assert.deepEqual(body.rejected, []);
  await put_orders(t.north, t.match, view.turn + 1, turn('--'));
});

test('a match that ended elsewhere takes no order', async () => {
  const t = await begun(s);
  await play_line(t, ['--']);
  await t.south.post(`/matches/${t.match}/resign`, { confirm: true });
  await t.north.refuse(409, 'game_over', 'PUT', seat_path(t.match, 2), { orders: turn('--') });
});

test('time that was up meanwhile counts', async () => {
  const t = await begun(s, { clock: { mode: 'live', turn_seconds: 60 } });
  await play_line(t, ['--']);
  await s.sql(`update match set deadline = arena_now() - interval '1 hour' where public_id = '${t.match}'`);
  await t.north.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 2), { orders: turn('--') });
});

test('the same order again gets the stored answer', async () => {
  const t = await begun(s);
  const { body: first } = await put_orders(t.south, t.match, 1, turn('--'));
  const { body: again } = await put_orders(t.south, t.match, 1, turn('--'));
  assert.deepEqual(again, first);
  await t.south.refuse(409, 'turn_closed', 'PUT', seat_path(t.match, 1), { orders: turn('Ae2>e4') });
});

test('more matches than a worker remembers go on side by side', async () => {
  const one = await stack({ workers: 1 });
  try {
    const tables = [];
    for (let i = 0; i < 60; i += 1) tables.push(await begun(one));
    for (const text of ['--', '--', 'Ae2>e5', '--']) {
      for (const t of tables) {
        t.next = (t.next ?? 0) + 1;
        await play_line(t, [text], t.next);
      }
    }
    for (const t of tables) {
      const view = await view_of(t.south, t.match);
      assert.equal(view.turn, 5);
    }
  } finally { await one.stop(); }
});

test('workers killed between orders forget, and nothing is lost', async () => {
  const t = await begun(s);
  for (let n = 1; n <= 8; n += 1) {
    await play_line(t, ['--'], n); // nginx asks another worker when the match's own is gone
    s.kill('worker');
    await until(() => s.processes('quad-api', true).length === 4, { what: 'four workers again' });
  }
  assert.equal((await view_of(t.south, t.match)).turn, 9);
});
