/* Requests about rule sets that a researcher writes: checks, and answers to moves on a board. Nothing is stored. */
import { base } from '../../../model/addresses.js';
import { post } from '../../../app/net/api.js';

export const rules_check = (body, rest) => post('/rules/check', body, rest);
export const rules_play = (body, rest) => post('/rules/play', body, rest);
/** Where the language is told, for a link. */
export const rules_address = `${base}/games/rulegame/rules`;
