/* Talk at the table. Players are woken by their inbox and by each view; spectators hold a poll of their own. */
import * as api from '../api.js';
import { sender } from '../form.js';
import { follow } from '../poll.js';
import { need_account, on_session, session } from '../session.js';
import { report_fields } from '../../views/match_talk.js';
import { fill } from '../../ui/dialog.js';
import { toast } from '../../ui/toast.js';

async function report(t, act, m) {
  const values = await fill({ title: `Report ${m.from.name}?`, text: `“${m.text}”`, body: report_fields(), yes: 'Report', grave: true });
  if (!values) return;
  await act.run(async () => {
    await need_account();
    await api.message_report(t.id, m.n, { reason: values.get('reason'), text: values.get('text') });
    toast('Reported. The people who keep this house will read it.');
  });
}

/* What stands before somebody's eyes has been read. */
function mark_read({ id, state }, n) {
  const mine = session.inbox.matches.find((m) => m.match === id);
  if (!mine?.unread || !n || document.hidden || (state.narrow && state.tab !== 'talk')) return;
  api.messages_read(id, n).catch(() => { /* then the inbox goes on saying so */ });
}

export function talk(t) {
  const { state } = t;
  const act = sender(t.paint);
  const last = () => state.talk.at(-1)?.n;
  const seen = () => mark_read(t, last());
  const is_open = () => state.header.press !== 'none';
  const is_mine = (m) => (m.from.seat ?? null) === state.seat && m.from.name === session.account?.name;
  let poll = null;
  let off = () => {};

  function hear(data) {
    const added = (data.items ?? []).filter((m) => m.n > (last() ?? 0));
    if (!added.length) return;
    const others = added.filter((m) => !is_mine(m));
    if (state.talk.length && others.length) t.ctx.say(others.map((m) => `${m.from.name} says: ${m.text}`).join(' '));
    if (state.narrow && state.tab !== 'talk') state.unread += others.length;
    state.talk = [...state.talk, ...added];
    t.paint();
  }

  async function read() {
    if (!is_open() || state.seat === null) return;
    try {
      const answer = await api.messages(t.id, { after: last() });
      if (!answer.same) hear(answer.data);
      seen();
    } catch { /* read again with the next news */ }
  }

  return {
    act, read, seen,
    start() {
      if (!is_open()) return;
      if (state.seat === null) poll = follow((values, rest) => api.messages(t.id, { ...values, after: values.after ?? last() }, rest), hear);
      else off = on_session(() => { if (state.live) read(); });
    },
    stop() {
      poll?.stop();
      off();
    },
    is_mine,
    report: (m) => report(t, act, m),
    say: (text) => act.run(async () => {
      await need_account();
      await api.message_new(t.id, text, api.new_key());
      poll?.now();
      await read();
    }),
  };
}
