/* Why a match changed ratings: loaded once, when the viewer opens the details. */
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';

/** @param {{id: string, store: import('./store.js').MatchStore}} match */
export function why({ id, store }) {
  return {
    async ask() {
      if (store.state.why.told) return;
      try {
        store.ratings_came({ told: await api.match_ratings(id), error: '' });
      } catch (error) {
        store.ratings_came({ told: null, error: words_of(error) });
      }
    },
  };
}
