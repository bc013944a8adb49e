/** What a draft belongs to: after a takeback, a turn keeps its number but has another position. */
export const moment_of = ({ turn, taken_back }) => (taken_back ? `${turn}.${taken_back}` : String(turn));
