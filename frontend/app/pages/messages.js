/* My conversations, the latest first, and who can write to me. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { on_session, refresh, session } from '../net/session.js';
import { messages } from '../../views/account/messages.js';
import { t } from '../../locales/text.js';

const can_write = () => Boolean(session.account) && session.account.kind !== 'guest';

/* `more`: the page behind what is shown. News stands on the first page; the others are shown again when asked for. */
function reader(ctx, state) {
  const asking = in_order();
  return async (more = false) => {
    if (!can_write()) return;
    const counts = asking();
    try {
      const page = await api.conversations({ cursor: more ? state.next : undefined });
      if (!counts()) return;
      state.items = more ? [...state.items, ...page.items] : page.items;
      state.next = page.next;
      state.error = '';
    } catch (error) {
      if (!counts()) return;
      state.error = words_of(error);
    }
    ctx.paint();
  };
}

export function open(ctx) {
  const state = { items: null, next: null, error: '', who: sender(ctx.paint) };
  const read = reader(ctx, state);
  let { seq } = session.inbox;
  const off = on_session(({ inbox }) => {
    if (inbox.seq === seq) return;
    ({ seq } = inbox);
    read();
  });
  read();
  const send = {
    read: () => read(),
    more: () => read(true),
    take: (from) => state.who.run(async () => {
      await api.me_settings({ messages_from: from === 'friends' ? null : from });
      await refresh();
    }),
  };
  return {
    name: 'messages', title: () => t('messages-title'),
    view: () => messages({ ...state, me: session.account }, send),
    close: off,
  };
}
