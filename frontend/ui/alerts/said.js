/* Words for people who listen rather than look: one quiet live region. What is said stands there for a while, so that
 * two sentences close together are both heard. */

const STAYS_MS = 15_000;
let root = null;

/** Where words are said: an element with aria-live. */
export function said_into(element) {
  root = element;
}

/** Say something. */
export function say(text) {
  if (!root || !text) return;
  const line = document.createElement('p');
  line.textContent = text;
  root.append(line);
  setTimeout(() => line.remove(), STAYS_MS);
}
