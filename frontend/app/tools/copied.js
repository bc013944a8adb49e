/**
 * Put a text where it can be pasted; false where the browser keeps that to itself (the text stands in a field beside
 * the button).
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
