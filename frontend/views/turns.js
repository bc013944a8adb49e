/* Turns in tables of several games, in the word of each game: German plays "Züge" one after the other and "Runden"
 * together. */
import { t } from '../locales/text.js';
import { turn_kind } from '../model/catalogue.js';

/** Where a match is: "12", "Zug 12" or "Runde 12". */
export const turn_at = (match) => t(`common-turn-at${turn_kind(match)}`, { turn: String(match.turn) });

/** How long a match was: "12", "12 Züge" or "12 Runden". */
export const turns_in_all = (match) => t(`common-turns${turn_kind(match)}`, { n: match.turn });
