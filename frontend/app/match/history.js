/* What has happened: the log as it grows, and the board as it was at an earlier turn. A view of the past never changes,
 * so it is asked for once; while the next one is on its way the last one stays on the board. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { remember } from '../router.js';

const VIEWS_KEPT = 400;

/* The lines after line `last`, page by page. */
async function lines_after(id, last, came) {
  for (let more = true; more;) {
    const page = await api.log(id, last);
    const lines = page.items.filter((line) => line.n > last);
    came(lines);
    last = lines.at(-1)?.n ?? last;
    more = lines.length > 0 && page.next !== null;
  }
}

const is_over = ({ live }) => live.status === 'finished';

/* The views of earlier turns, each fetched once; the oldest one is dropped first. */
function past_views({ id, store, eyes }) {
  /** @type {Map<string, {answer: Promise<object>, seen: object|null}>} */
  const known = new Map();

  /* The end reveals what was hidden, in the views of earlier turns too. */
  const name = (turn, seat) => `${is_over(store.state) ? 'over' : ''}:${seat ?? ''}:${turn}`;

  function ask(turn, seat) {
    const wish = eyes.wish(turn, seat);
    const key = name(turn, seat);
    const answer = (wish ? api.spectate(id, wish) : api.view(id, { turn })).then(({ data }) => data.view);
    const view = { answer, seen: null };
    known.set(key, view);
    answer.then((seen) => { view.seen = seen; }, () => known.delete(key));
    if (known.size > VIEWS_KEPT) known.delete(known.keys().next().value);
    return answer;
  }

  const of = (turn, seat = eyes.of()) => known.get(name(turn, seat))?.answer ?? ask(turn, seat);
  return {
    of,
    /** The view of a turn if it is loaded already. */
    at_hand: (turn) => known.get(name(turn, eyes.of()))?.seen ?? null,
    /** Request the neighbouring turns, so that a step to them is immediate. */
    around(turn, ahead = 1) {
      for (let n = Math.max(0, turn - 1); n <= turn + ahead && n < store.state.live.turn; n += 1) of(n).catch(() => {});
    },
  };
}

/* The board at earlier turns: returns `jump`. */
function looking_back({ store, eyes }, views) {
  const { state } = store;

  function now() {
    store.went_to(null);
    remember(eyes.address());
    return true;
  }

  function show(turn, view) {
    store.went_to({ turn, view, eyes: eyes.of() });
    remember(eyes.address(turn));
    return true;
  }

  /* Look at the position of a turn; null, or a turn not reached yet, is the present. Returns whether it is shown. */
  async function jump(turn, ahead = 1) {
    if (turn === null || !(turn < state.live.turn)) return now();
    const wanted = Math.max(0, turn);
    const through = eyes.of();
    const still = () => state.past?.turn === wanted && eyes.of() === through;
    const here = views.at_hand(wanted);
    views.around(wanted, ahead);
    if (here) return show(wanted, here);
    store.went_to({ ...state.past, turn: wanted });
    try {
      const view = await views.of(wanted);
      return still() && show(wanted, view);
    } catch (error) {
      if (!still()) return false;
      store.went_to(null);
      store.failed(words_of(error));
      return false;
    }
  }

  return jump;
}

/* The log as it grows. At the end it is read anew: it then has the lines that were hidden, and counts them too. `tell`
 * gets what has happened since the page was opened. */
function growing({ id, store, tell }, revealed) {
  const { state } = store;
  let was_over = false;

  async function grow() {
    const first = !state.log.length;
    const added = [];
    await lines_after(id, state.log.at(-1)?.n ?? 0, (lines) => {
      store.log_grew(lines);
      added.push(...lines);
    });
    if (!first && added.length) tell(added);
  }

  async function reveal() {
    const until = state.log.at(-1)?.at;
    const all = [];
    await lines_after(id, 0, (lines) => all.push(...lines));
    store.log_revealed(all);
    const added = all.filter(({ at }) => at > until);
    if (added.length) tell(added);
    revealed();
  }

  return async () => {
    const over = is_over(state);
    await (over && !was_over && state.log.length ? reveal() : grow());
    was_over = over;
  };
}

/* One run at a time; requests made meanwhile are handled after it. */
function one_by_one(run) {
  let busy = false;
  let again = false;
  return async () => {
    again = true;
    if (busy) return;
    busy = true;
    while (again) {
      again = false;
      await run().catch(() => { /* tried again with the next view */ });
    }
    busy = false;
  };
}

/**
 * @param {{id: string, store: import('./store.js').MatchStore, eyes: ReturnType<typeof import('./eyes.js').eyes>,
 *     tell: (lines: object[]) => void}} match
 *     `tell` gets the lines that are new since the page was opened
 */
export function history(match) {
  const { state } = match.store;
  const views = past_views(match);
  const jump = looking_back(match, views);
  const read = one_by_one(growing(match, () => { if (state.past) jump(state.past.turn); }));
  /* What is read for curves shows all that may be shown, whichever eyes are chosen. */
  return { read, jump, view_of: (turn) => views.of(turn, null) };
}
