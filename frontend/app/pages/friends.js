/* My friends: requests, who is here, and inviting them to a game. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { inbox_now, on_session, refresh, session } from '../net/session.js';
import { repeating } from '../tools/repeating.js';
import { friends } from '../../views/account/friends.js';
import { ask } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

const AGAIN_MS = 30_000;

const can_have = () => Boolean(session.account) && session.account.kind !== 'guest';

function reader(ctx, state) {
  const asking = in_order();
  return async () => {
    if (!can_have()) return;
    const counts = asking();
    try {
      const items = await api.my_friends();
      if (!counts()) return;
      state.items = items;
      state.error = '';
    } catch (error) {
      if (!counts()) return;
      state.error = words_of(error);
    }
    ctx.paint();
  };
}

/* The row that had the focus has gone. */
const focus_soon = () => setTimeout(() => {
  if (document.activeElement !== document.body) return;
  /** @type {HTMLElement|null} */ (document.querySelector('#page h1'))?.focus({ preventScroll: true });
}, 0);

/* What changes something, and what it shows afterwards. */
function acts({ say }, state, read) {
  const change = async (name, done, words = '') => {
    await state.act.run(async () => {
      state.asked = '';
      await done(name);
      if (words) say(words);
      await read();
      inbox_now();
    });
    focus_soon();
  };
  return {
    accept: (name) => change(name, api.my_friend_ask, t('friends-now', { name })),
    end: (name) => change(name, api.my_friend_end),
    part: async (name) => {
      const words = { title: t('friends-end-title', { name }), text: t('friends-end-about'), yes: t('friends-end'),
        grave: true };
      if (await ask(words)) await change(name, api.my_friend_end);
    },
    ask: (name, form) => state.asking.run(async () => {
      state.asked = '';
      const { state: now, name: theirs } = await api.my_friend_ask(name);
      state.asked = t(now === 'friends' ? 'friends-now' : 'friends-asked', { name: theirs });
      form.reset();
      await read();
    }),
    consent: (on) => state.consent.run(async () => {
      await api.me_settings({ friends_status: on || null });
      await refresh();
    }),
  };
}

export async function open(ctx) {
  const state = { items: null, error: '', asked: '', act: sender(ctx.paint), asking: sender(ctx.paint),
    consent: sender(ctx.paint) };
  const read = reader(ctx, state);
  const { every, close } = repeating(ctx.paint);
  let { seq } = session.inbox;
  const off = on_session(({ inbox }) => {
    if (inbox.seq === seq) return;
    ({ seq } = inbox);
    read();
  });
  every(AGAIN_MS, read);
  return {
    name: 'friends', title: () => t('friends-title'),
    view: () => friends({ ...state, me: session.account, now: Date.now() }, { read, ...acts(ctx, state, read) }),
    close: () => { close(); off(); },
  };
}
