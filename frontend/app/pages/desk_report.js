/* The moderation desk: one report, from its evidence to the decision. */
import * as api from '../net/api.js';
import * as page_api from '../net/page_api.js';
import { sender, words_of } from '../net/form.js';
import { report } from '../../views/desk/report.js';
import { ask } from '../../ui/controls/dialog.js';
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

/* After half an hour the report is free again: it is taken anew, unless somebody else has it. */
async function decide_held(id, body) {
  try {
    await page_api.desk_decide(id, body);
  } catch (error) {
    if (!(error instanceof api.Refusal) || error.code !== 'report_not_held') throw error;
    await page_api.desk_take(id);
    await page_api.desk_decide(id, body);
  }
}

const closes = (name) => ask({
  title: t('desk-close-ask', { name }), text: t('desk-close-ask-about'), yes: t('desk-action-close'), grave: true,
});

export async function open(ctx) {
  const id = ctx.params.report;
  const state = { report: null, error: '', act: sender(ctx.paint), choice: { action: 'none', reason: '' } };

  async function read() {
    try {
      state.report = await page_api.desk_report(id);
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
  const decide = async (form) => {
    const body = decision_of(form);
    if (body.action === 'close' && !await closes(state.report.person.name)) return;
    await act(async () => {
      await decide_held(id, body);
      toast(t('desk-decided'));
    });
  };
  const send = { read, choose, decide, take: () => act(() => page_api.desk_take(id)),
    release: () => act(() => page_api.desk_release(id)), panel: () => act(() => page_api.desk_panel(id)) };
  await read();
  return { name: 'desk', title: () => t('desk-report'), view: () => report(state, send) };
}
