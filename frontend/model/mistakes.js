/* Comparing a turn with the best one and with the one that was played: pure, like the server's measure of a mistake. */

const DECIDED = 2000; /* a larger lead, or a slower win, makes no difference */
const SLIGHT = 60;

/** A score up to the size beyond which nothing is decided any more. */
export const worth = (score) => Math.max(-DECIDED, Math.min(DECIDED, score));

/** How much better one score is than another, in hundredths of the smallest piece. */
export const better_by = (score, than) => worth(score) - worth(than);

/**
 * What a turn found by a player is worth beside the two that are known: 'best' (or as good), 'better' than what was
 * played, the 'same' turn again, or no better ('worse').
 * @param {{played: {text: string, score: number}, best: {text: string, score: number}}} mistake
 * @param {{text: string, score: number}} mine   its score as its own seat sees it
 * @returns {'best'|'better'|'same'|'worse'}
 */
export function compared({ played, best }, mine) {
  if (mine.text === best.text || better_by(best.score, mine.score) <= SLIGHT) return 'best';
  if (mine.text === played.text) return 'same';
  return better_by(mine.score, played.score) > SLIGHT ? 'better' : 'worse';
}
