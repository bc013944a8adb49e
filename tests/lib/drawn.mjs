// drawn.mjs - chance that is the same for the same words, whatever was drawn in between: a seed and what it is drawn for.
import { createHash } from 'node:crypto';

/** Two numbers, each at least 0 and less than 1. */
export function drawn(...words) {
  const sum = createHash('sha256').update(words.join('\n')).digest();
  return [sum.readUInt32BE(0) / 2 ** 32, sum.readUInt32BE(4) / 2 ** 32];
}
