/* Whether faces can show motion, and what ends it. */

/** Whether things should jump instead of move. */
export const is_still = () =>
  document.documentElement.dataset.motion === 'off' || matchMedia('(prefers-reduced-motion: reduce)').matches;

const EVENTS = ['pointerdown', 'keydown'];

/** From now on a press or a key inside an element calls `finish`. */
export function at_input(element, finish) {
  for (const name of EVENTS) element.addEventListener(name, () => finish());
}

/** From now on a press or a key inside an element completes at once what is in motion there. */
export function ends_on_input(element) {
  at_input(element, () => element.getAnimations?.({ subtree: true }).forEach((one) => one.finish()));
}

/** The next press or key anywhere on the page completes these animations at once. */
export function ends_on_next_input(animations) {
  const finish = () => {
    for (const name of EVENTS) document.removeEventListener(name, finish, true);
    for (const one of animations) one.finish();
  };
  for (const name of EVENTS) document.addEventListener(name, finish, true);
}
