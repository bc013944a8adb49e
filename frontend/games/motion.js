/* Whether faces can show motion, and what ends it. */

/** Whether things should jump instead of move. */
export const is_still = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const EVENTS = ['pointerdown', 'keydown'];

/** From now on a press or a key inside an element completes at once what is in motion there. */
export function ends_on_input(element) {
  const finish = () => element.getAnimations?.({ subtree: true }).forEach((one) => one.finish());
  for (const name of EVENTS) element.addEventListener(name, finish);
}
