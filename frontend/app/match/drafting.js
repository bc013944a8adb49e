/* The viewer's order: drafted with the game's face, checked with the server, sent. An error never loses a draft; only
 * the next turn does, and then the page says what was drafted. */
import * as api from '../net/api.js';
import { Refusal } from '../net/api.js';
import { asking, namer } from '../net/asking.js';
import { words_of } from '../net/form.js';
import { inbox_now } from '../net/session.js';
import { draft_keep, draft_kept, halt_kept, skip_keep } from '../local/settings.js';
import { sending } from '../net/sending.js';
import { moment_of } from './moment.js';
import { standing } from './standing.js';
import { t } from '../../locales/text.js';

const TRY_MS = 400;
const CLOSE_MS = 1500;

/** Whether this viewer can draft an order now: it is owed, or it was sent and can still be replaced. */
export function may_order({ live, seat }) {
  return seat !== null && live !== null && live.status === 'live' && !live.paused_until
    && Boolean(live.owes || live.orders);
}

/**
 * @param {{id: string, store: import('./store.js').MatchStore, paint: () => void, look_again: () => void,
 *     perform: (act: object) => void, confirms: () => string, clock: import('./timing.js').Timing|null}} match
 *     `perform` does at once what is no part of the turn's orders; `confirms`: how a turn is confirmed here
 */
export function drafting(match) {
  const { store, perform, confirms } = match;
  const { state } = store;
  const { face } = state;
  const self = {
    confirms, clock: match.clock, put: hand_in(match, () => self),
    standing: standing({ ...match, order: () => hands_of(match, self) }),
    asking: asking_at(match, () => self),
    trying: trying(match),
    hints: () => (state.draft ? face.hints(state.legal, state.draft) : null),
    asked: () => (state.draft ? face.asked(state.draft, self.hints()) : null),

    /** A new view has arrived; `before` is the one it replaces. */
    follow(before) {
      const moved_on = !before || moment_of(before) !== moment_of(state.live);
      if (moved_on) close(store, self, before);
      if (moved_on || Boolean(state.draft) !== may_order(state)) begin(match, self);
      else if (state.draft) store.draft_renewed(face.renew(state.draft, state.live.view));
      self.standing?.follow();
      self.asking.ask();
    },
    send(act) {
      if (act.type === 'act') return perform(act);
      const is_shut = !state.draft || state.past || self.put.busy;
      if (!is_shut && self.asking.keeps(act)) return;
      if (act.type === 'commit') return commit(store, self);
      if (!is_shut) draft_on(match, self, act);
    },
    undo() {
      self.put.drop();
      self.send({ type: 'undo' });
    },
    commit: () => self.send({ type: 'commit' }),
    press: () => press(store, self),
  };
  return self;
}

/* A new draft, with what was kept of an earlier visit; none where nothing can be ordered. */
function begin({ id, store }, self) {
  const { state } = store;
  const kept = draft_kept(id, moment_of(state.live));
  store.draft_begun(may_order(state) ? state.face.draft(state.live.view, state.seat, kept, state.draft) : null);
  self.asking.forget();
}

/* An act of the player changes the draft, which then may be complete. */
function draft_on({ id, store }, self, act) {
  const { state } = store;
  const { face } = state;
  self.standing?.stop();
  store.draft_changed(face.reduce(state.draft, act, self.hints()));
  draft_keep(id, moment_of(state.live), face.keep(state.draft));
  self.asking.ask();
  self.trying.soon();
  go_on(state, self);
}

/* The key for committing. For an empty turn it must be pressed twice, so that nobody passes by mistake. */
function press(store, self) {
  const { face, draft, past, sure } = store.state;
  const is_empty = draft && !past && face.is_empty(draft);
  if (is_empty && !sure && self.asked().may) store.commit_asked('key');
  else self.commit();
}

const asking_at = ({ id, store }, drafting_now) => asking({
  state: store.state, face: store.state.face, may: () => may_order(store.state),
  send: (act) => drafting_now().send(act),
  legal: (partial) => (partial ? api.legal_after(id, partial) : api.legal(id)),
  put: store.legal_came,
  learnt() {
    go_on(store.state, drafting_now());
    drafting_now().standing?.answered();
  },
});

/* How standing orders draft and hand in. These are not acts of the player, so messages about the turn before stay. */
const hands_of = ({ id, store }, self) => ({
  put: self.put,
  draft(act) {
    const { state } = store;
    const next = state.face.reduce(state.draft, act, self.hints());
    if (next === state.draft) return;
    store.draft_renewed(next);
    draft_keep(id, moment_of(state.live), state.face.keep(next));
    self.asking.ask();
  },
  hand_in: () => hand_over(store, self, 1),
});

/* Hand in the draft, and let that many turns pass. */
function hand_over(store, { put, trying: judging, clock }, turns) {
  clock?.answered(store.state.live.turn);
  store.order_left(turns);
  skip_keep(store.state.header.id, store.state.skip);
  judging.stop();
  put.start(job_of(store.state, turns));
}

/* How many turns the player lets pass. */
const stride_of = ({ header, stride = 1 }) => (header.turns_ahead > 1 ? stride : 1);

/* With standing orders the page itself passes the turns, one after the other. */
function leave(store, self) {
  const turns = stride_of(store.state);
  hand_over(store, self, self.standing?.begin(turns) ? 1 : turns);
}

const asks_first = ({ confirms }, { doubt }) => confirms() === 'twice' || Boolean(doubt);

const is_held_up = ({ put }, { taken, refused, past }) => put.busy || taken || refused || past;

/* Send the draft. If the settings say so or the face has doubts, the first press only asks. A press before the server's
 * answer waits. */
function commit(store, self) {
  const { state } = store;
  const now = self.asked();
  if (now?.waiting) store.commit_waits();
  if (!now?.may || is_held_up(self, state)) return;
  if (asks_first(self, now) && !state.sure) store.commit_asked();
  else leave(store, self);
}

/* Always strict, whatever the game's default: the player sees what is wrong and sends again, and nothing is dropped
 * silently. */
function job_of({ live, face, draft }, turns) {
  const { turn, taken_back = 0 } = live;
  const body = { orders: face.order(draft), mode: 'strict', taken_back, ...(turns > 1 && { turns }) };
  return { turn, moment: moment_of(live), body };
}

/* The turn is over. If this page did not play it, the player is told what the draft here was. When the page is opened,
 * it says again why the standing orders stopped. */
function close(store, { put, trying: judging }, before) {
  const { state } = store;
  const elsewhere = before && state.draft && state.played !== moment_of(before) && !put.busy;
  const words = elsewhere ? state.face.steps(state.draft) : [];
  put.drop();
  judging.stop();
  if (words.length) store.turn_closed(t(`match-draft-lost-${why_closed(state, before)}`, { draft: words.join('; ') }));
  else store.turn_closed(before ? '' : halt_kept(state.header.id, moment_of(state.live)));
}

/* If the settings say so, a complete draft is sent by itself, but never one that was only restored. A press that came
 * before the server's answer counts now. */
function go_on(state, self) {
  const asked = state.acted ? self.asked() : null;
  if (state.acted === 'commit' ? asked?.may : asked?.whole && self.confirms() === 'at_once') self.commit();
}

function why_closed(state, before) {
  if (state.live.taken_back !== before.taken_back) return 'takeback';
  const end = Date.parse(before.deadline ?? '');
  if (end && Date.now() + state.skew >= end - CLOSE_MS) return 'time';
  return state.live.status === 'finished' ? 'ended' : 'elsewhere';
}

/* The order on its way. A conflict makes the page read the match again; the draft stays while it still fits. */
function hand_in({ id, store, paint, look_again }, drafting_now) {
  return sending({
    paint,
    request: ({ turn, body }) => api.orders_put(id, turn, body),
    done: (receipt, { moment }) => {
      draft_keep(id, moment, null);
      const is_news = receipt.seq > store.state.live.seq;
      store.order_taken(moment, is_news ? receipt.accepted.map((a) => a.text).join(' ') : undefined);
      look_again();
      inbox_now();
    },
    /* The view in which the turn is over can come before the receipt. */
    late: (_, { turn, moment }) => {
      const { live, played } = store.state;
      if (moment === moment_of(live) || parseInt(played ?? '', 10) > turn) return;
      draft_keep(id, moment, null);
      store.order_taken(moment);
    },
    refused: (error) => {
      drafting_now().standing?.stop();
      store.failed(words_of(error, namer(store.state.face, store.state.draft)));
      if (error.status === 409) look_again();
    },
  });
}

/* The server checks a typed order without playing it, and its own message says what is wrong. */
function trying({ id, store }) {
  const { state } = store;
  const { face } = state;
  let timer = 0;

  async function judge(orders) {
    const key = JSON.stringify(orders);
    const still = () => JSON.stringify(face.trial(state.draft)) === key;
    try {
      await api.orders_put(id, state.live.turn, { orders, mode: 'strict' }, true);
      if (state.draft && still()) store.order_judged({ ok: true, words: '' });
    } catch (error) {
      const is_late = !state.draft || !still() || state.error;
      if (is_late || !(error instanceof Refusal) || error.status !== 422) return;
      store.order_judged({ ok: false, words: error.words_about(namer(face, state.draft)) });
    }
  }

  return {
    stop: () => clearTimeout(timer),
    soon() {
      clearTimeout(timer);
      const orders = face.trial?.(state.draft);
      if (orders && state.live.owes) timer = setTimeout(judge, TRY_MS, orders);
    },
  };
}
