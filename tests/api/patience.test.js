// One match that somebody holds stops no other: its requests are told so, every other deadline is called, and nothing of it is lost. The
// lock is held by a session of the database that belongs to nobody here.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { FORMATION, held, put_orders, seat_path, table, view_of } from '../lib/play.mjs';
import { stack, until } from '../lib/stack.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());

const TURN = 86_400;
const clock = { mode: 'correspondence', turn_seconds: TURN };

const hold = (matches) => held(s, matches);

/** So many matches of one guest against a bot, all waiting for the guest's setup. */
async function many(count) {
  const guest = await s.guest();
  const matches = [];
  for (let i = 0; i < count; i++) matches.push((await guest.post('/play', { game: 'stratic', versus: 'bot:random', clock })).body.match);
  return { guest, matches };
}

const turns = (matches) => s.sql(`select count(*) from match where public_id in (${matches.map((m) => `'${m}'`)}) and turns[1] > 0`).then(Number);

test('an order of a held match is refused with busy, and changes nothing; the others go on', async () => {
  const [held, free] = [await table(s, { clock }), await table(s, { clock })];
  const release = await hold([held.match]);
  const answer = await held.south.call('PUT', seat_path(held.match, 0), { body: { orders: FORMATION } });
  assert.deepEqual([answer.status, answer.body.code, answer.body.retry_after, answer.headers['retry-after']], [503, 'busy', 1, '1']);
  await put_orders(free.south, free.match, 0, FORMATION);
  assert.equal((await view_of(held.south, held.match)).turn, 0, 'looking needs no lock');
  await release();
  assert.equal(await s.sql(`select count(*) from match_order o join match m on m.id = o.match_id where m.public_id = '${held.match}'`), '0');
  await put_orders(held.south, held.match, 0, FORMATION);
});

test('more matches than the clock daemon looks at in one go are held: every other deadline is called', async () => {
  const stuck = await many(70), other = await many(6);
  const release = await hold(stuck.matches);
  await s.shift_clock(TURN + 60);
  await until(async () => await turns(other.matches) === other.matches.length, { what: 'the deadlines of the others' });
  assert.equal(await turns(stuck.matches), 0, 'they are held');
  await release();
  await until(async () => await turns(stuck.matches) === stuck.matches.length, { what: 'the deadlines that had to wait' });
  assert.doesNotMatch(s.log(), /deadline_failed|process_crashed/);
});

test('a bot\'s answer to a held match comes when it is free', async () => {
  const { guest, matches: [match] } = await many(1);
  const jobs = () => s.value(`select count(*) from job j join match m on m.id = j.match_id where m.public_id = '${match}' and j.attempts > 0`);
  const release = await hold([match]);
  await s.sql(`insert into job (kind, match_id, seat, turn, due_at) select 'bot', id, seat, 0, arena_now() from match join match_seat on match_id = id
    where public_id = '${match}' and kind = 'builtin' on conflict (kind, match_id, seat) do update set due_at = excluded.due_at`);
  await until(jobs, { what: 'the bot\'s try' });
  await release();
  await put_orders(guest, match, 0, FORMATION);
  await until(async () => (await view_of(guest, match)).turn > 0, { what: 'the bot\'s setup' });
});
