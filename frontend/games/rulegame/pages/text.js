/* Places in the text of a rule set: which line of the text a line of rules is, what an atom says. */

const is_rule = (line) => line && !line.startsWith('#') && !/^order\b/i.test(line);

/** The number in the text, from 1, of the n-th line of rules. */
export function text_line(text, n) {
  const found = text.split('\n').flatMap((line, i) => (is_rule(line.trim()) ? [i + 1] : []));
  return found[n - 1] ?? n;
}

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
