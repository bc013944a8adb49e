/* What Stratic teaches (games/contract.js, Lessons). Only the learning pages load it. */
import { has_words, t } from '../../locales/text.js';
import { boards } from './lessons/boards.js';
import { exercises } from './lessons/exercises.js';
import { chapters } from './lessons/text.js';
import { verdict } from './lessons/goal.js';
import { view_of } from './position_text.js';

export const areas = ['stratic-card', 'stratic-lessons'];

/* The board of a chapter, with what to try on it and what is said afterwards. */
function board_of(id) {
  if (!boards[id]) return null;
  const after = `stratic-lessons-${id}-after`;
  return { ...boards[id], task: t(`stratic-lessons-${id}-task`), ...(has_words(after) && { after: t(after) }) };
}

export const lessons = {
  get intro() { return t('stratic-lessons-intro'); },
  get chapters() { return chapters().map((chapter) => ({ ...chapter, board: board_of(chapter.id) })); },
  get exercises() { return exercises(); },
  verdict, view_of,
};
