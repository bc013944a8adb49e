/* What belongs to the viewer but is not an order: what they look at (a value of the face's own), what the face
 * remembers of things that are out of sight by now, and acts that take effect at once, outside the orders of the turn.
 * */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { desk_keep, memory_keep } from '../local/settings.js';

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void, look_again: () => void,
 *     clock: import('./timing.js').Timing|null}} match
 *     `look_again` asks for the newest view at once
 */
export function desk({ id, store, paint, look_again, clock }) {
  const { state } = store;
  const act = sender(paint);

  function set(value) {
    store.desk_set(value);
    desk_keep(id, value);
  }

  return {
    /**
     * @returns {import('../../games/contract.js').Desk & {memory: object|null, act: {busy: boolean, error: string}}}
     */
    shown: () => ({ value: state.desk, memory: state.memory, act, set }),
    /** Remember what a new view shows, while the match runs. After the end there is nothing to remember. */
    remember() {
      if (!state.face.remember || state.seat === null) return;
      const is_over = state.live.status === 'finished';
      store.remembered(is_over ? null : state.face.remember(state.memory, state.live.view));
      memory_keep(id, state.memory);
    },
    /** Do an act at once; `done` is called when the server has accepted it. */
    perform: ({ act: what, done }) => act.run(async () => {
      if (state.face.is_timed?.(what)) clock?.guessed(state.live.turn);
      await api.act(id, what, api.new_key());
      done?.();
      look_again();
    }),
  };
}
