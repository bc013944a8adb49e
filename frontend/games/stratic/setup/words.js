/* What is unwise about a setup, with the squares concerned: which lines to the Commander are open, and since when. */
import { list_of, t } from '../../../locales/text.js';
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
  return line.over === 0 ? t('stratic-doubt-file', { file: file_name(from[0]) })
    : t('stratic-doubt-diagonal', { from: square_name(from), to: square_name(to) });
}

function shield_of({ over, from }, seat) {
  return square_name([from.x + over, home_rows(seat)[0]]);
}

function open_words(rows, seat) {
  const lines = open_lines(rows).filter((line) => ends_of(line, seat)[0].join() !== ends_of(line, seat)[1].join());
  if (!lines.length) return [];
  const n = lines.length;
  const open = t('stratic-doubt-open', { n, lines: list_of(lines.map((line) => line_words(line, seat))) });
  const cure = lines[0].from.row === 'front' ? t('stratic-doubt-back-row')
    : t('stratic-doubt-close', { n, squares: list_of(lines.map((line) => shield_of(line, seat))) });
  return [{ grave: true, words: `${open} ${cure}` }];
}

function flank_words(rows, seat) {
  const bare = bare_flanks(rows);
  if (!bare.length) return [];
  const edges = list_of(bare.map((side) => (side === 'low' ? 'a' : 'j')));
  const y = home_rows(seat)[rows.front.includes('C') ? 0 : 1];
  return [{ grave: false, words: t('stratic-doubt-flank', { n: bare.length, edges, rank: rank_name(y) }) }];
}

/** What is unwise about a draft; where the Commander is no aim, or can be reached from everywhere, nothing is said. */
export const doubts = (draft) => (draft.cube || draft.view.variant === 'antistratic' ? [] : warnings(draft, draft.me));

/** Warnings about a placement, the gravest first: `{grave, words}`. None while no Commander stands. */
export function warnings(rows, seat) {
  if (!(rows.front + rows.back).includes('C')) return [];
  const alone = has_guard(rows) ? []
    : [{ grave: false, words: t('stratic-doubt-guard') }];
  return [...open_words(rows, seat), ...flank_words(rows, seat), ...alone];
}
