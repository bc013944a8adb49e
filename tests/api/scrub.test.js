// The scrub: rows damaged behind the arena's back are found, with the first turn that is wrong; what runs is held, what has ended says so
// in the log, and a repaired match goes on.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { settled } from '../lib/endless.mjs';
import { await_view, begun, play_line, put_orders, SHORT_WIN, turn, view_of } from '../lib/play.mjs';
import { build, stack } from '../lib/stack.mjs';

const s = await stack({ workers: 3 });
after(() => s.stop());
await settled(s); // then all matches are compared

const quad = (...words) => new Promise((resolve) => {
  const env = { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo };
  execFile(join(build, 'quad'), words, { env }, (error, out, said) => resolve({ status: error?.code ?? 0, body: out ? JSON.parse(out.split('\n')[0]) : null, said }));
});
const PLAIN = { rated: false, clock: { mode: 'untimed' }, options: { skip_reinforcement: false, idle_limit: 50 } };
const QUIET = ['--', '--', '--', '--', '--', '--'];
const id_of = (t) => s.value(`select id from match where public_id = '${t.match}'`);
/** Change rows as a broken disk would: past every trigger. */
const damage = (query) => s.sql(`begin; set local session_replication_role = replica; ${query}; commit`);
const rows = (id) => s.sql(`select n, kind, turn, body, hash from match_event where match_id = ${id} order by n`);

/** What the table says of a match: [turn, why]. */
const verdict = (id) => s.value(`select json_build_array(turn, why) from damage where match_id = ${id}`);

test('whole matches of every kind are left alone', async () => {
  const running = await begun(s, PLAIN);
  await play_line(running, QUIET);
  const ended = await begun(s, PLAIN);
  await play_line(ended, SHORT_WIN);
  const resigned = await begun(s, PLAIN);
  await resigned.south.post(`/matches/${resigned.match}/resign`, { confirm: true });
  for (const [game, orders] of Object.entries({ stratagem: {}, cosair: [{ type: 'recruit_agent' }], rulegame: { type: 'move', piece: 0, bucket: 0 } })) {
    const guest = await s.guest();
    const { body: { match } } = await guest.post('/play', { game, clock: { mode: 'untimed' }, ...(game !== 'rulegame' && { versus: 'bot:random' }) });
    const { turn: n } = await await_view(guest, match, ({ owes }) => owes);
    await put_orders(guest, match, n, orders);
    await await_view(guest, match, (view) => view.turn > n);
  }
  const racers = [await s.guest(), await s.guest()]; // each counts turns of their own
  const { body: lobby } = await racers[0].post('/lobbies', { game: 'rulegame', variant: 'race', seats: 2, options: { level: 'cabinet' }, clock: { mode: 'untimed' } });
  const { body: { match: race } } = await racers[1].put(`/lobbies/${lobby.id}/seats/me`, {});
  for (const who of [racers[0], racers[0], racers[1], racers[0]]) {
    const { turn: n, seat, view } = await view_of(who, race);
    await put_orders(who, race, n, { type: 'move', piece: view.seats[seat].board.pieces[0].piece, bucket: n % 4 });
  }
  const before = await s.sql('select id, status, state_hash from match order by id');
  const { status, body } = await quad('scrub');
  assert.deepEqual([status, body], [0, { matches: await s.value('select count(*) from match'), damaged: 0 }]);
  assert.equal(await s.sql('select id, status, state_hash from match order by id'), before);
});

const WAYS = {
  'one byte of an event': (id) => `update match_event set body = overlay(body placing 'b' from position('"moves"' in body) + 5 for 1) where match_id = ${id} and n = 5`,
  'two events in each other\'s place': (id) => `update match_event e set body = o.body, kind = o.kind from match_event o
    where e.match_id = ${id} and o.match_id = ${id} and e.n in (1, 4) and o.n in (1, 4) and e.n <> o.n`,
  'an event that is gone': (id) => `delete from match_event where match_id = ${id} and n = 4`,
  'other options': (id) => `update match set options = jsonb_set(options, '{idle_limit}', '49') where id = ${id}`,
  'another seed': (id) => `update match set seed = overlay(seed placing (case left(seed, 1) when '0' then '1' else '0' end) from 1 for 1) where id = ${id}`,
  'another state': (id) => `update match set state_hash = overlay(state_hash placing (case left(state_hash, 1) when '0' then '1' else '0' end) from 1 for 1) where id = ${id}`,
};

for (const [what, way] of Object.entries(WAYS)) {
  test(`${what}: found, held while it runs, and released once it is repaired`, async () => {
    const t = await begun(s, PLAIN);
    await play_line(t, QUIET);
    const id = await id_of(t);
    const [whole, match] = [await rows(id), await s.value(`select json_build_array(options, seed, state_hash) from match where id = ${id}`)];
    await damage(`drop table if exists kept; create table kept as select * from match_event where match_id = ${id}; ${way(id)}`);
    const from = s.log().length;
    const { status, body, said } = await quad('scrub');
    assert.deepEqual([status, body?.damaged], [1, 1], said);
    assert.match(said, new RegExp(`"event":"match_damaged","match":"${t.match}"`));
    const [bad, why] = await verdict(id);
    assert.ok(why.length > 10 && (bad === null || (bad >= 0 && bad <= 7)), `${bad}: ${why}`);
    await t.south.refuse(409, 'quarantined', 'PUT', `/matches/${t.match}/turns/7/orders`, { orders: turn('--') });
    assert.equal((await t.south.get(`/matches/${t.match}`)).body.status, 'quarantined');
    assert.deepEqual((await quad('scrub')).body.damaged, 0); // what is known is not told again
    assert.match((await quad('release', t.match)).said, /damaged/);
    await damage(`delete from match_event where match_id = ${id}; insert into match_event select * from kept; drop table kept;
      update match set options = '${JSON.stringify(match[0])}', seed = '${match[1]}', state_hash = '${match[2]}' where id = ${id}`);
    assert.equal(await rows(id), whole);
    assert.match((await quad('release', t.match)).said, /damaged/); // it has not been read since
    const again = await quad('scrub');
    assert.equal(again.body.damaged, 0);
    assert.match(again.said, new RegExp(`"event":"match_repaired","match":"${t.match}"`));
    assert.equal(await s.value(`select count(*) from damage where match_id = ${id}`), 0);
    assert.equal((await t.south.get(`/matches/${t.match}`)).body.status, 'quarantined'); // until it is released
    assert.deepEqual((await quad('release', t.match)).body, { match: t.match, was: 'quarantined', status: 'live', why: null });
    await put_orders(t.south, t.match, 7, turn('--'));
    assert.equal((await quad('scrub')).body.damaged, 0);
    assert.doesNotMatch(s.log().slice(from), /"event":"(assertion_failed|process_crashed|query_failed)"/);
  });
}

test('the first wrong turn is named', async () => {
  const t = await begun(s, PLAIN);
  await play_line(t, QUIET);
  const id = await id_of(t);
  await damage(`update match_event set hash = overlay(hash placing (case left(hash, 1) when '0' then '1' else '0' end) from 1 for 1) where match_id = ${id} and turn = 3`);
  assert.equal((await quad('scrub')).body.damaged, 1);
  assert.equal((await verdict(id))[0], 3);
});

test('a finished match stays as it is: nothing to hold, and the log says it', async () => {
  const t = await begun(s, PLAIN);
  await play_line(t, SHORT_WIN);
  const id = await id_of(t);
  await damage(`update match set result = jsonb_set(result, '{places}', '[2, 1]') where id = ${id}`);
  const { body, said } = await quad('scrub');
  assert.equal(body.damaged, 1);
  assert.match(said, /match_damaged/);
  assert.equal((await t.south.get(`/matches/${t.match}`)).body.status, 'finished');
  assert.equal((await verdict(id))[0], null);
});
