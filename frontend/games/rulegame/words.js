/* Text for attempts, log lines, and how it ended. */
import { has_words, list_of, t } from '../../locales/text.js';
import { bucket_words, cell_words, letter_of, piece_name } from './pieces.js';
import { finish_words, is_together, result_words } from './position.js';

/** The result of the player's own attempt, as a sentence. */
export const attempt_words = ({ piece, bucket, result }) => (bucket === undefined
  ? t('rulegame-tried-touch', { piece: piece_name(piece), result })
  : t('rulegame-tried-move', { piece: piece_name(piece), bucket: bucket_words(bucket), result }));

/** The result of the other player's attempt. */
export const other_attempt_words = ({ piece, bucket, result }) => (bucket === undefined
  ? t('rulegame-other-tried-touch', { piece: piece_name(piece), result })
  : t('rulegame-other-tried-move', { piece: piece_name(piece), bucket: bucket_words(bucket), result }));

/** How a board ended, as sentences; to one of two rivals what it brought them. */
export const board_words = ({ finish, attempts, done, removed, points }, n, rival = false) => (rival
  ? t('rulegame-last-board-rival', { n, finish: finish_words(finish), own: removed, pieces: done, points })
  : t('rulegame-last-board', { n, finish: finish_words(finish), attempts, pieces: done, points }));

/** A log line without a known sentence. */
const bare = ({ text }) => `${text}.`;

/* "3@1 p7@22>b2 -", "4 p7@22? +" */
const NOTATION = /^(\d+)(?:@(\d))? p(\d+)@(\d+)(?:>b(\d)|\?) ([-+x])$/;
const SIGN = { '+': 'accept', '-': 'deny', x: 'immovable' };

function attempt_line(line) {
  const [, n, seat, id, cell, bucket, sign] = NOTATION.exec(line.text) ?? [];
  if (!n) return bare(line);
  const what = { n: Number(n), letter: letter_of(Number(id)), cell: cell_words(Number(cell)) };
  const player = seat === undefined ? {} : { player: Number(seat) + 1 };
  if (bucket === undefined) {
    return t(seat === undefined ? 'rulegame-log-touch' : 'rulegame-log-touch-of',
      { ...what, ...player, result: SIGN[sign] });
  }
  return t(seat === undefined ? 'rulegame-log-move' : 'rulegame-log-move-of',
    { ...what, ...player, bucket: bucket_words(Number(bucket)), result: result_words(SIGN[sign]) });
}

function board_end(line) {
  const [, finish, attempts, done, points] = /^= (\w+) (\d+)\/(\d+) pts ([-\d:]+)$/.exec(line.text) ?? [];
  if (!finish) return bare(line);
  const [first, second] = points.split(':').map(Number);
  const what = { finish: finish_words(finish), attempts: Number(attempts), pieces: Number(done) };
  return second === undefined ? t('rulegame-log-board-end', { ...what, points: first })
    : t('rulegame-log-board-end-two', { ...what, first, second });
}

function guess(line) {
  const [, sure, text] = /^guess (\d): (.*)$/s.exec(line.text) ?? [];
  return sure ? t('rulegame-log-guess', { sure: Number(sure), guess: text }) : bare(line);
}

const LINES = {
  attempt: attempt_line,
  board: ({ text }) => t('rulegame-log-board', { n: /^B(\d+)/.exec(text)?.[1] ?? '' }),
  board_end,
  guess,
  bonus: () => t('rulegame-log-bonus'),
  give_up: () => t('rulegame-log-give-up'),
  resign: () => t('rulegame-log-resign'),
  flag: () => t('rulegame-log-flag'),
  end: ({ text }) => (text === 'agreement' ? t('rulegame-log-agreement') : t('rulegame-log-abandoned')),
};

/** One log line as a sentence. */
export const tell = (line) => (LINES[line.kind] ?? bare)(line);

/** What a log line sounds like. */
export const sound = (line) => (line.kind !== 'attempt' ? null : line.text.endsWith('+') ? 'take' : 'move');

const LEFT = ['give_up', 'resign', 'flag', 'abandoned'];

const alone = ({ scores, reason }) =>
  t(`rulegame-alone-${LEFT.includes(reason) ? reason : 'over'}`, { n: scores?.[0] ?? 0 });

/* Why a series ended early, to the player who ended it; '' for other reasons. */
const alone_own = ({ scores, reason }) =>
  (has_words(`rulegame-you-${reason}`) ? t(`rulegame-you-${reason}`, { n: scores?.[0] ?? 0 }) : '');

/* To a player alone who found the rule: how well. */
function found_words({ scores }, view) {
  const { stars, mastery } = view?.seats?.[0] ?? {};
  return mastery === undefined || stars === undefined ? ''
    : t('rulegame-you-found', { stars, n: scores?.[0] ?? 0 });
}

/* To the one of two players who ended the match by giving up, resigning or running out of time; '' otherwise. */
function left_words(result, seats, seat) {
  const id = `rulegame-you-lost-${result.reason}`;
  return seats.length === 2 && result.places?.[seat] === 2 && has_words(id)
    ? `${t(id)} ${won_words(result, seats)}` : '';
}

const names_of = (seats) => seats.map(({ name }, i) => name ?? t('rulegame-player', { n: i + 1 }));

/* What partners did together: whether they found the rule, and their points. */
function together_words({ scores = [0] }, view, own, names) {
  const { stars, mastery } = view.seats[0];
  const is_found = mastery !== undefined && stars !== undefined;
  const id = `rulegame-together-${is_found ? 'found' : 'points'}${own}`;
  return t(id, { names: list_of(names), stars, n: scores[0] });
}

/* To one of several players who share first place. */
function shared_own({ places, scores }, seats, seat) {
  const others = names_of(seats).filter((name, i) => i !== seat && places[i] === 1);
  return t('rulegame-shared-own', { names: list_of(others), points: scores[seat] });
}

/* To a player in first place, alone or with others. */
const first_own = (result, seats, seat) => (result.places.filter((place) => place === 1).length > 1
  ? shared_own(result, seats, seat) : t('rulegame-you-won', { points: result.scores[seat] }));

const after_why = (result, seats, words) => [why(result, names_of(seats)), words].filter(Boolean).join(' ');

/** How a match ended, to one of its players. */
export function ended_own(result, seats, view, seat) {
  if (seats.length === 1) return alone_own(result) || found_words(result, view) || alone(result);
  if (result.places?.[seat] !== 1) return left_words(result, seats, seat);
  const own = is_together(view) ? together_words(result, view, '-own', names_of(seats).filter((_, i) => i !== seat))
    : first_own(result, seats, seat);
  return after_why(result, seats, own);
}

/* Why a match of two at one board ended early. Partners share their place in any case, so nobody is named. */
function why({ places, reason }, named) {
  const [last, ...more] = named.filter((name, i) => places?.[i] > 1);
  if (last && !more.length && LEFT.includes(reason) && reason !== 'abandoned') {
    return t(`rulegame-by-${reason}`, { name: last });
  }
  return [...LEFT, 'agreement'].includes(reason) ? t(`rulegame-why-${reason}`) : '';
}

/* Who won, with how many points. */
function won_words({ places, scores }, seats) {
  const first = names_of(seats).filter((name, i) => places?.[i] === 1);
  const points = scores[places.indexOf(1)];
  return first.length === 1 ? t('rulegame-won', { name: first[0], points })
    : t('rulegame-shared', { names: list_of(first), points });
}

/** How a match ended, as sentences. */
export function ended(result, seats, view) {
  if (seats.length === 1) return alone(result);
  if (!result.places?.includes(1)) return t('rulegame-ended');
  return after_why(result, seats, is_together(view) ? together_words(result, view, '', names_of(seats))
    : won_words(result, seats));
}
