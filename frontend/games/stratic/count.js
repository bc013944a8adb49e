/* Counting what has left the board: everything that came onto it, by the log, less what stands. */
import { kind_of, seat_of } from './position.js';

const add = (count, kind, n = 1) => { if (kind) count[kind] = (count[kind] ?? 0) + n; };

function came_in(line, count) {
  for (const kind of [line.front, line.back].join('').replaceAll('.', '')) add(count, kind);
  for (const piece of [...line.pieces ?? [], ...line.place ?? []]) add(count, piece.promote ?? piece.kind);
  for (const { promote } of (line.moves ?? []).filter((move) => move.promote)) {
    add(count, promote);
    add(count, 'F', -1);
  }
}

/**
 * What each side has lost: two objects of kind and number. Null when the log does not begin with both placements.
 * @param {object} view
 * @param {object[]} log the lines that led to the view
 */
export function taken(view, log) {
  if (log.filter((line) => line.kind === 'setup').length < 2) return null;
  const counts = [{}, {}];
  for (const line of log) if (counts[line.seat]) came_in(line, counts[line.seat]);
  for (const piece of view.pieces ?? []) {
    for (const letter of [piece.base, piece.top]) if (letter) add(counts[seat_of(letter)], kind_of(letter), -1);
  }
  return counts;
}
