/* Signing in and signing up: one page, two addresses. Afterwards the player is back where they came from. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh, session } from '../net/session.js';
import { came_from } from '../router.js';
import { name_changed, with_code } from '../tools/second_factor.js';
import { sign, sign_title } from '../../views/account/sign.js';

export async function open(ctx) {
  const is_new = ctx.path === '/register';
  const act = sender(ctx.paint);
  const from = came_from();
  const back = from === '/' ? null : from; // a newcomer at the front door sees the new account first
  const state = { asks_code: false };
  const submit = (name, password, code) => act.run(async () => {
    const entered = is_new ? await api.account_new(name, password)
      : await with_code(state, () => api.session_new(name, password, code));
    if (!entered) return;
    await refresh();
    ctx.go(back ?? (is_new ? '/account' : '/'));
  });
  return {
    name: 'sign',
    title: () => sign_title(is_new),
    view: () => sign({ is_new, guest: session.account?.kind === 'guest' ? session.account : null, ...act, ...state },
      { submit, name_changed: name_changed(state, ctx.paint) }),
  };
}
