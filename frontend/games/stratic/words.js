/* Stratic in sentences: log lines, squares for ears, drafted steps. */
import { read_turn } from './notation.js';
import { kind_of, seat_of, SIDES, WORDS } from './position.js';
import { square_name } from './square.js';

const name = square_name;
const list = (parts) => (parts.length > 1 ? `${parts.slice(0, -1).join(', ')} and ${parts.at(-1)}` : parts[0] ?? '');

const PROMOTED = { A: ' and becomes an Aggressor', I: ' and becomes an Interdictor' };

const MOVE_WORDS = {
  move: (m) => `goes to ${name(m.to)}`,
  capture: (m) => `takes ${name(m.to)}`,
  occupy: (m) => `mounts the Fortifier on ${name(m.to)}`,
  breach: (m) => `breaches ${name(m.to)}`,
  swap: (m) => `changes places with the Commander on ${name(m.to)}`,
  crush: () => 'crushes the Fortifier beneath it',
};

/** One movement: "Aggressor c3 takes c5, then e7". */
export function move_words(move) {
  const then = move.then ? `, then ${move.then_act === 'breach' ? 'breaches ' : ''}${name(move.then)}` : '';
  const act = (MOVE_WORDS[move.act] ?? MOVE_WORDS.move)(move);
  return `${WORDS[move.kind]} ${name(move.from)} ${act}${then}${PROMOTED[move.promote] ?? ''}`;
}

/** One placement: "Fortifier on e5". */
export const place_words = (p) => `${WORDS[p.kind]} on ${name(p.at)}${PROMOTED[p.promote] ?? ''}`;

/** The drafted steps, in order. */
export function steps_of(draft) {
  return [...draft.place.map((p) => `Place ${place_words(p)}`), ...draft.moves.map(move_words)];
}

/** What stands on a square, for the eye of the ear. */
export function cell_words(cell) {
  if (!cell) return 'empty';
  const one = (letter) => `${SIDES[seat_of(letter)]} ${WORDS[kind_of(letter)]}`;
  return cell.top ? `${one(cell.top)} on ${one(cell.base)}` : one(cell.base);
}

const TARGET_WORDS = {
  move: 'may move here', capture: 'may be captured', occupy: 'may be occupied', breach: 'may be breached',
  swap: 'may change places', crush: 'may be crushed',
};

export const target_words = (entries) => list(entries.map((e) => TARGET_WORDS[e.act]));

function told_turn(line) {
  const bare = (line.turn_text ?? '').replace(/[!#]/g, '');
  const read = bare ? read_turn(bare) : {};
  const place = line.place ?? read.place ?? [];
  const moves = read.moves?.length ? read.moves : line.moves ?? [];
  return { place, moves, placed: place.length ? `places ${list(place.map(place_words))}` : '' };
}

function turn_sentence(line) {
  const side = SIDES[line.seat] ?? 'Somebody';
  const { moves, placed } = told_turn(line);
  const moved = moves.map(move_words);
  if (!moved.length) return placed ? `${side} ${placed}, and passes` : `${side} passes`;
  return `${placed ? `${side} ${placed}. ` : ''}${side}’s ${list(moved)}`;
}

function midboard_words(counts) {
  if (!counts) return '';
  const [south, north] = counts;
  const gain = Math.min(3, Math.abs(south - north));
  const who = south > north ? 'South' : 'North';
  return `; midboard ${south} to ${north}${gain ? `, ${who} gains ${gain}` : ''}`;
}

/* A turn or a skipped one, and what came of it. */
function turn_told(line) {
  const parts = [line.kind === 'skip' ? `${SIDES[line.seat] ?? 'A side'} ran out of time; the turn is skipped`
    : turn_sentence(line)];
  if (line.check) parts.push('Check');
  if (line.reply) parts.push('The Commander falls, and so does the other in reply: a draw');
  else if (/#/.test(`${line.turn_text ?? ''}${line.text ?? ''}`)) parts.push('The Commander falls');
  if (line.expansion) parts.push(`The board grows (ring ${line.expansion})${midboard_words(line.midboard)}`);
  return `${parts.join('. ')}.`;
}

const TOLD = {
  turn: turn_told,
  setup: (line) => `${SIDES[line.seat] ?? 'A side'}’s placement is revealed.`,
  skip: turn_told,
  resign: (line) => `${SIDES[line.seat] ?? 'A side'} resigns.`,
  flag: (line) => `${SIDES[line.seat] ?? 'A side'} has no time left.`,
  abandon: (line) => `${SIDES[line.seat] ?? 'A side'} stayed away too long.`,
  draw: () => 'A draw is agreed.',
};

/** One log line as a sentence for people. */
export function tell(line) {
  return TOLD[line.kind]?.(line) ?? line.text ?? '';
}

const TAKES = new Set(['capture', 'breach', 'crush']);

/** What a log line sounds like: the name of a sound of the page, or null. */
export function sound(line) {
  if (!['turn', 'skip', 'setup'].includes(line.kind)) return null;
  if (line.expansion) return 'expansion';
  if (line.check) return 'check';
  return line.reply || line.moves?.some((m) => TAKES.has(m.act) || m.then) ? 'take' : 'move';
}

const REASONS = {
  commander: 'the Commander fell', resign: 'the other side resigned', flag: 'time ran out',
  abandon: 'the other side stayed away',
  turn_limit: 'the turn limit was reached', no_pieces: 'it has no piece left to lose',
  reply_capture: 'both Commanders fell', agreement: 'by agreement', abandoned: 'nobody was there any more',
};

export const reason_words = (reason) => REASONS[reason] ?? reason ?? '';
