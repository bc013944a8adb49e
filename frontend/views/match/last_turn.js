/* The last turn of a match. After the last orders of a match its clock shows a turn that is never played. */

export const is_over = ({ live }) => live.status === 'finished';

/** Whether a game ended within a turn, such as by resignation: then the log has a line of that turn. */
export const ended_within = ({ log, live }) => log.some(({ turn }) => turn === live.turn);

/** The last turn that was played, or the present one of a match that is being played. */
export const last_turn = (state) =>
  Math.max(0, is_over(state) && !ended_within(state) ? state.live.turn - 1 : state.live.turn);
