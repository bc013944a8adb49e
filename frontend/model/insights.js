/* One's own results as the server tells them, and as a table for other programs. */

const COLUMNS = ['game', 'variant', 'by', 'key', 'played', 'won', 'drawn', 'lost', 'turns', 'cost'];

const phase_rows = ({ game, variant, phases }) => (phases?.rows ?? []).map((row) => (
  { ...row, game, variant, by: 'phase', played: phases.searched }));

/**
 * The results as CSV (RFC 4180): a row for all games of each variant, with `by` and `key` empty, and one for each part.
 * Where the costly turns were (`by` phase) has its own two columns; `played` is then the number of games searched.
 * @param {{variants: object[]}} told   the answer of /me/insights; its texts are ids without quotes or commas
 * @returns {string}
 */
export function csv_of({ variants }) {
  const rows = variants.flatMap((one) => [{ ...one, by: '', key: '' },
    ...one.groups.flatMap(({ by, rows: parts }) => parts.map((part) => (
      { ...part, by, game: one.game, variant: one.variant }))), ...phase_rows(one)]);
  const lines = [COLUMNS, ...rows.map((row) => COLUMNS.map((name) => row[name] ?? ''))];
  return lines.map((line) => `${line.join(',')}\r\n`).join('');
}

/* The order in which people look for them; numbers and months are in order already. */
const ORDERS = {
  opponents: ['bots', 'programs', 'unrated', 'much_weaker', 'weaker', 'equal', 'stronger', 'much_stronger'],
  time: ['less', 'similar', 'more'],
  ending: ['played', 'resign', 'flag', 'abandon', 'agreement'],
};

const GROUPS = ['seat', 'opponents', 'length', 'time', 'clock', 'ending', 'month'];

/** The groups of a variant in the order in which they are shown. */
export const groups_of = ({ groups }) => [...groups].sort((a, b) => GROUPS.indexOf(a.by) - GROUPS.indexOf(b.by));

const by_number = (a, b) => Number(a.key) - Number(b.key);

/**
 * The parts of a group in the order in which they are shown; of months the latest twelve.
 * @param {{by: string, rows: {key: string}[]}} group
 */
export function parts_of({ by, rows }) {
  if (by === 'seat' || by === 'length') return [...rows].sort(by_number);
  if (by === 'month') return rows.slice(-12);
  const order = ORDERS[by];
  return order ? [...rows].sort((a, b) => order.indexOf(a.key) - order.indexOf(b.key)) : rows;
}

/** How well a part went in per cent, a draw as half a win; null where nothing was played. */
export const score_of = ({ played, won, drawn }) => (played ? Math.round(((won + drawn / 2) / played) * 100) : null);
