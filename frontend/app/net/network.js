/* Whether there is a connection. A quiet bar shows when there is none; those waiting can be asked to try again. */

const retries = new Set();
const listeners = new Set();
let is_lost = false;

function set(lost) {
  if (lost === is_lost) return;
  is_lost = lost;
  for (const told of listeners) told(is_lost);
}

export const network = {
  get is_lost() { return is_lost; },
  lost() { set(true); },
  back() { set(false); },
  retry() { for (const again of retries) again(); },
  on_retry(fn) { retries.add(fn); },
  off_retry(fn) { retries.delete(fn); },
  on_change(fn) { listeners.add(fn); },
};
