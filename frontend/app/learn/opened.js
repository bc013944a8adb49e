/* What every page of the lessons needs: the game, its face, its lessons, the style sheet. */
import { catalogue } from '../net/session.js';
import { face_of, lessons_of, style } from '../../games/index.js';

/** Everything of a game that can be learnt. */
export async function opened(id) {
  const games = await catalogue();
  const game = games.find((g) => g.id === id);
  const [lessons, face] = await Promise.all([lessons_of(game.id), face_of(game.id), style('/css/learn.css')]);
  return { game, lessons, face };
}
