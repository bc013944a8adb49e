/* What the page of a tournament knows, kept fresh: the tournament, its standings, the rounds that are looked at. */
import * as api from '../net/api.js';
import { is_over } from '../../model/tournament.js';

/** What a page has read: `rounds` by number, `skew` as of api.skew_of. */
export const unread = () => ({ tournament: null, standings: null, rounds: new Map(), shown: 1, skew: 0 });

/* An answer with the ETag of the last one: 304 leaves what is known. */
function fresh() {
  const tags = new Map();
  return async (key, ask) => {
    const answer = await ask({ etag: tags.get(key) });
    if (answer.same) return null;
    tags.set(key, answer.etag);
    return answer;
  };
}

/* A round that is over stays as it is. */
const is_known = (rounds, n) => rounds.get(n)?.status === 'finished';

/** Reads a tournament into `state`; `changed` is called with the one before, once there is one. */
export function reading(id, state, changed) {
  const ask = fresh();
  const round = async (n) => {
    const answer = await ask(`round ${n}`, (rest) => api.tournament_round(id, n, rest));
    if (answer) state.rounds.set(n, answer.data);
  };
  /* A bracket shows every round. */
  function wanted({ format, round: now }) {
    const all = format === 'knockout' ? Array.from({ length: now }, (_, i) => i + 1) : [now, state.shown];
    return [...new Set(all)].filter((n) => n >= 1 && n <= now && (n === now || !is_known(state.rounds, n)));
  }

  return {
    round,
    /** Read what may have changed. */
    async all() {
      const before = state.tournament;
      const answer = await ask('tournament', (rest) => api.tournament(id, rest));
      const next = answer?.data ?? before;
      const [standings] = await Promise.all([ask('standings', (rest) => api.tournament_standings(id, rest)),
        ...wanted(next).map(round)]);
      if (standings) state.standings = standings.data.items;
      if (answer) state.skew = api.skew_of(Date.parse(next.now));
      if (!before || state.shown === before.round) state.shown = Math.max(1, next.round);
      state.tournament = next;
      if (before) changed(before);
    },
    /** Whether nothing can change any more. */
    is_done: () => Boolean(state.tournament && is_over(state.tournament)),
  };
}
