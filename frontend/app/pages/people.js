/* The players I follow, mute, block or have a note on. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { people } from '../../views/account/people.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const state = { items: null, next: null, error: '', act: sender(ctx.paint) };

  async function more() {
    if (!session.account) return;
    try {
      const page = await api.my_players({ limit: 100, cursor: state.next });
      state.items = [...(state.items ?? []), ...page.items];
      state.next = page.next;
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  const change = (name, opinion) => state.act.run(async () => {
    const now = await api.my_player_change(name, opinion);
    state.items = state.items.map((one) => (one.name === name ? now : one));
  });
  more();
  return { name: 'people', title: () => t('account-people'),
    view: () => people({ ...state, me: session.account }, { more, change }) };
}
