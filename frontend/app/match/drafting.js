/* My order: drafted with the game's face, asked about, handed in. An error never eats a draft; only a turn that has
 * moved on does. */
import * as api from '../api.js';
import { Refusal } from '../api.js';
import { words_of } from '../form.js';
import { inbox_now } from '../session.js';
import { draft_keep, draft_kept } from '../settings.js';
import { sending } from '../sending.js';

const ASK_AGAIN_MS = 1500;
const NOTHING_LEGAL = { units: [], may_pass: true, movements_left: 0 };

/** May this viewer draft an order now? (Owed, or handed in and still replaceable.) */
export function may_order({ live, seat }) {
  return seat !== null && live !== null && live.status === 'live' && !live.paused_until && Boolean(live.owes || live.orders);
}

export function drafting(t) {
  const { state, face } = t;
  const self = {
    put: hand_in(t),
    asking: asking(t),
    hints: () => (state.draft ? face.hints(state.legal, state.draft) : null),

    /** A new view has come; `before` is the one it replaces. */
    follow(before) {
      const moved_on = !before || before.turn !== state.live.turn;
      if (moved_on) self.put.drop();
      if (moved_on || Boolean(state.draft) !== may_order(state)) self.anew();
      else if (state.draft) state.draft = face.renew(state.draft, state.live.view);
      self.asking.ask();
    },
    anew() {
      const kept = draft_kept(t.id, state.live.turn);
      state.draft = may_order(state) ? face.draft(state.live.view, state.seat, kept) : null;
      state.error = '';
      self.asking.forget();
    },
    send(act) {
      if (!state.draft || state.past || self.put.busy) return;
      state.error = '';
      state.draft = face.reduce(state.draft, act, self.hints());
      draft_keep(t.id, state.live.turn, face.keep(state.draft));
      self.asking.ask();
      t.paint();
    },
    undo() {
      self.put.drop();
      self.send({ type: 'undo' });
    },
    commit() {
      state.echo = '';
      self.put.start({ turn: state.live.turn, body: { orders: face.order(state.draft) } });
    },
  };
  return self;
}

/* The order on its way. A conflict has the table read again; the draft stays while it still fits. */
function hand_in(t) {
  return sending({
    paint: t.paint,
    request: ({ turn, body }) => api.orders_put(t.id, turn, body),
    done: (receipt, { turn }) => {
      draft_keep(t.id, turn, null);
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

/* What may follow the draft: asked once for each draft of a turn, so that an undo is not a question. */
function asking(t) {
  const { state, face } = t;
  const known = new Map();
  let key = null;

  function learn(asked, answer) {
    if (asked !== key) return;
    known.set(asked, answer);
    Object.assign(state, answer);
    t.paint();
  }

  function trouble(asked, error) {
    if (error instanceof Refusal && error.status !== 429) learn(asked, { legal: NOTHING_LEGAL, refused: words_of(error) });
    else if (asked === key) {
      key = null;
      setTimeout(self.ask, ASK_AGAIN_MS);
    }
  }

  const self = {
    forget() {
      known.clear();
      key = null;
      Object.assign(state, { legal: null, refused: '' });
    },
    async ask() {
      if (!state.draft || !state.live.owes) return;
      const partial = face.partial(state.draft);
      const asked = JSON.stringify(partial);
      if (asked === key) return;
      key = asked;
      Object.assign(state, { legal: null, refused: '', ...known.get(key) });
      if (state.legal) return;
      try {
        learn(asked, { legal: await (partial ? api.legal_after(t.id, partial) : api.legal(t.id)) });
      } catch (error) {
        trouble(asked, error);
      }
    },
  };
  return self;
}
