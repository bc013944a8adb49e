/**
 * Copy a text to the clipboard; false where the browser does not allow that (the text stands in a field beside the
 * button).
 */
export async function copied(text) {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
