/* What a viewer has before them that is no order: what they look at (the face's own value), what the face remembers for them of what
 * is out of sight by now, and what they do at once, outside the turn's orders. */
import * as api from '../api.js';
import { sender } from '../form.js';
import { desk_keep, desk_kept, memory_keep, memory_kept } from '../settings.js';

/**
 * @param {object} t   the match at the page
 * @returns {import('../../games/contract.js').Desk & {memory: object|null, act: object, remember: () => void, perform: (act: object) => Promise<void>}}
 */
export function desk(t) {
  const { state, face } = t;
  const act = sender(t.paint);
  const self = {
    value: desk_kept(t.id), memory: face.remember ? memory_kept(t.id) : null, act,
    set(value) {
      self.value = value;
      desk_keep(t.id, value);
      t.paint();
    },
    /** A new view: what it shows is remembered while the match runs; afterwards there is nothing to remember. */
    remember() {
      if (!face.remember || state.seat === null) return;
      const is_over = state.live.status === 'finished';
      self.memory = is_over ? null : face.remember(self.memory, state.live.view);
      memory_keep(t.id, self.memory);
    },
    /** Done at once; `done` is called when the server has taken it. */
    perform: ({ act: what, done }) => act.run(async () => {
      await api.act(t.id, what, api.new_key());
      done?.();
      t.poll.now();
    }),
  };
  return self;
}
