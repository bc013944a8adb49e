/* Why a match changed ratings: asked for once, when somebody wants to know. */
import * as api from '../api.js';
import { words_of } from '../form.js';

export function why(t) {
  const self = {
    told: null, error: '',
    async ask() {
      if (self.told) return;
      try {
        self.told = await api.match_ratings(t.id);
        self.error = '';
      } catch (error) {
        self.error = words_of(error);
      }
      t.paint();
    },
  };
  return self;
}
