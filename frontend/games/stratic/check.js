/* Why a Commander is in check, in sentences: a newcomer sees what each attacker can do. */
import { t } from '../../locales/text.js';
import { after, cells_of } from './position.js';
import { checkers, in_reach, is_blocked, shape_of } from './reach.js';
import { square_name } from './square.js';

/* What lets this piece reach so far: its own range, or the Fortifier beneath it. */
function reason_id(cells, { kind, from, to, stack }) {
  const shape = shape_of(from, to);
  if (kind === 'I' && is_blocked(cells, from, shape)) return 'stratic-threat-I-raised';
  if (kind === 'A' && stack && !in_reach('A', shape, false)) return 'stratic-threat-A-raised';
  return `stratic-threat-${kind}`;
}

/** Why the side to move is in check, or would be after the drafted turn; '' when it is not. */
export function check_reasons(view, draft = null) {
  if (!view.pieces) return '';
  const cells = draft ? after(view, draft) : cells_of(view.pieces);
  return checkers(view, cells, view.to_move)
    .map((move) => t(reason_id(cells, move), { square: square_name(move.from) })).join(' ');
}
