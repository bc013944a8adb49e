/* Places in a text, and what is written in it, as messages of the server name them. */

/** From where to where a fault reaches, as offsets in the text: its character, or the end of its line. */
export function place_of(text, { line, column }) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
  const chars = Array.from(lines[line - 1] ?? '');
  const start = before + chars.slice(0, column - 1).join('').length;
  const width = chars[column - 1]?.length ?? 0;
  return { start, end: start + width };
}

/**
 * A message that quotes a text, with the code of each character that is invisible or turns the direction of writing:
 * such a one may be the fault.
 */
export const seen = (message) => message?.replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
  (sign) => `[U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);
