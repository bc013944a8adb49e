/* What both players must agree to (draws, pauses, resuming), and what a player can do alone (resign, ask for a
 * rematch). */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { need_account } from '../net/session.js';
import { ask } from '../../ui/controls/dialog.js';
import { rematch } from './rematch.js';
import { level } from './level.js';
import { series } from './series.js';
import { t } from '../../locales/text.js';

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void,
 *     go: (address: string, how?: object) => void,
 *          look_again: () => void, read_header: () => Promise<void>, clock: import('./timing.js').Timing|null}} match
 */
export function consent(match) {
  const { id, store, paint, go, look_again } = match;
  const act = sender(paint);
  const then_look = (work) => act.run(async () => {
    await work();
    look_again();
  });

  return {
    act,
    offer: (kind) => then_look(() =>
      api.offer_new(id, { kind, ...(kind === 'truce' && { hours: store.state.hours }) }, api.new_key())),
    answer: (offer, accept) => then_look(() => api.offer_answer(id, offer, accept)),
    async resign() {
      const sure = await ask({
        title: t('match-resign-title'), text: t('match-resign-text', { seats: store.state.header.seats.length }),
        yes: t('match-resign-yes'), no: t('match-resign-no'), grave: true,
      });
      if (sure) await then_look(() => api.resign(id));
    },
    /** Take back the player's own seat. */
    back: () => then_look(() => api.seat_take(id)),
    /** Take an open seat: the page then starts again as a player's. */
    take: (seat) => act.run(async () => {
      await need_account();
      await api.seat_take(id, seat);
      go(`/matches/${id}`, { replace: true });
    }),
    rematch: rematch(match, act),
    series: series(match, act),
    level: level(match, act),
  };
}
