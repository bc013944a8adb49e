/* What has happened: the log as it grows, and the board as it was at an earlier turn. A view of the past never changes, so
 * it is asked for once; while the next one is on its way the last one stays on the board. */
import * as api from '../api.js';
import { words_of } from '../form.js';
import { remember } from '../router.js';

const VIEWS_KEPT = 400;

/* The lines after the last one known, page by page. */
async function newer(t) {
  const { state } = t;
  const last = () => state.log.at(-1)?.n ?? 0;
  const added = [];
  for (let more = true; more;) {
    const page = await api.log(t.id, last());
    const lines = page.items.filter((line) => line.n > last());
    state.log = [...state.log, ...lines];
    added.push(...lines);
    more = lines.length > 0 && page.next !== null;
  }
  return added;
}

/* The views of earlier turns, each asked for once; the oldest asked for is forgotten first. */
function past_views(t) {
  const known = new Map();

  const name = (turn) => `${t.eyes.of() ?? ''}:${turn}`;

  function ask(turn) {
    const wish = t.eyes.wish(turn);
    const key = name(turn);
    const view = (wish ? api.spectate(t.id, wish) : api.view(t.id, { turn })).then((answer) => answer.data.view);
    known.set(key, view);
    view.then((seen) => { view.seen = seen; }, () => known.delete(key));
    if (known.size > VIEWS_KEPT) known.delete(known.keys().next().value);
    return view;
  }

  const of = (turn) => known.get(name(turn)) ?? ask(turn);
  return {
    of,
    /** The view of a turn when it is here already. */
    at_hand: (turn) => known.get(name(turn))?.seen ?? null,
    /** Ask for the turns next to one, that a step may be taken at once. */
    around(turn, ahead = 1) {
      for (let n = Math.max(0, turn - 1); n <= turn + ahead && n < t.state.live.turn; n += 1) of(n).catch(() => {});
    },
  };
}

/* The board as it was: answers `jump`. */
function looking_back(t, views) {
  const { state } = t;

  function now() {
    state.past = null;
    remember(t.eyes.address());
    t.paint();
    return true;
  }

  function show(turn, view) {
    state.past = { turn, view, eyes: t.eyes.of() };
    remember(t.eyes.address(turn));
    t.paint();
    return true;
  }

  /* Look at the position of a turn; null, or a turn not reached yet, is the present. Answers whether it is shown. */
  async function jump(turn, ahead = 1) {
    if (turn === null || !(turn < state.live.turn)) return now();
    const wanted = Math.max(0, turn);
    const through = t.eyes.of();
    const still = () => state.past?.turn === wanted && t.eyes.of() === through;
    const here = views.at_hand(wanted);
    views.around(wanted, ahead);
    if (here) return show(wanted, here);
    state.past = { ...state.past, turn: wanted };
    t.paint();
    try {
      const view = await views.of(wanted);
      return still() && show(wanted, view);
    } catch (error) {
      if (!still()) return false;
      state.past = null;
      state.error = words_of(error);
      t.paint();
      return false;
    }
  }

  return jump;
}

export function history(t) {
  const { state } = t;
  let busy = false;

  async function read() {
    if (busy) return;
    busy = true;
    try {
      const first = !state.log.length;
      const added = await newer(t);
      if (!first && added.length) t.telling.lines(added);
    } catch { /* the next view brings the next try */ }
    busy = false;
    t.paint();
  }

  const views = past_views(t);
  return { read, jump: looking_back(t, views), view_of: views.of };
}
