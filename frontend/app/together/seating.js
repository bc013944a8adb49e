/* Seats everybody: a guest for each person, one private game, and each guest in their seat. Each step is kept before
 * the next one, so that it can be gone on with after a reload or a lost connection, and nobody is seated twice. */
import * as api from '../net/api.js';
import { shared_game_change } from './games.js';

const TURN_SECONDS = 14 * 24 * 3600; // a game that nobody continues ends by itself

/** @typedef {import('./games.js').SharedGame} SharedGame */

/* Everybody at this device sees what is public; a chat is for people who are not in one room. */
function body_of({ people, wish: { game, variant, options, seats, bot } }, { turns }) {
  const bots = Array.from({ length: seats - people.length }, (_, i) => ({ seat: people.length + i, bot }));
  return {
    game, variant, options, seats, private: true, rated: false, spectators: 'public',
    press: turns === 'alternate' ? 'none' : 'all',
    clock: { mode: 'correspondence', turn_seconds: TURN_SECONDS, ...(turns === 'together' && { early: true }) },
    ...(bots.length && { bots }),
  };
}

/** @param {SharedGame} game */
async function with_guests(game) {
  for (const seat of game.people.keys()) {
    if (game.people[seat].token) continue;
    const { token } = await api.guest_apart();
    game = shared_game_change(game, { people: game.people.map((one, i) => (i === seat ? { ...one, token } : one)) });
  }
  return game;
}

/** @param {SharedGame} game */
async function with_lobby(game, variant) {
  if (game.lobby) return game;
  const made = await api.lobby_new(body_of(game, variant), game.id, { token: game.people[0].token });
  return shared_game_change(game, { lobby: made.id });
}

/** @param {SharedGame} game */
async function with_invite(game) {
  if (game.invite) return game;
  const uses = Math.max(1, game.people.length - 1);
  const { join_url } = await api.invite_new(game.lobby, { uses }, { token: game.people[0].token });
  return shared_game_change(game, { invite: new URL(join_url, location.origin).searchParams.get('invite') });
}

/** @param {SharedGame} game */
async function seated(game) {
  const host = { token: game.people[0].token };
  let { match } = await api.lobby(game.lobby, undefined, host);
  if (match) return match;
  game = await with_invite(game);
  for (const [seat, { token }] of game.people.entries()) {
    if (seat) ({ match } = await api.lobby_sit(game.lobby, { seat, invite: game.invite }, { token }));
  }
  return match ?? (await api.lobby(game.lobby, undefined, host)).match;
}

/**
 * Begin a game, or go on beginning it; resolves to the game with its match.
 * @param {SharedGame} game
 * @param {{turns: string}} variant   of the catalogue
 */
export async function seat_all(game, variant) {
  const ready = await with_lobby(await with_guests(game), variant);
  return shared_game_change(ready, { match: await seated(ready) });
}
