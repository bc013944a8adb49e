/* The rows of a plan that leave a player stuck, and the board of the selected row; the first one is selected
 * automatically. */
import { trial_of } from './trial.js';

/** The rows whose rules leave a player stuck on a board that can be shown, each with the name of its list. */
export const stuck_rows = (report) => (report?.lists ?? []).flatMap((list) => list.rows
  .filter(({ stalemate }) => stalemate?.verdict === 'can_stalemate' && stalemate.witness?.board.length)
  .map((row) => ({ ...row, list: list.list })));

const is_same = (row, other) => row.list === other?.list && row.row === other?.row;

/** The bench beside a plan; `files()` are the plan's files as they are now. */
export function plan_bench(files, paint) {
  const state = { shown: null, trial: null };
  const rules = () => files()[`rules/${state.shown?.rule_id}.txt`] ?? '';
  const trial = trial_of(rules, paint);
  state.trial = trial.state;
  const can_play = (row) => rules() && row.stalemate.witness.board.every((piece) => piece.length === 3);
  function show(row) {
    state.shown = row;
    trial.send.lay(row && can_play(row) ? row.stalemate.witness.board : null, true);
  }
  return {
    state,
    send: {
      trial: trial.send,
      witness: () => show(state.shown),
      show: (row) => { show(row); paint(); },
    },
    follow(report) {
      const rows = stuck_rows(report);
      show(rows.find((row) => is_same(row, state.shown)) ?? rows[0] ?? null);
    },
  };
}
