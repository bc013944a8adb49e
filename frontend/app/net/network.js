/* Whether there is a connection. A banner shows when there is none, and for a moment when it is back; those waiting can
 * be asked to try again. The browser knows of a cut line before a held request fails. */

import { Refusal } from './refusal.js';

const BACK_MS = 3000;
const LATE_MS = 1500; /* no answer for so long: the server is away, and people hear of it within two seconds */
const retries = new Set();
const listeners = new Set();
let is_lost = false;
let is_back = false;
let timer;

function tell() {
  for (const told of listeners) told(is_lost);
}

function set(lost) {
  if (lost === is_lost) return;
  is_lost = lost;
  is_back = !lost;
  clearTimeout(timer);
  if (is_back) timer = setTimeout(() => { is_back = false; tell(); }, BACK_MS);
  tell();
}

export const network = {
  get is_lost() { return is_lost; },
  /** The connection has just been restored. */
  get is_back() { return is_back; },
  lost() { set(true); },
  back() { set(false); },
  retry() { for (const again of retries) again(); },
  on_retry(fn) { retries.add(fn); },
  off_retry(fn) { retries.delete(fn); },
  on_change(fn) { listeners.add(fn); },
};

/**
 * Wait for a request that is answered at once. While its answer is late the connection counts as lost: a server that is
 * gone without a word, or its machine, would otherwise be noticed after minutes. A refusal is an answer.
 * @param {Promise<any>} request
 * @param {() => void} [late]   called when the answer is late; the request goes on
 */
export async function answered(request, late) {
  const patience = setTimeout(() => {
    network.lost();
    late?.();
  }, LATE_MS);
  try {
    return await request;
  } catch (error) {
    if (error instanceof Refusal) network.back();
    throw error;
  } finally {
    clearTimeout(patience);
  }
}

addEventListener('offline', network.lost);
/* An answer shows that the connection is back; where no request is made, the browser's word must suffice. */
addEventListener('online', () => {
  if (retries.size) network.retry();
  else network.back();
});
