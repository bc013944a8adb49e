/* A list that a player keeps for a game beyond one match (a face says what: games/contract.js). A guest's is stored in
 * this browser, a member's in the account; after signing in, what the browser still has is added to it. */
import { t } from '../../locales/text.js';
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { shelf_keep, shelf_kept } from './settings.js';

/* Two lists as one: an item of the first replaces one of the second with the same name. */
const joined = (first, second) =>
  [...first, ...second.filter((one) => !first.some((other) => other.name === one.name))];

const is_member = () => Boolean(session.account) && session.account.kind !== 'guest';

/**
 * The shelf of a game.
 * @param {() => void} paint
 * @param {string} game
 * @param {{name: string, sane: (list: unknown) => object[]}} what
 */
export function shelf(paint, game, what) {
  const key = `${game}_${what.name}`;
  const here = () => what.sane(shelf_kept(key));
  const self = {
    error: '',
    get items() {
      return is_member() ? what.sane(joined(what.sane(session.account.settings?.[key]), here())) : here();
    },
    get where() {
      return t(is_member() ? 'common-shelf-account' : 'common-shelf-browser');
    },
    keep(items) {
      self.error = '';
      shelf_keep(key, items);
      if (is_member()) send(items);
      paint();
    },
  };

  async function send(items) {
    session.account.settings = { ...session.account.settings, [key]: items };
    try {
      await api.me_settings({ [key]: items });
      shelf_keep(key, null);
    } catch (error) {
      self.error = t('common-shelf-browser-only', { why: words_of(error) });
      paint();
    }
  }
  return self;
}
