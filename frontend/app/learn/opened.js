/* What every page of the school needs: the game, its face, its lessons, the school's own style sheet. */
import { catalogue } from '../session.js';
import { face_of, lessons_of, style } from '../../games/index.js';
import { untaught } from '../../views/learn.js';

/** Everything of a game that can be learnt; `nothing_here` is the page to show instead when there is nothing. */
export async function opened(id) {
  const [games, lessons, face] = await Promise.all([catalogue().catch(() => []), lessons_of(id), face_of(id), style('/css/learn.css')]);
  const game = games.find((g) => g.id === id) ?? { id, title: id };
  if (!lessons || !face) return { nothing_here: { name: 'learn', title: () => 'Nothing to learn here', view: untaught } };
  return { game, lessons, face };
}
