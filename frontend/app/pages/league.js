/* One league. It is read again while it is shown, because games end all the time. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { league, league_title } from '../../views/leagues.js';
import { t } from '../../locales/text.js';

const LOOK_MS = 15_000;

/* Reads the league into `state`; `act` does something about a program of mine first. */
function reading(ctx, state) {
  const { game, variant } = ctx.params;
  const asking = in_order();

  async function look() {
    const counts = asking();
    try {
      const now = await api.league(game, variant);
      if (counts()) Object.assign(state, { league: now, error: '' });
    } catch (error) {
      if (counts()) state.error = words_of(error);
    }
    ctx.paint();
  }

  async function act(change) {
    state.busy = true;
    ctx.paint();
    try {
      await change();
      await look();
    } catch (error) {
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
  }

  return { look, act };
}

export async function open(ctx) {
  const { game, variant } = ctx.params;
  const state = { league: null, error: '', busy: false };
  const { look, act } = reading(ctx, state);
  const send = {
    leave: ({ program }) => act(() => api.league_leave(game, variant, program)),
    rejoin: ({ program, games_at_once }) => act(() => api.league_join(game, variant, program, games_at_once)),
  };

  await look();
  const timer = setInterval(() => { if (!document.hidden && !state.busy) look(); }, LOOK_MS);
  return {
    name: 'leagues',
    title: () => (state.league ? league_title(state.league) : t('leagues-title')),
    view: () => league({ ...state, me: session.account }, send),
    close: () => clearInterval(timer),
  };
}
