/* The face's numbers of every turn, for the charts. Either the newest view has them all, or they are read from the
 * views of the turns that this viewer can see when the charts are first opened; a turn whose view cannot be read leaves
 * a gap. The module that draws them is fetched only for games that have charts. */
const AT_ONCE = 4;

/**
 * The rows of a game's figures over the turns.
 * @param {{store: import('./store.js').MatchStore, view_of: (turn: number) => Promise<object>}} match   `view_of`: a
 *     past turn's view
 */
export function figures({ store, view_of }) {
  const { state } = store;
  const { face } = state;
  const rows = new Map();
  const drawn = (module) => store.figures_changed({ draw: module.figures });
  if (face.figures) import('../../views/match/figures.js').then(drawn, () => { /* then there are no charts */ });

  async function row(turn) {
    const view = turn >= state.live.turn ? state.live.view : await view_of(turn).catch(() => null);
    if (view) rows.set(turn, { turn, ...face.figures.of(view) });
  }

  async function read() {
    if (face.figures.history) return store.figures_changed({ rows: face.figures.history(state.live.view) });
    if (state.figures.busy) return undefined;
    store.figures_changed({ busy: true });
    const missing = Array.from({ length: state.live.turn }, (_, i) => i + 1).filter((turn) => !rows.has(turn));
    while (missing.length && state.figures.wanted) {
      await Promise.all(missing.splice(0, AT_ONCE).map(row));
      store.figures_changed({ rows: [...rows.values()].sort((a, b) => a.turn - b.turn) });
    }
    return store.figures_changed({ busy: false });
  }

  /* Charts that need no further request are open at the end of a match until the viewer closes them. */
  const opens = () => state.figures.wanted === null && state.live.status === 'finished'
    && Boolean(face.figures?.history);

  /* A new turn, or the end, which shows what was hidden. */
  function follow(before) {
    if (before && before.status !== state.live.status) rows.clear();
    rows.delete(state.live.turn);
    if (opens()) store.figures_changed({ wanted: true });
    if (state.figures.wanted) read();
  }

  return {
    follow,
    toggle() {
      store.figures_changed({ wanted: !state.figures.wanted });
      follow();
    },
  };
}
