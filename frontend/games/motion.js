/* Whether the faces may show things moving. */

/** Should things jump instead of move? */
export const is_still = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;
