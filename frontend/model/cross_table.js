/* Who met whom in a tournament, and with what result. Knows no words. */

/**
 * One game or bye of an entrant; `score` in halves of a point, null while it runs.
 * @typedef {{round: number, seat: number|null, opponents: number[], score: number|null, match: string|null,
 *     kind: string}} Meeting
 */

/**
 * The cross table: a row for each entrant and in it a cell for each other one, with their games in order; null on the
 * diagonal.
 * @param {{number: number, cross: Meeting[]}[]} standings   in the order of the rows
 * @returns {(Meeting[]|null)[][]}
 */
export const cross_table = (standings) => standings.map((mine) => standings.map((other) => (mine === other ? null
  : mine.cross.filter(({ opponents }) => opponents.includes(other.number)))));

/**
 * What an entrant did in each round: a list of games for every round from the first to `round`.
 * @param {Meeting[]} cross
 * @param {number} round
 * @returns {Meeting[][]}
 */
export const by_round = (cross, round) =>
  Array.from({ length: round }, (_, i) => cross.filter((meeting) => meeting.round === i + 1));
