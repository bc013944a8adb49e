/* One case before a trusted member: the evidence, and the vote. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { inbox_now, session } from '../net/session.js';
import { panel_case } from '../../views/panel/case.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

const gone = (error) => error instanceof api.Refusal && ['not_found', 'case_closed'].includes(error.code);

/* The next case without a vote, else the list. */
async function next_path(id) {
  const { items } = await page_api.panel();
  const next = items.find((one) => !one.voted && one.id !== id);
  return next ? `/panel/${next.id}` : '/panel';
}

const fresh = (paint) => ({ me: session.account, one: null, gone: false, error: '', vote: '', reason: '',
  act: sender(paint) });

export async function open(ctx) {
  const id = ctx.params.case;
  const state = fresh(ctx.paint);

  async function read() {
    try {
      state.one = await page_api.panel_case(id);
      state.error = '';
      state.vote ||= state.one.vote ?? '';
      state.reason ||= state.one.vote_reason ?? '';
    } catch (error) {
      state.gone = gone(error);
      state.error = state.gone ? '' : words_of(error);
    }
    ctx.paint();
  }

  const choose = (form) => {
    const values = new FormData(form);
    state.vote = String(values.get('vote') ?? '');
    state.reason = String(values.get('reason') ?? '');
    ctx.paint();
  };
  const vote = (form) => state.act.run(async () => {
    const values = new FormData(form);
    try {
      const { ended } = await page_api.panel_vote(id, { vote: values.get('vote'), reason: values.get('reason') });
      toast(t(ended ? 'panel-voted-last' : 'panel-voted'));
      inbox_now();
      ctx.go(await next_path(id));
    } catch (error) {
      if (!gone(error)) throw error;
      state.gone = true;
    }
  });
  if (state.me) await read();
  return { name: 'panel', title: () => t('panel-case'), view: () => panel_case(state, { read, choose, vote }) };
}
