/* The picture of a knock-out: which pairing stands where. Knows no words. */

/**
 * A pairing of one round by the names of its players; one alone has a bye.
 * @typedef {{players: string[]}} Pairing
 */

/**
 * The pairings of a round in the order in which their winners meet next. A winner who had no pairing leaves an empty
 * place; pairings without a winner fill such places.
 * @template {Pairing} P
 * @param {P[]} round
 * @param {(P|null)[]} later   the next round, in its order
 */
function ordered(round, later) {
  const winners = later.flatMap((pairing) => [0, 1].map((seat) => pairing?.players[seat]));
  const found = winners.map((name) => round.find(({ players }) => players.includes(name)) ?? null);
  const rest = round.filter((pairing) => !found.includes(pairing));
  return found.map((pairing, i) => (found.indexOf(pairing) === i ? pairing : null) ?? rest.shift() ?? null);
}

/**
 * The columns of a bracket, one for each round and half as long as the one before, the last with one place. The winners
 * of places 2n and 2n + 1 meet in place n. A place is null while its players are not known, and where nobody played.
 * @template {Pairing} P
 * @param {P[][]} rounds   the rounds that are paired, the first one first
 * @param {number} total   how many rounds there are
 * @returns {(P|null)[][]}
 */
export function bracket_of(rounds, total) {
  /** @type {(P|null)[][]} */
  const columns = Array.from({ length: total }, (_, n) =>
    Array.from({ length: 2 ** (total - 1 - n) }, (_, i) => rounds[n]?.[i] ?? null));
  for (let n = Math.min(rounds.length, total) - 2; n >= 0; n -= 1) columns[n] = ordered(rounds[n], columns[n + 1]);
  return columns;
}

/**
 * The games of a knock-out's round by pairing: each with its players as in the first of its games, their starting
 * numbers, the games, and the score of each in halves of a point.
 * @template {{players: {player: string, number: number}[], result: number[]|null}} G
 * @param {G[]} games
 * @returns {{players: string[], numbers: number[], games: G[], scores: number[]}[]}
 */
export function pairings_of(games) {
  const all = new Map();
  for (const game of games) {
    const names = game.players.map(({ player }) => player);
    const key = names.toSorted().join('\n');
    if (!all.has(key)) {
      all.set(key, { players: names, numbers: game.players.map(({ number }) => number), games: [],
        scores: names.map(() => 0) });
    }
    const pairing = all.get(key);
    pairing.games.push(game);
    for (const [i, { player }] of game.players.entries()) {
      pairing.scores[pairing.players.indexOf(player)] += game.result?.[i] ?? 0;
    }
  }
  return [...all.values()];
}

/**
 * Who won a pairing, or null: more than half the points of all games decide it before its last one; if it is level in
 * the end, the better starting number goes on.
 * @param {{players: string[], numbers: number[], scores: number[]}} pairing
 * @param {number} games_each
 * @param {boolean} is_over   the round is
 */
export function winner_of({ players, numbers, scores }, games_each, is_over) {
  const [first] = players.map((_, i) => i).sort((a, b) => scores[b] - scores[a] || numbers[a] - numbers[b]);
  const is_ahead = scores.every((score, i) => i === first || score < scores[first]);
  return is_over || (is_ahead && scores[first] > games_each) ? players[first] : null;
}
