// fast.mjs - programs that order without pause against three bots of the arena: as soon as an answer is in, the next order goes out.
import assert from 'node:assert/strict';
import { seat_path, view_of } from './play.mjs';

/** Peace is offered now and then: an act beside the order, which every bot thinks about. */
const offers = (view) => (view.turn % 4 === 1 ? { diplomacy: { messages: [], propose: [0, 1, 2, 3].filter((seat) => seat !== view.seat).map((seat) => ({ to: `s${seat + 1}`, kind: 'nap' })), accept: [] } } : {});
const RUSHES = {
  stratagem: { wish: { game: 'stratagem', seats: 4, options: { max_turns: 100 } }, order: offers },
  cosair: { wish: { game: 'cosair', seats: 4, options: { max_turns: 400 } }, order: () => [] },
  race: {
    wish: { game: 'rulegame', variant: 'race', seats: 4, options: { level: 'cabinet', boards: 9, min_objects: 9, max_objects: 9 } },
    order: (view, n) => {
      const { pieces } = view.view.seats[view.seat].board;
      return { type: 'move', piece: pieces[(n >> 2) % pieces.length].piece, bucket: n % 4 };
    },
  },
};
export const GAMES = Object.keys(RUSHES);

/** A new guest's table with three random bots. */
async function table(s, wish) {
  const client = await s.guest();
  const bots = [1, 2, 3].map((seat) => ({ seat, bot: 'bot:random' }));
  const { body } = await client.post('/lobbies', { clock: { mode: 'untimed' }, rated: false, ...wish, bots });
  assert.equal(body.status, 'started');
  return { client, match: body.match };
}

/** One program hands in `count` orders, in as many matches as that takes: the milliseconds of each. A refusal ends it: there is none. */
export async function rush(s, game, count) {
  const { wish, order } = RUSHES[game];
  const times = [];
  while (times.length < count) {
    const { client, match } = await table(s, wish);
    let view = await view_of(client, match);
    while (times.length < count && view.status === 'live') {
      if (view.owes) {
        const body = { orders: order(view, times.length) }, began = performance.now();
        const answer = await client.decided('PUT', seat_path(match, view.turn), { body });
        times.push(performance.now() - began);
        assert.ok(answer.status === 200 || answer.body?.code === 'game_over', answer.text);
        view = await view_of(client, match);
      } else {
        view = await view_of(client, match, `?after=${view.seq}&wait=5`);
      }
    }
  }
  return times;
}
