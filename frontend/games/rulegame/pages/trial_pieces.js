/* The pieces of a board that is tried under a rule set: where each went, what it was refused, what it would accept. */

export const ACCEPT = 0;
const DENY = 4;
const IMMOVABLE = 7;
export const STALEMATE = 2;

/* What was refused since something was last accepted: knowledge that still holds. */
function refused(moves, codes) {
  const since = codes.lastIndexOf(ACCEPT) + 1;
  const denied = {};
  const stuck = new Set();
  moves.slice(since).forEach(([piece, bucket], i) => {
    if (codes[since + i] === DENY) (denied[piece] ??= []).push(bucket);
    if (codes[since + i] === IMMOVABLE) stuck.add(piece);
  });
  return { denied, stuck };
}

/** The pieces as the bench draws them. */
export function pieces_of(trial) {
  const { board, answer } = trial;
  const { codes, tried } = answer ?? { codes: [], tried: [] };
  const { denied, stuck } = refused(tried, codes);
  const pieces = board.map(([cell, shape, color], id) => {
    const accepts = trial.hints ? answer?.accepts?.[id] ?? undefined : undefined;
    return { id, cell, shape, color, accepts, denied: denied[id], stuck: stuck.has(id) };
  });
  codes.forEach((code, i) => {
    if (code === ACCEPT) Object.assign(pieces[tried[i][0]], { into: tried[i][1], order: i });
  });
  return pieces;
}
