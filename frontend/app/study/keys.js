/* Keys that step through the lines of a study board, except while the player types or a board has the focus. */
const IS_TYPED = 'input, select, textarea, [role="grid"], [contenteditable]';

/** @param {() => object|null} board_now   the board the keys are for, null when there is none */
export function study_keys(board_now) {
  const acts = {
    ArrowLeft: (board) => board.back(), ArrowRight: (board) => board.forward(), Home: (board) => board.first(),
    End: (board) => board.last(),
    ArrowUp: (board) => board.aside(-1), ArrowDown: (board) => board.aside(1),
    Escape: (board) => board.send({ type: 'cancel' }),
  };
  return (event) => {
    const board = board_now();
    if (!board || event.defaultPrevented || event.ctrlKey || event.altKey || event.metaKey) return;
    if (!acts[event.key] || (event.key !== 'Escape' && event.target.closest?.(IS_TYPED))) return;
    event.preventDefault();
    acts[event.key](board);
  };
}
