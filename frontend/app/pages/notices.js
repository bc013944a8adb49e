/* How I am notified: by my devices, by this browser, by a feed or a calendar, by email; and when not. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { session } from '../net/session.js';
import { notices_now, notices_set } from '../local/notices.js';
import { device_name, push_able, push_off, push_on } from '../local/worker.js';
import { notices } from '../../views/account/notices.js';
import { field_text } from '../../ui/controls/field_text.js';
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

/* My devices and quiet hours. */
function devices(ctx) {
  const state = { push: null, quiet: null, able: push_able(), denied: false, act: sender(ctx.paint),
    times: sender(ctx.paint) };
  const read = async () => { ({ push: state.push, quiet: state.quiet } = await api.notices()); };
  const time_zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const hush = (quiet) => state.times.run(async () => { ({ quiet: state.quiet } = await api.quiet_put(quiet)); });
  return {
    state,
    read: () => state.act.run(read),
    send: {
      begin: () => state.act.run(async () => {
        state.denied = !await push_on(state.push.key, device_name());
        state.able = push_able();
        await read();
      }),
      end: (device) => state.act.run(async () => {
        if (device.current) await push_off();
        await api.device_end(device.id);
        await read();
      }),
      quiet: (form) => hush({ from: field_text(form, 'from'), to: field_text(form, 'to'), time_zone }),
      loud: () => hush(null),
    },
  };
}

export function open(ctx) {
  const feed = feeds(ctx);
  const device = devices(ctx);
  const mail = letters(ctx);
  const send = {
    async browser(on) {
      await notices_set(on);
      ctx.paint();
    },
    feed: feed.send,
    mail: mail.send,
    device: device.send,
  };
  if (session.account) Promise.all([feed.read(), mail.read(), device.read()]);
  return {
    name: 'notices',
    title: () => t('account-notices'),
    view: () =>
      notices({ me: session.account, browser: notices_now(), site: location.origin, feed: feed.state,
        mail: mail.state, device: device.state }, send),
  };
}
