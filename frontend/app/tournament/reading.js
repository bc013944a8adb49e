/* What the page of a tournament knows, kept fresh: the tournament, its standings, the rounds that are looked at. One
 * answer, the same for everybody, has all that changes; the visitor's own part is asked for when it can have
 * changed. */
import * as api from '../net/api.js';
import { session } from '../net/session.js';
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

/* Rounds before the newest, which comes with the rest, that are looked at. A bracket shows every one. */
function wanted({ rounds, shown }, { format, round: now }) {
  const all = format === 'knockout' ? Array.from({ length: now }, (_, i) => i + 1) : [shown];
  return all.filter((n) => n >= 1 && n < now && !is_known(rounds, n));
}

/* The parts of a tournament, each asked for by itself; null when it is as it was. */
function parts(id, state) {
  const ask = fresh();
  return {
    async round(n) {
      const answer = await ask(`round ${n}`, (rest) => api.tournament_round(id, n, rest));
      if (answer) state.rounds.set(n, answer.data);
    },
    /* What everybody sees; gives the tournament. */
    async live() {
      const answer = await ask('live', (rest) => api.tournament_live(id, rest));
      if (!answer) return null;
      const { standings, round: newest, tournament } = answer.data;
      state.standings = standings.items;
      if (newest) state.rounds.set(newest.round, newest);
      state.skew = api.skew_of(answer.date);
      return tournament;
    },
    /* The tournament with the visitor's own entries, and whether they host it. */
    async own() {
      const answer = session.account && await ask('own', (rest) => api.tournament(id, rest));
      return answer ? answer.data : null;
    },
  };
}

/* Work done one after the other: no answer from before an act comes after the act's own. */
function one_by_one() {
  let last = Promise.resolve();
  return (work) => {
    last = last.catch(() => { /* told to its own reader */ }).then(work);
    return last;
  };
}

/** Reads a tournament into `state`; `changed` is called with the one before, once there is one. */
export function reading(id, state, changed) {
  const { round, live, own } = parts(id, state);
  const in_turn = one_by_one();
  let is_done = false; // as everybody sees it: the visitor's own answer can be newer than standings and rounds

  /* After an act, what the visitor was answered; else what fits standings and rounds, with the visitor's own part. */
  function joined(seen, mine, acted) {
    const known = state.tournament;
    if (acted && mine) return mine;
    const { mine: entries = [], you_host } = mine ?? known ?? {};
    return seen ? { ...seen, mine: entries, you_host } : known;
  }

  async function read_now(acted) {
    const before = state.tournament;
    const seen = await live();
    const next = joined(seen, seen || acted ? await own() : null, acted);
    is_done = seen ? is_over(seen) : is_done;
    await Promise.all(wanted(state, next).map(round));
    if (!before || state.shown === before.round) state.shown = Math.max(1, next.round);
    state.tournament = next;
    if (before) changed(before);
  }

  const read = (acted) => in_turn(() => read_now(acted));

  return {
    round,
    /** Read what may have changed. */
    all: () => read(false),
    /** The same after the visitor did something. */
    acted: () => read(true),
    /** Whether nothing can change any more. */
    is_done: () => is_done,
  };
}
