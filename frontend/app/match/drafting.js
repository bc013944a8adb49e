/* My order: drafted with the game's face, asked about, handed in. An error never eats a draft; only a turn that has
 * moved on does, and then it is said what was drafted. */
import * as api from '../api.js';
import { Refusal } from '../api.js';
import { asking } from '../asking.js';
import { words_of } from '../form.js';
import { inbox_now } from '../session.js';
import { draft_keep, draft_kept, look_now } from '../settings.js';
import { sending } from '../sending.js';

const TRY_MS = 400;
const CLOSE_MS = 1500;

/** May this viewer draft an order now? (Owed, or handed in and still replaceable.) */
export function may_order({ live, seat }) {
  return seat !== null && live !== null && live.status === 'live' && !live.paused_until && Boolean(live.owes || live.orders);
}

/* What a draft belongs to: after a takeback a turn goes on under its number with another position. */
export const moment_of = ({ turn, taken_back }) => (taken_back ? `${turn}.${taken_back}` : String(turn));

export function drafting(t) {
  const { state, face } = t;
  const self = {
    put: hand_in(t),
    asking: asking_at(t),
    trying: trying(t),
    hints: () => (state.draft ? face.hints(state.legal, state.draft) : null),
    asked: () => (state.draft ? face.asked(state.draft, self.hints()) : null),

    /** A new view has come; `before` is the one it replaces. */
    follow(before) {
      const moved_on = !before || moment_of(before) !== moment_of(state.live);
      if (moved_on) close(t, before);
      if (moved_on || Boolean(state.draft) !== may_order(state)) self.anew();
      else if (state.draft) state.draft = face.renew(state.draft, state.live.view);
      self.asking.ask();
    },
    anew() {
      const kept = draft_kept(t.id, moment_of(state.live));
      state.draft = may_order(state) ? face.draft(state.live.view, state.seat, kept, state.draft) : null;
      Object.assign(state, { error: '', sure: false, acted: false, tried: null });
      self.asking.forget();
    },
    send(act) {
      if (act.type === 'act') return t.desk.perform(act);
      const is_shut = !state.draft || state.past || self.put.busy;
      if (!is_shut && self.asking.keeps(act)) return;
      if (act.type === 'commit') return commit(t);
      if (is_shut) return;
      Object.assign(state, { error: '', notice: '', sure: false, acted: true });
      state.draft = face.reduce(state.draft, act, self.hints());
      draft_keep(t.id, moment_of(state.live), face.keep(state.draft));
      self.asking.ask();
      self.trying.soon();
      go_on(t);
      t.paint();
    },
    undo() {
      self.put.drop();
      self.send({ type: 'undo' });
    },
    commit: () => self.send({ type: 'commit' }),
  };
  return self;
}

const asking_at = (t) => asking({
  state: t.state, face: t.face, may: () => may_order(t.state), send: (act) => t.drafting.send(act),
  legal: (partial) => (partial ? api.legal_after(t.id, partial) : api.legal(t.id)),
  paint() {
    go_on(t);
    t.paint();
  },
});

/* Hand the draft in; on wish the first press only asks, and a press before the server's answer waits for it. */
function commit(t) {
  const { state } = t;
  const { put, asked } = t.drafting;
  const now = asked();
  if (now?.waiting) state.acted = 'commit';
  const held_up = put.busy || state.refused || state.past;
  if (!now?.may || held_up) return;
  state.acted = true;
  state.sure = look_now().commit === 'twice' && !state.sure;
  if (state.sure) return void t.paint();
  state.echo = '';
  t.drafting.trying.stop();
  put.start(job_of(state));
}

/* Strict, whatever the game's own way: a person is told what is wrong and sends again, nothing is dropped in silence. */
function job_of({ live, header, face, draft, stride = 1 }) {
  const { turn, taken_back = 0 } = live;
  const turns = header.turns_ahead > 1 && stride > 1 ? { turns: stride } : {};
  return { turn, moment: moment_of(live), body: { orders: face.order(draft), mode: 'strict', taken_back, ...turns } };
}

/* The turn is over. If it was not this page that played it, what was drafted here is not swallowed. */
function close(t, before) {
  const { state } = t;
  const { put } = t.drafting;
  const elsewhere = before && state.draft && state.played !== moment_of(before) && !put.busy;
  const words = elsewhere ? t.face.steps(state.draft) : [];
  put.drop();
  t.drafting.trying.stop();
  state.notice = words.length ? `${why_closed(state, before)} The draft here was not played: ${words.join('; ')}.` : '';
}

/* On wish a draft to which nothing can be added goes out by itself, but never one that was only remembered; and a press that
 * came before the server's answer holds. */
function go_on({ state, drafting: self }) {
  const asked = state.acted ? self.asked() : null;
  if (state.acted === 'commit' ? asked?.may : asked?.whole && look_now().commit === 'at_once') self.commit();
}

function why_closed(state, before) {
  if (state.live.taken_back !== before.taken_back) return 'Turns were taken back.';
  const end = Date.parse(before.deadline ?? '');
  if (end && Date.now() + state.skew >= end - CLOSE_MS) return 'The time for that turn ran out.';
  return state.live.status === 'finished' ? 'The match has ended.' : 'That turn was played in another window of yours; this one has caught up.';
}

/* The order on its way. A conflict has the table read again; the draft stays while it still fits. */
function hand_in(t) {
  return sending({
    paint: t.paint,
    request: ({ turn, body }) => api.orders_put(t.id, turn, body),
    done: (receipt, { moment }) => {
      draft_keep(t.id, moment, null);
      t.state.played = moment;
      if (receipt.seq > t.state.live.seq) t.state.echo = receipt.accepted.map((a) => a.text).join(' ');
      t.poll.now();
      inbox_now();
    },
    refused: (error) => {
      t.state.error = words_of(error);
      if (error.status === 409) t.poll.now();
    },
  });
}

/* A typed order is judged by the server as it stands, without being played: its own words about what is wrong. */
function trying(t) {
  const { state, face } = t;
  let timer = 0;

  async function judge(orders) {
    const key = JSON.stringify(orders);
    const still = () => JSON.stringify(face.trial(state.draft)) === key;
    try {
      await api.orders_put(t.id, state.live.turn, { orders, mode: 'strict' }, true);
      if (state.draft && still()) state.tried = { ok: true, words: '' };
    } catch (error) {
      if (!state.draft || !still() || !(error instanceof Refusal) || error.status !== 422) return;
      state.tried = { ok: false, words: error.words };
    }
    t.paint();
  }

  return {
    stop: () => clearTimeout(timer),
    soon() {
      clearTimeout(timer);
      state.tried = null;
      const orders = face.trial?.(state.draft);
      if (orders && state.live.owes) timer = setTimeout(judge, TRY_MS, orders);
    },
  };
}
