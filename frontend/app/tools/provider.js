/* Going to the site's own sign-in service. The browser leaves this page, so what is to happen afterwards is kept for
 * the tab. */
import * as api from '../net/api.js';

const KEY = 'quad:provider';

/**
 * Leave for the service.
 * @param {{from?: string|null, link?: boolean}} wish   `from`: the page to return to; `link`: to link the account
 */
export async function go_to_provider({ from = null, link = false }) {
  const address = await api.provider_begin(link);
  try {
    sessionStorage.setItem(KEY, JSON.stringify({ from, link }));
  } catch { /* a browser that keeps nothing: the front page is next */ }
  location.assign(address);
}

/**
 * What was wished for on leaving.
 * @returns {{from: string|null, link: boolean}}
 */
export function wished() {
  try {
    return { from: null, link: false, ...JSON.parse(sessionStorage.getItem(KEY) ?? '{}') };
  } catch {
    return { from: null, link: false };
  }
}
