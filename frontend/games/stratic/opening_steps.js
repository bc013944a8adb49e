/* The opening of a match as the explorer of openings names it: both formations, then the first turns. */

const TURNS = 8;

/** The steps that the log of a match tells, one for each of its first lines; none in the cube. */
export function opening_steps(log) {
  const setups = [0, 1].map((seat) => log.find((line) => line.kind === 'setup' && line.seat === seat)?.facts);
  if (!setups.every((facts) => facts?.front)) return [];
  const turns = log.filter(({ kind }) => kind === 'turn' || kind === 'skip').slice(0, TURNS);
  return [...setups.map(({ front, back }) => `${front}/${back}`),
    ...turns.map(({ kind, facts }) => (kind === 'skip' ? 'skip' : facts.turn_text))];
}
