/* Whether this page is being left for another document. The browser then cancels requests, which is not an error. */

const LEAVES_WITHIN_MS = 10_000; // a link to a download does not leave the page
let since = -Infinity;
globalThis.addEventListener?.('beforeunload', () => { since = Date.now(); });

/** Whether the browser was told within the last seconds to load another document. */
export const is_leaving = () => Date.now() - since < LEAVES_WITHIN_MS;
