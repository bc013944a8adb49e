/* One lobby: who sits where, the link to share, waiting until it starts by itself. */
import * as api from '../api.js';
import { sender, words_of } from '../form.js';
import { need_account, on_session, session } from '../session.js';
import { lobby } from '../../views/lobby.js';

const AGAIN_MS = 2000;

/* Sitting down, and the secret wish of who sits. */
function sitting(state, id, invite, show) {
  const sit = (body) => api.lobby_sit(id, { ...body, ...(invite && { invite }) });
  return {
    sit: (seat) => state.act.run(async () => {
      await need_account();
      show(await sit(seat === undefined ? {} : { seat }));
    }),
    choice: (name, value) => {
      state.choice = { ...state.choice, [name]: value };
      return state.act.run(async () => show(await sit({ choice: state.choice })));
    },
  };
}

export async function open(ctx) {
  const id = ctx.params.lobby;
  const invite = ctx.query.get('invite') ?? undefined;
  const state = { lobby: null, error: '', missing: false, invite, copied: false, act: sender(ctx.paint), choice: {} };
  let timer = 0;
  let closed = false;

  function show(next) {
    if (closed) return;
    state.lobby = { ...next, join_url: next.join_url ?? state.lobby?.join_url ?? kept_link(id) };
    if (next.join_url) keep_link(id, next.join_url);
    if (next.match) return ctx.go(`/matches/${next.match}`, { replace: true });
    ctx.paint();
  }

  async function read() {
    clearTimeout(timer);
    try {
      show(await api.lobby(id, invite));
      state.error = '';
    } catch (error) {
      state.missing = error.status === 404;
      state.error = words_of(error);
      ctx.paint();
    }
    if (!closed && !state.missing) timer = setTimeout(read, document.hidden ? AGAIN_MS * 5 : AGAIN_MS);
  }

  const send = {
    ...sitting(state, id, invite, show),
    stand: () => state.act.run(async () => { await api.lobby_stand(id); await read(); }),
    cancel: () => state.act.run(async () => { await api.lobby_cancel(id); ctx.go('/lobbies'); }),
    bot: (seat, bot) => state.act.run(async () => show(await api.lobby_bot(id, seat, bot))),
    copy: async (text) => { state.copied = await copied(text); ctx.paint(); },
  };

  const off = on_session(read);
  read();
  return {
    name: 'lobby',
    title: () => 'A table',
    view: () => lobby({ ...state, me: session.account, games: session.games, origin: location.origin }, send),
    close: () => { closed = true; clearTimeout(timer); off(); },
  };
}

async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false; /* the link stands in a field beside the button */
  }
}

/* The invitation is told once, to its creator: keep it for this tab, so that a reload can still show it. */
function kept_link(id) {
  try {
    return sessionStorage.getItem(`join:${id}`) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Remember the link that lets a friend in. */
export function keep_link(id, url) {
  try {
    sessionStorage.setItem(`join:${id}`, url);
  } catch { /* then only the page itself knows it */ }
}
