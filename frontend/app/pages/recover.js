/* A new password through a recovery code, for a forgotten one. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh } from '../net/session.js';
import { came_from } from '../router.js';
import { recover } from '../../views/account/recover.js';
import { field_text } from '../../ui/controls/field_text.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const act = sender(ctx.paint);
  const send = {
    recover: (form) => act.run(async () => {
      const values = new FormData(form);
      await api.recover({ name: field_text(values, 'name'), code: values.get('code'), password: values.get('password'),
        end_tokens: values.has('end_tokens') });
      await refresh();
      ctx.go(came_from() ?? '/account');
    }),
  };
  return { name: 'recover', title: () => t('account-recover'), view: () => recover({ act }, send) };
}
