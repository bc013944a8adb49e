/* Whether faces can show motion. */

/** Whether things should jump instead of move. */
export const is_still = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
