/* Open games, and seats to take over. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { need_account, session, wait_into } from '../net/session.js';
import { lobbies } from '../../views/lobby/lobbies.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 4000;

export async function open(ctx) {
  const state = { items: null, wait: null, seats: [], error: '', sit: sender(ctx.paint) };
  let timer = 0;
  let closed = false;

  async function read() {
    try {
      [{ items: state.items }, state.seats] = await Promise.all([api.lobbies({ open: 1, limit: 100 }),
        api.seats_open()]);
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
    if (!closed) timer = setTimeout(again, AGAIN_MS);
  }
  const again = () => (document.hidden ? (timer = setTimeout(again, AGAIN_MS)) : read());

  async function sit(lobby) {
    await need_account();
    const seated = await api.lobby_sit(lobby.id, {});
    ctx.go(seated.match ? `/matches/${seated.match}` : `/lobbies/${lobby.id}`);
  }

  wait_into(state, ctx.paint);
  read();
  return {
    name: 'lobbies',
    title: () => t('lobby-open-games'),
    view: () => lobbies({ ...state, me: session.account }, { sit: (l) => state.sit.run(() => sit(l)) }),
    close: () => { closed = true; clearTimeout(timer); },
  };
}
