/* The opening of a match as the explorer of openings names it: both formations, then the first turns. */

const TURNS = 8;

/** The steps that the log of a match tells, as far as it goes; none in the cube. What was taken back is left out. */
export function opening_steps(log) {
  const setups = [0, 1].map((seat) => log.find((line) => line.kind === 'setup' && line.seat === seat));
  if (!setups.every((line) => line?.front)) return [];
  const by_turn = new Map();
  for (const line of log) if (line.kind === 'turn' || line.kind === 'skip') by_turn.set(line.turn, line);
  const steps = setups.map(({ front, back }) => `${front}/${back}`);
  for (let n = 1; n <= TURNS && by_turn.has(n); n += 1) {
    const { kind, turn_text: text } = by_turn.get(n);
    steps.push(kind === 'skip' ? 'skip' : text);
  }
  return steps;
}
