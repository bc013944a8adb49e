/* What may follow a draft: asked once for each draft of a position, so that an undo is not a question. Used wherever an
 * order is drafted: at a match, on the analysis board, in a lesson. */
import { Refusal } from './api.js';
import { words_of } from './form.js';

const ASK_AGAIN_MS = 1500;
const NOTHING_LEGAL = { units: [], may_pass: true, movements_left: 0 };

/* Acts that came before the answer they need. */
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
     * Is this act kept for later? One that needs the answer under way is, and all that comes behind it: a quick hand on
     * a slow line loses nothing. Undo takes the last one back. To hand in what is not yet on the board is not kept:
     * nobody has seen what it would be.
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
      { legal: NOTHING_LEGAL, refused: words_of(error) });
    else if (asked === key) {
      key = null;
      setTimeout(self.ask, ASK_AGAIN_MS);
    }
  }

  const self = {
    /** Another position: what was learnt of the old one is void. */
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
