/* Requests about hidden rules of one's own: what the tester finds, and what they answer on a board. Nothing is stored. */
import { base } from '../../../model/addresses.js';
import { post } from '../../../app/net/api.js';

export const rules_check = (body, rest) => post('/rules/check', body, rest);
export const rules_play = (body, rest) => post('/rules/play', body, rest);
/** Where the language is told, for a link. */
export const rules_address = `${base}/games/rulegame/rules`;
