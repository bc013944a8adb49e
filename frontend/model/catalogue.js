/* What the page knows about the games: the server's catalogue, once app/net/session.js has fetched it. */

export const known = { games: [] };

/** What the catalogue says of a match's or lobby's variant. */
export function variant_of({ game, variant }) {
  return known.games.find((g) => g.id === game)?.variants?.find((v) => v.id === variant);
}

/** The end of a message's id for a match in which everyone plays at once: some languages call such a turn a round. */
export const turn_kind = (header) => (variant_of(header)?.turns === 'together' ? '-round' : '');

/** Whether an engine can say which turns of a finished match were mistakes. */
export const is_judged = (header) => variant_of(header)?.judged ?? false;

/** Whether a game has one of the capabilities that a game may leave out: 'study', 'crowd' … (the catalogue's
 * `capabilities`). */
export function has_capability(game, name) {
  return known.games.find((g) => g.id === game)?.capabilities.includes(name) ?? false;
}

/** The title of a game and its variant, for people. */
export function game_title(game, variant) {
  const found = known.games.find((g) => g.id === game);
  const kind = found?.variants?.find((v) => v.id === variant);
  const name = found?.title ?? game;
  return kind && found.variants[0] !== kind ? `${name}, ${kind.title}` : name;
}

/** What forms call an option; '' where no game has it. Options of one name mean the same in every game. */
export function option_title(name) {
  const schemas = known.games.flatMap(({ variants }) => variants.map(({ options_schema }) => options_schema));
  return schemas.map((schema) => schema?.properties?.[name]?.title).find(Boolean) ?? '';
}

/**
 * The levels of a game's ladder, the easiest first; none where it has no ladder.
 * @param {{ladder: boolean, variants: {options_schema: {properties: Record<string, any>}}[]}} game
 * @returns {[id: string, title: string][]}
 */
export function ladder_levels(game) {
  const level = game.ladder ? game.variants[0].options_schema.properties.level : {};
  const { enum: ids = [], 'x-names': titles = [] } = level ?? {};
  return ids.map((id, i) => [id, titles[i]]).filter(([id]) => id);
}

/** Whether a game is usually played alone: a level of its ladder. */
export const is_climbed = (game) => game.variants[0].seats_max === 1 && ladder_levels(game).length > 0;

/** What a game calls one of its factions; the id itself where a game no longer has it. */
export const faction_title = (game, faction) =>
  known.games.find((g) => g.id === game)?.factions?.find(({ id }) => id === faction)?.title ?? faction;

/** The built-in bot that sat opposite, by its title in the catalogue; null when there was none. */
export function bot_of({ header, seat }) {
  const rival = seat === null ? null : header.seats.find((s) => s.seat !== seat && s.kind === 'builtin');
  const bots = known.games.find((g) => g.id === header.game)?.bots ?? [];
  return rival ? bots.find((b) => b.title === rival.name)?.id ?? null : null;
}

/** Whether a turn can be taken back without asking anybody: the opponent is a built-in bot, and nothing is rated. */
export const takes_back = ({ header, seat }) => header.seats.length === 2 && !header.rated
  && bot_of({ header, seat }) !== null && Boolean(variant_of(header)?.takeback);
