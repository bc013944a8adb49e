/* What the page of the Endless Tournament asks of its game (games/contract.js). */
import { t } from '../../locales/text.js';
import { file_name, rank_name } from './square.js';

/* Orders as they are written, but a pass in words. */
function orders_words(text) {
  if (text === '--') return t('stratic-crowd-pass');
  return text.endsWith(' --') ? t('stratic-crowd-placed-pass', { orders: text.slice(0, -3) }) : text;
}

/* What the button for voting says; `again`: a vote is in already. */
function commit({ turn, commit: words }, again) {
  if (turn === undefined) return words;
  if (turn === '--') return t(again ? 'stratic-crowd-change-pass' : 'stratic-crowd-vote-pass');
  return t(again ? 'stratic-crowd-change' : 'stratic-crowd-vote', { turn: orders_words(turn) });
}

export const crowd = {
  region_words: ({ x0, y0, x1, y1 }) => t('stratic-crowd-region',
    { x0: file_name(x0), x1: file_name(x1), y0: rank_name(y0), y1: rank_name(y1) }),
  overview: ({ overview: { cell, south, north } }) => ({ cell, sides: [south, north] }),
  wish: orders_words,
  played: orders_words,
  commit,
  get parts() {
    return [['movements', t('stratic-crowd-movements')], ['placements', t('stratic-crowd-placements')]];
  },
  get nobody() { return t('stratic-crowd-nobody'); },
};
