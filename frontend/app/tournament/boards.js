/* The boards of the games in play, as spectators see them. */
import * as api from '../net/api.js';
import { picture_of } from '../../games/index.js';
import { running_of } from '../../model/tournament.js';
import { WALL } from '../../views/tournament/rounds.js';

/**
 * Fetches the boards that are shown into `state.wall`; a game that cannot be watched keeps the picture of its opening.
 * @param {{tournament: object|null, rounds: Map<number, {items: object[]}>, standings: object[]|null,
 *     wall: Map<string, {face: object, view?: object, etag?: string}>}} state
 */
export function boards(state) {
  async function one({ match }, face) {
    const old = state.wall.get(match);
    if (!old) state.wall.set(match, { face });
    const answer = await api.spectate(match, {}, { etag: old?.etag });
    if (!answer.same) state.wall.set(match, { face, view: answer.data.view, etag: answer.etag });
  }
  return async () => {
    const { tournament, rounds, standings } = state;
    if (tournament?.status !== 'running') return;
    const games = running_of(rounds.get(tournament.round)?.items ?? [], standings ?? []).slice(0, WALL);
    const face = games.length ? await picture_of(tournament.game) : null;
    if (face) await Promise.allSettled(games.map((game) => one(game, face)));
  };
}
