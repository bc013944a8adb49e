/* What this browser remembers: the theme, and drafts that were not sent yet. Never needed to play. */

function read(store, key) {
  try {
    return store()?.getItem(key) ?? null;
  } catch {
    return null;
  }
}

function write(store, key, value) {
  try {
    if (value === null) store().removeItem(key);
    else store().setItem(key, value);
  } catch { /* a closed storage only means that nothing is remembered */ }
}

const lasting = () => globalThis.localStorage;
const tab = () => globalThis.sessionStorage;

/** 'system', 'light' or 'dark'. */
export function theme_now() {
  return document.documentElement.dataset.theme ?? 'system';
}

/** The next of system, light, dark. */
export function theme_next() {
  const order = ['system', 'light', 'dark'];
  const next = order[(order.indexOf(theme_now()) + 1) % order.length];
  if (next === 'system') delete document.documentElement.dataset.theme;
  else document.documentElement.dataset.theme = next;
  write(lasting, 'theme', next === 'system' ? null : next);
}

/** The unsent draft of a match and turn, or null. */
export function draft_kept(match, turn) {
  try {
    return JSON.parse(read(tab, `draft:${match}:${turn}`));
  } catch {
    return null;
  }
}

/** Keep (or with null forget) the unsent draft of a match and turn. */
export function draft_keep(match, turn, draft) {
  write(tab, `draft:${match}:${turn}`, draft === null ? null : JSON.stringify(draft));
}

/** What is kept in this browser under a shelf's name, or null. */
export function shelf_kept(key) {
  try {
    return JSON.parse(read(lasting, `shelf:${key}`));
  } catch {
    return null;
  }
}

/** Keep (or with null forget) what lies on a shelf. */
export function shelf_keep(key, items) {
  write(lasting, `shelf:${key}`, items === null ? null : JSON.stringify(items));
}
