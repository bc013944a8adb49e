/* A program asks for access to my account (OAuth). The page never leaves by itself: anyone can register a program and
 * make a link to here, so only a press of a button goes to the program's address. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { connect } from '../../views/account/connect.js';
import { t } from '../../locales/text.js';

const ASKED = ['client_id', 'redirect_uri', 'response_type', 'scope', 'code_challenge', 'code_challenge_method',
  'resource', 'state'];

/** What the program asks for, of all that its link says. */
const asked_of = (query) =>
  Object.fromEntries(ASKED.filter((name) => query.has(name)).map((name) => [name, query.get(name)]));

export function open(ctx) {
  const ask = asked_of(ctx.query);
  const state = { asked: null, programs: [], error: '', act: sender(ctx.paint) };

  async function read() {
    if (!session.account) return;
    try {
      [state.asked, state.programs] = await Promise.all([api.consent(ask), api.my_programs()]);
      state.error = '';
    } catch (error) {
      const is_wrong = error instanceof api.Refusal && error.status === 422;
      state.error = is_wrong ? t('account-connect-wrong') : words_of(error);
    }
    ctx.paint();
  }

  const decide = (answer) => state.act.run(async () => {
    const { redirect } = await api.consent_give({ ...ask, ...answer });
    location.assign(redirect);
  });
  const send = {
    allow: (form) => decide({ accept: true, bot: new FormData(form).get('bot') || undefined }),
    refuse: () => decide({ accept: false }),
  };
  read();
  return { name: 'connect', title: () => t('account-connect'),
    view: () => connect({ ...state, me: session.account }, send) };
}
