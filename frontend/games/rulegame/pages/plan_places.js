/* Where an uploaded file of a plan belongs. */
const FOLDERS = ['trial-lists', 'rules', 'boards', 'cond', 'modifiers', 'shapes', 'colors'];

const clean = (path) => path.replace(/[^\w./-]/g, '_');
const stem_of = (name) => name.replace(/\.[^.]*$/, '');

/* The first line that is read: the names of the columns. */
const head_of = (text) => text.split('\n').find((line) => line.trim() && !line.startsWith('#'))?.trim() ?? '';

function table_place(name, text) {
  const head = head_of(text).split(',').map((cell) => cell.trim());
  if (head.includes('rule_id')) return `trial-lists/${name}`;
  if (head[0] === 'image') return `shapes/${stem_of(name)}/properties.csv`;
  if (stem_of(name) === 'colors') return 'colors/colors.csv';
  return head.length > 1 || /^[a-z]\w*$/i.test(head[0]) ? `modifiers/${name}` : `trial-lists/${name}`;
}

/** Where a file belongs: by the folder it came in, else by what it is. */
export function place_for(path, text) {
  const parts = path.split('/');
  const at = parts.findIndex((part) => FOLDERS.includes(part));
  if (at >= 0 && at + 1 < parts.length) return clean(parts.slice(at).join('/'));
  const name = clean(parts.at(-1));
  if (/\.json$/i.test(name)) return `boards/${name}`;
  return /\.csv$/i.test(name) ? table_place(name, text) : `rules/${stem_of(name)}.txt`;
}
