/* Signing in and signing up: one page, two addresses. Afterwards the player is back where they came from. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh, session } from '../net/session.js';
import { came_from } from '../router.js';
import { sign, sign_title } from '../../views/account/sign.js';

export async function open(ctx) {
  const is_new = ctx.path === '/register';
  const act = sender(ctx.paint);
  const from = came_from();
  const back = from === '/' ? null : from; // a newcomer at the front door sees the new account first
  const submit = (name, password) => act.run(async () => {
    await (is_new ? api.account_new(name, password) : api.session_new(name, password));
    await refresh();
    ctx.go(back ?? (is_new ? '/account' : '/'));
  });
  return {
    name: 'sign',
    title: () => sign_title(is_new),
    view: () => sign({ is_new, guest: session.account?.kind === 'guest' ? session.account : null, ...act }, { submit }),
  };
}
