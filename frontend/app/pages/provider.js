/* Back from the site's own sign-in service: signed in, or what is still needed. The server looks at what the address
 * says; the address loses it at once, because it works only once. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { refresh, session } from '../net/session.js';
import { remember } from '../router.js';
import { proof_of } from '../tools/passkey_acts.js';
import { go_to_provider, wished } from '../tools/provider.js';
import { provider, provider_title } from '../../views/account/provider.js';
import { field_text } from '../../ui/controls/field_text.js';

/* What the address says: an answer, or why there is none. */
function said(query) {
  const [state, code, error] = ['state', 'code', 'error'].map((name) => query.get(name));
  if (state && code) return { answer: { state, code, issuer: query.get('iss') ?? undefined } };
  if (error) return { trouble: error === 'access_denied' ? 'cancelled' : 'failed' };
  return { trouble: 'nothing' };
}

export function open(ctx) {
  const wish = wished();
  const { answer, trouble = '' } = said(ctx.query);
  const state = { name: null, trouble, outcome: null, link: wish.link, factor_since: null, passkeys: [],
    act: sender(ctx.paint) };
  remember(ctx.path);

  async function entered(account) {
    if (!account) return;
    await refresh();
    ctx.go(wish.from ?? '/', { replace: true });
  }

  async function read_proofs() {
    [state.factor_since, state.passkeys] = await Promise.all([api.second_factor_since(), api.passkeys()]);
  }

  async function read() {
    await state.act.run(async () => {
      state.name = await api.provider_name();
      if (!answer) return;
      const outcome = await api.provider_return(answer);
      if (outcome.wants === 'proof') await read_proofs();
      state.outcome = outcome;
      await entered(outcome.account);
    });
  }
  read();
  return { name: 'provider', title: () => provider_title(state),
    view: () => provider({ ...state, me: session.account }, acts(ctx, state, { wish, entered })) };
}

/* The actions of this page. */
function acts(ctx, state, { wish, entered }) {
  const finish = (given) => state.act.run(async () => {
    await entered((await api.provider_finish(state.outcome.ticket, given)).account);
  });
  return {
    again: () => state.act.run(() => go_to_provider(wish)),
    choose: (form) => finish({ name: field_text(new FormData(form), 'name') }),
    code: (form) => finish({ second_code: new FormData(form).get('second_code') }),
    prove: (form, by_passkey) => state.act.run(async () => {
      await api.my_provider_link(state.outcome.ticket, await proof_of(form, by_passkey));
      ctx.go('/account', { replace: true });
    }),
    cancel: () => ctx.go('/account', { replace: true }),
  };
}
