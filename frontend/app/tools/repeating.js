/* Work that is repeated while a page is open and in sight. */

/** @param {() => void} paint called after each time */
export function repeating(paint) {
  let closed = false;
  return {
    /** No more of it. */
    close: () => { closed = true; },
    /**
     * Do something at once, and again `ms` after each time. A failure is tried again like a success.
     * @param {number} ms
     * @param {() => Promise<unknown>} work
     */
    every(ms, work) {
      const again = async () => {
        if (closed) return;
        if (!document.hidden) await work().then(paint, () => {});
        setTimeout(again, ms);
      };
      again();
    },
  };
}
