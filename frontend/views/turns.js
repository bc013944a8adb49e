/* Turns in tables of several games, in the word of each game: German plays "Züge" one after the other and "Runden"
 * together. */
import { t } from '../locales/text.js';
import { turn_kind } from '../model/catalogue.js';

/** Where a match is: "12", "Zug 12" or "Runde 12"; before the first turn, that. */
export const turn_at = (match) => (match.turn > 0
  ? t(`common-turn-at${turn_kind(match)}`, { turn: String(match.turn) }) : t('common-turn-none'));

/** How many turns a finished match had: "12", "12 Züge" or "12 Runden". It stands at one that is never played. */
export const turns_in_all = (match) => t(`common-turns${turn_kind(match)}`, { n: Math.max(0, match.turn - 1) });
