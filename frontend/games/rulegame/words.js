/* What is said: attempts, log lines, how it ended. */
import { bucket_words, cell_words, letter_of, piece_words } from './pieces.js';
import { finish_words, result_words } from './position.js';

const count = (n, one, many = `${one}s`) => `${n} ${n === 1 ? one : many}`;
export { count };

/** "C, red star" */
export const piece_name = (piece) => `${letter_of(piece.id)}, ${piece_words(piece)}`;

const TOLD = { accept: 'accepted', deny: 'denied', immovable: 'it cannot move now' };

/** What an attempt came to, as a sentence. */
export function attempt_words({ piece, bucket, result }) {
  if (bucket === undefined) {
    return `${piece_name(piece)}, was touched: ${result === 'accept' ? 'it can move' : 'it cannot move now'}.`;
  }
  return `${piece_name(piece)}, to ${bucket_words(bucket)}: ${TOLD[result]}.`;
}

/** How a board ended, as a sentence. */
export const board_words = (result, n) =>
  `Board ${n} is ${finish_words(result.finish)}: ${count(result.attempts, 'attempt')} for `
    + `${count(result.done, 'piece')}, ${count(result.points, 'point')}.`;

/* "3@1 p7@22>b2 -", "4 p7@22? +" */
const NOTATION = /^(\d+)(?:@(\d))? p(\d+)@(\d+)(?:>b(\d)|\?) ([-+x])$/;
const SIGN = { '+': 'accept', '-': 'deny', x: 'immovable' };

function attempt_line({ text }) {
  const [, n, seat, id, cell, bucket, sign] = NOTATION.exec(text) ?? [];
  if (!n) return `${text}.`;
  const what = `Attempt ${n}${seat === undefined ? '' : ` of player ${Number(seat) + 1}`}: ${letter_of(Number(id))} in `
    + `${cell_words(Number(cell))}`;
  return bucket === undefined ? `${what} was touched: ${sign === '+' ? 'it can move' : 'it cannot move'}.`
    : `${what} to ${bucket_words(Number(bucket))}: ${result_words(SIGN[sign])}.`;
}

function board_end({ text }) {
  const [, finish, attempts, done, points] = /^= (\w+) (\d+)\/(\d+) pts ([-\d:]+)$/.exec(text) ?? [];
  return finish
    ? `The board is ${finish_words(finish)}: ${count(Number(attempts), 'attempt')} for `
      + `${count(Number(done), 'piece')}, ${/^1$/.test(points) ? '1 point' : `${points} points`}.`
    : `${text}.`;
}

const LINES = {
  attempt: attempt_line,
  board: ({ text }) => `Board ${/^B(\d+)/.exec(text)?.[1] ?? ''} begins.`,
  board_end,
  guess: ({ text }) => `A guess is noted: ${text.replace(/^guess (\d): /, (_, sure) => `sure ${sure} of 7, `)}`,
  bonus: () => 'The bonus boards begin.',
  give_up: () => 'The series is given up.',
  resign: () => 'The series is left.',
  flag: () => 'Time is up: the series is left.',
  end: ({ text }) => (text === 'agreement' ? 'All agree to end here.' : 'Nobody is there any more.'),
};

/** One log line as a sentence. */
export const tell = (line) => (LINES[line.kind] ?? (() => `${line.text}.`))(line);

/** What a log line sounds like. */
export const sound = (line) => (line.kind !== 'attempt' ? null : line.text.endsWith('+') ? 'take' : 'move');

const LEFT = { give_up: 'The series was given up', resign: 'The series was left', flag: 'Time was up',
  abandoned: 'Nobody was there any more' };

function alone({ scores, reason }) {
  return `${LEFT[reason] ?? 'The series is over'}: ${count(scores?.[0] ?? 0, 'point')}.`;
}

const LEFT_BY = { give_up: (who) => `${who} gave up.`, resign: (who) => `${who} left.`,
  flag: (who) => `Time was up for ${who}.` };
const BROKEN_OFF = { ...LEFT, agreement: 'All agreed to end here' };

/* Why two at one board did not play all of them. Partners share their place whoever left: then nobody is named. */
function why({ places, reason }, named) {
  const [last, ...more] = named.filter((name, i) => places?.[i] > 1);
  if (last && !more.length && LEFT_BY[reason]) return `${LEFT_BY[reason](last)} `;
  return BROKEN_OFF[reason] ? `${BROKEN_OFF[reason]}. ` : '';
}

/** How a match ended, as sentences. */
export function ended(result, seats) {
  if (seats.length === 1) return alone(result);
  const named = seats.map((seat, i) => seat.name ?? `Player ${i + 1}`);
  const first = named.map((name, i) => [name, i]).filter(([, i]) => result.places?.[i] === 1);
  const points = first.length ? ` with ${count(result.scores[first[0][1]], 'point')}` : '';
  if (first.length === 1) return `${why(result, named)}${first[0][0]} wins${points}.`;
  return first.length
    ? `${why(result, named)}${first.map(([name]) => name).join(' and ')} share the first place${points}.`
    : 'The match is over.';
}
