/* One league. It is read again while it is shown, because games end all the time. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { league, league_title } from '../../views/leagues.js';
import { t } from '../../locales/text.js';

const LOOK_MS = 15_000;

export async function open(ctx) {
  const { game, variant } = ctx.params;
  const state = { league: null, error: '', busy: false };
  /* Read the league, after `change` has done something about a program of mine. */
  async function look(change = async () => {}) {
    try {
      await change();
      state.league = await api.league(game, variant);
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
  }

  function act(change) {
    state.busy = true;
    ctx.paint();
    return look(change);
  }
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
