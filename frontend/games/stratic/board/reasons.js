/* Why a square does nothing, as a sentence. Not a referee: the legal list has already said no; this looks for the
 * likeliest reason. */
import { t } from '../../../locales/text.js';
import { kind_of, seat_of, SIDES, WORDS } from '../position.js';
import { in_reach, is_blocked, shape_of } from '../reach.js';
import { home_rows, key_of, same } from '../square.js';

function range_words(kind, stack) {
  if (stack && kind === 'F') return t('stratic-why-carries');
  return stack && 'AI'.includes(kind) ? t('stratic-why-raised') : t(`stratic-why-range-${kind}`);
}

const top_of = (cell) => cell.top ?? cell.base;

const is_plain = (view) => view.variant === 'antistratic';

/* The square is in reach and the way is free: what stands there, or the check, forbids it. */
function occupied(kind, me, cell, view) {
  if (seat_of(top_of(cell)) === me) return t('stratic-why-own');
  if (view.turns === 0 && kind_of(top_of(cell)) === 'C') return t('stratic-why-first-turn');
  if (kind === 'F') return t(cell.top ? 'stratic-why-occupied' : 'stratic-why-fortifiers-only');
  return t(is_plain(view) ? 'stratic-why-must-capture' : 'stratic-why-exposed');
}

/* In Antistratic the Commander is a piece like others, and what is free to go may still have to wait for a capture. */
function unmoved(kind, view) {
  if (is_plain(view)) return t('stratic-why-must-capture');
  if (kind !== 'C') return t('stratic-why-exposed');
  return t(view.check ? 'stratic-why-still-check' : 'stratic-why-commander');
}

function not_there({ cells, draft, view }, at) {
  const { kind, at: from } = draft.sel;
  const stack = Boolean(cells.get(key_of(from))?.top);
  const shape = shape_of(from, at);
  if (!in_reach(kind, shape, stack)) return range_words(kind, stack);
  if (is_blocked(cells, from, shape) && !(stack && kind === 'I')) return t('stratic-why-blocked');
  const cell = cells.get(key_of(at));
  return cell ? occupied(kind, draft.me, cell, view) : unmoved(kind, view);
}

function cannot_act({ draft, hints, view }, at, cell) {
  const own = [cell.top, cell.base].filter((letter) => letter && seat_of(letter) === draft.me);
  if (!own.length) {
    return t('stratic-why-theirs', { side: SIDES[1 - draft.me], piece: WORDS[kind_of(top_of(cell))] });
  }
  if (draft.place.some((p) => same(p.at, at))) return t('stratic-why-rests');
  if (hints.movements_left === 0) return t('stratic-why-moved');
  if (hints.must_capture) return t('stratic-why-no-capture');
  if (kind_of(own[0]) === 'C' && !view.check && !is_plain(view)) return t('stratic-why-commander');
  if (hints.must_resolve) return t('stratic-why-no-help');
  return t('stratic-why-no-move', { piece: WORDS[kind_of(own[0])] });
}

function placing_reason({ draft, hints, cells }, at) {
  if (hints.free(at) || draft.place.some((p) => same(p.at, at))) return '';
  if (hints.barred.has(key_of(at))) return t('stratic-why-barred');
  return t(cells.has(key_of(at)) ? 'stratic-why-taken' : 'stratic-why-past');
}

/* Whether a tap there does something. */
function is_used({ draft, hints, acts }, at) {
  if (hints.targets.has(key_of(at))) return true;
  return !draft.chain && (acts.has(key_of(at)) || Boolean(draft.sel && same(draft.sel.at, at)));
}

function turn_reason(scene, at) {
  const { draft, hints, cells } = scene;
  if (!hints || hints.waiting) return t('stratic-why-loading');
  if (hints.placing) return placing_reason(scene, at);
  if (is_used(scene, at)) return '';
  if (draft.chain) return t('stratic-why-chain');
  if (draft.sel) return not_there(scene, at);
  return cells.has(key_of(at)) ? cannot_act(scene, at, cells.get(key_of(at))) : '';
}

/**
 * Why a tap on a square changes nothing; '' when it does change something, or when nothing was meant by it.
 * @param {object} scene   what the board is drawn from
 * @param {number[]} at
 */
export function why_not(scene, at) {
  const { draft } = scene;
  if (!draft) return '';
  if (draft.mode !== 'setup') return turn_reason(scene, at);
  const home = home_rows(draft.me).includes(at[1]) && at[0] >= 0 && at[0] <= 9;
  return home ? '' : t(draft.cube ? 'stratic-setup-home-cube' : 'stratic-setup-home');
}
