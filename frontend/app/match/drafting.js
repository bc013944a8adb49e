/* My order: drafted with the game's face, asked about, handed in. An error never eats a draft; only a turn that has
 * moved on does. */
import * as api from '../api.js';
import { asking } from '../asking.js';
import { words_of } from '../form.js';
import { inbox_now } from '../session.js';
import { draft_keep, draft_kept } from '../settings.js';
import { sending } from '../sending.js';

/** May this viewer draft an order now? (Owed, or handed in and still replaceable.) */
export function may_order({ live, seat }) {
  return seat !== null && live !== null && live.status === 'live' && !live.paused_until && Boolean(live.owes || live.orders);
}

/* What a draft belongs to: after a takeback a turn goes on under its number with another position. */
const moment_of = ({ turn, taken_back }) => (taken_back ? `${turn}.${taken_back}` : String(turn));

export function drafting(t) {
  const { state, face } = t;
  const self = {
    put: hand_in(t),
    asking: asking({
      state, face, paint: t.paint, may: () => Boolean(state.live.owes),
      legal: (partial) => (partial ? api.legal_after(t.id, partial) : api.legal(t.id)),
    }),
    hints: () => (state.draft ? face.hints(state.legal, state.draft) : null),

    /** A new view has come; `before` is the one it replaces. */
    follow(before) {
      const moved_on = !before || moment_of(before) !== moment_of(state.live);
      if (moved_on) self.put.drop();
      if (moved_on || Boolean(state.draft) !== may_order(state)) self.anew();
      else if (state.draft) state.draft = face.renew(state.draft, state.live.view);
      self.asking.ask();
    },
    anew() {
      const kept = draft_kept(t.id, moment_of(state.live));
      state.draft = may_order(state) ? face.draft(state.live.view, state.seat, kept) : null;
      state.error = '';
      self.asking.forget();
    },
    send(act) {
      if (!state.draft || state.past || self.put.busy) return;
      state.error = '';
      state.draft = face.reduce(state.draft, act, self.hints());
      draft_keep(t.id, moment_of(state.live), face.keep(state.draft));
      self.asking.ask();
      t.paint();
    },
    undo() {
      self.put.drop();
      self.send({ type: 'undo' });
    },
    commit() {
      state.echo = '';
      const { turn, taken_back = 0 } = state.live;
      self.put.start({ turn, moment: moment_of(state.live), body: { orders: face.order(state.draft), taken_back } });
    },
  };
  return self;
}

/* The order on its way. A conflict has the table read again; the draft stays while it still fits. */
function hand_in(t) {
  return sending({
    paint: t.paint,
    request: ({ turn, body }) => api.orders_put(t.id, turn, body),
    done: (receipt, { moment }) => {
      draft_keep(t.id, moment, null);
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
