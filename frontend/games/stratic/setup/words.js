/* What is unwise about a placement, said with the squares of its side: which lines to the Commander are open, and since
 * when. */
import { bare_flanks, FILES, has_guard, open_lines } from './army.js';
import { file_name, home_rows, rank_name, square_name } from '../square.js';

/** The squares of a line from the Commander to the far edge of the start board: the first and the last. */
function ends_of({ over, from }, seat) {
  const ahead = seat === 0 ? 1 : -1;
  const [front, back] = home_rows(seat);
  let at = [from.x, from.row === 'front' ? front : back];
  const start = at;
  for (;;) {
    const next = [at[0] + over, at[1] + ahead];
    if (next.some((v) => v < 0 || v >= FILES)) return [start, at];
    at = next;
  }
}

function line_words(line, seat) {
  const [from, to] = ends_of(line, seat);
  return line.over === 0 ? `the file ${file_name(from[0])}` : `the diagonal ${square_name(from)} to ${square_name(to)}`;
}

const list = (parts) => (parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0]);

function shield_of({ over, from }, seat) {
  return square_name([from.x + over, home_rows(seat)[0]]);
}

function open_words(rows, seat) {
  const lines = open_lines(rows).filter((line) => ends_of(line, seat)[0].join() !== ends_of(line, seat)[1].join());
  if (!lines.length) return [];
  const named = list(lines.map((line) => line_words(line, seat)));
  const is_front = lines[0].from.row === 'front';
  const cure = is_front ? 'The back row, behind three pieces, is safer'
    : `A piece on ${list(lines.map((line) => shield_of(line, seat)))} closes ${lines.length > 1 ? 'them' : 'it'}`;
  return [{ grave: true,
    words: `Your Commander is exposed: ${named} ${lines.length > 1 ? 'are' : 'is'} open, and an Interdictor there `
      + `attacks from any distance. ${cure}.` }];
}

function flank_words(rows, seat) {
  const bare = bare_flanks(rows);
  if (!bare.length) return [];
  const edges = list(bare.map((side) => (side === 'low' ? 'a' : 'j')));
  const y = home_rows(seat)[rows.front.includes('C') ? 0 : 1];
  return [{ grave: false,
    words: `Nothing stands between your Commander and the ${edges} edge: once the board has grown, it can be attacked `
      + `along row ${rank_name(y)}.` }];
}

/** What is unwise about a draft; where the Commander is no aim, or can be reached from everywhere, nothing is said. */
export const doubts = (draft) => (draft.cube || draft.view.variant === 'antistratic' ? [] : warnings(draft, draft.me));

/** Warnings about a placement, the gravest first: `{grave, words}`. None while no Commander stands. */
export function warnings(rows, seat) {
  if (!(rows.front + rows.back).includes('C')) return [];
  const alone = has_guard(rows) ? []
    : [{ grave: false, words: 'No Aggressor or Interdictor stands beside your Commander to take back.' }];
  return [...open_words(rows, seat), ...flank_words(rows, seat), ...alone];
}
