/* A new password for who has forgotten the old one and kept a code. */
import * as api from '../api.js';
import { sender } from '../form.js';
import { refresh } from '../session.js';
import { recover } from '../../views/recover.js';

export async function open(ctx) {
  const act = sender(ctx.paint);
  const send = {
    recover: (form) => act.run(async () => {
      const values = new FormData(form);
      await api.recover({ name: values.get('name').trim(), code: values.get('code'), password: values.get('password'), end_tokens: values.has('end_tokens') });
      await refresh();
      ctx.go('/account');
    }),
  };
  return { name: 'recover', title: () => 'A new password', view: () => recover({ act }, send) };
}
