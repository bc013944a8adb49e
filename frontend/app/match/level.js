/* A single-player match that is a level of a ladder: after its end comes the next level, or the same one again. */
import * as api from '../net/api.js';
import { ladder_path } from '../../ui/words/runs.js';

/** Go to the next level, or with `by` 0 to this one again; after the last level, to the ladder. */
export const level = ({ store, go }, act) => (by) => act.run(async () => {
  const { game, ladder } = store.state.header;
  const { levels } = await api.ladder(game);
  const next = levels[levels.findIndex((one) => one.id === ladder) + by];
  if (!next) return go(ladder_path(game));
  const { match } = await api.level_play(game, next.id, api.new_key());
  return go(`/matches/${match}`);
});
