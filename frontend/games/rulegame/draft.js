/* An attempt that is not sent yet: a piece picked up, and the tray it was put on. */
import { t } from '../../locales/text.js';
import { attempts_of, is_over, is_rival, pieces_of } from './position.js';
import { letter_of, piece_name } from './pieces.js';
import { attempt_words, board_words, other_attempt_words } from './words.js';

/** The viewer's own part of the view. */
export const mine = ({ view, me }) => view.seats[me];

const is_here = (draft, id) => mine(draft).board?.pieces.some((p) => p.piece === id);

/* Whether another player at this board made that attempt. */
const is_others = (attempt, me) => attempt.seat !== undefined && attempt.seat !== me;

/* A denied piece stays in the hand, so that another bucket can be tried next. */
function still_picked(view, me) {
  const last = view.seats[me]?.board?.history.at(-1);
  return last?.result === 'deny' && !is_others(last, me) ? last.piece : null;
}

export function fresh(view, me, kept = null) {
  const draft = { view, me, picked: null, order: null, note: '' };
  const picked = kept?.picked ?? still_picked(view, me);
  return { ...draft, picked: is_here(draft, picked) ? picked : null };
}

/** The piece in the hand, as the bench draws it. */
export const picked_piece = (draft) =>
  (draft.picked === null ? null : pieces_of(mine(draft)).find((p) => p.id === draft.picked) ?? null);

function dropped(now, bucket) {
  const piece = picked_piece(now);
  if (!piece) return { ...now, order: null, note: t('rulegame-note-no-piece') };
  if (piece.stuck) return { ...now, order: null, note: t('rulegame-note-stuck', { piece: piece_name(piece) }) };
  if (piece.denied.includes(bucket)) {
    return { ...now, order: null,
      note: t('rulegame-note-denied', { letter: letter_of(piece.id), bucket }) };
  }
  return { ...now, note: '', order: { type: 'move', piece: piece.id, bucket, attempt: mine(now).board.attempts } };
}

const ACTS = {
  pick: (now, { id }) => ({ ...now, order: null, note: '', picked: now.picked === id ? null : id }),
  drop: (now, { bucket }) => dropped(now, bucket),
  touch: (now) => (now.picked === null ? now
    : { ...now, note: '', order: { type: 'pick', piece: now.picked, attempt: mine(now).board.attempts } }),
  leave: (now) => ({ ...now, picked: null, order: null, note: '' }),
};
ACTS.cancel = ACTS.leave;
/* A lesson's board answers by itself; at a match the arena handles this act. */
ACTS.commit = (now) => (now.order && now.view.answer ? fresh(now.view.answer(now.order), now.me) : now);
ACTS.undo = (now) => (now.order ? { ...now, order: null } : ACTS.leave(now));

export const reduce = (now, act) => (ACTS[act.type] ?? (() => now))(now, act);

/** A newer view of the same turn: a piece in the hand stays there while it is on the board. */
export function renew(now, view) {
  const next = { ...now, view };
  return is_here(next, now.picked) ? next : { ...next, picked: null, order: null };
}

/* The attempt in words: as a step, as a question, on the button. */
const STEP = { move: 'rulegame-step-move', pick: 'rulegame-step-touch' };
const QUESTION = { move: 'rulegame-ask-move', pick: 'rulegame-ask-touch' };
const COMMIT = { move: 'rulegame-commit-move', pick: 'rulegame-step-touch' };

function attempt_text(ids, { order, ...draft }) {
  const piece = picked_piece(draft);
  return piece ? t(ids[order.type], { letter: letter_of(piece.id), bucket: order.bucket ?? '' }) : '';
}

/** The attempt in words. */
export const order_words = (draft) => attempt_text(STEP, draft);

/* What the last attempt came to; at the beginning of a board how the one before ended. */
function last_words({ view, me }, seat) {
  const last = seat.board && attempts_of(seat).at(-1);
  if (last) return is_others(last, me) ? other_attempt_words(last) : attempt_words(last);
  return seat.results?.length ? board_words(seat.results.at(-1), seat.results.length, is_rival(view)) : '';
}

function begin_words({ view, me }) {
  const { board, attempts } = view.seats[me];
  return attempts ? t('rulegame-ask-piece') : t('rulegame-ask-first', { n: board.pieces.length });
}

/* A denied piece stays in the hand; the message about it stays until another piece is picked. */
function what_now(now, seat, piece) {
  const last = attempts_of(seat).at(-1);
  const is_same = piece && piece.id === last?.piece?.id && !is_others(last, now.me);
  if (is_same) return `${last_words(now, seat)} ${t('rulegame-ask-again')}`;
  return piece ? t('rulegame-ask-bucket', { piece: piece_name(piece) })
    : [last_words(now, seat), begin_words(now)].filter(Boolean).join(' ');
}

export function asked(now) {
  const seat = mine(now);
  const direct = { main: true, direct: true };
  if (is_over(now.view) || seat.over) {
    return { act: t('rulegame-over'), commit: t('rulegame-commit-over'), may: false, ...direct };
  }
  if (now.order) {
    return { act: attempt_text(QUESTION, now), commit: attempt_text(COMMIT, now), may: true, ...direct };
  }
  const piece = picked_piece(now);
  return { act: now.note || what_now(now, seat, piece), commit: t('rulegame-commit-none'), may: false, ...direct };
}
