/* Single-key shortcuts do not work while the player is typing. */
const WRITING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, dialog';

/** Whether the focused element takes letters itself. */
export const writes = (at) => Boolean(at.closest?.(WRITING));
