/* How I am notified: by this browser, by a feed or a calendar, by email. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { session } from '../net/session.js';
import { notices_now, notices_set } from '../local/notices.js';
import { notices } from '../../views/account/notices.js';
import { ask } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

/* The secret is shown only once, when the link is created, and kept only while this page is open. */
function feeds(ctx) {
  const state = { feed: undefined, error: '', act: sender(ctx.paint) };
  const sure = () => ask({
    title: t('account-feed-end-ask'), text: t('account-feed-end-about'), yes: t('account-feed-end'),
    no: t('account-cancel'), grave: true,
  });
  return {
    state,
    read: () => state.act.run(async () => { state.feed = await api.feed(); }),
    send: {
      make: () => state.act.run(async () => { state.feed = await api.feed_new(); }),
      end: async () => {
        if (await sure()) await state.act.run(async () => { await api.feed_end(); state.feed = null; });
      },
    },
  };
}

function letters(ctx) {
  const state = { mail: null, act: sender(ctx.paint) };
  const change = (body) => state.act.run(async () => { state.mail = await api.mail_put(body); });
  return {
    state,
    read: () => state.act.run(async () => { state.mail = await api.mail(); }),
    send: {
      address: (address) => change({ address }),
      kind: (name, on) => change({ kinds: { ...state.mail.kinds, [name]: on } }),
      end: () => state.act.run(async () => { await api.mail_end(); state.mail = await api.mail(); }),
    },
  };
}

export function open(ctx) {
  const feed = feeds(ctx);
  const mail = letters(ctx);
  const send = {
    async browser(on) {
      await notices_set(on);
      ctx.paint();
    },
    feed: feed.send,
    mail: mail.send,
  };
  if (session.account) Promise.all([feed.read(), mail.read()]);
  return {
    name: 'notices',
    title: () => t('account-notices'),
    view: () =>
      notices({ me: session.account, browser: notices_now(), site: location.origin, feed: feed.state,
        mail: mail.state }, send),
  };
}
