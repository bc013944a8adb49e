/* My program accounts, API tokens and connected programs. A token is shown while this page is open, and never again. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { in_order } from '../net/in_order.js';
import { session } from '../net/session.js';
import { programs } from '../../views/account/programs.js';
import { field_text } from '../../ui/controls/field_text.js';
import { ask } from '../../ui/controls/dialog.js';
import { t } from '../../locales/text.js';

export async function open(ctx) {
  const state = { tokens: null, programs: null, grants: null, made: null, copied: false, error: '',
    token: sender(ctx.paint), program: sender(ctx.paint), act: sender(ctx.paint) };

  const asking = in_order();
  async function read() {
    if (!session.account) return;
    const counts = asking();
    try {
      const [tokens, all, grants] = await Promise.all([api.my_tokens(), api.my_programs(), api.my_grants()]);
      if (counts()) Object.assign(state, { tokens, programs: all, grants, error: '' });
    } catch (error) {
      if (counts()) state.error = words_of(error);
    }
    ctx.paint();
  }

  const send = acts(ctx, state, read);
  read();
  return { name: 'programs', title: () => t('account-api'),
    view: () => programs({ ...state, me: session.account }, send) };
}

/* The actions of this page; `read` fetches the lists again. */
const acts = (ctx, state, read) => ({
  read, ...creating(ctx, state, read), ...ending(state, read),
  copy: async () => {
    try {
      await navigator.clipboard.writeText(state.made.token);
      state.copied = true;
    } catch {
      state.copied = false; /* the browser forbids it: the text can still be selected and copied by hand */
    }
    ctx.paint();
  },
});

const creating = (ctx, state, read) => ({
  make_token: (form) => state.token.run(async () => {
    const values = new FormData(form);
    state.made = await api.token_new({
      label: values.get('label'), scopes: values.getAll('scope'), expires_in_days: Number(values.get('days')),
      bot: values.get('bot') || undefined,
    });
    state.copied = false;
    form.reset();
    await read();
    ctx.say(t('account-token-made-said'));
  }),
  make_program: (form) => state.program.run(async () => {
    const values = new FormData(form);
    await api.program_new({ name: values.get('name'), kind: values.get('kind'),
      model: field_text(values, 'model') || undefined });
    form.reset();
    await read();
  }),
  let_people: (program, people_games) => state.act.run(async () => {
    await api.program_change(program.id, { people_games });
    await read();
    ctx.say(t('account-program-people-said', { name: program.name, n: people_games }));
  }),
});

/* Asks again before anything that cannot be undone. */
function ending(state, read) {
  const end = async (words, drop) => {
    if (await ask({ ...words, no: t('account-cancel'), grave: true })) {
      await state.act.run(async () => { await drop(); await read(); });
    }
  };
  return {
    end_token: (token) => end({
      title: t('account-token-revoke-ask', { label: token.label }), text: t('account-token-revoke-about'),
      yes: t('account-token-revoke-yes'),
    }, () => api.token_end(token.id)),
    end_grant: (grant) => end({
      title: t('account-grant-end-ask', { name: grant.client }), text: t('account-grant-end-about'),
      yes: t('account-grant-end-yes'),
    }, () => api.grant_end(grant.id)),
    end_program: (program) => end({
      title: t('account-program-retire-ask', { name: program.name }), text: t('account-program-retire-about'),
      yes: t('account-program-retire-yes'),
    }, () => api.program_end(program.id)),
  };
}
