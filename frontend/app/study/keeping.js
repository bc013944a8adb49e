/* Saves what is on an analysis board as a chapter of a notebook: a new one or one of the player's own. */
import * as page_api from '../net/page_api.js';
import { new_key } from '../net/api.js';
import { sender } from '../net/form.js';
import { nodes_of } from '../../model/notebook.js';

/**
 * @param {{paint: () => void, go: (address: string) => void, chapter: () => object}} doors   `chapter`: where the board
 *     starts, and its tree
 */
export function keeping({ paint, go, chapter }) {
  const act = sender(paint);
  const state = { act, books: null, made: '' };
  return {
    state,
    read: () => act.run(async () => { state.books = (await page_api.my_notebooks({ limit: 100 })).items; }),
    keep: ({ book, title }) => act.run(async () => {
      const { tree, ...start } = chapter();
      if (!book) state.made ||= (await page_api.notebook_new({ title }, new_key())).id; // again when the chapter fails
      const id = book || state.made;
      const made = await page_api.chapter_new(id, { ...start, title, nodes: nodes_of(tree) }, new_key());
      go(`/notebooks/${id}?chapter=${made.chapter}`);
    }),
  };
}
