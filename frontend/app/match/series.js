/* A match that is a series of an experiment: after its end comes a page of the study or the next one. */
import * as page_api from '../net/page_api.js';

/** Go to the next series, or to the end page of the experiment when there is none. */
export const series = ({ store, go, clock }, act) => () => act.run(async () => {
  await clock?.flush();
  const { id } = store.state.header.experiment;
  const { match } = await page_api.enrol(id);
  go(match ? `/matches/${match}` : `/experiments/${id}/take`);
});
