/* The exercises of a game, and which of them were solved. */
import { opened } from '../learn/opened.js';
import { share_progress, solved } from '../learn/progress.js';
import { on_session } from '../net/session.js';
import { exercise_list, untaught } from '../../views/learn.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const { game, face, lessons } = await opened(ctx.params.game);
  if (!lessons.exercises.length) {
    return { name: 'learn', title: () => t('learn-not-found'), view: () => untaught(null) };
  }
  share_progress().then(ctx.paint);
  const stop = on_session(ctx.paint);
  return {
    name: 'learn',
    title: () => t('learn-exercises-game', { game: game.title }),
    view: () => exercise_list({ game, face, lessons, solved: solved(game.id) }),
    close: stop,
  };
}
