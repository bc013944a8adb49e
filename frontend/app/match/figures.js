/* The face's numbers of every turn, for the charts. Either the newest view has them all, or they are read from the
 * views of the turns that this viewer can see when the charts are first opened; a turn whose view cannot be read leaves
 * a gap. The module that draws them is fetched only for games that have charts. */
const AT_ONCE = 4;

const turns_to = (last) => Array.from({ length: last }, (_, i) => i + 1);

/* Charts that need no further request are open at the end of a match until the viewer closes them. */
const opens = ({ face, figures: { wanted }, live }) => wanted === null && live.status === 'finished'
  && Boolean(face.figures?.history);

/* The module that draws; without it there are no charts. */
const drawing = (store) => import('../../views/match/figures.js')
  .then((module) => store.figures_changed({ draw: module.figures }), () => {});

/**
 * The rows of a game's figures over the turns.
 * @param {{store: import('./store.js').MatchStore, view_of: (turn: number) => Promise<object>}} match   `view_of`: a
 *     past turn's view
 */
export function figures({ store, view_of }) {
  const { state } = store;
  const { face } = state;
  const rows = new Map();
  if (face.figures) drawing(store);

  async function row(turn) {
    const view = turn >= state.live.turn ? state.live.view : await view_of(turn).catch(() => null);
    if (view) rows.set(turn, { turn, ...face.figures.of(view) });
  }

  async function read() {
    if (face.figures.history) return store.figures_changed({ rows: face.figures.history(state.live.view) });
    if (state.figures.busy) return undefined;
    store.figures_changed({ busy: true });
    const missing = turns_to(state.live.turn).filter((turn) => !rows.has(turn));
    while (missing.length && state.figures.wanted) {
      await Promise.all(missing.splice(0, AT_ONCE).map(row));
      store.figures_changed({ rows: [...rows.values()].sort((a, b) => a.turn - b.turn) });
    }
    return store.figures_changed({ busy: false });
  }

  /* A new turn, or the end, which reveals what was hidden. */
  function follow(before) {
    if (before && before.status !== state.live.status) rows.clear();
    rows.delete(state.live.turn);
    if (opens(state)) store.figures_changed({ wanted: true });
    if (state.figures.wanted) read();
  }

  function toggle() {
    store.figures_changed({ wanted: !state.figures.wanted });
    follow();
  }

  return { follow, toggle };
}
