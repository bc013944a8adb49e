/* How to play a game: its chapters, each with a board on which the rule can be tried. */
import { live_board } from '../learn/board.js';
import { opened } from '../learn/opened.js';
import { scene } from '../learn/scene.js';
import { look_now } from '../local/settings.js';
import { place_kept, place_known } from '../../ui/controls/place.js';
import { book, NEXT } from '../../views/learn.js';
import { t } from '../../locales/text.js';

const NEAR = '300px 0px';

/* A board is loaded when the reader gets near it, not before: most readers stop somewhere. */
function watch(boards) {
  const Observer = globalThis.IntersectionObserver;
  const seen = new WeakSet();
  const begin = (element) => boards.get(element.dataset.try)?.begin();
  const observer = Observer && new Observer((entries) => {
    for (const { isIntersecting, target } of entries) if (isIntersecting) begin(target);
  }, { rootMargin: NEAR });
  return {
    paint(root) {
      for (const element of root.querySelectorAll('[data-try]')) {
        if (seen.has(element)) continue;
        seen.add(element);
        if (observer) observer.observe(element);
        else begin(element);
      }
    },
    stop: () => observer?.disconnect(),
  };
}

export async function open(ctx) {
  const { game, face, lessons } = await opened(ctx.params.game);
  const boards = new Map(lessons.chapters.filter((chapter) => chapter.board).map((chapter) =>
    [chapter.id, live_board({ game: game.id, face, board: chapter.board, view_of: lessons.view_of }, ctx)]));
  const scenes = new Map(lessons.chapters.filter((chapter) => chapter.scene)
    .map((chapter) => [chapter.id, scene({ face, scene: chapter.scene }, ctx.paint)]));
  const near = watch(boards);
  const escape = (event) => {
    if (event.key === 'Escape') for (const board of boards.values()) board.send({ type: 'cancel' });
  };
  let is_first = true;
  document.addEventListener('keydown', escape);
  place_known(document.getElementById('page'));
  return {
    name: 'learn',
    title: () => t('learn-how-to-play-game', { game: game.title }),
    view: () => book({ game, lessons, boards, scenes, how: { coordinates: look_now().coordinates } }),
    painted(root) {
      face.mount(root);
      place_kept(NEXT);
      near.paint(root);
      if (is_first && location.hash) document.getElementById(location.hash.slice(1))?.scrollIntoView();
      is_first = false;
    },
    close() {
      document.removeEventListener('keydown', escape);
      near.stop();
      for (const board of boards.values()) board.close();
    },
  };
}
