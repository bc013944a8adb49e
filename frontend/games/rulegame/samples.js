/* Fixed examples of all that this face draws, for the page of styles. */
import { reduce, fresh } from './draft.js';

const piece = (id, cell, shape, color, more) => ({ piece: id, cell, properties: { shape, color },
  refused: [], ...more });

const LEFT = [piece(0, 3, 'SQUARE', 'RED', { refused: [1, 2] }),
  piece(2, 11, 'STAR', 'BLUE', { refused: [0, 1, 2, 3] }), piece(3, 20, 'CIRCLE', 'YELLOW'),
  piece(5, 34, 'TRIANGLE', 'BLACK')];
const TRAYS = [[piece(1, 8, 'STAR', 'RED'), piece(4, 29, 'CIRCLE', 'BLUE')], [], [], []];
const HISTORY = [
  { piece: 4, bucket: 2, result: 'deny' }, { piece: 4, bucket: 0, result: 'accept' },
  { piece: 1, bucket: 0, result: 'accept' },
  { piece: 0, bucket: 1, result: 'deny' }, { piece: 2, bucket: 0, result: 'immovable' },
  { piece: 0, bucket: 2, result: 'deny' },
];
const FIRST = {
  finish: 'cleared', attempts: 3, done: 2, half_errors: 2, points: 9, bonus: false,
  pieces: [piece(0, 2, 'SQUARE', 'RED'), piece(1, 7, 'STAR', 'BLUE')], played: '01-00+10+',
};
const RULES = '# Display: The harvest\n# Only pieces of the topmost row can move, into any bucket.\n(pos:T)';

const seat = (more) => ({ boards_done: 1, attempts: 9, removed: 4, points: 9, over: false, ...more });
const open = (board, more) => seat({
  streak: 0, factor: 1, factor_promised: 1, bonus: false, may_give_up: false, may_start_bonus: false, results: [FIRST],
  guesses: [{ boards: 1, guess: 'the top row first', confidence: 5 }],
  board: { number: 2, finish: 'playing', pieces: LEFT, buckets: TRAYS, history: HISTORY, attempts: 6, done: 2,
    half_errors: 8, points_range: [2, 2], ...board }, ...more,
});
const view = (seats, more) => ({ level: 'harvest', boards: 3, feedback: 'free', crowded: false, pick_cost: 2,
  incentive: 'none', seats, reason: null, ...more });

/* The same board for two, who take it in turn. */
const BY_TURNS = HISTORY.map((row, i) => ({ ...row, seat: i > 2 ? 1 : 0 }));
const shared = ({ half_errors, points, ...more }) => open({ history: BY_TURNS },
  { ...more, points, results: [{ ...FIRST, by: '001', removed: 1, half_errors, points }] });
const duo = view([shared({ attempts: 5, removed: 2, half_errors: 2, points: 4 }),
  shared({ attempts: 4, removed: 2, half_errors: 0, points: 5 })], { series: 2, series_done: 0, to_move: 1 });

const mapped = LEFT.map((row) => ({ ...row, refused: [], accepts: row.piece === 5 ? [0, 1, 2, 3] : [] }));
const playing = view([open()]);
const over = view([open({ pieces: mapped, finish: 'given_up' }, { over: true })], { reason: 'give_up', rules: RULES });

export const samples = {
  boards: [
    { title: 'A piece in the hand', view: playing, draft: reduce(fresh(playing, 0), { type: 'pick', id: 3 }),
      entry: true },
    { title: 'The rule is told', view: over },
    { title: 'Rivals on one board', view: duo },
    { title: 'A race that is watched', view: view([seat(), seat({ points: 17 })]) },
  ],
  log: [
    { n: 1, turn: 1, kind: 'board', seat: 0, text: 'B1 2:SQ/RED 7:ST/BLUE' },
    { n: 2, turn: 1, kind: 'attempt', seat: 0, text: '1 p0@2>b1 -' },
    { n: 3, turn: 3, kind: 'attempt', seat: 0, text: '3 p1@7>b0 +' },
    { n: 4, turn: 3, kind: 'board_end', seat: 0, text: '= cleared 3/2 pts 9' },
  ],
  result: { places: [1], scores: [26], reason: 'finished' },
};
