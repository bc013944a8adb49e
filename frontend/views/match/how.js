/* How a face shows a match: the same for the board, the desk and the panels (games/contract.js: How). */
import { shown_name } from '../../ui/seats.js';
import { t } from '../../locales/text.js';
/** A view with the seat it is shown to, or whose eyes are borrowed. */
export const seated = (view, { seat, past }) =>
  (view.seat === undefined ? { ...view, seat: past?.eyes ?? seat } : view);

/* Own pieces that could be taken are marked while one plays. */
const may_expose = ({ exposed, seat, past, live }) =>
  Boolean(exposed) && seat !== null && !past && live.status === 'live';

/** What stands around the view and the draft of a match. */
export function how_of(state, send) {
  const { past, desk, live } = state;
  return {
    bottom: state.bottom, coordinates: state.look?.coordinates, marks: state.marks, desk, acting: desk?.act,
    standing: state.standing, memory: past ? null : desk?.memory, log: state.log,
    is_bare: Boolean(state.header.experiment), exposed: may_expose(state),
    names: state.header.seats.map((s) => shown_name(s.name, s.kind) ?? t('match-open-seat')),
    reading: !state.draft || Boolean(past) || live.status === 'finished',
    jump: send.jump, show: (tab) => send.set('tab', tab), panel: state.tab, promises: state.promises,
    curves: () => state.figures?.draw?.(state, send),
  };
}
