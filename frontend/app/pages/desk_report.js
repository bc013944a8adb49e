/* The moderation desk: one report, from its evidence to the decision. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { report } from '../../views/desk/report.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

/* What the form says, in the shape of the server: fields that the chosen action lacks are left out. */
function decision_of(form) {
  const values = new FormData(form);
  const days = Number(values.get('days'));
  const body = { action: values.get('action'), why: values.get('why') };
  if (values.get('reason')) body.reason = values.get('reason');
  if (values.get('note')) body.note = values.get('note');
  if (days) body.days = days;
  if (values.get('annuls')) body.annuls = true;
  return body;
}

function choice_of(form) {
  const values = new FormData(form);
  return { action: String(values.get('action')), reason: String(values.get('reason') ?? '') };
}

export async function open(ctx) {
  const id = ctx.params.report;
  const state = { report: null, error: '', act: sender(ctx.paint), choice: { action: 'none', reason: '' } };

  async function read() {
    try {
      state.report = await api.desk_report(id);
      state.error = '';
      if (!state.choice.reason) state.choice = { ...state.choice, reason: state.report.reason };
    } catch (error) {
      state.error = words_of(error);
    }
    ctx.paint();
  }

  const act = (fn) => state.act.run(async () => {
    await fn();
    await read();
  });
  const choose = (form) => {
    const { action, reason } = choice_of(form);
    state.choice = { action, reason: reason || state.choice.reason };
    ctx.paint();
  };
  const decide = (form) => act(async () => {
    await api.desk_decide(id, decision_of(form));
    toast(t('desk-decided'));
  });
  const send = { read, choose, decide, take: () => act(() => api.desk_take(id)),
    release: () => act(() => api.desk_release(id)) };
  await read();
  return { name: 'desk', title: () => t('desk-report'), view: () => report(state, send) };
}
