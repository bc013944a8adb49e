/* Places in the text of a rule set: where a fault is, which line of the text a line of rules is, what an atom says. */

/** From where to where a fault reaches, as offsets in the text: its character, or the end of its line. */
export function place_of(text, { line, column }) {
  const lines = text.split('\n');
  const before = lines.slice(0, line - 1).reduce((sum, l) => sum + l.length + 1, 0);
  const chars = Array.from(lines[line - 1] ?? '');
  const start = before + chars.slice(0, column - 1).join('').length;
  const width = chars[column - 1]?.length ?? 0;
  return { start, end: start + width };
}

const is_rule = (line) => line && !line.startsWith('#') && !/^order\b/i.test(line);

/** The number in the text, from 1, of the n-th line of rules. */
export function text_line(text, n) {
  const found = text.split('\n').flatMap((line, i) => (is_rule(line.trim()) ? [i + 1] : []));
  return found[n - 1] ?? n;
}

/**
 * A message that quotes a text, with the code of each character that is invisible or turns the direction of writing:
 * such a one may be the fault.
 */
export const seen = (message) => message?.replace(/[\u00ad\u200b-\u200f\u2028-\u202e\u2060-\u2069\ufeff]/g,
  (sign) => `[U+${sign.codePointAt(0).toString(16).toUpperCase().padStart(4, '0')}]`);

/* The brackets of one printed line; a bracket inside quotes is a letter. */
function atoms_of(line) {
  const atoms = [];
  let depth = 0;
  let start = 0;
  let quoted = false;
  Array.from(line).forEach((sign, i) => {
    if (sign === '"') quoted = !quoted;
    if (quoted) return;
    if (sign === '(' && depth++ === 0) start = i;
    if (sign === ')' && --depth === 0) atoms.push(Array.from(line).slice(start, i + 1).join(''));
  });
  return atoms;
}

/** An atom as it is printed: the n-th of a line of rules, both from 1. */
export function atom_text(printed, line, n) {
  return atoms_of(printed.split('\n').filter((l) => is_rule(l.trim()))[line - 1] ?? '')[n - 1] ?? '';
}

/** Names somebody typed between commas or blanks. */
export const names_of = (typed) => typed.split(/[\s,;]+/).filter(Boolean);
