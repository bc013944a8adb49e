/* A match that is a series of an experiment: after its end comes the next one. */
import * as api from '../api.js';

/** The door to the next series; where there is none, the experiment's page gives thanks. */
export const series = (t, act) => () => act.run(async () => {
  const { id } = t.state.header.experiment;
  const { match } = await api.enrol(id);
  t.ctx.go(match ? `/matches/${match}` : `/experiments/${id}/take`);
});
