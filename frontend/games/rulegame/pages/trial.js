/* A board tried under the researcher's own rule set: moves made by hand, or a path shown step by step. The server
 * decides what is accepted. */
import { t } from '../../../locales/text.js';
import { rules_play } from './api.js';
import { words_of } from '../../../app/net/form.js';
import { ACCEPT } from './trial_pieces.js';

/* Ask what the moves up to the selected one are answered; of several requests only the last one's answer counts. */
function asking(state, rules, paint) {
  let asked = 0;

  async function ask() {
    const turn = ++asked;
    const tried = state.moves.slice(0, state.at);
    try {
      const moves = tried.map(([piece, bucket]) => ['m', piece, bucket]);
      const answer = await rules_play({ rule_set: rules(), board: state.board, moves });
      if (turn !== asked) return;
      Object.assign(state, { answer: answer.ok ? { ...answer, tried } : null,
        error: answer.ok ? '' : t('rulegame-pages-bench-error'), is_told: false });
      if (answer.codes?.at(-1) === ACCEPT) state.picked = null;
    } catch (error) {
      if (turn !== asked) return;
      state.error = words_of(error);
    }
    paint();
  }

  return { ask, drop: () => { asked += 1; } };
}

/** A board under rules; `rules()` says the text they have now. */
export function trial_of(rules, paint) {
  const state = { board: null, moves: [], at: 0, way: 'own', picked: null, answer: null, error: '', note: '',
    hints: true, from_witness: false, is_told: false };
  const { ask, drop } = asking(state, rules, paint);
  const put = (values) => {
    Object.assign(state, { note: '' }, values);
    paint();
  };
  const play = (values) => {
    put(values);
    ask();
  };

  const send = {
    /** Lay a board out; no board clears the bench. */
    lay(board, from_witness = false) {
      drop();
      put({ board, moves: [], at: 0, way: 'own', picked: null, answer: null, error: '', from_witness });
      if (board) ask();
    },
    again: () => state.board && play({ moves: [], at: 0, way: 'own', picked: null }),
    show: (way, moves) => play({ way, moves, at: 0, picked: null }),
    go: (at) => play({ at: Math.max(0, Math.min(at, state.moves.length)), picked: null }),
    hints: (on) => put({ hints: on }),
    pick: (id) => put({ picked: state.picked === id ? null : id, is_told: true }),
    leave: () => put({ picked: null }),
    drop(bucket) {
      if (state.answer?.finish) return put({ note: t('rulegame-pages-bench-over') });
      if (state.picked === null) return put({ note: t('rulegame-pages-bench-no-piece') });
      return play({ moves: [...state.moves.slice(0, state.at), [state.picked, bucket]], at: state.at + 1, way: 'own' });
    },
  };
  return { state, send };
}
