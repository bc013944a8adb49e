/* The page's polite live region for screen readers. A text stays in it for a while, so that two texts close together
 * are both read out. */

const STAYS_MS = 15_000;
let root = null;

/** Set the live region: an element with aria-live. */
export function said_into(element) {
  root = element;
}

/** Take away what was said: somebody else comes to the screen. */
export const said_clear = () => root?.replaceChildren();

/** Have a text read out. */
export function say(text) {
  if (!root || !text) return;
  const line = document.createElement('p');
  line.textContent = text;
  root.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}
