/* Single-key shortcuts do not work while the player is typing. A dialog that has just closed can keep the focus until
 * the next frame. */
const WRITING = 'input:not([type="radio"], [type="checkbox"], [type="range"]), textarea, select, dialog[open]';

/** Whether the focused element takes letters itself. */
export const writes = (at) => Boolean(at.closest?.(WRITING));
