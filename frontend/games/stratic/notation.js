/* Stratic's notation (R15.3), both ways. Shape only: whether a turn is legal the server says. */
import { square_name, square_of } from './square.js';

const SIGN = { move: '>', capture: 'x', occupy: '^', breach: '%', swap: '~', crush: '*' };
const ACT = Object.fromEntries(Object.entries(SIGN).map(([act, sign]) => [sign, act]));
const SQUARE = '-?[a-z]+-?[1-9][0-9]*';
const MOVE = new RegExp(`^([FAIC])(${SQUARE})(?:\\*|([>x^%~])(${SQUARE})(?:([x%])(${SQUARE}))?(?:=([AI]))?)[!#]*$`);
const PLACE = new RegExp(`^\\+([FAIC])(${SQUARE})(?:=([AI]))?$`);

const promoted = (promote) => (promote ? `=${promote}` : '');

/** One movement as text. */
export function move_text(move) {
  const from = move.kind + square_name(move.from);
  if (move.act === 'crush') return `${from}*`;
  const then = move.then ? SIGN[move.then_act ?? 'capture'] + square_name(move.then) : '';
  return from + (SIGN[move.act] ?? '>') + square_name(move.to) + then + promoted(move.promote);
}

/** One placement as text. */
export const place_text = (place) => `+${place.kind}${square_name(place.at)}${promoted(place.promote)}`;

/** A whole turn as text; no movement is a pass. */
export function turn_text(place, moves) {
  return [...place.map(place_text), ...(moves.length ? moves.map(move_text) : ['--'])].join(' ');
}

function read_place(word) {
  const [, kind, at, promote] = PLACE.exec(word) ?? [];
  const square = at && square_of(at);
  if (!square) return null;
  return { kind, at: square, ...(promote && { promote }) };
}

function read_move(word) {
  const [whole, kind, from, sign, to, sign2, then, promote] = MOVE.exec(word) ?? [];
  if (!whole) return null;
  const squares = [from, to ?? from, then].map((name) => (name ? square_of(name) : undefined));
  if (squares.includes(null)) return null;
  const move = { kind, from: squares[0], to: squares[1], act: sign ? ACT[sign] : 'crush' };
  if (squares[2]) Object.assign(move, { then: squares[2], then_act: ACT[sign2] });
  if (promote) move.promote = promote;
  return move;
}

/** A turn read from text: `{place, moves}`, or `{error}` with a hint that names the faulty word. */
export function read_turn(text) {
  const words = text.trim().split(/\s+/);
  const place = [];
  const moves = [];
  if (!words[0]) return { error: 'Type a turn, for example Ac3xc5, or -- to pass' };
  if (words.at(-1) === '--') words.pop();
  for (const word of words) {
    const placed = moves.length ? null : read_place(word);
    const moved = read_move(word);
    if (placed) place.push(placed);
    else if (moved && !text.includes('--')) moves.push(moved);
    else return { error: `“${word}” is not notation. A movement looks like Fe2>e4, a placement like +Fe5` };
  }
  return { place, moves };
}
