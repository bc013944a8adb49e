// tables.mjs - lists of objects as tables, as tools of the Model Context Protocol answer them (backend/web/mcp_table.h).

const FENCED = 'untrusted_text';
const is_object = (value) => value !== null && typeof value === 'object' && !Array.isArray(value);
const has_only = (value, ...names) => is_object(value) && Object.keys(value).length === names.length && names.every((name) => name in value);
const is_fenced = (value) => has_only(value, FENCED);
const is_row = (value) => is_object(value) && !is_fenced(value) && !has_only(value, 'columns', 'rows');

/* The table of rows, or null where they make none. `keys`: the rows' names, or null for a list. */
function table(keys, rows) {
  if (!rows.length || !rows.every(is_row)) return null;
  const names = [...new Set(rows.flatMap(Object.keys))];
  const filled = rows.reduce((sum, row) => sum + Object.keys(row).length, 0);
  if (names.length < 2 || names.length > 32 || 2 * filled <= names.length * rows.length || (keys && names.includes('key'))) return null;
  const fenced = new Set(names.filter((name) => rows.some((row) => is_fenced(row[name])) && rows.every((row) => is_fenced(row[name] ?? { [FENCED]: '' }))));
  const cells = (row) => names.map((name) => (fenced.has(name) ? row[name]?.[FENCED] : row[name]) ?? null);
  return {
    columns: [...(keys ? ['key'] : []), ...names.map((name) => (fenced.has(name) ? `${FENCED} ${name}` : name))],
    rows: rows.map((row, i) => [...(keys ? [keys[i]] : []), ...cells(row)]),
  };
}

/** A copy of a value with its lists as tables. */
export function as_tables(value) {
  if (is_fenced(value)) return value;
  if (Array.isArray(value)) {
    const rows = value.map(as_tables);
    return table(null, rows) ?? rows;
  }
  if (!is_object(value)) return value;
  const keys = Object.keys(value);
  const rows = keys.map((key) => as_tables(value[key]));
  return (keys.length >= 2 ? table(keys, rows) : null) ?? Object.fromEntries(keys.map((key, i) => [key, rows[i]]));
}
