/* On a phone the panels are below the board, and the bar at the foot of the screen covers them. The page scrolls until
 * a panel that was just chosen can be read, and sheets stand on the bar: `--reach` is its height. */

/* Room for the heading and some lines of a panel, in pixels. */
const LEAST = 260;

const told = (/** @type {Element} */ bar) =>
  document.documentElement.style.setProperty('--reach', `${/** @type {HTMLElement} */ (bar).offsetHeight}px`);

/* The bar also grows without a painting, such as when the screen is turned. */
function measuring() {
  const Observer = globalThis.ResizeObserver;
  const watch = Observer ? new Observer(([{ target }]) => { if (target.isConnected) told(target); }) : null;
  let bar = null;
  return (/** @type {Element|null} */ now) => {
    if (now === bar) return;
    watch?.disconnect();
    bar = now;
    if (bar) {
      told(bar);
      watch?.observe(bar);
    }
  };
}

/**
 * Returns a function to call after each painting of the page, with its root element.
 * @param {{tab: string, narrow: boolean}} state read at every call
 */
export function panel_sight(state) {
  const measure = measuring();
  let tab = state.tab;
  return (/** @type {Element} */ root) => {
    measure(root.querySelector('.reach'));
    if (tab === state.tab) return;
    tab = state.tab;
    const [top, foot] = ['.tab-row', '.reach'].map((part) => root.querySelector(part)?.getBoundingClientRect().top);
    if (state.narrow && foot - top < LEAST) scrollBy(0, LEAST - (foot - top));
  };
}
