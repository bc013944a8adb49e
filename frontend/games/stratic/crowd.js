/* What the page of the Endless Tournament asks of its game (games/contract.js). */
import { list_of, t } from '../../locales/text.js';
import { read_turn } from './notation.js';
import { file_name, rank_name } from './square.js';
import { move_words, place_words } from './words.js';

/* Orders in words, and as they are written. A pass has no notation worth showing; what cannot be read is shown as it
 * is. */
function told(text) {
  if (text === '--') return { words: t('stratic-crowd-pass'), notation: '' };
  const { place, moves, error } = read_turn(text);
  if (error) return { words: text, notation: '' };
  const pieces = list_of(place.map(place_words));
  const acts = list_of(moves.map(move_words));
  if (!pieces) return { words: acts, notation: text };
  if (acts) return { words: t('stratic-crowd-placed-move', { pieces, acts }), notation: text };
  return { words: text.endsWith('--') ? t('stratic-crowd-placed-pass', { pieces }) : pieces, notation: text };
}

/* What the button for voting says; `again`: a vote is in already. */
function commit({ turn, notation, commit: words }, again) {
  if (turn === undefined) return { commit: words };
  if (turn === '--') return { commit: t(again ? 'stratic-crowd-change-pass' : 'stratic-crowd-vote-pass') };
  return { commit: t(again ? 'stratic-crowd-change' : 'stratic-crowd-vote', { turn: words }), notation };
}

export const crowd = {
  region_words: ({ x0, y0, x1, y1 }) => t('stratic-crowd-region',
    { x0: file_name(x0), x1: file_name(x1), y0: rank_name(y0), y1: rank_name(y1) }),
  overview: ({ overview: { cell, south, north } }) => ({ cell, sides: [south, north] }),
  told,
  commit,
  get parts() {
    return [['movements', t('stratic-crowd-movements')], ['placements', t('stratic-crowd-placements')]];
  },
  get nobody() { return t('stratic-crowd-nobody'); },
};
