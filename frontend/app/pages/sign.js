/* Signing in and signing up: one page, two addresses. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh, session } from '../net/session.js';
import { sign, sign_title } from '../../views/account/sign.js';

export async function open(ctx) {
  const is_new = ctx.path === '/register';
  const act = sender(ctx.paint);
  const submit = (name, password) => act.run(async () => {
    await (is_new ? api.account_new(name, password) : api.session_new(name, password));
    await refresh();
    const next = ctx.query.get('next') ?? '';
    ctx.go(next.startsWith('/oauth/authorize?') ? next : is_new ? '/account' : '/');
  });
  return {
    name: 'sign',
    title: () => sign_title(is_new),
    view: () => sign({ is_new, guest: session.account?.kind === 'guest' ? session.account : null, ...act }, { submit }),
  };
}
