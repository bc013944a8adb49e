/* Legal moves after a draft: requested once for each draft of a position, so that an undo needs no request. Used
 * wherever an order is drafted: in a match, on the analysis board, in a lesson. */
import { Refusal } from './api.js';
import { words_of } from './form.js';

const ASK_AGAIN_MS = 1500;
/** What the orders of a draft are called, by their path in an error. */
export const namer = (face, draft) => (path) => (draft && face.order_at?.(draft, path)) || '';

const NOTHING_LEGAL = { units: [], may_pass: true, movements_left: 0 };

/* Acts that arrived before the legal moves they need. */
function early_acts({ state, face, may, send }) {
  let kept = [];
  return {
    drop() { kept = []; },
    play() {
      const acts = kept;
      kept = [];
      acts.forEach(send);
    },
    /**
     * Whether this act is kept for later, because it or one before it needs an answer that has not come yet. So fast
     * clicks on a slow connection are not lost. Undo removes the last kept act. Committing is never kept: the player
     * has not seen yet what would be sent.
     */
    keeps(act) {
      const waits = kept.length > 0
        || Boolean(state.draft && !state.legal && may() && face.needs_hints?.(state.draft, act));
      if (waits && act.type === 'undo') kept.pop();
      else if (waits && act.type !== 'commit') kept.push(act);
      return waits;
    },
  };
}

/* Why the server refuses the draft, in words; '' where it has not judged it. */
const refused_by = (error, { face, state }) => (error instanceof Refusal && error.status !== 429
  ? words_of(error, namer(face, state.draft)) : '');

/* A draft of the position that is asked about now. After another position has come, an equal draft is another one. */
const key_of = (now, partial) => `${now.positions} ${JSON.stringify(partial)}`;

/* The answer about the draft `asked`; an answer about an earlier draft is ignored. */
function learn(now, asked, answer) {
  const { doors, known, early } = now;
  if (asked !== now.key) return;
  known.set(asked, answer);
  doors.put({ refused: '', ...answer });
  early.play();
  doors.learnt();
}

/* A refusal is an answer; after anything else the request is repeated. */
function trouble(now, asked, error) {
  const refused = refused_by(error, now.doors);
  if (refused) learn(now, asked, { legal: NOTHING_LEGAL, refused });
  else if (asked === now.key) {
    now.key = null;
    setTimeout(ask, ASK_AGAIN_MS, now);
  }
}

async function ask(now) {
  const { state, face, may, put, legal } = now.doors;
  if (!state.draft || !may()) return;
  const partial = face.partial(state.draft);
  const asked = key_of(now, partial);
  if (asked === now.key) return;
  now.key = asked;
  put({ legal: null, refused: '', ...now.known.get(asked) });
  if (state.legal) return;
  try {
    learn(now, asked, { legal: await legal(partial) });
  } catch (error) {
    trouble(now, asked, error);
  }
}

/**
 * @param {{state: {readonly draft: object|null, readonly legal: object|null},
 *     face: import('../../games/contract.js').Face, may: () => boolean,
 *          send: (act: object) => void, legal: (partial: object|null) => Promise<object>,
 *          put: (answer: {legal?: object|null, refused?: string}) => void, learnt: () => void}} doors
 *     `send`: the owner's own way to do an act; `put` keeps in the owner's state what may follow, or nothing yet, and
 *     why nothing does; `learnt` is called when an answer has come
 */
export function asking(doors) {
  const now = { doors, known: new Map(), early: early_acts(doors), key: null, positions: 0 };
  return {
    ask: () => ask(now), keeps: now.early.keeps,
    /** Another position: the answers for the old one are invalid. */
    forget() {
      now.known.clear();
      now.positions += 1;
      now.key = null;
      now.early.drop();
      doors.put({ legal: null, refused: '' });
    },
    /** The answer for an empty draft has arrived by another way. */
    told: (answer) => now.known.set(key_of(now, null), { legal: answer }),
  };
}
