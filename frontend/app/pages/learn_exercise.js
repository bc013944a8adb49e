/* One exercise: a position, a goal, and the engine that says whether it was reached. */
import { trial } from '../learn/exercise.js';
import { opened } from '../learn/opened.js';
import { solve, solved } from '../learn/progress.js';
import { look_now } from '../local/settings.js';
import { place_kept, place_known } from '../../ui/controls/place.js';
import { exercise_page, NEXT, untaught } from '../../views/learn.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const { game, face, lessons } = await opened(ctx.params.game);
  const exercise = lessons.exercises.find(({ n }) => String(n) === ctx.params.n);
  if (!exercise) return { name: 'learn', title: () => t('learn-no-exercise'), view: () => untaught(game) };
  const tried = trial({ game: game.id, face, lessons, exercise },
    { ...ctx, solved: () => solve(game.id, exercise.id) });
  const escape = (event) => { if (event.key === 'Escape') tried.send({ type: 'cancel' }); };
  document.addEventListener('keydown', escape);
  place_known(document.getElementById('page'));
  tried.begin();
  return {
    name: 'exercise',
    title: () => t('learn-exercise-title', { title: exercise.title, n: String(exercise.n) }),
    view: () => exercise_page({ game, lessons, exercise, tried, solved: solved(game.id),
      how: { bottom: exercise.seat, coordinates: look_now().coordinates } }),
    painted(root) {
      face.mount(root);
      place_kept(NEXT);
    },
    close() {
      document.removeEventListener('keydown', escape);
      tried.close();
    },
  };
}
