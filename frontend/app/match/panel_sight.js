/* On a phone the panels lie under the board, and the bar at the foot of the screen covers them: one that was just
 * chosen comes far enough into sight to be read. */

/* Room for the heading and some lines of a panel, in pixels. */
const LEAST = 260;

/**
 * What to call after each painting of the page with its root element.
 * @param {{tab: string, narrow: boolean}} state read at every call
 */
export function panel_sight(state) {
  let tab = state.tab;
  return (/** @type {Element} */ root) => {
    if (state.tab === tab) return;
    tab = state.tab;
    const [top, foot] = ['.tab-row', '.reach'].map((part) => root.querySelector(part)?.getBoundingClientRect().top);
    if (state.narrow && foot - top < LEAST) scrollBy(0, LEAST - (foot - top));
  };
}
