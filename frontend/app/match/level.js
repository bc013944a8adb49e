/* A match alone that is a step of a ladder: after its end comes the next step, or the same again. */
import * as api from '../net/api.js';
import { ladder_path } from '../../ui/words/runs.js';

/** The door to the next level (or, `by` 0, to this one again); above the last there is the ladder. */
export const level = ({ store, go }, act) => (by) => act.run(async () => {
  const { game, ladder } = store.state.header;
  const { levels } = await api.ladder(game);
  const next = levels[levels.findIndex((one) => one.id === ladder) + by];
  if (!next) return go(ladder_path(game));
  const { match } = await api.level_play(game, next.id, api.new_key());
  return go(`/matches/${match}`);
});
