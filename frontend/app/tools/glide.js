/* Rows that change places glide there, so that the eye can follow them. `data-glide` of a row says which one it is. */

const HOW = { duration: 200, easing: 'ease-out' };

const is_still = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

/** A function to call with the page after each paint. */
export function glide() {
  let before = new Map();
  return (root) => {
    const rows = [...root.querySelectorAll('[data-glide]')];
    const now = new Map(rows.map((row) => [row.dataset.glide, row.offsetTop]));
    if (!is_still()) {
      for (const row of rows) {
        const from = before.get(row.dataset.glide) - row.offsetTop;
        if (from) row.animate?.([{ transform: `translateY(${from}px)` }, { transform: 'none' }], HOW);
      }
    }
    before = now;
  };
}
