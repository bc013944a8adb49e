/* A new password through a recovery code, for a forgotten one. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh } from '../net/session.js';
import { came_from } from '../router.js';
import { name_changed, with_code } from '../tools/second_factor.js';
import { recover } from '../../views/account/recover.js';
import { field_text } from '../../ui/controls/field_text.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const act = sender(ctx.paint);
  const state = { act, asks_code: false };
  const send = {
    name_changed: name_changed(state, ctx.paint),
    recover: (form) => act.run(async () => {
      const values = new FormData(form);
      const wish = { name: field_text(values, 'name'), code: values.get('code'), password: values.get('password'),
        end_tokens: values.has('end_tokens'), second_code: values.get('second_code') ?? undefined };
      if (!await with_code(state, () => api.recover(wish))) return;
      await refresh();
      ctx.go(came_from() ?? '/account');
    }),
  };
  return { name: 'recover', title: () => t('account-recover'), view: () => recover(state, send) };
}
