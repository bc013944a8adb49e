/* Tournaments as data: how long one takes, who can enter it now, what is being played. Knows no words. */

/* What a game usually takes, which nobody knows before: the turns of a middling game, and how much of the time that
 * they could take people do take. */
const TURNS = 50;
const SHARE_OF_TURN = 0.25;
const SHARE_OF_BANK = 0.6;

/**
 * About how long a game takes, in seconds.
 * @param {{mode: string, turn_seconds?: number, bank_seconds?: number, increment_seconds?: number}} clock
 * @param {number} banks   how many time banks run one after the other: the seats, or 1 where all play at once
 */
export function game_seconds(clock, banks) {
  if (clock.mode !== 'budget') return (clock.turn_seconds ?? 0) * TURNS * SHARE_OF_TURN;
  return ((clock.bank_seconds ?? 0) + (clock.increment_seconds ?? 0) * TURNS / 2) * banks * SHARE_OF_BANK;
}

/** Rounds after which one of so many players has beaten everybody they met. */
export const rounds_to_one = (players) => Math.max(1, Math.ceil(Math.log2(players)));

/* Everybody meets everybody else; of an odd number one rests in each round. */
const rounds_of_all = (players) => players - 1 + (players % 2);

/** How many rounds are played; null in an arena, which has none. */
export function rounds_of({ format, rounds, seats, games_each, players }) {
  const all = {
    swiss: () => rounds,
    round_robin: () => (seats > 2 ? rounds : rounds_of_all(players) * games_each),
    knockout: () => rounds_to_one(players),
    team: () => Math.ceil(players / 2),
  };
  return all[format]?.() ?? null;
}

const ROUNDS_MOST = 40;

/** How many rounds can be chosen: in a Swiss of two seats as many as its players can play without meeting twice. */
export const rounds_most = ({ format, seats, max_players }) => (format === 'swiss' && seats === 2
  ? Math.min(ROUNDS_MOST, Math.max(1, rounds_of_all(max_players))) : ROUNDS_MOST);

/** The rounds of a form: those chosen, or fewer where so many players cannot play them. */
export const rounds_set = (form) => Math.min(form.rounds, rounds_most(form));

/**
 * How many players a form takes at least: in a Swiss of two seats as many as can play all its rounds without meeting
 * twice. The server refuses fewer.
 */
export function players_least(form) {
  const rounds = rounds_set(form);
  return form.format === 'swiss' && form.seats === 2 ? Math.max(2, rounds + 1 - (rounds % 2)) : form.seats;
}

/* In a knock-out the games of a pairing follow each other. */
const games_in_a_row = ({ format, games_each }) => (format === 'knockout' ? games_each : 1);

/** About how long a tournament takes, in seconds. */
export function tournament_seconds(plan, banks) {
  if (plan.format === 'arena') return plan.minutes * 60;
  return rounds_of(plan) * games_in_a_row(plan) * game_seconds(plan.clock, banks);
}

/** Whether entries are open. Late ones are possible in an arena, and in the first rounds of a Swiss. */
export function takes_entries({ status, format, round, late_rounds }) {
  if (status !== 'running') return status === 'open';
  return format === 'arena' || (format === 'swiss' && round < late_rounds);
}

/** Whether a tournament is over, one way or the other. */
export const is_over = ({ status }) => status === 'finished' || status === 'cancelled';

/** How many games of a round are over, and how many there are; a bye is no game. */
export function progress_of({ items }) {
  const games = items.filter(({ state }) => state !== 'bye');
  return { done: games.filter(({ result }) => result !== null).length, all: games.length };
}

/**
 * The games that are being played, those of the leaders first.
 * @param {{match: string|null, state: string, players: {number: number}[]}[]} games
 * @param {{number: number, place: number}[]} standings
 */
export function running_of(games, standings) {
  const places = new Map(standings.map(({ number, place }) => [number, place]));
  const best = ({ players }) => Math.min(...players.map(({ number }) => places.get(number) ?? Infinity));
  return games.filter(({ match, state }) => match && state === 'playing').sort((a, b) => best(a) - best(b));
}
