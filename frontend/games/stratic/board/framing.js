/* Which squares of a large board fill the picture: the pieces with some room round them. The frame keeps still while
 * they stay well inside, so that a move does not shift the board. */
import { cells_of } from '../position.js';
import { frame_of, S } from './plane.js';

const MARGIN = 2;
const NEAR = 1;
const LEAST = 10;
const SLACK = 4;
const RIM = 30;

const within = (value, lo, hi) => Math.min(hi, Math.max(lo, value));

/* The lowest and the highest file and rank, with a margin, on the board. */
function reach(squares, margin, { lo, hi }) {
  return [0, 1].map((i) => {
    const all = squares.map((at) => at[i]);
    return [within(Math.min(...all) - margin, lo, hi), within(Math.max(...all) + margin, lo, hi)];
  });
}

const whole = ({ lo, hi }) => ({ x: lo, y: lo, side: hi - lo + 1 });

/* A frame that would hide only a ring or two is not used: a small board is shown whole. */
const is_worth = (side, { lo, hi }) => side + SLACK <= hi - lo + 1;

function square_round(spans, board) {
  const { lo, hi } = board;
  const side = Math.max(LEAST, ...spans.map(([from, to]) => to - from + 1));
  if (!is_worth(side, board)) return whole(board);
  const [x, y] = spans.map(([from, to]) => within(Math.floor((from + to + 1 - side) / 2), lo, hi - side + 1));
  return { x, y, side };
}

/** @type {(frame: {x: number, y: number, side: number}, spans: number[][]) => boolean} */
const holds = ({ x, y, side }, [[x0, x1], [y0, y1]]) =>
  x0 >= x && x1 < x + side && y0 >= y && y1 < y + side;

const is_on = ({ x, y, side }, { lo, hi }) => holds(whole({ lo, hi }), [[x, x + side - 1], [y, y + side - 1]]);

/**
 * The frame round some squares.
 * @param {number[][]} squares
 * @param {{lo: number, hi: number}} board   its lowest and highest file, and rank
 * @param {{x: number, y: number, side: number}|null} [before]   the frame so far: it stays as long as it serves
 */
export function frame_round(squares, board, before = null) {
  if (!squares.length) return whole(board);
  const next = square_round(reach(squares, MARGIN, board), board);
  const serves = before && is_on(before, board) && is_worth(before.side, board)
    && holds(before, reach(squares, NEAR, board));
  return serves && before.side - next.side < SLACK ? before : next;
}

/** Whether there is more of a board than its frame shows. */
export function is_framed(view) {
  if (view.status === 'setup' || view.dims === 3 || !view.pieces || !view.extent) return false;
  const [lo, hi] = view.extent;
  return frame_round([...cells_of(view.pieces).values()].map(({ at }) => at), { lo, hi }).side <= hi - lo;
}

/* A part of the board that somebody else has chosen, and the levels of a cube, are always shown whole. */
const may_frame = ({ p, view }) => !p.cut && view.dims !== 3 && view.status !== 'setup';

/**
 * The frame of a scene; null: the whole board.
 * @param {object} scene
 * @param {object|null} before   the frame so far
 * @param {number[][]} more   squares that have to be in it besides the pieces
 */
export function frame_for(scene, before, more) {
  if (!may_frame(scene)) return null;
  const squares = [...scene.cells.values()].map(({ at }) => at);
  return frame_round([...squares, ...more], scene.p, before);
}

/** A frame as a rectangle of the picture. */
export function part_of(p, frame) {
  const outer = frame_of(p);
  if (!frame || frame.side > p.hi - p.lo) return outer;
  const [ax, ay] = p.place([frame.x, frame.y]);
  const [bx, by] = p.place([frame.x + frame.side - 1, frame.y + frame.side - 1]);
  const width = frame.side * S + 2 * RIM;
  return { x: Math.min(ax, bx) - RIM, y: Math.min(ay, by) - RIM, width, height: width };
}
