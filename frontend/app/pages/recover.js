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
      await api.recover(values.get('name').trim(), values.get('code'), values.get('password'));
      await refresh();
      ctx.go('/account');
    }),
  };
  return { name: 'recover', title: () => 'A new password', view: () => recover({ act }, send) };
}
