/* The spectators' hall and the archive: live and finished matches. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { matches } from '../../views/matches.js';

export async function open(ctx) {
  const status = ctx.query.get('status') === 'finished' ? 'finished' : 'live';
  const state = { status, player: ctx.query.get('player') ?? '', items: null, next: null, error: '' };

  async function more() {
    try {
      const page = await api.matches({ status, player: state.player, limit: 50, cursor: state.next });
      state.items = [...(state.items ?? []), ...page.items];
      state.next = page.next;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  more();
  return {
    name: 'matches',
    title: () => (status === 'live' ? 'Live matches' : 'Finished matches'),
    view: () => matches(state, { more }),
  };
}
