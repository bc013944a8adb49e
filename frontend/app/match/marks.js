/* My own marks and arrows on the board of a match: for my eyes only, kept in this tab. */
import { marks_keep, marks_kept } from '../settings.js';

/**
 * @param {object} t   the match at the page
 * @returns {import('../../games/contract.js').Marks}
 */
export function marks(t) {
  const self = {
    all: marks_kept(t.id) ?? [], kind: 0, on: false,
    set(all) {
      self.all = all;
      marks_keep(t.id, all.length ? all : null);
      t.paint();
    },
    choose(kind) {
      self.kind = kind;
      t.paint();
    },
    toggle() {
      self.on = !self.on;
      t.paint();
    },
  };
  return self;
}
