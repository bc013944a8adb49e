/* Legal moves after a draft: requested once for each draft of a position, so that an undo needs no request. Used
 * wherever an order is drafted: in a match, on the analysis board, in a lesson. */
import { Refusal } from './api.js';
import { words_of } from './form.js';

const ASK_AGAIN_MS = 1500;
/** What the orders of a draft are called, by their path in an error. */
export const namer = (face, draft) => (path) => (draft && face.order_at?.(draft, path)) || '';

const NOTHING_LEGAL = { units: [], may_pass: true, movements_left: 0 };

/* Acts that came before the legal moves they need. */
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

/**
 * @param {{state: {readonly draft: object|null, readonly legal: object|null},
 *     face: import('../../games/contract.js').Face, may: () => boolean,
 *          send: (act: object) => void, legal: (partial: object|null) => Promise<object>,
 *          put: (answer: {legal?: object|null, refused?: string}) => void, learnt: () => void}} doors
 *     `send`: the owner's own way to do an act; `put` keeps in the owner's state what may follow, or nothing yet, and
 *     why nothing does; `learnt` is called when an answer has come
 */
export function asking({ state, face, may, send, legal, put, learnt }) {
  const known = new Map();
  let key = null;
  const early = early_acts({ state, face, may, send });

  function learn(asked, answer) {
    if (asked !== key) return;
    known.set(asked, answer);
    put({ refused: '', ...answer });
    early.play();
    learnt();
  }

  function trouble(asked, error) {
    if (error instanceof Refusal && error.status !== 429) learn(asked,
      { legal: NOTHING_LEGAL, refused: words_of(error, namer(face, state.draft)) });
    else if (asked === key) {
      key = null;
      setTimeout(self.ask, ASK_AGAIN_MS);
    }
  }

  const self = {
    /** Another position: the answers for the old one are void. */
    forget() {
      known.clear();
      key = null;
      early.drop();
      put({ legal: null, refused: '' });
    },
    /** The answer to the bare question (no draft yet) has come by another way. */
    told: (answer) => known.set('null', { legal: answer }),
    keeps: early.keeps,
    async ask() {
      if (!state.draft || !may()) return;
      const partial = face.partial(state.draft);
      const asked = JSON.stringify(partial);
      if (asked === key) return;
      key = asked;
      put({ legal: null, refused: '', ...known.get(key) });
      if (state.legal) return;
      try {
        learn(asked, { legal: await legal(partial) });
      } catch (error) {
        trouble(asked, error);
      }
    },
  };
  return self;
}
