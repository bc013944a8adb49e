/* A list that a player keeps for a game beyond one match (a face says what: games/contract.js). A guest's is stored in
 * this browser, a member's in the account; after signing in, what the browser still has is added to it. */
import { t } from '../../locales/text.js';
import * as api from '../net/api.js';
import { words_of } from '../net/form.js';
import { session } from '../net/session.js';
import { merged } from './merged.js';
import { shelf_keep, shelf_kept } from './settings.js';

const TRIES = 3; // to save while another device saves too

/* Two lists as one: an item of the first replaces one of the second with the same name. */
const joined = (first, second) =>
  [...first, ...second.filter((one) => !first.some((other) => other.name === one.name))];

const is_member = () => Boolean(session.account) && session.account.kind !== 'guest';

/* The player can sign out while a list is being saved. */
const list_of = (key) => session.account?.settings?.[key] ?? null;
function note(key, items) {
  if (session.account) session.account.settings = { ...session.account.settings, [key]: items };
}

/* Saves the list in place of the one this page has read. False: another device has changed that one. */
async function store(key, items, read) {
  try {
    await api.me_settings({ [key]: items }, { [key]: read });
    return true;
  } catch (error) {
    if (error.code !== 'settings_changed') throw error;
    return false;
  }
}

/* Keep what another device has changed meanwhile, and add the changes made here. Returns whether all were added. */
async function settle(key, sane, before, items) {
  for (let tries = 0; tries < TRIES; tries++) {
    const read = (await api.me()).account?.settings?.[key] ?? null;
    const both = merged(sane(before), items, sane(read));
    if (!await store(key, both.items, read)) continue;
    note(key, merged(items, sane(list_of(key)), both.items).items);
    return !both.lost;
  }
  return false;
}

/**
 * The shelf of a game.
 * @param {() => void} paint
 * @param {string} game
 * @param {{name: string, sane: (list: unknown) => object[]}} what
 */
export function shelf(paint, game, what) {
  const key = `${game}_${what.name}`;
  const here = () => what.sane(shelf_kept(key));
  let saved = Promise.resolve(); // one save after another, so that each knows the result of the one before
  const self = {
    error: '',
    get items() {
      return is_member() ? what.sane(joined(what.sane(list_of(key)), here())) : here();
    },
    get where() {
      return t(is_member() ? 'common-shelf-account' : 'common-shelf-browser');
    },
    keep(items) {
      self.error = '';
      shelf_keep(key, items);
      if (is_member()) {
        const before = list_of(key);
        note(key, items);
        saved = saved.then(() => send(before, items));
      }
      paint();
    },
  };

  async function send(before, items) {
    try {
      const all = await store(key, items, before) || await settle(key, what.sane, before, items);
      shelf_keep(key, null);
      if (!all) self.error = t('common-shelf-changed');
    } catch (error) {
      self.error = t('common-shelf-browser-only', { why: words_of(error) });
    }
    if (self.error || list_of(key) !== items) paint();
  }
  return self;
}
