/* A match: playing, watching and looking back are one page. It reads with one poll, drafts with the game's face,
 * and sends one order. An error never eats a draft; only a turn that has moved on does. */
import * as api from '../api.js';
import { NetworkLoss, Refusal } from '../api.js';
import { sender, words_of } from '../form.js';
import { follow } from '../poll.js';
import { remember } from '../router.js';
import { need_account, on_session, session, inbox_now } from '../session.js';
import { draft_keep, draft_kept } from '../settings.js';
import { face_of } from '../../games/index.js';
import { ask } from '../../ui/dialog.js';
import { line_words } from '../../ui/tale.js';
import { match, missing } from '../../views/match.js';
import { sending } from '../sending.js';
import { play_now } from './home.js';

const NARROW = '(max-width: 899px)';

function fresh(header, face) {
  const seat = header.seats.find((s) => s.you)?.seat ?? null;
  return {
    header, face, seat, live: null, skew: 0, draft: null, legal: null, legal_key: null, refused: '',
    past: null, log: [], talk: [], heard: 0, unread: 0, tab: 'act', narrow: false, flip: false, error: '', echo: '',
    more: false, hours: 24, said: '',
  };
}

/* How far the server's clock is ahead of ours. Its Date counts whole seconds: less than two is no difference. */
function skew_of(date) {
  const ahead = date ? date - Date.now() : 0;
  return Math.abs(ahead) < 2000 ? 0 : ahead;
}

/** May this viewer draft an order now? (Owed, or handed in and still replaceable.) */
export function may_order(state) {
  const { live, seat } = state;
  return seat !== null && live !== null && live.status === 'live' && !live.paused_until && Boolean(live.owes || live.orders);
}

/* The built-in bot that sat opposite, by its title in the catalogue. */
function bot_of({ header, seat }) {
  const rival = seat === null ? null : header.seats.find((s) => s.seat !== seat && s.kind === 'builtin');
  const bots = session.games.find((g) => g.id === header.game)?.bots ?? [];
  return rival ? bots.find((b) => b.title === rival.name)?.id ?? null : null;
}

export async function open(ctx) {
  const id = ctx.params.match;
  let header;
  try {
    header = await api.match(id);
  } catch (error) {
    const gone = error instanceof Refusal && error.status === 404;
    return { name: 'match', title: () => 'A match', view: () => missing(gone ? '' : words_of(error)) };
  }
  const face = await face_of(header.game);
  return table(ctx, id, fresh(header, face));
}

function table(ctx, id, state) {
  const { face } = state;
  const wide = matchMedia(NARROW);
  const paint = ctx.paint;
  const act = sender(paint);
  const talk_act = sender(paint);
  const hints = () => (state.draft ? face.hints(state.legal, state.draft) : null);
  const known = new Map();
  let poll = null;
  let talk_poll = null;
  let closed = false;
  let log_busy = false;

  /* ---- the position ---- */
  function draft_anew() {
    const kept = draft_kept(id, state.live.turn);
    state.draft = may_order(state) ? face.draft(state.live.view, state.seat, kept) : null;
    known.clear();
    state.legal = null;
    state.legal_key = null;
    state.error = '';
  }

  function news(live, date) {
    const before = state.live;
    state.live = live;
    state.skew = skew_of(date);
    const moved_on = !before || before.turn !== live.turn;
    state.echo = '';
    if (moved_on) put.drop();
    if (moved_on || Boolean(state.draft) !== may_order(state)) draft_anew();
    else if (state.draft) state.draft = face.renew(state.draft, live.view);
    ask_legal();
    read_log();
    if (state.seat !== null) read_talk();
    if (before && before.status !== live.status) read_header();
    if (live.status === 'finished') poll?.stop();
    paint();
  }

  async function read_header() {
    state.header = await api.match(id).catch(() => state.header);
    paint();
  }

  /* ---- what may follow the draft ---- */
  async function ask_legal() {
    if (!state.draft || !state.live.owes) return;
    const partial = face.partial(state.draft);
    const key = JSON.stringify(partial);
    if (key === state.legal_key) return;
    Object.assign(state, { legal_key: key, legal: null, refused: '', ...known.get(key) });
    if (state.legal) return;
    try {
      const legal = await (partial ? api.legal_after(id, partial) : api.legal(id));
      learn(key, { legal });
    } catch (error) {
      if (error instanceof Refusal && error.status !== 429) {
        learn(key, { legal: { units: [], may_pass: true, movements_left: 0 }, refused: words_of(error) });
      } else if (key === state.legal_key) {
        state.legal_key = null;
        setTimeout(ask_legal, 1500);
      }
    }
  }

  /* Answers are kept for the turn, so that an undo is not a question. */
  function learn(key, answer) {
    if (key !== state.legal_key) return;
    known.set(key, answer);
    Object.assign(state, answer);
    paint();
  }

  function send(change) {
    if (!state.draft || state.past || put.busy) return;
    state.error = '';
    state.draft = face.reduce(state.draft, change, hints());
    draft_keep(id, state.live.turn, face.keep(state.draft));
    ask_legal();
    paint();
  }

  /* ---- handing in ---- */
  const put = sending({
    paint,
    request: ({ turn, body }) => api.orders_put(id, turn, body),
    done: (receipt, { turn }) => {
      draft_keep(id, turn, null);
      state.echo = (receipt.accepted ?? []).map((a) => a.text).filter(Boolean).join(' ');
      poll.now();
      inbox_now();
    },
    refused: (error) => {
      state.error = error.status === 409 ? `${words_of(error)} The table is read again; your draft stays while it still fits.` : words_of(error);
      if (error.status === 409) poll.now();
    },
  });

  function commit() {
    state.echo = '';
    put.start({ turn: state.live.turn, body: { orders: face.order(state.draft) } });
  }

  /* ---- the log, and looking back ---- */
  async function read_log() {
    if (log_busy) return;
    log_busy = true;
    try {
      const first = !state.log.length;
      for (let page = null; !page || page.next;) {
        page = await api.log(id, state.log.at(-1)?.n ?? 0);
        const known = state.log.at(-1)?.n ?? 0;
        const added = page.items.filter((line) => line.n > known);
        state.log = [...state.log, ...added];
        if (!added.length) break;
        if (!first) ctx.say(added.map((line) => line_words(face, line, state.header)).join(' '));
      }
    } catch { /* the next view brings the next try */ }
    log_busy = false;
    paint();
  }

  async function jump(turn) {
    if (turn === null || turn >= state.live.turn) {
      state.past = null;
      remember(`/matches/${id}`);
      return paint();
    }
    const wanted = Math.max(0, turn);
    state.past = { ...(state.past ?? {}), turn: wanted };
    paint();
    try {
      const read = state.seat === null ? api.spectate : api.view;
      const answer = await read(id, { turn: wanted });
      if (state.past?.turn === wanted) state.past = { turn: wanted, view: answer.data.view };
      remember(`/matches/${id}?turn=${wanted}`);
    } catch (error) {
      state.past = null;
      state.error = words_of(error);
    }
    paint();
  }

  /* ---- talk ---- */
  function hear(data) {
    const known = state.talk.at(-1)?.n ?? 0;
    const added = (data.items ?? []).filter((m) => m.n > known);
    if (Number.isInteger(data.seq)) state.heard = data.seq;
    if (!added.length) return;
    const spoken = state.talk.length || state.live;
    state.talk = [...state.talk, ...added];
    const others = added.filter((m) => !is_mine(m));
    if (spoken && others.length) ctx.say(others.map((m) => `${m.from.name} says: ${m.text}`).join(' '));
    if (state.narrow && state.tab !== 'talk') state.unread += others.length;
    paint();
  }

  const is_mine = (m) => (m.from.seat ?? null) === state.seat && m.from.name === session.account?.name;

  async function read_talk() {
    if (state.header.press === 'none') return;
    try {
      const answer = await api.messages(id, { after: state.talk.at(-1)?.n });
      if (!answer.same) hear(answer.data);
    } catch { /* read again with the next news */ }
  }

  function follow_talk() {
    if (state.header.press === 'none') return;
    if (state.seat !== null) return void read_talk();
    talk_poll = follow((values, rest) => api.messages(id, { after: state.talk.at(-1)?.n, wait: values.wait }, { signal: rest.signal }), hear);
  }

  const say = (text) => talk_act.run(async () => {
    await need_account();
    await api.message_new(id, text, api.new_key());
    if (state.seat === null) talk_poll?.now();
    await read_talk();
  });

  /* ---- consent ---- */
  const offer = (kind) => act.run(async () => {
    await api.offer_new(id, { kind, ...(kind === 'truce' && { hours: state.hours }) }, api.new_key());
    state.more = false;
    poll.now();
  });
  const answer = (oid, accept) => act.run(async () => {
    await api.offer_answer(id, oid, accept);
    poll.now();
  });
  async function resign() {
    const sure = await ask({ title: 'Resign this match?', text: 'The other side wins at once. This cannot be taken back.', yes: 'Resign', no: 'Play on', grave: true });
    if (sure) await act.run(async () => { await api.resign(id); poll.now(); });
  }

  const again = () => act.run(() => play_now(ctx, state.header.game, bot_of(state) ?? 'anyone'));

  const doors = {
    send, commit, jump, say, offer, answer, resign, again,
    undo: () => { put.drop(); send({ type: 'undo' }); },
    retry: () => put.now(),
    set: (name, value) => { state[name] = value; if (name === 'tab' && value === 'talk') state.unread = 0; paint(); },
    zoom: (how) => face.zoom(document.getElementById('page'), how),
  };

  const resized = () => { state.narrow = wide.matches; paint(); };
  const escape = (event) => { if (event.key === 'Escape' && state.draft) send({ type: 'cancel' }); };
  const off = on_session(() => { if (state.seat !== null && state.live) read_talk(); });
  wide.addEventListener('change', resized);
  document.addEventListener('keydown', escape);
  resized();

  const read = state.seat === null ? api.spectate : api.view;
  poll = follow((values, rest) => read(id, values, rest), news, (refusal) => {
    state.error = words_of(refusal);
    paint();
    return refusal.status >= 500;
  });
  follow_talk();
  const asked_turn = ctx.query.get('turn');
  let jumped = asked_turn === null;

  const bottom = () => ((state.seat ?? 0) + (state.flip ? 1 : 0)) % 2;
  return {
    name: 'match',
    title: () => state.header.seats.map((s) => s.name ?? 'open').join(' – '),
    view: () => {
      if (!jumped && state.live) {
        jumped = true;
        jump(Number(asked_turn));
      }
      return match({ ...state, hints: hints(), bottom: bottom(), put, act, talk_act, me: session.account, bot: bot_of(state) }, doors);
    },
    painted: (root) => {
      if (!closed && state.live) face.mount(root, (state.past?.view ?? state.live.view), bottom());
    },
    close: () => {
      closed = true;
      poll.stop();
      talk_poll?.stop();
      put.drop();
      off();
      wide.removeEventListener('change', resized);
      document.removeEventListener('keydown', escape);
    },
  };
}
