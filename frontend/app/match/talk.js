/* The chat of a match. The inbox and each view make players read it; spectators have a poll of their own. */
import * as api from '../net/api.js';
import { sender } from '../net/form.js';
import { follow } from '../net/poll.js';
import { need_account, on_session, session } from '../net/session.js';
import { shows_talk } from './store.js';
import { has_capability } from '../../model/catalogue.js';
import { fill } from '../../ui/controls/dialog.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { author_name, is_masked } from '../../ui/seats.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

async function ask_report({ id, store: { state } }, act, m) {
  const values = await fill({
    title: t('match-report-title', { player: author_name(state, m) }), text: t('match-report-quote', { text: m.text }),
    body: report_fields(true), yes: t('match-report'), grave: true,
  });
  if (!values) return;
  await act.run(async () => {
    await need_account();
    await api.message_report(id, m.n, { reason: values.get('reason'), text: values.get('text') });
    toast(t('common-report-sent'));
  });
}

const waiting = (id) => session.inbox.matches.find((m) => m.match === id);

/* Messages that are on the screen count as read. */
function mark_read({ id, store: { state } }, n) {
  if (!waiting(id)?.unread || !n || document.hidden || !shows_talk(state)) return;
  api.messages_read(id, n).catch(() => { /* then the inbox keeps reporting it */ });
}

/* A game that handles the chat tells its messages in the log too, in the language of the page. */
const is_told = ({ header }) => has_capability(header.game, 'talk');

/* New messages: taken into the store, announced, and read again with each view. */
function hearing(match) {
  const { id, store, say } = match;
  const { state } = store;
  const last = () => state.talk.at(-1)?.n;
  const seen = () => mark_read(match, last());

  function hear(data) {
    const added = (data.items ?? []).filter((m) => m.n > (last() ?? 0));
    if (!added.length) return;
    const others = added.filter((m) => !is_mine(state, m));
    if (state.talk.length && others.length && !is_told(state)) {
      say(others.map((m) => t('match-chat-said', { player: author_name(state, m), text: m.text })).join(' '));
    }
    /* Of the messages that existed before the page was opened, those count that the inbox calls unread. */
    const news = state.talk.length ? others.length : Math.min(others.length, waiting(id)?.unread ?? others.length);
    store.talk_grew(added, news);
  }

  async function read() {
    if (!is_open(state) || state.seat === null) return;
    try {
      const answer = await api.messages(id, { after: last() });
      if (!answer.same) hear(answer.data);
      seen();
    } catch { /* the next view reads again */ }
  }

  return { hear, last, read, seen };
}

const is_open = ({ header }) => header.press !== 'none';
const is_mine = (state, m) => (m.from.seat ?? null) === state.seat
  && (is_masked(state, m) || m.from.name === session.account?.name);

/* What is being written, in the store: the field goes away with its panel. A message that could not be sent returns. */
function writing({ id, store, paint }, sent) {
  const { state, message_written } = store;
  const act = sender(paint);
  let last = Promise.resolve(false); // a message written while another is on its way is sent after it

  const deliver = (text) => act.run(async () => {
    await need_account();
    await api.message_new(id, text, api.new_key());
    await sent();
    return true;
  });

  async function send_after(before, text) {
    await before;
    const is_sent = Boolean(await deliver(text));
    if (!is_sent) message_written([state.message, text].filter(Boolean).join(' '));
    return is_sent;
  }

  return {
    act, written: message_written,
    /** Resolves to whether the message was sent. */
    send(text) {
      message_written('');
      last = send_after(last, text);
      return last;
    },
  };
}

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void, say: (text: string) => void}} match
 */
export function talk(match) {
  const { id, store: { state }, paint } = match;
  const report = sender(paint);
  const { hear, last, read, seen } = hearing(match);
  let poll = null;
  let off = () => {};

  return {
    ...writing(match, async () => {
      poll?.now();
      await read();
    }),
    read, seen, report_act: report,
    start() {
      if (!is_open(state)) return;
      if (state.seat === null) poll = follow(
        (values, rest) => api.messages(id, { ...values, after: values.after ?? last() }, rest), hear);
      else off = on_session(() => { if (state.live) read(); });
    },
    stop() {
      poll?.stop();
      off();
    },
    is_mine: (m) => is_mine(state, m),
    report: (m) => ask_report(match, report, m),
  };
}
