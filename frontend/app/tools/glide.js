/* Rows that change places glide there, so that the eye can follow them. `data-glide` of a row says which one it is. */
import { ends_on_next_input, is_still } from '../../games/motion.js';

const HOW = { duration: 200, easing: 'ease-out' };

/** A function to call with the page after each paint. */
export function glide() {
  let before = new Map();
  return (root) => {
    const rows = [...root.querySelectorAll('[data-glide]')];
    const now = new Map(rows.map((row) => [row.dataset.glide, row.offsetTop]));
    const moved = is_still() ? [] : rows.map((row) => [row, before.get(row.dataset.glide) - row.offsetTop])
      .filter(([, from]) => from);
    const running = moved.map(([row, from]) =>
      row.animate?.([{ transform: `translateY(${from}px)` }, { transform: 'none' }], HOW)).filter(Boolean);
    if (running.length) ends_on_next_input(running);
    before = now;
  };
}
