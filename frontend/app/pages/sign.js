/* Signing in and signing up: one page, two addresses. Afterwards the player is back where they came from. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh, session } from '../net/session.js';
import { came_from } from '../router.js';
import { go_to_provider } from '../tools/provider.js';
import { passkey_used, passkeys_filled_in, passkeys_work } from '../tools/passkey.js';
import { name_changed, with_code } from '../tools/second_factor.js';
import { sign, sign_title } from '../../views/account/sign.js';

const no_passkeys = { with_passkey: () => {}, close: () => {} };

/* Passkeys by the button, and among the names that the browser fills in; it shows one question at a time. */
function with_passkeys(act, enter) {
  const enter_with = (passkey) => act.run(async () => {
    await api.passkey_session_new(await passkey());
    await enter();
    return true;
  });
  let close = () => {};
  const fill_in = () => { close = passkeys_filled_in((passkey) => enter_with(() => passkey)); };
  fill_in();
  return {
    async with_passkey() {
      close();
      if (!await enter_with(passkey_used)) fill_in();
    },
    close: () => close(),
  };
}

export async function open(ctx) {
  const is_new = ctx.path === '/register';
  const act = sender(ctx.paint);
  const from = came_from();
  const back = from === '/' ? null : from; // a newcomer at the front door sees the new account first
  const state = { asks_code: false, passkeys_work: !is_new && passkeys_work(), provider: null };
  const submit = (name, password, code) => act.run(async () => {
    const entered = is_new ? await api.account_new(name, password)
      : await with_code(state, () => api.session_new(name, password, code));
    if (!entered) return;
    await enter();
  });
  async function enter() {
    await refresh();
    ctx.go(back ?? (is_new ? '/account' : '/'));
  }
  const entering = is_new ? no_passkeys : with_passkeys(act, enter);
  api.provider_name().then((name) => {
    state.provider = name;
    ctx.paint();
  }, () => { /* the form remains */ });
  return {
    name: 'sign',
    title: () => sign_title(is_new),
    view: () => sign({ is_new, guest: session.account?.kind === 'guest' ? session.account : null, ...act, ...state },
      { submit, with_passkey: entering.with_passkey, name_changed: name_changed(state, ctx.paint),
        with_provider: () => act.run(() => go_to_provider({ from: back })) }),
    close: entering.close,
  };
}
