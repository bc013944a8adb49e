/** What a draft belongs to: after a takeback a turn goes on under its number with another position. */
export const moment_of = ({ turn, taken_back }) => (taken_back ? `${turn}.${taken_back}` : String(turn));
