/* Boards of the lessons that answer by themselves: a rule as a function, and the view it makes of the attempts. Matches
 * never use this. */
import { points_of } from './points.js';

const REFUSED = { deny: (bucket) => [bucket], immovable: () => [0, 1, 2, 3] };

/* Buckets that denied a piece since something was last accepted. */
function refused_of(history) {
  const since = history.findLastIndex((row) => row.result === 'accept') + 1;
  const found = new Map();
  for (const { piece, bucket, result } of history.slice(since)) {
    if (REFUSED[result]) found.set(piece, [...found.get(piece) ?? [], ...REFUSED[result](bucket)]);
  }
  return found;
}

const last_failure = (history) => history.findLastIndex((row) => row.result !== 'accept') + 1;

function result_of(table, { piece: id, bucket, type }) {
  const takers = table.rule(table.pieces.find((p) => p.piece === id), table);
  if (!takers.length) return 'immovable';
  return type === 'pick' || takers.includes(bucket) ? 'accept' : 'deny';
}

/* The table after one more attempt. */
function after(table, order) {
  const row = { piece: order.piece, result: result_of(table, order),
    ...(order.type === 'move' && { bucket: order.bucket }) };
  const history = [...table.history, row];
  if (row.result !== 'accept' || order.type === 'pick') return { ...table, history };
  const gone = table.pieces.find((p) => p.piece === order.piece);
  return { ...table, history, pieces: table.pieces.filter((p) => p !== gone),
    gone: [...table.gone, { ...gone, into: order.bucket }] };
}

/* A board as the face sees it: nothing of the rule is in it but the answers, and what `answer` will say. */
function view_of(table) {
  const { pieces, gone, history } = table;
  const refused = refused_of(history);
  const attempts = history.length;
  const errors = attempts - gone.length;
  const board = {
    number: 1, finish: pieces.length ? 'playing' : 'cleared', history, attempts, done: gone.length,
    half_errors: 2 * errors, points_range: [2, points_of(2, 10, errors)],
    pieces: pieces.map((piece) => ({ ...piece, refused: refused.get(piece.piece) ?? [] })),
    buckets: [0, 1, 2, 3].map((bucket) => gone.filter((piece) => piece.into === bucket)),
  };
  const seat = { boards_done: 0, attempts, removed: gone.length, points: 0, over: !pieces.length,
    streak: attempts - last_failure(history), results: [], guesses: [], factor: 1, factor_promised: 1, board };
  return { level: '', boards: 1, feedback: 'free', pick_cost: 2, seats: [seat], reason: null,
    answer: (order) => view_of(after(table, order)) };
}

/**
 * A board of pieces [[cell, shape, colour], …] in the order of their cells; `rule(piece, {pieces, gone})` gives the
 * buckets that take a piece.
 */
export function lesson_view(list, rule) {
  const pieces = list.map(([cell, shape, color], piece) => ({ piece, cell,
    properties: Object.fromEntries([['shape', shape], ['color', color]]) }));
  return view_of({ pieces, gone: [], history: [], rule });
}
