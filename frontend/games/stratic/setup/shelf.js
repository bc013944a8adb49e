/* A player's own formations as a list of {name, front, back}. Every function returns {list} or {fault}, and never half
 * a change. */
import { t } from '../../../locales/text.js';
import { faults_of } from './army.js';

export const SHELF_MOST = 24;
export const NAME_MOST = 30;

const tidy = (name) => String(name ?? '').trim().replace(/\s+/g, ' ').slice(0, NAME_MOST);

/** Save rows under a name; a name that is taken gets the new rows. */
export function saved(items, name, rows) {
  const called = tidy(name);
  const faults = faults_of(rows);
  if (!called) return { fault: t('stratic-shelf-no-name') };
  if (faults.length) return { fault: [t('stratic-shelf-unfinished'), ...faults].join(' ') };
  const item = { name: called, front: rows.front, back: rows.back };
  const at = items.findIndex((one) => one.name === called);
  if (at >= 0) return { list: items.map((one, i) => (i === at ? item : one)) };
  if (items.length >= SHELF_MOST) return { fault: t('stratic-shelf-full', { n: SHELF_MOST }) };
  return { list: [...items, item] };
}

/** Give one of them another name. */
export function renamed(items, name, next) {
  const called = tidy(next);
  if (!called) return { fault: t('stratic-shelf-no-name') };
  if (called !== name && items.some((one) => one.name === called)) {
    return { fault: t('stratic-shelf-taken', { name: called }) };
  }
  return { list: items.map((one) => (one.name === name ? { ...one, name: called } : one)) };
}

export const without = (items, name) => items.filter((one) => one.name !== name);

const is_rows = (one) => [one?.front, one?.back].every((row) => /^[FAIC.]{10}$/.test(row));

/** Keeps only valid formations, whatever the source of the list. */
export function sane(list) {
  const good = (Array.isArray(list) ? list : []).filter((one) =>
    typeof one?.name === 'string' && is_rows(one) && !faults_of(one).length);
  return good.slice(0, SHELF_MOST).map(({ name, front, back }) => ({ name: tidy(name), front, back }));
}
