/* What the games of the catalogue bring besides matches. */
import { pages_of } from '../games/index.js';
import { catalogue } from './net/session.js';

/** The pages of all games, as games/contract.js says. */
export const pages_brought = async () => pages_of((await catalogue()).map(({ id }) => id));
