/* The face's numbers of every turn, for the charts. Either the newest view has them all, or they are read from the
 * views of the turns that this viewer can see when the charts are first opened; a turn whose view cannot be read leaves
 * a gap. The module that draws them is fetched only for games that have charts. */
const AT_ONCE = 4;

/* A longer game has more views than a page asks for without a press. */
const MOST_UNASKED = 60;

const turns_to = (last) => Array.from({ length: last }, (_, i) => i + 1);

/* Without a request they cost nothing. Otherwise only players see them unasked, as many more people may watch. */
const is_cheap = ({ face, live, seat }) => Boolean(face.figures.history)
  || (seat !== null && live.turn <= MOST_UNASKED);

/* The charts are open at the end of a match until the viewer closes them. */
const opens = (state) => Boolean(state.face.figures) && state.figures.wanted === null
  && state.live.status === 'finished' && is_cheap(state);

/* The module that draws; without it there are no charts. */
const drawing = (store) => import('../../views/match/figures.js')
  .then((module) => store.figures_changed({ draw: module.figures }), () => {});

/* The rows by turn, read from the views of the turns; null where the view could not be read. */
function readings({ state }, view_of) {
  let rows = new Map();

  return {
    missing: () => turns_to(state.live.turn).filter((turn) => !rows.has(turn)).slice(0, AT_ONCE),
    rows: () => [...rows.values()].filter(Boolean).sort((a, b) => a.turn - b.turn),
    drop(turn) { rows.delete(turn); },
    drop_unread() { for (const [turn, row] of rows) if (!row) rows.delete(turn); },
    /** What is being read goes with the rows that are dropped. */
    drop_all() { rows = new Map(); },
    async read(turn) {
      const into = rows;
      const view = turn >= state.live.turn ? state.live.view : await view_of(turn).catch(() => null);
      into.set(turn, view && { turn, ...state.face.figures.of(view) });
    },
  };
}

/**
 * The rows of a game's figures over the turns.
 * @param {{store: import('./store.js').MatchStore, view_of: (turn: number) => Promise<object>}} match   `view_of`: a
 *     past turn's view
 */
export function figures({ store, view_of }) {
  const { state } = store;
  const { face } = state;
  const known = readings(store, view_of);
  let is_left = false; // the page is closed
  if (face.figures) drawing(store);

  async function read() {
    if (face.figures.history) return store.figures_changed({ rows: face.figures.history(state.live.view) });
    if (state.figures.busy) return undefined;
    store.figures_changed({ busy: true });
    known.drop_unread();
    for (let next = known.missing(); next.length && state.figures.wanted && !is_left; next = known.missing()) {
      await Promise.all(next.map(known.read));
      store.figures_changed({ rows: known.rows() });
    }
    return store.figures_changed({ busy: false });
  }

  /* A new turn, or the end, which reveals what was hidden. */
  function follow(before) {
    if (before && before.status !== state.live.status) known.drop_all();
    known.drop(state.live.turn);
    if (opens(state)) store.figures_changed({ wanted: true });
    if (state.figures.wanted) read();
  }

  function toggle() {
    store.figures_changed({ wanted: !state.figures.wanted });
    follow();
  }

  return { follow, toggle, stop() { is_left = true; } };
}
