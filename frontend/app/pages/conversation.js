/* The conversation with one player. The inbox makes the page read what is new, as it does for the chat of a match. */
import * as api from '../net/api.js';
import { sender, words_of } from '../net/form.js';
import { on_session, session } from '../net/session.js';
import { go } from '../router.js';
import { conversation } from '../../views/account/conversation.js';
import { ask, fill } from '../../ui/controls/dialog.js';
import { report_fields } from '../../ui/controls/report_form.js';
import { toast } from '../../ui/alerts/toast.js';
import { t } from '../../locales/text.js';

const can_write = () => Boolean(session.account) && session.account.kind !== 'guest';

/* Take an answer into the state. `where`: the newest messages (`new`), those `after` what is shown, or those `before`
 * it. Returns whether more of them follow. */
function take(state, { player, refusal, items, more }, where, say) {
  const added = items.filter((m) => !state.items.some(({ n }) => n === m.n));
  const theirs = added.filter((m) => !m.mine);
  if (where === 'after' && theirs.length) {
    say(theirs.map((m) => t('messages-said', { name: player, text: m.text })).join(' '));
  }
  state.items = where === 'before' ? [...added, ...state.items] : [...state.items, ...added];
  if (where !== 'after') state.earlier = more;
  Object.assign(state, { player, refusal, is_read: true, error: '' });
  return where === 'after' && more;
}

/* Messages that are on the screen count as read, for the inbox alone. */
function mark_seen(state) {
  const n = state.items.findLast((m) => !m.mine)?.n;
  const unread = session.inbox.conversations.some(({ player }) => player === state.player);
  if (n && unread && !document.hidden) api.conversation_read(state.name, n).catch(() => { /* then it stays unread */ });
}

/* Reading: the newest messages first, then what follows them, and what came before on demand. */
function reading({ paint, say }, state) {
  let busy = null;

  /* Behind the last message, until there is no other. */
  async function read_on() {
    const after = state.items.at(-1)?.n;
    const answer = await api.conversation(state.name, { after, limit: after ? 200 : undefined });
    if (take(state, answer, after ? 'after' : 'new', say)) await read_on();
  }

  async function read_all() {
    try {
      await read_on();
      mark_seen(state);
    } catch (error) {
      state.unknown = error.status === 404;
      state.error = words_of(error);
    }
    paint();
  }

  /* One request after the other: what was asked for twice at once would stand there twice. */
  function read() {
    if (!can_write()) return Promise.resolve();
    busy = (busy ?? Promise.resolve()).then(read_all);
    return busy;
  }

  const earlier = () => state.act.run(async () => {
    take(state, await api.conversation(state.name, { before: state.items[0].n }), 'before', say);
  });

  return { read, earlier };
}

function acts(state, read) {
  const done = (fn) => state.act.run(async () => {
    await fn();
    await read();
  });
  const sure = (what, rest = {}) => ask({ title: t(`messages-${what}-title`, { name: state.player }),
    text: t(`messages-${what}-about`, { name: state.player }), yes: t(`messages-${what}`), grave: true, ...rest });
  return {
    async report(m) {
      const values = await fill({ title: t('messages-report-title', { name: state.player }),
        text: t('messages-report-quote', { text: m.text }), body: report_fields(true), yes: t('messages-report'),
        grave: true });
      if (!values) return;
      await state.act.run(async () => {
        await api.direct_report(state.name, m.n, { reason: values.get('reason'), text: values.get('text') });
        toast(t('common-report-sent'));
      });
    },
    async block(on) {
      if (on && !await sure('block')) return;
      await done(() => api.my_player_change(state.name, { blocked: on }));
    },
    async end() {
      if (!await sure('delete')) return;
      await state.act.run(async () => {
        await api.conversation_end(state.name);
        go('/messages');
      });
    },
  };
}

/* What is being written stays in the field when it could not be sent. */
function writing(state, read) {
  let key = api.new_key();
  return {
    write: (text) => {
      if (text !== state.text) key = api.new_key();
      state.text = text;
    },
    send: () => state.sending.run(async () => {
      const text = state.text.trim();
      if (!text) return;
      await api.direct_new(state.name, text, key);
      key = api.new_key();
      state.text = '';
      await read();
    }),
  };
}

export async function open(ctx) {
  const state = { name: ctx.params.name, player: ctx.params.name, refusal: null, items: [], earlier: false,
    is_read: false, unknown: false, error: '', text: '', act: sender(ctx.paint), sending: sender(ctx.paint) };
  const { read, earlier } = reading(ctx, state);
  const seen = () => mark_seen(state);
  let { seq } = session.inbox;
  const off = on_session(({ inbox }) => {
    if (inbox.seq === seq) return;
    ({ seq } = inbox);
    read();
  });
  document.addEventListener('visibilitychange', seen);
  await read();
  const send = { read, earlier, ...acts(state, read), ...writing(state, read) };
  return {
    name: 'conversation', title: () => t('messages-with', { name: state.player }),
    view: () => conversation({ ...state, me: session.account }, send),
    close: () => {
      off();
      document.removeEventListener('visibilitychange', seen);
    },
  };
}
