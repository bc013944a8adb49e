/* What the games of the catalogue bring besides matches. */
import { experiments_of, pages_of } from '../games/index.js';
import { catalogue } from './net/session.js';

const ids = async () => (await catalogue()).map(({ id }) => id);

/** The pages of all games, as games/contract.js says. */
export const pages_brought = async () => pages_of(await ids());

/** What the game that experiments are made of says of them. */
export const experiments_brought = async () => experiments_of(await ids());
