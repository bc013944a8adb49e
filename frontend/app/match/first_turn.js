/* A person's first match of a game: the goal and three things to do now, in the words of the game, until they have read
 * it. Participants of a study know what its author tells them. */
import { explains_first_turn, first_turn_keep } from '../local/settings.js';
import { focus } from './tasks.js';

/** @param {{id: string, store: import('./store.js').MatchStore, paint: () => void}} match */
export function first_turn({ id, store: { state }, paint }) {
  const { face, header: { game, variant, experiment } } = state;
  let words_of = null;
  let is_asked = false;

  const is_due = () => state.seat !== null && !experiment && Boolean(face.first_turn)
    && state.live.status !== 'finished' && explains_first_turn(game, id);

  return {
    /** A view has arrived. Without a connection the page omits the card. */
    async follow() {
      if (is_asked || !is_due()) return;
      is_asked = true;
      words_of = await face.first_turn().catch(() => null);
      if (words_of?.(state.live.view, variant)) first_turn_keep(game, id);
      paint();
    },
    /** What to show now, or null. */
    shown: () => (words_of && !state.past && is_due() ? words_of(state.live.view, variant) : null),
    /** The player has read it. The button disappears, so the focus moves to the board. */
    done() {
      words_of = null;
      first_turn_keep(game, true);
      paint();
      setTimeout(focus, 0, '.board [tabindex="0"]');
    },
  };
}
