/* What there is to learn: the lessons of every game, and how many exercises were solved. */
import { share_progress, solved } from '../learn/progress.js';
import { catalogue, on_session } from '../net/session.js';
import { lessons_of, picture_of, style } from '../../games/index.js';
import { learn_index } from '../../views/learn_index.js';
import { t } from '../../locales/text.js';

const learnt = async (game) => {
  const [lessons, picture] = await Promise.all([lessons_of(game.id), picture_of(game.id)]);
  return { game, lessons, picture };
};

export async function open(ctx) {
  const games = await catalogue();
  const [items] = await Promise.all([Promise.all(games.map(learnt)), style('/css/learn.css')]);
  share_progress().then(ctx.paint);
  const stop = on_session(ctx.paint);
  return {
    name: 'learn',
    title: () => t('learn-index'),
    view: () => learn_index(items.map((item) => ({ ...item, solved: solved(item.game.id) }))),
    close: stop,
  };
}
