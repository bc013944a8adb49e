/* What the games of the catalogue bring besides matches. */
import { experiments_of, pages_of } from '../games/index.js';
import { catalogue } from './net/session.js';

const ids = async () => (await catalogue()).map(({ id }) => id);

/** The pages of all games, in the shape of games/contract.js. */
export const pages_brought = async () => pages_of(await ids());

/** What the game used for experiments says about them. */
export const experiments_brought = async () => experiments_of(await ids());
