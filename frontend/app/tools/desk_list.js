/* A list of the moderation desk: its first page, the pages after it, and what went wrong. */
import { words_of } from '../net/form.js';

/**
 * @template Item
 * @param {{paint: () => void}} ctx
 * @param {(values: {limit: number, cursor?: string}) => Promise<{items: Item[], next: string|null}>} fetch_page
 * @param {(state: object) => Promise<void>} [beside]   what is read together with the first page
 */
export function desk_list(ctx, fetch_page, beside = async () => {}) {
  const state = { items: /** @type {Item[]|null} */ (null), next: /** @type {string|null} */ (null), error: '' };

  let latest = 0; // the number of the newest load: what an older one brings then no longer fits the list

  async function load(cursor) {
    const number = ++latest;
    try {
      const [page] = await Promise.all([fetch_page({ limit: 50, cursor }), cursor ? null : beside(state)]);
      if (number !== latest) return;
      state.items = [...(cursor ? state.items : []), ...page.items];
      state.next = page.next;
      state.error = '';
    } catch (error) {
      if (number !== latest) return;
      state.error = words_of(error);
    }
    ctx.paint();
  }

  return { state, read: () => load(), more: () => load(state.next) };
}
