/* Leads a player to the remaining tasks: pressing a task opens it, and a key opens one after the other. */
import { tasks_of } from '../../views/match/todo.js';

/** Move the keyboard focus to an element of the page, and unfold what hides it. */
export function focus(selector) {
  const found = document.getElementById('page').querySelector(selector);
  found?.closest('details')?.setAttribute('open', '');
  found?.focus();
}

/**
 * Draft the act of a task or key, show its panel, and move the focus there; the element that had it can be gone.
 * @param {{drafting: {send: (act: object) => void}, set: (name: string, value: unknown) => void}} match
 * @param {{act: object|null, panel: string, focus?: string}} way
 */
export function lead({ drafting, set }, { act, panel, focus: selector }) {
  if (act) drafting.send(act);
  set('tab', panel);
  if (selector) setTimeout(focus, 0, selector);
}

/**
 * @param {{store: import('./store.js').MatchStore, set: (name: string, value: unknown) => void,
 *     drafting: {send: (act: object) => void}, desk: ReturnType<typeof import('./desk.js').desk>,
 *     shown: () => object}} match   `shown`: the state as the views draw it
 */
export function tasks(match) {
  const { store, desk, shown } = match;

  /** @param {import('../../games/contract.js').Task} task */
  function open(task) {
    store.task_opened(task.key);
    const { value, set } = desk.shown();
    if (task.look) set({ ...value, ...task.look });
    lead(match, task);
  }

  return {
    open,
    /** The task after the one opened last; the last is followed by the first. Returns whether there is one. */
    next() {
      const all = tasks_of(shown());
      const here = all.findIndex(({ key }) => key === store.state.task);
      if (all.length) open(all[(here + 1) % all.length]);
      return all.length > 0;
    },
  };
}
