/* Letters belong to who writes. */
const WRITING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, dialog';

/** Does what has the focus take letters for itself? */
export const writes = (at) => Boolean(at.closest?.(WRITING));
