/* A new password for who has forgotten the old one and kept a code. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh } from '../net/session.js';
import { recover } from '../../views/account/recover.js';
import { field_text } from '../../ui/controls/field_text.js';

export async function open(ctx) {
  const act = sender(ctx.paint);
  const send = {
    recover: (form) => act.run(async () => {
      const values = new FormData(form);
      await api.recover({ name: field_text(values, 'name'), code: values.get('code'), password: values.get('password'),
        end_tokens: values.has('end_tokens') });
      await refresh();
      ctx.go('/account');
    }),
  };
  return { name: 'recover', title: () => 'A new password', view: () => recover({ act }, send) };
}
