/* How a face shows a match: the same for the board, the desk and the panels (games/contract.js: How). */
import { t } from '../../locales/text.js';
/** A view with the seat it is shown to, or whose eyes are borrowed. */
export const seated = (view, { seat, past }) =>
  (view.seat === undefined ? { ...view, seat: past?.eyes ?? seat } : view);

/** What stands around the view and the draft of a match. */
export function how_of(state, send) {
  const { past, desk, live } = state;
  return {
    bottom: state.bottom, coordinates: state.look?.coordinates, marks: state.marks, desk, acting: desk?.act,
    standing: state.standing, memory: past ? null : desk?.memory, log: state.log,
    is_bare: Boolean(state.header.experiment),
    names: state.header.seats.map((s) => s.name ?? t('match-open-seat')),
    reading: !state.draft || Boolean(past) || live.status === 'finished',
    jump: send.jump, show: (tab) => send.set('tab', tab), panel: state.tab, curves: state.figures?.draw?.(state, send),
  };
}
