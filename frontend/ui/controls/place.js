/* The keyboard's place. When a control disappears after use, the focus it had moves to the next
 * control in the same part of the page. */

const watched = new WeakSet();
let last = null;

/** Track from now on which control had the focus last. */
export function place_known(root) {
  if (watched.has(root)) return;
  watched.add(root);
  root.addEventListener('focusin', (event) => {
    last = { control: event.target, part: event.target.closest('[data-part]') };
  });
}

/** After a paint: when the control with the focus has gone, go to the first of `next` that its part of the page has. */
export function place_kept(next) {
  if (!last || last.control.isConnected || !last.part?.isConnected || document.activeElement !== document.body) return;
  const { part } = last;
  last = null;
  for (const selector of next) {
    const found = part.querySelector(selector);
    if (found) return void found.focus({ preventScroll: true });
  }
}
