/* The promise ledger of a finished match, read once, in games that keep one. */
import * as api from '../net/api.js';
import { promises_of } from '../../model/addresses.js';
import { has_capability } from '../../model/catalogue.js';

/** @param {{id: string, store: import('./store.js').MatchStore}} match */
export function promises({ id, store }) {
  let is_asked = false;
  return {
    /** After each view: asks at the end. A ledger that cannot be read (the match is sealed) is left out. */
    async follow() {
      const { header, live } = store.state;
      if (is_asked || live.status !== 'finished' || !has_capability(header.game, 'promises')) return;
      is_asked = true;
      const told = await api.promises(id).catch(() => null);
      if (told) store.promises_came({ ...told, href: promises_of(id) });
    },
  };
}
