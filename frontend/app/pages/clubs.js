/* Clubs: my own, a search, and founding one. */
import * as page_api from '../net/page_api.js';
import { new_key } from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { clubs } from '../../views/club/clubs.js';
import { t } from '../../locales/text.js';

const is_registered = () => session.account?.kind === 'human';

function reader(ctx, state) {
  const asking = in_order();
  return async (more = false) => {
    const counts = asking();
    state.busy = true;
    try {
      const wish = { q: state.q || undefined, language: state.language || undefined,
        cursor: more ? state.next : undefined };
      const [mine, page] = await Promise.all([is_registered() ? page_api.my_clubs() : [], page_api.clubs(wish)]);
      if (!counts()) return;
      Object.assign(state, { mine, items: more ? [...state.items, ...page.items] : page.items, next: page.next,
        error: '' });
    } catch (error) {
      if (!counts()) return;
      state.error = words_of(error);
    }
    state.busy = false;
    ctx.paint();
  };
}

export function open(ctx) {
  const state = { mine: null, items: null, next: null, q: '', language: '', error: '', busy: false,
    make: sender(ctx.paint) };
  const read = reader(ctx, state);
  read();
  const send = {
    read: () => read(),
    more: () => read(true),
    search: ({ q, language }) => {
      Object.assign(state, { q: q.trim(), language });
      read();
    },
    found: (body) => state.make.run(async () => ctx.go(`/clubs/${(await page_api.club_new(body, new_key())).id}`)),
  };
  return { name: 'clubs', title: () => t('clubs-title'), view: () => clubs({ ...state, me: session.account }, send) };
}
