/* The viewer's own marks and arrows on the board of a match: private, and kept in this tab. */
import { marks_keep } from '../local/settings.js';

/**
 * @param {{id: string, store: import('./store.js').MatchStore}} match
 * @returns {{shown: () => import('../../games/contract.js').Marks}}
 */
export function marks({ id, store }) {
  const { state } = store;
  const doors = {
    set(all) {
      store.marks_changed({ all });
      marks_keep(id, all.length ? all : null);
    },
    choose: (kind) => store.marks_changed({ kind }),
    toggle: () => store.marks_changed({ on: !state.marks.on }),
  };
  return { shown: () => ({ ...state.marks, ...doors }) };
}
