/* Stratic's notation (R15.3), both ways. It checks the shape only: the server says whether a turn is legal. */
import { t } from '../../locales/text.js';
import { square_name, square_of } from './square.js';

const SIGN = { move: '>', capture: 'x', occupy: '^', breach: '%', swap: '~', crush: '*' };
const ACT = Object.fromEntries(Object.entries(SIGN).map(([act, sign]) => [sign, act]));
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

/* ---- reading: every fault says where it is and what would be right ---- */

/**
 * What can stand at a place: its pattern, how it begins, and the end of the id of the message that asks for it.
 * @typedef {[pattern: RegExp, begun: RegExp, wanted: string]} Part
 */

/** @type {Part} */
const KIND = [/^[FAIC]/, /^$/, 'kind'];
/** @type {Part} */
const SQUARE = [/^-?[a-z]{1,6}-?[1-9][0-9]{0,5}(\.-?[1-9][0-9]{0,5})?/, /^-?[a-z]{0,6}-?$/, 'square'];
/** @type {Part} */
const ACT_SIGN = [/^[>x^%~*]/, /^(\.-?)?$/, 'sign'];
/** @type {Part} */
const PROMOTION = [/^[AI]/, /^$/, 'promotion'];

/* One word from left to right; after the first fault nothing more is read. */
class Word {
  constructor(text) {
    this.text = text;
    this.at = 0;
    this.fault = null;
  }

  /**
   * What must come next. `begun`: the word ends here and can still become right.
   * @param {Part} part
   */
  take([pattern, begun, wanted]) {
    if (this.fault) return '';
    const rest = this.text.slice(this.at);
    const [found] = pattern.exec(rest) ?? [];
    if (found) this.at += found.length;
    else this.fault = { at: this.at, wanted, begun: begun.test(rest) };
    return found ?? '';
  }

  /** What can come next. */
  may(pattern) {
    return this.fault || !pattern.test(this.text.slice(this.at)) ? '' : this.take([pattern, /^$/, '']);
  }

  square() {
    const name = this.take(SQUARE);
    return name && square_of(name);
  }

  promotion() {
    return this.may(/^=/) && this.take(PROMOTION);
  }

  /** Nothing but the log's calls may follow. */
  end(wanted) {
    this.may(/^[!#]+/);
    if (this.fault || this.at === this.text.length) return;
    this.fault = { at: this.at, wanted, begun: /^\.-?$/.test(this.text.slice(this.at)) };
  }
}

function read_place(word) {
  word.take([/^\+/, /^$/, 'start']);
  const place = { kind: word.take(KIND), at: word.square() };
  const promote = word.promotion();
  word.end('end-place');
  return { ...place, ...(promote && { promote }) };
}

function read_move(word) {
  const kind = word.take(KIND);
  const from = word.square();
  const sign = word.take(ACT_SIGN);
  const move = { kind, from, to: from, act: ACT[sign] };
  if (sign !== '*') {
    move.to = word.square();
    const again = word.may(/^[x%]/);
    if (again) Object.assign(move, { then: word.square(), then_act: ACT[again] });
    const promote = word.promotion();
    if (promote) move.promote = promote;
  }
  word.end('end');
  return move;
}

/** The words of a text with where each begins. */
const words_in = (text) => [...text.matchAll(/\S+/g)].map((m) => ({ text: m[0], at: m.index }));

function fault_words(word, { at, wanted }) {
  if (word === '--') return t('stratic-read-pass');
  return at ? t(`stratic-read-${wanted}`, { read: word.slice(0, at) }) : t('stratic-read-start', { word });
}

/* Read one word into the turn; returns its fault, if it has one. */
function read_word(text, turn) {
  if (text === '--') return turn.moves.length ? { at: 0, wanted: '', begun: false } : null;
  const word = new Word(text);
  const is_place = text[0] === '+' && !turn.moves.length;
  const read = is_place ? read_place(word) : read_move(word);
  if (word.fault) return { ...word.fault, begun: word.fault.begun || text === '-' };
  (is_place ? turn.place : turn.moves).push(read);
  return null;
}

/**
 * A turn read from text: `{place, moves}`. With a fault also `error` (a sentence: what would be right), `at` and
 * `to` (where it is in the text), and `begun` when the last word is only not finished yet; then place and moves hold
 * what comes before.
 */
export function read_turn(text) {
  const turn = { place: [], moves: [] };
  const words = words_in(text);
  if (!words.length) {
    return { ...turn, error: t('stratic-read-empty'), at: 0, to: 0, begun: true };
  }
  for (const [i, word] of words.entries()) {
    const late = i && words[i - 1].text === '--';
    const fault = late ? { at: 0, wanted: '', begun: false } : read_word(word.text, turn);
    if (!fault) continue;
    const end = word.at + word.text.length;
    const error = late ? t('stratic-read-after-pass') : fault_words(word.text, fault);
    return { ...turn, error, at: word.at + fault.at, to: end, begun: fault.begun && end === text.length };
  }
  return turn;
}

/** Typed text as the words that stand and the one at the end that is being typed. */
export function split_typed(text) {
  const [, head, tail] = /^(.*?)(\S*)$/s.exec(text);
  return { head: words_in(head).map((w) => w.text.replace(/[!#]+$/, '')).join(' '), tail };
}
