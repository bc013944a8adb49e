/* The name of a tournament: the one its host has given, or for the site's own one made of its parts. */
import { game_title } from '../model/catalogue.js';
import { date_text, t } from '../locales/text.js';

/** Names of hosts are in whatever language they chose, so a translator must leave them alone. */
export const is_given = ({ series }) => !series;

/**
 * The name to show.
 * @param {{name: string, format: string, series?: {every: string, day: string}}} tournament
 * @param {{game: string, variant: string}} played   what is played in it
 */
export function tournament_name({ name, format, series }, { game, variant }) {
  if (!series) return name;
  const day = date_text(series.day, { dateStyle: 'medium', timeZone: 'UTC' });
  return t('common-tournament-own', { every: series.every, format, game: game_title(game, variant), day });
}
