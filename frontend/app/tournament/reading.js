/* What the page of a tournament knows, kept fresh: the tournament, its standings, the rounds that are looked at. One
 * answer, the same for everybody, has all that changes; the visitor's own part is asked for when it can have
 * changed. */
import * as api from '../net/api.js';
import { session } from '../net/session.js';
import { is_over } from '../../model/tournament.js';

/** What a page has read: `rounds` by number, `skew` as of api.skew_of. */
export const unread = () => ({ tournament: null, standings: null, rounds: new Map(), shown: 1, skew: 0 });

/* The newest answer to each question. A 304 says that the last one still holds. */
function fresh() {
  const known = new Map();
  return async (key, ask) => {
    const last = known.get(key);
    const answer = await ask({ etag: last?.etag });
    if (answer.same) return { ...last, is_new: false };
    known.set(key, answer);
    return { ...answer, is_new: true };
  };
}

/* A round that is over stays as it is. */
const is_known = (rounds, n) => rounds.get(n)?.status === 'finished';

/* Rounds before the newest that are looked at; a bracket shows every one. The newest comes with the rest, unless
 * everybody still sees the one before. */
function wanted({ rounds, shown }, { format, round: now }, seen) {
  const all = format === 'knockout' ? Array.from({ length: now }, (_, i) => i + 1) : [shown];
  const before = all.filter((n) => n >= 1 && n < now && !is_known(rounds, n));
  return now > seen.round ? [...before, now] : before;
}

/* The parts of a tournament, each asked for by itself. */
function parts(id, state) {
  const ask = fresh();
  return {
    async round(n) {
      const { data } = await ask(`round ${n}`, (rest) => api.tournament_round(id, n, rest));
      state.rounds.set(n, data);
    },
    /* What everybody sees: the tournament, and whether anything has changed. */
    async live() {
      const { is_new, data, date } = await ask('live', (rest) => api.tournament_live(id, rest));
      if (is_new) {
        if (data.round) state.rounds.set(data.round.round, data.round);
        state.skew = api.skew_of(date);
      }
      return { is_new, seen: data.tournament, items: data.standings.items };
    },
    /* What everybody sees can be some seconds old: a visitor who has just entered looks for their name, and a podium
     * must not have the standings from before the last game. */
    async standings() {
      const { data } = await ask('standings', (rest) => api.tournament_standings(id, rest));
      return data.items;
    },
    /* The tournament with the visitor's own entries, and whether they host it. */
    own: async () => (session.account ? (await ask('own', (rest) => api.tournament(id, rest))).data : null),
  };
}

/* What everybody sees can be older than the visitor's own answer: then the tournament has gone on since. */
const stage_of = ({ status, round }) => (status === 'open' ? 0 : status === 'running' ? round + 1 : Infinity);
const has_gone_on = (mine, seen) => stage_of(mine) > stage_of(seen);

/* One after the other: an answer from before an act must not replace the one from after it. */
function in_turn(work) {
  let last = Promise.resolve();
  return (...values) => {
    const done = last.then(() => work(...values));
    last = done.catch(() => { /* the caller is told */ });
    return done;
  };
}

/** Reads a tournament into `state`; `changed` is called with the one before, once there is one. */
export function reading(id, state, changed) {
  const { round, live, standings, own } = parts(id, state);
  let is_done = false; // as everybody sees it: the visitor's own answer can be newer than standings and rounds
  let is_due = false; // something has changed, and not all of it has come: the part that was lost is asked for again

  /* After an act, what the visitor was answered; else what fits standings and rounds, with the visitor's own part. */
  async function joined(seen, acted) {
    const mine = await own();
    if (mine && (acted || has_gone_on(mine, seen))) return mine;
    const { mine: entries = [], you_host, you_answer, you_belong } = mine ?? state.tournament ?? {};
    return { ...seen, mine: entries, you_host, you_answer, you_belong };
  }

  async function read(acted) {
    const before = state.tournament;
    const { is_new, seen, items } = await live();
    is_due ||= is_new || acted;
    const next = is_due ? await joined(seen, acted) : before;
    if (acted || has_gone_on(next, seen)) state.standings = await standings();
    else if (is_due) state.standings = items;
    await Promise.all(wanted(state, next, seen).map(round));
    is_due = false;
    is_done = is_over(seen);
    if (!before || state.shown === before.round) state.shown = Math.max(1, next.round);
    state.tournament = next;
    if (before) changed(before);
  }

  const read_next = in_turn(read);
  return {
    round,
    /** Read what may have changed. */
    all: () => read_next(false),
    /** The same after the visitor did something. */
    acted: () => read_next(true),
    /** Whether nothing can change any more. */
    is_done: () => is_done,
  };
}
