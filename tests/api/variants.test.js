// Stratic's variants on the real stack: whole matches of each, played from the legal list, shown, archived, replayed, forked,
// exported and verified; rated apart.
import assert from 'node:assert/strict';
import { after, test } from 'node:test';
import { established as someone } from '../lib/people.mjs';
import { await_view, PATIENT, pick_turn, put_orders, table, view_of, WALL } from '../lib/play.mjs';
import { stack } from '../lib/stack.mjs';

const s = await stack({ workers: 4 });
after(() => s.stop());

const LIMIT = 24;
const KINDS = ['base', 'true_endless', 'antistratic'].flatMap((variant) => [2, 3].map((dims) => ({ variant, dims })));
const settings = ({ variant, dims }) => ({ variant, options: { dims, turn_limit: LIMIT }, rated: false });

/** Both hand in the wall, then everybody plays what the list offers until the match is over. */
async function play_out(t) {
  for (const seat of t.seats) await put_orders(seat, t.match, 0, WALL);
  for (let n = 1; n <= LIMIT; n++) {
    const mover = t.seats[(n + 1) % 2], view = await view_of(mover, t.match);
    if (view.status === 'finished') return;
    assert.equal(view.turn, n);
    const { body } = await put_orders(mover, t.match, n, await pick_turn(mover, t.match, view));
    assert.deepEqual(body.rejected, []);
  }
}

for (const kind of KINDS) {
  test(`${kind.variant} in ${kind.dims} dimensions: from the lobby to a verified record and a fork`, async () => {
    const t = await table(s, settings(kind));
    await play_out(t);
    const { body: header } = await s.client().get(`/matches/${t.match}`);
    assert.deepEqual([header.variant, header.options.dims, header.status], [kind.variant, kind.dims, 'finished']);
    assert.ok(['turn_limit', 'commander', 'no_pieces', 'reply_capture'].includes(header.result.reason), header.result.reason);
    const view = await view_of(t.south, t.match);
    assert.equal(view.view.variant, kind.variant);
    assert.ok(view.view.pieces.every((piece) => piece.at.length === kind.dims));
    const { body: first } = await s.client().get(`/matches/${t.match}/spectate?turn=1`);
    assert.ok(first.view.text.startsWith(`str1/${kind.dims} e0 t0 `), first.view.text);
    const { body: found } = await s.client().get(`/matches?status=finished&game=stratic&variant=${kind.variant}&options={"dims":${kind.dims}}`);
    assert.ok(found.items.some((one) => one.id === t.match) && found.items.every((one) => one.options.dims === kind.dims));
    const picture = await s.client().get(`/matches/${t.match}/board.svg`);
    assert.match(picture.text, kind.dims === 3 ? /4D Stratic, / : /<title>Stratic, /);
    const { body: record } = await t.south.get(`/matches/${t.match}/export`);
    assert.equal((await s.client().post('/verify', record)).body.ok, true);
    const guest = await s.guest();
    const { body: fork } = await guest.post(`/matches/${t.match}/fork`, { turn: 2, versus: 'bot:greedy' });
    const again = await await_view(guest, fork.match, (v) => v.owes);
    await put_orders(guest, fork.match, again.turn, await pick_turn(guest, fork.match, again));
    await await_view(guest, fork.match, (v) => v.turn > again.turn + 1 || v.status === 'finished');
  });
}

test('bots of each level answer in each variant', async () => {
  for (const { variant, dims } of KINDS)
    for (const bot of ['bot:random', 'bot:greedy', 'bot:strong']) {
      const guest = await s.guest();
      const { body: lobby } = await guest.post('/lobbies', { game: 'stratic', variant, options: { dims, turn_limit: 8 }, rated: false, clock: PATIENT, bots: [{ seat: 1, bot }] });
      const match = lobby.match ?? (await guest.get(`/lobbies/${lobby.id}`)).body.match;
      await put_orders(guest, match, 0, WALL);
      const view = await await_view(guest, match, (v) => v.owes && v.turn === 1);
      await put_orders(guest, match, 1, await pick_turn(guest, match, view));
      await await_view(guest, match, (v) => v.turn >= 3);
    }
});

test('a setup of the cube is free in space, sealed, and shown to its seat alone', async () => {
  const t = await table(s, { options: { dims: 3 }, rated: false });
  const kinds = 'CIAAAAAFFFFFFFFFFFF';
  const pieces = (z) => [...kinds].map((kind, i) => ({ kind, at: [i % 10, Math.floor(i / 10), z] }));
  await put_orders(t.south, t.match, 0, { type: 'setup', pieces: pieces(7) });
  assert.deepEqual((await view_of(t.south, t.match)).view.setup.pieces.map((p) => p.at[2]), Array(19).fill(7));
  assert.equal((await view_of(t.north, t.match)).view.setup, null);
  const path = `/matches/${t.match}/turns/0/orders`;
  await t.north.refuse(422, 'off_home', 'PUT', path, { orders: { type: 'setup', pieces: pieces(10) } });
});

test('rated apart: 4D and Antistratic have boards of their own, True Endless none', async () => {
  const [ada, bela] = [await someone(s), await someone(s)];
  const lose = async (wish) => {
    const t = await table(s, { rated: true, ...wish }, ada, bela);
    for (const seat of t.seats) await put_orders(seat, t.match, 0, WALL);
    for (let n = 1; n <= 4; n++) {
      const mover = t.seats[(n + 1) % 2];
      await put_orders(mover, t.match, n, await pick_turn(mover, t.match, await view_of(mover, t.match)));
    }
    await bela.post(`/matches/${t.match}/resign`, { confirm: true });
    return (await s.client().get(`/matches/${t.match}/ratings`)).body;
  };
  const base = await lose({});
  const cube = await lose({ options: { dims: 3 } });
  const anti = await lose({ variant: 'antistratic' });
  assert.deepEqual([base, cube, anti].map((one) => [one.rated, one.ladder]), [[true, null], [true, '4d'], [true, null]]);
  for (const one of [base, cube, anti]) assert.equal(one.pools[0].seats[0].before.rating, 1500); // nobody's rating goes from one to the other
  const names = async (query) => (await s.client().get(`/leaderboards/stratic?pool=humans&${query}`)).body;
  assert.deepEqual((await names('')).ladders, ['4d']);
  await ada.refuse(422, 'bad_request', 'POST', '/lobbies', { game: 'stratic', variant: 'true_endless', rated: true });
});
