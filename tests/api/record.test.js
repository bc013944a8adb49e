// The events are the truth: what is derived from them can be made again, and a row that was tampered with is found.
import assert from 'node:assert/strict';
import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { after, test } from 'node:test';
import { settled } from '../lib/endless.mjs';
import { build, stack } from '../lib/stack.mjs';
import { await_view, begun, FORMATION, pick_turn, play_line, put_orders, SHORT_WIN, table } from '../lib/play.mjs';

const s = await stack({ workers: 6 });
after(() => s.stop());
await settled(s); // then all matches are compared

/** Run `quad rebuild` on the stack's database; resolves to {code, out}. */
function rebuild() {
  return new Promise((resolve) => {
    execFile(join(build, 'quad'), ['rebuild'], { env: { ...process.env, QUADRIVIUM_DATABASE_URL: s.conninfo } },
      (error, out) => resolve({ code: error ? error.code : 0, out, answer: out ? JSON.parse(out.split('\n')[0]) : null }));
  });
}

const derived = () => s.sql(`select string_agg(row(public_id, status, turns, owes, stage, state_hash, result)::text, ';' order by id) from match`)
  .then(async (matches) => [matches, await s.sql(`select string_agg(row(match_id, seat, place, score)::text, ';' order by match_id, seat) from match_seat`)]);

test('what is derived is made again from the events, running and finished matches alike', async () => {
  const t = await begun(s, { clock: { mode: 'untimed' } });
  await play_line(t, SHORT_WIN);
  const draw = await begun(s);
  const { body: { offer } } = await draw.south.post(`/matches/${draw.match}/offers`, { kind: 'draw' });
  await draw.north.put(`/matches/${draw.match}/offers/${offer.id}`, { accept: true });
  const running = await begun(s, { clock: { mode: 'untimed' } });
  for (let n = 1; n <= 40; n++) {
    const client = running.seats[(n + 1) % 2];
    const { body: view } = await client.get(`/matches/${running.match}/view`);
    if (view.status === 'finished') break;
    await put_orders(client, running.match, n, await pick_turn(client, running.match, view));
  }
  await table(s);
  const guest = await s.guest();
  const { body: { match } } = await guest.post('/play', { game: 'stratic', versus: 'bot:greedy', clock: { mode: 'untimed' } });
  await put_orders(guest, match, 0, FORMATION);
  await await_view(guest, match, (v) => v.turn >= 1 && v.owes); // then the bot has nothing to do
  const before = await derived();
  const views = async () => Promise.all([running.south, running.north, guest].map(async (client, i) => (await client.get(`/matches/${i < 2 ? running.match : match}/view`)).body.view));
  const seen = await views();
  await s.sql('delete from match_snapshot where n > 0');
  const made = await rebuild();
  assert.deepEqual([made.code, made.answer.bad], [0, 0], made.out);
  assert.deepEqual(await derived(), before);
  assert.deepEqual(await views(), seen);
});

test('a changed, lost or swapped row is found and the match is left as it is', async () => {
  const spoils = [
    `update match_event set body = replace(replace(body, 'Ae5>e7', 'Ae5>e6'), '[4,6]', '[4,5]') where turn = 3 and match_id = ID`,
    `delete from match_event where turn = 3 and match_id = ID`,
    `update match_event set n = case n when 3 then 103 else n end where match_id = ID; update match_event set n = 3, turn = 2 where n = 4 and match_id = ID;
     update match_event set n = 4, turn = 3 where n = 103 and match_id = ID`,
    `update match_event set hash = translate(hash, '0123456789abcdef', '123456789abcdef0') where turn = 3 and match_id = ID`,
    `update match set options = jsonb_set(options, '{turn_limit}', '2') where id = ID`,
  ];
  for (const [i, spoil] of spoils.entries()) {
    const t = await begun(s);
    await play_line(t, SHORT_WIN);
    const id = `(select id from match where public_id = '${t.match}')`;
    const hash = await s.sql(`select state_hash from match where id = ${id}`);
    await s.sql(`begin; set local session_replication_role = replica; ${spoil.replaceAll('ID', id)}; commit`);
    const made = await rebuild();
    assert.deepEqual([made.code, made.answer.bad], [1, i + 1], `${spoil}: ${made.out}`);
    assert.equal(await s.sql(`select state_hash from match where id = ${id}`), hash);
  }
});
