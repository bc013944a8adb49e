/* The face's numbers of every turn, for curves: read from the views of the turns, as far as this viewer may see them, when they
 * are first wanted; what draws them is fetched for games that have any. A turn whose view cannot be had leaves a gap. */
const AT_ONCE = 4;

/** The rows of a game's figures over the turns. */
export function figures(t) {
  const { state, face } = t;
  const rows = new Map();
  const self = { wanted: false, busy: false, rows: [], draw: null, toggle, follow };
  if (face.figures) import('../../views/match_figures.js').then(drawn, () => { /* then there are no curves */ });

  function drawn(module) {
    self.draw = module.figures;
    t.paint();
  }

  async function row(turn) {
    const view = turn >= state.live.turn ? state.live.view : await t.history.view_of(turn).catch(() => null);
    if (view) rows.set(turn, { turn, ...face.figures.of(view) });
  }

  async function read() {
    if (self.busy) return;
    self.busy = true;
    const missing = Array.from({ length: state.live.turn }, (_, i) => i + 1).filter((turn) => !rows.has(turn));
    while (missing.length && self.wanted) {
      await Promise.all(missing.splice(0, AT_ONCE).map(row));
      self.rows = [...rows.values()].sort((a, b) => a.turn - b.turn);
      t.paint();
    }
    self.busy = false;
    t.paint();
  }

  function toggle() {
    self.wanted = !self.wanted;
    follow();
    t.paint();
  }

  /* A new turn, or the end, which shows what was hidden. */
  function follow(before) {
    if (before && before.status !== state.live.status) rows.clear();
    rows.delete(state.live.turn);
    if (self.wanted) read();
  }

  return self;
}
