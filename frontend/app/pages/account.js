/* My account: name, password, sessions, data. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { refresh, session } from '../net/session.js';
import { download } from '../tools/download.js';
import { my_games } from '../tools/my_games.js';
import { passkeys_work } from '../tools/passkey.js';
import { passkey_acts } from '../tools/passkey_acts.js';
import { link_acts } from '../tools/link_acts.js';
import { factor_acts } from '../tools/second_factor.js';
import { account, password_field } from '../../views/account/account.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

const guest_leaves = () => ask({
  title: t('account-guest-leave'), text: t('account-guest-leave-about'), yes: t('account-sign-out'),
  no: t('account-cancel'), grave: true,
});

export async function open(ctx) {
  const state = { decisions: null,
    sessions: null, left: null, codes: null, export_address: api.export_address, error: '',
    changed: false, recovery: sender(ctx.paint), password: sender(ctx.paint), appeal: sender(ctx.paint),
    games: sender(ctx.paint), fetching: null, fetched: null,
    act: sender(ctx.paint), factor: sender(ctx.paint), factor_since: undefined, setup: null, turned_on: false,
    passkey: sender(ctx.paint), passkeys: null, passkeys_work: passkeys_work(),
    passkey_asked: null, passkey_added: false,
    provider: null, unlinking: false, link: sender(ctx.paint) };

  const asking = in_order();
  async function read() {
    if (!session.account) return;
    const counts = asking();
    const { kind, closed } = session.account;
    try {
      const [decisions, { items: sessions }] = await Promise.all([page_api.my_sanctions(), api.my_sessions()]);
      if (counts()) Object.assign(state, { decisions, sessions });
      if (decisions.some((one) => one.fresh)) await page_api.my_sanctions_seen();
      const is_person = kind !== 'guest' && !closed;
      const [left, factor_since, passkeys, provider] = is_person
        ? await Promise.all([api.recovery_left(), api.second_factor_since(), api.passkeys(), api.my_provider()])
        : [null, undefined, null, null];
      if (counts()) Object.assign(state, { left, factor_since, passkeys, provider, error: '' });
    } catch (error) {
      if (session.account && counts()) state.error = words_of(error);
    }
    ctx.paint();
  }

  read();
  return { name: 'account', title: () => t('account-pages'),
    view: () => account({ ...state, me: session.account }, acts(ctx, state, read)) };
}

/* The actions of this page; `read` fetches the lists again. */
function acts(ctx, state, read) {
  return {
    password: (form) => state.password.run(async () => {
      const values = new FormData(form);
      state.changed = false;
      await api.password_change(values.get('old') ?? undefined, values.get('new'));
      state.changed = true;
      form.reset();
      await read();
    }),
    appeal: (id, form) => state.appeal.run(async () => {
      await page_api.my_appeal(id, new FormData(form).get('text'));
      await read();
    }),
    end: (id) => state.act.run(async () => { await api.my_session_end(id); await read(); }),
    codes: (form) => state.recovery.run(async () => {
      const values = new FormData(form);
      state.codes = await api.recovery_new(values.get('password'), values.get('second_code') ?? undefined);
      form.reset();
      await read();
    }),
    games: () => fetch_games(ctx, state),
    ...factor_acts(state, { paint: ctx.paint, read }),
    ...passkey_acts(state, { paint: ctx.paint, read }),
    ...link_acts(state, { paint: ctx.paint, read }),
    go_away: () => go_away(ctx, state, has_password(state)),
    leave: () => leave(ctx, state),
  };
}

const fetch_games = (ctx, state) => state.games.run(async () => {
  Object.assign(state, { fetching: null, fetched: null });
  state.fetched = await my_games({ lines: api.my_lines, record: api.match_record,
    told(done, all) {
      state.fetching = { done, all };
      ctx.paint();
    } });
  if (state.fetched.games) download('quadrivium-games.ndjson', state.fetched.text, 'application/x-ndjson');
});

async function leave(ctx, state) {
  if (session.account.kind === 'guest' && !await guest_leaves()) return;
  await state.act.run(async () => {
    await api.session_end();
    await refresh();
    ctx.go('/');
  });
}

/* Guests have none, and people who only sign in with the site's own service. */
const has_password = ({ provider }) => session.account.kind !== 'guest' && provider?.has_password !== false;

/* An account with a password asks for it again. */
async function go_away(ctx, state, asks) {
  const values = await fill({
    title: t('account-delete-ask'), text: t('account-delete-ask-about'), body: asks ? password_field() : undefined,
    yes: t('account-delete'), no: t('account-cancel'), grave: true,
  });
  if (!values) return;
  await state.act.run(async () => {
    await api.me_end(values.get('password'));
    await refresh();
    ctx.go('/');
  });
}
