/* The games that several people play at this device, as this browser keeps them: who has which seat under what name,
 * and the access tokens of the seats until the game ends. Nothing else knows these tokens. */
import { guest_apart_end, new_key } from '../net/api.js';
import { Mishap } from '../net/form.js';
import { seats_forget, shared_games_keep, shared_games_kept } from '../local/settings.js';
import { t } from '../../locales/text.js';

const FINISHED_MOST = 10;

/**
 * One game. `people` have the first seats and bots the others; `lobby` and `match` are known once there are any.
 * @typedef {object} SharedGame
 * @property {string} id
 * @property {{name: string, token?: string}[]} people
 * @property {{game: string, variant: string, options: object, seats: number, bot: string}} wish
 * @property {string} [lobby]
 * @property {string} [invite]
 * @property {string} [match]
 * @property {boolean} [is_over]
 * @property {boolean} [stays]   the board is not turned to the player who is to move
 */

const is_text = (value) => typeof value === 'string';
const is_seat = (one) => is_text(one?.name) && ['string', 'undefined'].includes(typeof one.token);

/* Storage can hold anything. */
const is_sane = (game) => is_text(game?.id) && is_text(game.wish?.game) && is_text(game.wish.variant)
  && Array.isArray(game.people) && game.people.length > 1 && game.people.every(is_seat);

/** All of them, the newest first. */
export function shared_games() {
  const kept = shared_games_kept();
  return /** @type {SharedGame[]} */ (Array.isArray(kept) ? kept.filter(is_sane) : []);
}

/** The one with this match, or undefined. */
export const shared_game = (match) => shared_games().find((game) => game.match === match);

/** @param {SharedGame} game */
function store(game) {
  const others = shared_games().filter(({ id }) => id !== game.id);
  const over = others.filter(({ is_over }) => is_over).slice(FINISHED_MOST - 1);
  if (shared_games_keep([game, ...others.filter((other) => !over.includes(other))])) return game;
  throw new Mishap(t('together-no-storage'));
}

/** A new game, before anybody is seated. Its id also makes its table one of a kind, however often that is asked for. */
export const shared_game_new = (people, wish) =>
  store({ id: new_key(), people: people.map((name) => ({ name })), wish });

/** Change what is kept of a game: its newest version, with these members. */
export const shared_game_change = (game, change) =>
  store({ ...(shared_games().find(({ id }) => id === game.id) ?? game), ...change });

/* What is no longer kept here works nowhere else. */
const tokens_end = ({ people }) => people.forEach(({ token }) => { if (token) guest_apart_end(token); });

/** The game is over: the tokens go, the names stay for the replay. */
export function shared_game_end(game) {
  seats_forget(game.match);
  tokens_end(game);
  return shared_game_change(game, { is_over: true, people: game.people.map(({ name }) => ({ name })) });
}

/** Forget a game. */
export function shared_game_drop(game) {
  tokens_end(game);
  shared_games_keep(shared_games().filter(({ id }) => id !== game.id));
}

/** The same people again, each one seat further. */
export function shared_game_again({ people, wish }) {
  const names = people.map(({ name }) => name);
  return shared_game_new([...names.slice(1), names[0]], wish);
}
