/* What both must want: draw, truce, playing on; and what one alone may do: resign, ask for a rematch. */
import * as api from '../api.js';
import { sender } from '../form.js';
import { need_account } from '../session.js';
import { ask } from '../../ui/dialog.js';
import { rematch } from './rematch.js';
import { level } from './level.js';
import { series } from './series.js';

export function consent(t) {
  const { state } = t;
  const act = sender(t.paint);
  const then_look = (work) => act.run(async () => {
    await work();
    t.poll.now();
  });

  return {
    act,
    offer: (kind) => then_look(async () => {
      await api.offer_new(t.id, { kind, ...(kind === 'truce' && { hours: state.hours }) }, api.new_key());
      state.more = false;
    }),
    answer: (offer, accept) => then_look(() => api.offer_answer(t.id, offer, accept)),
    async resign() {
      const sure = await ask({
        title: 'Resign this match?', text: 'The other side wins at once. This cannot be taken back.',
        yes: 'Resign', no: 'Play on', grave: true,
      });
      if (sure) await then_look(() => api.resign(t.id));
    },
    /** Back in my seat. */
    back: () => then_look(() => api.seat_take(t.id)),
    /** A seat that is put up: the page then begins anew, as a player's. */
    take: (seat) => act.run(async () => {
      await need_account();
      await api.seat_take(t.id, seat);
      t.ctx.go(`/matches/${t.id}`, { replace: true });
    }),
    rematch: rematch(t, act),
    series: series(t, act),
    level: level(t, act),
  };
}
