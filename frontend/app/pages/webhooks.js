/* My webhooks. A secret is shown while this page is open, and never again. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { webhooks } from '../../views/account/webhooks.js';
import { field_text } from '../../ui/controls/field_text.js';
import { ask } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

const KINDS = ['turns', 'offers', 'talk'];

export function open(ctx) {
  const state = { list: null, made: null, shown: '', deliveries: [], act: sender(ctx.paint), form: sender(ctx.paint) };

  const asking = in_order();
  async function read() {
    const counts = asking();
    const list = await api.webhooks();
    const deliveries = state.shown ? await api.deliveries(state.shown) : [];
    if (counts()) Object.assign(state, { list, deliveries });
  }

  const act = (work) => state.act.run(async () => { await work(); await read(); });
  const send = { ...changing(ctx, state, read), ...ending(state, act),
    read: () => act(() => {}),
    test: (webhook) => act(async () => { await api.webhook_test(webhook.id); state.shown = webhook.id; }),
    show: (webhook) => act(async () => { state.shown = webhook.id; }),
    again: (delivery) => act(() => api.delivery_again(state.shown, delivery.id)),
  };
  if (session.account && session.account.kind !== 'guest') send.read();
  return { name: 'webhooks', title: () => t('account-webhooks'),
    view: () => webhooks({ ...state, me: session.account }, send) };
}

const changing = (ctx, state, read) => ({
  make: (form) => state.form.run(async () => {
    const values = new FormData(form);
    const kinds = Object.fromEntries(KINDS.map((kind) => [kind, values.has(kind)]));
    state.made = await api.webhook_new({ url: field_text(values, 'url'), label: field_text(values, 'label'), kinds });
    form.reset();
    await read();
    ctx.say(t('account-webhook-made-said'));
  }),
});

/* Asks first: the old secret, or the webhook, is lost. */
const ending = (state, act) => ({
  renew: async (webhook) => {
    if (await ask({ title: t('account-webhook-renew-ask', { label: webhook.label }), no: t('account-cancel'),
      text: t('account-webhook-renew-about'), yes: t('account-webhook-renew') })) {
      await act(async () => { state.made = await api.webhook_renew(webhook.id); });
    }
  },
  end: async (webhook) => {
    if (await ask({ title: t('account-webhook-end-ask', { label: webhook.label }), no: t('account-cancel'),
      text: t('account-webhook-end-about'), yes: t('account-webhook-end'), grave: true })) {
      await act(async () => {
        await api.webhook_end(webhook.id);
        if (state.shown === webhook.id) state.shown = '';
        if (state.made?.id === webhook.id) state.made = null;
      });
    }
  },
});
