/* My programs and the tokens they sign in with. A token is shown while this page stands, and never again. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { programs } from '../../views/account/programs.js';
import { field_text } from '../../ui/controls/field_text.js';
import { ask } from '../../ui/controls/dialog.js';

export async function open(ctx) {
  const state = { tokens: null, programs: null, made: null, copied: false, error: '', token: sender(ctx.paint),
    program: sender(ctx.paint), act: sender(ctx.paint) };

  async function read() {
    if (!session.account) return;
    try {
      [state.tokens, state.programs] = await Promise.all([api.my_tokens(), api.my_programs()]);
      state.error = '';
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  const send = acts(ctx, state, read);
  read();
  return { name: 'programs', title: () => 'Programs', view: () => programs({ ...state, me: session.account }, send) };
}

/* What may be done here; `read` brings the lists anew. */
function acts(ctx, state, read) {
  const end = async (words, drop) => {
    if (await ask({ ...words, no: 'Keep', grave: true })) {
      await state.act.run(async () => { await drop(); await read(); });
    }
  };
  return {
    read,
    make_token: (form) => state.token.run(async () => {
      const values = new FormData(form);
      state.made = await api.token_new({
        label: values.get('label'), scopes: values.getAll('scope'), expires_in_days: Number(values.get('days')),
        bot: values.get('bot') || undefined,
      });
      state.copied = false;
      form.reset();
      await read();
      ctx.say('The token is made. Copy it now: it is not shown again.');
    }),
    make_program: (form) => state.program.run(async () => {
      const values = new FormData(form);
      await api.program_new({ name: values.get('name'), kind: values.get('kind'),
        model: field_text(values, 'model') || undefined });
      form.reset();
      await read();
    }),
    copy: async () => {
      try {
        await navigator.clipboard.writeText(state.made.token);
        state.copied = true;
      } catch {
        state.copied = false; /* a browser that forbids it: the field can be marked by hand */
      }
      ctx.paint();
    },
    end_token: (token) => end({
      title: `Revoke ${token.label}?`, text: 'Whatever signs in with this token stops at once.', yes: 'Revoke',
    }, () => api.token_end(token.id)),
    end_program: (program) => end({
      title: `Retire ${program.name}?`,
      text: 'Its running matches are resigned, its tokens end, its name becomes neutral in its games. This '
        + 'cannot be undone.',
      yes: 'Retire',
    }, () => api.program_end(program.id)),
  };
}
