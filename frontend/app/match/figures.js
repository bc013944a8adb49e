/* The face's numbers of every turn, for the charts: read from the views of the turns that this viewer can see, when
 * they are first opened. The module that draws them is fetched only for games that have charts. A turn whose view
 * cannot be read leaves a gap. */
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
    if (state.figures.busy) return;
    store.figures_changed({ busy: true });
    const missing = Array.from({ length: state.live.turn }, (_, i) => i + 1).filter((turn) => !rows.has(turn));
    while (missing.length && state.figures.wanted) {
      await Promise.all(missing.splice(0, AT_ONCE).map(row));
      store.figures_changed({ rows: [...rows.values()].sort((a, b) => a.turn - b.turn) });
    }
    store.figures_changed({ busy: false });
  }

  /* A new turn, or the end, which shows what was hidden. */
  function follow(before) {
    if (before && before.status !== state.live.status) rows.clear();
    rows.delete(state.live.turn);
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
