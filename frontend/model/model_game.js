/* Games against language models: what can be played, and what is sent for it. */
import { known } from './catalogue.js';

/* The variants for more than one player, each by "game/variant". */
const variants = () => known.games.flatMap((game) => game.variants.filter(({ seats_max: max }) => max > 1)
  .map((variant) => ({ id: `${game.id}/${variant.id}`, game, variant })));

/** The ids of all games that can be played against a model: "stratic/base". */
export const model_games = () => variants().map(({ id }) => id);

const chosen = (id) => variants().find((one) => one.id === id) ?? variants()[0];

/** The game that is chosen on the page, the first one until then. */
export const chosen_game = ({ game }) => chosen(game)?.id;

/** What POST /play says of the game that is chosen; a bot of the middle level has the other seats of one for many. */
export function wish_of({ game: id }) {
  const { game, variant } = chosen(id);
  const bots = [...game.bots].sort((a, b) => a.level - b.level);
  const seats = variant.seats_usual ?? variant.seats_min ?? 2;
  return { game: game.id, variant: variant.id,
    ...(seats > 2 && { versus: bots[Math.floor(bots.length / 2)]?.id }) };
}

/** The kinds of clock of games that models play; the server refuses others. */
export const MODEL_CLOCKS = ['live', 'budget'];

/* As much time for a turn as the server gives in games against a named model. */
const PATIENT = { mode: 'live', turn_seconds: 600 };

/** What POST /lobbies says of it. */
export function blind_of({ game: id }) {
  const { game, variant } = chosen(id);
  return { game: game.id, variant: variant.id, ...(variant.clock?.modes?.live && { clock: PATIENT }) };
}
