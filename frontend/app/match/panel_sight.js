/* On a phone the panels are below the board, and the bar at the foot of the screen covers them. The page scrolls until
 * a panel that was just chosen can be read. */

/* Room for the heading and some lines of a panel, in pixels. */
const LEAST = 260;

/**
 * Returns a function to call after each painting of the page, with its root element.
 * @param {{tab: string, narrow: boolean}} state read at every call
 */
export function panel_sight(state) {
  let tab = state.tab;
  return (/** @type {Element} */ root) => {
    if (tab === state.tab) return;
    tab = state.tab;
    const [top, foot] = ['.tab-row', '.reach'].map((part) => root.querySelector(part)?.getBoundingClientRect().top);
    if (state.narrow && foot - top < LEAST) scrollBy(0, LEAST - (foot - top));
  };
}
