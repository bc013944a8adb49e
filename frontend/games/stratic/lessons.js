/* What there is to learn of Stratic, under the names the arena knows (games/contract.js). Fetched only by those who
 * learn. */
import { boards } from './lessons/boards.js';
import { exercises } from './lessons/exercises.js';
import { chapters as base_chapters } from './lessons/text.js';
import { chapters as variant_chapters } from './lessons/variants.js';
import { verdict } from './lessons/goal.js';
import { view_of } from './position_text.js';

const chapters = [...base_chapters, ...variant_chapters];

export const lessons = {
  intro: 'Two armies on a board that grows. Everything lies in the open; nothing is left to chance. Each chapter takes '
    + 'a minute, and every board here can be played.',
  chapters: chapters.map((chapter) => ({ ...chapter, board: boards[chapter.id] ?? null })),
  exercises, verdict, view_of,
};
