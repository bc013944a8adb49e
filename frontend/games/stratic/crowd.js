/* What the Endless Tournament's page asks of the game it is played with (games/contract.js). */
import { file_name, rank_name } from './square.js';

const passing = (text, word) => (text === '--' ? word : text.replace(/ --$/, `, then ${word}`));

export const crowd = {
  region_words: ({ x0, y0, x1, y1 }) =>
    `Files ${file_name(x0)} to ${file_name(x1)}, ranks ${rank_name(y0)} to ${rank_name(y1)}`,
  overview: ({ overview: { cell, south, north } }) => ({ cell, sides: [south, north] }),
  wish: (text) => passing(text, 'pass'),
  played: (text) => passing(text, 'passed'),
  commit: (text, again) => text.replace(/^Play /, again ? 'Vote instead: ' : 'Vote: ')
    .replace(/ -- \(pass\)$/, ', then pass')
    .replace(/^Pass this turn$/, again ? 'Vote instead: pass' : 'Vote to pass'),
  parts: [['movements', 'Movements'], ['placements', 'Placements']],
  nobody: 'Nobody voted: what had to be placed was placed by the rules, and the turn passed.',
};
